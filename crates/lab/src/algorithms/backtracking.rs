//! Backtracking: a digit is tried, and taken back when it leads nowhere. One search in four variants.
//!
//! Plain, it walks row by row and looks only at the digits placed (a child's method; in print since S. Golomb and L.
//! Baumert, Backtrack Programming, 1965, who also take the smallest domain first). Forward checking keeps the digits
//! that each open cell may still hold and stops as soon as one has none (R. Haralick and G. Elliott, 1980). Full
//! propagation also places every digit that is alone in its cell or in its house, again and again.
//!
//! It takes little memory: one board, and what was changed on it.

use super::super::why::{Measured, Why, smallest};
use super::super::{
    Algorithm, Branch, Counters, DeadEnd, Detail, Edge, Event, Family, Goal, Happened, Literal,
    Options, Refusal, Run, Snapshot, dead_ends_of,
};
use super::choices::{BRANCH, Choice, PAIRS, QUADS, TRIPLES, choice, rules};
use super::domains::{Domains, Look, Rules};
use super::orders::{DIGIT_ORDER, HEURISTIC, Orders};
use nonet::board::{Cell, Digit, DigitSet, Puzzle};
use std::cmp::Reverse;

const NODE: &str = "board-in-part";

/// The counters where domains are kept.
const WITH_DOMAINS: &[&str] = &[
    "expanded",
    "contradictions",
    "backtracks",
    "propagations",
    "generated",
    "depth",
    "solutions",
    "memory",
    "memory_max",
];

/// Cell by cell, row by row.
pub(super) const PLAIN: Algorithm = Algorithm {
    slug: "backtracking",
    counts: &[
        "expanded",
        "generated",
        "depth",
        "backtracks",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::Backtracking,
    node: NODE,
    source: "S. Golomb, L. Baumert, Backtrack Programming, 1965",
    options: &[HEURISTIC, DIGIT_ORDER],
    pseudo_code: &[
        "every-cell-is-filled",
        "first-empty-cell",
        "each-digit-that-fits",
        "    place",
        "no-digit-fits",
        "take-back",
        "nothing-to-take-back",
    ],
    proves: true,
    goal: Goal::First,
    start: |puzzle, options, seed| {
        let search = Backtracking::new(puzzle, Look::Nowhere, Choice::First);
        Ok(Box::new(search.ordered(Orders::new(options, seed))))
    },
};

/// The cell with the fewest digits that fit.
pub(super) const SMALLEST_DOMAIN: Algorithm = Algorithm {
    slug: "backtracking-smallest-domain",
    pseudo_code: &[
        "every-cell-is-filled",
        "cell-with-fewest-digits",
        "each-digit-that-fits",
        "    place",
        "no-digit-fits",
        "take-back",
        "nothing-to-take-back",
    ],
    start: |puzzle, options, seed| {
        let search = Backtracking::new(puzzle, Look::Nowhere, Choice::Smallest);
        Ok(Box::new(search.ordered(Orders::new(options, seed))))
    },
    ..PLAIN
};

/// Domains are kept, and none may become empty.
pub(super) const FORWARD_CHECKING: Algorithm = Algorithm {
    slug: "backtracking-forward-checking",
    counts: WITH_DOMAINS,
    source: "R. Haralick, G. Elliott, Increasing Tree Search Efficiency, 1980",
    options: &[BRANCH, HEURISTIC, DIGIT_ORDER],
    pseudo_code: &[
        "every-cell-is-filled",
        "first-or-smallest-empty-cell",
        "each-digit-of-the-domain",
        "    place-and-look-ahead",
        "a-domain-is-empty",
        "take-back-and-restore",
        "nothing-to-take-back",
    ],
    start: |puzzle, options, seed| begin(puzzle, Look::Ahead, options, seed),
    ..PLAIN
};

/// Domains are kept, and singles placed until there are none.
pub(super) const FULL_PROPAGATION: Algorithm = Algorithm {
    slug: "backtracking-full-propagation",
    counts: WITH_DOMAINS,
    source: "D. Sabin, E. Freuder, Contradicting Conventional Wisdom in Constraint Satisfaction, 1994",
    options: &[BRANCH, HEURISTIC, DIGIT_ORDER, PAIRS, TRIPLES, QUADS],
    pseudo_code: &[
        "every-cell-is-filled",
        "first-or-smallest-open-cell",
        "each-digit-of-the-domain",
        "    place-and-singles",
        "domain-or-house-is-empty",
        "take-back-and-restore",
        "nothing-to-take-back",
    ],
    start: |puzzle, options, seed| begin(puzzle, everywhere(options), options, seed),
    ..PLAIN
};

/// Singles of both kinds, and the subsets that the options name.
fn everywhere(options: &Options) -> Look {
    Look::Everywhere(Rules {
        hidden_singles: true,
        ..rules(options)
    })
}

fn begin(
    puzzle: &Puzzle,
    look: Look,
    options: &Options,
    seed: u64,
) -> Result<Box<dyn Run>, Refusal> {
    let search = Backtracking::new(puzzle, look, choice(options));
    Ok(Box::new(search.ordered(Orders::new(options, seed))))
}

/// The search: a board, the decisions on it, and which of two things comes next.
#[derive(Clone, Debug)]
pub(super) struct Backtracking {
    domains: Domains,
    pick: Pick,
    /// Custom orders, which override the rule.
    orders: Option<Orders>,
    stack: Vec<Decision>,
    next: Next,
    counters: Counters,
    touched: Option<Cell>,
    /// How many boards were examined.
    n_nodes: u64,
}

/// A decision that can be taken back.
#[derive(Clone, Debug)]
struct Decision {
    branch: Branch,
    /// How many changes had been made before.
    mark: usize,
    /// The number of the board on which it was made.
    node: u64,
    /// The digits still to be tried, the next one last, if they have a custom order.
    order: Vec<Digit>,
}

/// Which open cell comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    First,
    /// The smallest domain; in a tie, the first.
    Smallest,
    /// The smallest domain; in a tie, the one that sees the most open cells; of these the first.
    Saturated,
}

impl From<Choice> for Pick {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::First => Self::First,
            Choice::Smallest => Self::Smallest,
        }
    }
}

/// What the next step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Looks at the board and chooses a cell.
    Choose,
    /// Takes decisions back until another digit can be tried.
    Retreat,
}

/// Bytes of a decision, and of a change that can be undone.
const BYTES: (u64, u64) = (24, 8);

mod line {
    pub(super) const SOLUTION: u8 = 0;
    pub(super) const PLACE: u8 = 3;
    pub(super) const DEAD_END: u8 = 4;
    pub(super) const BACK: u8 = 5;
    pub(super) const END: u8 = 6;
}

impl Backtracking {
    pub(super) fn new(puzzle: &Puzzle, look: Look, pick: impl Into<Pick>) -> Self {
        let (domains, is_consistent) = Domains::new(puzzle, look);
        let counters = Counters {
            propagations: domains.removed(),
            ..Counters::default()
        };
        Self {
            domains,
            pick: pick.into(),
            orders: None,
            stack: Vec::new(),
            next: if is_consistent {
                Next::Choose
            } else {
                Next::Retreat
            },
            counters,
            touched: None,
            n_nodes: 0,
        }
    }

    /// A search by forward checking, limited to these candidates of the open cells.
    pub(super) fn within(puzzle: &Puzzle, left: &[DigitSet], pick: impl Into<Pick>) -> Self {
        let mut search = Self::new(puzzle, Look::Ahead, pick);
        search.domains.narrow(left);
        search.counters.propagations = 0;
        search
    }

    /// The same search with these orders: a formula overrides the rule.
    pub(super) fn ordered(self, orders: Orders) -> Self {
        Self {
            orders: Some(orders),
            ..self
        }
    }

    /// The decisions that lead to the current state.
    pub(super) fn branches(&self) -> Vec<Branch> {
        self.stack.iter().map(|decision| decision.branch).collect()
    }

    /// Examines the current board.
    fn look(&mut self) -> Event {
        self.n_nodes += 1;
        let edge = Edge {
            parent: self.stack.last().map_or(0, |decision| decision.node),
            node: self.n_nodes,
        };
        let above = self.stack.last().map(|decision| decision.branch);
        let decision = above.and_then(|branch| Some(Literal::right((branch.cell, branch.digit?))));
        self.choose().on(edge).by(decision)
    }

    fn choose(&mut self) -> Event {
        let Some((cell, digits, why)) = self.next_cell() else {
            self.counters.solutions += 1;
            self.next = Next::Retreat;
            return Event::new(Happened::Solution, line::SOLUTION);
        };
        self.counters.expanded += 1;
        self.counters.generated += digits.len() as u64;
        if digits.is_empty() {
            self.next = Next::Retreat;
            let event = Event::new(Happened::Conflict, line::DEAD_END);
            return event.at(Some(cell)).because(why);
        }
        let branch = Branch {
            cell,
            digit: None,
            left: digits,
        };
        let depth = self.stack.len() as u64;
        let orders = self.orders.as_mut();
        let order = orders.map(|orders| orders.digits(&self.domains, (cell, digits), depth));
        self.stack.push(Decision {
            branch,
            mark: self.domains.mark(),
            node: self.n_nodes,
            order: order.unwrap_or_default(),
        });
        self.try_next(Happened::Expanded, line::PLACE).because(why)
    }

    fn next_cell(&mut self) -> Option<(Cell, DigitSet, Option<Why>)> {
        let depth = self.stack.len() as u64;
        if let Some(orders) = self.orders.as_mut().filter(|orders| orders.has_cells()) {
            let (cell, digits, why) = orders.cell(&self.domains, depth)?;
            return Some((cell, digits, Some(why)));
        }
        let mut open = self.domains.open();
        if self.pick == Pick::First {
            return open.next().map(|(cell, digits)| (cell, digits, None));
        }
        let size = |(_, digits): &(Cell, DigitSet)| digits.len() as i64;
        let (first, why) = smallest(Measured::Candidates, open, size)?;
        let (cell, digits) = match self.pick {
            Pick::Saturated => self.most_saturated(first.1.len())?,
            _ => first,
        };
        Some((cell, digits, Some(why)))
    }

    /// Among the cells with `least` digits left, the first with the most open peers.
    fn most_saturated(&self, least: usize) -> Option<(Cell, DigitSet)> {
        let open = self.domains.open();
        let saturated = open.filter(|(_, digits)| digits.len() == least);
        saturated.min_by_key(|&(cell, _)| Reverse(self.domains.n_open_peers(cell)))
    }

    /// Places the next digit of the last decision.
    fn try_next(&mut self, happened: Happened, line: u8) -> Event {
        let Some((cell, digit)) = self.stack.last_mut().and_then(take_next) else {
            return Event::new(Happened::Exhausted, line::END);
        };
        let is_consistent = self.domains.place(cell, digit);
        self.counters.propagations = self.domains.removed();
        self.touched = Some(cell);
        self.next = if is_consistent {
            Next::Choose
        } else {
            Next::Retreat
        };
        self.counters.contradictions += u64::from(!is_consistent);
        let event = if is_consistent {
            Event::new(happened, line)
        } else {
            Event::new(Happened::Conflict, line::DEAD_END)
        };
        event.at(Some(cell)).with(Some(digit))
    }

    fn retreat(&mut self) -> Event {
        while let Some(decision) = self.stack.last() {
            self.domains.undo(decision.mark);
            self.counters.backtracks += 1;
            if !decision.branch.left.is_empty() {
                return self.try_next(Happened::Backtrack, line::BACK);
            }
            self.stack.pop();
        }
        Event::new(Happened::Exhausted, line::END)
    }
}

/// Moves a decision on to its next digit.
fn take_next(decision: &mut Decision) -> Option<(Cell, Digit)> {
    let branch = &mut decision.branch;
    let digit = decision.order.pop().or(branch.left.first())?;
    branch.digit = Some(digit);
    branch.left = branch.left.without(digit);
    Some((branch.cell, digit))
}

impl Run for Backtracking {
    fn step(&mut self) -> Event {
        let event = match self.next {
            Next::Choose => self.look(),
            Next::Retreat => self.retreat(),
        };
        let depth = self.stack.len() as u64;
        self.counters.depth = depth;
        self.counters
            .set_memory(depth * BYTES.0 + self.domains.mark() as u64 * BYTES.1);
        event
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let mut board = Snapshot {
            touched: self.touched.into_iter().collect(),
            ..self.domains.snapshot()
        };
        // Rules that compare domains show them, whether they are kept or looked up.
        if self.pick != Pick::First {
            board.domains = self.domains.all_fitting();
        }
        board
    }

    fn detail(&self) -> Detail {
        Detail::Path {
            branches: self.branches(),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        dead_ends_of(&self.board())
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}

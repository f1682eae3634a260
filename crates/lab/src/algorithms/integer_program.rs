//! Sudoku as an integer program, by branch and bound.
//!
//! The relaxation lets each candidate be partly true. If the vertex that the simplex method finds is whole, it is
//! a solution; if not, one candidate that is partly true is made true, and later false. Nothing is minimised, so
//! the bound is 0 and cuts nothing off: infeasible relaxations do the pruning. Each solution found is cut off by
//! its own inequality, and the search continues for others.

mod fixed;
mod relaxation;

use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Edge, Event, Family, Goal, Happened, Kind, Literal,
    OptionRow, Options, Refusal, Run, Snapshot, dead_ends_of,
};
use fixed::{domain, emptied_by, singles};
use nonet::board::Puzzle;
use relaxation::{Answer, Fraction, Presolve, Program, Vertex};

/// Branch and bound over the relaxations of linear programs.
pub(super) const BRANCH_AND_BOUND: Algorithm = Algorithm {
    slug: "integer-program",
    counts: &[
        "expanded",
        "contradictions",
        "frontier",
        "depth",
        "generated",
        "frontier_max",
        "propagations",
        "backtracks",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::IntegerProgram,
    node: "relaxation",
    source: "A. Land, A. Doig, 1960; A. Bartlett, T. Chartier, A. Langville, T. Rankin, An Integer Programming Model for the Sudoku Problem, 2008; microlp, https://github.com/Specy/microlp",
    options: &[
        OptionRow {
            name: "presolve",
            help: "presolve",
            kind: Kind::Choice(&["on", "off"]),
        },
        OptionRow {
            name: "fraction",
            help: "candidate-to-fix",
            kind: Kind::Choice(&["one", "half"]),
        },
    ],
    pseudo_code: &[
        "solve-the-relaxation",
        "every-value-is-whole",
        "choose-a-fraction",
        "    fix-to-1",
        "relaxation-is-infeasible",
        "    fix-to-0",
        "nothing-to-take-back",
        "simplex-fails",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

mod line {
    pub(super) const RELAX: u8 = 0;
    pub(super) const SOLUTION: u8 = 1;
    pub(super) const ONE: u8 = 3;
    pub(super) const DEAD_END: u8 = 4;
    pub(super) const ZERO: u8 = 5;
    pub(super) const END: u8 = 6;
    pub(super) const FAILED: u8 = 7;
}

/// The most candidates that a model may have: a step, which is a whole linear program, would take seconds.
const MOST_VARIABLES: u64 = 1024;

fn begin(puzzle: &Puzzle, options: &Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    let presolve = match options.choice("presolve") {
        "off" => Presolve::Off,
        _ => Presolve::On,
    };
    let fraction = match options.choice("fraction") {
        "half" => Fraction::NearestHalf,
        _ => Fraction::NearestOne,
    };
    let program = Program::new(puzzle, presolve);
    if program
        .as_ref()
        .is_some_and(|program| program.model.0 > MOST_VARIABLES)
    {
        return Err(Refusal::TooLarge);
    }
    Ok(Box::new(BranchAndBound::new(puzzle, program, fraction)))
}

/// The search: the current relaxation, and the decisions whose other half is still to be searched.
#[derive(Clone, Debug)]
struct BranchAndBound {
    puzzle: Puzzle,
    /// `None` if presolve met a contradiction.
    program: Option<Program>,
    fraction: Fraction,
    at: Option<Vertex>,
    /// The values of the last relaxation that had a point, in thousandths.
    shown: Vec<u16>,
    fixed: Vec<(u32, bool)>,
    waiting: Vec<Decision>,
    cuts: Vec<Vec<u32>>,
    next: Next,
    counters: Counters,
    /// Iterations of the simplex method, and how many of them led to the current vertex.
    iterations: u64,
    before: u64,
    /// Has everything been searched?
    is_over: bool,
    /// How many relaxations were examined, and the number of the current one.
    n_nodes: u64,
    node: u64,
}

/// A candidate made true; the case that it is false is still to be searched.
#[derive(Clone, Debug)]
struct Decision {
    vertex: Vertex,
    candidate: u32,
    /// How much had been fixed, and how many solutions cut off, before.
    n_fixed: usize,
    n_cuts: usize,
    /// The number of the relaxation on which it was made.
    node: u64,
}

/// What the next step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Solves the relaxation of the puzzle.
    Root,
    /// Makes a candidate of the current relaxation true.
    Branch,
    /// Cuts off the current solution.
    Cut,
    /// Makes a candidate that was true false.
    Retreat,
    /// The simplex method failed.
    Failed,
}

impl BranchAndBound {
    fn new(puzzle: &Puzzle, program: Option<Program>, fraction: Fraction) -> Self {
        let removed = program.as_ref().map_or(0, |program| program.removed);
        Self {
            puzzle: puzzle.clone(),
            next: if program.is_some() {
                Next::Root
            } else {
                Next::Retreat
            },
            program,
            fraction,
            at: None,
            shown: Vec::new(),
            fixed: Vec::new(),
            waiting: Vec::new(),
            cuts: Vec::new(),
            counters: Counters {
                propagations: removed,
                ..Counters::default()
            },
            iterations: 0,
            before: 0,
            is_over: false,
            n_nodes: 0,
            node: 0,
        }
    }

    fn advance(&mut self) -> Option<Event> {
        match self.next {
            Next::Root => {
                let answer = self.program.as_ref()?.solve();
                let event = Event::new(Happened::Deduced, line::RELAX);
                Some(self.look(answer, event, 0))
            }
            Next::Branch => self.branch(),
            Next::Cut => self.cut(),
            Next::Retreat => self.retreat(),
            Next::Failed => Some(Event::new(Happened::GaveUp, line::FAILED)),
        }
    }

    /// Makes a partly true candidate true, and keeps the other case for later.
    fn branch(&mut self) -> Option<Event> {
        let vertex = self.at.take()?;
        let candidate = self.program.as_ref()?.choose(&vertex, self.fraction)?;
        let node = self.node;
        self.before = vertex.iterations();
        self.counters.expanded += 1;
        self.counters.generated += 2;
        let waiting = Decision {
            vertex: vertex.clone(),
            candidate,
            n_fixed: self.fixed.len(),
            n_cuts: self.cuts.len(),
            node,
        };
        self.waiting.push(waiting);
        let answer = self.fix(vertex, candidate, true)?;
        let event = self.about(Happened::Expanded, line::ONE, candidate);
        Some(self.look(answer, event, node))
    }

    /// Cuts the current solution off.
    fn cut(&mut self) -> Option<Event> {
        let vertex = self.at.take()?;
        self.before = vertex.iterations();
        let program = self.program.as_ref()?;
        let solution: Vec<u32> = program.ones(&vertex).collect();
        let answer = program.cut(vertex, &solution);
        self.cuts.push(solution);
        let event = Event::new(Happened::Deduced, line::SOLUTION);
        Some(self.settle(answer, event))
    }

    /// Undoes the last decision: its candidate becomes false.
    fn retreat(&mut self) -> Option<Event> {
        let Some(decision) = self.waiting.pop() else {
            self.is_over = true;
            return None;
        };
        self.shown = self.values(&decision.vertex);
        self.counters.backtracks += 1;
        self.fixed.truncate(decision.n_fixed);
        self.before = decision.vertex.iterations();
        let mut answer = Answer::Vertex(decision.vertex);
        for cut in &self.cuts[decision.n_cuts..] {
            if let Answer::Vertex(vertex) = answer {
                answer = self.program.as_ref()?.cut(vertex, cut);
            }
        }
        if let Answer::Vertex(vertex) = answer {
            answer = self.fix(vertex, decision.candidate, false)?;
        }
        let event = self.about(Happened::Backtrack, line::ZERO, decision.candidate);
        Some(self.look(answer, event, decision.node))
    }

    fn fix(&mut self, vertex: Vertex, candidate: u32, value: bool) -> Option<Answer> {
        self.fixed.push((candidate, value));
        Some(self.program.as_ref()?.fix(vertex, candidate, value))
    }

    /// The event that a candidate was fixed: to 1 at line `ONE`, otherwise to 0.
    fn about(&self, happened: Happened, line: u8, candidate: u32) -> Event {
        let place = self
            .program
            .as_ref()
            .map(|program| program.candidate(candidate));
        let event = Event::new(happened, line).at(place.map(|(cell, _)| cell));
        let event = event.with(place.and_then(|(_, digit)| digit));
        let holds = line == line::ONE;
        let fixed = event.cell.zip(event.digit);
        event.by(fixed.map(|(cell, digit)| Literal { cell, digit, holds }))
    }

    /// Numbers a new relaxation and continues according to its answer.
    fn look(&mut self, answer: Answer, event: Event, parent: u64) -> Event {
        self.n_nodes += 1;
        self.node = self.n_nodes;
        let node = self.node;
        self.settle(answer, event).on(Edge { parent, node })
    }

    fn settle(&mut self, answer: Answer, event: Event) -> Event {
        match answer {
            Answer::Vertex(vertex) => self.arrive(vertex, event),
            Answer::Infeasible => {
                self.counters.contradictions += 1;
                self.next = Next::Retreat;
                Event {
                    happened: Happened::Conflict,
                    line: line::DEAD_END,
                    ..event
                }
            }
            Answer::Failed => {
                self.next = Next::Failed;
                Event::new(Happened::GaveUp, line::FAILED)
            }
        }
    }

    fn arrive(&mut self, vertex: Vertex, event: Event) -> Event {
        let program = self.program.as_ref();
        let is_whole = program.is_some_and(|program| program.is_whole(&vertex));
        self.iterations += vertex.iterations().saturating_sub(self.before);
        self.shown = self.values(&vertex);
        self.at = Some(vertex);
        if !is_whole {
            self.next = Next::Branch;
            return event;
        }
        self.counters.solutions += 1;
        self.next = Next::Cut;
        Event {
            happened: Happened::Solution,
            line: line::SOLUTION,
            ..event
        }
    }

    /// The value of each candidate, in thousandths.
    fn values(&self, vertex: &Vertex) -> Vec<u16> {
        let Some(program) = &self.program else {
            return Vec::new();
        };
        let values = program.values(vertex);
        values.map(|(_, value)| (value / 1000) as u16).collect()
    }

    /// The fixed candidates.
    fn literals(&self) -> Vec<Literal> {
        let Some(program) = &self.program else {
            return Vec::new();
        };
        let fixed = self.fixed.iter().filter(|_| !self.is_over);
        let literals = fixed.filter_map(|&(candidate, holds)| {
            let (cell, digit) = program.candidate(candidate);
            digit.map(|digit| Literal { cell, digit, holds })
        });
        literals.collect()
    }

    /// Is the last relaxation infeasible?
    fn is_infeasible(&self) -> bool {
        self.next == Next::Retreat && !self.is_over
    }

    fn count(&mut self) {
        let waiting = self.waiting.len() as u64;
        self.counters.depth = self.fixed.len() as u64;
        self.counters
            .set_frontier(waiting + u64::from(self.at.is_some()));
        let each = self.program.as_ref().map_or(0, Program::bytes);
        let cut = 16 * self.puzzle.geometry().n_cells() as u64;
        let cuts = (self.cuts.len() as u64) * cut * (waiting + 1);
        self.counters.set_memory(each * (waiting + 2) + cuts);
    }
}

impl Run for BranchAndBound {
    fn step(&mut self) -> Event {
        let event = self.advance();
        self.count();
        event.unwrap_or_else(|| Event::new(Happened::Exhausted, line::END))
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let mut snapshot = Snapshot::of(self.puzzle.clone());
        let Some(program) = &self.program else {
            return snapshot;
        };
        let cells = self.puzzle.geometry().cells();
        snapshot.domains = cells
            .map(|cell| domain(program, &self.fixed, cell))
            .collect();
        if let Some(vertex) = &self.at {
            let ones = program.ones(vertex);
            for (cell, digit) in ones.map(|candidate| program.candidate(candidate)) {
                snapshot.digits.put(cell, digit);
            }
        }
        let last = self
            .fixed
            .last()
            .map(|&(candidate, _)| program.candidate(candidate).0);
        snapshot.touched.extend(last);
        snapshot
    }

    fn detail(&self) -> Detail {
        let program = self.program.as_ref();
        Detail::Program {
            model: program.map_or((0, 0), |program| program.model),
            values: self.shown.clone(),
            fixed: self.literals(),
            is_infeasible: self.is_infeasible(),
            iterations: self.iterations,
            bound: (Some(0), (self.counters.solutions > 0).then_some(0)),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        let Some(program) = &self.program else {
            return dead_ends_of(&singles(&self.puzzle).snapshot());
        };
        let emptied = emptied_by(&self.puzzle, program, &self.fixed);
        let dead_end = DeadEnd {
            tried: None,
            emptied,
        };
        self.is_infeasible()
            .then_some(dead_end)
            .into_iter()
            .collect()
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}

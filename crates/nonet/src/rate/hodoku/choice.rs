//! Which of several steps HoDoKu takes.
//!
//! HoDoKu examines boxes before rows and columns, wings by their first cells, fish in rows before those in
//! columns, colours digit by digit. Of chains it takes the one that rules out the most, then the shortest; it does
//! not follow those of more than ten cells. It treats loops of all kinds with the same links as one technique, and
//! so the two kinds of a colouring. Where its choice depends on how it searches, the search is done in its order:
//! loops (`loops.rs`), almost locked sets (`sets/`), forcing chains and nets (`forcing.rs`); `rectangles.rs` says
//! which rectangles it examines. Otherwise it takes the first that is found here.
//!
//! This was learnt from its paths and scores, its manual and its source; no line of it is here. Each rule is
//! general; `crates/nonet/tests/rate/hodoku.rs` counts how many of HoDoKu's paths and scores are reproduced.

use super::{forcing, loops, rectangles, sets};
use crate::board::House;
use crate::logic::{Chain, Context, Fish, Pattern, Step, Technique, Truth};

/// Compared in order; the least of several steps is taken.
type Rank = Vec<usize>;

/// Techniques that HoDoKu searches together, and how it chooses one of their steps.
type Rule = (&'static [&'static str], How);

/// How a step is chosen.
#[derive(Clone, Copy)]
enum How {
    /// The one of least rank.
    Least(fn(&Step) -> Rank),
    /// The first that HoDoKu would examine.
    First(fn(&Context<'_>, &Step) -> bool),
    /// HoDoKu's own search.
    Own(fn(&Context<'_>) -> Option<Step>),
}

use How::{First, Least, Own};

/// The longest remote pairs, X- and XY-chains that HoDoKu follows, in links; the last is a strong one, so their
/// number is odd.
const LONGEST: usize = 20;

const RULES: &[Rule] = &[
    (&["naked-pair"], Least(boxes_first)),
    (&["naked-triple"], Least(boxes_first)),
    (&["naked-quad"], Least(boxes_first)),
    (&["hidden-pair"], Least(boxes_first)),
    (&["hidden-triple"], Least(boxes_first)),
    (&["hidden-quad"], Least(boxes_first)),
    (&["turbot-fish"], Least(most)),
    (&["xy-wing"], Least(first_cells)),
    (&["uniqueness-test-1"], First(rectangles::is_seen)),
    (&["uniqueness-test-2"], First(rectangles::is_seen)),
    (&["uniqueness-test-3"], First(rectangles::is_seen)),
    (&["uniqueness-test-4"], First(rectangles::is_seen)),
    (&["uniqueness-test-5"], First(rectangles::is_seen)),
    (&["uniqueness-test-6"], First(rectangles::is_seen)),
    (&["hidden-rectangle"], First(rectangles::is_seen)),
    (&["finned-x-wing"], Least(rows_first)),
    (&["sashimi-x-wing"], Least(rows_first)),
    (&["finned-swordfish"], Least(rows_first)),
    (&["sashimi-swordfish"], Least(rows_first)),
    (&["finned-jellyfish"], Least(rows_first)),
    (&["sashimi-jellyfish"], Least(rows_first)),
    (&["sue-de-coq"], Least(crossing)),
    (&["remote-pair"], Least(shortest)),
    (&["x-chain"], Least(shortest)),
    (&["xy-chain"], Least(shortest)),
    (
        &["simple-colours-trap", "simple-colours-wrap"],
        Least(wraps_first),
    ),
    (&["multi-colours-1", "multi-colours-2"], Least(most)),
    (
        &["continuous-nice-loop", "aic", "discontinuous-nice-loop"],
        Own(loops::single),
    ),
    (
        &[
            "grouped-continuous-nice-loop",
            "grouped-aic",
            "grouped-discontinuous-nice-loop",
        ],
        Own(loops::grouped),
    ),
    (&["als-xz"], Own(sets::xz)),
    (&["als-xy-wing"], Own(sets::wing)),
    (&["als-chain"], Own(sets::chain)),
    (&["franken-x-wing"], Least(rows_first)),
    (
        &["cell-forcing-chain", "region-forcing-chain"],
        Own(forcing::chain),
    ),
    (
        &[
            "contradiction-net",
            "digit-forcing-net",
            "cell-forcing-net",
            "region-forcing-net",
        ],
        Own(forcing::net),
    ),
];

/// Techniques that are searched together.
pub(super) struct Choice {
    techniques: Vec<&'static dyn Technique>,
    how: Option<How>,
}

/// Techniques in their order, grouped if they are searched together.
pub(super) fn choices(order: &[&'static dyn Technique]) -> Vec<Choice> {
    let rule = |technique: &dyn Technique| {
        let named = |(slugs, _): &&Rule| slugs.contains(&technique.info().slug);
        RULES.iter().find(named)
    };
    let together = |a: &&'static dyn Technique, b: &&'static dyn Technique| {
        rule(*a).is_some_and(|(slugs, _)| slugs.contains(&b.info().slug))
    };
    let choice = |techniques: &[&'static dyn Technique]| Choice {
        techniques: techniques.to_vec(),
        how: techniques
            .first()
            .and_then(|&first| rule(first))
            .map(|rule| rule.1),
    };
    order.chunk_by(together).map(choice).collect()
}

impl Choice {
    /// The step that HoDoKu takes, if there is any.
    pub(super) fn step(&self, context: &Context<'_>) -> Option<Step> {
        let all = || {
            let techniques = self.techniques.iter();
            techniques.flat_map(|technique| technique.all(context))
        };
        match self.how {
            Some(Least(rank)) => all().filter(is_short).min_by_key(rank),
            Some(First(is_seen)) => all().find(|step| is_seen(context, step)),
            Some(Own(search)) => search(context),
            None => self
                .techniques
                .iter()
                .find_map(|technique| technique.first(context)),
        }
    }
}

/// The step that rules out the most, then the one with the least weighted sum of places, each weight 80 more than
/// the one before.
fn most(step: &Step) -> Rank {
    let gone = step
        .deductions
        .iter()
        .map(|deduction| deduction.candidate());
    let weights = (1..).step_by(80);
    let sum = gone
        .zip(weights)
        .map(|(gone, weight)| gone.cell.index() * weight + gone.digit.index() + 1);
    vec![usize::MAX - step.deductions.len(), sum.sum()]
}

/// The step that rules out the most, then the shortest chain.
fn shortest(step: &Step) -> Rank {
    let mut rank = most(step);
    rank.insert(1, n_links(step));
    rank
}

/// Are all its chains short enough for HoDoKu to follow?
fn is_short(step: &Step) -> bool {
    let Pattern::Chain(chains) = &step.pattern else {
        return true;
    };
    chains.iter().all(|chain| chain.n_links() < LONGEST)
}

fn n_links(step: &Step) -> usize {
    match &step.pattern {
        Pattern::Chain(chains) => chains.iter().map(Chain::n_links).sum(),
        _ => 0,
    }
}

/// By digit and cluster; for each cluster, a colour that contradicts itself comes before candidates that see both
/// colours.
fn wraps_first(step: &Step) -> Rank {
    let Pattern::Colours { clusters, .. } = &step.pattern else {
        return Vec::new();
    };
    let first = clusters
        .iter()
        .flatten()
        .flatten()
        .min_by_key(|own| own.cell);
    let first = first.map(|own| [own.digit.index(), own.cell.index()]);
    let mut rank = first.unwrap_or_default().to_vec();
    rank.push(usize::from(step.technique.slug != "simple-colours-wrap"));
    rank
}

fn boxes_first(step: &Step) -> Rank {
    match &step.pattern {
        Pattern::Subset { house, .. } => vec![usize::from(!house.is_box())],
        _ => Vec::new(),
    }
}

fn first_cells(step: &Step) -> Rank {
    let Pattern::Als { sets, stem, .. } = &step.pattern else {
        return Vec::new();
    };
    let cells = sets.iter().flat_map(|set| &set.cells).chain(stem);
    let mut cells: Rank = cells.map(|cell| cell.index()).collect();
    cells.sort_unstable();
    cells
}

fn rows_first(step: &Step) -> Rank {
    let Pattern::Fish(all) = &step.pattern else {
        return Vec::new();
    };
    let rank = |Fish {
                    digit, base, cover, ..
                }: &Fish| {
        let houses = base.iter().chain(cover).map(|&house| number(house));
        let mut rank = vec![digit.index()];
        rank.extend(houses);
        rank
    };
    all.iter().flat_map(rank).collect()
}

fn crossing(step: &Step) -> Rank {
    let Pattern::Truths { cover, .. } = &step.pattern else {
        return Vec::new();
    };
    let houses = cover.iter().filter_map(|truth| match truth {
        Truth::House(house, _) => Some(number(*house)),
        Truth::Cell(_) => None,
    });
    let line = houses.min();
    line.into_iter().collect()
}

/// The place of a house among rows, columns and boxes.
fn number(house: House) -> usize {
    house.kind as usize * 9 + usize::from(house.index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Candidate, Cell, Digit, DigitSet};
    use crate::logic::{Als, Deduction, Node, techniques};

    /// Row, column and digit, numbered from 1.
    type Named = (usize, usize, u8);

    fn cell(row: usize, col: usize) -> Cell {
        Cell::new(9 * row + col - 10)
    }

    fn step(gone: &[Named], pattern: Pattern) -> Step {
        let gone = gone.iter().map(|&(row, col, digit)| Candidate {
            cell: cell(row, col),
            digit: Digit::new(digit).unwrap(),
        });
        Step {
            technique: techniques::info("aic").unwrap(),
            deductions: gone.map(Deduction::Eliminate).collect(),
            pattern,
        }
    }

    fn chain(nodes: &[Named]) -> Pattern {
        let node = |&(row, col, digit): &Named| Node {
            digit: Digit::new(digit).unwrap(),
            cells: vec![cell(row, col)],
        };
        Pattern::Chain(vec![Chain {
            nodes: nodes.iter().map(node).collect(),
            strong: Vec::new(),
            closed: false,
        }])
    }

    /// Is the first of the two taken?
    fn wins(rank: fn(&Step) -> Rank, one: &Step, other: &Step) -> bool {
        rank(one) < rank(other)
    }

    const SHORT: [Named; 4] = [(1, 1, 1), (1, 1, 2), (1, 5, 2), (1, 5, 1)];
    const LONG: [Named; 6] = [
        (1, 1, 1),
        (1, 1, 2),
        (1, 5, 2),
        (1, 5, 3),
        (5, 5, 3),
        (5, 5, 1),
    ];

    #[test]
    fn a_chain_that_rules_out_more_is_taken_then_the_shorter_one() {
        let more = step(&[(7, 2, 1), (8, 2, 1)], chain(&LONG));
        let short = step(&[(7, 2, 1)], chain(&SHORT));
        let low = step(&[(2, 2, 1)], chain(&LONG));
        assert!(wins(shortest, &more, &short) && wins(shortest, &short, &low));
    }

    #[test]
    fn a_chain_of_more_than_ten_cells_is_not_followed() {
        let cells = |n| (1..=n).flat_map(|row| [(row, 1, 1), (row, 1, 2)]);
        let of = |n| step(&[(7, 2, 1)], chain(&cells(n).collect::<Vec<Named>>()));
        assert!(is_short(&of(10)) && !is_short(&of(11)));
    }

    #[test]
    fn later_places_weigh_more() {
        let one = step(&[(1, 1, 1), (1, 9, 1)], chain(&SHORT));
        let two = step(&[(1, 7, 1), (1, 8, 1)], chain(&SHORT));
        assert!(wins(most, &two, &one));
    }

    #[test]
    fn a_colour_that_contradicts_itself_comes_first_of_its_cluster() {
        let colours = |slug, first: usize| {
            let candidate = |col| Candidate {
                cell: cell(first, col),
                digit: Digit::new(8).unwrap(),
            };
            let clusters = vec![[vec![candidate(3)], vec![candidate(5)]]; 1];
            let (links, emptied) = (Vec::new(), None);
            let pattern = Pattern::Colours {
                clusters,
                links,
                emptied,
            };
            Step {
                technique: techniques::info(slug).unwrap(),
                ..step(&[(9, 9, 8)], pattern)
            }
        };
        let [trap, wrap] = ["simple-colours-trap", "simple-colours-wrap"];
        assert!(wins(wraps_first, &colours(wrap, 2), &colours(trap, 2)));
        assert!(wins(wraps_first, &colours(trap, 1), &colours(wrap, 2)));
    }

    #[test]
    fn boxes_rows_and_first_cells_come_first() {
        let subset = |house| {
            let (cells, digits) = (Vec::new(), DigitSet::EMPTY);
            step(
                &[],
                Pattern::Subset {
                    house,
                    cells,
                    digits,
                },
            )
        };
        assert!(wins(
            boxes_first,
            &subset(House::of_box(8)),
            &subset(House::row(0))
        ));
        let fish = |base, cover| {
            let (digit, fins, endo_fins) = (Digit::new(3).unwrap(), Vec::new(), Vec::new());
            step(
                &[],
                Pattern::Fish(vec![Fish {
                    digit,
                    base,
                    cover,
                    fins,
                    endo_fins,
                }]),
            )
        };
        let rows = || vec![House::row(4), House::row(8)];
        let columns = || vec![House::col(0), House::col(5)];
        assert!(wins(
            rows_first,
            &fish(rows(), columns()),
            &fish(columns(), rows())
        ));
        let wing = |stem, ends: [Cell; 2]| {
            let set = |cell| Als {
                cells: vec![cell],
                digits: DigitSet::EMPTY,
            };
            let (sets, commons) = (ends.map(set).to_vec(), Vec::new());
            step(
                &[],
                Pattern::Als {
                    sets,
                    commons,
                    stem: Some(stem),
                },
            )
        };
        let one = wing(cell(5, 1), [cell(3, 3), cell(6, 3)]);
        let other = wing(cell(4, 3), [cell(5, 1), cell(7, 3)]);
        assert!(wins(first_cells, &one, &other));
    }
}

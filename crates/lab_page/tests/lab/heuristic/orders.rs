//! The orders defined by formulas, checked against boards examined from outside and against built-in rules.

use super::{Tree, plain_value, text, tree};
use crate::lab_runs::{P, begin, classic, limited, row, solved};
use lab::heuristic::{Formula, Name, Use};
use lab::{ALGORITHMS, Counters, Kind, Limits, Measured, Options, Snapshot};
use nonet::board::{Cell, Digit, DigitSet, Random};
use std::collections::BTreeSet;

/// The algorithms that have an option of this name.
fn with(option: &'static str) -> impl Iterator<Item = &'static str> {
    let has = move |row: &&lab::Algorithm| row.options.iter().any(|one| one.name == option);
    ALGORITHMS.iter().filter(has).map(|row| row.slug)
}

/// The counts of a run to its end, or to a limit.
fn counts(slug: &str, text: &str) -> Counters {
    let limits = Limits {
        nodes: 20_000,
        ..Limits::of(row(slug))
    };
    limited(slug, text, &classic(P[1]), limits).counters
}

/// An algorithm, its rule by options, and the same rule as formulas.
const RULES: &[(&str, &str, &str)] = &[
    ("backtracking", "", "heuristic=row*9+column"),
    ("scan-then-search", "", "heuristic=row*side+column"),
    (
        "backtracking-forward-checking",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "backtracking-full-propagation",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "backtracking-full-propagation",
        "branch=first",
        "heuristic=0",
    ),
    (
        "exhaustive-count",
        "look=ahead",
        "look=ahead heuristic=size branch=first",
    ),
    (
        "candidate-breadth-first",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "candidate-breadth-first",
        "branch=smallest pairs",
        "heuristic=size pairs",
    ),
    ("candidate-best-first", "", "cost=open"),
    (
        "candidate-best-first",
        "branch=smallest",
        "cost=open heuristic=size",
    ),
    ("candidate-a-star", "", "cost=depth+open"),
    (
        "candidate-a-star",
        "estimate=digits weight=0.5",
        "cost=2*depth+digits",
    ),
    ("dsatur", "", "heuristic=100*size-degree"),
    ("dsatur-greedy", "", "heuristic=100*size-degree"),
];

#[test]
fn formulas_that_say_a_built_in_rule_count_the_same() {
    for &(slug, rule, formula) in RULES {
        assert_eq!(
            counts(slug, rule),
            counts(slug, formula),
            "{slug} {formula}"
        );
    }
    let smallest = counts("backtracking-smallest-domain", "");
    assert_eq!(smallest, counts("backtracking", "heuristic=size"));
    for slug in with("digit-order") {
        assert_eq!(
            counts(slug, ""),
            counts(slug, "digit-order=digit"),
            "{slug}"
        );
    }
}

/// Trying 9 before 1 is what depth-first search in that order does.
#[test]
fn digits_tried_downwards_are_those_of_depth_first_search() {
    let downwards = solved("backtracking", "digit-order=-digit", &classic(P[2]));
    let search = solved("depth-first", "order=9-1", &classic(P[2]));
    assert_eq!(
        (downwards.expanded, downwards.generated),
        (search.expanded, search.generated)
    );
    assert_eq!(downwards.expanded, 474);
}

/// The meaning of names, looked up on a board from outside.
struct Seen<'a>(&'a Snapshot);

impl Seen<'_> {
    fn is_open(&self, cell: Cell) -> bool {
        self.0.digits.get(cell).is_none()
    }

    fn set(&self, cell: Cell) -> BTreeSet<u8> {
        if let Some(domain) = self.0.domains.get(cell.index()) {
            return domain.iter().map(Digit::get).collect();
        }
        let geometry = self.0.digits.geometry();
        let sees = |&other: &Cell| other != cell && geometry.sees(cell, other);
        let others = geometry.cells().filter(sees);
        let held: BTreeSet<u8> = others
            .filter_map(|other| Some(self.0.digits.get(other)?.get()))
            .collect();
        (1..=9).filter(|digit| !held.contains(digit)).collect()
    }

    fn about(&self, name: Name, cell: Cell, digit: Option<u8>, depth: u64) -> i64 {
        let geometry = self.0.digits.geometry();
        let cells = || geometry.cells();
        let seen = |other: &Cell| *other != cell && geometry.sees(cell, *other);
        let open_seen = || cells().filter(seen).filter(|&other| self.is_open(other));
        let holds = |other: Cell| self.0.digits.get(other).map(Digit::get);
        let n = match name {
            Name::Size => self.set(cell).len(),
            Name::Degree => open_seen().count(),
            Name::Row => cell.index() / 9 + 1,
            Name::Column => cell.index() % 9 + 1,
            Name::Box => cell.index() / 27 * 3 + cell.index() % 9 / 3 + 1,
            Name::Digit => digit.unwrap_or(0).into(),
            Name::Used => cells().filter(|&other| holds(other) == digit).count(),
            Name::Removes => open_seen()
                .filter(|&other| digit.is_some_and(|digit| self.set(other).contains(&digit)))
                .count(),
            Name::Open => cells().filter(|&other| self.is_open(other)).count(),
            Name::Depth => depth as usize,
            Name::Side => 9,
            Name::Random | Name::Digits | Name::Bivalue => unreachable!("not asked for"),
        };
        n as i64
    }

    /// The values to choose from, in order, and the first of the least.
    fn least<T: Copy>(values: &[(i64, T)]) -> (T, i64, Option<i64>) {
        let least = values.iter().map(|(value, _)| *value).min().expect("some");
        let first = values.iter().position(|(value, _)| *value == least);
        let first = first.expect("it is there");
        let others = values.iter().enumerate().filter(|(at, _)| *at != first);
        (
            values[first].1,
            least,
            others.map(|(_, (value, _))| *value).min(),
        )
    }
}

/// A formula without `random`, and its tree.
fn made(random: &mut Random, used: Use) -> (Tree, String) {
    loop {
        let tree = tree(random, used, 3);
        let text = text(&tree, 0, random).replace(' ', "");
        let formula = Formula::read(&text, used);
        if formula.is_ok_and(|formula| !formula.uses(Name::Random)) {
            return (tree, text);
        }
    }
}

#[test]
fn cells_and_digits_are_those_of_the_least_value() {
    let mut random = Random::new(9);
    let mut n_told = 0;
    for slug in [
        "backtracking",
        "backtracking-forward-checking",
        "backtracking-full-propagation",
        "dsatur",
    ] {
        for _ in 0..12 {
            let (cells, cells_text) = made(&mut random, Use::Cells);
            let (digits, digits_text) = made(&mut random, Use::Digits);
            let options = format!("heuristic={cells_text} digit-order={digits_text}");
            let mut run = begin(slug, &options, &classic(P[2]));
            for _ in 0..60 {
                let (before, depth) = (run.board(), run.counters().depth);
                let event = run.step();
                let (Some(why), seen) = (event.why, Seen(&before)) else {
                    continue;
                };
                let open = before.digits.geometry().cells();
                let open = open.filter(|&cell| seen.is_open(cell));
                let value = |cell| plain_value(&cells, &|name| seen.about(name, cell, None, depth));
                let values: Vec<(i64, Cell)> = open.map(|cell| (value(cell), cell)).collect();
                let (cell, least, next) = Seen::least(&values);
                assert_eq!(why.measured, Measured::Formula);
                assert_eq!((why.value, why.next), (least, next), "{slug} {options}");
                assert_eq!(event.cell, Some(cell), "{slug} {options}");
                let set = seen.set(cell);
                if let (Some(digit), false) = (event.digit, set.is_empty()) {
                    let about = |digit| {
                        plain_value(&digits, &|name| seen.about(name, cell, Some(digit), depth))
                    };
                    let values: Vec<(i64, u8)> = set.iter().map(|&d| (about(d), d)).collect();
                    assert_eq!(digit.get(), Seen::least(&values).0, "{slug} {options}");
                }
                n_told += 1;
            }
        }
    }
    assert!(n_told > 500, "{n_told}");
}

/// The order of the successors of the first board, breadth-first, and the cost of waiting states.
#[test]
fn states_come_in_the_order_of_the_formulas() {
    let mut run = begin(
        "candidate-breadth-first",
        "digit-order=-digit",
        &classic(P[1]),
    );
    let event = run.step();
    let cell = event.cell.expect("it branched");
    let waiting = run.waiting(9).expect("a frontier").next;
    let digits: Vec<u8> = waiting
        .iter()
        .filter_map(|state| Some(state.digits[cell.index()]?.get()))
        .collect();
    assert!(
        digits.len() > 1 && digits.is_sorted_by(|one, other| one > other),
        "{digits:?}"
    );
    for cost in ["open-2*depth", "0-open", "digits-bivalue"] {
        let mut run = begin(
            "candidate-best-first",
            &format!("cost={cost}"),
            &classic(P[0]),
        );
        for _ in 0..150 {
            let waiting = run.waiting(6).expect("a frontier");
            assert!(!waiting.is_in_tenths);
            let values: Vec<_> = waiting.next.iter().map(|state| state.value).collect();
            assert!(values.is_sorted(), "{cost}: {values:?}");
            let event = run.step();
            if let Some(why) = event.why {
                assert_eq!(
                    (why.measured, Some(why.value)),
                    (Measured::Formula, values[0])
                );
                assert_eq!(
                    Some(why.value),
                    cost_of(cost, &run.board(), run.counters().depth)
                );
            }
        }
    }
}

/// The cost of the state taken out, from its board.
fn cost_of(cost: &str, board: &Snapshot, depth: u64) -> Option<i64> {
    let sizes = board.domains.iter().map(|set: &DigitSet| set.len() as i64);
    let open = sizes.clone().filter(|&size| size > 1).count() as i64;
    let digits: i64 = sizes.clone().map(|size| size - 1).sum();
    let bivalue = sizes.filter(|&size| size == 2).count() as i64;
    Some(match cost {
        "open-2*depth" => open - 2 * depth as i64,
        "0-open" => -open,
        _ => digits - bivalue,
    })
}

#[test]
fn random_comes_from_the_seed_and_goes_on_in_a_copy() {
    let puzzle = classic(P[2]);
    let path = |seed| {
        let row = row("backtracking-forward-checking");
        let mut options = Options::usual(row.options);
        options.set("heuristic", "size * 1000 + random").unwrap();
        options.set("digit-order", "random").unwrap();
        let mut run = row.begin(&puzzle, &options, seed).unwrap();
        let mut steps: Vec<_> = (0..10).map(|_| run.step()).collect();
        let mut copy = run.fork().expect("it can be copied");
        let rest: Vec<_> = (0..40).map(|_| run.step()).collect();
        let again: Vec<_> = (0..40).map(|_| copy.step()).collect();
        assert_eq!(rest, again);
        steps.extend(rest);
        steps
    };
    assert_eq!(path(1), path(1));
    assert_ne!(path(1), path(2));
}

#[test]
fn every_example_is_a_formula_and_solves() {
    let mut n = 0;
    for row in ALGORITHMS {
        for option in row.options {
            let Kind::Formula(used) = option.kind else {
                continue;
            };
            for example in used.examples() {
                let mut options = Options::usual(row.options);
                options.set(option.name, example).expect("it is a formula");
                let mut run = row.begin(&classic(P[2]), &options, 3).expect("it begins");
                let limits = Limits::of(row);
                let outcome = lab::run(run.as_mut(), limits, &mut crate::lab_runs::on);
                let is_solved = outcome.solution.is_some() || outcome.counters.solutions == 1;
                assert!(is_solved || !row.proves, "{} {example}", row.slug);
                n += 1;
            }
        }
    }
    assert!(n > 30, "{n}");
}

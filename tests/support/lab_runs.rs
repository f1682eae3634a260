//! Runs of the laboratory's algorithms, and the puzzles whose counts are known.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary uses its own part"
)]

use lab::{Algorithm, Counters, Event, Limits, Options, Outcome, Run, Verdict, algorithm, run};
use nonet::board::Puzzle;
use std::ops::ControlFlow;
use support::{plain, puzzle};

/// The three puzzles of the exact counts: 60, 60 and 51 empty cells, one solution each.
pub const P: [&str; 3] = [
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    "000000900000007300054000007600000000300000002000480100020000084000096000000014095",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
];

/// A puzzle made to be slow for algorithms that begin in its upper left corner.
pub const AB17: &str =
    "000000000000003085001020000000507000004000100090000000500000073002010000000040009";

pub fn row(slug: &str) -> &'static Algorithm {
    algorithm(slug).unwrap_or_else(|| panic!("no {slug}"))
}

/// Options written as in `"branch=smallest pairs"`.
pub fn options(row: &Algorithm, text: &str) -> Options {
    let mut options = Options::usual(row.options);
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, "true"));
        options.set(name, value).expect("the table has it");
    }
    options
}

pub fn on(_: &dyn Run, _: &Event) -> ControlFlow<Verdict> {
    ControlFlow::Continue(())
}

pub fn begin(slug: &str, text: &str, puzzle: &Puzzle) -> Box<dyn Run> {
    let row = row(slug);
    let run = row.begin(puzzle, &options(row, text), 1);
    run.expect("its givens do not repeat")
}

pub fn limited(slug: &str, text: &str, puzzle: &Puzzle, limits: Limits) -> Outcome {
    run(begin(slug, text, puzzle).as_mut(), limits, &mut on)
}

/// Runs to the end, or for a few million nodes, and checks the solution against the givens.
pub fn ended(slug: &str, text: &str, puzzle: &Puzzle) -> Outcome {
    let limits = Limits {
        nodes: 10_000_000,
        memory: 2 << 30,
        ..Limits::of(row(slug))
    };
    let outcome = limited(slug, text, puzzle, limits);
    if let Some(solution) = &outcome.solution {
        for (cell, digit) in puzzle.givens() {
            assert_eq!(solution.digit(cell), digit, "{slug} {text}");
        }
    }
    outcome
}

pub fn classic(text: &str) -> Puzzle {
    puzzle(&plain(text))
}

pub fn solved(slug: &str, text: &str, puzzle: &Puzzle) -> Counters {
    let outcome = ended(slug, text, puzzle);
    assert_eq!(outcome.verdict, Verdict::Solved, "{slug} {text}");
    assert!(outcome.solution.is_some(), "{slug} {text}");
    outcome.counters
}

/// Breadth-first search has millions of states of this puzzle waiting.
pub const THIN: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

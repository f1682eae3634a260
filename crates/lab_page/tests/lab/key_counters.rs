//! The counters in the rows of the table, checked against the counts of runs.

use crate::lab_runs::{P, classic, options};
use lab::{ALGORITHMS, Algorithm, Counters, Kind, OptionRow};
use nonet::board::Puzzle;
use std::collections::BTreeSet;
use watch::read_setup;

/// How many steps a run is followed at most.
const STEPS: usize = 3_000;

/// A puzzle solved without a guess, a hard one, one with many solutions.
fn puzzles() -> [Puzzle; 3] {
    let (_, loose) = read_setup("p=12..............&s=2x2");
    [classic(P[2]), classic(P[0]), loose.expect("it can be read")]
}

/// The counters used at some step of a run: a cost, or any that is not 0.
fn touched(row: &Algorithm, way: &str, puzzle: &Puzzle) -> BTreeSet<&'static str> {
    let mut seen = BTreeSet::new();
    let Ok(mut run) = row.begin(puzzle, &options(row, way), 1) else {
        return seen;
    };
    for _ in 0..STEPS {
        let is_over = run.step().happened.is_final();
        let counts = run.counters().named().into_iter();
        let counts = counts.filter(|(name, count)| {
            let is_cost = name.ends_with("cost");
            count.is_some_and(|count| is_cost || count > 0)
        });
        seen.extend(counts.map(|(name, _)| name));
        if is_over {
            break;
        }
    }
    seen
}

/// The usual options, and each set of options that differs in one of them.
fn ways(row: &Algorithm) -> Vec<String> {
    let of = |row: &OptionRow| match row.kind {
        Kind::Flag => vec![row.name.to_owned()],
        Kind::Choice(words) => {
            let words = words.iter();
            words.map(|word| format!("{}={word}", row.name)).collect()
        }
        Kind::Number {
            least, decimals: 0, ..
        } => vec![format!("{}={}", row.name, least.max(1))],
        Kind::Number { .. } => Vec::new(),
        Kind::Formula(_) => vec![format!("{}=random", row.name)],
    };
    let others = row.options.iter().flat_map(of);
    [String::new()].into_iter().chain(others).collect()
}

#[test]
fn every_algorithm_has_four_key_counters_that_it_counts_with_its_usual_options() {
    let puzzles = puzzles();
    for row in ALGORITHMS {
        let counted = puzzles.iter().flat_map(|puzzle| touched(row, "", puzzle));
        let counted: BTreeSet<&str> = counted.collect();
        let key: BTreeSet<&str> = row.key_counters().iter().copied().collect();
        assert_eq!(key.len(), 4, "{}", row.slug);
        assert!(key.is_subset(&counted), "{}: {counted:?}", row.slug);
    }
}

#[test]
fn the_table_says_of_every_algorithm_what_it_counts_and_nothing_else() {
    let puzzles = puzzles();
    for row in ALGORITHMS {
        let ways = ways(row);
        let runs = ways.iter().flat_map(|way| {
            let puzzles = puzzles.iter();
            puzzles.flat_map(move |puzzle| touched(row, way, puzzle))
        });
        let mut counted: BTreeSet<&str> = runs.collect();
        counted.insert("solutions"); // all would count one, though not all find it so soon
        let said: BTreeSet<&str> = row.counts.iter().copied().collect();
        assert_eq!(said, counted, "{}", row.slug);
        assert_eq!(said.len(), row.counts.len(), "{}: one twice", row.slug);
        let known = Counters::default().named().map(|(name, _)| name);
        assert!(said.iter().all(|name| known.contains(name)), "{}", row.slug);
    }
}

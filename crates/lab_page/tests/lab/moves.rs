//! The laboratory's stochastic algorithms: the same counts natively and as wasm in Node, success from fixed seeds,
//! every solution checked by the rules.

use crate::lab_runs::{P, classic, on, options, row};
use lab::{Algorithm, Counters, Limits, Outcome, Verdict, run};
use nonet::board::Puzzle;

/// How far each may go to find a solution: iterations, tries, generations. The classic genetic algorithm need not
/// find one.
const BARS: [(&str, u64); 4] = [
    ("tabu-search", 1_000_000),
    ("simulated-annealing", 20_000_000),
    ("min-conflicts", 10_000_000),
    ("memetic", 600),
];

/// Runs from a seed for at most this many nodes; a solution keeps the givens and every rule.
fn run_from(seed: u64, slug: &str, text: &str, puzzle: &Puzzle, nodes: u64) -> Outcome {
    let row: &Algorithm = row(slug);
    let limits = Limits {
        nodes,
        ..Limits::of(row)
    };
    let begun = row.begin(puzzle, &options(row, text), seed);
    let outcome = run(
        begun.expect("it is for this puzzle").as_mut(),
        limits,
        &mut on,
    );
    assert_eq!(
        outcome.solution.is_some(),
        outcome.verdict == Verdict::Solved
    );
    if let Some(solution) = &outcome.solution {
        let mut givens = puzzle.givens();
        assert!(givens.all(|(cell, digit)| solution.digit(cell) == digit));
        assert_eq!(outcome.counters.best_cost, Some(0));
    }
    outcome
}

/// Expanded, generated, restarts, the lowest cost, bytes.
fn counts(counters: &Counters) -> [u64; 5] {
    [
        counters.expanded,
        counters.generated,
        counters.restarts,
        counters.best_cost.unwrap_or(u64::MAX),
        counters.memory_max,
    ]
}

/// Slug, options, number of the puzzle, nodes allowed; the counts from seed 7.
type Known = (&'static str, &'static str, usize, u64, [u64; 5]);

const KNOWN: &[Known] = &[
    ("tabu-search", "", 0, 1000000, [5440, 225747, 2, 0, 7483]),
    (
        "tabu-search",
        "fill=columns",
        2,
        100000,
        [130, 7311, 0, 0, 7123],
    ),
    (
        "tabu-search",
        "neighbours=thesis fill=columns",
        2,
        100000,
        [102, 27580, 0, 0, 8164],
    ),
    (
        "tabu-search",
        "fix-singles restart=500 tenure=8",
        1,
        5000,
        [5000, 221858, 8, 2, 7419],
    ),
    (
        "simulated-annealing",
        "",
        1,
        1000000,
        [262680, 262680, 0, 0, 243],
    ),
    (
        "simulated-annealing",
        "choose=any temperature=0.33",
        2,
        1000000,
        [6803, 6803, 0, 0, 243],
    ),
    (
        "simulated-annealing",
        "schedule=cooling temperature=0.20 factor=0.95 fill=rows",
        0,
        300000,
        [300005, 300005, 2, 2, 243],
    ),
    ("min-conflicts", "", 1, 200000, [41445, 223716, 3, 0, 243]),
    (
        "min-conflicts",
        "noise=0 restart=500",
        0,
        20000,
        [20000, 115174, 28, 2, 243],
    ),
    (
        "genetic-algorithm",
        "generations=60",
        2,
        60,
        [60, 6000, 0, 8, 16200],
    ),
    (
        "genetic-algorithm",
        "population=30 mutation=0.9 pressure=2",
        0,
        40,
        [40, 1200, 0, 25, 4860],
    ),
    ("memetic", "", 1, 600, [4, 104, 0, 0, 14580]),
    (
        "memetic",
        "population=6 burst=100 restart=4 temperature=0.33",
        0,
        20,
        [20, 120, 1, 2, 2916],
    ),
];

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn the_counts_from_a_seed_are_the_same_everywhere() {
    for &(slug, text, number, nodes, expected) in KNOWN {
        let outcome = run_from(7, slug, text, &classic(P[number]), nodes);
        assert_eq!(
            counts(&outcome.counters),
            expected,
            "{slug} {text} P{}",
            number + 1
        );
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn they_succeed_from_three_seeds() {
    for (slug, bar) in BARS {
        for text in P {
            for seed in 1..=3 {
                let outcome = run_from(seed, slug, "", &classic(text), bar);
                assert_eq!(
                    outcome.verdict,
                    Verdict::Solved,
                    "{slug} {text} seed {seed}"
                );
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::*;
    use lab::{ALGORITHMS, Detail, Family, Happened, Options, Refusal};
    use nonet::board::Geometry;
    use std::time::{Duration, Instant};
    use support::Random;
    use support::any_size::Shape;

    fn stochastic() -> impl Iterator<Item = &'static Algorithm> {
        let is_one =
            |row: &&Algorithm| matches!(row.family, Family::LocalSearch | Family::Evolution);
        ALGORITHMS.iter().filter(is_one)
    }

    /// Ways to run them, with enough nodes for a small board.
    const WAYS: [(&str, &str, u64); 16] = [
        ("tabu-search", "", 2000),
        (
            "tabu-search",
            "fill=rows tenure=0 spread=0 restart=50",
            2000,
        ),
        ("tabu-search", "fill=columns fix-singles tenure=40", 2000),
        ("tabu-search", "neighbours=thesis fill=columns", 5000),
        (
            "tabu-search",
            "neighbours=thesis fix-singles restart=50",
            5000,
        ),
        ("simulated-annealing", "", 20_000),
        (
            "simulated-annealing",
            "choose=any fill=rows temperature=0.33",
            20_000,
        ),
        (
            "simulated-annealing",
            "schedule=cooling temperature=0.20",
            20_000,
        ),
        (
            "simulated-annealing",
            "schedule=cooling start=0.20 choose=any",
            2000,
        ),
        (
            "simulated-annealing",
            "fix-singles fill=columns temperature=9",
            5000,
        ),
        ("min-conflicts", "", 5000),
        ("min-conflicts", "noise=1 restart=7 fill=columns", 5000),
        ("min-conflicts", "noise=0 restart=0 fix-singles", 5000),
        ("genetic-algorithm", "population=20 generations=40", 60),
        ("memetic", "population=5 burst=200", 20),
        (
            "memetic",
            "population=2 burst=0 restart=3 fill=rows fix-singles",
            20,
        ),
    ];

    #[test]
    fn every_way_agrees_with_the_judge_on_boards_of_all_shapes() {
        let mut random = Random::new(5);
        let shapes = [(2, 2), (2, 3), (3, 2)].map(|(high, wide)| Shape::boxes(high, wide));
        let mut n_solved = 0;
        for shape in shapes.into_iter().chain([Shape::crooked()]) {
            for _ in 0..12 {
                let board = shape.sample(&mut random);
                let puzzle = shape.puzzle(&board);
                let n_solutions = shape.solutions(&board, 1).len();
                for (slug, text, nodes) in WAYS {
                    n_solved += usize::from(tried(slug, text, nodes, &puzzle, n_solutions));
                }
            }
        }
        assert!(n_solved > 150, "{n_solved}");
    }

    /// Runs it; is it solved? A puzzle without a solution never is, and is never reported to have none.
    fn tried(slug: &str, text: &str, nodes: u64, puzzle: &Puzzle, n_solutions: usize) -> bool {
        let row = row(slug);
        match row.begin(puzzle, &options(row, text), 1).err() {
            Some(Refusal::Repeated) => {
                assert!(!puzzle.conflicts().is_empty() && n_solutions == 0);
                return false;
            }
            Some(refusal) => {
                assert_eq!(refusal, Refusal::Contradictory, "{slug} {text} {puzzle:?}");
                assert!(text.contains("fix-singles") && n_solutions == 0);
                return false;
            }
            None => {}
        }
        let verdict = run_from(1, slug, text, puzzle, nodes).verdict;
        let is_solved = verdict == Verdict::Solved;
        let is_open = matches!(verdict, Verdict::NodeLimit | Verdict::GaveUp);
        assert!(is_solved != is_open, "{slug} {text} {verdict:?}");
        assert!(!is_solved || n_solutions > 0, "{slug} {text} {puzzle:?}");
        is_solved
    }

    #[test]
    fn the_best_cost_only_falls_and_is_told_when_it_does() {
        for row in stochastic() {
            let mut run = row
                .begin(&classic(P[1]), &Options::usual(row.options), 9)
                .expect("it is");
            for _ in 0..3000 {
                let before = *run.counters();
                let event = run.step();
                let after = *run.counters();
                assert!(after.best_cost <= before.best_cost && after.best_cost <= after.cost);
                let is_better = after.best_cost < before.best_cost;
                let is_told = matches!(event.happened, Happened::Improvement | Happened::Solution);
                assert!(
                    is_better == is_told || event.happened == Happened::Restart,
                    "{event:?}"
                );
                if event.happened == Happened::Solution {
                    break;
                }
                let is_right = run.board().conflicts.is_empty();
                assert!(!is_right, "{} hides a solution", row.slug);
            }
        }
    }

    #[test]
    fn details_are_those_of_the_state() {
        for row in stochastic() {
            let mut run = row
                .begin(&classic(P[0]), &Options::usual(row.options), 9)
                .expect("it is");
            for _ in 0..1500 {
                run.step();
            }
            let costs = (run.counters().cost, run.counters().best_cost);
            match run.detail() {
                Detail::Tabu { table } => {
                    assert!(!table.is_empty());
                    assert!(table.iter().all(|&(_, _, left)| (1..=15).contains(&left)));
                }
                Detail::Temperature {
                    temperature,
                    accepted,
                } => {
                    assert_eq!((temperature, accepted.0), (450, 1000));
                    assert!((1..1000).contains(&accepted.1));
                }
                Detail::Population {
                    costs: all,
                    diversity,
                    ..
                } => {
                    assert!(all.is_sorted() && all.first().copied() == costs.0);
                    assert!((1..1000).contains(&diversity), "{diversity}");
                }
                Detail::Board => assert_eq!(row.slug, "min-conflicts"),
                other => panic!("{} shows {other:?}", row.slug),
            }
        }
    }

    #[test]
    fn the_smallest_board_is_its_own_solution() {
        let one = Puzzle::empty(Geometry::shared(1, 1).expect("one cell"));
        for row in stochastic() {
            let outcome = run_from(1, row.slug, "", &one, 10);
            assert_eq!(outcome.verdict, Verdict::Solved, "{}", row.slug);
        }
    }

    #[test]
    fn large_boards_are_filled_and_moved_on() {
        for (high, wide) in [(4, 4), (5, 5)] {
            let puzzle = Puzzle::empty(Geometry::shared(high, wide).expect("they fit"));
            for row in stochastic() {
                let mut run = row
                    .begin(&puzzle, &Options::usual(row.options), 2)
                    .expect("it is");
                let first = run.counters().cost;
                for _ in 0..250 {
                    run.step();
                }
                assert!(run.counters().best_cost < first, "{}", row.slug);
            }
        }
    }

    #[test]
    #[ignore = "minutes: docs/TESTING.md has the command"]
    fn they_succeed_from_thirty_seeds() {
        println!("algorithm | puzzle | solved | median nodes | most | median time | best cost");
        for (slug, bar) in BARS.into_iter().chain([("genetic-algorithm", 3000)]) {
            for (number, text) in P.into_iter().enumerate() {
                let runs = (1..=30).map(|seed| timed(seed, slug, &classic(text), bar));
                let rate = summary(slug, number + 1, runs.collect());
                let enough = if number == 0 { 27 } else { 30 };
                assert!(
                    slug == "genetic-algorithm" || rate >= enough,
                    "{slug}: {rate}"
                );
            }
        }
    }

    fn timed(seed: u64, slug: &str, puzzle: &Puzzle, bar: u64) -> (Outcome, Duration) {
        let start = Instant::now();
        let outcome = run_from(seed, slug, "", puzzle, bar);
        (outcome, start.elapsed())
    }

    /// Prints a row; returns how many were solved.
    fn summary(slug: &str, number: usize, runs: Vec<(Outcome, Duration)>) -> usize {
        let mut costs: Vec<u64> = runs
            .iter()
            .filter_map(|(o, _)| o.counters.best_cost)
            .collect();
        let solved = runs
            .into_iter()
            .filter(|(o, _)| o.verdict == Verdict::Solved);
        let (mut nodes, mut times): (Vec<u64>, Vec<Duration>) =
            solved.map(|(o, time)| (o.counters.expanded, time)).unzip();
        nodes.sort_unstable();
        times.sort_unstable();
        costs.sort_unstable();
        let middle = nodes.len() / 2;
        let times = times.get(middle).copied().unwrap_or_default();
        let (median, most) = (nodes.get(middle), nodes.last());
        let (median, most) = (median.unwrap_or(&0), most.unwrap_or(&0));
        let costs = (costs.first().unwrap_or(&0), costs.last().unwrap_or(&0));
        println!(
            "{slug} | P{number} | {} | {median} | {most} | {times:?} | {} to {}",
            nodes.len(),
            costs.0,
            costs.1
        );
        nodes.len()
    }
}

//! The laboratory: the shared counts, verdicts, limits; every solution is checked by the rules.

use crate::lab_runs::{AB17, P, begin, classic, ended, limited, on, row, solved};
use lab::{
    ALGORITHMS, Counters, Detail, Event, Family, Goal, Happened, Kind, Limits, Options, Refusal,
    Run, Verdict, run,
};
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::solve;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use support::any_size::Shape;
use support::{Random, fits, puzzle, shared, solutions, to_plain};

/// A board of the laboratory's list.
fn lab_board(text: &str) -> Puzzle {
    let side = text.len().isqrt();
    let (high, wide) = Geometry::usual_boxes(side).expect("a usual size");
    let mut puzzle = Puzzle::empty(Geometry::shared(high, wide).expect("they fit"));
    for (index, ch) in text.chars().enumerate() {
        let value = ch.to_digit(36).expect("figures and letters") as u8;
        puzzle
            .set(Cell::new(index), Digit::new(value))
            .expect("on the board");
    }
    puzzle
}

/// Compares the rows of the shared table that expand this many nodes; returns how many there are.
fn check_shared_counts(nodes: std::ops::Range<u64>) -> Option<usize> {
    let table = shared("candidate-search-counts.csv")?;
    let boards = shared("puzzles/big/lab-boards.txt")?;
    let board = |name: &str| match name {
        "P1" => classic(P[0]),
        "P2" => classic(P[1]),
        "P3" => classic(P[2]),
        _ => {
            let (size, givens) = name.split_once('/').expect("size and givens");
            let side = size.split('x').next().unwrap_or_default();
            let name = format!("{side}/{givens} ");
            let line = boards.lines().find_map(|line| line.strip_prefix(&name));
            lab_board(line.expect("the list has it"))
        }
    };
    let mut n = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let numbers: Vec<u64> = fields[5..10]
            .iter()
            .map(|f| f.parse().expect("numbers"))
            .collect();
        if !nodes.contains(&numbers[0]) {
            continue;
        }
        let slug = if fields[2] == "Bfs" {
            "candidate-breadth-first"
        } else {
            "candidate-best-first"
        };
        let branch = if fields[1] == "MRV" {
            "smallest"
        } else {
            "first"
        };
        let text = format!("branch={branch} pairs={} collapse={}", fields[3], fields[4]);
        // Rows without a solution were stopped by the length of their queue.
        let is_solved = fields[10] == "true";
        let limits = Limits {
            nodes: numbers[0] + u64::from(is_solved),
            memory: 2 << 30,
            ..Limits::of(row(slug))
        };
        let counters = limited(slug, &text, &board(fields[0]), limits).counters;
        assert_eq!(counters.solutions, u64::from(is_solved), "{line}");
        let counts = [
            counters.expanded,
            counters.generated,
            counters.contradictions,
            counters.collapsed,
            counters.frontier_max,
        ];
        assert_eq!(counts.as_slice(), numbers, "{line}");
        n += 1;
    }
    Some(n)
}

#[test]
fn shared_counts_agree() {
    let n = check_shared_counts(0..40_000);
    assert!(n.is_none_or(|n| n == 160), "{n:?}");
}

#[test]
#[ignore = "minutes: docs/TESTING.md has the command"]
fn shared_counts_of_the_heavy_boards_agree() {
    println!("{:?} rows", check_shared_counts(40_000..20_000_000));
}

#[test]
fn breadth_first_sees_what_both_orders_of_depth_first_see() {
    let mut random = Random::new(1985);
    let mut n = 0;
    for _ in 0..12 {
        let (board, _) = random.unique();
        let puzzle = puzzle(&board);
        let empties = board.iter().filter(|&&value| value == 0).count() as u64;
        let limits = |slug| Limits {
            nodes: 300_000,
            ..Limits::of(row(slug))
        };
        let broad = limited("breadth-first", "", &puzzle, limits("breadth-first"));
        if broad.verdict != Verdict::Solved {
            continue;
        }
        let [rising, falling] =
            ["order=1-9", "order=9-1"].map(|order| solved("depth-first", order, &puzzle).expanded);
        assert_eq!(broad.counters.expanded, rising + falling - empties);
        n += 1;
    }
    assert!(n >= 6, "{n}");
}

/// Ways to run the complete algorithms.
fn complete() -> Vec<(&'static str, &'static str)> {
    vec![
        ("breadth-first", ""),
        ("depth-first", ""),
        ("depth-first", "order=9-1"),
        ("iterative-deepening", "increment=3"),
        ("backtracking", ""),
        ("backtracking-smallest-domain", ""),
        ("backtracking-forward-checking", ""),
        ("backtracking-forward-checking", "branch=smallest"),
        ("backtracking-full-propagation", ""),
        ("backtracking-full-propagation", "branch=smallest pairs"),
        ("backtracking-full-propagation", "triples quads"),
        ("candidate-breadth-first", ""),
        ("candidate-breadth-first", "collapse hidden-singles"),
        ("candidate-best-first", "pairs branch=smallest"),
        ("candidate-best-first", "triples collapse"),
        ("candidate-best-first", "quads hidden-singles"),
        ("candidate-a-star", ""),
        ("candidate-a-star", "estimate=digits weight=0.5 collapse"),
        ("scan-then-search", ""),
        ("logic-then-search", ""),
        ("logic-then-search", "techniques=all branch=smallest"),
        ("exhaustive-count", ""),
        ("exhaustive-count", "look=ahead"),
        ("exhaustive-count", "look=nowhere branch=first"),
        ("dancing-links", ""),
        ("dancing-links", "item=first"),
        ("dsatur", ""),
        ("clause-learning", ""),
        ("clause-learning", "encoding=minimal stretch=1"),
        ("integer-program", ""),
        ("integer-program", "presolve=off fraction=half"),
    ]
}

/// Searches for all solutions in each way, and compares with the judge's.
fn check_all_solutions(puzzle: &Puzzle, expected: &BTreeSet<Vec<u8>>) {
    for (slug, text) in complete() {
        let mut found = BTreeSet::new();
        let limits = Limits {
            solutions: u64::MAX,
            ..Limits::of(row(slug))
        };
        let mut run_of = begin(slug, text, puzzle);
        let outcome = run(run_of.as_mut(), limits, &mut |run, event| {
            if event.happened == Happened::Solution {
                let solution = run.solution().expect("it is one");
                let digits = solution.board().digits().iter();
                let is_new = found.insert(digits.map(|d| d.map_or(0, Digit::get)).collect());
                assert!(is_new, "{slug} {text} finds one twice");
            }
            ControlFlow::Continue(())
        });
        let verdict = if expected.is_empty() {
            Verdict::NoSolution
        } else {
            Verdict::Exhausted
        };
        assert_eq!(outcome.verdict, verdict, "{slug} {text} {puzzle:?}");
        assert_eq!(&found, expected, "{slug} {text} {puzzle:?}");
        assert_eq!(outcome.counters.solutions, expected.len() as u64);
    }
}

#[test]
fn complete_searches_find_every_solution_once() {
    let mut random = Random::new(288);
    for shape in [Shape::boxes(2, 2), Shape::boxes(2, 3), Shape::crooked()] {
        for _ in 0..8 {
            let board = shape.sample(&mut random);
            let puzzle = shape.puzzle(&board);
            let expected = shape.solutions(&board, 300);
            if puzzle.conflicts().is_empty() && expected.len() < 300 {
                check_all_solutions(&puzzle, &expected.into_iter().collect());
            }
        }
    }
    let empty = Puzzle::empty(Geometry::shared(2, 2).expect("4x4"));
    let all = Shape::boxes(2, 2).solutions(&[0; 16], 1000);
    assert_eq!(all.len(), 288);
    check_all_solutions(&empty, &all.into_iter().collect());
}

/// Some cells of a known solution of a larger board: shifted rows, with its digits in random order.
fn larger(high: usize, wide: usize, keep: usize, random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::empty(Geometry::shared(high, wide).expect("they fit"));
    let side = high * wide;
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    random.shuffle(&mut digits);
    for place in 0..side * side {
        let (row, col) = (place / side, place % side);
        let digit = digits[(row % high * wide + row / high + col) % side];
        if random.below(100) < keep {
            puzzle
                .set(Cell::new(place), Digit::new(digit))
                .expect("on the board");
        }
    }
    puzzle
}

#[test]
fn solvers_of_other_kinds_count_larger_boards_as_the_engine_does() {
    let mut random = Random::new(1979);
    let mut counts = BTreeSet::new();
    for (high, wide, keep) in [(2, 5, 45), (3, 4, 50), (4, 4, 60), (5, 5, 75)] {
        for _ in 0..3 {
            let puzzle = larger(high, wide, keep, &mut random);
            let expected = solve::count(&puzzle, 50).found;
            counts.insert(expected);
            for slug in ["dancing-links", "clause-learning", "integer-program"] {
                let limits = Limits {
                    solutions: 50,
                    ..Limits::of(row(slug))
                };
                let outcome = limited(slug, "", &puzzle, limits);
                assert_eq!(outcome.counters.solutions, expected, "{slug} {puzzle:?}");
            }
        }
    }
    assert!(counts.len() > 2 && !counts.contains(&0), "{counts:?}");
}

#[test]
fn saturation_is_what_the_neighbours_have() {
    let puzzle = classic(P[0]);
    let mut run = begin("dsatur", "", &puzzle);
    for _ in 0..200 {
        run.step();
        let board = run.board().digits;
        let Detail::Saturation { vertices, .. } = run.detail() else {
            panic!("a graph");
        };
        for (index, &(digit, saturation)) in vertices.iter().enumerate() {
            let sees = |other: &usize| {
                let (a, b) = ((index / 9, index % 9), (other / 9, other % 9));
                a.0 == b.0 || a.1 == b.1 || (a.0 / 3, a.1 / 3) == (b.0 / 3, b.1 / 3)
            };
            let others = (0..81).filter(|&other| other != index).filter(sees);
            let around: BTreeSet<_> = others.filter_map(|o| board.get(Cell::new(o))).collect();
            assert_eq!(usize::from(saturation), around.len());
            assert_eq!(digit, board.get(Cell::new(index)));
        }
    }
}

#[test]
fn what_clauses_prove_agrees_with_every_solution() {
    let mut random = Random::new(2006);
    for _ in 0..4 {
        let board = random.several();
        let all = solutions(&board, 50);
        let mut run = begin(
            "clause-learning",
            "stretch=1 steps=stretches",
            &puzzle(&board),
        );
        for _ in 0..40 {
            if run.step().happened == Happened::Solution {
                break;
            }
            for (place, domain) in run.board().domains.iter().enumerate() {
                let digits = all.iter().map(|solution| Digit::new(solution[place]));
                let digits: Vec<Digit> = digits.flatten().collect();
                assert!(digits.iter().all(|&digit| domain.contains(digit)));
            }
        }
    }
}

#[test]
fn every_algorithm_agrees_with_the_judge_on_nine_by_nine() {
    let mut random = Random::new(2012);
    for number in 0..6 {
        let board = match number % 3 {
            0 => random.unique().0,
            1 => random.several(),
            _ => random.impossible(),
        };
        let expected = solutions(&board, 2);
        let puzzle = puzzle(&board);
        for row in ALGORITHMS {
            // A generation consists of many boards.
            let nodes = if row.family == Family::Evolution {
                5
            } else {
                20_000
            };
            let limits = Limits {
                nodes,
                ..Limits::of(row)
            };
            let run_of = row.begin(&puzzle, &Options::usual(row.options), 7);
            let outcome = run(run_of.unwrap().as_mut(), limits, &mut on);
            let slug = row.slug;
            match (&outcome.solution, outcome.verdict) {
                (_, Verdict::NoSolution) => assert!(expected.is_empty() && row.proves, "{slug}"),
                (Some(solution), _) => {
                    let found = to_plain(solution.board());
                    let keeps = (0..81).all(|i| board[i] == 0 || board[i] == found[i]);
                    assert!(
                        keeps && (0..81).all(|i| fits(&found, i, found[i])),
                        "{slug}"
                    );
                    assert!(!expected.is_empty());
                }
                (None, verdict) => assert!(
                    matches!(verdict, Verdict::NodeLimit | Verdict::GaveUp),
                    "{slug} {verdict:?}"
                ),
            }
        }
    }
}

#[test]
fn a_run_is_the_same_twice_and_final_events_stay() {
    let puzzle = classic(P[2]);
    for row in ALGORITHMS {
        let trace = || {
            let run = row.begin(&puzzle, &Options::usual(row.options), 3);
            let mut run = run.expect("its givens do not repeat");
            let events: Vec<Event> = (0..400).map(|_| run.step()).collect();
            (events, *run.counters(), run.board(), run.detail())
        };
        let (first, again) = (trace(), trace());
        assert_eq!(first, again, "{}", row.slug);
        let end = first.0.iter().position(|event| event.happened.is_final());
        for (event, after) in first.0.iter().zip(&first.0[1..]).skip(end.unwrap_or(400)) {
            assert_eq!(event.happened, after.happened, "{}", row.slug);
        }
        for event in &first.0 {
            let line = usize::from(event.line);
            assert!(line < row.pseudo_code.len(), "{} {event:?}", row.slug);
        }
    }
}

#[test]
fn a_copy_goes_on_as_the_run_does() {
    let puzzle = classic(P[0]);
    let mut n = 0;
    for row in ALGORITHMS {
        let run = row.begin(&puzzle, &Options::usual(row.options), 3);
        let mut run = run.expect("its givens do not repeat");
        for _ in 0..4 {
            run.step();
        }
        let Some(mut copy) = run.fork() else { continue };
        n += 1;
        for _ in 0..60 {
            assert_eq!(run.step(), copy.step(), "{}", row.slug);
            assert_eq!(run.counters(), copy.counters(), "{}", row.slug);
        }
        assert_eq!(run.board(), copy.board(), "{}", row.slug);
        assert_eq!(run.detail(), copy.detail(), "{}", row.slug);
    }
    assert!(n > 10, "{n}");
}

#[test]
fn boards_show_what_the_state_holds() {
    let puzzle = classic(P[0]);
    for row in ALGORITHMS {
        let run = row.begin(&puzzle, &Options::usual(row.options), 3);
        let mut run = run.expect("its givens do not repeat");
        for _ in 0..300 {
            let board = run.board();
            for (cell, digit) in puzzle.givens() {
                let standing = board.digits.get(cell);
                assert!(
                    standing.is_none() || standing == Some(digit),
                    "{}",
                    row.slug
                );
            }
            assert!(
                board.domains.is_empty() || board.domains.len() == 81,
                "{}",
                row.slug
            );
            let counters = *run.counters();
            assert!(counters.frontier <= counters.frontier_max);
            assert!(counters.memory <= counters.memory_max);
            run.step();
        }
    }
}

#[test]
fn limits_have_verdicts_of_their_own() {
    let hard = classic(AB17);
    for slug in ["breadth-first", "candidate-breadth-first"] {
        let outcome = limited(
            slug,
            "",
            &hard,
            Limits {
                memory: 1 << 16,
                ..Limits::of(row(slug))
            },
        );
        assert_eq!(outcome.verdict, Verdict::MemoryLimit, "{slug}");
    }
    for (slug, text) in complete() {
        let limits = Limits {
            nodes: 5,
            ..Limits::of(row(slug))
        };
        let outcome = limited(slug, text, &classic(P[0]), limits);
        assert_eq!(outcome.verdict, Verdict::NodeLimit, "{slug} {text}");
        // Clause learning checks the limit only after a stretch of conflicts.
        let is_exact = slug != "clause-learning";
        let expanded = outcome.counters.expanded;
        assert!(expanded == 5 || expanded > 5 && !is_exact, "{slug} {text}");
    }
    let mut stop = |_: &dyn Run, _: &Event| ControlFlow::Break(Verdict::TimeLimit);
    let mut slow = begin("breadth-first", "", &hard);
    let outcome = run(slow.as_mut(), Limits::of(row("breadth-first")), &mut stop);
    assert_eq!(
        (outcome.verdict, outcome.counters.expanded),
        (Verdict::TimeLimit, 1)
    );
}

#[test]
#[ignore = "seconds and 1.3 GB: docs/TESTING.md has the command"]
fn the_known_hard_case_counts_as_it_should() {
    let hard = classic(AB17);
    let limits = Limits {
        memory: 2 << 30,
        ..Limits::of(row("breadth-first"))
    };
    let broad = limited("breadth-first", "", &hard, limits).counters;
    assert_eq!(
        (broad.expanded, broad.frontier_max),
        (69_207_226, 12_559_544)
    );
    let [falling, rising] = ["order=9-1", "order=1-9"]
        .map(|order| limited("depth-first", order, &hard, limits).counters);
    assert_eq!((falling.expanded, falling.frontier_max), (31_974, 37));
    assert_eq!((rising.expanded, rising.frontier_max), (69_175_316, 46));
}

#[test]
fn nothing_is_proved_that_is_not_so() {
    let mut random = Random::new(13);
    for _ in 0..3 {
        let impossible = puzzle(&random.impossible());
        for (slug, text) in complete() {
            if slug.starts_with("candidate") || slug.contains("propagation") {
                let verdict = ended(slug, text, &impossible).verdict;
                assert_eq!(verdict, Verdict::NoSolution, "{slug} {text} {impossible:?}");
            }
        }
    }
    let twice = classic(&P[0].replacen("800", "880", 1));
    for row in ALGORITHMS {
        let refusal = row.begin(&twice, &Options::usual(row.options), 0);
        assert_eq!(refusal.err(), Some(Refusal::Repeated));
    }
}

#[test]
fn human_logic_solves_or_gives_up() {
    let easy = classic(P[2]);
    assert_eq!(
        ended("human-logic", "techniques=singles", &easy).verdict,
        Verdict::Solved
    );
    let hard = classic(P[0]);
    let outcome = ended("human-logic", "techniques=subsets", &hard);
    assert_eq!(outcome.verdict, Verdict::GaveUp);
    let several = Random::new(4).several();
    let outcome = ended("human-logic", "unique", &puzzle(&several));
    assert_ne!(outcome.verdict, Verdict::NoSolution);
}

#[test]
fn a_full_board_is_its_own_solution() {
    let full = Random::new(6).solution();
    for row in ALGORITHMS {
        let outcome = ended(row.slug, "", &puzzle(&full));
        let verdict = match row.goal {
            Goal::First => Verdict::Solved,
            Goal::All => Verdict::Exhausted,
        };
        assert_eq!(outcome.verdict, verdict, "{}", row.slug);
        assert_eq!(
            outcome.solution.map(|s| to_plain(s.board())),
            Some(full),
            "{}",
            row.slug
        );
    }
}

#[test]
fn the_table_is_in_order() {
    let slugs: BTreeSet<&str> = ALGORITHMS.iter().map(|row| row.slug).collect();
    assert_eq!(slugs.len(), ALGORITHMS.len());
    let manual = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/LABORATORY.md"
    ));
    let manual = manual.expect("it is there");
    for row in ALGORITHMS {
        assert!(
            manual.contains(&format!("`{}`", row.slug)),
            "LABORATORY.md lacks {}",
            row.slug
        );
        assert!(!row.source.is_empty() && !row.node.contains(' '));
        for option in row.options {
            let usual = Options::usual(row.options);
            let value = usual.named().find(|(name, _)| *name == option.name);
            let (name, value) = value.expect("each has one");
            assert!(
                usual.clone().set(name, &value).is_ok(),
                "{} {name}",
                row.slug
            );
            assert!(!matches!(option.kind, Kind::Choice(words) if words.len() < 2));
            assert!(
                manual.contains(&format!("`--{name}`")),
                "LABORATORY.md lacks --{name}"
            );
        }
    }
    for (name, _) in Counters::default().named() {
        assert!(
            manual.contains(&format!("`{name}`")),
            "LABORATORY.md lacks {name}"
        );
    }
}

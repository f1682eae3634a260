//! What is asked of a puzzle and what its certificate says, judged by the ordinary solution path, by dancing links and
//! by the scales.

use crate::judges::dance;
use crate::made::{check, is_symmetric, make, n_of_a_sort, numbers, plain, shape};
use nonet::board::{CellSet, Grid, Puzzle};
use nonet::generate::{Band, Options, Problem, Scale, Symmetry, Wishes, certify, same};
use nonet::logic::{Technique, techniques};
use nonet::rate;
use nonet::text;
use std::cmp::Ordering;

/// Do these techniques solve it, on the ordinary path?
fn is_solved_by(puzzle: &Puzzle, techniques: &[&dyn Technique]) -> bool {
    let givens = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
    rate::path(Grid::new(puzzle), Some(&givens), techniques)
        .end
        .is_full()
}

#[test]
fn a_technique_and_singles_besides() {
    let singles = &techniques::ALL[..3];
    for slug in [
        "pointing",
        "naked-pair",
        "x-wing",
        "xy-wing",
        "uniqueness-test-1",
        "skyscraper",
    ] {
        let technique = techniques::every().find(|t| t.info().slug == slug);
        let technique = technique.expect("there is such a technique");
        let wishes = Wishes {
            techniques: vec![technique.info()],
            ..Wishes::default()
        };
        let options = Options {
            wishes,
            minimal: false,
            ..plain()
        };
        for puzzle in check(&options, 20) {
            let with = [singles, &[technique]].concat();
            assert!(!is_solved_by(&puzzle, singles), "{slug}");
            assert!(is_solved_by(&puzzle, &with), "{slug}");
        }
    }
}

#[test]
fn each_of_several_techniques_is_needed() {
    let wished = ["pointing", "naked-pair"].map(|slug| techniques::info(slug).expect("a name"));
    let of = |info| techniques::every().find(|t| t.info() == info).expect("one");
    let wishes = Wishes {
        techniques: wished.to_vec(),
        ..Wishes::default()
    };
    let options = Options {
        wishes,
        minimal: false,
        ..plain()
    };
    let singles = &techniques::ALL[..3];
    for puzzle in check(&options, 10) {
        let [first, second] = wished.map(of);
        assert!(is_solved_by(&puzzle, &[singles, &[first, second]].concat()));
        assert!(!is_solved_by(&puzzle, &[singles, &[first]].concat()));
        assert!(!is_solved_by(&puzzle, &[singles, &[second]].concat()));
    }
}

#[test]
fn none_of_some_techniques() {
    let without = ["naked-pair", "pointing", "claiming"].map(techniques::info);
    let without: Vec<_> = without.into_iter().flatten().collect();
    let options = Options {
        wishes: Wishes {
            without: without.clone(),
            ..Wishes::default()
        },
        minimal: false,
        ..plain()
    };
    let all = techniques::ALL.iter().copied();
    let others: Vec<&dyn Technique> = all.filter(|t| !without.contains(&t.info())).collect();
    for puzzle in check(&options, 10) {
        assert!(is_solved_by(&puzzle, &others));
    }
}

#[test]
fn ratings_in_their_bands() {
    for (scale, least, most) in [
        (Scale::HalfSteps, 0, 5),
        (Scale::HalfSteps, 20, 35),
        (Scale::Level, 10, 10),
        (Scale::Score, 6000, 9000),
        (Scale::Explainer, 12, 15),
        (Scale::Explainer, 40, 45),
        (Scale::Dependency, 30, 50),
        (Scale::RefutationSum, 50, 200),
    ] {
        let band = Band { scale, least, most };
        let options = Options {
            wishes: Wishes {
                band: Some(band),
                ..Wishes::default()
            },
            symmetry: Symmetry::Rotate180,
            minimal: false,
            ..plain()
        };
        for puzzle in check(&options, 6) {
            let tenths = scale.measure(&puzzle).expect("within the scale");
            assert!((least..=most).contains(&tenths), "{scale:?} {tenths}");
        }
    }
}

#[test]
fn certificates_tell_the_truth() {
    for seed in 0..20 {
        let puzzle = make(&plain(), seed);
        let certificate = certify(&puzzle, 1 << 20, &mut || {}).expect("one solution");
        let (shape, board) = (shape(puzzle.geometry()), numbers(&puzzle));
        assert_eq!(
            vec![numbers(certificate.solution.board())],
            dance(&shape, &board, 2)
        );
        assert_eq!(
            (certificate.minimal, certificate.givens),
            (Some(true), puzzle.n_givens())
        );
        assert!(is_symmetric(9, &board, certificate.symmetry));
        let rated = certificate.rated.expect("a 9x9 board");
        assert_eq!(rated.ratings.explainer, rate::explainer(&puzzle));
        let mut more = puzzle.clone();
        let cell = puzzle
            .geometry()
            .cells()
            .find(|&cell| puzzle.get(cell).is_none());
        let cell = cell.expect("not full");
        more.set(cell, Some(certificate.solution.digit(cell)));
        let more = certify(&more, 1 << 20, &mut || {}).expect("one solution");
        assert_eq!(more.minimal, Some(false));
        let (given, _) = puzzle.givens().next().expect("not empty");
        let mut fewer = puzzle;
        fewer.set(given, None);
        assert_eq!(certify(&fewer, 1 << 20, &mut || {}), None);
    }
}

/// Options in words, with the known puzzles for them.
fn stock() -> Vec<(Options, Vec<Puzzle>)> {
    let mut sorts: Vec<(Options, Vec<Puzzle>)> = Vec::new();
    for line in include_str!("../../src/generate/stock.txt").lines() {
        if line.starts_with("--") {
            let options = Options::read(plain().geometry, line).expect("options");
            sorts.push((options, Vec::new()));
        } else {
            let (_, puzzles) = sorts.last_mut().expect("options come first");
            puzzles.push(text::read(line).expect("a puzzle").puzzle);
        }
    }
    sorts
}

/// Is it none of these, however turned and relabelled?
fn is_new(puzzle: &Puzzle, known: &[Puzzle]) -> bool {
    known.iter().all(|known| same(known, puzzle) == Some(false))
}

/// Puzzles with these options, each of them judged.
fn made_as_wished(words: &str, usual: u64) -> Vec<Puzzle> {
    let options = Options::read(plain().geometry, words).expect("options");
    let puzzles = check(&options, usual);
    for puzzle in &puzzles {
        let place = options.wishes.judge(puzzle);
        assert_eq!(place, Ordering::Equal, "{words}: {puzzle:?}");
    }
    puzzles
}

#[test]
fn known_puzzles_are_what_they_are_said_to_be() {
    let shape = shape(&plain().geometry);
    let all = stock();
    assert!(all.len() >= 4);
    for (options, puzzles) in all {
        assert!(puzzles.len() >= 12, "{options}");
        for (at, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(dance(&shape, &numbers(puzzle), 2).len(), 1, "{puzzle:?}");
            assert_eq!(options.wishes.judge(puzzle), Ordering::Equal, "{puzzle:?}");
            assert!(is_new(puzzle, &puzzles[..at]), "{puzzle:?}");
        }
    }
}

#[test]
fn rare_puzzles_are_made_near_known_ones_but_are_others() {
    let known: Vec<Puzzle> = stock()
        .into_iter()
        .flat_map(|(_, puzzles)| puzzles)
        .collect();
    for words in [
        "--rating explainer:5.0..5.4",
        "--rating explainer:5.4",
        "--rating explainer:6.0..6.5 --givens 26..28",
        "--rating half-steps:4.5 --minimal",
        "--rating half-steps:5.5",
        "--technique uniqueness-test-6",
    ] {
        for puzzle in made_as_wished(words, 3) {
            assert!(is_new(&puzzle, &known), "{words}: {puzzle:?}");
        }
    }
}

/// No known puzzle is symmetric, and none is both: puzzles that they cannot lead to are made in the ordinary way.
#[test]
fn what_no_known_puzzle_leads_to_is_made_all_the_same() {
    for words in [
        "--technique uniqueness-test-6 --symmetry diagonal",
        "--technique uniqueness-test-6 --technique pointing",
    ] {
        made_as_wished(words, 1);
    }
}

/// What docs/GENERATE.md proves: singles never lead to a state in which these are found.
#[test]
fn some_techniques_never_come_first_after_singles() {
    let names = [
        "uniqueness-test-5",
        "avoidable-rectangle-1",
        "avoidable-rectangle-2",
    ];
    let never = names.map(|name| techniques::every().find(|t| t.info().slug == name));
    let never = never.map(|technique| technique.expect("there is such a technique"));
    for name in names {
        let words = format!("--technique {name}");
        let options = Options::read(plain().geometry, &words).expect("options");
        assert_eq!(options.check(), Err(Problem::Alone));
    }
    let easy = Options::read(plain().geometry, "--rating explainer:3.0..4.9").expect("options");
    for options in [plain(), easy] {
        for seed in 0..n_of_a_sort(200) {
            let puzzle = make(&options, seed);
            let givens = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
            let end = rate::path(Grid::new(&puzzle), Some(&givens), &techniques::ALL[..3]).end;
            let found = rate::path(end.clone(), Some(&givens), &never);
            assert!(found.steps.is_empty(), "{puzzle:?}");
        }
    }
}

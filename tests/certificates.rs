//! What is wished of a puzzle and what its certificate says, judged by the paths that everybody else takes, by dancing links and by
//! the scales.
#![cfg(not(target_arch = "wasm32"))]

mod common;
mod judges;
#[path = "common/made.rs"]
mod made;

use judges::dance;
use made::{check, is_symmetric, make, numbers, plain, shape};
use nonet::board::{CellSet, Grid, Puzzle};
use nonet::generate::{Band, Options, Scale, Symmetry, Wishes, certify};
use nonet::logic::{Technique, techniques};
use nonet::rate;

/// The path of these techniques, as everybody else takes it.
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
        let certificate = certify(&puzzle, 1 << 20).expect("one solution");
        let (shape, board) = (shape(puzzle.geometry()), numbers(&puzzle));
        assert_eq!(
            vec![numbers(certificate.solution.board())],
            dance(&shape, &board, 2)
        );
        assert_eq!(
            (certificate.minimal, certificate.clues),
            (Some(true), puzzle.n_givens())
        );
        assert!(is_symmetric(9, &board, certificate.symmetry));
        let ratings = certificate.ratings.expect("a 9x9 board");
        assert_eq!(ratings.scales.explainer, rate::explainer(&puzzle));
        let mut more = puzzle.clone();
        let cell = puzzle
            .geometry()
            .cells()
            .find(|&cell| puzzle.get(cell).is_none());
        let cell = cell.expect("not full");
        more.set(cell, Some(certificate.solution.digit(cell)));
        let more = certify(&more, 1 << 20).expect("one solution");
        assert_eq!(more.minimal, Some(false));
        let (given, _) = puzzle.givens().next().expect("not empty");
        let mut fewer = puzzle;
        fewer.set(given, None);
        assert_eq!(certify(&fewer, 1 << 20), None);
    }
}

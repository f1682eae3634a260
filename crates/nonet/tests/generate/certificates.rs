//! The wishes for a puzzle and its certificate, judged by the ordinary solution path, by dancing links and by the
//! scales.

use nonet::board::{CellSet, Grid, Puzzle, same};
use nonet::generate::{Band, Options, Problem, Scale, Symmetry, Wishes, certify};
use nonet::logic::{Technique, techniques};
use nonet::rate::{self, WhipRating};
use nonet::text;
use std::cmp::Ordering;
use support::judges::dance;
use support::made::{check, is_symmetric, make, numbers, plain, shape};

/// Do these techniques solve it, on the ordinary path?
fn is_solved_by(puzzle: &Puzzle, techniques: &[&dyn Technique]) -> bool {
    let givens = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
    rate::path(Grid::new(puzzle), Some(&givens), techniques)
        .end
        .is_full()
}

/// The techniques of hints up to the one with this name.
fn up_to(slug: &str) -> &'static [&'static dyn Technique] {
    let last = techniques::ALL.iter().position(|t| t.info().slug == slug);
    &techniques::ALL[..=last.expect("hints know it")]
}

/// The path of hints with these techniques, as names.
fn path(puzzle: &Puzzle, techniques: &[&dyn Technique]) -> Vec<&'static str> {
    let givens = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
    let path = rate::path(Grid::new(puzzle), Some(&givens), techniques);
    path.steps.iter().map(|step| step.technique.slug).collect()
}

/// The technique is on the path, nothing harder is, and the easier ones do not solve the puzzle.
fn assert_needed(puzzle: &Puzzle, slug: &str) {
    let known = up_to(slug);
    let path = path(puzzle, techniques::ALL);
    assert!(path.contains(&slug), "{slug}: {puzzle:?}");
    let is_known = |slug: &&str| known.iter().any(|t| t.info().slug == *slug);
    assert!(path.iter().all(is_known), "{slug}: {puzzle:?}");
    assert!(is_solved_by(puzzle, techniques::ALL));
    let easier = &known[..known.len() - 1];
    assert!(!is_solved_by(puzzle, easier), "{slug}: {puzzle:?}");
}

#[test]
fn a_technique_that_is_needed_is_on_the_path_with_nothing_harder_and_no_way_around_it() {
    for (slug, usual) in [
        ("hidden-single", 4),
        ("naked-triple", 8),
        ("x-wing", 4),
        ("swordfish", 1),
        ("skyscraper", 8),
        ("xy-wing", 8),
        ("aic", 4),
        ("uniqueness-test-6", 1),
    ] {
        for puzzle in made_as_wished(&format!("--needs {slug}"), usual) {
            assert_needed(&puzzle, slug);
        }
    }
}

#[test]
fn each_of_several_techniques_is_needed() {
    for puzzle in made_as_wished("--needs pointing --needs naked-pair", 10) {
        let known = up_to("naked-pair").iter().copied();
        let less = |slug| known.clone().filter(move |t| t.info().slug != slug);
        assert!(is_solved_by(&puzzle, up_to("naked-pair")));
        for slug in ["pointing", "naked-pair"] {
            assert!(!is_solved_by(&puzzle, &less(slug).collect::<Vec<_>>()));
        }
    }
}

#[test]
fn a_technique_that_the_path_contains_is_shown_with_its_number() {
    let words = "--contains naked-pair --needs x-wing";
    let options = Options::read(plain().geometry, words).expect("options");
    for puzzle in made_as_wished(words, 4) {
        let path = path(&puzzle, techniques::ALL);
        let shown = options.wishes.shown(&puzzle);
        assert_eq!(shown.len(), 2);
        for (number, step) in shown {
            assert_eq!(path[number - 1], step.technique.slug);
            assert!(!path[..number - 1].contains(&step.technique.slug));
        }
    }
}

#[test]
fn what_no_hint_uses_is_on_no_path() {
    for words in [
        "--needs leviathan",
        "--contains multi-sector-locked-sets",
        "--needs x-wing --without x-wing",
    ] {
        let options = Options::read(plain().geometry, words).expect("options");
        assert_eq!(options.check(), Err(Problem::OffThePath), "{words}");
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
        ("half-steps", 0, 5),
        ("half-steps", 20, 35),
        ("hodoku-level", 10, 10),
        ("hodoku-score", 6000, 9000),
        ("explainer", 12, 15),
        ("explainer", 40, 45),
        ("dependency", 30, 50),
        ("refutation-sum", 50, 200),
    ] {
        let scale = Scale::named(scale).expect("a scale");
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

/// A rating of 0 means that singles are enough, 1 that they are enough with intersections but not without: the
/// path is the judge.
#[test]
fn whips_and_braids_of_the_lengths_asked_for() {
    let [singles, intersections] = ["hidden-single", "claiming"].map(up_to);
    for (words, lengths, usual) in [
        ("--rating whip:0 --minimal", 0..=0, 4),
        ("--rating whip:1 --symmetry rotate-180", 1..=1, 4),
        ("--rating braid:1", 1..=1, 4),
        ("--rating whip:2..3", 2..=3, 4),
        ("--rating braid:3 --givens 24..30", 3..=3, 2),
    ] {
        for puzzle in made_as_wished(words, usual) {
            let rating = if words.contains("whip") {
                rate::whips(&puzzle)
            } else {
                rate::braids(&puzzle)
            };
            let length = rating.and_then(WhipRating::length).expect("it has one");
            assert!(lengths.contains(&length), "{words}: {puzzle:?} {length}");
            let by = |known| is_solved_by(&puzzle, known);
            assert_eq!(by(singles), length == 0, "{words}: {puzzle:?}");
            assert_eq!(by(intersections), length <= 1, "{words}: {puzzle:?}");
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
        more.set(cell, Some(certificate.solution.digit(cell)))
            .unwrap();
        let more = certify(&more, 1 << 20, &mut || {}).expect("one solution");
        assert_eq!(more.minimal, Some(false));
        let (given, _) = puzzle.givens().next().expect("not empty");
        let mut fewer = puzzle;
        fewer.set(given, None).expect("on the board");
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

/// Is it different from all of these, even turned and relabelled?
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
    ] {
        for puzzle in made_as_wished(words, 3) {
            assert!(is_new(&puzzle, &known), "{words}: {puzzle:?}");
        }
    }
    for puzzle in made_as_wished("--needs junior-exocet", 1) {
        assert_needed(&puzzle, "junior-exocet");
        assert!(is_new(&puzzle, &known), "{puzzle:?}");
    }
}

/// No known puzzle is symmetric, and none is both: puzzles to which they cannot lead are made in the ordinary way.
#[test]
fn what_no_known_puzzle_leads_to_is_made_all_the_same() {
    for words in [
        "--rating half-steps:4.5..5.5 --symmetry diagonal",
        "--rating explainer:6.9 --symmetry diagonal",
    ] {
        made_as_wished(words, 1);
    }
}

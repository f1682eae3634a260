//! Each step of the library's paths is one of the second program's easiest, on new puzzles of all bands:
//!
//!     NONET_PUZZLES=3000 NONET_SEED=1 cargo test --test rate explainer::judge::campaign -- --ignored --nocapture

use super::puzzles::new_puzzle;
use super::{Hint, candidates, easiest};
use crate::scales::RATED;
use nonet::logic::Deduction;
use nonet::rate::explainer_path;
use std::collections::BTreeMap;
use support::naive::Board;
use support::{Plain, Random, plain, puzzle, solutions};

/// The rating from which all chains are dynamic, which are judged only by the solution.
const DYNAMIC: u8 = 85;

/// How many steps there were of each rating.
type Steps = BTreeMap<u8, usize>;

impl Hint {
    /// Does it have exactly this conclusion?
    fn concludes(&self, deductions: &[Deduction]) -> bool {
        let mut all: Vec<(usize, u8)> = deductions.iter().map(|&d| parts(d)).collect();
        all.sort_unstable();
        all == self.candidates && deductions.iter().all(|&d| places(d) == self.places)
    }
}

fn parts(deduction: Deduction) -> (usize, u8) {
    let candidate = deduction.candidate();
    (candidate.cell.index(), candidate.digit.get())
}

fn places(deduction: Deduction) -> bool {
    matches!(deduction, Deduction::Place(_))
}

/// Follows the library's path from the givens to the solution.
fn judge(givens: &Plain, steps: &mut Steps) -> u8 {
    let full = solutions(givens, 1)[0];
    let mut board = Board::new(givens);
    let mut hardest = 0;
    for (rating, deductions) in explainer_path(&puzzle(givens)).expect("a board of 9x9") {
        judge_step(&board, givens, rating, &deductions);
        for &deduction in &deductions {
            let (cell, digit) = parts(deduction);
            assert_eq!(places(deduction), full[cell] == digit, "{givens:?}");
            apply(&mut board, deduction);
        }
        *steps.entry(rating).or_default() += 1;
        hardest = hardest.max(rating);
    }
    assert_eq!(board.values, full, "{givens:?}");
    hardest
}

fn judge_step(board: &Board, givens: &Plain, rating: u8, deductions: &[Deduction]) {
    let hints = easiest(board);
    let what = || {
        let at = candidates(board);
        format!("{rating} {deductions:?} on {givens:?}, not {hints:?}, at {at:?}")
    };
    let Some(hint) = hints.first() else {
        assert!(rating >= DYNAMIC, "{}", what());
        return;
    };
    assert_eq!(rating, hint.rank.0, "{}", what());
    assert!(
        hints.iter().any(|hint| hint.concludes(deductions)),
        "{}",
        what()
    );
}

fn apply(board: &mut Board, deduction: Deduction) {
    let (cell, digit) = parts(deduction);
    if places(deduction) {
        board.place(cell, digit);
    } else {
        board.options[cell][usize::from(digit)] = false;
    }
}

/// Prints and returns how many puzzles there were in each band: 1 from 1.0 to 1.9 and so on; 9 is 8.5 and more.
fn run(n_puzzles: usize, seed: u64) -> [usize; 10] {
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let (mut bands, mut steps) = ([0; 10], Steps::new());
    for _ in 0..n_puzzles {
        let er = judge(&new_puzzle(&mut random), &mut steps);
        let band = if er < DYNAMIC { er / 10 } else { 9 };
        bands[usize::from(band)] += 1;
    }
    println!("puzzles by band: {bands:?}; steps by rating: {steps:?}");
    bands
}

#[test]
fn steps_are_those_of_a_second_program() {
    run(40, 66);
}

/// A cycle through cells that has twenty nodes is rated 7.0, and so is a mixed one of six, which comes first.
#[test]
fn of_two_cycles_of_the_same_rating_the_shorter_one_is_taken() {
    let text = "..926..3.4....19...76.59..8.4..82..52....6.....37...9...1..4.7..64.....17..6..4..";
    assert_eq!(judge(&plain(text), &mut Steps::new()), 71);
}

/// Among these are graves, subsets in loops and other steps that are too rare for a few random puzzles.
#[test]
fn so_are_those_of_puzzles_of_each_rating() {
    let mut steps = Steps::new();
    for &(text, er, ..) in RATED.iter().filter(|&&(_, er, ..)| er < DYNAMIC) {
        assert_eq!(judge(&plain(text), &mut steps), er, "{text}");
    }
    println!("steps by rating: {steps:?}");
}

#[test]
#[ignore = "minutes; NONET_PUZZLES and NONET_SEED"]
fn campaign() {
    let bands = run(
        setting("NONET_PUZZLES", 3000) as usize,
        setting("NONET_SEED", 1),
    );
    assert!(bands[1..].iter().all(|&n_puzzles| n_puzzles > 0));
}

fn setting(name: &str, usual: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.map_or(usual, |value| value.parse().expect("a number"))
}

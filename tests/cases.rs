//! Cases of our own for every technique, mined by `tests/mine.rs` from random puzzles and from hard ones: what must be
//! found is found, proved and right; what lacks one candidate of it, or has one too many, is not found.
//!
//! A line of `tests/data/cases.txt` is `slug|+|board|step` for a step that must be found, `slug|-|board|` for one that must
//! not; the board is a line of HoDoKu's library (with the code 9999 where HoDoKu has none), the step
//! is written as `text::step_line` does for HoDoKu's notation (`tests/notation.rs` reads it).
//!
//! Two near misses of the ALS-XY-wing are three cells on an empty board. Every technique has ten cases and three near misses at least.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

use nonet::board::{Candidate, CellSet, Grid, Puzzle};
use nonet::logic::{Context, Deduction, Step, Technique, proof, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::LibraryCase;

const CASES: &str = include_str!("data/cases.txt");

/// A line of the file.
struct Line<'a> {
    technique: &'static dyn Technique,
    must_find: bool,
    case: LibraryCase,
    step: &'a str,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Self {
        let fields: Vec<&str> = line.split('|').collect();
        let [slug, sign, case, step] = fields.as_slice() else {
            panic!("not four fields: {line}");
        };
        let technique = techniques::every().find(|technique| technique.info().slug == *slug);
        Self {
            technique: technique.unwrap(),
            must_find: *sign == "+",
            case: LibraryCase::read(case).unwrap(),
            step,
        }
    }

    /// Hands the grid over, as one of a puzzle with one solution if it is that.
    fn ask<T>(&self, judge: impl FnOnce(&Context<'_>, Option<&Puzzle>) -> T) -> T {
        let (grid, givens): (Grid, CellSet) = (self.case.grid(), self.case.given_cells());
        match solve::verdict(&self.case.givens, 1 << 20) {
            Verdict::One(solution) => {
                judge(&Context::unique(&grid, &givens), Some(solution.board()))
            }
            _ => judge(&Context::new(&grid), None),
        }
    }
}

fn lines() -> impl Iterator<Item = Line<'static>> {
    CASES.lines().map(Line::read)
}

fn is_right(deduction: Deduction, solution: &Puzzle) -> bool {
    let Candidate { cell, digit } = deduction.candidate();
    let is_it = solution.get(cell) == Some(digit);
    is_it == matches!(deduction, Deduction::Place(_))
}

#[test]
fn what_must_be_found_is_found_proved_and_right() {
    let mut missing = Vec::new();
    for line in lines().filter(|line| line.must_find) {
        line.ask(|context, solution| {
            let steps = line.technique.all(context);
            let mut steps = steps.iter();
            let Some(step) = steps.find(|step| step.deductions == line.case.deductions) else {
                return missing.push(line.step);
            };
            assert_eq!(proof::check(context, step), Ok(()), "{}", line.case);
            // Some tridagons' boards have no givens and no single solution: they have the proof alone.
            let mut deductions = step.deductions.iter();
            let agrees = |solution: &Puzzle| deductions.all(|&d| is_right(d, solution));
            assert!(solution.is_none_or(agrees), "{}", line.case);
        });
    }
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn every_technique_has_ten_cases_and_three_near_misses() {
    let count = |slug: &str, must_find| {
        let same = |line: &Line<'_>| line.technique.info().slug == slug;
        lines()
            .filter(|line| same(line) && line.must_find == must_find)
            .count()
    };
    let slugs = techniques::every().map(|technique| technique.info().slug);
    let counts = slugs.map(|slug| (slug, count(slug, true), count(slug, false)));
    let few: Vec<_> = counts.filter(|c| c.1 < 10 || c.2 < 3).collect();
    assert_eq!(few, []);
}

#[test]
fn near_misses_are_not_found() {
    for line in lines().filter(|line| !line.must_find) {
        line.ask(|context, _| {
            let steps = line.technique.all(context);
            let same = |step: &&Step| {
                let mut deductions = step.deductions.iter();
                deductions.any(|deduction| line.case.deductions.contains(deduction))
            };
            assert_eq!(steps.iter().find(same), None, "{}", line.case);
        });
    }
}

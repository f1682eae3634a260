//! Cases of our own for every technique, mined by `tests/campaigns/mine.rs` from random puzzles and from hard ones:
//! steps that must be found are found, proved and right; with one candidate missing, or one too many, they are not
//! found.
//!
//! A line of `tests/data/cases.txt` is `slug|+|board|step` for a step that must be found, `slug|-|board|` for one that
//! must not; the board is a line of HoDoKu's library (with the code 9999 if HoDoKu has none), the step is written as by
//! `text::step_line` in HoDoKu's notation (`crates/nonet/tests/text/notation.rs` reads it).
//!
//! Two near misses of the ALS-XY-wing are three cells on an empty board. Every technique has at least ten cases and
//! three near misses.

use answers::protocol::bytes;
use nonet::board::{Candidate, Cell, CellSet, DigitSet, Grid, Puzzle};
use nonet::logic::proof::Flaw;
use nonet::logic::{Context, Deduction, Pattern, Step, Technique, proof, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::LibraryCase;
use support::Random;

const CASES: &str = include_str!("../../../../tests/data/cases.txt");

/// A line in the file.
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

    /// Passes the grid to `judge`, with its uniqueness if the puzzle has one solution.
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
            // Some boards of tridagons have no givens and no unique solution: for them there is only the proof.
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

/// Deductions that contradict the solution about the cells and digits of a step, as far as they are still open in
/// the grid.
fn lies(step: &Step, grid: &Grid, solution: &Puzzle) -> Vec<Deduction> {
    let cells = step
        .deductions
        .iter()
        .map(|deduction| deduction.candidate().cell);
    let all = cells.flat_map(|cell| {
        grid.candidates(cell)
            .iter()
            .map(move |digit| Candidate { cell, digit })
    });
    all.map(|candidate| lie(candidate, solution)).collect()
}

fn lie(candidate: Candidate, solution: &Puzzle) -> Deduction {
    if solution.get(candidate.cell) == Some(candidate.digit) {
        Deduction::Eliminate(candidate)
    } else {
        Deduction::Place(candidate)
    }
}

/// A step is checked on boards other than its own. Its pattern may happen to be there; nothing that contradicts
/// the solution can follow.
#[test]
fn a_pattern_proves_nothing_where_it_is_not() {
    let lines: Vec<Line<'_>> = lines().filter(|line| line.must_find).step_by(3).collect();
    let steps = lines
        .iter()
        .map(|line| line.ask(|context, _| line.technique.first(context)));
    let steps: Vec<Option<Step>> = steps.collect();
    let mut refused = 0;
    for (number, line) in lines.iter().enumerate() {
        line.ask(|context, solution| {
            let Some(solution) = solution else { return };
            let others = (1..=12).map(|by| &steps[(number + by * 17) % steps.len()]);
            for step in others.flatten() {
                for lie in lies(step, context.grid(), solution) {
                    let told = Step {
                        deductions: vec![lie],
                        ..step.clone()
                    };
                    assert!(
                        proof::check(context, &told).is_err(),
                        "{lie:?} on {}",
                        line.case
                    );
                    refused += 1;
                }
            }
        });
    }
    assert!(refused > 5_000, "{refused}");
}

/// The step with the candidates of a cell outside its deadly pattern added to the guardians, if there is such a cell.
fn with_a_stranger(context: &Context<'_>, step: &Step, cells: &[Cell]) -> Option<Step> {
    let mut outside = context.grid().empty_cells();
    let cell = outside.find(|cell| !cells.contains(cell))?;
    let mut told = step.clone();
    if let Pattern::Deadly { guardians, .. } = &mut told.pattern {
        let digits = context.candidates(cell).iter();
        guardians.extend(digits.map(|digit| Candidate { cell, digit }));
    }
    Some(told)
}

/// A uniqueness pattern needs everything: each guardian, and that the solution is unique; and no other cell can
/// guard it.
#[test]
fn a_deadly_pattern_needs_all_its_guardians() {
    let (mut checked, mut needed, mut guarded) = (0, 0, 0);
    for line in lines().filter(|line| line.must_find) {
        line.ask(|context, _| {
            let Some(step) = line.technique.first(context) else {
                return;
            };
            let Pattern::Deadly {
                cells,
                digits,
                guardians,
                truths,
            } = &step.pattern
            else {
                return;
            };
            // A grave involves all digits: without one of its guardians it may be impossible, and rightly so.
            let outside = |&gone: &usize| !digits.contains(guardians[gone].digit);
            for gone in (0..guardians.len()).filter(outside) {
                let mut guardians = guardians.clone();
                guardians.remove(gone);
                let (cells, truths) = (cells.clone(), truths.clone());
                let pattern = Pattern::Deadly {
                    cells,
                    digits: *digits,
                    guardians,
                    truths,
                };
                let told = Step {
                    pattern,
                    ..step.clone()
                };
                assert!(
                    matches!(proof::check(context, &told), Err(Flaw::Pattern(_))),
                    "{}",
                    line.case
                );
                checked += 1;
            }
            if let Some(told) = with_a_stranger(context, &step, cells) {
                let flaw = Err(Flaw::Pattern("guardians-are-in-the-pattern"));
                assert_eq!(proof::check(context, &told), flaw, "{}", line.case);
                guarded += 1;
            }
            let said = "the-solution-is-known-to-be-unique";
            match proof::check(&Context::new(context.grid()), &step) {
                // Some cannot be filled at all as the grid stands.
                Ok(()) => {}
                flaw => {
                    assert_eq!(flaw, Err(Flaw::Pattern(said)), "{}", line.case);
                    needed += 1;
                }
            }
        });
    }
    assert!(
        checked > 200 && needed > 100 && guarded > 100,
        "{checked} {needed} {guarded}"
    );
}

/// Is every cell, digit and house on the board? A changed length may have produced some that are not.
fn is_on_the_board(pattern: &Pattern) -> bool {
    let shown = format!("{pattern:?}");
    let below = |name: &str, end: usize| {
        let mut numbers = shown.split(name).skip(1).map(|rest| {
            let figures = rest.split(|ch: char| !ch.is_ascii_digit()).next();
            figures.and_then(|figures| figures.parse().ok())
        });
        numbers.all(|number| number.is_none_or(|number: usize| number < end))
    };
    let digits = pattern.digits().is_subset(DigitSet::full(9));
    digits
        && below("Cell(", 81)
        && below("Digit(", 10)
        && below("DigitSet(", 512)
        && below("index: ", 9)
}

/// A pattern with a cell, a digit or a number in it slightly changed, if that is still a pattern.
fn altered(pattern: &Pattern, random: &mut Random) -> Option<Pattern> {
    let mut bytes = bytes::written(pattern);
    let at = 1 + random.below(bytes.len() - 1);
    // House, digit and cell numbers keep their kind: below 9, 9 itself, or cells.
    let by = [1, 9, 3, 71][random.below(4)];
    bytes[at] = match bytes[at] {
        small @ 0..=8 => (small + by) % 9,
        9 => 1 + by % 8,
        cell @ 10..=80 => 10 + (cell - 10 + by) % 71,
        _ => return None,
    };
    let altered: Pattern = bytes::read(&bytes)?;
    (altered != *pattern && is_on_the_board(&altered)).then_some(altered)
}

/// Nothing that contradicts the solution follows from a pattern with a small fault: either the checker detects the
/// fault, or the result is true.
#[test]
fn a_faulty_pattern_proves_nothing_false() {
    let mut random = Random::new(5);
    let mut refused = 0;
    for line in lines().filter(|line| line.must_find).step_by(2) {
        line.ask(|context, solution| {
            let (Some(solution), Some(step)) = (solution, line.technique.first(context)) else {
                return;
            };
            let mut cells: Vec<Cell> = context.grid().empty_cells().collect();
            let near = step
                .deductions
                .iter()
                .map(|deduction| deduction.candidate().cell);
            let near: Vec<Cell> = near.collect();
            for _ in 0..12 {
                let Some(pattern) = altered(&step.pattern, &mut random) else {
                    continue;
                };
                random.shuffle(&mut cells);
                for &cell in near.iter().chain(cells.iter().take(12)) {
                    for digit in context.grid().candidates(cell).iter() {
                        let told = Step {
                            pattern: pattern.clone(),
                            deductions: vec![lie(Candidate { cell, digit }, solution)],
                            ..step.clone()
                        };
                        assert!(
                            proof::check(context, &told).is_err(),
                            "{told:?} on {}",
                            line.case
                        );
                        refused += 1;
                    }
                }
            }
        });
    }
    assert!(refused > 100_000, "{refused}");
}

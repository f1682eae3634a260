//! What is wrong with a puzzle, and what would fix it.
//!
//! The answer depends on the number of solutions. A board without one has givens that contradict each other, and
//! perhaps a mistyped one; a board with several has cells in which they differ, and perhaps a given that would
//! decide; a board with one may have needless givens.
//!
//! It all comes down to one question (`ask.rs`), asked many times. Each question has a limit, and so have all of
//! them together; anything not decided within these is reported as unknown, and nothing else in the answer depends
//! on the limits.

mod ask;
mod contradiction;
mod diagnosis;
mod extra;
mod redundant;
mod repair;
mod swap;

pub use diagnosis::{
    Ambiguity, Contradictory, Diagnosis, Effort, Progress, Repair, Stage, Uniqueness,
};

use crate::board::{Cell, DigitSet, Puzzle, Solution};
use crate::solve::Verdict;
use ask::Asker;
use std::ops::ControlFlow;

/// Finds out what is wrong with a puzzle. `tick` receives the progress from time to time and may end the
/// diagnosis: anything not known by then is reported as unknown.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Puzzle};
/// use nonet::solve::{Diagnosis, Effort, diagnose};
/// use std::ops::ControlFlow;
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// puzzle.set(Cell::new(0), Digit::new(8))?;
/// puzzle.set(Cell::new(1), Digit::new(8))?;
/// let effort = Effort { each: 1000, total: 100_000 };
/// let Diagnosis::None(why) = diagnose(&puzzle, effort, &mut |_| ControlFlow::Continue(())) else {
///     panic!("8 stands twice in row 1")
/// };
/// assert_eq!(why.core, [Cell::new(0), Cell::new(1)]);
/// # Ok::<(), nonet::board::NotOnBoard>(())
/// ```
pub fn diagnose(
    puzzle: &Puzzle,
    effort: Effort,
    tick: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Diagnosis {
    let mut asker = Asker::new(effort, tick);
    let (verdict, first) = asker.first_verdict(puzzle);
    match verdict {
        Verdict::None => Diagnosis::None(contradictory(puzzle, &mut asker)),
        Verdict::One(solution) => Diagnosis::One(redundant::find(puzzle, solution, &mut asker)),
        Verdict::Several(first, second) => {
            Diagnosis::Several(ambiguity(puzzle, first, second, &mut asker))
        }
        Verdict::Undecided => Diagnosis::Undecided(first),
    }
}

fn contradictory(puzzle: &Puzzle, asker: &mut Asker) -> Contradictory {
    let repeated = puzzle.conflicts();
    let found = contradiction::find(puzzle, &repeated, asker);
    let (repairs, mut unknown) = repair::find(puzzle, &found, asker);
    let (swaps, undecided) = swap::find(puzzle, &found, asker);
    for cell in undecided {
        if !unknown.contains(&cell) {
            unknown.push(cell);
        }
    }
    Contradictory {
        repeated,
        core: found.core,
        core_is_minimal: found.is_minimal,
        repairs,
        swaps,
        unknown,
    }
}

fn ambiguity(puzzle: &Puzzle, first: Solution, second: Solution, asker: &mut Asker) -> Ambiguity {
    let candidates = asker.true_candidates(puzzle);
    let cells = || puzzle.geometry().cells();
    let shown = |cell| DigitSet::only(first.digit(cell)).with(second.digit(cell));
    let possible: Vec<DigitSet> = cells()
        .map(|cell| candidates.proven(cell).union(shown(cell)))
        .collect();
    let open = |cell: Cell| candidates.unknown(cell).minus(possible[cell.index()]);
    let unknown: Vec<DigitSet> = cells().map(open).collect();
    let (extras, unknown_extras) =
        extra::find(puzzle, [&first, &second], &possible, &unknown, asker);
    Ambiguity {
        first,
        second,
        possible,
        unknown,
        extras,
        unknown_extras,
    }
}

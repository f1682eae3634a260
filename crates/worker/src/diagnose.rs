//! What is wrong with a puzzle, in the types of the protocol.

use super::Say;
use super::count::digits;
use answers::protocol::{About, Answer, Diagnosis, ParsedPosition, Possible, Repair};
use nonet::board::{Cell, Puzzle};
use nonet::solve::{self, Ambiguity, Contradictory, Effort, Uniqueness};
use std::ops::ControlFlow;

/// Some seconds at most, even on the hardest boards.
const EFFORT: Effort = Effort {
    each: 20_000,
    total: 2_000_000,
};

/// Diagnoses the puzzle.
pub(super) fn diagnose(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut tick = |so_far: solve::Progress| {
        say.progress(so_far.nodes, 0);
        ControlFlow::Continue(())
    };
    let found = match solve::diagnose(puzzle, EFFORT, &mut tick) {
        solve::Diagnosis::None(why) => none(why, puzzle),
        solve::Diagnosis::One(unique) => one(unique),
        solve::Diagnosis::Several(several) => self::several(several),
        solve::Diagnosis::Undecided(_) => Diagnosis::Undecided,
    };
    Answer::Diagnose(About { basis, found })
}

fn none(why: Contradictory, puzzle: &Puzzle) -> Diagnosis {
    let swap = |&[cell, other]: &[Cell; 2]| Repair {
        cell,
        was: puzzle.get(cell),
        to: puzzle.get(other),
        with: Some(other),
    };
    let repair = |&repair: &solve::Repair| Repair {
        with: None,
        cell: repair.cell(),
        was: puzzle.get(repair.cell()),
        to: match repair {
            solve::Repair::Remove(_) => None,
            solve::Repair::Change(candidate) => Some(candidate.digit),
        },
    };
    let geometry = puzzle.geometry();
    let (near, far): (Vec<[Cell; 2]>, Vec<[Cell; 2]>) = why
        .swaps
        .iter()
        .partition(|&&[one, other]| geometry.are_neighbours(one, other));
    let repairs = near.iter().map(swap).chain(why.repairs.iter().map(repair));
    Diagnosis::None {
        repairs: repairs.chain(far.iter().map(swap)).collect(),
        repeated: why.repeated,
        core: why.core,
        minimal: why.core_is_minimal,
        unknown: why.unknown,
    }
}

fn one(unique: Uniqueness) -> Diagnosis {
    Diagnosis::One {
        redundant: unique.redundant,
        unknown: unique.unknown,
    }
}

fn several(several: Ambiguity) -> Diagnosis {
    let repairs = several.extras.iter().map(|extra| Repair {
        cell: extra.cell,
        was: None,
        to: Some(extra.digit),
        with: None,
    });
    Diagnosis::Several {
        two: [digits(&several.first), digits(&several.second)],
        repairs: repairs.collect(),
        n_unknown: several.unknown_extras.len(),
        possible: Possible {
            proven: several.possible,
            unknown: several.unknown,
        },
    }
}

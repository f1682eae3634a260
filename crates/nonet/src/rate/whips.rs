//! Berthier's W and B: how many cells and houses the longest whip, or braid, takes that a puzzle needs.
//!
//! Singles first; if there are none, the shortest whips; then singles again. W is the length of the longest ones,
//! 0 if singles are enough. Whips of one cell or house are intersections, so those are 1.
//!
//! All whips of one length are taken at once, so that every image of a puzzle has the same W. Taken one after the
//! other, the result could depend on their order, since a whip is lost when a candidate that it goes through is
//! ruled out.
//!
//! Their eliminations contradict themselves by singles (T&E), and every such candidate has a braid: so a puzzle
//! that T&E does not solve is beyond both. B is W or, rarely, less. Source: D. Berthier, "The Hidden Logic of
//! Sudoku" (2007), "Pattern-Based Constraint Satisfaction" (2012).

use super::path;
use super::scale::{Method, Part, Reading, Scale, Written, columns};
use crate::board::{Candidate, Grid, Puzzle};
use crate::logic::Reach;
use crate::logic::net::{Board, Depth, Kind, Sequences, Wave};

/// The largest side: on larger boards it takes too long.
const LARGEST: usize = 16;

/// How many beginnings of whips are kept for one candidate.
const PATIENCE: usize = 1 << 18;

/// How many beginnings of braids are kept; there are more of them.
const PATIENCE_FOR_BRAIDS: usize = 1 << 16;

/// A rating by whips, or by braids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum WhipRating {
    /// Sequences of this length are needed, and are enough.
    Of(u32),
    /// Sequences at least this long are needed; there were too many to search.
    AtLeast(u32),
    /// No sequences solve it, however long.
    Beyond,
}

impl WhipRating {
    /// The length, if it is known.
    pub fn length(self) -> Option<u32> {
        match self {
            Self::Of(length) => Some(length),
            Self::AtLeast(_) | Self::Beyond => None,
        }
    }

    fn readings(self) -> Vec<Reading> {
        vec![match self {
            Self::Of(length) => Reading::Of(length.saturating_mul(10)),
            Self::AtLeast(least) => Reading::AtLeast(least.saturating_mul(10)),
            Self::Beyond => Reading::Beyond,
        }]
    }
}

/// Rates by whips; braids are rated alike.
static WHIPS: Method = Method {
    is_joint: true,
    ..Method::new("whip", &[length(columns!("whip"))], |puzzle| {
        Some(whips(puzzle)?.readings())
    })
};

static BRAIDS: Method = Method {
    is_joint: true,
    ..Method::new("braid", &[length(columns!("braid"))], |puzzle| {
        Some(braids(puzzle)?.readings())
    })
};

/// The length of the longest whip needed.
pub(super) static WHIP: Scale = Scale {
    unit: 10,
    is_slow: true,
    ..Scale::new("whip", &WHIPS)
};

/// The length of the longest braid needed.
pub(super) static BRAID: Scale = Scale {
    unit: 10,
    is_slow: true,
    ..Scale::new("braid", &BRAIDS)
};

const fn length(columns: [&'static str; 3]) -> Part {
    Part {
        at_least: Some("at_least"),
        beyond: Some("beyond"),
        written: Written::Whole,
        ..Part::new("length", columns)
    }
}

/// What to do on a board without singles.
enum Next {
    /// These candidates have sequences of this length, and none has a shorter one.
    RuleOut(u32, Vec<Candidate>),
    /// There are none, or it is not known: the rating.
    End(WhipRating),
}

/// W of a puzzle with one solution; `None` on boards of more than 16x16.
pub fn whips(puzzle: &Puzzle) -> Option<WhipRating> {
    rating(puzzle, Kind::Whip)
}

/// B of a puzzle with one solution; `None` on boards of more than 16x16.
pub fn braids(puzzle: &Puzzle) -> Option<WhipRating> {
    rating(puzzle, Kind::Braid)
}

fn rating(puzzle: &Puzzle, kind: Kind) -> Option<WhipRating> {
    let mut grid = Grid::new(puzzle);
    if grid.geometry().side() > LARGEST {
        return None;
    }
    if !is_within(grid.clone()) {
        return Some(WhipRating::Beyond);
    }
    let mut longest = 0;
    loop {
        grid = after_singles(grid);
        if grid.is_full() {
            return Some(WhipRating::Of(longest));
        }
        match next(&grid, kind) {
            Next::RuleOut(length, targets) => {
                longest = longest.max(length);
                targets
                    .into_iter()
                    .for_each(|target| grid.eliminate(target));
            }
            Next::End(WhipRating::AtLeast(least)) => {
                return Some(WhipRating::AtLeast(least.max(longest)));
            }
            Next::End(end) => return Some(end),
        }
    }
}

/// Is it enough to rule out the candidates that contradict themselves by singles?
fn is_within(mut grid: Grid) -> bool {
    loop {
        grid = after_singles(grid);
        let board = Board::of(&grid);
        let absurd = absurd(&board);
        if absurd.is_empty() {
            return grid.is_full();
        }
        for target in absurd {
            grid.eliminate(board.candidate(target));
        }
    }
}

fn after_singles(grid: Grid) -> Grid {
    path(grid, None, Reach::BothSingles.techniques()).end
}

/// The candidates that contradict themselves by singles.
fn absurd(board: &Board) -> Vec<u16> {
    let cells = 0..board.n_cells() as u16;
    let all = cells.flat_map(|cell| board.members(cell)).copied();
    let wave = |candidate| Wave::<()>::new(board, Depth::Dynamic.rules(), None, (candidate, true));
    all.filter(|&candidate| wave(candidate).clash.is_some())
        .collect()
}

fn next(grid: &Grid, kind: Kind) -> Next {
    let board = Board::of(grid);
    let patience = match kind {
        Kind::Whip => PATIENCE,
        Kind::Braid => PATIENCE_FOR_BRAIDS,
    };
    let mut whips = Sequences::new(kind, &board, absurd(&board), patience);
    let mut length = 0;
    while let Some(found) = whips.longer() {
        length += 1;
        if !found.is_empty() {
            let targets = found.iter().map(|whip| board.candidate(whip.target));
            return Next::RuleOut(length, targets.collect());
        }
        if whips.has_given_up() {
            return Next::End(WhipRating::AtLeast(length + 1));
        }
    }
    Next::End(WhipRating::Beyond)
}

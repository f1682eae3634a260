//! What kind of puzzle is wanted.

use super::givens::Givens;
use super::{Symmetry, Wishes};
use crate::board::{CellSet, Geometry};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The largest side for which a puzzle may be dug until nothing can go; larger boards take too long, and need a
/// number of givens.
pub const MINIMAL_SIDE: usize = 16;

/// The largest side for which puzzles are rated and made to a difficulty; on larger boards some techniques would
/// take minutes.
pub const RATED_SIDE: usize = 9;

/// The kind of puzzle wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The shape of its board.
    pub geometry: Arc<Geometry>,
    /// How it is made.
    pub way: Way,
    /// The symmetry of its givens.
    pub symmetry: Symmetry,
    /// How many givens it has; by default as few as digging leaves.
    pub givens: Option<RangeInclusive<usize>>,
    /// Must each given be needed?
    pub minimal: bool,
    /// What it demands of its solvers.
    pub wishes: Wishes,
    /// The number of attempts after which it gives up.
    pub attempts: Option<u64>,
}

/// How a puzzle is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Givens are removed from a full board.
    Dig,
    /// Random digits are put into random cells without breaking a rule, again and again, until there is one
    /// solution. By default there are 17 to 25 of them (on boards other than 9x9: the same share of the cells).
    Scatter,
    /// Digits are sought for givens in these cells.
    Pattern(CellSet),
}

/// Why no such puzzle can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Problem {
    /// The range of givens is empty.
    Givens,
    /// No puzzle on this board has fewer givens than this.
    Few(usize),
    /// The board has only this many cells.
    Many(usize),
    /// Boards of this side need a number of givens, and are not made minimal.
    Large(usize),
    /// These regions have no solution.
    Regions,
    /// Random digits and drawn patterns determine the symmetry, and a pattern also the number of givens: neither
    /// can be requested.
    Way,
    /// The pattern is empty, or has cells that are not on the board.
    Pattern,
    /// The scale or its technique does not cover such boards.
    Scale,
    /// No puzzle has such a rating: the band lies beyond the scale, or between two of its values.
    Band,
    /// Hints do not use the requested technique, so no path has it.
    OffThePath,
}

impl Options {
    /// A minimal puzzle of this shape.
    pub fn minimal(geometry: Arc<Geometry>) -> Self {
        Self {
            geometry,
            way: Way::Dig,
            symmetry: Symmetry::None,
            givens: None,
            minimal: true,
            wishes: Wishes::default(),
            attempts: None,
        }
    }

    /// Is there a chance of such puzzles, at a quick look?
    ///
    /// # Errors
    /// Says what is impossible.
    pub fn check(&self) -> Result<(), Problem> {
        let side = self.geometry.side();
        if side > MINIMAL_SIDE && (self.minimal || self.givens.is_none()) {
            return Err(Problem::Large(side));
        }
        self.check_givens()?;
        if !self.is_free() {
            return Err(Problem::Way);
        }
        if matches!(&self.way, Way::Pattern(cells) if !self.has_cells(cells)) {
            return Err(Problem::Pattern);
        }
        if self.is_rated() && side > RATED_SIDE || self.is_classic() && !self.has_classic_board() {
            return Err(Problem::Scale);
        }
        let least = fewest(&self.geometry);
        if matches!(&self.way, Way::Pattern(cells) if cells.len() < least) {
            return Err(Problem::Few(least));
        }
        if self.wishes.band.is_some_and(|band| !band.has_any()) {
            return Err(Problem::Band);
        }
        if self.wishes.is_off_the_path() {
            return Err(Problem::OffThePath);
        }
        Ok(())
    }

    /// Is this number of givens possible?
    fn check_givens(&self) -> Result<(), Problem> {
        let (least, most) = (fewest(&self.geometry), self.geometry.n_cells());
        match &self.givens {
            Some(range) if range.is_empty() => Err(Problem::Givens),
            Some(range) if *range.end() < least => Err(Problem::Few(least)),
            Some(range) if *range.start() > most => Err(Problem::Many(most)),
            _ => Ok(()),
        }
    }

    /// Does it request nothing that the method determines?
    fn is_free(&self) -> bool {
        match self.way {
            Way::Dig => true,
            Way::Scatter => self.symmetry == Symmetry::None,
            Way::Pattern(_) => self.symmetry == Symmetry::None && self.givens.is_none(),
        }
    }

    /// Does the pattern have cells, all of them on the board?
    fn has_cells(&self, pattern: &CellSet) -> bool {
        let n_cells = self.geometry.n_cells();
        !pattern.is_empty() && pattern.iter().all(|cell| cell.index() < n_cells)
    }

    fn is_rated(&self) -> bool {
        !self.wishes.is_empty()
    }

    fn is_classic(&self) -> bool {
        let band = self.wishes.band;
        band.is_some_and(|band| band.scale.method.is_classic)
    }

    fn has_classic_board(&self) -> bool {
        self.geometry.boxes() == Some((3, 3))
    }

    /// How many random digits are placed if no number is requested.
    pub(super) fn scattered(&self) -> RangeInclusive<usize> {
        let part = |n: usize| n * self.geometry.n_cells() / 81;
        self.givens.clone().unwrap_or_else(|| part(17)..=part(25))
    }

    /// Is it better to dig towards the targets than to put givens back? Not if so few givens are wanted that
    /// digging must not stop early, nor if a question takes milliseconds.
    pub(super) fn is_narrowed(&self) -> bool {
        let few = self.geometry.n_cells() / 3;
        let is_free = !self.minimal && self.givens.as_ref().is_none_or(|range| *range.end() >= few);
        let is_quick = self.wishes.band.is_some_and(|band| !band.scale.is_slow);
        self.wishes.is_about_paths() || is_free && is_quick
    }

    /// Are these no more givens than wanted?
    pub(super) fn has_few(&self, n: usize) -> bool {
        self.givens.as_ref().is_none_or(|range| n <= *range.end())
    }

    /// Is this number of givens wanted, and are all of them needed if they have to be?
    pub(super) fn are_met(&self, givens: &Givens) -> bool {
        let wanted = self.givens.as_ref();
        let is_minimal = || givens.are_minimal() == Some(true);
        wanted.is_none_or(|range| range.contains(&givens.n())) && (!self.minimal || is_minimal())
    }
}

/// No puzzle with fewer givens has one solution. On 9x9 that is a proof by computer (G. McGuire, B. Tugemann, G.
/// Civario, 2012), as on 4x4 and 6x6 by smaller ones; elsewhere all digits but one must occur, or two could be
/// exchanged.
fn fewest(geometry: &Geometry) -> usize {
    match geometry.boxes() {
        Some((2, 2)) => 4,
        Some((2, 3) | (3, 2)) => 8,
        Some((3, 3)) => 17,
        _ => geometry.side() - 1,
    }
}

/// The command line's words for these options, without the shape.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.way {
            Way::Dig => write!(f, "--symmetry {}", self.symmetry.slug())?,
            Way::Scatter => f.write_str("--scatter")?,
            Way::Pattern(cells) => write!(f, "--pattern {}", drawn(&self.geometry, cells))?,
        }
        if let Some(range) = &self.givens {
            write!(f, " --givens {}..{}", range.start(), range.end())?;
        }
        if self.minimal {
            f.write_str(" --minimal")?;
        }
        self.wishes.fmt(f)
    }
}

/// A pattern in a line: x for a given.
fn drawn(geometry: &Geometry, pattern: &CellSet) -> String {
    let sign = |cell| if pattern.contains(cell) { 'x' } else { '.' };
    geometry.cells().map(sign).collect()
}

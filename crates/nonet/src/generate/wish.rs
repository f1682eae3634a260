//! What a puzzle demands of its solvers: a band of a scale, some techniques, or the absence of some.

use super::uses::uses;
use crate::board::{Grid, Puzzle};
use crate::logic::{Info, Step, Technique, techniques};
use crate::rate::{self, Scale};
use std::cmp::Ordering;
use std::fmt;

/// A part of a scale, both ends included, in tenths: 12 is 1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Which scale.
    pub scale: &'static Scale,
    /// The lower end, in tenths.
    pub least: u32,
    /// The upper end, in tenths.
    pub most: u32,
}

/// What a puzzle demands of its solvers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Its rating.
    pub band: Option<Band>,
    /// The path of hints uses these and nothing harder, and does not reach the end if one of them is left out.
    pub needs: Vec<&'static Info>,
    /// The path of hints uses these and reaches the end.
    pub contains: Vec<&'static Info>,
    /// It is solved without these, by the other techniques of hints, which then form the path.
    pub without: Vec<&'static Info>,
}

impl Band {
    /// Does the band contain any value of the scale?
    pub(super) fn has_any(self) -> bool {
        let unit = self.scale.unit;
        let first = self.least.div_ceil(unit).saturating_mul(unit);
        first <= self.most.min(self.scale.most)
    }

    /// Is this band part of the other?
    pub(super) fn is_within(self, other: Self) -> bool {
        self.scale == other.scale && self.least >= other.least && self.most <= other.most
    }

    /// Is the puzzle too easy (less), in the band (equal), or too hard (greater)?
    fn judge(self, puzzle: &Puzzle) -> Ordering {
        let Some(tenths) = self.scale.measure_up_to(puzzle, self.most) else {
            return Ordering::Greater;
        };
        let place = match tenths {
            tenths if tenths < self.least => Ordering::Less,
            tenths if tenths > self.most => Ordering::Greater,
            _ => Ordering::Equal,
        };
        if self.scale.is_reversed {
            place.reverse()
        } else {
            place
        }
    }
}

/// The command line's words for these wishes, with a blank before each.
impl fmt::Display for Wishes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(band) = self.band {
            write!(f, " --rating {band}")?;
        }
        let mut needs = self.needs.iter();
        needs.try_for_each(|technique| write!(f, " --needs {}", technique.slug))?;
        let mut contains = self.contains.iter();
        contains.try_for_each(|technique| write!(f, " --contains {}", technique.slug))?;
        let mut without = self.without.iter();
        without.try_for_each(|technique| write!(f, " --without {}", technique.slug))
    }
}

impl Wishes {
    /// Does it request nothing?
    pub fn is_empty(&self) -> bool {
        self.band.is_none() && !self.is_about_paths() && self.without.is_empty()
    }

    /// Do the wishes concern the path?
    pub(super) fn is_about_paths(&self) -> bool {
        !self.needs.is_empty() || !self.contains.is_empty()
    }

    /// The techniques that its path must have.
    fn on_path(&self) -> impl Iterator<Item = &'static Info> + '_ {
        self.needs.iter().chain(&self.contains).copied()
    }

    /// Is a technique requested that is on no path because hints do not use it?
    pub(super) fn is_off_the_path(&self) -> bool {
        let path = self.path();
        let is_used = |wished| path.iter().any(|technique| technique.info() == wished);
        !self.on_path().all(is_used)
    }

    /// The techniques of hints, without the excluded ones.
    fn path(&self) -> Vec<&'static dyn Technique> {
        let all = techniques::ALL.iter().copied();
        all.filter(|technique| !self.without.contains(&technique.info()))
            .collect()
    }

    /// The first step of each technique that the path must have, with its number on the path, from 1.
    ///
    /// ```
    /// use nonet::board::Geometry;
    /// use nonet::generate::{Options, make};
    /// let options = Options::read(Geometry::classic(), "--needs naked-pair").expect("options");
    /// let made = make(&options, 7, &mut |_| {})?;
    /// let [(number, pair)] = &options.wishes.shown(&made.puzzle)[..] else { panic!("one") };
    /// assert!(*number > 1 && pair.technique.slug == "naked-pair");
    /// # Ok::<(), nonet::generate::NotMade>(())
    /// ```
    pub fn shown(&self, puzzle: &Puzzle) -> Vec<(usize, Step)> {
        if !self.is_about_paths() {
            return Vec::new();
        }
        let path = rate::path(Grid::new(puzzle), Some(&puzzle.given_cells()), &self.path());
        let mut left: Vec<&Info> = self.on_path().collect();
        let is_first = |(_, step): &(usize, Step)| {
            let n_left = left.len();
            left.retain(|wished| *wished != step.technique);
            left.len() < n_left
        };
        (1..).zip(path.steps).filter(is_first).collect()
    }

    /// Is a puzzle with one solution too easy (less), as requested (equal), or too hard (greater)?
    pub fn judge(&self, puzzle: &Puzzle) -> Ordering {
        let all = [Self::judge_needs, Self::judge_band, Self::judge_path];
        let mut place = Ordering::Equal;
        for judge in all {
            match judge(self, puzzle) {
                Ordering::Greater => return Ordering::Greater,
                other => place = place.min(other),
            }
        }
        place
    }

    /// Too hard means that it takes more than the hardest of them.
    fn judge_needs(&self, puzzle: &Puzzle) -> Ordering {
        let mut path = self.path();
        let is_needed = |technique: &&dyn Technique| self.needs.contains(&technique.info());
        let Some(last) = path.iter().rposition(is_needed) else {
            return Ordering::Equal;
        };
        path.truncate(last + 1);
        let place = uses(puzzle, &path, &self.needs);
        if place == Ordering::Equal && self.needs.len() > 1 && !self.are_all_needed(puzzle, &path) {
            return Ordering::Less;
        }
        place
    }

    fn are_all_needed(&self, puzzle: &Puzzle, path: &[&dyn Technique]) -> bool {
        self.needs.iter().all(|&wished| {
            let others = path.iter().copied().filter(|t| t.info() != wished);
            uses(puzzle, &others.collect::<Vec<_>>(), &[]) == Ordering::Greater
        })
    }

    fn judge_band(&self, puzzle: &Puzzle) -> Ordering {
        self.band.map_or(Ordering::Equal, |band| band.judge(puzzle))
    }

    /// Judges by the whole path: asked last, because it takes longest.
    fn judge_path(&self, puzzle: &Puzzle) -> Ordering {
        if self.contains.is_empty() && self.without.is_empty() {
            return Ordering::Equal;
        }
        uses(puzzle, &self.path(), &self.contains)
    }
}

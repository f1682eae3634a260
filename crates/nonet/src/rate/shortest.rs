//! A path without unnecessary steps.
//!
//! The hardest step is left out first, if the rest still leads to the same end: each remaining step is proved
//! again in its new place, and singles fill in whatever they can between the steps. In the end every step but the
//! singles is needed. A path with fewer steps may still exist: this one uses only steps of the original.

use super::{Path, path_with};
use crate::board::{CellSet, Grid};
use crate::logic::{Context, Step, Technique, first_step, proof};

/// How much of a path is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Extent {
    /// Every step, each the easiest at its time.
    Whole,
    /// Without unnecessary steps.
    Shortest,
}

/// Solves as far as these techniques go, as [`path_with`] does; the shortest path is as sound as the whole one,
/// and ends at the same grid. Calls `tick` from time to time.
///
/// ```
/// use nonet::board::Grid;
/// use nonet::logic::techniques;
/// use nonet::rate::{Extent, path_of};
/// let line = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// let read = nonet::text::read_any(line, &Default::default()).expect("a puzzle");
/// let puzzle = &read.likeliest().puzzle;
/// let of = |extent| path_of(Grid::new(puzzle), None, techniques::ALL, extent, &mut || {});
/// let [whole, shortest] = [Extent::Whole, Extent::Shortest].map(of);
/// assert!(shortest.steps.len() <= whole.steps.len() && shortest.end == whole.end);
/// ```
pub fn path_of(
    grid: Grid,
    unique: Option<&CellSet>,
    techniques: &[&dyn Technique],
    extent: Extent,
    tick: &mut dyn FnMut(),
) -> Path {
    let path = path_with(grid.clone(), unique, techniques, tick);
    match extent {
        Extent::Whole => path,
        Extent::Shortest => shortest(&grid, unique, path, techniques, tick),
    }
}

/// The path from this grid, shortened. `techniques` are those of the path: their singles fill in.
fn shortest(
    grid: &Grid,
    unique: Option<&CellSet>,
    path: Path,
    techniques: &[&dyn Technique],
    tick: &mut dyn FnMut(),
) -> Path {
    let mut singles = techniques.to_vec();
    singles.retain(|technique| !technique.info().is_hard());
    let replay = Replay {
        grid,
        unique,
        singles,
    };
    let mut kept: Vec<Step> = path.steps.clone();
    kept.retain(|step| step.technique.is_hard());
    let place = |step: &Step| {
        let mut all = techniques.iter();
        all.position(|technique| technique.info() == step.technique)
    };
    let mut order: Vec<Step> = kept.clone();
    order.sort_by_key(|step| std::cmp::Reverse(place(step)));
    let mut best = path;
    for step in order {
        let without: Vec<Step> = kept
            .iter()
            .filter(|&other| *other != step)
            .cloned()
            .collect();
        let (shorter, taken) = replay.run(without);
        if shorter.end == best.end {
            (best, kept) = (shorter, taken);
        }
        tick();
    }
    best
}

struct Replay<'a> {
    grid: &'a Grid,
    unique: Option<&'a CellSet>,
    singles: Vec<&'a dyn Technique>,
}

impl Replay<'_> {
    /// These steps with singles between them, and the ones that were taken: without those that cannot be proved or
    /// conclude nothing new.
    fn run(&self, mut steps: Vec<Step>) -> (Path, Vec<Step>) {
        let mut path = Path {
            steps: Vec::new(),
            end: self.grid.clone(),
        };
        self.fill(&mut path);
        steps.retain(|step| {
            let mut step = step.clone();
            step.deductions
                .retain(|deduction| path.end.has(deduction.candidate()));
            let is_proved = proof::check(&Context::knowing(&path.end, self.unique), &step).is_ok();
            if is_proved {
                path.take(step);
                self.fill(&mut path);
            }
            is_proved
        });
        (path, steps)
    }

    fn fill(&self, path: &mut Path) {
        while let Some(step) = first_step(&Context::knowing(&path.end, self.unique), &self.singles)
        {
            path.take(step);
        }
    }
}

impl Path {
    fn take(&mut self, step: Step) {
        step.apply(&mut self.end);
        self.steps.push(step);
    }
}

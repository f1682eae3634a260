//! What techniques share about one grid: read-only, derived on first use, dropped with the grid's state.

use super::AlmostLockedSets;
use super::cluster::Cluster;
use super::net::{Depth, Waves};
use super::techniques::deadly::{Deadly, Shape};
use super::{Facts, Links, Pattern, Sort};
use crate::board::{CellSet, Digit, Grid};
use std::cell::OnceCell;
use std::ops::Deref;

/// A grid, its [`Facts`], and derived data worth computing only once.
///
/// ```
/// use nonet::board::{Geometry, Grid, Puzzle};
/// use nonet::logic::{Context, techniques};
/// let grid = Grid::new(&Puzzle::empty(Geometry::classic()));
/// let context = Context::new(&grid);
/// assert!(techniques::ALL.iter().all(|technique| technique.first(&context).is_none()));
/// ```
#[derive(Debug)]
pub struct Context<'a> {
    facts: Facts<'a>,
    clusters: OnceCell<Vec<Vec<Cluster>>>,
    deadly: [OnceCell<Vec<Deadly>>; Shape::COUNT],
    als: OnceCell<AlmostLockedSets>,
    links: [OnceCell<Links>; 6],
    waves: [OnceCell<Waves<'static, Pattern>>; Depth::COUNT],
}

impl<'a> Context<'a> {
    /// A grid about which nothing else is known: techniques that need a unique solution find nothing here.
    pub fn new(grid: &'a Grid) -> Self {
        Self::knowing(grid, None)
    }

    /// The grid of a puzzle that has been proved to have exactly one solution, with the cells of its givens.
    pub fn unique(grid: &'a Grid, givens: &'a CellSet) -> Self {
        Self::knowing(grid, Some(givens))
    }

    /// Like [`unique`](Self::unique) if the cells of the givens are known, otherwise like [`new`](Self::new).
    pub fn knowing(grid: &'a Grid, unique: Option<&'a CellSet>) -> Self {
        Self {
            facts: Facts::new(grid, unique),
            clusters: OnceCell::new(),
            deadly: [const { OnceCell::new() }; Shape::COUNT],
            als: OnceCell::new(),
            links: [const { OnceCell::new() }; 6],
            waves: [const { OnceCell::new() }; Depth::COUNT],
        }
    }

    /// The almost deadly patterns of this shape.
    pub(super) fn deadly(&self, shape: Shape) -> &[Deadly] {
        self.deadly[shape as usize].get_or_init(|| shape.find(self))
    }

    /// The almost locked sets.
    pub fn als(&self) -> &AlmostLockedSets {
        self.als.get_or_init(|| AlmostLockedSets::new(self))
    }

    /// The links of this kind.
    pub fn links(&self, sort: Sort) -> &Links {
        self.links[sort as usize].get_or_init(|| {
            let sets = (sort >= Sort::Sets).then(|| self.als());
            Links::new(self, sets, sort)
        })
    }

    /// What follows from assumptions at this depth, computed by `follow` on first use.
    pub(super) fn waves(
        &self,
        depth: Depth,
        follow: fn(Depth, &Grid) -> Waves<'static, Pattern>,
    ) -> &Waves<'static, Pattern> {
        self.waves[depth as usize].get_or_init(|| follow(depth, self.grid()))
    }

    /// The clusters formed by a digit's strong links.
    pub(super) fn clusters(&self, digit: Digit) -> &[Cluster] {
        let of = |digit| Cluster::of_digit(self, digit);
        let all = self
            .clusters
            .get_or_init(|| self.digits().map(of).collect());
        &all[digit.index()]
    }
}

impl<'a> Deref for Context<'a> {
    type Target = Facts<'a>;

    fn deref(&self) -> &Facts<'a> {
        &self.facts
    }
}

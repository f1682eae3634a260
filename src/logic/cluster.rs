//! Clusters: candidates that strong links hold together, in two colours.
//!
//! A strong link whose ends exclude each other (two places of a digit in a house, two candidates of a cell) makes
//! one of its ends right and the other wrong. So throughout a cluster either all candidates of the one colour are
//! right or all of the other. Sources: <https://hodoku.sourceforge.net/en/tech_col.php> (one digit),
//! <https://www.sudokuwiki.org/3D_Medusa> (all digits).

use super::{Context, Pattern, Truth};
use crate::board::{Candidate, Cell, CellSet, Digit};

/// Candidates of two colours.
#[derive(Clone, Debug)]
pub(super) struct Cluster {
    /// The candidates of each colour, in reading order.
    pub colours: [Vec<Candidate>; 2],
    /// Neighbours of different colour and why one of them is right: as many as hold the cluster together.
    pub links: Vec<(Candidate, Candidate, Truth)>,
    /// What each colour excludes: digit by digit the cells that cannot hold it if the colour is right.
    pub excluded: [Vec<CellSet>; 2],
}

impl Cluster {
    /// The clusters that these digits' links in houses hold together and, if so wished, their links in cells.
    pub(super) fn all(
        context: &Context<'_>,
        digits: impl Iterator<Item = Digit>,
        in_cells: bool,
    ) -> Vec<Self> {
        let mut visited = vec![context.no_cells(); context.geometry().side()];
        let mut clusters = Vec::new();
        for digit in digits {
            for &(_, [cell, _]) in context.pairs(digit) {
                if !visited[digit.index()].contains(cell) {
                    let start = Candidate { cell, digit };
                    clusters.push(Self::grow(context, start, in_cells, &mut visited));
                }
            }
        }
        clusters
    }

    fn grow(
        context: &Context<'_>,
        start: Candidate,
        in_cells: bool,
        visited: &mut [CellSet],
    ) -> Self {
        let mut cluster = Self {
            colours: [Vec::new(), Vec::new()],
            links: Vec::new(),
            excluded: [(); 2].map(|()| vec![context.no_cells(); visited.len()]),
        };
        let mut open = vec![(start, 0)];
        visited[start.digit.index()].insert(start.cell);
        while let Some((candidate, colour)) = open.pop() {
            cluster.add(context, candidate, colour);
            neighbours(context, candidate, in_cells, &mut |next, truth| {
                if !visited[next.digit.index()].contains(next.cell) {
                    visited[next.digit.index()].insert(next.cell);
                    cluster.links.push((candidate, next, truth));
                    open.push((next, 1 - colour));
                }
            });
        }
        cluster.colours.iter_mut().for_each(|c| c.sort_unstable());
        cluster
    }

    fn add(&mut self, context: &Context<'_>, candidate: Candidate, colour: usize) {
        let Candidate { cell, digit } = candidate;
        self.colours[colour].push(candidate);
        for other in context.candidates(cell).without(digit).iter() {
            self.excluded[colour][other.index()].insert(cell);
        }
        let seen = &mut self.excluded[colour][digit.index()];
        *seen = *seen | *context.geometry().peer_set(cell);
    }

    /// Does the colour exclude this candidate?
    pub(super) fn excludes(&self, colour: usize, Candidate { cell, digit }: Candidate) -> bool {
        self.excluded[colour][digit.index()].contains(cell)
    }

    /// Does the colour exclude itself, so that it is wrong?
    pub(super) fn is_wrong(&self, colour: usize) -> bool {
        let mut candidates = self.colours[colour].iter();
        candidates.any(|&candidate| self.excludes(colour, candidate))
    }

    /// These clusters as evidence.
    pub(super) fn pattern(clusters: &[&Self], emptied: Option<Cell>) -> Pattern {
        Pattern::Colours {
            clusters: clusters.iter().map(|c| c.colours.clone()).collect(),
            links: clusters.iter().flat_map(|c| c.links.clone()).collect(),
            emptied,
        }
    }
}

/// Hands over what strong links join a candidate with, and why.
fn neighbours(
    context: &Context<'_>,
    Candidate { cell, digit }: Candidate,
    in_cells: bool,
    found: &mut dyn FnMut(Candidate, Truth),
) {
    for house in context.geometry().houses_of(cell) {
        if let Some([a, b]) = context.pair(house, digit) {
            let cell = if a == cell { b } else { a };
            found(Candidate { cell, digit }, Truth::House(house, digit));
        }
    }
    let digits = context.candidates(cell);
    if in_cells && digits.len() == 2 {
        for digit in digits.without(digit).iter() {
            found(Candidate { cell, digit }, Truth::Cell(cell));
        }
    }
}

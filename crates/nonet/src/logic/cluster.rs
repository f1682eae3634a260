//! Clusters: candidates joined by strong links, in two colours.
//!
//! A strong link whose ends exclude each other (two places of a digit in a house, two candidates of a cell) makes
//! one of its ends right and the other wrong. So throughout a cluster either all candidates of the one colour are
//! right or all of the other. Sources: <https://hodoku.sourceforge.net/en/tech_col.php> (one digit),
//! <https://www.sudokuwiki.org/3D_Medusa> (all digits).

use super::{Facts, Pattern, Truth};
use crate::board::{Candidate, Cell, CellSet, Digit, sort_short};

/// Candidates of two colours.
#[derive(Clone, Debug)]
pub(super) struct Cluster {
    /// The candidates of each colour, in reading order.
    pub colours: [Vec<Candidate>; 2],
    /// Neighbours of different colour and why one of them is right: just enough links to hold the cluster together.
    pub links: Vec<(Candidate, Candidate, Truth)>,
    /// What each colour excludes: for each digit the cells that cannot hold it if the colour is right.
    excluded: [Vec<CellSet>; 2],
    /// The first digit for which this is known.
    first: Digit,
}

impl Cluster {
    /// The clusters formed by the links of one digit.
    pub(super) fn of_digit(facts: &Facts<'_>, digit: Digit) -> Vec<Self> {
        Self::all(facts, [digit].into_iter())
    }

    /// The clusters formed by the links of all digits, including those in cells.
    pub(super) fn of_all_digits(facts: &Facts<'_>) -> Vec<Self> {
        Self::all(facts, facts.digits())
    }

    fn all(facts: &Facts<'_>, digits: impl Iterator<Item = Digit> + Clone) -> Vec<Self> {
        let mut visited = vec![facts.no_cells(); facts.geometry().side()];
        let mut clusters = Vec::new();
        let (first, n) = (digits.clone().next(), digits.clone().count());
        for digit in digits {
            for &(_, [cell, _]) in facts.pairs(digit) {
                if !visited[digit.index()].contains(cell) {
                    let mut cluster = Self {
                        colours: [Vec::new(), Vec::new()],
                        links: Vec::new(),
                        excluded: [(); 2].map(|()| vec![facts.no_cells(); n]),
                        first: first.unwrap_or(digit),
                    };
                    cluster.grow(facts, Candidate { cell, digit }, &mut visited);
                    clusters.push(cluster);
                }
            }
        }
        clusters
    }

    /// Colours everything that strong links join with the start.
    fn grow(&mut self, facts: &Facts<'_>, start: Candidate, visited: &mut [CellSet]) {
        let in_cells = self.excluded[0].len() > 1;
        let mut open = vec![(start, 0)];
        visited[start.digit.index()].insert(start.cell);
        while let Some((candidate, colour)) = open.pop() {
            self.add(facts, candidate, colour);
            neighbours(facts, candidate, in_cells, &mut |next, truth| {
                if !visited[next.digit.index()].contains(next.cell) {
                    visited[next.digit.index()].insert(next.cell);
                    self.links.push((candidate, next, truth));
                    open.push((next, 1 - colour));
                }
            });
        }
        for colour in &mut self.colours {
            sort_short(colour, |&candidate| candidate);
        }
    }

    fn add(&mut self, facts: &Facts<'_>, candidate: Candidate, colour: usize) {
        let Candidate { cell, digit } = candidate;
        self.colours[colour].push(candidate);
        for (place, cells) in self.excluded[colour].iter_mut().enumerate() {
            if self.first.index() + place == digit.index() {
                *cells = *cells | *facts.geometry().peer_set(cell);
            } else {
                cells.insert(cell);
            }
        }
    }

    /// The cells that cannot hold a digit of this cluster if the colour is right.
    pub(super) fn excluded(&self, colour: usize, digit: Digit) -> &CellSet {
        &self.excluded[colour][digit.index() - self.first.index()]
    }

    /// Does the colour exclude this candidate?
    pub(super) fn excludes(&self, colour: usize, Candidate { cell, digit }: Candidate) -> bool {
        self.excluded(colour, digit).contains(cell)
    }

    /// Does the colour exclude itself? Then it is wrong.
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

/// Reports what strong links join a candidate with, and why.
fn neighbours(
    facts: &Facts<'_>,
    Candidate { cell, digit }: Candidate,
    in_cells: bool,
    found: &mut dyn FnMut(Candidate, Truth),
) {
    for &house in facts.geometry().houses_of(cell) {
        if let Some([a, b]) = facts.pair(house, digit) {
            let cell = if a == cell { b } else { a };
            found(Candidate { cell, digit }, Truth::House(house, digit));
        }
    }
    let digits = facts.candidates(cell);
    if in_cells && digits.len() == 2 {
        for digit in digits.without(digit).iter() {
            found(Candidate { cell, digit }, Truth::Cell(cell));
        }
    }
}

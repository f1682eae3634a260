//! How many solutions there are, when they are too many to count.
//!
//! A walk places a random candidate of the narrowest cell, draws the conclusions of singles, and so on to the end.
//! Each choice among k multiplies the walk's weight by k; a walk that ends without a solution weighs nothing. The
//! mean weight of walks is the number of solutions, exactly (D. E. Knuth, Estimating the efficiency of backtrack
//! programs, 1975). But on large boards many walks fail and the weights of the others differ by many powers of
//! ten, so the mean does not settle.
//!
//! So walks advance in companies, all as far as the slowest: whenever too few still matter, each is copied about
//! as often as its weight deserves ("go with the winners": P. Grassberger 1997, D. Aldous and U. Vazirani 1994).
//! The result of a company, the product of its mean weights on the way, is still right on average. Several
//! companies show how far it can be trusted.

mod company;
mod singles;
mod spread;

use crate::board::{Geometry, Puzzle, SplitMix};
use company::Company;
use singles::{Dead, Singles};
use std::sync::Arc;

/// Fewer companies than this do not show how far they can be trusted.
const FEW: usize = 8;

/// A running estimate of the number of solutions.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// use nonet::solve::Estimate;
/// let mut estimate = Estimate::new(&Puzzle::empty(Geometry::classic()), 1);
/// estimate.run(200_000);
/// let known = 6_670_903_752_021_072_936_960_f64.log10();
/// assert!((estimate.value().log10.expect("some walks arrive") - known).abs() < 0.3);
/// ```
#[derive(Clone, Debug)]
pub struct Estimate {
    geometry: Arc<Geometry>,
    root: Result<Singles, Dead>,
    random: SplitMix,
    company: Option<Company>,
    /// The result of each company: natural logarithms, minus infinity for no solution.
    said: Vec<f64>,
    nodes: u64,
}

/// What is known about the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimated {
    /// The decimal logarithm of the estimate. `None` as long as no walk has arrived: there may still be solutions,
    /// unless the value is exact.
    pub log10: Option<f64>,
    /// A 95 % interval for the number, in decimal logarithms: the union of the bootstrap interval of the
    /// companies' mean and that of a lognormal law. It is wrong if companies with much larger results than that
    /// law predicts exist but were not seen, so the wider it is, the less it should be trusted. `None` for fewer
    /// than eight companies.
    pub interval: Option<(f64, f64)>,
    /// How many companies have arrived or failed.
    pub companies: u64,
    /// Is it the exact number? It is if singles decide everything.
    pub exact: bool,
}

impl Estimate {
    /// A new estimate. The same seed gives the same walks.
    pub fn new(puzzle: &Puzzle, seed: u64) -> Self {
        Self {
            geometry: Arc::clone(puzzle.geometry()),
            root: Singles::new(puzzle),
            random: SplitMix::new(seed),
            company: None,
            said: Vec::new(),
            nodes: 0,
        }
    }

    /// Makes this many more choices. It never ends by itself; pauses change nothing.
    pub fn run(&mut self, nodes: u64) {
        let Some(root) = self.root.as_ref().ok().filter(|_| !self.is_exact()) else {
            return;
        };
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop {
            let company = self.company.get_or_insert_with(|| Company::new(root));
            self.nodes += 1;
            if let Some(said) = company.walk(&self.geometry, &mut self.random) {
                self.said.push(said);
                self.company = None;
            }
        }
    }

    /// How many choices were made so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is known so far.
    pub fn value(&self) -> Estimated {
        let mean = spread::mean(&self.said);
        let interval = (self.said.len() >= FEW).then(|| spread::interval(&self.said));
        Estimated {
            log10: match (&self.root, self.is_exact()) {
                (Ok(_), true) => Some(0.0),
                _ => Some(mean).filter(|mean| mean.is_finite()),
            },
            interval: interval.filter(|_| mean.is_finite()),
            companies: self.said.len() as u64,
            exact: self.is_exact(),
        }
    }

    fn is_exact(&self) -> bool {
        let decided = |root: &Singles| root.n_decided() == self.geometry.n_cells();
        self.root.as_ref().map_or(true, decided)
    }
}

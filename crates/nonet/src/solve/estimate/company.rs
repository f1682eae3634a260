//! Random walks that advance together.

use super::singles::Singles;
use crate::board::{Candidate, Geometry, SplitMix};

/// How many walks there are.
const WALKS: usize = 256;

/// A walk and the natural logarithm of its weight.
#[derive(Clone, Debug)]
struct Walk {
    board: Singles,
    weight: f64,
}

/// Walks that have all decided at least a certain number of cells.
#[derive(Clone, Debug)]
pub(super) struct Company {
    walks: Vec<Walk>,
    /// How many cells each walk has to decide before the company gathers again.
    goal: usize,
    /// The walks before this one have reached the goal.
    next: usize,
    /// The natural logarithm of the product of the mean weights at each copying.
    weight: f64,
}

impl Company {
    pub(super) fn new(root: &Singles) -> Self {
        let walk = Walk {
            board: root.clone(),
            weight: 0.0,
        };
        Self {
            goal: root.n_decided() + 1,
            walks: vec![walk; WALKS],
            next: 0,
            weight: 0.0,
        }
    }

    /// Takes a walk one choice further. When all have ended, returns the natural logarithm of the estimate.
    pub(super) fn walk(&mut self, geometry: &Geometry, random: &mut SplitMix) -> Option<f64> {
        let goal = self.goal;
        let behind = |walk: &Walk| walk.board.n_decided() < goal;
        let Some(ahead) = self.walks[self.next..].iter().position(behind) else {
            return self.gather(geometry, random);
        };
        self.next += ahead;
        if !self.walks[self.next].step(geometry, random) {
            self.walks.swap_remove(self.next);
        }
        None
    }

    fn gather(&mut self, geometry: &Geometry, random: &mut SplitMix) -> Option<f64> {
        let Some(slowest) = self.walks.iter().map(|walk| walk.board.n_decided()).min() else {
            return Some(f64::NEG_INFINITY);
        };
        if slowest == geometry.n_cells() {
            return Some(self.weight + self.mean_weight().ln() + self.heaviest());
        }
        self.goal = slowest + 1;
        self.next = 0;
        if self.worth() < WALKS as f64 / 2.0 {
            self.copy(random);
        }
        None
    }

    /// How many walks of equal weight would be worth as much.
    fn worth(&self) -> f64 {
        let squares: f64 = self.relative().map(|weight| weight * weight).sum();
        self.relative().sum::<f64>().powi(2) / squares
    }

    /// Replaces each walk by as many copies as its weight deserves, give or take one: they are picked at even
    /// distances from a random start.
    fn copy(&mut self, random: &mut SplitMix) {
        let mean = self.mean_weight();
        let mut passed = random.fraction();
        let mut copies = Vec::with_capacity(WALKS + 1);
        for (walk, weight) in self.walks.iter().zip(self.relative()) {
            passed += weight / mean;
            while passed >= 1.0 {
                passed -= 1.0;
                copies.push(Walk {
                    board: walk.board.clone(),
                    weight: 0.0,
                });
            }
        }
        self.weight += mean.ln() + self.heaviest();
        self.walks = copies;
    }

    /// The mean over all walks that set out, relative to the heaviest.
    fn mean_weight(&self) -> f64 {
        self.relative().sum::<f64>() / WALKS as f64
    }

    fn relative(&self) -> impl Iterator<Item = f64> {
        let heaviest = self.heaviest();
        self.walks
            .iter()
            .map(move |walk| (walk.weight - heaviest).exp())
    }

    fn heaviest(&self) -> f64 {
        self.walks
            .iter()
            .map(|walk| walk.weight)
            .fold(f64::NEG_INFINITY, f64::max)
    }
}

impl Walk {
    /// Makes a choice; is the board still possible?
    fn step(&mut self, geometry: &Geometry, random: &mut SplitMix) -> bool {
        let Some((cell, candidates)) = self.board.narrowest() else {
            return true;
        };
        self.weight += (candidates.len() as f64).ln();
        let digit = candidates.iter().nth(random.below(candidates.len()));
        let choice = digit.map(|digit| Candidate { cell, digit });
        choice.is_some_and(|choice| self.board.place(geometry, choice).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Puzzle;

    /// Only ratios of weights count, so they may exceed any float.
    #[test]
    fn weights_may_be_larger_than_any_float() {
        let root = Singles::new(&Puzzle::empty(Geometry::classic())).unwrap();
        let mut company = Company::new(&root);
        for logarithm in [0.0, 2000.0] {
            for (place, walk) in company.walks.iter_mut().enumerate() {
                // Three in four weigh next to nothing.
                walk.weight = if place % 4 == 0 {
                    logarithm
                } else {
                    logarithm - 700.0
                };
            }
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            assert!(near(company.worth(), WALKS as f64 / 4.0));
            assert!(near(
                company.mean_weight().ln() + company.heaviest(),
                logarithm - 4.0_f64.ln()
            ));
        }
    }
}

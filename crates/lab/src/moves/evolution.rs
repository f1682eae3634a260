//! Many full boards, generation by generation: the common part of the genetic and the memetic algorithm as runs.
//! Their [`Breed`] decides how children are made, and which boards survive.

use super::super::{Bred, Child, Counters, Crossing, Detail, Event, Happened, Run, Snapshot};
use super::Full;
use nonet::board::{Cell, Digit, Geometry, HouseKind, Random};
use std::fmt::Debug;
use std::sync::Arc;

/// How a population develops.
pub(crate) trait Breed: Clone + Debug + 'static {
    /// The boards of the population.
    type Board: Full + 'static;

    /// A board of the first generation.
    fn founder(&self, random: &mut Random) -> Self::Board;

    /// Adds a few children of a sorted population, the best first, and returns their origin.
    fn breed(
        &self,
        parents: &[Self::Board],
        random: &mut Random,
        children: &mut Vec<Self::Board>,
    ) -> Origin;

    /// Lets newcomers replace others; the number of boards stays the same. Sorting follows.
    fn succeed(&self, population: &mut Vec<Self::Board>, newcomers: Vec<Self::Board>);
}

/// The origin of children: the places of their parents in the population, and for each child by which houses it
/// was put together and which of them are the second parent's.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) parents: [usize; 2],
    pub(crate) children: Vec<(HouseKind, Vec<bool>)>,
}

/// The size of a population, and its limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// How many boards there are, at least 2.
    pub(crate) size: usize,
    /// After how many generations without a new best fresh founders replace the population; 0 for never.
    pub(crate) patience: u64,
    /// The number of generations after which it ends.
    pub(crate) generations: u64,
}

/// A population and its rule: a run. A step is one call of [`Breed::breed`]; the step that completes a generation
/// ends it.
#[derive(Clone, Debug)]
pub(crate) struct Evolution<R: Breed> {
    geometry: Arc<Geometry>,
    rule: R,
    terms: Terms,
    random: Random,
    counters: Counters,
    /// The boards, best first.
    population: Vec<R::Board>,
    newcomers: Vec<R::Board>,
    /// The least cost since the last fresh start, and the generation in which it was reached.
    best: (u32, u64),
    /// Where the best board differs from the previous best.
    touched: Vec<Cell>,
    /// The children bred last.
    crossing: Option<Crossing>,
}

impl<R: Breed> Evolution<R> {
    /// A population of random boards.
    pub(crate) fn new(geometry: &Arc<Geometry>, rule: R, terms: Terms, seed: u64) -> Self {
        let mut evolution = Self {
            geometry: Arc::clone(geometry),
            rule,
            terms,
            random: Random::new(seed),
            counters: Counters::default(),
            population: Vec::new(),
            newcomers: Vec::new(),
            best: (0, 0),
            touched: Vec::new(),
            crossing: None,
        };
        evolution.found();
        let of_one = evolution.population.first().map_or(0, Full::memory);
        evolution
            .counters
            .set_memory(2 * terms.size as u64 * of_one);
        evolution
    }

    fn found(&mut self) {
        let founders = (0..self.terms.size).map(|_| self.rule.founder(&mut self.random));
        self.population = founders.collect();
        self.newcomers.clear();
        self.touched.clear();
        self.crossing = None;
        self.sort();
        self.best = (self.cost(), self.counters.expanded);
    }

    fn sort(&mut self) {
        self.population.sort_by_key(Full::cost);
        self.counters.set_cost(u64::from(self.cost()));
    }

    fn cost(&self) -> u32 {
        self.population.first().map_or(0, Full::cost)
    }

    fn tell(&mut self) -> Event {
        self.counters.solutions = 1;
        Event::new(Happened::Solution, 1)
    }

    /// Ends a generation.
    fn succeed(&mut self) -> Event {
        self.counters.expanded += 1;
        let best = self.population[0].clone();
        let before = self.counters.best_cost;
        let newcomers = std::mem::take(&mut self.newcomers);
        self.rule.succeed(&mut self.population, newcomers);
        self.sort();
        self.touched = self.changes(&best);
        if self.cost() < self.best.0 {
            self.best = (self.cost(), self.counters.expanded);
        }
        match self.cost() {
            0 => self.tell(),
            _ if self.counters.best_cost < before => Event::new(Happened::Improvement, 6),
            _ => Event::new(Happened::Moved, 5),
        }
    }

    fn changes(&self, before: &R::Board) -> Vec<Cell> {
        let digits = before.digits().iter().zip(self.population[0].digits());
        let cells = self.geometry.cells().zip(digits);
        cells
            .filter(|(_, (old, new))| old != new)
            .map(|(cell, _)| cell)
            .collect()
    }

    fn is_impatient(&self) -> bool {
        let vain = self.counters.expanded - self.best.1;
        self.terms.patience > 0 && vain >= self.terms.patience
    }
}

impl<R: Breed> Run for Evolution<R> {
    fn step(&mut self) -> Event {
        if self.counters.solutions > 0 {
            return Event::new(Happened::GaveUp, 1);
        }
        if self.cost() == 0 {
            return self.tell();
        }
        if self.counters.expanded >= self.terms.generations {
            return Event::new(Happened::GaveUp, 2);
        }
        if self.is_impatient() {
            self.counters.restarts += 1;
            self.found();
            return Event::new(Happened::Restart, 2);
        }
        let n = self.newcomers.len();
        let origin = self
            .rule
            .breed(&self.population, &mut self.random, &mut self.newcomers);
        self.crossing = crossing(
            &self.geometry,
            origin,
            &self.population,
            &self.newcomers[n..],
        );
        let born = &self.newcomers[n..];
        self.counters.generated += born.len() as u64;
        let is_solved = born.iter().any(|child| child.cost() == 0);
        if is_solved || self.newcomers.len() >= self.terms.size {
            return self.succeed();
        }
        Event::new(Happened::Bred, 4)
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        self.population[0].snapshot(&self.geometry, self.touched.clone())
    }

    fn detail(&self) -> Detail {
        let costs = self.population.iter().map(|board| u64::from(board.cost()));
        Detail::Population {
            costs: costs.collect(),
            diversity: diversity(&self.population, self.geometry.side()),
            crossing: self.crossing.clone().map(Box::new),
        }
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}

/// The children and their parents, as displayed.
fn crossing<B: Full>(
    geometry: &Geometry,
    origin: Origin,
    population: &[B],
    born: &[B],
) -> Option<Crossing> {
    let [one, other] = origin.parents.map(|place| population.get(place));
    let parents = [bred(one?), bred(other?)];
    let children = origin.children.into_iter().zip(born);
    let children = children.map(|((kind, second), child)| {
        let board = bred(child);
        let differs = |cell: &Cell| {
            let house = geometry.house_of(*cell, kind);
            let source = second.get(usize::from(house.index)).copied();
            let source = &parents[usize::from(source.unwrap_or_default())];
            source.digits.get(cell.index()) != board.digits.get(cell.index())
        };
        Child {
            changed: geometry.cells().filter(differs).collect(),
            board,
            kind,
            second,
        }
    });
    let children = children.collect();
    Some(Crossing { parents, children })
}

fn bred<B: Full>(board: &B) -> Bred {
    let digits = board.digits().iter();
    Bred {
        digits: digits.filter_map(|&digit| Digit::new(digit + 1)).collect(),
        cost: board.cost().into(),
    }
}

/// The mean share of cells in which two boards differ, in thousandths.
fn diversity<B: Full>(boards: &[B], side: usize) -> u64 {
    let n_cells = side * side;
    let mut same = 0;
    for cell in 0..n_cells {
        let mut counts = vec![0u64; side];
        for board in boards {
            counts[usize::from(board.digits()[cell])] += 1;
        }
        same += counts.iter().map(|n| n * n.saturating_sub(1)).sum::<u64>();
    }
    let n = boards.len() as u64;
    let all = n * n.saturating_sub(1) * n_cells as u64;
    (1000 * (all - same)).checked_div(all).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug)]
    struct Plain(Vec<u8>);

    impl Full for Plain {
        fn digits(&self) -> &[u8] {
            &self.0
        }

        fn cost(&self) -> u32 {
            0
        }

        fn memory(&self) -> u64 {
            0
        }
    }

    #[test]
    fn diversity_is_the_mean_over_all_pairs() {
        let mut random = Random::new(5);
        for n in 0..12 {
            let board = |random: &mut Random| (0..16).map(|_| random.below(4) as u8).collect();
            let boards: Vec<Plain> = (0..n).map(|_| Plain(board(&mut random))).collect();
            let (mut differ, mut pairs) = (0, 0);
            for (place, one) in boards.iter().enumerate() {
                for other in &boards[..place] {
                    differ += one.0.iter().zip(&other.0).filter(|(a, b)| a != b).count() as u64;
                    pairs += 16;
                }
            }
            let mean = (1000 * differ).checked_div(pairs).unwrap_or_default();
            assert_eq!(diversity(&boards, 4), mean);
        }
        let same = vec![Plain(vec![1; 16]); 3];
        assert_eq!(diversity(&same, 4), 0);
    }
}

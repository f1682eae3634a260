//! The memetic algorithm: a genetic algorithm whose children are improved before they are evaluated. Boxes are always
//! full, a child takes each box from one of its parents, and a burst of annealing takes the place of mutation (P.
//! Moscato, On Evolution, Search, Optimization, Genetic Algorithms and Martial Arts: Towards Memetic Algorithms, 1989).
//!
//! The burst does the work: with mutation alone the same population does not solve hard puzzles.

use super::super::moves::{Breed, Evolution, Filling, Full, Metropolis, Origin, Plan, Terms};
use super::super::{Algorithm, Family, Goal, Kind, OptionRow, Options, Refusal, Run};
use super::choices::{FILL, FIX_SINGLES, plan};
use super::genetic::population;
use nonet::board::{Puzzle, Random};
use std::sync::Arc;

/// Box by box from two parents, then a burst of annealing.
pub(super) const MEMETIC: Algorithm = Algorithm {
    slug: "memetic",
    counts: &[
        "cost",
        "best_cost",
        "expanded",
        "generated",
        "restarts",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::Evolution,
    node: "generation-mended",
    source: "P. Moscato, On Evolution, Search, Optimization, Genetic Algorithms and Martial Arts, 1989",
    options: &[
        FILL,
        FIX_SINGLES,
        population(30),
        OptionRow {
            name: "burst",
            help: "swaps-of-a-child",
            kind: Kind::Number {
                least: 0,
                most: 100_000,
                usual: 2000,
                decimals: 0,
            },
        },
        OptionRow {
            name: "temperature",
            help: "temperature-of-a-child",
            kind: Kind::Number {
                least: 1,
                most: 1000,
                usual: 45,
                decimals: 2,
            },
        },
        OptionRow {
            name: "restart",
            help: "restart-after-generations",
            kind: Kind::Number {
                least: 0,
                most: 1_000_000,
                usual: 0,
                decimals: 0,
            },
        },
    ],
    pseudo_code: &[
        "fill-many-boards",
        "best-board-is-a-solution",
        "fill-all-afresh",
        "two-parents-by-chance",
        "    child-takes-boxes",
        "    enough-children",
        "    its-best-board-is-the-best",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let plan = plan(puzzle, options)?;
    let geometry = Arc::clone(plan.geometry());
    let rule = Memetic {
        plan,
        metropolis: Metropolis::at(options.number("temperature") as f64 / 100.0),
        burst: options.number("burst"),
    };
    let terms = Terms {
        size: options.number("population") as usize,
        patience: options.number("restart"),
        generations: u64::MAX,
    };
    Ok(Box::new(Evolution::new(&geometry, rule, terms, seed)))
}

/// How children are made.
#[derive(Clone, Debug)]
struct Memetic {
    plan: Arc<Plan>,
    metropolis: Metropolis,
    burst: u64,
}

impl Memetic {
    fn mend(&self, child: &mut Filling, random: &mut Random) {
        let mut mistakes: Vec<usize> = child.mistakes().collect();
        for _ in 0..self.burst {
            if mistakes.is_empty() {
                return;
            }
            let place = mistakes[random.below(mistakes.len())];
            let swap = self.plan.any_swap_of(place, random);
            if self.metropolis.accepts(child.rise(swap), random) {
                child.swap(swap);
                mistakes.clear();
                mistakes.extend(child.mistakes());
            }
        }
    }
}

/// The better of two random boards, by its place, since the population is sorted.
fn parent(parents: &[Filling], random: &mut Random) -> usize {
    let places = [(); 2].map(|()| random.below(parents.len()));
    places[0].min(places[1])
}

impl Breed for Memetic {
    type Board = Filling;

    fn founder(&self, random: &mut Random) -> Filling {
        Filling::new(&self.plan, random)
    }

    fn breed(
        &self,
        parents: &[Filling],
        random: &mut Random,
        children: &mut Vec<Filling>,
    ) -> Origin {
        let [one, other] = [(); 2].map(|()| parent(parents, random));
        let mut child = parents[one].clone();
        let mut second = Vec::new();
        for house in self.plan.houses() {
            let is_second = random.below(2) == 0;
            if is_second {
                child.take_house(&parents[other], house);
            }
            second.push(is_second);
        }
        child.count();
        self.mend(&mut child, random);
        children.push(child);
        Origin {
            parents: [one, other],
            children: vec![(self.plan.kind(), second)],
        }
    }

    fn succeed(&self, population: &mut Vec<Filling>, mut newcomers: Vec<Filling>) {
        newcomers.sort_by_key(Full::cost);
        let n = population.len();
        population.truncate(1);
        population.extend(newcomers);
        population.truncate(n);
    }
}

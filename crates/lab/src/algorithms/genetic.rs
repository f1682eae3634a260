//! The genetic algorithm as usually described for Sudoku: cells are filled at random, boards are drawn by their
//! fitness, two parents make two children, and children are mutated (J. Holland, Adaptation in Natural and Artificial
//! Systems, 1975; T. Mantere and J. Koljonen, Solving, rating and generating Sudoku puzzles with GA, 2007).
//!
//! It comes near a solution but hardly ever reaches one; it is here for comparison with the memetic algorithm.

use super::super::moves::{Breed, Evolution, Full, Origin, Terms};
use super::super::{Algorithm, Family, Goal, Kind, OptionRow, Options, Refusal, Run};
use nonet::board::{Cell, Geometry, House, HouseKind, Puzzle, Random};
use std::sync::Arc;

/// Roulette, crossing by houses, four mutations.
pub(super) const GENETIC: Algorithm = Algorithm {
    slug: "genetic-algorithm",
    counts: &[
        "cost",
        "best_cost",
        "expanded",
        "generated",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::Evolution,
    node: "generation",
    source: "J. Holland, Adaptation in Natural and Artificial Systems, 1975",
    options: &[
        population(100),
        OptionRow {
            name: "mutation",
            help: "mutation",
            kind: Kind::Number {
                least: 0,
                most: 100,
                usual: 50,
                decimals: 2,
            },
        },
        OptionRow {
            name: "pressure",
            help: "pressure",
            kind: Kind::Number {
                least: 101,
                most: 1000,
                usual: 105,
                decimals: 2,
            },
        },
        OptionRow {
            name: "generations",
            help: "generations",
            kind: Kind::Number {
                least: 1,
                most: 1_000_000,
                usual: 3000,
                decimals: 0,
            },
        },
    ],
    pseudo_code: &[
        "fill-with-random-digits",
        "best-board-is-a-solution",
        "too-many-generations",
        "two-parents-by-fitness",
        "    two-children",
        "    children-replace-the-worst",
        "    the-best-board-is-the-best",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

/// How many boards there are.
pub(super) const fn population(usual: u64) -> OptionRow {
    OptionRow {
        name: "population",
        help: "population",
        kind: Kind::Number {
            least: 2,
            most: 1000,
            usual,
            decimals: 0,
        },
    }
}

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let geometry = puzzle.geometry();
    let cells = geometry.cells();
    let rule = Genetic {
        geometry: Arc::clone(geometry),
        puzzle: puzzle.clone(),
        open: cells.filter(|&cell| puzzle.get(cell).is_none()).collect(),
        mutation: options.number("mutation"),
        pressure: options.number("pressure"),
    };
    let terms = Terms {
        size: options.number("population") as usize,
        patience: 0,
        generations: options.number("generations"),
    };
    Ok(Box::new(Evolution::new(geometry, rule, terms, seed)))
}

/// A full board in which everything but the givens may be wrong.
#[derive(Clone, Debug)]
struct Loose {
    digits: Vec<u8>,
    /// How many digits are missing from rows, columns and boxes, in total.
    cost: u32,
}

impl Full for Loose {
    fn digits(&self) -> &[u8] {
        &self.digits
    }

    fn cost(&self) -> u32 {
        self.cost
    }

    fn memory(&self) -> u64 {
        self.digits.len() as u64
    }
}

/// How children are made.
#[derive(Clone, Debug)]
struct Genetic {
    geometry: Arc<Geometry>,
    puzzle: Puzzle,
    open: Vec<Cell>,
    /// In hundredths.
    mutation: u64,
    /// In hundredths.
    pressure: u64,
}

impl Genetic {
    /// How many digits are missing from a house.
    fn lacks(&self, digits: &[u8], house: House) -> u32 {
        let cells = self.geometry.house_cells(house).iter();
        let seen = cells.fold(0u32, |seen, cell| seen | 1 << digits[cell.index()]);
        self.geometry.side() as u32 - seen.count_ones()
    }

    fn board(&self, digits: Vec<u8>) -> Loose {
        let houses = self.geometry.houses();
        let cost = houses.map(|house| self.lacks(&digits, house)).sum();
        Loose { digits, cost }
    }

    /// Draws a board with probability proportional to its fitness: roulette.
    fn draw(&self, parents: &[Loose], random: &mut Random) -> usize {
        let worst = parents.last().map_or(0, |board| u64::from(board.cost));
        let fitness = |board: &Loose| self.pressure * worst - 100 * u64::from(board.cost);
        let all: u64 = parents.iter().map(fitness).sum();
        let mut left = random.below(all as usize) as u64;
        let drawn = parents.iter().position(|board| {
            let share = fitness(board);
            let is_it = left < share;
            left = left.saturating_sub(share);
            is_it
        });
        drawn.unwrap_or_default()
    }

    /// The houses of this kind, each from the parent in which fewer digits are missing, and which of them are the
    /// second parent's.
    fn cross(&self, parents: [&Loose; 2], kind: HouseKind) -> (Vec<u8>, Vec<bool>) {
        let mut digits = parents[0].digits.clone();
        let mut second = vec![false; self.geometry.side()];
        for (index, is_second) in second.iter_mut().enumerate() {
            let house = House::of(kind, index);
            let [one, other] = parents.map(|parent| self.lacks(&parent.digits, house));
            *is_second = other < one;
            if *is_second {
                for cell in self.geometry.house_cells(house) {
                    digits[cell.index()] = parents[1].digits[cell.index()];
                }
            }
        }
        (digits, second)
    }

    /// Swaps two cells of a row, a column or a box, or writes a random digit.
    fn mutate(&self, digits: &mut [u8], random: &mut Random) {
        let Some(&cell) = pick(&self.open, random) else {
            return;
        };
        let Some(&kind) = HouseKind::ALL.get(random.below(4)) else {
            digits[cell.index()] = random.below(self.geometry.side()) as u8;
            return;
        };
        let house = self.geometry.house_of(cell, kind);
        let cells = self.geometry.house_cells(house).iter();
        let open: Vec<&Cell> = cells.filter(|&&c| self.puzzle.get(c).is_none()).collect();
        if let Some(other) = pick(&open, random) {
            digits.swap(cell.index(), other.index());
        }
    }

    fn child(&self, mut digits: Vec<u8>, random: &mut Random) -> Loose {
        if (random.below(100) as u64) < self.mutation {
            self.mutate(&mut digits, random);
        }
        self.board(digits)
    }
}

/// A random item.
fn pick<'i, T>(items: &'i [T], random: &mut Random) -> Option<&'i T> {
    items.get(random.below(items.len()))
}

impl Breed for Genetic {
    type Board = Loose;

    fn founder(&self, random: &mut Random) -> Loose {
        let side = self.geometry.side();
        let digits = self.puzzle.digits().iter();
        let digits = digits.map(|given| given.map_or_else(|| random.below(side), |d| d.index()));
        let digits = digits.map(|digit| digit as u8).collect();
        self.board(digits)
    }

    fn breed(&self, parents: &[Loose], random: &mut Random, children: &mut Vec<Loose>) -> Origin {
        let places = [(); 2].map(|()| self.draw(parents, random));
        let pair = places.map(|place| &parents[place]);
        let line = [HouseKind::Row, HouseKind::Col][random.below(2)];
        let bred = [HouseKind::Box, line].map(|kind| {
            let (digits, second) = self.cross(pair, kind);
            children.push(self.child(digits, random));
            (kind, second)
        });
        Origin {
            parents: places,
            children: bred.into(),
        }
    }

    fn succeed(&self, population: &mut Vec<Loose>, mut newcomers: Vec<Loose>) {
        let n = population.len();
        let worst = population.last().map_or(0, |board| board.cost);
        newcomers.sort_by_key(Full::cost);
        if newcomers.first().is_some_and(|best| best.cost >= worst) {
            newcomers.truncate(1);
            population.pop();
        }
        population.extend(newcomers);
        population.sort_by_key(Full::cost);
        population.truncate(n);
    }
}

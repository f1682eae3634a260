//! A board in progress, as plain numbers: cells 0 to 80, houses 0 to 26 (rows, columns, boxes), digits 1 to 9.

use nonet::board::{Candidate, Cell, CellSet, Digit, Grid, House, HouseKind};
use nonet::logic::Truth;
use support::{Plain, Random, puzzle};

pub(crate) struct State {
    pub(crate) grid: Grid,
    pub(crate) givens: CellSet,
    pub(crate) solution: Plain,
}

impl State {
    /// A random puzzle with one solution, some cells filled, some wrong candidates removed.
    pub(crate) fn random(random: &mut Random) -> Self {
        let (board, solution) = random.unique();
        let start = puzzle(&board);
        let mut grid = Grid::new(&start);
        let (n_filled, one_of) = (random.below(25), 2 + random.below(6));
        for _ in 0..n_filled {
            let cell = random.below(81);
            if grid.value(Cell::new(cell)).is_none() {
                grid.place(Cell::new(cell), digit(solution[cell]));
            }
        }
        for (cell, right) in solution.into_iter().enumerate() {
            for digit in (1..=9).filter(|&digit| digit != right) {
                if random.below(one_of) == 0 {
                    grid.eliminate(candidate(cell, digit));
                }
            }
        }
        Self {
            grid,
            givens: CellSet::of(81, start.givens().map(|(cell, _)| cell)),
            solution,
        }
    }

    pub(crate) fn has(&self, cell: usize, digit: u8) -> bool {
        self.grid.has(candidate(cell, digit))
    }

    pub(crate) fn digits(&self, cell: usize) -> Vec<u8> {
        (1..=9).filter(|&digit| self.has(cell, digit)).collect()
    }

    /// The digits of all these cells.
    pub(crate) fn digits_of(&self, cells: &[usize]) -> Vec<u8> {
        let any = |digit: &u8| cells.iter().any(|&cell| self.has(cell, *digit));
        (1..=9).filter(any).collect()
    }

    /// The places of a digit in a house.
    pub(crate) fn places(&self, house: usize, digit: u8) -> Vec<usize> {
        let places = cells_of(house).into_iter();
        places.filter(|&cell| self.has(cell, digit)).collect()
    }

    /// The empty cells among these.
    pub(crate) fn open(&self, cells: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let is_open = |&cell: &usize| self.grid.value(Cell::new(cell)).is_none();
        cells.into_iter().filter(is_open).collect()
    }

    /// The ways to satisfy a truth.
    pub(crate) fn ways_of(&self, truth: Truth) -> Vec<(usize, u8)> {
        match truth {
            Truth::Cell(cell) => {
                let digits = self.digits(cell.index()).into_iter();
                digits.map(|digit| (cell.index(), digit)).collect()
            }
            Truth::House(house, digit) => {
                let places = self.places(number(house), digit.get()).into_iter();
                places.map(|cell| (cell, digit.get())).collect()
            }
        }
    }
}

pub(crate) fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

pub(crate) fn candidate(cell: usize, value: u8) -> Candidate {
    Candidate {
        cell: Cell::new(cell),
        digit: digit(value),
    }
}

pub(crate) fn to_cells(cells: &[usize]) -> Vec<Cell> {
    cells.iter().map(|&cell| Cell::new(cell)).collect()
}

pub(crate) fn numbers(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

pub(crate) fn house(number: usize) -> House {
    House::of(HouseKind::ALL[number / 9], number % 9)
}

pub(crate) fn number(house: House) -> usize {
    let kind = HouseKind::ALL.iter().position(|&kind| kind == house.kind);
    kind.unwrap() * 9 + usize::from(house.index)
}

/// The row, the column and the box of a cell.
fn houses_of(cell: usize) -> [usize; 3] {
    let (row, col) = (cell / 9, cell % 9);
    [row, 9 + col, 18 + row / 3 * 3 + col / 3]
}

pub(crate) fn is_in(house: usize, cell: usize) -> bool {
    houses_of(cell).contains(&house)
}

/// The cells of a house in reading order.
pub(crate) fn cells_of(house: usize) -> Vec<usize> {
    (0..81).filter(|&cell| is_in(house, cell)).collect()
}

/// Do the rules of Sudoku allow both of these on one board?
pub(crate) fn go_together((a, x): (usize, u8), (b, y): (usize, u8)) -> bool {
    let share_house = (0..27).any(|house| is_in(house, a) && is_in(house, b));
    if a == b {
        x == y
    } else {
        x != y || !share_house
    }
}

/// Every way to fill these cells, each with one of its digits, by the rules.
pub(crate) fn fillings(cells: &[usize], digits: impl Fn(usize) -> Vec<u8>) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    for (at, &cell) in cells.iter().enumerate() {
        let fits = |way: &Vec<u8>, digit: u8| {
            (0..at).all(|before| go_together((cells[before], way[before]), (cell, digit)))
        };
        let longer = all.iter().flat_map(|way| {
            let digits = digits(cell).into_iter().filter(|&digit| fits(way, digit));
            digits.map(|digit| [way.as_slice(), &[digit]].concat())
        });
        all = longer.collect();
    }
    all
}

/// `n` of these, or all if there are fewer, in order.
pub(crate) fn some<T: Copy + Ord>(random: &mut Random, all: &[T], n: usize) -> Vec<T> {
    let mut all = all.to_vec();
    random.shuffle(&mut all);
    all.truncate(n);
    all.sort_unstable();
    all
}

pub(crate) fn one<T: Copy>(random: &mut Random, all: &[T]) -> Option<T> {
    let at = random.below(all.len().max(1));
    all.get(at).copied()
}

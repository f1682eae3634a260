//! In how many ways a band is filled, by the digits of its columns.

use super::exchange::{Exchange, ORDERS};
use super::ways::{N, Renaming, Sets, Ways, digits};

/// A way that contradicts a given.
const NONE: u16 = u16::MAX;

/// The givens of a band: row, column and digit, all from 0.
pub(super) type Givens = Vec<[usize; 3]>;

/// A band with its givens.
#[derive(Clone, Debug)]
pub(super) struct Band {
    /// The class of each way of the first box, up to names and the order of columns.
    classes: Vec<u16>,
    /// The renaming that turns each way of the first box into the usual one of its class.
    renamings: Vec<Renaming>,
    /// For the second and third box, the place of each way in the table.
    places: [Vec<u16>; 2],
    /// What the rows of a box may hold, for each class of the first box and each place of the others.
    boxes: [Vec<Vec<u16>>; 3],
    /// The numbers of fillings, a row for each class and place of the second box, computed on first use.
    rows: Vec<Option<Box<[u32]>>>,
}

impl Band {
    pub(super) fn new(givens: Givens, ways: &Ways) -> Self {
        let exchange = Exchange::around(&givens, ways);
        let (mut usual, mut renamings) = (Vec::new(), Vec::with_capacity(N));
        let mut classes = vec![NONE; N];
        for way in 0..N as u16 {
            let (first, names) = exchange.usual(way, ways);
            renamings.push(ways.renaming(names));
            if allows(&givens, 0, ways.sets(way)) {
                classes[usize::from(way)] = place_of(&mut usual, first);
            }
        }
        let (second, seconds) = table(&givens, 1, &exchange, ways);
        let (third, thirds) = table(&givens, 2, &exchange, ways);
        let rows = |stack: usize, all: &[u16]| {
            let rows = all.iter().map(|&way| rows_of(&givens, stack, way, ways));
            rows.collect::<Vec<_>>()
        };
        Self {
            rows: vec![None; usual.len() * seconds.len()],
            boxes: [rows(0, &usual), rows(1, &seconds), rows(2, &thirds)],
            places: [second, third],
            classes,
            renamings,
        }
    }

    /// May the columns of the box in this stack have their digits in this way?
    pub(super) fn allows(&self, stack: usize, way: u16) -> bool {
        let way = usize::from(way);
        match stack.checked_sub(1) {
            None => self.classes[way] != NONE,
            Some(at) => self.places[at][way] != NONE,
        }
    }

    /// The row of the table for these ways of the first and the second box; both must be allowed.
    pub(super) fn row(&mut self, first: u16, second: u16, ways: &Ways) -> usize {
        let first = usize::from(first);
        let second = ways.renamed(second, &self.renamings[first]);
        let place = usize::from(self.places[0][usize::from(second)]);
        let row = usize::from(self.classes[first]) * self.boxes[1].len() + place;
        if self.rows[row].is_none() {
            self.rows[row] = Some(self.fillings(row, ways));
        }
        row
    }

    /// The numbers of fillings in a row of the table.
    pub(super) fn numbers(&self, row: usize) -> &[u32] {
        self.rows[row].as_deref().unwrap_or_default()
    }

    /// The place in a row of this way of the third box, below a way of the first; it must be allowed.
    pub(super) fn place(&self, first: u16, third: u16, ways: &Ways) -> usize {
        let third = ways.renamed(third, &self.renamings[usize::from(first)]);
        usize::from(self.places[1][usize::from(third)])
    }

    /// For each of these ways of the third box, the numbers of fillings with each of the second: one block per
    /// way, placed at the way's number times the block's length.
    pub(super) fn columns(
        &mut self,
        first: u16,
        (seconds, thirds): (&[u16], &[u16]),
        ways: &Ways,
        numbers: &mut Vec<u32>,
    ) {
        let rows = seconds.iter().map(|&second| self.row(first, second, ways));
        let rows: Vec<usize> = rows.collect();
        let rows: Vec<&[u32]> = rows.into_iter().map(|row| self.numbers(row)).collect();
        numbers.resize(N * rows.len(), 0);
        for &third in thirds {
            let place = self.place(first, third, ways);
            let at = usize::from(third) * rows.len();
            for (number, row) in numbers[at..].iter_mut().zip(&rows) {
                *number = row[place];
            }
        }
    }

    /// How many bytes the table takes if all of it is computed.
    pub(super) fn bytes(&self) -> u64 {
        (self.rows.len() * self.boxes[2].len() * 4 + N * 84) as u64
    }

    /// In how many ways the digits of the columns are put into rows, for each place of the third box.
    fn fillings(&self, row: usize, ways: &Ways) -> Box<[u32]> {
        let n = self.boxes[1].len();
        let sets = |rows: &u16| ways.sets(*rows);
        let second: Vec<Sets> = self.boxes[1][row % n].iter().map(sets).collect();
        let mut left = vec![0u32; N];
        for above in self.boxes[0][row / n].iter().map(sets) {
            for rows in &second {
                if (above[0] & rows[0]) | (above[1] & rows[1]) | (above[2] & rows[2]) == 0 {
                    let rest = [0, 1, 2].map(|at| 0x1FF & !above[at] & !rows[at]);
                    left[usize::from(ways.number(rest))] += 1;
                }
            }
        }
        let sum = |rows: &Vec<u16>| rows.iter().map(|&rows| left[usize::from(rows)]).sum();
        self.boxes[2].iter().map(sum).collect()
    }
}

fn place_of(list: &mut Vec<u16>, way: u16) -> u16 {
    let known = list.iter().position(|&known| known == way);
    known.unwrap_or_else(|| {
        list.push(way);
        list.len() - 1
    }) as u16
}

/// The place of each way of a stack's box, and one way for each place.
fn table(givens: &Givens, stack: usize, exchange: &Exchange, ways: &Ways) -> (Vec<u16>, Vec<u16>) {
    let (mut places, mut all) = (vec![NONE; N], Vec::new());
    let allowed = (0..N as u16).filter(|&way| allows(givens, stack, ways.sets(way)));
    for way in allowed {
        places[usize::from(way)] = place_of(&mut all, exchange.least(stack, way));
    }
    (places, all)
}

/// The givens of a box, with row and column in it.
fn within(givens: &Givens, stack: usize) -> impl Iterator<Item = [usize; 3]> {
    let here = givens.iter().filter(move |given| given[1] / 3 == stack);
    here.map(|[row, column, digit]| [*row, column % 3, *digit])
}

/// Does each given stand in a column that has its digit?
fn allows(givens: &Givens, stack: usize, columns: Sets) -> bool {
    within(givens, stack).all(|[_, column, digit]| columns[column] >> digit & 1 > 0)
}

/// What the rows of a box hold, for each order of its columns' digits that agrees with the givens: at most 216.
fn rows_of(givens: &Givens, stack: usize, way: u16, ways: &Ways) -> Vec<u16> {
    let [first, second, third] = ways.sets(way).map(orders_of);
    let mut all = Vec::with_capacity(216);
    for a in first {
        for b in second {
            for c in third {
                let rows = [0, 1, 2].map(|row| a[row] | b[row] | c[row]);
                let stands =
                    |[row, column, digit]: [usize; 3]| [a, b, c][column][row] == 1 << digit;
                if within(givens, stack).all(stands) {
                    all.push(ways.number(rows));
                }
            }
        }
    }
    all
}

/// The orders of three digits, each as a bit.
fn orders_of(set: u16) -> [Sets; 6] {
    let mut one = digits(set).map(|digit| 1 << digit);
    let bits = [0; 3].map(|_| one.next().unwrap_or(0));
    ORDERS.map(|order| order.map(|at| bits[at]))
}

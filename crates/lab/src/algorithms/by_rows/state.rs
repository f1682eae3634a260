//! What the rows so far leave to the others, and how a row is filled.

use crate::Happened;
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Where the bits of boxes begin in a mask; those of columns are below.
const BOXES: usize = 32;

/// The most cells filled for one row after one state, over all ways. A board that takes more is too large for
/// this, and should be refused soon: the run cannot be stopped between two ways.
const MOST_CELLS: u64 = 1 << 24;

/// The most states that one row adds after one state: more than there are orders of nine digits. Memory is not
/// checked in between, either.
const MOST_STATES: usize = 1 << 19;

/// How many fillings lead to a state, and one of them.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) count: u128,
    /// The digits of the rows so far.
    pub(super) sample: Vec<u8>,
    /// The digit of each slot in the sample.
    labels: Vec<u8>,
}

/// A board to be filled row by row. A state is a mask of columns and open boxes for each *slot*. A slot is a
/// digit: first the digits with givens below, in order, then the others, by their masks.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    geometry: Arc<Geometry>,
    /// The given of each cell, 0 for none.
    givens: Vec<u8>,
    /// For each row, the digits with a given in it or below, as bits.
    pinned: Vec<u32>,
    /// For each row, the boxes that end with it, as bits of a mask.
    ending: Vec<u64>,
}

/// A row being filled.
struct Filling<'a> {
    rows: &'a Rows,
    row: usize,
    key: &'a [u64],
    held: &'a Held,
    /// The slot of each given cell of the row.
    told: Vec<Option<usize>>,
    /// Slots from here on are interchangeable if their masks are equal.
    first_free: usize,
    chosen: Vec<usize>,
    n_ways: u64,
    n_cells: u64,
    /// The most states allowed.
    most: usize,
    next: &'a mut BTreeMap<Vec<u64>, Held>,
}

impl Rows {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let geometry = Arc::clone(puzzle.geometry());
        let side = geometry.side();
        let given = |cell| puzzle.get(cell).map_or(0, Digit::get);
        let givens: Vec<u8> = geometry.cells().map(given).collect();
        let mut pinned = vec![0; side + 1];
        for (place, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit > 0) {
            for below in &mut pinned[..=place / side] {
                *below |= 1 << digit;
            }
        }
        let mut ending = vec![0; side];
        for in_box in 0..side {
            let is_in = |&place: &usize| geometry.box_index(Cell::new(place)) == in_box;
            let last = (0..side * side).filter(is_in).max().unwrap_or(0);
            ending[last / side] |= 1 << (BOXES + in_box);
        }
        Self {
            geometry,
            givens,
            pinned,
            ending,
        }
    }

    /// The state before any row is filled.
    pub(super) fn start(&self) -> (Vec<u64>, Held) {
        let side = self.side();
        let mut labels: Vec<u8> = (1..=side as u8).collect();
        labels.sort_by_key(|&digit| (self.pinned[0] & 1 << digit == 0, digit));
        let held = Held {
            count: 1,
            sample: Vec::new(),
            labels,
        };
        (vec![0; side], held)
    }

    pub(super) fn side(&self) -> usize {
        self.geometry.side()
    }

    /// The bytes that a state takes.
    pub(super) fn bytes(&self) -> u64 {
        let side = self.side() as u64;
        9 * side + side * side + 96
    }

    /// Fills a row in every way; returns in how many, counting interchangeable digits as one.
    ///
    /// # Errors
    /// A count overflows, or there are too many ways; the states added by then are useless.
    pub(super) fn fill(
        &self,
        row: usize,
        key: &[u64],
        held: &Held,
        next: &mut BTreeMap<Vec<u64>, Held>,
    ) -> Result<u64, Happened> {
        let side = self.side();
        let givens = &self.givens[row * side..(row + 1) * side];
        let slot = |&digit: &u8| held.labels.iter().position(|&label| label == digit);
        let mut filling = Filling {
            rows: self,
            row,
            key,
            held,
            told: givens.iter().map(slot).collect(),
            first_free: self.pinned[row].count_ones() as usize,
            chosen: Vec::with_capacity(side),
            n_ways: 0,
            n_cells: 0,
            most: next.len() + MOST_STATES,
            next,
        };
        let used = filling
            .told
            .iter()
            .flatten()
            .fold(0, |used, slot| used | 1 << slot);
        filling.go(used, held.count)?;
        Ok(filling.n_ways)
    }

    /// The bit of a cell's column and that of its box.
    fn bits(&self, place: usize) -> u64 {
        let in_box = self.geometry.box_index(Cell::new(place));
        1 << (place % self.side()) | 1 << (BOXES + in_box)
    }
}

impl Filling<'_> {
    /// Fills the next cell; `used` are the slots that are in the row already or given in it.
    fn go(&mut self, used: u32, count: u128) -> Result<(), Happened> {
        let (at, side) = (self.chosen.len(), self.rows.side());
        self.n_cells += 1;
        if self.n_cells > MOST_CELLS {
            return Err(Happened::GaveUp);
        }
        if at == side {
            self.n_ways += 1;
            return self.put(count);
        }
        let bits = self.rows.bits(self.row * side + at);
        if let Some(slot) = self.told[at] {
            return self.choose(slot, bits, used, count);
        }
        let mut slot = 0;
        while slot < side {
            let alike = self.alike(slot);
            let free = (slot..slot + alike).filter(|&slot| used & 1 << slot == 0);
            let n_free = free.clone().count() as u128;
            if let Some(first) = free.clone().next() {
                let count = count.checked_mul(n_free).ok_or(Happened::GaveUp)?;
                self.choose(first, bits, used | 1 << first, count)?;
            }
            slot += alike;
        }
        Ok(())
    }

    /// How many slots from this one on are interchangeable.
    fn alike(&self, slot: usize) -> usize {
        if slot < self.first_free {
            return 1;
        }
        let same = self.key[slot..].iter();
        same.take_while(|&&mask| mask == self.key[slot]).count()
    }

    fn choose(&mut self, slot: usize, bits: u64, used: u32, count: u128) -> Result<(), Happened> {
        if self.key[slot] & bits != 0 {
            return Ok(());
        }
        self.chosen.push(slot);
        let done = self.go(used, count);
        self.chosen.pop();
        done
    }

    /// Adds the state to which the full row leads.
    fn put(&mut self, count: u128) -> Result<(), Happened> {
        let (rows, side) = (self.rows, self.rows.side());
        let mut masks = self.key.to_vec();
        for (at, &slot) in self.chosen.iter().enumerate() {
            masks[slot] |= rows.bits(self.row * side + at);
        }
        let pinned = rows.pinned[self.row + 1];
        let open = !rows.ending[self.row];
        let labels = self.held.labels.iter();
        let mut slots: Vec<(bool, u64, u8)> = labels
            .zip(masks)
            .map(|(&label, mask)| (pinned & 1 << label == 0, mask & open, label))
            .collect();
        slots.sort_unstable_by_key(|&(is_free, mask, label)| match is_free {
            true => (is_free, mask, label),
            false => (is_free, 0, label),
        });
        let key: Vec<u64> = slots.iter().map(|slot| slot.1).collect();
        if let Some(held) = self.next.get_mut(&key) {
            held.count = held.count.checked_add(count).ok_or(Happened::GaveUp)?;
            return Ok(());
        }
        if self.next.len() >= self.most {
            return Err(Happened::OutOfMemory);
        }
        let row = self.chosen.iter().map(|&slot| self.held.labels[slot]);
        let held = Held {
            count,
            sample: self.held.sample.iter().copied().chain(row).collect(),
            labels: slots.iter().map(|slot| slot.2).collect(),
        };
        self.next.insert(key, held);
        Ok(())
    }
}

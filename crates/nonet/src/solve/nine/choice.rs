//! Where to branch when propagation is stuck.
//!
//! A cell with two candidates splits the board into halves that each add something new. The choice of cell affects
//! the time for hard puzzles more than anything else; docs/log/NINE.md has the figures.

use super::lanes::{Lanes, Vector};
use super::state::State;
use super::triple::k;

impl State {
    /// Splits an open board: it keeps the first half, the second is returned. `tries` cells are weighed.
    #[inline(always)]
    pub(super) fn split(&mut self, tries: u32) -> Self {
        let (mut ones, mut twos, mut threes): (Lanes, Lanes, Lanes) = (k(0), k(0), k(0));
        for &cells in &self.digits {
            threes = threes | twos & cells;
            twos = twos | ones & cells;
            ones = ones | cells;
        }
        let bivalue = twos.without(threes);
        if bivalue.is_zero() {
            return self.split_rare(twos);
        }
        let (cell, d, e) = self.busiest(bivalue, tries);
        self.halve(cell, d, e)
    }

    /// The most influential of some cells with two candidates, with its digits: it shares them with the most
    /// peers, where those with two candidates count three times.
    #[expect(
        clippy::needless_range_loop,
        reason = "zipped iterators become calls where the page is built for size"
    )]
    #[inline(always)]
    fn busiest(&self, bivalue: Lanes, mut tries: u32) -> (usize, usize, usize) {
        let mut planes = [[0; 3]; 9];
        for d in 0..9 {
            planes[d] = self.digits[d].bands();
        }
        let mut best = (0, (0, 0, 0));
        let bands = bivalue.bands();
        for band in 0..3 {
            let mut left = bands[band];
            while left != 0 && tries != 0 {
                let bit = left.trailing_zeros();
                left &= left - 1;
                tries -= 1;
                let digits = digits_at(&planes, band, bit);
                let (d, e) = (
                    digits.trailing_zeros() as usize % 9,
                    (31 - digits.leading_zeros()) as usize % 9,
                );
                let seen = peers(band, bit) & (self.digits[d] | self.digits[e]);
                let score = weigh(seen, seen & bivalue);
                if score >= best.0 {
                    best = (score, (band * 27 + bit as usize, d, e));
                }
            }
        }
        best.1
    }

    /// Gives a cell with two candidates one of them, and the other in the half that is returned.
    #[inline(always)]
    fn halve(&mut self, cell: usize, d: usize, e: usize) -> Self {
        let at = Lanes::single(cell);
        self.naked = self.naked | at;
        let third = if d > 0 { 0 } else { 1 + u8::from(e == 1) };
        self.changed = [d as u8, e as u8, third];
        let mut second = *self;
        self.digits[e] = self.digits[e].without(at);
        second.digits[d] = second.digits[d].without(at);
        second
    }

    /// Splits when no cell has two candidates: by the digit with the fewest places in a house. This is what makes
    /// contradictory boards with few givens quick.
    #[cold]
    #[inline(never)]
    fn split_rare(&mut self, open: Lanes) -> Self {
        let (mut fewest, mut choice) = (u32::MAX, (0, 0));
        for (d, &cells) in self.digits.iter().enumerate() {
            let bands = (cells & open).bands();
            for house in &HOUSES {
                let places = [0, 1, 2].map(|band| bands[band] & house[band]);
                let n = places.iter().map(|band| band.count_ones()).sum();
                if n > 0 && n < fewest {
                    (fewest, choice) = (n, (d, first_of(places)));
                }
            }
        }
        let (d, cell) = choice;
        let at = Lanes::single(cell);
        let kept = self.digits[d];
        self.changed = [0; 3];
        let mut second = *self;
        second.digits[d] = kept.without(at);
        for cells in &mut self.digits {
            *cells = cells.without(at);
        }
        self.digits[d] = kept;
        self.naked = self.naked | at;
        second.find_naked();
        second
    }
}

/// The candidates of a cell, as bits.
#[expect(
    clippy::needless_range_loop,
    reason = "zipped iterators become calls where the page is built for size"
)]
#[inline(always)]
fn digits_at(planes: &[[u32; 3]; 9], band: usize, bit: u32) -> u32 {
    let mut digits = 0;
    for d in 0..9 {
        digits |= (planes[d][band] >> bit & 1) << d;
    }
    digits
}

/// How many bits are set in each group of four.
#[inline(always)]
fn nibbles(x: Lanes) -> Lanes {
    let pairs = x - (x >> 1 & k(0x5555_5555));
    (pairs & k(0x3333_3333)) + (pairs >> 2 & k(0x3333_3333))
}

/// The number of some cells, and twice that of the stronger among them. Four neighbouring bits sum up to 12 at
/// most, so nothing overflows.
#[inline(always)]
fn weigh(seen: Lanes, strong: Lanes) -> u32 {
    let sum = nibbles(seen) + (nibbles(strong) << 1);
    let bytes = (sum & k(0x0f0f_0f0f)) + (sum >> 4 & k(0x0f0f_0f0f));
    let [a, b, c] = bytes.bands();
    (a + b + c).wrapping_mul(0x0101_0101) >> 24
}

/// How many cells are weighed: more are seldom worth the time.
pub(super) const TRIES: u32 = 6;

/// How many cells are weighed before the first dead end: where most choices succeed, it hardly matters which is made.
pub(super) const LUCKY_TRIES: u32 = 2;

/// The first of some cells.
fn first_of(bands: [u32; 3]) -> usize {
    let band = bands.iter().position(|&cells| cells != 0).unwrap_or(0);
    band * 27 + bands[band].trailing_zeros() as usize % 27
}

/// Rows, columns and boxes.
static HOUSES: [[u32; 3]; 27] = {
    let mut all = [[0; 3]; 27];
    let mut cell = 0;
    while cell < 81 {
        let (row, col) = (cell / 9, cell % 9);
        let bit = 1 << (cell % 27);
        all[row][cell / 27] |= bit;
        all[9 + col][cell / 27] |= bit;
        all[18 + row / 3 * 3 + col / 3][cell / 27] |= bit;
        cell += 1;
    }
    all
};

/// The cells that share a house with each cell.
static PEERS: [[u32; 3]; 81] = {
    let mut all = [[0; 3]; 81];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let same_row = a / 9 == b / 9;
        let same_col = a % 9 == b % 9;
        let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (same_row || same_col || same_box) {
            all[a][b / 27] |= 1 << (b % 27);
        }
        pair += 1;
    }
    all
};

#[inline(always)]
fn peers(band: usize, bit: u32) -> Lanes {
    Lanes::new(PEERS[(band * 27 + bit as usize) % 81])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_weigh_one_and_the_stronger_two_more() {
        for (cell, &all) in PEERS.iter().enumerate() {
            let random = |n: u32| (cell as u32 * 3 + n + 1).wrapping_mul(0x9e37_79b9);
            let few = [0, 1, 2].map(|band| all[band as usize] & random(band));
            let fewer = [0, 1, 2].map(|band| few[band] & random(7) >> 3);
            for (seen, strong) in [(all, all), (all, few), (few, fewer), (few, [0; 3])] {
                let n = |cells: [u32; 3]| cells.iter().map(|band| band.count_ones()).sum::<u32>();
                let weight = weigh(Lanes::new(seen), Lanes::new(strong));
                assert_eq!(weight, n(seen) + 2 * n(strong));
            }
        }
    }
}

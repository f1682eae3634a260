//! The candidates of a 9x9 board in the middle of a search, and what follows from them.
use super::board::{self, BAND, Board};
use super::lanes::Lanes;
use std::ops::ControlFlow;

/// The first cell of each minirow; shifted by 1 and 2, the others.
const MINIROWS: u32 = 0o111_111_111;
/// A row of nine cells.
const ROW: u32 = 0o777;

#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells where each digit may still go.
    digits: [Lanes; 9],
    /// Cells known to have one candidate.
    naked: Lanes,
    /// Three digits, if nothing has changed but places of the first two; else not three.
    changed: [u8; 3],
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Outcome {
    Dead,
    Solved,
    Open,
}

#[inline(always)]
fn k(number: u32) -> Lanes {
    Lanes::splat(number)
}

#[inline(always)]
fn minirows([a, b, c]: [Lanes; 3]) -> Lanes {
    (a | a >> 1 | a >> 2) & k(MINIROWS)
        | (b | b << 1 | b >> 1) & k(MINIROWS << 1)
        | (c | c << 1 | c << 2) & k(MINIROWS << 2)
}

#[inline(always)]
fn columns([a, b, c]: [Lanes; 3]) -> Lanes {
    (a | a >> 9 | a >> 18) & k(ROW)
        | (b | b << 9 | b >> 9) & k(ROW << 9)
        | (c | c << 9 | c << 18) & k(ROW << 18)
}

#[inline(always)]
fn row_turn(x: Lanes) -> Lanes {
    x >> 9 | x << 18
}
#[inline(always)]
fn row_turn2(x: Lanes) -> Lanes {
    x >> 18 | x << 9
}
/// Each minirow position gets the next stack's.
#[inline(always)]
fn stack_turn(x: Lanes) -> Lanes {
    (x >> 3) & k(0o077_077_077) | (x << 6) & k(0o700_700_700)
}
#[inline(always)]
fn stack_turn2(x: Lanes) -> Lanes {
    (x >> 6) & k(0o007_007_007) | (x << 3) & k(0o770_770_770)
}
#[inline(always)]
fn column_turn(x: Lanes) -> Lanes {
    (x >> 1) & k(0o333_333_333) | (x << 2) & k(0o444_444_444)
}
#[inline(always)]
fn column_turn2(x: Lanes) -> Lanes {
    (x >> 2) & k(0o111_111_111) | (x << 1) & k(0o666_666_666)
}

/// only cells with minirow in kept
#[inline(always)]
fn widen_minirows(kept: Lanes) -> [Lanes; 3] {
    let (a, b, c) = (
        kept & k(MINIROWS),
        kept & k(MINIROWS << 1),
        kept & k(MINIROWS << 2),
    );
    [(a << 3) - a, (b << 2) - (b >> 1), (c << 1) - (c >> 2)]
}

#[inline(always)]
fn widen_columns(kept: Lanes) -> [Lanes; 3] {
    let (a, b, c) = (kept & k(ROW), kept & k(ROW << 9), kept & k(ROW << 18));
    [
        a.first_row_everywhere(),
        b | b << 9 | b >> 9,
        c | c >> 9 | c >> 18,
    ]
}

/// columns (packed) with two or more cells in the band
#[inline(always)]
fn crowded([a, b, c]: [Lanes; 3]) -> Lanes {
    #[inline(always)]
    fn two(x: Lanes, y: Lanes, z: Lanes) -> Lanes {
        x & y | (x | y) & z
    }
    two(a, a >> 9, a >> 18) & k(ROW)
        | two(b, b << 9, b >> 9) & k(ROW << 9)
        | two(c, c << 9, c << 18) & k(ROW << 18)
}

#[inline(always)]
fn close_rows(m: Lanes) -> Lanes {
    let (m1, m2) = (stack_turn(m), stack_turn2(m));
    m & row_turn(m1 & row_turn(m2) | m2 & row_turn(m1))
}

#[inline(always)]
fn close_columns(v: Lanes) -> Lanes {
    let (v1, v2) = (column_turn(v), column_turn2(v));
    v & (v1 & v2.turned() | v2 & v1.turned()).turned()
}

#[inline(always)]
fn sole(kept: Lanes, x: [Lanes; 3]) -> Lanes {
    let away = kept.turned();
    kept.without(away | away.turned() | crowded(x))
}

#[inline(always)]
fn narrow(x: [Lanes; 3], w: [Lanes; 3]) -> [Lanes; 3] {
    [x[0] & w[0], x[1] & w[1], x[2] & w[2]]
}

#[inline(always)]
fn digits_at(planes: &[[u32; 3]; 9], band: usize, bit: u32) -> u32 {
    let mut digits = 0;
    for (d, plane) in planes.iter().enumerate() {
        digits |= (plane[band] >> bit & 1) << d;
    }
    digits
}

/// how many of each four neighbouring bits are set
#[inline(always)]
fn nibbles(x: Lanes) -> Lanes {
    let pairs = x - (x >> 1 & k(0x5555_5555));
    (pairs & k(0x3333_3333)) + (pairs >> 2 & k(0x3333_3333))
}

/// cells of seen + 2 * cells of strong (at most 4 + 8 in four neighbouring bits)
#[inline(always)]
fn weigh(seen: Lanes, strong: Lanes) -> u32 {
    let sum = nibbles(seen) + (nibbles(strong) << 1);
    let bytes = (sum & k(0x0f0f_0f0f)) + (sum >> 4 & k(0x0f0f_0f0f));
    let [a, b, c] = bytes.bands();
    (a + b + c).wrapping_mul(0x0101_0101) >> 24
}

const TRIES: u32 = 6;

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

impl State {
    #[inline(always)]
    fn triples(&self) -> [[Lanes; 3]; 3] {
        let [a, b, c, d, e, f, g, h, i] = self.digits;
        [[a, b, c], [d, e, f], [g, h, i]]
    }

    #[inline(always)]
    pub(super) fn new(board: &Board) -> Self {
        let given = board.givens.iter().fold(k(0), |all, &cells| all | cells);
        let free = k(BAND).without(given);
        let mut digits = board.givens;
        for cells in &mut digits {
            *cells = *cells | free;
        }
        Self {
            digits,
            naked: given,
            changed: [0; 3],
        }
    }

    /// cells with >=1, >=2 candidates
    #[inline(always)]
    fn tally(&self) -> (Lanes, Lanes) {
        let (mut ones, mut twos) = (k(0), k(0));
        for &cells in &self.digits {
            twos = twos | ones & cells;
            ones = ones | cells;
        }
        (ones, twos)
    }

    #[inline(always)]
    pub(super) fn settle(&mut self) -> Outcome {
        if self.changed[0] != self.changed[1] {
            let before = self.naked;
            if !self.settle_three() {
                return Outcome::Dead;
            }
            let stuck = (self.naked ^ before).is_zero();
            if stuck && !(self.naked ^ k(BAND)).is_zero() {
                return Outcome::Open;
            }
        }
        loop {
            let naked = self.naked;
            let [x0, x1, x2] = self.triples();
            let all = [naked, naked, naked];
            let (n0, n1, n2) = (narrow(x0, all), narrow(x1, all), narrow(x2, all));
            let told = [minirows(n0), minirows(n1), minirows(n2)];
            let m = [minirows(x0), minirows(x1), minirows(x2)];
            let m = [
                m[0].without(row_turn(told[0]) | row_turn2(told[0])),
                m[1].without(row_turn(told[1]) | row_turn2(told[1])),
                m[2].without(row_turn(told[2]) | row_turn2(told[2])),
            ];
            let kept = [close_rows(m[0]), close_rows(m[1]), close_rows(m[2])];
            let told = [columns(n0), columns(n1), columns(n2)];
            let x0 = narrow(x0, widen_minirows(kept[0]));
            let x1 = narrow(x1, widen_minirows(kept[1]));
            let x2 = narrow(x2, widen_minirows(kept[2]));
            let v = [columns(x0), columns(x1), columns(x2)];
            let v = [
                v[0].without(column_turn(told[0]) | column_turn2(told[0])),
                v[1].without(column_turn(told[1]) | column_turn2(told[1])),
                v[2].without(column_turn(told[2]) | column_turn2(told[2])),
            ];
            let kept = [
                close_columns(v[0]),
                close_columns(v[1]),
                close_columns(v[2]),
            ];
            let alive = kept[0] & kept[1] & kept[2];
            let alive = (kept[0] | kept[0] >> 1 | kept[0] >> 2)
                & (kept[1] | kept[1] >> 1 | kept[1] >> 2)
                & (kept[2] | kept[2] >> 1 | kept[2] >> 2);
            let x0 = narrow(x0, widen_columns(kept[0]));
            let x1 = narrow(x1, widen_columns(kept[1]));
            let x2 = narrow(x2, widen_columns(kept[2]));
            let sole = [sole(kept[0], x0), sole(kept[1], x1), sole(kept[2], x2)];
            let [a, b, c] = narrow(x0, widen_columns(sole[0]));
            let [d, e, f] = narrow(x1, widen_columns(sole[1]));
            let [g, h, i] = narrow(x2, widen_columns(sole[2]));
            let alone = [a, b, c, d, e, f, g, h, i];
            let (mut settled, mut twice) = (k(0), k(0));
            for h in alone {
                twice = twice | settled & h;
                settled = settled | h;
            }
            let next = [
                x0[0], x0[1], x0[2], x1[0], x1[1], x1[2], x2[0], x2[1], x2[2],
            ];
            let (mut ones, mut twos) = (k(0), k(0));
            for d in 0..9 {
                let x = next[d].without(settled) | alone[d];
                self.digits[d] = x;
                twos = twos | ones & x;
                ones = ones | x;
            }
            let bad = twice | (ones ^ k(BAND)) | k(MINIROWS).without(alive);
            if !bad.is_zero() {
                return Outcome::Dead;
            }
            if twos.is_zero() {
                return if self.is_complete() {
                    Outcome::Solved
                } else {
                    Outcome::Dead
                };
            }
            self.naked = ones.without(twos);
            if (self.naked ^ naked).is_zero() {
                return Outcome::Open;
            }
        }
    }

    /// The first wave after a choice: only two digits have changed. A third fills the triple.
    #[inline(always)]
    fn settle_three(&mut self) -> bool {
        let [p, q, r] = self.changed.map(|digit| usize::from(digit) % 9);
        let naked = self.naked;
        let x = [self.digits[p], self.digits[q], self.digits[r]];
        let n = narrow(x, [naked, naked, naked]);
        let told = minirows(n);
        let kept = close_rows(minirows(x).without(row_turn(told) | row_turn2(told)));
        let x = narrow(x, widen_minirows(kept));
        let told = columns(n);
        let kept = close_columns(columns(x).without(column_turn(told) | column_turn2(told)));
        let alive = kept | kept >> 1 | kept >> 2;
        let x = narrow(x, widen_columns(kept));
        let [a, b, c] = narrow(x, widen_columns(sole(kept, x)));
        let settled = a | b | c;
        let twice = a & b | (a | b) & c;
        [self.digits[p], self.digits[q], self.digits[r]] = x;
        let (mut ones, mut twos) = (settled, k(0));
        for cells in &mut self.digits {
            *cells = cells.without(settled);
            twos = twos | ones & *cells;
            ones = ones | *cells;
        }
        self.digits[p] = self.digits[p] | a;
        self.digits[q] = self.digits[q] | b;
        self.digits[r] = self.digits[r] | c;
        self.naked = ones.without(twos);
        let bad = twice | (ones ^ k(BAND)) | k(MINIROWS).without(alive);
        bad.is_zero()
    }

    /// One candidate a cell: does each house have each digit?
    #[inline(always)]
    fn is_complete(&self) -> bool {
        let mut missing = k(0);
        for t in 0..3 {
            let x = [
                self.digits[3 * t],
                self.digits[3 * t + 1],
                self.digits[3 * t + 2],
            ];
            let (m, v) = (minirows(x), columns(x));
            let (rows, boxes) = (m | m >> 3 | m >> 6, m | m >> 9 | m >> 18);
            let cols = v | v.turned() | v.turned().turned();
            missing = missing
                | k(0o007_007_007).without(rows)
                | k(0o777).without(boxes)
                | k(BAND).without(cols);
        }
        missing.is_zero()
    }

    /// Splits an open board: it keeps the first half, the second is given back.
    #[inline(always)]
    pub(super) fn split(&mut self) -> Self {
        let (mut ones, mut twos, mut threes) = (k(0), k(0), k(0));
        for &cells in &self.digits {
            threes = threes | twos & cells;
            twos = twos | ones & cells;
            ones = ones | cells;
        }
        let bivalue = twos.without(threes);
        if bivalue.is_zero() {
            return self.split_rare(twos);
        }
        let mut planes = [[0; 3]; 9];
        for (plane, cells) in planes.iter_mut().zip(&self.digits) {
            *plane = cells.bands();
        }
        let mut best = (0, 0, 0, 0);
        let mut tries = TRIES;
        for (band, mut left) in bivalue.bands().into_iter().enumerate() {
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
                    best = (score, band * 27 + bit as usize, d, e);
                }
            }
        }
        let (_, cell, d, e) = best;
        let at = Lanes::single(cell);
        self.naked = self.naked | at;
        let third = if d > 0 {
            0
        } else if e > 1 {
            1
        } else {
            2
        };
        self.changed = [d as u8, e as u8, third];
        let mut second = *self;
        self.digits[e] = self.digits[e].without(at);
        second.digits[d] = second.digits[d].without(at);
        second
    }

    /// Splits where no cell has two candidates: by the digit with the fewest places in a house, or the cell
    /// with three candidates if there is none with fewer.
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

    fn find_naked(&mut self) {
        let (ones, twos) = self.tally();
        self.naked = ones.without(twos);
    }

    /// digits, cells: 1 if candidate
    pub(super) fn from_places(places: &[[u8; 81]; 9]) -> Self {
        let mut state = Self {
            digits: [k(0); 9],
            naked: k(0),
            changed: [0; 3],
        };
        for (cells, places) in state.digits.iter_mut().zip(places) {
            for (cell, _) in places.iter().enumerate().filter(|(_, is)| **is != 0) {
                *cells = *cells | Lanes::single(cell);
            }
        }
        state.find_naked();
        state
    }

    /// The digits of a solved board.
    pub(super) fn digits(&self) -> [u8; 81] {
        board::digits(&self.digits)
    }
}

//! The candidates of a 9x9 board in the middle of a search, and what follows from them.
//!
//! One wave takes the digit of every cell with one candidate from its peers, confines each digit to the minirows
//! and columns that it can take, and clears the cells in which a digit has its only place. Waves repeat while they
//! find new cells with one candidate; anything else that might follow is left to the next choice, which is
//! cheaper.

use super::board::{self, BAND, Board};
use super::lanes::{Lanes, Vector};
use super::triple::{
    MINIROWS, close_columns, close_rows, column_turn, column_turn2, columns, k, minirows, narrow,
    row_turn, row_turn2, sole, widen_columns, widen_minirows,
};
use super::wide::{Three, Wide};

/// Candidates, digit by digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells where each digit may still go.
    pub(super) digits: [Lanes; 9],
    /// The cells known to have one candidate.
    pub(super) naked: Lanes,
    /// Three digits of which only the first two have changed; if all are 0, any digit may have changed.
    pub(super) changed: [u8; 3],
}

/// The result of settling a board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outcome {
    /// It has no solution.
    Dead,
    /// It is solved.
    Solved,
    /// Some cell has two candidates or more.
    Open,
}

impl State {
    /// The candidates that no given removes from its own cell; peers lose theirs when the board settles.
    #[inline(always)]
    pub(super) fn new(board: &Board) -> Self {
        let (given, _) = tally(joined::<Three>(&board.givens));
        let free = k::<Lanes>(BAND).without(given);
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

    /// Draws conclusions until there are no new cells with one candidate.
    #[inline(always)]
    pub(super) fn settle<W: Wide>(&mut self) -> Outcome {
        if self.changed[0] != self.changed[1] {
            let before = self.naked;
            if !self.settle_three() {
                return Outcome::Dead;
            }
            let full = (self.naked ^ k(BAND)).is_zero();
            // In wasm a second copy of the verdict slows everything else down.
            if full && cfg!(not(target_arch = "wasm32")) {
                return verdict(joined::<W>(&self.digits));
            }
            if !full && (self.naked ^ before).is_zero() {
                return Outcome::Open;
            }
        }
        loop {
            if let Some(outcome) = self.wave::<W>() {
                return outcome;
            }
        }
    }

    /// One wave over all digits. The three triples advance side by side: each is a long chain of instructions, and
    /// a processor that sees all three at once need not wait for any.
    #[inline(always)]
    fn wave<W: Wide>(&mut self) -> Option<Outcome> {
        let (naked, x) = (self.naked, joined::<W>(&self.digits));
        let all = W::all(naked);
        let told = narrow(x, [all, all, all]);
        let x = in_rows(x, told);
        let (x, kept) = in_columns(x, told);
        let alone = narrow(x, widen_columns(sole(kept, x)));
        let (settled, twice) = tally(alone);
        let settled = W::all(settled);
        let x = [
            x[0].without(settled) | alone[0],
            x[1].without(settled) | alone[1],
            x[2].without(settled) | alone[2],
        ];
        let (ones, twos) = tally(x);
        self.digits = apart(x);
        self.naked = ones.without(twos);
        if !stacks(kept).have(k(MINIROWS), twice | (ones ^ k(BAND))) {
            Some(Outcome::Dead)
        } else if twos.is_zero() {
            Some(verdict(joined::<W>(&self.digits)))
        } else {
            (self.naked ^ naked).is_zero().then_some(Outcome::Open)
        }
    }

    /// The first wave after a choice, in which only two digits have changed; a third fills the triple. Is the
    /// board still possible?
    #[inline(always)]
    fn settle_three(&mut self) -> bool {
        let [p, q, r] = self.changed;
        let (p, q, r) = (p as usize % 9, q as usize % 9, r as usize % 9);
        let naked = self.naked;
        let x = [self.digits[p], self.digits[q], self.digits[r]];
        let told = narrow(x, [naked, naked, naked]);
        let x = in_rows(x, told);
        let (x, kept) = in_columns(x, told);
        let alive = stacks(kept);
        let [a, b, c] = narrow(x, widen_columns(sole(kept, x)));
        let settled = a | b | c;
        let twice = a & b | (a | b) & c;
        [self.digits[p], self.digits[q], self.digits[r]] = x;
        for cells in &mut self.digits {
            *cells = cells.without(settled);
        }
        self.digits[p] = self.digits[p] | a;
        self.digits[q] = self.digits[q] | b;
        self.digits[r] = self.digits[r] | c;
        let (ones, twos) = tally(joined::<Three>(&self.digits));
        self.naked = ones.without(twos);
        let bad = twice | (ones ^ k(BAND)) | k::<Lanes>(MINIROWS).without(alive);
        bad.is_zero()
    }

    /// Is there a solution here that differs from another one wherever a cell is open? If all open cells have two
    /// candidates, and each digit two places in a house, each solution has such a twin.
    #[inline(never)]
    pub(super) fn has_twin(&self, other: &Self) -> bool {
        let open = k::<Lanes>(BAND).without(self.naked);
        let mut twin = *self;
        for d in 0..9 {
            twin.digits[d] = twin.digits[d].without(other.digits[d] & open);
        }
        let (ones, twos) = tally(joined::<Three>(&twin.digits));
        (twos | (ones ^ k(BAND))).is_zero()
            && matches!(verdict(joined::<Three>(&twin.digits)), Outcome::Solved)
    }

    /// Looks for the cells with one candidate.
    pub(super) fn find_naked(&mut self) {
        let (ones, twos) = tally(joined::<Three>(&self.digits));
        self.naked = ones.without(twos);
    }

    /// Made from candidates, digit by digit and cell by cell: 1 if the digit may go there.
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

/// Digits side by side: those of a triple are three apart.
#[inline(always)]
fn joined<W: Wide>(digits: &[Lanes; 9]) -> [W; 3] {
    let [a, b, c, d, e, f, g, h, i] = *digits;
    [W::join([a, b, c]), W::join([d, e, f]), W::join([g, h, i])]
}

/// Separates the digits again.
#[inline(always)]
fn apart<W: Wide>(x: [W; 3]) -> [Lanes; 9] {
    let ([a, b, c], [d, e, f], [g, h, i]) = (x[0].parts(), x[1].parts(), x[2].parts());
    [a, b, c, d, e, f, g, h, i]
}

/// Confines digits to the minirows that they can take. A placed digit is in no other minirow of its box.
#[inline(always)]
fn in_rows<V: Vector>(x: [V; 3], told: [V; 3]) -> [V; 3] {
    let told = minirows(told);
    let kept = close_rows(minirows(x).without(row_turn(told) | row_turn2(told)));
    narrow(x, widen_minirows(kept))
}

/// Confines digits to the columns that they can take; also returns these columns.
#[inline(always)]
fn in_columns<V: Vector>(x: [V; 3], told: [V; 3]) -> ([V; 3], V) {
    let told = columns(told);
    let kept = close_columns(columns(x).without(column_turn(told) | column_turn2(told)));
    (narrow(x, widen_columns(kept)), kept)
}

/// The stacks that have a column left, in the first bit of each three: a digit needs all of them.
#[inline(always)]
fn stacks<V: Vector>(columns: V) -> V {
    columns | columns >> 1 | columns >> 2
}

/// The cells of one or more of three digits, and those of two or more.
#[inline(always)]
fn three<V: Vector>([a, b, c]: [V; 3]) -> (V, V) {
    (a | b | c, a & b | (a | b) & c)
}

/// The cells of one digit or more, and those of two or more.
#[inline(always)]
fn tally<W: Wide>(x: [W; 3]) -> (Lanes, Lanes) {
    let (ones, twos) = three(x);
    let [a, b, c] = twos.parts();
    let (ones, twos) = three(ones.parts());
    (ones, twos | a | b | c)
}

/// If each cell has one candidate: does each house have each digit?
#[inline(always)]
fn verdict<W: Wide>(x: [W; 3]) -> Outcome {
    let (m, v) = (minirows(x), columns(x));
    let (rows, boxes) = (m | m >> 3 | m >> 6, m | m >> 9 | m >> 18);
    let cols = v | v.turned() | v.turned().turned();
    let missing = k::<W>(0o007_007_007).without(rows)
        | k::<W>(0o777).without(boxes)
        | k::<W>(BAND).without(cols);
    if missing.is_zero() {
        Outcome::Solved
    } else {
        Outcome::Dead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of rows, columns and boxes.
    fn houses() -> [[usize; 9]; 27] {
        std::array::from_fn(|house| {
            std::array::from_fn(|place| match (house / 9, house % 9) {
                (0, row) => row * 9 + place,
                (1, col) => place * 9 + col,
                (_, of) => of / 3 * 27 + of % 3 * 3 + place / 3 * 9 + place % 3,
            })
        })
    }

    fn state(board: &[usize; 81]) -> State {
        let mut places = [[0; 81]; 9];
        (0..81).for_each(|cell| places[board[cell]][cell] = 1);
        State::from_places(&places)
    }

    /// Boards that follow all rules except for one kind of house, and nearly so there: digits a triple apart are
    /// exchanged between two lines.
    #[test]
    fn a_full_board_is_solved_if_each_house_has_each_digit() {
        let (houses, mut seed) = (houses(), 1u64);
        let mut below = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % n
        };
        let mut n_solved = 0;
        for _ in 0..20_000 {
            let mut names: [usize; 9] = std::array::from_fn(|digit| digit);
            (1..9).for_each(|last| names.swap(last, below(last + 1)));
            let (one, other, is_column) = (below(9), below(9), below(2));
            let mut board: [usize; 81] =
                std::array::from_fn(|cell| names[(cell / 9 % 3 * 3 + cell / 27 + cell % 9) % 9]);
            for _ in 0..below(3) {
                let place = below(9);
                let [one, other] = [one, other].map(|line| houses[is_column * 9 + line][place]);
                board.swap(one, other);
            }
            let has_all = |house: &[usize; 9]| {
                house.iter().fold(0, |has, &cell| has | 1 << board[cell]) == 0o777
            };
            let is_solved = houses.iter().all(has_all);
            assert_eq!(
                matches!(
                    verdict(joined::<Three>(&state(&board).digits)),
                    Outcome::Solved
                ),
                is_solved,
                "{board:?}"
            );
            n_solved += usize::from(is_solved);
        }
        assert!((1000..19_000).contains(&n_solved), "{n_solved}");
    }
}

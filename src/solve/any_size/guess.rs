//! A full board that breaks few rules, as a guide: of a need's candidates the one that is in it comes first.
//!
//! It pays where one solution is looked for and there are few: on boards of 25x25 between easy and impossible it takes
//! a quarter fewer conflicts. Local search alone would hardly ever find a solution there, but starts where the search
//! came farthest and sees the whole board at once (S. Cai and X. Zhang, Deep cooperation of CDCL and local search,
//! 2021). A move swaps two digits of a row, so that rows keep the rules (R. Lewis, Metaheuristics can solve sudoku
//! puzzles, 2007).

use super::cover::Var;
use super::state::{MET, State};

/// Conflicts until the first guess: boards that need fewer, as most with one solution do, are done sooner without.
const PATIENCE: u64 = 3000;

/// Swaps tried for each cell of the board.
const TRIES: usize = 32;

/// How seldom a swap is made that breaks one more rule, and two more: fewer than these of 65,536.
const WORSE: [u32; 2] = [1024, 16];

/// What a digit counts that its cell cannot have, where a digit too many in a house counts one.
const IMPOSSIBLE: i32 = 2;

/// No digit.
const NONE: u8 = u8::MAX;

/// Digits are this far apart from house to house.
const STRIDE: usize = 32;

/// A guess, and what the next one starts from.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// For each cell the digit, from 0. Empty until there is a guess.
    digits: Vec<u8>,
    /// The same where the search came farthest since the last guess, and how many cells that are.
    farthest: Vec<u8>,
    n_filled: usize,
    random: Random,
}

/// Numbers that look random, the same ones each time.
#[derive(Clone, Debug)]
struct Random(u64);

/// A guess that is being improved.
struct Walk<'a> {
    state: &'a State,
    digits: Vec<u8>,
    /// For each house, how often it has each digit.
    counts: Vec<u8>,
    /// For each row with at least two, the cells that are not known.
    rows: Vec<Vec<u16>>,
}

impl Guess {
    pub(super) fn new() -> Self {
        Self {
            digits: Vec::new(),
            farthest: Vec::new(),
            n_filled: 0,
            random: Random(1),
        }
    }

    /// Notes the board if no other came so far. Expects one from which all was drawn.
    pub(super) fn note(&mut self, n_conflicts: u64, state: &State) {
        if n_conflicts < PATIENCE || state.n_filled() <= self.n_filled {
            return;
        }
        self.n_filled = state.n_filled();
        self.farthest.clear();
        self.farthest.resize(state.cover.n_cells(), NONE);
        for lit in state.trail() {
            if lit.is_yes() {
                let cell = state.cover.cell(lit.var());
                self.farthest[cell] = state.cover.digit(lit.var()) as u8;
            }
        }
    }

    /// Guesses anew, from a board without a choice.
    pub(super) fn renew(&mut self, n_conflicts: u64, state: &State) {
        if n_conflicts < PATIENCE {
            return;
        }
        self.farthest.resize(state.cover.n_cells(), NONE);
        let mut walk = Walk::new(state, &self.farthest, &mut self.random);
        self.digits = walk.best(&mut self.random);
        self.n_filled = 0;
    }

    /// The candidate of a need that is guessed, if that is one.
    pub(super) fn of(&self, need: usize, state: &State) -> Option<Var> {
        if self.digits.is_empty() {
            return None;
        }
        let mut guessed = None;
        for var in state.cover.vars(need, state.open[need]) {
            if usize::from(self.digits[state.cover.cell(var)]) != state.cover.digit(var) {
                continue;
            }
            if guessed.is_some() {
                return None;
            }
            guessed = Some(var);
        }
        guessed
    }
}

impl Random {
    /// Its constants are Knuth's (MMIX).
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) * limit as u64) >> 31) as usize
    }
}

impl<'a> Walk<'a> {
    /// Begins with these digits, as far as they are possible, and any others.
    fn new(state: &'a State, digits: &[u8], random: &mut Random) -> Self {
        let cover = &state.cover;
        let mut walk = Self {
            state,
            digits: vec![NONE; digits.len()],
            counts: vec![0; STRIDE * cover.n_houses()],
            rows: Vec::new(),
        };
        for row in 0..cover.side() {
            walk.fill(row, digits, random);
            let mut cells = Vec::new();
            for &cell in cover.cells(row) {
                if (state.open[usize::from(cell)] & !MET).count_ones() > 1 {
                    cells.push(cell);
                }
            }
            if cells.len() > 1 {
                walk.rows.push(cells);
            }
        }
        walk
    }

    /// Fills a row with each digit once: with what is known, then with these digits, then with what is possible, then
    /// with the rest.
    fn fill(&mut self, row: usize, digits: &[u8], random: &mut Random) {
        let state = self.state;
        let mut free = (1 << state.cover.side()) - 1;
        for pass in 0..4 {
            for &cell in state.cover.cells(row) {
                let cell = usize::from(cell);
                let open = state.open[cell] & !MET;
                let wanted = match pass {
                    0 if open.count_ones() > 1 => 0,
                    1 => open & 1u32.checked_shl(digits[cell].into()).unwrap_or(0),
                    3 => free,
                    _ => open,
                } & free;
                if self.digits[cell] == NONE && wanted != 0 {
                    let digit = any_bit(wanted, random);
                    free &= !(1 << digit);
                    self.digits[cell] = digit as u8;
                    self.count(cell, digit, 1);
                }
            }
        }
    }

    /// Swaps digits of a row, again and again, and gives the best board that came up.
    fn best(&mut self, random: &mut Random) -> Vec<u8> {
        let (mut faults, mut fewest, mut best) = (0, 0, self.digits.clone());
        if self.rows.is_empty() {
            return best;
        }
        for _ in 0..TRIES * self.digits.len() {
            let row = &self.rows[random.below(self.rows.len())];
            let mut cell = || usize::from(row[random.below(row.len())]);
            let (a, b) = (cell(), cell());
            let more = self.change(a, b);
            if a == b || !is_made(more, random) {
                continue;
            }
            self.swap(a, b);
            faults += more;
            if faults < fewest {
                fewest = faults;
                best.clone_from(&self.digits);
            }
        }
        best
    }

    /// How many more faults the board has if two cells of a row swap their digits.
    fn change(&self, a: usize, b: usize) -> i32 {
        let of = |cell: usize| usize::from(self.digits[cell]);
        let bad = |cell: usize, digit: usize| {
            IMPOSSIBLE * i32::from(self.state.open[cell] >> digit & 1 == 0)
        };
        let mut more = bad(a, of(b)) + bad(b, of(a)) - bad(a, of(a)) - bad(b, of(b));
        let (from, to) = (self.houses(a), self.houses(b));
        for (&from, &to) in from[1..].iter().zip(&to[1..]) {
            if from == to {
                continue;
            }
            for (house, comes, goes) in [(from, of(b), of(a)), (to, of(a), of(b))] {
                more += i32::from(self.counts[STRIDE * usize::from(house) + comes] > 0);
                more -= i32::from(self.counts[STRIDE * usize::from(house) + goes] > 1);
            }
        }
        more
    }

    fn swap(&mut self, a: usize, b: usize) {
        for (cell, comes) in [(a, self.digits[b]), (b, self.digits[a])] {
            let goes = std::mem::replace(&mut self.digits[cell], comes);
            self.count(cell, goes.into(), -1);
            self.count(cell, comes.into(), 1);
        }
    }

    fn count(&mut self, cell: usize, digit: usize, change: i8) {
        for house in self.houses(cell) {
            let count = &mut self.counts[STRIDE * usize::from(house) + digit];
            *count = count.wrapping_add_signed(change);
        }
    }

    /// The row, the column and the box of a cell.
    fn houses(&self, cell: usize) -> [u8; 3] {
        let cover = &self.state.cover;
        cover.spot(cover.var(cell, 0)).house
    }
}

/// Whether a swap is made that leads to so many more faults.
fn is_made(more: i32, random: &mut Random) -> bool {
    if more <= 0 {
        return true;
    }
    let chance = WORSE.get(more as usize - 1);
    chance.is_some_and(|&chance| random.below(1 << 16) < chance as usize)
}

/// The first bit from a random place on, or of all if none follows.
fn any_bit(bits: u32, random: &mut Random) -> usize {
    let from = bits & u32::MAX << random.below(32);
    let bits = if from == 0 { bits } else { from };
    bits.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::super::cover::Cover;
    use super::*;
    use crate::board::{Digit, DigitSet, Geometry};

    /// A board of 9x9 of which a pattern's cells are known, except those.
    fn state(unknown: impl Fn(usize) -> bool) -> State {
        let cover = Cover::new(&Geometry::shared(3, 3).expect("such boards exist"));
        let digits = |cell| match Digit::new(pattern(cell) + 1) {
            Some(digit) if !unknown(cell) => DigitSet::only(digit),
            _ => DigitSet::full(9),
        };
        let cells: Vec<DigitSet> = (0..81).map(digits).collect();
        let open = cover.open(&cells);
        State::new(cover, open)
    }

    fn pattern(cell: usize) -> u8 {
        ((cell / 9 * 3 + cell / 27 + cell % 9) % 9) as u8
    }

    /// Digits too many in columns and boxes, and impossible ones.
    fn faults(state: &State, digits: &[u8]) -> i32 {
        let mut faults = 0;
        for house in 9..27 {
            let cells = state.cover.cells(house).iter();
            let mut there: Vec<u8> = cells.map(|&cell| digits[usize::from(cell)]).collect();
            there.sort_unstable();
            there.dedup();
            faults += 9 - there.len() as i32;
        }
        let bad = |cell: &usize| state.open[*cell] >> digits[*cell] & 1 == 0;
        faults + IMPOSSIBLE * (0..81).filter(bad).count() as i32
    }

    #[test]
    fn changes_are_counted_as_the_whole_board_shows_them() {
        let mut random = Random(3);
        let state = state(|cell| cell % 7 > 1);
        let mut walk = Walk::new(&state, &[NONE; 81], &mut random);
        for _ in 0..500 {
            let row = walk.rows[random.below(walk.rows.len())].clone();
            let (a, b) = (row[0].into(), row[1 + random.below(row.len() - 1)].into());
            let (before, more) = (faults(&state, &walk.digits), walk.change(a, b));
            walk.swap(a, b);
            assert_eq!(faults(&state, &walk.digits), before + more);
            assert_eq!(walk.change(a, b), -more);
        }
    }

    #[test]
    fn a_guess_keeps_what_is_known_and_has_each_digit_once_in_each_row() {
        for every in 2..9 {
            let state = state(|cell| cell % every > 0);
            let mut guess = Guess::new();
            guess.renew(PATIENCE, &state);
            for cell in (0..81).filter(|cell| cell % every == 0) {
                assert_eq!(guess.digits[cell], pattern(cell));
            }
            for row in guess.digits.chunks(9) {
                assert_eq!(row.iter().fold(0, |all, &digit| all | 1 << digit), 511);
            }
        }
    }

    #[test]
    fn a_guess_may_be_a_solution() {
        let state = state(|cell| cell % 3 == 0);
        let mut guess = Guess::new();
        guess.renew(PATIENCE - 1, &state);
        assert!(guess.of(0, &state).is_none());
        guess.renew(PATIENCE, &state);
        assert_eq!(faults(&state, &guess.digits), 0);
        let guessed = guess.of(0, &state).expect("a guess");
        assert_eq!(state.cover.digit(guessed), usize::from(guess.digits[0]));
    }

    #[test]
    fn what_was_found_farthest_stays_where_it_is_possible() {
        let state = state(|cell| cell >= 72);
        let mut digits = vec![NONE; 81];
        (digits[72], digits[73], digits[0]) = (4, 4, 8);
        let walk = Walk::new(&state, &digits, &mut Random(1));
        assert_eq!((walk.digits[72], walk.digits[0]), (4, pattern(0)));
        assert_ne!(walk.digits[73], 4);
    }
}

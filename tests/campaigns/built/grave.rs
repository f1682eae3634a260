//! Bivalue universal graves with a few guardians.

use super::{keep, right};
use nonet::board::{Cell, Digit, DigitSet};
use nonet::logic::{Technique, techniques};
use support::Random;
use support::states::{State, fresh};

/// How many pairs are tried for one choice of guarded cells, and how many such choices.
const PATIENCE: u32 = 2_000;
const TRIES: u32 = 1_000;

/// The most empty cells: with more it takes too long.
const MOST_CELLS: usize = 30;

/// A board on which every empty cell has two candidates and every digit two places, apart from a guardian in one to
/// four cells.
pub(crate) fn grave(random: &mut Random) -> State {
    loop {
        let state = stuck(random);
        let grave = (0..TRIES).find_map(|_| spoilt(&state, random));
        if let Some(grave) = grave {
            return grave;
        }
    }
}

/// A board with a few empty cells and no singles.
fn stuck(random: &mut Random) -> State {
    loop {
        let mut state = fresh(random);
        exhaust(&mut state);
        while state.grid.empty_cells().count() > MOST_CELLS {
            fill(&mut state, random);
            exhaust(&mut state);
        }
        if !state.grid.is_full() {
            return state;
        }
    }
}

/// The board with wrong candidates removed so that it is a grave, apart from a few cells chosen at random.
fn spoilt(state: &State, random: &mut Random) -> Option<State> {
    let cells: Vec<Cell> = state.grid.empty_cells().collect();
    let guarded = (0..=random.below(4)).map(|_| cells[random.below(cells.len())]);
    let guarded: Vec<Cell> = guarded.collect();
    let mut pairs = Pairs {
        state,
        cells: &cells,
        guarded: &guarded,
        counts: [[0; 9]; 27],
        chosen: Vec::new(),
        patience: PATIENCE,
    };
    if !pairs.choose(random) {
        return None;
    }
    let mut spoilt = state.clone();
    for (&cell, &pair) in cells.iter().zip(&pairs.chosen) {
        let others: Vec<Digit> = state.grid.candidates(cell).minus(pair).iter().collect();
        let has_guardian = guarded.contains(&cell) && !others.is_empty();
        let guardian = has_guardian.then(|| others[random.below(others.len())]);
        keep(
            &mut spoilt,
            cell,
            guardian.map_or(pair, |digit| pair.with(digit)),
        );
    }
    Some(spoilt)
}

/// Fills a random cell.
fn fill(state: &mut State, random: &mut Random) {
    let empty: Vec<Cell> = state.grid.empty_cells().collect();
    let cell = empty[random.below(empty.len())];
    let digit = right(state, cell);
    state.grid.place(cell, digit);
}

/// Places all singles, which have no second candidate.
fn exhaust(state: &mut State) {
    let is_single = |technique: &&dyn Technique| technique.info().slug.ends_with("-single");
    let singles: Vec<_> = techniques::every().filter(is_single).collect();
    while let Some(step) = {
        let context = state.context();
        singles.iter().find_map(|single| single.first(&context))
    } {
        step.apply(&mut state.grid);
    }
}

/// The search for pairs that give each digit two places in each house, or none.
struct Pairs<'a> {
    state: &'a State,
    cells: &'a [Cell],
    guarded: &'a [Cell],
    counts: [[u8; 9]; 27],
    chosen: Vec<DigitSet>,
    patience: u32,
}

impl Pairs<'_> {
    fn choose(&mut self, random: &mut Random) -> bool {
        let Some(&cell) = self.cells.get(self.chosen.len()) else {
            return self.counts.iter().flatten().all(|&n| n != 1);
        };
        let mut pairs = self.pairs(cell);
        random.shuffle(&mut pairs);
        pairs.into_iter().any(|pair| {
            self.patience = self.patience.saturating_sub(1);
            let done = self.patience > 0 && self.count(cell, pair) && {
                self.chosen.push(pair);
                self.choose(random) || {
                    self.chosen.pop();
                    false
                }
            };
            if !done {
                self.take_back(cell, pair);
            }
            done
        })
    }

    /// The right digit with one other; in a guarded cell also with two others.
    fn pairs(&self, cell: Cell) -> Vec<DigitSet> {
        let digits: Vec<Digit> = self.state.grid.candidates(cell).iter().collect();
        let right = right(self.state, cell);
        let may = |pair: &DigitSet| pair.contains(right) || self.guarded.contains(&cell);
        let pairs = digits.iter().enumerate().flat_map(|(place, &a)| {
            let others = digits[place + 1..].iter();
            others.map(move |&b| DigitSet::only(a).with(b))
        });
        pairs.filter(may).collect()
    }

    /// With this pair, does every digit have at most two places, and none exactly one once all cells are chosen?
    fn count(&mut self, cell: Cell, pair: DigitSet) -> bool {
        let mut fits = true;
        let geometry = self.state.grid.geometry();
        let open = &self.cells[self.chosen.len() + 1..];
        for &house in geometry.houses_of(cell) {
            let counts = &mut self.counts[geometry.number(house)];
            pair.iter().for_each(|digit| counts[digit.index()] += 1);
            let is_open = open.iter().any(|&cell| geometry.contains(house, cell));
            fits &= counts.iter().all(|&n| n <= 2 && (is_open || n != 1));
        }
        fits
    }

    fn take_back(&mut self, cell: Cell, pair: DigitSet) {
        let geometry = self.state.grid.geometry();
        for &house in geometry.houses_of(cell) {
            let counts = &mut self.counts[geometry.number(house)];
            pair.iter().for_each(|digit| counts[digit.index()] -= 1);
        }
    }
}

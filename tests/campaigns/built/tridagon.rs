//! Tridagons in puzzles with one solution.

use super::{keep, right};
use nonet::board::{Cell, Digit, DigitSet};
use nonet::solve::{self, Verdict};
use support::states::{State, Symmetry};
use support::{Plain, Random, puzzle, to_plain};

/// Branches allowed for deciding whether a puzzle has one solution.
const BUDGET: u64 = 1 << 20;

/// The first cells of the four boxes.
const BOXES: [usize; 4] = [0, 3, 27, 30];

/// The column of each row's cell: three even permutations, three odd ones.
const PERMUTATIONS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
];

/// A board with three digits in twelve cells, apart from a guardian in one to three of them.
pub(crate) fn tridagon(random: &mut Random) -> State {
    loop {
        let cells = cells(random);
        let state = solution(random, &cells).and_then(|full| thinned(random, &full, &cells));
        if let Some(mut state) = state {
            confine(random, &mut state, &cells);
            return Symmetry::random(random).state(&state);
        }
    }
}

/// Three cells of each box, an odd number of the four permutations odd.
fn cells(random: &mut Random) -> Vec<Cell> {
    let mut numbers = [0; 4].map(|_| random.below(6));
    let n_odd = numbers.iter().filter(|&&number| number > 2).count();
    if n_odd % 2 == 0 {
        numbers[0] = (numbers[0] + 3) % 6;
    }
    let each = BOXES.iter().zip(numbers);
    each.flat_map(|(corner, number)| {
        let rows = PERMUTATIONS[number].into_iter().enumerate();
        rows.map(move |(row, col)| Cell::new(corner + row * 9 + col))
    })
    .collect()
}

/// A solution with the first three digits in all of these cells but one.
fn solution(random: &mut Random, cells: &[Cell]) -> Option<Plain> {
    let mut board = [0; 81];
    let mut digits: Vec<u8> = (1..=9).collect();
    random.shuffle(&mut digits);
    for (place, digit) in digits.into_iter().enumerate() {
        board[60 + place / 3 * 9 + place % 3] = digit;
    }
    let guarded = random.below(cells.len());
    for (number, triple) in cells.chunks(3).enumerate() {
        let mut digits = [1, 2, 3];
        random.shuffle(&mut digits);
        for (place, cell) in triple.iter().enumerate() {
            if number * 3 + place != guarded {
                board[cell.index()] = digits[place];
            }
        }
    }
    Some(to_plain(solve::solve(&puzzle(&board))?.board()))
}

/// A puzzle with this solution that leaves these cells open, if possible: few of the three digits are given.
fn thinned(random: &mut Random, full: &Plain, cells: &[Cell]) -> Option<State> {
    let mut givens = puzzle(full);
    cells
        .iter()
        .for_each(|&cell| givens.set(cell, None).expect("on the board"));
    let mut order: Vec<usize> = (0..81).collect();
    random.shuffle(&mut order);
    order.sort_by_key(|&place| full[place] > 3);
    let n_taken = 30 + random.below(40);
    let mut state = State::start(&givens)?;
    for &place in order.iter().take(n_taken) {
        let cell = Cell::new(place);
        let digit = givens.get(cell);
        givens.set(cell, None).expect("on the board");
        match solve::verdict(&givens, BUDGET) {
            Verdict::One(_) => state = State::start(&givens)?,
            _ => givens.set(cell, digit).expect("on the board"),
        }
    }
    Some(state)
}

/// Removes the other digits from these cells, except one where it is wrong, in up to two of the cells.
fn confine(random: &mut Random, state: &mut State, cells: &[Cell]) {
    let three: DigitSet = Digit::all(3).collect();
    let is_guarded = |cell: &&Cell| right(state, **cell).get() > 3;
    let guardian = cells
        .iter()
        .find(is_guarded)
        .map(|&cell| right(state, cell));
    for &cell in cells {
        let kept = guardian.filter(|_| random.below(12) == 0);
        let kept = kept.map_or(three, |guardian| three.with(guardian));
        keep(state, cell, kept);
    }
}

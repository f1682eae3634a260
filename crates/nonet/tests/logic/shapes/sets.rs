//! Almost locked sets, and the digits that only one of two can have.

use super::state::{State, cells_of, digit, go_together, is_in, numbers, one, some, to_cells};
use super::{Word, compare};
use nonet::board::{Cell, Digit};
use nonet::logic::{Als, Common, Pattern};
use support::Random;

/// Cells with one more digit than there are cells, more often than by chance; now and then with a repeated cell or with
/// foreign digits.
fn set(state: &State, random: &mut Random) -> Als {
    let among = match random.below(30) {
        0 => (0..81).collect(),
        1 => return set_of(state, cells_of(random.below(27))),
        _ => state.open(cells_of(random.below(27))),
    };
    let n = 1 + random.below(4);
    let draws: Vec<Vec<usize>> = (0..40).map(|_| some(random, &among, n)).collect();
    let fits = |cells: &&Vec<usize>| state.digits_of(cells).len() == cells.len() + 1;
    let mut cells = draws.iter().find(fits).unwrap_or(&draws[0]).clone();
    if random.below(30) == 0 {
        cells.extend(one(random, &cells));
    }
    let mut set = set_of(state, cells);
    if random.below(30) == 0 {
        set.digits = set.digits.with(digit(1 + random.below(9) as u8));
    }
    set
}

fn set_of(state: &State, cells: Vec<usize>) -> Als {
    let digits = state.digits_of(&cells).into_iter();
    Als {
        cells: to_cells(&cells),
        digits: digits.filter_map(Digit::new).collect(),
    }
}

/// The places of a digit in the set with this number; one number after the last set means the stem.
fn places(state: &State, sets: &[Als], stem: Option<Cell>, which: u8, value: u8) -> Vec<usize> {
    let cells = match sets.get(usize::from(which)) {
        Some(set) => numbers(&set.cells),
        None => numbers(stem.as_slice()),
    };
    let has = |&cell: &usize| state.has(cell, value);
    cells.into_iter().filter(has).collect()
}

/// Is a digit in both, with no way for both to hold it at the same time?
fn is_restricted(a: &[usize], b: &[usize], value: u8) -> bool {
    let together = |&x: &usize| b.iter().any(|&y| go_together((x, value), (y, value)));
    !a.is_empty() && !b.is_empty() && !a.iter().any(together)
}

#[test]
fn almost_locked_sets() {
    let draw = |state: &State, random: &mut Random| {
        let sets: Vec<Als> = (0..1 + random.below(3))
            .map(|_| set(state, random))
            .collect();
        let open = state.open(0..81);
        let stem = (random.below(2) == 0).then(|| Cell::new(one(random, &open).unwrap()));
        let n = sets.len() + usize::from(stem.is_some());
        let mut common = || Common {
            digit: digit(1 + random.below(9) as u8),
            between: (random.below(n) as u8, random.below(n + 1) as u8),
        };
        let restricted = |common: &Common| {
            let value = common.digit.get();
            let of = |which| places(state, &sets, stem, which, value);
            is_restricted(&of(common.between.0), &of(common.between.1), value)
        };
        let draws: Vec<Common> = (0..60).map(|_| common()).collect();
        let right = draws.iter().copied().filter(restricted);
        let mut commons: Vec<Common> = right.take(random.below(3)).collect();
        if random.below(4) == 0 {
            commons.push(draws[0]);
        }
        Pattern::Als {
            sets,
            commons,
            stem,
        }
    };
    compare(7, 15, draw, |state, pattern| {
        let Pattern::Als {
            sets,
            commons,
            stem,
        } = pattern
        else {
            unreachable!()
        };
        let all_restricted = commons.iter().all(|common| {
            let value = common.digit.get();
            let of = |which| places(state, sets, *stem, which, value);
            is_restricted(&of(common.between.0), &of(common.between.1), value)
        });
        let is_set = |set: &Als| is_set(state, set);
        Word::exact(sets.iter().all(is_set) && all_restricted)
    });
}

fn is_set(state: &State, set: &Als) -> bool {
    let cells = numbers(&set.cells);
    let distinct = (0..81).filter(|cell| cells.contains(cell)).count();
    let is_open = |&cell: &usize| !state.digits(cell).is_empty();
    let digits: Vec<u8> = set.digits.iter().map(Digit::get).collect();
    distinct == cells.len()
        && cells.iter().all(is_open)
        && (0..27).any(|house| cells.iter().all(|&cell| is_in(house, cell)))
        && digits.len() == cells.len() + 1
        && digits == state.digits_of(&cells)
}

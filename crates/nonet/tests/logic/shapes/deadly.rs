//! Deadly patterns: every filling of the cells without a guardian can be exchanged for another one with the same
//! digits in every house; or there is no filling.

use super::state::{
    State, candidate, digit, fillings, go_together, house, is_in, numbers, one, some, to_cells,
};
use super::{Word, compare, is_taken};
use nonet::board::{Candidate, Cell, Digit, DigitSet};
use nonet::logic::{Context, Pattern, Truth};
use std::collections::BTreeMap;
use support::Random;

/// Cells where some rows and columns cross, all or all but one.
fn crossings(random: &mut Random) -> Vec<usize> {
    let lines: Vec<usize> = match random.below(3) {
        0 => (0..9).collect(),
        _ => (random.below(3) * 3..).take(3).collect(),
    };
    let (n_rows, n_cols) = [(2, 2), (2, 2), (2, 3), (3, 2)][random.below(4)];
    let rows = some(random, &lines, n_rows);
    let cols = some(random, &[0, 1, 2, 3, 4, 5, 6, 7, 8], n_cols);
    let cells = rows
        .iter()
        .flat_map(|row| cols.iter().map(move |col| row * 9 + col));
    let mut cells: Vec<usize> = cells.collect();
    if random.below(2) == 0 {
        cells = cells.iter().map(|cell| cell % 9 * 9 + cell / 9).collect();
        cells.sort_unstable();
    }
    match random.below(12) {
        0 => drop(cells.pop()),
        1 => cells.extend(one(random, &cells)),
        _ => {}
    }
    cells
}

/// A repeated cell alone: it seems to have another filling, which is really the same.
fn repeated(random: &mut Random) -> Vec<usize> {
    let (a, b) = (random.below(81), random.below(81));
    let all = [a, a, b, b];
    all[..2 + 2 * random.below(2)].to_vec()
}

/// The digits of a way to fill these cells, as few as possible; `None` if no way is found by chance.
fn filling(state: &State, random: &mut Random, cells: &[usize]) -> Option<Vec<u8>> {
    let ways = (0..60).map(|_| {
        let any = |&cell: &usize| one(random, &state.digits(cell)).map(|digit| (cell, digit));
        cells.iter().filter_map(any).collect::<Vec<_>>()
    });
    let is_way =
        |way: &Vec<(usize, u8)>| way.iter().all(|&a| way.iter().all(|&b| go_together(a, b)));
    let digits = ways.filter(is_way).map(|way| {
        let mut digits: Vec<u8> = way.into_iter().map(|(_, digit)| digit).collect();
        digits.sort_unstable();
        digits.dedup();
        digits
    });
    digits.min_by_key(Vec::len)
}

/// The candidates of these cells that are not among these digits; now and then one is left out, or a stranger is added.
fn guardians(state: &State, random: &mut Random, cells: &[usize], digits: &[u8]) -> Vec<Candidate> {
    let all = cells.iter().flat_map(|&cell| {
        let others = state.digits(cell).into_iter();
        let others = others.filter(|digit| !digits.contains(digit));
        others.map(move |digit| candidate(cell, digit))
    });
    let mut all: Vec<Candidate> = all.collect();
    random.shuffle(&mut all);
    match random.below(8) {
        0 => drop(all.pop()),
        1 => all.push(candidate(random.below(81), 1 + random.below(9) as u8)),
        _ => {}
    }
    all
}

fn deadly(state: &State, random: &mut Random) -> Pattern {
    let crossing: Vec<Vec<usize>> = (0..20).map(|_| crossings(random)).collect();
    let is_open = |cells: &&Vec<usize>| state.open(cells.iter().copied()).len() == cells.len();
    let mut cells = crossing
        .iter()
        .find(is_open)
        .unwrap_or(&crossing[0])
        .clone();
    if random.below(20) == 0 {
        cells = repeated(random);
    } else if random.below(20) == 0 {
        let all: Vec<usize> = (0..81).collect();
        cells = some(random, &all, 3);
    }
    let n = cells.len() / 2 + usize::from(random.below(4) == 0);
    let mut digits = some(random, &[1, 2, 3, 4, 5, 6, 7, 8, 9], n);
    if random.below(3) > 0 {
        let way = filling(state, random, &cells);
        digits = way.filter(|way| way.len() < 5).unwrap_or(digits);
    }
    let truth = Truth::House(house(random.below(27)), digit(1 + random.below(9) as u8));
    Pattern::Deadly {
        cells: to_cells(&cells),
        digits: digits.iter().map(|&value| digit(value)).collect(),
        guardians: guardians(state, random, &cells, &digits),
        truths: vec![truth; usize::from(random.below(8) == 0)],
    }
}

/// The digits of each house.
fn shares(cells: &[usize], way: &[u8]) -> Vec<Vec<u8>> {
    let of = |house: usize| {
        let inside = cells
            .iter()
            .zip(way)
            .filter(|(cell, _)| is_in(house, **cell));
        let mut digits: Vec<u8> = inside.map(|(_, &digit)| digit).collect();
        digits.sort_unstable();
        digits
    };
    (0..27).map(of).collect()
}

/// Is there no filling of the cells with these digits (`None`), or does each have a twin (`Some`)?
fn doubles(cells: &[usize], digits: DigitSet, left: impl Fn(usize) -> Vec<u8>) -> Option<bool> {
    let mut alike = BTreeMap::<Vec<Vec<u8>>, usize>::new();
    let any: Vec<u8> = digits.iter().map(Digit::get).collect();
    for way in fillings(cells, |_| any.clone()) {
        *alike.entry(shares(cells, &way)).or_default() += 1;
    }
    let ways = fillings(cells, left);
    let has_double = |way: &Vec<u8>| alike[&shares(cells, way)] > 1;
    (!ways.is_empty()).then(|| ways.iter().all(has_double))
}

fn is_deadly(state: &State, is_unique: bool, pattern: &Pattern) -> bool {
    let Pattern::Deadly {
        cells: told,
        digits,
        guardians,
        truths,
    } = pattern
    else {
        unreachable!()
    };
    let cells = numbers(told);
    let left = |cell: usize| -> Vec<u8> {
        let value = state.grid.value(Cell::new(cell));
        let all = value.map_or_else(|| state.digits(cell), |value| vec![value.get()]);
        let is_left = |&value: &u8| !guardians.contains(&candidate(cell, value));
        all.into_iter().filter(is_left).collect()
    };
    let confined = cells.iter().all(|&cell| {
        let mut left = left(cell).into_iter();
        left.all(|value| digits.contains(digit(value)))
    });
    let inside = guardians
        .iter()
        .all(|guardian| told.contains(&guardian.cell));
    let distinct = (0..81).filter(|cell| cells.contains(cell)).count() == cells.len();
    let there = truths.iter().all(|&truth| !state.ways_of(truth).is_empty());
    if !confined || !inside || !distinct || !there || guardians.is_empty() {
        return false;
    }
    let no_given = !told.iter().any(|&cell| state.givens.contains(cell));
    let doubles = doubles(&cells, *digits, left);
    doubles.is_none_or(|has_doubles| is_unique && no_given && has_doubles)
}

#[test]
fn deadly_patterns() {
    compare(8, 15, deadly, |state, pattern| {
        Word::exact(is_deadly(state, true, pattern))
    });
}

/// If it is not known that there is one solution, only patterns that cannot be filled at all are deadly.
#[test]
fn deadly_patterns_of_who_knows_how_many_solutions() {
    let mut random = Random::new(9);
    let (mut n_deadly, mut n) = (0, 0);
    for _ in 0..30 {
        let state = State::random(&mut random);
        let context = Context::new(&state.grid);
        for _ in 0..100 {
            let pattern = deadly(&state, &mut random);
            let is_deadly = is_deadly(&state, false, &pattern);
            assert_eq!(
                is_taken(&context, &state, &pattern),
                is_deadly,
                "{pattern:?}"
            );
            n_deadly += usize::from(is_deadly);
            n += 1;
        }
    }
    println!("{n_deadly} of {n} cannot be filled");
    assert!(n_deadly > 100 && n_deadly < n - 100);
}

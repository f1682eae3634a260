//! Shapes of houses: singles, intersections, subsets, fish.

use super::state::{
    State, candidate, cells_of, digit, house, is_in, number, numbers, one, some, to_cells,
};
use super::{Word, compare};
use nonet::board::{Cell, Digit, DigitSet, House};
use nonet::logic::{Fish, Pattern};
use support::Random;

fn any_digit(random: &mut Random) -> u8 {
    1 + random.below(9) as u8
}

/// Now and then with one cell too many or too few.
fn nearly(random: &mut Random, mut cells: Vec<usize>) -> Vec<usize> {
    match random.below(8) {
        0 => drop(cells.pop()),
        1 => cells.push(random.below(81)),
        2 => cells.extend(one(random, &cells)),
        _ => {}
    }
    cells
}

#[test]
fn singles() {
    let draw = |state: &State, random: &mut Random| {
        let draws = (0..40).map(|_| single(state, random));
        let draws: Vec<Single> = draws.collect();
        let right = draws.iter().find(|single| is_single(state, **single));
        let right = right.filter(|_| random.below(2) == 0);
        let (cell, value, place) = *right.unwrap_or(&draws[0]);
        Pattern::Single {
            candidate: candidate(cell, value),
            house: place.map(house),
        }
    };
    compare(1, 15, draw, |state, pattern| {
        let Pattern::Single { candidate, house } = pattern else {
            unreachable!()
        };
        let (cell, value) = (candidate.cell.index(), candidate.digit.get());
        Word::exact(is_single(state, (cell, value, house.map(number))))
    });
}

/// A cell, a digit, and a house if the digit is alone there.
type Single = (usize, u8, Option<usize>);

fn single(state: &State, random: &mut Random) -> Single {
    let cell = random.below(81);
    let value = one(random, &state.digits(cell)).unwrap_or(any_digit(random));
    let own: Vec<usize> = (0..27).filter(|&place| is_in(place, cell)).collect();
    let place = match random.below(8) {
        0 => Some(random.below(27)),
        1..=3 => None,
        _ => one(random, &own),
    };
    (cell, value, place)
}

fn is_single(state: &State, (cell, value, place): Single) -> bool {
    match place {
        None => state.digits(cell) == [value],
        Some(place) => state.places(place, value) == [cell],
    }
}

#[test]
fn intersections() {
    let draw = |state: &State, random: &mut Random| {
        let (value, base) = (any_digit(random), random.below(27));
        let places = state.places(base, value);
        let shared = |&cover: &usize| places.iter().all(|&cell| is_in(cover, cell));
        let covers: Vec<usize> = (0..27).filter(shared).collect();
        let cover = match random.below(3) {
            0 => random.below(27),
            _ => one(random, &covers).unwrap(),
        };
        Pattern::Intersection {
            digit: digit(value),
            base: house(base),
            cover: house(cover),
            cells: to_cells(&nearly(random, places)),
        }
    };
    compare(2, 15, draw, |state, pattern| {
        let Pattern::Intersection {
            digit,
            base,
            cover,
            cells,
        } = pattern
        else {
            unreachable!()
        };
        let places = state.places(number(*base), digit.get());
        let inside = places.iter().all(|&cell| is_in(number(*cover), cell));
        Word::exact(!places.is_empty() && numbers(cells) == places && inside)
    });
}

/// Digits and cells of a house that form a subset more often than by chance.
fn subset(state: &State, random: &mut Random, place: usize) -> (Vec<usize>, Vec<u8>) {
    let open = state.open(cells_of(place));
    let n = 1 + random.below(4);
    let left: Vec<u8> = open.iter().map(|&cell| state.solution[cell]).collect();
    for _ in 0..30 {
        let (cells, digits) = (some(random, &open, n), some(random, &left, n));
        let naked = state.digits_of(&cells);
        if naked.len() == cells.len() {
            return (cells, naked);
        }
        let holds = |&cell: &usize| digits.iter().any(|&digit| state.has(cell, digit));
        let places: Vec<usize> = open.iter().copied().filter(holds).collect();
        if places.len() == digits.len() {
            return (places, digits);
        }
    }
    (some(random, &open, n), some(random, &left, n))
}

#[test]
fn subsets() {
    let draw = |state: &State, random: &mut Random| {
        let place = random.below(27);
        let (cells, mut digits) = subset(state, random, place);
        if random.below(8) == 0 {
            digits.push(any_digit(random));
        }
        let shown = [place, place, place, random.below(27)][random.below(4)];
        Pattern::Subset {
            house: house(shown),
            cells: to_cells(&nearly(random, cells)),
            digits: digits.into_iter().filter_map(Digit::new).collect(),
        }
    };
    compare(3, 15, draw, |state, pattern| {
        let Pattern::Subset {
            house,
            cells,
            digits,
        } = pattern
        else {
            unreachable!()
        };
        Word::exact(is_subset(state, *house, cells, *digits))
    });
}

fn is_subset(state: &State, house: House, cells: &[Cell], digits: DigitSet) -> bool {
    let (place, cells) = (number(house), numbers(cells));
    let distinct = (0..81).filter(|cell| cells.contains(cell)).count();
    let fits = distinct == cells.len() && distinct == digits.len();
    let inside = cells.iter().all(|&cell| is_in(place, cell));
    let is_open = |&cell: &usize| !state.digits(cell).is_empty();
    let of_cells: DigitSet = state
        .digits_of(&cells)
        .into_iter()
        .filter_map(Digit::new)
        .collect();
    let naked = cells.iter().all(is_open) && of_cells.is_subset(digits);
    let hidden = digits.iter().all(|digit| {
        let places = state.places(place, digit.get());
        !places.is_empty() && places.iter().all(|cell| cells.contains(cell))
    });
    fits && inside && (naked || hidden)
}

/// The places of a fish, counted: those in two or more bases, and those in a base but in no cover.
fn fins(state: &State, value: u8, base: &[usize], cover: &[usize]) -> [Vec<usize>; 2] {
    let times = |houses: &[usize], cell: usize| {
        let of_it = houses.iter().filter(|&&house| is_in(house, cell));
        of_it.count()
    };
    let places: Vec<usize> = (0..81).filter(|&cell| state.has(cell, value)).collect();
    let endo = places.iter().copied().filter(|&cell| times(base, cell) > 1);
    let out = |cell: &usize| times(base, *cell) > 0 && times(cover, *cell) == 0;
    [endo.collect(), places.iter().copied().filter(out).collect()]
}

fn fish(state: &State, random: &mut Random) -> Fish {
    let value = any_digit(random);
    let ends = [0, 9, 18, 27];
    let kinds = [(0, 1), (1, 2), (0, 2), (2, 3), (0, 3)];
    let (from, to) = kinds[random.below(5)];
    let needs = |&house: &usize| !state.places(house, value).is_empty() || random.below(30) == 0;
    let houses: Vec<usize> = (ends[from]..ends[to]).filter(needs).collect();
    let n = 1 + random.below(4);
    let mut base = some(random, &houses, n);
    let others: Vec<usize> = (0..27)
        .filter(|house| !base.contains(house) || random.below(30) == 0)
        .collect();
    let n_covers = base.len() + usize::from(random.below(12) == 0);
    let mut cover = some(random, &others, n_covers);
    if random.below(20) == 0 {
        base.extend(one(random, &base));
        cover.extend(one(random, &cover));
    }
    let [endo, fins] = fins(state, value, &base, &cover);
    let to_houses = |numbers: &[usize]| numbers.iter().map(|&number| house(number)).collect();
    Fish {
        digit: digit(value),
        base: to_houses(&base),
        cover: to_houses(&cover),
        fins: to_cells(&nearly(random, fins)),
        endo_fins: to_cells(&nearly(random, endo)),
    }
}

fn is_fish(state: &State, fish: &Fish) -> bool {
    let (base, cover): (Vec<usize>, Vec<usize>) = (
        fish.base.iter().map(|&house| number(house)).collect(),
        fish.cover.iter().map(|&house| number(house)).collect(),
    );
    let value = fish.digit.get();
    let needed = base.iter().all(|&h| !state.places(h, value).is_empty());
    let named = |place: &usize| base.iter().chain(&cover).filter(|h| *h == place).count();
    let apart = (0..27).all(|place| named(&place) < 2);
    let as_set = |cells: &[Cell]| some(&mut Random::new(0), &numbers(cells), 81);
    let same = |told: &[Cell], counted: &[usize]| {
        let mut told = as_set(told);
        told.dedup();
        told == counted
    };
    let [endo, fins] = fins(state, value, &base, &cover);
    base.len() == cover.len()
        && needed
        && apart
        && same(&fish.endo_fins, &endo)
        && same(&fish.fins, &fins)
}

#[test]
fn fishes() {
    let draw = |state: &State, random: &mut Random| {
        let n = 1 + random.below(2);
        Pattern::Fish((0..n).map(|_| fish(state, random)).collect())
    };
    compare(4, 15, draw, |state, pattern| {
        let Pattern::Fish(all) = pattern else {
            unreachable!()
        };
        Word::exact(all.iter().all(|fish| is_fish(state, fish)))
    });
}

//! Truths that cannot be satisfied, wherever a pattern has truths.

use super::is_taken;
use super::state::{State, candidate, digit, house, to_cells};
use nonet::board::{Cell, Digit, DigitSet};
use nonet::logic::{Chain, Context, Node, Pattern, Strong, Truth};
use support::Random;

/// Patterns with just this truth.
fn patterns(truth: Truth) -> Vec<Pattern> {
    let claim = |cell, value| Node {
        digit: digit(value),
        cells: to_cells(&[cell]),
    };
    vec![
        Pattern::Truths {
            base: vec![truth],
            cover: Vec::new(),
            cells: Vec::new(),
            digits: DigitSet::EMPTY,
        },
        Pattern::Chain(vec![Chain {
            nodes: vec![claim(0, 1), claim(1, 2)],
            strong: vec![Strong::Truth(truth)],
            closed: false,
        }]),
        Pattern::Colours {
            clusters: vec![[vec![candidate(0, 1)], vec![candidate(1, 1)]]],
            links: vec![(candidate(0, 1), candidate(1, 1), truth)],
            emptied: None,
        },
    ]
}

/// A digit already placed has no places; nor has one that is not on the board.
#[test]
fn a_truth_without_a_way_is_none() {
    let mut random = Random::new(10);
    let mut refused = 0;
    for _ in 0..20 {
        let state = State::random(&mut random);
        let context = Context::unique(&state.grid, &state.givens);
        let cells = (0..81).map(|cell| Truth::Cell(Cell::new(cell)));
        let houses = (0..27).flat_map(|place| {
            let digits = Digit::all(25);
            digits.map(move |digit| Truth::House(house(place), digit))
        });
        let is_empty = |truth: &Truth| match truth {
            Truth::House(_, digit) if digit.get() > 9 => true,
            truth => state.ways_of(*truth).is_empty(),
        };
        for truth in cells.chain(houses).filter(is_empty) {
            for pattern in patterns(truth) {
                assert!(!is_taken(&context, &state, &pattern), "{pattern:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > 20_000, "{refused}");
}

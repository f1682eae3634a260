//! Puzzles with irregular regions.

use nonet::board::Cell;
use nonet::solve::{self, Verdict};
use support::Random;
use support::judges::Shape;
use support::states::State;

/// Branches allowed for deciding whether a puzzle has one solution.
const BUDGET: u64 = 1 << 16;

/// A 9x9 puzzle with irregular regions, partly solved.
pub(crate) fn irregular(random: &mut Random) -> State {
    loop {
        let (shape, solution) = Shape::random(3, 3, random);
        if shape.geometry.boxes().is_some() {
            continue;
        }
        let mut givens = shape.puzzle(&solution);
        let mut order: Vec<Cell> = shape.geometry.cells().collect();
        random.shuffle(&mut order);
        for cell in order {
            let digit = givens.get(cell);
            givens.set(cell, None).expect("on the board");
            if !matches!(solve::verdict(&givens, BUDGET), Verdict::One(_)) {
                givens.set(cell, digit).expect("on the board");
            }
        }
        let mut state = State::start(&givens).unwrap();
        for _ in 0..random.below(60) {
            state.thin(random);
        }
        return state;
    }
}

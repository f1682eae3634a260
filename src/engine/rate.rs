//! How hard, on every scale? Of the givens; of the current board where nothing is given.

use super::Say;
use super::budget::the_only_solution;
use super::check::on_the_wire;
use crate::board::{CellSet, Grid, Puzzle, Solution};
use crate::logic::{Step, Technique, techniques};
use crate::protocol::{About, Answer, Asked, Human, Rated, Ratings};
use crate::rate;

/// Only a puzzle with exactly one solution has ratings.
pub(super) fn rate(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let solution = the_only_solution(puzzle, say);
    let found = solution.map(|solution| rated(puzzle, &solution, say));
    Answer::Rate(About { basis, found })
}

fn rated(puzzle: &Puzzle, solution: &Solution, say: &mut Say<'_>) -> Rated {
    let givens = puzzle.givens().map(|(cell, _)| cell);
    let unique = CellSet::of(puzzle.geometry().n_cells(), givens);
    let all = techniques::ordered(None);
    let path = rate::path_with(Grid::new(puzzle), Some(&unique), &all, &mut || say.alive());
    Rated {
        ratings: ratings(puzzle, solution),
        counts: counts(&path.steps),
        solved: path.end.to_solution().is_some(),
    }
}

/// The ratings of a puzzle with this one solution.
pub(super) fn ratings(puzzle: &Puzzle, solution: &Solution) -> Ratings {
    let ratings = rate::Ratings::of(puzzle, solution);
    let tenths = |number: f64| (number * 10.0).round() as u32;
    Ratings {
        half_steps: on_the_wire(ratings.half_steps),
        hodoku: ratings.hodoku.map(|rating| (rating.level, rating.score)),
        explainer: ratings.explainer.map(|r| [r.er, r.ep, r.ed]),
        human: ratings.human.map(|human| Human {
            dependency: tenths(human.dependency),
            refutation_sum: human.refutation_sum.map(tenths),
        }),
    }
}

/// How often each technique is used, easiest first.
fn counts(steps: &[Step]) -> Vec<(String, u32)> {
    let count = |technique: &&dyn Technique| {
        let info = technique.info();
        let uses = steps.iter().filter(|step| step.technique == info).count();
        (uses > 0).then(|| (info.slug.to_owned(), uses as u32))
    };
    techniques::ALL.iter().filter_map(count).collect()
}

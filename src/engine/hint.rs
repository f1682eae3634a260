//! What logic says about a board: the next step, all steps, the whole path; unless something else must be said first.
//!
//! The player's entries and erased candidates are taken at their word as long as some solution agrees with all of them.
//! Then each step holds in every such solution, because techniques only conclude what the grid forces. If no solution
//! agrees, a step could build on a mistake, so the mistakes are the hint. Techniques that need a unique solution are
//! offered if the givens have been proved to have one.

use super::Say;
use super::budget::{Budget, Undecided, the_only_solution, verdict};
use super::mistake::mistakes;
use crate::board::{CellSet, Grid};
use crate::logic::proof::{self, Flaw};
use crate::logic::{Context, Step, first_step_with, techniques};
use crate::protocol::{Answer, Asked, Help, Proof, STEPS_LIMIT, Verdict, Wanted};
use crate::rate;

/// A board on which logic can go on.
struct Ready {
    grid: Grid,
    /// The cells of the givens, if they have exactly one solution.
    unique: Option<CellSet>,
}

pub(super) fn hint(asked: &Asked, wanted: &Wanted, say: &mut Say<'_>) -> Help {
    ready(asked, say).map_or_else(
        |help| help,
        |ready| {
            let step = first_step_with(
                &ready.context(),
                &techniques::ordered(wanted.as_deref()),
                &mut || say.alive(),
            );
            step.map_or(Help::NoStep, Help::Step)
        },
    )
}

pub(super) fn steps(asked: &Asked, wanted: &Wanted, say: &mut Say<'_>) -> Answer {
    ready(asked, say).map_or_else(Answer::Hint, |ready| {
        let context = ready.context();
        let techniques = techniques::ordered(wanted.as_deref());
        let all = techniques.iter().flat_map(|technique| {
            say.alive();
            technique.all(&context)
        });
        Answer::Steps(all.take(STEPS_LIMIT).collect())
    })
}

pub(super) fn path(asked: &Asked, wanted: &Wanted, say: &mut Say<'_>) -> Answer {
    ready(asked, say).map_or_else(Answer::Hint, |ready| {
        let techniques = techniques::ordered(wanted.as_deref());
        let path = rate::path_with(ready.grid, ready.unique.as_ref(), &techniques, &mut || {
            say.alive();
        });
        let (_, puzzle) = asked.puzzle();
        let solution = the_only_solution(puzzle, say).ok();
        let ratings = solution.map(|solution| rate::Ratings::of(puzzle, &solution));
        Answer::Path(path.steps, path.end.to_solution().is_some(), ratings)
    })
}

/// Tests whether the step is proved, from the board alone and, if the givens have one solution, from that.
pub(super) fn prove(asked: &Asked, step: &Step, say: &mut Say<'_>) -> Answer {
    let ready = Ready::new(asked, asked.grid(), say);
    let proof = match proof::check(&ready.context(), step) {
        Ok(()) => Proof::Proved,
        Err(Flaw::TooLong) => Proof::Undecided,
        Err(_) => Proof::Refused,
    };
    Answer::Prove(proof)
}

impl Ready {
    fn new(asked: &Asked, grid: Grid, say: &mut Say<'_>) -> Self {
        let givens = &asked.givens;
        let cells = givens.givens().map(|(cell, _)| cell);
        let cells = CellSet::of(givens.geometry().n_cells(), cells);
        let unique = (verdict(givens, say) == Verdict::One).then_some(cells);
        Self { grid, unique }
    }

    fn context(&self) -> Context<'_> {
        Context::knowing(&self.grid, self.unique.as_ref())
    }
}

/// The board, or what must be said first.
fn ready(asked: &Asked, say: &mut Say<'_>) -> Result<Ready, Help> {
    let grid = asked.grid();
    let mut tick = || say.alive();
    let first = first(asked, &grid, &mut Budget::new(&mut tick));
    if let Some(help) = first.unwrap_or(Some(Help::Undecided)) {
        return Err(help);
    }
    Ok(Ready::new(asked, grid, say))
}

fn first(asked: &Asked, grid: &Grid, budget: &mut Budget<'_>) -> Result<Option<Help>, Undecided> {
    if budget.solvable(grid)? {
        return Ok(grid.is_full().then_some(Help::Finished));
    }
    if !budget.solvable(&Grid::new(&asked.givens))? {
        return Ok(Some(Help::NoSolution));
    }
    Ok(Some(Help::Mistakes(mistakes(asked, budget)?)))
}

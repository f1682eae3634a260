//! What logic says about a board: the next step, all steps, the whole path; or what must be said first instead.
//!
//! The player's entries and erased candidates are accepted as long as some solution agrees with all of them. Then
//! each step holds in every such solution, because techniques only conclude what the grid forces. If no solution
//! agrees, a step could build on a mistake, so the mistakes are the hint. Techniques that need a unique solution
//! are offered if the givens are proved to have one.

use super::Say;
use super::budget::{Budget, Undecided, the_only_solution, verdict};
use super::exhibit::exhibit;
use super::mistake::mistakes;
use super::rate::patience;
use answers::protocol::{
    Answer, Extent, HintResult, ParsedPosition, Proof, STEPS_LIMIT, StepView, Verdict, Wanted,
};
use nonet::board::{CellSet, Grid};
use nonet::logic::proof::{self, Flaw};
use nonet::logic::{Context, Pattern, Step, Steps, every_step, first_step_with, techniques};
use nonet::rate;
use nonet::text::{LibraryCase, read_link, read_step};
use std::sync::Arc;

/// How many signs of life the rating beside a path can give, if it is hard: it was not asked for.
const SIGNS: u32 = 50;

/// A board on which logic can proceed.
pub(super) struct Ready {
    /// Its digits and computed candidates.
    pub(super) grid: Grid,
    /// The cells of the givens, if they have exactly one solution.
    pub(super) unique: Option<CellSet>,
}

pub(super) fn hint(asked: &ParsedPosition, wanted: &Wanted, say: &mut Say<'_>) -> HintResult {
    ready(asked, say).map_or_else(
        |help| *help,
        |ready| {
            let step = first_step_with(
                &ready.context(),
                &techniques::ordered(wanted.as_deref()),
                &mut || say.alive(),
            );
            let shown = step.map(|step| exhibit(&asked.geometry, &step));
            shown.map_or(HintResult::NoStep, HintResult::Step)
        },
    )
}

pub(super) fn steps(asked: &ParsedPosition, wanted: &Wanted, say: &mut Say<'_>) -> Answer {
    ready(asked, say).map_or_else(
        |help| Answer::Hint(*help),
        |ready| {
            let context = ready.context();
            let techniques = techniques::ordered(wanted.as_deref());
            let mut tick = || say.alive();
            let all =
                every_step(&context, &techniques, Steps::All, &mut tick).take(STEPS_LIMIT + 1);
            Answer::Steps(all.map(|step| exhibit(&asked.geometry, &step)).collect())
        },
    )
}

pub(super) fn path(
    asked: &ParsedPosition,
    wanted: &Wanted,
    extent: Extent,
    say: &mut Say<'_>,
) -> Answer {
    ready(asked, say).map_or_else(
        |help| Answer::Hint(*help),
        |ready| {
            let techniques = techniques::ordered(wanted.as_deref());
            let unique = ready.unique.as_ref();
            let path = rate::path_of(ready.grid, unique, &techniques, extent, &mut || say.alive());
            let (_, puzzle) = asked.puzzle();
            let solution = the_only_solution(puzzle, say).ok();
            let ratings = solution.map(|_| rate::Ratings::with(puzzle, &mut patience(SIGNS, say)));
            let steps = path.steps.iter().map(|step| exhibit(&asked.geometry, step));
            Answer::Path(steps.collect(), path.end.to_solution().is_some(), ratings)
        },
    )
}

/// Tests whether the step is proved, from the board alone and, if the givens have one solution, from its
/// uniqueness.
pub(super) fn prove(asked: &ParsedPosition, line: &str, say: &mut Say<'_>) -> Answer {
    let step = read_step(&asked.geometry, line);
    let proof = step.map_or(Proof::Refused, |step| proved(asked, &step, say));
    Answer::Prove(proof)
}

fn proved(asked: &ParsedPosition, step: &Step, say: &mut Say<'_>) -> Proof {
    let ready = Ready::new(asked, asked.grid(), say);
    match proof::check(&ready.context(), step) {
        Ok(()) if matches!(step.pattern, Pattern::Deadly { .. }) => Proof::ProvedIfUnique,
        Ok(()) => Proof::Proved,
        Err(Flaw::TooLong) => Proof::Undecided,
        Err(_) => Proof::Refused,
    }
}

/// The step in a link, if it is proved; or the steps in pairs of lines, each on its own board, without a proof.
pub(super) fn show(lines: &str, say: &mut Say<'_>) -> Vec<StepView> {
    match lines.starts_with("z=") {
        true => told(lines, say).into_iter().collect(),
        false => pairs(lines),
    }
}

fn told(link: &str, say: &mut Say<'_>) -> Option<StepView> {
    let game = read_link(link).ok()?.game?;
    let geometry = Arc::clone(game.givens.geometry());
    let step = read_step(&geometry, &game.step?).ok()?;
    let asked = ParsedPosition {
        geometry,
        givens: game.givens,
        board: game.board,
        erased: game.erased,
    };
    let proof = proved(&asked, &step, say);
    let holds = matches!(proof, Proof::Proved | Proof::ProvedIfUnique);
    holds.then(|| exhibit(&asked.geometry, &step))
}

fn pairs(lines: &str) -> Vec<StepView> {
    let lines: Vec<&str> = lines.lines().collect();
    let shown = lines.chunks(2).map(|pair| {
        let &[position, step] = pair else { return None };
        let case = LibraryCase::read(position).ok()?;
        let geometry = case.givens.geometry();
        Some(exhibit(geometry, &read_step(geometry, step).ok()?))
    });
    shown.collect::<Option<_>>().unwrap_or_default()
}

impl Ready {
    fn new(asked: &ParsedPosition, grid: Grid, say: &mut Say<'_>) -> Self {
        let givens = &asked.givens;
        let unique = (verdict(givens, say) == Verdict::One).then(|| givens.given_cells());
        Self { grid, unique }
    }

    fn context(&self) -> Context<'_> {
        Context::knowing(&self.grid, self.unique.as_ref())
    }
}

/// The board, or what must be said first instead.
pub(super) fn ready(asked: &ParsedPosition, say: &mut Say<'_>) -> Result<Ready, Box<HintResult>> {
    let grid = asked.grid();
    let mut tick = || say.alive();
    let first = first(asked, &grid, &mut Budget::new(&mut tick));
    if let Some(help) = first.unwrap_or(Some(HintResult::Undecided)) {
        return Err(Box::new(help));
    }
    Ok(Ready::new(asked, grid, say))
}

fn first(
    asked: &ParsedPosition,
    grid: &Grid,
    budget: &mut Budget<'_>,
) -> Result<Option<HintResult>, Undecided> {
    if budget.solvable(grid)? {
        return Ok(grid.is_full().then_some(HintResult::Finished));
    }
    if !budget.solvable(&Grid::new(&asked.givens))? {
        return Ok(Some(HintResult::NoSolution));
    }
    Ok(Some(HintResult::Mistakes(mistakes(asked, budget)?)))
}

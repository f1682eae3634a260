//! The next step on the board as the player has marked it, and what that step owes to the marks.
//!
//! The board searched is the computed candidates without those that the marks exclude. If that has no solution, the
//! marks miss some of it, and they are the hint instead of a step. Otherwise the step holds in every solution that
//! agrees with the marks, and the proof checker, which knows nothing of how the step was found, determines what it
//! relies on.

use super::Say;
use super::budget::Budget;
use super::excluded::excluded;
use super::exhibit::exhibit;
use super::hint::{Ready, ready};
use super::mistake::unmarked;
use super::needed::{needed, without};
use answers::protocol::{Answer, Digits, HintResult, MarksUsed, ParsedPosition, Wanted};
use nonet::board::{Candidate, Cell, DigitSet, Grid, Marks, Puzzle};
use nonet::logic::{Context, Info, Step, Technique, first_step_with, proof, techniques};
use std::sync::Arc;

/// How many of the easiest steps are tried on the board alone to rule out what the marks rule out.
const LOOKAHEAD: usize = 100;

/// A step counts, and costs, one more for each time this many techniques come before it.
const HARD: usize = 16;

pub(super) fn hint(
    asked: &ParsedPosition,
    wanted: &Wanted,
    marks: &[Marks],
    say: &mut Say<'_>,
) -> Answer {
    let (help, footing) = match ready(asked, say) {
        Ok(ready) => answer(&ready, &techniques::ordered(wanted.as_deref()), marks, say),
        Err(help) => (*help, None),
    };
    Answer::Marked(help, footing.map(Box::new))
}

fn answer(
    ready: &Ready,
    techniques: &[&'static dyn Technique],
    marks: &[Marks],
    say: &mut Say<'_>,
) -> (HintResult, Option<MarksUsed>) {
    let excluded = excluded(&ready.grid, marks);
    let mut tick = || say.alive();
    match unmarked(&ready.grid, &excluded, &mut Budget::new(&mut tick)) {
        Err(_) => return (HintResult::Undecided, None),
        Ok(lacks) if !lacks.is_empty() => return (HintResult::Mistakes(lacks), None),
        Ok(_) => {}
    }
    let board = OnMarks {
        ready,
        techniques,
        excluded: candidates(ready, &excluded),
        impossible: candidates(ready, &impossible(&ready.grid, marks)),
    };
    let marked = without(&ready.grid, &board.excluded);
    let Some(step) = board.first(&marked, say) else {
        return (HintResult::NoStep, None);
    };
    let footing = board.footing(&step, &marked, say);
    (
        HintResult::Step(exhibit(ready.grid.geometry(), &step)),
        Some(footing),
    )
}

/// The marks of empty cells that the computed candidates contradict.
fn impossible(grid: &Grid, marks: &[Marks]) -> Vec<DigitSet> {
    let cells = grid.geometry().cells().zip(marks);
    let all = DigitSet::full(grid.geometry().side());
    let of = |(cell, marks): (Cell, &Marks)| match grid.value(cell) {
        None => marks
            .digits()
            .intersection(all)
            .minus(grid.candidates(cell)),
        Some(_) => DigitSet::EMPTY,
    };
    cells.map(of).collect()
}

fn candidates(ready: &Ready, of_cells: &[DigitSet]) -> Vec<Candidate> {
    let cells = ready.grid.geometry().cells().zip(of_cells);
    let of = |(cell, digits): (Cell, &DigitSet)| {
        let digits = digits.iter();
        digits.map(move |digit| Candidate { cell, digit })
    };
    cells.flat_map(of).collect()
}

/// Groups the candidates by cell.
fn grouped(candidates: &[Candidate]) -> Digits {
    let by_cell = candidates.chunk_by(|a, b| a.cell == b.cell);
    let digits = by_cell.map(|group| (group[0].cell, group.iter().map(|c| c.digit).collect()));
    digits.collect()
}

struct OnMarks<'a> {
    /// The board with its computed candidates.
    ready: &'a Ready,
    techniques: &'a [&'static dyn Technique],
    /// The candidates that the marks rule out.
    excluded: Vec<Candidate>,
    /// The marks that are not among the candidates.
    impossible: Vec<Candidate>,
}

impl OnMarks<'_> {
    fn context<'a>(&'a self, grid: &'a Grid) -> Context<'a> {
        Context::knowing(grid, self.ready.unique.as_ref())
    }

    fn first(&self, grid: &Grid, say: &mut Say<'_>) -> Option<Step> {
        first_step_with(&self.context(grid), self.techniques, &mut || say.alive())
    }

    fn is_proved(&self, grid: &Grid, step: &Step) -> bool {
        proof::check(&self.context(grid), step).is_ok()
    }

    fn footing(&self, step: &Step, marked: &Grid, say: &mut Say<'_>) -> MarksUsed {
        let relies = needed(&self.ready.grid, self.excluded.clone(), &mut |grid| {
            say.alive();
            self.is_proved(grid, step)
        });
        // Searching twice would be the longest part of the answer.
        let alone = match self.excluded.is_empty() {
            true => None,
            false => self.first(&self.ready.grid, say),
        };
        MarksUsed {
            shown: self.shown(&relies, alone.as_ref(), say),
            hidden: self.hidden(step, marked, say),
            relies: grouped(&relies),
            other: alone.and_then(|alone| self.other(step, alone, marked, say)),
        }
    }

    /// The hardest technique on the way from the board alone, starting with `alone`, until none of these candidates
    /// is left.
    fn shown(
        &self,
        gone: &[Candidate],
        alone: Option<&Step>,
        say: &mut Say<'_>,
    ) -> Option<&'static Info> {
        let mut begins = alone.cloned();
        let mut grid = self.ready.grid.clone();
        let mut hardest = None;
        let rank = |info: &Info| {
            let mut all = self.techniques.iter();
            all.position(|technique| technique.info().slug == info.slug)
        };
        let mut spent = 0;
        while spent < LOOKAHEAD {
            if !gone.iter().any(|&candidate| grid.has(candidate)) {
                break;
            }
            let step = begins.take().or_else(|| self.first(&grid, say))?;
            spent += 1 + rank(step.technique).unwrap_or_default() / HARD;
            hardest = std::cmp::max_by_key(hardest, Some(step.technique), |info| info.map(rank));
            step.apply(&mut grid);
        }
        hardest.filter(|_| !gone.iter().any(|&candidate| grid.has(candidate)))
    }

    /// The impossible marks that hide the step: on a board where they were possible, it would not be proved.
    fn hidden(&self, step: &Step, marked: &Grid, say: &mut Say<'_>) -> Digits {
        let seen = self.as_marked(marked);
        let holds = |grid: &Grid| self.is_proved(grid, step);
        if !holds(&without(&seen, &self.impossible)) {
            return Digits::new(); // it needs more than candidates
        }
        let hiding = needed(&seen, self.impossible.clone(), &mut |grid| {
            say.alive();
            holds(grid)
        });
        grouped(&hiding)
    }

    /// The marked board with its impossible marks. A grid cannot have candidates that a digit on it rules out, so
    /// the digits are candidates here, too, each the only one of its cell.
    fn as_marked(&self, marked: &Grid) -> Grid {
        let geometry = marked.geometry();
        let mut seen = Grid::new(&Puzzle::empty(Arc::clone(geometry)));
        let open = |cell: Cell| {
            let digit = marked.value(cell).map(DigitSet::only);
            let mine = self.impossible.iter().filter(|mark| mark.cell == cell);
            let mine: DigitSet = mine.map(|mark| mark.digit).collect();
            digit.unwrap_or(marked.candidates(cell).union(mine))
        };
        for cell in geometry.cells() {
            let gone = DigitSet::full(geometry.side()).minus(open(cell));
            gone.iter()
                .for_each(|digit| seen.eliminate(Candidate { cell, digit }));
        }
        seen
    }

    /// The step of the computed candidates, if it differs and the marks have not gone past it.
    fn other(
        &self,
        step: &Step,
        other: Step,
        marked: &Grid,
        say: &mut Say<'_>,
    ) -> Option<(&'static Info, Digits)> {
        let mut deductions = other.deductions.iter();
        let stands = deductions.any(|deduction| marked.has(deduction.candidate()));
        let is_it = other.technique == step.technique && other.pattern == step.pattern;
        if is_it || !stands {
            return None;
        }
        // Conclusions that the marks already draw do not count as hidden.
        let left = other.deductions.iter().copied();
        let left = Step {
            deductions: left.filter(|it| marked.has(it.candidate())).collect(),
            ..other
        };
        let hidden = self.hidden(&left, marked, say);
        Some((left.technique, hidden))
    }
}

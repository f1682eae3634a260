//! Nets within nets: the consequences of an assumption include eliminations by further nets.
//!
//! They are searched only if no simple net contradicts itself, and if the puzzle is known to have one solution:
//! then there is always a step, because three levels of assumptions settle every known 9x9 board. The first one
//! found is reported, from cells with few candidates: finding the shortest would take minutes. The idea of nested
//! chains is Sudoku Explainer's; that two or three levels are enough is D. Berthier's and others' finding
//! ("T&E(2)", "Pattern-Based Constraint Satisfaction").

use super::follow::{LARGEST, inference, left, patterns, waves};
use super::report;
use crate::board::{Grid, sort_short};
use crate::logic::net::{Board, Candidates, Depth, Further, Inference, Wave};
use crate::logic::{Context, Deduction, Family, Info, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Nets within nets.
pub(crate) struct Nested;

static INFO: Info = Info::of(Family::Forcing, "nested-net");

/// How deep nets may be nested on a classic board; on larger ones more than one level would take too long.
const DEEPEST: usize = 3;

impl Technique for Nested {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let deepest = match context.geometry().side() {
            ..=9 => DEEPEST,
            10..=LARGEST => 1,
            _ => 0,
        };
        if deepest == 0 || context.givens().is_none() || has_contradiction(context) {
            return ControlFlow::Continue(());
        }
        let step = (1..=deepest).find_map(|depth| first(context, depth));
        step.map_or(ControlFlow::Continue(()), found)
    }
}

/// Does a net without nets inside contradict itself?
fn has_contradiction(context: &Context<'_>) -> bool {
    let waves = context.waves(Depth::Plus, waves);
    let cells = 0..waves.board.n_cells() as u16;
    let mut candidates = cells.flat_map(|cell| waves.board.members(cell));
    candidates.any(|&candidate| waves.wave(candidate, true).clash.is_some())
}

/// The first candidate that contradicts itself with nets of this depth inside.
fn first(context: &Context<'_>, depth: usize) -> Option<Step> {
    let (grid, board) = (context.grid(), Board::of(context.grid()));
    let (candidate, wave) = absurd(grid, &board, depth).next()?;
    let net = report::absurd(&board, context.geometry(), &wave);
    Some(Step {
        technique: &INFO,
        deductions: vec![Deduction::Eliminate(board.candidate(candidate))],
        pattern: Pattern::Forcing(net),
    })
}

/// The candidates that contradict themselves, and how.
fn absurd(grid: &Grid, board: &Board, depth: usize) -> impl Iterator<Item = (u16, Wave<Pattern>)> {
    let mut cells: Vec<u16> = (0..board.n_cells() as u16).collect();
    sort_short(&mut cells, |&cell| board.members(cell).len());
    let candidates = cells.into_iter().flat_map(|cell| board.members(cell));
    candidates.filter_map(move |&candidate| {
        let further = |board: &Board, gone: &Candidates| inner(grid, board, gone, depth);
        let further: Option<&Further<'_, Pattern>> = if depth == 0 { None } else { Some(&further) };
        let wave = Wave::new(board, Depth::Dynamic.rules(), further, (candidate, true));
        wave.clash.is_some().then_some((candidate, wave))
    })
}

/// The eliminations of patterns without these candidates; if there are none, that of a net.
fn inner(grid: &Grid, board: &Board, gone: &Candidates, depth: usize) -> Vec<Inference<Pattern>> {
    let found = patterns(grid, board, gone);
    if !found.is_empty() {
        return found;
    }
    let left = left(grid, board, gone);
    let rest = Board::of(&left);
    let Some((candidate, wave)) = absurd(&left, &rest, depth - 1).next() else {
        return Vec::new();
    };
    let net = report::absurd(&rest, left.geometry(), &wave);
    let found = (vec![candidate], Pattern::Forcing(net));
    vec![inference(&left, board, gone, found)]
}

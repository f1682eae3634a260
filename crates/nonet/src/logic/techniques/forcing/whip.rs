//! Whips and braids: a candidate is assumed to be right, and one cell or house after the other is left with one
//! option, until one is left with none.
//!
//! Each is a contradiction by singles, so it is sound like a contradiction net, of which it is another view: only
//! what is needed is listed, and in a whip each cell or house has lost a candidate to the one filled just before,
//! so the eye can follow. Every contradiction by singles has a braid, but not always a whip.
//!
//! For each candidate a shortest whip is found, the shortest of all first. Those of one cell or house are
//! intersections and belong there. A braid is reported if no whip as short is known. Source: D. Berthier, "The
//! Hidden Logic of Sudoku" (2007), "Constraint Resolution Theories" (2011).

use super::follow;
use crate::board::{Candidate, Geometry, Grid, sort_short};
use crate::logic::net::{Board, Depth, Forced, Kind, Sequence, Sequences, Waves, braid, sees};
use crate::logic::{
    Because, Branch, Context, Deduction, Fact, Family, Info, Line, Net, Pattern, Premise, Step,
    Technique, Truth,
};
use std::ops::ControlFlow;

/// Whips.
pub(crate) struct Whip;

/// Braids.
pub(crate) struct Braid;

static WHIP: Info = Info::of(Family::Forcing, "whip");

static BRAID: Info = Info::of(Family::Forcing, "braid");

/// How many beginnings of whips are kept for one candidate: usually enough for nine cells and houses.
const PATIENCE: usize = 1 << 13;

impl Technique for Whip {
    fn info(&self) -> &'static Info {
        &WHIP
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(waves) = waves(context) else {
            return ControlFlow::Continue(());
        };
        let mut whips = Sequences::new(Kind::Whip, &waves.board, absurd(waves), PATIENCE);
        let is_told = |whip: &&Sequence| whip.truths.len() > 1;
        while let Some(all) = whips.longer() {
            let mut all = all.iter().filter(is_told);
            all.try_for_each(|whip| found(step(&WHIP, context.geometry(), &waves.board, whip)))?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for Braid {
    fn info(&self) -> &'static Info {
        &BRAID
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(waves) = waves(context) else {
            return ControlFlow::Continue(());
        };
        let braid = |candidate| braid(&waves.board, waves.wave(candidate, true));
        let mut braids: Vec<Sequence> = absurd(waves).filter_map(braid).collect();
        sort_short(&mut braids, |braid| braid.truths.len());
        let mut braids = braids.iter().filter(|braid| !has_whip(&waves.board, braid));
        braids.try_for_each(|braid| found(step(&BRAID, context.geometry(), &waves.board, braid)))
    }
}

/// What follows from assumptions by singles; `None` on boards where it would take too long.
fn waves<'a>(context: &'a Context<'_>) -> Option<&'a Waves<'static, Pattern>> {
    let is_small = context.geometry().side() <= follow::LARGEST;
    is_small.then(|| context.waves(Depth::Dynamic, follow::waves))
}

/// The candidates that contradict themselves by singles.
fn absurd(waves: &Waves<'static, Pattern>) -> impl Iterator<Item = u16> {
    let cells = 0..waves.board.n_cells() as u16;
    let all = cells.flat_map(|cell| waves.board.members(cell)).copied();
    all.filter(|&candidate| waves.wave(candidate, true).clash.is_some())
}

/// Is there a whip of the same target that is no longer than the braid?
fn has_whip(board: &Board, braid: &Sequence) -> bool {
    let mut whips = Sequences::new(Kind::Whip, board, [braid.target], PATIENCE);
    (0..braid.truths.len()).any(|_| whips.longer().is_some_and(|found| !found.is_empty()))
}

/// The step of a whip or braid of this target through these truths, each with the candidate it makes right, the
/// last with none. It is not checked.
pub(crate) fn sequence(
    technique: &'static Info,
    grid: &Grid,
    target: Candidate,
    truths: impl Iterator<Item = (Truth, Option<Candidate>)>,
) -> Step {
    let (board, geometry) = (Board::of(grid), grid.geometry());
    let forced = |(truth, right): (Truth, Option<Candidate>)| Forced {
        truth: board.truth_number(truth, geometry),
        right: right.map(|right| board.number(right)),
    };
    let whip = Sequence {
        target: board.number(target),
        truths: truths.map(forced).collect(),
    };
    step(technique, geometry, &board, &whip)
}

fn step(technique: &'static Info, geometry: &Geometry, board: &Board, whip: &Sequence) -> Step {
    Step {
        technique,
        deductions: vec![Deduction::Eliminate(board.candidate(whip.target))],
        pattern: Pattern::Forcing(Net {
            premise: Premise::Opposites,
            branches: vec![branch(board, geometry, whip)],
        }),
    }
}

/// The target, then for each truth the candidates that are wrong and the one that is right.
fn branch(board: &Board, geometry: &Geometry, whip: &Sequence) -> Branch {
    let fact = |number, right| Fact {
        candidate: board.candidate(number),
        right,
    };
    let (mut right, mut wrong, mut lines) = (vec![whip.target], Vec::new(), Vec::new());
    for &Forced { truth, right: last } in &whip.truths {
        let members = board.members(truth);
        for (other, by) in ruled_out(board, members, last, &right) {
            if !wrong.contains(&other) {
                wrong.push(other);
                lines.push(Line {
                    fact: fact(other, false),
                    why: Because::Sees(board.candidate(by)),
                });
            }
        }
        // If none is left, the first can show it.
        let next = last.or_else(|| members.first().copied());
        lines.extend(next.map(|next| Line {
            fact: fact(next, true),
            why: Because::Truth(board.truth(truth, geometry)),
        }));
        right.extend(last);
    }
    Branch {
        suppose: fact(whip.target, true),
        lines,
    }
}

/// The other candidates, each with the one that rules it out: for one of them the last right one if possible, for
/// the others the first that does.
fn ruled_out(board: &Board, members: &[u16], last: Option<u16>, right: &[u16]) -> Vec<(u16, u16)> {
    let others = members.iter().copied().filter(|&other| Some(other) != last);
    let latest = right.last().copied();
    let mut link = others
        .clone()
        .filter(|&other| latest.is_some_and(|by| sees(board, by, other)));
    let link = link.next();
    let by = |other: u16| {
        let by = right.iter().copied().find(|&by| sees(board, by, other));
        if link == Some(other) { latest } else { by }
    };
    let pairs = others.filter_map(|other| Some((other, by(other)?)));
    pairs.collect()
}

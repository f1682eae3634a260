//! Forcing chains of several branches: Nishio (7.5), multiple (8.0), dynamic (8.5), dynamic plus (9.0), nested (9.5 and
//! more), each with an addition for the number of its nodes.

mod find;
mod multiple;
mod nested;
mod nishio;
mod patterns;
mod search;
#[cfg(test)]
mod tests;
mod wave;
mod waves;

use super::effort::Effort;
use super::hint::{Hint, Removal};
use crate::rate::board::Board;
use crate::rate::explainer::chain::Links;
use find::{Finding, Root, Roots, find};
use multiple::Common;
use search::{DYNAMIC, MULTIPLE, NISHIO, addition};
use wave::parts;
use waves::Waves;

/// How many levels of dynamic chains there are: the last one has those of level 2 inside. No known puzzle needs
/// more than level 4.
const LEVELS: u8 = 7;

/// A contradiction of one digit.
pub(super) fn nishio(board: &Board) -> Option<Hint> {
    let waves = Waves::new(board, NISHIO.rules);
    easiest(&waves, NISHIO.roots, &|root| nishio::hope(board, root), 75)
}

/// Static chains from all digits of a cell, or all places in a house.
pub(super) fn multiple(board: &Board) -> Option<Hint> {
    let waves = Waves::new(board, MULTIPLE.rules);
    let links = Links::of(board);
    let common = Common::of(board, &links);
    easiest(&waves, MULTIPLE.roots, &|root| common.hope(root), 80)
}

/// Dynamic chains: by themselves, then with more and more inside.
pub(super) fn dynamic(board: &Board, effort: &mut Effort<'_>) -> Option<Hint> {
    let mut waves = Waves::new(board, DYNAMIC.rules);
    let mut plus = None;
    for level in 0..LEVELS {
        let base = 85 + 5 * level;
        if base > effort.most {
            break;
        }
        effort.at_least(base);
        if level == 4 {
            waves = plus.take()?;
        }
        let look = |before: &Board, now: &Board| nested::further(before, now, level);
        if level > 0 && !waves.further(effort, nested::cost(level), &look) {
            break;
        }
        if let Some(hint) = easiest(&waves, DYNAMIC.roots, &|_| true, base) {
            return Some(hint);
        }
        if level == 1 {
            plus = Some(waves.clone());
        }
    }
    None
}

fn easiest(waves: &Waves<'_>, roots: Roots, hope: &dyn Fn(Root) -> bool, base: u8) -> Option<Hint> {
    let mut best: Option<(u32, u8, Finding)> = None;
    find(waves, roots, hope, &mut |finding| {
        let sort = finding.root.sort();
        let most = best.map_or(u32::MAX, |(nodes, before, _)| {
            nodes - u32::from(before <= sort)
        });
        if let Some(nodes) = finding.nodes(waves, most) {
            best = Some((nodes, sort, finding));
        }
    });
    let (nodes, _, finding) = best?;
    let rating = base + addition(nodes);
    let (cell, digit) = parts(finding.candidate);
    if finding.right {
        return Some(Hint::place(rating, cell, digit));
    }
    Removal::of(1 << cell, 1 << digit).hint(rating, waves.before)
}

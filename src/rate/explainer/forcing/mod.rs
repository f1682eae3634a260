//! Forcing chains of several branches: Nishio (7.5), multiple (8.0), dynamic (8.5), dynamic plus (9.0), nested (9.5 and
//! more), each with an addition for the number of its nodes.

mod find;
mod multiple;
mod nested;
mod nishio;
mod patterns;
#[cfg(test)]
mod tests;
mod wave;
mod waves;

use super::effort::Effort;
use super::hint::{Hint, Removal};
use crate::rate::board::Board;
use find::{Finding, Roots, find};
use wave::{Rules, parts};
use waves::Waves;

/// Which suppositions are tried, and what may follow.
#[derive(Clone, Copy)]
struct Search {
    rules: Rules,
    roots: Roots,
}

/// One digit, supposed to be in a cell or not, until that cannot be.
const NISHIO: Search = Search {
    rules: Rules {
        cells: false,
        dynamic: true,
    },
    roots: Roots {
        absurd: true,
        digits: false,
        truths: false,
        least: 2,
    },
};

/// All digits of a cell, or all places in a house.
const MULTIPLE: Search = Search {
    rules: Rules {
        cells: true,
        dynamic: false,
    },
    roots: Roots {
        absurd: false,
        digits: false,
        truths: true,
        least: 3,
    },
};

/// With what has been ruled out on the way.
const DYNAMIC: Search = Search {
    rules: Rules {
        cells: true,
        dynamic: true,
    },
    roots: Roots {
        absurd: true,
        digits: true,
        truths: true,
        least: 2,
    },
};

/// How many levels of dynamic chains there are: the last one has those of level 2 inside. No puzzle is known that needs
/// more than level 4.
const LEVELS: u8 = 7;

/// A contradiction of one digit.
pub(super) fn nishio(board: &Board) -> Option<Hint> {
    let waves = || Waves::new(board, NISHIO.rules);
    nishio::any(board).then(|| easiest(&waves(), NISHIO.roots, 75))?
}

/// Static chains from all digits of a cell, or all places in a house.
pub(super) fn multiple(board: &Board) -> Option<Hint> {
    let waves = || Waves::new(board, MULTIPLE.rules);
    multiple::any(board, MULTIPLE.roots).then(|| easiest(&waves(), MULTIPLE.roots, 80))?
}

/// Dynamic ones: by themselves, then with more and more inside.
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
        if level > 0 && !waves.further(effort, level) {
            break;
        }
        if let Some(hint) = easiest(&waves, DYNAMIC.roots, base) {
            return Some(hint);
        }
        if level == 1 {
            plus = Some(waves.clone());
        }
    }
    None
}

fn easiest(waves: &Waves<'_>, roots: Roots, base: u8) -> Option<Hint> {
    let mut best: Option<(u32, u8, Finding)> = None;
    find(waves, roots, &mut |finding| {
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

/// What a number of nodes adds to a rating, in tenths.
fn addition(nodes: u32) -> u8 {
    let (mut most, mut added) = (4, 0);
    while nodes > most + 2 {
        most = if added % 2 == 0 {
            most * 3 / 2
        } else {
            most * 4 / 3
        };
        added += 1;
    }
    added
}

//! Forcing chains of several branches: Nishio (7.5), multiple (8.0), dynamic (8.5), dynamic plus (9.0), each with an
//! addition for the number of its nodes.

use super::hint::{Hint, Removal};
use crate::logic::net::{self, Finding, Further, Root, Roots, Rules, Waves};
use crate::rate::board::{Board, cells_in, houses_of, ones};

/// One digit, supposed to be in a cell or not, until that cannot be.
pub(super) fn nishio(board: &Board) -> Option<Hint> {
    let rules = Rules {
        cells: false,
        dynamic: true,
    };
    let roots = Roots {
        absurd: true,
        digits: false,
        truths: false,
        least: 2,
    };
    easiest::<()>(board, rules, roots, None, 75)
}

/// All digits of a cell, or all places in a house.
pub(super) fn multiple(board: &Board) -> Option<Hint> {
    let rules = Rules {
        cells: true,
        dynamic: false,
    };
    let roots = Roots {
        absurd: false,
        digits: false,
        truths: true,
        least: 3,
    };
    easiest::<()>(board, rules, roots, None, 80)
}

/// With what has been ruled out on the way.
pub(super) fn dynamic(board: &Board) -> Option<Hint> {
    easiest::<()>(board, DYNAMIC, ALL, None, 85)
}

const DYNAMIC: Rules = Rules {
    cells: true,
    dynamic: true,
};

const ALL: Roots = Roots {
    absurd: true,
    digits: true,
    truths: true,
    least: 2,
};

fn easiest<P>(
    board: &Board,
    rules: Rules,
    roots: Roots,
    further: Option<Box<Further<'_, P>>>,
    base: u8,
) -> Option<Hint> {
    let candidates = cells_in(board.empty)
        .flat_map(|cell| ones(board.digits[cell]).map(move |digit| (cell, digit)));
    let net = net::Board::new((81, 9), houses_of, candidates);
    let waves = Waves::new(net, rules, further);
    let mut best: Option<(u32, u8, Finding)> = None;
    net::find(&waves, roots, &mut |finding| {
        let key = (finding.nodes, sort(finding.root));
        if best.is_none_or(|(nodes, sort, _)| key < (nodes, sort)) {
            best = Some((key.0, key.1, finding));
        }
    });
    let (nodes, _, finding) = best?;
    let rating = base + addition(nodes);
    let number = usize::from(finding.candidate);
    let (cell, digit) = (number / 9, number % 9);
    if finding.right {
        return Some(Hint::place(rating, cell, digit));
    }
    Removal::of(1 << cell, 1 << digit).hint(rating, board)
}

/// What comes first among hints of the same length: cells, then houses, then one candidate.
fn sort(root: Root) -> u8 {
    match root {
        Root::Truth(truth) if truth < 81 => 0,
        Root::Truth(_) => 1,
        Root::Absurd(..) | Root::Digit(_) => 2,
    }
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

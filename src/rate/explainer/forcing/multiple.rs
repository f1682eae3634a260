//! Do static chains from all ways of making a truth true have anything in common? Without order, and so in a fraction of
//! the time.

use super::find::Roots;
use super::wave::{Set, members};
use crate::rate::board::{Board, cells_in, houses_of, ones};
use crate::rate::explainer::chain::{Links, Reach};

/// Is there any such truth?
pub(super) fn any(board: &Board, roots: Roots) -> bool {
    let links = Links::of(board);
    let reach = Reach::of(&links);
    let mut sets: Vec<Option<[Set; 2]>> = vec![None; 729];
    let mut common = |truth: usize| {
        let mut all = [[!0; 9]; 2];
        let any = members(board, truth as u16).all(|candidate| {
            let sets = sets[usize::from(candidate)].get_or_insert_with(|| reach.all(candidate));
            let words = all.iter_mut().flatten().zip(sets.iter().flatten());
            words.fold(false, |any, (all, set)| {
                *all &= set;
                any || *all != 0
            })
        });
        any && members(board, truth as u16).next().is_some()
    };
    cells_in(board.empty)
        .filter(|&cell| board.count(cell) >= roots.least)
        .any(|cell| {
            let houses = |digit: usize| houses_of(cell).map(|house| 81 + 9 * house + digit);
            let first = |truth: &usize| {
                let first = members(board, *truth as u16).next();
                first.is_some_and(|first| usize::from(first) / 9 == cell)
            };
            let truths = ones(board.digits[cell]).flat_map(houses).filter(first);
            truths.chain([cell]).any(&mut common)
        })
}

//! Another game's changes in this one: what a file brings back.

use super::play::{Cause, Play};

/// Goes on with the puzzle of another game, and with all that was done there since it was on the board: branches,
/// savepoints, the time. False if that is this very board, and nothing was done.
pub(super) fn take_over(play: &mut Play, other: &Play) -> bool {
    let (n_before, puzzle, history) = (play.history().n_changes(), other.puzzle(), other.history());
    let first = other.at(puzzle);
    let cells = first
        .geometry()
        .cells()
        .zip(first.squares().iter().copied());
    play.replace(Cause::Load, first.geometry(), cells);
    // By the number of each change there, that of its copy here.
    let mut copies = vec![None; history.n_changes() + 1];
    copies[puzzle] = Some(play.history().here());
    for node in 1..=history.n_changes() {
        let parent = history.parent(node).and_then(|parent| copies[parent]);
        let entry = other
            .entry(node)
            .filter(|entry| !entry.begins() && !history.is_slip(node));
        if let (Some(parent), Some(entry)) = (parent, entry) {
            play.go(parent);
            let wanted = entry.changes.iter().map(|change| (change.cell, change.to));
            play.edit(entry.cause, wanted);
            copies[node] = Some(play.history().here());
        }
    }
    for (node, name) in history.saved() {
        if let Some(copy) = copies[*node] {
            play.save(copy, name);
        }
    }
    if let Some(copy) = copies[history.here()] {
        play.go(copy);
    }
    if other.spent() > 0 {
        play.spend(other.spent());
    }
    play.history().n_changes() > n_before
}

//! Copying another game's changes into this one, when a saved file is opened.

use super::moves::Move;
use super::play::{Cause, Play};

/// Continues with the puzzle of another game, and with everything done there since it was opened: branches,
/// savepoints, suppositions, where redo leads, the time. Returns false if that is this very board without any
/// changes.
pub fn take_over(play: &mut Play, other: &Play) -> bool {
    let n_before = play.history().n_changes();
    let first = other.at(other.puzzle());
    let cells = first
        .geometry()
        .cells()
        .zip(first.squares().iter().copied());
    play.replace(Cause::Load, first.geometry(), cells);
    let copies = copy(play, other);
    mark(play, other, &copies);
    if other.spent() > 0 {
        play.spend(other.spent());
    }
    play.history().n_changes() > n_before
}

/// Copies the changes since the puzzle was opened. Returns, by the number of each, that of its copy.
fn copy(play: &mut Play, other: &Play) -> Vec<Option<usize>> {
    let history = other.history();
    let mut copies = vec![None; history.n_changes() + 1];
    copies[other.puzzle()] = Some(play.history().here());
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
    copies
}

/// Copies what is known of the changes besides their cells.
fn mark(play: &mut Play, other: &Play, copies: &[Option<usize>]) {
    let history = other.history();
    for (node, name) in history.saved() {
        if let Some(copy) = copies[*node] {
            play.save(copy, name);
        }
    }
    for &(from, n_before) in history.suppositions() {
        if let Some(from) = copies[from] {
            play.go(from);
            let before = copies[..=n_before].iter().flatten().max();
            play.travel(&Move::Suppose(before.map_or(from, |&last| last)));
        }
    }
    if let Some(copy) = copies[history.here()] {
        play.go(copy);
    }
    for (node, copy) in copies.iter().enumerate() {
        let next = history.next(node).and_then(|next| copies[next]);
        if let (Some(copy), Some(next)) = (*copy, next)
            && play.history().next(copy) != Some(next)
        {
            play.travel(&Move::Prefer(next));
        }
    }
}

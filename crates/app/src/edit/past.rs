//! What the player does with the tree of changes: moving in it, naming savepoints, supposing, replaying.

use crate::action::PastAction;
use crate::model::{Model, Panel, Status, Workspace};
use crate::status::Past;
use crate::steps::reel::{Pace, Reel};
use game::play::{Entry, Play};

/// How fast changes follow each other.
const PACE: Pace = (250.0, 15_000.0);

/// One of its buttons or keys was pressed.
pub(crate) fn act(model: &mut Model, action: PastAction) {
    let here = model.play.history().here();
    match action {
        PastAction::Open => open(model),
        PastAction::Replay => replay(model),
        PastAction::GoThere => go_there(model),
        PastAction::Previous => {
            if let Some(node) = model.play.previous() {
                go(model, node);
            }
        }
        PastAction::Save => {
            let is_new = model.play.history().name(here).is_none();
            if is_new {
                model.play.save(here, "");
            }
            model.say(Status::Past(Past::Saved(is_new)));
        }
        PastAction::Unsave => {
            model.play.unsave(here);
            model.say(Status::Past(Past::Unsaved));
        }
        PastAction::Suppose => {
            let is_new = model.play.suppose();
            model.say(Status::Past(Past::Supposing(is_new)));
        }
        PastAction::Keep | PastAction::Drop => settle(model, action == PastAction::Keep),
    }
}

/// Opens or closes the panel.
fn open(model: &mut Model) {
    if matches!(model.in_sight(), Panel::History(None)) {
        return model.rest();
    }
    model.rest();
    model.settings.workspace = Workspace::Solve;
    model.show(Panel::History(None));
}

/// Replays all changes since the puzzle was put on the board.
fn replay(model: &mut Model) {
    let n = way(&model.play).len();
    model.rest();
    model.settings.workspace = Workspace::Solve;
    let reel = (n > 1).then(|| Reel::new(n, PACE));
    if reel.is_none() {
        model.say(Status::Past(Past::Nothing));
    }
    model.show(Panel::History(reel));
}

/// Goes to the moment shown.
fn go_there(model: &mut Model) {
    let shown = match &model.ui.panel {
        Panel::History(Some(reel)) => way(&model.play).get(reel.at).copied(),
        _ => None,
    };
    if let Some(node) = shown {
        model.show(Panel::History(None));
        go(model, node);
    }
}

fn settle(model: &mut Model, keeps: bool) {
    let before = model.play.history().here();
    if !model.play.settle(keeps) {
        return;
    }
    let history = model.play.history();
    let n_left = history.way(before, history.here()).0.len();
    model.set_aside();
    model.say(Status::Past(if keeps {
        Past::Kept
    } else {
        Past::Dropped(n_left)
    }));
}

/// A row of the tree was chosen.
pub(crate) fn chosen(model: &mut Model, node: usize) {
    if node <= model.play.history().n_changes() {
        model.show(Panel::History(None));
        go(model, node);
    }
}

/// Goes to the moment right after this change.
pub(crate) fn go(model: &mut Model, node: usize) {
    let history = model.play.history();
    let (left, entered) = history.way(history.here(), node);
    model.play.go(node);
    model.set_aside();
    let change = model
        .play
        .entry(node)
        .and_then(|entry| entry.changes.only());
    if let Some(change) = change {
        model.go_to(change.cell);
    }
    model.say(Status::Past(Past::Went(left.len(), entered.len())));
}

/// Names the savepoint here.
pub(crate) fn name(model: &mut Model, name: &str) {
    let here = model.play.history().here();
    if model.play.history().name(here).is_some() {
        model.play.save(here, name);
    }
}

/// The board has changed, so the replay stops: its changes are out of date.
pub(crate) fn moved_on(model: &mut Model) {
    if let Panel::History(reel) = &mut model.ui.panel {
        *reel = None;
    }
}

/// The changes since the puzzle was put on the board, oldest first.
pub(crate) fn way(play: &Play) -> Vec<usize> {
    let history = play.history();
    let mut way = Vec::new();
    let mut next = Some(history.here());
    while let Some(node) = next {
        way.push(node);
        let is_first = play.entry(node).is_some_and(Entry::begins);
        next = history.parent(node).filter(|_| !is_first);
    }
    way.reverse();
    way
}

//! The tree of changes: its panel and its rows. Time goes down; the way on from here is straight, and other
//! branches are to the right of where they fork.
//!
//! Changes in sequence share one row, which leads to the last of them. Rows end at forks, ends, savepoints, new
//! puzzles and the current place.

use crate::action::{Action, PastAction, StoreAction};
use crate::block::{Block, Button, TreeRow, text};
use crate::key;
use crate::model::{Model, Panel};
use answers::protocol::JobKind;
use answers::voice::Piece;
use game::play::{Entry, Play};
use std::sync::Arc;

/// At most this many rows are shown, those around the current place.
const SHOWN: usize = 200;

/// The panel.
pub(super) fn panel(model: &Model) -> Vec<Block> {
    let (voice, play) = (&model.voice(), &model.play);
    let history = play.history();
    let here = history.here();
    let counts = [
        ("at", &*history.depth(here).to_string()),
        ("n", &*history.n_changes().to_string()),
    ];
    let title = voice.text(key::HISTORY);
    let mut blocks = vec![Block::Heading(title, voice.say(key::PAST_PLACE, &counts))];
    if history.n_changes() == 0 {
        blocks.push(text(voice, key::HISTORY_REST));
    }
    if let Some(name) = history.name(here) {
        let label = voice.text(key::SAVEPOINT_NAME);
        blocks.push(Block::Name(label, name.to_owned()));
    }
    blocks.push(Block::Buttons(buttons(model)));
    let n = runs(play).len();
    if n > SHOWN {
        let places = [("n", &*SHOWN.to_string()), ("all", &*n.to_string())];
        blocks.push(Block::Text(vec![Piece::plain(
            &voice.say(key::PAST_CUT, &places),
        )]));
    }
    blocks
}

fn buttons(model: &Model) -> Vec<Button> {
    let (voice, history) = (&model.voice(), model.play.history());
    let is_moment = matches!(model.ui.panel, Panel::History(Some(_)));
    let is_saved = history.name(history.here()).is_some();
    let is_supposed = history.supposed().is_some();
    let rows = [
        (is_moment, key::GO_THERE, PastAction::GoThere),
        (is_moment, key::HISTORY, PastAction::Open),
        (
            !is_moment && is_supposed,
            key::KEEP_SUPPOSED,
            PastAction::Keep,
        ),
        (
            !is_moment && is_supposed,
            key::DROP_SUPPOSED,
            PastAction::Drop,
        ),
        (
            !is_moment && !is_supposed,
            key::SUPPOSE,
            PastAction::Suppose,
        ),
        (!is_moment && is_saved, key::UNSAVE, PastAction::Unsave),
        (!is_moment && !is_saved, key::SAVEPOINT, PastAction::Save),
        (
            !is_moment && model.play.previous().is_some(),
            key::PREVIOUS_PUZZLE,
            PastAction::Previous,
        ),
    ];
    let mut buttons = Vec::new();
    for (_, key, action) in rows.into_iter().filter(|(fits, ..)| *fits) {
        let button = Button::new(voice, key, Action::Past(action));
        buttons.push(match action {
            PastAction::GoThere => button.primary(),
            _ => button,
        });
    }
    if !is_moment {
        let correct = Action::Ask(JobKind::LastCorrect);
        buttons.push(Button::new(voice, key::LAST_CORRECT, correct));
        let replay = Action::Past(PastAction::Replay);
        buttons.push(Button::new(voice, key::REPLAY, replay));
        let save = Action::Store(StoreAction::SaveGame);
        buttons.push(Button::new(voice, key::STORE_SAVE_GAME, save));
    }
    buttons
}

/// The rows, from the top.
pub(super) fn rows(model: &Model) -> Vec<TreeRow> {
    let here = model.play.history().here();
    let runs = runs(&model.play);
    let place = runs.iter().position(|run| run.last == here).unwrap_or(0);
    let first = place
        .saturating_sub(SHOWN / 2)
        .min(runs.len().saturating_sub(SHOWN));
    let runs = runs.iter().skip(first).take(SHOWN);
    runs.map(|run| row(model, run)).collect()
}

/// A sequence of changes that share a row.
struct Run {
    level: usize,
    /// Does the first of them begin a branch?
    turns: bool,
    last: usize,
    n: usize,
}

fn runs(play: &Play) -> Vec<Run> {
    let history = play.history();
    let n_changes = history.n_changes();
    // For each change, the newest change that follows it, and the next older one beside it; 0 for none.
    let (mut newest, mut older) = (vec![0; n_changes + 1], vec![0; n_changes + 1]);
    for node in (1..n_changes + 1).filter(|&node| !history.is_slip(node)) {
        let parent = history.parent(node).unwrap_or(0);
        (older[node], newest[parent]) = (newest[parent], node);
    }
    let mut runs = Vec::new();
    let mut left = vec![(0, 1, false)];
    while let Some((first, level, turns)) = left.pop() {
        let (mut last, mut n) = (first, 1);
        while let on @ 1.. = newest[last]
            && older[on] == 0
            && history.puzzle(on) == history.puzzle(last)
            && !is_stop(play, last)
        {
            (last, n) = (on, n + 1);
        }
        runs.push(Run {
            level,
            turns,
            last,
            n,
        });
        let on = history.next(last).unwrap_or(0);
        if on > 0 {
            left.push((on, level, false));
        }
        let mut aside = newest[last];
        while aside > 0 {
            if aside != on {
                left.push((aside, level + 1, true));
            }
            aside = older[aside];
        }
    }
    runs
}

/// Does a row end with it in any case?
fn is_stop(play: &Play, node: usize) -> bool {
    let history = play.history();
    node == history.here()
        || history.name(node).is_some()
        || history.suppositions().iter().any(|(from, _)| *from == node)
        || play.entry(node).is_none_or(Entry::begins)
}

fn row(model: &Model, run: &Run) -> TreeRow {
    let play = &model.play;
    let history = play.history();
    let is_here = run.last == history.here();
    let classes = [
        (true, "past"),
        (run.turns, "turn"),
        (history.name(run.last).is_some(), "saved"),
        (history.is_supposed(run.last), "supposed"),
    ];
    let mut class = String::new();
    for (_, name) in classes.iter().filter(|(is_so, _)| *is_so) {
        class += name;
        class += " ";
    }
    let is_of_this_board = play.geometry_at(run.last) == play.geometry();
    let entry = play.entry(run.last).filter(|_| is_of_this_board);
    let changes = entry.into_iter().flat_map(|entry| entry.changes.iter());
    TreeRow {
        level: run.level,
        name: name(model, run),
        twig: None,
        cells: changes.map(|change| change.cell).collect(),
        choice: Some(run.last),
        class,
        current: is_here,
        stop: is_here,
    }
}

/// The text of the row: a savepoint's name, the last change and how many come before it, whether it is a
/// supposition, whether the game is there.
fn name(model: &Model, run: &Run) -> String {
    let play = &model.play;
    let mut voice = model.voice();
    voice.0.geometry = Arc::clone(play.geometry_at(run.last));
    let what = voice.change(play.entry(run.last));
    let mut parts = Vec::new();
    if let Some(name) = play.history().name(run.last) {
        parts.push(voice.savepoint(name));
    }
    parts.push(match run.n {
        1 => what,
        n => voice.count_with(key::PAST_RUN, n, &[("what", &what)]),
    });
    if play.history().is_supposed(run.last) {
        parts.push(voice.text(key::PAST_SUPPOSED));
    }
    if run.last == play.history().here() {
        parts.push(voice.text(key::PAST_HERE));
    }
    parts.join(" · ")
}

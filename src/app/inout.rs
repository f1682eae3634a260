//! Text in and out: pasted, dropped, opened, copied, in the address.

use super::examples::EXAMPLES;
use super::model::{Mode, Model, Said, Switch, TextPanel, Workspace};
use super::msg::{CopyKind, Effect, FileFault, LONGEST_TEXT};
use super::play::{By, Cause, Play, Square};
use super::{ask, export, safe};
use crate::board::{Cell, DigitSet, Geometry, Puzzle};
use crate::protocol::{Job, JobKind};
use crate::text::{self, Board, Found, Ignored, LibraryCase, Link, ParseError, ReadError};
use std::sync::Arc;

/// Longer texts are read in the worker: no text up to this length takes the page long, whatever it contains.
pub(super) const AT_ONCE: usize = 16 << 10;

/// One of the examples was chosen.
pub(super) fn example(model: &mut Model, index: usize) -> Vec<Effect> {
    match EXAMPLES.get(index) {
        Some((_, givens)) => read(model, (*givens).to_owned()),
        None => Vec::new(),
    }
}

/// Reads text; nothing on the board changes if it can't be read.
pub(super) fn read(model: &mut Model, text: String) -> Vec<Effect> {
    if safe::is_game(&text) {
        let (play, n_lost, n_more) = safe::first_game(&text);
        return put_play(model, &play, n_lost, n_more);
    }
    let is_long = (AT_ONCE + 1..=LONGEST_TEXT).contains(&text.len());
    if is_long && !model.ui.engine_lost {
        return ask::ask(model, JobKind::Read, Job::Read(text));
    }
    take(model, text::find(&text, &|_| {}))
}

/// Takes in what was read.
pub(super) fn take(model: &mut Model, found: Result<Found, ReadError>) -> Vec<Effect> {
    match found {
        Ok(Found::Case(case, n_more)) => open_case(model, &case, n_more),
        Ok(Found::Boards(boards)) if boards.len() > 1 => {
            model.say(Said::Unclear(boards.len()));
            model.ui.text = TextPanel::Unclear(boards);
            Vec::new()
        }
        Ok(Found::Boards(boards)) => boards
            .into_iter()
            .next()
            .map_or_else(Vec::new, |b| open(model, b)),
        Err(error) => {
            refuse(model, error);
            Vec::new()
        }
    }
}

/// The text is larger than any that could be meant to be read.
pub(super) fn too_large(model: &mut Model, bytes: usize) {
    let error = ParseError::TooLarge { bytes };
    refuse(model, ReadError::Fault { side: 9, error });
}

/// One of the boards that a text may mean was chosen.
pub(super) fn chosen(model: &mut Model, index: usize) -> Vec<Effect> {
    match &model.ui.text {
        TextPanel::Unclear(boards) => match boards.get(index).cloned() {
            Some(board) => open(model, board),
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// A line of HoDoKu's library: its board as it stands before the technique.
fn open_case(model: &mut Model, case: &LibraryCase, n_more: usize) -> Vec<Effect> {
    if repeats(model, &case.board) {
        return Vec::new();
    }
    put(model, case);
    if !case.deleted.is_empty() {
        model.settings.switches.turn(Switch::Candidates, true);
    }
    let concludes = (!case.deductions.is_empty()).then_some(Ignored::Conclusion);
    let more = (n_more > 0).then_some(Ignored::MorePuzzles(n_more));
    let ignored = concludes.into_iter().chain(more).collect();
    loaded(model, case.givens.n_givens(), ignored)
}

/// Puts the board of a case in place of this one.
pub(super) fn put(model: &mut Model, case: &LibraryCase) {
    load(model, case.board.geometry(), |cell| square(case, cell));
}

/// A cell of a case.
fn square(case: &LibraryCase, cell: Cell) -> Square {
    let by = case.givens.get(cell).map_or(By::Player, |_| By::Given);
    let deleted = case.deleted.iter().filter(|gone| gone.cell == cell);
    Square {
        digit: case.board.get(cell).map(|digit| (digit, by)),
        erased: deleted.map(|gone| gone.digit).collect(),
    }
}

/// Puts the board of a saved game in place of this one. `n_lost` of its lines were damaged, and `n_more` games follow.
fn put_play(model: &mut Model, play: &Play, n_lost: usize, n_more: usize) -> Vec<Effect> {
    load(model, play.geometry(), |cell| play.square(cell));
    let damaged = (n_lost > 0).then_some(Ignored::Damaged(n_lost));
    let more = (n_more > 0).then_some(Ignored::MorePuzzles(n_more));
    loaded(
        model,
        play.givens().n_givens(),
        damaged.into_iter().chain(more).collect(),
    )
}

fn open(model: &mut Model, board: Board) -> Vec<Effect> {
    if repeats(model, &board.puzzle) {
        return Vec::new();
    }
    load_givens(model, &board.puzzle);
    loaded(model, board.puzzle.n_givens(), board.ignored)
}

/// Refuses a board on which digits repeat.
fn repeats(model: &mut Model, board: &Puzzle) -> bool {
    let conflicts = board.conflicts();
    let repeats = !conflicts.is_empty();
    if repeats {
        let side = board.geometry().side();
        let error = ParseError::Repeated(conflicts);
        refuse(model, ReadError::Fault { side, error });
    }
    repeats
}

fn loaded(model: &mut Model, n_givens: usize, ignored: Vec<Ignored>) -> Vec<Effect> {
    model.say(Said::Loaded(n_givens, !ignored.is_empty()));
    model.ui.text = TextPanel::Read(n_givens, ignored);
    vec![Effect::Focus(model.settings.cursor)]
}

fn refuse(model: &mut Model, error: ReadError) {
    model.say(Said::Refused(error.clone()));
    model.ui.text = TextPanel::Refused(error);
}

fn load_givens(model: &mut Model, puzzle: &Puzzle) {
    load(model, puzzle.geometry(), |cell| Square {
        digit: puzzle.get(cell).map(|digit| (digit, By::Given)),
        erased: DigitSet::EMPTY,
    });
}

fn load(model: &mut Model, geometry: &Arc<Geometry>, square: impl Fn(Cell) -> Square) {
    let wanted = geometry.cells().map(|cell| (cell, square(cell)));
    if model.play.replace(Cause::Load, geometry, wanted) {
        model.rest();
        model.clamp_cursor();
    }
    model.settings.mode = Mode::Digits;
}

/// Reads a file. If it is too large, only its beginning is here: that tells whether it is text at all.
pub(super) fn file(model: &mut Model, name: String, bytes: &[u8], size: f64) -> Vec<Effect> {
    let fault = match text::decode(bytes) {
        Err(offset) => FileFault::Binary(offset),
        Ok(_) if size > LONGEST_TEXT as f64 => FileFault::TooLarge(size as u64),
        Ok(text) => return read(model, text),
    };
    unreadable(model, name, fault);
    Vec::new()
}

/// A file could not be read as text.
pub(super) fn unreadable(model: &mut Model, name: String, fault: FileFault) {
    model.ui.text = TextPanel::Unreadable(name.clone(), fault.clone());
    model.say(Said::Unreadable(name, fault));
}

/// The address's fragment for the board as it is.
pub(super) fn fragment(model: &Model) -> String {
    let givens = model.play.givens();
    text::write_link(&Link {
        puzzle: (givens.n_givens() > 0).then_some(givens),
        workspace: Some(model.settings.workspace.slug().to_owned()),
    })
}

/// Follows a fragment: a puzzle other than the one on the board is loaded, and one undo takes that back.
pub(super) fn follow(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let link = match text::read_any_link(fragment) {
        Ok(link) => link,
        Err(error) => {
            // A link of megabytes must not stay in the address, where it would be compared with every change.
            let is_large = matches!(error, ParseError::TooLarge { .. });
            let side = model.play.geometry().side();
            refuse(model, ReadError::Fault { side, error });
            let clean = is_large.then(|| Effect::Fragment(self::fragment(model)));
            return clean.into_iter().collect();
        }
    };
    let named = |workspace: &Workspace| Some(workspace.slug()) == link.workspace.as_deref();
    if let Some(workspace) = Workspace::ALL.into_iter().find(named) {
        model.settings.workspace = workspace;
    }
    if let Some(puzzle) = link.puzzle.filter(|p| *p != model.play.givens()) {
        load_givens(model, &puzzle);
        model.say(Said::Loaded(puzzle.n_givens(), false));
    }
    Vec::new()
}

/// Copies something.
pub(super) fn copy(model: &mut Model, kind: CopyKind) -> Vec<Effect> {
    let board = model.play.board();
    let text = match kind {
        CopyKind::Givens => Some(text::line(&model.play.givens(), '.')),
        CopyKind::Board => Some(text::line(&board, '.')),
        CopyKind::Framed => Some(text::framed(&board)),
        CopyKind::Candidates => Some(text::framed_candidates(&model.play.grid())),
        CopyKind::Link => Some(fragment(model)),
        CopyKind::Path => export::path(model),
        CopyKind::Library => export::library_line(model),
        CopyKind::Certificate => export::certificate(model),
    };
    let Some(text) = text else {
        if kind == CopyKind::Library {
            model.say(Said::NoLibraryLine);
        }
        return Vec::new();
    };
    vec![Effect::Copy(kind, text)]
}

/// Saves the path shown as a text file.
pub(super) fn save_path(model: &mut Model) -> Vec<Effect> {
    let Some(text) = export::path(model) else {
        return Vec::new();
    };
    model.say(Said::PathSaved);
    let name = "nonet-path.txt".to_owned();
    vec![Effect::Collect(text), Effect::Download(name)]
}

/// The clipboard refused the text: it is shown to be copied by hand.
pub(super) fn not_copied(model: &mut Model, kind: CopyKind, text: String) {
    model.settings.workspace = Workspace::Text;
    model.ui.text = TextPanel::ByHand(kind, text);
    model.say(Said::Copied(kind, false));
}

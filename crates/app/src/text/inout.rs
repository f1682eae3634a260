//! Text in and out: pasted, dropped, opened, copied, in the address.

use super::export;
use super::formats;
use super::game::game;
use super::imported::Imported;
use super::ready::ready;
use super::shared_step;
use crate::ask;
use crate::key;
use crate::model::{Mode, Model, Status, Switch, TextPanel, Workspace};
use crate::msg::{CopyKind, Effect, FileFault, LONGEST_TEXT};
use crate::status::{Foreign, Remark};
use crate::storage::safe;
use answers::protocol::{Failure, Job, JobKind};
use game::graft;
use game::play::{By, Cause, Play, Square};
use nonet::board::{Cell, Geometry};
use nonet::text::{
    self, Board, Broken, Found, Game, Ignored, Import, LibraryCase, Link, ParseError, ReadError,
};
use std::sync::Arc;

/// Longer texts are not put into the box.
const BOX: usize = 16 << 10;

/// Reads text; nothing on the board changes if it can't be read. Plain puzzles and our own links are read here, to
/// be on the board at once; the workshop reads the rest.
pub(crate) fn read(model: &mut Model, text: String) -> Vec<Effect> {
    if safe::is_game(&text) {
        let (play, n_lost, n_more) = safe::first_game(&text);
        return put_play(model, &play, n_lost, n_more);
    }
    if text.len() > LONGEST_TEXT {
        too_large(model, text.len());
        return Vec::new();
    }
    if let Some(game) = text::linked_game(&text) {
        return take(model, Ok(Found::Game(Box::new(game))));
    }
    match text::read_plain(&text) {
        Some(puzzle) => {
            put(model, &Game::of(puzzle.clone()));
            loaded(model, puzzle.n_givens(), Vec::new())
        }
        None => import(model, text),
    }
}

/// Asks the workshop, which knows all forms and formats.
fn import(model: &mut Model, text: String) -> Vec<Effect> {
    let effects = ask::ask(model, JobKind::Read, Job::Import(text.clone()));
    model.ui.given = Some(text);
    effects
}

/// The workshop has read the text.
pub(crate) fn imported(
    model: &mut Model,
    found: Result<Import, (String, Broken)>,
    n_sheets: usize,
) -> Vec<Effect> {
    let text = model.ui.given.take().unwrap_or_default();
    match found {
        Ok(import) => {
            let imported = Imported::new(import, text, n_sheets);
            if !imported.asks() {
                return open_sheet(model, imported);
            }
            let slug = imported.import.format.clone();
            model.say(Status::Foreign(Foreign::Several(slug, n_sheets)));
            model.ui.text = TextPanel::Imported(imported);
            model.settings.workspace = Workspace::Text;
            return vec![Effect::FocusResult];
        }
        Err((slug, broken)) => {
            model.say(Status::Foreign(Foreign::Damaged(slug.clone(), broken)));
            model.ui.text = TextPanel::Damaged(slug, broken);
        }
    }
    Vec::new()
}

/// Sends all boards of the text to the library; in the Create workspace, all puzzles of its list.
pub(crate) fn take_all(model: &mut Model) -> Vec<Effect> {
    let text = match &model.ui.text {
        _ if model.settings.workspace == Workspace::Create => export::list(model),
        TextPanel::Imported(imported) => imported.text.clone(),
        TextPanel::Unreadable(..) => String::new(),
        _ => return Vec::new(),
    };
    model.settings.workspace = Workspace::Library;
    vec![Effect::TakeIn(text)]
}

/// The workshop did not answer. The text goes into the box, so that the user can try again.
pub(crate) fn not_imported(model: &mut Model, failure: Failure) -> Vec<Effect> {
    let text = model.ui.given.take();
    ask::unanswered(model, failure);
    let Some(text) = text.filter(|text| text.len() <= BOX) else {
        return Vec::new();
    };
    model.settings.workspace = Workspace::Text;
    vec![Effect::FillBox(text)]
}

/// Puts the chosen board in place of this one.
fn open_sheet(model: &mut Model, mut imported: Imported) -> Vec<Effect> {
    let Some(sheet) = imported.sheet().cloned() else {
        return Vec::new();
    };
    put(model, &sheet.game);
    let import = &imported.import;
    let is_whole = import.ignored.is_empty() && import.lost.is_empty();
    let n_givens = sheet.game.givens.n_givens();
    let remark = remark(model, is_whole);
    model.say(match import.format.as_str() {
        "" => Status::Loaded(n_givens, remark),
        slug => Status::Foreign(Foreign::Read(slug.to_owned(), n_givens, remark)),
    });
    imported.on_board = Some(n_givens);
    model.ui.text = TextPanel::Imported(imported);
    vec![Effect::Focus(model.settings.cursor)]
}

/// Opens what was read.
pub(crate) fn take(model: &mut Model, found: Result<Found, ReadError>) -> Vec<Effect> {
    match found {
        Ok(Found::Case(case, n_more)) => open_case(model, &case, n_more),
        Ok(Found::Game(game)) => {
            put(model, &game);
            let mut effects = loaded(model, game.givens.n_givens(), Vec::new());
            effects.extend(shared_step::ask(model, *game));
            effects
        }
        Ok(Found::Boards(readings)) if readings.only().is_some() => {
            open(model, readings.into_likeliest())
        }
        Ok(Found::Boards(readings)) => {
            let boards = readings.into_vec();
            model.say(Status::Unclear(boards.len()));
            model.ui.text = TextPanel::Unclear(boards);
            Vec::new()
        }
        Err(error) => {
            refuse(model, error);
            Vec::new()
        }
    }
}

/// The text is too large to be read.
pub(crate) fn too_large(model: &mut Model, bytes: usize) {
    let error = ParseError::TooLarge { bytes };
    refuse(model, ReadError::Fault { side: 9, error });
}

/// One of the boards that a text may mean was chosen.
pub(crate) fn chosen(model: &mut Model, index: usize) -> Vec<Effect> {
    match &model.ui.text {
        TextPanel::Unclear(boards) => match boards.get(index).cloned() {
            Some(board) => open(model, board),
            None => Vec::new(),
        },
        TextPanel::Imported(imported) => {
            let at = index;
            open_sheet(
                model,
                Imported {
                    at,
                    ..imported.clone()
                },
            )
        }
        _ => Vec::new(),
    }
}

/// A line of HoDoKu's library: its board as it stands before the technique.
fn open_case(model: &mut Model, case: &LibraryCase, n_more: usize) -> Vec<Effect> {
    put(model, &Game::from(case));
    let mut ignored = more(n_more);
    if !case.deductions.is_empty() {
        ignored.insert(0, Ignored::Conclusion);
    }
    loaded(model, case.givens.n_givens(), ignored)
}

/// Puts the board of a game in place of this one.
pub(crate) fn put(model: &mut Model, game: &Game) {
    load(model, game.board.geometry(), |cell| square(game, cell));
    if game.candidates {
        model.settings.switches.turn(Switch::Candidates, true);
    }
}

/// A cell of a game.
fn square(game: &Game, cell: Cell) -> Square {
    let by = game.givens.get(cell).map_or(By::Player, |_| By::Given);
    Square {
        digit: game.board.get(cell).map(|digit| (digit, by)),
        erased: game.erased[cell.index()],
        marks: game.marks[cell.index()],
    }
}

/// Puts a saved game in place of this board, with all changes since its puzzle was opened. `n_lost` of its lines
/// were damaged, and `n_more` games follow.
fn put_play(model: &mut Model, play: &Play, n_lost: usize, n_more: usize) -> Vec<Effect> {
    if graft::take_over(&mut model.play, play) {
        model.rest();
        model.clamp_cursor();
    }
    at_play(model);
    let mut ignored = more(n_more);
    if n_lost > 0 {
        ignored.insert(0, Ignored::Damaged(n_lost));
    }
    loaded(model, play.givens().n_givens(), ignored)
}

/// The note that `n` more puzzles were skipped.
fn more(n: usize) -> Vec<Ignored> {
    match n {
        0 => Vec::new(),
        n => vec![Ignored::MorePuzzles(n)],
    }
}

fn open(model: &mut Model, board: Board) -> Vec<Effect> {
    put(model, &Game::of(board.puzzle.clone()));
    loaded(model, board.puzzle.n_givens(), board.ignored)
}

fn loaded(model: &mut Model, n_givens: usize, ignored: Vec<Ignored>) -> Vec<Effect> {
    let remark = remark(model, ignored.is_empty());
    model.say(Status::Loaded(n_givens, remark));
    model.ui.text = TextPanel::Read(n_givens, ignored);
    vec![Effect::Focus(model.settings.cursor)]
}

fn remark(model: &Model, is_whole: bool) -> Remark {
    match model.play.board().conflicts().is_empty() {
        false => Remark::Repeated,
        true if is_whole => Remark::Whole,
        true => Remark::Skipped,
    }
}

fn refuse(model: &mut Model, error: ReadError) {
    model.say(Status::Refused(error.clone()));
    model.ui.text = TextPanel::Refused(error);
}

/// Starts a first visit with a puzzle ready to play and the cursor on an empty cell in the middle.
pub(crate) fn begin(model: &mut Model, chance: u64) {
    let (puzzle, er) = ready(chance);
    put(model, &Game::of(puzzle.clone()));
    let cells = || puzzle.geometry().cells();
    let mut from_the_middle = cells().skip(cells().count() / 2);
    let empty = from_the_middle.find(|&cell| puzzle.get(cell).is_none());
    model.settings.cursor = empty.unwrap_or(Cell::new(0));
    model.ui.ers.learn(puzzle, Some(er));
    (model.ui.ready, model.ui.start) = (true, true);
    model.say(Status::Ready);
}

/// Opens the Text workspace with the focus in its box.
pub(crate) fn paste_mine(model: &mut Model) -> Vec<Effect> {
    model.settings.workspace = Workspace::Text;
    vec![Effect::FocusBox]
}

fn load(model: &mut Model, geometry: &Arc<Geometry>, square: impl Fn(Cell) -> Square) {
    let wanted = geometry.cells().map(|cell| (cell, square(cell)));
    if model.play.replace(Cause::Load, geometry, wanted) {
        model.rest();
        model.clamp_cursor();
    }
    at_play(model);
}

fn at_play(model: &mut Model) {
    model.settings.mode = Mode::Digits;
    model.ui.n_hints = 0;
}

/// Reads a file. Of one that is too large only the beginning is here, which shows whether it is text at all.
pub(crate) fn file(model: &mut Model, name: String, bytes: &[u8], size: f64) -> Vec<Effect> {
    let fault = match text::decode(bytes) {
        Err(offset) => FileFault::Binary(offset),
        Ok(_) if size > LONGEST_TEXT as f64 => FileFault::TooLarge(size as u64),
        Ok(text) => return read(model, text),
    };
    unreadable(model, name, fault)
}

/// A file could not be read as text, or is too large for a board. In the latter case the library may import it, and
/// does if it is in sight.
pub(crate) fn unreadable(model: &mut Model, name: String, fault: FileFault) -> Vec<Effect> {
    let is_list = matches!(fault, FileFault::TooLarge(_));
    if is_list && model.settings.workspace == Workspace::Library {
        return vec![Effect::TakeIn(String::new())];
    }
    model.ui.text = TextPanel::Unreadable(name.clone(), fault.clone());
    model.say(Status::Unreadable(name, fault));
    if !is_list {
        return Vec::new();
    }
    model.settings.workspace = Workspace::Text;
    vec![Effect::FocusResult]
}

/// The address's fragment: only the givens, since the game is saved.
pub(crate) fn fragment(model: &Model) -> String {
    let givens = model.play.givens();
    written((givens.n_givens() > 0).then(|| Game::of(givens)))
}

fn written(game: Option<Game>) -> String {
    let workspace = None;
    text::write_link(&Link { game, workspace })
}

/// Does a link hold more than is here? One with only the givens says nothing about the rest of a game.
fn is_other(model: &Model, linked: &Game) -> bool {
    let here = game(model, &model.play);
    match linked.is_begun() {
        true => *linked != here,
        false => linked.givens != here.givens,
    }
}

/// Follows a fragment: loads its game if it differs from the one on the board, which stays in the history. The
/// board is shown whatever workspace the link names, except for runs of the laboratory. The address then holds only
/// what the page has, as a reload must find nothing else in it.
pub(crate) fn follow(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let link = match text::read_link(fragment) {
        Ok(link) => link,
        Err(error) => {
            let side = model.play.geometry().side();
            refuse(model, ReadError::Fault { side, error });
            return Vec::new();
        }
    };
    let is_named = |workspace: &Workspace| Some(workspace.slug()) == link.workspace.as_deref();
    let named = Workspace::ALL.into_iter().find(is_named);
    let named = named.filter(|place| link.game.is_none() || *place == Workspace::Lab);
    let game = link.game.filter(|game| is_other(model, game));
    let shown = game.as_ref().map(|_| Workspace::Solve);
    if let Some(workspace) = named.or(shown) {
        model.settings.workspace = workspace;
    }
    game.map_or_else(Vec::new, |game| arrived(model, &game))
}

/// A link has brought a game.
fn arrived(model: &mut Model, game: &Game) -> Vec<Effect> {
    put(model, game);
    let n_givens = game.givens.n_givens();
    if game.board.conflicts().is_empty() {
        model.say(Status::Opened(n_givens));
    } else {
        loaded(model, n_givens, Vec::new());
    }
    shared_step::ask(model, game.clone()).into_iter().collect()
}

/// Copies something.
pub(crate) fn copy(model: &mut Model, kind: CopyKind) -> Vec<Effect> {
    let (givens, board) = (model.play.givens(), model.play.board());
    let text = match kind {
        CopyKind::Givens => Some(text::whole_line(&givens)),
        CopyKind::Board => Some(text::whole_line(&board)),
        CopyKind::Framed => Some(text::framed(&board)),
        CopyKind::Candidates => Some(export::dragged(model)),
        CopyKind::Link => Some(written(Some(shared_step::shown(model)))),
        CopyKind::Path => export::path(model),
        CopyKind::Library => export::library_line(model),
        CopyKind::Certificate => export::certificate(model),
        CopyKind::List => Some(export::list(model)),
        CopyKind::Format => formats::text(model),
    };
    let Some(text) = text else {
        if kind == CopyKind::Library {
            model.say(Status::Word(key::LIBRARY_NINE));
        }
        return Vec::new();
    };
    vec![Effect::Copy(kind, text)]
}

/// Saves the path shown as a text file.
pub(crate) fn save_path(model: &mut Model) -> Vec<Effect> {
    let Some(text) = export::path(model) else {
        return Vec::new();
    };
    model.say(Status::PathSaved);
    let name = "nonet-path.txt".to_owned();
    vec![Effect::Collect(text), Effect::Download(name)]
}

/// The clipboard refused the text: it is shown to be copied by hand.
pub(crate) fn not_copied(model: &mut Model, kind: CopyKind, text: String) {
    model.settings.workspace = Workspace::Text;
    model.ui.text = TextPanel::ByHand(kind, text);
    model.say(Status::Copied(kind, false));
}

//! What the page must look like, as plain data. `web::Screen` makes it so.

pub(super) mod about;
pub(super) mod board;
use crate::key;
mod canvas;
mod cascade;
mod cells;
mod chips;
mod create;
mod curve;
mod imported;
mod keys;
mod learn;
mod lens;
pub(super) mod list;
pub(super) mod marks;
mod moment;
mod panel;
mod past;
mod picture;
mod player;
mod read;
mod safe;
mod sheet;
mod start;
mod status;
mod tree;

pub use super::block::{
    Bar, Block, Button, Chip, FamilyRow, LineRow, Notice, Piece, Played, PlayedRow, Press,
    PuzzleRow, ScaleRow, Shelf, ShelfRow, SmallBoard, TechniqueRow, Tone, TreeRow, Twig,
};
use super::choice::{Mode, Workspace};
use super::model::Model;
use super::msg::{Action, Form};
use super::panel::Panel;
use super::settings::picks::Picks;
use super::settings::switches::{Switch, Switches};
use super::words::Voice;
use crate::edit::zoom::Zoom;
use crate::learn::reading as example;
use crate::steps::scene::Scene;
use crate::timer::finish;
pub use board::{CellView, Mark, Origin, Outline, Role};
pub use keys::KeysView;
pub use learn::LearnView;
pub use lens::Lens;
use nonet::board::SHAPES;
use nonet::board::{Cell, Conflict, Digit, Geometry, Layer, Puzzle};
pub use picture::{LabelView, LinkView, Tie};
pub use player::{PlayerView, Track};
pub use sheet::SheetView;
use words::clock;

/// The whole page. Two equal views look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The language of all words, including the skeleton's; the board; how its digits are written.
    pub voice: Voice,
    /// Have the later words arrived, and the names of all techniques?
    pub books: [bool; 2],
    /// The sheet of keys.
    pub keys: KeysView,
    /// What is chosen among a few values.
    pub picks: Picks,
    /// The workspace shown.
    pub workspace: Workspace,
    /// What typing does.
    pub mode: Mode,
    /// The state of all switches.
    pub switches: Switches,
    /// The shape of the board: its row in [`SHAPES`]; `None` for irregular regions.
    pub shape: Option<usize>,
    /// The fields of the Create workspace that have been changed.
    pub form: Form,
    /// Each cell, in reading order.
    pub cells: Vec<CellView>,
    /// The cell that Tab reaches.
    pub cursor: Cell,
    /// Where the small digits of the selected cell are shown enlarged, if they are.
    pub lens: Option<Lens>,
    /// The visible part of the board, if it is enlarged.
    pub zoom: Option<Zoom>,
    /// The borders of the highlighted houses.
    pub outlines: Vec<Outline>,
    /// The links of the chain shown.
    pub links: Vec<LinkView>,
    /// The numbers of its claims, and the letters of sets.
    pub labels: Vec<LabelView>,
    /// The player in place of the pad, if there is something to play.
    pub player: Option<PlayerView>,
    /// The keys of the pad, digit 1 first.
    pub pad: Vec<PadKey>,
    /// The chips of the top bar, from the left.
    pub chips: Vec<Chip>,
    /// The time spent on the puzzle, if it is measured: as clocks show it, in words, and whether it is paused.
    pub timer: Option<(String, String, bool)>,
    /// Can something be undone?
    pub can_undo: bool,
    /// Can something be redone?
    pub can_redo: bool,
    /// Is a job running that can be cancelled?
    pub busy: bool,
    /// The sentence above the ways to begin; `None` while a game is in progress.
    pub start: Option<String>,
    /// Is the puzzle solved?
    pub is_solved: bool,
    /// What the Solve workspace shows under its buttons.
    pub panel: Vec<Block>,
    /// All steps, under the panel of the Solve workspace.
    pub tree: Vec<TreeRow>,
    /// Its name.
    pub tree_name: &'static str,
    /// What the Solutions workspace shows under its buttons.
    pub solutions_panel: Vec<Block>,
    /// What the Create workspace shows under its fields.
    pub create_panel: Vec<Block>,
    /// What the Text workspace shows under its box: errors, what was read, what the clipboard refused.
    pub text_panel: Vec<Block>,
    /// The Learn workspace, if it is in sight.
    pub learn: Option<LearnView>,
    /// The page with the example of the Learn workspace on its board.
    pub stage: Option<Box<View>>,
    /// The sheet over the page, if one is open.
    pub sheet: Option<SheetView>,
    /// Lines that stay until they are dealt with: storage, engine, update.
    pub notices: Vec<Notice>,
    /// The last result, in a sentence.
    pub status: String,
    /// Grows with every result, so that the same sentence is announced again.
    pub status_serial: u32,
    /// The right end of the status line: saved, offline.
    pub standing: String,
    /// How many lines of the game's journal are stored.
    pub n_kept: usize,
}

/// A key of the pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadKey {
    /// Its digit.
    pub digit: Digit,
    /// The text on it.
    pub text: String,
    /// How many of it remain to be placed.
    pub left: usize,
    /// Is it complete and without a conflict?
    pub done: bool,
    /// Does a pointer write it?
    pub locked: bool,
    /// Does it have a colour?
    pub is_colour: bool,
    /// Its full name.
    pub name: String,
}

/// How the page must look now.
pub fn view(model: &Model) -> View {
    let Model { settings, ui, play } = model;
    let board = play.board();
    let conflicts = board.conflicts();
    let timer = timer(model);
    let panel = panel::solve(model);
    let (scene, cells) = match timer {
        Some((.., true)) => unseen(model),
        _ => seen(model),
    };
    let (links, labels) = picture::picture(&model.voice(), &scene, &cells);
    let is_shown = !settings.workspace.hides_board();
    View {
        voice: model.voice(),
        books: [ui.later, model.pages().text().is_some()],
        keys: keys::keys(model),
        picks: settings.picks,
        workspace: settings.workspace,
        mode: model.mode(),
        switches: switches(model),
        shape: shape(play.geometry()),
        form: settings.form.clone(),
        zoom: Some(ui.zoom).filter(|_| settings.switches.is_on(Switch::Zoom)),
        lens: Lens::over(play.geometry(), &cells)
            .filter(|_| !settings.switches.is_on(Switch::Zoom)),
        cells,
        cursor: settings.cursor,
        outlines: scene.outlines(play.geometry()),
        links,
        labels,
        player: player::player(model),
        pad: pad(model, &board, &conflicts),
        chips: chips::all(model, &board, &conflicts),
        timer,
        can_undo: is_shown && play.can_undo(),
        can_redo: is_shown && play.can_redo(),
        busy: ui.job.is_some(),
        start: start::sentence(model).filter(|_| ui.panel == Panel::Rest),
        is_solved: panel.is_empty() && finish::of(model).is_some(),
        panel,
        tree: tree::rows(model),
        tree_name: tree::name(model),
        solutions_panel: panel::solutions(model),
        create_panel: create::panel(model),
        text_panel: panel::text_in(model),
        learn: learn::learn(model),
        stage: example::stage(model).map(|stage| Box::new(staged(&stage))),
        sheet: sheet::sheet(model),
        notices: notices(model),
        status: status::sentence(&model.voice(), &ui.status),
        status_serial: ui.status_serial,
        standing: standing(model),
        n_kept: ui.safe.standing.n_kept,
    }
}

/// The scene of the panel, and the cells with it.
fn seen(model: &Model) -> (Scene, Vec<CellView>) {
    let scene = panel::scene(model);
    let cells = cells::all(model, &scene);
    (scene, cells)
}

/// The board of a paused game, with its content hidden.
fn unseen(model: &Model) -> (Scene, Vec<CellView>) {
    let scene = Scene::default();
    let cells = cells::all(model, &scene).into_iter();
    (scene, cells.map(cells::hidden).collect())
}

/// The page with an example, without a cursor on its board.
fn staged(stage: &Model) -> View {
    let mut view = view(stage);
    view.cells.iter_mut().for_each(|cell| cell.selected = false);
    (view.zoom, view.lens) = (None, None);
    view
}

/// The switches as they look.
fn switches(model: &Model) -> Switches {
    let mut switches = model.settings.switches;
    switches.turn(Switch::Candidates, model.shows_candidates());
    switches
}

fn shape(geometry: &Geometry) -> Option<usize> {
    let shape = geometry.boxes()?;
    SHAPES.iter().position(|row| *row == shape)
}

fn pad(model: &Model, board: &Puzzle, conflicts: &[Conflict]) -> Vec<PadKey> {
    let (voice, side) = (model.voice(), model.play.geometry().side());
    let key = |digit: Digit| {
        let placed = board.givens().filter(|(_, d)| *d == digit).count();
        let left = side.saturating_sub(placed);
        let told = model.settings.switches.is_on(Switch::Repeated);
        let is_twice = |conflict: &Conflict| told && conflict.digit == digit;
        let done = left == 0 && !conflicts.iter().any(is_twice);
        let colour = Some(digit).filter(|_| digit.index() < Layer::Colour.n_marks(side));
        let places = [
            ("digit", &*voice.digit(digit)),
            ("left", &*left.to_string()),
        ];
        PadKey {
            digit,
            text: voice.digit(digit),
            left,
            done,
            locked: model
                .ui
                .filter
                .is_some_and(|filter| filter.locked && filter.digit == digit),
            is_colour: colour.is_some(),
            name: match (model.mode(), colour) {
                (Mode::Colour, Some(colour)) => voice.colour(colour).to_owned(),
                _ => voice.say(if done { key::PAD_DONE } else { key::PAD_NAME }, &places),
            },
        }
    };
    Digit::all(side).map(key).collect()
}

fn timer(model: &Model) -> Option<(String, String, bool)> {
    let is_on = model.settings.switches.is_on(Switch::Timer);
    (is_on && model.play.givens().n_givens() > 0).then(|| {
        let time = clock(model.play.spent());
        let stands = model.ui.timer.is_stopped;
        let key = if stands {
            key::TIMER_STANDS
        } else {
            key::TIMER_RUNS
        };
        let name = model.voice().say(key, &[("time", &time)]);
        (time, name, stands)
    })
}

fn notices(model: &Model) -> Vec<Notice> {
    let (voice, ui) = (&model.voice(), &model.ui);
    let mut notices = safe::notices(voice, &ui.safe);
    if ui.engine_lost {
        notices.push(Notice {
            text: voice.text(key::ENGINE_LOST),
            tone: Tone::Warn,
            buttons: Vec::new(),
        });
    }
    if ui.update {
        notices.push(Notice {
            text: voice.text(key::UPDATE_READY),
            tone: Tone::Accent,
            buttons: vec![Button::new(voice, key::UPDATE_TAKE, Action::Update)],
        });
    }
    notices
}

fn standing(model: &Model) -> String {
    let (voice, ui) = (&model.voice(), &model.ui);
    let saved = match ui.safe.standing.fault {
        Some(_) => key::STANDING_UNSAVED,
        None if ui.safe.is_saved() => key::STANDING_SAVED,
        None => key::STANDING_SAVING,
    };
    let saved = voice.word(saved);
    match ui.offline {
        true => format!("{saved} · {}", voice.word(key::STANDING_OFFLINE)),
        false => saved.to_owned(),
    }
}

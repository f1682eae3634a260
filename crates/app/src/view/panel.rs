//! What the workspaces show under their buttons, as blocks.

use super::{cascade, imported, marks, past, read};
use crate::block::{Block, Button, Press, heading, text};
use crate::choice::Workspace;
use crate::instead::Instead;
use crate::key;
use crate::model::{Model, Running};
use crate::msg::{Action, CopyKind, FileFault, QrAction};
use crate::panel::{Drawing, Panel, Qr, TextPanel};
use crate::questions;
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::protocol::{Failure, JobKind};
use answers::voice::Tone;
use nonet::text::{Board, ReadError, Symbols, line_as};

/// The jobs that the Text workspace waits for.
const TEXT_JOBS: [JobKind; 3] = [JobKind::Read, JobKind::Export, JobKind::Examples];

/// How many characters of a board show how its text was read.
const PREVIEW: usize = 60;

/// The Solve workspace's panel, empty without a result. What was last read, or why it could not be, comes first:
/// text can come in anywhere.
pub(super) fn solve(model: &Model) -> Vec<Block> {
    if let Some(job) = &model.ui.job {
        return working(&model.voice(), job);
    }
    let mut blocks = match &model.ui.text {
        TextPanel::ByHand(..)
        | TextPanel::Offered(_)
        | TextPanel::Pasteable(_)
        | TextPanel::Qr(_) => Vec::new(),
        _ => text_in(model),
    };
    let is_read = matches!(model.ui.text, TextPanel::Read(..) | TextPanel::Imported(_));
    if is_read && blocks.len() == 1 {
        blocks.clear(); // the status line says it
    }
    blocks.extend(results(model, Workspace::Solve).unwrap_or_default());
    blocks
}

/// The Solutions workspace's panel.
pub(super) fn solutions(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    if let Some(job) = &model.ui.job {
        return working(voice, job);
    }
    let rest = || {
        vec![
            heading(voice, key::WORKSPACE_SOLUTIONS),
            text(voice, key::SOLUTIONS_REST),
        ]
    };
    results(model, Workspace::Solutions).unwrap_or_else(rest)
}

/// The results that this workspace shows.
fn results(model: &Model, workspace: Workspace) -> Option<Vec<Block>> {
    let voice = &model.voice();
    let panel = Some(&model.ui.panel).filter(|panel| panel.workspace() == workspace);
    Some(match panel? {
        Panel::Rest => return None,
        Panel::Counted(about, at) => questions::counted_panel(voice, about, *at),
        Panel::Answer(answer) => questions::shown(answer)?.panel(voice),
        Panel::Hint(help, level) => questions::hint_panel(model, help, *level),
        Panel::Steps(listed) => questions::steps_panel(model, listed),
        Panel::Cascade(cascade) => cascade::panel(model, cascade),
        Panel::Stepped(step) => questions::stepped_panel(model, step),
        Panel::Conflicts => conflicts(voice, model),
        Panel::Compared => marks::check::panel(model),
        Panel::History(_) => past::panel(model),
        Panel::Instead(it) => instead(voice, it),
        Panel::Failed(failure) => failed(voice, *failure),
    })
}

fn failed(voice: &Voice, failure: Failure) -> Vec<Block> {
    vec![
        heading(voice, key::FAILED_HEADING),
        Block::Result(Tone::Bad, voice.failure(failure).to_owned()),
    ]
}

/// The scene that the panel puts on the board.
pub(super) fn scene(model: &Model) -> Scene {
    let geometry = model.play.geometry();
    match model.in_sight() {
        Panel::Hint(help, level) => Scene::of_hint(geometry, help, *level, model.ui.n_links),
        Panel::Steps(listed) => match listed.at.and_then(|at| listed.steps.get(at)) {
            Some(step) => Scene::of_step(geometry, step, model.ui.n_links),
            None => Scene::default(),
        },
        Panel::Cascade(cascade) => Scene::of_cascade(model, cascade),
        Panel::Stepped(step) => Scene::of_done(geometry, step),
        Panel::Counted(about, at) => Scene::of_solution(geometry, &about.found.shown, *at),
        Panel::Answer(answer) => match questions::shown(answer) {
            Some(shown) => shown.scene(geometry),
            None => Scene::default(),
        },
        Panel::Compared => Scene::of_named(marks::check::wrong(model).into_iter()),
        Panel::History(Some(reel)) => Scene::of_past(model, *reel),
        Panel::History(None)
        | Panel::Rest
        | Panel::Conflicts
        | Panel::Instead(_)
        | Panel::Failed(_) => Scene::default(),
    }
}

pub(super) fn working(voice: &Voice, job: &Running) -> Vec<Block> {
    let question = questions::of(job.kind);
    let found = match job.progress {
        None => voice.text(question.working),
        Some(progress) => (question.so_far)(voice, progress),
    };
    vec![
        Block::Working(found),
        Block::Buttons(vec![Button::new(voice, key::CANCEL, Action::Cancel)]),
    ]
}

fn conflicts(voice: &Voice, model: &Model) -> Vec<Block> {
    let conflicts = model.play.board().conflicts();
    let sentences = conflicts.iter().map(|conflict| voice.conflict(conflict));
    vec![
        heading(voice, key::MISTAKE_HEADING),
        Block::List(Tone::Bad, sentences.collect()),
    ]
}

fn instead(voice: &Voice, it: &Instead) -> Vec<Block> {
    let button = Button::new(voice, it.label, it.action);
    vec![
        heading(voice, it.what),
        text(voice, it.why),
        Block::Buttons(vec![button.primary()]),
    ]
}

/// The Text workspace's panel.
pub(super) fn text_in(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    if let Some(job) = model
        .ui
        .job
        .as_ref()
        .filter(|job| TEXT_JOBS.contains(&job.kind))
    {
        return working(voice, job);
    }
    match &model.ui.text {
        TextPanel::Rest => Vec::new(),
        TextPanel::Read(n_givens, ignored) => read::read(model, "", *n_givens, ignored),
        TextPanel::Imported(imported) => imported::imported(model, imported),
        TextPanel::Damaged(slug, broken) => imported::damaged(voice, slug, *broken),
        TextPanel::Offered(offered) => imported::offered(voice, offered),
        TextPanel::Pasteable(offers) => imported::pasteable(voice, offers),
        TextPanel::Unclear(boards) => unclear(voice, boards),
        TextPanel::Refused(error) => refused(voice, error),
        TextPanel::Unreadable(name, fault) => unreadable(voice, name, fault),
        TextPanel::ByHand(kind, text) => vec![Block::Selectable(
            text.clone(),
            voice.copy_kind(*kind).to_owned(),
        )],
        TextPanel::Qr(qr) => self::qr(voice, qr),
    }
}

/// Why a file was not read. One that is too large for a board may be for the library.
fn unreadable(voice: &Voice, name: &str, fault: &FileFault) -> Vec<Block> {
    let mut blocks = vec![Block::Result(Tone::Bad, voice.unreadable(name, fault))];
    if matches!(fault, FileFault::TooLarge(_)) {
        let take = Button::new(voice, key::TAKE_ALL, Action::TakeAll).primary();
        blocks.push(Block::Buttons(vec![take]));
    }
    blocks
}

/// The QR code with its buttons, and its link for those who cannot see it.
fn qr(voice: &Voice, qr: &Qr) -> Vec<Block> {
    let svg = match &qr.drawing {
        Drawing::Asked(_) => return vec![Block::Working(voice.text(key::WORKING_QR))],
        Drawing::TooLarge => {
            return vec![Block::Result(Tone::Warn, voice.text(key::QR_LARGE))];
        }
        Drawing::Here(svg) => svg.clone(),
    };
    let link = voice.copy_kind(CopyKind::Link).to_owned();
    vec![
        heading(voice, key::QR),
        Block::Picture(svg, voice.text(key::QR_ALT)),
        Block::Buttons(vec![
            Button::new(voice, key::SAVE_SVG, Action::Qr(QrAction::Save)),
            Button::new(voice, key::PRINT, Action::Qr(QrAction::Print)),
        ]),
        Block::Selectable(qr.link.clone(), link),
    ]
}

/// Which board is meant? Each reading is a button with its first characters as a preview.
fn unclear(voice: &Voice, boards: &[Board]) -> Vec<Block> {
    let mut blocks = vec![
        heading(voice, key::UNCLEAR_HEADING),
        Block::Result(
            Tone::Warn,
            voice.say(key::UNCLEAR, &[("n", &boards.len().to_string())]),
        ),
    ];
    for (index, board) in boards.iter().enumerate() {
        let lines = line_as(&board.puzzle, Symbols::Numbers, '.');
        blocks.push(Block::Buttons(vec![Button {
            label: voice.reading(board),
            press: Press::Reading(index),
            primary: false,
        }]));
        blocks.push(Block::Code(lines.chars().take(PREVIEW).collect()));
    }
    blocks
}

fn refused(voice: &Voice, error: &ReadError) -> Vec<Block> {
    vec![
        heading(voice, key::REFUSED_HEADING),
        Block::Result(Tone::Bad, voice.refused(error)),
    ]
}

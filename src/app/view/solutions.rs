//! What the Solutions workspace shows under its buttons.

use super::panel::{heading, row, text, working};
use super::scene::differing;
use super::{Block, Button, Piece, Press, SmallBoard, Tone};
use crate::app::model::{Model, Panel};
use crate::app::msg::Action;
use crate::app::words::{Voice, thousands};
use crate::board::{Cell, Digit};
use crate::protocol::{Basis, Counted, Diagnosis, Estimate, Possible, Repair};

/// So many changes are offered as buttons; of the rest only the number is told.
const OFFERED: usize = 12;

/// The panel.
pub(super) fn panel(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    if let Some(job) = &model.ui.job {
        return working(voice, job);
    }
    match &model.ui.panel {
        Panel::Counted(basis, counted, at) => self::counted(voice, *basis, counted, *at),
        Panel::Diagnosed(basis, diagnosis) => diagnosed(voice, *basis, diagnosis),
        Panel::Possible(basis, possible) => self::possible(voice, *basis, possible),
        Panel::Estimated(basis, estimate) => estimated(voice, *basis, estimate),
        Panel::Saved(count, complete) => vec![
            heading(voice, "save"),
            Block::Result(Tone::Good, voice.saved(*count, *complete)),
        ],
        _ => vec![
            heading(voice, "workspace-solutions"),
            text(voice, "solutions-rest"),
        ],
    }
}

fn counted(voice: &Voice, basis: Basis, counted: &Counted, at: usize) -> Vec<Block> {
    let tone = match (counted.count, counted.complete) {
        (1, true) => Tone::Good,
        (0, true) => Tone::Bad,
        _ => Tone::Warn,
    };
    let mut blocks = vec![
        heading(voice, "count"),
        Block::Result(tone, voice.counted(basis, counted)),
    ];
    let n_shown = counted.shown.len();
    if n_shown > 0 {
        let text = Piece::plain(&voice.shown(at, n_shown));
        blocks.push(Block::Text(vec![text]));
    }
    if n_shown > 1 {
        blocks.push(Block::Buttons(vec![
            Button::new(voice, "previous-solution", Action::PreviousSolution),
            Button::new(voice, "next-solution", Action::NextSolution),
        ]));
        blocks.push(self::text(voice, "differing-note"));
    }
    let nodes = row(voice, "nodes", thousands(counted.nodes));
    blocks.push(Block::Table(vec![nodes]));
    blocks
}

fn diagnosed(voice: &Voice, basis: Basis, diagnosis: &Diagnosis) -> Vec<Block> {
    let tone = match diagnosis {
        Diagnosis::None { .. } => Tone::Bad,
        Diagnosis::One { .. } => Tone::Good,
        Diagnosis::Several { .. } | Diagnosis::Undecided => Tone::Warn,
    };
    let sentence = voice.diagnosed(basis, diagnosis);
    let mut blocks = vec![heading(voice, "diagnose"), Block::Result(tone, sentence)];
    match diagnosis {
        Diagnosis::None {
            repeated,
            core,
            repairs,
            unknown,
            ..
        } => {
            let sentences = repeated.iter().map(|conflict| voice.conflict(conflict));
            let sentences: Vec<String> = sentences.collect();
            if sentences.is_empty() {
                blocks.push(cells(voice, "core-cells", core, Tone::Bad));
            } else {
                blocks.push(Block::List(Tone::Bad, sentences));
            }
            blocks.extend(offers(voice, "repairs-heading", "no-repairs", repairs));
            blocks.extend(undecided(voice, unknown.len()));
        }
        Diagnosis::One { redundant, unknown } => {
            if !redundant.is_empty() {
                blocks.push(cells(voice, "redundant-cells", redundant, Tone::Accent));
            }
            blocks.extend(undecided(voice, unknown.len()));
        }
        Diagnosis::Several {
            two,
            possible,
            repairs,
            n_unknown,
        } => {
            let differing = differing(&voice.geometry, possible);
            blocks.push(cells(voice, "differing-cells", &differing, Tone::Accent));
            blocks.push(Block::Boards(boards(voice, two)));
            blocks.extend(offers(voice, "extras-heading", "no-extras", repairs));
            blocks.extend(undecided(voice, *n_unknown));
        }
        Diagnosis::Undecided => {}
    }
    blocks
}

/// A sentence about cells, which light up when it is pointed at.
fn cells(voice: &Voice, key: &str, cells: &[Cell], tone: Tone) -> Block {
    let piece = Piece {
        text: voice.cells(cells),
        cells: cells.to_vec(),
        tone,
    };
    Block::Text(voice.pieces(key, &[("cells", piece)]))
}

/// Changes of one cell, each a button.
fn offers(
    voice: &Voice,
    heading: &'static str,
    none: &'static str,
    repairs: &[Repair],
) -> Vec<Block> {
    if repairs.is_empty() {
        return vec![text(voice, none)];
    }
    let button = |(index, repair): (usize, &Repair)| Button {
        label: voice.repair(*repair),
        press: Press::Repair(index),
        primary: false,
    };
    let buttons = repairs.iter().take(OFFERED).enumerate().map(button);
    let mut blocks = vec![
        self::heading(voice, heading),
        Block::Buttons(buttons.collect()),
    ];
    let n_more = repairs.len().saturating_sub(OFFERED);
    if n_more > 0 {
        let more = voice.say("and-more", &[("n", &n_more.to_string())]);
        blocks.push(Block::Text(vec![Piece::plain(&more)]));
    }
    blocks
}

fn undecided(voice: &Voice, n: usize) -> Option<Block> {
    let sentence = || voice.say("some-undecided", &[("n", &n.to_string())]);
    (n > 0).then(|| Block::Result(Tone::Warn, sentence()))
}

fn boards(voice: &Voice, two: &[Vec<Digit>; 2]) -> Vec<SmallBoard> {
    let side = voice.geometry.side();
    let differs = |place: usize| two[0].get(place) != two[1].get(place);
    let board = |(number, digits): (usize, &Vec<Digit>)| {
        let cells: Vec<(String, bool)> = digits
            .iter()
            .enumerate()
            .map(|(place, &digit)| (voice.digit(digit), differs(place)))
            .collect();
        SmallBoard {
            title: voice.say("solution-number", &[("n", &(number + 1).to_string())]),
            rows: cells.chunks(side).map(<[_]>::to_vec).collect(),
        }
    };
    two.iter().enumerate().map(board).collect()
}

fn possible(voice: &Voice, basis: Basis, possible: &Possible) -> Vec<Block> {
    vec![
        heading(voice, "possible"),
        Block::Result(Tone::Accent, voice.possible(basis, possible)),
        text(voice, "possible-note"),
    ]
}

fn estimated(voice: &Voice, basis: Basis, estimate: &Estimate) -> Vec<Block> {
    let mut blocks = vec![
        heading(voice, "estimate"),
        Block::Result(Tone::Accent, voice.estimated(basis, estimate)),
    ];
    if !estimate.exact {
        blocks.push(text(voice, "estimate-note"));
    }
    let nodes = row(voice, "choices", thousands(estimate.nodes));
    blocks.push(Block::Table(vec![nodes]));
    blocks
}

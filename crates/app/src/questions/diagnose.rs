//! What is wrong with the puzzle, and what would repair it?

use super::question::{Question, Shown};
use crate::block::{Block, Button, Piece, Press, SmallBoard, Tone, heading, text};
use crate::choice::Workspace;
use crate::key;
use crate::model::{Model, Panel, Status};
use crate::msg::Action;
use crate::steps::scene::{Scene, differing};
use crate::words::Voice;
use ::words::Key;
use answers::protocol::{About, Answer, Deep, Diagnosis, Job, JobKind, Repair};
use game::play::{By, Cause, Square};
use nonet::board::{Cell, Digit, Geometry};

/// At most this many changes are offered as buttons; the others are only counted.
const OFFERED: usize = 12;

pub(super) static DIAGNOSE: Question = Question {
    slug: "diagnose",
    working: key::WORKING_DIAGNOSE,
    workspace: Some(Workspace::Solutions),
    job: |model| Some(Job::Deep(Deep::Diagnose, model.play.position())),
    ..Question::PLAIN
};

/// Offers the question, and says what it is good for here.
pub(crate) fn offer(voice: &Voice, key: Key) -> Vec<Block> {
    let button = Button::new(voice, key::DIAGNOSE, Action::Ask(JobKind::Diagnose)).primary();
    vec![text(voice, key), Block::Buttons(vec![button])]
}

/// Makes one of the changes proposed by a diagnosis, as one change to undo.
pub(crate) fn repair(model: &mut Model, index: usize) {
    let Some(&repair) = repairs(&model.ui.panel).get(index) else {
        return;
    };
    let given = |digit: Option<Digit>| Square {
        digit: digit.map(|digit| (digit, By::Given)),
        ..Square::default()
    };
    let other = repair.with.map(|other| (other, given(repair.was)));
    model.go_to(repair.cell);
    let changes = other.into_iter().chain([(repair.cell, given(repair.to))]);
    model.edit(Cause::Repair, changes);
    model.say(Status::Repaired(repair));
}

/// The proposed changes.
fn repairs(panel: &Panel) -> &[Repair] {
    let Panel::Answer(answer) = panel else {
        return &[];
    };
    match &**answer {
        Answer::Diagnose(About {
            found: Diagnosis::None { repairs, .. } | Diagnosis::Several { repairs, .. },
            ..
        }) => repairs,
        _ => &[],
    }
}

impl Shown for About<Diagnosis> {
    fn said(&self, voice: &Voice) -> String {
        voice.diagnosed(self.basis, &self.found)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        let tone = match self.found {
            Diagnosis::None { .. } => Tone::Bad,
            Diagnosis::One { .. } => Tone::Good,
            Diagnosis::Several { .. } | Diagnosis::Undecided => Tone::Warn,
        };
        let result = Block::Result(tone, self.said(voice));
        let mut blocks = vec![heading(voice, key::DIAGNOSE), result];
        blocks.extend(details(voice, &self.found));
        blocks
    }

    fn scene(&self, geometry: &Geometry) -> Scene {
        Scene::of_diagnosis(geometry, &self.found)
    }
}

/// What else is known, and what can be done about it.
fn details(voice: &Voice, diagnosis: &Diagnosis) -> Vec<Block> {
    let mut blocks = Vec::new();
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
                blocks.push(cells(voice, key::CORE_CELLS, core, Tone::Bad));
            } else {
                blocks.push(Block::List(Tone::Bad, sentences));
            }
            blocks.extend(offers(
                voice,
                key::REPAIRS_HEADING,
                key::NO_REPAIRS,
                repairs,
            ));
            blocks.extend(undecided(voice, unknown.len()));
        }
        Diagnosis::One { redundant, unknown } => {
            if !redundant.is_empty() {
                blocks.push(cells(voice, key::REDUNDANT_CELLS, redundant, Tone::Accent));
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
            blocks.push(cells(voice, key::DIFFERING_CELLS, &differing, Tone::Accent));
            blocks.push(Block::Boards(boards(voice, two)));
            blocks.extend(offers(voice, key::EXTRAS_HEADING, key::NO_EXTRAS, repairs));
            blocks.extend(undecided(voice, *n_unknown));
        }
        Diagnosis::Undecided => {}
    }
    blocks
}

/// A sentence about cells, which are highlighted when it is pointed at.
fn cells(voice: &Voice, key: Key, cells: &[Cell], tone: Tone) -> Block {
    let piece = Piece {
        text: voice.cells(cells),
        cells: cells.to_vec(),
        tone,
    };
    Block::Text(voice.pieces(key, &[("cells", piece)]))
}

/// Changes of one cell, each a button.
fn offers(voice: &Voice, heading: Key, none: Key, repairs: &[Repair]) -> Vec<Block> {
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
        let more = voice.say(key::AND_MORE, &[("n", &n_more.to_string())]);
        blocks.push(Block::Text(vec![Piece::plain(&more)]));
    }
    blocks
}

fn undecided(voice: &Voice, n: usize) -> Option<Block> {
    let sentence = || voice.say(key::SOME_UNDECIDED, &[("n", &n.to_string())]);
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
            title: voice.say(key::SOLUTION_NUMBER, &[("n", &(number + 1).to_string())]),
            rows: cells.chunks(side).map(<[_]>::to_vec).collect(),
        }
    };
    two.iter().enumerate().map(board).collect()
}

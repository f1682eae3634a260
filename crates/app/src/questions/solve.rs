//! A solution of the current board, and how many it has. The solution is put on the board.

use super::diagnose;
use super::question::{Question, Shown, show};
use crate::block::{Block, Piece, Tone, heading, row, text};
use crate::key;
use crate::model::Model;
use crate::words::Voice;
use answers::protocol::{Answer, Job, Quick, Solved, Verdict};
use game::play::{By, Cause, Square};
use nonet::board::{Cell, Digit};
use words::thousands;

pub(super) static SOLVE: Question = Question {
    slug: "solve",
    working: key::WORKING_SOLVE,
    job: |model| Some(Job::Quick(Quick::Solve, model.play.position())),
    ..Question::PLAIN
};

pub(super) fn answered(model: &mut Model, solved: Solved) {
    let digits = solved.solution.clone().unwrap_or_default();
    let cells = model.play.geometry().cells().zip(digits);
    let wanted: Vec<_> = cells
        .filter_map(|(cell, digit)| filled(model, cell, digit))
        .collect();
    model.change(Cause::Solve, wanted);
    show(model, Answer::Solve(solved));
}

/// The cell with the digit filled in by a tool, if the cell is empty.
fn filled(model: &Model, cell: Cell, digit: Digit) -> Option<(Cell, Square)> {
    let square = model.play.square(cell);
    let to = Square {
        digit: Some((digit, By::Tool)),
        ..square
    };
    square.digit.is_none().then_some((cell, to))
}

impl Shown for Solved {
    fn said(&self, voice: &Voice) -> String {
        voice.solved(self)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        panel(voice, self)
    }
}

fn panel(voice: &Voice, found: &Solved) -> Vec<Block> {
    let tone = match (found.count, found.complete) {
        (0, _) => Tone::Bad,
        (1, true) => Tone::Good,
        _ => Tone::Warn,
    };
    let mut blocks = vec![
        heading(voice, key::SOLVE),
        Block::Result(tone, voice.solved(found)),
    ];
    if found.solution.is_some() {
        let houses = voice.geometry.houses().count().to_string();
        let verified = voice.say(key::SOLVED_VERIFIED, &[("n", &houses)]);
        blocks.push(Block::Text(vec![Piece::plain(&verified)]));
        blocks.push(text(voice, key::SOLVE_UNDO));
    } else if found.givens == Verdict::None {
        blocks.extend(diagnose::offer(voice, key::UNRATED_NONE));
    } else {
        blocks.push(text(voice, key::ASK_HINT));
    }
    let more = if found.complete { "" } else { "≥ " };
    blocks.push(Block::Table(vec![
        row(
            voice,
            key::SOLUTIONS,
            format!("{more}{}", thousands(found.count)),
        ),
        row(voice, key::NODES, thousands(found.nodes)),
    ]));
    blocks
}

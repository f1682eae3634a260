//! How many solutions are there, and which are the first of them?

use super::question::{Question, Shown};
use crate::block::{Block, Button, Piece, Tone, heading, row, text};
use crate::choice::Workspace;
use crate::key;
use crate::model::{Model, Panel, Status};
use crate::msg::Action;
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::protocol::{About, Answer, Basis, Counted, Job, Progress, Quick};
use nonet::board::Geometry;
use std::sync::Arc;
use words::thousands;

pub(super) static COUNT: Question = Question {
    slug: "count",
    working: key::WORKING_COUNT,
    workspace: Some(Workspace::Solutions),
    job: |model| Some(Job::Quick(Quick::Count, model.play.position())),
    cut_short,
    ..Question::PLAIN
};

/// Shows the first of the solutions.
pub(super) fn answered(model: &mut Model, counted: About<Counted>) {
    model.say(Status::Answer(Arc::new(Answer::Count(counted.clone()))));
    model.show(Panel::Counted(counted, 0));
}

/// Shows the solutions counted so far, as a lower bound.
fn cut_short(model: &mut Model, progress: Progress) {
    if progress.found == 0 {
        return;
    }
    let found = Counted {
        count: progress.found,
        complete: false,
        shown: Vec::new(),
        nodes: progress.nodes,
    };
    let givens = model.play.givens().n_givens() > 0;
    let basis = if givens { Basis::Givens } else { Basis::Board };
    answered(model, About { basis, found });
}

/// Shows the next solution, or the previous one; the first follows the last.
pub(crate) fn turn(model: &mut Model, forwards: bool) {
    let Panel::Counted(counted, at) = &mut model.ui.panel else {
        return;
    };
    let n_shown = counted.found.shown.len();
    if n_shown == 0 {
        return;
    }
    *at = (*at + if forwards { 1 } else { n_shown - 1 }) % n_shown;
    let at = *at;
    model.say(Status::Shown(at, n_shown));
}

impl Shown for About<Counted> {
    fn said(&self, voice: &Voice) -> String {
        voice.counted(self.basis, &self.found)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        panel(voice, self, 0)
    }

    fn scene(&self, geometry: &Geometry) -> Scene {
        Scene::of_solution(geometry, &self.found.shown, 0)
    }
}

/// The panel while this solution is shown.
pub(crate) fn panel(voice: &Voice, about: &About<Counted>, at: usize) -> Vec<Block> {
    let counted = &about.found;
    let tone = match (counted.count, counted.complete) {
        (1, true) => Tone::Good,
        (0, true) => Tone::Bad,
        _ => Tone::Warn,
    };
    let mut blocks = vec![
        heading(voice, key::COUNT),
        Block::Result(tone, about.said(voice)),
    ];
    let n_shown = counted.shown.len();
    if n_shown > 0 {
        let shown = Piece::plain(&voice.shown(at, n_shown));
        blocks.push(Block::Text(vec![shown]));
    }
    if n_shown > 1 {
        blocks.push(Block::Buttons(vec![
            Button::new(voice, key::PREVIOUS_SOLUTION, Action::PreviousSolution),
            Button::new(voice, key::NEXT_SOLUTION, Action::NextSolution),
        ]));
        blocks.push(text(voice, key::DIFFERING_NOTE));
    }
    let nodes = row(voice, key::NODES, thousands(counted.nodes));
    blocks.push(Block::Table(vec![nodes]));
    blocks
}

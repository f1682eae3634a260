//! Which are the smallest sets of cells that, once filled in, let singles solve the rest?

use super::question::{Question, Shown};
use crate::block::{Block, Piece, Tone, heading, row, text};
use crate::choice::Workspace;
use crate::key;
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::protocol::{About, Backdoors, Deep, Job, LARGEST_BACKDOOR, Verdict};
use nonet::board::{Candidate, Geometry};
use nonet::logic::Deduction;
use nonet::text::deductions;
use words::thousands;

/// At most this many sets are shown; the others are only counted.
const SHOWN: usize = 12;

pub(super) static BACKDOORS: Question = Question {
    slug: "backdoors",
    working: key::WORKING_BACKDOORS,
    job: |model| Some(Job::Deep(Deep::Backdoors, model.play.position())),
    workspace: Some(Workspace::Solutions),
    ..Question::PLAIN
};

impl Shown for About<Result<Backdoors, Verdict>> {
    fn said(&self, voice: &Voice) -> String {
        let sentence = match &self.found {
            Ok(found) => sentence(voice, found),
            Err(verdict) => voice.say(key::BACKDOORS_WHY_NOT, &[("why", voice.verdict(*verdict))]),
        };
        format!("{sentence} {}", voice.basis(self.basis))
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        let tone = if self.found.is_ok() {
            Tone::Accent
        } else {
            Tone::Warn
        };
        let result = Block::Result(tone, self.said(voice));
        let mut blocks = vec![heading(voice, key::BACKDOORS), result];
        match &self.found {
            Ok(found) => blocks.extend(sets(voice, found)),
            Err(_) => blocks.push(text(voice, key::BACKDOORS_NOTE)),
        }
        blocks
    }

    fn scene(&self, _: &Geometry) -> Scene {
        let sets = self.found.iter().flat_map(|found| &found.sets);
        let told = sets.take(SHOWN).flatten();
        Scene::of_named(told.map(|candidate| candidate.cell))
    }
}

fn sentence(voice: &Voice, found: &Backdoors) -> String {
    let key = match found.size {
        None => {
            let size = LARGEST_BACKDOOR.to_string();
            return voice.say(key::BACKDOORS_LARGER, &[("size", &size)]);
        }
        Some(0) => return voice.text(key::BACKDOORS_NEEDLESS),
        Some(1) => key::BACKDOORS_CELL,
        Some(_) => key::BACKDOORS_SET,
    };
    let size = found.size.unwrap_or_default().to_string();
    let places = [("n", &*thousands(found.count)), ("size", &*size)];
    voice.count_with(key, found.count as usize, &places)
}

/// The sets, whose cells are highlighted when pointed at, and how many were tried.
fn sets(voice: &Voice, found: &Backdoors) -> Vec<Block> {
    let mut blocks = vec![text(voice, key::BACKDOORS_NOTE)];
    let sets = found.sets.iter().filter(|set| !set.is_empty());
    let mut pieces: Vec<Piece> = Vec::new();
    for set in sets.take(SHOWN) {
        if !pieces.is_empty() {
            pieces.push(Piece::plain(" · "));
        }
        pieces.push(piece(&voice.geometry, set));
    }
    if !pieces.is_empty() {
        blocks.push(Block::Notation(pieces));
    }
    let n_more = found.count.saturating_sub(SHOWN as u64);
    if n_more > 0 {
        let more = voice.say(key::AND_MORE, &[("n", &thousands(n_more))]);
        blocks.push(Block::Text(vec![Piece::plain(&more)]));
    }
    let tried = row(voice, key::BACKDOORS_TRIED, thousands(found.tried));
    blocks.push(Block::Table(vec![tried]));
    blocks
}

fn piece(geometry: &Geometry, set: &[Candidate]) -> Piece {
    let told: Vec<Deduction> = set.iter().copied().map(Deduction::Place).collect();
    Piece {
        text: deductions(geometry, &told),
        cells: set.iter().map(|candidate| candidate.cell).collect(),
        tone: Tone::Accent,
    }
}

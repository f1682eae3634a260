//! Arguments that several words of the command line share.

use super::complaint::complain;
use super::files::source::Source;
use super::key;
use super::speech::{lang, say, word};
use batch::Format;
use clap::ValueEnum;
use nonet::board::{Geometry, MAX_SIDE};
use nonet::logic::techniques::similar;
use nonet::text::read_boxes;
use std::num::NonZeroUsize;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Form {
    Text,
    Csv,
    Json,
}

impl From<Form> for Format {
    fn from(form: Form) -> Self {
        match form {
            Form::Text => Self::Text(lang()),
            Form::Csv => Self::Csv,
            Form::Json => Self::Json,
        }
    }
}

pub(super) fn sources(inputs: &[String]) -> Vec<Source> {
    if inputs.is_empty() {
        return vec![Source::Input];
    }
    let named = |(index, text): (usize, &String)| Source::new(index as u64 + 1, text);
    inputs.iter().enumerate().map(named).collect()
}

/// More processors than any machine on which this runs.
const MOST_THREADS: usize = 256;

/// How many puzzles are worked on at a time; says so if that is fewer than requested.
pub(super) fn n_threads(asked: Option<NonZeroUsize>) -> usize {
    let all = || std::thread::available_parallelism().ok();
    let wanted = asked.or_else(all).map_or(1, NonZeroUsize::get);
    if wanted > MOST_THREADS {
        let (wanted, most) = (wanted.to_string(), MOST_THREADS.to_string());
        complain(&say(
            key::FEWER_THREADS,
            &[("wanted", &wanted), ("n", &most)],
        ));
    }
    wanted.min(MOST_THREADS)
}

/// The usual board with this side.
pub(super) fn side(text: &str) -> Result<Arc<Geometry>, String> {
    let boxes = text.parse().ok().and_then(Geometry::usual_boxes);
    let geometry = boxes.and_then(|(high, wide)| Geometry::shared(high, wide).ok());
    geometry.ok_or_else(|| {
        let usual = (1..=MAX_SIDE).filter(|&side| Geometry::usual_boxes(side).is_some());
        let all: Vec<String> = usual.map(|side| side.to_string()).collect();
        say(key::WRONG_SIZE, &[("all", &all.join(", "))])
    })
}

/// The board with boxes of this height and width.
pub(super) fn boxes(text: &str) -> Result<Arc<Geometry>, String> {
    read_boxes(text).ok_or_else(|| word(key::WRONG_BOXES).to_owned())
}

/// The message for an unknown technique: similar names, and where all of them are listed.
pub(super) fn no_technique(name: &str) -> String {
    let names = similar(name);
    match names.as_slice() {
        [] => word(key::WRONG_TECHNIQUE).to_owned(),
        names => say(
            key::WRONG_TECHNIQUE_SIMILAR,
            &[("names", &names.join(", "))],
        ),
    }
}

//! The Learn workspace: the index of techniques, or the page of one.

use super::about;
use crate::block::{Block, Button, Piece, Shelf, ShelfRow, Tone, text};
use crate::choice::Workspace;
use crate::key;
use crate::learn::index::Rank;
use crate::learn::lesson::Steps;
use crate::learn::pages::{Entry, Pages};
use crate::learn::{index, reading};
use crate::model::{Model, Switch};
use crate::msg::Action;
use crate::words::Voice;
use answers::protocol::Grade;
use nonet::logic::{Info, Level, techniques};

/// What the workspace shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// The heading.
    pub title: String,
    /// Is it the index, with its search?
    pub is_index: bool,
    /// What is below the heading and above the board.
    pub about: Vec<Block>,
    /// What is below the board.
    pub steps: Vec<Block>,
}

/// The workspace, if it is in sight.
pub(super) fn learn(model: &Model) -> Option<LearnView> {
    if model.settings.workspace != Workspace::Learn {
        return None;
    }
    let voice = &model.voice();
    let page = |info| reading::entry(model).map(|entry| page(model, info, &entry));
    let is_index = model.ui.learn.page.is_none();
    Some(
        model
            .ui
            .learn
            .page
            .and_then(page)
            .unwrap_or_else(|| LearnView {
                title: voice.text(key::TECHNIQUES),
                is_index,
                about: match model.pages().text() {
                    Some(_) => shelves(model),
                    None => awaited(model),
                },
                steps: Vec::new(),
            }),
    )
}

/// What is shown until the techniques' names arrive.
pub(super) fn awaited(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    match model.pages() {
        Pages::Missing => failed(voice, voice.word(key::PAGES_MISSING)).into(),
        _ => vec![Block::Working(voice.text(key::PAGES_ASKED))],
    }
}

fn page(model: &Model, info: &'static Info, entry: &Entry<'_>) -> LearnView {
    let voice = &model.voice();
    let heading = voice.example(model.ui.learn.at, entry.examples.len());
    let stage = reading::stage(model);
    let mut steps = example(model, stage.as_ref());
    steps.push(Block::Buttons(beside(model, info)));
    LearnView {
        title: voice.technique(info.slug),
        is_index: false,
        about: vec![
            Block::Text(rank(voice, info)),
            Block::Text(vec![Piece::plain(entry.text)]),
            Block::Heading(heading, String::new()),
        ],
        steps,
    }
}

/// The family of a technique, and how hard it is.
fn rank(voice: &Voice, info: &Info) -> Vec<Piece> {
    let rank = Rank::of(info);
    let family = voice.family(info.family());
    vec![
        Piece::plain(&format!("{family} · ")),
        Piece {
            text: level_and_score(voice, rank),
            ..piece(voice, rank)
        },
    ]
}

fn level_and_score(voice: &Voice, rank: Rank) -> String {
    let level = voice.level(rank.level);
    let key = if rank.by_place {
        key::RANK_BY_PLACE
    } else {
        key::RANK
    };
    let score = rank.score.to_string();
    voice.say(key, &[("level", level), ("score", &score)])
}

/// The level in its colour.
fn piece(voice: &Voice, rank: Rank) -> Piece {
    let grade = match rank.level {
        Level::Easy => Grade::Easy,
        Level::Medium => Grade::Medium,
        Level::Hard => Grade::Hard,
        Level::Unfair => Grade::Fiendish,
        Level::Extreme => Grade::Extreme,
    };
    Piece {
        tone: Tone::Grade(grade),
        ..Piece::plain(voice.level(rank.level))
    }
}

/// The example in words, and what can be done with it.
fn example(model: &Model, stage: Option<&Model>) -> Vec<Block> {
    let (voice, learn) = (&model.voice(), &model.ui.learn);
    let mut blocks = Vec::new();
    match (reading::step(model), stage, &learn.steps) {
        (Some(step), Some(stage), _) => blocks.extend(about::proof(stage, step)),
        (_, _, Steps::Failed(failure)) => blocks.extend(failed(voice, voice.failure(*failure))),
        _ => {}
    }
    blocks.push(Block::Buttons(vec![
        Button::new(voice, key::LOAD_EXAMPLE, Action::LoadExample).primary(),
        Button::new(voice, key::PREVIOUS_EXAMPLE, Action::PreviousExample),
        Button::new(voice, key::NEXT_EXAMPLE, Action::NextExample),
    ]));
    blocks.push(text(voice, key::LOAD_EXAMPLE_NOTE));
    blocks
}

fn failed(voice: &Voice, why: &str) -> [Block; 2] {
    let again = Button::new(voice, key::PAGES_AGAIN, Action::FetchAgain);
    [
        Block::Result(Tone::Warn, why.to_owned()),
        Block::Buttons(vec![again]),
    ]
}

/// The pages of the techniques before and after this one in the index.
fn beside(model: &Model, info: &'static Info) -> Vec<Button> {
    let voice = &model.voice();
    let all = index::sorted(model, techniques::infos().collect());
    let at = all
        .iter()
        .position(|(other, _)| *other == info)
        .unwrap_or(0);
    let mut links = Vec::new();
    let places = [
        (key::PREVIOUS_TECHNIQUE, at.wrapping_sub(1)),
        (key::NEXT_TECHNIQUE, at + 1),
    ];
    for (key, at) in places {
        if let Some((info, _)) = all.get(at) {
            let label = voice.say(key, &[("technique", &voice.technique(info.slug))]);
            links.push(Button::open(label, info.slug));
        }
    }
    links
}

/// The index: a shelf for each family, or for each level.
fn shelves(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    let rows = index::sorted(model, index::found(model));
    if rows.is_empty() {
        return vec![text(voice, key::NO_SUCH_TECHNIQUE)];
    }
    let last = model.ui.learn.last;
    let is_last = |(info, _): &&(&'static Info, Rank)| Some(*info) == last;
    let stop = rows.iter().find(is_last).unwrap_or(&rows[0]).0;
    let by_level = model.settings.switches.is_on(Switch::ByLevel);
    let title = |(info, rank): &(&'static Info, Rank)| match by_level {
        true => voice.level(rank.level),
        false => voice.family(info.family()),
    };
    let shelves = rows.chunk_by(|a, b| title(a) == title(b));
    let shelf = |rows: &[(&'static Info, Rank)]| Shelf {
        title: title(&rows[0]).to_owned(),
        rows: rows.iter().map(|row| shelf_row(voice, row, stop)).collect(),
    };
    shelves.map(|rows| Block::Shelf(shelf(rows))).collect()
}

fn shelf_row(voice: &Voice, &(info, rank): &(&'static Info, Rank), stop: &Info) -> ShelfRow {
    let mut level = piece(voice, rank);
    if !rank.by_place {
        level.text += &format!(" · {}", rank.score);
    }
    ShelfRow {
        slug: info.slug,
        name: voice.technique(info.slug),
        level,
        stop: info == stop,
    }
}

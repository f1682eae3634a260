//! The player in place of the pad: a cascade's deductions, or the changes of the game.

use crate::choice::Workspace;
use crate::edit::past;
use crate::model::{Model, Panel};
use crate::steps::cascade::{Cascade, Kind, Steps};
use crate::steps::reel::Reel;
use game::play::{By, Entry};

/// The player: a bar for each deduction or change, a slider over them, the newest in words.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// What is played.
    pub track: Track,
    /// The index of the newest shown, from 0.
    pub at: usize,
    /// Is it playing?
    pub playing: bool,
    /// The number of the newest, and of how many.
    pub place: String,
    /// What it is, and what it does.
    pub what: String,
}

/// What is played, each with a bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Track {
    /// Deductions.
    Steps(Steps),
    /// Changes of a game.
    Changes(Vec<Kind>),
}

impl Track {
    /// The kinds of the bars.
    pub fn kinds(&self) -> Vec<Kind> {
        match self {
            Self::Steps(steps) => steps.iter().map(Kind::of).collect(),
            Self::Changes(kinds) => kinds.clone(),
        }
    }
}

/// The player, if there is something to play.
pub(super) fn player(model: &Model) -> Option<PlayerView> {
    let is_here = model.settings.workspace == Workspace::Solve;
    match &model.ui.panel {
        Panel::Cascade(cascade) if is_here => of_cascade(model, cascade),
        Panel::History(Some(reel)) if is_here => of_history(model, *reel),
        _ => None,
    }
}

fn of_cascade(model: &Model, cascade: &Cascade) -> Option<PlayerView> {
    let step = cascade.step()?;
    let voice = model.voice();
    let reel = cascade.reel;
    Some(PlayerView {
        track: Track::Steps(cascade.steps.clone()),
        at: reel.at,
        playing: reel.playing,
        place: voice.place(reel.at, reel.n),
        what: voice.deduced(step),
    })
}

fn of_history(model: &Model, reel: Reel) -> Option<PlayerView> {
    let (voice, play) = (model.voice(), &model.play);
    let way = past::way(play);
    let shown = way.get(reel.at)?;
    Some(PlayerView {
        track: Track::Changes(way.iter().map(|&node| kind(play.entry(node))).collect()),
        at: reel.at,
        playing: reel.playing,
        place: voice.place(reel.at, reel.n),
        what: voice.change(play.entry(*shown)),
    })
}

/// The kind of a change's bar: the player's digits, a tool's, or no digits.
fn kind(entry: Option<&Entry>) -> Kind {
    let changes = entry.into_iter().flat_map(|entry| entry.changes.iter());
    let placed = changes.filter_map(|change| {
        change
            .to
            .digit
            .filter(|_| change.to.digit != change.from.digit)
    });
    match placed.map(|(_, by)| by).last() {
        None => Kind::Other,
        Some(By::Tool) => Kind::Line,
        Some(_) => Kind::Cell,
    }
}

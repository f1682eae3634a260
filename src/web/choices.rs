//! What can be chosen on the page, by the names that stand in its attributes.

use crate::app::Msg;
use crate::app::model::{Lang, Mode, Theme, Workspace};
use crate::logic::Reach;

const REACHES: [(&str, Reach); 3] = [
    ("naked", Reach::NakedSingles),
    ("both", Reach::BothSingles),
    ("subsets", Reach::Subsets),
];

/// The name of a reach.
pub(super) fn reach_slug(reach: Reach) -> &'static str {
    let row = REACHES.iter().find(|(_, named)| *named == reach);
    row.map_or("", |(slug, _)| slug)
}

/// The message that a select with this id and this value stands for.
pub(super) fn chosen(id: &str, value: &str) -> Option<Msg> {
    match id {
        "lang" => named(&Lang::ALL, |lang| lang.slug() == value).map(Msg::LangChosen),
        "theme" => named(&Theme::ALL, |theme| theme.slug() == value).map(Msg::ThemeChosen),
        "reach" => {
            let row = REACHES.iter().find(|(slug, _)| *slug == value)?;
            Some(Msg::ReachChosen(row.1))
        }
        _ => None,
    }
}

/// The message that a switch with this id stands for.
pub(super) fn switched(id: &str, on: bool) -> Option<Msg> {
    match id {
        "candidates" => Some(Msg::CandidatesSwitched(on)),
        "letters" => Some(Msg::LettersSwitched(on)),
        _ => None,
    }
}

/// The message that a button of the mode switch stands for.
pub(super) fn mode(slug: &str) -> Option<Msg> {
    named(&Mode::ALL, |mode| mode.slug() == slug).map(Msg::ModeChosen)
}

/// The message that a tab stands for.
pub(super) fn workspace(slug: &str) -> Option<Msg> {
    named(&Workspace::ALL, |workspace| workspace.slug() == slug).map(Msg::WorkspaceChosen)
}

fn named<T: Copy>(all: &[T], is_it: impl Fn(T) -> bool) -> Option<T> {
    all.iter().copied().find(|&one| is_it(one))
}

//! The choices on the page, by the names in its attributes.

use app::Msg;
use app::model::{Mode, Pick, Switch, Workspace};
use words::Lang;

/// The message meant by a select with this id and this value.
pub(super) fn chosen(id: &str, value: &str) -> Option<Msg> {
    match id {
        "lang" => named(&Lang::ALL, |lang| lang.slug() == value).map(Msg::LangChosen),
        "shape" => value.parse().ok().map(Msg::ShapeChosen),
        _ => {
            let pick = Pick::named(id)?;
            Some(Msg::Picked(pick, pick.place(value)?))
        }
    }
}

/// The message meant by a switch with this id.
pub(super) fn switched(id: &str, on: bool) -> Option<Msg> {
    let switch = named(&Switch::ALL, |switch| switch.slug() == id)?;
    Some(Msg::Switched(switch, on))
}

/// The message meant by a button of the mode switch.
pub(super) fn mode(slug: &str) -> Option<Msg> {
    named(&Mode::ALL, |mode| mode.slug() == slug).map(Msg::ModeChosen)
}

/// The message meant by a tab.
pub(super) fn workspace(slug: &str) -> Option<Msg> {
    named(&Workspace::ALL, |workspace| workspace.slug() == slug).map(Msg::WorkspaceChosen)
}

fn named<T: Copy>(all: &[T], is_it: impl Fn(T) -> bool) -> Option<T> {
    all.iter().copied().find(|&one| is_it(one))
}

//! Fields: searching, moving rows into folders, names that are asked for.

use super::looking::look;
use super::record::find;
use super::{naming, putting};
use crate::deed::cleaned;
use crate::model::{Ask, Asked, Model};
use crate::msg::Effect;
use crate::query::{Place, Sort, State};
use answers::protocol::Grade;

/// A field was set.
pub(super) fn set(model: &mut Model, field: &str, value: String) -> Vec<Effect> {
    match field {
        "search" => {
            model.query.text = value;
            (model.cursor, model.first) = (0, 0);
            find(model);
        }
        "sort" => {
            let row = Sort::ALL.iter().find(|(name, _)| *name == value);
            model.query.sort = row.map_or(model.query.sort, |(_, sort)| *sort);
            find(model);
        }
        "state" => {
            let row = State::ALL.iter().find(|(name, _)| *name == value);
            model.query.state = row.map_or(model.query.state, |(_, state)| *state);
            find(model);
        }
        "grade" => {
            model.query.grade = Grade::all().find(|grade| grade.slug() == value);
            find(model);
        }
        "place" => {
            if let Some(place) = Place::named(&value) {
                look(model, place);
            }
        }
        "put" if value == "new" => return ask(model, Asked::Folder(true), String::new()),
        "mark" if value == "new" => return ask(model, Asked::Tag, String::new()),
        "put" => return putting::put(model, &value),
        "mark" => return putting::mark(model, &value),
        "ask" => model
            .asks
            .iter_mut()
            .for_each(|ask| ask.text.clone_from(&value)),
        _ => {}
    }
    Vec::new()
}

/// Asks a question, where it can be seen.
pub(super) fn ask(model: &mut Model, what: Asked, text: String) -> Vec<Effect> {
    model.shows_figures &= what == Asked::Forget;
    model.asks = Some(Ask { what, text });
    vec![Effect::Focus("ask")]
}

/// The question was answered.
pub(super) fn answered(model: &mut Model) -> Vec<Effect> {
    let Some(Ask { what, text }) = model.asks.take() else {
        return Vec::new();
    };
    let name = cleaned(&text);
    let mut effects = match what {
        Asked::Name(row) => naming::name_row(model, row, name),
        Asked::Folder(puts) => putting::new_folder(model, name, puts),
        Asked::Tag => putting::new_tag(model, name),
        Asked::Place => naming::name_place(model, name),
        Asked::Empty | Asked::Forget => Vec::new(),
    };
    find(model);
    let field = if model.asks.is_some() { "ask" } else { "" };
    effects.push(Effect::Focus(field));
    effects
}

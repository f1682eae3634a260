//! The board for other programs: as a game, with its notes, in the formats that the workshop writes.

use super::game::game;
use super::imported::Offered;
use crate::model::{Model, Status, TextPanel};
use crate::msg::Effect;
use crate::status::Foreign;
use answers::protocol::JobKind;
use nonet::text::{Offer, Sheet};

/// The game with the player's marks, without those hidden under a digit.
pub(crate) fn sheet(model: &Model) -> Sheet {
    let mut game = game(model, &model.play);
    for (marks, square) in game.marks.iter_mut().zip(model.play.squares()) {
        if square.digit.is_some() {
            *marks = marks.without(marks.digits());
        }
    }
    Sheet::of(game)
}

/// The board has arrived in all formats: shows those that can hold it, or those that can be read.
pub(crate) fn came(model: &mut Model, kind: JobKind, offers: Vec<Offer>) -> Vec<Effect> {
    let is_export = kind == JobKind::Export;
    let is_shown = |offer: &Offer| match is_export {
        true => offer.text.is_some(),
        false => offer.example.is_some(),
    };
    let list: Vec<Offer> = offers.into_iter().filter(is_shown).collect();
    let n = list.len();
    let (said, panel) = match is_export {
        true => (
            Foreign::Offered(n),
            TextPanel::Offered(Offered { list, at: 0 }),
        ),
        false => (Foreign::Pasteable(n), TextPanel::Pasteable(list)),
    };
    model.say(Status::Foreign(said));
    model.ui.text = panel;
    vec![Effect::FocusResult]
}

/// An entry was chosen from the list in the Text workspace.
pub(crate) fn pick(model: &mut Model, at: usize) {
    match &mut model.ui.text {
        TextPanel::Offered(offered) if at < offered.list.len() => offered.at = at,
        TextPanel::Imported(imported) if at < imported.import.sheets.len() => imported.at = at,
        _ => {}
    }
}

/// The text in the chosen format.
pub(super) fn text(model: &Model) -> Option<String> {
    match &model.ui.text {
        TextPanel::Offered(offered) => offered.chosen().map(|(_, text)| text.to_owned()),
        _ => None,
    }
}

/// Saves it as a file.
pub(crate) fn save(model: &Model) -> Vec<Effect> {
    let TextPanel::Offered(offered) = &model.ui.text else {
        return Vec::new();
    };
    offered.chosen().map_or_else(Vec::new, |(offer, text)| {
        let name = format!("nonet.{}", offer.extension);
        vec![Effect::Collect(text.to_owned()), Effect::Download(name)]
    })
}

//! The sheet over the page: the techniques to choose from.

use super::{about, learn};
use crate::block::{Block, Button, FamilyRow, Press, TechniqueRow, text};
use crate::key;
use crate::model::Model;
use crate::steps::order::{Order, PRESETS, Row};
use crate::words::Voice;
use ::words::Key;
use nonet::logic::{Family, Info, techniques};

/// A sheet over the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetView {
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub blocks: Vec<Block>,
}

/// The sheet, if one is open.
pub(super) fn sheet(model: &Model) -> Option<SheetView> {
    let voice = &model.voice();
    model.ui.sheet.then(|| SheetView {
        title: voice.text(key::TECHNIQUES),
        blocks: match model.pages().text() {
            Some(_) => order(voice, &model.settings.order),
            None => learn::awaited(model),
        },
    })
}

fn order(voice: &Voice, order: &Order) -> Vec<Block> {
    let preset = |(index, &(key, preset)): (usize, &(Key, _))| Button {
        label: voice.text(key),
        press: Press::Preset(index),
        primary: *order == Order::of(preset),
    };
    let rows = order.rows();
    vec![
        text(voice, key::TECHNIQUES_NOTE),
        Block::Buttons(PRESETS.iter().enumerate().map(preset).collect()),
        Block::Families(families(voice, &rows)),
        Block::Techniques(list(voice, &rows)),
    ]
}

fn families(voice: &Voice, rows: &[Row]) -> Vec<FamilyRow> {
    let every: Vec<&Info> = techniques::infos().collect();
    let row = |(place, &family): (usize, &Family)| {
        let mut of_it = rows
            .iter()
            .filter(|row| every[row.place].family() == family);
        let first = of_it.next().is_some_and(|row| row.on);
        FamilyRow {
            place,
            name: voice.family(family).to_owned(),
            on: of_it.all(|row| row.on == first).then_some(first),
        }
    };
    Family::ALL.iter().enumerate().map(row).collect()
}

fn list(voice: &Voice, rows: &[Row]) -> Vec<TechniqueRow> {
    let every: Vec<&Info> = techniques::infos().collect();
    let row = |(at, row): (usize, &Row)| {
        let name = voice.technique(every[row.place].slug);
        let moved = |key| voice.say(key, &[("technique", &name)]);
        TechniqueRow {
            place: row.place,
            moves: [moved(key::MOVE_FORWARD), moved(key::MOVE_BACK)],
            slug: every[row.place].slug,
            what_is: about::what_is(voice, every[row.place]).label,
            name: format!("{}. {name}", at + 1),
            on: row.on,
        }
    };
    rows.iter().enumerate().map(row).collect()
}

//! The sheet over the page: the techniques to choose from, or what a technique is.

use crate::app::block::{
    Block, Button, FamilyRow, Piece, Press, SmallBoard, TechniqueRow, Tone, text,
};
use crate::app::model::Model;
use crate::app::msg::Action;
use crate::app::order::{Order, PRESETS, Row};
use crate::app::pages::{Entry, Pages, Sheet};
use crate::app::sheet::entry;
use crate::app::words::Voice;
use crate::board::Cell;
use crate::logic::{Deduction, Family, Info, techniques};
use crate::text::LibraryCase;

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
    match model.ui.sheet? {
        Sheet::Order => Some(SheetView {
            title: voice.word("techniques").to_owned(),
            blocks: order(voice, &model.settings.order),
        }),
        Sheet::Technique(info) => Some(SheetView {
            title: voice.technique(info.slug),
            blocks: technique(model, voice),
        }),
    }
}

fn technique(model: &Model, voice: &Voice) -> Vec<Block> {
    if let Some(entry) = entry(model) {
        return about(voice, entry);
    }
    if model.ui.pages[model.settings.lang as usize] == Pages::Asked {
        return vec![Block::Working(voice.word("pages-asked").to_owned())];
    }
    let again = Button::new(voice, "pages-again", Action::WhatIs);
    vec![
        Block::Result(Tone::Warn, voice.word("pages-missing").to_owned()),
        Block::Buttons(vec![again]),
    ]
}

/// What the technique is, and the example.
fn about(voice: &Voice, entry: Entry<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Text(vec![Piece::plain(entry.text)])];
    if let Some(case) = entry.case() {
        blocks.push(Block::Boards(vec![drawn(voice, &case)]));
    }
    blocks.push(Block::Code(entry.step.to_owned()));
    let load = Button::new(voice, "load-example", Action::LoadExample);
    blocks.push(Block::Buttons(vec![load]));
    blocks.push(text(voice, "load-example-note"));
    blocks
}

/// The digits of the position; the cells that the step changes stand out.
fn drawn(voice: &Voice, case: &LibraryCase) -> SmallBoard {
    let conclusion = |cell: Cell| {
        let mut deductions = case.deductions.iter();
        deductions.find(|deduction| deduction.candidate().cell == cell)
    };
    let text = |cell: Cell| match (case.board.get(cell), conclusion(cell)) {
        (Some(digit), _) => (digit.to_string(), false),
        (None, Some(Deduction::Place(candidate))) => (candidate.digit.to_string(), true),
        (None, Some(Deduction::Eliminate(_))) => ("✕".to_owned(), true),
        (None, None) => (String::new(), false),
    };
    let geometry = case.board.geometry();
    let rows = (0..geometry.side()).map(|row| {
        let cells = (0..geometry.side()).map(|col| text(geometry.cell(row, col)));
        cells.collect()
    });
    SmallBoard {
        title: voice.word("example").to_owned(),
        rows: rows.collect(),
    }
}

fn order(voice: &Voice, order: &Order) -> Vec<Block> {
    let preset = |(index, &(key, preset)): (usize, &(&'static str, _))| Button {
        label: voice.word(key).to_owned(),
        press: Press::Preset(index),
        primary: *order == Order::of(preset),
    };
    let rows = order.rows();
    vec![
        text(voice, "techniques-note"),
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
            moves: [moved("move-forward"), moved("move-back")],
            name: format!("{}. {name}", at + 1),
            on: row.on,
        }
    };
    rows.iter().enumerate().map(row).collect()
}

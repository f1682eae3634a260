//! Saving the ticked rows as a file for other programs: lines, or a table.

use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::query::Place;
use crate::row::Row;
use crate::words;
use answers::protocol::Grade;
use nonet::text::{read_link, whole_line};
use std::borrow::Cow;

/// One puzzle per line, as the library and the page read them.
pub(super) fn lines(model: &mut Model) -> Vec<Effect> {
    save(model, "nonet-puzzles.txt", "", cells)
}

/// One row per puzzle (RFC 4180).
pub(super) fn table(model: &mut Model) -> Vec<Effect> {
    let head = "puzzle,name,folder,tags,er,grade,givens,solved\n";
    save(model, "nonet-puzzles.csv", head, fields)
}

fn save(
    model: &mut Model,
    file: &str,
    head: &str,
    line: fn(&Model, &Row) -> String,
) -> Vec<Effect> {
    let rows = model.ticked.iter();
    let lines = rows.map(|&row| line(model, model.catalogue.row(row)) + "\n");
    let text = head.to_owned() + &lines.collect::<String>();
    model.said = words::count(model.lang, key::EXPORTED, model.ticked.len());
    vec![Effect::Save(file.to_owned(), text)]
}

/// The puzzle as a line. Nearly all are stored as one.
fn cells(model: &Model, row: &Row) -> String {
    let puzzle = model.catalogue.puzzle(row);
    let plain = puzzle.strip_prefix("p=").filter(|cells| cells.len() == 81);
    let game = || read_link(puzzle).ok()?.game;
    let written = || game().map_or_else(String::new, |game| whole_line(&game.givens));
    plain.map_or_else(written, str::to_owned)
}

fn fields(model: &Model, row: &Row) -> String {
    let folder = match row.folder {
        0 => String::new(),
        folder => words::place(model, Place::Folder(folder)),
    };
    let tags = model.catalogue.tags();
    let tags = tags.filter(|(tag, _)| row.has_tag(usize::from(*tag)));
    let tags: Vec<&str> = tags.map(|(_, name)| name).collect();
    let er = row.er.map(|er| format!("{}.{}", er / 10, er % 10));
    let grade = row.er.map_or("", |er| Grade::of(Some(er)).slug());
    let fields = [
        cells(model, row),
        row.name.to_string(),
        folder,
        tags.join(" "),
        er.unwrap_or_default(),
        grade.to_owned(),
        model.catalogue.n_givens(row).to_string(),
        if row.is_solved() { "yes" } else { "no" }.to_owned(),
    ];
    let fields = fields.each_ref().map(|field| quoted(field));
    fields.join(",")
}

/// The field, quoted if necessary.
fn quoted(field: &str) -> Cow<'_, str> {
    match field.contains([',', '"', '\n', '\r']) {
        true => Cow::Owned(format!("\"{}\"", field.replace('"', "\"\""))),
        false => Cow::Borrowed(field),
    }
}

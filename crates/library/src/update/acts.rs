//! What buttons do.

use super::asking;
use super::backup;
use super::export;
use super::figures;
use super::looking::look;
use super::naming;
use super::rating;
use super::record::{find, record, rewrite, say};
use crate::button::Button;
use crate::deed::LibraryEdit;
use crate::key;
use crate::model::{Asked, Model};
use crate::msg::Effect;
use crate::query::Place;
use crate::row::{Row, Standing};
use crate::rows::Rows;
use crate::words;
use std::collections::BTreeSet;

/// A button was pressed.
pub(super) fn pressed(model: &mut Model, button: Button) -> Vec<Effect> {
    match button {
        Button::Go(place) => look(model, place),
        Button::TickAll => tick_all(model),
        Button::Rename => return rename(model),
        Button::Delete => return delete(model),
        Button::Restore => return restore(model, Rows::of(model.ticked.iter().copied())),
        Button::Undo => return undo(model),
        Button::Empty => return asking::ask(model, Asked::Empty, String::new()),
        Button::ReallyEmpty => return empty(model),
        Button::NewFolder => return asking::ask(model, Asked::Folder(false), String::new()),
        Button::NewTag => return asking::ask(model, Asked::Tag, String::new()),
        Button::RenamePlace => {
            let name = words::place(model, model.query.place);
            return asking::ask(model, Asked::Place, name);
        }
        Button::RemovePlace => return naming::remove_place(model),
        Button::Ok => return asking::answered(model),
        Button::Cancel => {
            model.asks = None;
            return vec![Effect::Focus("")];
        }
        Button::List => return vec![Effect::Scroll(model.cursor), Effect::Focus("")],
        Button::Figures => figures::show(model),
        Button::SaveFigures => return figures::save(model),
        Button::Forget => return asking::ask(model, Asked::Forget, String::new()),
        Button::ReallyForget => return figures::forget(model),
        Button::RateAll => rating::all(model, true),
        Button::RateNoMore => rating::all(model, false),
        Button::SaveLines => return export::lines(model),
        Button::SaveTable => return export::table(model),
        Button::Import => return vec![Effect::ChooseFile],
        Button::Backup => return backup::begin(model),
        Button::SaveDamaged => {
            let text = model.catalogue.damaged().join("\n") + "\n";
            return vec![Effect::Save("nonet-library-damaged.txt".to_owned(), text)];
        }
        Button::ForgetDamaged => {
            model.catalogue.forget_damaged();
            return vec![rewrite(model)];
        }
    }
    Vec::new()
}

fn tick_all(model: &mut Model) {
    model.range = None;
    let all: BTreeSet<u32> = model.list.iter().copied().collect();
    model.ticked = if model.ticked == all {
        BTreeSet::new()
    } else {
        all
    };
}

/// Opens the row with the cursor. A puzzle without any change gets the name of the game that it may become.
pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    let Some(number) = model.row_here().filter(|_| model.is_settled) else {
        return Vec::new();
    };
    let row = model.catalogue.row(number);
    let puzzle = model.catalogue.puzzle(row).to_owned();
    model.is_hidden = true;
    if let Some(played) = &row.played {
        return vec![Effect::Open(played.game.clone(), played.tip, puzzle)];
    }
    let mut effects = Vec::new();
    let game = match model.catalogue.begun(number) {
        Some(game) => game.to_owned(),
        None => {
            let game = format!("{}-{}", model.now, model.chance % 1_000_000_000);
            if model.is_ours {
                effects = record(model, vec![LibraryEdit::Begin(number, game.clone())]);
            }
            game
        }
    };
    effects.push(Effect::Open(game, 0, puzzle));
    effects
}

fn rename(model: &mut Model) -> Vec<Effect> {
    let &[row] = model.meant().as_slice() else {
        return Vec::new();
    };
    let name = model.catalogue.row(row).name.to_string();
    asking::ask(model, Asked::Name(row), name)
}

fn delete(model: &mut Model) -> Vec<Effect> {
    let rows: Vec<u32> = model.meant();
    if rows.is_empty() || model.query.place == Place::Deleted {
        return Vec::new();
    }
    let these = Rows::of(rows.iter().copied());
    let mut effects = record(model, vec![LibraryEdit::Delete(true, these.clone())]);
    if effects.is_empty() {
        return effects;
    }
    // The pressed button disappears, as nothing is ticked now.
    effects.push(Effect::Focus(""));
    model.said = words::count(model.lang, key::DELETED, rows.len());
    let is_on_board = |&row: &u32| model.is_on_board(model.catalogue.row(row));
    if rows.iter().any(is_on_board) {
        model.said += " ";
        model.said += model.lang.word(key::DELETED_ON_BOARD);
    }
    model.undo = vec![LibraryEdit::Delete(false, these)];
    model.ticked.clear();
    find(model);
    effects
}

fn restore(model: &mut Model, rows: Rows) -> Vec<Effect> {
    if rows.is_empty() {
        return Vec::new();
    }
    let n = rows.below(model.catalogue.next()).count();
    let mut effects = record(model, vec![LibraryEdit::Delete(false, rows)]);
    if !effects.is_empty() {
        effects.push(Effect::Focus(""));
        model.said = words::count(model.lang, key::RESTORED, n);
        model.ticked.clear();
        model.undo.clear();
    }
    find(model);
    effects
}

/// Undoes the last deletion or removal. A folder or tag that comes back is shown.
fn undo(model: &mut Model) -> Vec<Effect> {
    let deeds = std::mem::take(&mut model.undo);
    let place = match deeds.first() {
        Some(LibraryEdit::Delete(_, rows)) => return restore(model, rows.clone()),
        Some(LibraryEdit::Folder(folder, _)) => Place::Folder(*folder),
        Some(LibraryEdit::Tag(tag, _)) => Place::Tag(*tag),
        _ => return Vec::new(),
    };
    let effects = record(model, deeds);
    if !effects.is_empty() {
        look(model, place);
        say(model, key::PLACE_IS_BACK);
    }
    effects
}

/// Removes the deleted rows for good: a journal, once all of its puzzles are to go. One that is open in the page
/// stays.
fn empty(model: &mut Model) -> Vec<Effect> {
    model.asks = None;
    if !model.is_ours {
        say(model, key::NOT_OURS);
        return Vec::new();
    }
    model.undo.clear();
    let (games, rows) = removable(model);
    let mut effects = match rows.is_empty() {
        true => Vec::new(),
        false => record(model, vec![LibraryEdit::Forget(rows)]),
    };
    say_emptied(model, !effects.is_empty());
    if !games.is_empty() {
        effects.push(Effect::Remove(games));
    }
    find(model);
    effects
}

/// Of the deleted rows: the journals that can go, and the rows without one.
fn removable(model: &Model) -> (Vec<String>, Rows) {
    let rows = model.catalogue.rows();
    let gone = rows.filter(|(_, row)| is_deleted(row) && !model.is_open(row));
    let gone: BTreeSet<u32> = gone.map(|(number, _)| number).collect();
    let played = |number: &u32| model.catalogue.row(*number).played.as_ref();
    let games: BTreeSet<String> = gone
        .iter()
        .filter_map(played)
        .map(|it| it.game.clone())
        .collect();
    let whole = |game: &String| model.catalogue.rows_of(game).all(|row| gone.contains(&row));
    let games = games.into_iter().filter(whole).collect();
    let unplayed = gone.iter().filter(|number| played(number).is_none());
    (games, Rows::of(unplayed.copied()))
}

fn is_deleted(row: &Row) -> bool {
    row.standing == Standing::Deleted
}

/// Reports whether anything was removed, and how many rows had to stay.
fn say_emptied(model: &mut Model, is_some: bool) {
    let mut parts = Vec::new();
    if is_some {
        parts.push(model.lang.word(key::EMPTIED).to_owned());
    }
    let rows = model.catalogue.rows();
    match rows.filter(|(_, row)| is_deleted(row)).count() {
        0 => {}
        n => parts.push(words::count(model.lang, key::NOT_EMPTIED, n)),
    }
    model.said = parts.join(" ");
}

/// These games are gone, so their rows go too.
pub(super) fn removed(model: &mut Model, games: &[String]) -> Vec<Effect> {
    let rows = games.iter().flat_map(|game| model.catalogue.rows_of(game));
    let rows = Rows::of(rows.collect::<Vec<_>>());
    let effects = match rows.is_empty() {
        true => Vec::new(),
        false => record(model, vec![LibraryEdit::Forget(rows)]),
    };
    say_emptied(model, !effects.is_empty());
    find(model);
    effects
}

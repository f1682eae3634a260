//! The statistics: shown, saved as a table, restarted.

use super::record::{record, say};
use crate::deed::LibraryEdit;
use crate::figures::own;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::row::Row;
use crate::words;

const FILE: &str = "nonet-statistics.csv";

/// Shows the statistics, or the list again.
pub(super) fn show(model: &mut Model) {
    model.shows_figures ^= true;
    model.asks = None;
}

/// Saves a table with a line for each game that counts, earliest first.
pub(super) fn save(model: &mut Model) -> Vec<Effect> {
    let rows = own(&model.catalogue);
    let lines = rows.iter().map(|row| line(model, row));
    let head = "solved,seconds,er,givens,puzzle\n".to_owned();
    let text: String = [head].into_iter().chain(lines).collect();
    model.said = words::count(model.lang, key::FIGURES_SAVED, rows.len());
    vec![Effect::Save(FILE.to_owned(), text)]
}

/// The day it was solved, the seconds (empty if it was not timed), the rating, the givens, the puzzle as in a link.
fn line(model: &Model, row: &Row) -> String {
    let seconds = row.played.as_ref().map_or(0, |it| it.seconds);
    let seconds = if seconds > 0 {
        seconds.to_string()
    } else {
        String::new()
    };
    let er = row.er.map(|er| format!("{}.{}", er / 10, er % 10));
    format!(
        "{},{seconds},{},{},{}\n",
        words::date_of(model, row.time()),
        er.unwrap_or_default(),
        model.catalogue.n_givens(row),
        model.catalogue.puzzle(row),
    )
}

/// Restarts the statistics from now on.
pub(super) fn forget(model: &mut Model) -> Vec<Effect> {
    model.asks = None;
    let mut effects = record(model, vec![LibraryEdit::Since(model.now)]);
    if !effects.is_empty() {
        say(model, key::FORGOTTEN);
    }
    effects.push(Effect::Focus(""));
    effects
}

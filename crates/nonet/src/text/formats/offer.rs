//! A board in every format, what each of them cannot hold, and an example of each.

use super::super::Game;
use super::format::Format;
use super::parts::sheet::{Lost, Sheet};
use super::parts::state::grid;
use super::table::{FORMATS, import};
use crate::board::{DigitSet, Layer};

/// A format with a board in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Offer {
    /// The slug of the format.
    pub slug: String,
    /// The extension of its files' names.
    pub extension: String,
    /// The board; `None` if the format is not written, or has no such boards.
    pub text: Option<String>,
    /// The parts of the board that the text leaves out.
    pub lost: Vec<Lost>,
    /// A text of this format; `None` if the format is not read.
    pub example: Option<String>,
}

/// A board in every format, in the order of the table. Losses are found by reading each text again.
///
/// ```
/// use nonet::text::{Lost, import, offers};
/// let begun = import(&("5+3".to_owned() + &"0".repeat(79))).expect("as Susser writes it");
/// let all = offers(&begun.sheets[0]);
/// let csv = all.iter().find(|offer| offer.slug == "csv").expect("a format");
/// assert_eq!(csv.lost, [Lost::Digits]);
/// ```
pub fn offers(sheet: &Sheet) -> Vec<Offer> {
    let sheet = &*sheet.fitted();
    let offer = |format: &Format| {
        let text = format.write_sheet(sheet);
        Offer {
            slug: format.slug.to_owned(),
            extension: format.extension.to_owned(),
            lost: text
                .as_deref()
                .map_or_else(Vec::new, |text| lost(sheet, text)),
            example: format.example(),
            text,
        }
    };
    FORMATS.iter().map(offer).collect()
}

/// The parts of the board that the text leaves out.
fn lost(sheet: &Sheet, text: &str) -> Vec<Lost> {
    let back = import(text)
        .ok()
        .and_then(|it| it.sheets.into_iter().next());
    let back = back.unwrap_or_else(|| Sheet::of(Game::of(sheet.game.givens.clone())));
    let (here, there) = (sheet.folded(), back.folded());
    let cells = || sheet.game.givens.geometry().cells();
    let any = |of: &dyn Fn(usize) -> DigitSet| cells().any(|cell| !of(cell.index()).is_empty());
    let differs = |layer| {
        cells().any(|cell| {
            let [here, there] = [sheet, &back].map(|it| it.marks_at(cell.index()).get(layer));
            here != there
        })
    };
    let is_digits = (&here.givens, &here.board) != (&there.givens, &there.board);
    let is_other = is_digits || grid(&here) != grid(&there);
    [
        (is_digits, Lost::Digits),
        (
            is_other && any(&|at| sheet.game.erased[at]),
            Lost::Candidates,
        ),
        (
            is_other && any(&|at| sheet.marks_at(at).get(Layer::Centre)),
            Lost::Centre,
        ),
        (differs(Layer::Corner), Lost::Corners),
        (differs(Layer::Colour), Lost::Colours),
    ]
    .into_iter()
    .filter_map(|(is_lost, lost)| is_lost.then_some(lost))
    .collect()
}

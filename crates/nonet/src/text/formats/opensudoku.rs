//! OpenSudoku: the state of a game as text, and its files; and `.1gsudoku`, a file of the same kind.
//!
//! Sources: `CellCollection.java`, `CellNote.java` and the importers of OpenSudoku, LibreSudoku's `GsudokuParser`.
//! The state is `version: 3` (or 2), a line break, then for each cell its digit, the set of its notes as a number,
//! and whether it may be edited, with a bar after each; version 1 has notes with a comma after each, `-` for no
//! notes.

use super::super::Game;
use super::parts::markup::{Piece, attribute, escaped, pieces};
use super::parts::sheet::{Broken, Found, Lost, Sheet, Taken};
use super::parts::square::{digit, nine};
use super::parts::state::{State, is_classic, noted, states};
use crate::board::{Digit, DigitSet, Geometry};

/// The state as text.
pub(super) fn read(text: &str) -> Found {
    let rest = text.strip_prefix("version: ")?;
    let (version, cells) = rest.split_once('\n')?;
    if !matches!(version.trim(), "1" | "2" | "3") {
        return Some(Err(Broken::Shape));
    }
    Some(of_state(cells).map(|sheet| Taken::sheets(vec![sheet])))
}

fn of_state(cells: &str) -> Result<Sheet, Broken> {
    // Version 2 was written with two bars in a row by mistake.
    let words: Vec<&str> = cells
        .trim()
        .split('|')
        .filter(|word| !word.is_empty())
        .collect();
    if words.len() != 3 * 81 {
        return Err(Broken::Cells(words.len() / 3));
    }
    let cells: Option<Vec<State>> = words.chunks(3).map(cell).collect();
    let sheet = cells.and_then(|cells| noted(&Geometry::classic(), &cells));
    sheet.ok_or(Broken::Content)
}

fn cell(words: &[&str]) -> Option<State> {
    let [value, notes, editable] = words else {
        return None;
    };
    let number: usize = value.trim().parse().ok()?;
    Some(match (number, editable.trim()) {
        (0, _) => State::Open(self::notes(notes.trim())?),
        (_, "0") => State::Given(digit(number, 9)?),
        (_, "1") => State::Filled(digit(number, 9)?),
        _ => return None,
    })
}

/// The notes of a cell: a set as a number, or a list.
fn notes(word: &str) -> Option<DigitSet> {
    if word == "-" {
        return Some(DigitSet::EMPTY);
    }
    if word.contains(',') {
        let numbers = word.split(',').filter(|number| !number.is_empty());
        return numbers
            .map(|number| digit(number.trim().parse().ok()?, 9))
            .collect();
    }
    let bits = word.parse().ok().filter(|bits| *bits < 1 << 9)?;
    Some(DigitSet::from_bits(bits))
}

/// Writes the state.
pub(super) fn write(game: &Game) -> Option<String> {
    let cell = |state: State| match state {
        State::Given(digit) => format!("{digit}|0|0|"),
        State::Filled(digit) => format!("{digit}|0|1|"),
        State::Open(set) => format!("0|{}|1|", if game.candidates { set.bits() } else { 0 }),
    };
    let cells: String = states(game).into_iter().map(cell).collect();
    is_classic(game).then(|| format!("version: 3\n{cells}"))
}

/// A file of OpenSudoku's.
pub(super) fn read_file(text: &str) -> Found {
    text.contains("<opensudoku")
        .then(|| files(text, "game", "folder"))
}

/// A file of "Sudoku 10'000".
pub(super) fn read_1g(text: &str) -> Found {
    let is_it = text.starts_with('<') && text.contains("<sudoku ") && text.contains("data=");
    is_it.then(|| files(text, "sudoku", ""))
}

/// The boards in the attribute `data` of these tags, named after their group.
fn files(text: &str, tag: &str, group: &str) -> Result<Taken, Broken> {
    let (mut taken, mut name) = (Taken::default(), String::new());
    for piece in pieces(text) {
        let Piece::Tag(known, attributes) = piece else {
            continue;
        };
        if known == group {
            name = attribute(attributes, "name").unwrap_or_default();
        } else if known == tag {
            let data = attribute(attributes, "data").ok_or(Broken::Content)?;
            let sheet = of_data(data.trim())?;
            taken.sheets.push(sheet.called(&name));
            let moves =
                attribute(attributes, "command_stack").is_some_and(|moves| !moves.is_empty());
            taken = taken.without(moves.then_some(Lost::History));
        }
    }
    if taken.sheets.is_empty() {
        Err(Broken::Cells(0))
    } else {
        Ok(taken)
    }
}

/// 81 digits, or a state, whose line break an attribute turns into a blank.
fn of_data(data: &str) -> Result<Sheet, Broken> {
    match data.strip_prefix("version: ") {
        Some(rest) => of_state(rest.get(1..).unwrap_or_default()),
        None => nine(data)
            .map(|puzzle| Sheet::of(Game::of(puzzle)))
            .ok_or(Broken::Content),
    }
}

/// Writes a file with one game.
pub(super) fn write_file(game: &Game) -> Option<String> {
    let data = if game.is_begun() {
        write(game)?
    } else {
        digits(game)?
    };
    let data = escaped(&data).replace('\n', "&#10;");
    Some(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  <folder name=\"Nonet\">\n    \
         <game data=\"{data}\" />\n  </folder>\n</opensudoku>\n"
    ))
}

/// Writes a `.1gsudoku` file.
pub(super) fn write_1g(game: &Game) -> Option<String> {
    let data = digits(game)?;
    Some(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sudokus>\n  <sudoku data=\"{data}\" />\n</sudokus>\n"
    ))
}

fn digits(game: &Game) -> Option<String> {
    let show =
        |digit: &Option<Digit>| digit.map_or_else(|| "0".to_owned(), |digit| digit.to_string());
    is_classic(game).then(|| game.givens.digits().iter().map(show).collect())
}

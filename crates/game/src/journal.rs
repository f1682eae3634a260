//! The text of a change in its saved form: `type r4c5:.>7p r4c6:7g>7g-1,4`. [`ledger`](super::ledger) makes lines
//! from these texts.
//!
//! A change that replaces the board names the new shape first: `shape 4x4`, the rows and columns of a box, or
//! `shape =aabb...`, the region of each cell. A cell is `.` or a digit with `g`, `p` or `t` (given, player, tool),
//! then `-` and its erased candidates, `^`, `=` and `*` and the player's marks in the corner, in the centre, in
//! colours, and `~` and the coloured candidates, as in `~4/2,7/1`; empty parts are left out. Anything else done in
//! the tree of changes is a [`Move`]: `undo`, `go 12`. A text that starts with `#` is a remark: a damaged line,
//! kept aside, or a puzzle that was made.
//!
//! If the timer is on, a text begins with the seconds spent on the puzzle so far: `@312 type r4c5:.>7p`. It may end
//! there.

use super::change::{By, Cause, Change, Square};
use super::entry::Entry;
use super::moves::Move;
use nonet::board::{Digit, DigitSet, Geometry, Layer, Marks};
use nonet::text::ShapeForm;
use std::sync::Arc;

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// A change was made.
    Edit {
        /// What made it.
        cause: Cause,
        /// The shape of the board, if it is a new one.
        geometry: Option<Arc<Geometry>>,
        /// Its cells.
        changes: Vec<Change>,
    },
    /// Something else was done in the tree of changes.
    Move(Move),
    /// A remark, which does not concern the game.
    Remark,
}

const ORIGINS: [(char, By); 3] = [('g', By::Given), ('p', By::Player), ('t', By::Tool)];

/// What precedes the marks of each layer, in writing order.
const SIGNS: [(char, Layer); 3] = [
    ('^', Layer::Corner),
    ('=', Layer::Centre),
    ('*', Layer::Colour),
];

/// What precedes the coloured candidates.
const TINTS: char = '~';

/// What precedes the time.
const TIME: char = '@';

/// The start of a remark that holds a damaged line.
const DAMAGED: &str = "# damaged: ";

/// The start of a remark that holds a puzzle that was made.
const MADE: &str = "# made: ";

/// The text of a change; `geometry` is that of the board after it.
pub fn edit(geometry: &Geometry, entry: &Entry) -> String {
    let mut line = entry.cause.slug().to_owned();
    if let Some(reshaped) = &entry.reshaped {
        line += &format!(" {}", ShapeForm::JOURNAL.write(reshaped.to().layout()));
    }
    for change in entry.changes.iter() {
        let (row, col) = (geometry.row(change.cell) + 1, geometry.col(change.cell) + 1);
        let (from, to) = (square_text(change.from), square_text(change.to));
        line += &format!(" r{row}c{col}:{from}>{to}");
    }
    line
}

/// A damaged line, kept as a single-line remark: nothing that was saved is thrown away.
pub fn remark(line: &str) -> String {
    format!("{DAMAGED}{}", line.replace(['\n', '\r'], " "))
}

/// The damaged line in a remark.
pub fn remarked(text: &str) -> Option<&str> {
    text.strip_prefix(DAMAGED)
}

/// A text preceded by the seconds spent on the puzzle.
pub fn timed(seconds: u32, text: &str) -> String {
    format!("{TIME}{seconds} {text}").trim_end().to_owned()
}

/// A puzzle that was made, as a remark: reading the game skips it.
pub fn made(text: &str) -> String {
    format!("{MADE}{text}")
}

/// The puzzle of such a remark.
pub fn kept(text: &str) -> Option<&str> {
    text.strip_prefix(MADE)
}

/// The seconds that a text begins with, and its rest.
pub fn time(text: &str) -> (Option<u32>, &str) {
    let timed = text.strip_prefix(TIME);
    let parts = timed.map(|text| text.split_once(' ').unwrap_or((text, "#")));
    let read = parts.and_then(|(seconds, rest)| Some((seconds.parse().ok()?, rest)));
    read.map_or((None, text), |(seconds, rest)| (Some(seconds), rest))
}

/// What a text says, apart from the time; `None` if it makes no sense.
pub fn read(geometry: &Geometry, text: &str) -> Option<Record> {
    if text.starts_with('#') {
        return Some(Record::Remark);
    }
    match Move::read(text) {
        Some(what) => Some(Record::Move(what)),
        None => read_edit(geometry, text),
    }
}

fn read_edit(geometry: &Geometry, text: &str) -> Option<Record> {
    let mut words = text.split(' ').peekable();
    let slug = words.next()?;
    let (_, cause) = *Cause::ALL.iter().find(|(name, _)| *name == slug)?;
    let shape = words.next_if(|word| !word.starts_with('r'));
    let reshaped = match shape {
        Some(shape) => Some(ShapeForm::JOURNAL.read(shape)?),
        None => None,
    };
    let geometry = reshaped.as_deref().unwrap_or(geometry);
    let changes: Option<Vec<Change>> = words.map(|word| read_change(geometry, word)).collect();
    let changes = changes.filter(|changes| shape.is_some() || !changes.is_empty())?;
    Some(Record::Edit {
        cause,
        geometry: reshaped,
        changes,
    })
}

fn read_change(geometry: &Geometry, word: &str) -> Option<Change> {
    let (place, squares) = word.split_once(':')?;
    let (from, to) = squares.split_once('>')?;
    let (row, col) = place.strip_prefix('r')?.split_once('c')?;
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let (row, col) = (number(row)?, number(col)?);
    let side = geometry.side();
    if row >= side || col >= side {
        return None;
    }
    Some(Change {
        cell: geometry.cell(row, col),
        from: read_square(side, from)?,
        to: read_square(side, to)?,
    })
}

fn square_text(square: Square) -> String {
    let digit = square.digit.map_or(".".to_owned(), |(digit, by)| {
        let origin = ORIGINS.iter().find(|(_, origin)| *origin == by);
        format!("{digit}{}", origin.map_or('p', |(letter, _)| *letter))
    });
    let marks = SIGNS.map(|(sign, layer)| set_text(sign, square.marks.get(layer)));
    digit + &set_text('-', square.erased) + &marks.concat() + &tints_text(square.marks)
}

fn tints_text(marks: Marks) -> String {
    let texts = marks
        .tints()
        .map(|(digit, colour)| format!("{digit}/{colour}"));
    let texts: Vec<String> = texts.collect();
    signed(TINTS, &texts)
}

/// The sign and the digits of a set, or nothing if it is empty.
fn set_text(sign: char, digits: DigitSet) -> String {
    let texts: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    signed(sign, &texts)
}

fn signed(sign: char, texts: &[String]) -> String {
    match texts.is_empty() {
        true => String::new(),
        false => format!("{sign}{}", texts.join(",")),
    }
}

fn read_square(side: usize, text: &str) -> Option<Square> {
    let (mut rest, tints) = text.split_once(TINTS).unwrap_or((text, ""));
    let mut marks = read_tints(side, tints)?;
    for (sign, layer) in SIGNS.into_iter().rev() {
        let (before, set) = rest.split_once(sign).unwrap_or((rest, ""));
        marks = marks.with(layer, read_set(layer.n_marks(side), set)?);
        rest = before;
    }
    let (content, erased) = rest.split_once('-').unwrap_or((rest, ""));
    let digit = if content == "." {
        None
    } else {
        let letter = content.chars().last()?;
        let (_, by) = *ORIGINS.iter().find(|(origin, _)| *origin == letter)?;
        Some((read_digit(side, content.strip_suffix(letter)?)?, by))
    };
    Some(Square {
        digit,
        erased: read_set(side, erased)?,
        marks,
    })
}

fn read_tints(side: usize, text: &str) -> Option<Marks> {
    let mut parts = text.split(',').filter(|part| !part.is_empty());
    parts.try_fold(Marks::default(), |marks, part| {
        let (digit, colour) = part.split_once('/')?;
        let colour = read_digit(Layer::Colour.n_marks(side), colour)?;
        Some(marks.tinted(read_digit(side, digit)?, Some(colour)))
    })
}

fn read_set(side: usize, text: &str) -> Option<DigitSet> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    parts.map(|part| read_digit(side, part)).collect()
}

fn read_digit(side: usize, text: &str) -> Option<Digit> {
    let value: u8 = text.parse().ok()?;
    Digit::new(value).filter(|digit| digit.index() < side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::Changes;
    use nonet::board::Cell;

    fn entry() -> Entry {
        let square = |value, by| Square {
            digit: Digit::new(value).map(|digit| (digit, by)),
            erased: [1, 9].into_iter().filter_map(Digit::new).collect(),
            marks: Marks::default(),
        };
        Entry {
            cause: Cause::Step,
            reshaped: None,
            changes: Changes::from_iter([
                Change {
                    cell: Cell::new(31),
                    from: Square::default(),
                    to: square(7, By::Player),
                },
                Change {
                    cell: Cell::new(80),
                    from: square(1, By::Given),
                    to: square(2, By::Tool),
                },
            ]),
        }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let nine = Geometry::classic();
        let line = edit(&nine, &entry());
        assert_eq!(line, "step r4c5:.>7p-1,9 r9c9:1g-1,9>2t-1,9");
        let Some(Record::Edit { cause, changes, .. }) = read(&nine, &line) else {
            panic!("{line}");
        };
        assert_eq!(
            (cause, Changes::from_iter(changes)),
            (Cause::Step, entry().changes)
        );
        assert_eq!(read(&nine, "go 7"), Some(Record::Move(Move::Go(7))));
        assert_eq!(read(&nine, &remark("?")), Some(Record::Remark));
        assert_eq!(remarked(&remark("a\nb")), Some("a b"));
    }

    #[test]
    fn the_time_stands_before_what_was_done() {
        for text in ["go 7", "save 3 lunch @12", ""] {
            let timed = timed(75, text);
            let (seconds, rest) = time(&timed);
            assert_eq!((seconds, rest.trim_start_matches('#')), (Some(75), text));
        }
        for text in ["save 3 lunch @12", "@", "@x go 7", "@99999999999 go 7", ""] {
            assert_eq!(time(text), (None, text));
        }
    }

    #[test]
    fn places_off_the_board_are_damage() {
        let nine = Geometry::classic();
        for text in [
            "type r0c1:.>7p",
            "type r1c10:.>7p",
            "type r1c1:.>12p",
            "type",
            "jump r1c1:.>7p",
            "shape 5x6",
            "shape 99999999999999999999x0",
            "shape =aab",
            "shape 2x2 r5c1:.>1g",
        ] {
            assert_eq!(read(&nine, text), None, "{text}");
        }
    }

    #[test]
    fn the_last_digit_is_one_and_the_next_is_none() {
        let four = Geometry::rectangular(2, 2).unwrap();
        assert!(read(&four, "type r1c1:.>4p").is_some());
        assert_eq!(read(&four, "type r1c1:.>5p"), None);
        assert_eq!(read(&four, "type r1c1:.>1p-5"), None);
    }
}

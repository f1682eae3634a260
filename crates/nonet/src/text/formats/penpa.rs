//! Penpa+: links with `p=`, base 64 of a text packed by deflate.
//!
//! The text's first line has the kind of board, its columns and rows, the second the margins around the board
//! (above, below, left, right), the fourth an object with the drawing, its names shortened (`zN` for numbers). A
//! number is stored under the index of its cell, counted with the margins and two more cells on each side. Source:
//! the loader of noqx, a solver that reads these links. Boxes are drawn lines there: the usual boxes are assumed
//! whatever the lines, which are reported as lost.

use super::parts::address::Address;
use super::parts::base::from_base64;
use super::parts::packed::from_deflate;
use super::parts::sheet::{Broken, Found, Lost, Taken};
use super::parts::square::usual;
use super::parts::value::Value;

/// The server of the editor.
const HOST: &str = "swaroopg92.github.io";

/// Other things that may be drawn, by their short names.
const DRAWN: [(&str, Lost); 12] = [
    ("zC", Lost::Cages),
    ("z6", Lost::Cages),
    ("zT", Lost::Thermometers),
    ("z7", Lost::Thermometers),
    ("z3", Lost::Arrows),
    ("zS", Lost::Colours),
    ("z1", Lost::Corners),
    ("zL", Lost::Drawings),
    ("zE", Lost::Drawings),
    ("zF", Lost::Drawings),
    ("z2", Lost::Drawings),
    ("zY", Lost::Drawings),
];

/// A link.
pub(super) fn read(text: &str) -> Found {
    let address = Address::first_in(text).filter(|address| address.is_of(HOST))?;
    let packed = address.field("p")?;
    let bytes = from_base64(packed.trim_end_matches('=')).ok_or(Broken::Packed);
    Some(bytes.and_then(|bytes| of_text(&from_deflate(&bytes)?)))
}

fn of_text(text: &str) -> Result<Taken, Broken> {
    let lines: Vec<&str> = text.lines().collect();
    let [head, margins, _, drawn, rest @ ..] = lines.as_slice() else {
        return Err(Broken::Content);
    };
    let frame = Frame::read(head, margins).ok_or(Broken::Shape)?;
    let drawn = Value::read(drawn).ok_or(Broken::Content)?;
    let mut numbers = vec![0; frame.side * frame.side];
    let mut lost: Vec<Lost> = DRAWN
        .into_iter()
        .filter(|(name, _)| drawn.get(name).is_some_and(Value::is_something))
        .map(|(_, lost)| lost)
        .collect();
    let Some(Value::Object(entries)) = drawn.get("zN") else {
        return Err(Broken::Content);
    };
    for (index, entry) in entries {
        let place = index.parse().ok().and_then(|index| frame.place(index));
        match place.zip(number(entry)) {
            Some((place, number)) => numbers[place] = number,
            None => lost.push(Lost::Drawings),
        }
    }
    let answer = rest.first().and_then(|line| Value::read(line));
    let has_begun = answer.is_some_and(|it| it.get("zN").is_some_and(Value::is_something));
    lost.extend(has_begun.then_some(Lost::History));
    let puzzle = usual(&numbers).ok_or(Broken::Content)?;
    Ok(Taken::puzzle(puzzle).without(lost))
}

/// The number in an entry, which is its text, its colour and its way of writing; `None` if that is unusual.
fn number(entry: &Value) -> Option<usize> {
    let [number, _, way] = entry.items()? else {
        return None;
    };
    number.number().filter(|_| way.number() == Some(1))
}

/// The board among its margins.
struct Frame {
    side: usize,
    /// The width of a row, with the margins.
    columns: usize,
    rows: usize,
    above: usize,
    left: usize,
}

impl Frame {
    fn read(head: &str, margins: &str) -> Option<Self> {
        let mut words = head.split(',');
        let kind = words.next()?;
        matches!(kind, "square" | "sudoku").then_some(())?;
        let mut size = || words.next()?.trim().parse::<u8>().ok().map(usize::from);
        let (columns, rows) = (size()?, size()?);
        let margins = Value::read(margins)?;
        let margins: Option<Vec<usize>> = margins.items()?.iter().map(Value::number).collect();
        let [above, below, left, right] = *margins? else {
            return None;
        };
        let side = columns.checked_sub(left.checked_add(right)?)?;
        let high = rows.checked_sub(above.checked_add(below)?)?;
        (side == high).then_some(Self {
            side,
            columns,
            rows,
            above,
            left,
        })
    }

    /// The place on the board of an index, if it is the middle of a cell there.
    fn place(&self, index: usize) -> Option<usize> {
        const AROUND: usize = 2;
        let wide = self.columns + 2 * AROUND;
        let row = (index / wide).checked_sub(AROUND + self.above)?;
        let column = (index % wide).checked_sub(AROUND + self.left)?;
        let is_inside = index < wide * (self.rows + 2 * AROUND);
        (is_inside && row < self.side && column < self.side).then_some(row * self.side + column)
    }
}

//! Reads the parts that several shapes of patterns share, in either notation.

use super::cursor::Cursor;
use super::write::letter;
use crate::board::DigitSet;
use crate::logic::{Als, Fish};

/// The digits at the head of a pattern: `2,6 in`, `8`, `(26)`.
pub(super) fn digits_of(cursor: &mut Cursor<'_>) -> Option<DigitSet> {
    let in_brackets = cursor.attempt(|cursor| cursor.eat("(")).is_some();
    let digits = cursor.digits()?;
    if in_brackets {
        cursor.eat(")")?;
    } else {
        let _ = cursor.attempt(|cursor| cursor.eat("in"));
    }
    Some(digits.into_iter().collect())
}

/// The name of the set with this number and a sign: `A=`.
pub(super) fn letters(cursor: &mut Cursor<'_>, number: usize) -> Option<()> {
    let is_next = |found: &char| *found == letter(number);
    if cursor.ahead("") && cursor.attempt(|c| c.letter().filter(is_next)).is_none() {
        return cursor.miss("the-letter-of-the-next-set");
    }
    cursor.eat("=")
}

/// `r4c456 {3579}`.
pub(super) fn one_set(cursor: &mut Cursor<'_>) -> Option<Als> {
    let cells = cursor.cells()?;
    cursor.eat("{")?;
    let digits = cursor.digits()?.into_iter().collect();
    cursor.eat("}")?;
    Some(Als { cells, digits })
}

/// `8 c56 r37 fr8c5 efr9c5`, `(8)c56\r37 fr8c5`.
pub(super) fn one_fish(cursor: &mut Cursor<'_>) -> Option<Fish> {
    let digit = digits_of(cursor)?.single()?;
    let base = cursor.houses()?;
    let _ = cursor.attempt(|cursor| cursor.eat("\\"));
    let cover = cursor.houses()?;
    let (mut fins, mut endo_fins) = (Vec::new(), Vec::new());
    while cursor.attempt(|cursor| cursor.eat("f")).is_some() {
        fins.push(cursor.cell()?);
    }
    while cursor.attempt(|cursor| cursor.eat("ef")).is_some() {
        endo_fins.push(cursor.cell()?);
    }
    Some(Fish {
        digit,
        base,
        cover,
        fins,
        endo_fins,
    })
}

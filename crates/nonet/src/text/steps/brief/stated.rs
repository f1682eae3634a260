//! Lines that leave nothing out: almost locked sets by their cells and digits, and the digits that link them.
//! HoDoKu may name them in another order than techniques here find them, or see more or fewer of the conclusions.

use super::super::cursor::Cursor;
use super::super::parts::{letters, one_set};
use crate::board::{Digit, DigitSet, Geometry};
use crate::logic::{Als, Common, Pattern};

/// The patterns that a line may mean, given the digits of its conclusion: several, if it does not say which of two
/// digits links which sets.
type Reader = fn(&mut Cursor<'_>, DigitSet) -> Option<Vec<Pattern>>;

/// By the number of a technique in HoDoKu's library.
const READERS: &[(&str, Reader)] = &[
    ("0901", xz),
    ("0902", wing),
    ("0903", chain),
    ("0904", blossom),
];

/// The patterns stated between the name of this technique and its conclusions.
pub(super) fn patterns(
    geometry: &Geometry,
    code: &str,
    text: &str,
    gone: DigitSet,
) -> Vec<Pattern> {
    let of_code = READERS.iter().find(|(own, _)| *own == code);
    let patterns = of_code.and_then(|(_, read)| {
        let mut cursor = Cursor::new(geometry, text);
        let patterns = read(&mut cursor, gone)?;
        cursor.end().map(|()| patterns)
    });
    patterns.unwrap_or_default()
}

fn als(sets: Vec<Als>, commons: &[(Digit, (u8, u8))]) -> Pattern {
    let commons = commons.iter();
    Pattern::Als {
        sets,
        commons: commons
            .map(|&(digit, between)| Common { digit, between })
            .collect(),
        stem: None,
    }
}

/// `A=r4c456 {3579}, B=r5c4789 {14579}`: `n` sets.
fn sets(cursor: &mut Cursor<'_>, n: usize) -> Option<Vec<Als>> {
    let mut sets = Vec::new();
    for number in 0..n {
        if number > 0 {
            cursor.eat(",")?;
        }
        letters(cursor, number)?;
        sets.push(one_set(cursor)?);
    }
    Some(sets)
}

/// `, Z=5`, if it is there.
fn said_gone(cursor: &mut Cursor<'_>) -> Option<DigitSet> {
    let digits = cursor.attempt(|cursor| {
        cursor.eat(",")?;
        cursor.eat("Z=")?;
        cursor.digits()
    });
    digits.map(|digits| digits.into_iter().collect())
}

/// `A=r4c456 {3579}, B=r5c4789 {14579}, X=3, Z=5`: two links lock both sets, so more digits than Z may go.
fn xz(cursor: &mut Cursor<'_>, gone: DigitSet) -> Option<Vec<Pattern>> {
    let sets = sets(cursor, 2)?;
    cursor.eat(",")?;
    cursor.eat("X=")?;
    let links = cursor.digits()?;
    let said = said_gone(cursor);
    let fits = match links.len() {
        1 => said == Some(gone),
        _ => said.is_none_or(|said| said.is_subset(gone)),
    };
    let links: Vec<_> = links.into_iter().map(|digit| (digit, (0, 1))).collect();
    fits.then(|| vec![als(sets, &links)])
}

/// `A=r3c7 {26}, B=r5c1 {68}, C=r3c1 {28}, X,Y=2,8, Z=6`: one digit links A and C, the other B and C.
fn wing(cursor: &mut Cursor<'_>, gone: DigitSet) -> Option<Vec<Pattern>> {
    let [a, b, c] = <[Als; 3]>::try_from(sets(cursor, 3)?).ok()?;
    cursor.eat(",")?;
    cursor.eat("X,Y=")?;
    let [x, y] = <[Digit; 2]>::try_from(cursor.digits()?).ok()?;
    let fits = said_gone(cursor) == Some(gone);
    let sets = vec![a, c, b];
    let either = [[x, y], [y, x]];
    fits.then(|| {
        either
            .map(|[x, y]| als(sets.clone(), &[(x, (0, 1)), (y, (1, 2))]))
            .into()
    })
}

/// `9- r2c5 {25} -5- r4c5 {45} -4- r4c1 {49} -9`: from one set to the next.
fn chain(cursor: &mut Cursor<'_>, gone: DigitSet) -> Option<Vec<Pattern>> {
    let is_gone = |digits: Vec<Digit>| digits.into_iter().collect::<DigitSet>() == gone;
    let begins = is_gone(cursor.digits()?);
    cursor.eat("-")?;
    let (mut sets, mut links) = (vec![one_set(cursor)?], Vec::new());
    while let Some((digit, set)) = cursor.attempt(|cursor| {
        cursor.eat("-")?;
        let digit = cursor.digit()?;
        cursor.eat("-")?;
        Some((digit, one_set(cursor)?))
    }) {
        let number = u8::try_from(links.len()).ok()?;
        links.push((digit, (number, number + 1)));
        sets.push(set);
    }
    cursor.eat("-")?;
    let ends = is_gone(cursor.digits()?);
    (begins && ends).then(|| vec![als(sets, &links)])
}

/// `[r2c8], -4- r1c8 {45}, -9- r1c6,r2c56 {5789}`: a cell, and for each of its digits a set.
fn blossom(cursor: &mut Cursor<'_>, _: DigitSet) -> Option<Vec<Pattern>> {
    cursor.eat("[")?;
    let stem = Some(cursor.cell()?);
    cursor.eat("]")?;
    let (mut sets, mut digits) = (Vec::new(), Vec::new());
    while cursor.attempt(|cursor| cursor.eat(",")).is_some() {
        cursor.eat("-")?;
        digits.push(cursor.digit()?);
        cursor.eat("-")?;
        sets.push(one_set(cursor)?);
    }
    let last = u8::try_from(sets.len()).ok()?;
    let common = |(digit, number)| Common {
        digit,
        between: (number, last),
    };
    let commons = digits.into_iter().zip(0..).map(common).collect();
    Some(vec![Pattern::Als {
        sets,
        commons,
        stem,
    }])
}

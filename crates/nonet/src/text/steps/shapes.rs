//! Reads patterns, each shape in its own way, in either notation.

use super::cursor::Cursor;
use super::links::usual_house;
use super::net;
use super::net::Shape;
use super::parts::{digits_of, letters, one_fish, one_set};
use super::symmetry::symmetry;
use super::write::letter;
use super::{eureka, hodoku};
use crate::board::{Candidate, Cell, DigitSet};
use crate::logic::{Als, Common, Node, Pattern, Strong, Truth};

/// The shapes of patterns. Of two that begin alike, the one to try first comes first.
pub(super) const SHAPES: [Shape; 11] = [
    hodoku::chains,
    eureka::chains,
    fish,
    intersection,
    in_cells,
    single,
    als,
    colours,
    templates,
    symmetry,
    nets,
];

fn single(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let digit = digits_of(cursor)?.single()?;
    let house = cursor.house()?;
    // The cell is the one that the step fills.
    let cell = cursor.geometry.house_cells(house).first().copied()?;
    Some(Pattern::Single {
        candidate: Candidate { cell, digit },
        house: Some(house),
    })
}

/// `3 in b2 (r13c4 in c4)`, `(3)b2\c4 r13c4`.
fn intersection(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let digit = digits_of(cursor)?.single()?;
    let base = cursor.house()?;
    let (cover, cells) = if cursor.attempt(|cursor| cursor.eat("\\")).is_some() {
        (cursor.house()?, cursor.cells()?)
    } else {
        cursor.eat("(")?;
        let cells = cursor.cells()?;
        cursor.eat("in")?;
        let cover = cursor.house()?;
        cursor.eat(")")?;
        (cover, cells)
    };
    Some(Pattern::Intersection {
        digit,
        base,
        cover,
        cells,
    })
}

/// One or more fish: `8 c56 r37 fr8c5 efr9c5; 8 c56 r38 fr7c5`.
fn fish(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    cursor.list(";", one_fish).map(Pattern::Fish)
}

/// Digits in cells: a subset, a deadly pattern, truths.
fn in_cells(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let (digits, cells) = (digits_of(cursor)?, cursor.cells()?);
    if cursor.ahead("{") {
        let base = cursor.truths()?;
        let covers = cursor.attempt(|cursor| cursor.eat("\\")).is_some();
        let cover = if covers { cursor.truths()? } else { Vec::new() };
        return Some(Pattern::Truths {
            base,
            cover,
            cells,
            digits,
        });
    }
    if cursor.attempt(|cursor| cursor.eat(",")).is_some() {
        return deadly(cursor, cells, digits);
    }
    let named = cursor.attempt(|cursor| cursor.eat("[")).is_some();
    let house = if named {
        let house = cursor.house()?;
        cursor.eat("]")?;
        house
    } else {
        let usual = usual_house(cursor.geometry, &cells);
        usual.or_else(|| cursor.miss("cells-of-one-house"))?
    };
    Some(Pattern::Subset {
        house,
        cells,
        digits,
    })
}

fn deadly(cursor: &mut Cursor<'_>, cells: Vec<Cell>, digits: DigitSet) -> Option<Pattern> {
    cursor.eat("guardians")?;
    let guardians = cursor.candidates()?;
    let by = cursor.attempt(|cursor| cursor.eat("by")).is_some();
    let truths = if by { cursor.truths()? } else { Vec::new() };
    Some(Pattern::Deadly {
        cells,
        digits,
        guardians,
        truths,
    })
}

/// Almost locked sets: `A=r4c456 {3579}, B=r5c4789 {14579}, stem C=r8c8, X=2AC,4BC`.
fn als(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let mut sets = vec![set(cursor, 0)?];
    let mut stem = None;
    while let Some(set) = cursor.attempt(|cursor| {
        cursor.eat(",")?;
        set(cursor, sets.len())
    }) {
        sets.push(set);
    }
    if cursor
        .attempt(|cursor| cursor.eat(",").and_then(|()| cursor.eat("stem")))
        .is_some()
    {
        letters(cursor, sets.len())?;
        stem = Some(cursor.cell()?);
    }
    let common = cursor.attempt(|cursor| {
        cursor.eat(",")?;
        cursor.eat("X=")?;
        cursor.list(",", common)
    });
    Some(Pattern::Als {
        sets,
        commons: common.unwrap_or_default(),
        stem,
    })
}

fn set(cursor: &mut Cursor<'_>, number: usize) -> Option<Als> {
    letters(cursor, number)?;
    one_set(cursor)
}

/// A common digit, and between which sets if not the first two: `2`, `2AC`.
fn common(cursor: &mut Cursor<'_>) -> Option<Common> {
    let digit = cursor.digit()?;
    let number = |name| (0..52u8).find(|&number| letter(usize::from(number)) == name);
    let Some(first) = cursor.letter().and_then(number) else {
        let between = (0, 1);
        return Some(Common { digit, between });
    };
    let Some(second) = cursor.letter().and_then(number) else {
        return cursor.miss("the-letter-of-a-second-set");
    };
    let between = (first, second);
    Some(Common { digit, between })
}

/// `8 (r4c4) / 8 (r4c8) by (8)r4c4=(8)r4c8 empty r5c5`: clusters, links, a cell that would be empty.
fn colours(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let colours = cursor.list("/", Cursor::candidates)?;
    let (pairs, odd) = colours.as_chunks::<2>();
    if !odd.is_empty() {
        return cursor.miss("the-other-colour");
    }
    cursor.eat("by")?;
    let links = cursor.list(",", link)?;
    let empty = cursor.attempt(|cursor| cursor.eat("empty")).is_some();
    let emptied = if empty { Some(cursor.cell()?) } else { None };
    Some(Pattern::Colours {
        clusters: pairs.to_vec(),
        links,
        emptied,
    })
}

/// Two candidates and why one of them is right.
fn link(cursor: &mut Cursor<'_>) -> Option<(Candidate, Candidate, Truth)> {
    let chain = eureka::chain(cursor)?;
    let candidate = |node: &Node| match node.cells.as_slice() {
        &[cell] => Some(Candidate {
            cell,
            digit: node.digit,
        }),
        _ => None,
    };
    match (chain.nodes.as_slice(), chain.strong.as_slice()) {
        ([a, b], &[Strong::Truth(truth)]) => Some((candidate(a)?, candidate(b)?, truth)),
        _ => cursor.miss("a-link-of-two-candidates"),
    }
}

/// `5`, `5 after 3r1c2 4r5c6`: a digit, and candidates in their order.
fn templates(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let digit = cursor.digit()?;
    let mut before = Vec::new();
    if cursor.attempt(|cursor| cursor.eat("after")).is_some() {
        while let Some(candidate) = cursor.attempt(|cursor| {
            let digit = cursor.digit()?;
            let cell = cursor.cell()?;
            Some(Candidate { cell, digit })
        }) {
            before.push(candidate);
        }
    }
    Some(Pattern::Templates { digit, before })
}

/// A forcing chain or net, with any of the shapes inside.
fn nets(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    net::net(cursor, &SHAPES)
}

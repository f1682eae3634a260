//! Symmetries as they are written: `half turn 1-9 2-8 3-7 4-6 5`: the turn, and the digits that change places.

use super::cursor::Cursor;
use crate::board::Digit;
use crate::logic::{Pattern, Turn, cycles};

/// The name of a turn.
fn name(turn: Turn) -> &'static str {
    match turn {
        Turn::Half => "half turn",
        Turn::Quarter => "quarter turn",
        Turn::Diagonal => "diagonal",
        Turn::Antidiagonal => "antidiagonal",
    }
}

/// The turn, and each digit with its image, the image of that, and so on.
pub(super) fn written(turn: Turn, images: &[Digit]) -> String {
    let cycle = |cycle: Vec<Digit>| {
        let digits: Vec<String> = cycle.iter().map(|digit| digit.to_string()).collect();
        digits.join("-")
    };
    let cycles: Vec<String> = cycles(images).into_iter().map(cycle).collect();
    format!("{} {}", name(turn), cycles.join(" "))
}

/// Reads a symmetry.
pub(super) fn symmetry(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    let mut turns = Turn::ALL.into_iter();
    let turn = turns.find(|&turn| cursor.attempt(|cursor| cursor.eat(name(turn))).is_some())?;
    let mut images = vec![None; cursor.geometry.side()];
    while let Some(cycle) = cursor.attempt(|cursor| cursor.list("-", Cursor::digit)) {
        for (place, digit) in cycle.iter().enumerate() {
            images[digit.index()] = Some(cycle[(place + 1) % cycle.len()]);
        }
    }
    let images: Option<Vec<Digit>> = images.into_iter().collect();
    let images = images.or_else(|| cursor.miss("each-number-once"))?;
    Some(Pattern::Symmetry { turn, images })
}

//! All candidates of a 9x9 board in one string of 729 characters: the digit d stands at place d of its cell if it is a
//! candidate, a point or 0 if not. Sukaku Explainer and others read it.

use super::super::Game;
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::state::{State, game, is_classic, states};
use crate::board::{Digit, DigitSet, Geometry};

/// The string, in one line or more.
pub(super) fn read(text: &str) -> Found {
    const LENGTH: usize = 729;
    let signs: Vec<char> = text.chars().filter(|ch| !ch.is_whitespace()).collect();
    if signs.len() != LENGTH {
        return None;
    }
    let cells: Vec<State> = signs.chunks(9).map(cell).collect::<Option<_>>()?;
    let game = game(&Geometry::classic(), &cells);
    Some(game.map(Taken::game).ok_or(Broken::Content))
}

/// A cell with one candidate is a given, as in every program that reads such strings.
fn cell(signs: &[char]) -> Option<State> {
    let place = |(digit, &sign): (Digit, &char)| match sign {
        '.' | '0' => Some(None),
        _ if sign.to_digit(10) == Some(u32::from(digit.get())) => Some(Some(digit)),
        _ => None,
    };
    let digits: Vec<Option<Digit>> = Digit::all(9).zip(signs).map(place).collect::<Option<_>>()?;
    let set: DigitSet = digits.into_iter().flatten().collect();
    Some(set.single().map_or(State::Open(set), State::Given))
}

/// Writes the string.
pub(super) fn write(game: &Game) -> Option<String> {
    let set = |state: State| match state {
        State::Given(digit) | State::Filled(digit) => DigitSet::only(digit),
        State::Open(set) => set,
    };
    let cell = |state: State| -> String {
        let set = set(state);
        let place = |digit: Digit| match set.contains(digit) {
            true => digit.to_string(),
            false => ".".to_owned(),
        };
        Digit::all(9).map(place).collect()
    };
    is_classic(game).then(|| states(game).into_iter().map(cell).collect())
}

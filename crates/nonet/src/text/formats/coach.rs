//! sudoku.coach: the state that it copies, and links to its pages with the givens.
//!
//! The state is `SCv7_32_` and base 32 of a JSON object packed by zlib: `gridSize`, `givenDigits`, `userDigits`, and
//! `userCellCandidates`, numbers with a hyphen between, in which bit d is candidate d. Grammar: three programs that
//! read and write it agree; the site publishes none.

use super::super::Game;
use super::parts::address::Address;
use super::parts::base::{base32, from_base32};
use super::parts::packed::{from_zlib, zlib};
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::square::nine;
use super::parts::state::{State, is_classic, noted, states};
use super::parts::value::Value;
use crate::board::{Digit, DigitSet, Geometry};

/// How a state begins: version 7, base 32.
const SIGN: &str = "SCv7_32_";

/// The server.
const HOST: &str = "sudoku.coach";

/// The state.
pub(super) fn read(text: &str) -> Found {
    let payload = text.strip_prefix(SIGN)?;
    let bytes = from_base32(payload).ok_or(Broken::Packed);
    let json = bytes.and_then(|bytes| from_zlib(&bytes));
    let value = json.and_then(|json| Value::read(&json).ok_or(Broken::Content));
    Some(value.and_then(|value| of_value(&value)))
}

fn of_value(value: &Value) -> Result<Taken, Broken> {
    let size = value.get("gridSize").and_then(Value::number);
    if size.is_some_and(|size| size != 9) {
        return Err(Broken::Shape);
    }
    let text = |name| value.get(name).and_then(Value::text).unwrap_or_default();
    let digits = |name| {
        let digits: Vec<u32> = text(name)
            .chars()
            .filter_map(|ch| ch.to_digit(10))
            .collect();
        (digits.len() == 81 || digits.is_empty()).then_some(digits)
    };
    let (givens, own) = digits("givenDigits")
        .zip(digits("userDigits"))
        .ok_or(Broken::Content)?;
    let marks: Vec<u32> = text("userCellCandidates")
        .split('-')
        .map_while(|word| word.parse().ok())
        .collect();
    let digit = |list: &[u32], at: usize| Digit::new(*list.get(at)? as u8);
    let cell = |at| match (digit(&givens, at), digit(&own, at)) {
        (Some(given), _) => State::Given(given),
        (None, Some(own)) => State::Filled(own),
        (None, None) => {
            let bits = marks.get(at).map_or(0, |mark| mark >> 1 & 0x1FF);
            State::Open(DigitSet::from_bits(bits))
        }
    };
    let cells: Vec<State> = (0..81).map(cell).collect();
    let sheet = noted(&Geometry::classic(), &cells).ok_or(Broken::Content)?;
    Ok(Taken::sheets(vec![sheet]))
}

/// Writes the state.
pub(super) fn write(game: &Game) -> Option<String> {
    let cells = states(game);
    let digits = |of: fn(&State) -> Option<Digit>| -> String {
        let digit = |state| of(state).map_or_else(|| "0".to_owned(), |digit| digit.to_string());
        cells.iter().map(digit).collect()
    };
    let givens = digits(|state| match *state {
        State::Given(digit) => Some(digit),
        _ => None,
    });
    let own = digits(|state| match *state {
        State::Filled(digit) => Some(digit),
        _ => None,
    });
    let bits = |state: &State| match *state {
        State::Open(set) if game.candidates => set.bits() << 1,
        _ => 0,
    };
    let marks: Vec<String> = cells.iter().map(|state| bits(state).to_string()).collect();
    let json = format!(
        "{{\"gridSize\":9,\"givenDigits\":\"{givens}\",\"userDigits\":\"{own}\",\"userCellCandidates\":\"{}\"}}",
        marks.join("-")
    );
    is_classic(game).then(|| SIGN.to_owned() + &base32(&zlib(&json)))
}

/// A link: the givens are the last part of its path.
pub(super) fn read_link(text: &str) -> Found {
    let address = Address::first_in(text).filter(|address| address.is_of(HOST))?;
    let last = address.path.trim_end_matches('/').rsplit('/').next()?;
    Some(nine(last).map(Taken::puzzle).ok_or(Broken::NameOnly))
}

/// Writes a link to its solver.
pub(super) fn write_link(game: &Game) -> Option<String> {
    let cells = super::super::line(&game.givens, '0');
    is_classic(game).then(|| format!("https://{HOST}/en/solver/{cells}"))
}

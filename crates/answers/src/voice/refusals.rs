//! Sentences about texts that were not read.

use super::Voice;
use crate::key;
use nonet::board::SHAPES;
use nonet::text::{CaseError, ParseError, ReadError, digit_like, is_letter};

impl Voice {
    /// Why text was not read, in one sentence.
    pub fn refused(&self, error: &ReadError) -> String {
        match error {
            ReadError::NoSize { found } => self.no_size(*found),
            ReadError::Fault { side, error } => self.fault(*side, error),
            ReadError::NotSoon { first } => {
                self.say(key::PARSE_NOT_SOON, &[("n", &first.to_string())])
            }
            ReadError::Address => self.text(key::PARSE_ADDRESS),
            ReadError::Code => self.text(key::PARSE_CODE),
            ReadError::Regions => self.text(key::PARSE_REGIONS),
            ReadError::Case(error) => self.no_case(*error),
        }
    }

    /// What is wrong with a line of HoDoKu's library, and in which of its fields.
    fn no_case(&self, error: CaseError) -> String {
        let (key, n) = match error {
            CaseError::Fields(n) => (key::PARSE_CASE_FIELDS, n),
            CaseError::Field(n) => (key::PARSE_CASE, n),
        };
        let belongs = match n {
            1 => key::CASE_TECHNIQUE,
            2 => key::CASE_DIGITS,
            3 => key::CASE_BOARD,
            _ => key::CASE_CANDIDATES,
        };
        self.say(key, &[("n", &n.to_string()), ("what", self.word(belongs))])
    }

    /// The refusal of a number of cells that no board has, naming the nearest size.
    fn no_size(&self, found: usize) -> String {
        let sides = SHAPES.iter().map(|(rows, cols)| rows * cols);
        let nearest = sides.min_by_key(|side| (side * side).abs_diff(found));
        let side = nearest.unwrap_or(9);
        let [n, side, cells] = [found, side, side * side].map(|number| number.to_string());
        self.say(
            key::PARSE_SIZE,
            &[("n", &n), ("side", &side), ("cells", &cells)],
        )
    }

    fn fault(&self, side: usize, error: &ParseError) -> String {
        let cells = side * side;
        let number = |key, places: &[(&str, usize)]| {
            let texts: Vec<String> = places.iter().map(|(_, n)| n.to_string()).collect();
            let places = places.iter().zip(&texts);
            let places: Vec<_> = places
                .map(|((name, _), text)| (*name, text.as_str()))
                .collect();
            self.say(key, &places)
        };
        match error {
            ParseError::Empty => self.text(key::PARSE_EMPTY),
            ParseError::TooLarge { bytes } => number(key::PARSE_LARGE, &[("n", *bytes)]),
            ParseError::Binary { offset } => number(key::PARSE_BINARY, &[("n", offset + 1)]),
            ParseError::WrongLength { found } => {
                number(key::PARSE_LENGTH, &[("n", *found), ("cells", cells)])
            }
            ParseError::ShortLine { line, found } => number(
                key::PARSE_SHORT,
                &[("line", *line), ("n", *found), ("side", side)],
            ),
            ParseError::LongLine { line, found } => number(
                key::PARSE_LONG,
                &[("line", *line), ("n", *found), ("side", side)],
            ),
            ParseError::TooFewLines { found } => {
                number(key::PARSE_FEW, &[("n", *found), ("side", side)])
            }
            ParseError::TooManyLines { found } => {
                number(key::PARSE_MANY, &[("n", *found), ("side", side)])
            }
            ParseError::CandidateGrid => self.text(key::PARSE_CANDIDATES),
            ParseError::BrokenLink => self.text(key::PARSE_BROKEN_LINK),
            ParseError::NewerLink => self.text(key::PARSE_NEWER_LINK),
            ParseError::BadChar { ch, line, column } => {
                let [line, column] = [line, column].map(|n| n.to_string());
                let places = [
                    ("char", &*shown(*ch)),
                    ("line", &*line),
                    ("column", &*column),
                ];
                let text = self.say(key::PARSE_CHAR, &places);
                match digit_like(*ch) {
                    Some(digit) => {
                        text + " " + &self.say(key::PARSE_LIKE, &[("n", &digit.to_string())])
                    }
                    None => text,
                }
            }
            ParseError::Repeated(conflicts) => self.count(key::PARSE_REPEATED, conflicts.len()),
        }
    }
}

/// A character in a recognisable form, with its code point if it can't be seen.
fn shown(ch: char) -> String {
    if ch.is_ascii_graphic() || is_letter(ch) {
        format!("“{ch}”")
    } else {
        format!("U+{:04X}", u32::from(ch))
    }
}

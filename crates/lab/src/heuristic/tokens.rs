//! The words and signs of a formula, each with its place.

use super::error::{FormulaError, Wrong};

/// The greatest number in a text.
const MOST: i64 = 1_000_000_000;

/// A word or sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// The place of its first character.
    pub(super) at: usize,
    pub(super) what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    Number(i64),
    Word(String),
    Sign(&'static str),
}

/// The signs, longer ones first, with the variants that people or their keyboards use.
const SIGNS: [(&str, &str); 21] = [
    ("<=", "<="),
    (">=", ">="),
    ("!=", "!="),
    ("==", "="),
    ("<", "<"),
    (">", ">"),
    ("=", "="),
    ("+", "+"),
    ("-", "-"),
    ("*", "*"),
    ("/", "/"),
    ("%", "%"),
    ("(", "("),
    (")", ")"),
    (",", ","),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("−", "-"),
    ("×", "*"),
    ("÷", "/"),
];

/// Splits a text into tokens.
///
/// # Errors
/// Says which character has no meaning, or which number is too large.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, FormulaError> {
    let mut tokens = Vec::new();
    let (mut rest, mut at) = (text, 0);
    while let Some(first) = rest.chars().next() {
        let (taken, what) = if first.is_whitespace() {
            (first.len_utf8(), None)
        } else {
            let (taken, what) = token(rest, first).map_err(|wrong| FormulaError { at, wrong })?;
            (taken, Some(what))
        };
        tokens.extend(what.map(|what| Token { at, what }));
        let (before, after) = rest.split_at_checked(taken).unwrap_or((rest, ""));
        at += before.chars().count();
        rest = after;
    }
    Ok(tokens)
}

/// The first token of a text, and how many bytes it takes.
fn token(text: &str, first: char) -> Result<(usize, What), Wrong> {
    if first.is_ascii_digit() {
        let digits = leading(text, |c| c.is_ascii_digit());
        let number = digits.parse().ok().filter(|number| *number <= MOST);
        let number = number.ok_or(Wrong::TooLarge(MOST))?;
        return Ok((digits.len(), What::Number(number)));
    }
    if first.is_alphabetic() {
        let word = leading(text, |c| c.is_alphanumeric() || c == '_');
        return Ok((word.len(), What::Word(word.to_owned())));
    }
    let sign = SIGNS.iter().find(|(sign, _)| text.starts_with(sign));
    let (sign, meant) = sign.ok_or(Wrong::Sign(first))?;
    Ok((sign.len(), What::Sign(meant)))
}

/// The leading characters for which this holds.
fn leading(text: &str, is_in: impl Fn(char) -> bool) -> &str {
    let end = text.find(|c: char| !is_in(c)).unwrap_or(text.len());
    text.get(..end).unwrap_or(text)
}

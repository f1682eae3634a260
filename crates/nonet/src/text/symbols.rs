//! How the digits of a board are written: there are several ways for boards with more than nine.
//!
//! In the way with 0 (hexadecimal), 0 is the last digit: then all others have the same name in both ways, and a
//! board without a 0 reads the same in both.

use super::chars::{Blank, digit_value};
use crate::board::Digit;

/// A way of writing digits. Letters are read in both cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Symbols {
    /// 1 to 9, then letters from A = 10. Boards of up to nine digits have no other way.
    Letters,
    /// Letters from A = 1.
    LettersFromOne,
    /// 1 to 9, letters from A = 10, and 0 for the last digit: hexadecimal, where 16 is 0.
    FromZero,
    /// Decimal numbers with something between them.
    Numbers,
    /// Decimal numbers of two figures: 01 to 25.
    Pairs,
}

impl Symbols {
    /// All of them, in order of preference where several fit.
    pub const ALL: [Self; 5] = [
        Self::Letters,
        Self::LettersFromOne,
        Self::FromZero,
        Self::Numbers,
        Self::Pairs,
    ];

    /// How a digit is written on a board of this side.
    ///
    /// ```
    /// use nonet::{board::Digit, text::Symbols};
    /// let sixteen = Digit::new(16).expect("a digit");
    /// let shown = Symbols::ALL.map(|symbols| symbols.show(sixteen, 16));
    /// assert_eq!(shown, ["G", "P", "0", "16", "16"]);
    /// ```
    pub fn show(self, digit: Digit, side: usize) -> String {
        let mut text = String::new();
        self.write(digit, side, &mut text);
        text
    }

    /// Writes a digit.
    pub(super) fn write(self, digit: Digit, side: usize, out: &mut String) {
        let value = digit.get();
        let number = [b'0' + value / 10, b'0' + value % 10].map(char::from);
        match self {
            Self::FromZero if usize::from(value) == side => out.push('0'),
            Self::Letters | Self::FromZero if value > 9 => out.push(char::from(b'A' + value - 10)),
            Self::LettersFromOne => out.push(char::from(b'A' + value - 1)),
            Self::Pairs => out.extend(number),
            _ => out.extend(number.into_iter().skip(usize::from(value < 10))),
        }
    }

    /// The digit that a single character means.
    pub(super) fn digit(self, ch: char, side: usize) -> Option<Digit> {
        let letter = |from: u8| {
            let is_letter = ch.is_ascii_alphabetic();
            is_letter.then(|| ch.to_ascii_uppercase() as u8 - b'A' + from)
        };
        let figure = digit_value(ch);
        let value = match self {
            Self::Letters => figure.or_else(|| letter(10)),
            Self::LettersFromOne => letter(1),
            Self::FromZero if figure == Some(0) => u8::try_from(side).ok(),
            Self::FromZero => figure
                .or_else(|| letter(10))
                .filter(|&v| usize::from(v) < side),
            Self::Numbers | Self::Pairs => figure,
        };
        on_board(value?.into(), side)
    }

    /// The cell at the beginning of a text, if there is one, and how many bytes it takes.
    pub(super) fn take(
        self,
        text: &str,
        blank: Option<Blank>,
        side: usize,
    ) -> Option<(Option<Digit>, usize)> {
        let is_blank = |ch: char| blank.is_some() && Blank::of(ch) == blank;
        let run = match self {
            Self::Numbers => run(text, usize::MAX, is_blank),
            Self::Pairs => run(text, 2, is_blank).filter(|run| run.chars().count() == 2),
            _ => text.get(..text.chars().next()?.len_utf8()),
        }?;
        if run.chars().all(is_blank) {
            return Some((None, run.len()));
        }
        let digit = match self {
            Self::Numbers | Self::Pairs => number(run).and_then(|value| on_board(value, side)),
            _ => run.chars().next().and_then(|ch| self.digit(ch, side)),
        };
        Some((Some(digit?), run.len()))
    }
}

/// The figures, or else the blanks, at the beginning of a text.
fn run(text: &str, longest: usize, is_blank: impl Fn(char) -> bool) -> Option<&str> {
    let is_figure = |ch: char| digit_value(ch).is_some();
    let first = text.chars().next()?;
    let same = |ch: char| {
        if is_figure(first) {
            is_figure(ch)
        } else {
            is_blank(ch)
        }
    };
    let ends = text.char_indices().enumerate();
    let mut ends = ends.filter(|&(n, (_, ch))| n == longest || !same(ch));
    let end = ends.next().map_or(text.len(), |(_, (at, _))| at);
    text.get(..end).filter(|run| !run.is_empty())
}

fn number(figures: &str) -> Option<usize> {
    let add = |sum: usize, ch| {
        Some(
            sum.saturating_mul(10)
                .saturating_add(digit_value(ch)?.into()),
        )
    };
    figures.chars().try_fold(0, add)
}

fn on_board(value: usize, side: usize) -> Option<Digit> {
    let digit = u8::try_from(value).ok().and_then(Digit::new);
    digit.filter(|_| value <= side)
}

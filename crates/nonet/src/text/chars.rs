//! What single characters mean: digits of any script, blanks, separators, frames.
//!
//! A character has no meaning by likeness: the letters O, l and I are never digits.

use std::ops::RangeInclusive;

/// The code point of 0 in each run of ten decimal digits (Unicode 17, general category Nd).
const ZEROS: [u32; 77] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66,
    0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0,
    0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50, 0x11D50,
    0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE,
    0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
];

/// The value of a decimal digit of any script, 0 to 9.
///
/// ```
/// use nonet::text::digit_value;
/// assert_eq!(digit_value('7'), Some(7));
/// assert_eq!(digit_value('٧'), Some(7)); // Arabic-Indic
/// assert_eq!(digit_value('O'), None);
/// ```
pub fn digit_value(ch: char) -> Option<u8> {
    if ch.is_ascii() {
        return ch.is_ascii_digit().then(|| ch as u8 - b'0');
    }
    let code = u32::from(ch);
    let run = ZEROS.partition_point(|&zero| zero <= code).checked_sub(1)?;
    let value = code - ZEROS.get(run)?;
    u8::try_from(value).ok().filter(|&value| value < 10)
}

/// The figure that a character is easily mistaken for: a reason to ask, never to guess.
///
/// ```
/// use nonet::text::digit_like;
/// assert_eq!("OlZ①".chars().map(digit_like).collect::<Vec<_>>(), [Some(0), Some(1), Some(2), Some(1)]);
/// assert_eq!(digit_like('7'), None);
/// ```
pub fn digit_like(ch: char) -> Option<u8> {
    let mut rows = LIKE.iter().zip(0..);
    let by_look = rows.find_map(|(like, digit)| is_one_of(ch, like).then_some(digit));
    let circled = || match ch {
        '①'..='⑨' => u8::try_from(u32::from(ch) - u32::from('①') + 1).ok(),
        _ => None,
    };
    by_look.or_else(circled)
}

/// The characters that look like 0, 1 and so on: Latin, Greek and Cyrillic letters, superscripts, the CJK zero.
const LIKE: [&str; 10] = [
    "OoQΟοОо〇⁰",
    "lI!ΙІі¹",
    "Zz²",
    "Зз³",
    "Чч⁴",
    "Ss⁵",
    "бG⁶",
    "⁷",
    "BΒВ⁸",
    "gq⁹",
];

/// Is it a letter, of any script? Decided by Unicode's blocks, some of whose characters are not letters: the exact
/// tables would be two kilobytes of the first load.
///
/// ```
/// use nonet::text::is_letter;
/// assert!("Oñ字".chars().all(is_letter));
/// assert!(!"7٧·–□".chars().any(is_letter));
/// ```
pub fn is_letter(ch: char) -> bool {
    let in_block = || match u32::from(ch) {
        0xD7 | 0xF7 => false, // the signs of multiplication and division
        code => LETTERS.iter().any(|block| block.contains(&code)),
    };
    ch.is_ascii_alphabetic() || (in_block() && digit_value(ch).is_none())
}

/// The blocks that are mostly letters.
const LETTERS: [RangeInclusive<u32>; 6] = [
    0xC0..=0x1FFF,
    0x2C00..=0x2DFF,
    0x3040..=0xD7FF,
    0xF900..=0xFDFF,
    0x1_0000..=0x1_CFFF,
    0x2_0000..=0x3_23AF,
];

/// A character that stands for an empty cell; one kind in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blank(char);

impl Blank {
    /// All kinds. Where several would do, the first is meant: Sudopedia's order ("Sudoku Clipboard and File
    /// Formats"), then the kinds that it does not mention.
    pub(super) const BY_PREFERENCE: [Self; 10] = [
        Self('0'),
        Self('.'),
        Self('X'),
        Self('*'),
        Self('_'),
        Self('-'),
        Self('?'),
        Self('·'),
        Self('○'),
        Self('□'),
    ];

    /// Which kind a character is, if any.
    pub(super) fn of(ch: char) -> Option<Self> {
        let kind = match ch {
            '1'..='9' => return None,
            'x' => 'X',
            '•' => '·',
            _ if digit_value(ch) == Some(0) => '0',
            _ => ch,
        };
        let mut known = Self::BY_PREFERENCE.into_iter();
        known.find(|&blank| blank == Self(kind))
    }

    /// The character that represents its kind.
    pub(super) fn sign(self) -> char {
        self.0
    }

    /// Is it the hyphen, which borders are also made of?
    pub(super) fn is_hyphen(self) -> bool {
        self == Self('-')
    }
}

/// Is `ch` one of these characters? `str::contains` uses its search for any text, which is 2 kB of code.
pub(super) fn is_one_of(ch: char, all: &str) -> bool {
    all.chars().any(|one| one == ch)
}

/// May it stand between cells without meaning anything?
pub(super) fn is_separator(ch: char) -> bool {
    let mark = is_one_of(ch, "|,;:!'\"`[](){}");
    mark || ch.is_whitespace() || is_invisible(ch) || is_box_drawing(ch)
}

/// May it be part of a border?
pub(super) fn is_frame(ch: char) -> bool {
    is_one_of(ch, "+-|*.':=_") || ch.is_whitespace() || is_invisible(ch) || is_box_drawing(ch)
}

/// Does a run of it draw a line across?
pub(super) fn is_rule(ch: char) -> bool {
    matches!(ch, '-' | '=' | '─' | '━' | '═')
}

/// Is such a line heavier than other lines?
pub(super) fn is_heavy_rule(ch: char) -> bool {
    matches!(ch, '=' | '━' | '═')
}

/// Is it a bar between columns?
pub(super) fn is_bar(ch: char) -> bool {
    matches!(ch, '|' | '│' | '┃' | '║')
}

/// Zero-width characters and direction marks, which come with text copied from pages.
pub(super) fn is_invisible(ch: char) -> bool {
    let code = u32::from(ch);
    matches!(code, 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x2064 | 0x2066..=0x2069 | 0xFEFF)
}

fn is_box_drawing(ch: char) -> bool {
    ('\u{2500}'..='\u{257F}').contains(&ch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_script_has_ten_digits_and_no_more() {
        assert!(ZEROS.is_sorted());
        assert!(ZEROS.windows(2).all(|pair| pair[1] - pair[0] >= 10));
        for zero in ZEROS {
            for value in 0..10 {
                let ch = char::from_u32(zero + u32::from(value)).unwrap();
                assert!(ch.is_numeric(), "{ch:?}");
                assert_eq!(digit_value(ch), Some(value));
            }
        }
        let all = (0..=0x10_FFFF).filter_map(char::from_u32);
        let digits = all.filter(|&ch| digit_value(ch).is_some());
        assert_eq!(digits.count(), 10 * ZEROS.len());
    }

    #[test]
    fn letters_are_letters() {
        let all = || (0..=0x10_FFFF).filter_map(char::from_u32);
        let same = all().filter(|&ch| is_letter(ch) == ch.is_alphabetic());
        assert!(same.count() * 20 > all().count() * 19);
        assert!(
            (0..=0x2FF)
                .filter_map(char::from_u32)
                .all(|ch| !is_letter(ch) || ch.is_alphabetic() || ch > 'ʰ')
        );
    }

    #[test]
    fn look_alikes_are_no_digits() {
        for ch in "OoQIl|SZB〇¹²½①Ⅳ".chars() {
            assert_eq!(digit_value(ch), None, "{ch:?}");
            assert_eq!(Blank::of(ch), None, "{ch:?}");
            assert!(digit_like(ch).is_some() || "|½Ⅳ".contains(ch), "{ch:?}");
        }
    }

    #[test]
    fn circled_figures_are_taken_for_theirs() {
        let values: Vec<_> = "①②③④⑤⑥⑦⑧⑨".chars().map(digit_like).collect();
        assert_eq!(values, (1..=9).map(Some).collect::<Vec<_>>());
    }
}

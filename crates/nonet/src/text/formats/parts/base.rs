//! Numbers written with letters: bases 32, 36 and 64, the last in LZ-String's form.

/// The figures of bases up to 36.
const FIGURES: &str = "0123456789abcdefghijklmnopqrstuvwxyz";

/// The number that the characters mean in this base.
pub(in crate::text::formats) fn number(text: &str, base: u32) -> Option<u32> {
    let is_figure = |ch: char| ch.is_digit(base);
    text.chars()
        .all(is_figure)
        .then(|| u32::from_str_radix(text, base).ok())?
}

/// A number in this base, with this many characters.
pub(in crate::text::formats) fn figures(mut number: u32, base: u32, width: usize) -> String {
    let mut reversed = Vec::new();
    for _ in 0..width {
        let at = (number % base) as usize;
        reversed.extend(FIGURES.chars().nth(at));
        number /= base;
    }
    reversed.iter().rev().collect()
}

/// The bytes that characters stand for, `bits` bits each; bits left over at the end are dropped.
fn bytes(text: &str, bits: u32, value: impl Fn(char) -> Option<u32>) -> Option<Vec<u8>> {
    let (mut bytes, mut held, mut n_held) = (Vec::new(), 0u32, 0);
    for ch in text.chars() {
        held = (held << bits | value(ch)?) & 0xFFFF;
        n_held += bits;
        if n_held >= 8 {
            n_held -= 8;
            bytes.push((held >> n_held) as u8);
        }
    }
    Some(bytes)
}

/// The characters that stand for bytes, `bits` bits each; the last one is padded with zeros.
fn letters(bytes: &[u8], bits: u32, letter: impl Fn(usize) -> Option<char>) -> String {
    let (mut text, mut held, mut n_held) = (String::new(), 0u32, 0);
    let mask = (1u32 << bits) - 1;
    for &byte in bytes {
        held = (held << 8 | u32::from(byte)) & 0xFFFF;
        n_held += 8;
        while n_held >= bits {
            n_held -= bits;
            text.extend(letter((held >> n_held & mask) as usize));
        }
    }
    if n_held > 0 {
        text.extend(letter((held << (bits - n_held) & mask) as usize));
    }
    text
}

/// The bytes of base 32 with the figures 0 to 9 and a to v (RFC 4648, extended hex, without padding).
pub(in crate::text::formats) fn from_base32(text: &str) -> Option<Vec<u8>> {
    bytes(text, 5, |ch| ch.to_digit(32))
}

/// Bytes in base 32.
pub(in crate::text::formats) fn base32(bytes: &[u8]) -> String {
    letters(bytes, 5, |at| FIGURES.chars().nth(at))
}

/// The bytes of base 64, without padding.
pub(in crate::text::formats) fn from_base64(text: &str) -> Option<Vec<u8>> {
    bytes(text, 6, sextet)
}

/// The value of a base 64 character. A blank is a plus sign that an address has lost.
fn sextet(ch: char) -> Option<u32> {
    let code = u32::from(ch);
    match ch {
        'A'..='Z' => Some(code - u32::from('A')),
        'a'..='z' => Some(code - u32::from('a') + 26),
        '0'..='9' => Some(code - u32::from('0') + 52),
        '+' | ' ' => Some(62),
        '/' => Some(63),
        _ => None,
    }
}

/// The value of a character in LZ-String's texts, whose alphabet for addresses has a hyphen instead of the stroke.
pub(in crate::text::formats) fn lz_sextet(ch: char) -> Option<u32> {
    if ch == '-' { Some(63) } else { sextet(ch) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_travel_in_base_32() {
        assert_eq!(base32(b"fooba"), "cpnmuoj1"); // RFC 4648, 10
        assert_eq!(base32(b"foob"), "cpnmuog");
        for n in 0..9 {
            let bytes: Vec<u8> = (0..n).map(|at| (at * 37 + 200) as u8).collect();
            assert_eq!(from_base32(&base32(&bytes)), Some(bytes));
        }
    }

    #[test]
    fn numbers_have_their_width() {
        assert_eq!(figures(42, 36, 2), "16");
        assert_eq!(number("16", 36), Some(42));
        assert_eq!(number("+6", 36), None);
        assert_eq!(number("zzzzzzzz", 36), None);
    }
}

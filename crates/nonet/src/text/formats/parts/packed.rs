//! Packed texts: LZ-String for f-puzzles and SudokuPad, zlib for sudoku.coach.
//!
//! A few bytes can stand for gigabytes, so nothing is unpacked beyond a size that no puzzle has. No library of
//! Pieroxy's LZ-String has such a limit, hence a reader of our own; its writer is a library's, and the tests check
//! the two against each other.

use super::base::lz_sextet;
use super::sheet::Broken;
use miniz_oxide::inflate::{
    TINFLStatus, decompress_to_vec_with_limit, decompress_to_vec_zlib_with_limit,
};

/// The most characters that a puzzle has, unpacked.
const MOST: usize = 1 << 20;

/// Bits, the lowest first, out of characters that hold six each, the highest first.
struct Bits<'a> {
    text: std::str::Chars<'a>,
    held: u32,
    n_held: u32,
}

impl Bits<'_> {
    fn bit(&mut self) -> Option<usize> {
        if self.n_held == 0 {
            self.held = lz_sextet(self.text.next()?)?;
            self.n_held = 6;
        }
        self.n_held -= 1;
        Some((self.held >> self.n_held & 1) as usize)
    }

    fn take(&mut self, n: u32) -> Option<usize> {
        let mut value = 0;
        for place in 0..n {
            value |= self.bit()? << place;
        }
        Some(value)
    }
}

/// Unpacks LZ-String's base 64.
pub(in crate::text::formats) fn from_lz(text: &str) -> Result<String, Broken> {
    let mut bits = Bits {
        text: text.trim_end_matches('=').chars(),
        held: 0,
        n_held: 0,
    };
    let units = lz_units(&mut bits)?;
    String::from_utf16(&units).map_err(|_| Broken::Packed)
}

/// Unpacks LZ-String. The pieces written so far are numbered from 3; 0 and 1 announce a new character of 8 and of
/// 16 bits, 2 is the end. Each piece written makes a new one: the piece before it plus its own first character. A
/// number has as many bits as the largest needs.
fn lz_units(bits: &mut Bits<'_>) -> Result<Vec<u16>, Broken> {
    let mut pieces: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut units: Vec<u16> = Vec::new();
    let mut before: Option<(usize, usize)> = None;
    let (mut width, mut room) = (2, 4);
    loop {
        let number = bits.take(width).ok_or(Broken::Packed)?;
        let start = units.len();
        match number {
            2 => return Ok(units),
            0 | 1 => {
                let unit = bits.take(8 * (number as u32 + 1)).ok_or(Broken::Packed)?;
                units.push(unit as u16);
                pieces.push((start, 1));
            }
            known => piece(&mut units, &pieces, before, known)?,
        }
        if let Some((from, length)) = before {
            // The new piece is contiguous in the text: the character after the old one is the first of what was
            // just written.
            pieces.push((from, length + 1));
        }
        before = Some((start, units.len() - start));
        if units.len() > MOST {
            return Err(Broken::TooLarge);
        }
        // The next number may already be that of the piece made then.
        while pieces.len() + 1 > room {
            width += 1;
            room *= 2;
        }
    }
}

/// Writes a piece again, or the one being made: the piece before, plus its first character.
fn piece(
    units: &mut Vec<u16>,
    pieces: &[(usize, usize)],
    before: Option<(usize, usize)>,
    number: usize,
) -> Result<(), Broken> {
    let (from, length) = match (pieces.get(number), before) {
        (Some(&piece), _) => piece,
        (None, Some((from, length))) if number == pieces.len() => (from, length + 1),
        _ => return Err(Broken::Packed),
    };
    if units.len() + length > MOST + 1 {
        return Err(Broken::TooLarge);
    }
    for at in from..from + length {
        let unit = *units.get(at).ok_or(Broken::Packed)?;
        units.push(unit);
    }
    Ok(())
}

/// A text packed by LZ-String, in base 64.
pub(in crate::text::formats) fn lz(text: &str) -> String {
    lz_str::compress_to_base64(text)
}

/// Unpacks zlib's bytes.
pub(in crate::text::formats) fn from_zlib(bytes: &[u8]) -> Result<String, Broken> {
    unpacked(decompress_to_vec_zlib_with_limit(bytes, MOST))
}

/// Unpacks deflate's bytes, without zlib's frame.
pub(in crate::text::formats) fn from_deflate(bytes: &[u8]) -> Result<String, Broken> {
    unpacked(decompress_to_vec_with_limit(bytes, MOST))
}

fn unpacked(
    result: Result<Vec<u8>, miniz_oxide::inflate::DecompressError>,
) -> Result<String, Broken> {
    match result {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| Broken::Packed),
        Err(error) if error.status == TINFLStatus::HasMoreOutput => Err(Broken::TooLarge),
        Err(_) => Err(Broken::Packed),
    }
}

/// A text packed as zlib does.
pub(in crate::text::formats) fn zlib(text: &str) -> Vec<u8> {
    const LEVEL: u8 = 9;
    miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts with long repeats, many characters, and characters beyond the first plane.
    fn texts() -> Vec<String> {
        let many: String = (0x20..0x2400u32).filter_map(char::from_u32).collect();
        let mut texts: Vec<String> = [
            "",
            "a",
            "aaaa",
            "ababababa",
            "{\"size\":9}",
            "\u{1F522} 数独",
        ]
        .map(str::to_owned)
        .into();
        texts.push("x".repeat(70_000));
        texts.push(many.clone() + &many);
        texts.push("{\"value\":1},".repeat(900));
        texts
    }

    #[test]
    fn what_the_library_packs_is_unpacked() {
        for text in texts() {
            assert_eq!(from_lz(&lz(&text)), Ok(text.clone()));
            assert_eq!(from_zlib(&zlib(&text)), Ok(text));
        }
    }

    #[test]
    fn a_bomb_is_not_unpacked() {
        let long = "x".repeat(MOST + 1);
        assert_eq!(from_lz(&lz(&long)), Err(Broken::TooLarge));
        assert_eq!(from_zlib(&zlib(&long)), Err(Broken::TooLarge));
    }

    #[test]
    fn what_is_cut_off_says_so() {
        for text in texts().iter().filter(|text| text.len() > 8) {
            let packed = lz(text);
            assert_eq!(from_lz(&packed[..packed.len() / 2]), Err(Broken::Packed));
            let packed = zlib(text);
            assert_eq!(from_zlib(&packed[..packed.len() / 2]), Err(Broken::Packed));
        }
        assert_eq!(from_lz("*"), Err(Broken::Packed));
        assert_eq!(from_zlib(b"no zlib"), Err(Broken::Packed));
    }
}

//! A 9x9 board as nine sets of cells, one for each digit.

use super::lanes::{Bytes, Lanes, Vector};

/// All cells of a band: three rows of nine, the first cell is bit 0.
pub(super) const BAND: u32 = (1 << 27) - 1;

/// Givens of an ordinary 9x9 board. They may contradict each other.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The cells that hold each digit.
    pub(super) givens: [Lanes; 9],
}

impl Board {
    /// Reads 81 characters, row by row: `1` to `9`, and `.` or `0` for an empty cell.
    ///
    /// ```
    /// let text = [b'.'; 81];
    /// assert!(nonet::solve::nine::Board::parse(&text).is_some());
    /// assert!(nonet::solve::nine::Board::parse(&text[1..]).is_none());
    /// ```
    pub fn parse(text: &[u8]) -> Option<Self> {
        let text: &[u8; 81] = text.try_into().ok()?;
        let bytes = [
            (Bytes::at(text, 0), Bytes::at(text, 11)),
            (Bytes::at(text, 27), Bytes::at(text, 38)),
            (Bytes::at(text, 54), Bytes::at(text, 65)),
        ];
        let givens = [
            places(&bytes, b'1'),
            places(&bytes, b'2'),
            places(&bytes, b'3'),
            places(&bytes, b'4'),
            places(&bytes, b'5'),
            places(&bytes, b'6'),
            places(&bytes, b'7'),
            places(&bytes, b'8'),
            places(&bytes, b'9'),
        ];
        let empty = places(&bytes, b'.') | places(&bytes, b'0');
        let known = givens.iter().fold(empty, |known, &cells| known | cells);
        (known ^ Lanes::splat(BAND))
            .is_zero()
            .then_some(Self { givens })
    }

    /// A board of 81 numbers, row by row: 1 to 9, anything else for an empty cell.
    pub fn from_digits(digits: &[u8; 81]) -> Self {
        let mut places = [[0; 3]; 9];
        for (cell, &digit) in digits.iter().enumerate() {
            if let Some(bands) = places.get_mut(usize::from(digit).wrapping_sub(1)) {
                bands[cell / 27] |= 1 << (cell % 27);
            }
        }
        Self {
            givens: places.map(Lanes::new),
        }
    }

    /// Writes a digit into a cell, 0 to 80, or empties it with 0.
    pub fn set(&mut self, cell: usize, digit: u8) {
        let at = Lanes::single(cell % 81);
        for (own, cells) in (1..).zip(&mut self.givens) {
            *cells = if own == digit {
                *cells | at
            } else {
                cells.without(at)
            };
        }
    }

    /// Its givens, row by row, 0 for an empty cell.
    pub fn digits(&self) -> [u8; 81] {
        digits(&self.givens)
    }
}

/// The places of one character. Each band is read as two overlapping blocks of sixteen bytes.
#[inline(always)]
fn places([a, b, c]: &[(Bytes, Bytes); 3], byte: u8) -> Lanes {
    #[inline(always)]
    fn band((head, tail): &(Bytes, Bytes), byte: u8) -> u32 {
        head.matches(byte) | tail.matches(byte) << 11
    }
    Lanes::new([band(a, byte), band(b, byte), band(c, byte)])
}

/// The digit of each cell, 0 for none. Expects that no cell holds two.
pub(super) fn digits(places: &[Lanes; 9]) -> [u8; 81] {
    let mut digits = [0; 81];
    for (digit, cells) in (1..).zip(places) {
        for (band, mut left) in cells.bands().into_iter().enumerate() {
            while left != 0 {
                digits[(band * 27 + left.trailing_zeros() as usize) % 81] = digit;
                left &= left - 1;
            }
        }
    }
    digits
}

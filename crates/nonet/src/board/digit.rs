//! Digits and sets of digits.

#[cfg(feature = "serde")]
use super::checked;
#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer};
use std::fmt;

/// A digit, from 1 to the side of its board (at most 25). "No digit" is `Option::None`, never 0.
///
/// ```
/// use nonet::board::Digit;
/// let seven = Digit::new(7).expect("1 to 25 are digits");
/// assert_eq!(seven.get(), 7);
/// assert!(Digit::new(0).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Digit(u8);

impl Digit {
    /// The largest digit of the largest board.
    pub const MAX: u8 = 25;

    /// The digit with this value, if it is 1 to 25.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= Self::MAX {
            Some(Self(value))
        } else {
            None
        }
    }

    /// Its value, 1 to 25.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Its place in an array, 0 to 24.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// All digits of a board of this side, in ascending order.
    pub fn all(side: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        // Not `1..=side`: a range with its end in it is twice the code wherever it is used.
        (0..side.min(Self::MAX as usize)).map(|index| Self(index as u8 + 1))
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        checked(from, Self::new, || Self(1))
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of digits, as bits: digit `d` is bit `d - 1`.
///
/// ```
/// use nonet::board::{Digit, DigitSet};
/// let set: DigitSet = [1, 4, 9].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.to_string(), "1 4 9");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DigitSet(u32);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);

    /// All digits of a board of this side; no board has more than 25.
    pub const fn full(side: usize) -> Self {
        let most = Digit::MAX as usize;
        Self((1u32 << if side < most { side } else { most }) - 1)
    }

    /// The set of one digit.
    pub const fn only(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set with these [`bits`](Self::bits); those above the largest digit are ignored.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::full(Digit::MAX as usize).0)
    }

    /// Its bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Is the digit in it?
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::only(digit).0 != 0
    }

    /// Is nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many digits are in it, 0 to 25.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The digit, if it is the only one.
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// The smallest digit in it.
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 {
            None
        } else {
            Some(Digit(self.0.trailing_zeros() as u8 + 1))
        }
    }

    /// With this digit.
    #[must_use = "the set itself stays as it is"]
    pub const fn with(self, digit: Digit) -> Self {
        self.union(Self::only(digit))
    }

    /// Without this digit.
    #[must_use = "the set itself stays as it is"]
    pub const fn without(self, digit: Digit) -> Self {
        self.minus(Self::only(digit))
    }

    /// The digits in either set.
    #[must_use = "the set itself stays as it is"]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The digits in both sets.
    #[must_use = "the set itself stays as it is"]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The digits in this set and not in the other.
    #[must_use = "the set itself stays as it is"]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Is each of its digits in the other?
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Its digits, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let digit = rest.first()?;
            rest = rest.without(digit);
            Some(digit)
        })
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for DigitSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u32::deserialize(from).map(Self::from_bits)
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The digits, separated by blanks.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, digit) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_with_lists() {
        for bits in 0u32..512 {
            let digits: Vec<Digit> = Digit::all(9)
                .filter(|d| bits >> d.index() & 1 == 1)
                .collect();
            let set: DigitSet = digits.iter().copied().collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), digits);
            assert_eq!(set.len(), digits.len());
            assert_eq!(set.first(), digits.first().copied());
            assert_eq!(set.single().is_some(), digits.len() == 1);
            assert!(set.is_subset(DigitSet::full(9)));
        }
    }

    #[test]
    fn the_largest_board_has_its_digits() {
        assert_eq!(DigitSet::full(25).len(), 25);
        assert_eq!(Digit::all(25).last().map(Digit::get), Some(25));
        assert_eq!(Digit::new(26), None);
    }
}

//! Four 32-bit numbers processed at once: one register of every processor that runs a browser.
//!
//! Everything here is just a name for an instruction. Without such a register the four numbers are processed one
//! after the other.

use std::ops::{Add, BitAnd, BitOr, BitXor, Shl, Shr, Sub};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[path = "lanes/simd128.rs"]
mod register;

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "instructions that every x86-64 has")]
#[path = "lanes/sse2.rs"]
mod register;

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
#[path = "lanes/plain.rs"]
mod register;

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
#[path = "lanes/plain.rs"]
mod plain;

/// Numbers for bands, all processed at once: those of one digit, or of several side by side.
pub(super) trait Vector:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The same number for each band.
    fn splat(number: u32) -> Self;

    /// The bits that are set here but not in the other.
    fn without(self, other: Self) -> Self;

    /// The bits of `set` where the mask is set, and of `clear` where it is not.
    #[inline(always)]
    fn select(mask: u32, set: Self, clear: Self) -> Self {
        let mask = Self::splat(mask);
        set & mask | clear.without(mask)
    }

    /// Each band gets the next band's number, the last one the first's.
    fn turned(self) -> Self;

    /// Copies each band's first row to its second and third.
    fn first_row_everywhere(self) -> Self;

    /// Is nothing set?
    fn is_zero(self) -> bool;
}

/// Four numbers. The first three belong to the three bands of a board, the last is always zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes(register::Register);

impl Lanes {
    /// One number for each band.
    #[inline(always)]
    pub(super) fn new(bands: [u32; 3]) -> Self {
        Self(register::from_array([bands[0], bands[1], bands[2], 0]))
    }

    /// One cell.
    #[inline(always)]
    pub(super) fn single(cell: usize) -> Self {
        let bit = 1 << (cell % 27);
        let band = |b| if cell / 27 == b { bit } else { 0 };
        Self::new([band(0), band(1), band(2)])
    }

    /// The numbers of the three bands.
    #[inline(always)]
    pub(super) fn bands(self) -> [u32; 3] {
        let [a, b, c, _] = register::to_array(self.0);
        [a, b, c]
    }

    /// The register.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn register(self) -> register::Register {
        self.0
    }

    /// Made from a register whose last number is zero.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn of(register: register::Register) -> Self {
        Self(register)
    }
}

impl Vector for Lanes {
    #[inline(always)]
    fn splat(number: u32) -> Self {
        Self::new([number, number, number])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(register::and_not(self.0, other.0))
    }

    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    #[inline(always)]
    fn select(mask: u32, set: Self, clear: Self) -> Self {
        Self(register::select(set.0, clear.0, Self::splat(mask).0))
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self(register::turn(self.0))
    }

    #[inline(always)]
    fn first_row_everywhere(self) -> Self {
        Self(register::triple(self.0))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        register::is_zero(self.0)
    }
}

impl BitAnd for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(register::and(self.0, other.0))
    }
}

impl BitOr for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(register::or(self.0, other.0))
    }
}

impl BitXor for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(register::xor(self.0, other.0))
    }
}

impl Add for Lanes {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(register::add(self.0, other.0))
    }
}

impl Sub for Lanes {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(register::sub(self.0, other.0))
    }
}

impl Shl<u32> for Lanes {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Self(register::shl(self.0, by))
    }
}

impl Shr<u32> for Lanes {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Self(register::shr(self.0, by))
    }
}

/// Sixteen bytes of text.
#[derive(Clone, Copy)]
pub(super) struct Bytes(register::Bytes);

impl Bytes {
    /// Sixteen bytes, beginning at this place.
    #[inline(always)]
    pub(super) fn at(text: &[u8; 81], place: usize) -> Self {
        let (_, rest) = text.split_at(place % 66);
        let (low, rest) = rest.split_first_chunk().unwrap_or((&[0; 8], rest));
        let high = rest.first_chunk().unwrap_or(&[0; 8]);
        Self(register::from_bytes(
            u64::from_le_bytes(*low),
            u64::from_le_bytes(*high),
        ))
    }

    /// Which of the bytes equal this one; the first is bit 0.
    #[inline(always)]
    pub(super) fn matches(self, byte: u8) -> u32 {
        register::matches(self.0, byte)
    }
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use super::{plain, register};

    /// Numbers with many and with few bits, and now and then a zero.
    fn numbers(seed: &mut u64) -> [u32; 4] {
        std::array::from_fn(|_| {
            *seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let number = (*seed >> 32) as u32;
            match *seed >> 20 & 3 {
                0 => 0,
                1 => number & number >> 7,
                _ => number,
            }
        })
    }

    #[test]
    fn one_after_the_other_is_as_at_once() {
        let mut seed = 1;
        for _ in 0..1000 {
            let (a, b) = (numbers(&mut seed), numbers(&mut seed));
            let at_once =
                |work: fn(register::Register, register::Register) -> register::Register| {
                    register::to_array(work(register::from_array(a), register::from_array(b)))
                };
            let one_by_one = |work: fn(plain::Register, plain::Register) -> plain::Register| {
                plain::to_array(work(plain::from_array(a), plain::from_array(b)))
            };
            assert_eq!(one_by_one(plain::and), at_once(register::and));
            assert_eq!(one_by_one(plain::and_not), at_once(register::and_not));
            assert_eq!(one_by_one(plain::or), at_once(register::or));
            assert_eq!(one_by_one(plain::xor), at_once(register::xor));
            assert_eq!(one_by_one(plain::add), at_once(register::add));
            assert_eq!(one_by_one(plain::sub), at_once(register::sub));
            assert_eq!(
                one_by_one(|a, _| plain::shl(a, 5)),
                at_once(|a, _| register::shl(a, 5))
            );
            assert_eq!(
                one_by_one(|a, _| plain::shr(a, 5)),
                at_once(|a, _| register::shr(a, 5))
            );
            assert_eq!(
                one_by_one(|a, _| plain::turn(a)),
                at_once(|a, _| register::turn(a))
            );
            // It is only used for first rows.
            let first_rows = a.map(|number| number & 0x1FF);
            let at_once = register::triple(register::from_array(first_rows));
            assert_eq!(plain::triple(first_rows), register::to_array(at_once));
            assert_eq!(
                plain::is_zero(a),
                register::is_zero(register::from_array(a))
            );
        }
        assert!(plain::is_zero([0; 4]) && register::is_zero(register::from_array([0; 4])));
    }

    #[test]
    fn bytes_are_found_at_their_places() {
        let (low, high) = (0x0102_0304_0506_0708, 0x0908_0706_0504_0308);
        for byte in 0..=10 {
            let one = plain::matches(plain::from_bytes(low, high), byte);
            assert_eq!(
                one,
                register::matches(register::from_bytes(low, high), byte)
            );
        }
        assert_eq!(
            plain::matches(plain::from_bytes(low, high), 8),
            1 | 1 << 8 | 1 << 14
        );
    }
}

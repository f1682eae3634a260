//! Four 32-bit numbers that are worked on at once: one register of every processor that runs a browser.
//!
//! Nothing here is more than a name for an instruction. Where there is no such register the four numbers are
//! worked on one after the other.

use std::fmt;
use std::ops::{Add, BitAnd, BitOr, BitXor, Shl, Shr, Sub};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod register {
    pub(super) use arch::{
        u32x4_add as add, u32x4_sub as sub, v128_and as and, v128_andnot as and_not, v128_or as or,
        v128_xor as xor,
    };
    use std::arch::wasm32 as arch;
    pub(super) use std::arch::wasm32::{v128 as Bytes, v128 as Register};

    #[inline(always)]
    pub(super) fn from_array(numbers: [u32; 4]) -> Register {
        arch::u32x4(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    #[inline(always)]
    pub(super) fn to_array(register: Register) -> [u32; 4] {
        [
            arch::u32x4_extract_lane::<0>(register),
            arch::u32x4_extract_lane::<1>(register),
            arch::u32x4_extract_lane::<2>(register),
            arch::u32x4_extract_lane::<3>(register),
        ]
    }

    #[inline(always)]
    pub(super) fn shl(register: Register, by: u32) -> Register {
        arch::u32x4_shl(register, by)
    }

    #[inline(always)]
    pub(super) fn shr(register: Register, by: u32) -> Register {
        arch::u32x4_shr(register, by)
    }

    #[inline(always)]
    pub(super) fn turn(register: Register) -> Register {
        arch::u32x4_shuffle::<1, 2, 0, 3>(register, register)
    }

    #[inline(always)]
    pub(super) fn triple(register: Register) -> Register {
        or(register, or(shl(register, 9), shl(register, 18)))
    }

    #[inline(always)]
    pub(super) fn is_zero(register: Register) -> bool {
        !arch::v128_any_true(register)
    }

    /// Which of 16 bytes are this one, as bits.
    #[inline(always)]
    pub(super) fn matches(bytes: Bytes, byte: u8) -> u32 {
        u32::from(arch::u8x16_bitmask(arch::u8x16_eq(
            bytes,
            arch::u8x16_splat(byte),
        )))
    }

    #[inline(always)]
    pub(super) fn from_bytes(low: u64, high: u64) -> Bytes {
        arch::u64x2(low, high)
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "instructions that every x86-64 has")]
mod register {
    // SAFETY: every processor of this architecture has SSE2, and none of the calls takes a pointer.
    macro_rules! sse2 {
        ($body:block) => {
            unsafe { $body }
        };
    }

    use std::arch::x86_64 as arch;
    pub(super) use std::arch::x86_64::{__m128i as Bytes, __m128i as Register};

    #[inline(always)]
    pub(super) fn from_array(numbers: [u32; 4]) -> Register {
        sse2!({
            let [a, b, c, d] = numbers;
            arch::_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32)
        })
    }

    #[inline(always)]
    pub(super) fn to_array(register: Register) -> [u32; 4] {
        sse2!({
            let low = arch::_mm_cvtsi128_si64(register).cast_unsigned();
            let high = arch::_mm_unpackhi_epi64(register, register);
            let high = arch::_mm_cvtsi128_si64(high).cast_unsigned();
            [
                low as u32,
                (low >> 32) as u32,
                high as u32,
                (high >> 32) as u32,
            ]
        })
    }

    #[inline(always)]
    pub(super) fn and(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_and_si128(a, b) })
    }

    #[inline(always)]
    pub(super) fn and_not(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_andnot_si128(b, a) })
    }

    #[inline(always)]
    pub(super) fn or(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_or_si128(a, b) })
    }

    #[inline(always)]
    pub(super) fn xor(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_xor_si128(a, b) })
    }

    #[inline(always)]
    pub(super) fn add(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_add_epi32(a, b) })
    }

    #[inline(always)]
    pub(super) fn sub(a: Register, b: Register) -> Register {
        sse2!({ arch::_mm_sub_epi32(a, b) })
    }

    #[inline(always)]
    pub(super) fn shl(register: Register, by: u32) -> Register {
        sse2!({ arch::_mm_sll_epi32(register, arch::_mm_cvtsi32_si128(by.cast_signed())) })
    }

    #[inline(always)]
    pub(super) fn shr(register: Register, by: u32) -> Register {
        sse2!({ arch::_mm_srl_epi32(register, arch::_mm_cvtsi32_si128(by.cast_signed())) })
    }

    #[inline(always)]
    pub(super) fn turn(register: Register) -> Register {
        sse2!({ arch::_mm_shuffle_epi32::<0b11_00_10_01>(register) })
    }

    #[inline(always)]
    pub(super) fn triple(register: Register) -> Register {
        sse2!({
            let two = arch::_mm_or_si128(register, arch::_mm_slli_epi64::<9>(register));
            arch::_mm_or_si128(two, arch::_mm_slli_epi32::<18>(register))
        })
    }

    #[inline(always)]
    pub(super) fn is_zero(register: Register) -> bool {
        sse2!({
            let same = arch::_mm_cmpeq_epi32(register, arch::_mm_setzero_si128());
            arch::_mm_movemask_epi8(same) == 0xffff
        })
    }

    #[inline(always)]
    pub(super) fn matches(bytes: Bytes, byte: u8) -> u32 {
        sse2!({
            let same = arch::_mm_cmpeq_epi8(bytes, arch::_mm_set1_epi8(byte.cast_signed()));
            arch::_mm_movemask_epi8(same).cast_unsigned()
        })
    }

    #[inline(always)]
    pub(super) fn from_bytes(low: u64, high: u64) -> Bytes {
        sse2!({ arch::_mm_set_epi64x(high.cast_signed(), low.cast_signed()) })
    }
}

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
mod register {
    use std::array::from_fn;
    pub(super) type Bytes = [u8; 16];
    pub(super) type Register = [u32; 4];

    #[inline(always)]
    pub(super) fn from_array(numbers: [u32; 4]) -> Register {
        numbers
    }

    #[inline(always)]
    pub(super) fn to_array(register: Register) -> [u32; 4] {
        register
    }

    #[inline(always)]
    pub(super) fn and(a: Register, b: Register) -> Register {
        from_fn(|i| a[i] & b[i])
    }

    #[inline(always)]
    pub(super) fn and_not(a: Register, b: Register) -> Register {
        from_fn(|i| a[i] & !b[i])
    }

    #[inline(always)]
    pub(super) fn or(a: Register, b: Register) -> Register {
        from_fn(|i| a[i] | b[i])
    }

    #[inline(always)]
    pub(super) fn xor(a: Register, b: Register) -> Register {
        from_fn(|i| a[i] ^ b[i])
    }

    #[inline(always)]
    pub(super) fn add(a: Register, b: Register) -> Register {
        from_fn(|i| a[i].wrapping_add(b[i]))
    }

    #[inline(always)]
    pub(super) fn sub(a: Register, b: Register) -> Register {
        from_fn(|i| a[i].wrapping_sub(b[i]))
    }

    #[inline(always)]
    pub(super) fn shl(register: Register, by: u32) -> Register {
        register.map(|number| number << by)
    }

    #[inline(always)]
    pub(super) fn shr(register: Register, by: u32) -> Register {
        register.map(|number| number >> by)
    }

    #[inline(always)]
    pub(super) fn turn([a, b, c, d]: Register) -> Register {
        [b, c, a, d]
    }

    #[inline(always)]
    pub(super) fn triple(register: Register) -> Register {
        or(register, or(shl(register, 9), shl(register, 18)))
    }

    #[inline(always)]
    pub(super) fn is_zero(register: Register) -> bool {
        register == [0; 4]
    }

    #[inline(always)]
    pub(super) fn matches(bytes: Bytes, byte: u8) -> u32 {
        let same = |(i, &b): (usize, &u8)| u32::from(b == byte) << i;
        bytes.iter().enumerate().map(same).sum()
    }

    #[inline(always)]
    pub(super) fn from_bytes(low: u64, high: u64) -> Bytes {
        (u128::from(low) | u128::from(high) << 64).to_le_bytes()
    }
}

/// Four numbers. The first three belong to the three bands of a board, the last is always zero.
#[derive(Clone, Copy)]
pub(super) struct Lanes(register::Register);

impl Lanes {
    /// One number for each band.
    #[inline(always)]
    pub(super) fn new(bands: [u32; 3]) -> Self {
        Self(register::from_array([bands[0], bands[1], bands[2], 0]))
    }

    /// The same number for each band.
    #[inline(always)]
    pub(super) fn splat(number: u32) -> Self {
        Self::new([number, number, number])
    }

    /// One cell
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

    /// What is here and not there.
    #[inline(always)]
    pub(super) fn without(self, other: Self) -> Self {
        Self(register::and_not(self.0, other.0))
    }

    /// Each band gets what the next one has, the last what the first has.
    #[inline(always)]
    pub(super) fn turned(self) -> Self {
        Self(register::turn(self.0))
    }

    /// Each band also gets its first row in the second and the third.
    #[inline(always)]
    pub(super) fn first_row_everywhere(self) -> Self {
        Self(register::triple(self.0))
    }

    /// Is nothing set?
    #[inline(always)]
    pub(super) fn is_zero(self) -> bool {
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

impl fmt::Debug for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.bands()).finish()
    }
}

/// Sixteen bytes of text.
#[derive(Clone, Copy)]
pub(super) struct Bytes(register::Bytes);

impl Bytes {
    /// The sixteen bytes from a place on.
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

    /// Which of them are this byte: the first is bit 0.
    #[inline(always)]
    pub(super) fn matches(self, byte: u8) -> u32 {
        register::matches(self.0, byte)
    }
}

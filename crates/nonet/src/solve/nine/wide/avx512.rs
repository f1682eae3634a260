//! One register for all three triples: AVX-512.

use super::{Lanes, Vector, Wide};
use std::arch::x86_64 as arch;
use std::ops::{BitAnd, BitOr, BitXor, Shl, Shr, Sub};

// SAFETY: only `processor::avx512` names this type, where the processor has been asked, and no call takes a pointer.
macro_rules! avx512 {
    ($body:expr) => {
        unsafe { $body }
    };
}

/// Four times four numbers; the last four are always zero.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct One(arch::__m512i);

impl Wide for One {
    #[inline(always)]
    fn join([a, b, c]: [Lanes; 3]) -> Self {
        avx512!({
            let two = arch::_mm256_inserti128_si256::<1>(
                arch::_mm256_castsi128_si256(a.register()),
                b.register(),
            );
            let three = arch::_mm256_zextsi128_si256(c.register());
            Self(arch::_mm512_inserti64x4::<1>(
                arch::_mm512_castsi256_si512(two),
                three,
            ))
        })
    }

    #[inline(always)]
    fn parts(self) -> [Lanes; 3] {
        avx512!({
            [
                Lanes::of(arch::_mm512_castsi512_si128(self.0)),
                Lanes::of(arch::_mm512_extracti32x4_epi32::<1>(self.0)),
                Lanes::of(arch::_mm512_extracti32x4_epi32::<2>(self.0)),
            ]
        })
    }

    #[inline(always)]
    fn have(self, wanted: Lanes, other: Lanes) -> bool {
        let missing = Self::all(wanted).without(self);
        // The fourth is not tested.
        let any = avx512!(arch::_mm512_mask_test_epi32_mask(
            0x0fff, missing.0, missing.0
        ));
        any == 0 && other.is_zero()
    }

    /// The fourth gets the lanes too, but is only ever combined with zeros.
    #[inline(always)]
    fn all(part: Lanes) -> Self {
        Self(avx512!(arch::_mm512_broadcast_i32x4(part.register())))
    }
}

impl Vector for One {
    #[inline(always)]
    fn splat(number: u32) -> Self {
        Self(avx512!(arch::_mm512_maskz_set1_epi32(
            0b0111_0111_0111,
            number.cast_signed()
        )))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(avx512!(arch::_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self(avx512!(arch::_mm512_shuffle_epi32::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn first_row_everywhere(self) -> Self {
        let two = avx512!(arch::_mm512_slli_epi64::<9>(self.0));
        self | Self(two) | self << 18
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        avx512!(arch::_mm512_test_epi32_mask(self.0, self.0)) == 0
    }
}

impl BitAnd for One {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(avx512!(arch::_mm512_and_si512(self.0, other.0)))
    }
}

impl BitOr for One {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(avx512!(arch::_mm512_or_si512(self.0, other.0)))
    }
}

impl BitXor for One {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(avx512!(arch::_mm512_xor_si512(self.0, other.0)))
    }
}

impl Sub for One {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(avx512!(arch::_mm512_sub_epi32(self.0, other.0)))
    }
}

impl Shl<u32> for One {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Self(avx512!(arch::_mm512_sll_epi32(
            self.0,
            arch::_mm_cvtsi32_si128(by.cast_signed())
        )))
    }
}

impl Shr<u32> for One {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Self(avx512!(arch::_mm512_srl_epi32(
            self.0,
            arch::_mm_cvtsi32_si128(by.cast_signed())
        )))
    }
}

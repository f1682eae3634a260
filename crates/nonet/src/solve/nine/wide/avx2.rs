//! Two triples in one register, the third in half of one: AVX2.

use super::{Lanes, Vector, Wide};
use std::arch::x86_64 as arch;
use std::ops::{BitAnd, BitOr, BitXor, Shl, Shr, Sub};

// SAFETY: only `processor::avx2` names this type, where the processor has been asked, and no call takes a pointer.
macro_rules! avx2 {
    ($body:expr) => {
        unsafe { $body }
    };
}

/// Two times four numbers, and four.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Two(arch::__m256i, Lanes);

impl Wide for Two {
    #[inline(always)]
    fn join([a, b, c]: [Lanes; 3]) -> Self {
        let two = avx2!(arch::_mm256_inserti128_si256::<1>(
            arch::_mm256_castsi128_si256(a.register()),
            b.register()
        ));
        Self(two, c)
    }

    #[inline(always)]
    fn parts(self) -> [Lanes; 3] {
        let (a, b) = avx2!((
            arch::_mm256_castsi256_si128(self.0),
            arch::_mm256_extracti128_si256::<1>(self.0)
        ));
        [Lanes::of(a), Lanes::of(b), self.1]
    }
}

impl Vector for Two {
    #[inline(always)]
    fn splat(number: u32) -> Self {
        Self::all(Lanes::splat(number))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(
            avx2!(arch::_mm256_andnot_si256(other.0, self.0)),
            self.1.without(other.1),
        )
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self(
            avx2!(arch::_mm256_shuffle_epi32::<0b11_00_10_01>(self.0)),
            self.1.turned(),
        )
    }

    #[inline(always)]
    fn first_row_everywhere(self) -> Self {
        let two = avx2!({
            let more = arch::_mm256_slli_epi64::<9>(self.0);
            let two = arch::_mm256_or_si256(self.0, more);
            arch::_mm256_or_si256(two, arch::_mm256_slli_epi32::<18>(self.0))
        });
        Self(two, self.1.first_row_everywhere())
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        avx2!(arch::_mm256_testz_si256(self.0, self.0)) != 0 && self.1.is_zero()
    }
}

impl BitAnd for Two {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(
            avx2!(arch::_mm256_and_si256(self.0, other.0)),
            self.1 & other.1,
        )
    }
}

impl BitOr for Two {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(
            avx2!(arch::_mm256_or_si256(self.0, other.0)),
            self.1 | other.1,
        )
    }
}

impl BitXor for Two {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(
            avx2!(arch::_mm256_xor_si256(self.0, other.0)),
            self.1 ^ other.1,
        )
    }
}

impl Sub for Two {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(
            avx2!(arch::_mm256_sub_epi32(self.0, other.0)),
            self.1 - other.1,
        )
    }
}

impl Shl<u32> for Two {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Self(
            avx2!(arch::_mm256_sll_epi32(
                self.0,
                arch::_mm_cvtsi32_si128(by.cast_signed())
            )),
            self.1 << by,
        )
    }
}

impl Shr<u32> for Two {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Self(
            avx2!(arch::_mm256_srl_epi32(
                self.0,
                arch::_mm_cvtsi32_si128(by.cast_signed())
            )),
            self.1 >> by,
        )
    }
}

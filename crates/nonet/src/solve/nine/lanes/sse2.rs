//! The register of x86-64.

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
    sse2!({ std::mem::transmute(register) })
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
    let number: u128 = sse2!({ std::mem::transmute(register) });
    number == 0
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

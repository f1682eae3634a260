//! The register of wasm.

pub(super) use arch::{
    u32x4_add as add, u32x4_sub as sub, v128_and as and, v128_andnot as and_not,
    v128_bitselect as select, v128_or as or, v128_xor as xor,
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

/// Which of the 16 bytes equal this one, as bits.
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

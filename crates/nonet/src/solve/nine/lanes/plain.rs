//! Four numbers, one after the other.

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

//! The three triples of digits side by side: in one register for all three if the processor has one, otherwise in
//! three.

use super::lanes::{Lanes, Vector};
use std::ops::{BitAnd, BitOr, BitXor, Shl, Shr, Sub};

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "instructions that processor.rs asks for")]
#[path = "wide/avx2.rs"]
mod avx2;

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "instructions that processor.rs asks for")]
#[path = "wide/avx512.rs"]
mod avx512;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Two;
#[cfg(target_arch = "x86_64")]
pub(super) use avx512::One;

/// Lanes for one digit of each of the three triples.
pub(super) trait Wide: Vector {
    /// Puts three side by side.
    fn join(parts: [Lanes; 3]) -> Self;

    /// Takes them apart.
    fn parts(self) -> [Lanes; 3];

    /// Does each of the three have all bits of these numbers, and the other none?
    #[inline(always)]
    fn have(self, wanted: Lanes, other: Lanes) -> bool {
        let [a, b, c] = self.parts();
        (wanted.without(a & b & c) | other).is_zero()
    }

    /// The same lanes for all three.
    #[inline(always)]
    fn all(part: Lanes) -> Self {
        Self::join([part, part, part])
    }
}

/// Three registers, on every processor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Three(Lanes, Lanes, Lanes);

impl Wide for Three {
    #[inline(always)]
    fn join([a, b, c]: [Lanes; 3]) -> Self {
        Self(a, b, c)
    }

    #[inline(always)]
    fn parts(self) -> [Lanes; 3] {
        [self.0, self.1, self.2]
    }
}

impl Vector for Three {
    #[inline(always)]
    fn splat(number: u32) -> Self {
        Self::all(Lanes::splat(number))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(
            self.0.without(other.0),
            self.1.without(other.1),
            self.2.without(other.2),
        )
    }

    #[inline(always)]
    fn turned(self) -> Self {
        Self(self.0.turned(), self.1.turned(), self.2.turned())
    }

    #[inline(always)]
    fn first_row_everywhere(self) -> Self {
        Self(
            self.0.first_row_everywhere(),
            self.1.first_row_everywhere(),
            self.2.first_row_everywhere(),
        )
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        (self.0 | self.1 | self.2).is_zero()
    }
}

impl BitAnd for Three {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1, self.2 & other.2)
    }
}

impl BitOr for Three {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1, self.2 | other.2)
    }
}

impl BitXor for Three {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0, self.1 ^ other.1, self.2 ^ other.2)
    }
}

impl Sub for Three {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1, self.2 - other.2)
    }
}

impl Shl<u32> for Three {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        Self(self.0 << by, self.1 << by, self.2 << by)
    }
}

impl Shr<u32> for Three {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        Self(self.0 >> by, self.1 >> by, self.2 >> by)
    }
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use super::*;

    /// Places of digits: many and few bits, and now and then none.
    fn lanes(seed: &mut u64) -> Lanes {
        let mut number = || {
            *seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let number = (*seed >> 37) as u32;
            match *seed >> 20 & 3 {
                0 => 0,
                1 => number & number >> 7,
                _ => number,
            }
        };
        Lanes::new([number(), number(), number()])
    }

    fn numbers<W: Wide>(wide: W) -> [[u32; 3]; 3] {
        let [a, b, c] = wide.parts();
        [a.bands(), b.bands(), c.bands()]
    }

    /// The results of everything that can be done with two of them.
    fn done<W: Wide>(a: [Lanes; 3], b: [Lanes; 3]) -> Vec<[[u32; 3]; 3]> {
        let (first_rows, a, b) = (
            W::join(a.map(|lanes| lanes & Lanes::splat(0x1ff))),
            W::join(a),
            W::join(b),
        );
        let all = W::all(a.parts()[1]);
        let done = [
            a,
            b,
            all & b,
            a & b,
            a | b,
            a ^ b,
            a - b,
            a.without(b),
            a << 6,
            a >> 6,
            a.turned(),
        ];
        let done = done
            .into_iter()
            .chain([first_rows.first_row_everywhere(), W::splat(5) & a]);
        let zero = [a.is_zero(), (a ^ b).is_zero(), a.without(a).is_zero()];
        done.map(numbers)
            .chain(zero.map(|is| [[u32::from(is); 3]; 3]))
            .collect()
    }

    #[test]
    fn three_triples_are_the_same_in_three_registers_two_and_one() {
        let mut seed = 1;
        for n in 0..2000 {
            let mut three = || [0; 3].map(|_| lanes(&mut seed));
            let (a, mut b) = (three(), three());
            if n % 5 == 0 {
                b = a;
                b[n % 3] = lanes(&mut seed);
            }
            let each = done::<Three>(a, b);
            if is_x86_feature_detected!("avx2") {
                assert_eq!(done::<Two>(a, b), each);
            }
            if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                assert_eq!(done::<One>(a, b), each);
            }
        }
    }
}

//! Numbers from a seed, the same on every machine.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A stream of numbers (PCG XSH RR 64/32, M. E. O'Neill 2014). All arithmetic has a fixed width: `usize` has 32 bits in a
/// browser.
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// 32 random bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `end`, by multiplication (D. Lemire 2019) without the rejection: the bias is below `end` / 2^32.
    pub fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.bits()) * end as u64) >> 32) as usize
    }

    /// Puts the items into a random order (R. Durstenfeld 1964).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_says_the_numbers() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            [9, 9, 9, 9, 9, 9].map(|end| random.below(end))
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        assert!(draw(3).iter().all(|&number| number < 9));
        let mut items: Vec<usize> = (0..20).collect();
        Random::new(4).shuffle(&mut items);
        assert!((0..20).all(|item| items.contains(&item)));
    }
}

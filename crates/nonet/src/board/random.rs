//! Numbers from a seed, the same on every machine: all arithmetic has a fixed width, since `usize` has 32 bits in a
//! browser.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A stream of numbers: PCG32 (M. O'Neill, PCG: A Family of Simple Fast Space-Efficient Statistically Good
/// Algorithms for Random Number Generation, 2014). Its state is 64 bits, which wasm handles directly.
///
/// ```
/// let mut random = nonet::board::Random::new(7);
/// assert!(random.below(6) < 6);
/// ```
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

    /// A number below `end`, or 0 if `end` is 0: by multiplication (D. Lemire 2019) without the rejection, so the bias
    /// is below `end` / 2^32.
    pub fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.bits()) * end as u64) >> 32) as usize
    }

    /// One of the items, if there are any.
    pub fn of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// Puts the items into a random order (R. Durstenfeld, Algorithm 235, 1964).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers below `n` in a random order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        self.shuffle(&mut order);
        order
    }
}

/// A stream of 64-bit numbers: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number
/// generators, 2014). Ratings by simulated people and estimates are drawn from it, so they change if it does.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below `end`, or 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from 0 to below 1.
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_says_the_numbers() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            [9; 6].map(|end| random.below(end))
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn numbers_are_below_their_end_and_orders_are_orders() {
        let mut random = Random::new(6);
        assert_eq!(random.below(0), 0);
        let numbers: Vec<usize> = (0..300).map(|_| random.below(3)).collect();
        assert!((0..3).all(|n| numbers.iter().filter(|&&m| m == n).count() > 70));
        let mut order = random.order(25);
        assert_ne!(order, (0..25).collect::<Vec<_>>());
        order.sort_unstable();
        assert_eq!(order, (0..25).collect::<Vec<_>>());
        assert_eq!(random.of::<u8>(&[]), None);
    }

    /// The first numbers of seed 1234567, as given on Rosetta Code ("Pseudo-random numbers/Splitmix64").
    #[test]
    fn the_numbers_are_those_of_splitmix() {
        let mut random = SplitMix::new(1_234_567);
        let known = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(known.map(|_| random.bits()), known);
    }
}

//! Random numbers from a seed, the same on every machine.
//!
//! PCG32 (M. O'Neill, PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number
//! Generation, 2014): its state is 64 bits, which wasm works on at once.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub(super) struct Random(Pcg32);

impl Random {
    /// The stream of a seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// A number below `end`; 0 if there is none.
    pub(super) fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.0.next_u32()) * end as u64) >> 32) as usize
    }

    /// One of these, if there are any.
    pub(super) fn of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// Puts items into a random order (R. Durstenfeld, Algorithm 235, 1964).
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers below `n` in a random order.
    pub(super) fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        self.shuffle(&mut order);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

//! Which moves are made although they make a board worse.

use nonet::board::Random;

/// The most by which a swap can raise the cost.
const MOST: usize = 4;

/// The criterion of Metropolis: a move that raises the cost by `rise` is accepted with probability e^(-rise /
/// temperature) (N. Metropolis and others, Equation of State Calculations by Fast Computing Machines, 1953).
///
/// The table is computed by additions, multiplications and divisions alone, which give the same bits on every
/// machine; a library's `exp` need not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metropolis {
    /// For each rise, the limit below which 32 random bits must be.
    limits: [u64; MOST + 1],
}

impl Metropolis {
    /// The criterion at a temperature above 0.
    pub(crate) fn at(temperature: f64) -> Self {
        let one = (1u64 << 32) as f64;
        let limits = [0.0, 1.0, 2.0, 3.0, 4.0].map(|rise| (decay(rise / temperature) * one) as u64);
        Self { limits }
    }

    /// Is a move accepted that changes the cost by this much?
    pub(crate) fn accepts(&self, rise: i32, random: &mut Random) -> bool {
        rise <= 0 || u64::from(random.bits()) < self.limits[rise.unsigned_abs() as usize]
    }
}

/// e^(-x) for x from 0 on: by its series for a small part of x, then squared until it is that of x.
fn decay(x: f64) -> f64 {
    let (mut small, mut squares) = (x, 0);
    while small > 0.5 {
        small /= 2.0;
        squares += 1;
    }
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..=16 {
        term *= small / f64::from(n);
        sum += term;
    }
    (0..squares).fold(1.0 / sum, |power: f64, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_that_of_the_exponential() {
        for hundredths in 1..2000 {
            let x = f64::from(hundredths) / 100.0;
            let (own, library) = (decay(x), (-x).exp());
            assert!((own / library - 1.0).abs() < 1e-12, "{x}: {own} {library}");
        }
        assert_eq!(Metropolis::at(1e-3).limits, [1 << 32, 0, 0, 0, 0]);
    }

    #[test]
    fn what_does_not_rise_is_always_accepted() {
        let mut random = Random::new(1);
        let cold = Metropolis::at(0.001);
        assert!((-4..=0).all(|rise| cold.accepts(rise, &mut random)));
        assert!((1..=4).all(|rise| !cold.accepts(rise, &mut random)));
        let warm = Metropolis::at(0.33);
        let accepted = (0..100_000)
            .filter(|_| warm.accepts(1, &mut random))
            .count();
        assert!((4_600..5_100).contains(&accepted), "{accepted}"); // e^(-1 / 0.33) is 4.8 %
    }
}

//! Why a rule made its choice: the value of the choice, and the best of the others.

use serde::{Deserialize, Serialize};

/// What a rule minimises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measured {
    /// The candidates of a cell.
    Candidates,
    /// The options of an item of an exact cover.
    Options,
    /// The value of a waiting state.
    Cost,
    /// The value of a waiting state, in tenths.
    Tenths,
    /// A custom formula.
    Formula,
}

/// The value of the choice, and the least of the others, if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// What was minimised.
    pub measured: Measured,
    /// The value of the choice.
    pub value: i64,
    /// The least value of the others.
    pub next: Option<i64>,
}

/// The first of the smallest items, with the reason for its choice.
pub(super) fn smallest<T>(
    measured: Measured,
    items: impl Iterator<Item = T>,
    mut size: impl FnMut(&T) -> i64,
) -> Option<(T, Why)> {
    let mut best: Option<(T, Why)> = None;
    for item in items {
        let value = size(&item);
        match &mut best {
            Some((_, why)) if value >= why.value => {
                why.next = Some(why.next.map_or(value, |next| next.min(value)));
            }
            _ => {
                let next = best.map(|(_, why)| why.value);
                let why = Why {
                    measured,
                    value,
                    next,
                };
                best = Some((item, why));
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_smallest_and_the_best_of_the_others() {
        let found = |sizes: &[i64]| {
            let items = sizes.iter().enumerate();
            let found = smallest(Measured::Options, items, |(_, size)| **size);
            found.map(|((place, _), why)| (place, why.value, why.next))
        };
        assert_eq!(found(&[]), None);
        assert_eq!(found(&[4]), Some((0, 4, None)));
        assert_eq!(found(&[4, 2, 3, 2]), Some((1, 2, Some(2))));
        assert_eq!(found(&[3, 5, 2, 4]), Some((2, 2, Some(3))));
        assert_eq!(found(&[2, 5, 3]), Some((0, 2, Some(3))));
    }
}

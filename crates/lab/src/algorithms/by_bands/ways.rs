//! The 1,680 ways to distribute the nine digits of a box over its three columns, or its three rows.

/// Three disjoint sets of three digits, as bits.
pub(super) type Sets = [u16; 3];

/// How many ways there are.
pub(super) const N: usize = 1680;

/// New names for the digits.
pub(super) type NewNames = [u8; 9];

const ALL: u16 = 0x1FF;

/// How many sets of three digits there are.
const SETS: usize = 84;

/// All ways, numbered.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    /// The number of each set of three digits.
    numbers: Vec<u8>,
    threes: Vec<u16>,
    /// The numbers of the first two sets of each way.
    firsts: Vec<[u8; 2]>,
    /// The number of a way by those of its first two sets.
    ways: Vec<u16>,
}

/// New names prepared for use: the image of each set of three digits, by number.
#[derive(Clone, Debug)]
pub(super) struct Renaming([u8; SETS]);

impl Ways {
    pub(super) fn new() -> Self {
        let threes: Vec<u16> = (0..=ALL).filter(|set| set.count_ones() == 3).collect();
        let mut ways = Self {
            numbers: vec![0; 512],
            firsts: Vec::with_capacity(N),
            ways: vec![0; SETS * SETS],
            threes,
        };
        for (number, &set) in (0..).zip(&ways.threes) {
            ways.numbers[usize::from(set)] = number;
        }
        for (first, &set) in (0..).zip(&ways.threes) {
            let apart = (0..)
                .zip(&ways.threes)
                .filter(|(_, other)| **other & set == 0);
            for (second, _) in apart {
                ways.ways[place([first, second])] = ways.firsts.len() as u16;
                ways.firsts.push([first, second]);
            }
        }
        ways
    }

    /// The sets of a way.
    pub(super) fn sets(&self, way: u16) -> Sets {
        let [first, second] =
            self.firsts[usize::from(way)].map(|set| self.threes[usize::from(set)]);
        [first, second, ALL & !first & !second]
    }

    /// The number of the way with these sets.
    pub(super) fn number(&self, [first, second, _]: Sets) -> u16 {
        self.ways[place([first, second].map(|set| self.numbers[usize::from(set)]))]
    }

    /// The number of this way under new names.
    pub(super) fn renamed(&self, way: u16, renaming: &Renaming) -> u16 {
        let firsts = self.firsts[usize::from(way)];
        self.ways[place(firsts.map(|set| renaming.0[usize::from(set)]))]
    }

    /// New names, prepared for use.
    pub(super) fn renaming(&self, names: NewNames) -> Renaming {
        let new = |set: u16| digits(set).fold(0u16, |new, digit| new | 1 << names[digit]);
        let number = |at: usize| self.numbers[usize::from(new(self.threes[at]))];
        Renaming(std::array::from_fn(number))
    }

    /// The pairs of ways that fill the columns below this one: 56.
    pub(super) fn below(&self, above: u16) -> Vec<[u16; 2]> {
        let above = self.sets(above);
        let all = (0..N as u16).map(|way| self.sets(way));
        let fits = |sets: &Sets| sets.iter().zip(above).all(|(set, above)| set & above == 0);
        let rest = |sets: Sets| [0, 1, 2].map(|at| ALL & !sets[at] & !above[at]);
        let both = |sets: Sets| [sets, rest(sets)].map(|sets| self.number(sets));
        all.filter(fits).map(both).collect()
    }
}

impl Renaming {
    /// These names followed by others.
    pub(super) fn then(&self, other: &Self) -> Self {
        Self(self.0.map(|set| other.0[usize::from(set)]))
    }
}

fn place([first, second]: [u8; 2]) -> usize {
    usize::from(first) * SETS + usize::from(second)
}

/// The digits of a set, from 0.
pub(super) fn digits(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |digit| set >> digit & 1 > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_ways_as_is_known() {
        let ways = Ways::new();
        assert_eq!(ways.firsts.len(), N);
        // Partitions of the nine digits, each in six orders.
        assert_eq!(N, 280 * 6);
        assert_eq!(ways.sets(0), [0b111, 0b111_000, 0b111_000_000]);
        assert!((0..N as u16).all(|way| ways.number(ways.sets(way)) == way));
        assert!((0..N as u16).all(|way| ways.below(way).len() == 56));
    }
}

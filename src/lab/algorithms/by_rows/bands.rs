//! The last two bands of a 9x9 board, by what the first has in each column.
//!
//! Only the three digits of each column matter, in a box three sets of three: one of 280 partitions of the nine digits.
//! Renaming the digits makes that of the first box the usual one; what is left are pairs of partitions, which the
//! symmetries of the first box and the exchange of the other two sort into a few classes. For each class the second band
//! is chosen in 56 x 56 x 56 ways, column by column, and the third has what is left (B. Felgenhauer, F. Jarvis,
//! Enumerating Possible Sudoku Grids, 2005).

use std::collections::BTreeMap;

/// Three disjoint sets of three digits, as bits.
type Sets = [u16; 3];

const ALL: u16 = 0x1FF;

/// There are this many partitions of nine digits into three sets of three.
const N: usize = 280;

/// How two bands are filled, class by class.
#[derive(Clone, Debug)]
pub(super) struct Bands {
    partitions: Vec<Sets>,
    places: BTreeMap<Sets, usize>,
    /// What becomes of the second partition where the first is renamed into the usual one.
    renamed: Vec<u16>,
    /// The class of each pair.
    class: Vec<u16>,
    /// In how many ways a band of this class is filled.
    fillings: Vec<u64>,
    /// In how many ways two bands are filled below one of this class.
    known: BTreeMap<u16, u128>,
}

impl Default for Bands {
    fn default() -> Self {
        let partitions = partitions();
        let pairs = partitions.iter().enumerate();
        let places: BTreeMap<Sets, usize> = pairs.map(|(place, sets)| (*sets, place)).collect();
        let moved = |place: usize, names: &[usize; 9]| {
            let sets = partitions[place].map(|set| rename(set, names));
            places[&sorted(sets)]
        };
        let renamed = (0..N * N).map(|pair| {
            let names = into_usual(partitions[pair / N]);
            moved(pair % N, &names) as u16
        });
        let renamed: Vec<u16> = renamed.collect();
        let moves: Vec<Vec<usize>> = SYMMETRIES
            .iter()
            .map(|names| (0..N).map(|place| moved(place, names)).collect())
            .collect();
        let (class, examples) = classes(&moves);
        let filled = |&pair: &usize| fillings([0, pair / N, pair % N].map(|at| partitions[at]));
        Self {
            fillings: examples.iter().map(filled).collect(),
            partitions,
            places,
            renamed,
            class,
            known: BTreeMap::new(),
        }
    }
}

/// Generate all that keeps the usual partition: two digits of a set, three in a circle, two sets.
const SYMMETRIES: [[usize; 9]; 4] = [
    [1, 0, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 0, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 0, 1, 2, 6, 7, 8],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
];

impl Bands {
    /// In how many ways two bands are filled below a first band whose digits have these columns, and how many ways to
    /// choose the second were looked at.
    pub(super) fn ways(&mut self, columns_of: &[u64]) -> (u128, u64) {
        let mut columns = [0u16; 9];
        for (digit, mask) in columns_of.iter().enumerate() {
            for (column, set) in columns.iter_mut().enumerate() {
                *set |= ((mask >> column & 1) as u16) << digit;
            }
        }
        let boxes = [0, 3, 6].map(|at| [columns[at], columns[at + 1], columns[at + 2]]);
        let class = self.class_of(boxes.map(|sets| self.places[&sorted(sets)]));
        if let Some(&ways) = self.known.get(&class) {
            return (ways, 0);
        }
        let (ways, n_looked) = self.both(boxes);
        self.known.insert(class, ways);
        (ways, n_looked)
    }

    fn class_of(&self, [first, second, third]: [usize; 3]) -> u16 {
        let [second, third] =
            [second, third].map(|place| usize::from(self.renamed[first * N + place]));
        self.class[second * N + third]
    }

    fn filled(&self, boxes: [usize; 3]) -> u128 {
        self.fillings[usize::from(self.class_of(boxes))].into()
    }

    /// The sum over all ways to choose the second band's columns.
    fn both(&self, above: [Sets; 3]) -> (u128, u64) {
        let choices = above.map(|sets| self.choices(sets));
        let (mut sum, mut n_looked) = (0, 0);
        for a in &choices[0] {
            for b in &choices[1] {
                for c in &choices[2] {
                    let [second, third] = [0, 1].map(|band| [a[band], b[band], c[band]]);
                    sum += self.filled(second) * self.filled(third);
                    n_looked += 1;
                }
            }
        }
        (sum, n_looked)
    }

    /// The partitions of the second and third box below these columns: 56 pairs.
    fn choices(&self, above: Sets) -> Vec<[usize; 2]> {
        let orders = self.partitions.iter().flat_map(|&sets| ordered(sets));
        let fits = |sets: &Sets| sets.iter().zip(above).all(|(set, above)| set & above == 0);
        let both = |sets: Sets| {
            let rest = [0, 1, 2].map(|at| ALL & !sets[at] & !above[at]);
            [sets, rest].map(|sets| self.places[&sorted(sets)])
        };
        orders.filter(fits).map(both).collect()
    }
}

/// All partitions, each with its sets in order, the usual one first.
fn partitions() -> Vec<Sets> {
    let threes: Vec<u16> = (0..=ALL).filter(|set| set.count_ones() == 3).collect();
    let mut all = Vec::with_capacity(N);
    for &first in threes.iter().filter(|&&set| set & 1 > 0) {
        let lowest = 1 << (ALL & !first).trailing_zeros();
        let fits = |set: &&u16| **set & first == 0 && **set & lowest > 0;
        for &second in threes.iter().filter(fits) {
            all.push(sorted([first, second, ALL & !first & !second]));
        }
    }
    all.sort_unstable();
    all
}

fn sorted(mut sets: Sets) -> Sets {
    sets.sort_unstable();
    sets
}

fn ordered([a, b, c]: Sets) -> [Sets; 6] {
    [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ]
}

fn digits(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |digit| set >> digit & 1 > 0)
}

fn rename(set: u16, names: &[usize; 9]) -> u16 {
    digits(set).fold(0, |renamed, digit| renamed | 1 << names[digit])
}

/// New names that make this partition the usual one.
fn into_usual(sets: Sets) -> [usize; 9] {
    let mut names = [0; 9];
    for (name, digit) in sets.into_iter().flat_map(digits).enumerate() {
        names[digit] = name;
    }
    names
}

/// The class of each pair of partitions, and a pair of each class.
fn classes(moves: &[Vec<usize>]) -> (Vec<u16>, Vec<usize>) {
    let mut class = vec![u16::MAX; N * N];
    let mut examples = Vec::new();
    for pair in 0..N * N {
        if class[pair] != u16::MAX {
            continue;
        }
        let number = examples.len() as u16;
        examples.push(pair);
        let mut waiting = vec![pair];
        class[pair] = number;
        while let Some(pair) = waiting.pop() {
            let (second, third) = (pair / N, pair % N);
            let images = moves.iter().map(|moved| moved[second] * N + moved[third]);
            for image in images.chain([third * N + second]) {
                if class[image] == u16::MAX {
                    class[image] = number;
                    waiting.push(image);
                }
            }
        }
    }
    (class, examples)
}

/// In how many ways the columns of three boxes are put in order so that each row has each digit.
fn fillings(boxes: [Sets; 3]) -> u64 {
    let [first, second, third] = boxes.map(rows_of);
    let mut ways: BTreeMap<Sets, u64> = BTreeMap::new();
    for rows in third {
        *ways.entry(rows).or_default() += 1;
    }
    let mut n = 0;
    for a in &first {
        for b in &second {
            if (0..3).all(|row| a[row] & b[row] == 0) {
                let rest = [0, 1, 2].map(|row| ALL & !a[row] & !b[row]);
                n += ways.get(&rest).copied().unwrap_or(0);
            }
        }
    }
    n
}

/// What the three rows of a box hold, for each order of its columns' digits: 216.
fn rows_of(columns: Sets) -> Vec<Sets> {
    let orders = columns.map(|column| {
        let mut one = digits(column).map(|digit| 1 << digit);
        let [a, b, c] = [0; 3].map(|_| one.next().unwrap_or(0));
        ordered([a, b, c])
    });
    let mut all = Vec::with_capacity(216);
    for a in orders[0] {
        for b in orders[1] {
            for c in orders[2] {
                all.push([0, 1, 2].map(|row| a[row] | b[row] | c[row]));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_bands_as_is_known() {
        let bands = Bands::default();
        assert_eq!(bands.partitions.len(), N);
        assert_eq!(bands.partitions[0], [0b111, 0b111_000, 0b111_000_000]);
        let pairs = bands
            .class
            .iter()
            .map(|&class| bands.fillings[usize::from(class)]);
        // With the first box filled: each partition of the others in 6 x 6 orders, the first box in one of 216.
        assert_eq!(pairs.sum::<u64>() * 36 / 216, 2_612_736);
        assert_eq!(bands.choices(bands.partitions[0]).len(), 56);
    }
}

//! The states that a first band leaves to the other two, each with the number of fillings that lead to it.

use super::band::{Band, Givens};
use super::exchange::Exchange;
use super::ways::{N, Renaming, Ways};
use std::collections::{BTreeMap, BTreeSet};

/// A pair of ways for the boxes of a stack in the second and third band.
type Pair = [u16; 2];

/// The ways of the second and third box, sorted, once the first is the usual one.
#[derive(Clone, Debug)]
struct Sorted {
    /// For each way of the second box the least form under names and columns, and the names that give it.
    seconds: Vec<(u16, usize)>,
    names: Vec<Renaming>,
}

/// What is known about a board whose bands are filled one after the other.
#[derive(Clone, Debug)]
pub(super) struct Bands {
    ways: Ways,
    first: Band,
    rest: [Band; 2],
    /// The exchanges that all givens allow.
    all: Exchange,
    /// The exchanges that the givens below the first band allow.
    below: Exchange,
    /// For each stack and way of the first band's box, the ways to fill the two boxes below it.
    pairs: [Vec<Vec<Pair>>; 3],
    /// The ways of the third box that a state may have, and the place of each.
    thirds: Vec<u16>,
    places: Vec<u16>,
    /// The possible ways of the first band's third box.
    open: Vec<u16>,
    sorted: BTreeMap<u16, Sorted>,
    /// How many renamings these hold together.
    n_names: usize,
    /// For the second and third band the numbers of fillings below a way of the first stack.
    numbers: [Vec<u32>; 2],
}

/// The first two boxes of the first band, in the form examined, and how many are equivalent.
pub(super) type Start = (Pair, u64);

/// States by their first two boxes: the number of fillings for each place of the third.
pub(super) type States = BTreeMap<Pair, Vec<u64>>;

/// States with the same first two boxes.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pair: Pair,
    /// The place of the third box of each, and its number of fillings.
    states: Vec<(usize, u64)>,
    /// The third boxes that they leave for the second and the third band.
    thirds: [Vec<u16>; 2],
    /// How many ways there are to fill the two boxes below the first.
    n_firsts: usize,
}

impl Row {
    /// How many states there are, and how many steps their sums take.
    pub(super) fn size(&self) -> (u64, usize) {
        (self.states.len() as u64, self.n_firsts)
    }
}

impl Bands {
    pub(super) fn new([first, second, third]: [Givens; 3]) -> Self {
        let ways = Ways::new();
        let below: Givens = second.iter().chain(&third).copied().collect();
        let all: Givens = first.iter().chain(&below).copied().collect();
        let [all, below] = [all, below].map(|givens| Exchange::around(&givens, &ways));
        let first = Band::new(first, &ways);
        let rest = [second, third].map(|givens| Band::new(givens, &ways));
        let pairs = fitting(&rest, &ways);
        let is_least =
            |way: &u16| below.least(2, *way) == *way && !pairs[2][usize::from(*way)].is_empty();
        let thirds: Vec<u16> = (0..N as u16).filter(is_least).collect();
        let place = |way: u16| thirds.binary_search(&below.least(2, way)).unwrap_or(N) as u16;
        let opens = |way: &u16| first.allows(2, *way) && !pairs[2][usize::from(*way)].is_empty();
        Self {
            places: (0..N as u16).map(place).collect(),
            open: (0..N as u16).filter(opens).collect(),
            thirds,
            pairs,
            all,
            below,
            first,
            rest,
            ways,
            sorted: BTreeMap::new(),
            n_names: 0,
            numbers: [Vec::new(), Vec::new()],
        }
    }

    /// May the columns of the first band's box in this stack have their digits in this way?
    fn opens(&self, stack: usize, way: u16) -> bool {
        self.first.allows(stack, way) && !self.pairs[stack][usize::from(way)].is_empty()
    }

    /// The first two boxes of the first band; those that exchanges turn into each other are counted as one.
    pub(super) fn starts(&self) -> Vec<Start> {
        let mut firsts: BTreeMap<u16, u64> = BTreeMap::new();
        for way in (0..N as u16).filter(|&way| self.opens(0, way)) {
            *firsts.entry(self.all.usual(way, &self.ways).0).or_default() += 1;
        }
        let mut starts = Vec::new();
        for (first, n) in firsts {
            let sorted = Sorted::new(first, &self.all, &self.ways);
            let mut seconds: BTreeMap<u16, u64> = BTreeMap::new();
            for way in (0..N as u16).filter(|&way| self.opens(1, way)) {
                *seconds
                    .entry(sorted.seconds[usize::from(way)].0)
                    .or_default() += n;
            }
            starts.extend(seconds.into_iter().map(|(second, n)| ([first, second], n)));
        }
        starts
    }

    /// Fills the first band's third box in every way. Returns how many ways there are, how many lead to a state
    /// already present, and the number of fillings.
    pub(super) fn gather(&mut self, (pair, n): Start, states: &mut States) -> ([u64; 2], u128) {
        let ways = &self.ways;
        let (first, names) = self.below.usual(pair[0], ways);
        let usual = ways.renaming(names);
        let n_names = &mut self.n_names;
        let sorted = self.sorted.entry(first).or_insert_with(|| {
            let sorted = Sorted::new(first, &self.below, ways);
            *n_names += sorted.names.len();
            sorted
        });
        let (second, least) = sorted.seconds[usize::from(ways.renamed(pair[1], &usual))];
        let renaming = usual.then(&sorted.names[least]);
        let row = self.first.row(pair[0], pair[1], ways);
        let fillings = self.first.numbers(row);
        let counts = states
            .entry([first, second])
            .or_insert_with(|| vec![0; self.thirds.len()]);
        let (mut sum, mut n_ways) = (0, [0; 2]);
        for &way in &self.open {
            let place = self.first.place(pair[0], way, ways);
            let count = n * u64::from(fillings[place]);
            if count == 0 {
                continue;
            }
            let renamed = usize::from(ways.renamed(way, &renaming));
            let known = &mut counts[usize::from(self.places[renamed])];
            n_ways[0] += 1;
            n_ways[1] += u64::from(*known > 0);
            *known += count;
            sum += u128::from(count);
        }
        (n_ways, sum)
    }

    /// Merges states that exchanges turn into each other without changing the first two boxes.
    fn merge(&self, pair: Pair, counts: &mut [u64]) {
        let Some(sorted) = self.sorted.get(&pair[0]) else {
            return;
        };
        let keeps =
            |names: &&Renaming| self.below.least(1, self.ways.renamed(pair[1], names)) == pair[1];
        let keeping: Vec<&Renaming> = sorted.names.iter().filter(keeps).collect();
        for place in 0..counts.len() {
            let image = |names: &&Renaming| {
                let renamed = self.ways.renamed(self.thirds[place], names);
                usize::from(self.places[usize::from(renamed)])
            };
            let least = keeping.iter().map(image).min().unwrap_or(place);
            if least < place {
                counts[least] += std::mem::take(&mut counts[place]);
            }
        }
    }

    /// The states with these first two boxes, prepared for their sums.
    pub(super) fn row(&self, pair: Pair, mut counts: Vec<u64>) -> Row {
        self.merge(pair, &mut counts);
        let counted = (0..).zip(&counts).filter(|(_, count)| **count > 0);
        let states: Vec<(usize, u64)> = counted.map(|(place, &count)| (place, count)).collect();
        let pairs = || {
            states
                .iter()
                .flat_map(|(place, _)| self.below_third(*place))
        };
        let ways = |band: usize| pairs().map(|pair| pair[band]).collect::<BTreeSet<u16>>();
        Row {
            thirds: [0, 1].map(|band| ways(band).into_iter().collect()),
            n_firsts: self.pairs[0][usize::from(pair[0])].len(),
            pair,
            states,
        }
    }

    /// The ways to fill the boxes below a third one.
    fn below_third(&self, place: usize) -> &[Pair] {
        &self.pairs[2][usize::from(self.thirds[place])]
    }

    /// In how many ways a row of states can be completed, with one way to fill the boxes below the first; and how
    /// many ways of the second band's columns were examined.
    pub(super) fn completed(&mut self, row: &Row, first: usize) -> (u128, u64) {
        let first = self.pairs[0][usize::from(row.pair[0])][first];
        let seconds = &self.pairs[1][usize::from(row.pair[1])];
        for band in 0..2 {
            let seconds: Vec<u16> = seconds.iter().map(|pair| pair[band]).collect();
            let numbers = &mut self.numbers[band];
            let thirds = &row.thirds[band];
            self.rest[band].columns(first[band], (&seconds, thirds), &self.ways, numbers);
        }
        let (mut sum, mut n_looked) = (0u128, 0);
        for &(place, count) in &row.states {
            let pairs = self.below_third(place);
            let products = pairs.iter().map(|&pair| self.product(pair, seconds.len()));
            sum += u128::from(count) * u128::from(products.sum::<u64>());
            n_looked += (pairs.len() * seconds.len()) as u64;
        }
        (sum, n_looked)
    }

    /// The ways to fill both bands with these third boxes: the products for all second boxes, added up. There are
    /// 56, and a band is filled in at most 2^20 ways.
    fn product(&self, pair: Pair, n: usize) -> u64 {
        let numbers = |band: usize| {
            let at = usize::from(pair[band]) * n;
            &self.numbers[band][at..at + n]
        };
        let products = numbers(0).iter().zip(numbers(1));
        products.fold(0, |sum: u64, (&above, &below)| {
            sum.wrapping_add(u64::from(above) * u64::from(below))
        })
    }

    /// The digits that the columns of a state still need, as bits.
    pub(super) fn lacking(&self, row: &Row) -> [u16; 9] {
        let (pair, place) = (row.pair, row.states.last().map_or(0, |state| state.0));
        let boxes = [pair[0], pair[1], self.thirds[place]];
        let mut columns = [0; 9];
        for (sets, way) in columns.chunks_mut(3).zip(boxes) {
            for (set, held) in sets.iter_mut().zip(self.ways.sets(way)) {
                *set = 0x1FF & !held;
            }
        }
        columns
    }

    /// How many bytes the tables take.
    pub(super) fn bytes(&self) -> u64 {
        let bands = [&self.first, &self.rest[0], &self.rest[1]];
        let sorted = self.sorted.len() * N * 16 + self.n_names * 84;
        let pairs = 5 * N * 56 * 4; // including the numbers of two bands
        bands.iter().map(|band| band.bytes()).sum::<u64>() + (sorted + pairs) as u64
    }

    /// How many bytes the states with the same first two boxes take.
    pub(super) fn row_bytes(&self) -> u64 {
        8 * self.thirds.len() as u64 + 64
    }
}

/// For each stack and way of the first band's box, the ways to fill the two boxes below it that agree with their
/// givens.
fn fitting(rest: &[Band; 2], ways: &Ways) -> [Vec<Vec<Pair>>; 3] {
    let all: Vec<Vec<Pair>> = (0..N as u16).map(|way| ways.below(way)).collect();
    [0, 1, 2].map(|stack| {
        let fits = |pair: &&Pair| (0..2).all(|at| rest[at].allows(stack, pair[at]));
        let fitting = |all: &Vec<Pair>| all.iter().filter(fits).copied().collect();
        all.iter().map(fitting).collect()
    })
}

impl Sorted {
    fn new(first: u16, exchange: &Exchange, ways: &Ways) -> Self {
        let names: Vec<Renaming> = exchange
            .keeping(first, ways)
            .into_iter()
            .map(|names| ways.renaming(names))
            .collect();
        let least = |way: u16| {
            let image = |names: &Renaming| exchange.least(1, ways.renamed(way, names));
            let images = names
                .iter()
                .enumerate()
                .map(|(at, names)| (image(names), at));
            images.min().unwrap_or((way, 0))
        };
        Self {
            seconds: (0..N as u16).map(least).collect(),
            names,
        }
    }
}

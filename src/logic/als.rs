//! The almost locked sets of a grid: cells of a house with one digit more than cells.
//!
//! If such a set misses one of its digits, the others fill it. So of a digit that two sets have in common, all
//! its places in the one seeing all those in the other (a restricted common), at least one set is filled by its
//! other digits. Sets may overlap: their places of a restricted common never do, since no cell sees itself.
//! Source: the Sudoku Players' Forums, 2005 (bennys, "ALS"); <https://hodoku.sourceforge.net/en/tech_als.php>

use super::Context;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use std::cell::OnceCell;

/// On boards of more than nine digits larger sets are not looked for.
const MOST_CELLS: usize = 4;
/// Further sets are left out, in each house its share of them: it takes a board of more than nine digits to have
/// so many.
const MOST_SETS: usize = 4096;

/// All almost locked sets of a grid, small ones first.
#[derive(Debug)]
pub struct AlmostLockedSets {
    sets: Vec<AlmostLockedSet>,
    claims: Vec<Claim>,
    /// For each set, from its `first` on, the claims of its digits.
    ids: Vec<u32>,
    links: OnceCell<Links>,
}

/// One almost locked set.
#[derive(Debug)]
pub struct AlmostLockedSet {
    /// Its cells: one less than digits.
    pub cells: CellSet,
    /// Its digits.
    pub digits: DigitSet,
    first: u32,
}

/// A digit of a set: unless the set misses it, it stands in one of these cells.
#[derive(Debug)]
pub struct Claim {
    /// The digit.
    pub digit: Digit,
    /// Its places in the set.
    pub cells: CellSet,
    /// Its places that see all of these.
    pub seen: CellSet,
}

/// For each claim some sets, by number, as bits.
#[derive(Debug)]
struct Links {
    words: usize,
    of_digit: Vec<Vec<usize>>,
    owners: Vec<u64>,
    restricted: Vec<u64>,
    partners: Vec<u64>,
}

impl AlmostLockedSets {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let mut all = Self {
            sets: Vec::new(),
            claims: Vec::new(),
            ids: Vec::new(),
            links: OnceCell::new(),
        };
        for house in context.geometry().houses() {
            Search::new(context, house, &mut all).extend(0, 0, DigitSet::EMPTY);
        }
        all.sets.sort_by_key(|set| set.digits.len());
        all
    }

    /// The sets. Their places in this list are their numbers.
    pub fn sets(&self) -> &[AlmostLockedSet] {
        &self.sets
    }

    /// What a set claims for one of its digits.
    pub fn claim(&self, set: usize, digit: Digit) -> &Claim {
        &self.claims[self.id(set, digit)]
    }

    /// The sets that miss a digit if this set has it, as bits.
    pub fn restricted(&self, set: usize, digit: Digit) -> &[u64] {
        let links = self.links();
        links.row(&links.restricted, self.id(set, digit))
    }

    /// The sets with which this one rules out a digit somewhere, if one of the two must have it, as bits.
    pub fn partners(&self, set: usize, digit: Digit) -> &[u64] {
        let links = self.links();
        links.row(&links.partners, self.id(set, digit))
    }

    /// The digits that at most one of the two sets has.
    pub fn commons(&self, a: usize, b: usize) -> DigitSet {
        let both = self.sets[a].digits.intersection(self.sets[b].digits);
        both.iter()
            .filter(|&digit| has(self.restricted(a, digit), b))
            .collect()
    }

    /// The sets that miss the candidate's digit if the candidate is right, as bits.
    pub fn missing(&self, candidate: Candidate) -> Vec<u64> {
        let mut missing = self.none();
        let links = self.links();
        for &id in &links.of_digit[candidate.digit.index()] {
            if self.claims[id].seen.contains(candidate.cell) {
                let owners = links.row(&links.owners, id).iter();
                missing
                    .iter_mut()
                    .zip(owners)
                    .for_each(|(all, new)| *all |= new);
            }
        }
        missing
    }

    /// No set, as bits.
    pub fn none(&self) -> Vec<u64> {
        vec![0; self.sets.len().div_ceil(64)]
    }

    fn id(&self, set: usize, digit: Digit) -> usize {
        let AlmostLockedSet { digits, first, .. } = self.sets[set];
        let rank = digits.intersection(DigitSet::full(digit.index())).len();
        self.ids[first as usize + rank] as usize
    }

    fn links(&self) -> &Links {
        self.links.get_or_init(|| Links::new(self))
    }
}

impl Links {
    fn new(all: &AlmostLockedSets) -> Self {
        let words = all.sets.len().div_ceil(64);
        let empty = vec![0; words * all.claims.len()];
        let mut links = Self {
            words,
            of_digit: vec![Vec::new(); usize::from(Digit::MAX)],
            owners: empty.clone(),
            restricted: empty.clone(),
            partners: empty,
        };
        for (number, set) in all.sets.iter().enumerate() {
            for digit in set.digits.iter() {
                let row = all.id(number, digit) * words;
                insert(&mut links.owners[row..row + words], number);
            }
        }
        for (id, claim) in all.claims.iter().enumerate() {
            links.join(id, claim, &all.claims);
        }
        links
    }

    /// Compares a claim with those of the same digit before it.
    fn join(&mut self, id: usize, claim: &Claim, claims: &[Claim]) {
        let before = &mut self.of_digit[claim.digit.index()];
        for &other in before.iter() {
            if claim.seen.meets(&claims[other].seen) {
                unite(&mut self.partners, &self.owners, self.words, [id, other]);
            }
            if claim.cells.is_subset(&claims[other].seen) {
                unite(&mut self.restricted, &self.owners, self.words, [id, other]);
            }
        }
        before.push(id);
    }

    fn row<'a>(&self, rows: &'a [u64], id: usize) -> &'a [u64] {
        &rows[id * self.words..(id + 1) * self.words]
    }
}

/// The search within one house.
struct Search<'a> {
    context: &'a Context<'a>,
    house: House,
    most_cells: usize,
    most_sets: usize,
    /// The claims of this house: digit, places in the house, number.
    known: Vec<(Digit, u32, u32)>,
    all: &'a mut AlmostLockedSets,
}

impl<'a> Search<'a> {
    fn new(context: &'a Context<'_>, house: House, all: &'a mut AlmostLockedSets) -> Self {
        let side = context.geometry().side();
        Self {
            context,
            house,
            most_cells: if side > 9 { MOST_CELLS } else { side - 1 },
            most_sets: all.sets.len() + MOST_SETS / (3 * side),
            known: Vec::new(),
            all,
        }
    }

    /// Adds each cell from this place on to the cells so far, given as bits, which have these digits.
    fn extend(&mut self, next: usize, cells: u32, digits: DigitSet) {
        let house = self.context.geometry().house_cells(self.house);
        for (place, &cell) in house.iter().enumerate().skip(next) {
            let digits = digits.union(self.context.candidates(cell));
            let cells = cells | 1 << place;
            let size = cells.count_ones() as usize;
            let is_filled = self.context.candidates(cell).is_empty();
            if is_filled
                || digits.len() > self.most_cells + 1
                || self.all.sets.len() >= self.most_sets
            {
                continue;
            }
            if digits.len() == size + 1 {
                self.add(cells, digits);
            }
            if size < self.most_cells {
                self.extend(place + 1, cells, digits);
            }
        }
    }

    fn add(&mut self, places: u32, digits: DigitSet) {
        let cells = self.cells(places);
        let list: Vec<Cell> = cells.iter().collect();
        if self.context.geometry().common_houses(&list).next() != Some(self.house) {
            return;
        }
        let first = self.all.ids.len() as u32;
        for digit in digits.iter() {
            let places = places & self.context.grid().places(self.house, digit);
            let id = self.claim(digit, places);
            self.all.ids.push(id);
        }
        self.all.sets.push(AlmostLockedSet {
            cells,
            digits,
            first,
        });
    }

    /// The number of a claim, perhaps a new one.
    fn claim(&mut self, digit: Digit, places: u32) -> u32 {
        let known = self
            .known
            .iter()
            .find(|known| (known.0, known.1) == (digit, places));
        known.map(|known| known.2).unwrap_or_else(|| {
            let cells = self.cells(places);
            let seen = self.context.seen_by_all(digit, cells.iter());
            let id = self.all.claims.len() as u32;
            self.all.claims.push(Claim { digit, cells, seen });
            self.known.push((digit, places, id));
            id
        })
    }

    fn cells(&self, places: u32) -> CellSet {
        let geometry = self.context.geometry();
        let house = geometry.house_cells(self.house).iter().enumerate();
        let chosen = house.filter(|(place, _)| places >> place & 1 == 1);
        CellSet::of(geometry.n_cells(), chosen.map(|(_, &cell)| cell))
    }
}

/// Puts the owners of each of two claims into the other's row.
fn unite(rows: &mut [u64], owners: &[u64], words: usize, [a, b]: [usize; 2]) {
    for word in 0..words {
        rows[a * words + word] |= owners[b * words + word];
        rows[b * words + word] |= owners[a * words + word];
    }
}

/// Is this number among the bits?
pub(super) fn has(bits: &[u64], number: usize) -> bool {
    bits[number / 64] >> (number % 64) & 1 == 1
}

/// Puts a number in.
pub(super) fn insert(bits: &mut [u64], number: usize) {
    bits[number / 64] |= 1 << (number % 64);
}

/// The numbers among the bits, from this one on.
pub(super) fn numbers(bits: &[u64], from: usize) -> impl Iterator<Item = usize> + '_ {
    (from / 64..bits.len()).flat_map(move |word| {
        let at = word * 64;
        let mut rest = bits[word] & u64::MAX << from.saturating_sub(at).min(63);
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(at + bit)
        })
    })
}

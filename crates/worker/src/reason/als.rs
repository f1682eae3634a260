//! Almost locked sets, set by set, and what follows for each if the one before it does not have a digit.

use super::super::sentence::{Gaps, sentence};
use super::letters::named;
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Cell, DigitSet};
use nonet::logic::{Als, Common};

/// Sets, the digits that only one of two can have, and the letters, if any.
pub(super) struct Sets<'a> {
    pub(super) sets: &'a [Als],
    pub(super) commons: &'a [Common],
    pub(super) stem: Option<Cell>,
    pub(super) letters: &'a [Vec<Cell>],
}

/// Do two sets share two such digits? Then each set is without one of them.
pub(super) fn is_ring(sets: &[Als], commons: &[Common]) -> bool {
    sets.len() == 2 && commons.len() == 2
}

impl Sets<'_> {
    pub(super) fn lines(&self) -> Vec<Sentence> {
        let has_letters = !self.letters.is_empty();
        let mut lines: Vec<Sentence> = match has_letters {
            true => (0..self.sets.len())
                .map(|number| self.set(number))
                .collect(),
            false => Vec::new(),
        };
        match self.stem {
            Some(stem) => lines.extend(self.commons.iter().filter_map(|c| self.blossom(c, stem))),
            None if self.is_path() => lines.extend(self.path()),
            None => lines.extend(
                self.commons
                    .iter()
                    .map(|common| sentence(key::SET_COMMON, self.pair(common))),
            ),
        }
        lines
    }

    /// The first set and the last; the cell that decides between sets.
    pub(super) fn gaps(&self) -> Gaps {
        let last = self.sets.len().saturating_sub(1);
        let mut gaps = vec![("one", self.name(0)), ("other", self.name(last))];
        gaps.extend(self.stem.map(|stem| ("stem", Filling::Cells(vec![stem]))));
        gaps
    }

    fn name(&self, number: usize) -> Filling {
        let cells = self.sets.get(number).map_or(&[][..], |set| &set.cells);
        named(self.letters, number, cells)
    }

    fn digit(&self, common: &Common) -> (&'static str, Filling) {
        let digit = DigitSet::only(common.digit);
        ("digit", Filling::Digits(digit, Vec::new()))
    }

    /// The letter of a set, its cells and its digits.
    fn set(&self, number: usize) -> Sentence {
        let set = &self.sets[number];
        let digits = Filling::Digits(set.digits, set.cells.clone());
        let cells = Filling::Cells(set.cells.clone());
        let gaps = vec![
            ("set", self.name(number)),
            ("cells", cells),
            ("digits", digits),
        ];
        sentence(key::SET_LINE, gaps)
    }

    /// Does each set share one digit with the next, and nothing else?
    fn is_path(&self) -> bool {
        let next = (0u8..).map(|number| (number, number + 1));
        let shared = self.commons.iter().map(|common| common.between);
        self.commons.len() + 1 == self.sets.len() && shared.eq(next.take(self.commons.len()))
    }

    /// If the first set is without the digit that it shares; if not, what the others are without.
    fn path(&self) -> Vec<Sentence> {
        let [first, rest @ ..] = self.commons else {
            return Vec::new();
        };
        let line = |key, common: &Common, lacks: u8| {
            let left = ("left", self.left(usize::from(lacks), common));
            let gaps = self.pair(common).into_iter().chain([left]).collect();
            sentence(key, gaps)
        };
        let (a, b) = first.between;
        let mut lines = vec![line(key::ALS_LACKS, first, a), line(key::ALS_HAS, first, b)];
        let next = |common: &Common| line(key::ALS_NEXT, common, common.between.1);
        lines.extend(rest.iter().map(next));
        lines
    }

    /// What a set holds without this digit.
    fn left(&self, number: usize, common: &Common) -> Filling {
        let set = self.sets.get(number);
        let digits = set.map(|set| (set.digits.without(common.digit), set.cells.clone()));
        let (digits, cells) = digits.unwrap_or_default();
        Filling::Digits(digits, cells)
    }

    /// Two sets and a digit that only one of them can have.
    fn pair(&self, common: &Common) -> Gaps {
        let (a, b) = common.between;
        let [set, other] = [a, b].map(|number| self.name(usize::from(number)));
        vec![("set", set), ("other", other), self.digit(common)]
    }

    /// What a digit of the stem does to the set that shares it; `None` if two sets share it.
    fn blossom(&self, common: &Common, stem: Cell) -> Option<Sentence> {
        let number = usize::from(common.between.0);
        let set = self.sets.get(number)?;
        if usize::from(common.between.1) < self.sets.len() {
            return None;
        }
        let key = match set.cells.len() {
            1 => key::STEM_CELL,
            _ => key::STEM_SET,
        };
        let gaps = vec![
            ("stem", Filling::Cells(vec![stem])),
            ("set", self.name(number)),
            ("left", self.left(number, common)),
            self.digit(common),
        ];
        Some(sentence(key, gaps))
    }
}

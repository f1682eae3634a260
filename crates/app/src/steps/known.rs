//! Facts about puzzles, found again at once when a puzzle comes back, by undo or otherwise.

use nonet::board::Puzzle;

/// How many puzzles are remembered.
const MANY: usize = 32;

/// A fact about each of the last puzzles, the latest last.
#[derive(Clone, Debug)]
pub struct Known<T>(Vec<(Puzzle, T)>);

impl<T> Default for Known<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Clone> Known<T> {
    /// What is known about this puzzle.
    pub fn about(&self, puzzle: &Puzzle) -> Option<T> {
        let row = self.0.iter().find(|(about, _)| about == puzzle);
        row.map(|(_, fact)| fact.clone())
    }

    /// All that is known.
    pub(crate) fn all(&self) -> impl Iterator<Item = &(Puzzle, T)> {
        self.0.iter()
    }

    /// Keeps a fact.
    pub(crate) fn learn(&mut self, puzzle: Puzzle, fact: T) {
        self.0.retain(|(about, _)| *about != puzzle);
        self.0.push((puzzle, fact));
        let too_many = self.0.len().saturating_sub(MANY);
        self.0.drain(..too_many);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::{Cell, Digit, Geometry};

    #[test]
    fn the_last_puzzles_are_known() {
        let mut known = Known::default();
        let puzzle = |n: usize| {
            let mut puzzle = Puzzle::empty(Geometry::classic());
            puzzle.put(Cell::new(n), Digit::new(1));
            puzzle
        };
        (0..=MANY).for_each(|n| known.learn(puzzle(n), n));
        known.learn(puzzle(1), 99);
        assert_eq!(known.about(&puzzle(0)), None);
        assert_eq!(known.about(&puzzle(1)), Some(99));
        assert_eq!(known.about(&puzzle(MANY)), Some(MANY));
    }
}

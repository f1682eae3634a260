//! Predict mode: which cell will be branched on next?

use crate::board::Cell;
use crate::lab::Event;

/// A guess, and how many have been right so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quiz {
    guess: Option<Cell>,
    /// The last answer: the guess, and the cell it was.
    pub last: Option<(Cell, Cell)>,
    /// Guesses that were right.
    pub right: u32,
    /// Guesses made.
    pub made: u32,
}

impl Quiz {
    /// Takes a guess; a later one replaces it until it is answered.
    pub fn guess(&mut self, cell: Cell) {
        self.guess = Some(cell);
    }

    /// The guess waiting for its answer.
    pub fn waiting(&self) -> Option<Cell> {
        self.guess
    }

    /// The run has branched: was it there?
    pub fn answer(&mut self, event: &Event) {
        if let (Some(guess), Some(cell)) = (self.guess, event.cell) {
            self.guess = None;
            self.made += 1;
            self.right += u32::from(guess == cell);
            self.last = Some((guess, cell));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Happened;

    #[test]
    fn only_guesses_are_counted() {
        let mut quiz = Quiz::default();
        let event = |index| Event::new(Happened::Expanded, 0).at(Some(Cell::new(index)));
        quiz.answer(&event(3));
        assert_eq!((quiz.made, quiz.last), (0, None));
        quiz.guess(Cell::new(4));
        quiz.guess(Cell::new(3));
        quiz.answer(&event(3));
        quiz.guess(Cell::new(5));
        quiz.answer(&event(6));
        assert_eq!((quiz.right, quiz.made), (1, 2));
        assert_eq!(quiz.last, Some((Cell::new(5), Cell::new(6))));
    }
}

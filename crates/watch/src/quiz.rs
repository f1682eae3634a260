//! Predict mode: which cell will be branched on next?

use lab::Event;
use nonet::board::Cell;

/// An answered guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The index of the run that it was about.
    pub lane: usize,
    /// The cell guessed.
    pub guess: Cell,
    /// The right cell.
    pub truth: Cell,
}

/// A guess, and how many have been right so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quiz {
    guess: Option<(usize, Cell)>,
    /// The last answer.
    pub last: Option<Answer>,
    /// How many guesses were right.
    pub right: u32,
    /// How many guesses were made.
    pub made: u32,
}

impl Quiz {
    /// Takes a guess about a run, by its index; a later one replaces it until it is answered.
    pub fn guess(&mut self, lane: usize, cell: Cell) {
        self.guess = Some((lane, cell));
    }

    /// The unanswered guess: the run and the cell.
    pub fn waiting(&self) -> Option<(usize, Cell)> {
        self.guess
    }

    /// A run has branched, which answers a guess about it.
    pub fn answer(&mut self, lane: usize, event: &Event) -> Option<Answer> {
        let (of, guess) = self.guess.filter(|(of, _)| *of == lane)?;
        let truth = event.cell?;
        self.guess = None;
        self.made += 1;
        self.right += u32::from(guess == truth);
        self.last = Some(Answer {
            lane: of,
            guess,
            truth,
        });
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::Happened;

    #[test]
    fn only_guesses_are_counted_and_only_by_their_own_run() {
        let mut quiz = Quiz::default();
        let event = |index| Event::new(Happened::Expanded, 0).at(Some(Cell::new(index)));
        assert_eq!(quiz.answer(0, &event(3)), None);
        quiz.guess(1, Cell::new(4));
        quiz.guess(1, Cell::new(3));
        assert_eq!(quiz.answer(0, &event(3)), None);
        assert!(quiz.answer(1, &event(3)).is_some());
        quiz.guess(0, Cell::new(5));
        quiz.answer(0, &event(6));
        assert_eq!((quiz.right, quiz.made), (1, 2));
        let last = Answer {
            lane: 0,
            guess: Cell::new(5),
            truth: Cell::new(6),
        };
        assert_eq!(quiz.last, Some(last));
    }
}

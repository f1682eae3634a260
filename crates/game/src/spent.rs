//! The time spent on each puzzle of a game, and how much of it is in the journal.

use super::journal;

/// The time spent on puzzles. A puzzle is identified by the change that put it on the board, or 0 for what was
/// typed on the empty board of the beginning.
#[derive(Clone, Debug, Default)]
pub(super) struct Times(Vec<Spent>);

#[derive(Clone, Copy, Debug)]
struct Spent {
    puzzle: usize,
    /// In seconds.
    seconds: u32,
    /// As recorded in the journal.
    told: u32,
}

impl Times {
    /// The seconds spent on a puzzle.
    pub(super) fn of(&self, puzzle: usize) -> u32 {
        let spent = self.0.iter().find(|spent| spent.puzzle == puzzle);
        spent.map_or(0, |spent| spent.seconds)
    }

    /// Sets the seconds spent on it.
    pub(super) fn set(&mut self, puzzle: usize, seconds: u32) {
        match self.0.iter_mut().find(|spent| spent.puzzle == puzzle) {
            Some(spent) => spent.seconds = seconds,
            None => self.0.push(Spent {
                puzzle,
                seconds,
                told: 0,
            }),
        }
    }

    /// The text that records the time of a puzzle, unless it is recorded already.
    pub(super) fn take(&mut self, puzzle: usize) -> Option<String> {
        let spent = self.0.iter_mut().find(|spent| spent.puzzle == puzzle)?;
        spent.take()
    }

    /// The text with the time of the puzzle, after texts that record other puzzles' times, as far as needed.
    pub(super) fn tell(&mut self, puzzle: usize, text: &str) -> Vec<String> {
        let left = self.0.iter_mut().filter(|spent| spent.puzzle != puzzle);
        let mut texts: Vec<String> = left.filter_map(Spent::take).collect();
        self.take(puzzle);
        texts.push(self.timed(puzzle, text));
        texts
    }

    /// The text with the time of the puzzle, if any.
    pub(super) fn timed(&self, puzzle: usize, text: &str) -> String {
        match self.of(puzzle) {
            0 => text.to_owned(),
            seconds => journal::timed(seconds, text),
        }
    }

    /// Notes that all times are in the journal.
    pub(super) fn are_told(&mut self) {
        self.0
            .iter_mut()
            .for_each(|spent| spent.told = spent.seconds);
    }
}

impl Spent {
    fn take(&mut self) -> Option<String> {
        let told = std::mem::replace(&mut self.told, self.seconds);
        (told != self.seconds).then(|| journal::timed(self.seconds, ""))
    }
}

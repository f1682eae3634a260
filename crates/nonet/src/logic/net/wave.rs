//! All that follows from one assumption.

use super::board::{Board, Candidates};
use super::depth::Rules;
use crate::logic::matrix::Matrix;

/// Why something follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It is assumed.
    Supposed,
    /// The candidate is wrong because this one is right.
    Sees(u16),
    /// The candidate is right because all others of this truth are wrong.
    Truth(u16),
    /// The candidate is wrong because of a pattern: its place among the wave's further inferences.
    Further(u16),
}

/// The fact that a candidate is right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// Its number.
    pub(crate) candidate: u16,
    /// Is it right?
    pub(crate) right: bool,
    /// The reason.
    pub(crate) why: Why,
}

/// The eliminations of a pattern that arises only after others.
#[derive(Clone, Debug)]
pub(crate) struct Inference<P> {
    /// The candidates eliminated.
    pub(crate) wrong: Vec<u16>,
    /// The truths that the pattern rests on.
    pub(crate) truths: Vec<u16>,
    /// The candidates of these truths that had to be ruled out before.
    pub(crate) from: Vec<u16>,
    /// The pattern.
    pub(crate) pattern: P,
}

/// Looks for patterns when nothing else follows: on a board without these candidates.
pub(crate) type Further<'a, P> = dyn Fn(&Board, &Candidates) -> Vec<Inference<P>> + 'a;

/// All that follows from one assumption, in the order of arrival.
#[derive(Clone, Debug)]
pub(crate) struct Wave<P> {
    /// The events, the assumption first.
    pub(crate) events: Vec<Event>,
    /// The candidates that are right.
    pub(crate) right: Candidates,
    /// The candidates that are wrong.
    pub(crate) wrong: Candidates,
    /// The places of two events that contradict each other, right and wrong: the wave ends there.
    pub(crate) clash: Option<[usize; 2]>,
    /// The eliminations of patterns.
    pub(crate) further: Vec<Inference<P>>,
}

impl<P> Wave<P> {
    /// What follows if the candidate is right, or wrong.
    pub(crate) fn new(
        board: &Board,
        rules: Rules,
        further: Option<&Further<'_, P>>,
        (candidate, right): (u16, bool),
    ) -> Self {
        let none = || Candidates::none(board.n_candidates());
        let left = (0..board.n_truths()).map(|truth| board.members(truth as u16).len() as u8);
        let mut flow = Flow {
            board,
            rules,
            left: left.collect(),
            gone: none(),
            queues: [Vec::new(), Vec::new()],
            done: [0, 0],
            wave: Self {
                events: Vec::new(),
                right: none(),
                wrong: none(),
                clash: None,
                further: Vec::new(),
            },
        };
        flow.add(candidate, right, Why::Supposed);
        flow.run(further);
        flow.wave
    }

    /// The place of the first event that says that a candidate is right or wrong.
    pub(crate) fn place(&self, candidate: u16, right: bool) -> Option<usize> {
        let says = |event: &Event| event.candidate == candidate && event.right == right;
        self.events.iter().position(says)
    }

    /// This event and those it rests on: their places in order.
    pub(crate) fn ancestors(&self, board: &Board, last: usize) -> Vec<usize> {
        let places = self.places(board);
        let mut needed = vec![false; last + 1];
        needed[last] = true;
        for place in (0..=last).rev() {
            if needed[place] {
                self.parents(board, place, |parent| needed[places[parent]] = true);
            }
        }
        (0..=last).filter(|&place| needed[place]).collect()
    }

    /// How many events each rests on, itself included.
    pub(super) fn sizes(&self, board: &Board) -> Vec<u16> {
        let (n, places) = (self.events.len(), self.places(board));
        let mut rests = Matrix::new(n, n);
        for place in 0..n {
            rests.set(place, place);
            self.parents(board, place, |parent| rests.unite(place, places[parent]));
        }
        let ones = |place| rests.row(place).iter().map(|word| word.count_ones() as u16);
        (0..n).map(|place| ones(place).sum()).collect()
    }

    /// The place of each event by what it says.
    fn places(&self, board: &Board) -> Vec<usize> {
        let mut places = vec![0; 2 * board.n_candidates()];
        for (place, event) in self.events.iter().enumerate().rev() {
            places[says(event.candidate, event.right)] = place;
        }
        places
    }

    /// Reports the events that an event follows from directly.
    fn parents(&self, board: &Board, place: usize, mut parent: impl FnMut(usize)) {
        let event = self.events[place];
        match event.why {
            Why::Supposed => {}
            Why::Sees(right) => parent(says(right, true)),
            Why::Truth(truth) => {
                let members = board.members(truth).iter();
                let others = members.filter(|&&other| other != event.candidate);
                others.for_each(|&other| parent(says(other, false)));
            }
            Why::Further(number) => {
                let from = &self.further[usize::from(number)].from;
                from.iter().for_each(|&other| parent(says(other, false)));
            }
        }
    }
}

/// The number of a statement about a candidate.
fn says(candidate: u16, right: bool) -> usize {
    2 * usize::from(candidate) + usize::from(right)
}

/// A wave in progress.
struct Flow<'a, P> {
    board: &'a Board,
    rules: Rules,
    /// How many candidates of each truth have not been ruled out.
    left: Vec<u8>,
    /// The candidates that have been ruled out and examined.
    gone: Candidates,
    /// The places of events to be examined: of wrong candidates, of right ones.
    queues: [Vec<usize>; 2],
    done: [usize; 2],
    wave: Wave<P>,
}

impl<P> Flow<'_, P> {
    fn run(&mut self, further: Option<&Further<'_, P>>) {
        while self.wave.clash.is_none() {
            if let Some(event) = self.next(true) {
                self.rule_out(event.candidate);
            } else if let Some(event) = self.next(false) {
                self.rule_in(event.candidate);
            } else if !further.is_some_and(|further| self.look(further)) {
                break;
            }
        }
    }

    fn next(&mut self, right: bool) -> Option<Event> {
        let side = usize::from(right);
        let place = *self.queues[side].get(self.done[side])?;
        self.done[side] += 1;
        Some(self.wave.events[place])
    }

    fn add(&mut self, candidate: u16, right: bool, why: Why) {
        let (known, opposite) = if right {
            (&mut self.wave.right, &self.wave.wrong)
        } else {
            (&mut self.wave.wrong, &self.wave.right)
        };
        let clashes = opposite.contains(candidate);
        if known.contains(candidate) && !clashes {
            return;
        }
        let place = self.wave.events.len();
        self.wave.events.push(Event {
            candidate,
            right,
            why,
        });
        if clashes {
            let before = self.wave.place(candidate, !right).unwrap_or_default();
            let clash = if right {
                [place, before]
            } else {
                [before, place]
            };
            self.wave.clash = Some(clash);
            return;
        }
        known.insert(candidate);
        self.queues[usize::from(right)].push(place);
    }

    /// Rules out the candidates that are wrong because this one is right.
    fn rule_out(&mut self, candidate: u16) {
        let truths = self.board.truths(candidate);
        for truth in &truths[usize::from(!self.rules.cells)..] {
            for &other in self.board.members(*truth) {
                let is_there = other != candidate && !self.gone.contains(other);
                if is_there && self.wave.clash.is_none() {
                    self.add(other, false, Why::Sees(candidate));
                }
            }
        }
    }

    /// Adds the candidates that are right because this one is wrong.
    fn rule_in(&mut self, candidate: u16) {
        let truths = self.board.truths(candidate);
        let mut found = [None; 4];
        for (truth, found) in truths[usize::from(!self.rules.cells)..]
            .iter()
            .zip(&mut found)
        {
            *found = self.last(*truth, candidate).map(|other| (other, *truth));
        }
        if self.rules.dynamic {
            self.remove(candidate);
        }
        for (other, truth) in found.into_iter().flatten() {
            if self.wave.clash.is_none() {
                self.add(other, true, Why::Truth(truth));
            }
        }
    }

    /// The only candidate of the truth besides this one.
    fn last(&self, truth: u16, candidate: u16) -> Option<u16> {
        let is_other = |&&other: &&u16| other != candidate && !self.gone.contains(other);
        let mut members = self.board.members(truth).iter();
        let is_last = self.left[usize::from(truth)] == 2;
        is_last.then(|| members.find(is_other).copied()).flatten()
    }

    fn remove(&mut self, candidate: u16) {
        self.gone.insert(candidate);
        for truth in self.board.truths(candidate) {
            self.left[usize::from(truth)] -= 1;
        }
    }

    /// Takes the eliminations of patterns; is any of them new?
    fn look(&mut self, further: &Further<'_, P>) -> bool {
        let before = self.wave.events.len();
        for inference in further(self.board, &self.gone) {
            let number = self.wave.further.len() as u16;
            for &candidate in &inference.wrong {
                if self.wave.clash.is_none() {
                    self.add(candidate, false, Why::Further(number));
                }
            }
            self.wave.further.push(inference);
        }
        self.wave.events.len() > before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Grid, Puzzle};
    use crate::logic::net::Depth;

    #[test]
    fn on_an_empty_board_a_digit_rules_out_what_it_sees() {
        let grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        let board = Board::of(&grid);
        let wave: Wave<()> = Wave::new(&board, Depth::Dynamic.rules(), None, (0, true));
        assert_eq!(
            (wave.right.iter().count(), wave.wrong.iter().count()),
            (1, 8 + 20)
        );
        assert_eq!(wave.clash, None);
    }
}

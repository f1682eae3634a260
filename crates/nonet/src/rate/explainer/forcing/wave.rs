//! All that follows from one assumption, in Sudoku Explainer's order: right candidates first, in the order of
//! arrival; the first to arrive stays. `logic::net` does the same on boards of any size; here all sets are masks.

use crate::rate::board::{Board, Cells, HOUSE_SETS, HOUSES, cells_in, houses_of, ones, places_of};
use std::rc::Rc;

/// A candidate, nine for each cell.
pub(super) type Candidate = u16;

/// How many candidates there are.
pub(super) const CANDIDATES: usize = 729;

/// Candidates: for each digit its cells.
pub(super) type Set = [Cells; 9];

/// Is the candidate among these?
pub(super) fn has(set: &Set, candidate: Candidate) -> bool {
    let (cell, digit) = parts(candidate);
    set[digit] >> cell & 1 == 1
}

/// The cell and the digit.
pub(super) fn parts(candidate: Candidate) -> (usize, usize) {
    (usize::from(candidate / 9), usize::from(candidate % 9))
}

/// Which inferences are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rules {
    /// Those within cells; otherwise those of one digit only.
    pub(super) cells: bool,
    /// Those that depend on earlier eliminations.
    pub(super) dynamic: bool,
}

/// Why something follows.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// It is assumed.
    Supposed,
    /// The candidate is wrong because this one is right.
    Sees(Candidate),
    /// It is the last one of a truth: the cell, or 81 and up: nine for each house.
    Last(u16),
    /// The candidate is wrong because of a pattern or a chain: its place in the list.
    Further(u16),
}

/// The fact that a candidate is right or wrong.
#[derive(Clone, Copy)]
pub(super) struct Event {
    pub(super) candidate: Candidate,
    pub(super) right: bool,
    pub(super) why: Why,
}

/// The eliminations of a pattern or a chain that arises only after others.
#[derive(Clone)]
pub(super) struct Inference {
    /// The candidates eliminated, in order.
    pub(super) wrong: Vec<Candidate>,
    /// The candidates that had to be ruled out before.
    pub(super) from: Vec<Candidate>,
    /// The chain.
    pub(super) inner: Option<Rc<Inner>>,
}

/// A chain inside another.
#[derive(Debug)]
pub(super) struct Inner {
    /// The number of its nodes, with those of the chains inside it.
    pub(super) nodes: u32,
    /// The statements of its branches.
    pub(super) events: Vec<Vec<u16>>,
}

/// All that follows from one assumption.
#[derive(Clone)]
pub(super) struct Wave {
    /// The events, the assumption first.
    pub(super) events: Vec<Event>,
    pub(super) right: Set,
    pub(super) wrong: Set,
    /// The places of two events that contradict each other, right and wrong: the wave ends there.
    pub(super) clash: Option<[usize; 2]>,
    pub(super) further: Vec<Inference>,
    /// The board without the candidates that have been ruled out and examined.
    pub(super) now: Board,
    /// How far wrong and right events have been examined.
    next: [usize; 2],
    /// The place of each event by what it says.
    places: Vec<u16>,
}

const NOWHERE: u16 = u16::MAX;

fn says(candidate: Candidate, right: bool) -> usize {
    2 * usize::from(candidate) + usize::from(right)
}

impl Wave {
    /// An assumption without consequences yet.
    pub(super) fn new(board: &Board, candidate: Candidate, right: bool) -> Self {
        let mut wave = Self {
            events: Vec::with_capacity(128),
            right: [0; 9],
            wrong: [0; 9],
            clash: None,
            further: Vec::new(),
            now: board.clone(),
            next: [0; 2],
            places: vec![NOWHERE; 2 * CANDIDATES],
        };
        wave.add(candidate, right, Why::Supposed);
        wave
    }

    /// Continues as far as these rules allow; `further` looks for more when nothing else follows.
    pub(super) fn run(&mut self, rules: Rules, further: &mut dyn FnMut(&Board) -> Vec<Inference>) {
        while self.clash.is_none() {
            if let Some(candidate) = self.next(true) {
                self.rule_out(candidate, rules);
            } else if let Some(candidate) = self.next(false) {
                self.rule_in(candidate, rules);
            } else {
                let found = further(&self.now);
                if found.is_empty() {
                    break;
                }
                found.into_iter().for_each(|inference| self.take(inference));
            }
        }
    }

    /// The place of the event that says that the candidate is right or wrong.
    pub(super) fn place(&self, candidate: Candidate, right: bool) -> Option<usize> {
        let place = self.places[says(candidate, right)];
        (place != NOWHERE).then_some(usize::from(place))
    }

    /// Reports the places of the events that an event follows from directly.
    pub(super) fn parents(&self, before: &Board, place: usize, parent: &mut dyn FnMut(usize)) {
        let event = self.events[place];
        let mut wrong = |other| parent(usize::from(self.places[says(other, false)]));
        match event.why {
            Why::Supposed => {}
            Why::Sees(right) => parent(usize::from(self.places[says(right, true)])),
            Why::Last(truth) => members(before, truth)
                .filter(|&other| other != event.candidate)
                .for_each(wrong),
            Why::Further(number) => {
                let from = &self.further[usize::from(number)].from;
                from.iter().for_each(|&other| wrong(other));
            }
        }
    }

    fn next(&mut self, right: bool) -> Option<Candidate> {
        let next = &mut self.next[usize::from(right)];
        while let Some(event) = self.events.get(*next) {
            *next += 1;
            if event.right == right {
                return Some(event.candidate);
            }
        }
        None
    }

    /// Rules out the candidates that are wrong because this one is right.
    fn rule_out(&mut self, candidate: Candidate, rules: Rules) {
        let (cell, digit) = parts(candidate);
        let why = Why::Sees(candidate);
        if rules.cells {
            for other in ones(self.now.digits[cell] & !(1 << digit)) {
                self.add((9 * cell + other) as Candidate, false, why);
            }
        }
        for house in houses_of(cell) {
            let news = !self.wrong[digit] | self.right[digit];
            let others = self.now.cells[digit] & HOUSE_SETS[house] & !(1 << cell) & news;
            for other in cells_in(others) {
                self.add((9 * other + digit) as Candidate, false, why);
            }
        }
    }

    /// Adds the candidates that are right because this one is wrong.
    fn rule_in(&mut self, candidate: Candidate, rules: Rules) {
        let (cell, digit) = parts(candidate);
        let mut found = [None; 4];
        let digits = self.now.digits[cell] & !(1 << digit);
        if rules.cells && digits.is_power_of_two() {
            let other = 9 * cell + digits.trailing_zeros() as usize;
            found[0] = Some((other, cell));
        }
        let places = places_of(cell);
        for (at, house) in houses_of(cell).into_iter().enumerate() {
            let left = self.now.places[house][digit] & !(1 << places[at]);
            if left.is_power_of_two() {
                let other = usize::from(HOUSES[house][left.trailing_zeros() as usize]);
                found[at + 1] = Some((9 * other + digit, 81 + 9 * house + digit));
            }
        }
        if rules.dynamic {
            self.now.remove(1 << cell, digit);
        }
        for (other, truth) in found.into_iter().flatten() {
            self.add(other as Candidate, true, Why::Last(truth as u16));
        }
    }

    fn add(&mut self, candidate: Candidate, right: bool, why: Why) {
        if self.clash.is_some() {
            return;
        }
        let place = self.events.len();
        if let Some(before) = self.place(candidate, !right)
            && !matches!(why, Why::Further(_))
        {
            let clash = if right {
                [place, before]
            } else {
                [before, place]
            };
            self.clash = Some(clash);
        } else if self.place(candidate, right).is_some() {
            return;
        } else {
            let (cell, digit) = parts(candidate);
            let known = if right {
                &mut self.right
            } else {
                &mut self.wrong
            };
            known[digit] |= 1 << cell;
            self.places[says(candidate, right)] = place as u16;
        }
        self.events.push(Event {
            candidate,
            right,
            why,
        });
    }

    fn take(&mut self, inference: Inference) {
        let why = Why::Further(self.further.len() as u16);
        for &candidate in &inference.wrong {
            self.add(candidate, false, why);
        }
        self.further.push(inference);
    }
}

/// The candidates of a truth.
pub(super) fn members(board: &Board, truth: u16) -> impl Iterator<Item = Candidate> {
    let truth = usize::from(truth);
    let (house, digit) = (truth.saturating_sub(81) / 9, truth.saturating_sub(81) % 9);
    let bits = if truth < 81 {
        board.digits[truth]
    } else {
        board.places[house][digit]
    };
    ones(bits).map(move |bit| {
        let number = match truth {
            ..81 => 9 * truth + bit,
            _ => 9 * usize::from(HOUSES[house][bit]) + digit,
        };
        number as Candidate
    })
}

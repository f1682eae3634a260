//! The workers of an experiment. A silent one is reported; one far past its time limit is replaced.

use super::happened::{Happened, Sender};
use super::pulse::{LOOK, Look, Pulse};
use super::workers::{Runner, Sign};
use crate::web::{Fallible, Program, timing};
use lab_page::Msg;
use watch::{Command, Report};

/// A job not done this many milliseconds after its time limit never will be.
const GRACE: f64 = 5_000.0;

/// The longest time between two signs of a worker that gathers puzzles, in milliseconds. Gathering all may take
/// minutes.
const GATHER: f64 = 20_000.0;

/// Milliseconds that a worker may take to start.
const START: f64 = 10_000.0;

/// One worker of the crew, and what is expected of it.
#[derive(Debug)]
struct Hand {
    runner: Runner,
    pulse: Pulse,
    /// The time by which it must be done, in milliseconds.
    due: f64,
}

/// All workers of an experiment.
pub(super) struct Crew {
    program: Program,
    tell: Sender,
    /// Distinguishes the experiment from earlier ones.
    number: u32,
    hands: Vec<Hand>,
}

impl Crew {
    /// No workers yet.
    pub(super) fn new(program: Program, tell: Sender) -> Self {
        Self {
            program,
            tell,
            number: 0,
            hands: Vec::new(),
        }
    }

    /// Ends the workers of the last experiment, and starts this many for another.
    pub(super) fn start(&mut self, n: usize) -> Fallible {
        self.number += 1;
        self.hands.clear();
        self.hands = (0..n)
            .map(|worker| self.hand(worker))
            .collect::<Fallible<_>>()?;
        self.look_later();
        Ok(())
    }

    /// Starts another worker in place of this one.
    pub(super) fn replace(&mut self, worker: usize) -> Fallible {
        let new = self.hand(worker)?;
        if let Some(hand) = self.hands.get_mut(worker) {
            *hand = new;
        }
        Ok(())
    }

    fn hand(&self, worker: usize) -> Fallible<Hand> {
        let (tell, number) = (self.tell.clone(), self.number);
        let heard = move |sign| tell.happened(Happened::Trial(number, worker, sign));
        Runner::new(&self.program, heard).map(Hand::new)
    }

    /// Tells a worker what to do.
    pub(super) fn tell(&mut self, worker: usize, command: Command) {
        let Some(hand) = self.hands.get_mut(worker) else {
            return;
        };
        match command {
            Command::Job(_, _, ms) => hand.expect(f64::from(ms)),
            Command::Gather(_) => hand.expect(GATHER),
            _ => {}
        }
        hand.runner.tell(command);
    }

    /// A worker of the experiment with this number gave a sign. Returns the message for the model.
    pub(super) fn hear(&mut self, number: u32, worker: usize, sign: Sign) -> Option<Msg> {
        let hands = (number == self.number).then_some(&mut self.hands)?;
        let hand = hands.get_mut(worker)?;
        match sign {
            Sign::Said(Report::Working) => {
                hand.pulse.heard();
                hand.pulse.asked(timing::now());
                None
            }
            Sign::Said(report @ Report::Gathering(_)) => {
                hand.expect(GATHER);
                Some(Msg::Trial(worker, report))
            }
            Sign::Said(report) => {
                hand.rest();
                hand.runner.ready();
                Some(Msg::Trial(worker, report))
            }
            Sign::Died => {
                hand.rest();
                Some(Msg::TrialDied(worker))
            }
        }
    }

    /// Checks whether all workers of the experiment with this number give signs. Returns the messages for the model.
    pub(super) fn look(&mut self, number: u32) -> Vec<Msg> {
        if number != self.number {
            return Vec::new();
        }
        let now = timing::now();
        let looks = self.hands.iter_mut().enumerate();
        let told: Vec<Msg> = looks.filter_map(|(n, hand)| hand.look(n, now)).collect();
        let is_at_work = self.hands.iter().any(|hand| hand.due < f64::INFINITY);
        if !told.is_empty() || is_at_work {
            self.look_later();
        }
        told
    }

    fn look_later(&self) {
        let (tell, number) = (self.tell.clone(), self.number);
        timing::after(LOOK, move || tell.happened(Happened::TrialLook(number)));
    }
}

impl Hand {
    /// A new worker must first say that it is listening.
    fn new(runner: Runner) -> Self {
        let mut hand = Self {
            runner,
            pulse: Pulse::default(),
            due: f64::INFINITY,
        };
        hand.expect(START);
        hand
    }

    /// Expects it to be done within this many milliseconds, and to give signs until then.
    fn expect(&mut self, ms: f64) {
        let now = timing::now();
        self.due = now + ms + GRACE;
        self.pulse.heard();
        self.pulse.asked(now);
    }

    fn rest(&mut self) {
        self.due = f64::INFINITY;
        self.pulse.heard();
    }

    fn look(&mut self, worker: usize, now: f64) -> Option<Msg> {
        if self.due < now {
            self.rest();
            return Some(Msg::TrialDied(worker));
        }
        let look = self.pulse.look(now, false);
        (look == Look::Tell).then_some(Msg::TrialSilent)
    }
}

//! The workers of an experiment. A silent one is reported; one far past its time limit is replaced.

use super::pulse::{Look, Pulse};
use super::workers::{Runner, Sign};
use crate::web::{Fallible, timing};
use studio::Msg;
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

/// All workers of the experiment.
#[derive(Debug, Default)]
pub(super) struct Crew(Vec<Hand>);

impl Crew {
    /// A crew of `n`; `make` starts a worker by its number.
    pub(super) fn new(n: usize, make: impl Fn(usize) -> Fallible<Runner>) -> Fallible<Self> {
        let hands = (0..n).map(|worker| make(worker).map(Hand::new));
        hands.collect::<Fallible<_>>().map(Self)
    }

    /// Puts another worker in place of this one.
    pub(super) fn replace(&mut self, worker: usize, runner: Runner) {
        if let Some(hand) = self.0.get_mut(worker) {
            *hand = Hand::new(runner);
        }
    }

    /// Tells a worker what to do.
    pub(super) fn tell(&mut self, worker: usize, command: Command) {
        let Some(hand) = self.0.get_mut(worker) else {
            return;
        };
        match command {
            Command::Job(_, _, ms) => hand.expect(f64::from(ms)),
            Command::Gather(_) => hand.expect(GATHER),
            _ => {}
        }
        hand.runner.tell(command);
    }

    /// A worker gave a sign. Returns the message for the model.
    pub(super) fn hear(&mut self, worker: usize, sign: Sign) -> Option<Msg> {
        let hand = self.0.get_mut(worker)?;
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

    /// Checks whether all give signs. Returns the messages for the model.
    pub(super) fn look(&mut self) -> Vec<Msg> {
        let now = timing::now();
        let looks = self.0.iter_mut().enumerate();
        looks.filter_map(|(n, hand)| hand.look(n, now)).collect()
    }

    /// Is anything expected of any worker?
    pub(super) fn is_at_work(&self) -> bool {
        self.0.iter().any(|hand| hand.due < f64::INFINITY)
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

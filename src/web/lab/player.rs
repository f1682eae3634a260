//! The player's worker. It is started when there is something to do; a silent one is reported, and if its successors
//! keep dying, it is given up.

use super::happened::{Happened, Sender};
use super::pulse::{LOOK, Look, Pulse};
use super::workers::{Runner, Sign};
use crate::web::{Fallible, Program, timing};
use lab_page::{Doing, Model, Msg};
use watch::{Command, Report};

/// How many milliseconds it has to end its runs. The frame that shows it comes on top.
const PATIENCE: i32 = 50;

/// How many deaths within `LOOP` milliseconds are tolerated.
const DEATHS: usize = 3;
const LOOP: f64 = 10_000.0;

/// The player's worker, and what is expected of it.
pub(super) struct Player {
    program: Program,
    tell: Sender,
    runner: Option<Runner>,
    /// Distinguishes it from earlier ones.
    number: u32,
    pulse: Pulse,
    /// Is a check due?
    is_looking: bool,
    /// When workers died recently.
    deaths: Vec<f64>,
    /// Is it waiting for its last picture to be drawn?
    pub(super) is_awaited: bool,
}

impl Player {
    /// No worker yet.
    pub(super) fn new(program: Program, tell: Sender) -> Self {
        Self {
            program,
            tell,
            runner: None,
            number: 0,
            pulse: Pulse::default(),
            is_looking: false,
            deaths: Vec::new(),
            is_awaited: false,
        }
    }

    /// Sends it a command, starting one if needed.
    pub(super) fn tell(&mut self, command: Command) -> Fallible {
        if self.runner.is_none() {
            self.number += 1;
            let (tell, number) = (self.tell.clone(), self.number);
            let heard = move |sign| tell.happened(Happened::Player(number, sign));
            self.runner = Some(Runner::new(&self.program, heard)?);
            self.pulse = Pulse::default();
        }
        if command.is_answered() {
            self.pulse.asked(timing::now());
        }
        self.look_later();
        self.pass_on(command);
        Ok(())
    }

    /// Makes it end its runs, and reports when it has had time to.
    pub(super) fn cancel(&mut self) -> Fallible {
        let tell = self.tell.clone();
        timing::after(PATIENCE, move || tell.msg(Msg::EndIsDue));
        self.tell(Command::Cancel)
    }

    /// Ends it.
    pub(super) fn end(&mut self) {
        self.runner = None;
    }

    /// The last picture has been drawn.
    pub(super) fn has_shown(&mut self) {
        self.is_awaited = false;
        self.pass_on(Command::Seen);
    }

    /// The worker with this number gave a sign. Returns the message for the model, like the methods below.
    pub(super) fn hear(&mut self, number: u32, sign: Sign) -> Option<Msg> {
        if number != self.number {
            return None; // from an ended worker
        }
        self.pulse.heard();
        match sign {
            Sign::Said(Report::Ready) => {
                self.runner.iter_mut().for_each(Runner::ready);
                None
            }
            Sign::Said(report) => {
                self.is_awaited |= matches!(report, Report::Shown(..));
                Some(Msg::Player(report))
            }
            Sign::Died => Some(self.died()),
        }
    }

    /// Checks whether it still gives signs.
    pub(super) fn look(&mut self, model: &Model) -> Option<Msg> {
        self.is_looking = false;
        let is_running = self.runner.is_some() && model.doing != Doing::Still;
        let told = match self.pulse.look(timing::now(), is_running) {
            Look::Rest => return None,
            Look::Wait => None,
            Look::Ask => {
                self.pulse.asked(timing::now());
                self.runner.iter().for_each(Runner::ping);
                None
            }
            Look::Tell if model.is_begun() => Some(Msg::PlayerSilent),
            Look::Tell => return Some(self.died()),
        };
        self.look_later();
        told
    }

    fn pass_on(&mut self, command: Command) {
        if let Some(runner) = &mut self.runner {
            runner.tell(command);
        }
    }

    fn died(&mut self) -> Msg {
        self.end();
        let now = timing::now();
        self.deaths.retain(|then| now - then < LOOP);
        self.deaths.push(now);
        if self.deaths.len() > DEATHS {
            Msg::PlayerLost
        } else {
            Msg::PlayerDied
        }
    }

    fn look_later(&mut self) {
        if std::mem::replace(&mut self.is_looking, true) {
            return;
        }
        let tell = self.tell.clone();
        timing::after(LOOK, move || tell.happened(Happened::Look));
    }
}

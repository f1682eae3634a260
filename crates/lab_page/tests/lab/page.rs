//! The laboratory's page by messages, with the real driver behind it: no browser, no worker; the clock is a counter.

mod looks;
mod predicting;
mod running;
mod telling;
mod texts;
mod tree;
mod workers;

use crate::lab_runs::P;
use lab::Verdict;
use lab_page::view::{Kept, view};
use lab_page::{Button, Effect, Model, Msg, update};
use markup::Node;
use std::cell::Cell;
use std::collections::VecDeque;
use watch::{Command, Driver, Next, Report};

/// The page, and the workers' side of it. After each message one piece of the page is rebuilt, as in a busy
/// browser; when all is quiet, the page must look as if it had been built in one go.
#[derive(Default)]
struct Lab {
    model: Model,
    kept: Kept,
    driver: Driver,
    trial: Driver,
    time: Cell<f64>,
    effects: Vec<Effect>,
}

impl Lab {
    fn open(fragment: &str) -> Self {
        let mut lab = Self::default();
        lab.say(Msg::Opened(fragment.to_owned()));
        lab
    }

    /// Sends a message, and lets everything that follows happen.
    fn say(&mut self, msg: Msg) {
        self.say_all([msg]);
    }

    fn say_all(&mut self, msgs: impl IntoIterator<Item = Msg>) {
        let mut queue = VecDeque::from_iter(msgs);
        while let Some(msg) = queue.pop_front() {
            let change = msg.change();
            if let Msg::Set(field, value) = &msg {
                self.kept.field_was_set(field, value);
            }
            for effect in update(&mut self.model, msg) {
                queue.extend(self.perform(&effect));
                self.effects.push(effect);
            }
            self.kept.touch(&self.model, change);
            self.kept.renew(&self.model);
            view(&self.model, &self.kept);
        }
        while self.kept.renew(&self.model) {}
        assert!(self.kept.is_fresh() && view(&self.model, &self.kept) == page(&self.model));
    }

    fn perform(&mut self, effect: &Effect) -> Vec<Msg> {
        match effect {
            Effect::Player(command) => self.command(command.clone()),
            Effect::Cancel => self.command(Command::Cancel),
            Effect::EndPlayer => {
                self.driver = Driver::default();
                Vec::new()
            }
            Effect::TrialWorkers(n) => {
                let ready = |worker| Msg::Trial(worker, Report::Ready);
                (0..*n).map(ready).collect()
            }
            Effect::TrialWorker(worker) => vec![Msg::Trial(*worker, Report::Ready)],
            Effect::Trial(worker, command) => {
                let (mut told, clock) = (Vec::new(), || 0.0);
                let mut reply = |report| told.push(Msg::Trial(*worker, report));
                self.trial.command(command.clone(), &clock, &mut reply);
                told
            }
            _ => Vec::new(),
        }
    }

    /// The answers of the player's worker to a command, until it rests.
    fn command(&mut self, command: Command) -> Vec<Msg> {
        let time = &self.time;
        let clock = || {
            time.set(time.get() + 0.3);
            time.get()
        };
        let mut told = Vec::new();
        let mut reply = |report| told.push(Msg::Player(report));
        let mut next = self.driver.command(command, &clock, &mut reply);
        while next != Next::Never {
            if let Next::After(ms) = next {
                time.set(time.get() + ms);
            }
            next = self.driver.slice(&clock, &mut reply);
        }
        told
    }

    fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    fn verdicts(&self) -> Vec<Option<Verdict>> {
        let shots = self
            .model
            .watched
            .iter()
            .map(|watched| watched.shot.as_ref());
        shots
            .map(|shot| shot.and_then(|shot| shot.verdict))
            .collect()
    }

    fn expanded(&self) -> Vec<u64> {
        let shots = self.model.watched.iter().flat_map(|watched| &watched.shot);
        shots.map(|shot| shot.counters.expanded).collect()
    }

    fn position(&self) -> u64 {
        let shot = self.model.watched[0].shot.as_ref();
        shot.expect("it was begun").position
    }
}

fn page(model: &Model) -> Node {
    view(model, &Kept::new(model))
}

fn p3() -> String {
    format!("p={}&w=lab", P[2].replace('0', "."))
}

/// The values of an attribute, wherever it occurs.
fn names(node: &Node, attribute: &str, found: &mut Vec<String>) {
    found.extend(node.attribute(attribute).map(str::to_owned));
    for child in &node.children {
        names(child, attribute, found);
    }
}

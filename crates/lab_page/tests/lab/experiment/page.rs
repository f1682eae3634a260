//! The experiments' page with workers that answer at once; it draws after every message.
#![allow(dead_code, reason = "the command line's tests use only a part")]

use crate::lab_runs::{options, row};
use lab_page::view::{Kept, view};
use lab_page::{Button, Effect, Model, Msg, update};
use markup::Node;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use watch::{Driver, Experiment, Gathered, Lane, Report, Source, Study};

pub(crate) fn lane(slug: &str, text: &str) -> Lane {
    let algorithm = row(slug);
    Lane {
        algorithm,
        options: options(algorithm, text),
    }
}

/// Gathers puzzles to the end.
pub(crate) fn all(source: &Source) -> Gathered {
    source.gather(&mut |_| ControlFlow::Continue(()))
}

/// The page with workers that answer immediately. After each message a piece of the page is rebuilt; at the end it
/// must look as if it had been built in one go.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) model: Model,
    pub(crate) kept: Kept,
    pub(crate) effects: Vec<Effect>,
}

impl Page {
    pub(crate) fn open(fragment: &str) -> Self {
        let mut page = Self::default();
        page.say(Msg::Opened(fragment.to_owned()));
        page
    }

    pub(crate) fn with(study: &Study) -> Self {
        Self::open(&study.link().expect("it is short"))
    }

    pub(crate) fn say(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            let change = msg.change();
            if let Msg::Set(field, value) = &msg {
                self.kept.field_was_set(field, value);
            }
            for effect in update(&mut self.model, msg) {
                queue.extend(answers(&effect));
                self.effects.push(effect);
            }
            self.kept.touch(&self.model, change);
            self.kept.renew(&self.model);
        }
        while self.kept.renew(&self.model) {}
        let drawn = view(&self.model, &self.kept);
        assert!(drawn == view(&self.model, &Kept::new(&self.model)));
    }

    pub(crate) fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    pub(crate) fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    pub(crate) fn run(&mut self) -> &Experiment {
        self.press(Button::TrialRun);
        let experiment = self.model.trial.experiment.as_ref();
        experiment.unwrap_or_else(|| panic!("it was not run: {:?}", self.model.said))
    }

    pub(crate) fn drawn(&self) -> Node {
        view(&self.model, &self.kept)
    }

    pub(crate) fn saved(&mut self, button: Button) -> String {
        self.press(button);
        match self.effects.last() {
            Some(Effect::Save(_, text)) => text.clone(),
            other => panic!("nothing saved, but {other:?}"),
        }
    }
}

fn answers(effect: &Effect) -> Vec<Msg> {
    match effect {
        Effect::TrialWorkers(n) => (0..*n).map(|n| Msg::Trial(n, Report::Ready)).collect(),
        Effect::Trial(worker, command) => {
            let mut told = Vec::new();
            let mut reply = |report| told.push(Msg::Trial(*worker, report));
            Driver::default().command(command.clone(), &|| 0.0, &mut reply);
            told
        }
        _ => Vec::new(),
    }
}

/// A table with commas, read sign by sign (RFC 4180).
pub(crate) fn table(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut fields, mut field) = (Vec::new(), Vec::new(), String::new());
    let signs: Vec<char> = text.chars().collect();
    let (mut at, mut is_quoted) = (0, false);
    while let Some(&sign) = signs.get(at) {
        match (sign, is_quoted, signs.get(at + 1)) {
            ('"', true, Some('"')) => {
                field.push('"');
                at += 1;
            }
            ('"', ..) => is_quoted = !is_quoted,
            (',', false, _) => fields.push(std::mem::take(&mut field)),
            ('\r', false, Some('\n')) => {
                fields.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut fields));
                at += 1;
            }
            _ => field.push(sign),
        }
        at += 1;
    }
    assert!(
        fields.is_empty() && field.is_empty() && !is_quoted,
        "the last line ends"
    );
    rows
}

/// Column by name, of each row.
pub(crate) fn column<'a>(rows: &'a [Vec<String>], name: &str) -> Vec<&'a str> {
    let at = rows[0].iter().position(|head| head == name);
    let at = at.unwrap_or_else(|| panic!("no column {name}"));
    rows[1..].iter().map(|row| row[at].as_str()).collect()
}

//! The table of questions.

use super::backdoors::BACKDOORS;
use super::check::CHECK;
use super::completed::COMPLETE;
use super::count::{COUNT, SOLVE};
use super::diagnosis::DIAGNOSE;
use super::equivalent::{CANONICAL, SCRAMBLE};
use super::job::{Ask, Choices};
use super::logic::{PATH, STEPS};
use super::propagate::PROPAGATE;
use super::rate::RATE;

/// All questions, in the order of the help.
pub const ASKS: &[Ask] = &[
    SOLVE, COUNT, CHECK, DIAGNOSE, PROPAGATE, PATH, STEPS, RATE, BACKDOORS, CANONICAL, SCRAMBLE,
];

/// The question of this word.
pub fn ask(slug: &str) -> Option<&'static Ask> {
    ASKS.iter().find(|ask| ask.slug == slug)
}

/// The question that is meant, given these choices: solving by techniques is a separate question.
pub fn told(ask: &'static Ask, choices: &Choices) -> &'static Ask {
    match choices.techniques {
        Some(_) if ask.slug == COMPLETE.slug => &COMPLETE,
        _ => ask,
    }
}

//! What is the next logical step? It is revealed level by level.

use super::diagnose;
use super::question::Question;
use super::step::stepped;
use crate::block::{Block, Button, Tone, heading};
use crate::key;
use crate::model::{Model, Panel, Running, Status, Switch, Workspace};
use crate::msg::Action;
use crate::view::{about, marks};
use crate::words::Voice;
use ::words::Key;
use answers::protocol::{Deep, HintResult, Job, JobKind, MarksUsed, StepView};

/// How many levels a hint has before it is carried out.
pub(crate) const LEVELS: usize = 4;

pub(super) static HINT: Question = Question {
    slug: "hint",
    working: key::WORKING_HINT,
    job: |model| {
        let wanted = model.settings.order.wanted();
        let squares = model.play.squares().iter();
        let question = match model.settings.switches.is_on(Switch::Marked) {
            true => Deep::Marked(wanted, squares.map(|square| square.marks).collect()),
            false => Deep::Hint(wanted),
        };
        Some(Job::Deep(question, model.play.position()))
    },
    more: more_of_it,
    ..Question::PLAIN
};

pub(super) fn answered(model: &mut Model, help: HintResult) {
    model.ui.n_hints += usize::from(matches!(help, HintResult::Step(_)));
    model.show(Panel::Hint(help.clone(), 1));
    model.say(Status::Hint(help, 1));
}

/// Shows a hint found with the player's marks.
pub(super) fn answered_on_marks(
    model: &mut Model,
    help: HintResult,
    footing: Option<Box<MarksUsed>>,
) {
    answered(model, help);
    model.ui.footing = Some(footing.unwrap_or_default());
}

/// Something has changed, so a hint on the player's marks, shown or asked for earlier, is out of date.
pub(crate) fn changed(model: &mut Model, last_job: u32) {
    if model.ui.footing.is_some() && matches!(model.ui.panel, Panel::Hint(..)) {
        model.set_aside();
    }
    let on_marks = model.settings.switches.is_on(Switch::Marked);
    let is_older = |job: &&mut Running| job.kind == JobKind::Hint && job.id.0 <= last_job;
    if let Some(job) = model.ui.job.as_mut().filter(is_older).filter(|_| on_marks) {
        job.epoch = job.epoch.wrapping_sub(1);
    }
}

/// Reveals the next level of the hint shown, and in the end carries it out. Returns false if none is shown.
fn more_of_it(model: &mut Model) -> bool {
    let Panel::Hint(HintResult::Step(step), level) = &mut model.ui.panel else {
        return false;
    };
    let step = step.clone();
    model.settings.workspace = Workspace::Solve;
    if *level >= LEVELS {
        stepped(model, step);
        return true;
    }
    *level += 1;
    let level = *level;
    model.say(Status::Hint(HintResult::Step(step), level));
    true
}

/// The panel of a hint.
pub(crate) fn panel(model: &Model, help: &HintResult, level: usize) -> Vec<Block> {
    let voice = &model.voice();
    match help {
        HintResult::Step(step) => told(model, step, level),
        HintResult::Mistakes(mistakes) => marks::wrong(voice, mistakes),
        HintResult::NoStep => {
            let mut blocks = result(voice, help, key::HINT, Tone::Warn);
            let others = Button::new(voice, key::TECHNIQUES, Action::Techniques);
            blocks.push(Block::Buttons(vec![others]));
            blocks
        }
        HintResult::NoSolution => {
            let mut blocks = result(voice, help, key::MISTAKE_HEADING, Tone::Bad);
            blocks.extend(diagnose::offer(voice, key::UNRATED_NONE));
            blocks
        }
        HintResult::Finished => result(voice, help, key::HINT, Tone::Good),
        HintResult::Undecided => result(voice, help, key::HINT, Tone::Warn),
    }
}

fn result(voice: &Voice, help: &HintResult, key: Key, tone: Tone) -> Vec<Block> {
    let result = Block::Result(tone, voice.hint(help, 1));
    vec![heading(voice, key), result]
}

fn told(model: &Model, step: &StepView, level: usize) -> Vec<Block> {
    let voice = &model.voice();
    let name = match level {
        1 => voice.family(step.technique.family()).to_owned(),
        _ => voice.technique(step.technique.slug),
    };
    let remark = voice.say(key::HINT_LEVEL, &[("n", &level.to_string())]);
    let mut blocks = vec![
        Block::Heading(name, remark),
        Block::Levels(level, LEVELS + 1),
    ];
    let more = Button::new(voice, key::HINT_MORE, Action::Ask(JobKind::Hint));
    let apply = Button::new(voice, key::HINT_APPLY, Action::Apply);
    if level < LEVELS {
        blocks.push(Block::Text(voice.told(step, level)));
        blocks.extend(marks::standing(model, step));
        let mut buttons = vec![more.primary(), apply];
        if level > 1 {
            buttons.push(about::what_is(voice, step.technique));
        }
        blocks.push(Block::Buttons(buttons));
    } else {
        blocks.extend(about::proof(model, step));
        blocks.push(Block::Buttons(about::with_links(
            voice,
            step,
            vec![apply.primary()],
        )));
        blocks.extend(about::step(model, step));
        blocks.extend(marks::used::blocks(model));
        blocks.extend(nothing_easier(model, step));
    }
    blocks
}

/// The techniques that were tried before this step and found nothing. On a phone the panel is scrolled: as a remark
/// this leaves the explanation and its buttons in sight.
fn nothing_easier(model: &Model, step: &StepView) -> Option<Block> {
    let voice = &model.voice();
    let tried = model.settings.order.before(step.technique);
    let (first, last) = (tried.first()?, tried.last()?);
    let [first, last] = [first, last].map(|info| voice.technique(info.slug));
    let places = [("first", &*first), ("last", &*last)];
    let told = voice.count_with(key::NOTHING_EASIER, tried.len(), &places);
    Some(Block::Result(Tone::Quiet, told))
}

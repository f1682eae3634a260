//! What the workspaces show under their buttons, as blocks.

use super::{Block, Button, Piece, Press, StepRow, Tone, about, marks, paths, ratings};
use crate::app::inout::EXAMPLES;
use crate::app::jobs::{HINT_LEVELS, tally};
use crate::app::model::{Asked, Model, Panel, Running, Said, TextPanel};
use crate::app::msg::Action;
use crate::app::words::{Voice, thousands};
use crate::board::Cell;
use crate::logic::{Outcome, Pattern, Propagation, Step};
use crate::protocol::{Help, Solved, Verdict};
use crate::text::{
    Board, Notation, ParseError, ReadError, Symbols, deductions, line_as, step_line,
};

/// So much of a board shows how its text was read.
const PREVIEW: usize = 60;

/// The Solve workspace's panel. What was last read, or why not, stands above the rest: text comes in from anywhere.
pub(super) fn solve(model: &Model) -> Vec<Block> {
    if let Some(job) = &model.ui.job {
        return working(&model.voice(), job);
    }
    let mut blocks = match model.ui.text {
        TextPanel::ByHand(..) => Vec::new(),
        _ => text_in(model),
    };
    blocks.extend(results(model));
    blocks
}

fn results(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    match &model.ui.panel {
        Panel::Rest if model.play.is_empty() => welcome(voice),
        Panel::Rest => rest(voice),
        Panel::Hint(Help::Step(step), level) => hint(model, step, *level),
        Panel::Hint(Help::Mistakes(mistakes), _) => marks::wrong(voice, mistakes),
        Panel::Steps(listed) => paths::listed(model, listed),
        Panel::Path(steps, solved, at) => paths::path(model, steps, *solved, *at),
        Panel::Hint(help, _) => no_hint(voice, help),
        Panel::Propagated(propagation) => propagated(voice, propagation),
        Panel::Stepped(step) => stepped(model, step),
        Panel::Solved(found) => solved(voice, found),
        Panel::Rated(basis, rated) => ratings::rated(voice, *basis, rated),
        Panel::Conflicts => conflicts(voice, model),
        Panel::Counted(..)
        | Panel::Diagnosed(..)
        | Panel::Possible(..)
        | Panel::Estimated(..)
        | Panel::Saved(..) => rest(voice),
        Panel::Failed(_, failure) => vec![
            Block::Heading(voice.word("failed-heading").to_owned(), String::new()),
            Block::Result(Tone::Bad, voice.failure(*failure).to_owned()),
        ],
    }
}

pub(super) fn heading(voice: &Voice, key: &'static str) -> Block {
    Block::Heading(voice.word(key).to_owned(), String::new())
}

pub(super) fn text(voice: &Voice, key: &'static str) -> Block {
    Block::Text(vec![Piece::plain(voice.word(key))])
}

pub(super) fn working(voice: &Voice, job: &Running) -> Vec<Block> {
    let found = match job.progress {
        None => voice.said(&Said::Working(job.asked)),
        Some(progress) if job.asked == Asked::Read => {
            voice.say("read-so-far", &[("n", &thousands(progress.nodes))])
        }
        Some(progress) => voice.say(
            "progress",
            &[
                ("nodes", &thousands(progress.nodes)),
                ("found", &thousands(progress.found)),
            ],
        ),
    };
    vec![
        Block::Working(found),
        Block::Buttons(vec![Button::new(voice, "cancel", Action::Cancel)]),
    ]
}

fn welcome(voice: &Voice) -> Vec<Block> {
    let example = |(index, (key, _)): (usize, &(&'static str, &str))| Button {
        label: voice.word(key).to_owned(),
        press: Press::Example(index),
        primary: false,
    };
    vec![
        heading(voice, "welcome-heading"),
        text(voice, "welcome"),
        Block::Buttons(EXAMPLES.iter().enumerate().map(example).collect()),
    ]
}

fn rest(voice: &Voice) -> Vec<Block> {
    vec![heading(voice, "rest-heading"), text(voice, "rest")]
}

fn hint(model: &Model, step: &Step, level: usize) -> Vec<Block> {
    let voice = &model.voice();
    let name = match level {
        1 => voice.family(step.technique.family()).to_owned(),
        _ => voice.technique(step.technique.slug),
    };
    let remark = voice.say("hint-level", &[("n", &level.to_string())]);
    let mut blocks = vec![
        Block::Heading(name, remark),
        Block::Levels(level, HINT_LEVELS + 1),
    ];
    let more = Button::new(voice, "hint-more", Action::Hint);
    let apply = Button::new(voice, "hint-apply", Action::Apply);
    if level < HINT_LEVELS {
        blocks.push(Block::Text(voice.told(step, level)));
        blocks.extend(marks::standing(model, step));
        let what_is = (level > 1).then(|| about::what_is(voice, step.technique));
        let buttons = [more.primary(), apply].into_iter().chain(what_is);
        blocks.push(Block::Buttons(buttons.collect()));
    } else {
        blocks.extend(proof(voice, step));
        blocks.push(Block::Buttons(with_links(
            voice,
            step,
            vec![apply.primary()],
        )));
        blocks.extend(about::step(model, step));
    }
    blocks
}

/// The reason in words and in notation.
pub(super) fn proof(voice: &Voice, step: &Step) -> [Block; 2] {
    [
        Block::Text(voice.explain(step)),
        Block::Notation(voice.written(step)),
    ]
}

/// The buttons, and what else a step may have: for a chain link by link, the other notation if it says it otherwise.
pub(super) fn with_links(voice: &Voice, step: &Step, mut buttons: Vec<Button>) -> Vec<Button> {
    if matches!(step.pattern, Pattern::Chain(_)) {
        buttons.push(Button::new(voice, "next-link", Action::NextLink));
    }
    let [now, other] = [voice.notation, voice.notation.other()]
        .map(|notation| step_line(&voice.geometry, step, notation));
    if now != other {
        let key = match voice.notation {
            Notation::Hodoku => "notation-eureka",
            Notation::Eureka => "notation-hodoku",
        };
        buttons.push(Button::new(voice, key, Action::Notation));
    }
    buttons
}

fn notation(voice: &Voice, step: &Step) -> Block {
    Block::Code(deductions(&voice.geometry, &step.deductions))
}

fn no_hint(voice: &Voice, help: &Help) -> Vec<Block> {
    let (tone, key) = match help {
        Help::NoSolution => (Tone::Bad, "mistake-heading"),
        Help::Finished => (Tone::Good, "hint"),
        _ => (Tone::Warn, "hint"),
    };
    let mut blocks = vec![
        heading(voice, key),
        Block::Result(tone, voice.hint(help, 1)),
    ];
    if *help == Help::NoStep {
        let others = Button::new(voice, "techniques", Action::Techniques);
        blocks.push(Block::Buttons(vec![others]));
    }
    blocks
}

fn propagated(voice: &Voice, propagation: &Propagation) -> Vec<Block> {
    let (placed, gone) = tally(&propagation.steps);
    let tone = match propagation.outcome {
        Outcome::Finished => Tone::Good,
        Outcome::Stuck => Tone::Quiet,
        Outcome::Contradictory(_) => Tone::Bad,
    };
    let sentence = voice.propagated(placed, gone, propagation.outcome);
    let mut blocks = vec![heading(voice, "propagate"), Block::Result(tone, sentence)];
    if !propagation.steps.is_empty() {
        blocks.push(heading(voice, "path"));
        blocks.push(Block::Steps(rows(voice, &propagation.steps)));
    }
    blocks
}

pub(super) fn rows(voice: &Voice, steps: &[Step]) -> Vec<StepRow> {
    let row = |step: &Step| StepRow {
        name: voice.technique(step.technique.slug),
        notation: deductions(&voice.geometry, &step.deductions),
        cells: cells_of(step),
        current: false,
        choice: None,
    };
    steps.iter().map(row).collect()
}

fn cells_of(step: &Step) -> Vec<Cell> {
    let deductions = step.deductions.iter();
    deductions
        .map(|deduction| deduction.candidate().cell)
        .collect()
}

fn stepped(model: &Model, step: &Step) -> Vec<Block> {
    let voice = &model.voice();
    let name = voice.technique(step.technique.slug);
    let mut blocks = vec![
        Block::Heading(name, voice.word("step-done").to_owned()),
        Block::Text(voice.explain(step)),
        notation(voice, step),
        Block::Buttons(vec![
            Button::new(voice, "next-step", Action::Step).primary(),
            Button::new(voice, "step-back", Action::Undo),
        ]),
    ];
    blocks.extend(about::step(model, step));
    blocks
}

fn solved(voice: &Voice, found: &Solved) -> Vec<Block> {
    let tone = match (found.count, found.complete) {
        (0, _) => Tone::Bad,
        (1, true) => Tone::Good,
        _ => Tone::Warn,
    };
    let mut blocks = vec![
        heading(voice, "solve"),
        Block::Result(tone, voice.solved(found)),
    ];
    if found.solution.is_some() {
        let houses = voice.geometry.houses().count().to_string();
        let verified = voice.say("solved-verified", &[("n", &houses)]);
        blocks.push(Block::Text(vec![Piece::plain(&verified)]));
        blocks.push(text(voice, "solve-undo"));
    } else if found.givens != Verdict::None {
        blocks.push(text(voice, "ask-hint"));
    }
    let more = if found.complete { "" } else { "≥ " };
    blocks.push(Block::Table(vec![
        row(
            voice,
            "solutions",
            format!("{more}{}", thousands(found.count)),
        ),
        row(voice, "nodes", thousands(found.nodes)),
    ]));
    blocks
}

pub(super) fn row(voice: &Voice, key: &'static str, value: String) -> (String, String) {
    (voice.word(key).to_owned(), value)
}

fn conflicts(voice: &Voice, model: &Model) -> Vec<Block> {
    let conflicts = model.play.board().conflicts();
    let sentences = conflicts.iter().map(|conflict| voice.conflict(conflict));
    vec![
        heading(voice, "mistake-heading"),
        Block::List(Tone::Bad, sentences.collect()),
    ]
}

/// The Text workspace's panel.
pub(super) fn text_in(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    if let Some(job) = model.ui.job.as_ref().filter(|job| job.asked == Asked::Read) {
        return working(voice, job);
    }
    match &model.ui.text {
        TextPanel::Rest => Vec::new(),
        TextPanel::Read(n_givens, ignored) => {
            let loaded = voice.count("loaded", *n_givens);
            let mut blocks = vec![Block::Result(Tone::Good, loaded)];
            if !ignored.is_empty() {
                let what = ignored.iter().map(|part| voice.ignored(part));
                blocks.push(text(voice, "passed-over"));
                blocks.push(Block::List(Tone::Quiet, what.collect()));
            }
            blocks
        }
        TextPanel::Unclear(boards) => unclear(voice, boards),
        TextPanel::Refused(error) => refused(voice, error),
        TextPanel::Unreadable(name, fault) => {
            vec![Block::Result(Tone::Bad, voice.unreadable(name, fault))]
        }
        TextPanel::ByHand(kind, text) => vec![Block::Selectable(
            text.clone(),
            voice.copy_kind(*kind).to_owned(),
        )],
    }
}

/// Which board is meant? Each reading is a button, and its first lines tell what it would be.
fn unclear(voice: &Voice, boards: &[Board]) -> Vec<Block> {
    let mut blocks = vec![
        heading(voice, "unclear-heading"),
        Block::Result(
            Tone::Warn,
            voice.say("unclear", &[("n", &boards.len().to_string())]),
        ),
    ];
    for (index, board) in boards.iter().enumerate() {
        let lines = line_as(&board.puzzle, Symbols::Numbers, '.');
        blocks.push(Block::Buttons(vec![Button {
            label: voice.reading(board),
            press: Press::Reading(index),
            primary: false,
        }]));
        blocks.push(Block::Code(lines.chars().take(PREVIEW).collect()));
    }
    blocks
}

fn refused(voice: &Voice, error: &ReadError) -> Vec<Block> {
    let mut blocks = vec![
        heading(voice, "refused-heading"),
        Block::Result(Tone::Bad, voice.refused(error)),
    ];
    if let ReadError::Fault {
        error: ParseError::Repeated(conflicts),
        ..
    } = error
    {
        let sentences = conflicts.iter().map(|conflict| voice.conflict(conflict));
        blocks.push(Block::List(Tone::Bad, sentences.collect()));
    }
    blocks
}

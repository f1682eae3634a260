//! What the workspaces show under their buttons, as blocks.

use super::{Block, Button, Piece, Press, StepRow, Tone};
use crate::app::inout::EXAMPLES;
use crate::app::jobs::{HINT_LEVELS, tally};
use crate::app::model::{Lang, Model, Panel, Running, Said, TextPanel};
use crate::app::msg::Action;
use crate::app::words::thousands;
use crate::board::{Cell, Geometry};
use crate::logic::{Outcome, Propagation, Step};
use crate::protocol::{Basis, Help, Rating, Solved, Verdict};
use crate::text::{ParseError, deductions};

/// The Solve workspace's panel. What was last read, or why not, stands above the rest: text comes in from anywhere.
pub(super) fn solve(model: &Model) -> Vec<Block> {
    if let Some(job) = &model.ui.job {
        return working(model.settings.lang, job);
    }
    let mut blocks = match model.ui.text {
        TextPanel::ByHand(..) => Vec::new(),
        _ => text_in(model),
    };
    blocks.extend(results(model));
    blocks
}

fn results(model: &Model) -> Vec<Block> {
    let lang = model.settings.lang;
    match &model.ui.panel {
        Panel::Rest if model.play.is_empty() => welcome(lang),
        Panel::Rest => rest(lang),
        Panel::Hint(Help::Step(step), level) => hint(lang, step, *level),
        Panel::Hint(help, _) => no_hint(lang, help),
        Panel::Propagated(propagation) => propagated(lang, propagation),
        Panel::Stepped(step) => stepped(lang, step),
        Panel::Solved(found) => solved(lang, found),
        Panel::Rated(basis, rating) => rated(lang, *basis, rating),
        Panel::Conflicts => conflicts(lang, model),
        Panel::Failed(_, failure) => vec![
            Block::Heading(lang.word("failed-heading").to_owned(), String::new()),
            Block::Result(Tone::Bad, lang.failure(*failure).to_owned()),
        ],
    }
}

fn heading(lang: Lang, key: &'static str) -> Block {
    Block::Heading(lang.word(key).to_owned(), String::new())
}

fn text(lang: Lang, key: &'static str) -> Block {
    Block::Text(vec![Piece::plain(lang.word(key))])
}

fn working(lang: Lang, job: &Running) -> Vec<Block> {
    let found = match job.progress {
        None => lang.said(&Said::Working(job.asked)),
        Some(progress) => lang.say(
            "progress",
            &[
                ("nodes", &thousands(progress.nodes)),
                ("found", &thousands(progress.found)),
            ],
        ),
    };
    vec![
        Block::Working(found),
        Block::Buttons(vec![Button::new(lang, "cancel", Action::Cancel)]),
    ]
}

fn welcome(lang: Lang) -> Vec<Block> {
    let example = |(index, (key, _)): (usize, &(&'static str, &str))| Button {
        label: lang.word(key).to_owned(),
        press: Press::Example(index),
        primary: false,
    };
    vec![
        heading(lang, "welcome-heading"),
        text(lang, "welcome"),
        Block::Buttons(EXAMPLES.iter().enumerate().map(example).collect()),
    ]
}

fn rest(lang: Lang) -> Vec<Block> {
    vec![heading(lang, "rest-heading"), text(lang, "rest")]
}

fn hint(lang: Lang, step: &Step, level: usize) -> Vec<Block> {
    let name = lang.technique(step.technique.slug);
    let remark = lang.say("hint-level", &[("n", &level.to_string())]);
    let mut blocks = vec![
        Block::Heading(name, remark),
        Block::Levels(level, HINT_LEVELS + 1),
    ];
    let more = Button::new(lang, "hint-more", Action::Hint);
    let apply = Button::new(lang, "hint-apply", Action::Apply);
    if level < HINT_LEVELS {
        blocks.push(Block::Text(vec![Piece::plain(&lang.where_to_look(step))]));
        blocks.push(Block::Buttons(vec![more.primary(), apply]));
    } else {
        blocks.push(Block::Text(lang.explain(step)));
        blocks.push(notation(step));
        blocks.push(Block::Buttons(vec![apply.primary()]));
    }
    blocks
}

fn notation(step: &Step) -> Block {
    Block::Code(deductions(&Geometry::classic(), &step.deductions))
}

fn no_hint(lang: Lang, help: &Help) -> Vec<Block> {
    let (tone, key) = match help {
        Help::Mistake(_) | Help::NoSolution => (Tone::Bad, "mistake-heading"),
        Help::Finished => (Tone::Good, "hint"),
        _ => (Tone::Warn, "hint"),
    };
    vec![heading(lang, key), Block::Result(tone, lang.hint(help, 1))]
}

fn propagated(lang: Lang, propagation: &Propagation) -> Vec<Block> {
    let (placed, gone) = tally(&propagation.steps);
    let tone = match propagation.outcome {
        Outcome::Finished => Tone::Good,
        Outcome::Stuck => Tone::Quiet,
        Outcome::Contradictory(_) => Tone::Bad,
    };
    let sentence = lang.propagated(placed, gone, propagation.outcome);
    let mut blocks = vec![heading(lang, "propagate"), Block::Result(tone, sentence)];
    if !propagation.steps.is_empty() {
        blocks.push(heading(lang, "path"));
        blocks.push(Block::Steps(rows(lang, &propagation.steps)));
    }
    blocks
}

fn rows(lang: Lang, steps: &[Step]) -> Vec<StepRow> {
    let row = |step: &Step| StepRow {
        name: lang.technique(step.technique.slug),
        notation: deductions(&Geometry::classic(), &step.deductions),
        cells: cells_of(step),
        current: false,
    };
    steps.iter().map(row).collect()
}

fn cells_of(step: &Step) -> Vec<Cell> {
    let deductions = step.deductions.iter();
    deductions
        .map(|deduction| deduction.candidate().cell)
        .collect()
}

fn stepped(lang: Lang, step: &Step) -> Vec<Block> {
    let name = lang.technique(step.technique.slug);
    vec![
        Block::Heading(name, lang.word("step-done").to_owned()),
        Block::Text(lang.explain(step)),
        notation(step),
        Block::Buttons(vec![
            Button::new(lang, "next-step", Action::Step).primary(),
            Button::new(lang, "step-back", Action::Undo),
        ]),
    ]
}

fn solved(lang: Lang, found: &Solved) -> Vec<Block> {
    let tone = match (found.count, found.complete) {
        (0, _) => Tone::Bad,
        (1, true) => Tone::Good,
        _ => Tone::Warn,
    };
    let mut blocks = vec![
        heading(lang, "solve"),
        Block::Result(tone, lang.solved(found)),
    ];
    if found.solution.is_some() {
        let houses = Geometry::classic().houses().count().to_string();
        let verified = lang.say("solved-verified", &[("n", &houses)]);
        blocks.push(Block::Text(vec![Piece::plain(&verified)]));
        blocks.push(text(lang, "solve-undo"));
    } else if found.givens != Verdict::None {
        blocks.push(text(lang, "ask-hint"));
    }
    let more = if found.complete { "" } else { "≥ " };
    blocks.push(Block::Table(vec![
        row(
            lang,
            "solutions",
            format!("{more}{}", thousands(found.count)),
        ),
        row(lang, "nodes", thousands(found.nodes)),
    ]));
    blocks
}

fn row(lang: Lang, key: &'static str, value: String) -> (String, String) {
    (lang.word(key).to_owned(), value)
}

fn rated(lang: Lang, basis: Basis, rating: &Result<Rating, Verdict>) -> Vec<Block> {
    let tone = if rating.is_ok() {
        Tone::Good
    } else {
        Tone::Warn
    };
    let mut blocks = vec![
        heading(lang, "rating"),
        Block::Result(tone, lang.rated(basis, rating)),
    ];
    if let Ok(rating) = rating {
        let count = |(slug, n): &(String, u32)| {
            let times = lang.say("times", &[("n", &n.to_string())]);
            (lang.technique(slug), times)
        };
        blocks.push(Block::Table(rating.counts.iter().map(count).collect()));
        blocks.push(text(lang, "rated-method"));
    }
    blocks
}

fn conflicts(lang: Lang, model: &Model) -> Vec<Block> {
    let conflicts = model.play.board().conflicts();
    let sentences = conflicts.iter().map(|conflict| lang.conflict(conflict));
    vec![
        heading(lang, "mistake-heading"),
        Block::List(Tone::Bad, sentences.collect()),
    ]
}

/// The Text workspace's panel.
pub(super) fn text_in(model: &Model) -> Vec<Block> {
    let lang = model.settings.lang;
    match &model.ui.text {
        TextPanel::Rest => Vec::new(),
        TextPanel::Read(n_givens, ignored) => {
            let loaded = lang.count("loaded-one", "loaded-many", *n_givens);
            let mut blocks = vec![Block::Result(Tone::Good, loaded)];
            if !ignored.is_empty() {
                let what = ignored.iter().map(|part| lang.ignored(part));
                blocks.push(text(lang, "passed-over"));
                blocks.push(Block::List(Tone::Quiet, what.collect()));
            }
            blocks
        }
        TextPanel::Refused(error) => refused(lang, error),
        TextPanel::Unreadable(name) => vec![Block::Result(
            Tone::Bad,
            lang.say("unreadable", &[("name", name)]),
        )],
        TextPanel::ByHand(kind, text) => vec![Block::Selectable(
            text.clone(),
            lang.copy_kind(*kind).to_owned(),
        )],
    }
}

fn refused(lang: Lang, error: &ParseError) -> Vec<Block> {
    let mut blocks = vec![
        heading(lang, "refused-heading"),
        Block::Result(Tone::Bad, lang.refused(error)),
    ];
    if let ParseError::Repeated(conflicts) = error {
        let sentences = conflicts.iter().map(|conflict| lang.conflict(conflict));
        blocks.push(Block::List(Tone::Bad, sentences.collect()));
    }
    blocks
}

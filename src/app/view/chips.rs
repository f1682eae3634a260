//! The chips of the top bar: what is known about the puzzle without asking.

use crate::app::block::{Chip, Tone};
use crate::app::model::Model;
use crate::app::words::Voice;
use crate::board::{Conflict, Puzzle};
use crate::protocol::{HalfStepRating, Verdict};

/// Size, givens, solutions, rating.
pub(super) fn all(model: &Model, board: &Puzzle, conflicts: &[Conflict]) -> Vec<Chip> {
    let voice = &model.voice();
    let n_givens = model.play.givens().n_givens();
    let mut chips = vec![quiet(voice.count("givens", n_givens))];
    if !conflicts.is_empty() {
        chips.push(chip(voice.word("chip-conflicts"), Tone::Bad));
    } else if board.is_full() {
        chips.push(chip(voice.word("chip-solved"), Tone::Good));
    }
    if board.n_givens() > 0 {
        chips.extend(solutions(model, voice));
    }
    chips
}

fn solutions(model: &Model, voice: &Voice) -> Vec<Chip> {
    let about = model.checked();
    let known = model.ui.check.known.as_ref();
    match known.filter(|(puzzle, ..)| *puzzle == about) {
        None if model.ui.engine_lost => Vec::new(),
        None => vec![quiet(voice.word("chip-checking").to_owned())],
        Some((_, verdict, rating)) => {
            let rating = rating.as_ref().map(|rating| rated(voice, rating));
            [chip(voice.verdict(*verdict), tone(*verdict))]
                .into_iter()
                .chain(rating)
                .collect()
        }
    }
}

fn rated(voice: &Voice, rating: &HalfStepRating) -> Chip {
    let n = voice.half_steps(rating.half_steps);
    Chip {
        text: voice.say("chip-rating", &[("n", &n)]),
        title: voice.word("chip-rating-title").to_owned(),
        tone: Tone::Accent,
    }
}

fn tone(verdict: Verdict) -> Tone {
    match verdict {
        Verdict::None => Tone::Bad,
        Verdict::One => Tone::Good,
        Verdict::Several => Tone::Warn,
        Verdict::Undecided => Tone::Quiet,
    }
}

fn quiet(text: String) -> Chip {
    chip(&text, Tone::Quiet)
}

fn chip(text: &str, tone: Tone) -> Chip {
    Chip {
        text: text.to_owned(),
        title: String::new(),
        tone,
    }
}

//! The chips of the top bar: what is known about the puzzle without asking.

use crate::block::{Chip, Tone};
use crate::key;
use crate::model::{Model, Switch};
use crate::words::Voice;
use answers::protocol::{Grade, Verdict};
use nonet::board::{Conflict, Puzzle};

/// How hard the puzzle is, what the board shows plainly, solutions, givens.
pub(super) fn all(model: &Model, board: &Puzzle, conflicts: &[Conflict]) -> Vec<Chip> {
    let voice = &model.voice();
    let posed = model.play.posed();
    let er = model.ui.ers.about(&posed);
    let supposed = model.play.history().supposed();
    let supposed = supposed.map(|_| chip(voice.word(key::CHIP_SUPPOSED), Tone::Accent));
    let mut chips: Vec<Chip> = supposed.into_iter().collect();
    chips.extend(er.map(|er| graded(voice, er)));
    let told = model.settings.switches.is_on(Switch::Repeated);
    if !conflicts.is_empty() {
        chips.extend(told.then(|| chip(voice.word(key::CHIP_CONFLICTS), Tone::Bad)));
    } else if board.is_full() && posed.n_givens() > 0 {
        chips.push(chip(voice.word(key::CHIP_SOLVED), Tone::Good));
    }
    chips.extend(solutions(model, voice));
    chips.push(quiet(
        voice.count(key::GIVENS, model.play.givens().n_givens()),
    ));
    chips
}

/// Solutions of the puzzle; and of the board, if the digits added to the puzzle make a difference.
fn solutions(model: &Model, voice: &Voice) -> Vec<Chip> {
    let judged = model.judged().into_iter();
    let mut judged = judged.filter(|puzzle| puzzle.n_givens() > 0);
    let Some(posed) = judged.next() else {
        return Vec::new();
    };
    let known = |puzzle: &Puzzle| model.ui.verdicts.about(puzzle);
    let Some(verdict) = known(&posed) else {
        let waits = !model.ui.engine_lost;
        let checking = || quiet(voice.text(key::CHIP_CHECKING));
        return waits.then(checking).into_iter().collect();
    };
    let mut chips = vec![chip(voice.verdict(verdict), tone(verdict))];
    let with_digits = judged.next().and_then(|board| known(&board));
    // That no solution is left would reveal a wrong digit.
    let told = model.settings.switches.is_on(Switch::Wrong);
    let is_told = |&found: &Verdict| found != verdict && (told || found != Verdict::None);
    if let Some(with_digits) = with_digits.filter(is_told) {
        let place = ("verdict", voice.verdict(with_digits));
        let words = voice.say(key::CHIP_WITH_DIGITS, &[place]);
        chips.push(chip(&words, tone(with_digits)));
    }
    chips
}

fn graded(voice: &Voice, er: Option<u8>) -> Chip {
    Chip {
        text: voice.grade(er),
        title: voice.text(key::GRADED_TITLE),
        tone: Tone::Grade(Grade::of(er)),
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

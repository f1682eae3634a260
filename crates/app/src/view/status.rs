//! The sentence of the status line.

use crate::choice::Mode;
use crate::key;
use crate::msg::Slow;
use crate::questions;
use crate::status::{Foreign, Remark, Status, Where};
use crate::words::Voice;
use ::words::Key;
use answers::protocol::{Answer, Basis, HintResult};
use nonet::board::{Cell, Digit};

/// The last message.
#[expect(clippy::too_many_lines, reason = "a row for each message")]
pub(super) fn sentence(voice: &Voice, said: &Status) -> String {
    match said {
        Status::Nothing => String::new(),
        Status::Finished(finish) => super::start::finished(voice, *finish),
        Status::Ready => voice.text(key::READY),
        Status::Placed(at, what, left) => placed(voice, *at, *what, *left),
        Status::Clashes(at, what, with) => clashes(voice, *at, *what, with),
        Status::Filled(n, what) => filled(voice, *n, *what),
        Status::Erased(at) => erased(voice, *at),
        Status::Marked(at, what, goes) => candidate(voice, *at, *what, *goes),
        Status::Mine(mine) => voice.mine(*mine),
        Status::House(house, digits) => voice.read_house(*house, digits),
        Status::Marks(cells, marked) => voice.read_marks(cells, marked),
        Status::Selected(n) => voice.count(key::SAID_SELECTED, *n),
        Status::Impossible(at, what) => digit(voice, key::SAID_IMPOSSIBLE, *at, *what),
        Status::NotAllowed(at, what) => digit(voice, key::SAID_NOT_ALLOWED, *at, *what),
        Status::CandidatesShown => voice.text(key::SAID_SHOWN_FIRST),
        Status::GivenStays(at) => cell(voice, key::SAID_GIVEN, *at),
        Status::Full(at) => cell(voice, key::SAID_FILLED, *at),
        Status::Noted(note) => voice.noted(note),
        Status::Answer(answer) => answered(voice, answer),
        Status::Stepped(step) => voice.step(step),
        Status::Propagated(placed, gone, outcome) => voice.propagated(*placed, *gone, *outcome),
        Status::Hint(help, level) => hint(voice, help, *level),
        Status::Steps(n, n_kinds, more) => voice.listed(*n, *n_kinds, *more),
        Status::Proved(n, proof, on_marks) => voice.proof(*n, *proof, *on_marks),
        Status::Path(counts, solved) => voice.walked(*counts, *solved),
        Status::AtStep(at, n) => voice.at_step(*at, *n),
        Status::Moment(at, n, step) => voice.moment(*at, *n, step),
        Status::Example(at, n) => voice.example(*at, *n),
        Status::Matches(n) => voice.count(key::KINDS, *n),
        Status::Kept(n) => voice.count(key::SAID_KEPT, *n),
        Status::Shown(at, n_shown) => voice.shown(*at, *n_shown),
        Status::Mended(n) => voice.count(key::MENDED, *n),
        Status::Repaired(repair) => {
            voice.say(key::SAID_REPAIRED, &[("what", &voice.repair(*repair))])
        }
        Status::Refused(error) => voice.refused(error),
        Status::Unclear(n) => voice.say(key::UNCLEAR, &[("n", &n.to_string())]),
        Status::Failed(failure) => voice.failure(*failure).to_owned(),
        Status::Went(back, cause, n_cells) => voice.went(*back, *cause, *n_cells),
        Status::Past(past) => voice.past(*past),
        Status::NoMore(back) => no_more(voice, *back),
        Status::NoWords => voice.text(key::NO_WORDS),
        Status::Mode(mode) => voice.word(mode_key(*mode)).to_owned(),
        Status::Loaded(n, remark) => loaded(voice, *n, *remark),
        Status::Foreign(foreign) => self::foreign(voice, foreign),
        Status::Opened(n) => voice.count(key::OPENED, *n),
        Status::New(er) => voice.say(key::SAID_NEW, &[("grade", &voice.grade(*er))]),
        Status::Unreadable(name, fault) => voice.unreadable(name, fault),
        Status::Copied(kind, true) => voice.say(key::COPIED, &[("what", voice.copy_kind(*kind))]),
        Status::Copied(_, false) => voice.text(key::NOT_COPIED),
        Status::Word(key) => voice.text(*key),
        Status::Restarted => voice.text(key::RESTARTED),
        Status::Adopted(n) => adopted(voice, *n),
        Status::Cleared => voice.text(key::CLEARED),
        Status::Shape => voice.say(
            key::SAID_SHAPE,
            &[("n", &voice.geometry.side().to_string())],
        ),
        Status::NoConflicts => voice.text(key::NO_CONFLICTS),
        Status::Conflicts(n) => voice.count(key::CONFLICTS, *n),
        Status::PathSaved => voice.text(key::PATH_SAVED),
        Status::Cancelled => voice.text(key::CANCELLED),
        Status::Recovered => voice.text(key::RECOVERED),
        Status::Slow(slow) => self::slow(voice, *slow),
        Status::Outdated => voice.text(key::OUTDATED),
    }
}

fn adopted(voice: &Voice, n: usize) -> String {
    match n {
        0 => voice.text(key::ADOPTED_NONE),
        n => voice.count(key::ADOPTED, n),
    }
}

fn cell(voice: &Voice, key: Key, at: Cell) -> String {
    voice.say(key, &[("cell", &voice.cell(at))])
}

fn digit(voice: &Voice, key: Key, at: Cell, digit: Digit) -> String {
    voice.say(
        key,
        &[("cell", &voice.cell(at)), ("digit", &voice.digit(digit))],
    )
}

fn no_more(voice: &Voice, back: bool) -> String {
    let key = if back { key::NO_UNDO } else { key::NO_REDO };
    voice.text(key)
}

fn erased(voice: &Voice, at: Where) -> String {
    match at {
        Where::One(at) => cell(voice, key::SAID_ERASED, at),
        Where::Several(n) => voice.count(key::SAID_ERASED_CELLS, n),
    }
}

fn candidate(voice: &Voice, at: Where, digit: Digit, goes: bool) -> String {
    let key = if goes {
        key::SAID_MARKED
    } else {
        key::SAID_RESTORED
    };
    let places = [("cell", &*voice.spot(at)), ("digit", &*voice.digit(digit))];
    voice.say(key, &places)
}

fn filled(voice: &Voice, n: usize, digit: Digit) -> String {
    voice.count_with(key::SAID_FILLED_CELLS, n, &[("digit", &voice.digit(digit))])
}

fn clashes(voice: &Voice, at: Cell, what: Digit, with: &[Cell]) -> String {
    let places = [
        ("cell", &*voice.cell(at)),
        ("digit", &*voice.digit(what)),
        ("cells", &*voice.cells(with)),
    ];
    voice.say(key::SAID_CLASHES, &places)
}

fn placed(voice: &Voice, at: Cell, what: Digit, left: usize) -> String {
    let left = voice.count(key::LEFT, left);
    format!("{} {left}", digit(voice, key::SAID_PLACED, at, what))
}

/// The sentence of an answer; if the answer has state, its question words it.
fn answered(voice: &Voice, answer: &Answer) -> String {
    questions::shown(answer).map_or_else(String::new, |shown| shown.said(voice))
}

fn hint(voice: &Voice, help: &HintResult, level: usize) -> String {
    let hint = voice.hint(help, level);
    match level {
        1 => format!("{hint} {}", voice.basis(Basis::Board)),
        _ => hint,
    }
}

fn loaded(voice: &Voice, n_givens: usize, remark: Remark) -> String {
    let loaded = voice.count(key::LOADED, n_givens);
    let key = match remark {
        Remark::Whole => key::LOADED_ALL,
        Remark::Skipped => key::LOADED_NOTE,
        Remark::Repeated => key::LOADED_REPEATED,
    };
    format!("{loaded} {}", voice.word(key))
}

fn foreign(voice: &Voice, foreign: &Foreign) -> String {
    match foreign {
        Foreign::Read(slug, n, remark) => voice.recognised(slug) + &loaded(voice, *n, *remark),
        Foreign::Several(slug, n) => voice.recognised(slug) + &voice.count(key::WHICH_BOARD, *n),
        Foreign::Damaged(slug, broken) => voice.damaged(slug, *broken),
        Foreign::Offered(n) => voice.count(key::FORMATS_OFFERED, *n),
        Foreign::Pasteable(n) => voice.count(key::FORMATS_READ, *n),
    }
}

fn slow(voice: &Voice, slow: Slow) -> String {
    let key = match slow {
        Slow::Silent => key::SLOW_SILENT,
        Slow::Fetching => key::SLOW_FETCHING,
    };
    voice.text(key)
}

fn mode_key(mode: Mode) -> Key {
    match mode {
        Mode::Givens => key::SAID_MODE_GIVENS,
        Mode::Digits => key::SAID_MODE_DIGITS,
        Mode::Corner => key::SAID_MODE_CORNER,
        Mode::Centre => key::SAID_MODE_CENTRE,
        Mode::Colour => key::SAID_MODE_COLOUR,
        Mode::Eliminate => key::SAID_MODE_ELIMINATE,
    }
}

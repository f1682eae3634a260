//! The sentence of the status line.

use crate::choice::Mode;
use crate::msg::Slow;
use crate::questions;
use crate::status::{Foreign, Remark, Status, Where};
use crate::words::Voice;
use answers::protocol::{Answer, Basis, HintResult};
use nonet::board::{Cell, Digit};

/// The last message.
#[expect(clippy::too_many_lines, reason = "a row for each message")]
pub(super) fn sentence(voice: &Voice, said: &Status) -> String {
    match said {
        Status::Nothing => String::new(),
        Status::Finished(finish) => super::start::finished(voice, *finish),
        Status::Ready => voice.text("ready"),
        Status::Placed(at, what, left) => placed(voice, *at, *what, *left),
        Status::Clashes(at, what, with) => clashes(voice, *at, *what, with),
        Status::Filled(n, what) => filled(voice, *n, *what),
        Status::Erased(at) => erased(voice, *at),
        Status::Marked(at, what, goes) => candidate(voice, *at, *what, *goes),
        Status::Mine(mine) => voice.mine(*mine),
        Status::House(house, digits) => voice.read_house(*house, digits),
        Status::Marks(cells, marked) => voice.read_marks(cells, marked),
        Status::Selected(n) => voice.count("said-selected", *n),
        Status::Impossible(at, what) => digit(voice, "said-impossible", *at, *what),
        Status::NotAllowed(at, what) => digit(voice, "said-not-allowed", *at, *what),
        Status::CandidatesShown => voice.text("said-shown-first"),
        Status::GivenStays(at) => cell(voice, "said-given", *at),
        Status::Full(at) => cell(voice, "said-filled", *at),
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
        Status::Matches(n) => voice.count("kinds", *n),
        Status::Kept(n) => voice.count("said-kept", *n),
        Status::Shown(at, n_shown) => voice.shown(*at, *n_shown),
        Status::Mended(n) => voice.count("mended", *n),
        Status::Repaired(repair) => voice.say("said-repaired", &[("what", &voice.repair(*repair))]),
        Status::Refused(error) => voice.refused(error),
        Status::Unclear(n) => voice.say("unclear", &[("n", &n.to_string())]),
        Status::Failed(failure) => voice.failure(*failure).to_owned(),
        Status::Went(back, cause, n_cells) => voice.went(*back, *cause, *n_cells),
        Status::Past(past) => voice.past(*past),
        Status::NoMore(back) => no_more(voice, *back),
        Status::NoWords => voice.text("no-words"),
        Status::Mode(mode) => voice.word(mode_key(*mode)).to_owned(),
        Status::Loaded(n, remark) => loaded(voice, *n, *remark),
        Status::Foreign(foreign) => self::foreign(voice, foreign),
        Status::Opened(n) => voice.count("opened", *n),
        Status::New(er) => voice.say("said-new", &[("grade", &voice.grade(*er))]),
        Status::Unreadable(name, fault) => voice.unreadable(name, fault),
        Status::Copied(kind, true) => voice.say("copied", &[("what", voice.copy_kind(*kind))]),
        Status::Copied(_, false) => voice.text("not-copied"),
        Status::Word(key) => voice.text(key),
        Status::Restarted => voice.text("restarted"),
        Status::Adopted(n) => adopted(voice, *n),
        Status::Cleared => voice.text("cleared"),
        Status::Shape => voice.say("said-shape", &[("n", &voice.geometry.side().to_string())]),
        Status::NoConflicts => voice.text("no-conflicts"),
        Status::Conflicts(n) => voice.count("conflicts", *n),
        Status::PathSaved => voice.text("path-saved"),
        Status::Cancelled => voice.text("cancelled"),
        Status::Recovered => voice.text("recovered"),
        Status::Slow(slow) => self::slow(voice, *slow),
        Status::Outdated => voice.text("outdated"),
    }
}

fn adopted(voice: &Voice, n: usize) -> String {
    match n {
        0 => voice.text("adopted-none"),
        n => voice.count("adopted", n),
    }
}

fn cell(voice: &Voice, key: &'static str, at: Cell) -> String {
    voice.say(key, &[("cell", &voice.cell(at))])
}

fn digit(voice: &Voice, key: &'static str, at: Cell, digit: Digit) -> String {
    voice.say(
        key,
        &[("cell", &voice.cell(at)), ("digit", &voice.digit(digit))],
    )
}

fn no_more(voice: &Voice, back: bool) -> String {
    let key = if back { "no-undo" } else { "no-redo" };
    voice.text(key)
}

fn erased(voice: &Voice, at: Where) -> String {
    match at {
        Where::One(at) => cell(voice, "said-erased", at),
        Where::Several(n) => voice.count("said-erased-cells", n),
    }
}

fn candidate(voice: &Voice, at: Where, digit: Digit, goes: bool) -> String {
    let key = if goes { "said-marked" } else { "said-restored" };
    let places = [("cell", &*voice.spot(at)), ("digit", &*voice.digit(digit))];
    voice.say(key, &places)
}

fn filled(voice: &Voice, n: usize, digit: Digit) -> String {
    voice.count_with("said-filled-cells", n, &[("digit", &voice.digit(digit))])
}

fn clashes(voice: &Voice, at: Cell, what: Digit, with: &[Cell]) -> String {
    let places = [
        ("cell", &*voice.cell(at)),
        ("digit", &*voice.digit(what)),
        ("cells", &*voice.cells(with)),
    ];
    voice.say("said-clashes", &places)
}

fn placed(voice: &Voice, at: Cell, what: Digit, left: usize) -> String {
    let left = voice.count("left", left);
    format!("{} {left}", digit(voice, "said-placed", at, what))
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
    let loaded = voice.count("loaded", n_givens);
    let key = match remark {
        Remark::Whole => "loaded-all",
        Remark::Skipped => "loaded-note",
        Remark::Repeated => "loaded-repeated",
    };
    format!("{loaded} {}", voice.word(key))
}

fn foreign(voice: &Voice, foreign: &Foreign) -> String {
    match foreign {
        Foreign::Read(slug, n, remark) => voice.recognised(slug) + &loaded(voice, *n, *remark),
        Foreign::Several(slug, n) => voice.recognised(slug) + &voice.count("which-board", *n),
        Foreign::Damaged(slug, broken) => voice.damaged(slug, *broken),
        Foreign::Offered(n) => voice.count("formats-offered", *n),
        Foreign::Pasteable(n) => voice.count("formats-read", *n),
    }
}

fn slow(voice: &Voice, slow: Slow) -> String {
    let key = match slow {
        Slow::Silent => "slow-silent",
        Slow::Fetching => "slow-fetching",
    };
    voice.text(key)
}

fn mode_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Givens => "said-mode-givens",
        Mode::Digits => "said-mode-digits",
        Mode::Corner => "said-mode-corner",
        Mode::Centre => "said-mode-centre",
        Mode::Colour => "said-mode-colour",
        Mode::Eliminate => "said-mode-eliminate",
    }
}

//! The sentence of the status line.

use crate::app::choice::Mode;
use crate::app::msg::Slow;
use crate::app::questions;
use crate::app::status::{Foreign, Remark, Said, Where};
use crate::app::words::Voice;
use crate::board::{Cell, Digit};
use crate::protocol::{Answer, Basis, Help};

/// The last message.
#[expect(clippy::too_many_lines, reason = "a row for each message")]
pub(super) fn sentence(voice: &Voice, said: &Said) -> String {
    match said {
        Said::Nothing => String::new(),
        Said::Finished(finish) => super::start::finished(voice, *finish),
        Said::Ready => voice.text("ready"),
        Said::Placed(at, what, left) => placed(voice, *at, *what, *left),
        Said::Clashes(at, what, with) => clashes(voice, *at, *what, with),
        Said::Filled(n, what) => filled(voice, *n, *what),
        Said::Erased(at) => erased(voice, *at),
        Said::Marked(at, what, goes) => candidate(voice, *at, *what, *goes),
        Said::Mine(mine) => voice.mine(*mine),
        Said::House(house, digits) => voice.read_house(*house, digits),
        Said::Marks(cells, marked) => voice.read_marks(cells, marked),
        Said::Selected(n) => voice.count("said-selected", *n),
        Said::Impossible(at, what) => digit(voice, "said-impossible", *at, *what),
        Said::NotAllowed(at, what) => digit(voice, "said-not-allowed", *at, *what),
        Said::CandidatesShown => voice.text("said-shown-first"),
        Said::GivenStays(at) => cell(voice, "said-given", *at),
        Said::Full(at) => cell(voice, "said-filled", *at),
        Said::Noted(note) => voice.noted(note),
        Said::Answer(answer) => answered(voice, answer),
        Said::Stepped(step) => voice.step(step),
        Said::Propagated(placed, gone, outcome) => voice.propagated(*placed, *gone, *outcome),
        Said::Hint(help, level) => hint(voice, help, *level),
        Said::Steps(n, n_kinds, more) => voice.listed(*n, *n_kinds, *more),
        Said::Proved(n, proof, on_marks) => voice.proof(*n, *proof, *on_marks),
        Said::Path(counts, solved) => voice.walked(*counts, *solved),
        Said::AtStep(at, n) => voice.at_step(*at, *n),
        Said::Moment(at, n, step) => voice.moment(*at, *n, step),
        Said::Example(at, n) => voice.example(*at, *n),
        Said::Matches(n) => voice.count("kinds", *n),
        Said::Kept(n) => voice.count("said-kept", *n),
        Said::Shown(at, n_shown) => voice.shown(*at, *n_shown),
        Said::Mended(n) => voice.count("mended", *n),
        Said::Repaired(repair) => voice.say("said-repaired", &[("what", &voice.repair(*repair))]),
        Said::Refused(error) => voice.refused(error),
        Said::Unclear(n) => voice.say("unclear", &[("n", &n.to_string())]),
        Said::Failed(failure) => voice.failure(*failure).to_owned(),
        Said::Went(back, cause, n_cells) => voice.went(*back, *cause, *n_cells),
        Said::Past(past) => voice.past(*past),
        Said::NoMore(back) => no_more(voice, *back),
        Said::NoWords => voice.text("no-words"),
        Said::Mode(mode) => voice.word(mode_key(*mode)).to_owned(),
        Said::Loaded(n, remark) => loaded(voice, *n, *remark),
        Said::Foreign(foreign) => self::foreign(voice, foreign),
        Said::Opened(n) => voice.count("opened", *n),
        Said::New(er) => voice.say("said-new", &[("grade", &voice.grade(*er))]),
        Said::Unreadable(name, fault) => voice.unreadable(name, fault),
        Said::Copied(kind, true) => voice.say("copied", &[("what", voice.copy_kind(*kind))]),
        Said::Copied(_, false) => voice.text("not-copied"),
        Said::Word(key) => voice.text(key),
        Said::Restarted => voice.text("restarted"),
        Said::Adopted(n) => adopted(voice, *n),
        Said::Cleared => voice.text("cleared"),
        Said::Shape => voice.say("said-shape", &[("n", &voice.geometry.side().to_string())]),
        Said::NoConflicts => voice.text("no-conflicts"),
        Said::Conflicts(n) => voice.count("conflicts", *n),
        Said::PathSaved => voice.text("path-saved"),
        Said::Cancelled => voice.text("cancelled"),
        Said::Recovered => voice.text("recovered"),
        Said::Slow(slow) => self::slow(voice, *slow),
        Said::Outdated => voice.text("outdated"),
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

fn hint(voice: &Voice, help: &Help, level: usize) -> String {
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

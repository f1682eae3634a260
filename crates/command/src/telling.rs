//! Sentences about errors. If the page has the same ones, its words are used.

use super::key;
use super::speech::{lang, say, word};
use answers::voice::Voice;
use batch::{BadStep, Doubt};
use lab::OptionError;
use lab::heuristic::{FormulaError, Use};
use lab_page::words::formula_error;
use nonet::board::Digit;
use nonet::generate::{NotMade, Problem};
use nonet::logic::Step;
use nonet::text::{
    Board, Broken, CaseError, Expected, Import, Lost, ReadError, StepError, Symbols,
};
use std::time::Duration;
use words::{Key, Lang, family};
use worker::sentences;

/// Why a step is right, in the page's words.
pub(crate) fn step(board: &Board, step: &Step, lang: Lang) -> Vec<String> {
    sentences(board.puzzle.geometry(), step, lang)
}

/// Why a line is not a puzzle.
pub(crate) fn unread(error: &ReadError) -> String {
    unread_in(error, lang())
}

/// Why a line is not a puzzle, in this language.
pub(crate) fn unread_in(error: &ReadError, lang: Lang) -> String {
    let usual = Voice::default();
    Voice { lang, ..usual }.refused(error)
}

/// The name of a format, in the page's words.
pub(crate) fn format_name(slug: &str) -> &'static str {
    family::FORMAT.word(lang(), slug)
}

/// Why a text with the sign of a format cannot be read as such.
pub(crate) fn damaged(slug: &str, broken: Broken) -> String {
    let what = format_name(slug);
    let why = match broken {
        Broken::Cells(n) => lang().count(answers::voice::key::CELLS_BROKEN, n),
        other => family::BROKEN.word(lang(), other.slug()).to_owned(),
    };
    say(key::DAMAGED, &[("what", what), ("why", &why)])
}

/// What was skipped in a text of a known format, and what a board here cannot hold.
pub(crate) fn held(import: &Import) -> Vec<String> {
    let (lang, usual) = (lang(), Voice::default());
    let voice = Voice { lang, ..usual };
    let ignored: Vec<String> = import.ignored.iter().map(|it| voice.ignored(it)).collect();
    let what = ignored.join(", ");
    let passed = (!ignored.is_empty()).then(|| say(key::PASSED_OVER, &[("what", &what)]));
    let lost = (!import.lost.is_empty()).then(|| not_held(&import.lost));
    let unclear = import.unclear.then(|| word(key::FIRST_READING).to_owned());
    [passed, lost, unclear].into_iter().flatten().collect()
}

/// What a board here cannot hold, and the parts of a game in progress that no answer starts from.
pub(crate) fn not_held(lost: &[Lost]) -> String {
    let under_way = lost.iter().filter_map(begun).map(word);
    let foreign = lost.iter().filter(|lost| begun(lost).is_none());
    let foreign = foreign.map(|lost| family::LOST.word(lang(), lost.slug()));
    let all = [
        (key::NOT_HELD, foreign.collect::<Vec<_>>().join(", ")),
        (key::GIVENS_ALONE, under_way.collect::<Vec<_>>().join(", ")),
    ];
    let all = all.iter().filter(|(_, what)| !what.is_empty());
    let sentences = all.map(|(key, what)| say(*key, &[("what", what)]));
    sentences.collect::<Vec<_>>().join("; ")
}

/// The name of a part of a game in progress.
fn begun(lost: &Lost) -> Option<Key> {
    match lost {
        Lost::Digits => Some(key::BEGUN_DIGITS),
        Lost::Candidates => Some(key::BEGUN_CANDIDATES),
        _ => None,
    }
}

/// Why a line is not a case of a library.
pub(crate) fn no_case(error: CaseError) -> String {
    unread(&ReadError::Case(error))
}

/// Why a line among steps was not understood.
pub(crate) fn bad_step(error: &BadStep) -> String {
    match error {
        BadStep::Puzzle(error) => unread(error),
        BadStep::Step(error) => no_step(error),
        BadStep::NoBoard => word(key::NO_BOARD).to_owned(),
    }
}

fn no_step(error: &StepError) -> String {
    let names: Vec<String> = error.expected.iter().map(expected).collect();
    let names = match names.as_slice() {
        [most @ .., last] if !most.is_empty() => {
            let most = most.join(", ");
            say(key::EXPECTED_ONE_OF, &[("most", &most), ("last", last)])
        }
        names => names.concat(),
    };
    let column = error.column.to_string();
    say(key::NO_STEP, &[("column", &column), ("expected", &names)])
}

fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Sign(sign) => format!("`{sign}`"),
        Expected::Part(slug) => family::PART.word(lang(), slug).to_owned(),
    }
}

/// Why a step is not proved.
pub(crate) fn doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Old(what) => say(key::UNPROVED_OLD, &[("what", what)]),
        Doubt::NotSo(slug) => {
            let what = family::CLAIM.word(lang(), slug);
            say(key::UNPROVED_NOT_SO, &[("what", what)])
        }
        Doubt::DoesNotFollow(what) => say(key::UNPROVED_DOES_NOT_FOLLOW, &[("what", what)]),
        Doubt::TooLong => word(key::UNPROVED_TOO_LONG).to_owned(),
        Doubt::NotFound => word(key::UNPROVED_NOT_FOUND).to_owned(),
    }
}

/// Why a puzzle was not made; `time` is how long the search took, if that was the limit.
pub(crate) fn not_made(why: NotMade, time: Option<Duration>) -> String {
    match why {
        NotMade::GaveUp(attempts) => {
            let n = usize::try_from(attempts).unwrap_or(usize::MAX);
            let seconds = time.map(|time| time.as_secs().to_string());
            match seconds {
                Some(seconds) => lang().count_with(key::NONE_IN_TIME, n, &[("seconds", &seconds)]),
                None => lang().count(key::NONE_FOUND, n),
            }
        }
        NotMade::Impossible(problem) => impossible(problem),
    }
}

/// Why such puzzles cannot exist.
pub(crate) fn impossible(problem: Problem) -> String {
    let key = match problem {
        Problem::Givens => key::IMPOSSIBLE_GIVENS,
        Problem::Few(least) => return say(key::IMPOSSIBLE_FEW, &[("n", &least.to_string())]),
        Problem::Many(most) => return say(key::IMPOSSIBLE_MANY, &[("n", &most.to_string())]),
        Problem::Large(side) => {
            let side = side.to_string();
            return say(key::IMPOSSIBLE_LARGE, &[("side", &side)]);
        }
        Problem::Way => key::IMPOSSIBLE_WAY,
        Problem::Pattern => key::IMPOSSIBLE_PATTERN,
        Problem::Scale => key::IMPOSSIBLE_SCALE,
        Problem::Band => key::IMPOSSIBLE_BAND,
        Problem::OffThePath => key::IMPOSSIBLE_OFF_THE_PATH,
        Problem::Regions => key::IMPOSSIBLE_REGIONS,
    };
    word(key).to_owned()
}

/// Why an option of an algorithm was not set.
pub(crate) fn wrong_option(error: &OptionError) -> String {
    match error {
        OptionError::Unknown(name) => say(key::NO_OPTION, &[("name", name)]),
        OptionError::Value(name, value) => {
            say(key::WRONG_OPTION, &[("name", name), ("value", value)])
        }
        OptionError::Formula(name, used, text, error) => wrong_formula(name, *used, text, error),
    }
}

/// Why a text is not a formula; below it the text with a mark at the place.
fn wrong_formula(name: &str, used: Use, text: &str, error: &FormulaError) -> String {
    let why = formula_error(lang(), used, error);
    let said = say(key::WRONG_FORMULA, &[("name", name), ("why", &why)]);
    let shown = text.replace(char::is_control, " ");
    let mark = format!("{:width$}^", "", width = error.at);
    format!("{said}\n  {shown}\n  {mark}")
}

/// The message for a line that can be read in several ways.
pub(crate) fn unclear(readings: &[Board]) -> String {
    let names = readings.iter().map(reading);
    let names = names.reduce(|one, other| say(key::OR, &[("one", &one), ("other", &other)]));
    say(key::UNCLEAR, &[("readings", &names.unwrap_or_default())])
}

fn reading(board: &Board) -> String {
    let geometry = board.puzzle.geometry();
    let side = geometry.side();
    let last = Digit::new(side as u8);
    let last = last.map_or_else(String::new, |last| board.symbols.show(last, side));
    let symbols = match board.symbols {
        Symbols::Letters | Symbols::Numbers => {
            say(key::FROM_TO, &[("first", "1"), ("last", &last)])
        }
        Symbols::LettersFromOne => say(key::FROM_TO, &[("first", "A"), ("last", &last)]),
        Symbols::Pairs => say(key::FROM_TO, &[("first", "01"), ("last", &last)]),
        Symbols::FromZero => word(key::FROM_ZERO).to_owned(),
    };
    let side = side.to_string();
    let places = [("side", &*side), ("symbols", &*symbols)];
    match geometry.boxes() {
        Some((high, wide)) => {
            let (high, wide) = (high.to_string(), wide.to_string());
            let boxes = [("high", &*high), ("wide", &*wide)];
            say(key::READING_BOXES, &[places, boxes].concat())
        }
        None => say(key::READING, &places),
    }
}

//! Why there is no answer: an `Error` with a `code`, a `place` and a sentence.
//!
//! Faults of a text are reported in the requested language, for the people who typed it. Faults of the calling
//! program are reported in English, like those of JavaScript.

use answers::voice::Voice;
use js_sys::{Error, Reflect};
use nonet::generate::NotMade;
use nonet::logic::techniques;
use nonet::text::{ParseError, ReadError};
use serde::Serialize;
use serde_wasm_bindgen::to_value;
use wasm_bindgen::JsValue;
use words::Lang;

/// Why there is no answer.
pub(crate) struct Fault {
    code: &'static str,
    place: Option<Place>,
    message: String,
}

/// Where the fault is. Lines and columns count from 1.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Place {
    /// An option, by its name.
    Option(String),
    /// A line of the text.
    Line(usize),
    /// A column of a line.
    #[serde(untagged)]
    Column { line: usize, column: usize },
}

impl Fault {
    /// A fault that has no place.
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            place: None,
            message: message.into(),
        }
    }

    /// The fault that an option's value should be a technique: suggests similar ones.
    pub(crate) fn no_technique(option: &str, name: &str) -> Self {
        let similar = techniques::similar(name).join(", ");
        let meant = match similar.as_str() {
            "" => String::new(),
            names => format!("; did you mean {names}?"),
        };
        Self::option(option, &format!("there is no technique {name:?}{meant}"))
    }

    /// The fault that an option is unknown, or has an invalid value.
    pub(crate) fn option(name: &str, why: &str) -> Self {
        let place = Some(Place::Option(name.to_owned()));
        let message = format!("{name}: {why}");
        Self {
            place,
            ..Self::new("bad-option", message)
        }
    }

    /// A text that is not a puzzle.
    pub(crate) fn unread(error: &ReadError, lang: Lang) -> Self {
        let usual = Voice::default();
        let message = Voice { lang, ..usual }.refused(error);
        Self {
            place: place(error),
            ..Self::new(code(error), message)
        }
    }

    /// A puzzle that was not made.
    pub(crate) fn not_made(why: NotMade, lang: Lang) -> Self {
        let code = match why {
            NotMade::GaveUp(_) => "gave-up",
            NotMade::Impossible(_) => "impossible",
        };
        let usual = Voice::default();
        Self::new(code, Voice { lang, ..usual }.not_made(why))
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        let error = Error::new(&fault.message);
        let place = fault.place.and_then(|place| to_value(&place).ok());
        let fields = [
            ("code", fault.code.into()),
            ("place", place.unwrap_or(JsValue::NULL)),
        ];
        for (name, value) in fields {
            // A new error accepts every property.
            Reflect::set(&error, &name.into(), &value).unwrap_or_default();
        }
        error.into()
    }
}

fn code(error: &ReadError) -> &'static str {
    match error {
        ReadError::NoSize { .. } => "no-size",
        ReadError::NotSoon { .. } => "not-soon",
        ReadError::Address => "address",
        ReadError::Code => "code",
        ReadError::Regions => "regions",
        ReadError::Case(_) => "case",
        ReadError::Fault { error, .. } => match error {
            ParseError::Empty => "empty",
            ParseError::TooLarge { .. } => "too-large",
            ParseError::Binary { .. } => "binary",
            ParseError::BadChar { .. } => "bad-char",
            ParseError::WrongLength { .. } => "wrong-length",
            ParseError::ShortLine { .. } => "short-line",
            ParseError::LongLine { .. } => "long-line",
            ParseError::TooFewLines { .. } => "too-few-lines",
            ParseError::TooManyLines { .. } => "too-many-lines",
            ParseError::CandidateGrid => "candidate-grid",
            _ => "unreadable",
        },
    }
}

fn place(error: &ReadError) -> Option<Place> {
    let ReadError::Fault { error, .. } = error else {
        return None;
    };
    match *error {
        ParseError::BadChar { line, column, .. } => Some(Place::Column { line, column }),
        ParseError::ShortLine { line, .. } | ParseError::LongLine { line, .. } => {
            Some(Place::Line(line))
        }
        _ => None,
    }
}

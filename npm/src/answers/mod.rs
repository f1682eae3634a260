//! The functions that JavaScript calls. Each takes a puzzle, as text or as cells, and an object of options; it returns
//! a plain object, or throws an `Error` with a `code` and a `place`.

mod diagnosis;
mod fault;
mod given;
mod made;
mod names;
mod options;
mod position;
mod rated;
mod shown;
mod steps;

use fault::Fault;
use given::puzzle;
use options::{BUDGET, Options, READING};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use shown::{Counted, Listed, Possible, Shown, Solved};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use words::{self, Book, Lang};

/// A plain object, or an `Error`.
pub type Answer = Result<JsValue, JsValue>;

/// Prepares the sentences before any call.
#[wasm_bindgen(start)]
pub fn begin() {
    for lang in Lang::ALL {
        for book in [Book::Page, Book::Later, Book::Study] {
            words::bring(lang, book, words::text(lang, book));
        }
    }
}

/// What a text means.
///
/// # Errors
/// If it is not a puzzle, or several.
#[wasm_bindgen]
pub fn parse(text: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING])?;
    plain(&Shown::of(&given::board(text, &options)?))
}

/// Whether there is a solution, and whether it is the only one.
///
/// # Errors
/// If the puzzle or an option cannot be read, as everywhere here.
#[wasm_bindgen]
pub fn solve(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET])?;
    plain(&Solved::of(&puzzle(given, &options)?, options.budget()?))
}

/// How many solutions there are, up to a limit.
///
/// # Errors
/// As [`solve`].
#[wasm_bindgen]
pub fn count(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET, &["limit"]])?;
    let limit = options.get("limit")?.unwrap_or(shown::COUNTED);
    let puzzle = puzzle(given, &options)?;
    plain(&Counted::of(&puzzle, limit, options.budget()?))
}

/// The solutions themselves, up to a limit.
///
/// # Errors
/// As [`solve`].
#[wasm_bindgen]
pub fn enumerate(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET, &["limit"]])?;
    let limit = options.get("limit")?.unwrap_or(shown::LISTED);
    if limit > shown::MOST_LISTED {
        let why = format!("at most {} solutions are listed", shown::MOST_LISTED);
        return Err(Fault::option("limit", &why).into());
    }
    let puzzle = puzzle(given, &options)?;
    plain(&Listed::of(&puzzle, limit, options.budget()?))
}

/// The candidates that are in some solution.
///
/// # Errors
/// As [`solve`].
#[wasm_bindgen(js_name = trueCandidates)]
pub fn true_candidates(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET])?;
    plain(&Possible::of(&puzzle(given, &options)?, options.budget()?))
}

/// What is wrong with a puzzle, and how to repair it.
///
/// # Errors
/// As [`solve`].
#[wasm_bindgen]
pub fn diagnose(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET])?;
    let budget = options.get("budget")?;
    plain(&diagnosis::of(&puzzle(given, &options)?, budget))
}

/// The next logical step with its reason, or a more urgent finding.
///
/// # Errors
/// As [`solve`]; if the board does not continue the puzzle.
#[wasm_bindgen]
pub fn hint(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, position::PLAYED, steps::TECHNIQUES])?;
    plain(&steps::hint(&puzzle(given, &options)?, &options)?)
}

/// The solution by logic, step by step.
///
/// # Errors
/// As [`solve`]; if there is no solution.
#[wasm_bindgen]
pub fn path(given: &JsValue, options: &JsValue) -> Answer {
    let known = [READING, BUDGET, steps::TECHNIQUES, &["extent"]];
    let options = Options::read(options, &known)?;
    plain(&steps::path(&puzzle(given, &options)?, &options)?)
}

/// How hard a puzzle is, on every scale.
///
/// # Errors
/// As [`solve`]; if there is not exactly one solution.
#[wasm_bindgen]
pub fn rate(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING, BUDGET])?;
    plain(&rated::of(&puzzle(given, &options)?, options.budget()?)?)
}

/// A new puzzle.
///
/// # Errors
/// If an option cannot be read, if there is no such puzzle, or if none was found.
#[wasm_bindgen]
pub fn generate(options: &JsValue) -> Answer {
    let options = Options::read(options, &[made::WISHES])?;
    plain(&made::make_one(&options)?)
}

/// The canonical form in a line; `null` if none is known.
///
/// # Errors
/// As [`solve`].
#[wasm_bindgen]
pub fn canonical(given: &JsValue, options: &JsValue) -> Answer {
    let options = Options::read(options, &[READING])?;
    let form = nonet::board::canonical(&puzzle(given, &options)?);
    plain(&form.map(|form| nonet::text::whole_line(&form)))
}

/// The answer as plain JSON data: `null` for missing values, objects for maps.
fn plain(answer: &impl Serialize) -> Answer {
    let written = answer.serialize(&Serializer::json_compatible());
    written.map_err(JsValue::from)
}

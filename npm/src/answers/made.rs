//! New puzzles. Each option is one of the command line's, and is read by the same reader.

use super::fault::Fault;
use super::options::Options;
use super::shown::Shown;
use nonet::board::Geometry;
use nonet::generate::{self, Symmetry, make};
use nonet::logic::techniques;
use nonet::solve::solve;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The possible wishes.
pub(crate) const WISHES: &[&str] = &[
    "seed", "boxes", "symmetry", "givens", "minimal", "scatter", "pattern", "rating", "needs",
    "contains", "without", "attempts", "lang",
];

/// After how many attempts it gives up, by default.
const ATTEMPTS: u64 = 10_000;

/// A new puzzle, and how to make it again.
#[derive(Serialize)]
pub(crate) struct Made {
    puzzle: Shown,
    solution: Option<String>,
    symmetry: &'static str,
    seed: u64,
    attempts: u64,
}

/// How many givens: exactly, or from one number to another.
#[derive(Deserialize)]
#[serde(untagged)]
enum Range {
    Exactly(u64),
    Between([u64; 2]),
}

/// Makes a puzzle.
pub(crate) fn make_one(options: &Options<'_>) -> Result<Made, Fault> {
    let (wanted, lang) = (wishes(options)?, options.lang()?);
    let seed = options.get("seed")?.unwrap_or_else(made_up);
    let made = make(&wanted, seed, &mut |_| {});
    let made = made.map_err(|why| Fault::not_made(why, lang))?;
    let puzzle = &made.puzzle;
    Ok(Made {
        puzzle: Shown::puzzle(puzzle),
        solution: solve(puzzle).map(|solution| solution.to_string()),
        symmetry: Symmetry::of(puzzle.geometry(), &puzzle.given_cells()).slug(),
        seed,
        attempts: made.attempts,
    })
}

/// A random seed that JavaScript can represent.
fn made_up() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}

fn wishes(options: &Options<'_>) -> Result<generate::Options, Fault> {
    let geometry = options.boxes()?.unwrap_or_else(Geometry::classic);
    let mut words = Words {
        geometry,
        all: String::new(),
    };
    for name in ["symmetry", "pattern", "rating"] {
        if let Some(value) = options.get::<String>(name)? {
            words.add(name, &value)?;
        }
    }
    for name in ["needs", "contains", "without"] {
        for value in options.get::<Vec<String>>(name)?.unwrap_or_default() {
            techniques::info(&value).ok_or_else(|| Fault::no_technique(name, &value))?;
            words.add(name, &value)?;
        }
    }
    match options.get("givens")? {
        Some(Range::Exactly(n)) => words.add("givens", &n.to_string())?,
        Some(Range::Between([least, most])) => words.add("givens", &format!("{least}..{most}"))?,
        None => {}
    }
    if options.get("scatter")?.unwrap_or(false) {
        if options.value("pattern").is_some() {
            return Err(Fault::option("scatter", "a pattern says where givens are"));
        }
        words.switch("scatter");
    }
    // Without any wish the puzzle is minimal, as with the command line.
    let is_plain = words.all.is_empty();
    if options.get("minimal")?.unwrap_or(is_plain) {
        words.switch("minimal");
    }
    let attempts = options.get("attempts")?.unwrap_or(ATTEMPTS);
    words.add("attempts", &attempts.to_string())?;
    words.read("", &words.all)
}

/// Options in the words of the command line.
struct Words {
    geometry: Arc<Geometry>,
    all: String,
}

impl Words {
    /// Adds an option, if it can be read by itself.
    fn add(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let word = format!(" --{name} {value}");
        if value.contains(char::is_whitespace) {
            return Err(Fault::option(name, "it is one word"));
        }
        self.read(name, &word)?;
        self.all += &word;
        Ok(())
    }

    fn switch(&mut self, name: &str) {
        self.all += &format!(" --{name}");
    }

    fn read(&self, name: &str, words: &str) -> Result<generate::Options, Fault> {
        let read = generate::Options::read(Arc::clone(&self.geometry), words);
        read.map_err(|_| Fault::option(name, "it has no such value"))
    }
}

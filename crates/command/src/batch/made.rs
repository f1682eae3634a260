//! The row of a new puzzle.

use super::job::Format;
use super::parts::{columns_line, csv_line, shape, solution};
use super::rated::{Ratings, field, on_the_page, told};
use super::value::Value;
use crate::key;
use nonet::board::Puzzle;
use nonet::generate::{Certificate, NotMade, Options, Way, make_until};
use nonet::rate::Rated;
use nonet::text::{Board, Notation, Symbols, clear_line, line, step_line};
use std::ops::ControlFlow;
use words::Lang;

/// The columns before the ratings.
const BEFORE: &[&str] = &[
    "puzzle",
    "shape",
    "solutions",
    "solution",
    "minimal",
    "givens",
    "symmetry",
];

/// The columns after the ratings.
const AFTER: &[&str] = &[
    "techniques",
    "by_logic",
    "shown",
    "seed",
    "options",
    "attempts",
];

fn columns() -> Vec<&'static str> {
    let ratings = told(&on_the_page()).into_iter().map(field);
    [BEFORE, &ratings.collect::<Vec<_>>(), AFTER].concat()
}

/// The line above all rows of new puzzles, if the format has one.
pub fn made_header(format: Format) -> Option<String> {
    (format == Format::Csv).then(|| columns_line(&columns()))
}

/// Makes a puzzle from a seed and writes it, with its certificate in all formats but text. `tick` receives the
/// number of tries so far from time to time, and decides whether to continue.
///
/// # Errors
/// Says why no puzzle was made.
///
/// ```
/// use batch::{Format, made};
/// use nonet::board::Geometry;
/// use nonet::generate::Options;
/// use std::ops::ControlFlow::Continue;
/// let row = made(&Options::minimal(Geometry::classic()), 1, Format::Text(Default::default()), &mut |_| Continue(()))?;
/// assert_eq!(row.len(), 81);
/// # Ok::<(), nonet::generate::NotMade>(())
/// ```
pub fn made(
    options: &Options,
    seed: u64,
    format: Format,
    tick: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<String, NotMade> {
    let made = make_until(options, seed, tick)?;
    if let Format::Text(lang) = format {
        let attempts = attempts(options, made.attempts, lang);
        return Ok(clear_line(&made.puzzle, Symbols::Letters) + &attempts);
    }
    let mut fields = about(&made.puzzle, &made.certificate(&mut || {})?);
    fields.extend([
        ("shown", shown(options, &made.puzzle)),
        ("seed", Value::Number(seed)),
        ("options", Value::Text(options.to_string())),
        ("attempts", Value::Number(made.attempts)),
    ]);
    Ok(match format {
        Format::Csv => csv_line(&columns(), &fields),
        _ => Value::Object(fields).to_json(),
    })
}

/// How often random digits were tried, as a remark: the only thing to report for this method.
fn attempts(options: &Options, n: u64, lang: Lang) -> String {
    let n = usize::try_from(n).unwrap_or(usize::MAX);
    match options.way {
        Way::Scatter => format!(" # {}", lang.count_with(key::ATTEMPTS, n, &[])),
        Way::Dig | Way::Pattern(_) => String::new(),
    }
}

/// The requested steps, each with its number on the path.
fn shown(options: &Options, puzzle: &Puzzle) -> Value {
    Value::list(options.wishes.shown(puzzle), |(number, step)| {
        let line = step_line(puzzle.geometry(), &step, Notation::default());
        Value::Text(format!("{number}. {line}"))
    })
}

/// The properties of a puzzle itself.
fn about(puzzle: &Puzzle, certificate: &Certificate) -> Vec<(&'static str, Value)> {
    let board = Board {
        puzzle: puzzle.clone(),
        symbols: Symbols::Letters,
        ignored: Vec::new(),
    };
    let mut fields = vec![
        ("puzzle", Value::Text(line(puzzle, '.'))),
        ("shape", Value::Text(shape(puzzle.geometry()))),
    ];
    fields.extend(proof(certificate, &board));
    fields.extend(certificate.rated.iter().flat_map(ratings));
    fields
}

fn proof(certificate: &Certificate, board: &Board) -> Vec<(&'static str, Value)> {
    vec![
        ("solutions", Value::Number(1)),
        ("solution", solution(Some(&certificate.solution), board)),
        (
            "minimal",
            certificate.minimal.map_or(Value::Null, Value::Truth),
        ),
        ("givens", Value::Number(certificate.givens as u64)),
        ("symmetry", Value::text(certificate.symmetry.slug())),
    ]
}

fn ratings(rated: &Rated) -> Vec<(&'static str, Value)> {
    let uses = rated.counts.iter();
    let uses = uses.map(|&(info, uses)| (info.slug, Value::Number(uses.into())));
    let mut fields = Ratings::from(rated).fields();
    fields.extend([
        ("techniques", Value::Object(uses.collect())),
        ("by_logic", Value::Truth(rated.solved)),
    ]);
    fields
}

//! `nonet generate`: new puzzles.

use super::args::{Form, boxes, n_threads, side};
use super::output::{Answers, Output, complain};
use super::share;
use clap::Args;
use nonet::batch::{made, made_header};
use nonet::board::{CellSet, Geometry};
use nonet::generate::{Band, Options, Scale, Symmetry, Way, Wishes};
use nonet::logic::{Info, techniques};
use nonet::text::read_regions;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::ops::{Range, RangeInclusive};
use std::process::ExitCode;
use std::sync::Arc;

pub(crate) const ABOUT: &str = "\
Each puzzle has a seed of its own: the first that of --seed, each other one more than the one before. The same seed and
options give the same puzzle on every machine, and on the page. Without --seed one is made up and told on standard error.

Each puzzle has exactly one solution. It is minimal (none of its givens can go) if nothing else is asked for but a shape;
otherwise --minimal asks for that too. With --symmetry alone nothing can go that the symmetry would let go.

--technique: solved by singles and this technique, and not by singles alone; said more than once, each of them is needed.
--without: solved by the other techniques that hints use. --attempts: some wishes are rare or cannot be; without it the search goes on until it is ended.

As text: the puzzle; a map of the regions after it if these are irregular. As csv and json, its certificate: puzzle,
shape, solutions (1, proved by search), solution, minimal, clues, symmetry (the largest of the pattern), half_steps,
hodoku, explainer, dependency, refutation_sum as `nonet rate` has them, techniques (how often each is used on the path of
hints), by_logic (does it reach the solution), seed, options, attempts. Ratings and techniques of boards up to 9x9.

Exit status: 0 if every puzzle was made, 1 if one was not, 2 if the arguments make no sense.";

/// Puzzles of a chunk.
const CHUNK: u64 = 8;

#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// Where random numbers start
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The number of givens: 24..26, both included, or 24
    #[arg(long, value_name = "A..B", value_parser = numbers)]
    clues: Option<RangeInclusive<usize>>,
    /// The symmetry of the givens: none, rotate-180, rotate-90, mirror-left-right, mirror-top-bottom, mirror-both, diagonal,
    /// antidiagonal, diagonal-both, full
    #[arg(long, value_name = "NAME", default_value = "none", value_parser = symmetry)]
    symmetry: Symmetry,
    /// How hard it is: SCALE is half-steps (0 to 6), hodoku-level (easy, medium, hard, unfair, extreme), hodoku-score,
    /// explainer (up to 7.4), dependency or refutation-sum
    #[arg(long, value_name = "SCALE:A..B", value_parser = band)]
    rating: Option<Band>,
    /// It needs these techniques, and singles besides; `nonet verify-library` and docs/TECHNIQUES.md have the names
    #[arg(long, value_name = "SLUG", value_delimiter = ',', value_parser = technique)]
    technique: Vec<&'static Info>,
    /// It is solved without these techniques
    #[arg(long, value_name = "SLUG", value_delimiter = ',', value_parser = technique)]
    without: Vec<&'static Info>,
    /// The cells of the givens: a sign for each cell, . or 0 for a blank
    #[arg(long, value_name = "LINE", conflicts_with_all = ["clues", "symmetry", "scatter", "technique"])]
    pattern: Option<String>,
    /// Random digits in random cells until there is one solution; 17 to 25 of them if --clues says nothing
    #[arg(long, conflicts_with_all = ["symmetry", "technique"])]
    scatter: bool,
    /// No given may be left that could go, whatever else is asked for
    #[arg(long)]
    minimal: bool,
    /// Give a puzzle up after so many attempts, and say so
    #[arg(long, value_name = "N")]
    attempts: Option<u64>,
    /// The length of a row
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    /// The height and width of a box, as 2x3
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
    /// Irregular regions, by a map in a line
    #[arg(long, value_name = "MAP", value_parser = regions, conflicts_with_all = ["size", "boxes"])]
    regions: Option<Arc<Geometry>>,
    /// How rows are written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// How many puzzles to work on at a time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Generate {
    /// Is nothing asked for beyond the shape?
    fn is_plain(&self) -> bool {
        let is_dug = !self.scatter && self.pattern.is_none();
        is_dug
            && self.clues.is_none()
            && self.symmetry == Symmetry::None
            && self.wishes().is_empty()
    }

    fn wishes(&self) -> Wishes {
        Wishes {
            band: self.rating,
            techniques: self.technique.clone(),
            without: self.without.clone(),
        }
    }

    fn options(&self) -> Result<Options, String> {
        let shapes = [&self.size, &self.boxes, &self.regions];
        let shape = shapes.into_iter().flatten().next().cloned();
        let (geometry, way) = match &self.pattern {
            Some(line) => {
                let (geometry, cells) = drawn(line, shape)?;
                (geometry, Way::Pattern(cells))
            }
            None if self.scatter => (shape.unwrap_or_else(Geometry::classic), Way::Scatter),
            None => (shape.unwrap_or_else(Geometry::classic), Way::Dig),
        };
        let options = Options {
            geometry,
            way,
            symmetry: self.symmetry,
            clues: self.clues.clone(),
            minimal: self.minimal || self.is_plain(),
            wishes: self.wishes(),
            attempts: self.attempts,
        };
        options.check().map_err(|problem| problem.to_string())?;
        Ok(options)
    }
}

/// Makes puzzles.
pub(crate) fn main(wanted: Generate) -> ExitCode {
    let options = match wanted.options() {
        Ok(options) => options,
        Err(problem) => {
            complain(&problem);
            return ExitCode::from(2);
        }
    };
    let first = wanted.seed.unwrap_or_else(made_up);
    let format = wanted.format.into();
    let answer = |numbers: &Range<u64>| {
        let mut answers = Answers::default();
        for number in numbers.clone() {
            match made(&options, first.wrapping_add(number), format) {
                Ok(row) => answers.row(&row),
                Err(why) => answers.fail(&format!("puzzle {}", number + 1), &why.to_string()),
            }
        }
        answers
    };
    let mut output = Output::new();
    output.header(made_header(format));
    let n_threads = n_threads(wanted.threads);
    share::out(chunks(wanted.count), n_threads, &answer, &mut output);
    output.status()
}

/// All numbers below `n`, some at a time.
fn chunks(n: u64) -> impl Iterator<Item = Range<u64>> + Send {
    let begin = |chunk| chunk * CHUNK;
    (0..n.div_ceil(CHUNK)).map(move |chunk| begin(chunk)..n.min(begin(chunk) + CHUNK))
}

/// A seed that nobody asked for.
fn made_up() -> u64 {
    let seed = RandomState::new().hash_one(0) >> 32;
    complain(&format!("seed {seed}"));
    seed
}

fn numbers(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let range = first.trim().parse().ok().zip(last.trim().parse().ok());
    range
        .map(|(first, last): (usize, usize)| first..=last)
        .filter(|range| !range.is_empty())
        .ok_or_else(|| "a number, or two as 24..26".to_owned())
}

fn band(text: &str) -> Result<Band, String> {
    let all = Scale::ALL.map(Scale::slug).join(", ");
    let parsed = text.parse();
    parsed.map_err(|_| {
        format!("SCALE:A..B, as 1.5..4, or easy..hard for hodoku-level; the scale one of {all}")
    })
}

fn technique(slug: &str) -> Result<&'static Info, String> {
    let found = techniques::every().map(|technique| technique.info());
    let mut found = found.filter(|info| info.slug == slug);
    found
        .next()
        .ok_or_else(|| "no technique of this name".to_owned())
}

/// A drawn pattern, on a board of this shape or the usual one for its length.
fn drawn(line: &str, shape: Option<Arc<Geometry>>) -> Result<(Arc<Geometry>, CellSet), String> {
    let signs: Vec<char> = line.chars().collect();
    let usual = || side(&signs.len().isqrt().to_string()).ok();
    let geometry = shape.or_else(usual);
    let fits = |geometry: &Arc<Geometry>| geometry.n_cells() == signs.len();
    let geometry = geometry.filter(fits);
    let geometry = geometry.ok_or_else(|| "a pattern has a sign for each cell".to_owned())?;
    let given = geometry.cells().zip(&signs);
    let given = given.filter(|(_, sign)| !matches!(sign, '.' | '0'));
    let cells = CellSet::of(signs.len(), given.map(|(cell, _)| cell));
    Ok((geometry, cells))
}

fn symmetry(text: &str) -> Result<Symmetry, String> {
    let all = Symmetry::ALL.map(Symmetry::slug).join(", ");
    Symmetry::named(text).ok_or_else(|| format!("one of {all}"))
}

fn regions(text: &str) -> Result<Arc<Geometry>, String> {
    read_regions(text).ok_or_else(|| "a sign for each cell, the same for a region".to_owned())
}

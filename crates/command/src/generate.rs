//! `nonet generate`: new puzzles.

use super::complaint::complain;
use super::files::sink::Sink;
use super::help::Named;
use super::key;
use super::output::{Answers, Output};
use super::share;
use super::shared::{Form, boxes, n_threads, no_technique, side};
use super::speech::{say, word};
use super::telling::{impossible, not_made};
use super::waiting::Waiting;
use batch::{made, made_header};
use clap::Args;
use nonet::board::{CellSet, Geometry};
use nonet::generate::{Band, Options, Scale, Symmetry, Way, Wishes};
use nonet::logic::{Info, techniques};
use nonet::text::read_regions;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range, RangeInclusive};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// Puzzles per chunk, if nothing special is requested: other puzzles may take long, and are printed one by one.
const CHUNK: u64 = 8;

/// How long one puzzle may take by default.
const TIME: Duration = Duration::from_secs(60);

#[derive(Debug, Args)]
pub(crate) struct Generate {
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[arg(long, value_name = "A..B", value_parser = numbers)]
    givens: Option<RangeInclusive<usize>>,
    #[arg(long, value_name = "NAME", default_value = "none", value_parser = symmetry)]
    symmetry: Symmetry,
    #[arg(long, value_name = "SCALE:A..B", value_parser = band)]
    rating: Option<Band>,
    #[arg(long, value_name = "SLUG", value_delimiter = ',', value_parser = technique)]
    needs: Vec<&'static Info>,
    #[arg(long, value_name = "SLUG", value_delimiter = ',', value_parser = technique)]
    contains: Vec<&'static Info>,
    #[arg(long, value_name = "SLUG", value_delimiter = ',', value_parser = technique)]
    without: Vec<&'static Info>,
    #[arg(long, value_name = "LINE", conflicts_with_all = ["givens", "symmetry", "scatter", "needs", "contains"])]
    pattern: Option<String>,
    #[arg(long, conflicts_with_all = ["symmetry", "needs", "contains"])]
    scatter: bool,
    #[arg(long)]
    minimal: bool,
    #[arg(long, value_name = "N")]
    attempts: Option<u64>,
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
    #[arg(long, value_name = "MAP", value_parser = regions, conflicts_with_all = ["size", "boxes"])]
    regions: Option<Arc<Geometry>>,
    #[arg(long, value_parser = Named::<Form>::new(), default_value = "text")]
    format: Form,
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Generate {
    /// Is nothing requested but the shape?
    fn is_plain(&self) -> bool {
        let is_dug = !self.scatter && self.pattern.is_none();
        is_dug
            && self.givens.is_none()
            && self.symmetry == Symmetry::None
            && self.wishes().is_empty()
    }

    /// How long one puzzle may take.
    fn time(&self) -> Option<Duration> {
        match (self.seconds, self.attempts) {
            (Some(0), _) | (None, Some(_)) => None,
            (Some(seconds), _) => Some(Duration::from_secs(seconds)),
            (None, None) => Some(TIME),
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes {
            band: self.rating,
            needs: self.needs.clone(),
            contains: self.contains.clone(),
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
            givens: self.givens.clone(),
            minimal: self.minimal || self.is_plain(),
            wishes: self.wishes(),
            attempts: self.attempts,
        };
        options.check().map_err(impossible)?;
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
    let time = wanted.time();
    let answer = |numbers: &Range<u64>| {
        let mut answers = Answers::default();
        for number in numbers.clone() {
            let n = (number + 1).to_string();
            let mut waiting = Waiting::new();
            let mut tick = |attempts: u64| {
                waiting.tell(|seconds| trying(&n, attempts, seconds));
                match time {
                    Some(time) if waiting.time() >= time => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                }
            };
            let made = made(&options, first.wrapping_add(number), format, &mut tick);
            let is_late = time.is_some_and(|time| waiting.time() >= time);
            match made {
                Ok(row) => answers.row(&row),
                Err(why) => {
                    let why = not_made(why, time.filter(|_| is_late));
                    answers.fail(&say(key::PLACE_PUZZLE, &[("n", &n)]), &why);
                }
            }
        }
        answers
    };
    let sink = match Sink::open(wanted.output.as_deref(), &[], None) {
        Ok(sink) => sink,
        Err(why) => {
            complain(&why);
            return ExitCode::from(2);
        }
    };
    let mut output = Output::to(sink);
    output.header(made_header(format));
    let n_threads = n_threads(wanted.threads);
    let at_once = if wanted.is_plain() { CHUNK } else { 1 };
    let chunks = chunks(wanted.count, at_once);
    share::out(chunks, n_threads, &answer, &mut output);
    output.end()
}

/// All numbers below `n`, `at_once` at a time.
fn chunks(n: u64, at_once: u64) -> impl Iterator<Item = Range<u64>> + Send {
    let begin = move |chunk| chunk * at_once;
    (0..n.div_ceil(at_once)).map(move |chunk| begin(chunk)..n.min(begin(chunk) + at_once))
}

/// The progress, in a sentence.
fn trying(n: &str, attempts: u64, seconds: u64) -> String {
    let (attempts, seconds) = (attempts.to_string(), seconds.to_string());
    let places = [("n", n), ("attempts", &attempts), ("seconds", &seconds)];
    say(key::TRYING, &places)
}

/// A random seed.
fn made_up() -> u64 {
    let seed = RandomState::new().hash_one(0) >> 32;
    complain(&say(key::MADE_UP_SEED, &[("seed", &seed.to_string())]));
    seed
}

fn numbers(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let range = first.trim().parse().ok().zip(last.trim().parse().ok());
    range
        .map(|(first, last): (usize, usize)| first..=last)
        .filter(|range| !range.is_empty())
        .ok_or_else(|| word(key::WRONG_NUMBERS).to_owned())
}

fn band(text: &str) -> Result<Band, String> {
    let all = Scale::ALL.map(|scale| scale.slug).join(", ") + ", grade";
    let parsed = text.parse();
    parsed.map_err(|_| say(key::WRONG_RATING, &[("all", &all)]))
}

fn technique(slug: &str) -> Result<&'static Info, String> {
    techniques::info(slug).ok_or_else(|| no_technique(slug))
}

/// A drawn pattern, on a board of this shape or the usual one for its length.
fn drawn(line: &str, shape: Option<Arc<Geometry>>) -> Result<(Arc<Geometry>, CellSet), String> {
    let signs: Vec<char> = line.chars().collect();
    let usual = || side(&signs.len().isqrt().to_string()).ok();
    let geometry = shape.or_else(usual);
    let fits = |geometry: &Arc<Geometry>| geometry.n_cells() == signs.len();
    let geometry = geometry.filter(fits);
    let geometry = geometry.ok_or_else(|| word(key::WRONG_PATTERN).to_owned())?;
    let given = geometry.cells().zip(&signs);
    let given = given.filter(|(_, sign)| !matches!(sign, '.' | '0'));
    let cells = CellSet::of(signs.len(), given.map(|(cell, _)| cell));
    Ok((geometry, cells))
}

fn symmetry(text: &str) -> Result<Symmetry, String> {
    let all = Symmetry::ALL.map(Symmetry::slug).join(", ");
    Symmetry::named(text).ok_or_else(|| say(key::ONE_OF, &[("all", &all)]))
}

fn regions(text: &str) -> Result<Arc<Geometry>, String> {
    read_regions(text).ok_or_else(|| word(key::WRONG_REGIONS).to_owned())
}

//! Logical steps with their reasons: the next one, and the whole path.

use super::fault::Fault;
use super::names::{At, at, cells};
use super::options::Options;
use super::position;
use answers::protocol::{
    Answer, Deep, Extent, HintResult, Job, JobId, Mistake, Reply, Request, StepView, Wanted,
};
use answers::voice::Voice;
use nonet::board::{Candidate, Geometry, Grid, Puzzle};
use nonet::logic::{Deduction, techniques};
use nonet::rate::path_of;
use nonet::solve::{self, Verdict};
use nonet::text::house_name;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use words::Lang;
use worker;

/// The option for which techniques are used.
pub(crate) const TECHNIQUES: &[&str] = &["techniques"];

/// How many branches finding out whether there is one solution may take, by default.
const BUDGET: u64 = 1_000_000;

/// A step, and why it is right.
#[derive(Serialize)]
pub(crate) struct Step {
    technique: &'static str,
    name: String,
    places: Vec<At>,
    eliminates: Vec<At>,
    reason: Vec<String>,
    cells: Vec<String>,
    houses: Vec<String>,
    hodoku: String,
    eureka: String,
}

/// The next step, or a more urgent finding.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Hint {
    Step { step: Step },
    Mistakes { mistakes: Vec<Wrong> },
    Finished,
    NoStep,
    NoSolution,
    Undecided,
}

/// What contradicts the solution, or all solutions.
#[derive(Serialize)]
pub(crate) struct Wrong {
    sort: &'static str,
    #[serde(flatten)]
    at: At,
}

/// The steps as far as logic goes.
#[derive(Serialize)]
pub(crate) struct Path {
    solved: bool,
    steps: Vec<Step>,
}

/// A name for several techniques, or the names of all that are wanted.
#[derive(Deserialize)]
#[serde(untagged)]
enum Named {
    One(String),
    More(Vec<String>),
}

/// The next step of a puzzle, given the player's progress.
pub(crate) fn hint(puzzle: &Puzzle, options: &Options<'_>) -> Result<Hint, Fault> {
    let (position, lang) = (position::of(puzzle, options)?, options.lang()?);
    let job = Job::Deep(Deep::Hint(wanted(options)?), position);
    let mut help = HintResult::Undecided;
    worker::handle(Request { id: JobId(0), job }, &mut |reply| {
        if let Reply::Done(_, Answer::Hint(found)) = reply {
            help = found;
        }
    });
    let geometry = puzzle.geometry();
    Ok(match help {
        HintResult::Step(exhibit) => Hint::Step {
            step: Step::of(geometry, &exhibit, lang),
        },
        HintResult::Mistakes(mistakes) => Hint::Mistakes {
            mistakes: mistakes.iter().map(|&it| wrong(geometry, it)).collect(),
        },
        HintResult::Finished => Hint::Finished,
        HintResult::NoStep => Hint::NoStep,
        HintResult::NoSolution => Hint::NoSolution,
        HintResult::Undecided => Hint::Undecided,
    })
}

/// The path of a puzzle that has a solution. Techniques that rely on a unique solution are used if there is only one.
pub(crate) fn path(puzzle: &Puzzle, options: &Options<'_>) -> Result<Path, Fault> {
    let budget = options.get("budget")?.unwrap_or(BUDGET);
    let verdict = solve::verdict(puzzle, budget);
    if verdict == Verdict::None {
        return Err(Fault::new("no-solution", "the puzzle has no solution"));
    }
    let unique = matches!(verdict, Verdict::One(_)).then(|| puzzle.given_cells());
    let techniques = techniques::ordered(wanted(options)?.as_deref());
    let extent = options.word("extent", |word| match word {
        "whole" => Some(Extent::Whole),
        "shortest" => Some(Extent::Shortest),
        _ => None,
    })?;
    let extent = extent.unwrap_or(Extent::Whole);
    let (grid, lang) = (Grid::new(puzzle), options.lang()?);
    let path = path_of(grid, unique.as_ref(), &techniques, extent, &mut || {});
    let geometry = puzzle.geometry();
    let step = |step| Step::of(geometry, &worker::exhibit(geometry, step), lang);
    Ok(Path {
        solved: path.end.to_solution().is_some(),
        steps: path.steps.iter().map(step).collect(),
    })
}

fn wanted(options: &Options<'_>) -> Result<Wanted, Fault> {
    let Some(named) = options.get("techniques")? else {
        return Ok(None);
    };
    let names = match named {
        Named::One(name) => vec![name],
        Named::More(names) => names,
    };
    let mut all = Vec::new();
    for name in names {
        let why = || Fault::no_technique("techniques", &name);
        all.extend(techniques::named(&name).ok_or_else(why)?);
    }
    Ok(Some(all))
}

impl Step {
    fn of(geometry: &Arc<Geometry>, exhibit: &StepView, lang: Lang) -> Self {
        let voice = Voice {
            lang,
            geometry: Arc::clone(geometry),
            ..Voice::default()
        };
        let lines = voice.lines(exhibit).into_iter();
        let lines = lines.chain([voice.explain(exhibit)]);
        let texts = lines.map(|pieces| pieces.into_iter().map(|piece| piece.text).collect());
        let mut written = exhibit.lines();
        let evidence = &exhibit.evidence;
        let houses = evidence.houses.iter();
        Self {
            technique: exhibit.technique.slug,
            name: voice.technique(exhibit.technique.slug),
            places: deduced(geometry, exhibit, |it| matches!(it, Deduction::Place(_))),
            eliminates: deduced(geometry, exhibit, |it| {
                matches!(it, Deduction::Eliminate(_))
            }),
            reason: texts.collect(),
            cells: cells(geometry, evidence.cells.iter().map(|&(cell, _)| cell)),
            houses: houses.map(|&(house, _)| house_name(house)).collect(),
            hodoku: written.next().unwrap_or_default(),
            eureka: written.next().unwrap_or_default(),
        }
    }
}

/// The deductions of a step of one kind.
fn deduced(geometry: &Geometry, exhibit: &StepView, is_it: fn(&Deduction) -> bool) -> Vec<At> {
    let found = exhibit.deductions.iter().filter(|it| is_it(it));
    found.map(|it| at(geometry, it.candidate())).collect()
}

fn wrong(geometry: &Geometry, mistake: Mistake) -> Wrong {
    let (sort, cell, digit) = match mistake {
        Mistake::Digit(cell, digit) => ("digit", cell, digit),
        // Marks cannot be passed in.
        Mistake::Erased(cell, digit) | Mistake::Unmarked(cell, digit) => ("erased", cell, digit),
        Mistake::Together(cell, digit) => ("together", cell, digit),
    };
    Wrong {
        sort,
        at: at(geometry, Candidate { cell, digit }),
    }
}

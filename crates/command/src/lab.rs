//! `nonet lab`: a run of an algorithm of the laboratory, counted; and the table of algorithms.
//!
//! The options depend on the algorithm, so its name is found before the arguments are read, and its table becomes
//! ordinary arguments: they are checked and explained like any others.

use super::check;
use super::complaint::complain;
use super::experiment;
use super::files::aside::refuse_standard_output;
use super::files::input::{Chunk, Chunks, last_of};
use super::files::sink::Sink;
use super::key;
use super::output::print;
use super::shared::{boxes, side, sources};
use super::speech::{lang, say, word};
use super::telling::{not_held, unclear, wrong_option};
use super::trace::Tracer;
use batch::{LabJob, Outcome, lab_model, lab_row};
use clap::builder::{NonEmptyStringValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command};
use lab::heuristic::Use;
use lab::models::Export;
use lab::{
    ALGORITHMS, Algorithm, Event, Kind, Limits, OptionRow, Options, Verdict, algorithm, usual,
};
use lab_page::words::{meaning, option_help};
use nonet::board::Geometry;
use nonet::text::Expect;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use watch::Trace;
use words::family;

#[derive(Debug, Args)]
pub(super) struct Lab {
    #[arg(long)]
    list: bool,
    #[arg(long, value_name = "SLUG")]
    algorithm: Vec<String>,
    #[arg(long, value_name = "FORMAT", value_parser = export, conflicts_with_all = ["list", "algorithm"])]
    export: Option<Export>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "export", "algorithm", "seed", "nodes", "memory", "seconds", "solutions", "size", "boxes", "inputs"])]
    experiment: Option<String>,
    #[arg(long, conflicts_with_all = ["list", "algorithm", "export", "experiment"])]
    check: bool,
    #[arg(long, value_name = "FORMAT", value_parser = trace, conflicts_with_all = ["list", "export", "check", "experiment"])]
    trace: Option<Trace>,
    #[arg(long, short, value_name = "FILE", requires = "trace")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    #[arg(long, value_name = "MIB", default_value_t = Limits::MEMORY >> 20)]
    memory: u64,
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    #[arg(long, value_name = "N")]
    solutions: Option<u64>,
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<String>,
}

/// The algorithms used for formulas, if none is named.
const IMPLIED: [(&str, &str); 3] = [
    ("cost", "candidate-best-first"),
    ("heuristic", "backtracking-forward-checking"),
    ("digit-order", "backtracking-forward-checking"),
];

/// The command with the options of the algorithms that the arguments name.
pub(super) fn with_options(command: Command, arguments: &[String]) -> Command {
    let implied = implied(arguments);
    let named = values_of(arguments, "algorithm").into_iter();
    let rows = named.filter_map(algorithm).chain(implied);
    let options = options_of(&rows.collect::<Vec<_>>());
    command.mut_subcommand("lab", |lab| {
        let lab = lab.mut_arg("algorithm", |slug| match implied {
            Some(row) => slug.default_value(row.slug).hide_default_value(true),
            None => slug.required_unless_present_any(["list", "export", "experiment", "check"]),
        });
        lab.args(options.iter().map(|(row, words)| argument(row, words)))
    })
}

/// The options of any of these algorithms, each once, with all its possible words.
fn options_of(algorithms: &[&'static Algorithm]) -> Vec<(&'static OptionRow, Vec<&'static str>)> {
    let mut all: Vec<(&OptionRow, Vec<&str>)> = Vec::new();
    for row in algorithms.iter().flat_map(|algorithm| algorithm.options) {
        let place = all.iter().position(|(known, _)| known.name == row.name);
        let place = place.unwrap_or_else(|| {
            all.push((row, Vec::new()));
            all.len() - 1
        });
        if let Kind::Choice(words) = row.kind {
            let known = &mut all[place].1;
            words.iter().for_each(|word| {
                if !known.contains(word) {
                    known.push(word);
                }
            });
        }
    }
    all
}

/// The value of each `--name`, or `--name=`.
fn values_of<'a>(arguments: &'a [String], name: &str) -> Vec<&'a str> {
    let joined = format!("--{name}=");
    let after = arguments.iter().skip(1).map(Some).chain([None]);
    let pairs = arguments.iter().zip(after);
    let value = |(word, next): (&'a String, Option<&'a String>)| match word.strip_prefix(&joined) {
        Some(value) => Some(value),
        None if word.strip_prefix("--") == Some(name) => next.map(String::as_str),
        None => None,
    };
    pairs.filter_map(value).collect()
}

fn implied(arguments: &[String]) -> Option<&'static Algorithm> {
    let is_told = |name: &str| !values_of(arguments, name).is_empty();
    if is_told("algorithm") {
        return None;
    }
    let (_, slug) = IMPLIED.iter().find(|(name, _)| is_told(name))?;
    algorithm(slug)
}

/// The help of an option, with its default if it has one, or the names that a formula may use.
fn help(row: &OptionRow) -> String {
    let usual = usual(row.kind);
    let default = usual.map(|usual| say(key::DEFAULT_IS, &[("value", &usual)]));
    let says = [Some(option_help(lang(), row.help).to_owned()), default];
    let says = says.into_iter().flatten().collect::<Vec<_>>().join(" ");
    match row.kind {
        Kind::Formula(used) => format!("{says}\n{}", names(used)),
        Kind::Flag | Kind::Choice(_) | Kind::Number { .. } => says,
    }
}

/// The names that a formula may use, a line for each.
fn names(used: Use) -> String {
    let names = used
        .names()
        .map(|name| (name.slug(), meaning(lang(), name)));
    let lines = names.map(|(slug, meaning)| format!("  {slug:9}{meaning}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn argument(row: &OptionRow, words: &[&'static str]) -> Arg {
    let arg = Arg::new(row.name).long(row.name).help(help(row));
    match row.kind {
        Kind::Flag => arg.action(ArgAction::SetTrue),
        Kind::Choice(_) => arg.value_parser(PossibleValuesParser::new(words.iter().copied())),
        Kind::Number { .. } => arg
            .value_name("N")
            .value_parser(NonEmptyStringValueParser::new()),
        Kind::Formula(_) => arg.value_name("FORMULA").allow_hyphen_values(true),
    }
}

/// Carries out the arguments.
pub(super) fn main(lab: Lab, matches: &ArgMatches) -> ExitCode {
    if lab.list {
        return list();
    }
    if let Some(file) = &lab.experiment {
        return experiment::main(file);
    }
    if lab.check {
        return check::main(&lab.inputs);
    }
    if let Some(export) = lab.export {
        let expect = expect(&lab);
        return answer_all(&lab, &|_, text| lab_model(export, &expect, text));
    }
    let jobs = match jobs(&lab, matches) {
        Ok(jobs) => jobs,
        Err(why) => {
            complain(&why);
            return ExitCode::from(2);
        }
    };
    let time = lab.seconds.map(Duration::from_secs);
    match (lab.trace, &jobs[..]) {
        (Some(form), [job]) => traced(&lab, form, job, time),
        _ => answer_all(&lab, &|number, text| {
            let row = |job: &LabJob| {
                let clock = clock(time);
                lab_row(job, number, text, &mut |_: &Event| clock())
            };
            let rows = jobs.iter().map(row);
            rows.reduce(one_below_the_other).unwrap_or(Outcome::Nothing)
        }),
    }
}

/// Writes every event of every run.
fn traced(lab: &Lab, form: Trace, job: &LabJob, time: Option<Duration>) -> ExitCode {
    let sink = match Sink::open(lab.output.as_deref(), &sources(&lab.inputs), None) {
        Ok(sink) => sink,
        Err(why) => {
            complain(&why);
            return ExitCode::from(2);
        }
    };
    let tracer = RefCell::new(Tracer::new(form, job, sink));
    let code = answer_all(lab, &|number, text| {
        let mut tracer = tracer.borrow_mut();
        tracer.run(number, text, job, &clock(time))
    });
    tracer.into_inner().end();
    code
}

/// The runs of all named algorithms, each with the options that it has.
fn jobs(lab: &Lab, matches: &ArgMatches) -> Result<Vec<LabJob>, String> {
    if lab.trace.is_some() && lab.algorithm.len() > 1 {
        return Err(word(key::TRACE_OF_ONE).to_owned());
    }
    let slugs = lab.algorithm.iter();
    let jobs = slugs.map(|slug| {
        let found = algorithm(slug).ok_or_else(|| say(key::NO_ALGORITHM, &[("slug", slug)]))?;
        job(lab, found, matches).map_err(|error| wrong_option(&error))
    });
    jobs.collect()
}

/// Two rows for a line of input as one. A line that cannot be read fails for every algorithm.
fn one_below_the_other(one: Outcome, other: Outcome) -> Outcome {
    match (one, other) {
        (
            Outcome::Row {
                row,
                readings,
                lost,
                repeated,
            },
            Outcome::Row { row: next, .. },
        ) => Outcome::Row {
            row: format!("{row}\n{next}"),
            readings,
            lost,
            repeated,
        },
        (one, _) => one,
    }
}

/// The form of a trace with this name.
fn trace(slug: &str) -> Result<Trace, String> {
    let found = Trace::ALL.into_iter().find(|form| form.slug() == slug);
    let slugs = Trace::ALL.map(Trace::slug);
    found.ok_or_else(|| say(key::ONE_OF, &[("all", &slugs.join(", "))]))
}

/// The format with this name.
fn export(slug: &str) -> Result<Export, String> {
    let found = Export::ALL.into_iter().find(|export| export.slug() == slug);
    let slugs = Export::ALL.map(Export::slug);
    found.ok_or_else(|| say(key::ONE_OF, &[("all", &slugs.join(", "))]))
}

/// Answers every line of all inputs.
fn answer_all(lab: &Lab, answer_line: &AnswerLine) -> ExitCode {
    let sources = sources(&lab.inputs);
    if let Err(why) = refuse_standard_output(&sources) {
        complain(&why);
        return ExitCode::from(2);
    }
    let mut any_bad = false;
    let side = expect(lab).geometry.map(|geometry| geometry.side());
    for chunk in Chunks::new(sources, side) {
        any_bad = answer(&chunk, answer_line, any_bad);
    }
    ExitCode::from(u8::from(any_bad))
}

/// Answers the line with this number.
type AnswerLine<'a> = dyn Fn(u64, &str) -> Outcome + 'a;

fn expect(lab: &Lab) -> Expect {
    Expect {
        geometry: lab.boxes.clone().or(lab.size.clone()),
        symbols: None,
    }
}

fn job(
    lab: &Lab,
    algorithm: &'static Algorithm,
    matches: &ArgMatches,
) -> Result<LabJob, lab::OptionError> {
    let mut options = Options::usual(algorithm.options);
    for row in algorithm.options {
        let value = match row.kind {
            Kind::Flag => Some(matches.get_flag(row.name).to_string()),
            _ => matches.get_one::<String>(row.name).cloned(),
        };
        value.map_or(Ok(()), |value| options.set(row.name, &value))?;
    }
    let usual = Limits::of(algorithm);
    let limits = Limits {
        nodes: lab.nodes.unwrap_or(usual.nodes),
        memory: lab.memory.saturating_mul(1 << 20),
        solutions: lab.solutions.unwrap_or(usual.solutions),
    };
    Ok(LabJob {
        algorithm,
        options,
        seed: lab.seed,
        limits,
        expect: expect(lab),
    })
}

/// Answers the lines of a chunk; has any been bad, here or before?
fn answer(chunk: &Chunk, answer_line: &AnswerLine, mut any_bad: bool) -> bool {
    for (number, line) in chunk.lines() {
        let text = String::from_utf8_lossy(line);
        let lines = last_of(number, line);
        match answer_line(number, &text) {
            Outcome::Nothing => {}
            Outcome::Row {
                row,
                readings,
                lost,
                ..
            } => {
                print(&row, u8::from(any_bad));
                let place = chunk.source.places(lines);
                if !readings.is_empty() {
                    complain(&format!("{place}: {}", unclear(&readings)));
                }
                if !lost.is_empty() {
                    complain(&format!("{place}: {}", not_held(&lost)));
                }
            }
            Outcome::Bad(error) => {
                let error = chunk.source.placed(error, number);
                let (place, why) = (chunk.source.places(lines), chunk.source.why(&error));
                complain(&format!("{place}: {why}"));
                any_bad = true;
            }
        }
    }
    let failure = chunk.failure();
    if let Some((place, why)) = &failure {
        complain(&format!("{place}: {why}"));
    }
    any_bad || failure.is_some()
}

/// Breaks when the time is up. If there is a limit, the clock is read at every event: steps may be long.
fn clock(time: Option<Duration>) -> impl Fn() -> ControlFlow<Verdict> {
    let start = Instant::now();
    move || match time {
        Some(time) if start.elapsed() >= time => ControlFlow::Break(Verdict::TimeLimit),
        _ => ControlFlow::Continue(()),
    }
}

fn list() -> ExitCode {
    for row in ALGORITHMS {
        let family = row.family.slug();
        let node = family::NODE.word(lang(), row.node);
        print(&format!("{:32}{family:18}{node}", row.slug), 0);
    }
    ExitCode::SUCCESS
}

//! The words for questions about each puzzle: those of batch's table, each with its choices.

use super::complaint::complain;
use super::files::input::{Chunk, Chunks};
use super::files::resume::Plan;
use super::files::sink::Sink;
use super::files::source::length;
use super::help::Named;
use super::key;
use super::output::{Answers, Output};
use super::share;
use super::shared::{Form, boxes, n_threads, no_technique, side, sources};
use super::speech::say;
use super::telling;
use batch::{ASKS, Ask, Choice, Choices, Job, Manner, Quick, Tell, ask, header, told};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand, ValueEnum};
use nonet::board::Geometry;
use nonet::logic::Steps;
use nonet::logic::techniques::named;
use nonet::rate::{Extent, Scale};
use nonet::text::{Expect, Notation, Symbols};
use std::env;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// A question, its choices, and the puzzles.
#[derive(Debug)]
pub(super) struct Question {
    ask: &'static Ask,
    choices: Choices,
    common: Common,
}

#[derive(Debug, Args)]
struct Common {
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<String>,
    #[arg(long, value_parser = Named::<Form>::new(), default_value = "text")]
    format: Form,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, requires = "output")]
    resume: bool,
    #[arg(long, value_parser = Named::<OnError>::new(), default_value = "skip")]
    on_error: OnError,
    #[arg(long, short = 'j', value_name = "N")]
    threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
    #[arg(long, value_parser = Named::<Custom>::new())]
    symbols: Option<Custom>,
    #[arg(long, value_name = "N")]
    budget: Option<u64>,
}

impl Common {
    /// The requested shape.
    fn geometry(&self) -> Option<Arc<Geometry>> {
        self.boxes.clone().or_else(|| self.size.clone())
    }
}

/// How to treat a line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OnError {
    Skip,
    Mark,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Custom {
    Letters,
    LettersFromOne,
    FromZero,
    Numbers,
    Pairs,
}

#[derive(Debug, Args)]
struct Limit {
    #[arg(long, value_name = "N", default_value_t = Choices::default().limit)]
    limit: u64,
}

#[derive(Debug, Args)]
struct Writing {
    #[arg(long, value_parser = Named::<Written>::new(), default_value = "full")]
    notation: Written,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Written {
    Full,
    Hodoku,
    Eureka,
}

#[derive(Debug, Args)]
struct Why {
    #[arg(long)]
    reasons: bool,
}

#[derive(Debug, Args)]
struct Amount {
    #[arg(long)]
    all: bool,
}

#[derive(Debug, Args)]
struct Length {
    #[arg(long)]
    shortest: bool,
}

#[derive(Debug, Args)]
struct Candidates {
    #[arg(long)]
    candidates: bool,
}

#[derive(Debug, Args)]
struct Framed {
    #[arg(long)]
    framed: bool,
}

#[derive(Debug, Args)]
struct Every {
    #[arg(long, conflicts_with = "techniques")]
    every: bool,
}

#[derive(Debug, Args)]
struct Verify {
    #[arg(long)]
    verify: bool,
}

#[derive(Debug, Args)]
struct Exact {
    #[arg(long, conflicts_with_all = ["limit", "budget"])]
    exact: bool,
}

#[derive(Debug, Args)]
struct Reliance {
    #[arg(long)]
    no_uniqueness: bool,
}

#[derive(Debug, Args)]
struct Known {
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = techniques)]
    techniques: Vec<Places>,
}

/// The places of one or several techniques.
type Places = Arc<[u16]>;

#[derive(Debug, Args)]
struct Measures {
    #[arg(long = "scale", value_name = "NAME", value_delimiter = ',', value_parser = scale)]
    scales: Vec<&'static Scale>,
    #[arg(long, value_name = "N", default_value_t = Choices::default().images, conflicts_with = "no_uniqueness")]
    images: u64,
}

#[derive(Debug, Args)]
struct Seed {
    #[arg(long, value_name = "S", default_value_t = Choices::default().seed)]
    seed: u64,
}

impl Subcommand for Question {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(ASKS.iter().map(word))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        ask(name).is_some()
    }
}

impl FromArgMatches for Question {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let word = matches.subcommand();
        let asked = word.and_then(|(name, told)| ask(name).zip(Some(told)));
        let (ask, told) = asked.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        let mut choices = Choices::default();
        for &choice in ask.choices {
            read(choice, told, &mut choices)?;
        }
        let common = Common::from_arg_matches(told)?;
        Ok(Self {
            ask,
            choices,
            common,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The word of a question with all its arguments.
fn word(ask: &Ask) -> Command {
    let with = |command, &choice: &Choice| match choice {
        Choice::Limit => Limit::augment_args(command),
        Choice::Extent => Length::augment_args(command),
        Choice::Notation => Writing::augment_args(command),
        Choice::Reasons => Why::augment_args(command),
        Choice::Scales => Measures::augment_args(command),
        Choice::Seed => Seed::augment_args(command),
        Choice::Steps => Amount::augment_args(command),
        Choice::Techniques => Known::augment_args(command),
        Choice::Candidates => Candidates::augment_args(command),
        Choice::Framed => Framed::augment_args(command),
        Choice::Every => Every::augment_args(command),
        Choice::Verify => Verify::augment_args(command),
        Choice::Exact => Exact::augment_args(command),
        Choice::Uniqueness => Reliance::augment_args(command),
    };
    let command = ask.choices.iter().fold(Command::new(ask.slug), with);
    Common::augment_args(command)
}

fn read(choice: Choice, told: &ArgMatches, choices: &mut Choices) -> Result<(), Error> {
    match choice {
        Choice::Limit => choices.limit = Limit::from_arg_matches(told)?.limit,
        Choice::Notation => {
            choices.manner = match Writing::from_arg_matches(told)?.notation {
                Written::Full => Manner::Whole(Notation::Hodoku),
                Written::Hodoku => Manner::Brief,
                Written::Eureka => Manner::Whole(Notation::Eureka),
            }
        }
        Choice::Reasons => {
            let wanted = Why::from_arg_matches(told)?.reasons;
            choices.reasons = wanted.then_some(telling::step as Tell);
        }
        Choice::Scales => {
            let measures = Measures::from_arg_matches(told)?;
            choices.images = measures.images;
            if !measures.scales.is_empty() {
                choices.scales = measures.scales;
            }
        }
        Choice::Techniques => {
            let named = Known::from_arg_matches(told)?.techniques;
            let mut order: Vec<u16> = Vec::new();
            for &place in named.iter().flat_map(|places| places.iter()) {
                if !order.contains(&place) {
                    order.push(place);
                }
            }
            choices.techniques = (!order.is_empty()).then_some(order);
        }
        Choice::Candidates => choices.candidates = Candidates::from_arg_matches(told)?.candidates,
        Choice::Framed => choices.framed = Framed::from_arg_matches(told)?.framed,
        Choice::Every => choices.every = Every::from_arg_matches(told)?.every,
        Choice::Exact => choices.exact = Exact::from_arg_matches(told)?.exact,
        Choice::Uniqueness => {
            choices.uniqueness = !Reliance::from_arg_matches(told)?.no_uniqueness;
        }
        Choice::Verify => choices.verify = Verify::from_arg_matches(told)?.verify,
        Choice::Seed => choices.seed = Seed::from_arg_matches(told)?.seed,
        Choice::Extent if Length::from_arg_matches(told)?.shortest => {
            choices.extent = Extent::Shortest;
        }
        Choice::Steps if Amount::from_arg_matches(told)?.all => choices.steps = Steps::All,
        Choice::Extent | Choice::Steps => {}
    }
    Ok(())
}

fn techniques(name: &str) -> Result<Places, String> {
    let places = named(name).ok_or_else(|| no_technique(name))?;
    Ok(places.into())
}

fn scale(name: &str) -> Result<&'static Scale, String> {
    let all = Scale::ALL.map(|scale| scale.slug).join(", ");
    Scale::named(name).ok_or_else(|| say(key::ONE_OF, &[("all", &all)]))
}

/// The words of the command; words that are not valid text still differ from each other.
fn arguments() -> impl Iterator<Item = String> {
    env::args_os().map(|word| word.to_string_lossy().into_owned())
}

/// Answers it for every puzzle.
pub(super) fn main(question: Question) -> ExitCode {
    let sources = sources(&question.common.inputs);
    let n_threads = n_threads(question.common.threads);
    let side = question.common.geometry().map(|geometry| geometry.side());
    let common = &question.common;
    let plan = Plan::of(arguments(), common.format.into(), common.resume);
    let mut output = match Sink::open(common.output.as_deref(), &sources, Some(plan)) {
        Ok(sink) => Output::of(sink, length(&sources)),
        Err(why) => {
            complain(&why);
            return ExitCode::from(2);
        }
    };
    let job = job(question);
    let has_files = sources.len() > 1 && sources.iter().any(|source| !source.file().is_empty());
    let file = if has_files { "file," } else { "" };
    output.header(header(&job).map(|header| file.to_owned() + &header));
    let answer = |chunk: &Chunk| Answers::to(&job, chunk, has_files);
    let chunks = Chunks::new(sources, side).after(output.n_answered());
    let chunks = match Quick::of(&job) {
        Some(_) => chunks.quick(),
        None => chunks,
    };
    share::out(chunks, n_threads, &answer, &mut output);
    output.end()
}

fn job(question: Question) -> Job {
    let Question {
        ask,
        mut choices,
        common,
    } = question;
    choices.marked = common.on_error == OnError::Mark;
    let symbols = common.symbols.map(|custom| match custom {
        Custom::Letters => Symbols::Letters,
        Custom::LettersFromOne => Symbols::LettersFromOne,
        Custom::FromZero => Symbols::FromZero,
        Custom::Numbers => Symbols::Numbers,
        Custom::Pairs => Symbols::Pairs,
    });
    let geometry = common.geometry();
    Job {
        ask: told(ask, &choices),
        choices,
        format: common.format.into(),
        expect: Expect { geometry, symbols },
        budget: common.budget,
    }
}

//! The words of the command line and what they mean.

use super::generate::{self, Generate};
use super::help::Named;
use super::input::{self, Source};
use super::lab::{self, Lab};
use super::output::{Answers, Output, complain};
use super::speech::{self, lang, phrases, say, word};
use super::{help, library, prove, refused, share};
use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use nonet::batch::{Ask, Format, Job, header};
use nonet::board::{Geometry, MAX_SIDE};
use nonet::text::{Expect, Notation, Symbols, read_boxes};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Debug, Parser)]
#[command(name = "nonet", version)]
struct Words {
    #[command(subcommand)]
    word: Word,
}

#[derive(Debug, Subcommand)]
enum Word {
    Solve(Common),
    Count {
        #[arg(long, value_name = "N", default_value_t = 10_000)]
        limit: u64,
        #[command(flatten)]
        common: Common,
    },
    Diagnose(Common),
    Path {
        #[command(flatten)]
        manner: Manner,
        #[command(flatten)]
        common: Common,
    },
    Steps {
        #[command(flatten)]
        manner: Manner,
        #[command(flatten)]
        common: Common,
    },
    Rate(Common),
    Backdoors(Common),
    Generate(Generate),
    Canonical(Common),
    Scramble {
        #[arg(long, value_name = "S", default_value_t = 0)]
        seed: u64,
        #[command(flatten)]
        common: Common,
    },
    Prove {
        #[arg(default_value = "-")]
        file: String,
        #[arg(long)]
        alone: bool,
    },
    VerifyLibrary {
        file: String,
    },
    Lab(Box<Lab>),
}

#[derive(Debug, Args)]
struct Manner {
    #[arg(long, value_parser = Named::<Written>::new(), default_value = "hodoku")]
    notation: Written,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Written {
    Hodoku,
    Eureka,
}

impl Manner {
    fn notation(&self) -> Notation {
        match self.notation {
            Written::Hodoku => Notation::Hodoku,
            Written::Eureka => Notation::Eureka,
        }
    }
}

#[derive(Debug, Args)]
struct Common {
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<String>,
    #[arg(long, value_parser = Named::<Form>::new(), default_value = "text")]
    format: Form,
    #[arg(long, value_name = "N")]
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

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Form {
    Text,
    Csv,
    Json,
}

impl From<Form> for Format {
    fn from(form: Form) -> Self {
        match form {
            Form::Text => Self::Text(lang()),
            Form::Csv => Self::Csv,
            Form::Json => Self::Json,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Custom {
    Letters,
    LettersFromOne,
    FromZero,
    Numbers,
    Pairs,
}

/// Does what the arguments ask.
pub(crate) fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let command = help::spoken(command(&arguments), phrases());
    let matches = command.try_get_matches_from(std::env::args_os());
    let matches = matches.unwrap_or_else(|error| refused::exit(&error));
    let words = Words::from_arg_matches(&matches).unwrap_or_else(|error| refused::exit(&error));
    let (ask, common) = match words.word {
        Word::Solve(common) => (Ask::Solve, common),
        Word::Count { limit, common } => (Ask::Count(limit), common),
        Word::Diagnose(common) => (Ask::Diagnose, common),
        Word::Path { manner, common } => (Ask::Path(manner.notation()), common),
        Word::Steps { manner, common } => (Ask::Steps(manner.notation()), common),
        Word::Rate(common) => (Ask::Rate, common),
        Word::Backdoors(common) => (Ask::Backdoors, common),
        Word::Prove { file, alone } => return prove::prove(&file, alone),
        Word::Canonical(common) => (Ask::Canonical, common),
        Word::Scramble { seed, common } => (Ask::Scramble(seed), common),
        Word::Generate(wanted) => return generate::main(wanted),
        Word::VerifyLibrary { file } => return library::verify_library(&file),
        Word::Lab(words) => {
            let options = matches.subcommand_matches("lab").unwrap_or(&matches);
            return lab::main(*words, options);
        }
    };
    let (sources, n_threads) = (sources(&common.inputs), n_threads(common.threads));
    let job = job(ask, common);
    let mut output = Output::new();
    output.header(header(&job));
    let answer = |chunk: &input::Chunk| Answers::to(&job, chunk);
    share::out(input::Chunks::new(sources), n_threads, &answer, &mut output);
    output.status()
}

/// The command line with the options of the algorithm that the arguments name, without the texts of the help.
pub(super) fn command(arguments: &[String]) -> Command {
    lab::with_options(Words::command(), arguments).arg(speech::argument())
}

pub(super) fn sources(inputs: &[String]) -> Vec<Source> {
    if inputs.is_empty() {
        return vec![Source::Input];
    }
    let named = |(index, text): (usize, &String)| Source::new(index as u64 + 1, text);
    inputs.iter().enumerate().map(named).collect()
}

/// No machine that this runs on has more processors.
const MOST_THREADS: usize = 256;

/// How many puzzles are worked on at a time; a message says if that is fewer than asked for.
pub(super) fn n_threads(asked: Option<NonZeroUsize>) -> usize {
    let all = || std::thread::available_parallelism().ok();
    let wanted = asked.or_else(all).map_or(1, NonZeroUsize::get);
    if wanted > MOST_THREADS {
        let (wanted, most) = (wanted.to_string(), MOST_THREADS.to_string());
        complain(&say("fewer-threads", &[("wanted", &wanted), ("n", &most)]));
    }
    wanted.min(MOST_THREADS)
}

fn job(ask: Ask, common: Common) -> Job {
    let format = common.format.into();
    let symbols = common.symbols.map(|custom| match custom {
        Custom::Letters => Symbols::Letters,
        Custom::LettersFromOne => Symbols::LettersFromOne,
        Custom::FromZero => Symbols::FromZero,
        Custom::Numbers => Symbols::Numbers,
        Custom::Pairs => Symbols::Pairs,
    });
    let geometry = common.boxes.or(common.size);
    let expect = Expect { geometry, symbols };
    let budget = common.budget;
    Job {
        ask,
        format,
        expect,
        budget,
    }
}

/// The usual board with this side.
pub(super) fn side(text: &str) -> Result<Arc<Geometry>, String> {
    let boxes = text.parse().ok().and_then(Geometry::usual_boxes);
    let geometry = boxes.and_then(|(high, wide)| Geometry::shared(high, wide).ok());
    geometry.ok_or_else(|| {
        let usual = (1..=MAX_SIDE).filter(|&side| Geometry::usual_boxes(side).is_some());
        let all: Vec<String> = usual.map(|side| side.to_string()).collect();
        say("wrong-size", &[("all", &all.join(", "))])
    })
}

/// The board with boxes of this height and width.
pub(super) fn boxes(text: &str) -> Result<Arc<Geometry>, String> {
    read_boxes(text).ok_or_else(|| word("wrong-boxes").to_owned())
}

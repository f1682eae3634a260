//! The words of the command line and what they mean.

use super::generate::{self, Generate};
use super::input::{self, Source};
use super::lab::{self, Lab};
use super::output::{Answers, Output, complain};
use super::{library, prove, share};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use nonet::batch::{Ask, Format, Job, header};
use nonet::board::Geometry;
use nonet::text::{Expect, Notation, Symbols, read_boxes};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::Arc;

const ABOUT: &str =
    "Solves, counts, diagnoses, rates and makes Sudoku puzzles of 4x4 to 25x25 cells.";

const FORMS: &str = "\
Puzzles, one a line: 81 characters (or 16, 36, 64, 100, 144, 225, 256, 400, 576, 625) in reading order, with 0 . _ - * x
or ? for an empty cell; digits after 9 are letters from A = 10 (other customs are known by their signs, or by
--symbols). Numbers with something between them are read too. A map of regions of the same length may follow on the
line. What follows the puzzle after white space, a comma or a # is passed over. Blank lines and lines that begin with #
are skipped.

Each argument is - for standard input, the name of a file, or a puzzle. Without any, standard input is read.

Each answer is one line, in the order of the puzzles. A line that cannot be read is reported on standard error with its
number, and so is one that could be read in several ways (the likeliest is taken).

Exit status: 0 if every line was read, 1 if one was not, 2 if the arguments make no sense.";

const SOLVE: &str = "\
As text: the solution; `none`; a solution followed by ` several`. With --budget also `undecided`, or a solution followed
by ` undecided`.
As csv and json: line (number of the line or the argument), puzzle, shape (height x width of the boxes, or the map of the
regions), verdict (none, one, several, undecided), solution (json: null if none was found), nodes (branches made).";

const COUNT: &str = "\
As text: the number of solutions, with a + after it if there are more than the limit, or may be more (the budget was
spent).
As csv and json: line, puzzle, shape, count, complete (false where the text has a +), nodes.";

const DIAGNOSE: &str = "\
As text: a few sentences on one line: why there is no solution and which single change would leave exactly one; where
several solutions differ and which further given would decide; which givens are redundant.
As csv: line, puzzle, shape, verdict, text. As json: line, puzzle, shape, verdict (none, one, several, undecided) and
  none: repeated [{digit, house, cells}], core (a set of givens that contradict each other), core_is_minimal, repairs
    [{cell, given, digit}] (digit null: to be removed), unknown (givens of which it was too hard to tell);
  one: solution, minimal (null: not known), redundant, unknown;
  several: solutions (two), differing (cells), possible (the digits of each cell that stand in some solution),
    unknown_possible, extras [{cell, digit}] (further givens that leave one solution), unknown_extras;
  undecided: solution (null if none was found);
and text. Cells are named r1c1 to r9c9, houses r1, c1, b1.";

const PATH: &str = "\
As text: the puzzle, then a line for each step, as HoDoKu writes them; a last line - if the techniques do not solve it.
As csv and json: line, puzzle, shape, solved, steps (in csv with semicolons between).";

const STEPS: &str = "\
As text: the puzzle, then a line for each step. As csv and json: line, puzzle, shape, steps.";

const PROVE: &str = "\
A file has puzzles (or lines of HoDoKu's library, which say which candidates are gone) and under each its steps, indented, as
nonet path and nonet steps print them, in either notation. The proof needs the grid and the step's own pattern and
nothing else. Printed are the steps that are not proved, each with its line and why, then the sum, `proved P of N`. Exit
status: 0 if every line was read and every step is proved.";

const RATE: &str = "\
As text: the scale from 0 to 6; HoDoKu's level and score; Sudoku Explainer's ratings ER/EP/ED (the hardest step, the
hardest up to the first digit placed, the first step) as of version 1.2.1; how many singles there are to choose from
(dependency), and how many steps refute the wrong digits of the cells that have to be tried (refutation sum; R. Pelanek,
2011). `not one solution` of a puzzle that has none or several.
As csv and json: line, puzzle, shape, half_steps (0 to 12), hodoku {level, score}, explainer {er, ep, ed}, dependency,
refutation_sum; null where a scale does not reach: explainer only to 7.4, it and the last two only on 9x9.";

const BACKDOORS: &str = "\
A backdoor is a set of cells whose digits, once told, let naked and hidden singles solve the rest. The smallest are looked
for, of up to 3 cells; --budget is the number of sets that one puzzle may take.
As text: how many cells each has, then the first 1000 of them, as `1: r1c2=5; r3c4=7` or `2: r1c2=5 r3c4=7`; 0 where singles
alone solve it; `more than 3`; with --budget also `undecided`, or a + after the size where there may be more of them;
`not one solution` of a puzzle that has none or several.
As csv and json: line, puzzle, shape, size (null if none was found), count, complete (false if the budget was spent), sets.";

const CANONICAL: &str = "\
Of all puzzles that come of one by exchanging digits, rows of a band, columns of a stack, bands and stacks, and, if boxes
are square, rows with columns, the one whose line comes first, blanks before digits. Two puzzles are essentially the same if
their lines are.
As text: that line; `none` for irregular regions, repeated digits, and full boards of 12x12 and more.
As csv and json: line, puzzle, shape, canonical.";

const SCRAMBLE: &str = "\
Digits, rows in their bands, columns in their stacks, bands and stacks are put into random order, and perhaps rows and
columns exchanged where boxes are square. To the seed the number of the line is added.
As text: the puzzle. As csv and json: line, puzzle, shape, scrambled.";

const LIBRARY: &str = "\
Each failing line is printed after `not found` (no step of the technique with the line's digits concludes just what the
line says) or `not strict` (another step with the same digits concludes something else); then cases and passes by
technique; then the sum, `found F of N, strict S of N`. Exit status 0 if every case was found.";

#[derive(Debug, Parser)]
#[command(name = "nonet", version, about = ABOUT, after_long_help = FORMS)]
struct Words {
    #[command(subcommand)]
    word: Word,
}

#[derive(Debug, Subcommand)]
enum Word {
    /// Print a solution of each puzzle, and whether there are others
    #[command(after_long_help = SOLVE)]
    Solve(Common),
    /// Print how many solutions each puzzle has
    #[command(after_long_help = COUNT)]
    Count {
        /// Stop counting here
        #[arg(long, value_name = "N", default_value_t = 10_000)]
        limit: u64,
        #[command(flatten)]
        common: Common,
    },
    /// Say what is the matter with each puzzle, and what would mend it
    #[command(after_long_help = DIAGNOSE)]
    Diagnose(Common),
    /// Print the whole solution of each puzzle by logic, step by step
    #[command(after_long_help = PATH)]
    Path {
        #[command(flatten)]
        manner: Manner,
        #[command(flatten)]
        common: Common,
    },
    /// Print every logical step that there is on each puzzle now
    #[command(after_long_help = STEPS)]
    Steps {
        #[command(flatten)]
        manner: Manner,
        #[command(flatten)]
        common: Common,
    },
    /// Print how hard each puzzle is, on every scale
    #[command(after_long_help = RATE)]
    Rate(Common),
    /// Print the smallest sets of cells of each puzzle that, once told, let singles solve the rest
    #[command(after_long_help = BACKDOORS)]
    Backdoors(Common),
    /// Make puzzles with exactly one solution
    #[command(after_long_help = generate::ABOUT)]
    Generate(Generate),
    /// Print the one that stands for all puzzles that are essentially the same
    #[command(after_long_help = CANONICAL)]
    Canonical(Common),
    /// Print a puzzle that is essentially the same, at random
    #[command(after_long_help = SCRAMBLE)]
    Scramble {
        /// Where random numbers start
        #[arg(long, value_name = "S", default_value_t = 0)]
        seed: u64,
        #[command(flatten)]
        common: Common,
    },
    /// Prove written steps: each follows from its puzzle, and for the reason that it says
    #[command(after_long_help = PROVE)]
    Prove {
        /// A puzzle and its steps, or several; - for standard input
        #[arg(default_value = "-")]
        file: String,
        /// Judge every step on the puzzle itself, not on what the steps before it leave
        #[arg(long)]
        alone: bool,
    },
    /// Run each case of a library of techniques (HoDoKu's format) and print how many pass
    #[command(after_long_help = LIBRARY)]
    VerifyLibrary {
        /// The library, a case a line
        file: String,
    },
    /// Run an algorithm of the laboratory on each puzzle and count what it does
    #[command(after_long_help = lab::LAB)]
    Lab(Box<Lab>),
}

#[derive(Debug, Args)]
struct Manner {
    /// How steps are written
    #[arg(long, value_enum, default_value_t = Written::Hodoku)]
    notation: Written,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Written {
    /// chains as nice loops, fish as houses and houses
    Hodoku,
    /// chains of brackets, fish as base\\cover
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
    /// Puzzles, files with a puzzle a line, or - for standard input
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<String>,
    /// How rows are written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// How many puzzles to work on at a time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// The length of a row, instead of what the length of a line says
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    /// The height and width of a box, as 2x3
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
    /// What stands for digits on boards with more than nine
    #[arg(long, value_enum)]
    symbols: Option<Custom>,
    /// Give up a puzzle after so many branches, and say so
    #[arg(long, value_name = "N")]
    budget: Option<u64>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Form {
    /// the answer alone
    Text,
    /// a header, then fields with commas between
    Csv,
    /// an object a line
    Json,
}

impl From<Form> for Format {
    fn from(form: Form) -> Self {
        match form {
            Form::Text => Self::Text,
            Form::Csv => Self::Csv,
            Form::Json => Self::Json,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Custom {
    /// 1 to 9, then letters from A = 10
    Letters,
    /// letters from A = 1
    LettersFromOne,
    /// as letters, but 0 is the last digit: 0 to F
    FromZero,
    /// numbers with something between them
    Numbers,
    /// numbers of two figures: 01 to 25
    Pairs,
}

/// Does what the arguments say.
pub(crate) fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let matches = lab::with_options(Words::command(), &arguments).get_matches();
    let words = Words::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
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

pub(super) fn sources(inputs: &[String]) -> Vec<Source> {
    if inputs.is_empty() {
        return vec![Source::Input];
    }
    let named = |(index, text): (usize, &String)| Source::new(index as u64 + 1, text);
    inputs.iter().enumerate().map(named).collect()
}

/// No machine that this runs on has more processors.
const MOST_THREADS: usize = 256;

/// How many puzzles are worked on at a time; if that is fewer than asked for, it is told.
pub(super) fn n_threads(asked: Option<NonZeroUsize>) -> usize {
    let all = || std::thread::available_parallelism().ok();
    let wanted = asked.or_else(all).map_or(1, NonZeroUsize::get);
    if wanted > MOST_THREADS {
        complain(&format!("--threads {wanted}: {MOST_THREADS} are used"));
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

/// The usual board of a side.
pub(super) fn side(text: &str) -> Result<Arc<Geometry>, String> {
    let boxes = text.parse().ok().and_then(Geometry::usual_boxes);
    let geometry = boxes.and_then(|(high, wide)| Geometry::shared(high, wide).ok());
    geometry.ok_or_else(|| {
        "one of 4, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25; others by --boxes".to_owned()
    })
}

/// The board of boxes so high and wide.
pub(super) fn boxes(text: &str) -> Result<Arc<Geometry>, String> {
    read_boxes(text).ok_or_else(|| "two numbers as 2x3, their product at most 25".to_owned())
}

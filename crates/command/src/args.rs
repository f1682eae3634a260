//! The words of the command line and their meaning.

use super::convert::{self, Convert};
use super::generate::{self, Generate};
use super::lab::{self, Lab};
use super::prove::{self, Prove};
use super::question::{self, Question};
use super::speech;
use super::techniques::{self, Techniques};
use super::{help, library, manual, refused};
use clap::{Command, CommandFactory, FromArgMatches, Parser};
use clap_complete::Shell;
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(name = "nonet", version)]
struct Arguments {
    #[command(subcommand)]
    subcommand: Subcommand,
}

#[derive(Debug, clap::Subcommand)]
enum Subcommand {
    #[command(flatten)]
    Ask(Question),
    Techniques(Techniques),
    Generate(Generate),
    Convert(Convert),
    Prove(Prove),
    VerifyLibrary {
        file: String,
    },
    Lab(Box<Lab>),
    Completions {
        shell: Shell,
    },
    Man {
        word: Option<String>,
    },
}

/// The complete command, with its help.
fn whole() -> Command {
    help::spoken(command(&[]), speech::lang())
}

/// Carries out the arguments.
pub(crate) fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let command = help::spoken(command(&arguments), speech::lang());
    let matches = command.try_get_matches_from(std::env::args_os());
    let matches = matches.unwrap_or_else(|error| refused::exit(&error));
    let words = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| refused::exit(&error));
    match words.subcommand {
        Subcommand::Ask(question) => question::main(question),
        Subcommand::Techniques(wanted) => techniques::main(&wanted),
        Subcommand::Generate(wanted) => generate::main(wanted),
        Subcommand::Convert(wanted) => convert::main(&wanted),
        Subcommand::Prove(wanted) => prove::main(&wanted),
        Subcommand::Completions { shell } => manual::completions(whole(), shell),
        Subcommand::Man { word } => manual::page(whole(), word.as_deref()),
        Subcommand::VerifyLibrary { file } => library::verify_library(&file),
        Subcommand::Lab(words) => {
            let options = matches.subcommand_matches("lab").unwrap_or(&matches);
            lab::main(*words, options)
        }
    }
}

/// The command line with the options of the algorithm that the arguments name, without the texts of the help.
pub(super) fn command(arguments: &[String]) -> Command {
    lab::with_options(Arguments::command(), arguments).arg(speech::argument())
}

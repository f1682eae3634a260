//! What `--help` says: the derived command is given its words by the names of its parts.
//!
//! `command-NAME` says what a word does, `after-NAME-1`, `-2` ... the paragraphs below its arguments. An argument's words are
//! `argument-COMMAND-NAME`, or `argument-NAME` where it means the same in several; those of a value `value-NAME`. clap has
//! no way to say `[default: ...]`, `[possible values: ...]` and `[OPTIONS]` in another language.

use super::speech::word;
use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, ValueEnum};
use nonet::words::{Phrases, find};
use std::ffi::OsStr;
use std::marker::PhantomData;

/// The command with its words.
pub(super) fn spoken(command: Command, phrases: Phrases) -> Command {
    let mut command = with_words(command, phrases).mut_subcommands(|word| with_words(word, phrases));
    command.build();
    with_built_in(command, phrases)
}

fn with_words(command: Command, phrases: Phrases) -> Command {
    let name = command.get_name().to_owned();
    let template = template(&command, phrases);
    let command = command
        .about(phrases.word(&format!("command-{name}")))
        .after_long_help(after(&name, phrases))
        .help_template(template)
        .subcommand_help_heading(phrases.word("heading-commands"));
    command.mut_args(|argument| match argument.get_help() {
        Some(_) => argument,
        None => {
            let help = argument_help(&name, &argument, phrases);
            argument.help(help)
        }
    })
}

/// The words of what clap adds by itself.
fn with_built_in(command: Command, phrases: Phrases) -> Command {
    let help = |argument: Arg| match argument.get_id().as_str() {
        "help" => argument
            .help(phrases.word("argument-help"))
            .long_help(phrases.word("argument-help-long")),
        "version" => argument.help(phrases.word("argument-version")),
        _ => argument,
    };
    let command = command.mut_args(help);
    command.mut_subcommands(|word| match word.get_name() {
        "help" => word.about(phrases.word("command-help")),
        _ => word.mut_args(help),
    })
}

fn argument_help(command: &str, argument: &Arg, phrases: Phrases) -> &'static str {
    let name = argument.get_id();
    let own = format!("argument-{command}-{name}");
    let own = find(phrases.lang, phrases.book, &own);
    own.unwrap_or_else(|| phrases.word(&format!("argument-{name}")))
}

/// The paragraphs below the arguments.
fn after(command: &str, phrases: Phrases) -> String {
    let key = |n| format!("after-{command}-{n}");
    let paragraph = |n| find(phrases.lang, phrases.book, &key(n));
    (1..).map_while(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// clap's own template with headings of this language.
fn template(command: &Command, phrases: Phrases) -> String {
    let positionals = command.get_positionals().count();
    let sections = [
        ("heading-commands", "{subcommands}", command.has_subcommands()),
        ("heading-arguments", "{positionals}", positionals > 0),
        ("heading-options", "{options}", true),
    ];
    let sections = sections.into_iter().filter(|(.., is_there)| *is_there);
    let sections: String = sections
        .map(|(heading, part, _)| format!("\n\n{}:\n{part}", phrases.word(heading)))
        .collect();
    let usage = phrases.word("heading-usage");
    format!("{{about-with-newline}}\n{usage}: {{usage}}{sections}{{after-help}}")
}

/// Reads a value by its name; what the names mean is in the words.
#[derive(Clone, Debug)]
pub(super) struct Named<T>(PhantomData<T>);

impl<T> Named<T> {
    pub(super) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        EnumValueParser::<T>::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = T::value_variants().iter().filter_map(T::to_possible_value);
        let with_words = |value: PossibleValue| {
            let help = word(&format!("value-{}", value.get_name()));
            value.help(help)
        };
        Some(Box::new(names.map(with_words)))
    }
}

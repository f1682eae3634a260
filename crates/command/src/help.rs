//! The text of `--help`: the parts of the derived command get their words by name.
//!
//! `command-NAME` describes a word, `after-NAME-1`, `-2` ... are the paragraphs below its arguments. An argument's
//! words are `argument-COMMAND-NAME`, or `argument-NAME` if it means the same in several commands; those of a
//! value `value-NAME`. clap cannot say `[default: ...]`, `[possible values: ...]` and `[OPTIONS]` in another
//! language.

use super::speech::word;
use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, ValueEnum};
use std::ffi::OsStr;
use std::marker::PhantomData;
use words::{Phrases, find};

/// The command with its words.
pub(super) fn spoken(command: Command, phrases: Phrases) -> Command {
    let mut command =
        with_words(command, phrases).mut_subcommands(|word| with_words(word, phrases));
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
            let help = phrases.word(&argument_key(&name, &argument, phrases));
            argument.help(help)
        }
    })
}

/// Adds the words for clap's own additions.
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

/// The key of an argument's words.
fn argument_key(command: &str, argument: &Arg, phrases: Phrases) -> String {
    let name = argument.get_id();
    let own = format!("argument-{command}-{name}");
    match find(phrases.lang, phrases.book, &own) {
        Some(_) => own,
        None => format!("argument-{name}"),
    }
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
        (
            "heading-commands",
            "{subcommands}",
            command.has_subcommands(),
        ),
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

/// Reads a value by its name; the meaning of the names is in the words.
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

#[cfg(test)]
mod tests {
    use super::super::args::command;
    use super::*;
    use std::collections::BTreeSet;
    use words::{Book, Lang, text};

    /// The keys of clap's own additions.
    const BUILT_IN: [&str; 4] = [
        "argument-help",
        "argument-help-long",
        "argument-version",
        "command-help",
    ];

    fn keys_of(command: &Command, phrases: Phrases) -> Vec<String> {
        let name = command.get_name();
        let after = (1..).map(|n| format!("after-{name}-{n}"));
        let is_there = |key: &String| find(phrases.lang, phrases.book, key).is_some();
        let mut keys: Vec<String> = after.take_while(is_there).collect();
        assert!(
            !keys.is_empty(),
            "nothing is said after the arguments of {name}"
        );
        keys.push(format!("command-{name}"));
        for argument in command.get_arguments() {
            keys.push(argument_key(name, argument, phrases));
            let values = argument.get_possible_values().into_iter();
            let values = values.filter(|value| value.get_help().is_some());
            keys.extend(values.map(|value| format!("value-{}", value.get_name())));
        }
        keys
    }

    #[test]
    fn every_word_and_argument_is_explained_and_nothing_else_is() {
        for lang in Lang::ALL {
            let book = Book::Command;
            let phrases = Phrases { lang, book };
            let command = command(&[]);
            let mut keys: BTreeSet<String> = BUILT_IN.map(str::to_owned).into();
            keys.extend(keys_of(&command, phrases));
            let words = command.get_subcommands();
            keys.extend(words.flat_map(|word| keys_of(word, phrases)));
            let rows = text(lang, book).split("\n\n").skip(1);
            let own = rows.filter_map(|row| row.split('\n').next());
            let is_help = |key: &&str| {
                let prefixes = ["command-", "after-", "argument-", "value-"];
                prefixes.iter().any(|prefix| key.starts_with(prefix))
            };
            let own: BTreeSet<String> = own.filter(is_help).map(str::to_owned).collect();
            assert_eq!(own, keys, "{lang:?}");
        }
    }

    #[test]
    fn help_is_in_the_language_that_is_spoken() {
        for lang in Lang::ALL {
            let book = Book::Command;
            let phrases = Phrases { lang, book };
            let mut command = spoken(command(&[]), phrases);
            let help = command.render_long_help().to_string();
            for key in [
                "command-nonet",
                "command-verify-library",
                "argument-version",
            ] {
                assert!(help.contains(phrases.word(key)), "{lang:?} {key}: {help}");
            }
            let usage = format!(
                "{}: nonet [OPTIONS] <COMMAND>\n",
                phrases.word("heading-usage")
            );
            assert!(help.contains(&usage), "{help}");
        }
    }
}

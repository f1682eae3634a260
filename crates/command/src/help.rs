//! The text of `--help`: the parts of the derived command get their words by name.
//!
//! `command-NAME` describes a word, `after-NAME-1`, `-2` ... are the paragraphs below its arguments. An argument's
//! words are `argument-COMMAND-NAME`, or `argument-NAME` if it means the same in several commands; those of a
//! value `value-NAME`. clap cannot say `[default: ...]`, `[possible values: ...]` and `[OPTIONS]` in another
//! language.

use super::key;
use super::speech::lang;
use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, ValueEnum};
use std::ffi::OsStr;
use std::marker::PhantomData;
use words::{Lang, family};

/// The command with its words.
pub(super) fn spoken(command: Command, lang: Lang) -> Command {
    let mut command = with_words(command, lang).mut_subcommands(|word| with_words(word, lang));
    command.build();
    with_built_in(command, lang)
}

fn with_words(command: Command, lang: Lang) -> Command {
    let name = command.get_name().to_owned();
    let template = template(&command, lang);
    let command = command
        .about(family::COMMAND.word(lang, &name))
        .after_long_help(after(&name, lang))
        .help_template(template)
        .subcommand_help_heading(lang.word(key::HEADING_COMMANDS));
    command.mut_args(|argument| match argument.get_help() {
        Some(_) => argument,
        None => {
            let help = explained(&name, &argument, lang);
            argument.help(help)
        }
    })
}

/// Adds the words for clap's own additions.
fn with_built_in(command: Command, lang: Lang) -> Command {
    let help = |argument: Arg| match argument.get_id().as_str() {
        "help" => argument
            .help(family::ARGUMENT.word(lang, "help"))
            .long_help(family::ARGUMENT.word(lang, "help-long")),
        "version" => argument.help(family::ARGUMENT.word(lang, "version")),
        _ => argument,
    };
    let command = command.mut_args(help);
    command.mut_subcommands(|word| match word.get_name() {
        "help" => word.about(family::COMMAND.word(lang, "help")),
        _ => word.mut_args(help),
    })
}

/// The name of an argument's words.
fn argument_name(command: &str, argument: &Arg, lang: Lang) -> String {
    let name = argument.get_id();
    let own = format!("{command}-{name}");
    match family::ARGUMENT.find(lang, &own) {
        Some(_) => own,
        None => name.to_string(),
    }
}

fn explained(command: &str, argument: &Arg, lang: Lang) -> &'static str {
    family::ARGUMENT.word(lang, &argument_name(command, argument, lang))
}

/// The paragraphs below the arguments.
fn after(command: &str, lang: Lang) -> String {
    let paragraph = |n| family::AFTER.find(lang, &format!("{command}-{n}"));
    (1..).map_while(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// clap's own template with headings of this language.
fn template(command: &Command, lang: Lang) -> String {
    let positionals = command.get_positionals().count();
    let sections = [
        (
            key::HEADING_COMMANDS,
            "{subcommands}",
            command.has_subcommands(),
        ),
        (key::HEADING_ARGUMENTS, "{positionals}", positionals > 0),
        (key::HEADING_OPTIONS, "{options}", true),
    ];
    let sections = sections.into_iter().filter(|(.., is_there)| *is_there);
    let sections: String = sections
        .map(|(heading, part, _)| format!("\n\n{}:\n{part}", lang.word(heading)))
        .collect();
    let usage = lang.word(key::HEADING_USAGE);
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
            let help = family::VALUE.word(lang(), value.get_name());
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
    use words::Lang;

    /// The arguments that clap adds.
    const BUILT_IN: [&str; 3] = ["help", "help-long", "version"];

    fn names(family: words::Family, lang: Lang) -> BTreeSet<String> {
        family.names(lang).map(str::to_owned).collect()
    }

    /// A command's words below its arguments, and those of its arguments and of their values.
    fn said(command: &Command, lang: Lang) -> [Vec<String>; 3] {
        let name = command.get_name();
        let after = (1..).map(|n| format!("{name}-{n}"));
        let after = after.take_while(|name| family::AFTER.find(lang, name).is_some());
        let arguments = command.get_arguments();
        let values = command.get_arguments().flat_map(Arg::get_possible_values);
        let values = values.filter(|value| value.get_help().is_some());
        [
            after.collect(),
            arguments
                .map(|argument| argument_name(name, argument, lang))
                .collect(),
            values.map(|value| value.get_name().to_owned()).collect(),
        ]
    }

    #[test]
    fn every_word_and_argument_is_explained_and_nothing_else_is() {
        for lang in Lang::ALL {
            let command = command(&[]);
            let all = || [&command].into_iter().chain(command.get_subcommands());
            let own = all().map(|word| said(word, lang));
            let [mut after, mut arguments, mut values] = [const { BTreeSet::new() }; 3];
            for [own_after, own_arguments, own_values] in own {
                assert!(
                    !own_after.is_empty(),
                    "a word has no paragraph: {arguments:?}"
                );
                after.extend(own_after);
                arguments.extend(own_arguments);
                values.extend(own_values);
            }
            arguments.extend(BUILT_IN.map(str::to_owned));
            let commands = all().map(|word| word.get_name().to_owned());
            let commands: BTreeSet<String> = commands.chain(["help".to_owned()]).collect();
            assert_eq!(names(family::COMMAND, lang), commands, "{lang:?}");
            assert_eq!(names(family::AFTER, lang), after, "{lang:?}");
            assert_eq!(names(family::ARGUMENT, lang), arguments, "{lang:?}");
            assert_eq!(names(family::VALUE, lang), values, "{lang:?}");
        }
    }

    #[test]
    fn help_is_in_the_language_that_is_spoken() {
        for lang in Lang::ALL {
            let mut command = spoken(command(&[]), lang);
            let help = command.render_long_help().to_string();
            for words in [
                family::COMMAND.word(lang, "nonet"),
                family::COMMAND.word(lang, "verify-library"),
                family::ARGUMENT.word(lang, "version"),
            ] {
                assert!(
                    !words.is_empty() && help.contains(words),
                    "{lang:?}: {help}"
                );
            }
            let usage = lang.word(key::HEADING_USAGE);
            let usage = format!("{usage}: nonet [OPTIONS] <COMMAND>\n");
            assert!(help.contains(&usage), "{help}");
        }
    }
}

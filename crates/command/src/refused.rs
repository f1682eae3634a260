//! Invalid arguments, reported in the language of the run: clap says what is wrong, but not in which words.

use super::key;
use super::speech::{say, word};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::io::{self, Write};
use std::process;
use words::Key;

/// Reports the error and ends the program; help and versions are not errors, and are printed.
pub(super) fn exit(error: &Error) -> ! {
    let Some(why) = why(error) else {
        error.exit();
    };
    let mut text = say(key::REFUSED, &[("why", &why)]);
    let tips = tips(error);
    if !tips.is_empty() {
        text += &format!("\n\n{}", tips.join("\n"));
    }
    if let Some(usage) = usage(error) {
        text += &format!("\n\n{usage}");
    }
    // If standard error is closed, the message is lost.
    let _ = writeln!(io::stderr(), "{text}\n\n{}", word(key::MORE_BY_HELP));
    process::exit(error.exit_code())
}

/// The error, in a sentence; `None` if there is none.
fn why(error: &Error) -> Option<String> {
    let get = |kind| error.get(kind).map(texts).unwrap_or_default();
    let (argument, value) = (get(ContextKind::InvalidArg), get(ContextKind::InvalidValue));
    let (argument, value) = (argument.join(", "), value.concat());
    let places = [("argument", &*argument), ("value", &*value)];
    Some(match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let key = if value.is_empty() {
                key::REFUSED_NO_VALUE
            } else {
                key::REFUSED_VALUE
            };
            say(key, &places) + &wanted(error)
        }
        ErrorKind::TooManyValues => say(key::REFUSED_MORE_VALUES, &places),
        ErrorKind::UnknownArgument => say(key::REFUSED_ARGUMENT, &places),
        ErrorKind::MissingRequiredArgument => say(key::REFUSED_MISSING, &places),
        ErrorKind::ArgumentConflict => together(&argument, &get(ContextKind::PriorArg)),
        ErrorKind::InvalidSubcommand => unknown_word(key::REFUSED_WORD, error),
        ErrorKind::MissingSubcommand => unknown_word(key::REFUSED_NO_WORD, error),
        _ => return None,
    })
}

/// The expected value: our own reason, or the possible values.
fn wanted(error: &Error) -> String {
    if let Some(reason) = error.source() {
        return format!(": {reason}");
    }
    let values = error
        .get(ContextKind::ValidValue)
        .map(texts)
        .unwrap_or_default();
    if values.is_empty() {
        return String::new();
    }
    format!(
        "\n  {}",
        say(key::POSSIBLE_VALUES, &[("values", &values.join(", "))])
    )
}

fn together(argument: &str, others: &[String]) -> String {
    if others == [argument] {
        return say(key::REFUSED_TWICE, &[("argument", argument)]);
    }
    let others = quoted(others);
    say(
        key::REFUSED_TOGETHER,
        &[("argument", argument), ("others", &others)],
    )
}

fn unknown_word(key: Key, error: &Error) -> String {
    let word = error.get(ContextKind::InvalidSubcommand).map(texts);
    say(key, &[("word", &word.unwrap_or_default().concat())])
}

fn tips(error: &Error) -> Vec<String> {
    let similar = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let similar = similar.into_iter().filter_map(|kind| error.get(kind));
    let similar = similar.map(|names| (key::TIP_SIMILAR, quoted(&texts(names))));
    // clap's own tips end in what to write, in quotes.
    let own = error
        .get(ContextKind::Suggested)
        .map(texts)
        .unwrap_or_default();
    let own = own.iter().filter_map(|tip| tip.rsplit('\'').nth(1));
    let own = own.map(|what| (key::TIP_USE, quoted(&[what.to_owned()])));
    let tips = similar.chain(own);
    tips.map(|(key, names)| format!("  {}", say(key, &[("names", &names)])))
        .collect()
}

fn usage(error: &Error) -> Option<String> {
    let usage = texts(error.get(ContextKind::Usage)?).concat();
    let (_, usage) = usage.split_once(": ")?;
    Some(format!("{}: {usage}", word(key::HEADING_USAGE)))
}

fn texts(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

fn quoted(names: &[String]) -> String {
    let names = names.iter().map(|name| format!("'{name}'"));
    names.collect::<Vec<_>>().join(", ")
}

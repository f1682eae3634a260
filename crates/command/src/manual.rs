//! `nonet completions SHELL` and `nonet man [WORD]`: files for shells and `man`, made from the same table as the help.

use super::complaint::complain;
use super::key;
use super::output::print;
use super::speech::say;
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use std::process::ExitCode;

/// Prints the file from which this shell completes words and options.
pub(super) fn completions(mut nonet: Command, shell: Shell) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut nonet, "nonet", &mut script);
    show(&script)
}

/// Prints the manual page of this word, or of all of them.
pub(super) fn page(nonet: Command, word: Option<&str>) -> ExitCode {
    let found = match word {
        None => Some(nonet),
        Some(word) => nonet.find_subcommand(word).cloned(),
    };
    let Some(found) = found else {
        let word = word.unwrap_or_default();
        complain(&say(key::REFUSED_WORD, &[("word", word)]));
        return ExitCode::from(2);
    };
    // `man` puts hyphens between commands: nonet-solve(1).
    let name = word.map_or("nonet".to_owned(), |word| format!("nonet-{word}"));
    let mut page = Vec::new();
    let made = Man::new(found.display_name(name.clone()))
        .title(name)
        .render(&mut page);
    made.map_or(ExitCode::FAILURE, |()| show(&page))
}

fn show(text: &[u8]) -> ExitCode {
    print(String::from_utf8_lossy(text).trim_end(), 0);
    ExitCode::SUCCESS
}

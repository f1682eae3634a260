//! `nonet convert`: puzzles out of any format, into the form that another program wants.

use super::complaint::complain;
use super::files::input::{Chunk, Whole, last_of, whole};
use super::files::sink::Sink;
use super::files::source::Source;
use super::key;
use super::output::{Answers, Output, print};
use super::shared::sources;
use super::speech::{say, word};
use super::telling::{damaged, format_name, held};
use clap::Args;
use nonet::text::{
    FORMATS, Format, Ignored, Import, NotRead, Sheet, Symbols, clear_line, format_named, import,
};
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct Convert {
    #[arg(value_name = "PUZZLE|FILE")]
    inputs: Vec<String>,
    #[arg(long, value_name = "FORMAT", value_parser = written)]
    to: Option<&'static Format>,
    #[arg(long, conflicts_with_all = ["to", "inputs"])]
    list: bool,
}

/// Writes every board of every source.
pub(super) fn main(wanted: &Convert) -> ExitCode {
    if wanted.list {
        return list();
    }
    let sources = sources(&wanted.inputs);
    let mut output = match Sink::open(None, &sources, None) {
        Ok(sink) => Output::to(sink),
        Err(why) => {
            complain(&why);
            return ExitCode::from(2);
        }
    };
    for source in sources {
        from(source, wanted.to, &mut output);
    }
    output.end()
}

/// Prints the table: each format's name, whether it is read and written, and its description.
fn list() -> ExitCode {
    for format in FORMATS {
        let done = match (format.is_read(), format.is_written()) {
            (true, true) => "rw",
            (true, false) => "r-",
            _ => "-w",
        };
        let name = format_name(format.slug);
        print(&format!("{:18} {done}  {name}", format.slug), 0);
    }
    ExitCode::SUCCESS
}

fn written(slug: &str) -> Result<&'static Format, String> {
    let known = format_named(slug).filter(|format| format.is_written());
    known.ok_or_else(|| {
        let all = FORMATS.iter().filter(|format| format.is_written());
        let all: Vec<&str> = all.map(|format| format.slug).collect();
        say(key::ONE_OF, &[("all", &all.join(", "))])
    })
}

/// Writes the boards of a source: as a whole if it has the sign of a format, otherwise line by line.
fn from(source: Source, to: Option<&'static Format>, output: &mut Output) {
    let place = source.name();
    match whole(source) {
        Ok(Whole::Known(import)) => output.write(answers(&import, to, &place)),
        Ok(Whole::Damaged(slug, broken)) => {
            let mut answers = Answers::default();
            answers.fail(&place, &damaged(&slug, broken));
            output.write(answers);
        }
        Ok(Whole::Lines(lines)) => {
            for chunk in lines {
                output.write(line_by_line(&chunk, to));
            }
        }
        Err(chunk) => output.write(line_by_line(&chunk, to)),
    }
}

fn line_by_line(chunk: &Chunk, to: Option<&'static Format>) -> Answers {
    let mut all = Answers::default();
    for (number, line) in chunk.lines() {
        let text = String::from_utf8_lossy(line);
        let start = text.trim_start_matches('\u{FEFF}').trim_start();
        if start.is_empty() || start.starts_with('#') {
            continue;
        }
        let place = chunk.source.places(last_of(number, line));
        match import(&text) {
            Ok(mut import) => {
                // Text around and after plain boards is silently skipped, as by every word.
                let is_told = |it: &Ignored| matches!(it, Ignored::MorePuzzles(_));
                import.ignored.retain(is_told);
                all.append(answers(&import, to, &place));
            }
            Err(NotRead::Damaged(slug, broken)) => all.fail(&place, &damaged(&slug, broken)),
            Err(NotRead::Plain(error)) => {
                let error = chunk.source.placed(error, number);
                all.fail(&place, &chunk.source.why(&error));
            }
        }
    }
    if let Some((place, why)) = chunk.failure() {
        all.fail(&place, &why);
    }
    all
}

/// The boards of an import, a line each or in the format; of several readings of one board, the likeliest.
fn answers(import: &Import, to: Option<&'static Format>, place: &str) -> Answers {
    let mut answers = Answers::default();
    let sheets: &[Sheet] = match import.unclear {
        true => import.sheets.get(..1).unwrap_or_default(),
        false => &import.sheets,
    };
    for sheet in sheets {
        match text(sheet, to) {
            Some(text) => answers.row(text.trim_end_matches('\n')),
            None => answers.fail(place, word(key::CANNOT_BE_WRITTEN)),
        }
    }
    for told in held(import) {
        answers.complain(place, &told);
    }
    answers
}

fn text(sheet: &Sheet, to: Option<&'static Format>) -> Option<String> {
    match to {
        Some(format) => format.write_sheet(sheet),
        None => Some(clear_line(&sheet.game.givens, Symbols::Letters)),
    }
}

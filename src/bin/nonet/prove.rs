//! `nonet prove FILE`: puzzles and steps, and which of the steps are proved.

use super::output::{complain, print};
use nonet::batch::{Judged, Prover};
use nonet::text::Expect;
use std::io;
use std::process::ExitCode;

/// Judges every step, prints those that are not proved, then the sum.
pub(crate) fn prove(path: &str, alone: bool) -> ExitCode {
    let text = match path {
        "-" => io::read_to_string(io::stdin()),
        path => std::fs::read_to_string(path),
    };
    let text = match text {
        Ok(text) => text,
        Err(error) => {
            complain(&format!("{path}: {error}"));
            return ExitCode::from(2);
        }
    };
    let mut prover = Prover::new(Expect::default(), !alone);
    let (mut n, mut proved, mut is_readable) = (0, 0, true);
    for (index, line) in text.lines().enumerate() {
        let judged = prover.line(line);
        n += u64::from(matches!(judged, Judged::Proved | Judged::Unproved(_)));
        match judged {
            Judged::Nothing | Judged::Puzzle => {}
            Judged::Proved => proved += 1,
            Judged::Unproved(why) => print(&format!("line {}: {why}: {}", index + 1, line.trim())),
            Judged::Bad(error) => {
                complain(&format!("line {}: {error}", index + 1));
                is_readable = false;
            }
        }
    }
    print(&format!("proved {proved} of {n}"));
    ExitCode::from(u8::from(!is_readable || proved < n))
}

//! `nonet prove FILE`: puzzles and steps, and which of the steps are proved.

use super::complaint::complain;
use super::input::{lines_of, not_utf8};
use super::output::print;
use super::speech::say;
use super::telling::{bad_step, doubt};
use nonet::batch::{Boards, Judged, Prover};
use nonet::text::Expect;
use std::process::ExitCode;

/// Judges every step, prints those not proved, then the sum.
pub(crate) fn prove(path: &str, alone: bool) -> ExitCode {
    let lines = match lines_of(path) {
        Ok(lines) => lines,
        Err(error) => {
            complain(&format!("{path}: {error}"));
            return ExitCode::from(2);
        }
    };
    let boards = if alone { Boards::Puzzle } else { Boards::Left };
    let mut prover = Prover::new(Expect::default(), boards);
    let (mut n, mut proved, mut status) = (0, 0, 0);
    for (number, line) in lines {
        let n_line = number.to_string();
        let told = |why: &str| {
            complain(&format!("{}: {why}", say("place-line", &[("n", &n_line)])));
        };
        let line = match line {
            Ok(line) => line,
            Err(byte) => {
                told(&not_utf8(byte));
                status = 1;
                continue;
            }
        };
        let judged = prover.line(&line);
        n += u64::from(matches!(judged, Judged::Proved | Judged::Unproved(_)));
        match judged {
            Judged::Nothing | Judged::Puzzle => {}
            Judged::Proved => proved += 1,
            Judged::Unproved(why) => {
                let places = [
                    ("line", &*n_line),
                    ("why", &*doubt(&why)),
                    ("step", line.trim()),
                ];
                print(&say("unproved", &places), 1);
            }
            Judged::Bad(error) => {
                told(&bad_step(&error));
                status = 1;
            }
        }
    }
    status |= u8::from(proved < n);
    print(&format!("proved {proved} of {n}"), status);
    ExitCode::from(status)
}

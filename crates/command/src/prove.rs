//! `nonet prove FILE`: puzzles and steps, and which of the steps are proved.

use super::complaint::complain;
use super::files::input::{lines_of, not_utf8};
use super::key;
use super::output::print;
use super::shared::{boxes, side};
use super::speech::say;
use super::telling::{bad_step, doubt};
use batch::{Boards, Judged, Prover};
use clap::Args;
use nonet::board::Geometry;
use nonet::text::Expect;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Debug, Args)]
pub(super) struct Prove {
    #[arg(default_value = "-")]
    file: String,
    #[arg(long)]
    alone: bool,
    #[arg(long, value_name = "N", value_parser = side)]
    size: Option<Arc<Geometry>>,
    #[arg(long, value_name = "RxC", value_parser = boxes, conflicts_with = "size")]
    boxes: Option<Arc<Geometry>>,
}

impl Prove {
    fn prover(&self) -> Prover {
        let expect = Expect {
            geometry: self.boxes.clone().or_else(|| self.size.clone()),
            symbols: None,
        };
        let boards = match self.alone {
            true => Boards::Puzzle,
            false => Boards::Left,
        };
        Prover::new(expect, boards)
    }
}

/// Judges every step, prints those not proved, then the sum.
pub(super) fn main(wanted: &Prove) -> ExitCode {
    let lines = match lines_of(&wanted.file) {
        Ok(lines) => lines,
        Err(error) => {
            complain(&format!("{}: {error}", wanted.file));
            return ExitCode::from(2);
        }
    };
    let mut prover = wanted.prover();
    let (mut n, mut proved, mut status) = (0, 0, 0);
    for (number, line) in lines {
        let n_line = number.to_string();
        let told = |why: &str| {
            complain(&format!(
                "{}: {why}",
                say(key::PLACE_LINE, &[("n", &n_line)])
            ));
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
                print(&say(key::UNPROVED, &places), 1);
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

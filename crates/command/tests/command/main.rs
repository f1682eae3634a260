//! The command line as a user meets it: the real program, its rows, its complaints and its exit status.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../../../lab_page/tests/lab/experiment/page.rs"]
mod experiment_page;
#[path = "../../../../tests/support/lab_runs.rs"]
mod lab_runs;

mod class;
mod completed;
mod convert;
mod experiment;
mod faults;
mod files;
mod jobs;
mod laboratory;
mod languages;
mod lines;
mod making;
mod manual;
mod questions;
mod quick;
mod rows;
mod shapes;
mod source_table;
mod sources;
mod steps;
mod verdicts;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SIX: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";
const NONE: &str =
    "000005080000601043000000000010500000000106000300000005530000061000000004000000000";
const TWICE: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    command.args(arguments).stdin(Stdio::null());
    command.env("LC_ALL", "C");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs with this text on standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("the program runs");
    let input = input.to_owned();
    let writer = thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program runs");
    // It may end without reading.
    let _ = writer.join().expect("the writer does not panic");
    output
}

fn rows(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).expect("the program runs");
    text.lines().map(str::to_owned).collect()
}

fn complaints(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program runs")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("the program runs")
}

/// A file with this text, in cargo's folder for tests.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the program runs");
    path
}

//! Messages between page and worker travel as bytes: everything that any algorithm reports must arrive unchanged.

use crate::lab_runs::P;
use answers::protocol::bytes::{read, written};
use lab::{ALGORITHMS, Limits, Options};
use nonet::board::Puzzle;
use nonet::text::{Expect, read_any};
use std::cell::Cell;
use watch::{Command, Driver, Next, Pace, Plan, Report, Trace};

fn puzzles() -> [Puzzle; 2] {
    ["................", P[2]].map(|text| {
        let boards = read_any(text, &Expect::default()).expect("a puzzle");
        boards.into_likeliest().puzzle
    })
}

/// All reports of a worker about a run: its first steps, a while at full speed, its trace.
fn reports(plan: Plan) -> Vec<Report> {
    let time = Cell::new(0.0);
    let clock = || {
        time.set(time.get() + 0.3);
        time.get()
    };
    let mut driver = Driver::default();
    let mut told = Vec::new();
    let mut reply = |report| told.push(report);
    let commands = [
        Command::Begin(1, vec![plan], Pace::Node),
        Command::Step,
        Command::Step,
        Command::Play(0),
        Command::Cancel,
        Command::Trace(Trace::Json),
    ];
    for command in commands {
        assert_eq!(read(&written(&command)), Some(command.clone()));
        let mut next = driver.command(command, &clock, &mut reply);
        for _ in 0..20 {
            if next == Next::Never {
                break;
            }
            next = driver.slice(&clock, &mut reply);
        }
    }
    told
}

#[test]
fn what_is_reported_of_any_algorithm_arrives() {
    for (row, puzzle) in ALGORITHMS
        .iter()
        .flat_map(|row| puzzles().map(|p| (row, p)))
    {
        let mut limits = Limits::of(row);
        limits.nodes = limits.nodes.min(100);
        let plan = Plan::new(row, &Options::usual(row.options), 1, &puzzle, limits);
        let reports = reports(plan);
        let is_shown = |report: &Report| matches!(report, Report::Shown(..));
        assert!(
            reports.iter().filter(|report| is_shown(report)).count() >= 3,
            "{}",
            row.slug
        );
        for report in reports {
            assert_eq!(read(&written(&report)), Some(report), "{}", row.slug);
        }
    }
}

//! The rows of an experiment, as a table that others can read, and the totals for each puzzle.

use super::{column, lane, table};
use crate::lab_runs::{P, classic};
use lab::Limits;
use nonet::text::line;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use support::Random;
use watch::{Experiment, Metric, Row, Subject};

#[test]
fn the_table_can_be_read_by_others() {
    let subjects =
        [("a, \"b\"", 2), ("c\nd", 0)].map(|(name, at)| Subject::new(name, classic(P[at])));
    let lanes = vec![
        lane("depth-first", "order=9-1"),
        lane("integer-program", "presolve=off fraction=half"),
    ];
    let limits = Limits {
        nodes: 20,
        memory: 64 << 20,
        solutions: 1,
    };
    let mut experiment = Experiment::new(lanes, subjects.to_vec(), (7, 2), limits);
    while let Some((job, plan)) = experiment.next_job() {
        if job == 1 {
            experiment.refuse(job);
            continue;
        }
        let outcome = lab::run(
            plan.begin().expect("it can be begun").as_mut(),
            plan.limits,
            &mut |_, _| ControlFlow::Continue(()),
        );
        let (verdict, counters) = (outcome.verdict, outcome.counters);
        experiment.take(Row {
            job,
            verdict,
            counters,
            micros: 5,
        });
    }
    let rows = table(&experiment.csv());
    assert_eq!(rows.len(), 9);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert_eq!(column(&rows, "puzzle")[..4], ["a, \"b\""; 4]);
    assert_eq!(column(&rows, "puzzle")[4..], ["c\nd"; 4]);
    assert_eq!(column(&rows, "digits")[0], line(&classic(P[2]), '.'));
    assert_eq!(
        column(&rows, "seed"),
        ["7", "7", "8", "8", "7", "7", "8", "8"]
    );
    assert_eq!(
        column(&rows, "options")[..2],
        ["order:9-1", "presolve:off fraction:half"]
    );
    assert_eq!(
        (column(&rows, "status")[1], column(&rows, "expanded")[1]),
        ("refused", "")
    );
    assert_eq!(
        (column(&rows, "status")[0], column(&rows, "expanded")[0]),
        ("node-limit", "20")
    );
    assert_eq!(experiment.progress(), (8, 8));
    assert_eq!(experiment.success(1).1, 4);
}

#[test]
fn a_puzzle_costs_its_median_and_unsolved_is_dearer_than_all() {
    let subjects = ["a", "b"].map(|name| Subject::new(name, classic(P[2])));
    let limits = Limits {
        nodes: 1,
        memory: 1,
        solutions: 1,
    };
    let lanes = vec![lane("depth-first", ""), lane("backtracking", "")];
    let mut experiment = Experiment::new(lanes, subjects.to_vec(), (0, 5), limits);
    let mut random = Random::new(9);
    let mut known: BTreeMap<(usize, usize), Vec<u64>> = BTreeMap::new();
    while let Some((job, _)) = experiment.next_job() {
        let (cost, is_solved) = (random.below(1000) as u64, random.below(5) > 1);
        let counters = lab::Counters {
            expanded: cost,
            solutions: u64::from(is_solved),
            ..Default::default()
        };
        let verdict = if is_solved {
            lab::Verdict::Solved
        } else {
            lab::Verdict::NodeLimit
        };
        experiment.take(Row {
            job,
            verdict,
            counters,
            micros: 10 * cost,
        });
        let at = (job as usize % 2, job as usize / 10);
        known
            .entry(at)
            .or_default()
            .push(if is_solved { cost } else { u64::MAX });
    }
    for ((lane, puzzle), mut costs) in known {
        costs.sort_unstable();
        let median = Some(costs[2]).filter(|&cost| cost < u64::MAX);
        assert_eq!(
            experiment.costs_by_puzzle(lane, Metric::Expanded)[&puzzle],
            median
        );
        let time = experiment.costs_by_puzzle(lane, Metric::Time)[&puzzle];
        assert_eq!(
            time,
            median.map(|cost| 10 * cost),
            "time and nodes are apart"
        );
    }
}

#[test]
fn runs_beyond_a_hundred_thousand_are_left_out_and_counted() {
    let subject = Subject::new("a", classic(P[2]));
    let limits = Limits {
        nodes: 1,
        memory: 1,
        solutions: 1,
    };
    for (n, all, left_out) in [(2, 48_000, 0), (10, 100_000, 140_000)] {
        let lanes = vec![lane("backtracking", ""); 24];
        let puzzles = vec![subject.clone(); n];
        let many = Experiment::new(lanes, puzzles, (0, 1000), limits);
        assert_eq!((many.progress().1, many.left_out()), (all, left_out));
    }
}

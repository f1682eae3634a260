//! Why a rule made its choice: judged by the board on which it chose.

use crate::lab_runs::{P, classic, row};
use lab::{Event, Measured, Run, Snapshot};
use nonet::board::Cell;
use std::collections::BTreeSet;

/// The steps of a run: the board before each, and the event.
fn steps(slug: &str, options: &[(&str, &str)], n: usize) -> Vec<(Snapshot, Event)> {
    let row = row(slug);
    let mut chosen = lab::Options::usual(row.options);
    for (name, value) in options {
        chosen.set(name, value).expect("an option");
    }
    let mut run: Box<dyn Run> = row
        .begin(&classic(P[1]), &chosen, 0)
        .expect("it can be begun");
    let step = |run: &mut Box<dyn Run>| (run.board(), run.step());
    (0..n).map(|_| step(&mut run)).collect()
}

/// How many digits each open cell had left, in ascending order: by its domain, or otherwise by its peers' digits.
fn sizes(board: &Snapshot) -> Vec<i64> {
    let puzzle = &board.digits;
    let left = |cell: Cell| match board.domains.get(cell.index()) {
        Some(domain) => domain.len(),
        None => {
            let peers = puzzle.geometry().peers(cell).iter();
            let held: BTreeSet<u8> = peers
                .filter_map(|&peer| Some(puzzle.get(peer)?.get()))
                .collect();
            9 - held.len()
        }
    };
    let open = puzzle
        .geometry()
        .cells()
        .filter(|&cell| puzzle.get(cell).is_none());
    let mut sizes: Vec<i64> = open.map(|cell| left(cell) as i64).collect();
    sizes.sort_unstable();
    sizes
}

#[test]
fn the_smallest_domain_is_told_with_the_next_best() {
    for (slug, options) in [
        ("backtracking-smallest-domain", &[][..]),
        ("backtracking-forward-checking", &[("branch", "smallest")]),
        ("backtracking-full-propagation", &[("branch", "smallest")]),
        ("dsatur", &[]),
    ] {
        let mut n_told = 0;
        for (before, event) in steps(slug, options, 3_000) {
            let Some(why) = event.why else { continue };
            let sizes = sizes(&before);
            assert_eq!(why.measured, Measured::Candidates);
            assert_eq!(sizes.first(), Some(&why.value), "{slug}");
            assert_eq!(sizes.get(1), why.next.as_ref(), "{slug}");
            n_told += 1;
        }
        assert!(n_told > 10, "{slug}: {n_told}");
    }
}

/// The next state taken out is the next best, or a better one that was added since.
#[test]
fn the_cheapest_state_is_told_with_the_next_best() {
    for slug in ["candidate-best-first", "candidate-a-star"] {
        let told = steps(slug, &[], 150).into_iter();
        let why: Vec<_> = told.filter_map(|(_, event)| event.why).collect();
        assert!(why.len() > 20, "{slug}: {}", why.len());
        for pair in why.windows(2) {
            assert!(
                pair[0].next.is_none_or(|next| pair[1].value <= next),
                "{slug}"
            );
            assert!(
                pair[0].next.is_none_or(|next| pair[0].value <= next),
                "{slug}"
            );
        }
    }
}

/// The states reported as waiting come out in that order, as long as nothing is put in before them.
#[test]
fn what_waits_comes_out_next() {
    for slug in [
        "breadth-first",
        "depth-first",
        "candidate-breadth-first",
        "candidate-a-star",
    ] {
        let row = row(slug);
        let options = lab::Options::usual(row.options);
        let mut run = row
            .begin(&classic(P[1]), &options, 0)
            .expect("it can be begun");
        for _ in 0..200 {
            let waiting = run.waiting(6).expect("it has a frontier");
            assert!(
                waiting.next.len() as u64 == run.counters().frontier.min(6),
                "{slug}"
            );
            let Some(first) = waiting.next.first() else {
                break;
            };
            run.step();
            let board = run.board().digits;
            // A collapsed state is shown as its replacement: it has these digits and more.
            let pairs = first.digits.iter().zip(board.digits());
            assert!(
                pairs
                    .clone()
                    .all(|(state, now)| state.is_none() || state == now),
                "{slug}"
            );
            assert!(
                slug.starts_with("candidate") || first.digits == board.digits(),
                "{slug}"
            );
        }
    }
}

#[test]
fn a_rule_that_does_not_compare_gives_no_reason() {
    for slug in ["backtracking", "breadth-first", "depth-first"] {
        let told = steps(slug, &[], 500);
        assert!(told.iter().all(|(_, event)| event.why.is_none()), "{slug}");
    }
}

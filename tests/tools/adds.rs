//! What a technique adds to those before it in the table: on the way that hints take through puzzles without it, the
//! states in which nothing easier has a step and it has, and what it costs to ask it there. One that is found on request
//! only is asked where nothing is left but suppositions.
//!
//! `NONET_ADDS=bug-n NONET_PUZZLES_IN=FILE cargo test --profile native --test tools adds -- --ignored --nocapture`

use crate::common::{plain, puzzle};
use crate::states::State;
use nonet::logic::{Context, Family, Step, Technique, techniques};
use std::time::{Duration, Instant};

/// How many puzzles of the file are walked, spread over it.
const PUZZLES: usize = 300;

/// What was seen of a technique.
#[derive(Default)]
struct Row {
    asked: u64,
    states: u64,
    conclusions: usize,
    puzzles: u64,
    spent: Duration,
}

/// The first step of these, and the place of its technique in the table.
fn easiest(context: &Context<'_>, order: &[(usize, &dyn Technique)]) -> Option<(usize, Step)> {
    let mut order = order.iter();
    order.find_map(|&(place, technique)| Some((place, technique.first(context)?)))
}

/// Asks the technique; says whether it has a step.
fn ask(state: &State, technique: &dyn Technique, row: &mut Row) -> bool {
    let context = state.context();
    let asked = Instant::now();
    let steps = technique.all(&context);
    row.spent += asked.elapsed();
    row.asked += 1;
    row.states += u64::from(!steps.is_empty());
    let mut all: Vec<_> = steps.iter().flat_map(|step| &step.deductions).collect();
    all.sort();
    all.dedup();
    row.conclusions += all.len();
    !steps.is_empty()
}

/// Walks through a puzzle without these techniques.
fn walk(mut state: State, asked: &[(usize, &dyn Technique)], rows: &mut [Row]) {
    let order = techniques::ALL.iter().copied().enumerate();
    let order: Vec<_> = order
        .filter(|(_, t)| !asked.iter().any(|(_, other)| other.info() == t.info()))
        .collect();
    let mut has = vec![false; asked.len()];
    loop {
        let step = easiest(&state.context(), &order);
        let far = step.as_ref().map_or(usize::MAX, |step| step.0);
        for (number, &(place, technique)) in asked.iter().enumerate() {
            if place < far && !state.grid.is_full() {
                has[number] |= ask(&state, technique, &mut rows[number]);
            }
        }
        let Some((_, step)) = step else { break };
        step.apply(&mut state.grid);
    }
    for (row, has) in rows.iter_mut().zip(has) {
        row.puzzles += u64::from(has);
    }
}

#[test]
#[ignore = "minutes; prints what techniques add"]
fn adds() {
    let asked = std::env::var("NONET_ADDS").unwrap();
    let file = std::fs::read_to_string(std::env::var("NONET_PUZZLES_IN").unwrap()).unwrap();
    let is_forcing = |t: &&dyn Technique| t.info().family() == Family::Forcing;
    let last = techniques::ALL.iter().position(is_forcing).unwrap();
    let asked: Vec<_> = techniques::every()
        .enumerate()
        .filter(|(_, t)| asked.split(',').any(|slug| slug == t.info().slug))
        .map(|(place, t)| {
            if place < techniques::ALL.len() {
                (place, t)
            } else {
                (last - 1, t)
            }
        })
        .collect();
    let lines: Vec<&str> = file
        .lines()
        .filter(|line| line.len() >= 81 && !line.starts_with('#'))
        .collect();
    let mut rows: Vec<Row> = asked.iter().map(|_| Row::default()).collect();
    let every = (lines.len() / PUZZLES).max(1);
    let puzzles = lines.iter().step_by(every).take(PUZZLES);
    let mut n = 0;
    for line in puzzles {
        if let Some(state) = State::start(&puzzle(&plain(line))) {
            n += 1;
            walk(state, &asked, &mut rows);
        }
    }
    for ((_, technique), row) in asked.iter().zip(&rows) {
        println!(
            "{}: {n} puzzles, asked {} times, steps in {} states of {} puzzles, {} conclusions, {} us",
            technique.info().slug,
            row.asked,
            row.states,
            row.puzzles,
            row.conclusions,
            row.spent.as_micros() as u64 / row.asked.max(1),
        );
    }
}

//! What techniques add: on the paths of hints without them, how often each has a conclusion where nothing before
//! it in the table does, how many of these conclusions only forcing chains and nets have otherwise, and its time.
//!
//! `NONET_ADDS=m-wing,s-wing NONET_ADDS_FILE=puzzles.txt NONET_ADDS_PUZZLES=200 cargo test --profile native --test campaigns
//! adds -- --ignored --nocapture`

use nonet::logic::{Deduction, Family, Step, Technique, first_step_with, techniques};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use support::states::State;
use support::{plain, puzzle};

/// The results for one technique.
#[derive(Clone, Default)]
struct Row {
    asked: u32,
    first: u32,
    /// How many puzzles there are in which it was first.
    puzzles: u32,
    conclusions: usize,
    alone: usize,
    spent: Duration,
}

/// The measured techniques, each with its place in the table, and the others.
struct Tables {
    measured: Vec<(usize, &'static dyn Technique)>,
    others: Vec<&'static dyn Technique>,
}

impl Tables {
    fn new(asked: &str) -> Self {
        let is_asked = |t: &dyn Technique| asked.split(',').any(|slug| slug == t.info().slug);
        let all = techniques::ALL.iter().copied();
        let (measured, others): (Vec<_>, Vec<_>) = all
            .enumerate()
            .partition(|&(_, technique)| is_asked(technique));
        Self {
            measured,
            others: others.into_iter().map(|(_, technique)| technique).collect(),
        }
    }

    /// Tries each measured technique before the next step of the path without them.
    fn look(&self, state: &State, next: &Step, rows: &mut [Row]) {
        let place = |slug| techniques::ALL.iter().position(|t| t.info().slug == slug);
        let next = place(next.technique.slug).unwrap();
        let before = self.measured.iter().zip(rows);
        for (&(_, technique), row) in before.filter(|((place, _), _)| *place < next) {
            let started = Instant::now();
            let steps = technique.all(&state.context());
            row.spent += started.elapsed();
            row.asked += 1;
            row.first += u32::from(!steps.is_empty());
            let concluded: BTreeSet<Deduction> = deductions(&steps).collect();
            row.conclusions += concluded.len();
            if !concluded.is_empty() {
                row.alone += self.alone(state, concluded);
            }
        }
    }

    /// How many of these conclusions no other technique has, except forcing chains and nets.
    fn alone(&self, state: &State, mut concluded: BTreeSet<Deduction>) -> usize {
        let context = state.context();
        let is_net = |t: &dyn Technique| t.info().family() == Family::Forcing;
        for technique in self.others.iter().filter(|t| !is_net(**t)) {
            let steps = technique.all(&context);
            deductions(&steps).for_each(|deduction| {
                concluded.remove(&deduction);
            });
        }
        concluded.len()
    }
}

fn deductions(steps: &[Step]) -> impl Iterator<Item = Deduction> {
    steps
        .iter()
        .flat_map(|step| step.deductions.iter().copied())
}

/// Follows the paths of hints without the techniques with these slugs, and prints what they add.
pub(crate) fn measure(asked: &str, starts: impl Iterator<Item = State>) {
    let tables = Tables::new(asked);
    let mut rows = vec![Row::default(); tables.measured.len()];
    let mut n_states = 0;
    for mut state in starts {
        let before: Vec<u32> = rows.iter().map(|row| row.first).collect();
        while let Some(step) = first_step_with(&state.context(), &tables.others, &mut || {}) {
            n_states += 1;
            if step.technique.is_hard() {
                tables.look(&state, &step, &mut rows);
            }
            step.apply(&mut state.grid);
        }
        for (row, before) in rows.iter_mut().zip(before) {
            row.puzzles += u32::from(row.first > before);
        }
    }
    println!("{n_states} states");
    println!(
        "{:24} {:>7} {:>7} {:>7} {:>7} {:>7} {:>9}",
        "", "asked", "first", "puzzles", "concl", "alone", "us"
    );
    for ((_, technique), row) in tables.measured.iter().zip(rows) {
        let Row {
            asked,
            first,
            puzzles,
            conclusions,
            alone,
            spent,
        } = row;
        let us = spent.as_micros() / u128::from(asked.max(1));
        let slug = technique.info().slug;
        println!("{slug:24} {asked:7} {first:7} {puzzles:7} {conclusions:7} {alone:7} {us:9}");
    }
}

#[test]
#[ignore = "minutes; measures what techniques add"]
fn adds() {
    let setting = |name| std::env::var(name).unwrap_or_default();
    let text = std::fs::read_to_string(setting("NONET_ADDS_FILE")).unwrap();
    let most = setting("NONET_ADDS_PUZZLES").parse().unwrap_or(100);
    let lines = text.lines().filter(|line| line.len() >= 81);
    let starts = lines.map(|line| State::start(&puzzle(&plain(line))).unwrap());
    measure(&setting("NONET_ADDS"), starts.take(most));
}

//! What junior exocets would add if all truths of one were tried together, including those of the mirrors,
//! wherever the rules for targets, base and mirrors have no conclusion: how many steps of forcing chains and nets
//! the paths of hints then have.
//!
//! `NONET_ADDS_FILE=puzzles.txt NONET_ADDS_PUZZLES=40 cargo test --test campaigns one_exocet -- --ignored --nocapture`

use super::double_exocets::{Board, exocets};
use nonet::board::{Candidate, Cell, Digit};
use nonet::logic::{
    Context, Deduction, Family, Info, Pattern, Step, Technique, first_step_with, techniques,
};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use support::states::State;
use support::{plain, puzzle};

/// The technique after which it is tried.
const BEHIND: &str = "exocet-mirror";

/// Its steps have the pattern of a single and borrow the row of mirrors: only their conclusions count.
#[derive(Default)]
struct OneExocet {
    asked: AtomicU64,
    first: AtomicU64,
    micros: AtomicU64,
}

impl Technique for OneExocet {
    fn info(&self) -> &'static Info {
        techniques::info(BEHIND).expect("a row")
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (grid, started) = (context.grid(), Instant::now());
        let board = Board::of(grid);
        let out = exocets(grid).into_iter().map(|exocet| {
            let out = board.ruled_out(&board.truths(grid, &exocet));
            out.into_iter().collect::<Vec<usize>>()
        });
        let out = out.into_iter().find(|out| !out.is_empty());
        let count = |counter: &AtomicU64, n| counter.fetch_add(n, Ordering::Relaxed);
        count(&self.asked, 1);
        count(&self.micros, started.elapsed().as_micros() as u64);
        let Some(out) = out else {
            return ControlFlow::Continue(());
        };
        count(&self.first, 1);
        let candidate = |number: usize| Candidate {
            cell: Cell::new(number / 9),
            digit: Digit::new((number % 9) as u8 + 1).expect("a digit"),
        };
        let deductions = out.iter().map(|&number| candidate(number));
        found(Step {
            technique: self.info(),
            deductions: deductions.map(Deduction::Eliminate).collect(),
            pattern: Pattern::Single {
                candidate: candidate(out[0]),
                house: None,
            },
        })
    }
}

#[test]
#[ignore = "minutes; a measurement"]
fn one_exocet() {
    let file = std::env::var("NONET_ADDS_FILE").expect("a file");
    let n = std::env::var("NONET_ADDS_PUZZLES").map_or(40, |n| n.parse().expect("a number"));
    let text = std::fs::read_to_string(file).expect("puzzles");
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| line.len() >= 81)
        .take(n)
        .collect();
    let place = techniques::ALL.iter().position(|t| t.info().slug == BEHIND);
    let one = OneExocet::default();
    let mut more: Vec<&dyn Technique> = techniques::ALL.to_vec();
    more.insert(place.expect("a technique") + 1, &one);
    let n_nets = |line: &&&str, known: &[&dyn Technique]| {
        let (mut state, mut n) = (State::start(&puzzle(&plain(line))).unwrap(), 0);
        while let Some(step) = first_step_with(&state.context(), known, &mut || {}) {
            let is_right = step.deductions.iter().all(|&one| state.agrees(one));
            assert!(is_right, "{line}: {step:?}");
            n += usize::from(step.technique.family() == Family::Forcing);
            step.apply(&mut state.grid);
        }
        n
    };
    for (what, known) in [("without", techniques::ALL), ("with", &more)] {
        let all: Vec<usize> = lines.iter().map(|line| n_nets(&line, known)).collect();
        let (n, puzzles) = (all.iter().sum::<usize>(), all.iter().filter(|&&n| n > 0));
        println!("{what} it {n} steps of nets in {} puzzles", puzzles.count());
    }
    let [asked, first, micros] = [one.asked, one.first, one.micros].map(AtomicU64::into_inner);
    println!(
        "asked {asked}, a step {first}, microseconds {}",
        micros / asked.max(1)
    );
}

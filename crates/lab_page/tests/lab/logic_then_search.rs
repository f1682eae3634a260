//! Seven techniques, then search. The judges: the path of the command line, another search, the rules.

use crate::lab_runs::{P, begin, classic, ended};
use batch::{Choices, Format, Job, Outcome, ask, row};
use lab::{Counters, Detail, Happened, Run, Verdict};
use nonet::board::{DigitSet, Puzzle};
use nonet::logic::techniques;
use nonet::text::line;
use support::{Random, puzzle, solutions, to_plain};

/// The output of `nonet path --techniques thesis` for a puzzle: its steps.
fn path(puzzle: &Puzzle) -> Vec<String> {
    let job = Job {
        ask: ask("path").expect("a question"),
        choices: Choices {
            techniques: techniques::named("thesis"),
            ..Choices::default()
        },
        format: Format::Text(words::Lang::En),
        expect: Default::default(),
        budget: None,
    };
    let Outcome::Row { row, .. } = row(&job, 1, &line(puzzle, '.')) else {
        panic!("it is read");
    };
    let steps = row.lines().filter(|line| line.contains(':'));
    steps.map(|step| step.trim().to_owned()).collect()
}

/// The steps of the run's logic, and the candidates where they end.
fn logic(run: &mut dyn Run) -> (Vec<String>, Vec<DigitSet>) {
    let mut steps = Vec::new();
    loop {
        let domains = run.board().domains;
        let event = run.step();
        match (event.happened, run.detail()) {
            (Happened::Deduced, Detail::Logic { step, .. }) => steps.push(step),
            _ => return (steps, domains),
        }
    }
}

fn puzzles() -> Vec<Puzzle> {
    let mut random = Random::new(2024);
    let made = (0..30).map(|_| puzzle(&random.unique().0));
    P.map(classic).into_iter().chain(made).collect()
}

#[test]
fn its_logic_is_the_path_of_the_seven() {
    let mut n_stopped = 0;
    for puzzle in puzzles() {
        let mut run = begin("logic-then-search", "", &puzzle);
        let (steps, left) = logic(run.as_mut());
        assert_eq!(steps, path(&puzzle), "{}", line(&puzzle, '.'));
        n_stopped += usize::from(left.iter().any(|set| set.len() > 1));
    }
    assert!(n_stopped >= 3, "{n_stopped}");
}

#[test]
fn it_ends_with_the_solution_and_keeps_to_what_the_techniques_left() {
    for puzzle in puzzles() {
        let judged = solutions(&to_plain(&puzzle), 2);
        for text in [
            "",
            "branch=smallest",
            "techniques=singles",
            "techniques=all",
        ] {
            let outcome = ended("logic-then-search", text, &puzzle);
            assert_eq!(outcome.verdict, Verdict::Solved);
            let solution = outcome.solution.expect("one");
            assert_eq!(to_plain(solution.board()), judged[0]);
        }
        let mut run = begin("logic-then-search", "", &puzzle);
        let (_, left) = logic(run.as_mut());
        for _ in 0..200 {
            let board = run.board();
            for ((cell, digit), left) in puzzle
                .geometry()
                .cells()
                .map(|c| (c, board.digits.get(c)))
                .zip(&left)
            {
                assert!(digit.is_none_or(|digit| left.contains(digit)), "{cell:?}");
            }
            if run.step().happened == Happened::Solution {
                break;
            }
        }
    }
    for text in P {
        let Counters {
            expanded,
            backtracks,
            propagations,
            ..
        } = ended("logic-then-search", "", &classic(text)).counters;
        println!("{text}: {expanded} nodes, {backtracks} taken back, {propagations} candidates");
    }
    let solved_by_logic = ended("logic-then-search", "", &classic(P[2])).counters;
    assert_eq!(
        (solved_by_logic.expanded, solved_by_logic.backtracks),
        (0, 0)
    );
}

//! All techniques: each step is proved by the checker and agrees with the solution, on random reachable states;
//! corrupted steps are rejected.

use nonet::board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use nonet::logic::{
    Context, Deduction, Pattern, Step, Steps, Technique, every_step, proof, techniques,
};
use std::collections::{BTreeMap, BTreeSet};
use support::{Random, puzzle};

/// How many states are visited; `NONET_STATES` sets more.
const STATES: u64 = 60;

/// One step in this many is corrupted.
const SAMPLE: u32 = 101;

fn states() -> u64 {
    let asked = std::env::var("NONET_STATES").ok();
    asked.map_or(STATES, |text| text.parse().expect("a number"))
}

/// Examines a step of a technique on a state, with the puzzle's solution.
type Judge<'a> = &'a mut dyn FnMut(&Context<'_>, &dyn Technique, &Step, &[u8]);

/// Passes every step of every technique on random reachable states of random puzzles with one solution to `judge`.
fn visit(seed: u64, judge: Judge<'_>) {
    let mut random = Random::new(seed);
    let mut visited = 0;
    while visited < states() {
        let (board, solution) = random.unique();
        let start = puzzle(&board);
        let givens = CellSet::of(81, start.givens().map(|(cell, _)| cell));
        let mut grid = Grid::new(&start);
        while visited < states() {
            visited += 1;
            let steps = steps(&Context::unique(&grid, &givens), &solution, judge);
            if steps.is_empty() {
                break;
            }
            // Singles end a puzzle too soon: a hard step is preferred.
            let (easy, hard): (Vec<&Step>, Vec<&Step>) = steps
                .iter()
                .partition(|step| step.technique.half_steps.is_some_and(|h| h.once < 2));
            let pick = if easy.is_empty() || (!hard.is_empty() && random.below(3) > 0) {
                &hard
            } else {
                &easy
            };
            pick[random.below(pick.len())].apply(&mut grid);
        }
    }
}

fn steps(context: &Context<'_>, solution: &[u8], judge: Judge<'_>) -> Vec<Step> {
    let mut all = Vec::new();
    for &technique in techniques::ALL {
        let steps = technique.all(context);
        assert_eq!(
            technique.first(context).as_ref(),
            steps.first(),
            "{technique:?}"
        );
        for step in &steps {
            judge(context, technique, step, solution);
        }
        all.extend(steps);
    }
    all
}

fn holds(deduction: Deduction, solution: &[u8]) -> bool {
    let Candidate { cell, digit } = deduction.candidate();
    let is_it = solution[cell.index()] == digit.get();
    is_it == matches!(deduction, Deduction::Place(_))
}

#[test]
fn every_step_is_right_and_proves_itself() {
    let mut hits = BTreeMap::<&str, u64>::new();
    visit(71, &mut |context, technique, step, solution| {
        assert_eq!(step.technique, technique.info());
        for &deduction in &step.deductions {
            assert!(holds(deduction, solution), "{step:?}\n{:?}", context.grid());
        }
        let proved = proof::check(context, step);
        assert_eq!(proved, Ok(()), "{step:?}\n{:?}", context.grid());
        *hits.entry(step.technique.slug).or_default() += 1;
    });
    println!("{hits:#?}");
}

#[test]
fn what_does_not_follow_is_refused() {
    let (mut refused, mut seen) = (0, 0);
    visit(72, &mut |context, _, step, solution| {
        // Out of thousands of steps, some are enough.
        seen += 1;
        if seen % SAMPLE != 0 {
            return;
        }
        let grid = context.grid();
        for cell in grid.empty_cells() {
            for digit in Digit::all(9) {
                let candidate = Candidate { cell, digit };
                if !grid.has(candidate) {
                    continue;
                }
                // A deduction that contradicts the solution cannot be proved by any pattern that is there.
                let wrong = if solution[cell.index()] == digit.get() {
                    Deduction::Eliminate(candidate)
                } else {
                    Deduction::Place(candidate)
                };
                let lie = Step {
                    deductions: vec![wrong],
                    ..step.clone()
                };
                refused += 1;
                let flaw = proof::check(context, &lie);
                assert!(
                    matches!(flaw, Err(proof::Flaw::DoesNotFollow(_))),
                    "{lie:?}"
                );
            }
        }
    });
    assert!(refused > 0);
}

/// Cells that hold these digits in the solution and are still open, some of them.
fn some_cells(random: &mut Random, grid: &Grid, solution: &[u8], digits: &[u8]) -> Vec<Cell> {
    let open = grid.empty_cells();
    let mut cells: Vec<Cell> = open
        .filter(|cell| digits.contains(&solution[cell.index()]))
        .collect();
    random.shuffle(&mut cells);
    cells.truncate(4 + random.below(5));
    cells.sort_unstable();
    cells
}

/// Cells that the solution fills with only these digits are not a deadly pattern: none of its guardians is right.
#[test]
fn what_the_solution_fills_is_not_deadly() {
    let mut random = Random::new(76);
    let mut refused = 0;
    for _ in 0..60 {
        let (board, solution) = random.unique();
        let start = puzzle(&board);
        let givens = CellSet::of(81, start.givens().map(|(cell, _)| cell));
        let grid = Grid::new(&start);
        let context = Context::unique(&grid, &givens);
        for _ in 0..100 {
            let mut digits: Vec<u8> = (1..=9).collect();
            random.shuffle(&mut digits);
            digits.truncate(2 + random.below(3));
            let cells = some_cells(&mut random, &grid, &solution, &digits);
            let digits: DigitSet = digits.into_iter().filter_map(Digit::new).collect();
            let others = cells.iter().flat_map(|&cell| {
                let others = grid.candidates(cell).minus(digits);
                others.iter().map(move |digit| Candidate { cell, digit })
            });
            let guardians: Vec<Candidate> = others.collect();
            let Some(&lie) = guardians.first() else {
                continue;
            };
            let step = Step {
                technique: techniques::ALL[0].info(),
                pattern: Pattern::Deadly {
                    cells,
                    digits,
                    guardians,
                    truths: Vec::new(),
                },
                deductions: vec![Deduction::Place(lie)],
            };
            let flaw = proof::check(&context, &step);
            assert!(
                matches!(flaw, Err(proof::Flaw::Pattern(_))),
                "{flaw:?} {step:?}"
            );
            refused += 1;
        }
    }
    assert!(refused > 3_000, "{refused}");
}

#[test]
fn the_simplest_steps_conclude_what_all_steps_do_each_something_new() {
    println!("seed 72");
    let mut random = Random::new(72);
    for _ in 0..20 {
        let puzzle = puzzle(&random.unique().0);
        let (grid, givens) = (Grid::new(&puzzle), puzzle.given_cells());
        let context = Context::unique(&grid, &givens);
        let of = |wanted| -> Vec<Step> {
            every_step(&context, techniques::ALL, wanted, &mut || {}).collect()
        };
        let [simplest, all] = [Steps::Simplest, Steps::All].map(of);
        let mut concluded = BTreeSet::new();
        for step in &simplest {
            assert!(all.contains(step));
            let before = concluded.len();
            concluded.extend(step.deductions.iter().copied());
            assert!(concluded.len() > before, "{step:?}");
        }
        let mut others = all.iter().flat_map(|step| &step.deductions);
        assert!(others.all(|deduction| concluded.contains(deduction)));
    }
}

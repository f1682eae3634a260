//! Shortest paths: each step is proved in its place, the end is the same, and only singles can be left out.

use nonet::board::{CellSet, Grid};
use nonet::logic::{Context, Step, proof, techniques};
use nonet::rate::{Extent, path_of};
use support::{Random, puzzle};

/// The grid after these steps, one after the other, without those that are not proved in their place, with singles
/// filled in between.
fn replay(grid: &Grid, steps: &[Step], givens: &CellSet) -> Grid {
    let mut grid = grid.clone();
    for step in steps {
        fill(&mut grid);
        let mut step = step.clone();
        step.deductions
            .retain(|deduction| grid.has(deduction.candidate()));
        if proof::check(&Context::unique(&grid, givens), &step) == Ok(()) {
            step.apply(&mut grid);
        }
    }
    fill(&mut grid);
    grid
}

fn fill(grid: &mut Grid) {
    loop {
        let context = Context::new(grid);
        let all = ["naked-single", "hidden-single"].map(|slug| {
            let mut every = techniques::every();
            let technique = every.find(|technique| technique.info().slug == slug);
            technique.and_then(|technique| technique.first(&context))
        });
        let Some(step) = all.into_iter().flatten().next() else {
            return;
        };
        step.apply(grid);
    }
}

#[test]
fn every_step_is_proved_and_none_can_be_left_out() {
    println!("seed 71");
    let mut random = Random::new(71);
    let (mut n_whole, mut n_shortest) = (0, 0);
    for _ in 0..60 {
        let puzzle = puzzle(&random.unique().0);
        let (grid, givens) = (Grid::new(&puzzle), puzzle.given_cells());
        let of = |extent| {
            path_of(
                grid.clone(),
                Some(&givens),
                techniques::ALL,
                extent,
                &mut || {},
            )
        };
        let [whole, shortest] = [Extent::Whole, Extent::Shortest].map(of);
        assert!(whole.end == shortest.end);
        let mut now = grid.clone();
        for step in &shortest.steps {
            assert_eq!(
                proof::check(&Context::unique(&now, &givens), step),
                Ok(()),
                "{step:?}"
            );
            step.apply(&mut now);
        }
        assert!(now == shortest.end);
        let hard = |steps: &[Step]| -> Vec<Step> {
            let hard = steps.iter().filter(|step| step.technique.is_hard());
            hard.cloned().collect()
        };
        let needed = hard(&shortest.steps);
        for place in 0..needed.len() {
            let mut without = needed.clone();
            without.remove(place);
            let end = replay(&grid, &without, &givens);
            assert!(end != shortest.end, "{:?}", needed[place]);
        }
        n_whole += hard(&whole.steps).len();
        n_shortest += needed.len();
    }
    assert!(
        n_shortest > 20 && n_shortest < n_whole,
        "{n_shortest} of {n_whole}"
    );
}

//! What Law of Leftovers adds on boards with irregular regions: 200 minimal puzzles, each with different regions,
//! which are boxes after a few exchanges of cells, or after many.
//!
//! `cargo test --test campaigns leftovers -- --ignored --nocapture`

use super::adds::measure;
use nonet::generate::{Options, make};
use nonet::logic::{Technique, first_step_with, techniques};
use support::Random;
use support::judges::Shape;
use support::states::State;

const PUZZLES: usize = 200;
const SLUG: &str = "law-of-leftovers";

/// The starts of puzzles with regions after `n_swaps` exchanges.
fn starts(n_swaps: usize) -> Vec<State> {
    let mut random = Random::new(n_swaps as u64);
    let start = |seed| {
        let shape = Shape::irregular(3, 3, n_swaps, &mut random);
        let is_irregular = shape.geometry.boxes().is_none();
        let options = is_irregular.then(|| Options::minimal(shape.geometry))?;
        let made = make(&options, seed, &mut |_| {}).ok()?;
        State::start(&made.puzzle)
    };
    (0..).filter_map(start).take(PUZZLES).collect()
}

fn place(slug: &str) -> usize {
    techniques::infos()
        .position(|info| info.slug == slug)
        .unwrap()
}

/// How many paths by these techniques go beyond this place in the table, and by how many steps.
fn beyond(starts: &[State], known: &[&dyn Technique], last: usize) -> [usize; 2] {
    let n_steps = |state: &State| {
        let (mut state, mut n) = (state.clone(), 0);
        while let Some(step) = first_step_with(&state.context(), known, &mut || {}) {
            n += usize::from(place(step.technique.slug) > last);
            step.apply(&mut state.grid);
        }
        n
    };
    let all: Vec<usize> = starts.iter().map(n_steps).collect();
    [all.iter().filter(|&&n| n > 0).count(), all.iter().sum()]
}

#[test]
#[ignore = "minutes; a measurement"]
fn leftovers() {
    let others = techniques::ALL.iter().copied();
    let others: Vec<_> = others.filter(|t| t.info().slug != SLUG).collect();
    for n_swaps in [6, 60] {
        println!("regions after {n_swaps} exchanges");
        let starts = starts(n_swaps);
        measure(SLUG, starts.iter().cloned());
        for (what, last) in [
            ("it", place(SLUG)),
            (
                "what comes before Franken fish",
                place("franken-x-wing") - 1,
            ),
            ("what comes before nets", place("nishio") - 1),
        ] {
            let [without, with] =
                [&others[..], techniques::ALL].map(|known| beyond(&starts, known, last));
            println!("puzzles and steps beyond {what}: {without:?} without it, {with:?} with it");
        }
    }
}

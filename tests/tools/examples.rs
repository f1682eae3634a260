//! Finds examples for the pages of techniques: positions in which nothing that hints try earlier is left, and a step of
//! the technique that has the pattern in full: a chain that is no mere strong link.
//!
//! `NONET_EXAMPLES=x-chain,aic cargo test --test tools examples -- --ignored --nocapture`

use crate::common::Random;
use crate::states::{State, fresh};
use nonet::logic::{Pattern, Step, Technique, first_step_with, techniques};
use nonet::text::{Notation, step_line};

/// How many are printed for each technique, and how many puzzles are tried for them.
const WANTED: usize = 4;
const PUZZLES: usize = 4_000;

/// Fewer claims than this are no chain.
const CLAIMS: usize = 4;

#[test]
#[ignore = "minutes; prints examples for docs/techniques"]
fn examples() {
    let asked = std::env::var("NONET_EXAMPLES").unwrap();
    let mut random = Random::new(20_261_123);
    for slug in asked.split(',') {
        println!("## {slug}");
        let order = techniques::ordered(None);
        let place = order
            .iter()
            .position(|technique| technique.info().slug == slug);
        let (easier, rest) = order.split_at(place.unwrap());
        let puzzles = std::iter::repeat_with(|| fresh(&mut random)).take(PUZZLES);
        let found = puzzles.filter_map(|state| example(state, easier, rest[0]));
        for [position, step] in found.take(WANTED) {
            println!("    {position}\n    {step}\n");
        }
    }
}

/// The shortest step at the first position where nothing easier is left, as a line of HoDoKu's library and in notation.
fn example(
    mut state: State,
    easier: &[&dyn Technique],
    technique: &dyn Technique,
) -> Option<[String; 2]> {
    while let Some(step) = first_step_with(&state.context(), easier, &mut || {}) {
        step.apply(&mut state.grid);
    }
    let steps = technique.all(&state.context());
    let line = |step: &Step| step_line(state.grid.geometry(), step, Notation::Hodoku);
    let step = steps
        .into_iter()
        .filter(is_whole)
        .min_by_key(|step| line(step).len())?;
    Some([state.case(&step).to_string(), line(&step)])
}

fn is_whole(step: &Step) -> bool {
    match &step.pattern {
        Pattern::Chain(chains) => chains.iter().all(|chain| chain.nodes.len() >= CLAIMS),
        _ => true,
    }
}

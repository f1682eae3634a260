//! Finds examples for the pages of techniques: positions without earlier steps of hints, and a step of the
//! technique that has the pattern in full: a chain longer than a strong link.
//!
//! For forcing nets, which are long, it finds those with the shortest description on nearly full boards, where
//! hints may have something easier.
//!
//! `NONET_EXAMPLES=x-chain,aic cargo test --test campaigns examples -- --ignored --nocapture`

use nonet::logic::{Family, Pattern, Step, Technique, first_step_with, techniques};
use nonet::text::{Notation, step_line};
use support::states::{State, fresh};
use support::{HARDEST, Random, plain, puzzle};

/// How many are printed for each technique, and how many puzzles are tried for them.
const WANTED: usize = 4;
const PUZZLES: usize = 12_000;

/// The fewest claims of a chain, and the fewest digits placed by a net.
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
        let mut found: Vec<[String; 2]> = if rest[0].info().family() == Family::Forcing {
            let hardest = HARDEST
                .iter()
                .filter_map(|text| State::start(&puzzle(&plain(text))));
            let found = hardest.filter_map(|state| example(state, easier, rest[0]));
            let fresh = std::iter::repeat_with(|| fresh(&mut random)).take(PUZZLES / 100);
            let fresh = fresh.filter_map(|state| net(state, rest[0], &mut Random::new(1)));
            found
                .chain(fresh.filter(|_| slug != "nested-net"))
                .collect()
        } else {
            let puzzles = std::iter::repeat_with(|| fresh(&mut random)).take(PUZZLES);
            let found = puzzles.filter_map(|state| example(state, easier, rest[0]));
            found.take(WANTED).collect()
        };
        found.sort_by_key(|[_, step]| step.len());
        for [position, step] in found.iter().take(WANTED) {
            println!("    {position}\n    {step}\n");
        }
    }
}

/// The shortest step at the first position without anything easier, as a line of HoDoKu's library and in notation.
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

/// The shortest step of a walk to the solution that removes random wrong candidates.
fn net(mut state: State, technique: &dyn Technique, random: &mut Random) -> Option<[String; 2]> {
    let mut shortest: Option<[String; 2]> = None;
    while !state.grid.is_full() {
        let line = |step: &Step| step_line(state.grid.geometry(), step, Notation::Hodoku);
        let steps = technique.all(&state.context()).into_iter();
        let steps = steps.filter(|step| n_right(step) >= CLAIMS);
        if let Some(step) = steps.min_by_key(|step| line(step).len()) {
            let is_shorter = |[_, other]: &[String; 2]| line(&step).len() < other.len();
            if shortest.as_ref().is_none_or(is_shorter) {
                shortest = Some([state.case(&step).to_string(), line(&step)]);
            }
        }
        state.thin(random);
    }
    shortest
}

/// How many digits a net places.
fn n_right(step: &Step) -> usize {
    let Pattern::Forcing(net) = &step.pattern else {
        return 0;
    };
    let lines = net.branches.iter().flat_map(|branch| &branch.lines);
    lines.filter(|line| line.fact.right).count()
}

fn is_whole(step: &Step) -> bool {
    match &step.pattern {
        Pattern::Chain(chains) => chains.iter().all(|chain| chain.nodes.len() >= CLAIMS),
        _ => true,
    }
}

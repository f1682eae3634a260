//! Positions in which only a net within a net helps: in an image of a puzzle that was published as very hard.

use nonet::logic::{first_step, techniques};
use support::states::{State, Symmetry};
use support::{HARDEST, Random, plain, puzzle};

pub(crate) fn stuck(random: &mut Random) -> State {
    loop {
        let hard = HARDEST[random.below(HARDEST.len())];
        let start = State::start(&puzzle(&plain(hard))).unwrap();
        let mut state = Symmetry::random(random).state(&start);
        // A few steps past the first such position.
        let mut left = random.below(6);
        while let Some(step) = first_step(&state.context(), techniques::ALL) {
            if step.technique.slug == "nested-net" {
                if left == 0 {
                    return state;
                }
                left -= 1;
            }
            step.apply(&mut state.grid);
        }
    }
}

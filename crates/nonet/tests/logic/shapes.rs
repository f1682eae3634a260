//! The shapes of patterns: the proof checker accepts as a fish, a chain or a set exactly the patterns that are one.
//!
//! The checker draws its conclusions from truths only; so a pattern that does not fit its shape proves nothing
//! false, and no law about true and false notices that the checker accepted it. Here patterns of each shape are
//! drawn from parts that are right or wrong by chance, and a twin derives the right answer from the meaning of the
//! shape (the words in `crates/nonet/src/logic/pattern.rs`), by trying every way to fill cells.

mod chains;
mod colours;
mod deadly;
mod houses;
mod sets;
mod state;
mod symmetry;
mod truths;

use nonet::board::{Candidate, Digit};
use nonet::logic::proof::Flaw;
use nonet::logic::{Context, Deduction, Pattern, Step, proof, techniques};
use state::State;
use support::Random;

/// The twin's answer about a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// It is as in every book: the checker must accept it.
    Proper,
    /// It fits its shape, but in a form that the checker need not accept.
    Odd,
    /// It does not fit its shape: the checker must reject it.
    Wrong,
}

impl Word {
    /// The answer for shapes of which the checker must know every form.
    fn exact(is_right: bool) -> Self {
        if is_right { Self::Proper } else { Self::Wrong }
    }
}

/// A step with this pattern and a conclusion, whether it follows or not: the pattern is checked first.
fn step(state: &State, pattern: Pattern) -> Step {
    let open = state.grid.empty_cells();
    let mut open = open.flat_map(|cell| {
        let digits = state.grid.candidates(cell).iter();
        digits.map(move |digit: Digit| Candidate { cell, digit })
    });
    Step {
        technique: techniques::ALL[0].info(),
        pattern,
        deductions: vec![Deduction::Place(open.next().unwrap())],
    }
}

/// Does the checker accept the pattern as fitting its shape?
fn is_taken(context: &Context<'_>, state: &State, pattern: &Pattern) -> bool {
    let flaw = proof::check(context, &step(state, pattern.clone()));
    assert_ne!(flaw, Err(Flaw::Idle));
    !matches!(flaw, Err(Flaw::Pattern(_)))
}

/// On each of this many random states, draws a hundred patterns and compares. Of each hundred, ten must be proper and
/// ten wrong.
fn compare(
    seed: u64,
    n_states: usize,
    draw: impl Fn(&State, &mut Random) -> Pattern,
    word: impl Fn(&State, &Pattern) -> Word,
) {
    let mut random = Random::new(seed);
    let (mut n_proper, mut n_wrong) = (0, 0);
    for number in 0..n_states {
        let state = State::random(&mut random);
        let context = Context::unique(&state.grid, &state.givens);
        for _ in 0..100 {
            let pattern = draw(&state, &mut random);
            let word = word(&state, &pattern);
            let is_taken = is_taken(&context, &state, &pattern);
            let agrees = word == Word::Odd || is_taken == (word == Word::Proper);
            assert!(
                agrees,
                "seed {seed}, state {number}: {word:?}, taken: {is_taken}, {pattern:?}\n{:?}",
                state.grid
            );
            n_proper += usize::from(word == Word::Proper);
            n_wrong += usize::from(word == Word::Wrong);
        }
    }
    println!("seed {seed}: {n_proper} proper, {n_wrong} wrong");
    assert!(n_proper.min(n_wrong) >= 10 * n_states, "both kinds occur");
}

//! The table of algorithms: one file and one row each.

mod annealing;
mod backtracking;
mod candidates;
mod choices;
mod domains;
mod exhaustive;
mod genetic;
mod human_logic;
mod memetic;
mod min_conflicts;
mod state_space;
mod tabu;

use super::Algorithm;

/// All algorithms, in the order in which they are listed.
pub static ALGORITHMS: &[Algorithm] = &[
    state_space::BREADTH_FIRST,
    state_space::DEPTH_FIRST,
    state_space::ITERATIVE_DEEPENING,
    backtracking::PLAIN,
    backtracking::SMALLEST_DOMAIN,
    backtracking::FORWARD_CHECKING,
    backtracking::FULL_PROPAGATION,
    candidates::BREADTH_FIRST,
    candidates::BEST_FIRST,
    candidates::A_STAR,
    exhaustive::COUNT,
    tabu::TABU,
    annealing::ANNEALING,
    min_conflicts::MIN_CONFLICTS,
    genetic::GENETIC,
    memetic::MEMETIC,
    human_logic::HUMAN_LOGIC,
];

/// The row with this slug.
pub fn algorithm(slug: &str) -> Option<&'static Algorithm> {
    ALGORITHMS.iter().find(|row| row.slug == slug)
}

//! The table of algorithms: one file and one row each.

mod annealing;
mod backtracking;
mod by_bands;
mod by_rows;
mod candidates;
mod choices;
mod domains;
mod exact_cover;
mod exhaustive;
mod genetic;
mod graph_colouring;
mod human_logic;
mod integer_program;
mod logic_then_search;
mod memetic;
mod min_conflicts;
mod orders;
mod satisfiability;
mod scan;
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
    scan::SCAN,
    logic_then_search::LOGIC,
    candidates::BREADTH_FIRST,
    candidates::BEST_FIRST,
    candidates::A_STAR,
    exhaustive::COUNT,
    by_rows::COUNT,
    exact_cover::DANCING_LINKS,
    satisfiability::CLAUSE_LEARNING,
    integer_program::BRANCH_AND_BOUND,
    graph_colouring::DSATUR,
    graph_colouring::GREEDY,
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

//! Fewer givens than digging leaves: some are removed and fewer put back.
//!
//! Two givens go; the remaining solutions are listed; a candidate that occurs in only one of them becomes a given,
//! so there is one given fewer. If there is no such candidate, one given is exchanged for another in the same way,
//! and the search continues from there. The players' forum calls this {-2,+1} and {-1,+1}.

use super::full::first_solution;
use super::givens::{Givens, board};
use crate::board::{Candidate, Cell, Digit, Puzzle, Random};
use crate::solve::{Event, Search, nine};

/// The most solutions listed.
const SOLUTIONS: u64 = 2000;

/// The most solutions listed on boards without a special engine.
const SLOW_SOLUTIONS: u64 = 50;

/// The most branches for this on such boards.
const NODES: u64 = 4000;

/// After this many tries another start is better.
const PATIENCE: u32 = 5000;

/// The search for a puzzle with fewer givens.
#[derive(Clone, Debug)]
pub(super) struct Few {
    givens: Givens,
    tries: u32,
}

impl Few {
    /// Starts with a puzzle.
    pub(super) fn new(givens: Givens) -> Self {
        Self { givens, tries: 0 }
    }

    /// The givens reached so far.
    pub(super) fn givens(&self) -> &Givens {
        &self.givens
    }

    /// Tries once to do with one given fewer. `false` if another start would be better.
    pub(super) fn step(&mut self, random: &mut Random) -> bool {
        self.tries += 1;
        let found = exchanged(&self.givens, 2, random);
        let found = found.or_else(|| exchanged(&self.givens, 1, random));
        if let Some(givens) = found {
            self.givens = givens;
            self.shed();
        }
        self.tries < PATIENCE
    }

    /// Removes every given that can go.
    fn shed(&mut self) {
        let cells: Vec<Cell> = self
            .givens
            .puzzle()
            .givens()
            .map(|(cell, _)| cell)
            .collect();
        for cell in cells {
            if self.givens.can_lose(&[cell]) == Some(true) {
                self.givens.lose(&[cell]);
            }
        }
    }
}

/// The puzzle without `n` of its givens, but with a new one.
pub(super) fn exchanged(givens: &Givens, n: usize, random: &mut Random) -> Option<Givens> {
    let before = givens.puzzle();
    let mut given: Vec<Cell> = before.givens().map(|(cell, _)| cell).collect();
    let mut rest = before.clone();
    for _ in 0..n.min(given.len()) {
        let cell = given.swap_remove(random.below(given.len()));
        rest.put(cell, None);
    }
    let mut lone = lone(&rest)?;
    lone.retain(|&c| rest.get(c.cell).is_none() && before.get(c.cell) != Some(c.digit));
    let Candidate { cell, digit } = random.of(&lone)?;
    rest.put(cell, Some(digit));
    match first_solution(&rest, NODES) {
        Event::Solution(solution) => Some(Givens::of(rest, solution)),
        _ => None,
    }
}

/// The candidates that occur in exactly one solution. `None` if there are too many solutions to list.
fn lone(puzzle: &Puzzle) -> Option<Vec<Candidate>> {
    if !nine::Search::fits(puzzle.geometry()) {
        return lone_slowly(puzzle);
    }
    let candidate = |(cell, digit)| {
        Some(Candidate {
            cell: Cell::new(cell),
            digit: Digit::new(digit)?,
        })
    };
    let lone = nine::lone(&board(puzzle), SOLUTIONS)?;
    Some(lone.into_iter().filter_map(candidate).collect())
}

fn lone_slowly(puzzle: &Puzzle) -> Option<Vec<Candidate>> {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let mut times = vec![0; geometry.n_cells() * side];
    let mut search = Search::new(puzzle).undivided();
    for found in 0.. {
        match search.run(NODES.saturating_sub(search.nodes())) {
            Event::Solution(solution) if found < SLOW_SOLUTIONS => {
                for cell in geometry.cells() {
                    times[cell.index() * side + solution.digit(cell).index()] += 1;
                }
            }
            Event::Exhausted => break,
            _ => return None,
        }
    }
    let all = geometry.cells().flat_map(|cell| {
        let digits = Digit::all(side);
        digits.map(move |digit| Candidate { cell, digit })
    });
    Some(
        all.zip(times)
            .filter(|&(_, times)| times == 1)
            .map(|(candidate, _)| candidate)
            .collect(),
    )
}

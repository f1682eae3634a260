//! Which of the player's entries cannot be right, looked for in the order in which they are easiest to see.
//!
//! First the filled digits that are wrong by themselves; then those that, together with the ones before, fit no
//! solution; then the erased candidates that were the last way out. Each is corrected before the next is looked
//! for. If the givens have exactly one solution, the second kind does not occur, and the others are all that
//! differs from it.

use super::budget::{Budget, Undecided};
use answers::protocol::{Mistake, ParsedPosition};
use nonet::board::{Candidate, Cell, Digit, DigitSet, Grid};
use std::sync::Arc;

/// The mistakes in a position that has no solution although its givens have.
pub(super) fn mistakes(
    asked: &ParsedPosition,
    budget: &mut Budget<'_>,
) -> Result<Vec<Mistake>, Undecided> {
    let mut search = Mistakes {
        asked: asked.clone(),
        found: Vec::new(),
    };
    let outcome = search.run(budget);
    // Mistakes found before the budget ran out are wrong all the same.
    match outcome {
        Err(undecided) if search.found.is_empty() => Err(undecided),
        _ => Ok(search.found),
    }
}

struct Mistakes {
    /// The position with the mistakes found so far removed.
    asked: ParsedPosition,
    found: Vec<Mistake>,
}

impl Mistakes {
    fn run(&mut self, budget: &mut Budget<'_>) -> Result<(), Undecided> {
        self.wrong_digits(budget)?;
        self.wrong_together(budget)?;
        self.wrongly_erased(budget)
    }

    fn empty(&mut self, mistake: Mistake) {
        self.asked.board.put(mistake.cell(), None);
        self.found.push(mistake);
    }

    /// The filled digits that fit no solution of the givens.
    fn wrong_digits(&mut self, budget: &mut Budget<'_>) -> Result<(), Undecided> {
        let givens = Grid::new(&self.asked.givens);
        for (cell, digit) in self.asked.filled() {
            let mut grid = givens.clone();
            grid.place(cell, digit);
            if !budget.solvable(&grid)? {
                self.empty(Mistake::Digit(cell, digit));
            }
        }
        Ok(())
    }

    /// The filled digits that fit no solution together with the givens and the digits before them.
    fn wrong_together(&mut self, budget: &mut Budget<'_>) -> Result<(), Undecided> {
        let mut grid = Grid::new(&self.asked.givens);
        for (cell, digit) in self.asked.filled() {
            let before = grid.clone();
            grid.place(cell, digit);
            if !budget.solvable(&grid)? {
                self.empty(Mistake::Together(cell, digit));
                grid = before;
            }
        }
        Ok(())
    }

    /// For each cell whose erased candidates, after those of the cells before it, leave the board without a solution:
    /// one of them that gives it a solution again.
    fn wrongly_erased(&mut self, budget: &mut Budget<'_>) -> Result<(), Undecided> {
        let grid = Grid::new(&self.asked.board);
        let erased = &self.asked.erased;
        wrongly_gone(grid, erased, Mistake::Erased, budget, &mut self.found)
    }
}

/// The solution's digits that the player's marks exclude, found in the same way. The grid has a solution.
pub(super) fn unmarked(
    grid: &Grid,
    excluded: &[DigitSet],
    budget: &mut Budget<'_>,
) -> Result<Vec<Mistake>, Undecided> {
    let mut marked = grid.clone();
    for (cell, &excluded) in grid.geometry().cells().zip(excluded) {
        erase(&mut marked, cell, excluded);
    }
    if budget.solvable(&marked)? {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    let grid = grid.clone();
    match wrongly_gone(grid, excluded, Mistake::Unmarked, budget, &mut found) {
        Err(undecided) if found.is_empty() => Err(undecided),
        _ => Ok(found),
    }
}

fn wrongly_gone(
    mut grid: Grid,
    gone: &[DigitSet],
    mistake: fn(Cell, Digit) -> Mistake,
    budget: &mut Budget<'_>,
    found: &mut Vec<Mistake>,
) -> Result<(), Undecided> {
    let geometry = Arc::clone(grid.geometry());
    for (cell, &gone) in geometry.cells().zip(gone) {
        let before = grid.clone();
        let lost = before.candidates(cell).intersection(gone);
        erase(&mut grid, cell, lost);
        if lost.is_empty() || budget.solvable(&grid)? {
            continue;
        }
        if let Some(digit) = way_out(&before, cell, lost, budget)? {
            found.push(mistake(cell, digit));
            grid = before;
            erase(&mut grid, cell, lost.without(digit));
        }
    }
    Ok(())
}

fn erase(grid: &mut Grid, cell: Cell, digits: DigitSet) {
    for digit in digits.iter() {
        grid.eliminate(Candidate { cell, digit });
    }
}

/// The first of the missing digits that gives the grid a solution.
fn way_out(
    before: &Grid,
    cell: Cell,
    lost: DigitSet,
    budget: &mut Budget<'_>,
) -> Result<Option<Digit>, Undecided> {
    for digit in lost.iter() {
        let mut grid = before.clone();
        grid.place(cell, digit);
        if budget.solvable(&grid)? {
            return Ok(Some(digit));
        }
    }
    Ok(None)
}

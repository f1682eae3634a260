//! The part of some eliminated candidates that a step relies on: without any one of them it would not be proved.

use nonet::board::{Candidate, Grid};

/// The step `holds` on the grid without all of `gone`. Larger parts are tried first, so that not each candidate has
/// to be tested.
pub(super) fn needed(
    grid: &Grid,
    gone: Vec<Candidate>,
    holds: &mut dyn FnMut(&Grid) -> bool,
) -> Vec<Candidate> {
    let mut kept = gone;
    let mut size = kept.len();
    while size > 0 {
        let mut from = 0;
        while from < kept.len() {
            let to = (from + size).min(kept.len());
            let fewer = [&kept[..from], &kept[to..]].concat();
            match holds(&without(grid, &fewer)) {
                true => kept = fewer,
                false => from = to,
            }
        }
        size = match size {
            1 => 0,
            size => size.div_ceil(2),
        };
    }
    kept
}

/// The grid without these candidates.
pub(super) fn without(grid: &Grid, gone: &[Candidate]) -> Grid {
    let mut grid = grid.clone();
    gone.iter().for_each(|&candidate| grid.eliminate(candidate));
    grid
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::{Cell, Digit, Geometry, Puzzle};

    #[test]
    fn what_is_kept_is_needed_and_nothing_else() {
        let grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        let all: Vec<Candidate> = (0..81)
            .map(|cell| Candidate {
                cell: Cell::new(cell),
                digit: Digit::new(1).unwrap(),
            })
            .collect();
        for wanted in [vec![], vec![0], vec![80], vec![3, 40, 41, 77]] {
            let wanted: Vec<Candidate> = wanted.into_iter().map(|at: usize| all[at]).collect();
            let mut asked = 0;
            let found = needed(&grid, all.clone(), &mut |grid| {
                asked += 1;
                wanted.iter().all(|&candidate| !grid.has(candidate))
            });
            assert_eq!(found, wanted);
            assert!(asked < 81, "{asked}");
        }
    }
}

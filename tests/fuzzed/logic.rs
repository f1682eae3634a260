//! Steps: written ones read back, and found or proved ones agree with the solution.

use super::lossy;
use nonet::board::{Candidate, CellSet, Digit, Geometry, Grid, Puzzle, Solution};
use nonet::logic::{Context, Deduction, Step, proof, techniques};
use nonet::solve::{Verdict, verdict};
use nonet::text::{Expect, Notation, named_cells, read_any, read_step, step_line};

/// After this many branches a puzzle is not judged.
const BUDGET: u64 = 2_000;

/// A step in HoDoKu's notation or in Eureka's, on boards of four sizes.
pub fn notation(data: &[u8]) {
    let Some((shape, text)) = data.split_first() else {
        return;
    };
    let boards = [(3, 3), (2, 2), (2, 3), (4, 4)];
    let (high, wide) = boards[usize::from(*shape) % boards.len()];
    let geometry = Geometry::shared(high, wide).expect("a board");
    let text = lossy(text);
    let named: String = named_cells(&geometry, &text)
        .iter()
        .map(|(run, _)| *run)
        .collect();
    assert_eq!(named, text, "all of the line is shown");
    match read_step(&geometry, &text) {
        Ok(step) => {
            for notation in [Notation::Hodoku, Notation::Eureka] {
                let line = step_line(&geometry, &step, notation);
                assert_eq!(read_step(&geometry, &line).as_ref(), Ok(&step), "{line}");
            }
        }
        Err(error) => assert!(error.column <= text.chars().count() + 1),
    }
}

/// A puzzle and steps about it: every step that the checker accepts is true in the solution.
pub fn prove(data: &[u8]) {
    let text = lossy(data);
    let Some((puzzle, steps)) = text.split_once('\n') else {
        return;
    };
    let Ok(boards) = read_any(puzzle, &Expect::default()) else {
        return;
    };
    let puzzle = &boards.likeliest().puzzle;
    if puzzle.geometry().side() > 9 {
        return;
    }
    let Verdict::One(solution) = verdict(puzzle, BUDGET) else {
        return;
    };
    let givens = CellSet::of(
        puzzle.geometry().n_cells(),
        puzzle.givens().map(|(cell, _)| cell),
    );
    let mut grid = Grid::new(puzzle);
    for line in steps.lines() {
        let Ok(step) = read_step(puzzle.geometry(), line) else {
            continue;
        };
        if proof::check(&Context::unique(&grid, &givens), &step).is_ok() {
            agrees(&step, &solution);
            step.apply(&mut grid);
        }
    }
}

/// A solved board from which the bytes remove digits and candidates: every step found there is true and proved.
pub fn steps(data: &[u8]) {
    let Some((&shape, data)) = data.split_first() else {
        return;
    };
    let boards = [(2, 2), (2, 3), (3, 3), (3, 2)];
    let (high, wide) = boards[usize::from(shape) % boards.len()];
    let (solution, grid) = thinned(high, wide, data);
    let context = Context::new(&grid);
    for technique in techniques::ALL {
        if let Some(step) = technique.first(&context) {
            agrees(&step, &solution);
            assert_eq!(proof::check(&context, &step), Ok(()), "{step:?}");
        }
    }
}

fn agrees(step: &Step, solution: &Solution) {
    for deduction in &step.deductions {
        let Candidate { cell, digit } = deduction.candidate();
        let is_true = solution.digit(cell) == digit;
        assert_eq!(
            matches!(deduction, Deduction::Place(_)),
            is_true,
            "{step:?}"
        );
    }
}

/// A solution in which each row is the one before, shifted; the bytes decide for each cell whether its digit stays, and
/// if not, which wrong candidates are removed.
fn thinned(high: usize, wide: usize, data: &[u8]) -> (Solution, Grid) {
    let geometry = Geometry::shared(high, wide).expect("a board");
    let mut board = Puzzle::empty(geometry.clone());
    for cell in geometry.cells() {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let value = (row % high * wide + row / high + col) % geometry.side() + 1;
        board
            .set(cell, Digit::new(value as u8))
            .expect("on the board");
    }
    let solution = Solution::verify(board).expect("a solution");
    let mut grid = Grid::new(&Puzzle::empty(geometry.clone()));
    let told = data
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    for (cell, mask) in geometry.cells().zip(told) {
        let truth = solution.digit(cell);
        if mask >> 15 == 1 {
            grid.place(cell, truth);
            continue;
        }
        let gone = Digit::all(geometry.side()).filter(|digit| mask >> digit.index() & 1 == 1);
        for digit in gone.filter(|digit| *digit != truth) {
            grid.eliminate(Candidate { cell, digit });
        }
    }
    (solution, grid)
}

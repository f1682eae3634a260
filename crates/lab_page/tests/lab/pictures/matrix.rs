//! The matrix of an exact cover.

use super::{by_peers, digits, watch};
use crate::lab_runs::{P, classic};
use lab::{Detail, Item, Matrix, Run};
use nonet::board::{Cell, Digit, Puzzle};

fn matrix(run: &dyn Run) -> (Matrix, (u64, u64)) {
    match run.detail() {
        Detail::Cover { matrix, left, .. } => (*matrix, left),
        other => panic!("{other:?}"),
    }
}

/// What remains after these digits: items that none of them covers, options that none of them rules out.
fn uncovered(board: &Puzzle) -> (Vec<Item>, Vec<(Cell, Digit)>) {
    let geometry = board.geometry();
    let cells = geometry.cells().filter(|&cell| board.get(cell).is_none());
    let options = cells.clone().flat_map(|cell| {
        let fitting = by_peers(board, cell);
        digits()
            .filter(move |digit| fitting.contains(*digit))
            .map(move |digit| (cell, digit))
    });
    let demands = geometry.houses().flat_map(|house| {
        let cells = geometry.house_cells(house);
        let has = move |digit: Digit| cells.iter().any(|&cell| board.get(cell) == Some(digit));
        digits()
            .filter(move |&digit| !has(digit))
            .map(move |digit| Item::Digit(house, digit))
    });
    let items = cells.map(Item::Cell).chain(demands);
    (items.collect(), options.collect())
}

#[test]
fn the_matrix_is_what_the_board_before_leaves() {
    for options in ["", "item=first"] {
        let mut before = classic(P[1]);
        let mut n = 0;
        watch(
            "dancing-links",
            options,
            &classic(P[1]),
            400,
            &mut |run, event| {
                let (matrix, left) = matrix(run);
                // The board before the option was taken: that of this step without it.
                let now = run.board().digits;
                before = now.clone();
                if let Some((cell, digit)) = matrix.taken {
                    assert_eq!((event.cell, event.digit), (Some(cell), Some(digit)));
                    before.set(cell, None).expect("on the board");
                }
                assert_eq!((matrix.items, matrix.options.clone()), uncovered(&before));
                let (items, options) = uncovered(&now);
                assert_eq!(left, (options.len() as u64, items.len() as u64));
                let Some(chosen) = matrix.chosen else { return };
                let covers = |&&(cell, digit): &&(Cell, Digit)| match chosen {
                    Item::Cell(own) => own == cell,
                    Item::Digit(house, own) => {
                        own == digit && now.geometry().house_cells(house).contains(&cell)
                    }
                };
                let expected: Vec<_> = matrix.options.iter().filter(covers).copied().collect();
                assert_eq!(matrix.offered, expected);
                assert!(matrix.taken.is_none_or(|taken| expected.contains(&taken)));
                assert!(matrix.taken.is_some() || expected.is_empty());
                n += 1;
            },
        );
        assert!(n > 80, "{n}");
    }
}

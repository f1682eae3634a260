//! Each kind of conclusion on a rectangle drawn by hand, and patterns that are not deadly.

use super::*;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House, Puzzle};
use crate::logic::Context;
use crate::logic::techniques::check::{check, check_unique, only_at, pencil};

/// A board on which only these cells have the digits 1 to 4, so there are few conclusions to write down.
fn bare(cells: &[(&str, &str)]) -> Grid {
    let names: Vec<String> = (1..=9)
        .flat_map(|row| (1..=9).map(move |col| format!("r{row}c{col}")))
        .collect();
    let digits = |name: &str| {
        let own = cells.iter().find(|(cell, _)| *cell == name);
        own.map_or("56789", |(_, digits)| digits)
    };
    let cells: Vec<(&str, &str)> = names.iter().map(|n| (n.as_str(), digits(n))).collect();
    pencil(&cells)
}

const BARE: [(&str, &str); 2] = [("r1c1", "12"), ("r1c2", "12")];

/// The rectangle r14c12 with these two lower corners, and other cells.
fn lower(left: &str, right: &str, others: &[(&str, &str)]) -> Grid {
    let corners = [("r4c1", left), ("r4c2", right)];
    bare(&[&BARE, &corners, others].concat())
}

#[test]
fn one_guarded_corner_holds_a_guardian() {
    let grid = lower("12", "1234", &[]);
    check_unique(&UNIQUENESS_1, &grid, &[], &["r4c2-1 r4c2-2"]);
    check_unique(&UNIQUENESS_1, &grid, &["r1c1"], &[]);
    let missing = lower("1", "13", &[]);
    check_unique(&UNIQUENESS_1, &missing, &[], &["r4c2-1"]);
    check_unique(&UNIQUENESS_1, &lower("1", "34", &[]), &[], &[]);
}

#[test]
fn four_cells_in_one_box_or_in_four_are_not_deadly() {
    let one = bare(&[&BARE[..], &[("r2c1", "12"), ("r2c2", "123")]].concat());
    check_unique(&UNIQUENESS_1, &one, &[], &[]);
    let four = [
        ("r1c1", "12"),
        ("r1c4", "12"),
        ("r4c1", "12"),
        ("r4c4", "123"),
    ];
    check_unique(&UNIQUENESS_1, &bare(&four), &[], &[]);
}

#[test]
fn one_digit_in_two_corners_clears_what_both_see() {
    let others = [("r4c9", "35"), ("r6c3", "35"), ("r9c1", "35")];
    let grid = lower("123", "123", &others);
    check_unique(&UNIQUENESS_2, &grid, &[], &["r4c9-3 r6c3-3"]);
    check_unique(&UNIQUENESS_5, &grid, &[], &[]);
    check_unique(&UNIQUENESS_2, &lower("123", "124", &others), &[], &[]);
}

#[test]
fn one_digit_in_opposite_corners_clears_what_both_see() {
    let corners = [
        ("r1c1", "12"),
        ("r1c2", "123"),
        ("r4c1", "123"),
        ("r4c2", "12"),
    ];
    let others = [("r2c1", "35"), ("r5c2", "35"), ("r9c1", "35")];
    let grid = bare(&[&corners[..], &others].concat());
    check_unique(&UNIQUENESS_5, &grid, &[], &["r2c1-3 r5c2-3"]);
    check_unique(&UNIQUENESS_2, &grid, &[], &[]);
}

#[test]
fn guarded_corners_are_one_cell_of_a_subset() {
    let others = [("r4c9", "34"), ("r4c5", "3459"), ("r5c1", "35")];
    let grid = lower("123", "124", &others);
    check_unique(&UNIQUENESS_3, &grid, &[], &["r4c5-3 r4c5-4"]);
    let in_both = lower(
        "123",
        "124",
        &[("r4c3", "34"), ("r4c5", "35"), ("r5c1", "35")],
    );
    check_unique(&UNIQUENESS_3, &in_both, &[], &["r4c5-3 r5c1-3"]);
    let wide = lower("123", "124", &[("r4c9", "345"), ("r4c5", "36")]);
    check_unique(&UNIQUENESS_3, &wide, &[], &[]);
}

#[test]
fn a_locked_digit_drives_the_other_out() {
    let grid = lower("123", "124", &[("r4c9", "25"), ("r6c3", "25")]);
    check_unique(&UNIQUENESS_4, &grid, &[], &["r4c1-2 r4c2-2"]);
    let unlocked = lower("123", "124", &[("r4c9", "125"), ("r6c3", "125")]);
    check_unique(&UNIQUENESS_4, &unlocked, &[], &[]);
}

#[test]
fn an_x_wing_of_the_rectangle_clears_the_guarded_corners() {
    let corners = [
        ("r1c1", "12"),
        ("r1c2", "123"),
        ("r4c1", "124"),
        ("r4c2", "12"),
    ];
    let others = [("r1c9", "25"), ("r9c1", "125"), ("r9c2", "125")];
    let grid = bare(&[&corners[..], &others].concat());
    check_unique(&UNIQUENESS_6, &grid, &[], &["r1c2-1 r4c1-1"]);
    let wide = bare(&[&corners[..], &others, &[("r4c9", "125")]].concat());
    check_unique(&UNIQUENESS_6, &wide, &[], &[]);
}

#[test]
fn a_corner_that_forces_the_rectangle_has_not_the_other_digit() {
    let corners = [
        ("r1c1", "12"),
        ("r1c2", "123"),
        ("r4c1", "124"),
        ("r4c2", "1235"),
    ];
    let others = [
        ("r4c9", "25"),
        ("r9c2", "25"),
        ("r9c1", "125"),
        ("r1c9", "125"),
    ];
    let grid = bare(&[&corners[..], &others].concat());
    check_unique(&HIDDEN_RECTANGLE, &grid, &[], &["r4c2-2"]);
    let weak = only_at(&grid, House::row(3), 1, &["r4c2"]);
    check_unique(&HIDDEN_RECTANGLE, &weak, &[], &[]);
}

#[test]
fn filled_corners_that_are_not_given_could_have_been_otherwise() {
    let mut grid = bare(&[("r4c1", "23"), ("r4c2", "13"), ("r4c9", "35")]);
    for (col, value) in [(0, 1), (1, 2)] {
        grid.place(Cell::new(col), Digit::new(value).unwrap());
    }
    check_unique(&AVOIDABLE_2, &grid, &[], &["r4c9-3"]);
    check_unique(&AVOIDABLE_2, &grid, &["r1c1"], &[]);
    check_unique(&AVOIDABLE_1, &grid, &[], &[]);
    grid.place(Cell::new(27), Digit::new(2).unwrap());
    check_unique(&AVOIDABLE_1, &grid, &[], &["r4c2-1"]);
    check_unique(&AVOIDABLE_1, &grid, &["r1c2"], &[]);
}

#[test]
fn six_cells_make_a_loop() {
    let loop_of = |last| {
        let cells = ["r1c1", "r1c4", "r2c4", "r2c7", "r3c7"].map(|cell| (cell, "12"));
        bare(&[&cells[..], &[("r3c1", last)]].concat())
    };
    check_unique(&LOOP_1, &loop_of("123"), &[], &["r3c1-1 r3c1-2"]);
    check_unique(&LOOP_1, &loop_of("123"), &["r2c7"], &[]);
    check_unique(&LOOP_1, &loop_of("13"), &[], &[]);
}

#[test]
fn three_cells_of_a_loop_are_bare() {
    let loop_of = |third| {
        let bare_cells = [("r1c1", "12"), ("r2c7", "12"), ("r2c4", third)];
        let guarded = ["r1c4", "r3c7", "r3c1"].map(|cell| (cell, "123"));
        bare(&[&bare_cells[..], &guarded, &[("r3c5", "35")]].concat())
    };
    check_unique(&LOOP_2, &loop_of("12"), &[], &["r3c5-3"]);
    check_unique(&LOOP_2, &loop_of("123"), &[], &[]);
}

/// On a 4x4 board: two digits in the left half of a line, the other two in the right half, alternating by line;
/// with these changes.
fn grave(changes: &[(usize, &str)]) -> Grid {
    let mut grid = Grid::new(&Puzzle::empty(Geometry::shared(2, 2).unwrap()));
    for cell in grid.geometry().clone().cells() {
        let (row, col) = (cell.index() / 4, cell.index() % 4);
        let usual = ["12", "34"][(row + col / 2) % 2];
        let own = changes.iter().find(|(index, _)| *index == cell.index());
        let digits = own.map_or(usual, |(_, digits)| digits);
        for digit in Digit::all(4).filter(|digit| !digits.contains(&digit.to_string())) {
            grid.eliminate(Candidate { cell, digit });
        }
    }
    grid
}

#[test]
fn a_candidate_too_many_saves_a_board_from_the_grave() {
    check_unique(&BUG_1, &grave(&[(0, "123")]), &[], &["r1c1-1 r1c1-2"]);
    // Without the guardian each cell would have two candidates, but not each house two of each digit; and with no
    // guardian nothing follows.
    check_unique(&BUG_1, &grave(&[(0, "123"), (15, "13")]), &[], &[]);
    check_unique(&BUG_1, &grave(&[]), &[], &[]);
}

#[test]
fn two_lines_of_three_make_an_extended_rectangle() {
    let cells = |last| {
        let upper = [("r1c1", "12"), ("r1c4", "23"), ("r1c7", "13")];
        bare(
            &[
                &upper[..],
                &[("r2c1", "123"), ("r2c4", "123"), ("r2c7", last)],
            ]
            .concat(),
        )
    };
    check_unique(&EXTENDED_1, &cells("134"), &[], &["r2c7-1 r2c7-3"]);
    check_unique(&EXTENDED_1, &cells("134"), &["r1c4"], &[]);
    let apart = [("r1c1", "12"), ("r1c4", "23"), ("r1c7", "13")];
    let apart = [
        &apart[..],
        &[("r4c1", "123"), ("r4c4", "123"), ("r4c7", "134")],
    ]
    .concat();
    check_unique(&EXTENDED_1, &bare(&apart), &[], &[]);
}

#[test]
fn three_digits_in_four_boxes_make_a_tridagon() {
    let even = [
        "r1c1", "r2c2", "r3c3", "r1c4", "r2c5", "r3c6", "r4c1", "r5c2", "r6c3",
    ];
    let tridagon = |last: [&'static str; 3]| {
        let cells = even.iter().chain(&last).map(|&cell| (cell, "123"));
        let mut cells: Vec<(&str, &str)> = cells.collect();
        cells[0].1 = "1234";
        bare(&cells)
    };
    let odd = tridagon(["r4c4", "r5c6", "r6c5"]);
    check(&TRIDAGON_1, &odd, &["r1c1-1 r1c1-2 r1c1-3"]);
    check(&TRIDAGON_1, &tridagon(["r4c4", "r5c5", "r6c6"]), &[]);
}

/// One extra digit at three cells of two crossing lines.
#[test]
fn an_extended_rectangle_may_have_one_digit_too_many_in_three_cells() {
    let cells = [
        ("r1c1", "123"),
        ("r2c1", "123"),
        ("r1c4", "1234"),
        ("r2c4", "1234"),
        ("r1c7", "1234"),
        ("r2c7", "123"),
        ("r1c5", "45"),
        ("r3c5", "45"),
    ];
    check_unique(&EXTENDED_2, &bare(&cells), &[], &["r1c5-4"]);
}

/// Four cells of a box cannot hold just three digits; the guardian is there whether the puzzle has one solution or not.
#[test]
fn what_cannot_be_filled_is_no_extended_rectangle() {
    let cells = [
        ("r1c1", "123"),
        ("r2c1", "123"),
        ("r1c2", "123"),
        ("r2c2", "123"),
        ("r1c4", "123"),
        ("r2c4", "1234"),
    ];
    check_unique(&EXTENDED_1, &bare(&cells), &[], &[]);
}

/// Each cell has a digit and the next; the first `n_guarded` cells of a diagonal have `n_more` more.
fn whole_grave(n_guarded: usize, n_more: usize) -> Grid {
    let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
    for cell in Geometry::classic().cells() {
        let (row, col) = (cell.index() / 9, cell.index() % 9);
        let first = (row % 3 * 3 + row / 3 + col) % 9;
        let is_guarded = row < n_guarded && col == row % 3 * 3 + row / 3;
        let n = if is_guarded { 2 + n_more } else { 2 };
        for digit in Digit::all(9) {
            if (digit.index() + 9 - first) % 9 >= n {
                grid.eliminate(Candidate { cell, digit });
            }
        }
    }
    grid
}

#[test]
fn a_grave_has_six_guarded_cells_at_most() {
    let n_guarded = |n| {
        let (grid, givens) = (whole_grave(n, 1), CellSet::empty(81));
        let context = Context::unique(&grid, &givens);
        let graves = context.deadly(Shape::Bug);
        graves.first().map(|grave| grave.guards.len())
    };
    let found = [0, 1, 5, 6, 7].map(n_guarded);
    assert_eq!(found, [None, Some(1), Some(5), Some(6), None]);
}

#[test]
fn a_grave_and_one_has_one_guardian() {
    check_unique(&BUG_1, &whole_grave(1, 1), &[], &["r1c1-1 r1c1-2"]);
    check_unique(&BUG_1, &whole_grave(1, 2), &[], &[]);
}

#[test]
fn three_guarded_cells_are_close_if_one_digit_guards_them() {
    let is_close = |guards: &[u8]| {
        let cells: Vec<Cell> = (0..guards.len()).map(Cell::new).collect();
        let digits = guards
            .iter()
            .map(|&digit| Digit::new(digit).into_iter().collect());
        let guards = cells.iter().copied().zip(digits).collect();
        let digits = DigitSet::EMPTY;
        Deadly {
            cells,
            digits,
            guards,
        }
        .is_close()
    };
    assert!(is_close(&[1, 2]) && is_close(&[1, 1, 1]) && !is_close(&[1, 1, 2]));
}

/// The loop leaves out the first cells of its rows; with them it would have three cells in each of these rows.
#[test]
fn a_loop_has_no_third_cell_in_a_house() {
    let cells = [
        "r1c4", "r1c7", "r2c5", "r2c8", "r5c4", "r5c7", "r6c5", "r6c8",
    ];
    let eight = cells.map(|cell| (cell, "12"));
    let more = [("r1c1", "123"), ("r2c1", "12")];
    check_unique(&LOOP_1, &bare(&[&eight[..], &more].concat()), &[], &[]);
    let guarded = [&[("r1c4", "124")], &eight[1..], &more].concat();
    check_unique(&LOOP_1, &bare(&guarded), &[], &["r1c4-1 r1c4-2"]);
}

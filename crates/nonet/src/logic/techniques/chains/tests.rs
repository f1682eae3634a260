//! Chains on grids written by hand.

use super::{
    AIC, ALS_AIC, ALS_DISCONTINUOUS, CONTINUOUS, DISCONTINUOUS, GROUPED_AIC, GROUPED_DISCONTINUOUS,
    X_CHAIN, XY_CHAIN,
};
use crate::board::{Candidate, Cell, Digit, Grid, House};
use crate::logic::techniques::check::{check, concludes, line, only_at, pencil};
use crate::logic::{Context, Deduction, Pattern, Strong, Technique, proof};

/// A chain through four cells.
fn four_cells(last: &str) -> Grid {
    let cells = [
        ("r1c1", "12"),
        ("r1c5", "23"),
        ("r5c5", "34"),
        ("r5c2", last),
    ];
    pencil(&cells)
}

/// A loop through the 1 and the 2 of r1c1 and the cell opposite.
fn around(opposite: &str) -> Grid {
    let grid = pencil(&[("r1c1", "123"), ("r9c9", opposite)]);
    let grid = only_at(&grid, House::row(0), 1, &["r1c1", "r1c9"]);
    only_at(&grid, House::col(0), 2, &["r1c1", "r9c1"])
}

#[test]
fn an_x_chain_of_three_strong_links() {
    let grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
    let grid = only_at(&grid, House::row(4), 5, &["r5c5", "r5c9"]);
    check(&X_CHAIN, &grid, &[]);
    let grid = only_at(&grid, House::row(7), 5, &["r8c2", "r8c9"]);
    check(&X_CHAIN, &grid, &["r2c2-5 r3c2-5 r7c1-5 r9c1-5"]);
    check(&XY_CHAIN, &grid, &[]);
}

#[test]
fn an_xy_chain_begins_and_ends_with_one_digit() {
    let gone = "r1c2-1 r2c2-1 r3c2-1 r4c1-1 r5c1-1 r6c1-1";
    check(&XY_CHAIN, &four_cells("14"), &[gone]);
    check(&XY_CHAIN, &four_cells("45"), &[]);
    check(&XY_CHAIN, &four_cells("145"), &[]);
}

#[test]
fn what_an_open_chain_rules_out_is_also_decided_one_by_one() {
    let gone = "r1c2-1 r2c2-1 r3c2-1 r4c1-1 r5c1-1 r6c1-1";
    check(&AIC, &four_cells("14"), &[gone]);
    check(
        &DISCONTINUOUS,
        &four_cells("14"),
        &gone.split(' ').collect::<Vec<_>>(),
    );
    check(&DISCONTINUOUS, &four_cells("145"), &[]);
    check(&GROUPED_AIC, &four_cells("14"), &[]);
}

#[test]
fn each_weak_link_of_a_loop_has_a_right_end() {
    let gone = "r1c1-3 r2c9-1 r3c9-1 r4c9-1 r5c9-1 r6c9-1 r7c9-1 r8c9-1 \
                r9c2-2 r9c3-2 r9c4-2 r9c5-2 r9c6-2 r9c7-2 r9c8-2";
    check(&CONTINUOUS, &around("12"), &[gone]);
    check(&CONTINUOUS, &around("124"), &[]);
}

#[test]
fn a_group_is_all_places_in_a_line_and_a_box() {
    let grid = only_at(&pencil(&[]), House::col(8), 5, &["r1c9", "r7c9"]);
    let group = only_at(&grid, House::of_box(0), 5, &["r1c1", "r1c2", "r3c3"]);
    check(&GROUPED_DISCONTINUOUS, &group, &["r7c3-5"]);
    check(&DISCONTINUOUS, &group, &[]);
    let none = only_at(&grid, House::of_box(0), 5, &["r1c1", "r2c2", "r3c3"]);
    check(&GROUPED_DISCONTINUOUS, &none, &[]);
}

#[test]
fn a_set_links_two_of_its_digits() {
    let cells = [
        ("r1c1", "124"),
        ("r1c2", "134"),
        ("r2c1", "14"),
        ("r5c1", "25"),
        ("r5c5", "35"),
    ];
    let grid = pencil(&cells);
    let steps = ALS_DISCONTINUOUS.all(&Context::new(&grid));
    let by_set = |strong: &Strong| matches!(strong, Strong::Als(cells) if cells.len() == 3);
    assert!(steps.iter().any(|step| match &step.pattern {
        Pattern::Chain(chains) => chains[0].strong.iter().any(by_set),
        _ => false,
    }));
    check(&DISCONTINUOUS, &grid, &[]);
}

#[test]
fn a_set_and_a_cell_aside_link_their_own_digits() {
    let cells = |aside| {
        let set = [("r1c1", "123"), ("r1c2", "234"), ("r1c4", "14")];
        pencil(&[&set[..], &[("r2c3", aside), ("r1c9", "19")]].concat())
    };
    let rules_out = |aside| concludes(&ALS_AIC, &cells(aside), "r1c3-9 r2c7-9 r2c8-9 r2c9-9");
    assert!(rules_out("239"));
    assert!(!rules_out("2359"));
}

/// A chain to R7C7 passes R1C8 and, with a set, R13C8; no other has the same conclusion.
#[test]
fn a_set_may_cover_a_cell_that_the_chain_visits_elsewhere() {
    let mut grid =
        line("..6.52.......69.78......3......239....8....122...74.5.6........39...5....82....6.");
    let [gone, wrong] = [(6, 4), (60, 1)].map(|(cell, digit)| Candidate {
        cell: Cell::new(cell),
        digit: Digit::new(digit).unwrap(),
    });
    grid.eliminate(gone);
    let context = Context::new(&grid);
    let mut steps = ALS_DISCONTINUOUS.all(&context).into_iter();
    let step = steps.find(|step| step.deductions == [Deduction::Eliminate(wrong)]);
    let step = step.unwrap();
    assert_eq!(proof::check(&context, &step), Ok(()));
    let Pattern::Chain(chains) = &step.pattern else {
        panic!("no chain");
    };
    let nodes = &chains[0].nodes;
    let meets = |place: usize| {
        let mut far = nodes[place + 2..].iter();
        far.any(|far| {
            far.cells
                .iter()
                .any(|cell| nodes[place].cells.contains(cell))
        })
    };
    assert!((1..nodes.len() - 2).any(meets));
}

//! Fish on grids made by hand, and all fish on small boards, checked against the definition.

use super::*;
use crate::board::{Candidate, Cell, CellSet, Digit, Geometry, Grid, House, Puzzle};
use crate::logic::Pattern;
use crate::logic::techniques::check::{check, only_at, pencil};
use rand_pcg::rand_core::Rng;

/// An empty board on which 5 has only these places in these houses.
fn fives(houses: &[(House, &[&str])]) -> Grid {
    let grid = pencil(&[]);
    let only = |grid: Grid, &(house, cells): &(House, &[&str])| only_at(&grid, house, 5, cells);
    houses.iter().fold(grid, only)
}

#[test]
fn an_x_wing_clears_its_cover() {
    let grid = fives(&[
        (House::row(1), &["r2c3", "r2c7"]),
        (House::row(5), &["r6c3", "r6c7"]),
    ]);
    let expected = "r1c3-5 r1c7-5 r3c3-5 r3c7-5 r4c3-5 r4c7-5 r5c3-5 r5c7-5 r7c3-5 r7c7-5 r8c3-5 \
                    r8c7-5 r9c3-5 r9c7-5";
    check(&X_WING, &grid, &[expected]);
    for other in [&FINNED_X_WING, &SASHIMI_X_WING, &FRANKEN_X_WING, &SWORDFISH] {
        check(other, &grid, &[]);
    }
}

#[test]
fn a_fin_spares_what_it_does_not_see() {
    let grid = fives(&[
        (House::row(1), &["r2c3", "r2c7", "r2c8"]),
        (House::row(5), &["r6c3", "r6c7"]),
    ]);
    check(&FINNED_X_WING, &grid, &["r1c7-5 r3c7-5"]);
    check(&X_WING, &grid, &[]);
    check(&SASHIMI_X_WING, &grid, &[]);
}

#[test]
fn sashimi_lacks_a_corner() {
    let grid = fives(&[
        (House::row(1), &["r2c3", "r2c8", "r2c9"]),
        (House::row(5), &["r6c3", "r6c7"]),
    ]);
    check(&SASHIMI_X_WING, &grid, &["r1c7-5 r3c7-5"]);
    check(&FINNED_X_WING, &grid, &[]);
}

#[test]
fn fins_in_two_boxes_spare_everything() {
    let grid = fives(&[
        (House::row(1), &["r2c3", "r2c7", "r2c8"]),
        (House::row(5), &["r6c3", "r6c7", "r6c5"]),
    ]);
    check(&FINNED_X_WING, &grid, &[]);
}

#[test]
fn a_box_makes_it_franken() {
    let grid = fives(&[
        (House::of_box(0), &["r1c1", "r2c2"]),
        (House::row(4), &["r5c1", "r5c2"]),
    ]);
    let across = "r4c1-5 r4c2-5 r4c3-5 r6c1-5 r6c2-5 r6c3-5"; // the two boxes beside the row
    let down = "r4c1-5 r4c2-5 r6c1-5 r6c2-5 r7c1-5 r7c2-5 r8c1-5 r8c2-5 r9c1-5 r9c2-5";
    check(&FRANKEN_X_WING, &grid, &[across, down]);
    check(&X_WING, &grid, &[]);
}

#[test]
fn a_row_and_a_column_make_it_mutant() {
    let grid = fives(&[
        (House::row(1), &["r2c2", "r2c8"]),
        (House::col(2), &["r1c3", "r7c3"]),
    ]);
    check(&FINNED_MUTANT_X_WING, &grid, &["r7c8-5", "r7c8-5"]);
    check(&FINNED_FRANKEN_X_WING, &grid, &[]);
}

#[test]
fn siamese_fish_share_a_base() {
    let grid = fives(&[
        (House::row(1), &["r2c1", "r2c4"]),
        (House::row(7), &["r8c1", "r8c7"]),
        (House::row(8), &["r9c4", "r9c8"]),
    ]);
    check(&SASHIMI_SWORDFISH, &grid, &["r7c7-5", "r7c8-5"]);
    check(&SIAMESE_SASHIMI_SWORDFISH, &grid, &["r7c7-5 r7c8-5"]);
    check(&SIAMESE_FINNED_SWORDFISH, &grid, &[]);
}

/// Every choice of `size` of these numbers.
fn choices_of(numbers: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (size, numbers) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices_of(rest, size - 1).into_iter();
            let with = with.map(|chosen| [&[*first][..], &chosen].concat());
            with.chain(choices_of(rest, size)).collect()
        }
    }
}

/// The eliminations of a fish of these houses by the definition, cell by cell.
fn defined(
    grid: &Grid,
    digit: Digit,
    houses: &[House],
    base: &[usize],
    cover: &[usize],
) -> Vec<Cell> {
    let geometry = grid.geometry();
    let count = |cell: Cell, of: &[usize]| {
        let holds = of.iter().filter(|&&n| geometry.contains(houses[n], cell));
        holds.count()
    };
    let places: Vec<Cell> = geometry
        .cells()
        .filter(|&cell| grid.has(Candidate { cell, digit }))
        .collect();
    let is_fin = |&cell: &Cell| {
        let (base, cover) = (count(cell, base), count(cell, cover));
        base > 1 || base == 1 && cover == 0
    };
    let fins: Vec<Cell> = places.iter().copied().filter(is_fin).collect();
    let is_lost = |cell: &Cell| {
        let sees_fins = fins.iter().all(|&fin| geometry.sees(fin, *cell));
        let (base, cover) = (count(*cell, base), count(*cell, cover));
        sees_fins && cover > base && base < 2
    };
    places.into_iter().filter(is_lost).collect()
}

/// All that fish up to this size, and single houses, rule out by the definition.
fn all_defined(grid: &Grid, digit: Digit, largest: usize) -> CellSet {
    let geometry = grid.geometry();
    let houses: Vec<House> = geometry.houses().collect();
    let open = |&n: &usize| grid.places(houses[n], digit) != 0;
    let open: Vec<usize> = (0..houses.len()).filter(open).collect();
    let mut lost = CellSet::empty(geometry.n_cells());
    for base in (1..=largest).flat_map(|size| choices_of(&open, size)) {
        let rest: Vec<usize> = open.iter().copied().filter(|n| !base.contains(n)).collect();
        for cover in choices_of(&rest, base.len()) {
            for cell in defined(grid, digit, &houses, &base, &cover) {
                lost.insert(cell);
            }
        }
    }
    lost
}

/// All that the finders of every shape up to this size, and single houses, rule out.
fn all_found(grid: &Grid, digit: Digit, largest: usize) -> CellSet {
    let geometry = grid.geometry();
    let context = Context::new(grid);
    let mut lost = CellSet::empty(geometry.n_cells());
    for house in geometry
        .houses()
        .filter(|&house| grid.places(house, digit) != 0)
    {
        lost = lost | context.seen_by_all(digit, grid.places_in(house, digit));
    }
    let fish = crate::logic::techniques::ALL.iter();
    for technique in fish {
        for step in technique.all(&context) {
            let Pattern::Fish(fish) = &step.pattern else {
                continue;
            };
            if fish[0].base.len() <= largest && fish[0].digit == digit {
                let cells = step.deductions.iter().map(|d| d.candidate().cell);
                lost = lost | CellSet::of(geometry.n_cells(), cells);
            }
        }
    }
    lost
}

#[test]
fn together_they_rule_out_all_that_the_definition_does() {
    let mut random = rand_pcg::Pcg64::new(5, 6);
    let digit = Digit::new(1).unwrap();
    for (high, wide, largest) in [(2, 2, 2), (2, 2, 3), (2, 3, 2)] {
        let geometry = Geometry::shared(high, wide).unwrap();
        for _ in 0..if largest == 2 && wide == 2 { 20 } else { 4 } {
            let mut grid = Grid::new(&Puzzle::empty(geometry.clone()));
            for cell in geometry.cells() {
                // The place kept in each row makes sure that the grid can be solved.
                let row = geometry.row(cell);
                let is_kept = geometry.col(cell) == row % high * wide + row / high;
                if !is_kept && random.next_u32().is_multiple_of(2) {
                    grid.eliminate(Candidate { cell, digit });
                }
            }
            assert_eq!(
                all_found(&grid, digit, largest),
                all_defined(&grid, digit, largest),
                "{grid:?}"
            );
        }
    }
}

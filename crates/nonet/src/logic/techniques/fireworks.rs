//! Fireworks: digits that a box holds together at the crossing of a row and a column.
//!
//! If a digit has at most one place outside a box in a row, and at most one in a column, the *wings*, then it is in a
//! wing or at the crossing: else both lines would have it in the box, at two places. Three such digits with the same
//! crossing and wings fill these three cells. So do four digits the four corners of a rectangle, two of them around
//! each of two opposite corners. Source: shye, "Fireworks", Sudoku Players' Forum, 2021;
//! <https://www.sudokuwiki.org/Fireworks>

use super::subsets::subset::candidates;
use crate::board::{Candidate, Cell, Digit, DigitSet, House, sort_short};
use crate::logic::{Context, Info, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Three digits around one crossing.
pub(crate) static TRIPLE: Fireworks = Fireworks {
    shape: Shape::Triple,
    info: &Info::unrated("fireworks-triple"),
};

/// Two digits around each of two opposite corners.
pub(crate) static QUAD: Fireworks = Fireworks {
    shape: Shape::Quad,
    info: &Info::unrated("fireworks-quad"),
};

/// Finds digits that share crossings and wings: by crossings, then by wings, then by digits.
#[derive(Debug)]
pub(crate) struct Fireworks {
    shape: Shape,
    info: &'static Info,
}

#[derive(Debug)]
enum Shape {
    Triple,
    Quad,
}

/// Takes cells with the only digits that each can hold, and the crossings with the digits that burst from there.
type Found<'a> = dyn FnMut(&[(Cell, DigitSet)], &[(Cell, DigitSet)]) -> ControlFlow<()> + 'a;

impl Technique for Fireworks {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let fireworks = fireworks(context);
        let found: &mut Found<'_> = &mut |cells, crossings| {
            let step = step(self.info, context, cells, crossings);
            step.map_or(ControlFlow::Continue(()), &mut *found)
        };
        match self.shape {
            Shape::Triple => triples(context, &fireworks, found),
            Shape::Quad => quads(context, &fireworks, found),
        }
    }
}

/// One digit at one crossing.
#[derive(Clone, Copy)]
struct Firework {
    cell: Cell,
    digit: Digit,
    /// Its places in the row and in the column that are not in the crossing's box.
    wings: [Option<Cell>; 2],
}

fn fireworks(context: &Context<'_>) -> Vec<Firework> {
    let mut all = Vec::new();
    for cell in context.grid().empty_cells() {
        let lines = context.geometry().lines_of(cell);
        let outside = lines.map(|line| outside(context, line, cell));
        for digit in context.digits() {
            let places = lines.map(|line| context.grid().places(line, digit));
            let far = [places[0] & outside[0], places[1] & outside[1]];
            let is_one = far.iter().all(|far| far.count_ones() <= 1) && far != [0, 0];
            if is_one && !places.contains(&0) {
                let wing = |kind: usize| {
                    let cells = context.geometry().house_cells(lines[kind]);
                    cells.get(far[kind].trailing_zeros() as usize).copied()
                };
                all.push(Firework {
                    cell,
                    digit,
                    wings: [wing(0), wing(1)],
                });
            }
        }
    }
    all
}

/// The places of a line outside the box of a cell, as bits.
fn outside(context: &Context<'_>, line: House, cell: Cell) -> u32 {
    let geometry = context.geometry();
    let cells = geometry.house_cells(line).iter().enumerate();
    let far = cells.filter(|&(_, &other)| geometry.box_index(other) != geometry.box_index(cell));
    far.fold(0, |bits, (place, _)| bits | 1 << place)
}

/// The digits at one crossing that have no wings other than these.
fn around(group: &[Firework], wings: [Cell; 2]) -> DigitSet {
    let fits = |firework: &&Firework| {
        let mut pairs = firework.wings.iter().zip(wings);
        pairs.all(|(own, wing)| own.is_none_or(|own| own == wing))
    };
    let fitting = group.iter().filter(fits);
    fitting.map(|firework| firework.digit).collect()
}

/// The wings that digits at one crossing have in its row (0) or its column (1).
fn wings(group: &[Firework], kind: usize) -> Vec<Cell> {
    let mut wings: Vec<Cell> = group.iter().filter_map(|one| one.wings[kind]).collect();
    sort_short(&mut wings, |&item| item);
    wings.dedup();
    wings
}

fn triples(_: &Context<'_>, fireworks: &[Firework], found: &mut Found<'_>) -> ControlFlow<()> {
    for group in fireworks.chunk_by(|a, b| a.cell == b.cell) {
        if group.len() < 3 {
            continue;
        }
        let cell = group[0].cell;
        for row in wings(group, 0) {
            for col in wings(group, 1) {
                let digits = around(group, [row, col]);
                if digits.len() == 3 {
                    found(
                        &[cell, row, col].map(|cell| (cell, digits)),
                        &[(cell, digits)],
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn quads(context: &Context<'_>, fireworks: &[Firework], found: &mut Found<'_>) -> ControlFlow<()> {
    let groups = fireworks.chunk_by(|a, b| a.cell == b.cell);
    let groups: Vec<&[Firework]> = groups.filter(|group| group.len() > 1).collect();
    for (place, first) in groups.iter().enumerate() {
        for second in &groups[place + 1..] {
            rectangle(context, first, second, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two crossings as opposite corners.
fn rectangle(
    context: &Context<'_>,
    first: &[Firework],
    second: &[Firework],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let geometry = context.geometry();
    let corners = [first[0].cell, second[0].cell];
    let [rows, cols] = [
        corners.map(|c| geometry.row(c)),
        corners.map(|c| geometry.col(c)),
    ];
    if rows[0] == rows[1] || cols[0] == cols[1] {
        return ControlFlow::Continue(());
    }
    let wings = [
        geometry.cell(rows[0], cols[1]),
        geometry.cell(rows[1], cols[0]),
    ];
    let digits = [around(first, wings), around(second, [wings[1], wings[0]])];
    pairs(corners, wings, digits, found)
}

/// Two of the digits of each corner.
fn pairs(
    corners: [Cell; 2],
    wings: [Cell; 2],
    [first, second]: [DigitSet; 2],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for own in twos(first) {
        for other in twos(second.minus(own)) {
            let all = own.union(other);
            let crossings = [(corners[0], own), (corners[1], other)];
            let cells = [crossings[0], crossings[1], (wings[0], all), (wings[1], all)];
            found(&cells, &crossings)?;
        }
    }
    ControlFlow::Continue(())
}

fn twos(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let larger = move |a: Digit| digits.iter().filter(move |&b| a < b);
    let pairs = digits
        .iter()
        .flat_map(move |a| larger(a).map(move |b| [a, b]));
    pairs.map(|pair| pair.into_iter().collect())
}

fn step(
    info: &'static Info,
    context: &Context<'_>,
    cells: &[(Cell, DigitSet)],
    crossings: &[(Cell, DigitSet)],
) -> Option<Step> {
    let lost = |&(cell, digits): &(Cell, DigitSet)| {
        candidates(cell, context.candidates(cell).minus(digits))
    };
    let gone: Vec<Candidate> = cells.iter().flat_map(lost).collect();
    Step::ruling_out(info, context, gone, || {
        let truths = crossings.iter().flat_map(|&(cell, digits)| {
            let lines = context.geometry().lines_of(cell).into_iter();
            lines.flat_map(move |line| digits.iter().map(move |digit| Truth::House(line, digit)))
        });
        let mut cells: Vec<Cell> = cells.iter().map(|&(cell, _)| cell).collect();
        sort_short(&mut cells, |&item| item);
        let sets = crossings.iter().map(|&(_, digits)| digits);
        Pattern::Truths {
            base: truths.collect(),
            cover: Vec::new(),
            cells,
            digits: sets.fold(DigitSet::EMPTY, DigitSet::union),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::logic::techniques::check::{check, only_at, pencil};

    /// A grid in which, in these two houses, these digits have only these places.
    fn burst(
        grid: &Grid,
        digits: &[u8],
        [row, col]: [House; 2],
        [along, down]: [&[&str]; 2],
    ) -> Grid {
        digits.iter().fold(grid.clone(), |grid, &digit| {
            only_at(&only_at(&grid, row, digit, along), col, digit, down)
        })
    }

    const UPPER: [House; 2] = [House::row(0), House::col(0)];

    #[test]
    fn three_digits_around_a_crossing_fill_it_and_its_wings() {
        let places: [&[&str]; 2] = [&["r1c1", "r1c2", "r1c9"], &["r1c1", "r3c1", "r9c1"]];
        let grid = burst(&pencil(&[]), &[1, 2, 3], UPPER, places);
        let gone = |cell| (4..=9).map(move |digit| format!("{cell}-{digit}"));
        let gone: Vec<String> = ["r1c1", "r1c9", "r9c1"]
            .into_iter()
            .flat_map(gone)
            .collect();
        check(&TRIPLE, &grid, &[&gone.join(" ")]);
        check(&QUAD, &grid, &[]);
    }

    #[test]
    fn a_second_wing_or_two_digits_are_no_triple() {
        let places: [&[&str]; 2] = [&["r1c1", "r1c9"], &["r1c1", "r9c1"]];
        let two = burst(&pencil(&[]), &[1, 2], UPPER, places);
        check(&TRIPLE, &two, &[]);
        let places: [&[&str]; 2] = [&["r1c1", "r1c5", "r1c9"], &["r1c1", "r9c1"]];
        check(&TRIPLE, &burst(&two, &[3], UPPER, places), &[]);
    }

    #[test]
    fn four_digits_around_two_opposite_corners_fill_the_rectangle() {
        let places: [&[&str]; 2] = [&["r1c1", "r1c9"], &["r1c1", "r9c1"]];
        let upper = burst(&pencil(&[]), &[1, 2], UPPER, places);
        let lower = [House::row(8), House::col(8)];
        let places: [&[&str]; 2] = [&["r9c9", "r9c1"], &["r9c9", "r1c9"]];
        let grid = burst(&upper, &[3, 4], lower, places);
        let gone = "r1c1-3 r1c1-4 r1c1-5 r1c1-6 r1c1-7 r1c1-8 r1c1-9 r1c9-5 r1c9-6 r1c9-7 r1c9-8 r1c9-9 \
                    r9c1-5 r9c1-6 r9c1-7 r9c1-8 r9c1-9 r9c9-1 r9c9-2 r9c9-5 r9c9-6 r9c9-7 r9c9-8 r9c9-9";
        check(&QUAD, &grid, &[gone]);
        check(&QUAD, &burst(&upper, &[3], lower, places), &[]);
    }

    #[test]
    fn two_crossings_of_a_row_are_no_corners() {
        let row = House::row(0);
        let grid = burst(
            &pencil(&[]),
            &[1, 2],
            UPPER,
            [&["r1c1", "r1c9"], &["r1c1", "r2c1"]],
        );
        let right = [row, House::col(8)];
        let grid = burst(
            &grid,
            &[3, 4],
            right,
            [&["r1c1", "r1c9"], &["r1c9", "r2c9"]],
        );
        check(&QUAD, &grid, &[]);
    }
}

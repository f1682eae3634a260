//! 3D medusa: colours joined by strong links in houses and in cells, over all digits.
//!
//! One of a cluster's two colours is right throughout. So a candidate that both colours exclude is wrong; and a
//! colour is wrong that excludes itself, with two of its digits in one cell or one of them twice in a house, or
//! that would leave another cell without a candidate. A cluster of one digit is left to simple colours.
//! Also called multivalued colouring, ultracolouring.
//! Source: A. Stuart, <https://www.sudokuwiki.org/3D_Medusa> (rules 3 to 5; 1, 2; 6)

use crate::board::{Candidate, Cell};
use crate::logic::cluster::Cluster;
use crate::logic::{Context, Family, Info, Step, Technique};
use std::ops::ControlFlow;

static INFO: Info = Info::of(Family::Colours, "3d-medusa");

/// Finds clusters with a conclusion, by their first candidates: a wrong colour, or else candidates that both exclude.
#[derive(Debug)]
pub(crate) struct Medusa;

impl Technique for Medusa {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for cluster in &Cluster::of_all_digits(context) {
            if is_of_one_digit(cluster) {
                continue;
            }
            if let Some(step) = step(context, cluster) {
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

fn step(context: &Context<'_>, cluster: &Cluster) -> Option<Step> {
    let mut wrong = (0..2).find(|&colour| cluster.is_wrong(colour));
    let mut cell = None;
    for colour in 0..2 {
        if wrong.is_none() {
            cell = emptied(context, cluster, colour);
            wrong = cell.and(Some(colour));
        }
    }
    let gone = wrong.map_or_else(
        || excluded(context, cluster),
        |colour| cluster.colours[colour].clone(),
    );
    Step::ruling_out(&INFO, context, gone, || Cluster::pattern(&[cluster], cell))
}

/// The candidates that both colours exclude.
fn excluded(context: &Context<'_>, cluster: &Cluster) -> Vec<Candidate> {
    let seen = |digit| *cluster.excluded(0, digit) & *cluster.excluded(1, digit);
    let digits = context.digits();
    let gone = digits.map(|digit| context.of(digit, *context.places(digit) & seen(digit)));
    gone.flatten().collect()
}

/// The first cell all of whose candidates the colour excludes.
fn emptied(context: &Context<'_>, cluster: &Cluster, colour: usize) -> Option<Cell> {
    context.grid().empty_cells().find(|&cell| {
        let mut digits = context.candidates(cell).iter();
        digits.all(|digit| cluster.excludes(colour, Candidate { cell, digit }))
    })
}

fn is_of_one_digit(cluster: &Cluster) -> bool {
    let mut candidates = cluster.colours.iter().flatten();
    let first = candidates.next().map(|candidate| candidate.digit);
    candidates.all(|candidate| Some(candidate.digit) == first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, Grid, House};
    use crate::logic::techniques::check::{check, only_at, pencil};

    /// A cell of two candidates joins places of 1 in its column with places of 2 in its row.
    fn joined(twos: &[&str]) -> Grid {
        let grid = only_at(
            &pencil(&[("r1c1", "12")]),
            House::col(0),
            1,
            &["r1c1", "r5c1"],
        );
        let grid = only_at(&grid, House::row(4), 1, &["r5c1", "r5c5"]);
        only_at(&grid, House::row(0), 2, twos)
    }

    #[test]
    fn a_cell_of_both_colours_has_nothing_else() {
        let grid = joined(&["r1c1", "r1c5"]);
        let grid = only_at(&grid, House::col(4), 2, &["r1c5", "r5c5"]);
        let expected = "r5c5-3 r5c5-4 r5c5-5 r5c5-6 r5c5-7 r5c5-8 r5c5-9";
        check(&Medusa, &grid, &[expected]);
    }

    #[test]
    fn a_colour_that_is_twice_in_a_cell_is_wrong() {
        let mut grid = joined(&["r1c1", "r1c9"]);
        grid = only_at(&grid, House::col(8), 2, &["r1c9", "r5c9"]);
        grid = only_at(&grid, House::row(4), 2, &["r5c5", "r5c9"]);
        check(&Medusa, &grid, &["r1c1-1 r1c9-2 r5c5-1 r5c5-2"]);
    }

    #[test]
    fn a_colour_that_empties_a_cell_is_wrong() {
        let mut grid = joined(&["r1c1", "r1c9"]);
        grid = only_at(&grid, House::col(4), 1, &["r5c5", "r8c5"]);
        grid = only_at(&grid, House::row(7), 1, &["r8c5", "r8c8"]);
        check(&Medusa, &grid, &[]);
        for digit in Digit::all(9).skip(2) {
            let cell = Cell::new(80);
            grid.eliminate(Candidate { cell, digit });
        }
        check(&Medusa, &grid, &["r1c1-1 r1c9-2 r5c5-1 r8c8-1"]);
    }

    #[test]
    fn one_digit_is_left_to_simple_colours() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::row(7), 5, &["r8c1", "r8c6"]);
        grid = only_at(&grid, House::col(0), 5, &["r1c1", "r8c1"]);
        check(&Medusa, &grid, &[]);
    }
}

//! The matrix in terms of cells, houses and digits.

use super::super::super::{Item, Matrix};
use super::matrix::Matrix as Links;
use nonet::board::{Cell, Digit, Geometry};

/// The most options of a matrix that is shown.
const MOST: usize = 2000;

/// The remaining links, and the chosen item with its options and the one taken.
pub(super) fn shown(
    links: &Links,
    geometry: &Geometry,
    (chosen, offered, taken): (Option<usize>, &[usize], Option<usize>),
) -> Matrix {
    let option = |link: usize| {
        let (cell, digit) = links.candidate(link);
        Some((cell, digit?))
    };
    let item = |number| item(geometry, number);
    let cells = links.items();
    let cells = cells.take_while(|&number| number <= geometry.n_cells());
    let options = cells.flat_map(|number| links.options(number));
    let mut options: Vec<_> = options.filter_map(option).take(MOST + 1).collect();
    if options.len() > MOST {
        options.clear();
    }
    Matrix {
        items: links.items().map(item).collect(),
        options,
        chosen: chosen.map(item),
        offered: offered.iter().filter_map(|&link| option(link)).collect(),
        taken: taken.and_then(option),
    }
}

/// The item with this number: cells come first, then houses with their digits.
fn item(geometry: &Geometry, number: usize) -> Item {
    let place = number.saturating_sub(1);
    let demand = place.checked_sub(geometry.n_cells()).and_then(|demand| {
        let house = geometry.houses().nth(demand / geometry.side())?;
        let digit = Digit::all(geometry.side()).nth(demand % geometry.side())?;
        Some(Item::Digit(house, digit))
    });
    demand.unwrap_or(Item::Cell(Cell::new(place)))
}

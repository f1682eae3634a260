//! The lettered sets, on the board and in the sentences.

use super::branches;
use answers::protocol::Filling;
use nonet::board::{Cell, Geometry};
use nonet::logic::{Chain, Pattern, Strong};

/// The cells of each set; empty for almost locked sets that are all single cells.
pub(crate) fn lettered(geometry: &Geometry, pattern: &Pattern) -> Vec<Vec<Cell>> {
    match pattern {
        Pattern::Forcing(net) => branches::lettered(net),
        Pattern::Chain(chains) => linking(chains),
        Pattern::Colours { clusters, .. } => {
            let colours = clusters.iter().flatten();
            let cells = colours.map(|colour| colour.iter().map(|candidate| candidate.cell));
            cells.map(Iterator::collect).collect()
        }
        Pattern::Als { sets, .. } if sets.iter().any(|set| set.cells.len() > 1) => {
            sets.iter().map(|set| set.cells.clone()).collect()
        }
        _ => {
            let groups = pattern.groups(geometry).into_iter();
            groups.map(|group| group.cells).collect()
        }
    }
}

/// A set by its letter if it has one, else by its cells.
pub(super) fn named(sets: &[Vec<Cell>], number: usize, cells: &[Cell]) -> Filling {
    match sets.is_empty() {
        false => Filling::Set(number as u8, cells.to_vec()),
        true => Filling::Cells(cells.to_vec()),
    }
}

/// The almost locked sets that make links of chains, each once.
fn linking(chains: &[Chain]) -> Vec<Vec<Cell>> {
    let mut sets: Vec<Vec<Cell>> = Vec::new();
    for strong in chains.iter().flat_map(|chain| &chain.strong) {
        match strong {
            Strong::Als(cells) if !sets.contains(cells) => sets.push(cells.clone()),
            _ => {}
        }
    }
    sets
}

//! The part between a technique's name and its conclusions, as HoDoKu writes it: the table, and patterns of few parts.

use super::cells::grouped;
use super::{sets, ways};
use crate::board::{Candidate, Cell, DigitSet, Grid};
use crate::logic::{Pattern, Step};
use crate::text::notation::{cell_name, house_name};
use crate::text::steps::write::join;

/// Writes the pattern of a step on this grid. `None` if it does not have the shape that HoDoKu would give it.
pub(super) type Form = fn(&Grid, &Step) -> Option<String>;

/// By the beginning of a technique's number in HoDoKu's library; the first that fits is used. Other patterns are
/// written with all that a proof needs.
pub(super) const FORMS: &[(&str, Form)] = &[
    ("000", nothing),
    ("010", intersection),
    ("011", subset),
    ("02", subset),
    ("037", nothing),
    ("0400", ways::two_links),
    ("0401", ways::two_links),
    ("0402", ways::empty_rectangle),
    ("0403", ways::inner),
    ("050", colours),
    ("0610", nothing),
    ("06", rectangle),
    ("0701", ways::inner),
    ("0702", ways::chain),
    ("0703", ways::remote_pair),
    ("0707", ways::nice_loop),
    ("0710", ways::nice_loop),
    ("07", ways::chain),
    ("0800", sets::wing),
    ("0801", sets::wing),
    ("0803", ways::w_wing),
    ("0901", sets::als_xz),
    ("0902", sets::als_wing),
    ("0903", sets::als_chain),
    ("0904", sets::death_blossom),
    ("1101", sets::sue_de_coq),
    ("120", nothing),
    ("13", forcing),
];

/// Writes nothing: the conclusion says everything.
fn nothing(_: &Grid, _: &Step) -> Option<String> {
    Some(String::new())
}

/// Digits of a place: `2,6 in r15c1`.
fn digits_in(digits: DigitSet, between: &str, place: &str) -> String {
    let digits = join(digits.iter().map(|digit| digit.to_string()), between);
    format!("{digits} in {place}")
}

fn intersection(_: &Grid, step: &Step) -> Option<String> {
    let Pattern::Intersection { digit, base, .. } = &step.pattern else {
        return None;
    };
    Some(digits_in(DigitSet::only(*digit), ",", &house_name(*base)))
}

fn subset(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Subset { cells, digits, .. } = &step.pattern else {
        return None;
    };
    Some(digits_in(*digits, ",", &grouped(grid.geometry(), cells)))
}

fn rectangle(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Deadly { cells, digits, .. } = &step.pattern else {
        return None;
    };
    Some(digits_in(*digits, "/", &grouped(grid.geometry(), cells)))
}

/// `8 (r1c3,r2c4) / (r1c5,r3c2), (r7c1) / (r8c2)`.
fn colours(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Colours { clusters, .. } = &step.pattern else {
        return None;
    };
    let colour = |candidates: &Vec<Candidate>| {
        let mut cells: Vec<Cell> = candidates.iter().map(|candidate| candidate.cell).collect();
        cells.sort_unstable();
        let names = cells.iter().map(|&cell| cell_name(grid.geometry(), cell));
        format!("({})", join(names, ","))
    };
    let digit = clusters.first()?.iter().flatten().next()?.digit;
    let clusters = clusters
        .iter()
        .map(|cluster| join(cluster.iter().map(colour), " / "));
    Some(format!("{digit} {}", join(clusters, ", ")))
}

/// For a contradiction, the cell where it shows; the branches are written below.
fn forcing(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Forcing(net) = &step.pattern else {
        return None;
    };
    let [branch] = net.branches.as_slice() else {
        return Some(String::new());
    };
    let last = branch.facts().last()?.candidate.cell;
    Some(format!("in {}", cell_name(grid.geometry(), last)))
}

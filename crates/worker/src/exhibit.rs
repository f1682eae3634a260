//! A step as the page shows it. The sentence is filled from the shape of the pattern, never from the technique: a new
//! technique with a known shape needs its phrase and nothing here.

use super::reason::{self, lettered, lines};
use super::sentence::{Gaps, said};
use answers::protocol::{Filling, Phrase, StepView};
use nonet::board::{Cell, CellSet, DigitSet, Geometry, House};
use nonet::logic::{Evidence, Part, Pattern, Step};
use nonet::text::{Notation, Sequence, digits_named, named_cells, simple_line, step_line};

/// Any step, as the page shows it.
pub fn exhibit(geometry: &Geometry, step: &Step) -> StepView {
    let evidence = step.pattern.evidence(geometry);
    let gaps = simple_gaps(&step.pattern);
    let gaps = gaps.unwrap_or_else(|| gaps_of(geometry, step, &evidence));
    let mut written = Notation::ALL.map(|notation| {
        let line = step_line(geometry, step, notation);
        let runs = named_cells(geometry, &line).into_iter();
        runs.map(|(text, cells)| (text.to_owned(), cells)).collect()
    });
    if let Some(sequence) = Sequence::of(geometry, step) {
        written[0] = sequence.runs(geometry);
    }
    let mut shown = shown(geometry, step, evidence, gaps, written);
    if let Pattern::Chain(chains) = &step.pattern {
        let nodes = chains.iter().flat_map(|chain| chain.nodes.clone());
        shown.nodes = nodes.collect();
    }
    if let Some(key) = reason::conclusion(&step.pattern) {
        shown.reason[0].phrase = Phrase::Key(key);
    }
    shown.sets = lettered(geometry, &step.pattern);
    shown.reason.splice(0..0, lines(geometry, &step.pattern));
    shown
}

/// A single, an intersection or a subset: the first program finds only these, so it knows no other shapes.
pub(super) fn simple(geometry: &Geometry, step: &Step) -> StepView {
    let written = Notation::ALL.map(|notation| {
        let line = simple_line(geometry, step, notation);
        vec![(line, Vec::new())]
    });
    let gaps = simple_gaps(&step.pattern).unwrap_or_default();
    shown(
        geometry,
        step,
        step.pattern.simple_evidence(),
        gaps,
        written,
    )
}

fn shown(
    geometry: &Geometry,
    step: &Step,
    evidence: Evidence,
    gaps: Gaps,
    written: [Vec<(String, Vec<Cell>)>; 2],
) -> StepView {
    let gaps = gaps.into_iter().chain([("outcome", Filling::Outcome)]);
    StepView {
        technique: step.technique,
        deductions: step.deductions.clone(),
        house: house_to_look_at(geometry, &evidence),
        evidence: Box::new(evidence),
        digits: digits_named(step),
        nodes: Vec::new(),
        sets: Vec::new(),
        reason: vec![said(Phrase::Technique, gaps.collect())],
        written,
    }
}

/// The house that a hint points at before it says more.
fn house_to_look_at(geometry: &Geometry, evidence: &Evidence) -> House {
    let cell = evidence
        .cells
        .first()
        .map_or(Cell::new(0), |(cell, _)| *cell);
    let of_box = House::of_box(geometry.box_index(cell));
    evidence.houses.first().map_or(of_box, |(house, _)| *house)
}

fn simple_gaps(pattern: &Pattern) -> Option<Gaps> {
    let mut gaps = Gaps::new();
    match pattern {
        Pattern::Single { candidate, house } => {
            let (cells, digit) = (vec![candidate.cell], DigitSet::only(candidate.digit));
            gaps.extend(house.map(|house| ("house", Filling::Houses(vec![house]))));
            gaps.push(("cell", Filling::Cells(cells.clone())));
            gaps.push(("digit", Filling::Digits(digit, cells)));
        }
        Pattern::Intersection {
            digit,
            base,
            cover,
            cells,
        } => gaps.extend([
            (
                "digit",
                Filling::Digits(DigitSet::only(*digit), cells.clone()),
            ),
            ("base", Filling::Houses(vec![*base])),
            ("cover", Filling::Houses(vec![*cover])),
            ("cells", Filling::Cells(cells.clone())),
        ]),
        Pattern::Subset {
            house,
            cells,
            digits,
        } => gaps.extend([
            ("house", Filling::Houses(vec![*house])),
            ("cells", Filling::Cells(cells.clone())),
            ("digits", Filling::Digits(*digits, cells.clone())),
        ]),
        _ => return None,
    }
    Some(gaps)
}

/// The gaps of all other shapes: their own parts, or else the digits, the confining and the confined houses, the
/// cells.
fn gaps_of(geometry: &Geometry, step: &Step, evidence: &Evidence) -> Gaps {
    let mut gaps = reason::gaps(geometry, step);
    let cells = evidence.cells.iter().map(|&(cell, _)| cell);
    let cells: Vec<Cell> = CellSet::of(geometry.n_cells(), cells).iter().collect();
    let usual = [
        (
            "digits",
            Filling::Digits(step.pattern.digits(), cells.clone()),
        ),
        ("cells", Filling::Cells(cells)),
        ("base", Filling::Houses(houses(evidence, Part::Base))),
        ("cover", Filling::Houses(houses(evidence, Part::Cover))),
    ];
    for (name, filling) in usual {
        if !gaps.iter().any(|(other, _)| *other == name) {
            gaps.push((name, filling));
        }
    }
    gaps
}

/// The houses with this part, each once: with several digits they are listed for each.
fn houses(evidence: &Evidence, wanted: Part) -> Vec<House> {
    let mut houses: Vec<House> = Vec::new();
    for &(house, part) in &evidence.houses {
        if part == wanted && !houses.contains(&house) {
            houses.push(house);
        }
    }
    houses
}

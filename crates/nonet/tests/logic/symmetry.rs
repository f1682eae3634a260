//! The symmetry law: the steps of a technique on the image of a state are the images of its steps there, however bands,
//! stacks, rows, columns and digits are exchanged, and whether or not rows become columns.
//!
//! It holds for the steps, their conclusions and the cells of their patterns, except where only the first of
//! several patterns, in the order of cells and digits, is reported: for chains, loops and forcing nets the
//! conclusions obey the law ([`Law::Conclusions`]), for almost locked sets in chains and W-wings everything that
//! they conclude together ([`Law::Together`]). Turns of the board do not survive exchanges of lines: for the
//! technique that looks for such symmetries only digits, and rows with columns, are exchanged.

use nonet::board::{Cell, Geometry};
use nonet::logic::{Deduction, Step, Technique, techniques};
use std::collections::BTreeSet;
use support::Random;
use support::states::{Seeds, State, Symmetry, costs};

/// Images of each of a technique's states.
const IMAGES: usize = 10;

/// A technique that costs more microseconds than this is tested on one image of each state in the ordinary run.
const DEAR: u32 = 300;

/// What must be the same on the image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Law {
    /// Conclusions and the cells of the patterns.
    Steps,
    /// The conclusions of each step.
    Conclusions,
    /// Everything that the steps conclude together.
    Together,
}

fn law(slug: &str) -> Law {
    match slug {
        "x-chain" | "xy-chain" | "broken-wing" | "bug-n" | "multi-sector-locked-sets" => {
            Law::Conclusions
        }
        "als-chain" | "als-w-wing" => Law::Together,
        _ if slug == "nishio"
            || slug.contains("-forcing-")
            || slug.starts_with("contradiction-net")
            || slug.starts_with("kraken-")
            || slug == "whip" =>
        {
            Law::Conclusions
        }
        _ if slug.ends_with("nice-loop") || slug.ends_with("aic") => Law::Conclusions,
        _ => Law::Steps,
    }
}

/// The conclusions of a step, and the cells of its pattern, both in order.
type Told = (Vec<Deduction>, Vec<Cell>);

/// The images of these steps, in order.
fn told(steps: &[Step], symmetry: &Symmetry) -> Vec<Told> {
    let of = |step: &Step| {
        let deductions = step.deductions.iter();
        let mut deductions: Vec<Deduction> =
            deductions.map(|&one| symmetry.deduction(one)).collect();
        deductions.sort();
        let evidence = step.pattern.evidence(&Geometry::classic());
        let marked = evidence.candidates.iter().map(|(marked, _)| marked.cell);
        let cells = evidence.cells.iter().map(|&(cell, _)| cell).chain(marked);
        let mut cells: Vec<Cell> = cells.map(|cell| symmetry.cell(cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        (deductions, cells)
    };
    let mut told: Vec<Told> = steps.iter().map(of).collect();
    told.sort();
    told
}

fn conclusions(told: &[Told]) -> impl Iterator<Item = &Vec<Deduction>> {
    told.iter().map(|(deductions, _)| deductions)
}

fn together(told: &[Told]) -> BTreeSet<Deduction> {
    conclusions(told).flatten().copied().collect()
}

/// Compares the steps on an image with the images of the steps.
fn compare(technique: &dyn Technique, state: &State, own: &[Step], random: &mut Random) {
    let slug = technique.info().slug;
    let symmetry = Symmetry::lawful(slug, random);
    let image = symmetry.state(state);
    let expected = told(own, &symmetry);
    let found = told(&technique.all(&image.context()), &Symmetry::none());
    let is_kept = match law(slug) {
        Law::Steps => found == expected,
        Law::Conclusions => conclusions(&found).eq(conclusions(&expected)),
        Law::Together => together(&found) == together(&expected),
    };
    assert!(is_kept, "{slug} {:?}", state.grid);
}

/// Tests this many images of each state near which the technique has steps.
fn check(technique: &dyn Technique, states: &[State], n_images: usize) {
    let mut random = Random::new(91);
    for state in states {
        let own = technique.all(&state.context());
        (0..n_images).for_each(|_| compare(technique, state, &own, &mut random));
    }
    println!(
        "{}: {} images",
        technique.info().slug,
        states.len() * n_images
    );
}

/// All techniques except nested nets, of which the first one found is reported, and braids, which are made from
/// waves: their lengths depend on the order.
fn lawful() -> impl Iterator<Item = &'static dyn Technique> {
    let lawless = ["nested-net", "braid"];
    techniques::every().filter(move |technique| !lawless.contains(&technique.info().slug))
}

#[test]
fn the_steps_on_an_image_are_the_images_of_the_steps() {
    let seeds = Seeds::read();
    for technique in lawful() {
        let is_dear = costs::of(technique) > DEAR;
        let n_images = if is_dear { 1 } else { IMAGES };
        check(technique, &seeds.near[technique.info().slug], n_images);
    }
}

#[test]
#[ignore = "minutes; the dear techniques under as many symmetries"]
fn a_hundred_images_of_every_technique() {
    let seeds = Seeds::read();
    for technique in lawful() {
        check(technique, &seeds.near[technique.info().slug], IMAGES);
    }
}

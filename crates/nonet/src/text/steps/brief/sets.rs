//! Wings and almost locked sets as HoDoKu writes them.

use super::cells::grouped;
use crate::board::{Cell, DigitSet, Grid, House};
use crate::logic::{Als, Common, Pattern, Step, Truth};
use crate::text::steps::write::join;

/// The sets, their common digits, the stem.
fn parts(step: &Step) -> Option<(&[Als], &[Common], Option<Cell>)> {
    match &step.pattern {
        Pattern::Als {
            sets,
            commons,
            stem,
        } => Some((sets, commons, *stem)),
        _ => None,
    }
}

fn run(digits: DigitSet, between: &str) -> String {
    join(digits.iter().map(|digit| digit.to_string()), between)
}

fn gone(step: &Step) -> DigitSet {
    let digits = step
        .deductions
        .iter()
        .map(|deduction| deduction.candidate().digit);
    digits.collect()
}

/// `4/8/7 in r58c9,r6c8`: the eliminated digit comes last.
pub(super) fn wing(grid: &Grid, step: &Step) -> Option<String> {
    let (sets, _, stem) = parts(step)?;
    let last = gone(step).single()?;
    let digits = sets
        .iter()
        .fold(DigitSet::EMPTY, |all, set| all.union(set.digits));
    let cells = sets.iter().flat_map(|set| &set.cells).copied().chain(stem);
    let cells = grouped(grid.geometry(), &cells.collect::<Vec<_>>());
    Some(format!(
        "{}/{last} in {cells}",
        run(digits.without(last), "/")
    ))
}

/// `r4c456 {3579}`.
fn set(grid: &Grid, set: &Als) -> String {
    format!(
        "{} {{{}}}",
        grouped(grid.geometry(), &set.cells),
        run(set.digits, "")
    )
}

/// The digits that two sets have in common.
fn between(commons: &[Common], a: usize, b: usize) -> DigitSet {
    let pair = |(x, y): (u8, u8)| [usize::from(x), usize::from(y)];
    let of = commons
        .iter()
        .filter(|common| [[a, b], [b, a]].contains(&pair(common.between)));
    of.map(|common| common.digit).collect()
}

/// `A=r4c456 {3579}, B=r5c4789 {14579}, X=3, Z=5`; no Z if two digits link the sets.
pub(super) fn als_xz(grid: &Grid, step: &Step) -> Option<String> {
    let ([a, b], commons, _) = parts(step)? else {
        return None;
    };
    let x = between(commons, 0, 1);
    let z = (x.len() == 1).then(|| format!(", Z={}", run(gone(step), ",")));
    let [a, b] = [a, b].map(|one| set(grid, one));
    Some(format!(
        "A={a}, B={b}, X={}{}",
        run(x, ","),
        z.unwrap_or_default()
    ))
}

/// `A=r3c7 {26}, B=r5c1 {68}, C=r3c1 {28}, X,Y=2,8, Z=6`: the set that links the others comes last.
pub(super) fn als_wing(grid: &Grid, step: &Step) -> Option<String> {
    let ([a, pivot, b], commons, _) = parts(step)? else {
        return None;
    };
    let links = between(commons, 0, 1).union(between(commons, 1, 2));
    let [a, b, c] = [a, b, pivot].map(|one| set(grid, one));
    let (links, gone) = (run(links, ","), run(gone(step), ","));
    Some(format!("A={a}, B={b}, C={c}, X,Y={links}, Z={gone}"))
}

/// `9- r2c5 {25} -5- r4c5 {45} -4- r4c1 {49} -9`: the eliminated digits at both ends, and the links between.
pub(super) fn als_chain(grid: &Grid, step: &Step) -> Option<String> {
    let (sets, commons, _) = parts(step)?;
    let gone = run(gone(step), "");
    let link = |place: usize| match place {
        0 => String::new(),
        _ => format!(" -{}- ", run(between(commons, place - 1, place), "")),
    };
    let sets = sets
        .iter()
        .enumerate()
        .map(|(place, one)| link(place) + &set(grid, one));
    Some(format!("{gone}- {} -{gone}", join(sets, "")))
}

/// `[r2c8], -4- r1c8 {45}, -9- r1c6,r2c56 {5789}`: the stem, then each set with the digit that links it.
pub(super) fn death_blossom(grid: &Grid, step: &Step) -> Option<String> {
    let (sets, commons, stem) = parts(step)?;
    let stem = grouped(grid.geometry(), &[stem?]);
    let petal = |(place, one): (usize, &Als)| {
        let digits = run(between(commons, place, sets.len()), "");
        format!(", -{digits}- {}", set(grid, one))
    };
    let petals = join(sets.iter().enumerate().map(petal), "");
    Some(format!("[{stem}]{petals}"))
}

/// `r3c789 - {12357} (r3c6 - {23}, r2c789 - {5789})`: the crossing, the rest of the line, the rest of the box.
pub(super) fn sue_de_coq(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Truths { cover, cells, .. } = &step.pattern else {
        return None;
    };
    let houses = cover.iter().filter_map(|truth| match truth {
        Truth::House(house, _) => Some(*house),
        Truth::Cell(_) => None,
    });
    let line = houses.clone().find(|house| house.is_line())?;
    let square = houses.clone().find(|house| house.is_box())?;
    let is_in = |house: House, cell: Cell| grid.geometry().contains(house, cell);
    let part = |in_line: bool, in_box: bool| {
        let is_of = |&cell: &Cell| is_in(line, cell) == in_line && is_in(square, cell) == in_box;
        let part: Vec<Cell> = cells.iter().copied().filter(is_of).collect();
        let digits = part.iter().map(|&cell| grid.candidates(cell));
        let digits = digits.fold(DigitSet::EMPTY, DigitSet::union);
        format!(
            "{} - {{{}}}",
            grouped(grid.geometry(), &part),
            run(digits, "")
        )
    };
    let (crossing, of_line, of_box) = (part(true, true), part(true, false), part(false, true));
    Some(format!("{crossing} ({of_line}, {of_box})"))
}

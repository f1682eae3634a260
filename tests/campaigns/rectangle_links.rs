//! What chains through unique rectangles would add. In a rectangle of two digits in four cells that are not given,
//! one of the guardians, the cells' other candidates, is right. If these are two claims, an alternating chain may
//! go from one to the other. Each conclusion of such a chain follows from both guardians by the links of the
//! board: that is how they are found here, as a technique after the chains of candidates.
//!
//! `NONET_ADDS_FILE=puzzles.txt NONET_ADDS_PUZZLES=200 cargo test --profile native --test campaigns rectangle_links --
//! --ignored --nocapture`

use nonet::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House};
use nonet::logic::{Context, Deduction, Info, Pattern, Step, Technique, techniques};
use nonet::rate::path;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use support::{plain, puzzle};

/// The technique after which it is tried: the place of a chain of candidates with one more sort of link.
const BEHIND: &str = "discontinuous-nice-loop";

/// Its steps have the pattern of a single and borrow the row of rectangles: only their conclusions count.
struct RectangleLinks;

impl Technique for RectangleLinks {
    fn info(&self) -> &'static Info {
        techniques::info("uniqueness-test-4").expect("a row")
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(givens) = context.givens() else {
            return ControlFlow::Continue(());
        };
        let grid = context.grid();
        let wrong = |ends: [BTreeSet<Candidate>; 2]| {
            let [one, other] = ends.map(|claim| wrong_if(grid, &claim));
            one.intersection(&other).copied().collect::<Vec<_>>()
        };
        for candidate in rectangles(grid, givens).into_iter().flat_map(wrong) {
            found(Step {
                technique: self.info(),
                deductions: vec![Deduction::Eliminate(candidate)],
                pattern: Pattern::Single {
                    candidate,
                    house: None,
                },
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// The guardians of each rectangle whose guardians are two claims: two digits, or one digit in two cells.
fn rectangles(grid: &Grid, givens: &CellSet) -> Vec<[BTreeSet<Candidate>; 2]> {
    let nine = grid.geometry();
    let pairs = |n: usize| (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)));
    let mut all = Vec::new();
    for ((top, bottom), (left, right)) in pairs(9).flat_map(|rows| pairs(9).map(move |c| (rows, c)))
    {
        let at = [(top, left), (top, right), (bottom, left), (bottom, right)];
        let cells = at.map(|(row, col)| nine.cell(row, col));
        let boxes: BTreeSet<usize> = cells.iter().map(|&cell| nine.box_index(cell)).collect();
        let is_open = |&cell: &Cell| !givens.contains(cell) && grid.value(cell).is_none();
        if boxes.len() != 2 || !cells.iter().all(is_open) {
            continue;
        }
        let digits: Vec<Digit> = Digit::all(9).collect();
        for (a, b) in pairs(9).map(|(a, b)| (digits[a], digits[b])) {
            let both: DigitSet = [a, b].into_iter().collect();
            if cells
                .iter()
                .all(|&cell| both.is_subset(grid.candidates(cell)))
            {
                all.extend(claims(grid, cells, both));
            }
        }
    }
    all
}

/// The guardians as two claims.
fn claims(grid: &Grid, cells: [Cell; 4], both: DigitSet) -> Option<[BTreeSet<Candidate>; 2]> {
    let guardians = cells.into_iter().flat_map(|cell| {
        let others = grid
            .candidates(cell)
            .iter()
            .filter(|&digit| !both.contains(digit));
        others.map(move |digit| Candidate { cell, digit })
    });
    let guardians: Vec<Candidate> = guardians.collect();
    let digits: BTreeSet<Digit> = guardians.iter().map(|guardian| guardian.digit).collect();
    let digits: Vec<Digit> = digits.into_iter().collect();
    let of = |digit: Digit| {
        guardians
            .iter()
            .copied()
            .filter(move |one| one.digit == digit)
    };
    match (digits.as_slice(), guardians.as_slice()) {
        (&[one, other], _) => Some([of(one).collect(), of(other).collect()]),
        (_, &[one, other]) => Some([one, other].map(|guardian| [guardian].into())),
        _ => None,
    }
}

/// The candidates that are wrong if one of these, all of one digit, is right: those that all of them see, then
/// those by links of candidates.
fn wrong_if(grid: &Grid, claim: &BTreeSet<Candidate>) -> BTreeSet<Candidate> {
    let (mut wrong, mut right) = (BTreeSet::new(), BTreeSet::new());
    let mut queue = vec![claim.clone()];
    while let Some(claim) = queue.pop() {
        for out in seen_by_all(grid, &claim) {
            if !wrong.insert(out) {
                continue;
            }
            for next in partners(grid, out) {
                if right.insert(next) {
                    queue.push([next].into());
                }
            }
        }
    }
    wrong
}

fn seen_by_all(grid: &Grid, claim: &BTreeSet<Candidate>) -> Vec<Candidate> {
    let nine = grid.geometry();
    let Some(&first) = claim.first() else {
        return Vec::new();
    };
    let of_digit = nine
        .peers(first.cell)
        .iter()
        .map(|&cell| Candidate { cell, ..first });
    let of_cell = Digit::all(9).map(|digit| Candidate { digit, ..first });
    let sees = |by: &Candidate, other: Candidate| {
        let same = by.digit == other.digit && nine.sees(by.cell, other.cell);
        *by != other && (by.cell == other.cell || same)
    };
    let is_out = |other: &Candidate| grid.has(*other) && claim.iter().all(|by| sees(by, *other));
    let all = of_digit.chain(of_cell).filter(is_out);
    all.collect()
}

/// The candidates that are right if this is wrong, each being the only other one of a cell or house.
fn partners(grid: &Grid, Candidate { cell, digit }: Candidate) -> Vec<Candidate> {
    let nine: &Geometry = grid.geometry();
    let left = grid.candidates(cell).without(digit);
    let in_cell = left.single().map(|digit| Candidate { cell, digit });
    let in_house = |house: House| {
        let mut others = grid.places_in(house, digit).filter(|&other| other != cell);
        let only = others.next().filter(|_| others.next().is_none())?;
        Some(Candidate { cell: only, digit })
    };
    let houses = nine.houses_of(cell).iter().copied();
    in_cell
        .into_iter()
        .chain(houses.filter_map(in_house))
        .collect()
}

/// How many of these steps are beyond chains of candidates, and how many are forcing chains and nets.
fn beyond(steps: &[Step]) -> [usize; 2] {
    let place = |slug| techniques::infos().position(|info| info.slug == slug);
    let [chains, forcing] = [BEHIND, "nishio"].map(place);
    let after = |from| {
        steps
            .iter()
            .filter(|step| place(step.technique.slug) > from)
            .count()
    };
    [after(chains), after(forcing.map(|place| place - 1))]
}

#[test]
#[ignore = "a measurement"]
fn rectangle_links() {
    let file = std::env::var("NONET_ADDS_FILE").expect("a file");
    let n: usize =
        std::env::var("NONET_ADDS_PUZZLES").map_or(100, |n| n.parse().expect("a number"));
    let text = std::fs::read_to_string(file).expect("puzzles");
    let place = techniques::ALL.iter().position(|t| t.info().slug == BEHIND);
    let mut more: Vec<&dyn Technique> = techniques::ALL.to_vec();
    more.insert(place.expect("a technique") + 1, &RectangleLinks);
    let (mut asked, mut gain, mut easy) = (0, 0, 0);
    let (mut before, mut after) = ([0; 2], [0; 2]);
    let lines: Vec<&str> = text.lines().take(n).collect();
    for line in &lines {
        let puzzle = puzzle(&plain(line));
        let givens = puzzle.given_cells();
        let solution = nonet::solve::solve(&puzzle).expect("a solution");
        let steps = |all: &[&dyn Technique]| {
            let path = path(Grid::new(&puzzle), Some(&givens), all);
            for deduction in path.steps.iter().flat_map(|step| &step.deductions) {
                let Candidate { cell, digit } = deduction.candidate();
                let is_right = solution.digit(cell) == digit;
                assert_eq!(is_right, matches!(deduction, Deduction::Place(_)), "{line}");
            }
            beyond(&path.steps)
        };
        let without = steps(techniques::ALL);
        if without[0] == 0 {
            continue;
        }
        let with = steps(&more);
        asked += 1;
        gain += usize::from(with[0] < without[0]);
        easy += usize::from(with[0] == 0);
        for kind in 0..2 {
            before[kind] += without[kind];
            after[kind] += with[kind];
        }
    }
    println!(
        "{asked} of {} have steps beyond chains; {gain} have fewer with rectangles, {easy} none",
        lines.len()
    );
    println!("steps beyond chains, forcing ones of them: {before:?}, then {after:?}");
}

//! Techniques that rely on the uniqueness of the solution, and similar ones, judged by the solution and by filling
//! their patterns in every way.

use nonet::board::{Candidate, Cell, CellSet, Digit, Geometry, Grid, Puzzle};
use nonet::logic::{Context, Deduction, Pattern, Step, Technique, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::LibraryCase;
use std::collections::{BTreeMap, BTreeSet};
use support::{Random, puzzle};

/// Our own cases, mined from random puzzles: lines in HoDoKu's form with a slug for the code.
const CASES: &str = include_str!("../../../../tests/data/uniqueness.txt");

const FAMILY: [&str; 9] = [
    "uniqueness",
    "hidden-rectangle",
    "avoidable",
    "unique-loop",
    "extended-rectangle",
    "bug",
    "aligned-pair",
    "fireworks",
    "tridagon",
];

fn family() -> impl Iterator<Item = &'static dyn Technique> {
    let is_ours = |technique: &&dyn Technique| {
        let slug = technique.info().slug;
        FAMILY.iter().any(|name| slug.starts_with(name))
    };
    techniques::ALL.iter().copied().filter(is_ours)
}

/// Passes every step of the family on the grids between a puzzle and its solution to `judge`. The walk is random:
/// steps, wrong candidates removed, cells filled.
fn walk(random: &mut Random, givens: &Puzzle, judge: &mut dyn FnMut(&Grid, &Puzzle, &Step)) {
    let Verdict::One(solution) = solve::verdict(givens, 1 << 20) else {
        panic!("not one solution: {givens:?}");
    };
    let cells = CellSet::of(givens.geometry().n_cells(), givens.givens().map(|(c, _)| c));
    let mut grid = Grid::new(givens);
    let fills = random.below(5);
    while !grid.is_full() {
        let context = Context::unique(&grid, &cells);
        let steps: Vec<Step> = family().flat_map(|t| t.all(&context)).collect();
        steps
            .iter()
            .for_each(|step| judge(&grid, solution.board(), step));
        if !steps.is_empty() && random.below(3) == 0 {
            steps[random.below(steps.len())].apply(&mut grid);
            continue;
        }
        let empty: Vec<Cell> = grid.empty_cells().collect();
        let cell = empty[random.below(empty.len())];
        let right = solution.digit(cell);
        let wrong: Vec<Digit> = grid.candidates(cell).without(right).iter().collect();
        if wrong.is_empty() || random.below(5) < fills {
            grid.place(cell, right);
        } else {
            let digit = wrong[random.below(wrong.len())];
            grid.eliminate(Candidate { cell, digit });
        }
    }
}

/// Each deduction agrees with the solution, and its candidate is there.
fn check_step(grid: &Grid, solution: &Puzzle, step: &Step) {
    for deduction in &step.deductions {
        let Candidate { cell, digit } = deduction.candidate();
        let right = solution.get(cell) == Some(digit);
        let is_place = matches!(deduction, Deduction::Place(_));
        assert!(grid.has(deduction.candidate()), "{step:?}\n{grid:?}");
        assert_eq!(right, is_place, "{step:?}\n{grid:?}");
    }
}

/// Each way to put the pattern's digits into its cells has a twin with the same digits in each house, and without the
/// guardians only these digits are left.
fn check_deadly(grid: &Grid, step: &Step) {
    let Pattern::Deadly {
        cells,
        digits,
        guardians,
        ..
    } = &step.pattern
    else {
        return;
    };
    if step.technique.slug.starts_with("bug") {
        return;
    }
    for &cell in cells {
        let others = grid.candidates(cell).minus(*digits).iter();
        let mut others = others.map(|digit| Candidate { cell, digit });
        assert!(others.all(|other| guardians.contains(&other)), "{step:?}");
    }
    let mut fillings = BTreeMap::new();
    let mut houses = vec![0u32; 3 * grid.geometry().side()];
    fill(
        grid.geometry(),
        cells,
        digits.iter().collect::<Vec<_>>().as_slice(),
        &mut houses,
        &mut fillings,
    );
    assert!(fillings.values().all(|&n| n > 1), "{step:?}");
}

/// Counts the ways to fill the cells, by what they put into each house.
fn fill(
    geometry: &Geometry,
    cells: &[Cell],
    digits: &[Digit],
    houses: &mut Vec<u32>,
    fillings: &mut BTreeMap<Vec<u32>, u32>,
) {
    let [cell, rest @ ..] = cells else {
        *fillings.entry(houses.clone()).or_default() += 1;
        return;
    };
    let places = geometry.places_of(*cell).iter();
    let numbers = places.map(|&(house, _)| house);
    for digit in digits {
        let bit = 1 << digit.index();
        if numbers.clone().all(|house| houses[house] & bit == 0) {
            numbers.clone().for_each(|house| houses[house] |= bit);
            fill(geometry, rest, digits, houses, fillings);
            numbers.clone().for_each(|house| houses[house] &= !bit);
        }
    }
}

#[test]
fn every_step_agrees_with_the_solution_and_every_pattern_is_deadly() {
    let mut random = Random::new(61);
    for _ in 0..60 {
        let givens = puzzle(&random.unique().0);
        walk(&mut random, &givens, &mut |grid, solution, step| {
            check_step(grid, solution, step);
            check_deadly(grid, step);
        });
    }
}

/// A solution of this board with some digits removed, but not so many that another solution appears.
fn thinned(random: &mut Random, full: &Puzzle) -> Puzzle {
    let mut givens = full.clone();
    let mut order: Vec<Cell> = full.geometry().cells().collect();
    random.shuffle(&mut order);
    for &cell in &order {
        givens.set(cell, None).expect("on the board");
        if !matches!(solve::verdict(&givens, 1 << 16), Verdict::One(_)) {
            givens.set(cell, full.get(cell)).expect("on the board");
        }
    }
    givens
}

#[test]
fn steps_on_boards_of_other_shapes_agree_with_the_solution() {
    let mut random = Random::new(62);
    let crooked = [
        0, 0, 0, 1, 1, 1, 0, 0, 2, 2, 1, 1, 0, 2, 2, 2, 2, 1, 3, 3, 3, 4, 4, 4, 3, 3, 5, 5, 4, 4,
        3, 5, 5, 5, 5, 4,
    ];
    let shapes = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 4)]
        .map(|(high, wide)| Geometry::shared(high, wide).unwrap());
    let crooked = std::sync::Arc::new(Geometry::irregular(&crooked).unwrap());
    for geometry in shapes.into_iter().chain([crooked]) {
        for _ in 0..8 {
            let full = filled(&mut random, &Puzzle::empty(geometry.clone()));
            let givens = thinned(&mut random, &full);
            walk(&mut random, &givens, &mut |grid, solution, step| {
                check_step(grid, solution, step);
                check_deadly(grid, step);
            });
        }
    }
}

/// A solution of an empty board: random digits in the first row, then any.
fn filled(random: &mut Random, empty: &Puzzle) -> Puzzle {
    let side = empty.geometry().side();
    let mut digits: Vec<Digit> = Digit::all(side).collect();
    random.shuffle(&mut digits);
    let mut board = empty.clone();
    for (col, &digit) in digits.iter().enumerate() {
        board
            .set(Cell::new(col), Some(digit))
            .expect("on the board");
    }
    match solve::verdict(&board, 1 << 20) {
        Verdict::One(solution) => solution.board().clone(),
        Verdict::Several(solution, _) => solution.board().clone(),
        other => panic!("no solution: {other:?}"),
    }
}

/// The mined cases, each with the technique that its line names instead of a number.
fn cases() -> impl Iterator<Item = (&'static str, LibraryCase)> {
    let lines = CASES.lines().filter_map(|line| line.strip_prefix(':'));
    lines.map(|line| {
        let (slug, rest) = line.split_once(':').unwrap();
        let case = LibraryCase::read(&format!(":0000:{rest}"));
        (slug, case.unwrap())
    })
}

#[test]
fn mined_cases_are_found() {
    for (slug, case) in cases() {
        let technique = family()
            .find(|technique| technique.info().slug == slug)
            .unwrap();
        let (grid, givens) = (case.grid(), case.given_cells());
        let steps = technique.all(&Context::unique(&grid, &givens));
        let expected: BTreeSet<Deduction> = case.deductions.iter().copied().collect();
        let same =
            |step: &&Step| step.deductions.iter().copied().collect::<BTreeSet<_>>() == expected;
        assert_eq!(steps.iter().filter(same).count(), 1, "{slug}");
    }
}

#[test]
fn without_a_proof_of_uniqueness_there_are_no_such_steps() {
    let needs_none = |slug: &str| {
        ["aligned-pair", "fireworks", "tridagon"]
            .iter()
            .any(|name| slug.starts_with(name))
    };
    for (slug, case) in cases() {
        let grid = case.grid();
        for technique in family().filter(|technique| !needs_none(technique.info().slug)) {
            assert_eq!(technique.first(&Context::new(&grid)), None, "{slug}");
        }
    }
}

/// Three cells in each of four boxes, in the rows' permutations; one of the cells has a guardian.
fn four_boxes(orders: [[usize; 3]; 4]) -> Grid {
    let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
    for (number, order) in orders.iter().enumerate() {
        for (row, col) in order.iter().enumerate() {
            let cell = Cell::new((number / 2 * 6 + row) * 9 + number % 2 * 3 + col);
            let last = if number == 3 && row == 0 { 4 } else { 3 };
            for digit in Digit::all(9).filter(|digit| digit.get() > last) {
                grid.eliminate(Candidate { cell, digit });
            }
        }
    }
    grid
}

#[test]
fn tridagons_are_what_cannot_be_filled() {
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let tridagon = techniques::ALL
        .iter()
        .find(|t| t.info().slug == "tridagon-1")
        .unwrap();
    let digits: Vec<Digit> = Digit::all(3).collect();
    for number in 0..6usize.pow(4) {
        let grid = four_boxes([1, 6, 36, 216].map(|power| orders[number / power % 6]));
        let few = |&cell: &Cell| grid.candidates(cell).len() < 9;
        let cells: Vec<Cell> = grid.empty_cells().filter(few).collect();
        let mut fillings = BTreeMap::new();
        fill(
            grid.geometry(),
            &cells,
            &digits,
            &mut vec![0; 27],
            &mut fillings,
        );
        let steps = tridagon.all(&Context::new(&grid));
        assert_eq!(steps.len(), usize::from(fillings.is_empty()), "{number}");
        assert!(steps.iter().all(|step| step.deductions.len() == 3));
    }
}

/// Mirrored along the diagonal, with each digit replaced by 10 minus itself.
fn mirror(Candidate { cell, digit }: Candidate) -> Candidate {
    let (row, col) = (cell.index() / 9, cell.index() % 9);
    Candidate {
        cell: Cell::new(col * 9 + row),
        digit: Digit::new(10 - digit.get()).unwrap(),
    }
}

/// What each step concludes.
fn conclusions(
    technique: &dyn Technique,
    grid: &Grid,
    givens: &CellSet,
) -> BTreeSet<BTreeSet<Candidate>> {
    let steps = technique.all(&Context::unique(grid, givens)).into_iter();
    let concluded = |step: Step| step.deductions.iter().map(|d| d.candidate()).collect();
    steps.map(concluded).collect()
}

#[test]
fn mirrored_boards_give_the_mirrored_steps() {
    for (slug, case) in cases() {
        let (grid, givens) = (case.grid(), case.given_cells());
        let mut board = Puzzle::empty(Geometry::classic());
        for (cell, digit) in case.board.givens() {
            let image = mirror(Candidate { cell, digit });
            board
                .set(image.cell, Some(image.digit))
                .expect("on the board");
        }
        let mut mirrored = Grid::new(&board);
        case.deleted
            .iter()
            .for_each(|&gone| mirrored.eliminate(mirror(gone)));
        let any = Digit::new(5).unwrap();
        let images = givens
            .iter()
            .map(|cell| mirror(Candidate { cell, digit: any }).cell);
        let images = CellSet::of(81, images);
        for technique in family() {
            let own = conclusions(technique, &grid, &givens).into_iter();
            let expected = own.map(|step| step.into_iter().map(mirror).collect());
            let expected: BTreeSet<BTreeSet<Candidate>> = expected.collect();
            let found = conclusions(technique, &mirrored, &images);
            assert_eq!(found, expected, "{} {slug}", technique.info().slug);
        }
    }
}

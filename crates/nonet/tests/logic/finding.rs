//! The techniques and propagation, judged by the oracle and by their slow twins.

use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, Puzzle, Solution};
use nonet::logic::{
    Context, Deduction, Outcome, Pattern, Reach, Step, Technique, propagate, techniques,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use support::naive::{self, Board, Instance};
use support::{Plain, Random, plain, puzzle, solutions, to_plain};

/// The techniques that have a slow twin; `techniques.rs` judges all of them.
fn basic() -> impl Iterator<Item = &'static dyn Technique> {
    let all = techniques::ALL.iter().copied();
    all.filter(|technique| naive::KNOWN.contains(&technique.info().slug))
}

/// Passes every step of every technique on every grid of a path to `judge`; the path takes a random one.
fn walk(random: &mut Random, mut grid: Grid, judge: &mut dyn FnMut(&Grid, &dyn Technique, &Step)) {
    loop {
        let mut steps = Vec::new();
        for technique in basic() {
            let found = technique.all(&Context::new(&grid));
            assert_eq!(
                technique.first(&Context::new(&grid)).as_ref(),
                found.first()
            );
            found.iter().for_each(|step| judge(&grid, technique, step));
            steps.extend(found);
        }
        if steps.is_empty() {
            return;
        }
        steps[random.below(steps.len())].apply(&mut grid);
    }
}

/// A step has a conclusion, has nothing twice, and each deduction changes the grid.
fn check_form(grid: &Grid, technique: &dyn Technique, step: &Step) {
    assert_eq!(step.technique, technique.info());
    assert!(!step.deductions.is_empty());
    let once: BTreeSet<&Deduction> = step.deductions.iter().collect();
    assert_eq!(once.len(), step.deductions.len(), "{step:?}");
    for deduction in &step.deductions {
        assert!(grid.has(candidate(deduction)), "{step:?}");
    }
    match &step.pattern {
        Pattern::Single { candidate, .. } => {
            assert_eq!(step.deductions, [Deduction::Place(*candidate)]);
        }
        Pattern::Intersection {
            base, cover, cells, ..
        } => {
            let both = |&cell| {
                [base, cover]
                    .iter()
                    .all(|&&h| grid.geometry().contains(h, cell))
            };
            assert!(cells.iter().all(both), "{step:?}");
        }
        Pattern::Subset {
            house,
            cells,
            digits,
        } => {
            assert_eq!(cells.len(), digits.len());
            assert!(
                cells
                    .iter()
                    .all(|&cell| grid.geometry().contains(*house, cell))
            );
        }
        _ => {}
    }
}

fn candidate(deduction: &Deduction) -> Candidate {
    match *deduction {
        Deduction::Place(candidate) | Deduction::Eliminate(candidate) => candidate,
    }
}

/// Does the solution agree?
fn holds(deduction: &Deduction, digit_of: impl Fn(Cell) -> u8) -> bool {
    let Candidate { cell, digit } = candidate(deduction);
    let same = digit_of(cell) == digit.get();
    same == matches!(deduction, Deduction::Place(_))
}

/// Random boards of all three kinds with all their solutions: one, 2 to 60, none.
fn boards(seed: u64, of_each: usize) -> Vec<(Plain, Vec<Plain>)> {
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let mut boards = Vec::new();
    for _ in 0..of_each {
        let (unique, full) = random.unique();
        boards.push((unique, vec![full]));
        boards.push((random.impossible(), Vec::new()));
        let several = random.several();
        let all = solutions(&several, 61);
        if all.len() <= 60 {
            boards.push((several, all));
        }
    }
    boards
}

#[test]
fn every_deduction_agrees_with_every_solution() {
    let mut random = Random::new(11);
    for (board, all) in boards(10, 100) {
        let start = Grid::new(&puzzle(&board));
        walk(&mut random, start, &mut |grid, technique, step| {
            check_form(grid, technique, step);
            for deduction in &step.deductions {
                let right = all
                    .iter()
                    .all(|full| holds(deduction, |cell| full[cell.index()]));
                assert!(right, "{board:?}\n{grid:?}\n{step:?}");
            }
        });
    }
}

/// A full board with boxes of this size: each row is the one above it, shifted.
fn shifted(rows: usize, cols: usize) -> Puzzle {
    let side = rows * cols;
    let mut full = Puzzle::empty(Arc::new(Geometry::rectangular(rows, cols).unwrap()));
    for cell in full.geometry().cells() {
        let (row, col) = (cell.index() / side, cell.index() % side);
        let value = (row % rows * cols + row / rows + col) % side + 1;
        full.set(cell, Digit::new(value as u8))
            .expect("on the board");
    }
    full
}

/// A full board with irregular boxes.
fn crooked() -> Puzzle {
    let boxes = [
        [0, 0, 0, 1, 1],
        [0, 0, 1, 1, 1],
        [2, 2, 3, 3, 3],
        [2, 2, 4, 3, 3],
        [2, 4, 4, 4, 4],
    ];
    let digits = [
        [1, 2, 3, 4, 5],
        [4, 5, 1, 2, 3],
        [3, 1, 2, 5, 4],
        [2, 4, 5, 3, 1],
        [5, 3, 4, 1, 2],
    ];
    let shape = Geometry::irregular(boxes.as_flattened()).unwrap();
    let mut full = Puzzle::empty(Arc::new(shape));
    for (index, &digit) in digits.as_flattened().iter().enumerate() {
        full.set(Cell::new(index), Digit::new(digit))
            .expect("on the board");
    }
    full
}

#[test]
fn deductions_hold_on_boards_of_other_shapes() {
    let sizes = [(1, 1), (2, 2), (2, 3), (3, 2), (3, 4), (4, 4), (5, 5)];
    let boards = sizes.map(|(rows, cols)| shifted(rows, cols));
    let mut random = Random::new(20);
    for full in boards.into_iter().chain([crooked()]) {
        assert!(Solution::verify(full.clone()).is_some());
        for share in [40, 60, 80] {
            let mut holes = full.clone();
            for cell in full.geometry().cells() {
                if random.below(100) < share {
                    holes.set(cell, None).expect("on the board");
                }
            }
            check_shape(&mut random, &full, &holes);
        }
    }
}

/// Deductions true of all solutions are true of the known one. On the largest boards a few states are enough.
fn check_shape(random: &mut Random, full: &Puzzle, holes: &Puzzle) {
    let mut grid = Grid::new(holes);
    for _ in 0..12 {
        let found = basic().map(|t| (t, t.all(&Context::new(&grid))));
        let found: Vec<(&dyn Technique, Vec<Step>)> = found.collect();
        for (technique, step) in found
            .iter()
            .flat_map(|(t, s)| s.iter().map(move |s| (*t, s)))
        {
            check_form(&grid, technique, step);
            for deduction in &step.deductions {
                let digit_of = |cell| full.get(cell).map_or(0, Digit::get);
                assert!(holds(deduction, digit_of), "{step:?}");
            }
        }
        let steps: Vec<&Step> = found.iter().flat_map(|(_, steps)| steps).collect();
        if steps.is_empty() {
            return;
        }
        steps[random.below(steps.len())].apply(&mut grid);
    }
    let mut grid = Grid::new(holes);
    let end = propagate(&mut grid, Reach::Subsets).outcome;
    assert!(!matches!(end, Outcome::Contradictory(_)));
}

/// Its instances as plain numbers.
fn plain_instances(technique: &dyn Technique, grid: &Grid) -> Vec<Instance> {
    let pair = |deduction: &Deduction| {
        let Candidate { cell, digit } = candidate(deduction);
        (cell.index(), digit.get())
    };
    let steps = technique.all(&Context::new(grid)).into_iter();
    steps
        .map(|step| step.deductions.iter().map(pair).collect())
        .collect()
}

#[test]
fn the_slow_twins_find_the_same_instances() {
    let mut random = Random::new(31);
    for (board, _) in boards(30, 9) {
        let mut grid = Grid::new(&puzzle(&board));
        blur(&mut random, &mut grid);
        loop {
            let slow = Board::of(&grid);
            for technique in basic() {
                let expected = naive::instances(technique.info().slug, &slow);
                assert_eq!(
                    plain_instances(technique, &grid),
                    expected,
                    "{technique:?}\n{grid:?}"
                );
            }
            let steps: Vec<Step> = basic().flat_map(|t| t.all(&Context::new(&grid))).collect();
            if steps.is_empty() {
                break;
            }
            for _ in 0..3 {
                steps[random.below(steps.len())].apply(&mut grid);
            }
        }
    }
}

/// Removes up to 30 random candidates, so that the grid may well be contradictory.
fn blur(random: &mut Random, grid: &mut Grid) {
    for _ in 0..random.below(31) {
        let cell = Cell::new(random.below(81));
        let digit = Digit::new(1 + random.below(9) as u8).unwrap();
        grid.eliminate(Candidate { cell, digit });
    }
}

#[test]
fn mirrored_and_relabelled_boards_give_the_same_deductions() {
    let mut random = Random::new(41);
    for (board, _) in boards(40, 15) {
        let mut grid = Grid::new(&puzzle(&board));
        blur(&mut random, &mut grid);
        let mut labels: Vec<u8> = (1..=9).collect();
        random.shuffle(&mut labels);
        let image =
            |(cell, digit): (usize, u8)| (cell % 9 * 9 + cell / 9, labels[usize::from(digit) - 1]);
        let other = mapped(&grid, &image);
        for technique in basic() {
            let here = plain_instances(technique, &grid).concat();
            let there = plain_instances(technique, &other).concat();
            let here: BTreeSet<(usize, u8)> = here.into_iter().map(image).collect();
            assert_eq!(here, there.into_iter().collect(), "{technique:?}");
        }
    }
}

/// The grid with each digit and each candidate at its image.
fn mapped(grid: &Grid, image: &dyn Fn((usize, u8)) -> (usize, u8)) -> Grid {
    let candidate_of = |cell: Cell, digit: Digit| {
        let (cell, digit) = image((cell.index(), digit.get()));
        Candidate {
            cell: Cell::new(cell),
            digit: Digit::new(digit).unwrap(),
        }
    };
    let mut board = Puzzle::empty(Geometry::classic());
    for (cell, digit) in grid.to_puzzle().givens() {
        let Candidate { cell, digit } = candidate_of(cell, digit);
        board.set(cell, Some(digit)).expect("on the board");
    }
    let mut other = Grid::new(&board);
    for cell in grid.geometry().cells() {
        for digit in Digit::all(9).filter(|&d| !grid.candidates(cell).contains(d)) {
            other.eliminate(candidate_of(cell, digit));
        }
    }
    other
}

#[test]
fn propagation_replays_and_reaches_further() {
    for (board, all) in boards(50, 60) {
        let start = Grid::new(&puzzle(&board));
        let ends = Reach::ALL.map(|reach| check_propagation(&start, reach, &all));
        for [nearer, further] in [[0, 1], [1, 2]] {
            let (nearer, further) = (&ends[nearer], &ends[further]);
            if nearer.1 != Outcome::Stuck {
                assert_eq!(
                    nearer.1 == Outcome::Finished,
                    further.1 == Outcome::Finished
                );
            } else if let Outcome::Stuck | Outcome::Finished = further.1 {
                for (cell, digit) in nearer.0.to_puzzle().givens() {
                    assert_eq!(further.0.value(cell), Some(digit));
                }
            }
        }
    }
}

fn check_propagation(start: &Grid, reach: Reach, all: &[Plain]) -> (Grid, Outcome) {
    let mut grid = start.clone();
    let propagation = propagate(&mut grid, reach);
    let mut replayed = start.clone();
    for step in &propagation.steps {
        assert_eq!(replayed.contradiction(), None);
        step.apply(&mut replayed);
    }
    assert_eq!(replayed, grid);
    match propagation.outcome {
        Outcome::Finished => assert_eq!(all, [to_plain(&grid.to_puzzle())]),
        Outcome::Stuck => assert!(grid.contradiction().is_none() && !grid.is_full()),
        Outcome::Contradictory(fact) => {
            assert!(all.is_empty(), "{start:?}");
            assert_eq!(grid.contradiction(), Some(fact));
        }
    }
    (grid, propagation.outcome)
}

/// The worked examples of the practical: the puzzle, and the result of scanning alone.
const SCANNING: [[&str; 2]; 9] = [
    [
        "800000600029670010000014050600391502051000900902006000060430000090087160007000003",
        "810000600029670010006014050600391502051000906902006001160430000090087160007160003",
    ],
    [
        "008000245050708003400020870040801300100070009009265400086030050900604032320000600",
        "678319245251748963493526871547891326162473589839265417786932154915684732324157698",
    ],
    [
        "000483000604000082000000000000830000010029076008001000500002300000175000000000107",
        "125483769634917582897256431762834915413529876958761243571642398389175624246398157",
    ],
    [
        "000040060075000090900001000004008736300004000721900500000200001030000850010060000",
        "283749165175682493946351278594128736368574912721936584857293641632417859419865327",
    ],
    [
        "200700800107020643800301290040600082600207009000090506006072000072504000010030000",
        "263749815197825643854361297749653182685217439321498576436172958972584361518936724",
    ],
    [
        "000000900000007300054000007600000000300000002000480100020000084000096000000014095",
        "000000900000007300054000007600000000300000002000480100020000084400096000000014095",
    ],
    [
        "900080002070100000005003000000008100000020806800600049400060090030005000001700060",
        "900080002070100000005003000000008100000020806800600049400060090030005000001700060",
    ],
    [
        "080013090000000000390002600200039000900064700056008000000801430034000005060040000",
        "080013090000000000390002600208039060913064700056008000000801436034000005060340000",
    ],
    [
        "200700800107020643800301290040600082600207009000090506006072000072504000010030000",
        "263749815197825643854361297749653182685217439321498576436172958972584361518936724",
    ],
];

/// Scanning the first board ends at the second, whose digits are all right.
fn check_scanning(start: &str, end: &str) {
    let mut grid = Grid::new(&puzzle(&plain(start)));
    let outcome = propagate(&mut grid, Reach::BothSingles).outcome;
    assert_eq!(to_plain(&grid.to_puzzle()), plain(end), "{start}");
    let expected = if end.contains('0') {
        Outcome::Stuck
    } else {
        Outcome::Finished
    };
    assert_eq!(outcome, expected);
}

#[test]
fn scanning_reaches_what_the_source_says() {
    for [start, end] in SCANNING {
        check_scanning(start, end);
    }
}

#[test]
fn the_shared_examples_are_the_same() {
    let Some(text) = support::shared("source-examples.json") else {
        return;
    };
    let values = |key: &str| -> Vec<String> {
        let lines = text
            .lines()
            .filter(|line| line.contains(&format!("\"{key}\": \"")));
        lines
            .filter_map(|line| Some(line.split('"').nth(3)?.to_owned()))
            .collect()
    };
    let (starts, ends) = (values("puzzle"), values("after_scanning"));
    assert_eq!((starts.len(), ends.len()), (11, 9));
    for (start, end) in starts.iter().zip(&ends) {
        check_scanning(start, end);
    }
}

#[test]
fn a_board_without_a_solution_shows_it() {
    let text = "0".repeat(69) + "123456789000";
    let mut grid = Grid::new(&puzzle(&plain(&text)));
    let propagation = propagate(&mut grid, Reach::NakedSingles);
    assert!(
        matches!(propagation.outcome, Outcome::Contradictory(_)),
        "{propagation:?}"
    );
}

#[test]
fn the_documentation_lists_the_techniques_in_their_order() {
    let rows = include_str!("../../../../docs/TECHNIQUES.md").lines();
    let slugs = rows.filter_map(|row| row.strip_prefix("| ")?.split('`').nth(1));
    assert!(slugs.eq(techniques::every().map(|technique| technique.info().slug)));
}

//! Diagnoses, judged one claim at a time by the plain backtracker: every claim is true, and lists reported as
//! complete are.

use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, Puzzle};
use nonet::solve::{
    Ambiguity, Contradictory, Diagnosis, Effort, Repair, Stage, Uniqueness, diagnose,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use support::any_size::Shape;
use support::{Random, puzzle as classic, shared};

const ENOUGH: Effort = Effort {
    each: 1_000_000,
    total: 100_000_000,
};

fn quietly(puzzle: &Puzzle, effort: Effort) -> Diagnosis {
    diagnose(puzzle, effort, &mut |_| ControlFlow::Continue(()))
}

fn set(board: &[u8], cell: usize, value: u8) -> Vec<u8> {
    let mut board = board.to_vec();
    board[cell] = value;
    board
}

fn n_solutions(shape: &Shape, board: &[u8]) -> usize {
    shape.solutions(board, 2).len()
}

fn givens(board: &[u8]) -> impl Iterator<Item = usize> + '_ {
    (0..board.len()).filter(|&cell| board[cell] > 0)
}

fn indices(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

/// Judges every claim; `complete` says whether nothing may be undecided.
fn judge(shape: &Shape, board: &[u8], diagnosis: &Diagnosis, complete: bool) {
    let n = n_solutions(shape, board);
    match diagnosis {
        Diagnosis::None(why) => {
            assert_eq!(n, 0);
            judge_core(shape, board, why, complete);
            judge_repairs(shape, board, why, complete);
            judge_swaps(shape, board, why);
        }
        Diagnosis::One(unique) => {
            assert_eq!(n, 1);
            judge_redundant(shape, board, unique, complete);
        }
        Diagnosis::Several(several) => {
            assert_eq!(n, 2);
            judge_extras(shape, board, several, complete);
        }
        Diagnosis::Undecided(first) => {
            assert!(!complete);
            assert!(first.is_none() || n > 0);
        }
    }
}

fn judge_core(shape: &Shape, board: &[u8], why: &Contradictory, complete: bool) {
    judge_core_by(shape, board, why, &|board| n_solutions(shape, board) as u64);
    assert!(why.core_is_minimal || !complete);
}

fn judge_core_by(
    shape: &Shape,
    board: &[u8],
    why: &Contradictory,
    n_solutions: &dyn Fn(&[u8]) -> u64,
) {
    assert_eq!(why.repeated, shape.puzzle(board).conflicts());
    let core = indices(&why.core);
    let kept: Vec<u8> = (0..board.len())
        .map(|i| if core.contains(&i) { board[i] } else { 0 })
        .collect();
    assert_eq!(n_solutions(&kept), 0);
    for &cell in core.iter().filter(|_| why.core_is_minimal) {
        assert!(
            n_solutions(&set(&kept, cell, 0)) > 0,
            "{cell} is not needed"
        );
    }
}

fn judge_repairs(shape: &Shape, board: &[u8], why: &Contradictory, complete: bool) {
    let unknown = indices(&why.unknown);
    assert!(!complete || unknown.is_empty());
    let claimed: BTreeSet<Repair> = why.repairs.iter().copied().collect();
    assert_eq!(claimed.len(), why.repairs.len());
    for index in givens(board) {
        let cell = Cell::new(index);
        for value in 0..=shape.side as u8 {
            let repair = match Digit::new(value) {
                None => Repair::Remove(cell),
                Some(digit) => Repair::Change(Candidate { cell, digit }),
            };
            let mends = n_solutions(shape, &set(board, index, value)) == 1;
            let claims = claimed.contains(&repair);
            assert!(
                mends == claims || mends && unknown.contains(&index),
                "{repair:?}"
            );
        }
    }
}

/// Every two givens of a row or column are exchanged.
fn judge_swaps(shape: &Shape, board: &[u8], why: &Contradictory) {
    let unknown = indices(&why.unknown);
    let claimed: BTreeSet<[usize; 2]> =
        why.swaps.iter().map(|pair| pair.map(Cell::index)).collect();
    assert_eq!(claimed.len(), why.swaps.len());
    for one in givens(board) {
        for other in givens(board).filter(|&other| other > one) {
            let side = shape.side;
            let in_line = one / side == other / side || one % side == other % side;
            let swapped = set(&set(board, one, board[other]), other, board[one]);
            let mends = in_line && board[one] != board[other] && n_solutions(shape, &swapped) == 1;
            let is_open = unknown.contains(&one) && unknown.contains(&other);
            let claims = claimed.contains(&[one, other]);
            assert!(mends == claims || mends && is_open, "{one} {other}");
        }
    }
}

fn judge_redundant(shape: &Shape, board: &[u8], unique: &Uniqueness, complete: bool) {
    assert!(!complete || unique.unknown.is_empty());
    let redundant = |&cell: &usize| n_solutions(shape, &set(board, cell, 0)) == 1;
    let truth: Vec<usize> = givens(board).filter(redundant).collect();
    let unknown = indices(&unique.unknown);
    let known = |cell: &usize| !unknown.contains(cell);
    let expected: Vec<usize> = truth.iter().copied().filter(known).collect();
    assert_eq!(indices(&unique.redundant), expected);
    let is_known = unknown.is_empty() || !expected.is_empty();
    assert_eq!(unique.is_minimal(), is_known.then_some(truth.is_empty()));
}

fn judge_extras(shape: &Shape, board: &[u8], several: &Ambiguity, complete: bool) {
    assert_ne!(several.first, several.second);
    for solution in [&several.first, &several.second] {
        let mut kept = givens(board);
        assert!(kept.all(|i| solution.digit(Cell::new(i)).get() == board[i]));
    }
    assert!(!complete || several.unknown_extras.is_empty());
    assert!(!complete || several.unknown.iter().all(|digits| digits.is_empty()));
    for (index, (possible, unknown)) in several.possible.iter().zip(&several.unknown).enumerate() {
        for digit in Digit::all(shape.side) {
            let cell = Cell::new(index);
            let given_too = match board[index] {
                0 => n_solutions(shape, &set(board, index, digit.get())),
                given => 2 * usize::from(given == digit.get()),
            };
            let known = !unknown.contains(digit);
            assert!(!known || possible.contains(digit) == (given_too > 0));
            let candidate = Candidate { cell, digit };
            let claimed = several.extras.contains(&candidate);
            let open = several.unknown_extras.contains(&candidate);
            assert!(
                claimed == (given_too == 1) || open && !claimed,
                "{candidate:?}"
            );
        }
    }
    let differs = |cell: &Cell| several.possible[cell.index()].len() > 1;
    assert!(several.differing().all(|cell| differs(&cell)));
    let told: Vec<Cell> = several.differing().collect();
    let shown = |cell: &Cell| several.first.digit(*cell) != several.second.digit(*cell);
    let cells = several.first.board().geometry().cells();
    assert!(cells.filter(shown).all(|cell| told.contains(&cell)));
}

fn shapes() -> [Shape; 4] {
    [
        Shape::boxes(2, 2),
        Shape::boxes(2, 3),
        Shape::boxes(3, 2),
        Shape::crooked(),
    ]
}

#[test]
fn small_boards_of_all_shapes() {
    let mut random = Random::new(1);
    let mut kinds = [0; 3];
    for shape in shapes() {
        for _ in 0..120 {
            let board = shape.sample(&mut random);
            let diagnosis = quietly(&shape.puzzle(&board), ENOUGH);
            kinds[n_solutions(&shape, &board)] += 1;
            judge(&shape, &board, &diagnosis, true);
        }
    }
    assert!(kinds.iter().all(|&n| n > 50), "{kinds:?}");
}

#[test]
fn classic_boards_of_each_sort() {
    let shape = Shape::boxes(3, 3);
    let mut random = Random::new(2);
    for _ in 0..4 {
        for board in [random.unique().0, random.several(), random.impossible()] {
            judge(&shape, &board, &quietly(&classic(&board), ENOUGH), true);
        }
    }
}

#[test]
fn a_mistyped_given_is_among_the_repairs() {
    let mut random = Random::new(3);
    for _ in 0..30 {
        let (right, _) = random.unique();
        let given: Vec<usize> = givens(&right).collect();
        let place = given[random.below(given.len())];
        let wrong = set(&right, place, right[place] % 9 + 1);
        let board = Shape::boxes(3, 3).puzzle(&wrong);
        if let Diagnosis::None(why) = quietly(&board, ENOUGH) {
            let (cell, digit) = (Cell::new(place), Digit::new(right[place]).unwrap());
            assert!(
                why.repairs
                    .contains(&Repair::Change(Candidate { cell, digit }))
            );
        }
    }
}

#[test]
fn two_neighbours_typed_the_wrong_way_round_are_the_first_of_the_swaps() {
    let mut random = Random::new(27);
    let mut n_found = 0;
    for _ in 0..30 {
        let (right, _) = random.unique();
        let beside = |&cell: &usize| cell % 9 < 8 && right[cell] > 0 && right[cell + 1] > 0;
        let Some(place) = (0..81).find(beside) else {
            continue;
        };
        let wrong = set(
            &set(&right, place, right[place + 1]),
            place + 1,
            right[place],
        );
        let board = Shape::boxes(3, 3).puzzle(&wrong);
        if let Diagnosis::None(why) = quietly(&board, ENOUGH) {
            let neighbours = |pair: &&[Cell; 2]| pair[0].index() + 1 == pair[1].index();
            let pair = [place, place + 1].map(Cell::new);
            assert!(
                why.swaps
                    .iter()
                    .take_while(neighbours)
                    .any(|swap| *swap == pair)
            );
            n_found += 1;
        }
    }
    assert!(n_found > 10, "{n_found}");
}

#[test]
fn cut_short_it_says_what_is_not_known() {
    let mut random = Random::new(4);
    for shape in shapes() {
        for total in [0, 1, 3, 10, 30, 100, 300] {
            for each in [0, 2, 1000] {
                let board = shape.sample(&mut random);
                let diagnosis = quietly(&shape.puzzle(&board), Effort { each, total });
                judge(&shape, &board, &diagnosis, false);
            }
        }
    }
}

#[test]
fn whoever_waits_can_end_it() {
    let mut heard = 0;
    let empty = Puzzle::empty(Geometry::classic());
    let mut tick = |progress: nonet::solve::Progress| {
        heard += 1;
        assert!(progress.nodes > 0 && progress.stage != Stage::Redundant);
        ControlFlow::Break(())
    };
    let mut twelve = Puzzle::empty(Geometry::rectangular(3, 4).unwrap().into());
    for value in 1..=11 {
        twelve
            .set(Cell::new(usize::from(value) * 13), Digit::new(value))
            .unwrap();
    }
    assert!(matches!(
        diagnose(&empty, ENOUGH, &mut tick),
        Diagnosis::Several(_)
    ));
    assert!(matches!(
        diagnose(&twelve, ENOUGH, &mut tick),
        Diagnosis::Several(_)
    ));
    assert_eq!(heard, 1);
}

/// The reports on the way: each stage once, in order, and growing numbers of branches at even distances.
#[test]
fn stages_are_told_in_turn_and_branches_at_even_distances() {
    let geometry = Geometry::shared(4, 4).unwrap();
    let mut several = Puzzle::empty(geometry);
    for value in 1..=15 {
        several
            .set(Cell::new(usize::from(value) * 17), Digit::new(value))
            .unwrap();
    }
    let mut told = Vec::new();
    let effort = Effort {
        each: 50,
        total: 20_000,
    };
    let diagnosis = diagnose(&several, effort, &mut |progress| {
        told.push(progress);
        ControlFlow::Continue(())
    });
    assert!(matches!(diagnosis, Diagnosis::Several(_)));
    let mut stages: Vec<Stage> = told.iter().map(|progress| progress.stage).collect();
    stages.dedup();
    assert_eq!(stages, [Stage::Differences, Stage::Extras]);
    let nodes = told.iter().map(|progress| progress.nodes);
    let nodes: Vec<u64> = std::iter::once(0).chain(nodes).collect();
    let slice = 1024..=2 * 1024 + 1;
    let even = |pair: &[u64]| slice.contains(&(pair[1] - pair[0]));
    assert!(nodes.len() > 10 && nodes.windows(2).all(even), "{nodes:?}");
}

/// Removed in reading order, the 5 of box 1 that has no place goes first; what remains is a cell without a candidate.
#[test]
fn of_two_contradictions_the_smaller_is_told() {
    let text = [
        "..1......",
        "....5....",
        ".......5.",
        "........9",
        "5........",
        ".........",
        ".........",
        ".5.......",
        "12354678.",
    ]
    .concat();
    let board = support::plain(&text);
    let Diagnosis::None(why) = quietly(&classic(&board), ENOUGH) else {
        panic!("it has no solution");
    };
    assert!(why.repeated.is_empty() && why.core_is_minimal);
    assert!(why.core.len() <= 5, "{:?}", why.core);
    let judge = |board: &[u8]| {
        u64::from(nonet::solve::count(&classic(board.try_into().unwrap()), 1).found > 0)
    };
    judge_core_by(&Shape::boxes(3, 3), &board, &why, &judge);
}

#[test]
fn an_empty_board_differs_everywhere_and_no_given_decides_it() {
    for (rows, cols) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let geometry = Geometry::rectangular(rows, cols).unwrap();
        let full = DigitSet::full(geometry.side());
        let Diagnosis::Several(several) = quietly(&Puzzle::empty(geometry.into()), ENOUGH) else {
            panic!("it has several");
        };
        assert!(several.possible.iter().all(|&digits| digits == full));
        assert!(several.extras.is_empty() && several.unknown_extras.is_empty());
    }
}

#[test]
fn cores_of_altered_puzzles_are_small() {
    let Some(text) = shared("puzzles/invalid_gen.txt") else {
        return;
    };
    let shape = Shape::boxes(3, 3);
    let (mut n_cores, mut n_cells) = (0, 0);
    for line in text.lines().take(60) {
        let board = support::plain(line);
        if let Diagnosis::None(why) = quietly(&classic(&board), ENOUGH) {
            // The plain judge takes hours on so few givens; the search has its own judges.
            let count = |board: &[u8]| nonet::solve::count(&shape.puzzle(board), 1).found;
            judge_core_by(&shape, &board, &why, &count);
            assert!(why.core_is_minimal);
            n_cores += 1;
            n_cells += why.core.len();
        }
    }
    println!("{n_cores} cores of {n_cells} givens");
    assert!(n_cells <= 13 * n_cores);
}

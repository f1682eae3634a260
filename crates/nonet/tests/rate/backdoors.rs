//! Backdoors against exhaustive trial, by an independent judge that follows singles without knowing the solution.

use answers::protocol::{
    About, Answer, Basis, Deep, Job, JobId, Position, Reply, Request, Verdict,
};
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::rate::{Backdoors, LARGEST_BACKDOOR};
use std::sync::LazyLock;
use support::{Plain, Random, plain, puzzle, solutions};
use worker::handle;

/// Puzzles known to be hard.
const HARD: [&str; 5] = [
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    "100000002090400050006000700050903000000070000000850040700000600030009080002000001",
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
    "600008940900006100070040000200610000000000200089002000000060005000000030800001600",
    "000000012000000003002300400001800005060070800000009000008500000900040500470006000",
];

/// Rows, columns, boxes.
static HOUSES: LazyLock<Vec<[usize; 9]>> = LazyLock::new(|| {
    let house = |number: usize| {
        let at = number % 9;
        std::array::from_fn(|place| match number / 9 {
            0 => 9 * at + place,
            1 => 9 * place + at,
            _ => 27 * (at / 3) + 3 * (at % 3) + 9 * (place / 3) + place % 3,
        })
    };
    (0..27).map(house).collect()
});

/// A board, and the digits that its empty cells may hold, as bits.
#[derive(Clone, Copy)]
struct Marked {
    digits: Plain,
    may: [u16; 81],
}

impl Marked {
    fn of(board: &Plain) -> Self {
        let mut marked = Self {
            digits: [0; 81],
            may: [0b11_1111_1110; 81],
        };
        for (cell, &digit) in board.iter().enumerate().filter(|(_, digit)| **digit > 0) {
            marked.put(cell, digit);
        }
        marked
    }

    fn put(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.may[cell] = 0;
        let houses = HOUSES.iter().filter(|house| house.contains(&cell));
        houses
            .flatten()
            .for_each(|&peer| self.may[peer] &= !(1 << digit));
    }

    /// A single, directly by its two rules.
    fn single(&self) -> Option<(usize, u8)> {
        let naked = |cell: usize| (self.may[cell].count_ones() == 1).then_some(cell);
        if let Some(cell) = (0..81).find_map(naked) {
            return Some((cell, self.may[cell].trailing_zeros() as u8));
        }
        let hidden = |(house, digit): (&[usize; 9], u8)| {
            let mut cells = house
                .iter()
                .filter(|&&cell| self.may[cell] >> digit & 1 == 1);
            let first = *cells.next()?;
            cells.next().is_none().then_some((first, digit))
        };
        let mut places = HOUSES
            .iter()
            .flat_map(|house| (1..=9).map(move |digit| (house, digit)));
        places.find_map(hidden)
    }

    /// The board after following all singles.
    fn followed(mut self) -> Self {
        while let Some((cell, digit)) = self.single() {
            self.put(cell, digit);
        }
        self
    }
}

/// Every set of this many of these cells, in ascending order.
fn subsets(cells: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in cells.iter().enumerate() {
        for mut rest in subsets(&cells[place + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// The smallest backdoors, by trying every set of the cells that stay empty after following singles.
fn judged(board: &Plain, solution: &Plain, up_to: usize) -> Option<Vec<Vec<usize>>> {
    let start = Marked::of(board).followed();
    let empty: Vec<usize> = (0..81).filter(|&cell| start.digits[cell] == 0).collect();
    (0..=up_to).find_map(|size| {
        let is_backdoor = |set: &Vec<usize>| {
            let mut told = start;
            set.iter().for_each(|&cell| told.put(cell, solution[cell]));
            told.followed().digits == *solution
        };
        let sets: Vec<_> = subsets(&empty, size)
            .into_iter()
            .filter(is_backdoor)
            .collect();
        (!sets.is_empty()).then_some(sets)
    })
}

fn find(puzzle: &Puzzle) -> Backdoors {
    let solution = nonet::solve::solve(puzzle).expect("it has one");
    Backdoors::find(puzzle, &solution, u64::MAX, &mut |_, _| {})
}

/// Does each set have the digits of this solution?
fn is_told(found: &Backdoors, solution: &Plain) -> bool {
    let mut told = found.sets.iter().flatten();
    told.all(|candidate| candidate.digit.get() == solution[candidate.cell.index()])
}

/// Puzzles with one solution: hard ones, then random minimal ones.
fn puzzles(n: usize) -> Vec<(Plain, Plain)> {
    let mut random = Random::new(15);
    let hard = HARD.iter().map(|line| plain(line));
    let hard = hard.filter_map(|board| match solutions(&board, 2)[..] {
        [only] => Some((board, only)),
        _ => None,
    });
    let mut all: Vec<_> = hard.collect();
    while all.len() < n {
        all.push(random.unique());
    }
    all
}

#[test]
fn exactly_the_smallest_sets_are_found() {
    let mut sizes = [0; LARGEST_BACKDOOR + 1];
    for (board, solution) in puzzles(100) {
        let found = find(&puzzle(&board));
        assert!(found.complete && is_told(&found, &solution));
        let size = found.size.expect("none of these is so hard");
        sizes[size] += 1;
        let judged = judged(&board, &solution, size).expect("there is one");
        let cells = |set: &Vec<nonet::board::Candidate>| -> Vec<usize> {
            set.iter().map(|candidate| candidate.cell.index()).collect()
        };
        let sets: Vec<_> = found.sets.iter().map(cells).collect();
        assert_eq!(sets, judged[..sets.len()], "{board:?}");
        assert_eq!(found.count, judged.len() as u64);
        assert_eq!(sets.len(), judged.len().min(1000));
    }
    assert!(sizes[0] > 0 && sizes[1] > 0 && sizes[2] > 0, "{sizes:?}");
}

#[test]
fn a_budget_that_ends_says_so() {
    let board = puzzle(&plain(HARD[0]));
    let solution = nonet::solve::solve(&board).expect("it has one");
    let whole = find(&board);
    assert_eq!(whole.size, Some(2));
    for budget in [0, 1, whole.tried - 1] {
        let found = Backdoors::find(&board, &solution, budget, &mut |_, _| {});
        assert!(!found.complete && found.tried == budget && found.count <= whole.count);
    }
    let all = Backdoors::find(&board, &solution, whole.tried, &mut |_, _| {});
    assert_eq!(all, whole);
}

/// The worker's answer, and how many reports came before it.
fn ask(puzzle: &Puzzle) -> (About<Result<Backdoors, Verdict>>, usize) {
    let (mut answer, mut heard) = (None, 0);
    let request = Request {
        id: JobId(1),
        job: Job::Deep(Deep::Backdoors, Position::of(puzzle)),
    };
    handle(request, &mut |reply| match reply {
        Reply::Done(_, Answer::Backdoors(found)) => answer = Some(found),
        _ => heard += 1,
    });
    (answer.expect("an answer"), heard)
}

#[test]
fn only_a_puzzle_with_one_solution_has_backdoors() {
    let empty = Puzzle::empty(Geometry::classic());
    assert_eq!(
        ask(&empty).0,
        About {
            basis: Basis::Board,
            found: Err(Verdict::Several)
        }
    );
    let mut twice = Puzzle::empty(Geometry::classic());
    for cell in [0, 1] {
        twice
            .set(Cell::new(cell), Digit::new(5))
            .expect("on the board");
    }
    let (about, _) = ask(&twice);
    assert_eq!(
        (about.basis, about.found),
        (Basis::Givens, Err(Verdict::None))
    );
    let (about, heard) = ask(&puzzle(&plain(HARD[0])));
    assert!(about.found.is_ok_and(|found| found.size == Some(2)) && heard > 10);
}

#[test]
fn a_solved_board_needs_nothing() {
    let solution = solutions(&plain(HARD[0]), 1)[0];
    let found = find(&puzzle(&solution));
    assert_eq!((found.size, found.count, found.tried), (Some(0), 1, 1));
    assert_eq!(found.sets, [Vec::new()]);
}

/// On the largest boards it reports often, so it can be cancelled.
#[test]
fn large_boards_are_answered_too() {
    for (rows, cols) in [(2, 2), (2, 3), (4, 4)] {
        let geometry = Geometry::shared(rows, cols).expect("a board");
        let empty = Puzzle::empty(geometry.clone());
        let full = nonet::solve::solve(&empty).expect("it has solutions");
        let mut board = full.board().clone();
        for cell in geometry.cells().step_by(3) {
            let digit = board.get(cell);
            board.set(cell, None).expect("on the board");
            if nonet::solve::count(&board, 2).found > 1 {
                board.set(cell, digit).expect("on the board");
            }
        }
        let found = Backdoors::find(&board, &full, 10_000, &mut |_, _| {});
        assert_eq!(found.size, Some(0), "so few cells are empty");
    }
}

//! Equivalent puzzles and the canonical form, by definition.

use nonet::board::{Cell, Digit, Geometry, Puzzle, canonical, same};
use nonet::generate::scramble;
use std::sync::Arc;
use support::judges::{Shape, dance};
use support::made::{make, n_of_a_sort, numbers, plain};

/// A board with its digits relabelled in order of appearance, row by row.
fn named(board: &[u8]) -> Vec<u8> {
    let mut names = [0; 26];
    let mut n_names = 0;
    let name = |&digit: &u8| {
        if digit > 0 && names[usize::from(digit)] == 0 {
            n_names += 1;
            names[usize::from(digit)] = n_names;
        }
        names[usize::from(digit)]
    };
    board.iter().map(name).collect()
}

/// All orders of lines that keep the bands together.
fn line_orders(n_lines: usize, n_bands: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for place in 0..n_lines * n_bands {
        let all = orders.into_iter().flat_map(|order: Vec<usize>| {
            let begins = place % n_lines == 0;
            let band = order.last().map_or(0, |line| line / n_lines);
            let used = move |line: &usize, order: &[usize]| {
                let same = |&other: &usize| {
                    if begins {
                        other / n_lines == line / n_lines
                    } else {
                        other == *line
                    }
                };
                order.iter().any(same)
            };
            let lines = (0..n_lines * n_bands).filter(move |line| begins || line / n_lines == band);
            let next = lines.map(move |line| (line, order.clone()));
            next.filter(move |(line, order)| !used(line, order))
                .map(|(line, mut order)| {
                    order.push(line);
                    order
                })
        });
        orders = all.collect();
    }
    orders
}

/// The smallest of all equivalent boards, found by trying them all.
fn least(board: &[u8], high: usize, wide: usize) -> Vec<u8> {
    let side = high * wide;
    let turned: Vec<u8> = (0..side * side)
        .map(|i| board[i % side * side + i / side])
        .collect();
    let boards = if high == wide {
        vec![board.to_vec(), turned]
    } else {
        vec![board.to_vec()]
    };
    let (rows, cols) = (line_orders(high, wide), line_orders(wide, high));
    let mut least: Option<Vec<u8>> = None;
    for board in &boards {
        for rows in &rows {
            for cols in &cols {
                let moved: Vec<u8> = (0..side * side)
                    .map(|i| board[rows[i / side] * side + cols[i % side]])
                    .collect();
                let moved = named(&moved);
                if least.as_ref().is_none_or(|least| moved < *least) {
                    least = Some(moved);
                }
            }
        }
    }
    least.expect("there is one")
}

/// Some digits of a solution.
fn part(shape: &Shape, share: usize, random: &mut support::Random) -> Puzzle {
    let solution = std::iter::repeat_with(|| shape.solution(random)).find_map(|found| found);
    let solution = solution.expect("such boxes have solutions");
    let mut puzzle = Puzzle::empty(Arc::clone(&shape.geometry));
    for (index, &value) in solution.iter().enumerate() {
        if random.below(100) < share {
            puzzle
                .set(Cell::new(index), Digit::new(value))
                .expect("on the board");
        }
    }
    puzzle
}

#[test]
fn the_canonical_form_is_the_least_of_all() {
    let mut random = support::Random::new(66);
    assert_eq!(line_orders(3, 3).len(), 1296);
    for (high, wide, n) in [(2, 2, 60), (2, 3, 10), (3, 2, 10)] {
        let shape = Shape::boxes(high, wide);
        for number in 0..n {
            let puzzle = part(&shape, number * 100 / (n - 1), &mut random);
            let form = canonical(&puzzle).expect("a small board");
            assert_eq!(
                numbers(&form),
                least(&numbers(&puzzle), high, wide),
                "{number}"
            );
        }
    }
}

#[test]
fn scrambles_are_the_same_puzzle_and_others_are_not() {
    let mut random = support::Random::new(67);
    let shape = Shape::boxes(3, 3);
    let minimal = (0..n_of_a_sort(200)).map(|seed| make(&plain(), seed));
    let parts: Vec<Puzzle> = (0..50)
        .map(|n| part(&shape, 2 * n + 2, &mut random))
        .collect();
    let mut forms = Vec::new();
    for puzzle in minimal.chain(parts) {
        let form = canonical(&puzzle).expect("an ordinary board");
        assert_eq!(form.n_givens(), puzzle.n_givens());
        assert_eq!(canonical(&form).as_ref(), Some(&form));
        let scrambles = n_of_a_sort(20).clamp(3, 100);
        for seed in 0..if puzzle.is_full() { 3 } else { scrambles } {
            let other = scramble(&puzzle, seed);
            assert_eq!(
                canonical(&other).as_ref(),
                Some(&form),
                "{puzzle:?}, seed {seed}"
            );
            assert!(seed > 0 || same(&puzzle, &other) == Some(true));
            assert!(numbers(&form) <= named(&numbers(&other)));
        }
        forms.push(numbers(&form));
    }
    let n = forms.len();
    forms.sort_unstable();
    forms.dedup();
    assert!(n - forms.len() < 3, "nearly empty boards may be the same");
}

#[test]
fn scrambles_keep_the_number_of_solutions() {
    let mut random = support::Random::new(68);
    for (high, wide) in [(2, 2), (2, 3), (3, 3), (2, 4)] {
        for seed in 0..20 {
            let (shape, _) = Shape::random(high, wide, &mut random);
            let puzzle = part(&shape, 40, &mut random);
            let other = scramble(&puzzle, seed);
            let count = |puzzle: &Puzzle| dance(&shape, &numbers(puzzle), 50).len();
            assert_eq!(count(&puzzle), count(&other), "{puzzle:?}, seed {seed}");
            assert_eq!(puzzle.n_givens(), other.n_givens());
        }
    }
}

#[test]
fn where_there_is_no_canonical_form_that_is_said() {
    for (other, is_broken) in [(8, true), (72, true), (20, true), (40, false)] {
        let mut twice = Puzzle::empty(Geometry::classic());
        twice
            .set(Cell::new(0), Digit::new(1))
            .expect("on the board");
        twice
            .set(Cell::new(other), Digit::new(1))
            .expect("on the board");
        assert_eq!(canonical(&twice).is_none(), is_broken, "{other}");
    }
    for (high, wide) in [(2, 5), (3, 4), (4, 4), (5, 5)] {
        let geometry = Geometry::shared(high, wide).expect("there is such a board");
        let empty = Puzzle::empty(geometry);
        assert_eq!(canonical(&empty), Some(empty));
    }
    let full = part(&Shape::boxes(4, 4), 100, &mut support::Random::new(1));
    assert_eq!(canonical(&full), None);
    assert_eq!(canonical(&largest()), None);
    let (irregular, _) = std::iter::repeat_with({
        let mut random = support::Random::new(2);
        move || Shape::random(3, 3, &mut random)
    })
    .find(|(shape, _)| shape.geometry.boxes().is_none())
    .expect("some are irregular");
    assert_eq!(canonical(&Puzzle::empty(irregular.geometry)), None);
}

/// A full board of 25x25: its first row can be written in 120 to the sixth ways.
fn largest() -> Puzzle {
    let mut full = Puzzle::empty(Geometry::shared(5, 5).expect("there is such a board"));
    for index in 0..625 {
        let (row, col) = (index / 25, index % 25);
        let digit = (row % 5 * 5 + row / 5 + col) % 25 + 1;
        full.set(Cell::new(index), Digit::new(digit as u8))
            .expect("on the board");
    }
    full
}

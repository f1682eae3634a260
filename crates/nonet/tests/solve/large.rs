//! Boards of every size and shape: counts, solutions and laws, judged by a backtracker and by dancing links.
#![allow(clippy::needless_range_loop, reason = "places are numbers here")]

use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, Puzzle};
use nonet::solve::{Event, Search, Verdict, any_size, count, solve, verdict};
use std::sync::Arc;
use support::Random;
use support::judges::{Shape, backtrack, collect, dance, found, found_at_any_size, plain, sample};

/// Heights and widths of boxes, and how many random boards of that shape and of irregular ones.
const SHAPES: [(usize, usize, usize); 16] = [
    (2, 2, 60_000),
    (2, 3, 18_000),
    (3, 2, 18_000),
    (2, 4, 1500),
    (4, 2, 1500),
    (3, 3, 1200),
    (2, 5, 300),
    (5, 2, 300),
    (3, 4, 100),
    (4, 3, 100),
    (3, 5, 40),
    (4, 4, 30),
    (4, 5, 12),
    (5, 4, 12),
    (4, 6, 6),
    (5, 5, 6),
];

fn sorted(mut boards: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    boards.sort_unstable();
    boards
}

/// The library's solutions are the judge's; if there are too many to list, there are as many as the limit.
fn check(shape: &Shape, board: &[u8], expected: &[Vec<u8>], limit: usize) {
    let puzzle = shape.puzzle(board);
    let complete = expected.len() < limit;
    let context = || format!("{board:?} in boxes {:?}", shape.box_of);
    let mut answers = vec![found(&puzzle, limit)];
    if shape.side == 9 {
        // The only size with a special engine.
        answers.push(found_at_any_size(&puzzle, limit));
    }
    for all in answers {
        assert_eq!(all.len(), expected.len(), "{}", context());
        let all = sorted(all);
        assert!(
            all.windows(2).all(|pair| pair[0] != pair[1]),
            "{}",
            context()
        );
        if complete {
            assert_eq!(all, sorted(expected.to_vec()), "{}", context());
        }
    }
}

#[test]
fn a_hundred_thousand_boards_agree_with_the_judges() {
    println!("seed 31");
    let mut random = Random::new(31);
    let mut seen = [0; 3];
    let mut total = 0;
    for (rows, cols, n) in SHAPES {
        let each = if rows * cols > 12 { 3 } else { 50 };
        for first in (0..n).step_by(each) {
            let (shape, solution) = Shape::random(rows, cols, &mut random);
            for _ in first..n.min(first + each) {
                let board = sample(&shape, &solution, &mut random);
                let expected = judge(&shape, &board, 12);
                check(&shape, &board, &expected, 12);
                seen[expected.len().min(2)] += 1;
                total += 1;
            }
        }
    }
    println!("{total} boards: {seen:?} with none, one, more solutions");
    assert!(total >= 100_000 && seen.iter().all(|&n| n > 5000));
}

/// Small boards go to the backtracker, others to dancing links.
fn judge(shape: &Shape, board: &[u8], limit: usize) -> Vec<Vec<u8>> {
    let judge = if shape.side < 8 { backtrack } else { dance };
    judge(shape, board, limit)
}

#[test]
fn the_judges_agree_with_each_other() {
    println!("seed 32");
    let mut random = Random::new(32);
    for (rows, cols, n) in [(2, 2, 300), (2, 3, 200), (3, 3, 40)] {
        for _ in 0..n {
            let (shape, solution) = Shape::random(rows, cols, &mut random);
            let board = sample(&shape, &solution, &mut random);
            let expected = sorted(backtrack(&shape, &board, 300));
            if expected.len() < 300 {
                assert_eq!(sorted(dance(&shape, &board, 300)), expected);
            }
        }
    }
    assert_eq!(dance(&Shape::boxes(2, 2), &[0; 16], 1000).len(), 288);
}

#[test]
fn the_empty_4x4_board_has_288_solutions() {
    let shape = Shape::boxes(2, 2);
    let all = sorted(found(&shape.puzzle(&[0; 16]), 1000));
    assert_eq!(all, sorted(backtrack(&shape, &[0; 16], 1000)));
    assert_eq!(all.len(), 288);
}

#[test]
fn first_rows_lead_to_known_counts() {
    // Latin squares with boxes of 2x3: 28,200,960, of which each first row has an equal share.
    for (rows, cols) in [(2, 3), (3, 2)] {
        let mut board = [0; 36];
        for digit in 1..=6 {
            board[digit - 1] = digit as u8;
        }
        let counted = count(&Shape::boxes(rows, cols).puzzle(&board), u64::MAX);
        assert_eq!(
            (counted.found, counted.is_complete()),
            (28_200_960 / 720, true)
        );
    }
}

#[test]
fn boards_with_hardly_a_digit_are_solved_at_once() {
    let sides = [4, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25];
    for side in sides {
        for rows in (1..=side).filter(|rows| side % rows == 0) {
            let shape = Shape::boxes(rows, side / rows);
            let mut board = vec![0; side * side];
            for digits in 0..3 {
                let puzzle = shape.puzzle(&board);
                assert!(
                    matches!(verdict(&puzzle, 200_000), Verdict::Several(..)),
                    "{side} {rows}"
                );
                board[digits * (side + 1)] = digits as u8 + 1;
            }
        }
    }
}

#[test]
fn contradictions_are_refuted_at_once() {
    for (rows, cols) in [(3, 3), (3, 4), (4, 4), (4, 5), (5, 5)] {
        let shape = Shape::boxes(rows, cols);
        let side = shape.side;
        let first_row = |n: usize| {
            let digits = (1..=side * side).map(|k| if k <= n { k as u8 } else { 0 });
            digits.collect::<Vec<u8>>()
        };
        // The last cell of the first row sees all digits.
        let mut no_digit = first_row(side - 1);
        no_digit[side * side - 1] = side as u8;
        // A digit has no place in the first row: its last box has it in the second.
        let mut no_place = first_row(side - cols);
        no_place[2 * side - 1] = side as u8;
        // One cell fewer than digits: the digits missing in the first row are already in its box, apart from one place.
        let mut too_few = first_row(side - cols);
        for k in 1..cols {
            too_few[side + side - k] = (side - cols + k) as u8;
        }
        for board in [no_digit, no_place, too_few] {
            assert_eq!(verdict(&shape.puzzle(&board), 10_000), Verdict::None);
        }
    }
}

#[test]
fn candidates_that_are_gone_stay_gone() {
    println!("seed 33");
    let mut random = Random::new(33);
    for (rows, cols) in [(2, 2), (2, 3), (2, 4), (3, 3)] {
        for _ in 0..60 {
            let (shape, solution) = Shape::random(rows, cols, &mut random);
            let board = sample(&shape, &solution, &mut random);
            let mut grid = Grid::new(&shape.puzzle(&board));
            let mut gone = Vec::new();
            for _ in 0..random.below(20) {
                let (place, digit) = (random.below(board.len()), 1 + random.below(shape.side));
                let digit = Digit::new(digit as u8).unwrap();
                if board[place] == 0 {
                    grid.eliminate(Candidate {
                        cell: Cell::new(place),
                        digit,
                    });
                    gone.push((place, digit.get()));
                }
            }
            let mut expected = judge(&shape, &board, 3000);
            if expected.len() == 3000 {
                continue;
            }
            expected.retain(|full| gone.iter().all(|&(place, digit)| full[place] != digit));
            let mut search = any_size::Search::from_grid(&grid);
            let all = collect(usize::MAX, || search.run(u64::MAX));
            assert_eq!(sorted(all), sorted(expected));
        }
    }
}

#[test]
fn pauses_change_nothing() {
    println!("seed 34");
    let mut random = Random::new(34);
    for (rows, cols) in [(2, 2), (2, 3), (3, 3), (4, 4)] {
        for _ in 0..8 {
            let (shape, solution) = Shape::random(rows, cols, &mut random);
            let board = sample(&shape, &solution, &mut random);
            let puzzle = shape.puzzle(&board);
            let expected = found_at_any_size(&puzzle, 100);
            for budget in [0, 1, 2, 7, 50] {
                let mut search = any_size::Search::new(&puzzle);
                let all = collect(100, || {
                    let before = search.nodes();
                    let event = search.run(budget);
                    assert!(search.nodes() <= before + budget + 1);
                    // Without a budget there is no progress: one branch is the minimum.
                    if event == Event::Paused {
                        search.run(1)
                    } else {
                        event
                    }
                });
                assert_eq!(all, expected);
            }
        }
    }
}

#[test]
fn symmetries_keep_the_count() {
    println!("seed 35");
    let mut random = Random::new(35);
    for (rows, cols) in [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4)] {
        let shape = Shape::boxes(rows, cols);
        let solution = shape
            .solution(&mut random)
            .expect("plain boxes have solutions");
        let board = sample(&shape, &solution, &mut random);
        let expected = count(&shape.puzzle(&board), 200);
        for _ in 0..100 {
            let (turned, moved) = shuffled(&shape, (rows, cols), &board, &mut random);
            let counted = count(&turned.puzzle(&moved), 200);
            assert_eq!(
                (counted.found, counted.is_complete()),
                (expected.found, expected.is_complete())
            );
        }
    }
}

/// Relabels digits, shuffles bands, stacks and the lines inside them, and perhaps transposes.
fn shuffled(
    shape: &Shape,
    (rows, cols): (usize, usize),
    board: &[u8],
    random: &mut Random,
) -> (Shape, Vec<u8>) {
    let side = shape.side;
    let mut order = |size: usize| {
        let mut chutes: Vec<usize> = (0..side / size).collect();
        random.shuffle(&mut chutes);
        let lines = chutes.into_iter().flat_map(|chute| {
            let mut lines: Vec<usize> = (chute * size..(chute + 1) * size).collect();
            random.shuffle(&mut lines);
            lines
        });
        lines.collect::<Vec<_>>()
    };
    let (row_order, col_order) = (order(rows), order(cols));
    let mut labels: Vec<u8> = (1..=side as u8).collect();
    random.shuffle(&mut labels);
    labels.insert(0, 0);
    let at =
        |row: usize, col: usize| labels[usize::from(board[row_order[row] * side + col_order[col]])];
    let moved = |i: usize| at(i / side, i % side);
    let transposed = |i: usize| at(i % side, i / side);
    if random.below(2) == 0 {
        return (shape.clone(), (0..side * side).map(moved).collect());
    }
    (
        Shape::boxes(cols, rows),
        (0..side * side).map(transposed).collect(),
    )
}

#[test]
fn boards_that_break_a_rule_have_no_solution() {
    for (rows, cols) in [(1, 1), (1, 2), (2, 2), (2, 3), (5, 5)] {
        let shape = Shape::boxes(rows, cols);
        let side = shape.side;
        let mut board = vec![0; side * side];
        if side < 25 {
            let mut large = shape.puzzle(&board);
            let refused = large.set(Cell::new(0), Digit::new(side as u8 + 1));
            assert!(refused.is_err(), "a digit too large");
        }
        if side > 1 {
            board[0] = side as u8;
            board[side - 1] = side as u8;
            assert_eq!(
                verdict(&shape.puzzle(&board), 0),
                Verdict::None,
                "a digit twice"
            );
        }
    }
    let one = Geometry::rectangular(1, 1).map(Arc::new).unwrap();
    let only = solve(&Puzzle::empty(one)).unwrap();
    assert_eq!(plain(only.board()), [1]);
}

#[test]
fn hard_boards_have_the_solution_that_they_were_made_from() {
    // Empties a solution of each large size until it is no longer unique, in steps of a few cells.
    println!("seed 36");
    let mut random = Random::new(36);
    for (rows, cols) in [(3, 4), (4, 4), (4, 5), (5, 5)] {
        let shape = Shape::boxes(rows, cols);
        let Some(full) = shape.solution(&mut random) else {
            unreachable!("such boards have many solutions");
        };
        let mut order: Vec<usize> = (0..full.len()).collect();
        random.shuffle(&mut order);
        let mut board = full.clone();
        for places in order.chunks(shape.side) {
            places.iter().for_each(|&place| board[place] = 0);
            let mut search = Search::new(&shape.puzzle(&board));
            let all = collect(2, || search.run(u64::MAX));
            assert!(all.contains(&full) || all.len() == 2);
            if all.len() == 2 {
                break;
            }
        }
    }
}

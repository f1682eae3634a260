//! Techniques, then backtracking: the slow backtracker finds the same, and the logic is that of the path.

use nonet::board::Grid;
use nonet::logic::{Technique, techniques};
use nonet::rate::{Completed, Completion, complete, path};
use nonet::solve::{Event, backtrack};
use support::{HARDEST, Plain, Random, plain, puzzle, solutions, to_plain};

fn run(board: &Plain, techniques: &[&dyn Technique]) -> Completed {
    complete(
        Grid::new(&puzzle(board)),
        None,
        techniques,
        u64::MAX,
        &mut || {},
    )
}

/// Does it end as the judge expects?
fn check(board: &Plain, techniques: &[&dyn Technique]) -> Completed {
    let done = run(board, techniques);
    let judged = solutions(board, 2);
    match done.end() {
        Completion::Solution(found) if judged.len() == 1 => {
            assert_eq!(to_plain(found.board()), judged[0], "{board:?}");
        }
        Completion::Solution(found) => {
            let found = to_plain(found.board());
            let keeps = board
                .iter()
                .zip(found)
                .all(|(&given, digit)| given == 0 || given == digit);
            let full = !found.contains(&0);
            assert!(keeps && full && solutions(&found, 1).len() == 1 && judged.len() == 2);
        }
        Completion::Contradiction(_) | Completion::Exhausted => {
            assert!(judged.is_empty(), "{board:?}")
        }
        Completion::Paused => panic!("no limit was set"),
    }
    done
}

#[test]
fn the_slow_backtracker_finds_the_same() {
    println!("seed 44");
    let mut random = Random::new(44);
    let thesis = techniques::HALF_STEPS;
    let (mut n_by_logic, mut n_searched) = (0, 0);
    for _ in 0..60 {
        let unique = random.unique().0;
        let done = check(&unique, thesis);
        n_by_logic += u32::from(done.search.is_none());
        n_searched += u32::from(done.search.is_some());
        check(&random.several(), thesis);
        check(&random.impossible(), thesis);
    }
    assert!(
        n_by_logic > 5 && n_searched > 5,
        "{n_by_logic} {n_searched}"
    );
    let mut all: Vec<Plain> = HARDEST.iter().map(|text| plain(text)).collect();
    all.push([0; 81]);
    for board in &all {
        let done = check(board, thesis);
        let search = done.search.expect("the seven techniques do not solve it");
        assert!(search.first.is_some() && search.tried > 0);
    }
    let mut twice = [0; 81];
    (twice[0], twice[1]) = (5, 5);
    assert!(matches!(
        check(&twice, thesis).end(),
        Completion::Contradiction(_)
    ));
}

#[test]
fn the_logic_is_that_of_the_path() {
    println!("seed 45");
    let mut random = Random::new(45);
    for _ in 0..30 {
        let board = random.unique().0;
        let grid = Grid::new(&puzzle(&board));
        for techniques in [techniques::HALF_STEPS, &techniques::ALL[..3], &[]] {
            let done = run(&board, techniques);
            assert_eq!(done.path, path(grid.clone(), None, techniques));
        }
    }
}

/// The same search, written as on paper: how many digits it tries, and how many remain in the end.
fn naive(grid: &Grid, tried: &mut u64) -> Option<u64> {
    let Some(cell) = grid
        .empty_cells()
        .min_by_key(|&cell| grid.candidates(cell).len())
    else {
        return Some(0);
    };
    grid.candidates(cell).iter().find_map(|digit| {
        *tried += 1;
        let mut next = grid.clone();
        next.place(cell, digit);
        naive(&next, tried).map(|standing| standing + 1)
    })
}

#[test]
fn digits_tried_and_taken_back_are_counted() {
    println!("seed 46");
    let mut random = Random::new(46);
    for n in 0..40 {
        let board = if n % 2 == 0 {
            random.unique().0
        } else {
            random.impossible()
        };
        let grid = Grid::new(&puzzle(&board));
        let mut tried = 0;
        let standing = naive(&grid, &mut tried);
        let done = backtrack(&grid, u64::MAX, &mut || {});
        assert_eq!(done.tried, tried);
        assert_eq!(done.taken_back, tried - standing.unwrap_or(0));
        assert_eq!(matches!(done.end, Event::Solution(_)), standing.is_some());
        if tried == 0 {
            continue; // a cell had no candidate from the start
        }
        // A pause after any number is reported as such.
        let most = random.below(tried as usize) as u64;
        let paused = backtrack(&grid, most, &mut || {});
        assert_eq!((paused.tried, paused.end), (most, Event::Paused));
        assert!(paused.taken_back <= most && paused.first == done.first);
    }
}

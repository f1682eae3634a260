//! Counts band by band, with givens anywhere, checked against laws, known numbers and an engine that finds every
//! solution.

use crate::lab_runs::{begin, on, row};
use lab::{Detail, Limits, Options, Verdict, run};
use nonet::solve;
use support::{Plain, Random, puzzle, shuffled};

const ALL: u128 = 6_670_903_752_021_072_936_960;

/// The number of all solutions.
fn counted(board: &Plain) -> u128 {
    let row = row("count-by-rows");
    // Repeated givens are rejected.
    let Ok(mut counting) = row.begin(&puzzle(board), &Options::usual(row.options), 0) else {
        return 0;
    };
    let limits = Limits::of(row);
    let outcome = run(counting.as_mut(), limits, &mut on);
    let Detail::Rows { count, .. } = counting.detail() else {
        panic!("a count");
    };
    let count = count.unwrap_or_else(|| panic!("{:?}", outcome.verdict));
    let expected = match count {
        0 => Verdict::NoSolution,
        _ => Verdict::Exhausted,
    };
    assert_eq!(outcome.verdict, expected);
    count
}

fn with(board: &Plain, givens: &[(usize, u8)]) -> Plain {
    let mut board = *board;
    givens
        .iter()
        .for_each(|&(place, digit)| board[place] = digit);
    board
}

/// This many cells of a solution.
fn some(random: &mut Random, n: usize) -> Plain {
    let (_, full) = random.unique();
    let mut places: Vec<usize> = (0..81).collect();
    random.shuffle(&mut places);
    let mut board = [0; 81];
    places[..n]
        .iter()
        .for_each(|&place| board[place] = full[place]);
    board
}

#[test]
fn the_digits_of_a_cell_share_the_boards_without_it() {
    let first = with(&[0; 81], &[(0, 1)]);
    let apart = counted(&with(&first, &[(40, 2)]));
    let same = counted(&with(&first, &[(40, 1)]));
    // The eight other digits are interchangeable.
    assert_eq!(same + 8 * apart, ALL / 9);
    // A full first box, and one given elsewhere: a digit below it in a column cannot be in that column of the box.
    let full: Vec<(usize, u8)> = (0..9)
        .map(|at| (at / 3 * 9 + at % 3, at as u8 + 1))
        .collect();
    let full = with(&[0; 81], &full);
    let [above, other] = [1, 2].map(|digit| counted(&with(&full, &[(27, digit)])));
    assert_eq!((above, 6 * other), (0, ALL / 362_880));
}

#[test]
fn a_transformed_puzzle_has_the_same_count() {
    let mut random = Random::new(18);
    let board = some(&mut random, 17);
    let count = counted(&board);
    assert_eq!(counted(&shuffled(&board, &mut random)), count, "{board:?}");
    let place = board.iter().position(|&digit| digit == 0);
    let place = place.expect("one is empty");
    let digits = (1..=9).map(|digit| counted(&with(&board, &[(place, digit)])));
    assert_eq!(digits.sum::<u128>(), count, "{board:?}");
}

#[test]
fn counts_are_those_of_an_engine_that_finds_every_solution() {
    let mut random = Random::new(81);
    for n in [23, 25, 28, 40] {
        let board = some(&mut random, n);
        let expected = solve::count(&puzzle(&board), 300_000);
        if expected.is_complete() {
            assert_eq!(counted(&board), expected.found.into(), "{board:?}");
        }
    }
    let impossible = random.impossible();
    assert_eq!(counted(&impossible), 0);
}

/// One given in each of `n` boxes, spread over all bands and stacks, all different.
fn spread(n: usize) -> Plain {
    let boxes = [0, 4, 8, 1, 5, 6, 2, 3, 7];
    let given = |at: usize| {
        let (row, column) = (
            boxes[at] / 3 * 3 + at % 3,
            boxes[at] % 3 * 3 + (at + at / 3) % 3,
        );
        (9 * row + column, at as u8 + 1)
    };
    with(&[0; 81], &(0..n).map(given).collect::<Vec<_>>())
}

/// `cargo test --test lab -- --ignored --nocapture the_times`: the table in docs/LABORATORY.md.
#[test]
#[ignore = "a measurement, minutes long"]
fn the_times() {
    for n in 2..=9 {
        time(&format!("{n} spread"), &spread(n));
    }
    for n in [1, 2, 3, 5, 7, 9, 12, 17, 22, 26] {
        for seed in 0..4 {
            time(
                &format!("{n} at random"),
                &some(&mut Random::new(100 * n as u64 + seed), n),
            );
        }
    }
}

fn time(name: &str, board: &Plain) {
    let start = cpu_ms();
    let mut counting = begin("count-by-rows", "", &puzzle(board));
    let outcome = run(counting.as_mut(), Limits::of(row("count-by-rows")), &mut on);
    let Detail::Rows { count, .. } = counting.detail() else {
        panic!("a count");
    };
    let counters = outcome.counters;
    let (mib, ms) = (counters.memory_max >> 20, cpu_ms() - start);
    let (states, ways) = (counters.expanded, counters.generated);
    println!("{name}: {count:?}, {states} states, {ways} ways, {mib} MiB, {ms} ms");
}

/// Milliseconds of processor time used by this thread (Linux), since other programs may be busy as well.
fn cpu_ms() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text
        .split(' ')
        .next()
        .and_then(|text| text.parse::<u64>().ok());
    nanoseconds.unwrap_or(0) / 1_000_000
}

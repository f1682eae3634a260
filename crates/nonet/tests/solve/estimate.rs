//! Estimates of numbers that are known.

use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::solve::{Estimate, Estimated};
use support::Random;
use support::any_size::Shape;

/// The height and width of boxes, and the decimal logarithm of the number of solutions of the empty board: OEIS
/// A107739 and the table in "Mathematics of Sudoku", Wikipedia. Those of 16x16 and 25x25 are estimates by others.
const EMPTY: [(usize, usize, f64); 8] = [
    (2, 2, 2.459_392),  // 288
    (2, 3, 7.450_264),  // 28,200,960
    (2, 4, 16.464_437), // 29,136,487,207,403,520
    (3, 3, 21.824_185), // 6,670,903,752,021,072,936,960
    (2, 5, 30.279_625), // 1,903,816,047,972,624,930,994,913,280,000
    (3, 4, 46.909_403), // 8.1171 * 10^46
    (4, 4, 98.776),     // 5.96 * 10^98
    (5, 5, 308.64),     // 4.36 * 10^308
];

fn empty(high: usize, wide: usize) -> Puzzle {
    Puzzle::empty(Geometry::shared(high, wide).expect("such boxes fit"))
}

fn estimated(puzzle: &Puzzle, seed: u64, nodes: u64) -> Estimated {
    let mut estimate = Estimate::new(puzzle, seed);
    estimate.run(nodes);
    estimate.value()
}

#[test]
fn empty_boards_of_known_counts() {
    for (high, wide, known) in EMPTY.into_iter().take(7) {
        let tolerance = if high * wide < 16 { 0.1 } else { 0.5 };
        for seed in [1, 2] {
            let value = estimated(&empty(high, wide), seed, 100_000);
            let log10 = value.log10.unwrap();
            assert!(
                (log10 - known).abs() < tolerance,
                "{high}x{wide} {seed}: {value:?}"
            );
            assert!(!value.exact && value.companies > 0);
        }
    }
}

#[test]
fn the_largest_board_overflows_nothing() {
    let mut estimate = Estimate::new(&empty(5, 5), 1);
    while estimate.value().companies == 0 {
        estimate.run(10_000);
    }
    let log10 = estimate.value().log10.unwrap();
    assert!((log10 - EMPTY[7].2).abs() < 8.0, "{log10}");
}

#[test]
fn the_interval_holds_the_number_about_as_often_as_it_says() {
    for (high, wide, known) in [EMPTY[0], EMPTY[1], EMPTY[2]] {
        let holds = |seed: &u64| {
            let value = estimated(&empty(high, wide), *seed, 60_000);
            let (low, above) = value
                .interval
                .or(value.log10.map(|log| (log - 0.1, log + 0.1)))
                .unwrap();
            assert!(low <= value.log10.unwrap() && value.log10.unwrap() <= above);
            (low..=above).contains(&known)
        };
        let n_held = (1..=30).filter(holds).count();
        assert!(n_held >= 25, "{high}x{wide}: {n_held} of 30");
    }
}

#[test]
fn boards_with_givens_agree_with_the_judge() {
    let mut random = Random::new(9);
    for shape in [
        Shape::boxes(2, 2),
        Shape::boxes(2, 3),
        Shape::crooked(),
        Shape::boxes(3, 3),
    ] {
        for _ in 0..20 {
            let board = shape.sample(&mut random);
            let n = shape.solutions(&board, 20_000).len();
            let value = estimated(&shape.puzzle(&board), 3, 20_000);
            match (n, value.log10) {
                (20_000, _) | (0, None) => {}
                (0, Some(log10)) => panic!("{log10} of none"),
                // Isolated solutions may be missed, and the estimate says so.
                (_, None) => assert!(!value.exact && n < 100, "{n}"),
                (n, Some(log10)) => {
                    assert!((log10 - (n as f64).log10()).abs() < 0.4, "{n} {value:?}")
                }
            }
            assert!(!value.exact || n < 2);
        }
    }
}

#[test]
fn what_singles_decide_is_exact() {
    let mut twice = empty(3, 3);
    twice
        .set(Cell::new(0), Digit::new(5))
        .expect("on the board");
    twice
        .set(Cell::new(1), Digit::new(5))
        .expect("on the board");
    let none = estimated(&twice, 1, 1000);
    assert_eq!((none.log10, none.exact, none.companies), (None, true, 0));
    let mut random = Random::new(1);
    let full = support::puzzle(&random.solution());
    let one = estimated(&full, 1, 1000);
    assert_eq!(
        (one.log10, one.exact, one.interval),
        (Some(0.0), true, None)
    );
    assert_eq!(estimated(&empty(1, 1), 1, 10).log10, Some(0.0));
    let nothing_yet = estimated(&empty(3, 3), 1, 0);
    assert_eq!((nothing_yet.log10, nothing_yet.exact), (None, false));
}

#[test]
fn pauses_change_nothing_and_seeds_do() {
    let puzzle = empty(3, 3);
    let mut in_pieces = Estimate::new(&puzzle, 7);
    for _ in 0..300 {
        in_pieces.run(100);
    }
    assert_eq!(in_pieces.nodes(), 30_000);
    assert_eq!(in_pieces.value(), estimated(&puzzle, 7, 30_000));
    assert_ne!(in_pieces.value(), estimated(&puzzle, 8, 30_000));
}

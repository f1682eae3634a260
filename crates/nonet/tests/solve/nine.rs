//! The 9x9 engine, judged by the oracle, by the search for boards of any shape, and by laws that counts obey.

use nonet::board::{Candidate, Cell, Digit, Geometry, Grid};
use nonet::solve::nine::{self, Board, Search};
use nonet::solve::{self, Event};
use proptest::prelude::*;
use support::{Plain, Random, fits, plain, puzzle, shared, shuffled, solutions, to_plain};

/// Contradictory boards that take very long in a search without hidden places or without locked candidates, and boards
/// with few givens. Each with its number of solutions, if below 1000.
const NASTY: [(&str, Option<u64>); 9] = [
    // Peter Norvig's.
    (
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        Some(0),
    ),
    (
        "000060020000000810009100000000000000000004000705000700000005000200000100000000280",
        Some(0),
    ),
    (
        "012300000400000000000000000500000000600000000700000000800000000000000000900000000",
        Some(0),
    ),
    (
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        Some(1),
    ),
    (
        "98.7.....7.6...8...54......6..8..3.....9...2......4..1.3.6..7......5..9........4.",
        None,
    ),
    (
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        Some(1),
    ),
    (
        "1................................................................................",
        None,
    ),
    (
        "........1.......2........3.......4........5.......6........7.......8........9....",
        None,
    ),
    (
        "000000000000000000000000000000000000000000000000000000000000000000000123456789000",
        Some(0),
    ),
];

fn board(plain: &Plain) -> Board {
    Board::from_digits(plain)
}

fn text(plain: &Plain) -> Vec<u8> {
    plain.iter().map(|digit| b'0' + digit).collect()
}

/// All solutions, in the order in which a search finds them, up to `limit`.
fn found(mut search: Search, limit: usize) -> Vec<Plain> {
    let mut all = Vec::new();
    while all.len() < limit {
        let Event::Solution(solution) = search.run(u64::MAX) else {
            break;
        };
        all.push(to_plain(solution.board()));
    }
    all
}

fn sorted(mut boards: Vec<Plain>) -> Vec<Plain> {
    boards.sort_unstable();
    boards
}

/// A full board that breaks no rule and keeps the givens.
fn is_solution(full: &Plain, givens: &Plain) -> bool {
    (0..81).all(|i| (1..=9).contains(&full[i]) && fits(full, i, full[i]))
        && (0..81).all(|i| givens[i] == 0 || givens[i] == full[i])
}

/// Random puzzles with one solution, several and none.
fn samples(seed: u64, n: usize) -> Vec<Plain> {
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let one = |k| match k % 3 {
        0 => random.unique().0,
        1 => random.several(),
        _ => random.impossible(),
    };
    (0..n).map(one).collect()
}

/// A random set of givens that repeats no digit, without regard to solutions.
fn scattered(random: &mut Random, n_givens: usize) -> Plain {
    let mut board = [0; 81];
    for _ in 0..400 {
        let (place, digit) = (random.below(81), 1 + random.below(9) as u8);
        let filled = board.iter().filter(|&&d| d > 0).count();
        if filled < n_givens && board[place] == 0 && fits(&board, place, digit) {
            board[place] = digit;
        }
    }
    board
}

/// Every function agrees with the judge about the first `limit` solutions.
fn check(givens: &Plain, limit: usize) {
    let expected = solutions(givens, limit);
    let counted = nine::count(&board(givens), limit as u64);
    assert_eq!(counted.found, expected.len() as u64, "{givens:?}");
    assert_eq!(counted.complete, expected.len() < limit, "{givens:?}");
    let read = Board::parse(&text(givens)).expect("digits are read");
    assert_eq!(nine::count(&read, limit as u64), counted);
    let one = nine::solve(&read);
    assert_eq!(one.is_some(), !expected.is_empty());
    assert!(one.is_none_or(|full| is_solution(&full, givens)));
    let all = found(Search::new(&puzzle(givens)), limit);
    assert!(all.iter().all(|full| is_solution(full, givens)));
    let distinct: std::collections::BTreeSet<Plain> = all.iter().copied().collect();
    assert_eq!(
        (distinct.len(), all.len()),
        (expected.len(), expected.len())
    );
    if counted.complete {
        assert_eq!(sorted(all), sorted(expected));
    }
}

#[test]
fn random_puzzles_agree_with_the_judge() {
    for givens in samples(31, 300) {
        check(&givens, 60);
    }
}

#[test]
fn scattered_givens_agree_with_the_judge() {
    println!("seed 32");
    let mut random = Random::new(32);
    for k in 0..1000 {
        check(&scattered(&mut random, 22 + k % 14), 3);
    }
}

#[test]
fn full_boards_with_holes_and_wrong_digits_agree_with_the_judge() {
    println!("seed 33");
    let mut random = Random::new(33);
    let full = random.solution();
    for k in 0..2000 {
        let mut givens = full;
        for _ in 0..k % 60 {
            givens[random.below(81)] = 0;
        }
        for _ in 0..k % 3 {
            givens[random.below(81)] = random.below(10) as u8;
        }
        check(&givens, 4);
    }
}

#[test]
fn nasty_boards_are_decided() {
    for (line, expected) in NASTY {
        let counted = nine::count(&board(&plain(line)), 1000);
        if let Some(expected) = expected {
            assert_eq!(
                (counted.found, counted.complete),
                (expected, true),
                "{line}"
            );
        }
        assert!(counted.guesses < 20_000, "{line} took {}", counted.guesses);
    }
    let empty = nine::count(&board(&[0; 81]), 100_000);
    assert_eq!((empty.found, empty.complete), (100_000, false));
}

#[test]
fn a_limit_stops_the_count() {
    let six =
        plain("800000600029670010000014050600391502051000900902006000060430000090087160007000003");
    for limit in 0..9 {
        let counted = nine::count(&board(&six), limit);
        assert_eq!((counted.found, counted.complete), (limit.min(6), limit > 6));
    }
}

#[test]
fn it_agrees_with_the_search_for_all_shapes_on_grids_with_erased_candidates() {
    println!("seed 34");
    let mut random = Random::new(34);
    for givens in samples(35, 120) {
        let mut grid = Grid::new(&puzzle(&givens));
        for _ in 0..random.below(60) {
            let digit = Digit::new(1 + random.below(9) as u8).expect("a digit");
            let cell = Cell::new(random.below(81));
            grid.eliminate(Candidate { cell, digit });
        }
        let mut other = solve::Search::from_grid(&grid);
        let mut expected = Vec::new();
        while let (true, Event::Solution(one)) = (expected.len() < 50, other.run(u64::MAX)) {
            expected.push(to_plain(one.board()));
        }
        let all = found(Search::from_grid(&grid), 50);
        assert_eq!(all.len(), expected.len());
        if all.len() < 50 {
            assert_eq!(sorted(all), sorted(expected));
        }
    }
}

#[test]
fn a_board_holds_what_was_written_last() {
    println!("seed 41");
    let mut random = Random::new(41);
    let (mut written, mut expected) = (board(&[0; 81]), [0; 81]);
    for _ in 0..2000 {
        let (cell, digit) = (random.below(81), random.below(10) as u8);
        for _ in 0..2 {
            written.set(cell, digit);
        }
        expected[cell] = digit;
        assert_eq!(written.digits(), expected);
    }
}

/// The last solution wanted may be inferred from the one before; each limit makes another one the last.
#[test]
fn every_limit_counts_right_on_puzzles_with_many_solutions() {
    println!("seed 39");
    let mut random = Random::new(39);
    let mut with_many = 0;
    while with_many < 24 {
        let mut givens = random.solution();
        for _ in 0..60 + random.below(60) {
            givens[random.below(81)] = 0;
        }
        let all = solutions(&givens, 5001).len() as u64;
        if !(2..=5000).contains(&all) {
            continue;
        }
        with_many += 1;
        for limit in (1..20).chain([all - 1, all, all + 1]) {
            let counted = nine::count(&board(&givens), limit);
            let expected = (limit.min(all), limit > all);
            assert_eq!((counted.found, counted.complete), expected, "{givens:?}");
        }
        if with_many % 4 == 0 {
            check(&givens, 5001);
        }
    }
}

#[test]
fn pauses_change_nothing() {
    for givens in samples(36, 30) {
        let expected = found(Search::new(&puzzle(&givens)), 60);
        for budget in [1, 2, 7, 100] {
            let mut search = Search::new(&puzzle(&givens));
            let mut paused = Vec::new();
            while paused.len() < 60 {
                let before = search.nodes();
                match search.run(budget) {
                    Event::Solution(solution) => paused.push(to_plain(solution.board())),
                    Event::Exhausted => break,
                    Event::Paused => assert!(search.nodes() >= before + budget),
                }
                assert!(search.nodes() <= before + budget + 1);
            }
            assert_eq!(paused, expected);
        }
    }
}

#[test]
fn symmetric_boards_have_as_many_solutions() {
    println!("seed 37");
    let mut random = Random::new(37);
    for givens in samples(38, 60) {
        let expected = nine::count(&board(&givens), 300);
        for _ in 0..100 {
            let counted = nine::count(&board(&shuffled(&givens, &mut random)), 300);
            assert_eq!(
                (counted.found, counted.complete),
                (expected.found, expected.complete)
            );
        }
    }
}

#[test]
fn the_shared_sets_have_the_solutions_that_they_claim() {
    for (name, least, most) in [
        ("17_clue", 1, 1),
        ("forum_hardest_1905_11+", 1, 1),
        ("serg_multi", 2, 2),
        ("invalid_gen", 0, 2),
    ] {
        let Some(list) = shared(&format!("puzzles/{name}.txt")) else {
            return;
        };
        for line in list.lines().step_by(10) {
            let board = Board::parse(line.as_bytes()).expect(line);
            let found = nine::count(&board, 2).found;
            assert!((least..=most).contains(&found), "{line}: {found}");
        }
    }
}

#[test]
fn only_ordinary_boards_fit() {
    assert!(Search::fits(&Geometry::classic()));
    let jigsaw: Vec<usize> = (0..81).map(|i| i / 9).collect();
    let shapes = [
        Geometry::rectangular(1, 9),
        Geometry::rectangular(2, 4),
        Geometry::rectangular(4, 4),
        Geometry::irregular(&jigsaw),
    ];
    for shape in shapes {
        assert!(!Search::fits(&shape.expect("a shape")));
    }
}

#[test]
fn what_is_no_board_is_refused() {
    assert!(Board::parse(b"").is_none());
    assert!(Board::parse(&[b'.'; 80]).is_none());
    assert!(Board::parse(&[b'.'; 82]).is_none());
    for wrong in (0..=u8::MAX).filter(|b| !b.is_ascii_digit() && *b != b'.') {
        for place in [0, 15, 26, 27, 53, 80] {
            let mut text = [b'0'; 81];
            text[place] = wrong;
            assert!(Board::parse(&text).is_none());
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        let wrong = |b: &u8| !b.is_ascii_digit() && *b != b'.';
        let fine = bytes.len() == 81 && !bytes.iter().any(wrong);
        prop_assert_eq!(Board::parse(&bytes).is_some(), fine);
    }

    #[test]
    fn any_digits_are_read_where_they_stand(digits in prop::collection::vec(0..=9_u8, 81)) {
        let givens: Plain = digits.try_into().expect("81 of them");
        let read = Board::parse(&text(&givens)).expect("digits are read");
        prop_assert_eq!(read.digits(), givens);
        prop_assert_eq!(board(&givens).digits(), givens);
        check(&givens, 2);
    }
}

//! Exact answers, judged by the oracle, by known counts and by laws that every count obeys.

use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, Puzzle, Solution};
use nonet::solve::{End, Event, Limits, Search, Sign, Verdict, count, count_with, solve, verdict};
use std::sync::Arc;
use support::{Plain, Random, fits, plain, puzzle, shared, shuffled, solutions, to_plain};

/// Puzzles and how many solutions they have.
const COUNTED: [(&str, u64); 14] = [
    (
        "800000600029670010000014050600391502051000900902006000060430000090087160007000003",
        6,
    ),
    (
        "008000245050708003400020870040801300100070009009265400086030050900604032320000600",
        1,
    ),
    (
        "000483000604000082000000000000830000010029076008001000500002300000175000000000107",
        1,
    ),
    (
        "000040060075000090900001000004008736300004000721900500000200001030000850010060000",
        1,
    ),
    (
        "200700800107020643800301290040600082600207009000090506006072000072504000010030000",
        1,
    ),
    (
        "000000900000007300054000007600000000300000002000480100020000084000096000000014095",
        1,
    ),
    (
        "900080002070100000005003000000008100000020806800600049400060090030005000001700060",
        1,
    ),
    (
        "080013090000000000390002600200039000900064700056008000000801430034000005060040000",
        1,
    ),
    (
        "000000000000000000000000000000000000000000000000000000000000000000000123456789000",
        0,
    ),
    (
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
        1,
    ),
    (
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        1,
    ),
    // Peter Norvig's: 17 givens, no rule broken, and a long search until it fails.
    (
        "000005080000601043000000000010500000000106000300000005530000061000000004000000000",
        0,
    ),
    // Two and a half boxes full of traps: contradictory, and still thinner.
    (
        "000060020000000810009100000000000000000004000705000700000005000200000100000000280",
        0,
    ),
    // A cell that sees all nine digits.
    (
        "012300000400000000000000000500000000600000000700000000800000000000000000900000000",
        0,
    ),
];

/// One given, and no given.
const ENDLESS: [&str; 2] = [
    "100000000000000000000000000000000000000000000000000000000000000000000000000000000",
    "",
];

fn found(puzzle: &Puzzle, limit: u64) -> Vec<Plain> {
    let mut search = Search::new(puzzle);
    let mut all = Vec::new();
    while let Event::Solution(solution) = search.run(u64::MAX) {
        all.push(to_plain(solution.board()));
        if all.len() as u64 == limit {
            break;
        }
    }
    all
}

fn sorted(mut boards: Vec<Plain>) -> Vec<Plain> {
    boards.sort_unstable();
    boards
}

/// Random puzzles of every kind, from a seed.
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

/// A board of any shape: `.` is empty, letters follow 9.
fn read(geometry: &Arc<Geometry>, text: &str) -> Puzzle {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    let values = text.chars().map(|ch| ch.to_digit(36).unwrap_or(0) as u8);
    for (cell, value) in geometry.cells().zip(values) {
        puzzle.set(cell, Digit::new(value)).expect("on the board");
    }
    puzzle
}

/// How many solutions a board of any shape has: the first empty cell, each digit, the rules.
fn brute(board: &mut Puzzle) -> u64 {
    if !board.conflicts().is_empty() {
        return 0;
    }
    let geometry = Arc::clone(board.geometry());
    let Some(cell) = geometry.cells().find(|&c| board.get(c).is_none()) else {
        return 1;
    };
    let mut total = 0;
    for digit in Digit::all(geometry.side()) {
        board.set(cell, Some(digit)).expect("on the board");
        total += brute(board);
    }
    board.set(cell, None).expect("on the board");
    total
}

#[test]
fn known_counts() {
    for (text, expected) in COUNTED {
        let board = puzzle(&plain(text));
        let counted = count(&board, 10_000);
        assert_eq!(
            (counted.found, counted.is_complete()),
            (expected, true),
            "{text}"
        );
        assert_eq!(counted.first.is_some(), expected > 0);
        assert_eq!(counted.first, solve(&board));
    }
    for text in ENDLESS {
        let counted = count(&puzzle(&plain(text)), 1000);
        assert_eq!((counted.found, counted.is_complete()), (1000, false));
    }
}

#[test]
fn a_known_solution() {
    let solution = solve(&puzzle(&plain(COUNTED[9].0))).unwrap();
    assert_eq!(to_plain(solution.board())[..9], [8, 1, 2, 7, 5, 3, 6, 4, 9]);
}

#[test]
fn the_examples_of_the_sources() {
    let Some(text) = shared("source-examples.json") else {
        return;
    };
    let field = |part: &str, name: &str| {
        let (_, value) = part.split_once(&format!("\"{name}\":")).unwrap();
        value.trim_start().trim_start_matches('"').to_owned()
    };
    let examples: Vec<&str> = text.split("\"name\"").skip(1).collect();
    assert_eq!(examples.len(), 11);
    for example in examples {
        let board = plain(&field(example, "puzzle"));
        let counted = count(&puzzle(&board), 100);
        let expected = field(example, "solutions");
        if expected.starts_with("many") {
            assert!(!counted.is_complete());
            continue;
        }
        let digits = expected.split(|ch: char| !ch.is_ascii_digit());
        let expected: usize = digits.into_iter().next().unwrap().parse().unwrap();
        assert_eq!(
            (counted.found, counted.is_complete()),
            (expected as u64, true)
        );
        if expected > 0 {
            let one = plain(&field(example, "a_solution"));
            assert!(found(&puzzle(&board), 100).contains(&one));
        }
    }
}

#[test]
fn boards_of_other_sizes() {
    let four = Geometry::rectangular(2, 2).map(Arc::new).unwrap();
    assert_eq!(count(&Puzzle::empty(four), 288).found, 288);
    let six = Geometry::rectangular(2, 3).map(Arc::new).unwrap();
    // There are 28,200,960 boards of this shape, and 6! first rows.
    let counted = count(&read(&six, "123456"), 50_000);
    assert_eq!(
        (counted.found, counted.is_complete()),
        (28_200_960 / 720, true)
    );
    for (rows, cols) in [(1, 1), (1, 2), (2, 5), (3, 4), (4, 4), (5, 5)] {
        let geometry = Geometry::rectangular(rows, cols).map(Arc::new).unwrap();
        assert!(solve(&Puzzle::empty(geometry)).is_some());
    }
}

#[test]
fn small_boards_agree_with_brute_force() {
    let crooked = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
    let shapes = [
        Geometry::rectangular(2, 3),
        Geometry::rectangular(3, 2),
        Geometry::irregular(&crooked),
    ];
    println!("seed 6");
    let mut random = Random::new(6);
    for shape in shapes {
        let geometry = shape.map(Arc::new).unwrap();
        for _ in 0..15 {
            let mut board = Puzzle::empty(Arc::clone(&geometry));
            for _ in 0..geometry.n_cells() * 2 / 5 {
                let cell = Cell::new(random.below(geometry.n_cells()));
                let digit = Digit::new(random.below(geometry.side()) as u8 + 1);
                board.set(cell, digit).expect("on the board");
                if !board.conflicts().is_empty() {
                    board.set(cell, None).expect("on the board");
                }
            }
            let counted = count(&board, 1_000_000);
            assert!(counted.is_complete());
            assert_eq!(counted.found, brute(&mut board), "{board:?}");
        }
    }
}

#[test]
fn random_puzzles_agree_with_the_oracle() {
    for board in samples(11, 120) {
        let counted = count(&puzzle(&board), 50);
        let expected = solutions(&board, 51);
        assert_eq!(counted.found, expected.len().min(50) as u64);
        assert_eq!(counted.is_complete(), expected.len() <= 50);
        if counted.is_complete() {
            assert_eq!(sorted(found(&puzzle(&board), 51)), sorted(expected));
        }
    }
}

#[test]
fn thin_boards_agree_with_the_oracle() {
    println!("seed 12");
    let mut random = Random::new(12);
    for n_givens in 20..30 {
        for _ in 0..10 {
            let mut board = [0; 81];
            while board.iter().filter(|&&d| d > 0).count() < n_givens {
                let (place, digit) = (random.below(81), 1 + random.below(9) as u8);
                if board[place] == 0 && fits(&board, place, digit) {
                    board[place] = digit;
                }
            }
            let counted = count(&puzzle(&board), 1);
            let expected = solutions(&board, 2);
            assert_eq!(counted.found, expected.len().min(1) as u64, "{board:?}");
            assert_eq!(counted.is_complete(), expected.len() < 2, "{board:?}");
        }
    }
}

#[test]
fn pauses_change_nothing() {
    for board in samples(13, 30) {
        let board = puzzle(&board);
        let expected = found(&board, 60);
        for budget in [1, 2, 7, 100] {
            let mut search = Search::new(&board);
            let mut paused = Vec::new();
            while (paused.len() as u64) < 60 {
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
    let mut random = Random::new(15);
    for board in samples(14, 60) {
        let expected = count(&puzzle(&board), 300);
        for _ in 0..4 {
            let counted = count(&puzzle(&shuffled(&board, &mut random)), 300);
            assert_eq!(counted.found, expected.found);
            assert_eq!(counted.is_complete(), expected.is_complete());
        }
    }
}

#[test]
fn a_given_more_is_never_a_solution_more() {
    println!("seed 16");
    let mut random = Random::new(16);
    for _ in 0..10 {
        let mut board = puzzle(&random.several());
        let Some(solution) = solve(&board) else {
            unreachable!("it has several")
        };
        let mut before = count(&board, 2000).found;
        for _ in 0..40 {
            let cell = Cell::new(random.below(81));
            board
                .set(cell, Some(solution.digit(cell)))
                .expect("on the board");
            let now = count(&board, 2000).found;
            assert!((1..=before).contains(&now));
            before = now;
        }
    }
}

#[test]
fn full_boards_are_right_or_wrong() {
    println!("seed 17");
    let full = Random::new(17).solution();
    let right = count(&puzzle(&full), 5);
    assert_eq!(
        (right.found, right.is_complete(), right.nodes),
        (1, true, 0)
    );
    assert_eq!(right.first, Solution::verify(puzzle(&full)));
    let mut wrong = full;
    wrong.swap(0, 1);
    assert_eq!(solve(&puzzle(&wrong)), None);
}

#[test]
fn repeated_givens_have_no_solution() {
    for (a, b) in [(0, 8), (0, 72), (0, 20)] {
        let mut board = puzzle(&[0; 81]);
        board
            .set(Cell::new(a), Digit::new(5))
            .expect("on the board");
        board
            .set(Cell::new(b), Digit::new(5))
            .expect("on the board");
        assert_eq!(verdict(&board, 0), Verdict::None);
    }
}

#[test]
fn a_limit_says_whether_there_are_more() {
    let six = puzzle(&plain(COUNTED[0].0));
    for limit in 0..9 {
        let counted = count(&six, limit);
        assert_eq!(counted.found, limit.min(6));
        assert_eq!(counted.is_complete(), limit >= 6);
        assert_eq!(counted.first.is_some(), limit > 0);
    }
    let none = puzzle(&plain(COUNTED[8].0));
    assert!(count(&none, 0).is_complete());
}

#[test]
fn a_budget_never_becomes_a_wrong_verdict() {
    for board in samples(18, 30) {
        let board = puzzle(&board);
        let truth = verdict(&board, u64::MAX);
        let boards = found(&board, 2);
        match &truth {
            Verdict::None => assert!(boards.is_empty()),
            Verdict::One(one) => assert_eq!(boards, [to_plain(one.board())]),
            Verdict::Several(a, b) => {
                assert_eq!(boards, [to_plain(a.board()), to_plain(b.board())]);
                assert_ne!(a, b);
            }
            Verdict::Undecided => unreachable!("no budget to end"),
        }
        let verdicts: Vec<Verdict> = (0..200).map(|budget| verdict(&board, budget)).collect();
        let decided = verdicts.iter().skip_while(|&v| *v == Verdict::Undecided);
        assert!(decided.into_iter().all(|v| *v == truth));
    }
    let hardest = puzzle(&plain(COUNTED[9].0));
    assert_eq!(verdict(&hardest, 10), Verdict::Undecided);
}

#[test]
fn solutions_and_progress_are_told() {
    let (mut told, mut solutions) = (Vec::new(), Vec::new());
    let limits = Limits {
        solutions: 5000,
        nodes: u64::MAX,
    };
    let board = puzzle(&[0; 81]);
    let counted = count_with(&board, limits, &mut |sign| match sign {
        Sign::Solution(solution) => solutions.push(to_plain(solution.board())),
        Sign::Working { nodes, found } => {
            assert_eq!(found, solutions.len() as u64);
            told.push(nodes);
        }
    });
    assert!(told.len() > 1 && told.is_sorted());
    assert!(told.iter().all(|&nodes| nodes <= counted.nodes));
    assert_eq!((solutions.len(), counted.end), (5000, End::Limit));
    assert_eq!(
        counted.first.map(|first| to_plain(first.board())),
        solutions.first().cloned()
    );
    solutions.sort();
    solutions.dedup();
    assert_eq!(solutions.len(), 5000);
}

#[test]
fn a_count_says_why_it_ended() {
    let end = |board: &Puzzle, solutions, nodes| {
        let counted = count_with(board, Limits { solutions, nodes }, &mut |_| {});
        (counted.found, counted.end)
    };
    for board in samples(9, 40) {
        let board = puzzle(&board);
        let all = count(&board, 100);
        if !all.is_complete() {
            continue;
        }
        assert_eq!(
            end(&board, all.found, u64::MAX),
            (all.found, End::Exhausted)
        );
        if all.found > 0 {
            assert_eq!(
                end(&board, all.found - 1, u64::MAX),
                (all.found - 1, End::Limit)
            );
        }
    }
    let empty = puzzle(&[0; 81]);
    let (found, why) = end(&empty, u64::MAX, 2000);
    assert!(found > 0 && why == End::Budget, "{found} {why:?}");
    assert_eq!(end(&puzzle(&plain(COUNTED[9].0)), 2, 10), (0, End::Budget));
}

#[test]
fn a_search_from_a_grid_keeps_to_its_candidates() {
    let mut random = Random::new(9);
    for board in samples(9, 30) {
        let of_board = solutions(&board, 2000);
        if of_board.len() == 2000 {
            continue;
        }
        let mut grid = Grid::new(&puzzle(&board));
        for _ in 0..random.below(12) {
            let cell = Cell::new(random.below(81));
            let digit = Digit::all(9).nth(random.below(9)).expect("nine digits");
            grid.eliminate(Candidate { cell, digit });
        }
        let keeps = |full: &Plain| {
            let mut open = grid.empty_cells();
            open.all(|c| {
                grid.candidates(c)
                    .iter()
                    .any(|d| d.get() == full[c.index()])
            })
        };
        let expected = of_board.into_iter().filter(keeps).collect();
        let mut search = Search::from_grid(&grid);
        let mut all = Vec::new();
        while let Event::Solution(solution) = search.run(u64::MAX) {
            all.push(to_plain(solution.board()));
        }
        assert_eq!(sorted(all), sorted(expected), "{grid:?}");
    }
}

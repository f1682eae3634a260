//! Generated puzzles, judged by dancing links and by hand-written symmetries: one solution, minimal, symmetric, as many
//! givens as were asked for, the same from the same seed. Equivalent puzzles and the canonical form, by definition.
//!
//! `NONET_PUZZLES` asks for more than two hundred of each sort.
#![cfg(not(target_arch = "wasm32"))]

mod common;
mod judges;

use judges::{Shape, dance};
use nonet::board::{Cell, CellSet, Digit, Geometry, Grid, Puzzle};
use nonet::generate::{
    Band, Generator, Options, Problem, Progress, Scale, Symmetry, Way, Wishes, canonical, certify,
    same, scramble,
};
use nonet::logic::{Technique, techniques};
use nonet::rate;
use std::sync::Arc;

/// How many of a sort are made, if a tenth of a second would do for so many.
fn n_of_a_sort(usual: u64) -> u64 {
    let more = std::env::var("NONET_PUZZLES").ok();
    let more = more.map(|text| text.parse::<u64>().expect("a number"));
    more.map_or(usual, |more| more * usual / 200)
}

fn plain() -> Options {
    Options::minimal(Geometry::classic())
}

fn make(options: &Options, seed: u64) -> Puzzle {
    let mut generator = Generator::new(options.clone(), seed).expect("there are such puzzles");
    loop {
        match generator.step(1000) {
            Progress::Found(puzzle) => return puzzle,
            Progress::Working => {}
            other => panic!("{options}, seed {seed}: {other:?}"),
        }
    }
}

/// The judge's picture of a board.
fn shape(geometry: &Arc<Geometry>) -> Shape {
    let box_of = geometry.box_map().iter().map(|&index| usize::from(index));
    Shape {
        side: geometry.side(),
        box_of: box_of.collect(),
        geometry: Arc::clone(geometry),
    }
}

fn numbers(puzzle: &Puzzle) -> Vec<u8> {
    let digits = puzzle.digits().iter();
    digits.map(|d| d.map_or(0, |d| d.get())).collect()
}

fn has_one_solution(shape: &Shape, board: &[u8]) -> bool {
    dance(shape, board, 2).len() == 1
}

fn is_minimal(shape: &Shape, board: &[u8]) -> bool {
    (0..board.len()).filter(|&i| board[i] != 0).all(|i| {
        let mut less = board.to_vec();
        less[i] = 0;
        !has_one_solution(shape, &less)
    })
}

/// Is the pattern the same after each of these motions, by row and column?
fn is_symmetric(side: usize, board: &[u8], symmetry: Symmetry) -> bool {
    let at = |row: usize, col: usize| board[row * side + col] != 0;
    let last = side - 1;
    let all = |image: &dyn Fn(usize, usize) -> bool| {
        (0..side * side).all(|i| at(i / side, i % side) == image(i / side, i % side))
    };
    let half = || all(&|r, c| at(last - r, last - c));
    let quarter = || all(&|r, c| at(c, last - r));
    let left_right = || all(&|r, c| at(r, last - c));
    let top_bottom = || all(&|r, c| at(last - r, c));
    let diagonal = || all(&|r, c| at(c, r));
    let antidiagonal = || all(&|r, c| at(last - c, last - r));
    match symmetry {
        Symmetry::None => true,
        Symmetry::Rotate180 => half(),
        Symmetry::Rotate90 => quarter(),
        Symmetry::MirrorLeftRight => left_right(),
        Symmetry::MirrorTopBottom => top_bottom(),
        Symmetry::MirrorBoth => left_right() && top_bottom(),
        Symmetry::Diagonal => diagonal(),
        Symmetry::Antidiagonal => antidiagonal(),
        Symmetry::DiagonalBoth => diagonal() && antidiagonal(),
        Symmetry::Full => quarter() && left_right(),
    }
}

/// All that was asked for is true, and the same seed gives the same again.
fn check(options: &Options, usual: u64) -> Vec<Puzzle> {
    let shape = shape(&options.geometry);
    let puzzles = (0..n_of_a_sort(usual)).map(|seed| {
        let puzzle = make(options, seed);
        let board = numbers(&puzzle);
        let what = || format!("{options}, seed {seed}");
        assert_eq!(puzzle.geometry(), &options.geometry);
        assert!(has_one_solution(&shape, &board), "{}", what());
        assert!(
            is_symmetric(shape.side, &board, options.symmetry),
            "{}",
            what()
        );
        assert!(!options.minimal || is_minimal(&shape, &board), "{}", what());
        if let Some(range) = &options.clues {
            assert!(range.contains(&puzzle.n_givens()), "{}", what());
        }
        if seed < 5 {
            assert_eq!(puzzle, make(options, seed), "{}", what());
        }
        puzzle
    });
    let puzzles: Vec<Puzzle> = puzzles.collect();
    assert!(puzzles.len() < 2 || puzzles[0] != puzzles[1], "{options}");
    puzzles
}

#[test]
fn plain_puzzles_are_minimal_and_have_one_solution() {
    check(&plain(), 200);
}

#[test]
fn symmetric_puzzles_are_symmetric_and_no_group_can_go() {
    for symmetry in Symmetry::ALL {
        let options = Options {
            symmetry,
            minimal: false,
            ..plain()
        };
        let shape = shape(&options.geometry);
        for puzzle in check(&options, 200) {
            let board = numbers(&puzzle);
            for orbit in symmetry.orbits(&options.geometry) {
                let mut less = board.clone();
                orbit.iter().for_each(|cell| less[cell.index()] = 0);
                assert!(
                    less == board || !has_one_solution(&shape, &less),
                    "{symmetry:?}"
                );
            }
        }
    }
}

#[test]
fn a_symmetric_puzzle_can_be_minimal_too() {
    let options = Options {
        symmetry: Symmetry::Rotate180,
        ..plain()
    };
    check(&options, 20);
}

#[test]
fn as_many_givens_as_are_asked_for() {
    for (clues, minimal, usual) in [
        (22..=24, true, 100),
        (24..=24, false, 200),
        (28..=30, false, 200),
        (45..=45, false, 100),
        (80..=81, false, 100),
    ] {
        let options = Options {
            clues: Some(clues),
            minimal,
            ..plain()
        };
        check(&options, usual);
    }
    let symmetric = Options {
        clues: Some(32..=36),
        symmetry: Symmetry::MirrorBoth,
        minimal: false,
        ..plain()
    };
    check(&symmetric, 100);
}

#[test]
fn boards_of_all_sizes() {
    for (high, wide, usual) in [(2, 2, 200), (2, 3, 200), (4, 2, 40), (2, 5, 20), (3, 4, 3)] {
        let geometry = Geometry::shared(high, wide).expect("there is such a board");
        check(&Options::minimal(geometry), usual);
    }
    let geometry = Geometry::shared(5, 5).expect("there is such a board");
    let large = Options {
        clues: Some(400..=420),
        minimal: false,
        symmetry: Symmetry::Rotate90,
        ..Options::minimal(geometry)
    };
    check(&large, 1);
}

#[test]
fn irregular_regions() {
    let mut random = common::Random::new(19);
    for (high, wide, usual) in [(2, 2, 40), (2, 3, 40), (3, 3, 20)] {
        for _ in 0..3 {
            let (shape, _) = Shape::random(high, wide, &mut random);
            check(&Options::minimal(shape.geometry), usual);
        }
    }
}

#[test]
fn what_cannot_be_is_said() {
    let large = Options::minimal(Geometry::shared(5, 5).expect("there is such a board"));
    assert_eq!(Generator::new(large, 1).err(), Some(Problem::Large(25)));
    let many = Options {
        clues: Some(82..=90),
        ..plain()
    };
    assert_eq!(Generator::new(many, 1).err(), Some(Problem::Clues));
    for cells in [CellSet::empty(16), CellSet::of(81, [Cell::new(80)])] {
        let pattern = Options {
            way: Way::Pattern(cells),
            minimal: false,
            ..Options::minimal(Geometry::shared(2, 2).expect("there is such a board"))
        };
        assert_eq!(Generator::new(pattern, 1).err(), Some(Problem::Pattern));
    }
    // The last cell of region 0 needs the digit that stands above it.
    let regions = [0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 3, 3, 3];
    let geometry = Arc::new(Geometry::irregular(&regions).expect("four regions of four"));
    let mut generator = Generator::new(Options::minimal(geometry), 1).expect("nobody has looked");
    let end = generator.step(1 << 20);
    assert!(
        matches!(end, Progress::Impossible(Problem::Regions)),
        "{end:?}"
    );
    assert_eq!(generator.step(1), end);
}

#[test]
fn attempts_are_counted_and_limited() {
    let options = Options {
        clues: Some(17..=17),
        symmetry: Symmetry::Full,
        attempts: Some(5),
        ..plain()
    };
    let mut generator = Generator::new(options, 1).expect("nobody has looked");
    assert_eq!(generator.step(1), Progress::Working);
    while generator.step(10) == Progress::Working {}
    assert_eq!(generator.step(10), Progress::GaveUp);
    assert_eq!(generator.attempts(), 5);
}

#[test]
fn pauses_change_nothing() {
    for seed in 0..20 {
        let mut generator = Generator::new(plain(), seed).expect("there are such puzzles");
        let puzzle = loop {
            if let Progress::Found(puzzle) = generator.step(1) {
                break puzzle;
            }
        };
        assert_eq!(puzzle, make(&plain(), seed));
    }
}

#[test]
fn random_digits_until_there_is_one_solution() {
    let options = Options {
        way: Way::Scatter,
        minimal: false,
        ..plain()
    };
    let puzzles = check(&options, 20);
    assert!(
        puzzles
            .iter()
            .all(|puzzle| (17..=25).contains(&puzzle.n_givens()))
    );
    let never = Options {
        clues: Some(17..=17),
        attempts: Some(1000),
        ..options
    };
    let mut generator = Generator::new(never, 1).expect("nobody has looked");
    assert_eq!(generator.step(2000), Progress::GaveUp);
    assert_eq!(generator.attempts(), 1000);
}

#[test]
fn givens_in_a_drawn_pattern() {
    let drawn = "x...x...x.x.x.x.x...x.x.x....x.x.x....x.x.x.x....x.x.x....x.x.x...x.x.x.x.x...x..";
    let cells = drawn.chars().enumerate();
    let cells = cells
        .filter(|&(_, sign)| sign == 'x')
        .map(|(index, _)| Cell::new(index));
    let pattern = CellSet::of(81, cells);
    let options = Options {
        way: Way::Pattern(pattern),
        minimal: false,
        ..plain()
    };
    for puzzle in check(&options, 100) {
        let given = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
        assert_eq!(given, pattern);
    }
}

/// The path of these techniques, as everybody else takes it.
fn is_solved_by(puzzle: &Puzzle, techniques: &[&dyn Technique]) -> bool {
    let givens = CellSet::of(81, puzzle.givens().map(|(cell, _)| cell));
    rate::path(Grid::new(puzzle), Some(&givens), techniques)
        .end
        .is_full()
}

#[test]
fn a_technique_and_singles_besides() {
    let singles = &techniques::ALL[..3];
    for slug in [
        "pointing",
        "naked-pair",
        "x-wing",
        "xy-wing",
        "uniqueness-test-1",
        "skyscraper",
    ] {
        let technique = techniques::every().find(|t| t.info().slug == slug);
        let technique = technique.expect("there is such a technique");
        let wishes = Wishes {
            technique: Some(technique.info()),
            ..Wishes::default()
        };
        let options = Options {
            wishes,
            minimal: false,
            ..plain()
        };
        for puzzle in check(&options, 20) {
            let with = [singles, &[technique]].concat();
            assert!(!is_solved_by(&puzzle, singles), "{slug}");
            assert!(is_solved_by(&puzzle, &with), "{slug}");
        }
    }
}

#[test]
fn none_of_some_techniques() {
    let without = ["naked-pair", "pointing", "claiming"].map(techniques::info);
    let without: Vec<_> = without.into_iter().flatten().collect();
    let options = Options {
        wishes: Wishes {
            without: without.clone(),
            ..Wishes::default()
        },
        minimal: false,
        ..plain()
    };
    let all = techniques::ALL.iter().copied();
    let others: Vec<&dyn Technique> = all.filter(|t| !without.contains(&t.info())).collect();
    for puzzle in check(&options, 10) {
        assert!(is_solved_by(&puzzle, &others));
    }
}

#[test]
fn ratings_in_their_bands() {
    for (scale, least, most) in [
        (Scale::HalfSteps, 0, 5),
        (Scale::HalfSteps, 20, 35),
        (Scale::Level, 10, 10),
        (Scale::Score, 6000, 9000),
        (Scale::Explainer, 12, 15),
        (Scale::Explainer, 40, 45),
        (Scale::Dependency, 30, 50),
        (Scale::RefutationSum, 50, 200),
    ] {
        let band = Band { scale, least, most };
        let options = Options {
            wishes: Wishes {
                band: Some(band),
                ..Wishes::default()
            },
            symmetry: Symmetry::Rotate180,
            minimal: false,
            ..plain()
        };
        for puzzle in check(&options, 6) {
            let tenths = scale.measure(&puzzle).expect("within the scale");
            assert!((least..=most).contains(&tenths), "{scale:?} {tenths}");
        }
    }
}

#[test]
fn certificates_tell_the_truth() {
    for seed in 0..20 {
        let puzzle = make(&plain(), seed);
        let certificate = certify(&puzzle, 1 << 20).expect("one solution");
        let (shape, board) = (shape(puzzle.geometry()), numbers(&puzzle));
        assert_eq!(
            vec![numbers(certificate.solution.board())],
            dance(&shape, &board, 2)
        );
        assert_eq!(
            (certificate.minimal, certificate.clues),
            (Some(true), puzzle.n_givens())
        );
        assert!(is_symmetric(9, &board, certificate.symmetry));
        let ratings = certificate.ratings.expect("a 9x9 board");
        assert_eq!(ratings.scales.explainer, rate::explainer(&puzzle));
        let mut more = puzzle.clone();
        let cell = puzzle
            .geometry()
            .cells()
            .find(|&cell| puzzle.get(cell).is_none());
        let cell = cell.expect("not full");
        more.set(cell, Some(certificate.solution.digit(cell)));
        let more = certify(&more, 1 << 20).expect("one solution");
        assert_eq!(more.minimal, Some(false));
        let (given, _) = puzzle.givens().next().expect("not empty");
        let mut fewer = puzzle;
        fewer.set(given, None);
        assert_eq!(certify(&fewer, 1 << 20), None);
    }
}

/// A board with the digits named in the order in which they come, row by row.
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

/// All orders of lines that leave the bands whole.
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

/// The least of all equivalent boards, by trying them all.
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
fn part(shape: &Shape, share: usize, random: &mut common::Random) -> Puzzle {
    let solution = std::iter::repeat_with(|| shape.solution(random)).find_map(|found| found);
    let solution = solution.expect("such boxes have solutions");
    let mut puzzle = Puzzle::empty(Arc::clone(&shape.geometry));
    for (index, &value) in solution.iter().enumerate() {
        if random.below(100) < share {
            puzzle.set(Cell::new(index), Digit::new(value));
        }
    }
    puzzle
}

#[test]
fn the_canonical_form_is_the_least_of_all() {
    let mut random = common::Random::new(66);
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
    let mut random = common::Random::new(67);
    let shape = Shape::boxes(3, 3);
    let minimal = (0..n_of_a_sort(100)).map(|seed| make(&plain(), seed));
    let parts: Vec<Puzzle> = (0..50)
        .map(|n| part(&shape, 2 * n + 2, &mut random))
        .collect();
    let mut forms = Vec::new();
    for puzzle in minimal.chain(parts) {
        let form = canonical(&puzzle).expect("an ordinary board");
        assert_eq!(form.n_givens(), puzzle.n_givens());
        assert_eq!(canonical(&form).as_ref(), Some(&form));
        for seed in 0..if puzzle.is_full() { 3 } else { 20 } {
            let other = scramble(&puzzle, seed);
            assert_eq!(same(&puzzle, &other), Some(true), "{puzzle:?}, seed {seed}");
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
    let mut random = common::Random::new(68);
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
    let mut twice = Puzzle::empty(Geometry::classic());
    twice.set(Cell::new(0), Digit::new(1));
    twice.set(Cell::new(8), Digit::new(1));
    assert_eq!(canonical(&twice), None);
    for (high, wide) in [(2, 5), (3, 4), (4, 4), (5, 5)] {
        let geometry = Geometry::shared(high, wide).expect("there is such a board");
        let empty = Puzzle::empty(geometry);
        assert_eq!(canonical(&empty), Some(empty));
    }
    let full = part(&Shape::boxes(4, 4), 100, &mut common::Random::new(1));
    assert_eq!(canonical(&full), None);
    let (irregular, _) = std::iter::repeat_with({
        let mut random = common::Random::new(2);
        move || Shape::random(3, 3, &mut random)
    })
    .find(|(shape, _)| shape.geometry.boxes().is_none())
    .expect("some are irregular");
    assert_eq!(canonical(&Puzzle::empty(irregular.geometry)), None);
}

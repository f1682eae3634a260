//! Generated puzzles of every kind, judged by dancing links and by hand-written symmetries.
//!
//! `NONET_PUZZLES` sets another number than two hundred of each kind.

use nonet::board::{Cell, CellSet, Geometry};
use nonet::generate::{
    self, Band, Generator, Options, Problem, Progress, Scale, Symmetry, Way, Wishes,
};
use nonet::solve::solve;
use nonet::text::read_regions;
use std::sync::Arc;
use support::judges::Shape;
use support::made::{check, has_one_solution, make, numbers, plain, shape};

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
    for (givens, minimal, usual) in [
        (22..=24, true, 100),
        (24..=24, false, 200),
        (28..=30, false, 200),
        (45..=45, false, 100),
        (80..=81, false, 100),
    ] {
        let options = Options {
            givens: Some(givens),
            minimal,
            ..plain()
        };
        check(&options, usual);
    }
    let symmetric = Options {
        givens: Some(32..=36),
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
        givens: Some(400..=420),
        minimal: false,
        symmetry: Symmetry::Rotate90,
        ..Options::minimal(geometry)
    };
    check(&large, 1);
}

#[test]
fn irregular_regions() {
    let mut random = support::Random::new(19);
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
        givens: Some(82..=90),
        ..plain()
    };
    assert_eq!(Generator::new(many, 1).err(), Some(Problem::Many(81)));
    for (geometry, least) in [((3, 3), 17), ((2, 2), 4), ((2, 3), 8)] {
        let geometry = Geometry::shared(geometry.0, geometry.1).expect("there is such a board");
        let few = Options {
            givens: Some(1..=least - 1),
            minimal: false,
            ..Options::minimal(geometry)
        };
        assert_eq!(few.check(), Err(Problem::Few(least)));
    }
    for cells in [CellSet::empty(16), CellSet::of(81, [Cell::new(80)])] {
        let pattern = Options {
            way: Way::Pattern(cells),
            minimal: false,
            ..Options::minimal(Geometry::shared(2, 2).expect("there is such a board"))
        };
        assert_eq!(Generator::new(pattern, 1).err(), Some(Problem::Pattern));
    }
    // The last cell of region 0 needs the digit above it.
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
        givens: Some(17..=17),
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
        givens: Some(17..=17),
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

/// A scale that does not cover a board is rejected; the others rate it.
#[test]
fn a_scale_is_refused_where_it_does_not_rate() {
    let irregular =
        "112222333111123333114222235414466535444466555466666555777888999777888999777888999";
    let mut shapes: Vec<_> = [(2, 2), (2, 3), (3, 3)]
        .iter()
        .map(|&(high, wide)| Geometry::shared(high, wide).expect("there is such a board"))
        .collect();
    shapes.extend(read_regions(irregular));
    assert_eq!(shapes.len(), 4, "the map is one");
    for geometry in shapes {
        let puzzle = generate::make(&Options::minimal(Arc::clone(&geometry)), 3, &mut |_| {});
        let mut puzzle = puzzle.expect("there are such puzzles").puzzle;
        // Nearly solved, so that every scale covers it.
        let solution = solve(&puzzle).expect("it has one");
        for cell in geometry.cells().skip(2) {
            puzzle.set(cell, Some(solution.digit(cell))).unwrap();
        }
        for scale in Scale::ALL {
            let band = Some(Band {
                scale,
                least: 0,
                most: u32::MAX,
            });
            let wishes = Wishes {
                band,
                ..Wishes::default()
            };
            let options = Options {
                wishes,
                ..Options::minimal(Arc::clone(&geometry))
            };
            let is_refused = options.check() == Err(Problem::Scale);
            assert_eq!(
                is_refused,
                scale.measure(&puzzle).is_none(),
                "{scale:?} {geometry:?}"
            );
        }
    }
}

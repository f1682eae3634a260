//! Answers of every kind on boards of many shapes, as text that must not depend on the machine.

use batch::{Choices, Format, Job, LabJob, Outcome, ask, lab_row, made, row};
use lab::{self, ALGORITHMS, Event, Family, Limits};
use nonet::board::{Cell, CellSet, Digit, Geometry, Grid, Puzzle, canonical};
use nonet::generate::{Band, Options, Scale, Symmetry, Way, Wishes, scramble};
use nonet::logic::{Context, techniques};
use nonet::rate;
use nonet::solve::{Estimate, TrueCandidates};
use std::fmt::Write;
use std::ops::ControlFlow;
use support::Random;
use words::{Book, Lang, bring};

/// Heights and widths of boxes, and how many boards have them.
const SHAPES: [(usize, usize, usize); 8] = [
    (2, 2, 20),
    (2, 3, 20),
    (3, 3, 60),
    (4, 2, 10),
    (5, 2, 10),
    (3, 4, 5),
    (4, 4, 3),
    (5, 5, 1),
];

/// All answers, one per line. In a browser the words of a diagnosis must be loaded first.
pub(crate) fn all() -> String {
    for book in [Book::Page, Book::Later, Book::Study, Book::Command] {
        bring(Lang::En, book, words::text(Lang::En, book));
    }
    let mut random = Random::new(2611);
    let mut text = String::new();
    for (rows, cols, n) in SHAPES {
        for number in 0..n {
            let board = board(rows, cols, &mut random);
            about(&board, &mut text);
            if number < 2 {
                logic(&board, &mut text);
                laboratory(&board, &mut text);
            }
            if number < 20 && rows * cols < 10 {
                equivalents(&board, &mut text);
            }
        }
    }
    made_puzzles(&mut text);
    text
}

/// A scramble and the canonical form.
fn equivalents(puzzle: &Puzzle, text: &mut String) {
    let scrambled = scramble(puzzle, 3);
    text.push_str(&nonet::text::line(&scrambled, '.'));
    let form = canonical(puzzle).map(|form| nonet::text::line(&form, '.'));
    writeln!(text, " {form:?}").expect("text takes everything");
}

/// Puzzles of several kinds with their certificates.
fn made_puzzles(text: &mut String) {
    let plain = Options::minimal(Geometry::classic());
    let few = Options {
        givens: Some(20..=21),
        ..plain.clone()
    };
    let technique = Options {
        wishes: Wishes {
            needs: techniques::info("x-wing").into_iter().collect(),
            ..Wishes::default()
        },
        minimal: false,
        ..plain.clone()
    };
    let band = Band {
        scale: Scale::named("explainer").expect("a scale"),
        least: 20,
        most: 45,
    };
    let rated = Options {
        wishes: Wishes {
            band: Some(band),
            ..Wishes::default()
        },
        symmetry: Symmetry::Rotate180,
        minimal: false,
        ..plain.clone()
    };
    let scattered = Options {
        way: Way::Scatter,
        attempts: Some(200),
        minimal: false,
        ..plain.clone()
    };
    let six = Options::minimal(Geometry::shared(2, 3).expect("such boxes fit"));
    for options in [plain, few, technique, rated, scattered, six] {
        for seed in 0..3 {
            let row = made(&options, seed, Format::Json, &mut |_| {
                ControlFlow::Continue(())
            });
            writeln!(text, "{row:?}").expect("text takes everything");
        }
    }
}

/// A number for a text, so that two machines can compare: FNV-1a.
pub(crate) fn digest(text: &str) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let mixed = text.bytes().fold(start, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{mixed:016x}")
}

/// A solution made by shifting rows, relabelled, with most cells emptied, and sometimes one altered: boards with no,
/// one and many solutions.
fn board(rows: usize, cols: usize, random: &mut Random) -> Puzzle {
    let side = rows * cols;
    let geometry = Geometry::shared(rows, cols).expect("such boxes fit");
    let mut labels: Vec<usize> = (0..side).collect();
    random.shuffle(&mut labels);
    let mut puzzle = Puzzle::empty(geometry);
    let share = if side > 9 { 55 } else { 30 + random.below(25) };
    for index in 0..side * side {
        let (row, col) = (index / side, index % side);
        let value = labels[(row % rows * cols + row / rows + col) % side] + 1;
        if random.below(100) < share {
            puzzle
                .set(Cell::new(index), Digit::new(value as u8))
                .expect("on the board");
        }
    }
    if random.below(3) == 0 {
        let value = 1 + random.below(side) as u8;
        puzzle
            .set(Cell::new(random.below(side * side)), Digit::new(value))
            .expect("on the board");
    }
    puzzle
}

fn about(puzzle: &Puzzle, text: &mut String) {
    let line = nonet::text::line(puzzle, '.');
    for word in ["solve", "count", "diagnose"] {
        let job = Job {
            ask: ask(word).expect("a question"),
            choices: Choices {
                limit: 50,
                ..Choices::default()
            },
            format: Format::Json,
            expect: Default::default(),
            budget: Some(20_000),
        };
        if let Outcome::Row { row, .. } = row(&job, 1, &line) {
            text.push_str(&row);
            text.push('\n');
        }
    }
    let mut possible = TrueCandidates::new(puzzle);
    possible.run(20_000);
    for cell in puzzle.geometry().cells() {
        let sets = (possible.proven(cell), possible.unknown(cell));
        write!(text, "{}/{} ", sets.0, sets.1).expect("text takes everything");
    }
    let mut estimate = Estimate::new(puzzle, 7);
    estimate.run(2000);
    let log10 = estimate.value().log10.map(|log10| format!("{log10:.6}"));
    writeln!(text, "\n{log10:?}").expect("text takes everything");
}

/// Every algorithm of the laboratory for a few hundred nodes, with all its counts.
fn laboratory(puzzle: &Puzzle, text: &mut String) {
    let line = nonet::text::line(puzzle, '.');
    let is_small = puzzle.geometry().side() <= 9;
    for algorithm in ALGORITHMS
        .iter()
        .filter(|row| is_small || row.family != Family::HumanLogic)
    {
        let job = LabJob {
            algorithm,
            options: lab::Options::usual(algorithm.options),
            seed: 5,
            limits: Limits {
                nodes: 300,
                ..Limits::of(algorithm)
            },
            expect: Default::default(),
        };
        let on = &mut |_: &Event| ControlFlow::Continue(());
        if let Outcome::Row { row, .. } = lab_row(&job, 1, &line, on) {
            text.push_str(&row);
            text.push('\n');
        }
    }
}

fn logic(puzzle: &Puzzle, text: &mut String) {
    let mut grid = Grid::new(puzzle);
    // Only a few states of small boards: in a test build, running all techniques takes time.
    if grid.contradiction().is_some() || grid.geometry().side() > 9 {
        return;
    }
    let givens = CellSet::of(
        grid.geometry().n_cells(),
        puzzle.givens().map(|(cell, _)| cell),
    );
    writeln!(text, "{:?}", rate::half_steps(puzzle)).expect("text takes everything");
    for _ in 0..4 {
        let context = Context::unique(&grid, &givens);
        let steps: Vec<_> = techniques::ALL
            .iter()
            .flat_map(|t| t.all(&context))
            .collect();
        let Some(step) = steps.last().cloned() else {
            return;
        };
        writeln!(text, "{steps:?}").expect("text takes everything");
        step.apply(&mut grid);
    }
}

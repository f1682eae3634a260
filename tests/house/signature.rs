//! Numbers that must not change without a reason: what the engines try over a fixed set of boards, the steps of each
//! technique over a fixed set of states, the puzzles of a seed.
//!
//! They say nothing about right and wrong, which the judges decide. If a number changes, a heuristic, an order or
//! a technique has changed. If that was intended, rewrite them, and give the reason in the commit:
//!
//!     NONET_SIGNATURE=write cargo test --test house signature

use nonet::board::{Cell, CellSet, Digit, Geometry, Grid, Puzzle};
use nonet::logic::{Context, Step, techniques};
use nonet::solve::{
    self, Effort, Estimate, Event, Status, TrueCandidates, Verdict, any_size, diagnose, nine,
};
use nonet::text::{
    Expect, LibraryCase, Readings, Symbols, digits_named, framed_as, framed_candidates_as, line,
    line_as, read_any,
};
use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use support::{Random, puzzle};

/// Heights and widths of boxes.
const SHAPES: [(usize, usize); 7] = [(2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 4), (4, 5)];

/// Compares a text with the file of this name, or writes the file.
fn is_as_it_was(name: &str, now: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/signature");
    let file = folder.join(name).with_extension("txt");
    if std::env::var("NONET_SIGNATURE").is_ok_and(|word| word == "write") {
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(&file, now).unwrap();
    }
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    let moved = before
        .lines()
        .zip(now.lines())
        .find(|(before, now)| before != now);
    assert!(
        before == now,
        "{name} has moved, first {moved:?}; see the head of tests/house/signature.rs"
    );
}

/// A shuffled board made from a pattern, with this percentage of its cells left.
fn board(geometry: &Arc<Geometry>, random: &mut Random, percent: usize) -> Puzzle {
    let (high, wide) = geometry.boxes().unwrap();
    let side = geometry.side();
    let mut shuffled = |bands: usize, lines: usize| {
        let mut order: Vec<Vec<usize>> = (0..bands)
            .map(|band| (band * lines..(band + 1) * lines).collect())
            .collect();
        order.iter_mut().for_each(|band| random.shuffle(band));
        random.shuffle(&mut order);
        order.concat()
    };
    let (rows, cols) = (shuffled(wide, high), shuffled(high, wide));
    let mut digits: Vec<usize> = (1..=side).collect();
    random.shuffle(&mut digits);
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for cell in geometry.cells() {
        let (row, col) = (rows[geometry.row(cell)], cols[geometry.col(cell)]);
        let digit = digits[(row % high * wide + row / high + col) % side];
        if random.below(100) < percent {
            puzzle
                .set(cell, Digit::new(digit as u8))
                .expect("on the board");
        }
    }
    puzzle
}

/// Boards of a shape with few, with enough and with many givens.
fn boards(high: usize, wide: usize, each: usize) -> Vec<Puzzle> {
    let geometry = Geometry::shared(high, wide).unwrap();
    let mut random = Random::new((high * 100 + wide) as u64);
    let mut percents = [28, 36, 44, 52].into_iter().cycle();
    (0..each)
        .map(|_| board(&geometry, &mut random, percents.next().unwrap()))
        .collect()
}

/// A checksum of numbers in their order, with one more number.
fn added(sum: u64, number: u8) -> u64 {
    sum.wrapping_mul(31).wrapping_add(u64::from(number))
}

/// How much is tried up to this many solutions, the end, or the branches allowed, and a checksum of the solutions
/// in their order.
fn tried(most: u64, mut run: impl FnMut(u64) -> (Event, u64)) -> (u64, u64, u64) {
    let (mut found, mut nodes, mut sum) = (0, 0, 0u64);
    while found < most && nodes < 12_000 {
        let (event, now) = run(12_000 - nodes);
        nodes = now;
        match event {
            Event::Solution(solution) => {
                found += 1;
                let digits = solution.board().digits().iter().flatten();
                sum = digits.map(|digit| digit.get()).fold(sum, added);
            }
            Event::Exhausted => break,
            Event::Paused => {}
        }
    }
    (found, nodes, sum % 1_000_000)
}

/// The same board with one more digit, as likely as not a wrong one, which makes the search long.
fn with_a_guess(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let grid = Grid::new(puzzle);
    let open: Vec<Cell> = grid
        .empty_cells()
        .filter(|&cell| grid.candidates(cell).len() > 1)
        .collect();
    let mut guessed = puzzle.clone();
    if let Some(&cell) = open.get(random.below(open.len().max(1))) {
        let digits: Vec<Digit> = grid.candidates(cell).iter().collect();
        guessed
            .set(cell, Some(digits[random.below(digits.len())]))
            .unwrap();
    }
    guessed
}

/// Random digits that repeat nothing, in this percentage of cells: hard boards are found this way.
fn scattered(geometry: &Arc<Geometry>, random: &mut Random, percent: usize) -> Puzzle {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for _ in 0..geometry.n_cells() * percent / 100 {
        let grid = Grid::new(&puzzle);
        let open: Vec<Cell> = grid
            .empty_cells()
            .filter(|&cell| !grid.candidates(cell).is_empty())
            .collect();
        let cell = open[random.below(open.len())];
        let digits: Vec<Digit> = grid.candidates(cell).iter().collect();
        puzzle
            .set(cell, Some(digits[random.below(digits.len())]))
            .unwrap();
    }
    puzzle
}

fn both_engines(puzzle: &Puzzle, most: u64) -> String {
    let (mut one, mut other) = (solve::Search::new(puzzle), any_size::Search::new(puzzle));
    let one = tried(most, |nodes| (one.run(nodes), one.nodes()));
    let other = tried(most, |nodes| (other.run(nodes), other.nodes()));
    format!("{one:?} {other:?}")
}

#[test]
fn what_the_engines_try() {
    let mut now = String::new();
    let mut random = Random::new(7);
    for (high, wide) in SHAPES {
        let n = if high * wide > 9 { 8 } else { 24 };
        for (number, puzzle) in boards(high, wide, n).iter().enumerate() {
            let guessed = with_a_guess(&with_a_guess(puzzle, &mut random), &mut random);
            let (one, other) = (both_engines(puzzle, 40), both_engines(&guessed, 40));
            writeln!(now, "{high}x{wide} {number}: {one} {other}").unwrap();
        }
    }
    for number in 0..60 {
        let mut board = random.unique().0;
        let givens = (0..81).filter(|&cell| board[cell] > 0);
        let gone: Vec<usize> = givens
            .skip(number % 7)
            .step_by(7)
            .take(number % 5)
            .collect();
        gone.into_iter().for_each(|cell| board[cell] = 0);
        writeln!(
            now,
            "minimal {number}: {}",
            both_engines(&puzzle(&board), 40)
        )
        .unwrap();
    }
    for (high, wide, percents) in [(3, 3, 22..25), (3, 4, 24..26), (4, 4, 26..29)] {
        let geometry = Geometry::shared(high, wide).unwrap();
        for percent in percents {
            let puzzle = scattered(&geometry, &mut random, percent);
            writeln!(
                now,
                "scattered {high}x{wide} {percent}: {}",
                both_engines(&puzzle, 6_000)
            )
            .unwrap();
        }
    }
    is_as_it_was("engines", &now);
}

/// Counting has its own shortcuts: the last solution wanted may be inferred, and the first choices are made cheaply.
#[test]
fn what_counting_tries() {
    let mut now = String::new();
    let mut random = Random::new(11);
    for number in 0..60 {
        let mut board = random.unique().0;
        for _ in 0..random.below(20) {
            board[random.below(81)] = 0;
        }
        write!(now, "{number}:").unwrap();
        for limit in [1, 2, 3, 5, 9, 40, 300] {
            let counted = nine::count(&nine::Board::from_digits(&board), limit);
            write!(now, " {}/{}", counted.found, counted.guesses).unwrap();
        }
        now.push('\n');
    }
    is_as_it_was("counted", &now);
}

#[test]
fn what_estimates_and_true_candidates_try() {
    let mut now = String::new();
    for (high, wide) in SHAPES {
        for (number, puzzle) in boards(high, wide, 4).iter().enumerate() {
            let mut estimate = Estimate::new(puzzle, number as u64);
            estimate.run(2_000);
            let value = estimate.value();
            let digits = |log: f64| format!("{log:.6}");
            let (log10, interval) = (
                value.log10.map(digits),
                value
                    .interval
                    .map(|(low, high)| (digits(low), digits(high))),
            );
            writeln!(
                now,
                "{high}x{wide} {number}: {log10:?} {interval:?} {} {}",
                value.companies, value.exact
            )
            .unwrap();
            let mut all = TrueCandidates::new(puzzle);
            let done = (0..10).any(|_| all.run(300) == Status::Done);
            let cells = || puzzle.geometry().cells();
            let proven: usize = cells().map(|cell| all.proven(cell).len()).sum();
            let unknown: usize = cells().map(|cell| all.unknown(cell).len()).sum();
            writeln!(
                now,
                "  true candidates {done} {} {proven} {unknown}",
                all.nodes()
            )
            .unwrap();
        }
    }
    for (high, wide) in [(3, 3), (4, 4)] {
        let empty = Puzzle::empty(Geometry::shared(high, wide).unwrap());
        let mut estimate = Estimate::new(&empty, 5);
        estimate.run(30_000);
        let value = estimate.value();
        let log10 = value.log10.map(|log| format!("{log:.6}"));
        writeln!(now, "empty {high}x{wide}: {log10:?} {}", value.companies).unwrap();
    }
    is_as_it_was("counts", &now);
}

/// A minimal puzzle, and variants with one given fewer, one more, and one changed.
fn variants(random: &mut Random) -> [Puzzle; 4] {
    let (board, solution) = random.unique();
    let given = (0..81)
        .cycle()
        .skip(random.below(81))
        .find(|&cell| board[cell] > 0)
        .unwrap();
    let empty = (0..81)
        .cycle()
        .skip(random.below(81))
        .find(|&cell| board[cell] == 0)
        .unwrap();
    let with = |cell: usize, digit: u8| {
        let mut puzzle = puzzle(&board);
        puzzle
            .set(Cell::new(cell), Digit::new(digit))
            .expect("on the board");
        puzzle
    };
    [
        puzzle(&board),
        with(given, 0),
        with(empty, solution[empty]),
        with(given, board[given] % 9 + 1),
    ]
}

#[test]
fn what_diagnoses_try() {
    let mut now = String::new();
    let mut random = Random::new(3);
    for number in 0..6 {
        for (kind, puzzle) in variants(&mut random).iter().enumerate() {
            for each in [2, 6, 20, 100_000] {
                let mut nodes = Vec::new();
                let effort = Effort {
                    each,
                    total: each * if each == 20 { 4 } else { 40 },
                };
                let diagnosis = diagnose(puzzle, effort, &mut |progress| {
                    nodes.push(progress.nodes);
                    ControlFlow::Continue(())
                });
                let said = format!("{diagnosis:?}");
                let said = said.bytes().fold(0, added) % 1_000_000;
                writeln!(
                    now,
                    "{number}.{kind} {each}: {} looks, {:?} branches, {said}",
                    nodes.len(),
                    nodes.last()
                )
                .unwrap();
            }
        }
    }
    is_as_it_was("diagnoses", &now);
}

/// Boards of 25x25 that need more than a thousand conflicts, so that learned clauses are forgotten: unchanged, and
/// with one to four guesses.
#[test]
fn what_hard_boards_try() {
    let geometry = Geometry::shared(5, 5).unwrap();
    let mut now = String::new();
    for seed in [0, 2] {
        let mut random = Random::new(seed);
        let mut puzzle = board(&geometry, &mut random, 42);
        for guesses in 0..5 {
            let mut search = any_size::Search::new(&puzzle);
            let tried = tried(1, |nodes| (search.run(nodes), search.nodes()));
            writeln!(now, "{seed} {guesses}: {tried:?}").unwrap();
            puzzle = with_a_guess(&puzzle, &mut random);
        }
    }
    is_as_it_was("hard", &now);
}

/// A checksum of how a step is shown and which digits it names.
fn picture(step: &Step, grid: &Grid) -> u64 {
    let shown = step.pattern.evidence(grid.geometry());
    let said = format!("{shown:?} {}", digits_named(step));
    said.bytes().fold(0, added) % 1_000_000
}

/// Steps and conclusions of these techniques on one in `one_of` cases, and how the first ten of each are shown.
fn steps(name: &str, one_of: usize, which: impl Fn(&str) -> bool) {
    let cases = include_str!("../data/cases.txt").lines().step_by(one_of);
    let cases = cases.map(|case| LibraryCase::read(case.split('|').nth(2).unwrap()).unwrap());
    let states: Vec<(Grid, CellSet, bool)> = cases
        .map(|case| {
            let one = matches!(solve::verdict(&case.givens, 1 << 20), Verdict::One(_));
            (case.grid(), case.given_cells(), one)
        })
        .collect();
    let mut now = String::new();
    for technique in techniques::every().filter(|technique| which(technique.info().slug)) {
        let (mut steps, mut conclusions, mut pictures) = (0, 0, 0);
        for (grid, givens, one) in &states {
            let context = if *one {
                Context::unique(grid, givens)
            } else {
                Context::new(grid)
            };
            let all = technique.all(&context);
            steps += all.len();
            conclusions += all.iter().map(|step| step.deductions.len()).sum::<usize>();
            pictures += all
                .iter()
                .take(10)
                .map(|step| picture(step, grid))
                .sum::<u64>();
        }
        writeln!(
            now,
            "{}: {steps} {conclusions} {pictures}",
            technique.info().slug
        )
        .unwrap();
    }
    is_as_it_was(name, &now);
}

fn is_of_sets(slug: &str) -> bool {
    slug.starts_with("als-") || slug == "death-blossom"
}

#[test]
fn the_steps_of_most_techniques() {
    steps("techniques", 15, |slug| {
        !is_of_sets(slug) && !slug.contains("mutant")
    });
}

#[test]
fn the_steps_of_mutant_fish() {
    steps("fish", 149, |slug| slug.contains("mutant"));
}

#[test]
fn the_steps_of_almost_locked_sets() {
    steps("sets", 149, is_of_sets);
}

#[test]
fn the_puzzles_of_a_seed() {
    let puzzles =
        (0..100).map(|seed| line(&support::made::make(&support::made::plain(), seed), '.'));
    is_as_it_was(
        "puzzles",
        &puzzles.map(|puzzle| puzzle + "\n").collect::<String>(),
    );
}

/// A board written in every way that the program has, and in some that others have.
fn written(puzzle: &Puzzle) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for symbols in Symbols::ALL {
        for blank in ['.', '0', '-', '_', ' '] {
            let text = line_as(puzzle, symbols, blank);
            let side = puzzle.geometry().side();
            let cells: Vec<char> = text.chars().collect();
            if cells.len() == side * side {
                let rows: Vec<String> =
                    cells.chunks(side).map(|row| row.iter().collect()).collect();
                all.push((format!("rows {symbols:?} {blank}"), rows.join("\n")));
                let fields = rows
                    .iter()
                    .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join("\t"));
                all.push((
                    format!("table {symbols:?} {blank}"),
                    fields.collect::<Vec<_>>().join("\r\n"),
                ));
            }
            all.push((format!("line {symbols:?} {blank}"), text));
        }
        all.push((format!("frame {symbols:?}"), framed_as(puzzle, symbols)));
        all.push((
            format!("candidates {symbols:?}"),
            framed_candidates_as(&Grid::new(puzzle), symbols),
        ));
    }
    all
}

/// Up to two characters added, dropped or changed.
fn damaged(text: &str, random: &mut Random) -> String {
    let signs: Vec<char> = " .0-_|+#;:,\t\n\r123456789AJPXZaz[]*①О\u{2003}"
        .chars()
        .collect();
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..random.below(3) {
        let (at, sign) = (random.below(text.len()), signs[random.below(signs.len())]);
        match random.below(5) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, sign),
            2 => text.truncate(text.len() - random.below(3)),
            3 => text.extend("\n#1 ; x".chars().take(random.below(8))),
            _ => text[at] = sign,
        }
    }
    text.into_iter().collect()
}

#[test]
fn how_damaged_texts_are_read() {
    let (mut now, mut random) = (String::new(), Random::new(21));
    for (high, wide) in [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4)] {
        let puzzle = &boards(high, wide, 2)[1];
        for (form, text) in written(puzzle) {
            let (mut read, mut sum) = (0, 0u64);
            for _ in 0..12 {
                let boards = read_any(&damaged(&text, &mut random), &Expect::default());
                read += u32::from(boards.is_ok());
                let told = format!("{:?}", boards.map(Readings::into_vec));
                sum = told.bytes().fold(sum, added);
            }
            writeln!(now, "{high}x{wide} {form}: {read} {}", sum % 1_000_000).unwrap();
        }
    }
    is_as_it_was("texts", &now);
}

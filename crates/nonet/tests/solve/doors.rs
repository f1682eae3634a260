//! Random boards through the public interface, as text in and JSON out, against the judges: verdicts, counts, true
//! candidates, cores, repairs, further and redundant givens, canonical forms. The ordinary run takes a few; the
//! campaign:
//!
//!     NONET_BOARDS=20000 cargo test --profile native --test solve doors -- --nocapture

use batch::{Choices, Format, Job, Outcome, ask, row};
use nonet::board::Cell;
use nonet::text::{Expect, line, parse_cell, regions};
use support::Random;
use support::judges::{Shape, backtrack, dance_for, sample};

/// How many solutions are counted.
const LIMIT: usize = 3;

/// After this many choices dancing links gives up on a board.
const PATIENCE: u64 = 300_000;

/// Heights and widths of boxes.
const SHAPES: [(usize, usize); 5] = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)];

/// A board for the judge.
struct Case {
    shape: Shape,
    board: Vec<u8>,
    text: String,
}

impl Case {
    fn random(random: &mut Random) -> Self {
        let (rows, cols) = SHAPES[random.below(SHAPES.len())];
        let (shape, solution) = Shape::random(rows, cols, random);
        let board = sample(&shape, &solution, random);
        // If digits repeat, oblong boxes are tried both ways: the map tells which is meant.
        let is_square = shape
            .geometry
            .boxes()
            .is_some_and(|(high, wide)| high == wide);
        let map = if is_square {
            String::new()
        } else {
            format!(" {}", regions(&shape.geometry))
        };
        let text = line(&shape.puzzle(&board), '.') + &map;
        Self { shape, board, text }
    }

    /// The row that this word answers.
    fn ask(&self, word: &str, seed: u64, text: &str) -> String {
        let job = Job {
            ask: ask(word).expect("a question"),
            choices: Choices {
                limit: LIMIT as u64,
                seed,
                ..Choices::default()
            },
            format: Format::Json,
            expect: Expect::default(),
            budget: None,
        };
        match row(&job, 1, text) {
            Outcome::Row { row, readings, .. } if readings.is_empty() => row,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// How many solutions a board of this shape has; `None` if the judge gives up.
    fn count(&self, board: &[u8]) -> Option<usize> {
        if self.shape.side < 8 {
            return Some(backtrack(&self.shape, board, LIMIT).len());
        }
        dance_for(&self.shape, board, LIMIT, PATIENCE).map(|found| found.len())
    }

    /// How many it has with another content of one cell.
    fn count_with(&self, cell: usize, digit: u8) -> Option<usize> {
        let mut board = self.board.clone();
        board[cell] = digit;
        self.count(&board)
    }

    fn cell(&self, name: &str) -> usize {
        let cell = parse_cell(&self.shape.geometry, name).map(Cell::index);
        cell.unwrap_or_else(|| panic!("no cell: {name}"))
    }

    /// The cells that the row lists under a name.
    fn cells(&self, row: &str, name: &str) -> Vec<usize> {
        let names = part(row, name).split(['[', ']', ',', '"']);
        names
            .filter(|name| !name.is_empty())
            .map(|name| self.cell(name))
            .collect()
    }

    /// Cells with a digit each, 0 for none, as repairs and extras are listed.
    fn changes(&self, row: &str, name: &str) -> Vec<(usize, u8)> {
        let objects = part(row, name).split('{').skip(1);
        let change = |object: &str| {
            let digit = part(object, "digit").trim_matches('"').parse().unwrap_or(0);
            (self.cell(part(object, "cell").trim_matches('"')), digit)
        };
        objects.map(change).collect()
    }
}

/// The value of a name in a row of JSON whose nested objects do not repeat the name.
fn part<'a>(row: &'a str, name: &str) -> &'a str {
    let key = format!("\"{name}\":");
    let at = row
        .find(&key)
        .unwrap_or_else(|| panic!("no {name} in {row}"))
        + key.len();
    let mut depth = 0;
    let ends = |ch: char| {
        depth += i32::from("[{".contains(ch)) - i32::from("]}".contains(ch));
        depth < 0 || depth == 0 && ch == ','
    };
    let end = row[at..].find(ends).unwrap_or(row.len() - at);
    &row[at..at + end]
}

fn solved_and_counted(case: &Case, n: usize) {
    let solved = case.ask("solve", 0, &case.text);
    let verdict = ["\"none\"", "\"one\"", "\"several\""][n.min(2)];
    assert_eq!(part(&solved, "verdict"), verdict, "{}", case.text);
    if n > 0 {
        let solution = part(&solved, "solution").trim_matches('"');
        let digits: Vec<u8> = solution.bytes().map(|figure| figure - b'0').collect();
        assert_eq!(case.count(&digits), Some(1), "{}", case.text);
        assert!(
            case.board
                .iter()
                .zip(&digits)
                .all(|(&given, &digit)| given == 0 || given == digit)
        );
    }
    let counted = case.ask("count", 0, &case.text);
    assert_eq!(part(&counted, "count"), n.to_string(), "{}", case.text);
}

/// Repairs: the judge decides for every change of one cell, listed or not, whether it leaves one solution.
fn contradiction(case: &Case, row: &str) {
    let (repairs, unknown) = (case.changes(row, "repairs"), case.cells(row, "unknown"));
    let core = case.cells(row, "core");
    let kept = case
        .board
        .iter()
        .enumerate()
        .map(|(cell, &digit)| if core.contains(&cell) { digit } else { 0 });
    if !core.is_empty() {
        assert!(
            matches!(case.count(&kept.collect::<Vec<_>>()), None | Some(0)),
            "{}",
            case.text
        );
    }
    for cell in
        (0..case.board.len()).filter(|&cell| case.board[cell] > 0 && !unknown.contains(&cell))
    {
        for digit in (0..=case.shape.side as u8).filter(|&digit| digit != case.board[cell]) {
            let Some(n) = case.count_with(cell, digit) else {
                continue;
            };
            assert_eq!(
                repairs.contains(&(cell, digit)),
                n == 1,
                "{} {cell} {digit}",
                case.text
            );
        }
    }
}

fn uniqueness(case: &Case, row: &str) {
    let (redundant, unknown) = (case.cells(row, "redundant"), case.cells(row, "unknown"));
    for cell in
        (0..case.board.len()).filter(|&cell| case.board[cell] > 0 && !unknown.contains(&cell))
    {
        let Some(n) = case.count_with(cell, 0) else {
            continue;
        };
        assert_eq!(redundant.contains(&cell), n == 1, "{} {cell}", case.text);
    }
}

/// True candidates and further givens.
fn ambiguity(case: &Case, row: &str) {
    let side = case.shape.side;
    let sets = |name| -> Vec<String> {
        let all = part(row, name).trim_start_matches('[').split(']');
        all.take(side * side).map(str::to_owned).collect()
    };
    let (possible, unknown) = (sets("possible"), sets("unknown_possible"));
    let (extras, unsure) = (
        case.changes(row, "extras"),
        case.changes(row, "unknown_extras"),
    );
    for cell in (0..case.board.len()).filter(|&cell| case.board[cell] == 0) {
        for digit in 1..=side as u8 {
            let Some(n) = case.count_with(cell, digit) else {
                continue;
            };
            let says = |sets: &[String]| {
                sets.get(cell)
                    .is_some_and(|set| set.contains(&format!("\"{digit}\"")))
            };
            assert!(
                says(&unknown) || says(&possible) == (n > 0),
                "{} {cell} {digit}",
                case.text
            );
            let is_unsure = unsure.contains(&(cell, digit));
            assert!(
                is_unsure || extras.contains(&(cell, digit)) == (n == 1),
                "{} {cell} {digit}",
                case.text
            );
        }
    }
}

/// A scramble has the same solutions and the same canonical form.
fn equivalents(case: &Case, n: usize, seed: u64) {
    if case.text.contains(' ') {
        return; // a map of regions follows
    }
    let canonical = |text: &str| part(&case.ask("canonical", 0, text), "canonical").to_owned();
    let scrambled = case.ask("scramble", seed, &case.text);
    let scrambled = part(&scrambled, "scrambled").trim_matches('"');
    assert_eq!(canonical(&case.text), canonical(scrambled), "{}", case.text);
    let counted = case.ask("count", 0, scrambled);
    assert_eq!(part(&counted, "count"), n.to_string(), "{}", case.text);
}

#[test]
fn what_the_door_says_is_what_the_judges_say() {
    let setting = |name: &str, usual| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (n_boards, seed) = (setting("NONET_BOARDS", 60), setting("NONET_SEED", 14));
    println!("{n_boards} boards, seed {seed}");
    let mut random = Random::new(seed);
    let mut seen = [0u64; LIMIT + 1];
    for number in 0..n_boards {
        let case = Case::random(&mut random);
        let Some(n) = case.count(&case.board) else {
            continue;
        };
        seen[n] += 1;
        solved_and_counted(&case, n);
        let row = case.ask("diagnose", 0, &case.text);
        match n {
            0 => contradiction(&case, &row),
            1 => uniqueness(&case, &row),
            _ => ambiguity(&case, &row),
        }
        equivalents(&case, n, number);
    }
    println!("with 0, 1, 2, {LIMIT} or more solutions: {seen:?}");
    assert!(
        seen[..3].iter().all(|&n| n > 0),
        "boards of every sort were seen"
    );
}

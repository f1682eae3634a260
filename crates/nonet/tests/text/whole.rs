//! Links with a whole position: they read back, have one form each, reveal damage, and are short.

use nonet::board::{Cell, Digit, DigitSet, Geometry, Grid, Layer, Marks, Puzzle};
use nonet::logic::{Context, first_step, techniques};
use nonet::text::{
    Found, Game, Link, Notation, ParseError, find, read_boxes, read_link, read_regions, step_line,
    write_link,
};
use std::sync::Arc;
use support::{Plain, Random, plain, puzzle};

/// Links written by every version so far: the contents, and the link.
const OLD: &str = include_str!("../../../../tests/data/links.txt");

/// A map of 9x9 with disordered regions.
const CROOKED: &str =
    "111122333111222333112222333444555566444555666444556666777788999777888999778888999";

fn shapes() -> Vec<Arc<Geometry>> {
    let boxes = [
        "1x1", "1x4", "2x2", "2x3", "3x2", "2x4", "3x3", "9x1", "2x5", "3x4", "3x5", "4x4", "4x5",
        "4x6", "5x5",
    ];
    let boxes = boxes.into_iter().filter_map(read_boxes);
    let maps = [CROOKED, "0001100211322143224433344", "1112132233243444"];
    let maps = maps.into_iter().filter_map(read_regions);
    // Regions need not be in one piece.
    let scattered = Geometry::irregular(&[0, 1, 2, 2, 0, 1, 1, 2, 0]).map(Arc::new);
    boxes.chain(maps).chain(scattered).collect()
}

/// Some of the marks from 1 to `n`, each with a chance of one in `part`.
fn some(random: &mut Random, n: usize, part: usize) -> DigitSet {
    let chosen = Digit::all(n).filter(|_| random.below(part) == 0);
    chosen.collect()
}

/// Anything that a position may hold, likely or not; digits repeat.
fn wild(geometry: &Arc<Geometry>, random: &mut Random) -> Game {
    let side = geometry.side();
    let mut game = Game::of(Puzzle::empty(Arc::clone(geometry)));
    let parts: [usize; 5] = std::array::from_fn(|_| 1 + random.below(9));
    for cell in geometry.cells() {
        let at = cell.index();
        let digit = Digit::new(1 + random.below(side) as u8);
        if random.below(parts[0]) == 0 {
            game.givens.set(cell, digit).expect("on the board");
        } else if random.below(4) == 0 {
            game.erased[at] = some(random, side, parts[1]);
        }
        let filled = digit.filter(|_| random.below(parts[2]) == 0);
        game.board
            .set(cell, game.givens.get(cell).or(filled))
            .unwrap();
        for layer in Layer::ALL {
            if random.below(parts[3]) == 0 {
                let marks = some(random, layer.n_marks(side), parts[4]);
                game.marks[at] = game.marks[at].with(layer, marks);
            }
        }
    }
    let any_erased = game.erased.iter().any(|digits| !digits.is_empty());
    game.candidates = any_erased || random.below(2) == 0;
    let letters = (0..random.below(90)).map(|_| char::from(b' ' + random.below(95) as u8));
    game.step = Some(letters.collect()).filter(|_| random.below(3) == 0);
    game
}

fn link(game: &Game) -> String {
    write_link(&Link {
        game: Some(game.clone()),
        workspace: None,
    })
}

fn game(link: &str) -> Result<Option<Game>, ParseError> {
    read_link(link).map(|link| link.game)
}

fn check(game: &Game) {
    let text = link(game);
    assert_eq!(self::game(&text), Ok(Some(game.clone())), "{text}");
    let plain = |ch: char| ch.is_ascii_alphanumeric();
    assert!(
        text.starts_with("p=") || text[2..].chars().all(plain),
        "{text}"
    );
    for around in [
        format!("See https://nonet.example/#{text}."),
        format!("<x#{text}>"),
    ] {
        assert_eq!(
            find(&around, &|_| {}),
            Ok(Found::Game(Box::new(game.clone())))
        );
    }
}

#[test]
fn whatever_is_told_reads_back() {
    println!("seed 2020");
    let mut random = Random::new(2020);
    for geometry in shapes() {
        let n = 1 + 12_000 / geometry.n_cells().max(60);
        for _ in 0..n {
            let mut game = wild(&geometry, &mut random);
            if !game.is_begun() {
                game.candidates = true;
            }
            check(&game);
        }
    }
}

/// Everything at once, on the largest board.
#[test]
fn the_fullest_board_has_room() {
    let mut game = Game::of(Puzzle::empty(read_boxes("5x5").unwrap()));
    game.erased.fill(DigitSet::full(25));
    let all = |marks: Marks, layer: Layer| marks.with(layer, DigitSet::full(layer.n_marks(25)));
    game.marks
        .fill(Layer::ALL.into_iter().fold(Marks::default(), all));
    game.candidates = true;
    game.step = Some("x".repeat(1500));
    check(&game);
    println!("seed 25");
    let mut random = Random::new(25);
    for cell in 0..625 {
        game.erased[cell] = some(&mut random, 25, 2);
        for layer in Layer::ALL {
            let marks = some(&mut random, layer.n_marks(25), 2);
            game.marks[cell] = game.marks[cell].with(layer, marks);
        }
    }
    assert!(link(&game).len() < 24 << 10);
    check(&game);
}

#[test]
fn a_step_that_cannot_be_told_is_left_out() {
    let mut game = Game::of(puzzle(&plain(LINE)));
    game.candidates = true;
    for step in ["x".repeat(1501), "r1c1≠4".to_owned(), "a\0b".to_owned()] {
        game.step = Some(step);
        let read = self::game(&link(&game)).unwrap().unwrap();
        assert_eq!(
            read,
            Game {
                step: None,
                ..game.clone()
            }
        );
    }
}

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const LETTERS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A link with one character changed, left out, doubled, or two swapped is rejected, or is the same link.
#[test]
fn every_small_damage_is_refused() {
    println!("seed 61");
    let mut random = Random::new(61);
    let shapes = shapes();
    for n in 0..50 {
        let game = match n % 2 {
            0 => usual(&mut random),
            _ => wild(&shapes[n / 2 % shapes.len()], &mut random),
        };
        let text = link(&game);
        if !text.starts_with("z=") || text.len() > 600 {
            continue;
        }
        let refused = |damaged: &[u8]| {
            let damaged = std::str::from_utf8(damaged).unwrap();
            let is_refused = self::game(damaged) == Err(ParseError::BrokenLink);
            assert!(is_refused || damaged == text, "{text}\n{damaged}");
        };
        for at in 2..text.len() {
            let bytes = text.as_bytes();
            for &letter in LETTERS {
                let mut changed = bytes.to_vec();
                changed[at] = letter;
                refused(&changed);
            }
            let mut swapped = bytes.to_vec();
            swapped.swap(at - 1, at);
            if at > 2 {
                refused(&swapped);
            }
            refused(&[&bytes[..at], &bytes[at + 1..]].concat());
            refused(&[&bytes[..at], &bytes[at - 1..at], &bytes[at..]].concat());
            refused(&bytes[..at]);
        }
    }
}

#[test]
fn links_of_every_version_are_read() {
    let mut n = 0;
    for line in OLD
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let (holds, link) = line.split_once(' ').unwrap();
        let game = self::game(link).unwrap().unwrap();
        let counts = |layer| {
            game.marks
                .iter()
                .map(|marks| marks.get(layer).len())
                .sum::<usize>()
        };
        let [corner, centre, colours] = Layer::ALL.map(counts);
        let erased: usize = game.erased.iter().map(|digits| digits.len()).sum();
        let filled = game.board.n_givens() - game.givens.n_givens();
        let found = format!(
            "side={},givens={},filled={filled},erased={erased},corner={corner},centre={centre},colours={colours},step={}",
            game.givens.geometry().side(),
            game.givens.n_givens(),
            game.step.is_some(),
        );
        assert_eq!(found, holds, "{link}");
        let again = write_link(&Link {
            game: Some(game.clone()),
            workspace: None,
        });
        assert_eq!(self::game(&again), Ok(Some(game)), "{link}");
        n += 1;
    }
    assert!(n > 8);
}

/// A 9x9 puzzle about half solved, with marks in 30 cells, as people set them: in the centre possible digits, in
/// the corner places for a digit in a box; some colours, some candidates erased.
fn usual(random: &mut Random) -> Game {
    let (board, full) = random.unique();
    let mut game = Game::of(puzzle(&board));
    let mut open: Vec<usize> = (0..81).filter(|&at| board[at] == 0).collect();
    random.shuffle(&mut open);
    let n_filled = open.len() / 2;
    for &at in &open[..n_filled] {
        game.board
            .set(Cell::new(at), Digit::new(full[at]))
            .expect("on the board");
    }
    let rest = &open[n_filled..];
    let grid = Grid::new(&game.board);
    // If fewer than 30 are empty, some filled cells have kept their marks.
    for &at in rest.iter().chain(&open[..n_filled]).take(30) {
        mark(&mut game, &full, at, &grid, random);
    }
    for &at in rest.iter().take(8) {
        let wrong = grid.candidates(Cell::new(at)).iter();
        let wrong = wrong.filter(|digit| digit.get() != full[at]);
        game.erased[at] = wrong.take(random.below(2)).collect();
    }
    game.candidates = true;
    game
}

fn mark(game: &mut Game, full: &Plain, at: usize, grid: &Grid, random: &mut Random) {
    let right = Digit::new(full[at]).into_iter().collect::<DigitSet>();
    let possible = match game.board.get(Cell::new(at)) {
        None => grid.candidates(Cell::new(at)),
        Some(_) => right.union(some(random, 9, 5)),
    };
    let layer = Layer::ALL[random.below(2)];
    let forgotten = some(random, 9, 5).minus(right);
    let marks = Marks::default().with(layer, possible.minus(forgotten));
    let colour = some(random, 3, 4);
    game.marks[at] = marks.with(Layer::Colour, colour);
}

/// The next step of a position, as the page shows it.
fn step(game: &Game) -> Option<String> {
    let mut grid = Grid::new(&game.board);
    for (cell, digits) in game.board.geometry().cells().zip(&game.erased) {
        let gone = digits
            .iter()
            .map(|digit| nonet::board::Candidate { cell, digit });
        gone.for_each(|candidate| grid.eliminate(candidate));
    }
    let step = first_step(&Context::new(&grid), &techniques::ordered(None))?;
    Some(step_line(grid.geometry(), &step, Notation::Eureka))
}

/// The lengths of 1,000 links to usual positions: docs/FORMATS.md has them.
#[test]
fn usual_positions_are_told_in_few_letters() {
    println!("seed 1000");
    let mut random = Random::new(1000);
    let (mut lengths, mut with_step) = (Vec::new(), Vec::new());
    for n in 0..1000 {
        let mut game = usual(&mut random);
        lengths.push(link(&game).len());
        if n % 5 == 0 {
            game.step = step(&game);
            with_step.push(link(&game).len());
            check(&game);
        }
    }
    for (name, lengths) in [
        ("without a step", &mut lengths),
        ("with a step", &mut with_step),
    ] {
        lengths.sort_unstable();
        let (median, most) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
        println!("{name}: median {median}, most {most} of {}", lengths.len());
        assert!(most <= 400 - "https://nonet.example/sudoku/#".len());
    }
}

/// The parts of links to experiments have their own meaning: `g=` is a prediction there.
#[test]
fn links_to_experiments_tell_no_position() {
    let experiment =
        "a=depth-first&x=fewer;from:givens;step:5;seed:1&g=&g=power;2;500&n=2000&w=lab";
    assert_eq!(read_link(experiment).unwrap().game, None);
}

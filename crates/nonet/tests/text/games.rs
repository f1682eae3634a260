//! All that is written of a game reads back: links, grids of candidates, lines and frames, on boards of every shape.

use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, Puzzle};
use nonet::text::{
    Found, Game, Link, ParseError, ReadError, find, framed, framed_candidates, framed_game,
    read_boxes, read_link, read_regions, whole_line, write_link,
};
use std::sync::Arc;
use support::Random;

/// A 9x9 board with irregular regions.
const CROOKED: &str =
    "111122333111222333112222333444555566444555666444556666777788999777888999778888999";

fn shapes() -> Vec<Arc<Geometry>> {
    let boxes = [
        "2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "2x5", "3x4", "4x3", "4x4", "5x4", "5x5",
    ];
    let boxes = boxes.into_iter().map(|boxes| read_boxes(boxes).unwrap());
    boxes.chain(read_regions(CROOKED)).collect()
}

/// Digits in one of `part` cells; without regard to rules, so they may repeat.
fn digits(puzzle: &mut Puzzle, random: &mut Random, part: usize) {
    let geometry = Arc::clone(puzzle.geometry());
    for cell in geometry.cells() {
        let digit = Digit::new(1 + random.below(geometry.side()) as u8);
        let digit = digit.filter(|_| random.below(part) == 0);
        puzzle
            .set(cell, puzzle.get(cell).or(digit))
            .expect("on the board");
    }
}

fn game(geometry: &Arc<Geometry>, random: &mut Random) -> Game {
    let mut givens = Puzzle::empty(Arc::clone(geometry));
    let parts = [1 + random.below(9), 1 + random.below(9)];
    digits(&mut givens, random, parts[0]);
    let mut game = Game::of(givens);
    if random.below(3) > 0 {
        digits(&mut game.board, random, parts[1]);
    }
    let some = 1 << random.below(8);
    for cell in geometry.cells() {
        if game.givens.get(cell).is_none() && random.below(3) == 0 {
            let gone = Digit::all(geometry.side()).filter(|_| random.below(some) == 0);
            game.erased[cell.index()] = gone.collect();
        }
    }
    let any_erased = game.erased.iter().any(|digits| !digits.is_empty());
    game.candidates = any_erased || random.below(2) == 0;
    game
}

fn grid(game: &Game) -> Grid {
    let mut grid = Grid::new(&game.board);
    for (cell, digits) in game.board.geometry().cells().zip(&game.erased) {
        digits
            .iter()
            .for_each(|digit| grid.eliminate(Candidate { cell, digit }));
    }
    grid
}

fn found(text: &str) -> Found {
    find(text, &|_| {}).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

fn check(game: &Game) {
    let link = Link {
        game: Some(game.clone()),
        workspace: None,
    };
    let fragment = write_link(&link);
    assert_eq!(read_link(&fragment), Ok(link), "{fragment}");
    for text in [
        fragment.clone(),
        format!("See <https://nonet.example/?x#{fragment}>"),
    ] {
        assert_eq!(found(&text), Found::Game(Box::new(game.clone())));
    }
    for board in [&game.givens, &game.board] {
        for text in [whole_line(board), framed(board)] {
            let Found::Boards(boards) = found(&text) else {
                panic!("a board: {text}");
            };
            let is_among = boards.iter().any(|found| found.puzzle == *board);
            assert!(is_among, "{text}");
        }
    }
    let grid_of = grid(game);
    if !game.board.is_full()
        && grid_of
            .empty_cells()
            .all(|cell| grid_of.candidates(cell).is_empty())
    {
        return; // it looks like the board written twice
    }
    let text = framed_game(&game.givens, &grid_of);
    let Found::Game(read) = found(&text) else {
        panic!("a game: {text}");
    };
    assert_eq!((&read.givens, &read.board), (&game.givens, &game.board));
    assert_eq!(grid(&read), grid_of, "{text}");
    assert!(read.candidates);
}

#[test]
fn random_games_on_boards_of_every_shape_read_back() {
    println!("seed 404");
    let mut random = Random::new(404);
    for geometry in shapes() {
        let n = 6000 / geometry.n_cells();
        (0..n).for_each(|_| check(&game(&geometry, &mut random)));
    }
}

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A puzzle without naked singles.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The fullest of the largest boards fits into a link.
#[test]
fn links_to_the_largest_board_are_read() {
    let mut game = Game::of(Puzzle::empty(read_boxes("5x5").unwrap()));
    game.erased.fill(DigitSet::full(25));
    game.candidates = true;
    check_link(&game);
    let last = game.board.geometry().cells().last();
    game.board
        .set(last.unwrap(), Digit::new(25))
        .expect("on the board");
    check_link(&game);
}

fn check_link(game: &Game) {
    let game = Some(game.clone());
    let link = Link {
        game,
        workspace: None,
    };
    assert_eq!(read_link(&write_link(&link)), Ok(link));
}

#[test]
fn a_link_that_was_cut_or_changed_is_refused() {
    let whole = format!("p={LINE}&f=4&e=.12.9&v=2");
    let game = read_link(&whole).unwrap().game.unwrap();
    assert_eq!(game.board.get(Cell::new(2)), Digit::new(4));
    assert_eq!(game.erased[5].len(), 1);
    for end in whole.find('f').unwrap() + 2..whole.len() {
        let cut = &whole[..end];
        assert_eq!(read_link(cut), Err(ParseError::BrokenLink), "{cut}");
    }
    let too_long = format!("p={LINE}&f={}4&v=2", ".".repeat(51));
    for text in [
        whole.replace("f=4", "f=z"),
        whole.replace("12", "1-"),
        too_long,
    ] {
        assert_eq!(read_link(&text), Err(ParseError::BrokenLink), "{text}");
    }
    let newer = whole.replace("v=2", "v=3");
    assert_eq!(read_link(&newer), Err(ParseError::NewerLink));
}

/// As other programs print it: without the givens before it.
#[test]
fn a_grid_of_candidates_alone_is_read() {
    let puzzle = nonet::text::read(HARD).unwrap().puzzle;
    let mut all = Grid::new(&puzzle);
    let gone = |cell, digit| Candidate {
        cell: Cell::new(cell),
        digit: Digit::new(digit).unwrap(),
    };
    all.eliminate(gone(2, 4));
    let ours = framed_candidates(&all);
    let plain: String = ours
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.replace('|', " ") + "\n")
        .collect();
    let other = ours.replace("+-", ".-").replace("-+", "-.");
    for text in [ours, plain, other] {
        let Found::Game(game) = found(&text) else {
            panic!("a game: {text}");
        };
        assert_eq!(game.givens, puzzle);
        assert_eq!(grid(&game), all);
    }
}

/// A line and the same board in rows is a board, not a grid without candidates.
#[test]
fn a_board_written_twice_is_a_board() {
    let puzzle = nonet::text::read(LINE).unwrap().puzzle;
    let twice = format!("{LINE}\n{}", framed(&puzzle));
    assert!(matches!(found(&twice), Found::Boards(_)));
}

#[test]
fn what_is_no_grid_at_all_gets_no_advice_on_its_size() {
    let refused = |text: &str| find(text, &|_| {}).unwrap_err();
    let code = format!("S9B{}", "0k2zq7".repeat(27));
    assert_eq!(code.len(), 165);
    assert_eq!(refused(&code), ReadError::Code);
    for address in [
        "https://example.org/sudoku?bd=1234",
        "https://f-puzzles.com/?load=N4IgzglgXgpiBcBO",
    ] {
        assert_eq!(refused(address), ReadError::Address);
    }
    let words = ReadError::Fault {
        side: 9,
        error: ParseError::Empty,
    };
    assert_eq!(refused("Nothing to see, move on"), words);
    assert_eq!(refused(&LINE[..70]), ReadError::NoSize { found: 70 });
}

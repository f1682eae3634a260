//! Names, frames and links: what is written, and which of it reads back.

use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, House, Puzzle};
use nonet::logic::Deduction;
use nonet::text::{
    Game, Link, ParseError, cell_name, cell_names, deductions, framed, framed_candidates,
    house_name, line, parse_cell, read, read_link, write_link,
};
use support::{plain, puzzle};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn names_of_cells_and_houses() {
    let nine = Geometry::classic();
    for cell in nine.cells() {
        let name = cell_name(&nine, cell);
        assert_eq!(parse_cell(&nine, &name), Some(cell));
        assert_eq!(parse_cell(&nine, &name.to_uppercase()), Some(cell));
    }
    for wrong in [
        "", "r", "r1", "c1", "r0c1", "r1c0", "r10c1", "r1c10", "r01c1", "r1c+1", "r1c1 ", "b1",
    ] {
        assert_eq!(parse_cell(&nine, wrong), None, "{wrong:?}");
    }
    let houses = [House::row(3), House::col(4), House::of_box(5)];
    assert_eq!(houses.map(house_name), ["r4", "c5", "b6"]);
    let names = |cells: &[usize]| {
        let cells: Vec<Cell> = cells.iter().copied().map(Cell::new).collect();
        cell_names(&nine, &cells)
    };
    assert_eq!(names(&[3, 21]), "r13c4");
    assert_eq!(names(&[31, 33]), "r4c57");
    assert_eq!(names(&[3, 21, 31, 33]), "r13c4,r4c57");
    assert_eq!(names(&[0, 1, 9, 10]), "r12c12");
    assert_eq!(names(&[0, 40, 80]), "r1c1,r5c5,r9c9");
    assert_eq!(names(&[]), "");
    let sixteen = Geometry::rectangular(4, 4).unwrap();
    assert_eq!(
        cell_names(&sixteen, &[Cell::new(0), Cell::new(11)]),
        "r1c1,r1c12"
    );
    assert_eq!(parse_cell(&sixteen, "r16c16"), Some(Cell::new(255)));
}

#[test]
fn deductions_in_a_line() {
    let candidate = |cell, value| Candidate {
        cell: Cell::new(cell),
        digit: Digit::new(value).unwrap(),
    };
    let all = [
        Deduction::Eliminate(candidate(4, 4)),
        Deduction::Eliminate(candidate(1, 4)),
        Deduction::Eliminate(candidate(80, 1)),
        Deduction::Place(candidate(4, 7)),
    ];
    assert_eq!(
        deductions(&Geometry::classic(), &all),
        "r1c5=7, r9c9<>1, r1c25<>4"
    );
}

#[test]
fn frames() {
    let board = puzzle(&plain(LINE));
    let text = framed(&board);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0], "+-------+-------+-------+");
    assert_eq!(lines[1], "| 5 3 . | . 7 . | . . . |");
    assert_eq!(read(&text).map(|reading| reading.puzzle), Ok(board.clone()));

    let candidates = framed_candidates(&Grid::new(&board));
    let lines: Vec<&str> = candidates.lines().collect();
    assert_eq!(
        lines[1],
        "| 5   3    124    | 26   7  2468 | 1489  1249 248  |"
    );
    assert_eq!(
        lines[0],
        "+-----------------+--------------+-----------------+"
    );
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));

    let solved = read(&framed_candidates(&Grid::new(&puzzle(&plain(SOLVED)))));
    assert_eq!(
        solved.map(|reading| line(&reading.puzzle, '.')),
        Ok(SOLVED.to_owned())
    );
}

#[test]
fn frames_of_other_shapes() {
    let six = Geometry::rectangular(2, 3)
        .map(std::sync::Arc::new)
        .unwrap();
    let text = framed(&Puzzle::empty(six));
    assert_eq!(text.lines().next(), Some("+-------+-------+"));
    assert_eq!(text.lines().filter(|line| line.starts_with('+')).count(), 4);
    let sixteen = Geometry::rectangular(4, 4)
        .map(std::sync::Arc::new)
        .unwrap();
    let mut board = Puzzle::empty(sixteen);
    board
        .set(Cell::new(1), Digit::new(16))
        .expect("on the board");
    assert!(line(&board, '.').starts_with(".G."));
}

#[test]
fn links() {
    let board = puzzle(&plain(LINE));
    let bare = Link {
        game: Some(Game::of(board.clone())),
        workspace: None,
    };
    let full = Link {
        workspace: Some("solve".to_owned()),
        ..bare.clone()
    };
    assert_eq!(write_link(&full), format!("p={LINE}&w=solve"));
    let cases = [
        (format!("#p={LINE}&w=solve"), &full),
        (format!("w=solve&p={}", LINE.replace('.', "0")), &full),
        (format!("p={LINE}&w=solve&later=1"), &full),
        (format!("#p={}&w=s%6Flve", LINE.replace('.', "%2E")), &full),
        (format!("#{LINE}"), &bare),
        (LINE.to_owned(), &bare),
        (format!("p={LINE}&w="), &bare),
        (String::new(), &Link::default()),
        ("#".to_owned(), &Link::default()),
        ("#board".to_owned(), &Link::default()),
        ("p=".to_owned(), &Link::default()),
    ];
    for (fragment, link) in &cases {
        assert_eq!(read_link(fragment).as_ref(), Ok(*link), "{fragment}");
    }
    for link in [Link::default(), bare, full.clone()] {
        assert_eq!(read_link(&write_link(&link)), Ok(link));
    }
    let odd = Link {
        workspace: Some("a&b=%#é \u{1F600}".to_owned()),
        ..full
    };
    assert_eq!(read_link(&write_link(&odd)), Ok(odd));
}

#[test]
fn links_that_cannot_be_read() {
    let short = ParseError::WrongLength { found: 80 };
    assert_eq!(read_link(&format!("p={}", &LINE[..80])), Err(short.clone()));
    assert_eq!(read_link(&LINE[..80]), Err(short));
    let large = "p=".to_owned() + &".".repeat(30_000);
    let bytes = 30_002;
    assert_eq!(read_link(&large), Err(ParseError::TooLarge { bytes }));
    for odd in [
        "p=%", "p=%2", "p=%zz", "p=%FF%FE", "%", "p=p=p=1", "&&&==", "1",
    ] {
        let _ = read_link(odd);
    }
}

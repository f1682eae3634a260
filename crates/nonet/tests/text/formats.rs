//! The formats of other programs: samples whose boards are known, round trips, and that damaged texts are never
//! taken for another board.

use nonet::board::{Cell, Digit, DigitSet, Geometry, Grid, Layer, Marks, Puzzle};
use nonet::text::{
    Broken, FORMATS, Game, Lost, NotRead, Sheet, Symbols, find, format_named, framed, import, line,
    line_as, offers,
};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::sync::Arc;

/// A puzzle whose code of 59 is known.
const CODED: &str =
    "100007090030020008009600500005300900010080002600004000300000010041000007007000300";

const LINE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// The cells of `LINE` as sets of candidates.
fn masks() -> String {
    let cells: Vec<String> = LINE
        .chars()
        .map(|ch| match ch {
            '0' => "511".to_owned(),
            ch => (1 << (ch as u32 - '1' as u32)).to_string(),
        })
        .collect();
    cells.join(",")
}

/// Texts of other programs, the format, and the givens, from published samples or grammars.
fn samples() -> Vec<(String, &'static str, String)> {
    let one = |text: &str, slug, line: &str| (text.to_owned(), slug, line.to_owned());
    let masks = masks();
    let state: String = LINE
        .chars()
        .map(|ch| format!("{ch}|0|{}|", u8::from(ch == '0')))
        .collect();
    vec![
        one("fHTNWS9Qj5NdLc2kYr0L4pRbN", "fifty-nine", CODED),
        one(
            "https://sudokuexchange.com/play/?s=fHTNWS9Qj5NdLc2kYr0L4pRbN&d=5",
            "sudoku-exchange",
            CODED,
        ),
        one(
            "https://sudokupad.app/scffHTNWS9Qj5NdLc2kYr0L4pRbN*xtName*aI",
            "sudokupad",
            CODED,
        ),
        one(
            &format!("Try https://sudoku.coach/en/solver/{LINE}"),
            "sudoku-coach-link",
            LINE,
        ),
        one(
            &format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}"),
            "sudokuwiki-link",
            LINE,
        ),
        one(&masks, "sudokuwiki-0", LINE),
        one(&format!("version: 3\n{state}"), "opensudoku", LINE),
        one(
            &format!("<?xml version='1.0'?><sudokus><sudoku id=\"1\" data=\"{LINE}\"/></sudokus>"),
            "1gsudoku",
            LINE,
        ),
        one(
            &format!("<opensudoku><name>x</name><game data=\"{LINE}\"/></opensudoku>"),
            "opensudoku-file",
            LINE,
        ),
        one(
            &format!("id,puzzle,solution,clues\n1,{LINE},,30"),
            "csv",
            LINE,
        ),
        one(
            &format!("quizzes,solutions\r\n{LINE},{LINE}\r\n"),
            "csv",
            LINE,
        ),
        one(&format!("0000183b305c {LINE}  1.2"), "puzzle-bank", LINE),
        one(&format!("1,2,3,4,{LINE},name,7"), "gsf", LINE),
        one(&format!("{LINE}\n{CODED}\n"), "sdm", LINE),
        one(LINE, "", LINE),
    ]
}

#[test]
fn samples_are_read() {
    for (text, slug, expected) in samples() {
        let import = import(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(import.format, slug, "{text}");
        assert_eq!(line(&import.sheets[0].game.givens, '0'), expected, "{text}");
    }
}

/// The first row of SudokuWiki's own sample, as two programs read it.
#[test]
fn sudoku_wiki_s_sample_is_read() {
    let row = "0702160a0906164i03";
    let rest = "00".repeat(72);
    let game = &import(&format!("S9B{row}{rest}")).unwrap().sheets[0].game;
    let givens: Vec<_> = (0..9)
        .map(|at| game.givens.get(Cell::new(at)).map(Digit::get))
        .collect();
    let none = None;
    assert_eq!(
        givens,
        [
            Some(7),
            Some(2),
            none,
            none,
            Some(9),
            Some(6),
            none,
            none,
            Some(3)
        ]
    );
    assert_eq!(game.board.get(Cell::new(3)).map(Digit::get), Some(1));
    let grid = Grid::new(&game.board);
    let left = |at| grid.candidates(Cell::new(at)).minus(game.erased[at]);
    assert_eq!(left(2).to_string(), "4 5");
    assert_eq!(left(7).to_string(), "5 8");
}

#[test]
fn what_cannot_be_held_is_named() {
    let text = "https://sudokupad.app/scffHTNWS9Qj5NdLc2kYr0L4pRbN*xtName*aI";
    let import = import(text).unwrap();
    assert_eq!(import.lost, [Lost::Diagonals]);
    assert_eq!(import.sheets[0].title, "Name");
}

#[test]
fn what_is_damaged_says_so() {
    let refused = |text: &str| match import(text) {
        Err(NotRead::Damaged(slug, broken)) => (slug, broken),
        other => panic!("{text}: {other:?}"),
    };
    let coach = "https://sudokupad.app/abc123";
    assert_eq!(refused(coach), ("sudokupad".to_owned(), Broken::NameOnly));
    assert_eq!(
        refused("SCv7_32_f2e"),
        ("sudoku-coach".to_owned(), Broken::Packed)
    );
    assert_eq!(
        refused("S9B0702"),
        ("sudokuwiki".to_owned(), Broken::Cells(2))
    );
    assert_eq!(refused("3x3:a1b"), ("solo".to_owned(), Broken::Cells(4)));
    assert_eq!(
        refused("version: 3\n1|0|0|"),
        ("opensudoku".to_owned(), Broken::Cells(1))
    );
}

struct Chance(Pcg32);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    /// A position without repeated digits, with some digits filled in and some candidates erased.
    fn game(&mut self, geometry: &Arc<Geometry>) -> Game {
        let mut grid = Grid::new(&Puzzle::empty(Arc::clone(geometry)));
        let mut game = Game::of(Puzzle::empty(Arc::clone(geometry)));
        for _ in 0..geometry.n_cells() / 3 {
            let cell = Cell::new(self.below(geometry.n_cells()));
            let left: Vec<Digit> = grid.candidates(cell).iter().collect();
            if left.is_empty() {
                continue;
            }
            let digit = left[self.below(left.len())];
            grid.place(cell, digit);
            game.board.set(cell, Some(digit)).expect("on the board");
            if self.below(3) > 0 {
                game.givens.set(cell, Some(digit)).expect("on the board");
            }
        }
        game.candidates = true;
        for cell in geometry.cells() {
            let left: Vec<Digit> = grid.candidates(cell).iter().collect();
            if left.len() > 1 && self.below(4) == 0 {
                game.erased[cell.index()] = DigitSet::only(left[0]);
            }
        }
        game
    }
}

/// Boards of several sizes: the output of each format reads back the same, completely or as far as the format holds it.
#[test]
fn what_is_written_is_read() {
    const SEED: u64 = 20_251_124;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    let shapes = [(3, 3), (2, 2), (3, 3), (4, 4), (2, 3), (5, 5), (3, 3)];
    let mut n_written = 0;
    for (high, wide) in shapes {
        let geometry = Geometry::shared(high, wide).unwrap();
        for _ in 0..12 {
            let game = chance.game(&geometry);
            let plain = Game::of(game.givens.clone());
            for format in FORMATS.iter().filter(|format| format.is_written()) {
                let state = if format.whole { &game } else { &plain };
                let Some(text) = format.write(state) else {
                    continue;
                };
                n_written += 1;
                let back =
                    import(&text).unwrap_or_else(|error| panic!("seed {SEED}: {text}: {error:?}"));
                let same = &back.sheets[0].folded();
                let place = format!("seed {SEED}, {}: {text}", format.slug);
                assert_eq!(back.sheets.len(), 1, "{place}");
                match format.slug {
                    // A single candidate is a given there, or stays one candidate: the digits known are the same.
                    "sukaku" | "sudokuwiki-0" => {
                        assert!(
                            plain
                                .givens
                                .givens()
                                .all(|(cell, digit)| same.givens.get(cell) == Some(digit)),
                            "{place}"
                        );
                    }
                    _ if format.whole => {
                        let open = game.board.givens().count() < geometry.n_cells();
                        assert!(
                            same == &Game {
                                candidates: same.candidates && open,
                                ..game.clone()
                            },
                            "{place}"
                        );
                    }
                    _ => assert_eq!(same.givens, plain.givens, "{place}"),
                }
            }
        }
    }
    assert!(n_written > 500, "{n_written}");
}

/// A line with a character dropped, added or changed, and with blanks of several kinds, is left alone by the
/// readers of this table: it is for the reader of plain boards.
#[test]
fn damaged_boards_are_no_other_boards() {
    const SEED: u64 = 7;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    for (high, wide) in [
        (2, 2),
        (2, 3),
        (2, 4),
        (3, 3),
        (2, 5),
        (3, 4),
        (4, 4),
        (4, 5),
        (5, 5),
    ] {
        let geometry = Geometry::shared(high, wide).unwrap();
        for _ in 0..60 {
            let givens = chance.game(&geometry).givens;
            let mut signs: Vec<char> = line(&givens, '.').chars().collect();
            for sign in signs.iter_mut().filter(|sign| **sign == '.') {
                *sign = ['.', '.', '0', '-', 'X', 'x', '_'][chance.below(7)];
            }
            let at = chance.below(signs.len());
            match chance.below(3) {
                0 => _ = signs.remove(at),
                1 => signs.insert(at, '7'),
                _ => signs[at] = ['Q', '?', '1'][chance.below(3)],
            }
            let text: String = signs.iter().collect();
            if let Ok(import) = import(&text) {
                assert_eq!(import.format, "", "seed {SEED}: {text}");
                // The rest goes unchanged to the reader of plain boards.
                assert!(find(&text, &|_| {}).is_ok());
            }
        }
    }
}

/// A damaged board in one line, in rows or in a frame is rejected or read as a board of its own size, never as another.
#[test]
fn damaged_boards_keep_their_size() {
    const SEED: u64 = 11;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    let sides = [
        (2, 2),
        (2, 3),
        (2, 4),
        (3, 3),
        (2, 5),
        (3, 4),
        (3, 5),
        (4, 4),
        (4, 5),
        (4, 6),
        (5, 5),
    ];
    let mut n_read = 0;
    for (high, wide) in sides {
        let geometry = Geometry::shared(high, wide).unwrap();
        let side = geometry.side();
        for round in 0..45 {
            let givens = chance.game(&geometry).givens;
            let text = match round % 3 {
                0 => line(&givens, '.'),
                1 => {
                    let signs: Vec<char> = line(&givens, '.').chars().collect();
                    let rows = signs.chunks(side).map(String::from_iter);
                    rows.collect::<Vec<_>>().join("\n")
                }
                _ => framed(&givens),
            };
            let text = damaged(&mut chance, &text);
            let Ok(import) = import(&text) else { continue };
            n_read += 1;
            for sheet in &import.sheets {
                let read = sheet.game.givens.geometry().side();
                assert_eq!(
                    read, side,
                    "seed {SEED}, {high}x{wide} as {:?}: {text}",
                    import.format
                );
            }
        }
    }
    assert!(n_read > 50, "{n_read}");
}

/// A lost or doubled character in the output of a format never makes a board of another size.
#[test]
fn damaged_formats_keep_their_size() {
    const SEED: u64 = 31;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    let (mut n_read, mut n_refused) = (0, 0);
    for (high, wide) in [(2, 2), (2, 3), (3, 3), (3, 3), (3, 3), (4, 4), (5, 5)] {
        let geometry = Geometry::shared(high, wide).unwrap();
        let game = chance.game(&geometry);
        for format in FORMATS {
            let Some(text) = format.write(&game) else {
                continue;
            };
            let signs: Vec<char> = text.chars().collect();
            for _ in 0..250 {
                let at = chance.below(signs.len());
                let mut damaged = signs.clone();
                match chance.below(2) {
                    0 => _ = damaged.remove(at),
                    _ => damaged.insert(at, signs[at]),
                }
                let damaged: String = damaged.into_iter().collect();
                let Ok(import) = import(&damaged) else {
                    n_refused += 1;
                    continue;
                };
                n_read += 1;
                for sheet in &import.sheets {
                    let read = sheet.game.givens.geometry().side();
                    let place = format!("seed {SEED}, {} as {:?}", format.slug, import.format);
                    assert_eq!(read, geometry.side(), "{place}: {damaged}\nof {text}");
                }
            }
        }
    }
    assert!(n_read > 100 && n_refused > 100, "{n_read}, {n_refused}");
}

/// The text with blanks of several kinds, or of one, and one character dropped, added or changed.
fn damaged(chance: &mut Chance, text: &str) -> String {
    let blanks = [".", ".0", ".0-Xx_*?"][chance.below(3)].as_bytes();
    let blank = |sign| match sign {
        '.' => char::from(blanks[chance.below(blanks.len())]),
        _ => sign,
    };
    let mut signs: Vec<char> = text.chars().map(blank).collect();
    let at = chance.below(signs.len());
    match chance.below(3) {
        0 => _ = signs.remove(at),
        1 => signs.insert(at, ['7', '.', 'A', ' '][chance.below(4)]),
        _ => signs[at] = ['Q', '?', '1', 'Z', ','][chance.below(5)],
    }
    signs.into_iter().collect()
}

/// Large boards in every way of writing digits: the board that was written is read, or among those offered.
#[test]
fn large_boards_are_not_misread_in_silence() {
    const SEED: u64 = 23;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    let mut n_sure = 0;
    for n in 0..400 {
        let (high, wide) = [(4, 4), (5, 5)][n % 2];
        let givens = chance.game(&Geometry::shared(high, wide).unwrap()).givens;
        for symbols in Symbols::ALL {
            let blank = match symbols {
                Symbols::FromZero => '.',
                _ => ['.', '0'][chance.below(2)],
            };
            let text = line_as(&givens, symbols, blank);
            let import =
                import(&text).unwrap_or_else(|error| panic!("seed {SEED}: {text}: {error:?}"));
            assert_eq!(import.format, "", "seed {SEED}: {text}");
            let is_it = |sheet: &Sheet| sheet.game.givens == givens;
            assert!(
                import.sheets.iter().any(is_it),
                "seed {SEED}, {symbols:?}: {text}"
            );
            assert_eq!(import.unclear, import.sheets.len() > 1);
            n_sure += usize::from(!import.unclear);
        }
    }
    assert!(n_sure > 1000, "{n_sure} of 2000");
}

#[test]
fn every_format_has_one_name_and_reads_or_writes() {
    for format in FORMATS {
        assert!(format.is_read() || format.is_written(), "{}", format.slug);
        let first = format_named(format.slug).unwrap();
        assert!(
            first.is_read() == format.is_read()
                && FORMATS
                    .iter()
                    .filter(|other| other.slug == format.slug)
                    .count()
                    == 1,
            "{}",
            format.slug
        );
    }
}

/// Every format that is read has an example, in which it is recognised, always with the same puzzle.
#[test]
fn every_example_is_recognised() {
    for format in FORMATS.iter().filter(|format| format.is_read()) {
        let text = format
            .example()
            .unwrap_or_else(|| panic!("{}", format.slug));
        let import = import(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(import.format, format.slug, "{text}");
        let givens = &import.sheets[0].game.givens;
        for (at, figure) in LINE.bytes().enumerate().filter(|&(_, it)| it > b'0') {
            let given = givens.get(Cell::new(at)).map(Digit::get);
            assert_eq!(given, Some(figure - b'0'), "{}: {text}", format.slug);
        }
    }
    let written = FORMATS.iter().filter(|format| format.is_written());
    assert!(written.count() >= 25);
}

/// A board with everything that can be lost.
fn full(chance: &mut Chance) -> Sheet {
    let game = chance.game(&Geometry::classic());
    let open = |at: usize| game.board.get(Cell::new(at)).is_none();
    let mut marks = vec![Marks::default(); 81];
    for (at, marks) in marks.iter_mut().enumerate() {
        if open(at) && chance.below(3) == 0 {
            let grid = Grid::new(&game.board);
            let left = grid.candidates(Cell::new(at)).minus(game.erased[at]);
            *marks = marks
                .with(Layer::Centre, left)
                .with(Layer::Corner, left.first().into_iter().collect());
        }
        let colour = Digit::new(chance.below(10) as u8).into_iter().collect();
        *marks = marks.with(Layer::Colour, colour);
    }
    Sheet::of(game).with_marks(marks)
}

/// Exactly what is reported as lost is lost: read again, the rest is the same.
#[test]
fn what_a_format_cannot_hold_is_named() {
    const SEED: u64 = 41;
    let mut chance = Chance(Pcg32::seed_from_u64(SEED));
    for _ in 0..20 {
        let sheet = full(&mut chance);
        for offer in offers(&sheet) {
            let Some(text) = &offer.text else { continue };
            let place = format!("seed {SEED}, {}: {text}", offer.slug);
            let back = &import(text)
                .unwrap_or_else(|error| panic!("{place}: {error:?}"))
                .sheets[0];
            let keeps = |lost: Lost| !offer.lost.contains(&lost);
            let same =
                (&back.game.givens, &back.game.board) == (&sheet.game.givens, &sheet.game.board);
            assert_eq!(same, keeps(Lost::Digits), "{place}");
            let marked = |sheet: &Sheet, layer| -> Vec<DigitSet> {
                (0..81).map(|at| sheet.marks_at(at).get(layer)).collect()
            };
            let same = |layer| marked(back, layer) == marked(&sheet, layer);
            assert_eq!(same(Layer::Colour), keeps(Lost::Colours), "{place}");
            assert_eq!(same(Layer::Corner), keeps(Lost::Corners), "{place}");
            if keeps(Lost::Candidates) && keeps(Lost::Digits) {
                assert_eq!(back.folded().erased, sheet.folded().erased, "{place}");
            }
        }
        let lost = |slug: &str| {
            let offer = offers(&sheet).into_iter().find(|offer| offer.slug == slug);
            offer.expect("a format").lost
        };
        assert_eq!(lost("f-puzzles"), [], "seed {SEED}");
        assert_eq!(lost("sudokuwiki"), [Lost::Corners, Lost::Colours]);
    }
}

/// Garbage of every kind gets an answer.
#[test]
fn garbage_is_answered() {
    let heads = [
        "S9B",
        "SPB",
        "SCv7_32_",
        "scl",
        "fpuz",
        "classic",
        "3x3:",
        "version: 3\n",
        "<opensudoku",
        "puzzle,x\n",
        "?load=",
    ];
    let tails = [
        "",
        "0",
        "=",
        "\u{FEFF}",
        "999999999999999999999999:",
        "é",
        "z",
        "||||",
        "[[[[{{{{",
        "data='",
    ];
    for head in heads {
        for tail in tails {
            for n in [1, 81, 5000] {
                if let Ok(import) = import(&(head.to_owned() + &tail.repeat(n))) {
                    assert!(!import.sheets.is_empty());
                }
            }
        }
    }
}

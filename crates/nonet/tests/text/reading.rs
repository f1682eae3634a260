//! Every form of text that is read, every one that is rejected and why, and that no text at all causes a crash.

use answers::voice::Voice;
use nonet::board::{Geometry, Grid, House};
use nonet::text::{
    Game, Ignored, Link, MAX_BYTES, ParseError, ReadError, digit_value, framed, framed_candidates,
    line, parse_cell, read, read_link, write_link,
};
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::HashSet;
use support::{plain, puzzle, to_plain};

/// The puzzle in all accepted texts.
const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The cells of `LINE` as characters, the blanks as this one.
fn cells(blank: char) -> Vec<char> {
    let chars = LINE.chars();
    chars.map(|ch| if ch == '.' { blank } else { ch }).collect()
}

/// The puzzle in one line.
fn one(blank: char) -> String {
    cells(blank).into_iter().collect()
}

/// The puzzle in nine lines, with `between` between cells and `end` at the end of each line.
fn nine(blank: char, between: &str, end: &str) -> String {
    let cells = cells(blank);
    let row = |row: &[char]| row.iter().map(char::to_string).collect::<Vec<_>>();
    let rows = cells.chunks(9).map(|chunk| row(chunk).join(between) + end);
    rows.collect()
}

/// The puzzle in lines of this width.
fn wrapped(width: usize, end: &str) -> String {
    let lines = cells('.');
    let lines = lines
        .chunks(width)
        .map(|line| line.iter().collect::<String>() + end);
    lines.collect()
}

/// The puzzle as in tables: blanks are empty fields.
fn table(separator: &str) -> String {
    nine('~', separator, "\n").replace('~', "")
}

/// The puzzle in a frame: a border above and below each band, bars around each box, `gap` between cells.
fn boxed(blank: char, border: &str, bar: &str, gap: &str) -> String {
    let cells = cells(blank);
    let mut text = String::new();
    for (index, row) in cells.chunks(9).enumerate() {
        if index % 3 == 0 {
            text += &format!("{border}\n");
        }
        let join = |part: &[char]| {
            let part: Vec<String> = part.iter().map(char::to_string).collect();
            part.join(gap)
        };
        let parts: Vec<String> = row.chunks(3).map(join).collect();
        text += &format!(
            "{bar}{gap}{}{gap}{bar}\n",
            parts.join(&format!("{gap}{bar}{gap}"))
        );
    }
    text + border
}

/// The text with its digits in the script that has this zero.
fn script(text: &str, zero: u32) -> String {
    let other = |ch: char| {
        ch.to_digit(10)
            .and_then(|value| char::from_u32(zero + value))
    };
    text.chars().map(|ch| other(ch).unwrap_or(ch)).collect()
}

/// A name, a text, and the parts skipped in it.
type Sample = (&'static str, String, Vec<Ignored>);

/// Lines and what may surround them.
fn lines() -> Vec<Sample> {
    let bands = nine('.', "", "\n")
        .replace("\n8...6", "\n\n8...6")
        .replace("\n.6....", "\n\n.6....");
    let list = format!("[[{}]]", nine('0', ",", "],\n["));
    let rows = nine('.', "", "]\n[");
    let in_brackets = format!("[{}", rows.trim_end_matches("\n["));
    let commas: String = cells('0').iter().map(|ch| format!("{ch},")).collect();
    let clean = [
        ("byte order mark", format!("\u{FEFF}{}", one('0'))),
        ("spaces around", format!("  {}\u{3000} \n\n", one('0'))),
        ("CRLF", nine('.', "", "\r\n")),
        ("CR", nine('.', "", "\r")),
        ("line separators", nine('.', "", "\u{2028}")),
        ("a space between", nine('.', " ", "\n")),
        ("no-break spaces", nine('0', "\u{A0}", "\n")),
        ("zero-width spaces", nine('0', "\u{200B}", "\n")),
        ("tabs", nine('.', "\t", "\n")),
        ("three lines of 27", wrapped(27, "\n")),
        ("bands apart", bands),
        ("spaces for blanks", nine(' ', "", "\n")),
        ("81 with spaces", one(' ')),
    ];
    let separated = [
        ("quoted", format!("\"{}\"", one('.'))),
        ("commas", nine('0', ",", "\n")),
        ("commas and spaces", nine('0', ", ", ",\n")),
        ("semicolons", nine('0', ";", "\n")),
        ("bars", nine('.', "|", "\n")),
        ("colons", nine('-', ":", "\n")),
        ("exclamation marks", nine('_', "!", "\n")),
        ("81 commas", commas),
        ("lists", list.replace(",\n[]]", "]")),
        ("rows in brackets", in_brackets),
    ];
    let clean = clean.map(|(name, text)| (name, text, vec![]));
    let separated = separated.map(|(name, text)| (name, text, vec![Ignored::Separators]));
    clean.into_iter().chain(separated).collect()
}

/// Rows of fields, the empty ones blank.
fn tables() -> Vec<Sample> {
    let samples = [
        ("spreadsheet", table("\t")),
        ("empty fields", table(",")),
        ("a comma last", table(",").replace('\n', ",\n")),
        ("semicolons", table(";")),
        ("commas and spaces", table(", ")),
        ("bars between", table(" | ")),
        (
            "bars around",
            format!("| {}", table(" | ").trim().replace('\n', " |\n| ")) + " |",
        ),
        (
            "quoted",
            nine('~', "\",\"", "\n")
                .replace('~', "")
                .replace('\n', "\"\n"),
        ),
        (
            "one line",
            table(",").trim_end_matches('\n').replace('\n', ","),
        ),
    ];
    samples
        .map(|(name, text)| (name, text, vec![Ignored::Separators]))
        .into()
}

/// Frames of many programs.
fn frames() -> Vec<Sample> {
    let wide = "+-------+-------+-------+";
    let samples = [
        ("plus", boxed('.', wide, "|", " ")),
        ("zeros", boxed('0', wide, "|", " ")),
        ("hyphens", boxed('-', "+---+---+---+", "|", "")),
        ("SudoCue", boxed('.', ".-----.-----.", "|", " ")),
        ("HoDoKu", boxed('.', ":---+---+---:", "|", "")),
        ("Simple Sudoku", boxed('.', "*-----------*", "|", "")),
        ("stars in stars", boxed('*', "*-----------*", "|", "")),
        ("equals", boxed('.', "+=======+=======+=======+", "|", " ")),
        ("light", boxed('.', "├───────┼───────┼───────┤", "│", " ")),
        ("double", boxed('0', "╠═══╬═══╬═══╣", "║", "")),
        ("heavy", boxed('·', "━━━━━━━━━━━", "┃", "")),
        ("apostrophes", boxed('.', "'---'---'---'", "|", "")),
        ("plain", boxed('.', "------+-------+------", "|", " ")),
        ("hyphens alone", boxed('.', "-----------", "|", "")),
    ];
    let ignored = || vec![Ignored::Borders(4), Ignored::Separators];
    samples.map(|(name, text)| (name, text, ignored())).into()
}

/// Texts with more in them than a puzzle.
fn with_more() -> Vec<Sample> {
    let (line, rows) = (one('.'), nine('.', "", "\n"));
    let trailing = [
        format!("{line} # hard"),
        format!("{line} hard 7.2"),
        format!("{line};7.2;1.5"),
        format!("{},{SOLVED}", one('0')),
        format!("{line}\n123\n"),
        format!("{line}\n123\n456\n"),
        nine('.', "", " # row\n"),
        format!("{rows}Simple Sudoku\nVersion 4.2n"),
    ];
    let trailing = trailing.map(|text| ("trailing", text, vec![Ignored::Trailing]));
    let others = [
        (
            "comments",
            format!("# a puzzle\n// by nobody\n; here\n{rows}"),
            vec![Ignored::Comments(3)],
        ),
        ("header", format!("[Puzzle]\n{rows}"), vec![Ignored::Header]),
        (
            "more lines",
            format!("{line}\n{line}\n{SOLVED}\n"),
            vec![Ignored::MorePuzzles(2)],
        ),
        (
            "another grid",
            format!("{rows}\n{rows}"),
            vec![Ignored::MorePuzzles(1)],
        ),
        (
            "comments aside",
            format!("  # by nobody\n\u{200B}; here \n\u{200B}\n{rows}"),
            vec![Ignored::Comments(2)],
        ),
        (
            "another grid after a comment",
            format!("{rows}; and\n{rows}"),
            vec![Ignored::Comments(1), Ignored::MorePuzzles(1)],
        ),
        (
            "another grid after comments",
            format!("{rows}; and\n; so on\n{rows}"),
            vec![Ignored::Comments(2), Ignored::MorePuzzles(1)],
        ),
        (
            "sections",
            format!("[Puzzle]\n{rows}[State]\n{rows}"),
            vec![Ignored::Header, Ignored::MorePuzzles(1)],
        ),
    ];
    others.into_iter().chain(trailing).collect()
}

/// Every blank and some scripts.
fn characters() -> Vec<Sample> {
    let blanks = "0.-*_xX?·•○□".chars().flat_map(|blank| {
        [
            ("one line", one(blank), vec![]),
            ("nine lines", nine(blank, "", "\n"), vec![]),
            ("nine spaced lines", nine(blank, " ", "\n"), vec![]),
        ]
    });
    let scripts = [0xFF10, 0x660, 0x6F0, 0x966, 0x1D7CE]
        .into_iter()
        .flat_map(|zero| {
            [
                ("script", script(&one('0'), zero), vec![]),
                (
                    "script and dots",
                    script(&nine('.', "", "\n"), zero),
                    vec![],
                ),
            ]
        });
    blanks.chain(scripts).collect()
}

/// All accepted texts.
fn accepted() -> Vec<Sample> {
    [lines(), tables(), frames(), with_more(), characters()].concat()
}

#[test]
fn every_form_is_read() {
    let all = accepted();
    assert!(all.len() >= 40);
    for (name, text, ignored) in all {
        let reading = read(&text).unwrap_or_else(|error| panic!("{name}: {error:?}\n{text}"));
        assert_eq!(line(&reading.puzzle, '.'), LINE, "{name}\n{text}");
        assert_eq!(reading.ignored, ignored, "{name}\n{text}");
    }
}

#[test]
fn boards_of_one_kind_are_read() {
    for blank in "0.-*_x?·".chars() {
        let empty = blank.to_string().repeat(81);
        assert_eq!(
            read(&empty).map(|reading| reading.puzzle.n_givens()),
            Ok(0),
            "{blank}"
        );
        let rows = (blank.to_string().repeat(9) + "\n").repeat(9);
        assert_eq!(
            read(&rows).map(|reading| reading.puzzle.n_givens()),
            Ok(0),
            "{blank}"
        );
    }
    assert_eq!(
        read(&"\t\t\t\t\t\t\t\t\n".repeat(9)).map(|r| r.puzzle.n_givens()),
        Ok(0)
    );
    assert_eq!(read(SOLVED).map(|r| r.puzzle.n_givens()), Ok(81));
}

/// `nine` with one line replaced.
fn with_row(row: usize, new: &str) -> String {
    let text = nine('.', "", "\n");
    let lines = text.lines().enumerate();
    let lines: Vec<&str> = lines
        .map(|(k, old)| if k == row { new } else { old })
        .collect();
    lines.join("\n")
}

/// Texts that are not text, or have a meaningless character.
fn bad_characters() -> Vec<(String, ParseError)> {
    use ParseError as E;
    let bad = |ch, line, column| E::BadChar { ch, line, column };
    let bytes = MAX_BYTES + 1;
    let frame = boxed('.', "+-------+-------+-------+", "|", " ");
    vec![
        (String::new(), E::Empty),
        (" \n\t\n\u{FEFF}".to_owned(), E::Empty),
        ((" ".repeat(9) + "\n").repeat(9), E::Empty),
        ("# nothing\n+---+---+\n[Puzzle]\n".to_owned(), E::Empty),
        ("1".repeat(bytes), E::TooLarge { bytes }),
        (format!("{LINE}\0"), E::Binary { offset: 81 }),
        ("é\u{1}\u{2}PNG".to_owned(), E::Binary { offset: 2 }),
        (LINE.replacen('.', "O", 1), bad('O', 1, 3)),
        (LINE.replacen('.', "l", 1), bad('l', 1, 3)),
        (LINE.replacen('.', "x", 1), bad('x', 1, 3)),
        (LINE.replacen('.', "0", 1), bad('0', 1, 3)),
        (one('0').replacen('0', "o", 1), bad('o', 1, 3)),
        (one('0').replacen('0', ".", 1), bad('.', 1, 3)),
        (with_row(4, "4..8.3..I"), bad('I', 5, 9)),
        (
            format!("\u{FEFF}# é\r\n{}", with_row(0, "5３..7..A.")),
            bad('A', 2, 8),
        ),
        (frame.replacen('.', "a", 1), bad('a', 2, 7)),
        ("Hello".to_owned(), bad('H', 1, 1)),
        (with_row(0, "| # no cells"), bad('#', 1, 3)),
    ]
}

/// Texts with too much or too little in them.
fn bad_lengths() -> Vec<(String, ParseError)> {
    use ParseError as E;
    let rows = |n| {
        let text = nine('.', "", "\n");
        let lines: Vec<&str> = text.split_inclusive('\n').take(n).collect();
        lines.concat()
    };
    let short = |line, found| E::ShortLine { line, found };
    let long = |line, found| E::LongLine { line, found };
    let candidates = framed_candidates(&Grid::new(&puzzle(&plain(LINE))));
    vec![
        (format!("{LINE}5"), E::WrongLength { found: 82 }),
        (LINE[..80].to_owned(), E::WrongLength { found: 80 }),
        ("53..7....".to_owned(), E::WrongLength { found: 9 }),
        (
            format!("{}\n{LINE}\n", &LINE[..80]),
            E::WrongLength { found: 80 },
        ),
        (with_row(3, "8...6..3"), short(4, 8)),
        (with_row(3, "8...6...33"), long(4, 10)),
        (with_row(3, "8...6...33\nabc"), long(4, 10)),
        (with_row(3, &LINE[..40]), long(4, 40)),
        (with_row(3, &LINE[..41]), E::WrongLength { found: 41 }),
        (
            format!("# one\n\n{}", with_row(8, "....8..7")),
            short(11, 8),
        ),
        ("5,3,,,7\n6,,,1,9,5".to_owned(), short(1, 5)),
        (rows(8), E::TooFewLines { found: 8 }),
        (rows(2), E::TooFewLines { found: 2 }),
        (rows(9) + &rows(1), E::TooManyLines { found: 10 }),
        (rows(9) + "\n" + &rows(3), E::TooManyLines { found: 12 }),
        (rows(9) + &rows(9), E::TooManyLines { found: 18 }),
        (
            rows(9) + &rows(1) + "\n" + &rows(8),
            E::TooManyLines { found: 18 },
        ),
        (candidates, E::CandidateGrid),
    ]
}

#[test]
fn every_fault_has_its_name_and_place() {
    for (text, expected) in [bad_characters(), bad_lengths()].concat() {
        let shown: String = text.chars().take(200).collect();
        assert_eq!(read(&text), Err(expected), "{shown}");
    }
}

/// One control character in twenty may be an accident of copying; with more it is not text.
#[test]
fn many_control_characters_are_no_text() {
    for n in 1..=12 {
        let text = "\u{1}".repeat(n) + &".".repeat(100 - n);
        let is_binary = matches!(read(&text), Err(ParseError::Binary { offset: 0 }));
        assert_eq!(is_binary, n > 5, "{n} of 100");
    }
}

#[test]
fn the_longest_text_is_read() {
    let text = "\n".repeat(MAX_BYTES - LINE.len()) + LINE;
    assert!(read(&text).is_ok());
    let bytes = MAX_BYTES + 1;
    assert_eq!(read(&(text + "\n")), Err(ParseError::TooLarge { bytes }));
}

#[test]
fn all_repeated_digits_are_told() {
    let text = format!("55{}", &LINE[2..]).replace("..79", "..99");
    let Err(ParseError::Repeated(conflicts)) = read(&text) else {
        panic!("5 and 9 repeat")
    };
    let found: Vec<(u8, House)> = conflicts.iter().map(|c| (c.digit.get(), c.house)).collect();
    let expected = [
        (5, House::row(0)),
        (9, House::row(8)),
        (5, House::of_box(0)),
        (9, House::of_box(8)),
    ];
    assert_eq!(found, expected);
    let told = told(ParseError::Repeated(conflicts));
    assert_eq!(told, "4 givens are repeated.");
}

/// The message to users, on the page and on the command line.
fn told(error: ParseError) -> String {
    Voice::default().refused(&ReadError::Fault { side: 9, error })
}

#[test]
fn messages_name_the_place() {
    let cases = [
        (
            ParseError::ShortLine { line: 4, found: 8 },
            "Line 4 is too short: 8 cells instead of 9.",
        ),
        (
            ParseError::WrongLength { found: 80 },
            "Found 80 cells where 81 are needed.",
        ),
        (
            ParseError::Binary { offset: 3 },
            "This is not text: byte 4 is a control character.",
        ),
        (
            ParseError::TooFewLines { found: 8 },
            "Too few lines: 8 instead of 9.",
        ),
    ];
    for (error, message) in cases {
        assert_eq!(told(error), message);
    }
}

#[test]
fn a_fragment_has_room_for_24_kilobytes() {
    let link = |bytes: usize| {
        let link = format!("p={LINE}&later=");
        read_link(&(link.clone() + &"x".repeat(bytes - link.len())))
    };
    assert!(link(24 << 10).is_ok_and(|link| link.game.is_some()));
    let bytes = (24 << 10) + 1;
    assert_eq!(link(bytes), Err(ParseError::TooLarge { bytes }));
}

/// A runner whose cases are the same every time.
fn runner(cases: u32) -> TestRunner {
    let seed = [9; 32];
    println!("seed {seed:?}");
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

/// Every board read breaks no rule, and stays the same when written and read again.
fn check(text: &str) {
    if let Ok(reading) = read(text) {
        assert!(reading.puzzle.conflicts().is_empty());
        for again in [line(&reading.puzzle, '.'), framed(&reading.puzzle)] {
            assert_eq!(read(&again).map(|r| r.puzzle), Ok(reading.puzzle.clone()));
        }
    }
    let _ = read_link(text);
    let _ = parse_cell(&Geometry::classic(), text);
}

#[test]
fn no_text_is_a_surprise() {
    let pieces = prop_oneof![
        any::<char>().prop_map(String::from),
        "[0-9.xX*_?|+=:;,!#/'\"\\[\\] \t\r\n-]{0,30}",
        "(---|===|───|│|\\. |# |//|\\[P\\]|\u{FEFF}|\u{200B}|\u{A0}|\r\n){0,9}",
        "[1-9.]{9}\n",
        "[.]{81}",
    ];
    let texts = proptest::collection::vec(pieces, 0..24).prop_map(|pieces| pieces.concat());
    let result = runner(4000).run(&texts, |text| {
        check(&text);
        Ok(())
    });
    result.unwrap();
}

#[test]
fn damaged_texts_are_no_surprise() {
    let texts: Vec<Vec<char>> = accepted()
        .iter()
        .map(|(_, text, _)| text.chars().collect())
        .collect();
    let edit = (any::<usize>(), any::<u8>(), any::<char>());
    let edits = proptest::collection::vec(edit, 1..4);
    let result = runner(4000).run(&(0..texts.len(), edits), |(which, edits)| {
        let mut text = texts[which].clone();
        for (place, kind, ch) in edits {
            let place = place % text.len().max(1);
            match kind % 5 {
                _ if text.is_empty() => text.push(ch),
                0 => text[place] = ch,
                1 => text.insert(place, ch),
                2 => drop(text.remove(place)),
                3 => text.truncate(place),
                _ => text[place] = char::from(b' ' + kind % 95),
            }
        }
        check(&text.into_iter().collect::<String>());
        Ok(())
    });
    result.unwrap();
}

#[test]
fn what_is_written_reads_back() {
    let boards = proptest::collection::vec(0u8..10, 81);
    let solved = plain(SOLVED);
    let result = runner(500).run(&(boards, any::<bool>()), |(mask, full)| {
        let mut board = solved;
        for (cell, keep) in board.iter_mut().zip(mask) {
            *cell *= u8::from(full || keep > 5);
        }
        let board = puzzle(&board);
        for blank in "0.-*_x?".chars() {
            assert_eq!(
                read(&line(&board, blank)).map(|r| r.puzzle),
                Ok(board.clone())
            );
        }
        assert_eq!(read(&framed(&board)).map(|r| r.puzzle), Ok(board.clone()));
        let link = Link {
            game: Some(Game::of(board.clone())),
            workspace: Some("learn".to_owned()),
        };
        assert_eq!(read_link(&write_link(&link)), Ok(link));
        let candidates = framed_candidates(&Grid::new(&board));
        match read(&candidates) {
            Ok(reading) => assert_eq!(to_plain(&reading.puzzle), solved),
            Err(error) => assert_eq!(error, ParseError::CandidateGrid),
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn digits_of_scripts() {
    let ones = "1１١۱१১๑᠑𝟏𝟙";
    assert!(ones.chars().all(|ch| digit_value(ch) == Some(1)));
    let distinct: HashSet<char> = ones.chars().collect();
    assert_eq!(distinct.len(), 10);
}

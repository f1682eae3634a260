//! `nonet convert`, and files in other programs' formats given to the other words.

use super::*;
use nonet::text::{FORMATS, Game, format_named, import, line};
use words::{Lang, family};

const CODED: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The game of a line in a format.
fn written(slug: &str, board: &str) -> String {
    let game = &import(board).expect("a board").sheets[0].game;
    let format = format_named(slug).expect("a format");
    format.write(game).expect("a board of this format")
}

/// A file of OpenSudoku's with two games.
fn two_games() -> String {
    let zeros = |text: &str| text.replace('.', "0");
    format!(
        "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder name=\"a\">\n<game data=\"{}\" />\n\
         <game data=\"{}\" command_stack=\"1\" />\n</folder></opensudoku>\n",
        zeros(ONE),
        zeros(CODED)
    )
}

#[test]
fn every_format_is_written_and_read_back() {
    for format in FORMATS.iter().filter(|format| format.is_written()) {
        if format.slug == "sdx" {
            continue; // it has no boards on which a cell has one candidate
        }
        let there = run(&["convert", "--to", format.slug], &format!("{ONE}\n"));
        assert_eq!(status(&there), 0, "{}: {}", format.slug, complaints(&there));
        let text = String::from_utf8(there.stdout).unwrap();
        let back = run(&["convert"], &text);
        // A cell with one candidate is a given in sets of candidates.
        if !matches!(format.slug, "sukaku" | "sudokuwiki-0") {
            assert_eq!(rows(&back), [ONE], "{}: {text}", format.slug);
        }
        // Every word reads the formats that `convert` reads.
        let solved = run(&["solve"], &text);
        assert_eq!(rows(&solved), [SOLVED], "{}: {text}", format.slug);
        assert_eq!(complaints(&solved), "", "{}", format.slug);
    }
}

#[test]
fn a_file_of_several_boards_is_several_lines() {
    let path = file("two.opensudoku", &two_games());
    let path = path.to_str().unwrap();
    let output = run(&["convert", path], "");
    assert_eq!(rows(&output), [ONE, CODED]);
    let told = complaints(&output);
    assert_eq!((status(&output), told.lines().count()), (0, 1), "{told}");
    assert!(
        told.contains("two.opensudoku: cannot be stored") && told.contains("the history of moves"),
        "{told}"
    );
    let counted = run(&["count", "--format", "json", "--threads", "1", path], "");
    assert_eq!(rows(&counted).len(), 2);
    assert!(rows(&counted)[1].starts_with("{\"line\":2,"));
    assert_eq!(complaints(&counted), told);
    let spanish = run(&["convert", "--lang", "es", path], "");
    assert!(complaints(&spanish).contains("el historial de movimientos"));
}

#[test]
fn lists_stay_lists() {
    let links = [ONE, CODED].map(|board| written("sudoku-exchange", board));
    for text in [
        links.join("\n"),
        format!("# links\n{}\n", links.join("\n\n")),
        format!("{ONE}\n{CODED}"),
        format!("{}\n{CODED}\n", links[0]),
        [ONE, CODED]
            .map(|board| written("sudokuwiki", board))
            .join("\r\n"),
        format!("puzzle,x\n{ONE},1\n{CODED},2\n"),
    ] {
        let output = run(&["convert"], &text);
        assert_eq!(rows(&output), [ONE, CODED], "{text}");
        assert_eq!((status(&output), complaints(&output)), (0, String::new()));
        assert_eq!(rows(&run(&["count"], &text)), ["1", "1"], "{text}");
    }
}

#[test]
fn what_has_begun_is_kept_where_the_format_holds_it() {
    let mut game: Game = import(ONE).unwrap().sheets[0].game.clone();
    let cell = game.givens.geometry().cells().nth(2).unwrap();
    game.board
        .set(cell, nonet::board::Digit::new(4))
        .expect("on the board");
    game.candidates = true;
    let text = format_named("sudokuwiki").unwrap().write(&game).unwrap();
    let coach = run(&["convert", "--to", "sudoku-coach", &text], "");
    let again = run(&["convert", "--to", "sudokuwiki"], &rows(&coach)[0]);
    assert_eq!(rows(&again), [text]);
}

#[test]
fn what_is_damaged_is_refused_by_name() {
    for text in [
        "S9B0702",
        "https://sudokupad.app/abc123",
        "version: 3\n1|0|0|\n",
    ] {
        for word in ["convert", "solve"] {
            let output = run(&[word], text);
            assert_eq!(
                (status(&output), rows(&output).len()),
                (1, 0),
                "{word} {text}"
            );
            assert!(complaints(&output).starts_with("nonet: "), "{word} {text}");
        }
        assert!(
            complaints(&run(&["convert"], text)).contains("but damaged: "),
            "{text}"
        );
    }
    let small = run(&["convert", "--to", "opensudoku", "1...2.......3..4"], "");
    assert!(complaints(&small).contains("the format does not allow such boards"));
    assert_eq!(status(&small), 1);
    assert_eq!(status(&run(&["convert", "--to", "nothing"], "")), 2);
}

#[test]
fn the_formats_are_listed_in_every_language() {
    for lang in Lang::ALL {
        let output = run(&["convert", "--list", "--lang", lang.slug()], "");
        let listed = rows(&output);
        assert_eq!(listed.len(), FORMATS.len());
        for (row, format) in listed.iter().zip(FORMATS) {
            let name = family::FORMAT.find(lang, format.slug).unwrap();
            assert!(row.starts_with(format.slug) && row.ends_with(name), "{row}");
        }
    }
}

#[test]
fn plain_boards_of_every_kind_are_lines() {
    let puzzle = &import(ONE).unwrap().sheets[0].game.givens;
    let framed = nonet::text::framed(puzzle);
    let grid = nonet::text::framed_candidates(&nonet::board::Grid::new(puzzle));
    let irregular = "12.......................\u{20}1112211322433254335544455";
    for (text, expected) in [
        (framed.as_str(), line(puzzle, '.')),
        (
            "# c\n1...2.......3..4 # name\n",
            "1...2.......3..4".to_owned(),
        ),
        (irregular, irregular.to_owned()),
    ] {
        let output = run(&["convert"], text);
        assert_eq!(rows(&output), [expected], "{text}");
        assert_eq!((status(&output), complaints(&output)), (0, String::new()));
    }
    // Cells with a single candidate are givens of such a grid.
    let output = run(&["convert"], &grid);
    let read = &import(&grid).unwrap().sheets[0].game.givens;
    assert_eq!(rows(&output), [line(read, '.')]);
    assert_eq!(rows(&run(&["solve"], &grid)), [SOLVED]);
}

/// A list is answered line by line, as it arrives; a file of a format at its end, however slowly it arrives.
#[test]
fn a_pipe_may_be_slow() {
    let mut child = command(&["count"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    let state = written("opensudoku", ONE);
    for part in state.split_inclusive(['\n', '|']) {
        pipe.write_all(part.as_bytes()).expect("it reads");
        pipe.flush().expect("it reads");
    }
    drop(pipe);
    let output = child.wait_with_output().expect("the program runs");
    assert_eq!(
        (rows(&output), complaints(&output)),
        (vec!["1".to_owned()], String::new())
    );
}

/// A text longer than any puzzle is a list, whatever its beginning.
#[test]
fn a_long_table_is_a_list() {
    let text = format!("puzzle,solution\n{}", format!("{ONE},x\n").repeat(13_000));
    assert!(text.len() > nonet::text::MAX_BYTES);
    let output = run(&["convert"], &text);
    assert_eq!((rows(&output).len(), status(&output)), (13_000, 0));
    assert_eq!(complaints(&output), "");
}

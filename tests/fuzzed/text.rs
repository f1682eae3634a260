//! Readers of text: everything they accept is written out and reads back the same.

use super::lossy;
use app::steps::order::Order;
use batch::{self, Choices, Format, Job, Outcome};
use lab::heuristic::{Formula, Use};
use nonet::board::{Geometry, Puzzle};
use nonet::generate::Options;
use nonet::text::{
    Board, Expect, FORMATS, LibraryCase, cell_name, framed, framed_as, import, line, line_as,
    parse_cell, read, read_any, read_boxes, read_case, read_link, read_regions, regions,
    write_link,
};
use std::sync::Arc;
use watch::{read_setup, write_setup};

/// Texts that are pasted, dropped or opened.
pub fn paste(data: &[u8]) {
    let text = lossy(data);
    if let Ok(reading) = read(&text) {
        assert!(reading.puzzle.conflicts().is_empty());
        for again in [line(&reading.puzzle, '.'), framed(&reading.puzzle)] {
            assert_eq!(read(&again).map(|r| r.puzzle), Ok(reading.puzzle.clone()));
        }
    }
    if let Ok(boards) = read_any(&text, &Expect::default()) {
        boards.iter().for_each(reads_back);
    }
}

fn reads_back(
    Board {
        puzzle, symbols, ..
    }: &Board,
) {
    let expect = Expect {
        geometry: Some(Arc::clone(puzzle.geometry())),
        symbols: Some(*symbols),
    };
    for again in [line_as(puzzle, *symbols, '.'), framed_as(puzzle, *symbols)] {
        let boards = read_any(&again, &expect);
        let boards = boards.map(|boards| boards.into_vec().into_iter().map(|board| board.puzzle));
        let boards: Result<Vec<_>, _> = boards.map(Iterator::collect);
        assert_eq!(boards, Ok(vec![puzzle.clone()]), "{again}");
    }
}

/// The quick reading of plain lines, compared with the thorough one.
pub fn plain_lines(data: &[u8]) {
    let text = lossy(data);
    let line = text.lines().next().unwrap_or_default();
    let job = Job {
        ask: batch::ask("count").expect("a question"),
        choices: Choices {
            limit: 0,
            ..Choices::default()
        },
        format: Format::Json,
        expect: Expect::default(),
        budget: None,
    };
    match (read_any(line, &job.expect), batch::row(&job, 7, line)) {
        (_, Outcome::Nothing) => {}
        (Err(thorough), Outcome::Bad(quick)) => assert_eq!(thorough, quick),
        // Not a plain board, but in another program's format.
        (Err(_), Outcome::Row { .. }) => assert!(import(line).is_ok(), "{line}"),
        (Ok(boards), Outcome::Row { row, readings, .. }) => {
            let board = boards.likeliest();
            let puzzle = line_as(&board.puzzle, board.symbols, '.');
            assert!(
                row.starts_with(&format!(r#"{{"line":7,"puzzle":"{puzzle}","#)),
                "{row}"
            );
            assert_eq!(readings.is_empty(), boards.only().is_some(), "{line}");
            no_formula(&job, line);
        }
        (thorough, quick) => panic!("{line}\n{thorough:?}\n{quick:?}"),
    }
}

/// No field of a CSV row begins like a spreadsheet's formula.
fn no_formula(job: &Job, line: &str) {
    let format = Format::Csv;
    if let Outcome::Row { row, .. } = batch::row(
        &Job {
            format,
            ..job.clone()
        },
        7,
        line,
    ) {
        let mut fields = row.split(',').map(|field| field.trim_start_matches('"'));
        assert!(
            fields.all(|field| !field.starts_with(['=', '+', '-', '@', '\t', '\0'])),
            "{row}"
        );
    }
}

/// Other programs' formats: every board read is written in each of them, and reads back.
pub fn formats(data: &[u8]) {
    let Ok(import) = import(&lossy(data)) else {
        return;
    };
    assert!(!import.sheets.is_empty());
    for sheet in import.sheets.iter().take(3) {
        for format in FORMATS {
            let Some(text) = format.write_sheet(sheet) else {
                continue;
            };
            let back = nonet::text::import(&text);
            let back = back.unwrap_or_else(|error| panic!("{}: {text}: {error:?}", format.slug));
            let (game, again) = (&sheet.game, &back.sheets[0].game);
            // Sets of candidates do not distinguish givens from single candidates.
            let is_sets = matches!(format.slug, "sukaku" | "sudokuwiki-0");
            let same = |(cell, digit)| again.givens.get(cell) == Some(digit);
            assert!(game.givens.givens().all(same), "{}: {text}", format.slug);
            let n_givens = again.givens.n_givens();
            assert!(
                is_sets || n_givens == game.givens.n_givens(),
                "{}: {text}",
                format.slug
            );
        }
    }
}

/// The address's fragment.
pub fn links(data: &[u8]) {
    let text = lossy(data);
    if let Ok(link) = read_link(&text) {
        assert_eq!(read_link(&write_link(&link)), Ok(link));
    }
}

/// Whole positions in links, sealed, so that no damage is noticed: each is rejected or has just this form.
pub fn positions(data: &[u8]) {
    let link = format!("z={}", sealed(data));
    if let Ok(read) = read_link(&link) {
        assert_eq!(write_link(&read), link);
    }
}

/// Bytes as figures of base 62, with version and checksum, by the definition in docs/FORMATS.md.
fn sealed(data: &[u8]) -> String {
    let figures = [3].into_iter().chain(data.iter().map(|byte| byte % 62));
    let mut figures: Vec<u8> = figures.collect();
    let prime = 62u64.pow(4) - 5;
    let mut sum = 1;
    for &figure in &figures {
        sum = (sum * 97 + u64::from(figure) + 1) % prime;
    }
    for place in 0..4 {
        figures.push((sum / 62u64.pow(place) % 62) as u8);
    }
    let letters: Vec<char> = ('0'..='9').chain('A'..='Z').chain('a'..='z').collect();
    figures
        .iter()
        .map(|&figure| letters[usize::from(figure)])
        .collect()
}

/// The part of a link about the laboratory.
pub fn lab_links(data: &[u8]) {
    let (setup, puzzle) = read_setup(&lossy(data));
    let puzzle = puzzle.unwrap_or_else(|| Puzzle::empty(Geometry::classic()));
    if let Some(setup) = setup {
        let again = read_setup(&write_setup(&setup, &puzzle));
        assert_eq!(again, (Some(setup), Some(puzzle)));
    }
}

/// Custom formulas: each has a value for any facts, or an error in the text.
pub fn formulas(data: &[u8]) {
    let text = lossy(data);
    for used in [Use::Cells, Use::Digits, Use::Cost] {
        match Formula::read(&text, used) {
            Ok(formula) => {
                for fact in [0, 1, -1, i64::MIN, i64::MAX] {
                    formula.value(&mut Vec::new(), |_| fact);
                }
                assert_eq!(Formula::read(formula.text(), used), Ok(formula));
            }
            Err(error) => assert!(error.at <= text.chars().count(), "{text:?}: {error:?}"),
        }
    }
}

/// Lines of HoDoKu's library.
pub fn library(data: &[u8]) {
    let text = lossy(data);
    let case = read_case(&text).and_then(|(case, _)| case.ok());
    let line = LibraryCase::read(text.lines().next().unwrap_or_default());
    for case in case.into_iter().chain(line) {
        let written = case.to_string();
        assert_eq!(LibraryCase::read(&written), Ok(case), "{written}");
    }
}

/// Names of cells, shapes of boards, maps of regions, choices of techniques.
pub fn names(data: &[u8]) {
    let text = lossy(data);
    let nine = Geometry::classic();
    if let Some(cell) = parse_cell(&nine, &text) {
        assert_eq!(parse_cell(&nine, &cell_name(&nine, cell)), Some(cell));
    }
    if let Some(board) = read_boxes(&text) {
        let (high, wide) = board.boxes().expect("boxes were named");
        assert_eq!(read_boxes(&format!("{high}x{wide}")), Some(board));
    }
    if let Some(board) = read_regions(&text) {
        assert_eq!(read_regions(&regions(&board)), Some(board));
    }
    let order = Order::read(&text);
    assert_eq!(Order::read(&order.text()), order);
}

/// The generator's options, in words.
pub fn options(data: &[u8]) {
    let Some((shape, words)) = data.split_first() else {
        return;
    };
    let boards = [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)];
    let (high, wide) = boards[usize::from(*shape) % boards.len()];
    let geometry = Geometry::shared(high, wide).expect("a board");
    if let Ok(mut options) = Options::read(Arc::clone(&geometry), &lossy(words)) {
        // The number of attempts is read, but it is not a property of the puzzle.
        options.attempts = None;
        let written = options.to_string();
        assert_eq!(
            Options::read(geometry, &written).as_ref(),
            Ok(&options),
            "{written}"
        );
    }
}

//! Texts as other programs write them, made by a separate program (`samples/make.mjs`), and the expected results.

use nonet::board::Grid;
use nonet::text::{Import, Lost, Sheet, import, line};

const SAMPLES: &str = include_str!("samples/samples.txt");

/// A text and its contents.
struct Sample {
    name: &'static str,
    slug: &'static str,
    n_sheets: usize,
    lost: Vec<&'static str>,
    givens: &'static str,
    board: Option<&'static str>,
    candidates: Option<&'static str>,
    text: &'static str,
}

fn samples() -> Vec<Sample> {
    SAMPLES.split("%%%\t").skip(1).map(sample).collect()
}

fn sample(text: &'static str) -> Sample {
    let mut parts = text.splitn(3, '\n');
    let mut part = || parts.next().expect("three parts");
    let head: Vec<&str> = part().split('\t').collect();
    let wanted: Vec<&str> = part().split(' ').collect();
    let known = |word: &'static str| Some(word).filter(|word| *word != "-");
    Sample {
        name: head[0],
        slug: known(head[1]).unwrap_or_default(),
        n_sheets: head[2].parse().expect("a number"),
        lost: known(head[3]).map_or_else(Vec::new, |lost| lost.split(',').collect()),
        givens: wanted[0],
        board: known(wanted[1]),
        candidates: known(wanted[2]),
        text: part().strip_suffix('\n').expect("a line's end"),
    }
}

/// The digits that each cell may hold, with commas between.
fn candidates(sheet: &Sheet) -> String {
    let game = sheet.folded();
    let grid = Grid::new(&game.board);
    let cell = |cell| match game.board.get(cell) {
        Some(digit) => digit.to_string(),
        None => {
            let left = grid.candidates(cell).minus(game.erased[cell.index()]);
            left.to_string().replace(' ', "")
        }
    };
    let cells: Vec<String> = grid.geometry().cells().map(cell).collect();
    cells.join(",")
}

/// The differences between the reading and the expected result.
fn faults(sample: &Sample) -> Vec<String> {
    let Import {
        format,
        sheets,
        lost,
        unclear,
        ..
    } = match import(sample.text) {
        Ok(import) => import,
        Err(error) => return vec![format!("{error:?}")],
    };
    let game = &sheets[0].game;
    let lost: Vec<&str> = lost.into_iter().map(Lost::slug).collect();
    let mut faults = Vec::new();
    let mut is = |what: &str, found: String, wanted: String| {
        if found != wanted {
            faults.push(format!("{what}: {found} and not {wanted}"));
        }
    };
    is("format", format, sample.slug.to_owned());
    is("unclear", unclear.to_string(), false.to_string());
    is(
        "boards",
        sheets.len().to_string(),
        sample.n_sheets.to_string(),
    );
    is("lost", lost.join(","), sample.lost.join(","));
    is("givens", line(&game.givens, '0'), sample.givens.to_owned());
    if let Some(board) = sample.board {
        is("board", line(&game.board, '0'), board.to_owned());
    }
    if let Some(wanted) = sample.candidates {
        is("candidates", candidates(&sheets[0]), wanted.to_owned());
    }
    faults
}

#[test]
fn every_sample_is_read_for_what_it_is() {
    let all = samples();
    assert!(all.len() >= 500, "{}", all.len());
    let wrong = all.iter().flat_map(|sample| {
        let place = format!("{}: ", sample.name);
        faults(sample)
            .into_iter()
            .map(move |fault| place.clone() + &fault)
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Texts that a review found rejected, each with the sample that shows it is read.
const ONCE_REFUSED: [(&str, &str); 33] = [
    ("candidate grid", "candidate grid"),
    ("S9B", "S9B"),
    ("SudokuWiki v0", "SudokuWiki version 0"),
    ("Susser", "Susser"),
    (".sdx", "sdx"),
    ("OpenSudoku state", "OpenSudoku state 3"),
    ("729", "729"),
    ("OpenSudoku v1", "OpenSudoku file 1"),
    ("OpenSudoku v2", "OpenSudoku file 2"),
    ("1gsudoku", "1gsudoku"),
    ("KSudoku", "KSudoku"),
    ("GNOME", "GNOME"),
    ("puzzle bank", "puzzle bank"),
    ("gsf", "gsf"),
    ("QQWing CSV", "QQWing CSV"),
    ("Kaggle CSV", "Kaggle CSV"),
    ("CSV row", "a row of a table"),
    ("JSON object", "JSON object"),
    ("Python", "Python"),
    ("LaTeX", "LaTeX"),
    ("HTML", "HTML"),
    ("f-puzzles", "f-puzzles"),
    ("scf", "SudokuPad scf"),
    ("classic", "SudokuPad classic"),
    ("59-code", "59 signs"),
    ("SudokuExchange", "SudokuExchange"),
    ("SudokuWiki", "SudokuWiki version 1"),
    ("sudoku.coach", "sudoku.coach state"),
    ("Solo links", "Solo link"),
    ("our own link", "own link"),
    ("circled digits", "circled figures"),
    ("prose before a grid", "prose before rows"),
    ("a \"name:\" prefix", "a name and a colon"),
];

#[test]
fn what_was_once_refused_is_among_them() {
    let all = samples();
    for (kind, name) in ONCE_REFUSED {
        let has = |sample: &Sample| sample.name.starts_with(&format!("{name} "));
        assert!(all.iter().any(has), "{kind}");
    }
}

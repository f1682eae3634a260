//! The table of formats, and what a text is by it.

use super::super::find::{Found as Plain, find};
use super::super::{Game, Ignored, ReadError};
use super::sheet::{Broken, Found, Lost, Sheet, Taken};
use super::{
    circled, coach, data, f_puzzles, fifty_nine, gnome, ksudoku, lines, marked, opensudoku, own,
    page, penpa, simple_sudoku, solo, sudocue, sudoku_pad, sudoku_wiki, sukaku, susser,
};
use crate::board::Geometry;
use serde::{Deserialize, Serialize};

/// A format of another program.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its stable name.
    pub slug: &'static str,
    read: Option<fn(&str) -> Found>,
    write: Option<fn(&Game) -> Option<String>>,
    /// Does it hold digits and candidates besides the givens?
    pub whole: bool,
}

const fn row(
    slug: &'static str,
    read: Option<fn(&str) -> Found>,
    write: Option<fn(&Game) -> Option<String>>,
    whole: bool,
) -> Format {
    Format {
        slug,
        read,
        write,
        whole,
    }
}

/// All of them, those with the strongest signs first: they are tried in this order.
pub const FORMATS: &[Format] = &[
    row("nonet", None, Some(own::write), true),
    row("sudoku-coach", Some(coach::read), Some(coach::write), true),
    row(
        "sudokuwiki",
        Some(sudoku_wiki::read_b),
        Some(sudoku_wiki::write_b),
        true,
    ),
    row(
        "opensudoku",
        Some(opensudoku::read),
        Some(opensudoku::write),
        true,
    ),
    row(
        "opensudoku-file",
        Some(opensudoku::read_file),
        Some(opensudoku::write_file),
        true,
    ),
    row(
        "1gsudoku",
        Some(opensudoku::read_1g),
        Some(opensudoku::write_1g),
        false,
    ),
    row("ksudoku", Some(ksudoku::read), None, false),
    row("gnome", Some(gnome::read), None, true),
    row(
        "f-puzzles",
        Some(f_puzzles::read),
        Some(f_puzzles::write),
        true,
    ),
    row(
        "sudokupad",
        Some(sudoku_pad::read),
        Some(sudoku_pad::write_classic),
        false,
    ),
    row("sudokupad-scf", None, Some(sudoku_pad::write_scf), false),
    row(
        "sudokuwiki-link",
        Some(sudoku_wiki::read_link),
        Some(sudoku_wiki::write_link),
        true,
    ),
    row(
        "sudoku-exchange",
        Some(fifty_nine::read_exchange),
        Some(fifty_nine::write_exchange),
        false,
    ),
    row(
        "sudoku-coach-link",
        Some(coach::read_link),
        Some(coach::write_link),
        false,
    ),
    row("penpa", Some(penpa::read), None, false),
    row("solo", Some(solo::read), Some(solo::write), false),
    row("sudokuwiki-1", Some(sudoku_wiki::read_1), None, true),
    row(
        "sudokuwiki-0",
        Some(sudoku_wiki::read_0),
        Some(sudoku_wiki::write_0),
        false,
    ),
    row("sukaku", Some(sukaku::read), Some(sukaku::write), false),
    row("puzzle-bank", Some(lines::read_bank), None, false),
    row("gsf", Some(lines::read_gsf), None, false),
    row(
        "csv",
        Some(lines::read_table),
        Some(lines::write_table),
        false,
    ),
    row(
        "latex",
        Some(page::read_latex),
        Some(page::write_latex),
        false,
    ),
    row("html", Some(page::read_html), Some(page::write_html), false),
    row(
        "markdown",
        Some(page::read_markdown),
        Some(page::write_markdown),
        false,
    ),
    row("json", Some(data::read), Some(data::write), false),
    row("sdk", Some(sudocue::read_sdk), None, false),
    row("sdx", Some(sudocue::read_sdx), None, true),
    row("simple-sudoku", Some(simple_sudoku::read), None, true),
    row("susser", Some(susser::read), None, true),
    row("marked-candidates", Some(marked::read), None, true),
    row("circled", Some(circled::read), None, false),
    row("sdm", Some(lines::read_list), None, false),
    row(
        "fifty-nine",
        Some(fifty_nine::read_59),
        Some(fifty_nine::write_59),
        false,
    ),
];

impl Format {
    /// Is it read?
    pub fn is_read(&self) -> bool {
        self.read.is_some()
    }

    /// Is it written?
    pub fn is_written(&self) -> bool {
        self.write.is_some()
    }

    /// A game in this format; `None` if it does not write, or has no such boards.
    pub fn write(&self, game: &Game) -> Option<String> {
        self.write?(game)
    }
}

/// The format with this stable name.
pub fn format_named(slug: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.slug == slug)
}

/// Does a text that begins like this have to be read as a whole, and not line by line? Lists of plain boards do not; a
/// grid of candidates does.
///
/// ```
/// use nonet::text::has_sign;
/// assert!(has_sign("<?xml version=\"1.0\"?>") && has_sign("version: 3\n"));
/// assert!(!has_sign("1...2.......3..4\n") && !has_sign("# from a book\n"));
/// ```
pub fn has_sign(head: &str) -> bool {
    let head = head.trim_start_matches(|ch: char| ch.is_whitespace() || ch == '\u{FEFF}');
    // Some signs end with their line; most texts are read without the line's end.
    let says = |read: fn(&str) -> Found| read(head).or_else(|| read(head.trim_end()));
    let has_format = |format: &Format| format.slug != "sdm" && format.read.and_then(says).is_some();
    head.starts_with(['<', '{', '[']) || is_many_candidates(head) || FORMATS.iter().any(has_format)
}

/// Is its first row one of candidates: some words of several digits, in order?
fn is_many_candidates(head: &str) -> bool {
    let row = head
        .lines()
        .find(|line| line.contains(|ch: char| ch.is_ascii_digit()));
    let words = row
        .unwrap_or_default()
        .split(|ch: char| !ch.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let rises = |word: &&&str| word.len() > 2 && word.as_bytes().is_sorted_by(|a, b| a < b);
    Geometry::usual_boxes(words.len()).is_some()
        && words.len() > 3
        && words.iter().any(|word| rises(&word))
}

/// What a text was read as.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    /// The slug of its format; empty if it is a plain board, or what else [`find`] reads.
    pub format: String,
    /// The boards, at least one.
    pub sheets: Vec<Sheet>,
    /// What was passed over.
    pub ignored: Vec<Ignored>,
    /// What a board of Nonet's cannot hold.
    pub lost: Vec<Lost>,
    /// Are the boards readings of one, of which somebody has to choose?
    pub unclear: bool,
}

/// Why a text was not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotRead {
    /// It has the sign of the format with this slug, and this fault.
    Damaged(String, Broken),
    /// It is of no known format; why it is no plain board.
    Plain(ReadError),
}

/// Finds out what a text is: first by the signs of all formats, then as a plain board.
///
/// ```
/// let import = nonet::text::import("3x3:4a6_2b5b9d8e7f1zza").expect("a game of Solo");
/// assert_eq!(import.format, "solo");
/// assert_eq!(import.sheets[0].game.givens.n_givens(), 8);
/// ```
///
/// # Errors
/// Says what is wrong with it, in the only format that it can be of.
pub fn import(text: &str) -> Result<Import, NotRead> {
    if text.len() <= super::super::MAX_BYTES {
        let clean = text.trim_matches(|ch: char| ch.is_whitespace() || ch == '\u{FEFF}');
        for format in FORMATS {
            match format.read.and_then(|read| read(clean)) {
                None => {}
                Some(Ok(taken)) => return Ok(taken.into_import(format.slug)),
                Some(Err(broken)) => return Err(NotRead::Damaged(format.slug.to_owned(), broken)),
            }
        }
    }
    find(text, &|_| {}).map(plain).map_err(NotRead::Plain)
}

fn plain(found: Plain) -> Import {
    let taken = match found {
        Plain::Case(case, n_more) => {
            let more = (n_more > 0).then_some(Ignored::MorePuzzles(n_more));
            let conclusion = (!case.deductions.is_empty()).then_some(Ignored::Conclusion);
            let ignored = conclusion.into_iter().chain(more).collect();
            Taken {
                ignored,
                ..Taken::game(Game::from(&*case))
            }
        }
        Plain::Game(game) => Taken::game(*game),
        Plain::Boards(boards) => {
            let unclear = boards.len() > 1;
            let ignored = boards
                .first()
                .map(|board| board.ignored.clone())
                .unwrap_or_default();
            let sheets = boards
                .into_iter()
                .map(|board| Sheet::of(Game::of(board.puzzle)));
            Taken {
                ignored,
                unclear,
                ..Taken::sheets(sheets.collect())
            }
        }
    };
    taken.into_import("")
}

impl Taken {
    fn into_import(self, slug: &str) -> Import {
        let Self {
            sheets,
            ignored,
            lost,
            unclear,
        } = self;
        Import {
            format: slug.to_owned(),
            sheets,
            ignored,
            lost,
            unclear,
        }
    }
}

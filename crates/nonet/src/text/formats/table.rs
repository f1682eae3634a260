//! The table of formats, and how a text is recognised by it.

use super::super::find::{Found as Plain, find};
use super::super::{Game, Ignored, ReadError};
use super::format::Format;
use super::parts::examples;
use super::parts::sheet::{Broken, Lost, Sheet, Taken};
use super::{
    circled, coach, data, f_puzzles, fifty_nine, gnome, ksudoku, lines, marked, opensudoku, own,
    page, penpa, prose, simple_sudoku, solo, sudocue, sudoku_pad, sudoku_wiki, sukaku, susser,
};
use crate::board::Geometry;

/// All formats, those with the strongest signs first: they are tried in this order.
pub const FORMATS: &[Format] = &[
    Format::of("nonet")
        .written_by(own::write)
        .with_notes(own::write_noted)
        .whole(),
    Format::of("sudoku-coach")
        .read_by(coach::read)
        .written_by(coach::write)
        .whole(),
    Format::of("sudokuwiki")
        .read_by(sudoku_wiki::read_b)
        .written_by(sudoku_wiki::write_b)
        .whole(),
    Format::of("opensudoku")
        .read_by(opensudoku::read)
        .written_by(opensudoku::write)
        .whole(),
    Format::of("opensudoku-file")
        .read_by(opensudoku::read_file)
        .written_by(opensudoku::write_file)
        .whole()
        .file("opensudoku"),
    Format::of("1gsudoku")
        .read_by(opensudoku::read_1g)
        .written_by(opensudoku::write_1g)
        .file("1gsudoku"),
    Format::of("ksudoku")
        .read_by(ksudoku::read)
        .written_by(ksudoku::write)
        .file("ksudoku"),
    Format::of("gnome")
        .read_by(gnome::read)
        .written_by(gnome::write)
        .whole()
        .file("json"),
    Format::of("f-puzzles")
        .read_by(f_puzzles::read)
        .written_by(f_puzzles::write)
        .whole()
        .with_notes(f_puzzles::write_noted),
    Format::of("sudokupad")
        .read_by(sudoku_pad::read)
        .written_by(sudoku_pad::write_classic),
    Format::of("sudokupad-scf").written_by(sudoku_pad::write_scf),
    Format::of("sudokuwiki-link")
        .read_by(sudoku_wiki::read_link)
        .written_by(sudoku_wiki::write_link)
        .whole(),
    Format::of("sudoku-exchange")
        .read_by(fifty_nine::read_exchange)
        .written_by(fifty_nine::write_exchange),
    Format::of("sudoku-coach-link")
        .read_by(coach::read_link)
        .written_by(coach::write_link),
    Format::of("penpa")
        .read_by(penpa::read)
        .example_by(examples::penpa),
    Format::of("solo")
        .read_by(solo::read)
        .short()
        .written_by(solo::write),
    Format::of("sudokuwiki-1")
        .read_by(sudoku_wiki::read_1)
        .short()
        .whole()
        .example_by(examples::version_1),
    Format::of("sudokuwiki-0")
        .read_by(sudoku_wiki::read_0)
        .short()
        .written_by(sudoku_wiki::write_0),
    Format::of("sukaku")
        .read_by(sukaku::read)
        .short()
        .written_by(sukaku::write),
    Format::of("puzzle-bank")
        .read_by(lines::read_bank)
        .example_by(examples::bank),
    Format::of("gsf")
        .read_by(lines::read_gsf)
        .example_by(examples::gsf),
    Format::of("csv")
        .read_by(lines::read_table)
        .written_by(lines::write_table)
        .file("csv"),
    Format::of("latex")
        .read_by(page::read_latex)
        .written_by(page::write_latex)
        .file("tex"),
    Format::of("html")
        .read_by(page::read_html)
        .written_by(page::write_html)
        .file("html"),
    Format::of("markdown")
        .read_by(page::read_markdown)
        .written_by(page::write_markdown)
        .file("md"),
    Format::of("json")
        .read_by(data::read)
        .written_by(data::write)
        .file("json"),
    Format::of("sdk")
        .read_by(sudocue::read_sdk)
        .short()
        .written_by(sudocue::write_sdk)
        .file("sdk"),
    Format::of("sdx")
        .read_by(sudocue::read_sdx)
        .short()
        .written_by(sudocue::write_sdx)
        .whole()
        .example_by(examples::sdx)
        .file("sdx"),
    Format::of("simple-sudoku")
        .read_by(simple_sudoku::read)
        .short()
        .written_by(simple_sudoku::write)
        .whole()
        .file("ss"),
    Format::of("susser")
        .read_by(susser::read)
        .short()
        .written_by(susser::write)
        .whole(),
    Format::of("marked-candidates")
        .read_by(marked::read)
        .short()
        .whole()
        .example_by(examples::marked),
    Format::of("circled")
        .read_by(circled::read)
        .short()
        .example_by(examples::circled),
    Format::of("sdm")
        .read_by(lines::read_list)
        .example_by(examples::list)
        .file("sdm"),
    Format::of("fifty-nine")
        .read_by(fifty_nine::read_59)
        .short()
        .written_by(fifty_nine::write_59),
];

/// The format with this stable name.
pub fn format_named(slug: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.slug == slug)
}

/// Does a text that begins like this have to be read as a whole, not line by line? A grid of candidates does, a
/// list of plain boards does not.
///
/// ```
/// use nonet::text::has_sign;
/// assert!(has_sign("<?xml version=\"1.0\"?>") && has_sign("version: 3\n"));
/// assert!(!has_sign("1...2.......3..4\n") && !has_sign("# from a book\n"));
/// ```
pub fn has_sign(head: &str) -> bool {
    let head = head.trim_start_matches(|ch: char| ch.is_whitespace() || ch == '\u{FEFF}');
    // Some signs end with their line; most texts are read without the end of the line.
    let says = |format: &Format| format.read(head).or_else(|| format.read(head.trim_end()));
    let has_format = |format: &Format| format.slug != "sdm" && says(format).is_some();
    head.starts_with(['<', '{', '['])
        || head.starts_with(simple_sudoku::FRAME)
        || is_many_candidates(head)
        || FORMATS.iter().any(has_format)
}

/// Does the first row list candidates: some words of several digits, in order?
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
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Import {
    /// The slug of its format; empty for a plain board, or anything else that [`find`] reads.
    pub format: String,
    /// The boards, at least one.
    pub sheets: Vec<Sheet>,
    /// What was skipped.
    pub ignored: Vec<Ignored>,
    /// What the boards here cannot hold.
    pub lost: Vec<Lost>,
    /// Are the boards alternative readings, of which the user has to choose?
    pub unclear: bool,
}

impl Import {
    /// What is lost, each kind once, if only the givens of its boards are taken.
    pub fn left_out(&self) -> Vec<Lost> {
        let begun = self.sheets.iter().flat_map(Sheet::beyond_givens);
        let all: Vec<Lost> = begun.chain(self.lost.iter().copied()).collect();
        let parts = Lost::ALL.into_iter();
        parts.filter(|part| all.contains(part)).collect()
    }
}

/// Why a text was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NotRead {
    /// It has the sign of the format with this slug, but is damaged in this way.
    Damaged(String, Broken),
    /// It is of no known format, and is not a plain board for this reason.
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
    import_telling(text, &|_| {})
}

/// Finds out what a text is, as [`import`]; `looked` receives the number of characters looked at, now and then, as
/// in [`find`].
///
/// # Errors
/// Says what is wrong with it, in the only format that it can be of.
pub fn import_telling(text: &str, looked: &dyn Fn(usize)) -> Result<Import, NotRead> {
    if text.len() <= super::super::MAX_BYTES {
        let clean = text.trim_matches(|ch: char| ch.is_whitespace() || ch == '\u{FEFF}');
        for format in FORMATS {
            match format.read(clean) {
                None => {}
                Some(Ok(taken)) => return Ok(taken.into_import(format.slug)),
                Some(Err(broken)) => return Err(NotRead::Damaged(format.slug.to_owned(), broken)),
            }
        }
    }
    match find(text, looked) {
        Ok(found) => Ok(plain(found)),
        Err(error) => Some(text)
            .filter(|_| !error.is_sure())
            .and_then(prose::read)
            .map(|taken| taken.into_import(""))
            .ok_or(NotRead::Plain(error)),
    }
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
        Plain::Boards(readings) => {
            let unclear = readings.only().is_none();
            let ignored = readings.likeliest().ignored.clone();
            let boards = readings.into_vec().into_iter();
            let sheets = boards.map(|board| Sheet::of(Game::of(board.puzzle)));
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

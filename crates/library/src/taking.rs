//! Importing puzzles into the library.

use super::catalogue::Catalogue;
use super::deed::cleaned;
use std::collections::{HashSet, VecDeque};

/// Puzzles being imported into the library.
#[derive(Clone, Debug, Default)]
pub struct Taking {
    /// The name for their folder.
    pub name: String,
    /// The number of the folder; 0 until there is one.
    pub folder: u16,
    /// The lines still to be read.
    pub lines: VecDeque<String>,
    /// How many there were.
    pub n_lines: usize,
    /// Puzzles that were read but not recorded yet, with their names.
    pub read: Vec<(String, String)>,
    /// How many were added,
    pub n_taken: usize,
    /// how many the library had already,
    pub n_known: usize,
    /// and how many lines were not puzzles.
    pub n_bad: usize,
    /// All puzzles that the library has or is getting.
    known: HashSet<Box<str>>,
}

impl Taking {
    /// An import from a file of this name, with nothing read yet.
    pub fn new(catalogue: &Catalogue, file: &str) -> Self {
        let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
        let known = catalogue
            .rows()
            .map(|(_, row)| catalogue.puzzle(row).into());
        Self {
            name: cleaned(stem),
            known: known.collect(),
            ..Self::default()
        }
    }

    /// Adds a puzzle that was read, unless it is known already.
    pub fn add(&mut self, (puzzle, name): (String, String)) {
        if self.known.insert(puzzle.as_str().into()) {
            self.read.push((puzzle, name));
        } else {
            self.n_known += 1;
        }
    }
}

/// The cells of a 9x9 board at the start of a line, with points for empty cells; `None` if the line starts
/// otherwise.
///
/// ```
/// use library::plain;
/// let line = format!("{}1 # easy", "0".repeat(80));
/// assert_eq!(plain(&line), Some(".".repeat(80) + "1"));
/// assert_eq!(plain("12.4"), None);
/// ```
pub fn plain(line: &str) -> Option<String> {
    let word = line.split([' ', '\t', ',', ';', '#', '|']).next()?;
    let is_cell = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    let has_digit = word.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
    let fits = word.len() == 81 && has_digit && word.bytes().all(is_cell);
    fits.then(|| word.replace('0', "."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::text::{Found, find, line};

    #[test]
    fn a_plain_line_is_what_every_reader_takes_it_for() {
        let board = format!("53..7....6{}", ".".repeat(71));
        for text in [
            board.clone(),
            board.replace('.', "0"),
            format!("{board} a remark"),
            format!("{board}\t7"),
        ] {
            let Ok(Found::Boards(boards)) = find(&text, &|_| {}) else {
                panic!("{text}");
            };
            assert_eq!(
                plain(&text),
                Some(line(&boards.likeliest().puzzle, '.')),
                "{text}"
            );
        }
        for text in ["", "x", &board[1..], &format!("{board}."), &".".repeat(81)] {
            assert_eq!(plain(text), None, "{text}");
        }
    }
}

//! Lists: a puzzle a line, alone or in a column of a table.
//!
//! Sources: QQWing's manual (`--csv`), the tables of puzzles on Kaggle, SudokuExchange's puzzle bank (its README),
//! gsf's taxonomy as HoDoKu reads it.

use super::super::Game;
use super::parts::sheet::{Broken, Found, Sheet, Taken};
use super::parts::square::{nine, shaped, strict};
use crate::board::Puzzle;

/// The names of columns that hold puzzles.
const COLUMNS: [&str; 9] = [
    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "board", "grid", "question", "problem",
];

/// A table whose head names a column of puzzles.
pub(super) fn read_table(text: &str) -> Found {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let table = Table::of(lines.next().filter(is_row)?)?;
    let sheet = |line: &str| {
        let puzzle = table.puzzle(line)?;
        Some(Sheet::of(Game::of(puzzle)))
    };
    Some(all(lines.map(sheet)))
}

/// What the head of a table says: which column has puzzles, and which their shape, as in tables that Nonet writes.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    mark: char,
    puzzle: usize,
    shape: Option<usize>,
}

impl Table {
    /// The table with this head, if it is a table of puzzles.
    pub fn of(head: &str) -> Option<Self> {
        [',', ';', '\t'].into_iter().find_map(|mark| {
            let names = head.split(mark);
            let names = names.map(|name| unquoted(name).to_ascii_lowercase());
            let names: Vec<String> = names.collect();
            let is_puzzle = |name: &String| COLUMNS.contains(&name.as_str());
            Some(Self {
                mark,
                puzzle: names.iter().position(is_puzzle)?,
                shape: names.iter().position(|name| name == "shape"),
            })
        })
    }

    /// The puzzle in a row.
    pub fn puzzle(&self, row: &str) -> Option<Puzzle> {
        let cells = self.field(row, self.puzzle)?;
        match self.shape.and_then(|column| self.field(row, column)) {
            Some(shape) => shaped(cells, shape),
            None => strict(cells),
        }
    }

    fn field<'a>(&self, row: &'a str, column: usize) -> Option<&'a str> {
        row.split(self.mark).nth(column).map(unquoted)
    }
}

/// May it be a row of a table of puzzles? Longer lines are not.
fn is_row(line: &&str) -> bool {
    line.len() < 1 << 14
}

fn unquoted(field: &str) -> &str {
    field.trim().trim_matches('"').trim()
}

/// The puzzle bank: twelve figures of base 16, the puzzle, its rating, separated by blanks.
pub(super) fn read_bank(text: &str) -> Found {
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [hash, cells, rating] = words.as_slice() else {
            return None;
        };
        let is_hash = hash.len() == 12 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        (is_hash && rating.parse::<f32>().is_ok()).then_some(())?;
        Some(Sheet::named(rating, Game::of(nine(cells)?)))
    };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    row(lines.clone().next().filter(is_row)?)?;
    Some(all(lines.by_ref().map(row)))
}

/// gsf's taxonomy: at least six commas; the fifth field is the puzzle, the sixth its name.
pub(super) fn read_gsf(text: &str) -> Found {
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let [_, _, _, _, cells, name, _, ..] = fields.as_slice() else {
            return None;
        };
        Some(Sheet::named(name, Game::of(nine(cells)?)))
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    row(lines.clone().next().filter(is_row)?)?;
    Some(all(lines.map(row)))
}

/// A list: at least two lines, each of which is a puzzle of the same size, or begins with one.
pub(super) fn read_list(text: &str) -> Found {
    let mut side = None;
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &str| {
        let end = line.find(char::is_whitespace).unwrap_or(line.len());
        let (cells, name) = line.split_at(end);
        let puzzle = strict(cells)?;
        let here = puzzle.geometry().side();
        // Lines as long as the rows of a larger board may be exactly that.
        (here >= 9 && *side.get_or_insert(here) == here).then_some(())?;
        Some(Sheet::named(
            name.trim_start_matches([' ', '#', '\t']),
            Game::of(puzzle),
        ))
    };
    let sheets: Vec<Sheet> = lines.by_ref().map_while(row).collect();
    (sheets.len() > 1 && lines.next().is_none()).then(|| all(sheets.into_iter().map(Some)))
}

/// All rows; an error if one of them is not a puzzle.
fn all(rows: impl Iterator<Item = Option<Sheet>>) -> Result<Taken, Broken> {
    let sheets: Vec<Sheet> = rows.collect::<Option<_>>().ok_or(Broken::Content)?;
    if sheets.is_empty() {
        return Err(Broken::Cells(0));
    }
    Ok(Taken::sheets(sheets))
}

/// Writes a table with one row.
pub(super) fn write_table(game: &Game) -> Option<String> {
    Some(format!(
        "puzzle\n{}\n",
        super::super::line(&game.givens, '.')
    ))
    .filter(|_| strict(&super::super::line(&game.givens, '.')).is_some())
}

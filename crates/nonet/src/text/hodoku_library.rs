//! Lines of HoDoKu's library of cases: a board with some candidates gone, and the conclusion of one technique there.
//!
//! `:<technique>[-<variant>]:<digits>:<givens>:<deleted>:<eliminations>:<placements>:<extra>`, where `+` precedes
//! a digit that is placed but not given, and candidates are written digit, row, column. A line that only shows a
//! board has the technique 0000 and `x` instead of digits. Irregular regions, which HoDoKu does not have, follow
//! the board after a stroke: the number of each cell's region. Source: the heading of
//! <https://hodoku.sourceforge.net/libs/reglib-1.3.txt>

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, Layout, Puzzle};
use crate::logic::{Deduction, Info, Named, Step};
use std::fmt;
use std::sync::Arc;

/// The technique of a line that only shows a board.
const NO_CODE: &str = "0000";

/// The digits of such a line.
const NO_DIGITS: &str = "x";

/// How many candidates an empty board has.
const MOST_CANDIDATES: usize = 729;

/// One case of the library, on a 9x9 board; the regions may be irregular.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LibraryCase {
    /// The technique's number, as in `0110`.
    pub code: String,
    /// The part after the technique's dash; empty if there is none.
    pub variant: String,
    /// The technique's digits, as the line names them.
    pub digits: DigitSet,
    /// The givens.
    pub givens: Puzzle,
    /// Givens and placed digits.
    pub board: Puzzle,
    /// Candidates to remove.
    pub deleted: Vec<Candidate>,
    /// The conclusion: eliminations or placements.
    pub deductions: Vec<Deduction>,
    /// The last field: for chains their length.
    pub extra: String,
}

/// Why a line is not a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CaseError {
    /// It has this many fields instead of seven.
    Fields(usize),
    /// The field with this number, from 1, cannot be read.
    Field(usize),
}

impl LibraryCase {
    /// Reads a line.
    ///
    /// # Errors
    /// Names the field that does not fit.
    pub fn read(line: &str) -> Result<Self, CaseError> {
        let fields: Vec<&str> = line.trim_end_matches(['\r', '\n']).split(':').collect();
        let [
            "",
            technique,
            digits,
            board,
            deleted,
            gone,
            placed,
            rest @ ..,
        ] = fields.as_slice()
        else {
            return Err(CaseError::Fields(fields.len() - 1));
        };
        let (code, variant) = technique.split_once('-').unwrap_or((technique, ""));
        let is_number = code.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || !(4..=5).contains(&code.len()) {
            return Err(CaseError::Field(1));
        }
        let (givens, board) = boards(board).ok_or(CaseError::Field(3))?;
        let gone = candidates(gone).ok_or(CaseError::Field(5))?.into_iter();
        let placed = candidates(placed).ok_or(CaseError::Field(6))?.into_iter();
        let mut deductions: Vec<Deduction> = gone.map(Deduction::Eliminate).collect();
        deductions.extend(placed.map(Deduction::Place));
        Ok(Self {
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: match *digits {
                NO_DIGITS => DigitSet::EMPTY,
                digits => self::digits(digits).ok_or(CaseError::Field(2))?,
            },
            givens,
            board,
            deleted: candidates(deleted).ok_or(CaseError::Field(4))?,
            deductions,
            extra: rest.join(":"),
        })
    }

    /// The line that shows a board. `None` on boards other than 9x9 with square boxes.
    pub fn of(givens: &Puzzle, grid: &Grid) -> Option<Self> {
        if **grid.geometry() != *Geometry::classic() {
            return None;
        }
        let board = grid.to_puzzle();
        Some(Self {
            code: NO_CODE.to_owned(),
            variant: String::new(),
            digits: DigitSet::EMPTY,
            givens: givens.clone(),
            deleted: deleted(&board, grid),
            board,
            deductions: Vec::new(),
            extra: String::new(),
        })
    }

    /// The same line with a step, if HoDoKu knows its technique.
    pub fn with_step(self, technique: &Info, digits: DigitSet, deductions: &[Deduction]) -> Self {
        let Some(row) = technique.hodoku else {
            return self;
        };
        Self {
            code: row.code.to_owned(),
            digits,
            deductions: deductions.to_vec(),
            ..self
        }
    }

    /// Is it a case in which the technique must find nothing?
    pub fn must_fail(&self) -> bool {
        self.variant == "x"
    }

    /// The board with its candidates.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(&self.board);
        self.deleted.iter().for_each(|&gone| grid.eliminate(gone));
        grid
    }

    /// The cells of the givens.
    pub fn given_cells(&self) -> CellSet {
        self.givens.given_cells()
    }
}

/// The line, as [`LibraryCase::read`] reads it.
impl fmt::Display for LibraryCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dash = if self.variant.is_empty() { "" } else { "-" };
        let digits = match self.code.as_str() {
            NO_CODE if self.digits.is_empty() => NO_DIGITS.to_owned(),
            _ => self.digits.iter().map(|digit| digit.to_string()).collect(),
        };
        let board = Geometry::classic().cells().map(|cell| {
            match (self.givens.get(cell), self.board.get(cell)) {
                (Some(digit), _) => digit.to_string(),
                (None, Some(digit)) => format!("+{digit}"),
                (None, None) => ".".to_owned(),
            }
        });
        let board: String = board.collect();
        let regions = regions(self.givens.geometry());
        let of_kind = |wanted: fn(&Deduction) -> bool| {
            let kind = self.deductions.iter().filter(|deduction| wanted(deduction));
            triples(
                &kind
                    .map(|deduction| deduction.candidate())
                    .collect::<Vec<_>>(),
            )
        };
        write!(
            f,
            ":{}{dash}{}:{digits}:{board}{regions}:{}:{}:{}:{}",
            self.code,
            self.variant,
            triples(&self.deleted),
            of_kind(|deduction| matches!(deduction, Deduction::Eliminate(_))),
            of_kind(|deduction| matches!(deduction, Deduction::Place(_))),
            self.extra
        )
    }
}

/// The part after the board, if its regions are irregular.
fn regions(geometry: &Geometry) -> String {
    match geometry.layout().is_classic() {
        true => String::new(),
        false => format!("/{}", super::regions(geometry)),
    }
}

/// The candidates that the digits allow but the grid does not have.
fn deleted(board: &Puzzle, grid: &Grid) -> Vec<Candidate> {
    let fresh = Grid::new(board);
    let gone = |cell| {
        let gone = fresh.candidates(cell).minus(grid.candidates(cell));
        gone.iter().map(move |digit| Candidate { cell, digit })
    };
    let mut all = Vec::new();
    for cell in fresh.empty_cells() {
        all.extend(gone(cell));
    }
    all
}

/// The digits that a line of the library names for a step.
pub fn digits_named(step: &Step) -> DigitSet {
    let deductions = step.deductions.iter();
    match step.technique.hodoku.map(|row| row.digits) {
        Some(Named::Eliminated) => deductions
            .map(|deduction| deduction.candidate().digit)
            .collect(),
        Some(Named::First) => step.pattern.digits().iter().take(1).collect(),
        Some(Named::Nothing) => DigitSet::EMPTY,
        _ => step.pattern.digits(),
    }
}

/// The case in a text, if its first line that is neither blank nor a comment begins like one, and how many more such
/// lines follow it.
pub fn read_case(text: &str) -> Option<(Result<LibraryCase, CaseError>, usize)> {
    let lines = text.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = lines.next().filter(|line| line.starts_with(':'))?;
    let more = lines.filter(|line| line.starts_with(':')).count();
    Some((LibraryCase::read(first), more))
}

fn digits(text: &str) -> Option<DigitSet> {
    text.chars().map(digit).collect()
}

fn digit(ch: char) -> Option<Digit> {
    let value = ch.to_digit(10)?;
    Digit::new(value as u8)
}

/// The board with these regions.
fn geometry(regions: &str) -> Option<Arc<Geometry>> {
    let number = |ch| digit(ch).map(|number| number.index() as u8);
    let boxes: Option<Vec<u8>> = regions.chars().map(number).collect();
    let geometry = Geometry::of(Layout::from(boxes?)).ok()?;
    (geometry.side() == 9).then(|| Arc::new(geometry))
}

fn boards(text: &str) -> Option<(Puzzle, Puzzle)> {
    let (text, geometry) = match text.split_once('/') {
        Some((text, regions)) => (text, geometry(regions)?),
        None => (text, Geometry::classic()),
    };
    let empty = || Puzzle::empty(Arc::clone(&geometry));
    let (mut givens, mut board) = (empty(), empty());
    let (mut index, mut is_placed) = (0, false);
    for ch in text.chars() {
        if ch == '+' {
            is_placed = true;
            continue;
        }
        if index == 81 {
            return None;
        }
        if ch != '.' && ch != '0' {
            let (cell, digit) = (Cell::new(index), Some(digit(ch)?));
            board.put(cell, digit);
            if !is_placed {
                givens.put(cell, digit);
            }
        }
        index += 1;
        is_placed = false;
    }
    (index == 81).then_some((givens, board))
}

/// Candidates one after the other: at most as many as a board has.
fn candidates(text: &str) -> Option<Vec<Candidate>> {
    let triples = text.split_whitespace().take(MOST_CANDIDATES + 1);
    let candidates: Vec<Candidate> = triples.map(candidate).collect::<Option<_>>()?;
    (candidates.len() <= MOST_CANDIDATES).then_some(candidates)
}

fn candidate(triple: &str) -> Option<Candidate> {
    let figures: Vec<Digit> = triple.chars().map(digit).collect::<Option<_>>()?;
    let [digit, row, col] = figures.as_slice() else {
        return None;
    };
    let cell = Cell::new(row.index() * 9 + col.index());
    Some(Candidate {
        cell,
        digit: *digit,
    })
}

fn triples(candidates: &[Candidate]) -> String {
    let names = candidates.iter().map(|&Candidate { cell, digit }| {
        format!("{digit}{}{}", cell.index() / 9 + 1, cell.index() % 9 + 1)
    });
    names.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A case of our own: a claiming 5 on a board with nothing else.
    const LINE: &str = ":0101:5:+5........1...............................................................1.......:517 518 519:521 522::";

    #[test]
    fn a_line_reads_and_writes_itself() {
        let case = LibraryCase::read(LINE).unwrap();
        assert_eq!(case.to_string(), LINE);
        assert_eq!(case.givens.givens().count(), 2);
        assert_eq!(case.board.givens().count(), 3);
        assert!(!case.must_fail());
        let gone = case.deductions[1].candidate();
        assert_eq!((gone.cell.index(), gone.digit.get()), (10, 5));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        assert_eq!(LibraryCase::read(""), Err(CaseError::Fields(0)));
        let broken = [
            ("0101", "01o1", 1),
            ("5:+5", "a:+5", 2),
            ("5....", "5...", 3),
            ("517", "57", 4),
        ];
        for (from, to, field) in broken {
            let line = LINE.replacen(from, to, 1);
            assert_eq!(LibraryCase::read(&line), Err(CaseError::Field(field)));
        }
        assert_eq!(
            LibraryCase::read(&LINE.replace("521", "501")),
            Err(CaseError::Field(5))
        );
    }

    #[test]
    fn no_more_candidates_are_read_than_a_board_has() {
        let case = |n: usize| {
            let deleted = vec!["517"; n].join(" ");
            LibraryCase::read(&LINE.replace("517 518 519", &deleted))
        };
        let read = case(MOST_CANDIDATES).unwrap();
        assert_eq!(read.deleted.len(), MOST_CANDIDATES);
        assert_eq!(case(MOST_CANDIDATES + 1), Err(CaseError::Field(4)));
    }

    #[test]
    fn a_variant_x_must_not_be_found() {
        let case = LibraryCase::read(&LINE.replacen("0101", "0101-x", 1)).unwrap();
        assert!(case.must_fail());
        assert!(
            !LibraryCase::read(&LINE.replacen("0101", "0101-1", 1))
                .unwrap()
                .must_fail()
        );
    }
}

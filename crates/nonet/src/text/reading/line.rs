//! What one line of a text is: cells, a border, a comment, a header or nothing.

use super::super::chars::{
    Blank, is_bar, is_frame, is_invisible, is_letter, is_one_of, is_rule, is_separator,
};
use super::super::symbols::Symbols;
use crate::board::{Digit, Geometry};

/// How a text is read: the shape of its board, how digits are written, and what an empty cell looks like.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Style<'a> {
    pub(in crate::text) geometry: &'a Geometry,
    pub(in crate::text) symbols: Symbols,
    pub(in crate::text) blank: Option<Blank>,
}

impl Style<'_> {
    /// The digit of this board that a character means.
    pub(in crate::text) fn digit(self, ch: char) -> Option<Digit> {
        self.symbols.digit(ch, self.geometry.side())
    }

    /// Can it be a cell, or a part of one?
    fn is_cell(self, ch: char) -> bool {
        self.blank.is_some() && Blank::of(ch) == self.blank || self.digit(ch).is_some()
    }

    /// The cell that a text begins with, if it does, and how many bytes of it that is.
    fn take(self, text: &str) -> Option<(Option<Digit>, usize)> {
        self.symbols.take(text, self.blank, self.geometry.side())
    }
}

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) enum Line {
    Nothing,
    Comment,
    Header,
    Border,
    Cells(Cells),
}

/// The cells in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::text) struct Cells {
    pub(in crate::text) digits: Vec<Option<Digit>>,
    /// There was something other than white space around or between them.
    pub(in crate::text) separated: bool,
    /// There was something after them.
    pub(in crate::text) trailing: bool,
    /// They do not follow each other immediately.
    spaced: bool,
}

/// A character without meaning, and its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) struct Stray {
    pub(in crate::text) ch: char,
    pub(in crate::text) column: usize,
}

impl Line {
    /// Reads a line.
    pub(in crate::text) fn read(text: &str, style: Style) -> Result<Self, Stray> {
        if let Some(digits) = fields(text, style) {
            let separated = true;
            return Ok(Self::Cells(Cells {
                digits,
                separated,
                ..Cells::default()
            }));
        }
        match passed_over(text) {
            Some(line) => Ok(line),
            None if is_border(text, style) => Ok(Self::Border),
            None => Cells::read(text, style).map(Self::Cells),
        }
    }
}

/// Is this a line drawn across, rather than a row of cells? Such a line does not show which character is the blank.
pub(in crate::text) fn is_ruled(text: &str) -> bool {
    let mut run = 0;
    let long_run = text.chars().any(|ch| {
        run = if is_rule(ch) { run + 1 } else { 0 };
        run == 3
    });
    long_run && text.chars().all(is_frame)
}

/// Could a line be a row of a table although it looks empty or like a comment? All its fields may be empty, and
/// semicolons may separate them.
pub(in crate::text) fn may_be_table(text: &str) -> bool {
    text.contains('\t') || text.trim_start().starts_with(';')
}

/// What the line is, if that can be seen without its cells.
pub(in crate::text) fn passed_over(text: &str) -> Option<Line> {
    let text = text.trim_matches(|ch: char| ch.is_whitespace() || is_invisible(ch));
    let is_header = || {
        let name = text.strip_prefix('[')?.strip_suffix(']')?;
        let named = name.chars().any(is_letter);
        (named && !name.contains(['[', ']', ','])).then_some(())
    };
    if text.is_empty() {
        Some(Line::Nothing)
    } else if text.starts_with(['#', ';']) || text.starts_with("//") {
        Some(Line::Comment)
    } else {
        is_header().map(|()| Line::Header)
    }
}

/// A row as tables write it: a field for each cell, empty for a blank. `None` if no field is empty, since any
/// other reading works then.
fn fields(text: &str, style: Style) -> Option<Vec<Option<Digit>>> {
    // Bars may be around a row as well as between its fields: their number decides.
    let inner = text.trim();
    let around = inner.split(is_bar).count() % style.geometry.side() == 2;
    let unframed = || inner.strip_prefix(is_bar)?.strip_suffix(is_bar);
    let inner = unframed().filter(|_| around).unwrap_or(inner);
    let mut tables = [('\t', text), (',', text), (';', text), ('|', inner)].into_iter();
    tables.find_map(|(mark, text)| {
        let between = |ch| if mark == '|' { is_bar(ch) } else { ch == mark };
        let row: Option<Vec<Field>> = text.split(between).map(|text| field(text, style)).collect();
        table_row(row?, style)
    })
}

fn table_row(mut row: Vec<Field>, style: Style) -> Option<Vec<Option<Digit>>> {
    let side = style.geometry.side();
    let any_empty = row.contains(&Field::Empty);
    // Some programs end each field with the separator, including the last.
    if row.len() % side == 1 && row.last() == Some(&Field::Empty) {
        row.pop();
    }
    let all_empty = row.iter().all(|field| *field == Field::Empty);
    let plausible = !all_empty || row.len() == side;
    (any_empty && plausible).then(|| row.into_iter().map(Field::digit).collect())
}

/// A field of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Empty,
    Cell(Option<Digit>),
}

impl Field {
    fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Cell(digit) => digit,
        }
    }
}

fn field(text: &str, style: Style) -> Option<Field> {
    let quote = |ch: char| ch.is_whitespace() || is_invisible(ch) || ch == '"' || ch == '\'';
    match text.trim_matches(quote) {
        "" => Some(Field::Empty),
        text => {
            let whole = style.take(text).filter(|&(_, width)| width == text.len());
            whole.map(|(digit, _)| Field::Cell(digit))
        }
    }
}

/// A line of frame characters is a border, unless it can be a row of cells.
fn is_border(text: &str, style: Style) -> bool {
    if !text.chars().all(|ch| is_frame(ch) || is_separator(ch)) {
        return false;
    }
    let n_blanks = text.chars().filter(|&ch| style.is_cell(ch)).count();
    if !is_ruled(text) {
        return n_blanks == 0;
    }
    // Hyphens may be blanks; but a border has corners, or is not as long as a row.
    let plain = |ch: char| ch == '-' || is_bar(ch) || ch.is_whitespace();
    let hyphens = style.blank.is_some_and(Blank::is_hyphen) && text.chars().all(plain);
    !(hyphens && n_blanks.is_multiple_of(style.geometry.side()))
}

impl Cells {
    fn read(text: &str, style: Style) -> Result<Self, Stray> {
        let mut cells = Self::default();
        let (mut rest, mut column, mut gap) = (text, 1, false);
        while let Some(ch) = rest.chars().next() {
            if cells.end_before(rest, style.geometry) {
                cells.trailing = !rest.trim_matches(is_separator).is_empty();
                break;
            }
            let cell = style.take(rest);
            if let Some((digit, _)) = cell {
                cells.spaced |= gap && !cells.digits.is_empty();
                cells.digits.push(digit);
            } else if is_separator(ch) {
                cells.separated |= !(ch.is_whitespace() || is_invisible(ch));
            } else {
                return Err(Stray { ch, column });
            }
            gap = cell.is_none();
            let width = cell.map_or(ch.len_utf8(), |(_, width)| width);
            let (done, left) = rest.split_at_checked(width).unwrap_or((rest, ""));
            column += done.chars().count();
            rest = left;
        }
        Ok(cells)
    }

    /// Is the rest outside the board? A comment may follow whole rows; anything may follow a whole board without
    /// gaps, after white space or a comma.
    fn end_before(&self, rest: &str, geometry: &Geometry) -> bool {
        let n_cells = self.digits.len();
        let comment = rest.starts_with('#') || rest.starts_with("//");
        let whole_rows = n_cells > 0 && n_cells.is_multiple_of(geometry.side());
        let apart = rest.starts_with(|ch: char| ch.is_whitespace() || is_one_of(ch, ",;:"));
        let whole_board = n_cells == geometry.n_cells() && !self.spaced;
        comment && whole_rows || apart && whole_board
    }
}

//! How lines make up a board: as rows, or all in one line, and what may follow.

use super::super::symbols::Symbols;
use super::super::{Ignored, ParseError};
use super::line::{Cells, Line, Stray, Style};
use super::lines::{Lines, Row};
use crate::board::Digit;

/// The cells of a board and what was skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct Layout {
    pub(in crate::text) digits: Vec<Option<Digit>>,
    pub(in crate::text) ignored: Vec<Ignored>,
}

/// Finds the board in the lines.
pub(in crate::text) fn lay_out(lines: &Lines, style: Style) -> Result<Layout, ParseError> {
    let mut board = Board::default();
    for row in &lines.rows {
        if board.is_hopeless() || !lines.look_at(row) {
            return Err(board.fault(style));
        }
        let line = Line::read(row.text, style);
        board.gap |= row.after_gap;
        if board.is_full(style) {
            board.pass(line, style);
        } else {
            board.add(row, line, style)?;
        }
    }
    board.n_comments += lines.n_comments;
    board.header |= lines.header;
    board.finish(style)
}

/// A board with spaces for its empty cells: each row, or the one line, exactly as wide as it must be.
pub(in crate::text) fn with_spaces(lines: &Lines, style: Style) -> Option<Layout> {
    let rows = &lines.filled;
    let n_cells = style.geometry.n_cells();
    let lines_fit = rows.len() == 1 || rows.len() == style.geometry.side();
    if !lines_fit || matches!(style.symbols, Symbols::Numbers | Symbols::Pairs) {
        return None;
    }
    let mut digits = Vec::with_capacity(n_cells);
    for row in rows {
        if row.chars().take(n_cells + 1).count() * rows.len() != n_cells {
            return None;
        }
        for ch in row.chars() {
            let blank = ch == ' ' || ch == '\u{A0}';
            digits.push(if blank { None } else { Some(style.digit(ch)?) });
        }
    }
    let plausible = digits.iter().any(Option::is_some);
    plausible.then_some(Layout {
        digits,
        ignored: Vec::new(),
    })
}

/// Reads a board line by line.
#[derive(Debug, Default)]
struct Board {
    digits: Vec<Option<Digit>>,
    /// Lines with cells.
    n_rows: usize,
    /// The first line that does not hold whole rows.
    wrong: Option<Wrong>,
    /// Lines with cells after the board was full.
    n_more_rows: usize,
    /// The first of them follows immediately.
    overflows: bool,
    /// There was a gap after the last line with cells.
    gap: bool,
    n_borders: usize,
    n_comments: usize,
    n_more: usize,
    header: bool,
    separated: bool,
    trailing: bool,
}

#[derive(Clone, Copy, Debug)]
struct Wrong {
    line: usize,
    found: usize,
}

impl Board {
    fn is_full(&self, style: Style) -> bool {
        self.wrong.is_none() && self.digits.len() == style.geometry.n_cells()
    }

    /// Is an error certain, whatever follows?
    fn is_hopeless(&self) -> bool {
        self.wrong.is_some() && self.n_rows > 1
    }

    fn add(
        &mut self,
        row: &Row,
        line: Result<Line, Stray>,
        style: Style,
    ) -> Result<(), ParseError> {
        match line {
            Ok(Line::Cells(cells)) => self.add_cells(row.number, cells, style),
            Ok(other) => self.skip(&other),
            // Of two errors the first is reported.
            Err(_) if self.wrong.is_some() => return Err(self.fault(style)),
            Err(Stray { ch, column }) => {
                let line = row.number;
                return Err(ParseError::BadChar { ch, line, column });
            }
        }
        Ok(())
    }

    fn add_cells(&mut self, line: usize, cells: Cells, style: Style) {
        let found = cells.digits.len();
        let room = style.geometry.n_cells().saturating_sub(self.digits.len());
        if self.wrong.is_none() && (!found.is_multiple_of(style.geometry.side()) || found > room) {
            self.wrong = Some(Wrong { line, found });
        }
        self.n_rows += 1;
        self.gap = false;
        self.separated |= cells.separated;
        self.trailing |= cells.trailing;
        if self.wrong.is_none() {
            self.digits.extend(cells.digits);
        }
    }

    fn skip(&mut self, line: &Line) {
        match line {
            Line::Border => self.n_borders += 1,
            Line::Comment => self.n_comments += 1,
            Line::Header => self.header = true,
            Line::Nothing | Line::Cells(_) => {}
        }
        self.gap |= *line != Line::Border;
    }

    /// Looks at a line after the board.
    fn pass(&mut self, line: Result<Line, Stray>, style: Style) {
        match line {
            Err(_) => self.trailing = true,
            Ok(Line::Cells(cells)) if self.n_rows == 1 => {
                let another = cells.digits.len() == style.geometry.n_cells();
                self.n_more += usize::from(another);
                self.trailing |= !another;
            }
            Ok(Line::Cells(_)) => {
                self.overflows |= !self.gap;
                self.n_more_rows += 1;
            }
            Ok(other) => self.skip(&other),
        }
    }

    fn finish(self, style: Style) -> Result<Layout, ParseError> {
        if !self.is_full(style) {
            return Err(self.fault(style));
        }
        let side = style.geometry.side();
        if self.overflows || !self.n_more_rows.is_multiple_of(side) {
            let found = side + self.n_more_rows;
            return Err(ParseError::TooManyLines { found });
        }
        let ignored = self.ignored(side);
        let digits = self.digits;
        Ok(Layout { digits, ignored })
    }

    /// Why it is not a board.
    fn fault(&self, style: Style) -> ParseError {
        let side = style.geometry.side();
        match self.wrong {
            None if self.n_rows == 0 => ParseError::Empty,
            None if self.n_rows == 1 => ParseError::WrongLength {
                found: self.digits.len(),
            },
            None => ParseError::TooFewLines {
                found: self.digits.len() / side,
            },
            // A line this long is meant as a whole board.
            Some(Wrong { found, .. })
                if self.n_rows == 1 || found > style.geometry.n_cells() / 2 =>
            {
                ParseError::WrongLength { found }
            }
            Some(Wrong { line, found }) if found < side => ParseError::ShortLine { line, found },
            Some(Wrong { line, found }) => ParseError::LongLine { line, found },
        }
    }

    fn ignored(&self, side: usize) -> Vec<Ignored> {
        let n_more = self.n_more + self.n_more_rows / side;
        let all = [
            (self.n_borders > 0, Ignored::Borders(self.n_borders)),
            (self.n_comments > 0, Ignored::Comments(self.n_comments)),
            (self.header, Ignored::Header),
            (self.separated, Ignored::Separators),
            (self.trailing, Ignored::Trailing),
            (n_more > 0, Ignored::MorePuzzles(n_more)),
        ];
        let found = all.into_iter().filter(|(is_there, _)| *is_there);
        found.map(|(_, ignored)| ignored).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;
    use crate::text::chars::Blank;
    use std::cell::Cell;

    /// A long text reports progress while it is read; this one is given up at its second line.
    #[test]
    fn a_board_with_a_certain_fault_is_not_read_to_its_end() {
        let told = Cell::new(0);
        let tell = |looked| told.set(looked);
        let style = Style {
            geometry: &Geometry::classic(),
            symbols: Symbols::Letters,
            blank: Blank::of('.'),
        };
        let rest = "1........\n".repeat(40_000);
        let text = format!("12\n{rest}");
        let fault = lay_out(&Lines::of(&text, &tell), style).unwrap_err();
        assert_eq!(fault, ParseError::ShortLine { line: 1, found: 2 });
        assert_eq!(told.get(), 0);
        let whole = lay_out(&Lines::of(&rest, &tell), style);
        assert_eq!(whole, Err(ParseError::TooManyLines { found: 40_000 }));
        assert!(told.get() > 0);
    }
}

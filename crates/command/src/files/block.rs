//! Boards that take several lines in a list: rows one below the other, with a frame or without.
//!
//! Lines are grouped by their look alone, before anything is read: a line with as many cells as a row may have, or
//! a line drawn across, begins a board, which continues until it has as many rows as its longest row has cells.
//! Errors are then reported for the whole board.

use nonet::board::MAX_SIDE;
use nonet::text::digit_value;

/// The shortest row.
const MIN_SIDE: usize = 4;

/// A line of this many cells is a whole 4x4 board, unless a board has begun or its side is known.
const SMALLEST_BOARD: usize = 16;

/// The beginning of the map of an irregular board.
const MAP: &str = "[Regions]";

/// The lines of one board.
#[derive(Debug)]
pub(crate) struct Block {
    /// The length of a row, if it is known.
    side: Option<usize>,
    n_lines: u64,
    n_rows: usize,
    longest: usize,
    has_map: bool,
    /// A border has been drawn below its last row.
    is_closed: bool,
}

impl Block {
    /// A block without lines.
    pub(crate) fn new(side: Option<usize>) -> Self {
        Self {
            side,
            n_lines: 0,
            n_rows: 0,
            longest: 0,
            has_map: false,
            is_closed: false,
        }
    }

    /// How many lines it has.
    pub(crate) fn n_lines(&self) -> u64 {
        self.n_lines
    }

    /// Does this line belong to it? If so, it is counted.
    pub(crate) fn takes(&mut self, line: &[u8]) -> bool {
        let Ok(line) = std::str::from_utf8(line) else {
            return false;
        };
        let line = line.trim();
        let is_taken = if line == MAP {
            self.begins_map()
        } else {
            is_border(line) && self.takes_border() || self.takes_row(line)
        };
        self.n_lines += u64::from(is_taken);
        is_taken
    }

    fn begins_map(&mut self) -> bool {
        let is_due = self.is_full() && !self.has_map;
        if is_due {
            self.has_map = true;
            self.n_rows = 0;
        }
        is_due
    }

    /// A border above the next board is not taken.
    fn takes_border(&mut self) -> bool {
        let is_free = !self.is_full() || !self.is_closed && !self.has_map;
        self.is_closed |= self.is_full();
        is_free
    }

    fn is_full(&self) -> bool {
        self.n_rows > 0 && self.n_rows >= self.longest
    }

    fn takes_row(&mut self, line: &str) -> bool {
        let n = n_cells(line);
        let has_begun = self.n_lines > 0;
        let may_begin = match self.side {
            Some(side) => n == side,
            None => n >= MIN_SIDE && n != SMALLEST_BOARD,
        };
        let is_row = (1..=MAX_SIDE).contains(&n) && (has_begun || may_begin);
        if !is_row || self.is_full() {
            return false;
        }
        self.n_rows += 1;
        self.longest = self.longest.max(n);
        true
    }
}

/// Is it drawn across? A row of dashes alone might be nine blanks.
fn is_border(line: &str) -> bool {
    let is_drawn = |ch: char| "+-|=.:*_'`─═━│║┃┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬".contains(ch);
    let is_long = ["---", "===", "───", "═══", "━━━"]
        .iter()
        .any(|dash| line.contains(dash));
    let has_corner = line.contains(|ch: char| !"-_.*".contains(ch));
    is_long && has_corner && line.chars().all(|ch| is_drawn(ch) || ch.is_whitespace())
}

/// How many cells a line has; 0 if it is a comment or has more characters of other kinds.
fn n_cells(line: &str) -> usize {
    let line = line.split('#').next().unwrap_or_default();
    let apart = |ch: char| ch.is_whitespace() || "|,;!│║┃".contains(ch);
    let words: Vec<&str> = line.split(apart).filter(|word| !word.is_empty()).collect();
    let is_blank = |ch: char| ".*_-?xX".contains(ch);
    let is_number = |word: &&str| word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit());
    let is_cell = |word: &&str| is_number(word) || word.chars().all(is_blank) && word.len() == 1;
    if words.iter().all(is_cell) && words.iter().any(|word| word.len() == 2) {
        return words.len();
    }
    let chars = words.iter().flat_map(|word| word.chars());
    let (cells, others): (Vec<char>, Vec<char>) =
        chars.partition(|&ch| is_blank(ch) || digit_value(ch).is_some());
    if others.len() > cells.len() {
        0
    } else {
        cells.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many lines each board of these takes; 0 for a line by itself.
    fn taken(text: &str, side: Option<usize>) -> Vec<u64> {
        let mut all = Vec::new();
        let mut block = Block::new(side);
        for line in text.lines() {
            if block.takes(line.as_bytes()) {
                continue;
            }
            all.extend(Some(block.n_lines()).filter(|&n| n > 0));
            block = Block::new(side);
            if !block.takes(line.as_bytes()) {
                all.push(0);
            }
        }
        all.extend(Some(block.n_lines()).filter(|&n| n > 0));
        all
    }

    #[test]
    fn rows_make_boards_and_lines_stay_lines() {
        let nine = "53..7....\n".repeat(9);
        assert_eq!(taken(&nine, None), [9]);
        assert_eq!(taken(&nine.repeat(2), None), [9, 9]);
        assert_eq!(taken(&format!("{nine}\n{nine}"), None), [9, 0, 9]);
        assert_eq!(taken(&nine[..70], None), [7]);
        let list = format!("{}\n# nine\n1.2.............\n", ".".repeat(81));
        assert_eq!(taken(&list, None), [0, 0, 0]);
        assert_eq!(taken(&"1...............\n".repeat(16), None), [0; 16]);
        assert_eq!(taken(&"1...............\n".repeat(16), Some(16)), [16]);
        let numbers = "1 . 12 . 5 . | . . . 10 . .\n".repeat(12);
        assert_eq!(taken(&numbers, None), [12]);
    }

    #[test]
    fn frames_and_maps_belong_to_their_boards() {
        let row = "| 5 3 . | . 7 . | . . . |\n".repeat(3);
        let border = "+-------+-------+-------+\n";
        let framed = format!("{border}{row}{border}{row}{border}{row}{border}");
        assert_eq!(taken(&framed, None), [13]);
        assert_eq!(taken(&framed.repeat(2), None), [13, 13]);
        let map = "[Regions]\n111222333\n".to_owned() + &"111222333\n".repeat(8);
        assert_eq!(taken(&format!("{framed}{map}{framed}"), None), [23, 13]);
        assert_eq!(taken("[Regions]\n---------\n", None), [0, 1]);
    }
}

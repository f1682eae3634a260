//! A text cut into lines, each examined once for what every way of reading needs.
//!
//! A text is tried in hundreds of ways (sizes, ways of writing digits, blanks), each of which may fail early or
//! late. So all of them together may look at a fixed number of characters for each one of the text; then the
//! likeliest way decides alone. Reading time is proportional to the length of the text.

use super::super::chars::Blank;
use super::super::symbols::Symbols;
use super::line::{Line, is_ruled, may_be_table, passed_over};
use crate::board::MAX_SIDE;
use std::cell::Cell;

/// How many characters the tries may look at for each one of the text.
const LOOKS: usize = 16;

/// How many more they may look at, so that short texts are read in every possible way.
const LEAST_LOOKS: usize = 1 << 18;

/// Progress is reported each time this many characters have been looked at.
const TOLD_EACH: usize = 1 << 18;

/// Receives the number of characters looked at.
pub(in crate::text) type Looked<'a> = &'a dyn Fn(usize);

/// The lines of a text.
pub(in crate::text) struct Lines<'a> {
    /// The lines that may have cells or draw a border.
    pub(in crate::text) rows: Vec<Row<'a>>,
    /// How many of the other lines are comments.
    pub(in crate::text) n_comments: usize,
    /// One of them is a name in brackets.
    pub(in crate::text) header: bool,
    /// The first lines that are not empty: one more than a board may have rows.
    pub(in crate::text) filled: Vec<&'a str>,
    blanks: Blanks,
    looked: Cell<usize>,
    most: Cell<usize>,
    tell: Looked<'a>,
}

/// A line that may have cells or draw a border.
pub(in crate::text) struct Row<'a> {
    /// Its number, from 1.
    pub(in crate::text) number: usize,
    pub(in crate::text) text: &'a str,
    pub(in crate::text) sort: Sort,
    /// Something was skipped right before it.
    pub(in crate::text) after_gap: bool,
}

/// What a line looks like before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum Sort {
    /// It may have cells.
    Plain,
    /// It is drawn across.
    Ruled,
    /// It is skipped, unless it is a row of a table with empty fields.
    Passed,
}

impl<'a> Lines<'a> {
    /// Looks at each line of a text.
    pub(in crate::text) fn of(text: &'a str, tell: Looked<'a>) -> Self {
        let mut lines = Self {
            rows: Vec::new(),
            n_comments: 0,
            header: false,
            filled: Vec::new(),
            blanks: Blanks(Vec::new()),
            looked: Cell::new(0),
            most: Cell::new(text.len() * LOOKS + LEAST_LOOKS),
            tell,
        };
        let mut after_gap = false;
        for (number, text) in (1..).zip(split(text)) {
            if !text.is_empty() && lines.filled.len() <= MAX_SIDE {
                lines.filled.push(text);
            }
            let passed = passed_over(text);
            let sort = match &passed {
                None if is_ruled(text) => Sort::Ruled,
                None => Sort::Plain,
                Some(_) if may_be_table(text) => Sort::Passed,
                Some(line) => {
                    lines.n_comments += usize::from(*line == Line::Comment);
                    lines.header |= *line == Line::Header;
                    after_gap = true;
                    continue;
                }
            };
            lines.rows.push(Row {
                number,
                text,
                sort,
                after_gap,
            });
            after_gap = false;
        }
        lines.blanks = Blanks::count(&lines);
        lines
    }

    /// The rows of one kind.
    pub(in crate::text) fn of_sort(
        &self,
        sort: Sort,
    ) -> impl Iterator<Item = &'a str> + Clone + '_ {
        let rows = self.rows.iter().filter(move |row| row.sort == sort);
        rows.map(|row| row.text)
    }

    /// The characters that may stand for an empty cell, if digits are written like this.
    pub(in crate::text) fn blanks(&self, symbols: Symbols, side: usize) -> Blanks {
        // A digit cannot be a blank: 0 where it is the last digit, X where letters begin with A = 1.
        let is_free = |blank: Blank| symbols.digit(blank.sign(), side).is_none();
        let blanks = self.blanks.0.iter().copied();
        Blanks(blanks.filter(|&(blank, _)| is_free(blank)).collect())
    }

    /// May this row be looked at once more? If so, it is counted.
    pub(in crate::text) fn look_at(&self, row: &Row) -> bool {
        let before = self.looked.get();
        let looked = before + row.text.len();
        if looked > self.most.get() {
            return false;
        }
        self.looked.set(looked);
        if looked / TOLD_EACH > before / TOLD_EACH {
            (self.tell)(looked);
        }
        true
    }

    /// Ends the tries: whatever is read now is read to its end.
    pub(in crate::text) fn end_tries(&self) {
        self.most.set(usize::MAX);
    }
}

/// The ends of lines, besides `\r\n`.
const ENDS: [char; 5] = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];

/// The lines, without their ends.
pub(in crate::text) fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text.strip_prefix('\u{FEFF}').unwrap_or(text));
    std::iter::from_fn(move || {
        let text = rest?;
        let (line, end) = text.split_at_checked(text.find(ENDS).unwrap_or(text.len()))?;
        rest = end.strip_prefix("\r\n").or_else(|| end.strip_prefix(ENDS));
        Some(line)
    })
}

/// How often each kind of blank occurs where cells may be, in order of preference.
pub(in crate::text) struct Blanks(Vec<(Blank, usize)>);

impl Blanks {
    fn count(lines: &Lines) -> Self {
        let inside = Self::of(lines.of_sort(Sort::Plain));
        // A board of nothing but hyphens looks like borders.
        if inside.0.is_empty() {
            Self::of(lines.of_sort(Sort::Ruled))
        } else {
            inside
        }
    }

    fn of<'a>(rows: impl Iterator<Item = &'a str>) -> Self {
        let mut counts = Blank::BY_PREFERENCE.map(|blank| (blank, 0));
        for row in rows {
            for blank in row.chars().filter_map(Blank::of) {
                for (_, count) in counts.iter_mut().filter(|(kind, _)| *kind == blank) {
                    *count += 1;
                }
            }
        }
        Self(counts.into_iter().filter(|&(_, count)| count > 0).collect())
    }

    /// The kinds to try: only `None` if no kind occurs.
    pub(in crate::text) fn by_preference(&self) -> Vec<Option<Blank>> {
        let kinds: Vec<_> = self.0.iter().map(|&(blank, _)| Some(blank)).collect();
        if kinds.is_empty() { vec![None] } else { kinds }
    }

    /// The kind that occurs most.
    pub(in crate::text) fn likeliest(&self) -> Option<Blank> {
        let kinds = self.0.iter().rev();
        kinds
            .max_by_key(|(_, count)| count)
            .map(|&(blank, _)| blank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tries may look 16 times at each character and at 2^18 more, which is 16 times a text of 2^14.
    #[test]
    fn there_are_so_many_looks_until_the_tries_end() {
        let text = "1".repeat(1 << 14);
        let lines = Lines::of(&text, &|_| {});
        let looks = (0..100).take_while(|_| lines.look_at(&lines.rows[0]));
        assert_eq!(looks.count(), 32);
        lines.end_tries();
        assert!((0..100).all(|_| lines.look_at(&lines.rows[0])));
    }

    #[test]
    fn what_is_passed_over_is_looked_at_once() {
        let lines = Lines::of("# one\n\n[Puzzle]\n1..\n;\t2\n// two\n---\n", &|_| {});
        let rows: Vec<(usize, Sort)> = lines
            .rows
            .iter()
            .map(|row| (row.number, row.sort))
            .collect();
        let expected = [(4, Sort::Plain), (5, Sort::Passed), (7, Sort::Ruled)];
        assert_eq!(rows, expected);
        assert_eq!((lines.n_comments, lines.header), (2, true));
    }

    #[test]
    fn only_blanks_that_occur_are_tried() {
        let tried = |text: &str| Lines::of(text, &|_| {}).blanks.by_preference();
        assert_eq!(tried("1.2.\n3X.4"), [Blank::of('.'), Blank::of('X')]);
        assert_eq!(tried("----"), [Blank::of('-')]);
        assert_eq!(tried("1234"), [None]);
    }
}

//! Partial ways of writing the rows of a board, on the way to its canonical form.

use super::MAX_SIDE;
use std::cmp::Ordering;

/// How many arrangements may be pursued at a time. 9x9 boards stay below; full boards with larger boxes do not.
const MOST: usize = 1 << 17;

/// A digit that has no name yet: it comes after all others.
const NEW: u8 = u8::MAX;

/// A number for each column, or less.
pub(super) type Line = [u8; MAX_SIDE];

/// The rows of a board, and which of them are blank.
pub(super) struct Lines {
    pub(super) rows: Vec<Line>,
    blank: u32,
}

impl Lines {
    pub(super) fn new(rows: Vec<Line>) -> Self {
        let is_blank = |row: &Line| row.iter().all(|&digit| digit == 0);
        let bits = rows.iter().enumerate();
        let blank = bits.fold(0, |bits, (at, row)| bits | u32::from(is_blank(row)) << at);
        Self { rows, blank }
    }
}

/// The side of a board and the size of its boxes.
pub(super) struct Board {
    pub(super) side: usize,
    pub(super) high: usize,
    pub(super) wide: usize,
}

/// A way of writing the rows so far.
#[derive(Clone)]
pub(super) struct Arrangement {
    /// Which board it writes: the original, or the one with rows and columns exchanged.
    board: usize,
    /// Which column stands at each place.
    columns: Line,
    /// The places before which columns cannot be swapped.
    columns_end: u32,
    /// The places before which stacks cannot be swapped.
    stacks_end: u32,
    /// The new name of each digit; 0 if it has none yet.
    names: [u8; MAX_SIDE + 1],
    n_names: u8,
    /// The rows written so far.
    written: u32,
    /// The band of the row written last.
    band: usize,
}

impl Arrangement {
    /// Moves a column to where it belongs among those before it.
    fn sort_column(&self, columns: &mut Line, signs: &mut Line, place: usize) {
        let mut at = place;
        while self.columns_end >> at & 1 == 0 && signs[at] < signs[at - 1] {
            signs.swap(at, at - 1);
            columns.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// A row that may come next, and the order of columns that makes it least.
struct Choice {
    /// Which arrangement it continues.
    of: usize,
    source: usize,
    columns: Line,
}

impl Board {
    /// Does a digit occur twice in a house?
    pub(super) fn breaks_a_rule(&self, rows: &[Line]) -> bool {
        let mut seen = [[0u32; MAX_SIDE]; 3];
        let mut is_broken = false;
        for (row, line) in rows.iter().enumerate() {
            for (col, &digit) in line[..self.side].iter().enumerate() {
                let of_box = row / self.high * self.high + col / self.wide;
                let bit = 1 << digit & !1;
                for (seen, house) in seen.iter_mut().zip([row, col, of_box]) {
                    is_broken |= seen[house] & bit != 0;
                    seen[house] |= bit;
                }
            }
        }
        is_broken
    }

    pub(super) fn start(&self, board: usize) -> Arrangement {
        let mut names = [NEW; MAX_SIDE + 1];
        names[0] = 0;
        Arrangement {
            board,
            columns: std::array::from_fn(|place| place as u8),
            columns_end: (0..self.high).fold(0, |ends, stack| ends | 1 << (stack * self.wide)),
            stacks_end: 1,
            names,
            n_names: 0,
            written: 0,
            band: 0,
        }
    }

    /// The next row of the form, and the arrangements that give it. `None` if there are too many.
    pub(super) fn next(
        &self,
        boards: &[Lines],
        front: &[Arrangement],
        row: usize,
    ) -> Option<(Line, Vec<Arrangement>)> {
        let (mut least, mut choices) = ([NEW; MAX_SIDE], Vec::new());
        for (of, before) in front.iter().enumerate() {
            let board = &boards[before.board];
            for source in bits(self.sources(before, board.blank, row)) {
                let found = self.least(before, &board.rows[source], &least);
                let Some((columns, signs)) = found else {
                    continue;
                };
                if signs != least {
                    least = signs;
                    choices.clear();
                }
                choices.push(Choice {
                    of,
                    source,
                    columns,
                });
            }
        }
        let mut next = Vec::with_capacity(choices.len());
        for choice in &choices {
            let before = &front[choice.of];
            let line = &boards[before.board].rows[choice.source];
            self.go_on(before, line, (choice, &least), &mut next);
            if next.len() > MOST {
                return None;
            }
        }
        let mut name = front.first().map_or(0, |first| first.n_names);
        for sign in least[..self.side].iter_mut().filter(|sign| **sign == NEW) {
            name += 1;
            *sign = name;
        }
        Some((least, next))
    }

    /// The rows that may come next, as bits: those of any unused band, or of the band that has begun. Of the blank
    /// rows of a band, and of blank bands, only the first is tried.
    fn sources(&self, arrangement: &Arrangement, blank: u32, row: usize) -> u32 {
        let (written, begins) = (arrangement.written, row.is_multiple_of(self.high));
        let (mut sources, mut has_blank) = (0, false);
        for band in 0..self.wide {
            let rows = ((1 << self.high) - 1) << (band * self.high);
            let is_blank = begins && blank & rows == rows;
            let may = if begins {
                written & rows == 0
            } else {
                band == arrangement.band
            };
            if !may || is_blank && has_blank {
                continue;
            }
            has_blank |= is_blank;
            let twins = rows & blank & !written;
            sources |= rows & !written & !(twins & twins.wrapping_sub(1));
        }
        sources
    }

    /// The least form of a row: the order of the columns, and what is in them. `None` if it is greater than `most`.
    fn least(&self, before: &Arrangement, line: &Line, most: &Line) -> Option<(Line, Line)> {
        let (mut columns, mut signs) = (before.columns, [0; MAX_SIDE]);
        let (mut begin, mut is_less) = (0, false);
        for stack in 0..self.high {
            let end = (stack + 1) * self.wide;
            for place in stack * self.wide..end {
                let digit = line[usize::from(columns[place])];
                signs[place] = before.names[usize::from(digit)];
                before.sort_column(&mut columns, &mut signs, place);
            }
            self.sort_stack(before, (&mut columns, &mut signs), stack);
            if stack + 1 == self.high || before.stacks_end >> (stack + 1) & 1 == 1 {
                match signs[begin..end].cmp(&most[begin..end]) {
                    Ordering::Greater if !is_less => return None,
                    order => is_less |= order == Ordering::Less,
                }
                begin = end;
            }
        }
        Some((columns, signs))
    }

    /// Moves a stack to where it belongs among those before it.
    fn sort_stack(
        &self,
        before: &Arrangement,
        (columns, signs): (&mut Line, &mut Line),
        stack: usize,
    ) {
        let mut at = stack;
        while before.stacks_end >> at & 1 == 0 && self.stack(signs, at) < self.stack(signs, at - 1)
        {
            self.swap(signs, at, at - 1);
            self.swap(columns, at, at - 1);
            at -= 1;
        }
    }

    fn stack<'a>(&self, line: &'a Line, stack: usize) -> &'a [u8] {
        &line[stack * self.wide..(stack + 1) * self.wide]
    }

    fn swap(&self, line: &mut Line, a: usize, b: usize) {
        exchange(line, [a, b].map(|stack| stack * self.wide), self.wide);
    }

    /// The arrangements after this row: one for each order in which new digits can get their names.
    fn go_on(
        &self,
        before: &Arrangement,
        line: &Line,
        (choice, signs): (&Choice, &Line),
        next: &mut Vec<Arrangement>,
    ) {
        let begin = next.len();
        next.push(self.after(before, choice, signs));
        for (first, n) in self.alike_stacks(before, signs) {
            in_all_orders(next, begin, (first * self.wide, self.wide, n));
        }
        for (first, n) in self.alike_columns(before, signs) {
            in_all_orders(next, begin, (first, 1, n));
        }
        for after in &mut next[begin..] {
            for place in (0..self.side).filter(|&place| signs[place] == NEW) {
                after.n_names += 1;
                let digit = line[usize::from(after.columns[place])];
                after.names[usize::from(digit)] = after.n_names;
            }
        }
    }

    /// The arrangement after this row, before new digits have names.
    fn after(&self, before: &Arrangement, choice: &Choice, signs: &Line) -> Arrangement {
        let mut after = before.clone();
        after.columns = choice.columns;
        after.written |= 1 << choice.source;
        after.band = choice.source / self.high;
        for place in (1..self.side).filter(|&p| signs[p] != signs[p - 1] || signs[p] == NEW) {
            after.columns_end |= 1 << place;
        }
        for stack in 1..self.high {
            let (own, last) = (self.stack(signs, stack), self.stack(signs, stack - 1));
            after.stacks_end |= u32::from(own != last || own.contains(&NEW)) << stack;
        }
        after
    }

    /// Runs of stacks that could be swapped until now, look the same and have new digits: first and number.
    fn alike_stacks(&self, before: &Arrangement, signs: &Line) -> Vec<(usize, usize)> {
        let same = |stack| {
            let own = self.stack(signs, stack);
            before.stacks_end >> stack & 1 == 0
                && own == self.stack(signs, stack - 1)
                && own.contains(&NEW)
        };
        runs(self.high, same)
    }

    /// Runs of columns that could be swapped until now and have new digits: first and number.
    fn alike_columns(&self, before: &Arrangement, signs: &Line) -> Vec<(usize, usize)> {
        let same = |place: usize| {
            let end = before.columns_end >> place & 1 == 1;
            !end && signs[place] == NEW && signs[place - 1] == NEW
        };
        runs(self.side, same)
    }
}

/// Runs of two or more numbers below `n`, as first and length: `same(at)` says that `at` belongs with `at - 1`.
fn runs(n: usize, same: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (1..n).filter(|&at| same(at)) {
        match runs.last_mut() {
            Some((begin, n)) if *begin + *n == at => *n += 1,
            _ => runs.push((at - 1, 2)),
        }
    }
    runs
}

/// Adds every arrangement that results from permuting these `n` blocks of columns, unless they become too many.
fn in_all_orders(
    all: &mut Vec<Arrangement>,
    begin: usize,
    (first, wide, n): (usize, usize, usize),
) {
    for at in 0..n {
        for index in begin..all.len() {
            if all.len() > MOST {
                return;
            }
            for other in at + 1..n {
                let mut arrangement = all[index].clone();
                let blocks = [at, other].map(|block| first + block * wide);
                exchange(&mut arrangement.columns, blocks, wide);
                all.push(arrangement);
            }
        }
    }
}

/// The positions of the bits set, from the lowest.
fn bits(mut left: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        place
    })
}

/// Swaps two blocks of places.
fn exchange(line: &mut Line, [a, b]: [usize; 2], wide: usize) {
    for place in 0..wide {
        line.swap(a + place, b + place);
    }
}

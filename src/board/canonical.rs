//! The canonical form: of all puzzles that are essentially the same, the one whose line comes first, blanks before
//! digits.
//!
//! It is built row by row. An arrangement says which columns and stacks can still be swapped without changing what has
//! been written, and what each digit is called. The least row that any arrangement of any remaining row gives is
//! written; the arrangements that give it survive. Those branch only where digits appear for the first time, because
//! then it matters later which of them came first. So blank rows and columns, which make puzzles ambiguous, cost
//! nothing.

use super::{Cell, Digit, MAX_SIDE, Puzzle};
use std::sync::Arc;

/// Arrangements that may be pursued at a time. 9x9 boards stay below; full boards with larger boxes do not.
const MOST: usize = 1 << 17;

/// A digit that has no name yet: it comes after all others.
const NEW: u8 = u8::MAX;

/// A number for each column, or less.
type Line = [u8; MAX_SIDE];

/// The canonical form of a puzzle, among all that arise from it by swapping digits, rows of a band, columns of a stack,
/// bands and stacks, and, if boxes are square, rows with columns. `None` for irregular regions, for puzzles with
/// repeated digits, and where too many arrangements are alike: full boards of 12x12 and more.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Puzzle, canonical};
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// puzzle.set(Cell::new(40), Digit::new(7));
/// let form = canonical(&puzzle).expect("a puzzle that breaks no rule");
/// assert_eq!(form.get(Cell::new(80)), Digit::new(1));
/// ```
pub fn canonical(puzzle: &Puzzle) -> Option<Puzzle> {
    let (high, wide) = puzzle.geometry().boxes()?;
    if !puzzle.conflicts().is_empty() {
        return None;
    }
    let side = high * wide;
    let rows = rows(puzzle);
    let board = Board { side, high, wide };
    let mut boards = vec![Lines::new(rows)];
    if high == wide {
        boards.push(Lines::new(turned(&boards[0].rows, side)));
    }
    let mut form = Puzzle::empty(Arc::clone(puzzle.geometry()));
    let mut front: Vec<Arrangement> = (0..boards.len()).map(|n| board.start(n)).collect();
    for row in 0..side {
        let (line, next) = board.next(&boards, &front, row)?;
        for (col, &name) in line[..side].iter().enumerate() {
            form.set(Cell::new(row * side + col), Digit::new(name));
        }
        front = next;
    }
    Some(form)
}

/// Are the two essentially the same? `None` if there is no canonical form.
pub fn same(a: &Puzzle, b: &Puzzle) -> Option<bool> {
    Some(a.geometry() == b.geometry() && canonical(a)? == canonical(b)?)
}

/// The digits row by row, 0 for none.
fn rows(puzzle: &Puzzle) -> Vec<Line> {
    let side = puzzle.geometry().side();
    let mut rows = vec![[0; MAX_SIDE]; side];
    for (cell, digit) in puzzle.givens() {
        rows[cell.index() / side][cell.index() % side] = digit.get();
    }
    rows
}

fn turned(rows: &[Line], side: usize) -> Vec<Line> {
    let mut turned = vec![[0; MAX_SIDE]; side];
    for (row, line) in rows.iter().enumerate() {
        for (col, turned) in turned.iter_mut().enumerate() {
            turned[row] = line[col];
        }
    }
    turned
}

/// The rows of a board, and which of them are blank.
struct Lines {
    rows: Vec<Line>,
    blank: u32,
}

impl Lines {
    fn new(rows: Vec<Line>) -> Self {
        let is_blank = |row: &Line| row.iter().all(|&digit| digit == 0);
        let bits = rows.iter().enumerate();
        let blank = bits.fold(0, |bits, (at, row)| bits | u32::from(is_blank(row)) << at);
        Self { rows, blank }
    }
}

/// How its boxes lie.
struct Board {
    side: usize,
    high: usize,
    wide: usize,
}

/// A way of writing the rows so far.
#[derive(Clone)]
struct Arrangement {
    /// Which board it is about: as it is, or turned.
    board: usize,
    /// Which column is where.
    columns: Line,
    /// The places before which columns cannot be swapped.
    columns_end: u32,
    /// The same for stacks.
    stacks_end: u32,
    /// What each digit is called, by digit; 0 if it has not been seen.
    names: [u8; MAX_SIDE + 1],
    n_names: u8,
    /// The rows written so far.
    written: u32,
    /// The band of the last of them.
    band: usize,
}

impl Board {
    fn start(&self, board: usize) -> Arrangement {
        Arrangement {
            board,
            columns: std::array::from_fn(|place| place as u8),
            columns_end: (0..self.high).fold(0, |ends, stack| ends | 1 << (stack * self.wide)),
            stacks_end: 1,
            names: [0; MAX_SIDE + 1],
            n_names: 0,
            written: 0,
            band: 0,
        }
    }

    /// The next row of the form, and the arrangements that give it. `None` if there are too many.
    fn next(
        &self,
        boards: &[Lines],
        front: &[Arrangement],
        row: usize,
    ) -> Option<(Line, Vec<Arrangement>)> {
        let (mut least, mut next) = ([NEW; MAX_SIDE], Vec::new());
        for arrangement in front {
            let board = &boards[arrangement.board];
            for source in self.sources(arrangement, board.blank, row) {
                let line = &board.rows[source];
                let (columns, signs) = self.least(arrangement, line);
                if signs > least {
                    continue;
                }
                if signs < least {
                    least = signs;
                    next.clear();
                }
                self.go_on(arrangement, (source, line), (columns, &signs), &mut next);
                if next.len() > MOST {
                    return None;
                }
            }
        }
        let mut name = front.first().map_or(0, |first| first.n_names);
        for sign in least[..self.side].iter_mut().filter(|sign| **sign == NEW) {
            name += 1;
            *sign = name;
        }
        Some((least, next))
    }

    /// The rows that may come next: any of a new band or of the band that has begun. Of blank rows of a band, and of
    /// blank bands, the first is enough.
    fn sources(
        &self,
        arrangement: &Arrangement,
        blank: u32,
        row: usize,
    ) -> impl Iterator<Item = usize> {
        let (written, last) = (arrangement.written, arrangement.band);
        let (high, begins) = (self.high, row.is_multiple_of(self.high));
        let rows_of = move |band: usize| ((1 << high) - 1) << (band * high);
        let is_new = move |band| written & rows_of(band) == 0;
        let is_blank = move |band| blank & rows_of(band) == rows_of(band);
        let open = move |&source: &usize| {
            let band = source / high;
            let before = rows_of(band) & ((1 << source) - 1);
            let has_twin = blank >> source & 1 == 1 && blank & before & !written != 0;
            let may = if begins { is_new(band) } else { band == last };
            may && written >> source & 1 == 0 && !has_twin
        };
        let first_blank = (0..self.wide).find(move |&band| is_new(band) && is_blank(band));
        let has_twin = move |source: &usize| {
            let band = source / high;
            begins && is_blank(band) && first_blank != Some(band)
        };
        let sources = (0..self.side).filter(open);
        sources.filter(move |source| !has_twin(source))
    }

    /// The least that a row can look like: the columns in such an order, and what is in them.
    fn least(&self, arrangement: &Arrangement, line: &Line) -> (Line, Line) {
        let sign = |column: u8| match line[usize::from(column)] {
            0 => 0,
            digit => match arrangement.names[usize::from(digit)] {
                0 => NEW,
                name => name,
            },
        };
        let mut columns = arrangement.columns;
        let mut signs = [0; MAX_SIDE];
        for place in 0..self.side {
            signs[place] = sign(columns[place]);
            let mut at = place;
            while arrangement.columns_end >> at & 1 == 0 && signs[at] < signs[at - 1] {
                signs.swap(at, at - 1);
                columns.swap(at, at - 1);
                at -= 1;
            }
        }
        for stack in 1..self.high {
            let mut at = stack;
            while arrangement.stacks_end >> at & 1 == 0
                && self.stack(&signs, at) < self.stack(&signs, at - 1)
            {
                self.swap(&mut signs, at, at - 1);
                self.swap(&mut columns, at, at - 1);
                at -= 1;
            }
        }
        (columns, signs)
    }

    fn stack<'a>(&self, line: &'a Line, stack: usize) -> &'a [u8] {
        &line[stack * self.wide..(stack + 1) * self.wide]
    }

    fn swap(&self, line: &mut Line, a: usize, b: usize) {
        exchange(line, a * self.wide, b * self.wide, self.wide);
    }

    /// The arrangements after such a row: one for each order in which new digits can get their names.
    fn go_on(
        &self,
        before: &Arrangement,
        (source, line): (usize, &Line),
        (columns, signs): (Line, &Line),
        next: &mut Vec<Arrangement>,
    ) {
        let mut after = before.clone();
        after.written |= 1 << source;
        after.band = source / self.high;
        let mut orders = vec![columns];
        for (begin, n) in self.alike_stacks(before, signs) {
            orders = in_all_orders(orders, begin * self.wide, self.wide, n);
        }
        for (begin, n) in self.alike_columns(before, signs) {
            orders = in_all_orders(orders, begin, 1, n);
        }
        for place in (1..self.side).filter(|&p| signs[p] != signs[p - 1] || signs[p] == NEW) {
            after.columns_end |= 1 << place;
        }
        for stack in 1..self.high {
            let (own, last) = (self.stack(signs, stack), self.stack(signs, stack - 1));
            after.stacks_end |= u32::from(own != last || own.contains(&NEW)) << stack;
        }
        next.extend(orders.into_iter().map(|columns| {
            let mut after = after.clone();
            after.columns = columns;
            for place in (0..self.side).filter(|&place| signs[place] == NEW) {
                after.n_names += 1;
                let digit = line[usize::from(columns[place])];
                after.names[usize::from(digit)] = after.n_names;
            }
            after
        }));
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

/// Runs of two or more numbers below `n`, each of them but the first the same as the one before it.
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

/// Each order, and with it all that result from putting these blocks in any order.
fn in_all_orders(orders: Vec<Line>, begin: usize, wide: usize, n: usize) -> Vec<Line> {
    (0..n).fold(orders, |orders, at| {
        let others = |order: Line| {
            (at..n).map(move |other| {
                let mut order = order;
                exchange(&mut order, begin + at * wide, begin + other * wide, wide);
                order
            })
        };
        orders.into_iter().flat_map(others).collect()
    })
}

/// Swaps two blocks of places.
fn exchange(line: &mut Line, a: usize, b: usize, wide: usize) {
    for place in 0..wide {
        line.swap(a + place, b + place);
    }
}

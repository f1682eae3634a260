//! The parts of written steps, read one after the other: digits, cells, houses, candidates.

use crate::board::{Candidate, Cell, CellSet, Digit, Geometry, House, HouseKind, sort_short};
use crate::logic::Truth;

/// Why a line is not a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepError {
    /// How far the line was understood: a column in code points, from 1.
    pub column: usize,
    /// What could stand there.
    pub expected: Vec<Expected>,
}

/// What could stand at a place of a written step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Exactly this text.
    Sign(&'static str),
    /// A part of a step, by its slug, as in `a-cell`.
    Part(&'static str),
}

/// A place in a line.
pub(super) struct Cursor<'a> {
    pub(super) geometry: &'a Geometry,
    text: &'a str,
    at: usize,
    /// The farthest place at which something was missing, and what it was.
    missed: (usize, Vec<Expected>),
    depth: usize,
}

/// How deep patterns may be nested. Steps need no more, and the stack is limited.
const DEEPEST: usize = 8;

impl<'a> Cursor<'a> {
    pub(super) fn new(geometry: &'a Geometry, text: &'a str) -> Self {
        Self {
            geometry,
            text,
            at: 0,
            missed: (0, Vec::new()),
            depth: 0,
        }
    }

    /// The cells named here, by themselves or by houses, and the place after their names; no cells if none are named.
    pub(super) fn named(geometry: &'a Geometry, text: &'a str, at: usize) -> (Vec<Cell>, usize) {
        let mut cursor = Self::new(geometry, text);
        cursor.at = at;
        let of_houses = |houses: Vec<House>| {
            let cells = houses.iter().flat_map(|&house| geometry.house_cells(house));
            cells.copied().collect()
        };
        let cells = cursor.attempt(Self::cells);
        let cells = cells.or_else(|| cursor.attempt(Self::houses).map(of_houses));
        (cells.unwrap_or_default(), cursor.at)
    }

    /// Why the text was not understood.
    pub(super) fn error(&self) -> StepError {
        let (at, expected) = &self.missed;
        let before = self.text.get(..*at).unwrap_or_default();
        StepError {
            column: before.chars().count() + 1,
            expected: expected.clone(),
        }
    }

    /// Notes which part of a step should be here, after blanks.
    pub(super) fn miss<T>(&mut self, part: &'static str) -> Option<T> {
        self.expect(Expected::Part(part))
    }

    fn expect<T>(&mut self, expected: Expected) -> Option<T> {
        self.blanks();
        let (farthest, all) = &mut self.missed;
        if self.at > *farthest {
            (*farthest, *all) = (self.at, Vec::new());
        }
        if self.at == *farthest && !all.contains(&expected) {
            all.push(expected);
        }
        None
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Does `word` come next, in small letters or capitals? Blanks before it are skipped.
    pub(super) fn ahead(&mut self, word: &str) -> bool {
        self.blanks();
        let next = self.rest().get(..word.len());
        next.is_some_and(|next| next.eq_ignore_ascii_case(word))
    }

    /// Skips `word`, if it comes next.
    pub(super) fn eat(&mut self, word: &'static str) -> Option<()> {
        if !self.ahead(word) {
            return self.expect(Expected::Sign(word));
        }
        self.at += word.len();
        Some(())
    }

    /// The sign of a link: is it strong? An arrow is not a sign.
    pub(super) fn sign(&mut self) -> Option<bool> {
        let is_strong = self.ahead("=") && !self.ahead("=>");
        self.eat(if is_strong { "=" } else { "-" })?;
        Some(is_strong)
    }

    /// Is nothing left?
    pub(super) fn end(&mut self) -> Option<()> {
        self.blanks();
        if self.rest().is_empty() {
            return Some(());
        }
        self.miss("the-end")
    }

    /// Moves on only if all of it is there.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let start = self.at;
        let found = read(self);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    /// Reads a pattern nested in another one.
    pub(super) fn within<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }

    /// One or more with something between.
    pub(super) fn list<T>(
        &mut self,
        between: &'static str,
        read: fn(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut all = vec![read(self)?];
        while self.attempt(|cursor| cursor.eat(between)).is_some() {
            all.push(read(self)?);
        }
        Some(all)
    }

    /// Skips a name and a colon, if the name is known.
    pub(super) fn name<T>(&mut self, known: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let Some((name, _)) = self.rest().split_once(':') else {
            return self.miss("a-technique-and-a-colon");
        };
        let Some(found) = known(name.trim()) else {
            return self.miss("a-technique");
        };
        self.at += name.len() + 1;
        Some(found)
    }

    /// Skips the longest of these names and a colon after it, if there is one.
    pub(super) fn called(
        &mut self,
        names: impl Iterator<Item = &'static str>,
    ) -> Option<&'static str> {
        let here = names.filter(|name| self.ahead(name));
        let Some(name) = here.max_by_key(|name| name.len()) else {
            return self.miss("a-technique");
        };
        self.at += name.len();
        let _ = self.attempt(|cursor| cursor.eat(":"));
        Some(name)
    }

    /// The text up to the last of these signs, which are skipped; empty if there are none.
    pub(super) fn until(&mut self, sign: &'static str) -> &'a str {
        let Some((before, _)) = self.rest().rsplit_once(sign) else {
            return "";
        };
        self.at += before.len() + sign.len();
        before
    }

    /// The next sign, if it is a letter.
    pub(super) fn letter(&mut self) -> Option<char> {
        let letter = self.rest().chars().next();
        let letter = letter.filter(char::is_ascii_alphabetic);
        self.at += letter.map_or(0, char::len_utf8);
        letter
    }

    /// Any number that a usize holds.
    pub(super) fn count(&mut self) -> Option<usize> {
        let figures = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest().get(..figures)?.parse().ok()?;
        self.at += figures;
        Some(number)
    }

    /// A number up to the side of the board: a single figure up to nine.
    pub(super) fn number(&mut self) -> Option<usize> {
        let side = self.geometry.side();
        let most = if side > 9 { 2 } else { 1 };
        let figures = self.rest().bytes().take(most);
        let n = figures.take_while(u8::is_ascii_digit).count();
        let figures = self.rest().get(..n).unwrap_or_default();
        let number = figures
            .parse()
            .ok()
            .filter(|number| (1..=side).contains(number));
        if number.is_none() || figures.starts_with('0') {
            return self.miss("a-number-of-the-board");
        }
        self.at += n;
        number
    }

    /// Numbers side by side; on boards with more than nine, separated by commas.
    fn numbers(&mut self) -> Option<Vec<usize>> {
        let mut all = vec![self.number()?];
        let is_large = self.geometry.side() > 9;
        while let Some(number) = self.attempt(|cursor| {
            if is_large {
                cursor.eat(",")?;
            }
            cursor.number()
        }) {
            all.push(number);
            if all.len() > self.geometry.side() {
                return self.miss("each-number-once");
            }
        }
        Some(all)
    }

    pub(super) fn digit(&mut self) -> Option<Digit> {
        self.blanks();
        Digit::new(self.number()? as u8)
    }

    /// Digits with commas, strokes or nothing between.
    pub(super) fn digits(&mut self) -> Option<Vec<Digit>> {
        let mut all = vec![self.digit()?];
        while let Some(digit) = self.attempt(|cursor| {
            let _ = cursor.attempt(|cursor| cursor.eat(",").or_else(|| cursor.eat("/")));
            cursor.digit()
        }) {
            all.push(digit);
        }
        Some(all)
    }

    /// Cells in reading order: `r13c4,r4c57`.
    pub(super) fn cells(&mut self) -> Option<Vec<Cell>> {
        let mut cells = self.group()?;
        while let Some(group) = self.attempt(|cursor| {
            cursor.eat(",").or_else(|| cursor.eat("|"))?;
            cursor.group()
        }) {
            cells.extend(group);
        }
        let cells = CellSet::of(self.geometry.n_cells(), cells);
        Some(cells.iter().collect())
    }

    fn group(&mut self) -> Option<Vec<Cell>> {
        if !self.ahead("r") {
            return self.miss("a-cell");
        }
        self.eat("r")?;
        let rows = self.numbers()?;
        self.eat("c")?;
        let cols = self.numbers()?;
        let of = |row: usize| cols.iter().map(move |col| (row - 1, col - 1));
        let places = rows.into_iter().flat_map(of);
        Some(
            places
                .map(|(row, col)| self.geometry.cell(row, col))
                .collect(),
        )
    }

    /// One cell.
    pub(super) fn cell(&mut self) -> Option<Cell> {
        let cells = self.group()?;
        match cells.as_slice() {
            [cell] => Some(*cell),
            _ => self.miss("one-cell"),
        }
    }

    /// Houses of one kind: `r37`.
    fn houses_of_kind(&mut self) -> Option<Vec<House>> {
        let kinds = [
            ("r", HouseKind::Row),
            ("c", HouseKind::Col),
            ("b", HouseKind::Box),
        ];
        let Some((letter, kind)) = kinds.into_iter().find(|(letter, _)| self.ahead(letter)) else {
            return self.miss("a-house");
        };
        self.eat(letter)?;
        let numbers = self.numbers()?.into_iter();
        Some(numbers.map(|number| House::of(kind, number - 1)).collect())
    }

    /// Houses, rows first: `r37c1b2`.
    pub(super) fn houses(&mut self) -> Option<Vec<House>> {
        let mut all = self.houses_of_kind()?;
        // A blank ends them, though others may follow.
        while !self.rest().starts_with(char::is_whitespace)
            && let Some(more) = self.attempt(Self::houses_of_kind)
        {
            all.extend(more);
        }
        sort_short(&mut all, |&house| house);
        all.dedup();
        Some(all)
    }

    /// One house.
    pub(super) fn house(&mut self) -> Option<House> {
        match self.houses()?.as_slice() {
            [house] => Some(*house),
            _ => self.miss("one-house"),
        }
    }

    /// Candidates digit by digit, in reading order: `8 (r1c3,r2c4) 6 (r1c1)`.
    pub(super) fn candidates(&mut self) -> Option<Vec<Candidate>> {
        let mut all = self.candidates_of_digit()?;
        while let Some(more) = self.attempt(Self::candidates_of_digit) {
            all.extend(more);
        }
        sort_short(&mut all, |&candidate| candidate);
        all.dedup();
        Some(all)
    }

    fn candidates_of_digit(&mut self) -> Option<Vec<Candidate>> {
        let digit = self.digit()?;
        self.eat("(")?;
        let cells = self.cells()?.into_iter();
        self.eat(")")?;
        Some(cells.map(|cell| Candidate { cell, digit }).collect())
    }

    /// Truths in their order: `{5r19 2c3 r1c7}`.
    pub(super) fn truths(&mut self) -> Option<Vec<Truth>> {
        self.eat("{")?;
        let mut all = Vec::new();
        while self.attempt(|cursor| cursor.eat("}")).is_none() {
            if self.ahead("r") {
                all.push(Truth::Cell(self.cell()?));
            } else {
                let digit = self.digit()?;
                let houses = self.houses_of_kind()?.into_iter();
                all.extend(houses.map(|house| Truth::House(house, digit)));
            }
        }
        Some(all)
    }
}

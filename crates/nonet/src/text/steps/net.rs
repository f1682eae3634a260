//! Writes and reads forcing chains and nets, in the same way for every notation: a branch in braces, the
//! assumption, then line by line what follows, with the reason in brackets: `{r1c2=3: r1c57<>3 [3r1c2] r4c5=3
//! [c5]}`.

use super::cursor::Cursor;
use super::parts::one_fish;
use super::write::{Writer, join};
use crate::board::{Candidate, Cell, Digit};
use crate::logic::{Because, Branch, Fact, Line, Net, Pattern, Premise, Truth};
use crate::text::notation::{cell_name, house_name};

impl Writer<'_> {
    /// The branches; before them the digit and the house whose places they assume, or the fish, if there is one.
    pub(super) fn net(&self, net: &Net) -> String {
        let branches = join(net.branches.iter().map(|branch| self.branch(branch)), " ");
        match &net.premise {
            Premise::Truth(Truth::House(house, digit)) => {
                format!("{digit} in {} {branches}", house_name(*house))
            }
            Premise::Truth(Truth::Cell(_)) | Premise::Opposites => branches,
            Premise::Fins(fish) => format!("{} {branches}", self.fish(fish)),
            Premise::Cover(fish, house) => {
                format!("{} in {} {branches}", self.fish(fish), house_name(*house))
            }
        }
    }

    fn branch(&self, branch: &Branch) -> String {
        let Fact { candidate, right } = branch.suppose;
        let supposed = self.fact(&[candidate.cell], candidate.digit, right);
        let alike = |a: &Line, b: &Line| {
            let same_digit = a.fact.candidate.digit == b.fact.candidate.digit;
            !a.fact.right && !b.fact.right && same_digit && a.why == b.why
        };
        let lines = branch.lines.chunk_by(alike).map(|lines| self.lines(lines));
        format!("{{{supposed}: {}}}", join(lines, " "))
    }

    /// Lines that say the same about several cells, as one.
    fn lines(&self, lines: &[Line]) -> String {
        let Some(first) = lines.first() else {
            return String::new();
        };
        let cells: Vec<Cell> = lines.iter().map(|line| line.fact.candidate.cell).collect();
        let fact = self.fact(&cells, first.fact.candidate.digit, first.fact.right);
        let why = match &first.why {
            Because::Sees(by) => format!("{}{}", by.digit, cell_name(self.geometry, by.cell)),
            Because::Truth(Truth::Cell(cell)) => cell_name(self.geometry, *cell),
            Because::Truth(Truth::House(house, _)) => house_name(*house),
            Because::Pattern(pattern) => {
                let pattern = self.of_pattern(pattern).unwrap_or_default();
                format!("({pattern})")
            }
        };
        format!("{fact} [{why}]")
    }

    fn fact(&self, cells: &[Cell], digit: Digit, right: bool) -> String {
        let sign = if right { "=" } else { "<>" };
        format!("{}{sign}{digit}", self.cells(cells))
    }
}

/// Reads a pattern of some shape.
pub(super) type Shape = fn(&mut Cursor<'_>) -> Option<Pattern>;

/// With these shapes inside: `{r1c2=3: r1c57<>3 [3r1c2]} {r1c2<>3: ...}`, `3 in c5 {r1c5=3: ...} {r4c5=3: ...}`,
/// `3 r15 c26 fr1c9 {r1c9=3: ...}`, `3 r15 c26 fr1c9 in c2 {r1c2=3: ...} {r5c2=3: ...} {r1c9=3: ...}`.
pub(super) fn net(cursor: &mut Cursor<'_>, shapes: &[Shape]) -> Option<Pattern> {
    let named = cursor.attempt(house).or_else(|| cursor.attempt(school));
    let mut branches = vec![branch(cursor, shapes)?];
    while cursor.ahead("{") {
        branches.push(branch(cursor, shapes)?);
    }
    let premise = named.or_else(|| cell(&branches));
    Some(Pattern::Forcing(Net {
        premise: premise.unwrap_or(Premise::Opposites),
        branches,
    }))
}

/// The house whose places are assumed one after the other.
fn house(cursor: &mut Cursor<'_>) -> Option<Premise> {
    let digit = cursor.digit()?;
    cursor.eat("in")?;
    let truth = Truth::House(cursor.house()?, digit);
    cursor.ahead("{").then_some(Premise::Truth(truth))
}

/// The fish whose fins are assumed, and the cover house whose places are, if any.
fn school(cursor: &mut Cursor<'_>) -> Option<Premise> {
    let fish = one_fish(cursor)?;
    let cover = cursor.attempt(|cursor| cursor.eat("in")).is_some();
    let premise = if cover {
        Premise::Cover(fish, cursor.house()?)
    } else {
        Premise::Fins(fish)
    };
    cursor.ahead("{").then_some(premise)
}

/// The cell whose digits are assumed one after the other.
fn cell(branches: &[Branch]) -> Option<Premise> {
    let cell = branches.first()?.suppose.candidate.cell;
    let is_of_cell =
        |branch: &Branch| branch.suppose.right && branch.suppose.candidate.cell == cell;
    let is_premise = branches.len() > 1 && branches.iter().all(is_of_cell);
    is_premise.then_some(Premise::Truth(Truth::Cell(cell)))
}

fn branch(cursor: &mut Cursor<'_>, shapes: &[Shape]) -> Option<Branch> {
    cursor.eat("{")?;
    let supposed = facts(cursor)?;
    let &[suppose] = supposed.as_slice() else {
        return cursor.miss("one-cell");
    };
    cursor.eat(":")?;
    let mut lines = Vec::new();
    while cursor.attempt(|cursor| cursor.eat("}")).is_none() {
        let facts = facts(cursor)?;
        cursor.eat("[")?;
        let digit = facts.first()?.candidate.digit;
        let why = because(cursor, digit, shapes)?;
        cursor.eat("]")?;
        let line = |fact| Line {
            fact,
            why: why.clone(),
        };
        lines.extend(facts.into_iter().map(line));
    }
    Some(Branch { suppose, lines })
}

fn facts(cursor: &mut Cursor<'_>) -> Option<Vec<Fact>> {
    let cells = cursor.cells()?.into_iter();
    let right = cursor.attempt(|cursor| cursor.eat("=")).is_some();
    if !right {
        cursor.eat("<>")?;
    }
    let digit = cursor.digit()?;
    let fact = |cell| Fact {
        candidate: Candidate { cell, digit },
        right,
    };
    Some(cells.map(fact).collect())
}

fn because(cursor: &mut Cursor<'_>, digit: Digit, shapes: &[Shape]) -> Option<Because> {
    if cursor.attempt(|cursor| cursor.eat("(")).is_some() {
        let pattern = cursor.within(|cursor| {
            shapes.iter().find_map(|shape| {
                cursor.attempt(|cursor| {
                    let pattern = shape(cursor)?;
                    cursor.eat(")").map(|()| pattern)
                })
            })
        });
        return pattern.map(|pattern| Because::Pattern(Box::new(pattern)));
    }
    let by = cursor.attempt(|cursor| {
        let digit = cursor.digit()?;
        let cell = cursor.cell()?;
        Some(Because::Sees(Candidate { cell, digit }))
    });
    let cell =
        |cursor: &mut Cursor<'_>| cursor.cell().map(|cell| Because::Truth(Truth::Cell(cell)));
    by.or_else(|| cursor.attempt(cell)).or_else(|| {
        let house = cursor.house()?;
        Some(Because::Truth(Truth::House(house, digit)))
    })
}

//! A step as HoDoKu itself writes it: shorter than [`step_line`](super::step_line), which says all that a proof
//! needs. The missing parts have to be found again on the grid: a [`Brief`] decides whether a step there is the
//! one meant. Source: the output of HoDoKu 2.3.2; <https://hodoku.sourceforge.net/en/techniques.php>

mod cells;
mod forms;
mod sets;
mod stated;
mod ways;

use super::cursor::{Cursor, StepError};
use super::read::deductions;
use super::runs::named_cells;
use super::write::{Writer, join};
use super::{Notation, Sequence};
use crate::board::{Cell, DigitSet, Geometry, Grid};
use crate::logic::{Branch, Deduction, Family, Info, Net, Pattern, Premise, Step, techniques};
use crate::text::notation::cell_name;
use cells::conclusions;
use forms::{FORMS, Form};

/// The step on this grid in HoDoKu's own words, whips and braids in Berthier's. For other techniques that HoDoKu
/// does not know, and on boards other than 9x9, as [`step_line`](super::step_line) writes it. Forcing chains and
/// nets have another line for each branch.
///
/// ```
/// use nonet::board::{Geometry, Grid, Puzzle};
/// use nonet::text::{hodoku_line, read_step};
/// let nine = Geometry::classic();
/// let step = read_step(&nine, "Hidden Single: 3 in b4 => r5c1=3").expect("a single");
/// let grid = Grid::new(&Puzzle::empty(nine));
/// assert_eq!(hodoku_line(&grid, &step), "Hidden Single: r5c1=3");
/// ```
pub fn hodoku_line(grid: &Grid, step: &Step) -> String {
    let geometry = grid.geometry();
    if let Some(sequence) = Sequence::of(geometry, step) {
        return sequence.line(geometry);
    }
    let row = step.technique.hodoku.filter(|_| geometry.side() == 9);
    let Some((row, body)) = row.and_then(|row| Some((row, body(grid, step)?))) else {
        return super::step_line(geometry, step, Notation::Hodoku);
    };
    let outcome = conclusions(geometry, step);
    let is_placed = row.code.starts_with("000") || row.code == "1201";
    let head = match (body.as_str(), is_placed) {
        (_, true) => format!("{}: {outcome}", row.name),
        ("", _) if row.code.starts_with("037") => format!("{}: => {outcome}", row.name),
        ("", _) => format!("{} => {outcome}", row.name),
        (body, _) if row.code.starts_with("13") => format!("{} {body} => {outcome}", row.name),
        (body, _) => format!("{}: {body} => {outcome}", row.name),
    };
    match &step.pattern {
        Pattern::Forcing(net) => head + &below(geometry, net),
        _ => head,
    }
}

/// The pattern in HoDoKu's words.
fn body(grid: &Grid, step: &Step) -> Option<String> {
    match form(step.technique.hodoku?.code) {
        Some(form) => form(grid, step),
        None => {
            let (geometry, notation) = (grid.geometry(), Notation::Hodoku);
            Writer { geometry, notation }.pattern(step)
        }
    }
}

/// How HoDoKu writes steps of the technique with this number; `None` if with all that a proof needs.
fn form(code: &str) -> Option<Form> {
    let fits = |(start, _): &&(&str, Form)| code.starts_with(start);
    FORMS.iter().find(fits).map(|&(_, form)| form)
}

/// A line for the fish, if there is one, and one for each branch: the assumption, and what follows.
fn below(geometry: &Geometry, net: &Net) -> String {
    let notation = Notation::Hodoku;
    let fish = match &net.premise {
        Premise::Fins(fish) | Premise::Cover(fish, _) => {
            format!("\n     {}", Writer { geometry, notation }.fish(fish))
        }
        Premise::Opposites | Premise::Truth(_) => String::new(),
    };
    let branch = |branch: &Branch| {
        let facts = branch.facts().map(|fact| {
            let sign = if fact.right { "=" } else { "<>" };
            let cell = cell_name(geometry, fact.candidate.cell);
            format!("{cell}{sign}{}", fact.candidate.digit)
        });
        format!("\n     {}", join(facts, " "))
    };
    fish + &join(net.branches.iter().map(branch), "")
}

/// A line of HoDoKu's, in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The techniques to which HoDoKu gives this name.
    pub techniques: Vec<&'static Info>,
    /// Its conclusions, sorted.
    pub deductions: Vec<Deduction>,
    /// The part between name and conclusions.
    text: String,
    /// That part in runs of text and of cells.
    body: Vec<(String, Vec<Cell>)>,
}

impl Brief {
    /// Reads a line; the part between the name and the conclusions is not examined.
    ///
    /// # Errors
    /// Names the place up to which the line was understood and what should follow.
    pub fn read(geometry: &Geometry, line: &str) -> Result<Self, StepError> {
        let mut cursor = Cursor::new(geometry, line);
        let parts = parts(&mut cursor);
        let (name, between, deductions) = parts.ok_or_else(|| cursor.error())?;
        let is_called = |info: &&Info| info.hodoku.is_some_and(|row| row.name == name);
        Ok(Self {
            techniques: techniques::infos().filter(is_called).collect(),
            deductions,
            text: between.to_owned(),
            body: runs(geometry, between),
        })
    }

    /// The steps that the line states in full, if it leaves nothing out.
    pub fn stated(&self, geometry: &Geometry) -> Vec<Step> {
        let digits = self.deductions.iter().map(|gone| gone.candidate().digit);
        let digits: DigitSet = digits.collect();
        let of = |technique: &&'static Info| {
            let technique = *technique;
            let code = technique.hodoku.map_or("", |row| row.code);
            let patterns = stated::patterns(geometry, code, &self.text, digits).into_iter();
            let step = move |pattern| Step {
                technique,
                deductions: self.deductions.clone(),
                pattern,
            };
            patterns.map(step).collect::<Vec<_>>()
        };
        self.techniques.iter().flat_map(of).collect()
    }

    /// Does HoDoKu leave out what a proof needs?
    pub fn leaves_out(&self) -> bool {
        let rows = self.techniques.iter().filter_map(|info| info.hodoku);
        rows.into_iter().any(|row| form(row.code).is_some())
    }

    /// Are branches written below it?
    pub fn is_forcing(&self) -> bool {
        let mut families = self.techniques.iter().map(|info| info.family());
        families.any(|family| family == Family::Forcing)
    }

    /// Would HoDoKu write this step on this grid like that? For forcing chains and nets only the conclusion is
    /// compared.
    pub fn is(&self, grid: &Grid, step: &Step) -> bool {
        let mut deductions = step.deductions.clone();
        deductions.sort();
        let is_net = matches!(step.pattern, Pattern::Forcing(_));
        let same =
            || body(grid, step).is_some_and(|body| runs(grid.geometry(), &body) == self.body);
        let is_named = self.techniques.contains(&step.technique);
        let is_meant = match is_net {
            true => is_named || self.is_forcing(),
            false => is_named && same(),
        };
        deductions == self.deductions && is_meant
    }
}

/// A name, the part after it, and the conclusions.
fn parts<'a>(cursor: &mut Cursor<'a>) -> Option<(&'static str, &'a str, Vec<Deduction>)> {
    let names = techniques::infos().filter_map(|info| Some(info.hodoku?.name));
    let name = cursor.called(names)?;
    Some((name, cursor.until("=>"), deductions(cursor)?))
}

/// Text without blanks, in small letters, and the cells that it names, however they are grouped. The digits at its
/// beginning are sorted: HoDoKu's order means nothing.
fn runs(geometry: &Geometry, text: &str) -> Vec<(String, Vec<Cell>)> {
    let plain = |text: &str| {
        let signs = text.chars().filter(|sign| !sign.is_whitespace());
        sorted(&signs.collect::<String>())
    };
    let text = text.trim().to_ascii_lowercase();
    let runs = named_cells(geometry, &text).into_iter();
    runs.map(|(text, cells)| match cells.as_slice() {
        [] => (plain(text), cells),
        _ => (String::new(), cells),
    })
    .collect()
}

/// The text with the digits at its beginning sorted: `3/8/4in` as `3/4/8in`.
fn sorted(text: &str) -> String {
    let is_list = |sign: char| sign.is_ascii_digit() || sign == '/';
    let (list, rest) = text.split_at(text.find(|sign| !is_list(sign)).unwrap_or(text.len()));
    let mut digits: Vec<&str> = list.split('/').collect();
    digits.sort_unstable();
    digits.join("/") + rest
}

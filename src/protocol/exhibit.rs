//! A step as the page shows it: what it concludes, and what is drawn and said of it.
//!
//! The page knows neither patterns nor notations. Whoever finds a step makes all this of it, in no language: the page
//! tells it in that of the moment.

use crate::board::{Cell, DigitSet, House};
use crate::logic::{Deduction, Evidence, Info, Node};
use serde::{Deserialize, Serialize};

/// A step to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exhibit {
    /// Which technique.
    pub technique: &'static Info,
    /// What it concludes: never empty.
    pub deductions: Vec<Deduction>,
    /// What is to be seen of its pattern. In a box, so that every answer is not as large as this one.
    pub evidence: Box<Evidence>,
    /// The house in which to look for it.
    pub house: House,
    /// The digits that a line of HoDoKu's library names for it.
    pub digits: DigitSet,
    /// The claims of its chains in order: supposed to be wrong, then right, then wrong, and so on. They are numbered
    /// from 1.
    pub nodes: Vec<Node>,
    /// The sets that have letters, from A.
    pub sets: Vec<Vec<Cell>>,
    /// Why it is right: line by line, claim by claim if it has claims, and at last the conclusion.
    pub reason: Vec<Sentence>,
    /// The step in HoDoKu's notation and in Eureka's, in runs with the cells that they name. The latter, read again, is
    /// the whole step; so is the former, unless it is a whip or braid, which is in Berthier's.
    pub written: [Vec<(String, Vec<Cell>)>; 2],
}

/// A sentence in no language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// The key of its phrase.
    pub key: String,
    /// What fills the phrase's gaps, by their names.
    pub gaps: Vec<(String, Filling)>,
}

/// What fills a gap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filling {
    /// These cells.
    Cells(Vec<Cell>),
    /// These houses.
    Houses(Vec<House>),
    /// This house, in a line that is about some of its cells only.
    Named(House),
    /// These digits, and the cells that they are about.
    Digits(DigitSet, Vec<Cell>),
    /// That the digit is in one of these cells.
    Claim(Node),
    /// The letter of the set with this number, from 0, and its cells.
    Set(u8, Vec<Cell>),
    /// What the step concludes.
    Outcome,
}

impl Exhibit {
    /// The step in each notation, as text.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let text = |runs: &Vec<(String, Vec<Cell>)>| runs.iter().map(|(text, _)| &**text).collect();
        self.written.iter().map(text)
    }

    /// The cells that it changes, one for each deduction.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let deductions = self.deductions.iter();
        deductions.map(|deduction| deduction.candidate().cell)
    }
}

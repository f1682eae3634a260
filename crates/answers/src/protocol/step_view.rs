//! A step as the page shows it: what it concludes, what is drawn, and what is said about it.
//!
//! The page knows neither patterns nor notations. The engine derives all this from a step, independent of language;
//! the page puts it into words.

use nonet::board::{Cell, DigitSet, House};
use nonet::logic::{Deduction, Evidence, Info, Node};
use serde::{Deserialize, Serialize};
use words::Key;

/// A step to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepView {
    /// Which technique.
    pub technique: &'static Info,
    /// What it concludes: never empty.
    pub deductions: Vec<Deduction>,
    /// The visible part of its pattern. Boxed, so that not every answer is as large as this one.
    pub evidence: Box<Evidence>,
    /// The house in which to look for it.
    pub house: House,
    /// The digits that a line of HoDoKu's library names for it.
    pub digits: DigitSet,
    /// The claims of its chains in order: assumed to be wrong, then right, then wrong, and so on. They are numbered
    /// from 1.
    pub nodes: Vec<Node>,
    /// The lettered sets, from A.
    pub sets: Vec<Vec<Cell>>,
    /// Why it is right: line by line, claim by claim if it has claims, and finally the conclusion.
    pub reason: Vec<Sentence>,
    /// The step in HoDoKu's notation and in Eureka's, in runs with the cells that they name. Eureka's, when read
    /// again, gives the whole step; so does HoDoKu's, except for a whip or braid, which is in Berthier's.
    pub written: [Vec<(String, Vec<Cell>)>; 2],
}

/// A sentence independent of language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// Its phrase.
    pub phrase: Phrase,
    /// What fills the phrase's gaps, by their names.
    pub gaps: Vec<(String, Filling)>,
}

/// What a sentence says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phrase {
    /// This phrase.
    Key(#[serde(with = "number")] Key),
    /// The explanation of the step's technique.
    Technique,
}

/// A key travels as its number.
mod number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use words::Key;

    pub(super) fn serialize<S: Serializer>(key: &Key, to: S) -> Result<S::Ok, S::Error> {
        key.number().serialize(to)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Key, D::Error> {
        u16::deserialize(from).map(Key::of_number)
    }
}

/// What fills a gap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filling {
    /// These cells.
    Cells(Vec<Cell>),
    /// These houses.
    Houses(Vec<House>),
    /// This house, in a line about only some of its cells.
    Named(House),
    /// These digits, and the cells that they refer to.
    Digits(DigitSet, Vec<Cell>),
    /// The claim that the digit is in one of these cells.
    Claim(Node),
    /// The letter of the set with this number, from 0, and its cells.
    Set(u8, Vec<Cell>),
    /// What the step concludes.
    Outcome,
}

impl StepView {
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

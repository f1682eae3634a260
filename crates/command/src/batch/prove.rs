//! Proves written steps: a puzzle, then its steps, as `nonet path` prints them.

use super::line;
use super::logic::{unique, verdict_of};
use nonet::board::{CellSet, Grid};
use nonet::logic::proof::{self, Flaw};
use nonet::logic::{Context, Deduction, Family, Step, Technique, techniques};
use nonet::text::{
    Brief, Expect, LibraryCase, ReadError, Sequence, StepError, deductions, read_step, with_houses,
};

/// Judges the lines of a file one after the other.
#[derive(Debug)]
pub struct Prover {
    expect: Expect,
    on: Boards,
    state: Option<State>,
}

/// The boards on which steps are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// Each on the board left by the proved steps before it.
    Left,
    /// All on the puzzle as it stands.
    Puzzle,
}

/// A board, and the givens if they have one solution.
#[derive(Debug)]
struct State {
    grid: Grid,
    givens: Option<CellSet>,
    /// Was the last line a forcing chain or net of HoDoKu's, whose branches follow?
    branches: bool,
}

/// The result of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is blank, a comment, or the dash that ends a path.
    Nothing,
    /// A puzzle, to which the steps after it apply.
    Puzzle,
    /// The step is right, and for the reason it gives.
    Proved,
    /// It is not proved, for this reason.
    Unproved(Doubt),
    /// It could not be read.
    Bad(BadStep),
}

/// Why a line could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStep {
    /// It is neither a puzzle nor a line of a library.
    Puzzle(ReadError),
    /// It is not a step.
    Step(StepError),
    /// A step before any puzzle.
    NoBoard,
}

/// Why a step is not proved; deductions are written as in steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The board already shows these.
    Old(String),
    /// The pattern does not fit its shape: the claim with this slug does not hold.
    NotSo(&'static str),
    /// The pattern is there, but these do not follow from it.
    DoesNotFollow(String),
    /// There were too many ways to try.
    TooLong,
    /// The line leaves out what a proof needs, and no pattern of its technique here fits it.
    NotFound,
}

impl Prover {
    /// A prover for boards about which this much is known.
    pub fn new(expect: Expect, on: Boards) -> Self {
        Self {
            expect,
            on,
            state: None,
        }
    }

    /// Judges a line: indented ones are steps, others puzzles or lines of HoDoKu's library.
    ///
    /// ```
    /// use batch::{Boards, Doubt, Judged, Prover};
    /// let mut prover = Prover::new(Default::default(), Boards::Left);
    /// assert_eq!(prover.line("123............. # 4x4"), Judged::Puzzle);
    /// assert_eq!(prover.line("  Full House: 4 in r1 => r1c4=4"), Judged::Proved);
    /// assert_eq!(
    ///     prover.line("  Naked Single: r2c1=3"),
    ///     Judged::Unproved(Doubt::NotSo("a-single-is-alone"))
    /// );
    /// ```
    pub fn line(&mut self, text: &str) -> Judged {
        if line::is_nothing(text) || text.trim() == "-" {
            return Judged::Nothing;
        }
        if self.state.as_ref().is_some_and(|state| state.branches) && is_branch(text) {
            return Judged::Nothing;
        }
        let judged = if text.starts_with(char::is_whitespace) {
            self.step(text)
        } else {
            self.puzzle(text).map(|()| Judged::Puzzle)
        };
        judged.unwrap_or_else(Judged::Bad)
    }

    fn puzzle(&mut self, text: &str) -> Result<(), BadStep> {
        self.state = None;
        let (grid, givens) = if text.starts_with(':') {
            let case = LibraryCase::read(text);
            let case = case.map_err(|error| BadStep::Puzzle(ReadError::Case(error)))?;
            (case.grid(), case.givens)
        } else {
            let board = line::read(text, &self.expect)
                .map_err(BadStep::Puzzle)?
                .board;
            (Grid::new(&board.puzzle), board.puzzle)
        };
        let givens = unique(&givens, &verdict_of(&givens, None));
        self.state = Some(State {
            grid,
            givens,
            branches: false,
        });
        Ok(())
    }

    fn step(&mut self, text: &str) -> Result<Judged, BadStep> {
        let state = self.state.as_mut().ok_or(BadStep::NoBoard)?;
        let brief = Brief::read(state.grid.geometry(), text).ok();
        state.branches = brief.as_ref().is_some_and(Brief::is_forcing);
        let step = match state.meant(text, brief)? {
            Ok(step) => step,
            Err(why) => return Ok(Judged::Unproved(why)),
        };
        if self.on == Boards::Left {
            step.apply(&mut state.grid);
        }
        Ok(Judged::Proved)
    }
}

impl State {
    /// The step that a line means, proved, or why it is not. A line that leaves out what a proof needs means a
    /// step that is found here and that HoDoKu would write like that.
    fn meant(&self, text: &str, brief: Option<Brief>) -> Result<Result<Step, Doubt>, BadStep> {
        let context = Context::knowing(&self.grid, self.givens.as_ref());
        let proved = |step: &Step| proof::check(&context, step);
        if let Some(sequence) = Sequence::read(self.grid.geometry(), text) {
            let step = sequence.on(&self.grid).ok_or(Doubt::NotFound);
            let judge = |step: Step| match proved(&step) {
                Ok(()) => Ok(step),
                Err(flaw) => Err(doubt(flaw, &step, &self.grid)),
            };
            return Ok(step.and_then(judge));
        }
        let said = read_step(self.grid.geometry(), text);
        let said = said.map(|step| with_houses(&self.grid, step));
        let said = said.map_err(BadStep::Step);
        let flaw = match &said {
            Ok(step) => proved(step).err().map(|flaw| doubt(flaw, step, &self.grid)),
            Err(_) => Some(Doubt::NotFound),
        };
        let Some(why) = flaw else {
            return said.map(Ok);
        };
        let is_brief = brief.as_ref().is_some_and(Brief::leaves_out);
        let meant = brief.map(|brief| stated_or_found(&context, &brief));
        let found = meant.and_then(|meant| meant.into_iter().find(|step| proved(step).is_ok()));
        match found {
            Some(step) => Ok(Ok(step)),
            None if is_brief => Ok(Err(why)),
            None => said.map(|_| Err(why)),
        }
    }
}

/// The steps that a line states in full, otherwise the first one here that HoDoKu would write like that.
fn stated_or_found(context: &Context<'_>, brief: &Brief) -> Vec<Step> {
    let mut steps = brief.stated(context.geometry());
    if steps.is_empty() {
        steps.extend(find(context, brief));
    }
    steps
}

/// The first step here that HoDoKu would write like that. Conclusions of HoDoKu's forcing chains may take a net
/// here, where they have neither groups nor sets.
fn find(context: &Context<'_>, brief: &Brief) -> Option<Step> {
    let is_named = |technique: &&dyn Technique| brief.techniques.contains(&technique.info());
    let is_like = |technique: &&dyn Technique| {
        brief.is_forcing() && technique.info().family() == Family::Forcing
    };
    let named = techniques::every().filter(is_named);
    let like = techniques::ALL.iter().copied().filter(is_like);
    let mut steps = named
        .chain(like)
        .flat_map(|technique| technique.all(context));
    steps.find(|step| brief.is(context.grid(), step))
}

/// Does this line just list the consequences of a supposition: `r1c2=3 r1c5<>3 r4c57=3`? In HoDoKu's nets the
/// facts that join the path are in brackets: `r7c2=9 (r1c2<>9 r1c8<>9) r1c3=9 r1c2=5`.
fn is_branch(text: &str) -> bool {
    let is_fact = |word: &str| {
        let word = word.trim_matches(['(', ')']);
        let parts = word.split_once("<>").or_else(|| word.split_once('='));
        parts.is_some_and(|(cells, digits)| {
            cells.split(',').all(is_place) && digits.bytes().all(|sign| sign.is_ascii_digit())
        })
    };
    text.split_whitespace().all(is_fact) || is_fish(text) || is_chain(text)
}

/// Does the line only name a fish, as below a Kraken fish?
fn is_fish(text: &str) -> bool {
    let fish = text.rsplit_once(": ").map_or(text, |(_, fish)| fish);
    let mut words = fish.split_whitespace();
    let is_digit = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
    let is_part = |word: &str| is_place(word.trim_start_matches(['e', 'f']));
    words.next().is_some_and(is_digit) && words.all(is_part)
}

/// Is the line a chain from a fin, as HoDoKu writes it: `r1c5 -9- r23c6 =9= r4c6 -9- r4c2`?
fn is_chain(text: &str) -> bool {
    let is_link = |word: &str| word.starts_with(['-', '=']) && word.ends_with(['-', '=']);
    let mut words = text.split_whitespace().enumerate();
    words.all(|(number, word)| match number % 2 {
        0 => is_place(word),
        _ => is_link(word),
    })
}

/// Could this be the name of houses or cells?
fn is_place(word: &str) -> bool {
    word.starts_with(['r', 'c', 'b']) && word.bytes().all(|sign| sign.is_ascii_alphanumeric())
}

fn doubt(flaw: Flaw, step: &Step, grid: &Grid) -> Doubt {
    let written = |told: &[Deduction]| deductions(grid.geometry(), told);
    match flaw {
        Flaw::Idle => {
            let is_old = |deduction: &&Deduction| !grid.has(deduction.candidate());
            let old: Vec<Deduction> = step.deductions.iter().filter(is_old).copied().collect();
            Doubt::Old(written(&old))
        }
        Flaw::Pattern(claim) => Doubt::NotSo(claim),
        Flaw::DoesNotFollow(deduction) => Doubt::DoesNotFollow(written(&[deduction])),
        Flaw::TooLong => Doubt::TooLong,
    }
}

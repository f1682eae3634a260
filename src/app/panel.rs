//! What the workspaces show of results, as data.

use super::action::CopyKind;
use super::faults::FileFault;
use crate::board::sort_short;
use crate::logic::{Info, Step};
use crate::protocol::{About, Answer, Counted, Failure, Help};
use crate::text::{Board, Ignored, ReadError};

/// How far a hint is told before it is carried out.
pub const HINT_LEVELS: usize = 4;

/// What the Solve workspace shows under its buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Panel {
    /// The invitation on an empty board, the path so far on any other.
    #[default]
    Rest,
    /// A hint, told so far: 1 what sort of step, 2 which technique and where, 3 the cells, 4 the proof.
    Hint(Help, usize),
    /// All steps there are, and which of them is looked at.
    Steps(Listed),
    /// The whole path, whether it ends in the solution, and before which step the board is shown.
    Path(Vec<Step>, bool, usize),
    /// The one deduction that was carried out.
    Stepped(Step),
    /// Solutions counted, and which of them is shown, from 0.
    Counted(About<Counted>, usize),
    /// An answer that needs no more than itself to be shown.
    Answer(Answer),
    /// The digits that repeat.
    Conflicts,
    /// No answer came.
    Failed(Failure),
}

/// A list of steps to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// All of them, easiest technique first.
    pub steps: Vec<Step>,
    /// Which of them is looked at.
    pub at: Option<usize>,
    /// The technique whose steps are listed; all if none is chosen.
    pub only: Option<&'static Info>,
    /// Are those that conclude most listed first?
    pub by_effect: bool,
}

/// What the Text workspace shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum TextPanel {
    /// Nothing yet.
    #[default]
    Rest,
    /// What was read and what was passed over.
    Read(usize, Vec<Ignored>),
    /// It may mean any of these boards: which one is asked.
    Unclear(Vec<Board>),
    /// Why nothing was read.
    Refused(ReadError),
    /// A file that was not read, by its name, and why not.
    Unreadable(String, FileFault),
    /// Text that the clipboard did not take.
    ByHand(CopyKind, String),
}

impl Panel {
    /// The step whose pattern is on the board.
    pub(super) fn step(&self) -> Option<&Step> {
        match self {
            Self::Hint(Help::Step(step), _) | Self::Stepped(step) => Some(step),
            Self::Path(steps, _, at) => steps.get(*at),
            panel => panel.chosen(),
        }
    }

    /// The step of the list of all steps that is looked at.
    pub(super) fn chosen(&self) -> Option<&Step> {
        match self {
            Self::Steps(listed) => listed.steps.get(listed.at?),
            _ => None,
        }
    }
}

impl Listed {
    /// The techniques that have steps, and how many.
    pub fn kinds(&self) -> Vec<(&'static Info, usize)> {
        let mut kinds: Vec<(&'static Info, usize)> = Vec::new();
        for step in &self.steps {
            match kinds.iter_mut().find(|(kind, _)| *kind == step.technique) {
                Some((_, n)) => *n += 1,
                None => kinds.push((step.technique, 1)),
            }
        }
        kinds
    }

    /// The places of the steps that are listed, in the order of the list.
    pub fn order(&self) -> Vec<usize> {
        let is_listed = |&index: &usize| {
            let kind = self.steps[index].technique;
            self.only.is_none_or(|only| only == kind)
        };
        let mut order: Vec<usize> = (0..self.steps.len()).filter(is_listed).collect();
        if self.by_effect {
            let size = |&index: &usize| std::cmp::Reverse(self.steps[index].deductions.len());
            sort_short(&mut order, size);
        }
        order
    }
}

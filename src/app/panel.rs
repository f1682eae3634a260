//! What the workspaces show as results, as data.

use super::action::CopyKind;
use super::faults::FileFault;
use crate::board::sort_short;
use crate::logic::{Info, Step};
use crate::protocol::{About, Answer, Counted, Failure, Help};
use crate::text::{Board, Ignored, ReadError};

/// The levels of a hint before it is carried out.
pub const HINT_LEVELS: usize = 4;

/// What the Solve workspace shows under its buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Panel {
    /// The invitation on an empty board, or the path so far on any other.
    #[default]
    Rest,
    /// A hint and its level: 1 the family, 2 which technique and where, 3 the cells, 4 the proof.
    Hint(Help, usize),
    /// All steps there are, and which of them is shown.
    Steps(Listed),
    /// The whole path, whether it ends in the solution, and the step before which the board is shown.
    Path(Vec<Step>, bool, usize),
    /// The one deduction that was carried out.
    Stepped(Step),
    /// Solutions counted, and which of them is shown, from 0.
    Counted(About<Counted>, usize),
    /// An answer that needs nothing else to be shown.
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
    /// Which of them is shown.
    pub at: Option<usize>,
    /// The technique whose steps are listed; all if none is chosen.
    pub only: Option<&'static Info>,
    /// Are those with the most conclusions listed first?
    pub by_effect: bool,
}

/// What the Text workspace shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum TextPanel {
    /// Nothing yet.
    #[default]
    Rest,
    /// What was read and what was skipped.
    Read(usize, Vec<Ignored>),
    /// It may mean any of these boards: the user is asked which.
    Unclear(Vec<Board>),
    /// Why the text was not read.
    Refused(ReadError),
    /// A file that was not read: its name, and why.
    Unreadable(String, FileFault),
    /// Text that the clipboard refused.
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

    /// The step shown, in the list of all steps.
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

    /// The indices of the steps listed, in the order of the list.
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

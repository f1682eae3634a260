//! What the workspaces show as results, as data.

use super::action::CopyKind;
use super::choice::Workspace;
use super::instead::Instead;
use crate::steps::cascade::Cascade;
use crate::steps::reel::Reel;
use crate::text::imported::{Imported, Offered};
use answers::protocol::{About, Answer, Counted, Failure, HintResult, JobId, StepView};
use game::faults::FileFault;
use nonet::board::sort_short;
use nonet::logic::{Family, Info};
use nonet::text::{Board, Broken, Ignored, Offer, ReadError};
use std::cmp::Reverse;
use std::sync::Arc;

/// What the Solve workspace shows under its buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Panel {
    /// The invitation on an empty board, or the path so far on any other board.
    #[default]
    Rest,
    /// A hint and its level: 1 the family, 2 which technique and where, 3 the cells, 4 the proof.
    Hint(HintResult, usize),
    /// All possible steps, and which of them is shown.
    Steps(Listed),
    /// Deductions played in their order: those of Propagate, or the solution path.
    Cascade(Cascade),
    /// The one deduction that was carried out.
    Stepped(StepView),
    /// Solutions counted, and which of them is shown, from 0.
    Counted(About<Counted>, usize),
    /// An answer with no other state.
    Answer(Arc<Answer>),
    /// The digits that repeat.
    Conflicts,
    /// The player's marks compared with the computed candidates.
    Compared,
    /// The tree of changes, and the replay of the way to here, if one is shown.
    History(Option<Reel>),
    /// A request that cannot be met, and what to do instead.
    Instead(&'static Instead),
    /// No answer came.
    Failed(Failure),
}

/// All steps to choose from: a tree of families and techniques.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listed {
    /// All of them, easiest technique first.
    pub steps: Vec<StepView>,
    /// The technique of the first step not listed, if there are more than these.
    pub cut: Option<&'static Info>,
    /// Which of them is shown.
    pub at: Option<usize>,
    /// The branches that are open.
    pub open: Vec<Branch>,
    /// Are the steps with the most conclusions listed first?
    pub by_effect: bool,
}

/// A branch of the tree of steps: a family, or a technique that has steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// The place of a family in [`Family::ALL`].
    Family(usize),
    /// The place of a technique in [`Listed::kinds`].
    Kind(usize),
}

/// What the Text workspace shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum TextPanel {
    /// Nothing yet.
    #[default]
    Rest,
    /// What was read and what was skipped.
    Read(usize, Vec<Ignored>),
    /// Several boards that the text may mean: the user is asked which.
    Unclear(Vec<Board>),
    /// What the workshop made of a text.
    Imported(Imported),
    /// Why the text was not read.
    Refused(ReadError),
    /// It is marked as the format with this slug, and has this fault.
    Damaged(String, Broken),
    /// A file that was not read: its name, and why.
    Unreadable(String, FileFault),
    /// Text that the clipboard refused.
    ByHand(CopyKind, String),
    /// The board in other programs' formats.
    Offered(Offered),
    /// The formats that can be pasted.
    Pasteable(Vec<Offer>),
    /// The QR code of a link.
    Qr(Qr),
}

/// The QR code of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Qr {
    /// The whole link.
    pub link: String,
    /// The drawing.
    pub drawing: Drawing,
}

/// A drawing that the workshop makes.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawing {
    /// This job makes it.
    Asked(JobId),
    /// The drawing, as SVG.
    Here(String),
    /// There is too much to draw.
    TooLarge,
}

impl Qr {
    /// The drawing, once it is here.
    pub(super) fn svg(&self) -> Option<&str> {
        match &self.drawing {
            Drawing::Here(svg) => Some(svg),
            Drawing::Asked(_) | Drawing::TooLarge => None,
        }
    }
}

impl Panel {
    /// The workspace that shows it.
    pub(super) fn workspace(&self) -> Workspace {
        match self {
            Self::Counted(..) => Workspace::Solutions,
            Self::Answer(answer) => match **answer {
                Answer::Rate(_) | Answer::Solve(_) => Workspace::Solve,
                _ => Workspace::Solutions,
            },
            _ => Workspace::Solve,
        }
    }

    /// The step whose pattern is on the board.
    pub(super) fn step(&self) -> Option<&StepView> {
        match self {
            Self::Hint(HintResult::Step(step), _) | Self::Stepped(step) => Some(step),
            Self::Cascade(cascade) => cascade.step(),
            panel => panel.chosen(),
        }
    }

    /// The panel's moments to be played, if it has any.
    pub(super) fn reel(&self) -> Option<&Reel> {
        match self {
            Self::Cascade(cascade) => Some(&cascade.reel),
            Self::History(reel) => reel.as_ref(),
            _ => None,
        }
    }

    /// The panel's moments to be played, mutably.
    pub(super) fn reel_mut(&mut self) -> Option<&mut Reel> {
        match self {
            Self::Cascade(cascade) => Some(&mut cascade.reel),
            Self::History(reel) => reel.as_mut(),
            _ => None,
        }
    }

    /// The step shown, in the list of all steps.
    pub(super) fn chosen(&self) -> Option<&StepView> {
        match self {
            Self::Steps(listed) => listed.steps.get(listed.at?),
            _ => None,
        }
    }
}

impl Branch {
    /// The branch's unique number.
    pub fn number(self) -> usize {
        match self {
            Self::Family(place) => place,
            Self::Kind(place) => Family::ALL.len() + place,
        }
    }

    /// The branch with this number.
    pub fn numbered(number: usize) -> Self {
        let kind = number.checked_sub(Family::ALL.len());
        kind.map_or(Self::Family(number), Self::Kind)
    }
}

impl Listed {
    /// The techniques that have steps, family by family, easiest first, each with the places of its steps in the
    /// list.
    pub fn kinds(&self) -> Vec<(&'static Info, Vec<usize>)> {
        let mut kinds: Vec<(&'static Info, Vec<usize>)> = Vec::new();
        for (place, step) in self.steps.iter().enumerate() {
            match kinds.iter_mut().find(|(kind, _)| *kind == step.technique) {
                Some((_, places)) => places.push(place),
                None => kinds.push((step.technique, vec![place])),
            }
        }
        let families: Vec<Family> = kinds.iter().map(|(kind, _)| kind.family()).collect();
        let rank = |family| families.iter().position(|&other| other == family);
        sort_short(&mut kinds, |(kind, _)| rank(kind.family()));
        if self.by_effect {
            let size = |&place: &usize| Reverse(self.steps[place].deductions.len());
            kinds
                .iter_mut()
                .for_each(|(_, places)| sort_short(places, size));
        }
        kinds
    }

    /// The places of the steps in the order of the tree.
    pub fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        for (_, places) in self.kinds() {
            order.extend(places);
        }
        order
    }

    /// Shows a step and opens its branches.
    pub fn choose(&mut self, at: usize) {
        self.at = Some(at);
        let technique = self.steps[at].technique;
        let kind = self.kinds().iter().position(|(kind, _)| *kind == technique);
        let family = Branch::Family(technique.family() as usize);
        for branch in [kind.map(Branch::Kind), Some(family)] {
            self.open
                .extend(branch.filter(|branch| !self.open.contains(branch)));
        }
    }

    /// Opens or closes a branch.
    pub fn toggle(&mut self, branch: Branch) {
        match self.open.iter().position(|&open| open == branch) {
            Some(place) => drop(self.open.swap_remove(place)),
            None => self.open.push(branch),
        }
    }
}

//! The page in pieces: each is made when its content has changed, and otherwise stays the same node.

use super::waiting;
use super::{board, charts, class, code, counters, extras, notes, player, setup, trial};
use crate::model::{Model, Room};
use crate::msg::Change;
use markup::Node;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

/// A piece of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Piece {
    /// Rows of the board of a run.
    Band(usize, usize),
    Player,
    Counters,
    Extras,
    Code,
    /// The current line of a single run's code.
    Line,
    /// The rest of a run. It comes after every other piece that shows its steps: once its end is shown, so is all
    /// else.
    Lane(usize),
    Picture(usize),
    Note(usize),
    Waiting(usize),
    Setup,
    Pages,
    /// The task that the run belongs to.
    Task,
    /// The setup of the experiment.
    Plan,
    /// The buttons of the experiment.
    Actions,
    Results,
    TrialPicture(usize),
    /// The table below the experiment's pictures.
    TrialTable,
    Class,
}

impl Piece {
    /// All pieces of the current room, those seen first at the front.
    fn all(model: &Model) -> Vec<Self> {
        match model.room {
            Room::Trial => return Self::of_trial().collect(),
            Room::Class => return vec![Self::Class],
            Room::Watch => {}
        }
        let lanes = model.setup.lanes.len();
        let boards = (0..lanes).flat_map(|lane| Self::bands(model, lane));
        let run = [
            Self::Player,
            Self::Counters,
            Self::Line,
            Self::Extras,
            Self::Code,
        ];
        let runs = (0..lanes).map(Self::Lane);
        let pictures = (0..charts::places(lanes)).map(Self::Picture);
        let notes = (0..lanes).flat_map(|lane| [Self::Note(lane), Self::Waiting(lane)]);
        let pieces = boards.chain(run).chain(runs).chain(pictures).chain(notes);
        pieces
            .chain([Self::Setup, Self::Task, Self::Pages])
            .collect()
    }

    /// The pieces of the experiment.
    pub(super) fn of_trial() -> impl Iterator<Item = Self> {
        let pictures = (0..trial::N_PICTURES).map(Self::TrialPicture);
        let first = [Self::Plan, Self::Actions, Self::Results].into_iter();
        first.chain(pictures).chain([Self::TrialTable])
    }

    /// The bands of a run's board.
    pub(super) fn bands(model: &Model, lane: usize) -> impl Iterator<Item = Self> {
        let bands = 0..board::bands(model.puzzle.geometry());
        bands.map(move |band| Self::Band(lane, band))
    }

    /// Does this change affect the piece? Pictures follow the record, which comes four times a second, not the
    /// looks, which come sixty times a second: that is enough to see them grow. Numbers shown next to the counters
    /// follow the looks as the counters do, or name the moment they belong to.
    fn shows(self, change: Change) -> bool {
        let is_look = matches!(
            self,
            Self::Band(..)
                | Self::Player
                | Self::Counters
                | Self::Extras
                | Self::Code
                | Self::Line
                | Self::Waiting(_)
                | Self::Lane(_)
        );
        let is_picture = matches!(self, Self::Picture(_) | Self::Note(_));
        let is_trial = matches!(
            self,
            Self::Actions | Self::Results | Self::TrialPicture(_) | Self::TrialTable
        );
        match change {
            Change::Look => is_look,
            Change::Record => is_picture,
            Change::Setup => matches!(self, Self::Setup | Self::Plan),
            Change::Trial => is_trial,
            Change::Mark(tree) => {
                self == Self::Picture(charts::tree(tree))
                    || self == Self::Picture(charts::merged(tree))
            }
            Change::Other => true,
        }
    }

    /// The piece as it should look now, if there is anything to show.
    fn node(self, model: &Model) -> Option<Node> {
        match self {
            Self::Band(lane, band) => board::band(model, lane, band),
            Self::Lane(lane) => board::lane(model, lane),
            Self::Player => Some(player::player(model)),
            Self::Counters => Some(counters::counters(model)),
            Self::Extras => Some(extras::extras(model)),
            Self::Code => Some(code::code(model)),
            Self::Line => code::line(model),
            Self::Picture(place) => charts::card(model, place),
            Self::Note(lane) => notes::cards(model, lane),
            Self::Waiting(lane) => waiting::card(model, lane),
            Self::Setup => Some(setup::setup(model)),
            Self::Pages => Some(code::page(model)),
            Self::Task => class::task_card(model),
            Self::Plan => Some(trial::plan(model)),
            Self::Actions => Some(trial::actions(model)),
            Self::Results => trial::results(model),
            Self::TrialPicture(place) => trial::card(model, place),
            Self::TrialTable => trial::more(model),
            Self::Class => Some(class::room(model)),
        }
    }
}

/// The pieces as last made, and those to be remade one after the other: all at once, with the layout that follows,
/// would hold the page up for longer than a frame.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    made: BTreeMap<Piece, Rc<Node>>,
    stale: VecDeque<Piece>,
}

impl Kept {
    /// All pieces as they should look now.
    ///
    /// ```
    /// use lab_page::{Model, view::{Kept, view}};
    ///
    /// let model = Model::default();
    /// assert_eq!(view(&model, &Kept::new(&model)).tag, "div");
    /// ```
    pub fn new(model: &Model) -> Self {
        let mut kept = Self::default();
        kept.touch(model, Change::Other);
        while kept.renew(model) {}
        kept
    }

    /// Notes that the model has changed.
    pub fn touch(&mut self, model: &Model, change: Change) {
        if change == Change::Other {
            self.stale.clear(); // all of them again, starting with those awaited most
        }
        for piece in Piece::all(model) {
            if piece.shows(change) && !self.stale.contains(&piece) {
                self.stale.push_back(piece);
            }
        }
    }

    /// Remakes the piece that has waited longest. Returns false if none waits.
    pub fn renew(&mut self, model: &Model) -> bool {
        let Some(piece) = self.stale.pop_front() else {
            return false;
        };
        match piece.node(model) {
            Some(node) => self.made.insert(piece, node.into()),
            None => self.made.remove(&piece),
        };
        true
    }

    /// Notes that the user has set the field with this name: it stays as set until its piece is remade.
    pub fn field_was_set(&mut self, field: &str, value: &str) {
        for node in self.made.values_mut().filter(|node| node.has_field(field)) {
            Rc::make_mut(node).field_was_set(field, value);
        }
    }

    /// Does every piece look as it should?
    pub fn is_fresh(&self) -> bool {
        self.stale.is_empty()
    }

    /// Does every piece that this change affects look as it should?
    pub fn has_shown(&self, change: Change) -> bool {
        !self.stale.iter().any(|piece| piece.shows(change))
    }

    /// The piece, if there is anything to show.
    pub(super) fn piece(&self, piece: Piece) -> Option<Rc<Node>> {
        self.made.get(&piece).cloned()
    }
}

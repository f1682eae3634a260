//! The cells: their content, and how they are marked.

use super::board::{CellView, Origin};
use crate::edit::filter::Filter;
use crate::model::{Model, Switch};
use crate::steps::scene::Scene;
use game::play::{By, Play};
use nonet::board::{Cell, Digit, DigitSet, Grid, House, Layer, Marks, Puzzle};
use std::sync::Arc;

/// Every cell, in reading order.
pub(super) fn all(model: &Model, scene: &Scene) -> Vec<CellView> {
    let play = scene.play.as_ref().unwrap_or(&model.play);
    let look = Look {
        model,
        play,
        board: play.board(),
        scene,
        grid: play.grid(),
        selected: model.selected(),
        certain: certain(model),
        solution: model.solution(),
    };
    let cells = model.play.geometry().cells();
    cells.map(|cell| look.cell(cell)).collect()
}

/// A cell with everything but its place hidden by a pause.
pub(super) fn hidden(cell: CellView) -> CellView {
    CellView {
        digit: None,
        origin: Origin::Hidden,
        candidates: None,
        mine: Marks::default(),
        same: false,
        lit: false,
        clashes: Vec::new(),
        wrong: false,
        lacking: false,
        supposed: false,
        pointed: false,
        ..cell
    }
}

/// All that the look of a cell depends on.
struct Look<'a> {
    model: &'a Model,
    /// The board shown: the game's, or that of a moment of a cascade.
    play: &'a Play,
    board: Puzzle,
    scene: &'a Scene,
    grid: Grid,
    selected: Vec<Cell>,
    /// The board before the supposition, if suppositions are shown.
    certain: Option<Play>,
    /// The solution, if a switch may reveal it.
    solution: Option<Arc<[Digit]>>,
}

/// The board where the supposition began, if one is under way and suppositions are shown.
fn certain(model: &Model) -> Option<Play> {
    let from = model.play.history().supposed()?;
    let is_shown = model.settings.switches.is_on(Switch::Supposed);
    is_shown.then(|| model.play.at(from))
}

impl Look<'_> {
    fn cell(&self, cell: Cell) -> CellView {
        let settings = &self.model.settings;
        let digit = self.digit(cell);
        let here = self.digit(settings.cursor);
        CellView {
            cell,
            digit,
            origin: self.origin(cell),
            candidates: self.shown(cell),
            mine: self.mine(cell),
            marks: self.scene.marks(cell),
            box_starts: self.box_starts(cell),
            selected: self.model.ui.selection.contains(cell, settings.cursor),
            peer: settings.switches.is_on(Switch::Peers) && self.is_seen(cell),
            same: settings.switches.is_on(Switch::Same) && digit.is_some() && digit == here,
            lit: self.is_lit(cell),
            clashes: self.clashes(cell),
            wrong: self.is_on(Switch::Wrong)
                && self
                    .right(cell)
                    .is_some_and(|right| self.is_wrong(cell, right)),
            lacking: self.is_on(Switch::Lacking)
                && self
                    .right(cell)
                    .is_some_and(|right| self.lacks(cell, right)),
            role: self.scene.role(cell),
            supposed: digit.is_some() && self.is_supposed(cell),
            pointed: self.model.ui.pointed.contains(&cell),
        }
    }

    /// Does it hold the digit in focus, or may it, by the player's marks or by the candidates if those are shown?
    /// Or does it show two candidates, if such cells have the focus?
    fn is_lit(&self, cell: Cell) -> bool {
        let marks = || self.play.square(cell).marks.digits();
        let shown = || self.shown(cell);
        match (self.model.ui.filter, self.digit(cell)) {
            (Some(filter), Some(held)) => held == filter.digit,
            (Some(Filter { digit, .. }), None) => {
                marks().contains(digit) || shown().is_some_and(|shown| shown.contains(digit))
            }
            (None, None) if self.model.ui.pairs => shown().unwrap_or_else(marks).len() == 2,
            (None, _) => false,
        }
    }

    /// The computed candidates, if the cell shows them.
    fn shown(&self, cell: Cell) -> Option<DigitSet> {
        let shows = self.shows_candidates(cell);
        shows.then(|| self.grid.candidates(cell))
    }

    /// Was its digit placed under a supposition?
    fn is_supposed(&self, cell: Cell) -> bool {
        let certain = self.certain.as_ref();
        let before = certain.map(|certain| certain.square(cell).digit);
        before.is_some_and(|before| before != self.play.square(cell).digit)
    }

    /// Do all selected cells see it?
    fn is_seen(&self, cell: Cell) -> bool {
        let geometry = self.model.play.geometry();
        let mut selected = self.selected.iter();
        selected.all(|&other| geometry.sees(cell, other))
    }

    /// The player's marks that no digit hides, and the colours of candidates that are visible.
    fn mine(&self, cell: Cell) -> Marks {
        let marks = self.play.square(cell).marks;
        match self.digit(cell) {
            None => {
                let shown = self.shown(cell).unwrap_or(DigitSet::EMPTY);
                marks.tinted_only(marks.digits().union(shown))
            }
            Some(_) => Marks::default().with(Layer::Colour, marks.get(Layer::Colour)),
        }
    }

    fn box_starts(&self, cell: Cell) -> [bool; 2] {
        let geometry = self.model.play.geometry();
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let other =
            |row, col| geometry.box_index(geometry.cell(row, col)) != geometry.box_index(cell);
        [
            col > 0 && other(row, col - 1),
            row > 0 && other(row - 1, col),
        ]
    }

    /// The digit in the cell, or shown there.
    fn digit(&self, cell: Cell) -> Option<Digit> {
        let shown = self.scene.shown.get(cell.index()).copied().flatten();
        match self.play.square(cell).digit {
            Some((given, By::Given)) => Some(given),
            held => shown.or(held.map(|(digit, _)| digit)),
        }
    }

    /// A digit that is only shown is not in the game.
    fn origin(&self, cell: Cell) -> Origin {
        let game = match self.scene.is_past {
            true => self.play,
            false => &self.model.play,
        };
        let in_game = game.square(cell).digit;
        let digit = self.digit(cell);
        if digit.is_some() && digit != in_game.map(|(digit, _)| digit) {
            return Origin::Shown;
        }
        match in_game.filter(|_| digit.is_some()) {
            None => Origin::Empty,
            Some((_, By::Given)) => Origin::Given,
            Some((_, By::Player)) => Origin::Own,
            Some((_, By::Tool)) => Origin::Tool,
        }
    }

    fn is_on(&self, switch: Switch) -> bool {
        self.model.settings.switches.is_on(switch)
    }

    /// The solution's digit.
    fn right(&self, cell: Cell) -> Option<Digit> {
        self.solution.as_ref()?.get(cell.index()).copied()
    }

    fn is_wrong(&self, cell: Cell, right: Digit) -> bool {
        self.held(cell).is_some_and(|held| held != right)
    }

    fn lacks(&self, cell: Cell, right: Digit) -> bool {
        let square = self.play.square(cell);
        let centre = square.marks.get(Layer::Centre);
        let lacks = !centre.is_empty() && !centre.contains(right) || square.erased.contains(right);
        square.digit.is_none() && (lacks || self.corners(cell).iter().any(|d| self.misses(cell, d)))
    }

    /// Do the corner marks for a digit in the cell's box leave out its true place? One mark alone means nothing
    /// yet, as for hints.
    fn misses(&self, cell: Cell, digit: Digit) -> bool {
        let geometry = self.play.geometry();
        let (mut n_marked, mut misses) = (0, false);
        for &cell in geometry.house_cells(House::of_box(geometry.box_index(cell))) {
            let is_marked = self.corners(cell).contains(digit);
            n_marked += usize::from(is_marked);
            misses |= !is_marked && self.right(cell) == Some(digit);
        }
        n_marked > 1 && misses
    }

    fn corners(&self, cell: Cell) -> DigitSet {
        self.mine(cell).get(Layer::Corner)
    }

    /// The peers with the same digit, if repeated digits are marked.
    fn clashes(&self, cell: Cell) -> Vec<Cell> {
        let told = self.is_on(Switch::Repeated);
        let Some(digit) = self.held(cell).filter(|_| told) else {
            return Vec::new();
        };
        let peers = self.model.play.geometry().peers(cell).iter().copied();
        peers
            .filter(|&peer| self.held(peer) == Some(digit))
            .collect()
    }

    /// The digit in the cell, unless a digit that is only shown covers it.
    fn held(&self, cell: Cell) -> Option<Digit> {
        let held = self.board.get(cell)?;
        (self.digit(cell) == Some(held)).then_some(held)
    }

    fn shows_candidates(&self, cell: Cell) -> bool {
        let wanted = self.model.shows_candidates() || self.scene.open.contains(&cell);
        wanted && self.digit(cell).is_none()
    }
}

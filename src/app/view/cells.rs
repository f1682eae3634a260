//! The cells: what stands in them, what they are called, how they are marked.

use super::scene::Scene;
use super::{CellView, Mark, Origin, Role};
use crate::app::model::{Lang, Model, Switch};
use crate::app::play::By;
use crate::board::{Cell, Digit, DigitSet, Grid, Puzzle};

/// Every cell, in reading order.
pub(super) fn all(model: &Model, board: &Puzzle, scene: &Scene) -> Vec<CellView> {
    let look = Look {
        model,
        board,
        scene,
        grid: model.play.grid(),
    };
    let cells = model.play.geometry().cells();
    cells.map(|cell| look.cell(cell)).collect()
}

/// All that the look of a cell depends on.
struct Look<'a> {
    model: &'a Model,
    board: &'a Puzzle,
    scene: &'a Scene,
    grid: Grid,
}

impl Look<'_> {
    fn cell(&self, cell: Cell) -> CellView {
        let (settings, geometry) = (&self.model.settings, self.model.play.geometry());
        let digit = self.board.get(cell);
        let clashes = self.clashes(cell);
        let here = self.board.get(settings.cursor);
        CellView {
            digit: digit.map_or(String::new(), |digit| digit.to_string()),
            origin: self.origin(cell),
            candidates: self.candidates(cell),
            name: self.name(cell, &clashes),
            box_ends: self.box_ends(cell),
            selected: cell == settings.cursor,
            peer: settings.switches.is_on(Switch::Peers) && geometry.sees(cell, settings.cursor),
            same: settings.switches.is_on(Switch::Same) && digit.is_some() && digit == here,
            conflict: !clashes.is_empty(),
            role: self.scene.role(cell),
            pointed: self.model.ui.pointed.contains(&cell),
        }
    }

    fn box_ends(&self, cell: Cell) -> [bool; 2] {
        let geometry = self.model.play.geometry();
        let (row, col, last) = (geometry.row(cell), geometry.col(cell), geometry.side() - 1);
        let other =
            |row, col| geometry.box_index(geometry.cell(row, col)) != geometry.box_index(cell);
        [
            col < last && other(row, col + 1),
            row < last && other(row + 1, col),
        ]
    }

    fn origin(&self, cell: Cell) -> Origin {
        match self.model.play.square(cell).digit {
            None => Origin::Empty,
            Some((_, By::Given)) => Origin::Given,
            Some((_, By::Player)) => Origin::Own,
            Some((_, By::Tool)) => Origin::Tool,
        }
    }

    /// The peers that hold the same digit.
    fn clashes(&self, cell: Cell) -> Vec<Cell> {
        let Some(digit) = self.board.get(cell) else {
            return Vec::new();
        };
        let peers = self.model.play.geometry().peers(cell).iter().copied();
        peers
            .filter(|&peer| self.board.get(peer) == Some(digit))
            .collect()
    }

    fn shows_candidates(&self, cell: Cell) -> bool {
        let wanted = self.model.settings.switches.is_on(Switch::Candidates)
            || self.scene.open.contains(&cell);
        wanted && self.board.get(cell).is_none()
    }

    fn candidates(&self, cell: Cell) -> Vec<Mark> {
        if !self.shows_candidates(cell) {
            return Vec::new();
        }
        let there = self.grid.candidates(cell);
        let mark = |digit: Digit| {
            if there.contains(digit) {
                self.scene.mark(cell, digit)
            } else {
                Mark::Absent
            }
        };
        Digit::all(self.model.play.geometry().side())
            .map(mark)
            .collect()
    }

    fn name(&self, cell: Cell, clashes: &[Cell]) -> String {
        let lang = self.model.settings.lang;
        let name = self.content_name(lang, cell);
        let name = self.role_name(lang, cell, name);
        if clashes.is_empty() {
            return name;
        }
        let with = lang.cells(clashes);
        lang.say("name-conflicts", &[("name", &name), ("cells", &with)])
    }

    fn content_name(&self, lang: Lang, cell: Cell) -> String {
        let digits = self.grid.candidates(cell);
        let key = match self.origin(cell) {
            Origin::Given => "name-given",
            Origin::Own => "name-own",
            Origin::Tool => "name-tool",
            Origin::Empty if !self.shows_candidates(cell) => "name-empty",
            Origin::Empty if digits.is_empty() => "name-no-candidates",
            Origin::Empty => "name-candidates",
        };
        let digit = self
            .board
            .get(cell)
            .map_or(String::new(), |d| d.to_string());
        lang.say(
            key,
            &[
                ("cell", &lang.cell(cell)),
                ("digit", &digit),
                ("digits", &digits.to_string()),
            ],
        )
    }

    fn role_name(&self, lang: Lang, cell: Cell, name: String) -> String {
        let digits: DigitSet = self.scene.concluded(cell);
        let key = match self.scene.role(cell) {
            Role::None => return name,
            Role::Out | Role::Placed if digits.is_empty() => return name,
            Role::House => "name-role-house",
            Role::Pattern => "name-role-pattern",
            Role::Out => "name-role-out",
            Role::Placed => "name-role-placed",
            Role::Mistake => "name-role-mistake",
        };
        lang.say(key, &[("name", &name), ("digits", &digits.to_string())])
    }
}

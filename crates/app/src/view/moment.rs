//! What the board shows of the latest deduction and of those before it.

use super::board::Role;
use crate::edit::past;
use crate::model::Model;
use crate::steps::cascade::{Cascade, Kind};
use crate::steps::reel::Reel;
use crate::steps::scene::Scene;
use answers::protocol::StepView;
use nonet::board::{Contradiction, Geometry};
use nonet::logic::Part;

impl Scene {
    /// A step carried out: its cells stay marked, as does a single's house.
    pub(super) fn of_done(geometry: &Geometry, step: &StepView) -> Self {
        if Kind::of(step) != Kind::Other {
            return Self::of_newest(geometry, step, None);
        }
        let mut scene = Self::default();
        scene.conclude(step);
        scene.marks.clear();
        scene
    }

    /// The board after the newest deduction of a cascade, what it looked at, and the cells of those before it.
    pub(super) fn of_cascade(model: &Model, cascade: &Cascade) -> Self {
        let geometry = model.play.geometry();
        let newest = |step| Self::of_newest(geometry, step, model.ui.n_links);
        let mut scene = cascade.step().map_or_else(Self::default, newest);
        for (age, step) in cascade.older() {
            scene.mark_cells(step, age);
        }
        if let Some(why) = cascade.contradiction() {
            scene.contradict(geometry, why);
        }
        scene.play = Some(
            model
                .play
                .showing(cascade.moment(geometry, model.play.squares())),
        );
        scene
    }

    /// The latest deduction: a single shows its cell and the house that gave the reason, anything else its pattern.
    fn of_newest(geometry: &Geometry, step: &StepView, n_links: Option<usize>) -> Self {
        let mut scene = match Kind::of(step) {
            Kind::Other => return Self::of_step(geometry, step, n_links),
            Kind::Cell => Self::default(),
            Kind::Box | Kind::Line => Self::of_house(geometry, step.house),
        };
        scene.mark_cells(step, 0);
        scene
    }

    /// The board as it was, and the cells of the change that led to it.
    pub(super) fn of_past(model: &Model, reel: Reel) -> Self {
        let mut scene = Self::default();
        let Some(&node) = past::way(&model.play).get(reel.at) else {
            return scene;
        };
        let entry = model.play.entry(node).filter(|_| reel.at > 0);
        let changes = entry.into_iter().flat_map(|entry| entry.changes.iter());
        scene.roles = changes.map(|change| (change.cell, Role::Age(0))).collect();
        (scene.play, scene.is_past) = (Some(model.play.at(node)), true);
        scene
    }

    /// Marks the cell or the house with no candidate left, or the house with a digit twice.
    fn contradict(&mut self, geometry: &Geometry, why: Contradiction) {
        let (houses, cells) = match why {
            Contradiction::EmptyCell(cell) => (Vec::new(), vec![cell]),
            Contradiction::NoPlace(house, _) | Contradiction::Repeated(house, _) => {
                (vec![house], geometry.house_cells(house).to_vec())
            }
        };
        let houses = houses.into_iter();
        self.houses = houses.map(|house| (house, Part::Base)).collect();
        let roles = cells.iter().map(|&cell| (cell, Role::Mistake));
        self.roles.extend(roles);
        self.open.extend(cells);
    }

    /// Marks the cells of a deduction that have no other role.
    fn mark_cells(&mut self, step: &StepView, age: usize) {
        for cell in step.cells() {
            if matches!(self.role(cell), Role::None | Role::House) {
                self.roles.push((cell, Role::Age(age)));
            }
        }
    }
}

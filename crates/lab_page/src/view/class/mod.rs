//! For a class: the desk, with one thing on it at a time.

mod handout;
mod making;
mod marks;
mod paper;
mod shelf;
mod task;

pub(super) use task::card as task_card;

use crate::class::Desk;
use crate::model::Model;
use markup::Node;

pub(super) fn room(model: &Model) -> Node {
    match model.class.desk {
        Desk::Shelf => shelf::shelf(model),
        Desk::Handout => handout::handout(model),
        Desk::Paper => paper::handout(model),
        Desk::Confirm => shelf::confirm(model),
        Desk::Sheet => paper::sheet(model),
        Desk::Marks => marks::marks(model),
    }
}

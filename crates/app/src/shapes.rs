//! The boards that the page offers.

use super::model::{Mode, Model, Status};
use super::msg::Effect;
use game::play::Cause;
use nonet::board::{Geometry, SHAPES};

/// The name of a board, as in `9×9` or `6×6 (2×3)`: if boxes are not square, their height and width are given.
pub fn name((rows, cols): (usize, usize)) -> String {
    let side = rows * cols;
    if rows == cols {
        format!("{side}×{side}")
    } else {
        format!("{side}×{side} ({rows}×{cols})")
    }
}

/// Another board was chosen: it starts empty, and the old one stays in the history.
pub(super) fn chosen(model: &mut Model, row: usize) -> Vec<Effect> {
    let shape = SHAPES.get(row);
    let geometry = shape.and_then(|&(rows, cols)| Geometry::shared(rows, cols).ok());
    let Some(geometry) = geometry else {
        return Vec::new();
    };
    if *model.play.geometry() != geometry {
        model.play.replace(Cause::Shape, &geometry, []);
        model.rest();
        model.settings.mode = Mode::Givens;
        model.say(Status::Shape);
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_a_board_with_a_name_of_its_own() {
        let mut names: Vec<String> = SHAPES.into_iter().map(name).collect();
        for (rows, cols) in SHAPES {
            let geometry = Geometry::rectangular(rows, cols).unwrap();
            assert_eq!(geometry.boxes(), Some((rows, cols)));
        }
        names.dedup();
        assert_eq!(names.len(), SHAPES.len());
    }
}

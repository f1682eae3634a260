//! The player's own marks: in the corner, in the centre, as colours. They are nothing that follows from the board.

use super::{Digit, DigitSet};
use serde::{Deserialize, Serialize};

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Small digits along the border of the cell: where a digit may go in a box.
    Corner,
    /// Small digits in its middle: what the cell may hold.
    Centre,
    /// Colours, by their numbers from 1.
    Colour,
}

impl Layer {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Corner, Self::Centre, Self::Colour];

    /// There are marks from 1 to this number on boards of this side. Each colour must be told from all others.
    pub fn n_marks(self, side: usize) -> usize {
        match self {
            Self::Corner | Self::Centre => side,
            Self::Colour => 9,
        }
    }

    /// Does it hold digits? A digit in the cell hides those.
    pub fn holds_digits(self) -> bool {
        match self {
            Self::Corner | Self::Centre => true,
            Self::Colour => false,
        }
    }
}

/// The marks of a cell, layer by layer; kept under a digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks([DigitSet; Layer::ALL.len()]);

impl Marks {
    /// Those of a layer.
    pub fn get(self, layer: Layer) -> DigitSet {
        self.0[layer as usize]
    }

    /// The same marks but for this layer.
    pub fn with(mut self, layer: Layer, marks: DigitSet) -> Self {
        self.0[layer as usize] = marks;
        self
    }

    /// The digits marked, in whichever layer.
    pub fn digits(self) -> DigitSet {
        self.get(Layer::Corner).union(self.get(Layer::Centre))
    }

    /// The marks without these digits; colours stay.
    pub fn without(self, digits: DigitSet) -> Self {
        [Layer::Corner, Layer::Centre]
            .into_iter()
            .fold(self, |marks, layer| {
                marks.with(layer, marks.get(layer).minus(digits))
            })
    }

    /// The same marks with one more.
    pub fn marked(self, layer: Layer, mark: Digit) -> Self {
        self.with(layer, self.get(layer).with(mark))
    }

    /// The same marks with one less.
    pub fn unmarked(self, layer: Layer, mark: Digit) -> Self {
        self.with(layer, self.get(layer).without(mark))
    }
}

//! The layers of the player's own marks. They lie beside the computed candidates and are never taken for them.

use crate::board::{Digit, DigitSet};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// The places in the corner layer of a cell, in a square of this many by this many, that so many marks take: first the
/// corners, then the lines above and below, then the sides. Marks that fill them in reading order are sorted.
///
/// ```
/// let taken = nonet::app::layer::slots(3, 3);
/// assert_eq!(taken, [true, false, true, false, false, false, true, false, false]);
/// ```
pub fn slots(across: usize, n_marks: usize) -> Vec<bool> {
    let last = across.saturating_sub(1);
    let is_end = |at: usize| at == 0 || at == last;
    let rank = |place: usize| match (is_end(place / across), is_end(place % across)) {
        (true, true) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 3,
    };
    let places = 0..across * across;
    let before = |place: usize| {
        let earlier = |&other: &usize| (rank(other), other) < (rank(place), place);
        places.clone().filter(earlier).count()
    };
    places
        .clone()
        .map(|place| before(place) < n_marks)
        .collect()
}

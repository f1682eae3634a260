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

/// The sets of the layers come first.
const LAYERS: usize = Layer::ALL.len();

/// Then, for each bit of a colour's number, from the lowest, the digits in whose colour it is set.
const BITS: usize = 4;

/// The marks of a cell, layer by layer, and the colours of its candidates; kept under a digit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks([DigitSet; LAYERS + BITS]);

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

    /// Everything in bits, to be packed: a set of digits for each layer, then one for each bit of the colours' numbers.
    pub fn bits(self) -> [u32; LAYERS + BITS] {
        self.0.map(DigitSet::bits)
    }

    /// The marks with these bits, as [`Marks::bits`] gave them.
    pub fn from_bits(bits: [u32; LAYERS + BITS]) -> Self {
        Self(bits.map(DigitSet::from_bits))
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

    /// The colour of a candidate, by its number.
    pub fn tint(self, digit: Digit) -> Option<Digit> {
        let bits = self.0[LAYERS..].iter().enumerate();
        let set = bits.filter(|(_, digits)| digits.contains(digit));
        Digit::new(set.map(|(bit, _)| 1 << bit).sum())
    }

    /// The same marks with this colour for a candidate, or with none.
    ///
    /// ```
    /// use nonet::board::{Digit, Marks};
    /// let digit = |value| Digit::new(value).unwrap();
    /// let marks = Marks::default().tinted(digit(7), Digit::new(9)).tinted(digit(8), Digit::new(2));
    /// assert_eq!(marks.tint(digit(7)), Digit::new(9));
    /// assert_eq!(marks.tinted(digit(7), None).tints().collect::<Vec<_>>(), [(digit(8), digit(2))]);
    /// ```
    pub fn tinted(mut self, digit: Digit, colour: Option<Digit>) -> Self {
        let number = colour.map_or(0, Digit::get);
        for (bit, digits) in self.0[LAYERS..].iter_mut().enumerate() {
            *digits = match number >> bit & 1 {
                0 => digits.without(digit),
                _ => digits.with(digit),
            };
        }
        self
    }

    /// The candidates that have a colour, each with its number.
    pub fn tints(self) -> impl Iterator<Item = (Digit, Digit)> {
        let all = self.0[LAYERS..].iter().copied();
        let all = all.fold(DigitSet::EMPTY, DigitSet::union);
        all.iter()
            .filter_map(move |digit| Some((digit, self.tint(digit)?)))
    }

    /// The same marks without the colours of other candidates than these.
    pub fn tinted_only(mut self, digits: DigitSet) -> Self {
        for tinted in &mut self.0[LAYERS..] {
            *tinted = tinted.intersection(digits);
        }
        self
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

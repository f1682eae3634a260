//! The player's own marks: in the corner, in the centre, as colours. They need not follow from the board.

use super::{Digit, DigitSet};

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Small digits at the edge of the cell: where a digit may go in a box.
    Corner,
    /// Small digits in the middle of the cell: what it may hold.
    Centre,
    /// Colours, by their numbers from 1.
    Colour,
}

impl Layer {
    /// All layers.
    pub const ALL: [Self; 3] = [Self::Corner, Self::Centre, Self::Colour];

    /// How many marks the layer has on boards of this side, numbered from 1. Colours are few enough to be told apart.
    pub fn n_marks(self, side: usize) -> usize {
        match self {
            Self::Corner | Self::Centre => side,
            Self::Colour => 9,
        }
    }

    /// Does it hold digits? They are hidden while the cell is filled.
    pub fn holds_digits(self) -> bool {
        match self {
            Self::Corner | Self::Centre => true,
            Self::Colour => false,
        }
    }
}

/// How many layers there are. Their sets come first.
const LAYERS: usize = Layer::ALL.len();

/// Then one set per bit of a colour's number, from the lowest: the digits in whose colour it is set.
const BITS: usize = 4;

/// The marks of a cell, layer by layer, and the colours of its candidates. They are kept while the cell is filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Marks([DigitSet; LAYERS + BITS]);

impl Marks {
    /// The marks of a layer.
    pub fn get(self, layer: Layer) -> DigitSet {
        self.0[layer as usize]
    }

    /// These marks, with this layer replaced.
    pub fn with(mut self, layer: Layer, marks: DigitSet) -> Self {
        self.0[layer as usize] = marks;
        self
    }

    /// All marks as bits, for packing: a set of digits for each layer, then one for each bit of the colours' numbers.
    pub fn bits(self) -> [u32; LAYERS + BITS] {
        self.0.map(DigitSet::bits)
    }

    /// The marks with these bits, as [`Marks::bits`] gave them.
    pub fn from_bits(bits: [u32; LAYERS + BITS]) -> Self {
        Self(bits.map(DigitSet::from_bits))
    }

    /// The digits marked in the corner or in the centre.
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

    /// These marks with this colour for a candidate; `None` takes its colour away.
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

    /// These marks, with colours only for these candidates.
    pub fn tinted_only(mut self, digits: DigitSet) -> Self {
        for tinted in &mut self.0[LAYERS..] {
            *tinted = tinted.intersection(digits);
        }
        self
    }

    /// These marks with one more.
    pub fn marked(self, layer: Layer, mark: Digit) -> Self {
        self.with(layer, self.get(layer).with(mark))
    }

    /// These marks with one less.
    pub fn unmarked(self, layer: Layer, mark: Digit) -> Self {
        self.with(layer, self.get(layer).without(mark))
    }
}

//! The player's marks in words: layers, colours, cells that have them.

use super::Voice;
use crate::edit::filter::Filter;
use crate::key;
use crate::status::{Mine, Where};
use ::words::Key;
use nonet::board::{Cell, Digit, DigitSet, House, HouseKind, Layer, Marks};

/// The colours, by their numbers from 1.
const COLOURS: [Key; 9] = [
    key::COLOUR_RED,
    key::COLOUR_ORANGE,
    key::COLOUR_YELLOW,
    key::COLOUR_GREEN,
    key::COLOUR_TEAL,
    key::COLOUR_BLUE,
    key::COLOUR_PURPLE,
    key::COLOUR_PINK,
    key::COLOUR_GREY,
];

impl Voice {
    /// A cell, or how many cells.
    pub fn spot(&self, place: Where) -> String {
        match place {
            Where::One(cell) => self.cell(cell),
            Where::Several(n) => self.count(key::CELLS, n),
        }
    }

    /// The name of a colour.
    pub fn colour(&self, number: Digit) -> &'static str {
        let key = COLOURS.get(number.index());
        key.map_or("", |&key| self.word(key))
    }

    /// The sentence of a result about the player's marks.
    pub fn mine(&self, mine: Mine) -> String {
        match mine {
            Mine::Marked(at, layer, mark, adds) => {
                let key = if adds {
                    key::SAID_NOTED
                } else {
                    key::SAID_UNNOTED
                };
                self.change_of(key, at, &self.layer(layer, DigitSet::only(mark)))
            }
            Mine::Tinted(at, digit, colour, adds) => {
                let key = if adds {
                    key::SAID_NOTED
                } else {
                    key::SAID_UNNOTED
                };
                self.change_of(key, at, &self.tint(digit, colour))
            }
            Mine::NotShown(digit) => {
                self.say(key::SAID_NOT_SHOWN, &[("digit", &self.digit(digit))])
            }
            Mine::Unmarked(at, layer) => self.unmarked(at, layer),
            Mine::Filled(n) => self.count(key::MARKS_FILLED, n),
            Mine::Dropped(n) => self.count(key::MARKS_DROPPED, n),
            Mine::Compared(missing, wrong) => {
                let missing = self.count(key::MARKS_MISSING_COMPUTED, missing);
                format!("{missing} {}", self.count(key::MARKS_WRONG_COMPUTED, wrong))
            }
            Mine::Only => self.text(key::SAID_ONLY_MINE),
            Mine::Looks(filter) => self.looks(filter),
        }
    }

    fn tint(&self, digit: Digit, colour: Digit) -> String {
        let places = [
            ("digit", &*self.digit(digit)),
            ("colour", self.colour(colour)),
        ];
        self.say(key::TINT, &places)
    }

    fn looks(&self, filter: Option<Filter>) -> String {
        let Some(Filter { digit, locked }) = filter else {
            return self.text(key::SAID_LOOKS_AWAY);
        };
        let key = if locked {
            key::SAID_LOCKED
        } else {
            key::SAID_LOOKS_AT
        };
        self.say(key, &[("digit", &self.digit(digit))])
    }

    fn unmarked(&self, at: Where, layer: Layer) -> String {
        let what = self.word(match layer {
            Layer::Corner => key::MODE_CORNER,
            Layer::Centre => key::MODE_CENTRE,
            Layer::Colour => key::MODE_COLOUR,
        });
        self.change_of(key::SAID_UNNOTED, at, what)
    }

    fn change_of(&self, key: Key, at: Where, what: &str) -> String {
        self.say(key, &[("cell", &self.spot(at)), ("what", what)])
    }

    /// The marks of a layer.
    fn layer(&self, layer: Layer, marks: DigitSet) -> String {
        match layer {
            Layer::Corner => self.say(key::MARKS_CORNER, &[("digits", &self.digits(marks))]),
            Layer::Centre => self.say(key::MARKS_CENTRE, &[("digits", &self.digits(marks))]),
            Layer::Colour => {
                let names: Vec<String> = marks.iter().map(|n| self.colour(n).to_owned()).collect();
                self.list(&names)
            }
        }
    }

    /// What the cells of a house hold, one after the other.
    pub fn read_house(&self, house: House, digits: &[Option<Digit>]) -> String {
        let empty = || self.word(key::READ_EMPTY).to_owned();
        let told = digits
            .iter()
            .map(|digit| digit.map_or_else(empty, |digit| self.digit(digit)));
        let key = match house.kind {
            HouseKind::Row => key::READ_ROW,
            HouseKind::Col => key::READ_COL,
            HouseKind::Box => key::READ_BOX_ALOUD,
        };
        let places = [
            ("n", &*house.number().to_string()),
            ("cells", &*told.collect::<Vec<_>>().join(", ")),
        ];
        self.say(key, &places)
    }

    /// Which of these cells have marks, and which marks.
    pub fn read_marks(&self, cells: &[Cell], marked: &[(Cell, Marks)]) -> String {
        if marked.is_empty() {
            let spot = self.spot(Where::of(cells));
            return self.say(key::READ_NO_MARKS, &[("cell", &spot)]);
        }
        let told = marked.iter();
        let told = told.map(|&(cell, marks)| self.with_marks(self.cell(cell), marks));
        told.collect::<Vec<_>>().join("; ")
    }

    /// The name of a cell with the marks it shows.
    pub fn with_marks(&self, name: String, marks: Marks) -> String {
        let shown = Layer::ALL.map(|layer| (layer, marks.get(layer)));
        let shown = shown.into_iter().filter(|(_, marks)| !marks.is_empty());
        let layers = shown.map(|(layer, marks)| self.layer(layer, marks));
        let tints = marks.tints();
        let tints = tints.map(|(digit, colour)| self.tint(digit, colour));
        layers
            .chain(tints)
            .fold(name, |name, told| format!("{name}, {told}"))
    }
}

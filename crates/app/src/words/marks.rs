//! The player's marks in words: layers, colours, cells that have them.

use super::Voice;
use crate::edit::filter::Filter;
use crate::status::{Mine, Where};
use nonet::board::{Cell, Digit, DigitSet, House, HouseKind, Layer, Marks};

/// The colours, by their numbers from 1.
const COLOURS: [&str; 9] = [
    "colour-red",
    "colour-orange",
    "colour-yellow",
    "colour-green",
    "colour-teal",
    "colour-blue",
    "colour-purple",
    "colour-pink",
    "colour-grey",
];

impl Voice {
    /// A cell, or how many cells.
    pub fn spot(&self, place: Where) -> String {
        match place {
            Where::One(cell) => self.cell(cell),
            Where::Several(n) => self.count("cells", n),
        }
    }

    /// The name of a colour.
    pub fn colour(&self, number: Digit) -> &'static str {
        let key = COLOURS.get(number.index()).copied();
        self.word(key.unwrap_or_default())
    }

    /// The sentence of a result about the player's marks.
    pub fn mine(&self, mine: Mine) -> String {
        match mine {
            Mine::Marked(at, layer, mark, adds) => {
                let key = if adds { "said-noted" } else { "said-unnoted" };
                self.change_of(key, at, &self.layer(layer, DigitSet::only(mark)))
            }
            Mine::Tinted(at, digit, colour, adds) => {
                let key = if adds { "said-noted" } else { "said-unnoted" };
                self.change_of(key, at, &self.tint(digit, colour))
            }
            Mine::NotShown(digit) => self.say("said-not-shown", &[("digit", &self.digit(digit))]),
            Mine::Unmarked(at, layer) => self.unmarked(at, layer),
            Mine::Filled(n) => self.count("marks-filled", n),
            Mine::Dropped(n) => self.count("marks-dropped", n),
            Mine::Compared(missing, wrong) => {
                let missing = self.count("marks-missing-computed", missing);
                format!("{missing} {}", self.count("marks-wrong-computed", wrong))
            }
            Mine::Only => self.text("said-only-mine"),
            Mine::Looks(filter) => self.looks(filter),
        }
    }

    fn tint(&self, digit: Digit, colour: Digit) -> String {
        let places = [
            ("digit", &*self.digit(digit)),
            ("colour", self.colour(colour)),
        ];
        self.say("tint", &places)
    }

    fn looks(&self, filter: Option<Filter>) -> String {
        let Some(Filter { digit, locked }) = filter else {
            return self.text("said-looks-away");
        };
        let key = if locked {
            "said-locked"
        } else {
            "said-looks-at"
        };
        self.say(key, &[("digit", &self.digit(digit))])
    }

    fn unmarked(&self, at: Where, layer: Layer) -> String {
        let what = self.word(match layer {
            Layer::Corner => "mode-corner",
            Layer::Centre => "mode-centre",
            Layer::Colour => "mode-colour",
        });
        self.change_of("said-unnoted", at, what)
    }

    fn change_of(&self, key: &'static str, at: Where, what: &str) -> String {
        self.say(key, &[("cell", &self.spot(at)), ("what", what)])
    }

    /// The marks of a layer.
    fn layer(&self, layer: Layer, marks: DigitSet) -> String {
        match layer {
            Layer::Corner => self.say("marks-corner", &[("digits", &self.digits(marks))]),
            Layer::Centre => self.say("marks-centre", &[("digits", &self.digits(marks))]),
            Layer::Colour => {
                let names: Vec<String> = marks.iter().map(|n| self.colour(n).to_owned()).collect();
                self.list(&names)
            }
        }
    }

    /// What the cells of a house hold, one after the other.
    pub fn read_house(&self, house: House, digits: &[Option<Digit>]) -> String {
        let empty = || self.word("read-empty").to_owned();
        let told = digits
            .iter()
            .map(|digit| digit.map_or_else(empty, |digit| self.digit(digit)));
        let key = match house.kind {
            HouseKind::Row => "read-row",
            HouseKind::Col => "read-col",
            HouseKind::Box => "read-box-aloud",
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
            return self.say("read-no-marks", &[("cell", &spot)]);
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

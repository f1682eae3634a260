//! The sentences of a row: a diagnosis and ratings, in one line. Sentences that the page uses too are in the
//! page's words.

use super::rated::{Range, Ratings};
use super::value::Value;
use crate::key;
use answers::voice::{Voice, key as said};
use nonet::board::{Candidate, Cell, Digit};
use nonet::logic::Level;
use nonet::rate::{Reading, Scale, Written};
use nonet::solve::{Ambiguity, Contradictory, Diagnosis, Repair, Uniqueness};
use nonet::text::{Board, cell_name, cell_names, house_name};
use words::{Key, Lang, family, filled};

/// How many of a kind are named; the rest are only counted.
const NAMED: usize = 12;

/// A diagnosis.
pub(super) fn of(diagnosis: &Diagnosis, board: &Board, lang: Lang) -> String {
    let telling = Telling::new(board, lang);
    match diagnosis {
        Diagnosis::None(why) => telling.why_none(why) + " " + &telling.repairs(why),
        Diagnosis::One(unique) => {
            telling.lang.word(said::COUNTED_ONE).to_owned() + " " + &telling.redundant(unique)
        }
        Diagnosis::Several(several) => {
            telling.differences(several) + " " + &telling.extras(several)
        }
        Diagnosis::Undecided(None) => telling.lang.word(key::UNDECIDED).to_owned(),
        Diagnosis::Undecided(Some(_)) => telling.lang.word(key::UNDECIDED_MORE).to_owned(),
    }
}

/// A board and the words for it.
struct Telling<'a> {
    board: &'a Board,
    lang: Lang,
}

impl<'a> Telling<'a> {
    fn new(board: &'a Board, lang: Lang) -> Self {
        Self { board, lang }
    }

    fn why_none(&self, why: &Contradictory) -> String {
        if !why.repeated.is_empty() {
            let what = self.named(why.repeated.iter().map(|conflict| {
                let cells = cell_names(self.board.puzzle.geometry(), &conflict.cells);
                let (digit, house) = (self.show(conflict.digit), house_name(conflict.house));
                let places = [("digit", &*digit), ("house", &*house), ("cells", &*cells)];
                self.lang.say(key::REPEATS, &places)
            }));
            return self.lang.say(key::NONE_REPEATED, &[("what", &what)]);
        }
        let givens = self.givens(&why.core);
        let key = match (why.core.len(), why.core_is_minimal) {
            (0, _) => return self.lang.word(key::NONE_WHATEVER).to_owned(),
            (1, _) => key::NONE_IMPOSSIBLE,
            (_, true) => key::NONE_CORE_MINIMAL,
            (_, false) => key::NONE_CORE,
        };
        self.lang
            .count_with(key, why.core.len(), &[("givens", &givens)])
    }

    fn repairs(&self, why: &Contradictory) -> String {
        let repair = |&repair: &Repair| {
            let given = self.given(repair.cell());
            match repair {
                Repair::Remove(_) => self.lang.say(key::SHOULD_GO, &[("given", &given)]),
                Repair::Change(Candidate { digit, .. }) => {
                    let digit = self.show(digit);
                    let places = [("given", &*given), ("digit", &*digit)];
                    self.lang.say(key::SHOULD_BE, &places)
                }
            }
        };
        let swap = |&[one, other]: &[Cell; 2]| {
            let [one, other] = [one, other].map(|cell| self.given(cell));
            self.lang
                .say(key::SHOULD_SWAP, &[("one", &one), ("other", &other)])
        };
        let all = why.repairs.iter().map(repair);
        let all: Vec<String> = all.chain(why.swaps.iter().map(swap)).collect();
        let unsure = self.unsure(key::UNSURE_GIVENS, why.unknown.len());
        if all.is_empty() {
            return unsure.unwrap_or_else(|| self.lang.word(key::NO_REPAIRS).to_owned());
        }
        let what = self.named(all.into_iter());
        joined(self.lang.say(key::PERHAPS, &[("what", &what)]), unsure)
    }

    fn redundant(&self, unique: &Uniqueness) -> String {
        let unsure = self.unsure(key::UNSURE_GIVENS, unique.unknown.len());
        let key = match unique.redundant.len() {
            0 => return unsure.unwrap_or_else(|| self.lang.word(key::ALL_NEEDED).to_owned()),
            1 => key::DOES_WITHOUT,
            _ => key::DOES_WITHOUT_ANY,
        };
        let givens = self.givens(&unique.redundant);
        let n = unique.redundant.len();
        joined(self.lang.count_with(key, n, &[("givens", &givens)]), unsure)
    }

    fn differences(&self, several: &Ambiguity) -> String {
        let cells: Vec<Cell> = several.differing().collect();
        let open = several.unknown.iter().filter(|digits| !digits.is_empty());
        let name = |&cell: &Cell| cell_name(self.board.puzzle.geometry(), cell);
        let names = self.named(cells.iter().map(name));
        let differ = self
            .lang
            .count_with(key::DIFFER, cells.len(), &[("cells", &names)]);
        joined(differ, self.unsure(key::UNSURE_CELLS, open.count()))
    }

    fn extras(&self, several: &Ambiguity) -> String {
        let extra = |&Candidate { cell, digit }: &Candidate| self.equation(cell, digit);
        let unsure = self.unsure(key::UNSURE_CANDIDATES, several.unknown_extras.len());
        if several.extras.is_empty() {
            return unsure.unwrap_or_else(|| self.lang.word(key::NO_EXTRAS).to_owned());
        }
        let what = self.named(several.extras.iter().map(extra));
        joined(self.lang.say(key::ONE_LEFT, &[("what", &what)]), unsure)
    }

    /// The first few names, and how many more there are.
    fn named(&self, names: impl ExactSizeIterator<Item = String>) -> String {
        let more = names.len().saturating_sub(NAMED);
        let names: Vec<String> = names.take(NAMED).collect();
        let names = names.join(", ");
        match more {
            0 => names,
            _ => self
                .lang
                .count_with(key::AND_MORE, more, &[("names", &names)]),
        }
    }

    /// How many were too hard to decide; `None` if there were none.
    fn unsure(&self, key: Key, n: usize) -> Option<String> {
        (n > 0).then(|| self.lang.count_with(key, n, &[]))
    }

    fn givens(&self, cells: &[Cell]) -> String {
        self.named(cells.iter().map(|&cell| self.given(cell)))
    }

    fn given(&self, cell: Cell) -> String {
        let digit = self.board.puzzle.get(cell);
        self.equation(cell, digit.expect("only cells with givens are asked for"))
    }

    fn equation(&self, cell: Cell, digit: Digit) -> String {
        let name = cell_name(self.board.puzzle.geometry(), cell);
        format!("{name}={}", self.show(digit))
    }

    fn show(&self, digit: Digit) -> String {
        let side = self.board.puzzle.geometry().side();
        self.board.symbols.show(digit, side)
    }
}

fn joined(sentence: String, next: Option<String>) -> String {
    match next {
        Some(next) => sentence + " " + &next,
        None => sentence,
    }
}

/// The requested ratings, where they apply.
pub(super) fn rated(ratings: &Ratings, lang: Lang) -> String {
    let told = ratings.told().into_iter();
    let parts = told.filter_map(|scale| {
        let rating = rating(scale, ratings.readings(scale)?, lang);
        let varies = varying(ratings, scale, lang);
        Some([vec![rating], varies].concat().join(" "))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// A rating on a scale, with the other values that are told together with it.
fn rating(scale: &Scale, readings: &[Reading], lang: Lang) -> String {
    let name = scale.told_as();
    let parts = scale.method.parts.iter().zip(readings).enumerate();
    let is_told = |place: usize| scale.method.is_joint || place == scale.own[0];
    let mut values = Vec::new();
    for (_, (part, &reading)) in parts.filter(|&(place, _)| is_told(place)) {
        if let (Reading::Beyond, Some(beyond)) = (reading, part.beyond) {
            return family::RATED
                .word(lang, &format!("{name}-{beyond}"))
                .to_owned();
        }
        values.push((part.name, in_words(part.written, reading, lang)));
    }
    let places = values.iter().map(|(name, value)| (*name, &**value));
    filled(family::RATED.word(lang, name), &places.collect::<Vec<_>>())
}

/// A value for people.
fn in_words(how: Written, reading: Reading, lang: Lang) -> String {
    let value = |tenths: u32| match how {
        Written::HalfSteps => (f64::from(tenths) / 10.0).to_string(),
        Written::Level => {
            let level = Level::ALL[tenths as usize / 10];
            Voice::of(lang).level(level).to_owned()
        }
        Written::Whole | Written::Tenths => number(how, tenths),
    };
    match reading {
        Reading::Of(tenths) => value(tenths),
        Reading::AtLeast(least) => lang.say(said::EXPLAINER_BEYOND, &[("er", &value(least))]),
        Reading::Beyond => lang.word(said::INFINITE).to_owned(),
    }
}

/// A value as a number: with one decimal, unless its numbers are whole.
fn number(how: Written, tenths: u32) -> String {
    match how {
        Written::Whole => (tenths / 10).to_string(),
        _ => Value::Tenths(u64::from(tenths)).to_json(),
    }
}

/// The ranges of ratings among images, if they vary; if a scale has several values, each with its name. Levels are left
/// out: the score, which is told with them, is finer.
fn varying(ratings: &Ratings, scale: &Scale, lang: Lang) -> Vec<String> {
    let varies = |range: &Range| {
        let ends = range.ends.filter(|[least, most]| least < most)?;
        let [least, most] = ends.map(|tenths| number(range.how, tenths));
        let of = (range.name != range.scale.slug).then(|| range.name.to_uppercase() + " ");
        let least = of.unwrap_or_default() + &least;
        Some(lang.say(key::IMAGES_RATED, &[("least", &least), ("most", &most)]))
    };
    let ranges = ratings.ranges();
    let ranges = ranges.filter(|range| range.scale.told_as() == scale.told_as());
    let ranges = ranges.filter(|range| range.how != Written::Level);
    ranges.filter_map(varies).collect()
}

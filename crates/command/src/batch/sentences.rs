//! The sentences of a row: a diagnosis and ratings, in one line. Sentences that the page uses too are in the
//! page's words.

use super::parts::tenths;
use super::rated::{Range, Ratings};
use super::value::Value;
use nonet::board::{Candidate, Cell, Digit};
use nonet::generate::Scale;
use nonet::rate::{Explainer, WhipRating};
use nonet::solve::{Ambiguity, Contradictory, Diagnosis, Repair, Uniqueness};
use nonet::text::{Board, cell_name, cell_names, house_name};
use words::{Book, Lang, Phrases};

/// How many of a kind are named; the rest are only counted.
const NAMED: usize = 12;

/// A diagnosis.
pub(super) fn of(diagnosis: &Diagnosis, board: &Board, lang: Lang) -> String {
    let telling = Telling::new(board, lang);
    match diagnosis {
        Diagnosis::None(why) => telling.why_none(why) + " " + &telling.repairs(why),
        Diagnosis::One(unique) => {
            telling.page.word("counted-one").to_owned() + " " + &telling.redundant(unique)
        }
        Diagnosis::Several(several) => {
            telling.differences(several) + " " + &telling.extras(several)
        }
        Diagnosis::Undecided(None) => telling.own.word("undecided").to_owned(),
        Diagnosis::Undecided(Some(_)) => telling.own.word("undecided-more").to_owned(),
    }
}

/// A board and the words for it.
struct Telling<'a> {
    board: &'a Board,
    own: Phrases,
    page: Phrases,
}

impl<'a> Telling<'a> {
    fn new(board: &'a Board, lang: Lang) -> Self {
        let [own, page] = [Book::Command, Book::Page].map(|book| Phrases { lang, book });
        Self { board, own, page }
    }

    fn why_none(&self, why: &Contradictory) -> String {
        if !why.repeated.is_empty() {
            let what = self.named(why.repeated.iter().map(|conflict| {
                let cells = cell_names(self.board.puzzle.geometry(), &conflict.cells);
                let (digit, house) = (self.show(conflict.digit), house_name(conflict.house));
                let places = [("digit", &*digit), ("house", &*house), ("cells", &*cells)];
                self.own.say("repeats", &places)
            }));
            return self.own.say("none-repeated", &[("what", &what)]);
        }
        let givens = self.givens(&why.core);
        let key = match (why.core.len(), why.core_is_minimal) {
            (0, _) => return self.own.word("none-whatever").to_owned(),
            (1, _) => "none-impossible",
            (_, true) => "none-core-minimal",
            (_, false) => "none-core",
        };
        self.own.count(key, why.core.len(), &[("givens", &givens)])
    }

    fn repairs(&self, why: &Contradictory) -> String {
        let repair = |&repair: &Repair| {
            let given = self.given(repair.cell());
            match repair {
                Repair::Remove(_) => self.own.say("should-go", &[("given", &given)]),
                Repair::Change(Candidate { digit, .. }) => {
                    let digit = self.show(digit);
                    let places = [("given", &*given), ("digit", &*digit)];
                    self.own.say("should-be", &places)
                }
            }
        };
        let swap = |&[one, other]: &[Cell; 2]| {
            let [one, other] = [one, other].map(|cell| self.given(cell));
            self.own
                .say("should-swap", &[("one", &one), ("other", &other)])
        };
        let all = why.repairs.iter().map(repair);
        let all: Vec<String> = all.chain(why.swaps.iter().map(swap)).collect();
        let unsure = self.unsure("unsure-givens", why.unknown.len());
        if all.is_empty() {
            return unsure.unwrap_or_else(|| self.own.word("no-repairs").to_owned());
        }
        let what = self.named(all.into_iter());
        joined(self.own.say("perhaps", &[("what", &what)]), unsure)
    }

    fn redundant(&self, unique: &Uniqueness) -> String {
        let unsure = self.unsure("unsure-givens", unique.unknown.len());
        let key = match unique.redundant.len() {
            0 => return unsure.unwrap_or_else(|| self.own.word("all-needed").to_owned()),
            1 => "does-without",
            _ => "does-without-any",
        };
        let givens = self.givens(&unique.redundant);
        let n = unique.redundant.len();
        joined(self.own.count(key, n, &[("givens", &givens)]), unsure)
    }

    fn differences(&self, several: &Ambiguity) -> String {
        let cells: Vec<Cell> = several.differing().collect();
        let open = several.unknown.iter().filter(|digits| !digits.is_empty());
        let name = |&cell: &Cell| cell_name(self.board.puzzle.geometry(), cell);
        let names = self.named(cells.iter().map(name));
        let differ = self.own.count("differ", cells.len(), &[("cells", &names)]);
        joined(differ, self.unsure("unsure-cells", open.count()))
    }

    fn extras(&self, several: &Ambiguity) -> String {
        let extra = |&Candidate { cell, digit }: &Candidate| self.equation(cell, digit);
        let unsure = self.unsure("unsure-candidates", several.unknown_extras.len());
        if several.extras.is_empty() {
            return unsure.unwrap_or_else(|| self.own.word("no-extras").to_owned());
        }
        let what = self.named(several.extras.iter().map(extra));
        joined(self.own.say("one-left", &[("what", &what)]), unsure)
    }

    /// The first few names, and how many more there are.
    fn named(&self, names: impl ExactSizeIterator<Item = String>) -> String {
        let more = names.len().saturating_sub(NAMED);
        let names: Vec<String> = names.take(NAMED).collect();
        let names = names.join(", ");
        match more {
            0 => names,
            _ => self.own.count("and-more", more, &[("names", &names)]),
        }
    }

    /// How many were too hard to decide; `None` if there were none.
    fn unsure(&self, key: &str, n: usize) -> Option<String> {
        (n > 0).then(|| self.own.count(key, n, &[]))
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
    let [own, page] = [Book::Command, Book::Page].map(|book| Phrases { lang, book });
    let half_steps = ratings.half_steps.as_ref().map(|rating| {
        let n = (f32::from(rating.half_steps) / 2.0).to_string();
        page.say("chip-rating", &[("n", &n)])
    });
    let hodoku = ratings.hodoku.as_ref().map(|rating| {
        let level = page.word(&format!("level-{}", rating.level.slug()));
        let score = rating.score.to_string();
        own.say("rated-hodoku", &[("level", level), ("score", &score)])
    });
    let explainer = ratings.explainer.as_ref();
    let explainer = explainer.map(|rating| explainer_text(rating, own, page));
    let human = |scale| ratings.human.filter(|_| ratings.is_wanted(scale));
    let dependency = human(Scale::Dependency).map(|human| {
        let n = tenths(human.dependency).to_json();
        own.say("rated-dependency", &[("n", &n)])
    });
    let sum = human(Scale::RefutationSum).map(|human| {
        let sum = human.refutation_sum.map(|sum| tenths(sum).to_json());
        let sum = sum.unwrap_or_else(|| page.word("infinite").to_owned());
        own.say("rated-refutation-sum", &[("n", &sum)])
    });
    let whips = ratings.whips.map(|rating| length(rating, WHIPS, own));
    let braids = ratings.braids.map(|rating| length(rating, BRAIDS, own));
    let parts = [
        (Scale::HalfSteps, half_steps),
        (Scale::Score, hodoku),
        (Scale::Explainer, explainer),
        (Scale::Dependency, dependency),
        (Scale::RefutationSum, sum),
        (Scale::Whip, whips),
        (Scale::Braid, braids),
    ];
    let parts = parts.into_iter().filter_map(|(scale, text)| {
        let varies = varying(ratings, scale, own);
        text.map(|text| [vec![text], varies].concat().join(" "))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The ranges of ratings among images, if they vary; if a scale has several values, each with its name.
fn varying(ratings: &Ratings, scale: Scale, own: Phrases) -> Vec<String> {
    let differ = |range: &Range| range.ends.filter(|[least, most]| least < most);
    let ranges = ratings.ranges(scale);
    let varies = |range: &Range| {
        let [least, most] = differ(range)?.map(|tenths| match scale {
            Scale::Score | Scale::Whip | Scale::Braid => (tenths / 10).to_string(),
            _ => Value::Tenths(u64::from(tenths)).to_json(),
        });
        let of = (range.name != scale.slug()).then(|| range.name.to_uppercase() + " ");
        let least = of.unwrap_or_default() + &least;
        Some(own.say("rated-images", &[("least", &least), ("most", &most)]))
    };
    ranges.filter_map(varies).collect()
}

/// ER, EP and ED, with slashes between them.
fn explainer_text(rating: &Explainer, own: Phrases, page: Phrases) -> String {
    let one = |tenths: Option<u8>| match tenths {
        Some(tenths) => Value::Tenths(u64::from(tenths)).to_json(),
        None => {
            let least = Value::Tenths(u64::from(rating.er_at_least)).to_json();
            page.say("explainer-beyond", &[("er", &least)])
        }
    };
    let all = [rating.er, rating.ep, rating.ed].map(one);
    own.say("rated-explainer", &[("ratings", &all.join("/"))])
}

/// The sentences for W: its length, a lower bound, or that there is none.
const WHIPS: [&str; 3] = ["rated-whips", "rated-whips-least", "rated-whips-beyond"];

/// The sentences for B: its length, a lower bound, or that there is none.
const BRAIDS: [&str; 3] = ["rated-braids", "rated-braids-least", "rated-braids-beyond"];

/// W or B, or its lower bound.
fn length(rating: WhipRating, [of, at_least, beyond]: [&str; 3], own: Phrases) -> String {
    let say = |key: &str, length: u32| own.say(key, &[("n", &length.to_string())]);
    match rating {
        WhipRating::Of(length) => say(of, length),
        WhipRating::AtLeast(least) => say(at_least, least),
        WhipRating::Beyond => own.word(beyond).to_owned(),
    }
}

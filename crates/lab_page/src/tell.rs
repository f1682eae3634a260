//! What a step did, in sentences with details that only its kind of search has.

use super::model::Model;
use super::watched::Watched;
use super::words::{self, name};
use crate::key;
use ::words::{Key, Lang, filled};
use lab::{
    Assigned, Clash, DeadEnd, Detail, Emptied, Event, Family, Happened, Implied, Item, Literal,
    Reason,
};
use nonet::board::{Cell, Digit, DigitSet, Geometry, House, HouseKind};

/// How many conclusions of a step its sentence lists.
const CONCLUDED: usize = 6;

/// The language, and the board that sentences are about.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) lang: Lang,
    pub(super) geometry: &'a Geometry,
}

impl<'a> Reader<'a> {
    /// The page's language, and the board that is run.
    pub(super) fn of(model: &'a Model) -> Self {
        Self {
            lang: model.lang,
            geometry: model.puzzle.geometry(),
        }
    }

    /// What happened last, and what is missing at a dead end.
    pub(super) fn story(self, family: Family, watched: &Watched) -> String {
        let usual = words::happened(self.lang, self.geometry, family, watched);
        let Some((shot, event)) = watched
            .shot
            .as_ref()
            .and_then(|shot| Some((shot, shot.event?)))
        else {
            return usual;
        };
        let own = match &shot.detail {
            Detail::Clauses {
                assigned: Some(assigned),
                ..
            } => self.assigned(&event, assigned),
            Detail::Logic {
                technique: Some(technique),
                deduced,
                ..
            } if event.happened == Happened::Deduced => {
                (!deduced.is_empty()).then(|| self.step(technique.slug, deduced))
            }
            _ => None,
        };
        let lack = match shot.dead_ends.as_slice() {
            [lack] => self.lack(family, &event, lack),
            _ => None,
        };
        let why = event.why.map(|why| words::reason(self.lang, why));
        let parts = [Some(own.unwrap_or(usual)), lack, why];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What is missing at the only dead end, unless the sentence names it already.
    fn lack(self, family: Family, event: &Event, dead_end: &DeadEnd) -> Option<String> {
        // A cell where nothing fits has been named already.
        let is_said = dead_end.emptied == event.cell.map(Emptied::Cell) && event.digit.is_none();
        let emptied = dead_end.emptied.as_ref().filter(|_| !is_said)?;
        let what = self.emptied(emptied);
        Some(match family {
            // The board shows what was fixed, without what follows from it.
            Family::IntegerProgram => self.fill(key::EMPTY_BY_SINGLES, &[("what", &what)]),
            _ => what,
        })
    }

    /// A step of logic: its technique, and what it concluded.
    fn step(self, technique: &str, deduced: &[Literal]) -> String {
        let shown = deduced.iter().take(CONCLUDED);
        let mut literals: Vec<String> = shown.map(|literal| self.literal(literal)).collect();
        if deduced.len() > CONCLUDED {
            literals.push("…".to_owned());
        }
        let technique = words::technique(self.lang, technique);
        let places = [
            ("technique", &*technique),
            ("literals", &*literals.join(", ")),
        ];
        self.fill(key::STORY_STEP, &places)
    }

    fn assigned(self, event: &Event, assigned: &Assigned) -> Option<String> {
        let (key, literal) = match event.happened {
            Happened::Expanded => (key::STORY_DECIDED, assigned.decided.as_ref()),
            Happened::Deduced => (
                key::STORY_FOLLOWS,
                assigned.implied.first().map(|i| &i.literal),
            ),
            Happened::Conflict => {
                let clause = self.clause(&assigned.learned);
                return Some(self.fill(key::STORY_CLAUSE, &[("clause", &clause)]));
            }
            _ => return None,
        };
        Some(self.fill(key, &[("literal", &self.literal(literal?))]))
    }

    /// What is missing at a dead end, with the digit that was tried.
    pub(super) fn dead_end(self, dead_end: &DeadEnd) -> String {
        let emptied = dead_end.emptied.as_ref();
        let what = emptied.map(|emptied| self.emptied(emptied));
        let what = what.unwrap_or_else(|| self.word(key::EMPTY_UNKNOWN).to_owned());
        dead_end.tried.map_or(what.clone(), |(cell, digit)| {
            format!("{}: {what}", self.candidate(cell, digit))
        })
    }

    pub(super) fn emptied(self, emptied: &Emptied) -> String {
        let (key, house, cells, digits) = match emptied {
            Emptied::Cell(cell) => (key::EMPTY_CELL, None, vec![*cell], DigitSet::EMPTY),
            Emptied::Place(house, digit) => (
                key::EMPTY_PLACE,
                Some(*house),
                Vec::new(),
                DigitSet::only(*digit),
            ),
            Emptied::Shared(house, cell, digits) => {
                (key::EMPTY_SHARED, Some(*house), vec![*cell], *digits)
            }
            Emptied::Crowd(house, cells, digits) => {
                (key::EMPTY_CROWD, Some(*house), cells.clone(), *digits)
            }
        };
        let house = house.map_or_else(String::new, |house| self.house(house));
        let cells: Vec<String> = cells.into_iter().map(|cell| self.cell(cell)).collect();
        let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        let (cells, digits) = (cells.join(" "), digits.join(" "));
        self.fill(
            key,
            &[("house", &house), ("cells", &cells), ("digits", &digits)],
        )
    }

    /// A literal that follows, and why.
    pub(super) fn implied(self, implied: &Implied) -> String {
        let why = self.reason(&implied.reason, &implied.literal);
        format!("{}: {why}", self.literal(&implied.literal))
    }

    fn reason(self, reason: &Reason, literal: &Literal) -> String {
        let own = self.cell(literal.cell);
        let own_digit = literal.digit.to_string();
        match reason {
            Reason::Given => self.word(key::REASON_GIVEN).to_owned(),
            Reason::OnlyDigit => self.fill(key::REASON_ONLY_DIGIT, &[("cell", &own)]),
            Reason::OnlyPlace(house) => {
                let house = self.house(*house);
                self.fill(
                    key::REASON_ONLY_PLACE,
                    &[("digit", &own_digit), ("house", &house)],
                )
            }
            Reason::Holds(digit) => self.candidate(literal.cell, *digit),
            Reason::Seen(house, cell) => {
                let (seen, house) = (self.candidate(*cell, literal.digit), self.house(*house));
                self.fill(key::REASON_SEEN, &[("candidate", &seen), ("house", &house)])
            }
            Reason::Learned(clause) => {
                self.fill(key::REASON_LEARNED, &[("clause", &self.clause(clause))])
            }
            Reason::Forgotten => self.word(key::REASON_FORGOTTEN).to_owned(),
        }
    }

    pub(super) fn clash(self, clash: &Clash) -> String {
        match clash {
            Clash::Emptied(emptied) => self.emptied(emptied),
            Clash::Both(one, other) => {
                let [one, other] = [one, other].map(|literal| self.literal(literal));
                self.fill(key::CLASH_BOTH, &[("one", &one), ("other", &other)])
            }
            Clash::Learned(clause) => {
                self.fill(key::CLASH_LEARNED, &[("clause", &self.clause(clause))])
            }
        }
    }

    /// The literals of a clause.
    pub(super) fn clause(self, clause: &[Literal]) -> String {
        let literals: Vec<String> = clause.iter().map(|literal| self.literal(literal)).collect();
        literals.join(&format!(" {} ", self.word(key::CLAUSE_OR)))
    }

    pub(super) fn literal(self, literal: &Literal) -> String {
        words::literal(self.lang, self.geometry, *literal)
    }

    pub(super) fn candidate(self, cell: Cell, digit: Digit) -> String {
        self.literal(&Literal::right((cell, digit)))
    }

    /// What an item of an exact cover needs.
    pub(super) fn item(self, item: Item) -> String {
        match item {
            Item::Cell(cell) => self.cell(cell),
            Item::Digit(house, digit) => {
                let places = [
                    ("digit", &*digit.to_string()),
                    ("house", &*self.house(house)),
                ];
                self.fill(key::ITEM_DIGIT, &places)
            }
        }
    }

    pub(super) fn house(self, house: House) -> String {
        let key = match house.kind {
            HouseKind::Row => key::HOUSE_ROW,
            HouseKind::Col => key::HOUSE_COL,
            HouseKind::Box => key::HOUSE_BOX,
        };
        self.fill(key, &[("n", &house.number().to_string())])
    }

    fn cell(self, cell: Cell) -> String {
        name(self.lang, self.geometry, cell)
    }

    pub(super) fn word(self, key: Key) -> &'static str {
        self.lang.word(key)
    }

    pub(super) fn fill(self, key: Key, places: &[(&str, &str)]) -> String {
        filled(self.word(key), places)
    }
}

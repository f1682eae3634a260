//! Why a step is right, in a sentence whose words refer to cells.

use super::{Piece, Tone, Voice, pieces};
use crate::key;
use crate::protocol::{Filling, Phrase, Proof, Sentence, StepView};
use nonet::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use nonet::logic::{Deduction, Family, Level, Node};
use nonet::text::Notation;
use words::{Key, family};

impl Voice {
    /// The conclusion, after the [`lines`](Self::lines).
    pub fn explain(&self, step: &StepView) -> Vec<Piece> {
        let sentence = step.reason.last();
        sentence.map_or_else(Vec::new, |sentence| self.tell(sentence, step))
    }

    /// What a step does, in one line.
    pub fn concluded(&self, step: &StepView) -> String {
        self.outcome(&step.deductions).text
    }

    /// The reason before the conclusion, line by line.
    pub fn lines(&self, step: &StepView) -> Vec<Vec<Piece>> {
        let lines = step.reason.iter().take(step.reason.len().saturating_sub(1));
        lines.map(|sentence| self.tell(sentence, step)).collect()
    }

    /// The step in notation; the parts that name cells or houses highlight them.
    pub fn written(&self, step: &StepView) -> Vec<Piece> {
        let piece = |(text, cells): &(String, Vec<Cell>)| Piece {
            cells: cells.clone(),
            ..Piece::plain(text)
        };
        let [hodoku, eureka] = &step.written;
        let runs = match self.notation {
            Notation::Hodoku => hodoku,
            Notation::Eureka => eureka,
        };
        runs.iter().map(piece).collect()
    }

    /// The step in notation as plain text.
    pub fn line(&self, step: &StepView) -> String {
        self.written(step)
            .into_iter()
            .map(|piece| piece.text)
            .collect()
    }

    /// What a hint says before the full reason: the family of the step, its technique and where to look, its cells.
    pub fn told(&self, step: &StepView, level: usize) -> Vec<Piece> {
        match level {
            1 => {
                let sentence = self.word(names(step.technique.family()).1);
                vec![Piece::plain(sentence)]
            }
            2 => vec![Piece::plain(&self.where_to_look(step))],
            _ => {
                let cells = step.evidence.cells.iter().map(|&(cell, _)| cell);
                let set = CellSet::of(self.geometry.n_cells(), cells);
                let cells: Vec<Cell> = set.iter().collect();
                self.pieces(key::HINT_CELLS, &[("cells", self.of_cells(&cells))])
            }
        }
    }

    /// The family's name, for headings and lists.
    pub fn family(&self, family: Family) -> &'static str {
        self.word(names(family).0)
    }

    /// How many steps were found, by how many techniques, and whether there are more.
    pub fn listed(&self, n: usize, n_kinds: usize, more: bool) -> String {
        if n == 0 {
            return self.text(key::HINT_NONE);
        }
        let kinds = self.count(key::KINDS, n_kinds);
        let key = if more {
            key::STEPS_MORE
        } else {
            key::STEPS_FOUND
        };
        self.count_with(key, n, &[("kinds", &kinds)])
    }

    /// How many steps the path has, how many of them are more than singles, and whether it ends in the solution.
    pub fn walked(&self, [n, n_hard]: [usize; 2], solved: bool) -> String {
        let key = if solved {
            key::PATH_SOLVED
        } else {
            key::PATH_STUCK
        };
        let hard = match n_hard {
            0 => self.text(key::PATH_EASY),
            _ => self.count(key::PATH_HARD, n_hard),
        };
        self.count_with(key, n, &[("hard", &hard)])
    }

    /// The number of the step shown, and how many there are.
    pub fn at_step(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say(key::AT_STEP, &places)
    }

    /// The number of the example shown, and how many there are.
    pub fn example(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say(key::EXAMPLE_OF, &places)
    }

    /// One of HoDoKu's levels.
    pub fn level(&self, level: Level) -> &'static str {
        self.word(match level {
            Level::Easy => key::LEVEL_EASY,
            Level::Medium => key::LEVEL_MEDIUM,
            Level::Hard => key::LEVEL_HARD,
            Level::Unfair => key::LEVEL_UNFAIR,
            Level::Extreme => key::LEVEL_EXTREME,
        })
    }

    /// The result of the proof of a step with this many conclusions, on the board alone or with the player's marks.
    pub fn proof(&self, n: usize, proof: Proof, on_marks: bool) -> String {
        let proved = match on_marks {
            true => key::PROVED_ON_MARKS,
            false => key::PROVED,
        };
        match proof {
            Proof::Proved => self.count(proved, n),
            Proof::ProvedIfUnique => {
                format!(
                    "{} {}",
                    self.count(proved, n),
                    self.word(key::PROVED_UNIQUE)
                )
            }
            Proof::Refused => self.text(key::PROOF_REFUSED),
            Proof::Undecided => self.text(key::PROOF_UNDECIDED),
        }
    }

    /// Which technique, and in which house to look for it.
    pub fn where_to_look(&self, step: &StepView) -> String {
        let name = self.technique(step.technique.slug);
        let house = self.house(step.house);
        self.say(key::HINT_WHERE, &[("technique", &name), ("house", &house)])
    }

    /// A sentence about a step.
    fn tell(&self, sentence: &Sentence, step: &StepView) -> Vec<Piece> {
        let mut gaps = Vec::new();
        for (name, filling) in &sentence.gaps {
            gaps.push((name.as_str(), self.filling(filling, step)));
        }
        let phrase = match sentence.phrase {
            Phrase::Key(key) => self.word(key),
            Phrase::Technique => family::EXPLAIN.word(self.lang, step.technique.slug),
        };
        let mut pieces = pieces(phrase, &gaps);
        if let Some(first) = pieces.first_mut().and_then(|piece| piece.text.get_mut(..1)) {
            first.make_ascii_uppercase();
        }
        pieces
    }

    fn filling(&self, filling: &Filling, step: &StepView) -> Piece {
        match filling {
            Filling::Cells(cells) => self.of_cells(cells),
            Filling::Houses(houses) => self.of_houses(houses),
            Filling::Named(house) => Piece::plain(&self.house(*house)),
            Filling::Digits(digits, cells) => self.of_digits(*digits, cells),
            Filling::Claim(node) => self.claim(node),
            Filling::Set(number, cells) => Piece {
                text: letter(*number),
                cells: cells.clone(),
                tone: Tone::Set(*number),
            },
            Filling::Outcome => self.outcome(&step.deductions),
        }
    }

    fn of_houses(&self, houses: &[House]) -> Piece {
        let alike = houses.chunk_by(|a, b| a.kind == b.kind);
        let names: Vec<String> = alike.map(|houses| self.houses(houses)).collect();
        let mut cells = Vec::new();
        for &house in houses {
            cells.extend_from_slice(self.geometry.house_cells(house));
        }
        Piece {
            text: self.list(&names),
            cells,
            tone: Tone::Accent,
        }
    }

    /// Houses of one kind, as in `rows 4 and 5`, with the article if the language wants one.
    fn houses(&self, houses: &[House]) -> String {
        let numbers = houses.iter().map(|house| house.number().to_string());
        let list = self.list(&numbers.collect::<Vec<_>>());
        let key = match houses.first().map(|house| house.kind) {
            Some(HouseKind::Row) | None => key::HOUSES_ROW,
            Some(HouseKind::Col) => key::HOUSES_COL,
            Some(HouseKind::Box) => key::HOUSES_BOX,
        };
        self.count_with(key, houses.len(), &[("list", &list)])
    }

    /// Digits that refer to these cells.
    fn of_digits(&self, digits: DigitSet, cells: &[Cell]) -> Piece {
        let names: Vec<String> = digits.iter().map(|digit| self.digit(digit)).collect();
        Piece {
            cells: cells.to_vec(),
            ..Piece::plain(&self.list(&names))
        }
    }

    fn claim(&self, node: &Node) -> Piece {
        let key = match node.cells.len() {
            1 => key::CLAIM,
            _ => key::CLAIM_GROUP,
        };
        let places = [
            ("cells", &*self.cells(&node.cells)),
            ("digit", &*self.digit(node.digit)),
        ];
        Piece {
            text: self.say(key, &places),
            ..self.of_cells(&node.cells)
        }
    }

    fn of_cells(&self, cells: &[Cell]) -> Piece {
        Piece {
            text: self.cells(cells),
            cells: cells.to_vec(),
            tone: Tone::Good,
        }
    }

    fn outcome(&self, concluded: &[Deduction]) -> Piece {
        let places = concluded
            .iter()
            .filter(|d| matches!(d, Deduction::Place(_)));
        let placed = places.map(|d| self.placed(d.candidate()));
        let mut sentences: Vec<String> = placed.collect();
        sentences.extend(self.gone(concluded));
        Piece {
            text: sentences.join("; "),
            cells: concluded.iter().map(|d| d.candidate().cell).collect(),
            tone: Tone::Bad,
        }
    }

    fn placed(&self, Candidate { cell, digit }: Candidate) -> String {
        let places = [("cell", &*self.cell(cell)), ("digit", &*self.digit(digit))];
        self.say(key::OUTCOME_PLACE, &places)
    }

    /// What cells lose; digits that the same cells lose are grouped.
    fn gone(&self, concluded: &[Deduction]) -> Vec<String> {
        let mut all: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
        for digit in Digit::all(self.geometry.side()) {
            let of_it = concluded.iter().filter_map(|deduction| match deduction {
                Deduction::Eliminate(candidate) if candidate.digit == digit => Some(candidate.cell),
                _ => None,
            });
            let cells: Vec<Cell> = of_it.collect();
            match all.iter_mut().find(|(others, _)| *others == cells) {
                _ if cells.is_empty() => {}
                Some((_, digits)) => *digits = digits.with(digit),
                None => all.push((cells, DigitSet::only(digit))),
            }
        }
        let tell = |(cells, digits): &(Vec<Cell>, DigitSet)| {
            let digits = self.of_digits(*digits, cells).text;
            let places = [("cells", &*self.cells(cells)), ("digit", &*digits)];
            self.count_with(key::OUTCOME_OUT, cells.len(), &places)
        };
        all.iter().map(tell).collect()
    }
}

/// The name of the set with this number.
pub fn letter(number: u8) -> String {
    char::from(b'A' + number % 26).to_string()
}

/// The name of a family, and the sentence that says a hint's step belongs to it.
fn names(family: Family) -> (Key, Key) {
    match family {
        Family::Singles => (key::FAMILY_SINGLES, key::NEXT_SINGLES),
        Family::Intersections => (key::FAMILY_INTERSECTIONS, key::NEXT_INTERSECTIONS),
        Family::Subsets => (key::FAMILY_SUBSETS, key::NEXT_SUBSETS),
        Family::Fish => (key::FAMILY_FISH, key::NEXT_FISH),
        Family::SingleDigit => (key::FAMILY_SINGLE_DIGIT, key::NEXT_SINGLE_DIGIT),
        Family::Colours => (key::FAMILY_COLOURS, key::NEXT_COLOURS),
        Family::Uniqueness => (key::FAMILY_UNIQUENESS, key::NEXT_UNIQUENESS),
        Family::Chains => (key::FAMILY_CHAINS, key::NEXT_CHAINS),
        Family::Wings => (key::FAMILY_WINGS, key::NEXT_WINGS),
        Family::Als => (key::FAMILY_ALS, key::NEXT_ALS),
        Family::Rare => (key::FAMILY_RARE, key::NEXT_RARE),
        Family::Forcing => (key::FAMILY_FORCING, key::NEXT_FORCING),
    }
}

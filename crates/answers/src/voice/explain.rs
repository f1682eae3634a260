//! Why a step is right, in a sentence whose words refer to cells.

use super::{Piece, Tone, Voice};
use crate::protocol::{Filling, Proof, Sentence, StepView};
use nonet::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use nonet::logic::{Deduction, Family, Level, Node};
use nonet::text::Notation;

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
                self.pieces("hint-cells", &[("cells", self.of_cells(&cells))])
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
            return self.text("hint-none");
        }
        let kinds = self.count("kinds", n_kinds);
        let key = if more { "steps-more" } else { "steps-found" };
        self.count_with(key, n, &[("kinds", &kinds)])
    }

    /// How many steps the path has, how many of them are more than singles, and whether it ends in the solution.
    pub fn walked(&self, [n, n_hard]: [usize; 2], solved: bool) -> String {
        let key = if solved { "path-solved" } else { "path-stuck" };
        let hard = match n_hard {
            0 => self.text("path-easy"),
            _ => self.count("path-hard", n_hard),
        };
        self.count_with(key, n, &[("hard", &hard)])
    }

    /// The number of the step shown, and how many there are.
    pub fn at_step(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say("at-step", &places)
    }

    /// The number of the example shown, and how many there are.
    pub fn example(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say("example-of", &places)
    }

    /// One of HoDoKu's levels.
    pub fn level(&self, level: Level) -> &'static str {
        self.word(match level {
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
            Level::Unfair => "level-unfair",
            Level::Extreme => "level-extreme",
        })
    }

    /// The result of the proof of a step with this many conclusions, on the board alone or with the player's marks.
    pub fn proof(&self, n: usize, proof: Proof, on_marks: bool) -> String {
        let proved = match on_marks {
            true => "proved-on-marks",
            false => "proved",
        };
        match proof {
            Proof::Proved => self.count(proved, n),
            Proof::ProvedIfUnique => {
                format!("{} {}", self.count(proved, n), self.word("proved-unique"))
            }
            Proof::Refused => self.text("proof-refused"),
            Proof::Undecided => self.text("proof-undecided"),
        }
    }

    /// Which technique, and in which house to look for it.
    pub fn where_to_look(&self, step: &StepView) -> String {
        let name = self.technique(step.technique.slug);
        let house = self.house(step.house);
        self.say("hint-where", &[("technique", &name), ("house", &house)])
    }

    /// A sentence about a step.
    fn tell(&self, sentence: &Sentence, step: &StepView) -> Vec<Piece> {
        let mut gaps = Vec::new();
        for (name, filling) in &sentence.gaps {
            gaps.push((name.as_str(), self.filling(filling, step)));
        }
        let mut pieces = self.pieces(&sentence.key, &gaps);
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
            Some(HouseKind::Row) | None => "houses-row",
            Some(HouseKind::Col) => "houses-col",
            Some(HouseKind::Box) => "houses-box",
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
            1 => "claim",
            _ => "claim-group",
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
        self.say("outcome-place", &places)
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
            self.count_with("outcome-out", cells.len(), &places)
        };
        all.iter().map(tell).collect()
    }
}

/// The name of the set with this number.
pub fn letter(number: u8) -> String {
    char::from(b'A' + number % 26).to_string()
}

/// The name of a family, and the sentence that says a hint's step belongs to it.
fn names(family: Family) -> (&'static str, &'static str) {
    match family {
        Family::Singles => ("family-singles", "next-singles"),
        Family::Intersections => ("family-intersections", "next-intersections"),
        Family::Subsets => ("family-subsets", "next-subsets"),
        Family::Fish => ("family-fish", "next-fish"),
        Family::SingleDigit => ("family-single-digit", "next-single-digit"),
        Family::Colours => ("family-colours", "next-colours"),
        Family::Uniqueness => ("family-uniqueness", "next-uniqueness"),
        Family::Chains => ("family-chains", "next-chains"),
        Family::Wings => ("family-wings", "next-wings"),
        Family::Als => ("family-als", "next-als"),
        Family::Rare => ("family-rare", "next-rare"),
        Family::Forcing => ("family-forcing", "next-forcing"),
    }
}

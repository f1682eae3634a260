//! Why a step is right, in a sentence whose words refer to cells.
//!
//! The gaps in a phrase are filled from the shape of the step's pattern, never from its technique: a new technique with
//! a known shape needs its phrase and nothing here.

use super::Voice;
use crate::app::piece::{Piece, Tone};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::logic::{Deduction, Evidence, Family, Part, Pattern, Step};
use crate::protocol::Proof;
use crate::text::{named_cells, step_line};

impl Voice {
    /// The whole reason.
    pub fn explain(&self, step: &Step) -> Vec<Piece> {
        let key = format!("explain-{}", step.technique.slug);
        self.pieces(&key, &self.places(step))
    }

    /// The step in notation; the parts that name cells or houses highlight them.
    pub fn written(&self, step: &Step) -> Vec<Piece> {
        let line = step_line(&self.geometry, step, self.notation);
        let runs = named_cells(&self.geometry, &line).into_iter();
        let piece = |(text, cells)| Piece {
            cells,
            ..Piece::plain(text)
        };
        runs.map(piece).collect()
    }

    /// What a hint says before the whole reason: the family of the step, its technique and where to look, its cells.
    pub fn told(&self, step: &Step, level: usize) -> Vec<Piece> {
        match level {
            1 => {
                let sentence = self.word(names(step.technique.family()).1);
                vec![Piece::plain(sentence)]
            }
            2 => vec![Piece::plain(&self.where_to_look(step))],
            _ => {
                let evidence = step.pattern.evidence(&self.geometry);
                let cells = self.parts(&evidence, |_| true);
                self.pieces("hint-cells", &[("cells", self.of_cells(&cells))])
            }
        }
    }

    /// The family's name, for headings and lists.
    pub fn family(&self, family: Family) -> &'static str {
        self.word(names(family).0)
    }

    /// How many steps were found, by how many techniques.
    pub fn listed(&self, n: usize, n_kinds: usize) -> String {
        if n == 0 {
            return self.word("hint-none").to_owned();
        }
        let kinds = self.count("kinds", n_kinds);
        self.count_with("steps-found", n, &[("kinds", &kinds)])
    }

    /// How long the path is, and whether it ends in the solution.
    pub fn walked(&self, n: usize, solved: bool) -> String {
        if solved {
            self.count("path-solved", n)
        } else {
            self.count("path-stuck", n)
        }
    }

    /// The number of the step shown, and how many there are.
    pub fn at_step(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say("at-step", &places)
    }

    /// How a step fared in the proof.
    pub fn proof(&self, step: &Step, proof: Proof) -> String {
        match proof {
            Proof::Proved => {
                let n = step.deductions.len();
                let unique = matches!(step.pattern, Pattern::Deadly { .. });
                let note = unique.then(|| self.word("proved-unique"));
                let proved = self.count("proved", n);
                note.map_or(proved.clone(), |note| format!("{proved} {note}"))
            }
            Proof::Refused => self.word("proof-refused").to_owned(),
            Proof::Undecided => self.word("proof-undecided").to_owned(),
        }
    }

    /// Which technique, and in which house to look for it.
    pub fn where_to_look(&self, step: &Step) -> String {
        let name = self.technique(step.technique.slug);
        let house = self.house(house_to_look_at(&self.geometry, step));
        self.say("hint-where", &[("technique", &name), ("house", &house)])
    }

    fn places(&self, step: &Step) -> Vec<(&'static str, Piece)> {
        let outcome = self.outcome(&step.deductions);
        let mut places = match &step.pattern {
            Pattern::Single { candidate, house } => {
                let mut places = vec![
                    ("cell", self.of_cells(&[candidate.cell])),
                    (
                        "digit",
                        self.of_digits(DigitSet::only(candidate.digit), &[candidate.cell]),
                    ),
                ];
                places.extend(house.map(|house| ("house", self.of_house(house))));
                places
            }
            Pattern::Intersection {
                digit,
                base,
                cover,
                cells,
            } => vec![
                ("digit", self.of_digits(DigitSet::only(*digit), cells)),
                ("base", self.of_house(*base)),
                ("cover", self.of_house(*cover)),
                ("cells", self.of_cells(cells)),
            ],
            Pattern::Subset {
                house,
                cells,
                digits,
            } => vec![
                ("house", self.of_house(*house)),
                ("cells", self.of_cells(cells)),
                ("digits", self.of_digits(*digits, cells)),
            ],
            pattern => self.general(pattern),
        };
        places.push(("outcome", outcome));
        places
    }

    /// What all other shapes have: digits, houses that confine and houses that are confined, cells.
    fn general(&self, pattern: &Pattern) -> Vec<(&'static str, Piece)> {
        let evidence = pattern.evidence(&self.geometry);
        let part = |wanted| self.parts(&evidence, |part| part == wanted);
        let all = self.parts(&evidence, |_| true);
        let stem: &[Cell] = match pattern {
            Pattern::Als { stem, .. } => stem.as_slice(),
            _ => &[],
        };
        vec![
            ("digits", self.of_digits(pattern.digits(), &all)),
            ("cells", self.of_cells(&all)),
            ("fins", self.of_cells(&part(Part::Extra))),
            ("stem", self.of_cells(stem)),
            ("base", self.of_houses(&evidence, Part::Base)),
            ("cover", self.of_houses(&evidence, Part::Cover)),
        ]
    }

    /// The cells that play these parts, each once, in reading order.
    fn parts(&self, evidence: &Evidence, wanted: impl Fn(Part) -> bool) -> Vec<Cell> {
        let cells = evidence.cells.iter().filter(|(_, part)| wanted(*part));
        let cells = cells.map(|&(cell, _)| cell);
        let set = CellSet::of(self.geometry.n_cells(), cells);
        set.iter().collect()
    }

    /// The houses that play this part, each once: with several digits they are listed for each.
    fn of_houses(&self, evidence: &Evidence, wanted: Part) -> Piece {
        let mut houses: Vec<House> = Vec::new();
        for &(house, part) in &evidence.houses {
            if part == wanted && !houses.contains(&house) {
                houses.push(house);
            }
        }
        let names: Vec<String> = houses.iter().map(|&house| self.house(house)).collect();
        let cells = houses
            .iter()
            .flat_map(|&house| self.geometry.house_cells(house));
        Piece {
            text: self.list(&names),
            cells: cells.copied().collect(),
            tone: Tone::Accent,
        }
    }

    /// Digits of these cells.
    fn of_digits(&self, digits: DigitSet, cells: &[Cell]) -> Piece {
        let names: Vec<String> = digits.iter().map(|digit| self.digit(digit)).collect();
        Piece {
            cells: cells.to_vec(),
            ..Piece::plain(&self.list(&names))
        }
    }

    fn of_cells(&self, cells: &[Cell]) -> Piece {
        Piece {
            text: self.cells(cells),
            cells: cells.to_vec(),
            tone: Tone::Good,
        }
    }

    fn of_house(&self, house: House) -> Piece {
        Piece {
            text: self.house(house),
            cells: self.geometry.house_cells(house).to_vec(),
            tone: Tone::Accent,
        }
    }

    fn outcome(&self, concluded: &[Deduction]) -> Piece {
        let places = concluded
            .iter()
            .filter(|d| matches!(d, Deduction::Place(_)));
        let placed = places.map(|d| self.placed(d.candidate()));
        let gone = Digit::all(self.geometry.side()).filter_map(|d| self.gone(d, concluded));
        let sentences: Vec<String> = placed.chain(gone).collect();
        Piece {
            text: sentences.join("; "),
            cells: concluded.iter().map(|d| d.candidate().cell).collect(),
            tone: Tone::Bad,
        }
    }

    fn placed(&self, Candidate { cell, digit }: Candidate) -> String {
        let places = [("cell", &*self.cell(cell)), ("digit", &*digit.to_string())];
        self.say("outcome-place", &places)
    }

    fn gone(&self, digit: Digit, concluded: &[Deduction]) -> Option<String> {
        let of_it = concluded.iter().filter_map(|deduction| match deduction {
            Deduction::Eliminate(candidate) if candidate.digit == digit => Some(candidate.cell),
            _ => None,
        });
        let cells: Vec<Cell> = of_it.collect();
        if cells.is_empty() {
            return None;
        }
        let places = [
            ("cells", &*self.cells(&cells)),
            ("digit", &*digit.to_string()),
        ];
        Some(self.count_with("outcome-out", cells.len(), &places))
    }
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
    }
}

/// The house that a hint points at before it says more.
pub fn house_to_look_at(geometry: &Geometry, step: &Step) -> House {
    match &step.pattern {
        Pattern::Single {
            house: Some(house), ..
        } => *house,
        Pattern::Single { candidate, .. } => House::of_box(geometry.box_index(candidate.cell)),
        Pattern::Intersection { base, .. } => *base,
        Pattern::Subset { house, .. } => *house,
        pattern => {
            let evidence = pattern.evidence(geometry);
            let cell = evidence
                .cells
                .first()
                .map_or(Cell::new(0), |(cell, _)| *cell);
            let of_box = House::of_box(geometry.box_index(cell));
            evidence.houses.first().map_or(of_box, |(house, _)| *house)
        }
    }
}

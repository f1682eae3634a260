//! Writes patterns, each shape in its own way.

use super::Notation;
use super::links::{usual_cause, usual_house};
use super::symmetry;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House, HouseKind};
use crate::logic::{Als, Common, Fish, Node, Pattern, Step, Strong, Truth};
use crate::text::notation::{cell_name, cell_names, house_name};

/// Writes patterns of steps on a board.
pub(super) struct Writer<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) notation: Notation,
}

impl Writer<'_> {
    /// The pattern; `None` if the conclusion says everything.
    pub(super) fn pattern(&self, step: &Step) -> Option<String> {
        match &step.pattern {
            Pattern::Chain(chains) => {
                let chains = chains.iter().map(|chain| match self.notation {
                    Notation::Hodoku => self.nice_loop(chain, step),
                    Notation::Eureka => self.eureka(chain),
                });
                Some(join(chains, "; "))
            }
            pattern => self.of_pattern(pattern),
        }
    }

    /// The pattern, whatever the step: its chains are written as in Eureka.
    pub(super) fn of_pattern(&self, pattern: &Pattern) -> Option<String> {
        Some(match pattern {
            Pattern::Fish(fish) => join(fish.iter().map(|fish| self.fish(fish)), "; "),
            Pattern::Chain(chains) => join(chains.iter().map(|chain| self.eureka(chain)), "; "),
            Pattern::Forcing(net) => self.net(net),
            Pattern::Als {
                sets,
                commons,
                stem,
            } => self.als(sets, commons, *stem),
            Pattern::Templates { digit, before } if before.is_empty() => digit.to_string(),
            Pattern::Templates { digit, before } => {
                let name = |&Candidate { cell, digit }: &Candidate| {
                    format!("{digit}{}", cell_name(self.geometry, cell))
                };
                format!("{digit} after {}", join(before.iter().map(name), " "))
            }
            Pattern::Symmetry { turn, images } => symmetry::written(*turn, images),
            rare @ (Pattern::Colours { .. } | Pattern::Deadly { .. } | Pattern::Truths { .. }) => {
                self.rare(rare)
            }
            simple @ (Pattern::Single { .. }
            | Pattern::Intersection { .. }
            | Pattern::Subset { .. }) => return self.simple(simple),
        })
    }

    /// Singles, intersections, subsets.
    pub(super) fn simple(&self, pattern: &Pattern) -> Option<String> {
        Some(match pattern {
            Pattern::Single { candidate, house } => {
                let house = house_name((*house)?);
                self.of(DigitSet::only(candidate.digit), ",", &house)
            }
            Pattern::Intersection {
                digit,
                base,
                cover,
                cells,
            } => self.intersection(*digit, *base, *cover, cells),
            Pattern::Subset {
                house,
                cells,
                digits,
            } => self.subset(*house, cells, *digits),
            _ => return None,
        })
    }

    /// Colours, deadly patterns, truths.
    fn rare(&self, pattern: &Pattern) -> String {
        match pattern {
            Pattern::Colours {
                clusters,
                links,
                emptied,
            } => {
                let colours = clusters.iter().flatten();
                let colours = join(colours.map(|colour| self.candidates(colour)), " / ");
                let links = links.iter().map(|(a, b, truth)| self.pair(*a, *b, *truth));
                let links = join(links, ", ");
                let emptied = emptied.map(|cell| format!(" empty {}", self.cells(&[cell])));
                format!("{colours} by {links}{}", emptied.unwrap_or_default())
            }
            Pattern::Deadly {
                cells,
                digits,
                guardians,
                truths,
            } => {
                let place = self.of(*digits, "/", &self.cells(cells));
                let guardians = self.candidates(guardians);
                let by = (!truths.is_empty()).then(|| format!(" by {}", self.truths(truths)));
                format!("{place}, guardians {guardians}{}", by.unwrap_or_default())
            }
            Pattern::Truths {
                base,
                cover,
                cells,
                digits,
            } => {
                let place = self.of(*digits, ",", &self.cells(cells));
                let cover = (!cover.is_empty()).then(|| format!("\\{}", self.truths(cover)));
                format!("{place} {}{}", self.truths(base), cover.unwrap_or_default())
            }
            _ => String::new(),
        }
    }

    pub(super) fn cells(&self, cells: &[Cell]) -> String {
        cell_names(self.geometry, cells)
    }

    /// Digits at a place: `2,6 in r15c1`, `(26)r15c1`.
    fn of(&self, digits: DigitSet, between: &str, place: &str) -> String {
        match self.notation {
            Notation::Hodoku => format!("{} in {place}", list(digits, between)),
            Notation::Eureka => format!("({}){place}", self.run(digits)),
        }
    }

    /// Digits side by side, if that is unambiguous.
    fn run(&self, digits: DigitSet) -> String {
        list(digits, self.comma())
    }

    fn comma(&self) -> &'static str {
        if self.geometry.side() > 9 { "," } else { "" }
    }

    fn intersection(&self, digit: Digit, base: House, cover: House, cells: &[Cell]) -> String {
        let (base, cover) = (house_name(base), house_name(cover));
        let cells = self.cells(cells);
        match self.notation {
            Notation::Hodoku => format!("{digit} in {base} ({cells} in {cover})"),
            Notation::Eureka => format!("({digit}){base}\\{cover} {cells}"),
        }
    }

    fn subset(&self, house: House, cells: &[Cell], digits: DigitSet) -> String {
        let text = self.of(digits, ",", &self.cells(cells));
        if usual_house(self.geometry, cells) == Some(house) {
            return text;
        }
        format!("{text} [{}]", house_name(house))
    }

    pub(super) fn fish(&self, fish: &Fish) -> String {
        let (base, cover) = (self.houses(&fish.base), self.houses(&fish.cover));
        let fins = fish.fins.iter().map(|&cell| self.marked(" f", cell));
        let endo = fish.endo_fins.iter().map(|&cell| self.marked(" ef", cell));
        let fins: String = fins.chain(endo).collect();
        match self.notation {
            Notation::Hodoku => format!("{} {base} {cover}{fins}", fish.digit),
            Notation::Eureka => format!("({}){base}\\{cover}{fins}", fish.digit),
        }
    }

    fn marked(&self, mark: &str, cell: Cell) -> String {
        format!("{mark}{}", self.cells(&[cell]))
    }

    /// Candidates digit by digit: `8 (r1c3,r2c4)`.
    fn candidates(&self, candidates: &[Candidate]) -> String {
        let of = |digit: Digit| {
            let of_it = candidates
                .iter()
                .filter(|candidate| candidate.digit == digit);
            let cells: Vec<Cell> = of_it.map(|candidate| candidate.cell).collect();
            (!cells.is_empty()).then(|| format!("{digit} ({})", self.cells(&cells)))
        };
        join(Digit::all(self.geometry.side()).filter_map(of), " ")
    }

    /// A link of colours.
    fn pair(&self, a: Candidate, b: Candidate, truth: Truth) -> String {
        let [a, b] = [a, b].map(|Candidate { cell, digit }| Node {
            digit,
            cells: vec![cell],
        });
        self.strong_pair(&a, &b, &Strong::Truth(truth))
    }

    fn als(&self, sets: &[Als], commons: &[Common], stem: Option<Cell>) -> String {
        let set = |(number, set): (usize, &Als)| {
            let (name, cells) = (letter(number), self.cells(&set.cells));
            format!("{name}={cells} {{{}}}", self.run(set.digits))
        };
        let stem = stem.map(|cell| format!("stem {}={}", letter(sets.len()), self.cells(&[cell])));
        let common = |common: &Common| {
            let (a, b) = common.between;
            let between = [a, b].map(|number| letter(usize::from(number)));
            let between = between.into_iter().filter(|_| (a, b) != (0, 1));
            format!("{}{}", common.digit, between.collect::<String>())
        };
        let common = join(commons.iter().map(common), ",");
        let common = (!commons.is_empty()).then(|| format!("X={common}"));
        let sets = sets.iter().enumerate().map(set);
        join(sets.chain(stem).chain(common), ", ")
    }

    /// Truths in their order: `{5r19 2c3 r1c7}`.
    fn truths(&self, truths: &[Truth]) -> String {
        let sort = |truth: &Truth| match truth {
            Truth::Cell(_) => None,
            Truth::House(house, digit) => Some((house.kind, *digit)),
        };
        let same = |a: &Truth, b: &Truth| sort(a).is_some() && sort(a) == sort(b);
        let runs = truths.chunk_by(same).map(|run| match run {
            [Truth::House(house, digit), ..] => {
                format!("{digit}{}", self.numbered(house.kind, run))
            }
            [Truth::Cell(cell), ..] => self.cells(&[*cell]),
            [] => String::new(),
        });
        format!("{{{}}}", join(runs, " "))
    }

    fn numbered(&self, kind: HouseKind, truths: &[Truth]) -> String {
        let number = |truth: &Truth| match truth {
            Truth::House(house, _) => Some(house.number().to_string()),
            Truth::Cell(_) => None,
        };
        let numbers = join(truths.iter().filter_map(number), self.comma());
        format!("{}{numbers}", initial(kind))
    }

    /// Houses kind by kind: `r37c1b2`; on boards with more than nine, with commas between numbers.
    fn houses(&self, houses: &[House]) -> String {
        let of = |kind: HouseKind| {
            let of_kind = houses.iter().filter(|house| house.kind == kind);
            let numbers: Vec<String> = of_kind.map(|house| house.number().to_string()).collect();
            let text = format!("{}{}", initial(kind), numbers.join(self.comma()));
            (!numbers.is_empty()).then_some(text)
        };
        join(HouseKind::ALL.into_iter().filter_map(of), "")
    }

    /// The basis of a strong link, unless it is the usual one.
    pub(super) fn cause(&self, a: &Node, b: &Node, strong: Option<&Strong>) -> String {
        match strong {
            strong if strong == usual_cause(self.geometry, a, b).as_ref() => String::new(),
            Some(Strong::Truth(Truth::House(house, _))) => format!("[{}]", house_name(*house)),
            Some(Strong::Truth(Truth::Cell(cell))) => format!("[{}]", self.cells(&[*cell])),
            Some(Strong::Als(cells)) => format!("[{}]", self.cells(cells)),
            None => String::new(),
        }
    }
}

/// The name of a set: its number in capital letters, then in small ones.
pub(super) fn letter(number: usize) -> char {
    let letters = ('A'..='Z').chain('a'..='z');
    letters.clone().nth(number % 52).unwrap_or('A')
}

fn initial(kind: HouseKind) -> char {
    match kind {
        HouseKind::Row => 'r',
        HouseKind::Col => 'c',
        HouseKind::Box => 'b',
    }
}

fn list(digits: DigitSet, between: &str) -> String {
    join(digits.iter().map(|digit| digit.to_string()), between)
}

pub(super) fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

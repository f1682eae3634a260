//! Why a step is right, in a sentence whose words speak of cells.
//!
//! The places of a phrase are filled from the shape of the step's pattern, never from its technique: a new
//! technique of a known shape needs its phrase and nothing here.

use crate::app::model::Lang;
use crate::app::view::{Piece, Tone};
use crate::board::{Cell, DigitSet, Geometry, House};
use crate::logic::{Deduction, Pattern, Step};
use crate::text::deductions;

impl Lang {
    /// The whole reason.
    pub fn explain(self, step: &Step) -> Vec<Piece> {
        let key = format!("explain-{}", step.technique.slug);
        self.pieces(&key, &self.places(step))
    }

    /// Which technique, and in which house to look for it.
    pub fn where_to_look(self, step: &Step) -> String {
        let name = self.technique(step.technique.slug);
        let house = self.house(house_to_look_at(step));
        self.say("hint-where", &[("technique", &name), ("house", &house)])
    }

    fn places(self, step: &Step) -> Vec<(&'static str, Piece)> {
        let outcome = self.outcome(&step.deductions);
        let mut places = match &step.pattern {
            Pattern::Single { candidate, house } => {
                let mut places = vec![
                    ("cell", self.of_cells(&[candidate.cell])),
                    ("digit", Piece::plain(&candidate.digit.to_string())),
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
                ("digit", Piece::plain(&digit.to_string())),
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
                ("digits", Piece::plain(&self.digits(*digits))),
            ],
        };
        places.push(("outcome", outcome));
        places
    }

    fn digits(self, digits: DigitSet) -> String {
        let names: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
        self.list(&names)
    }

    fn of_cells(self, cells: &[Cell]) -> Piece {
        Piece {
            text: self.cells(cells),
            cells: cells.to_vec(),
            tone: Tone::Good,
        }
    }

    fn of_house(self, house: House) -> Piece {
        Piece {
            text: self.house(house),
            cells: Geometry::classic().house_cells(house).to_vec(),
            tone: Tone::Accent,
        }
    }

    fn outcome(self, concluded: &[Deduction]) -> Piece {
        Piece {
            text: deductions(&Geometry::classic(), concluded),
            cells: concluded.iter().map(|d| d.candidate().cell).collect(),
            tone: if matches!(concluded, [Deduction::Place(_), ..]) {
                Tone::Good
            } else {
                Tone::Bad
            },
        }
    }
}

/// The house that a hint points at before it tells more.
pub fn house_to_look_at(step: &Step) -> House {
    match &step.pattern {
        Pattern::Single {
            house: Some(house), ..
        } => *house,
        Pattern::Single { candidate, .. } => {
            House::of_box(Geometry::classic().box_index(candidate.cell))
        }
        Pattern::Intersection { base, .. } => *base,
        Pattern::Subset { house, .. } => *house,
    }
}

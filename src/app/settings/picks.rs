//! Settings with one of a few values. A new one needs a row here, a select in `index.html` with its name as id, and
//! its words.

use crate::logic::Reach;
use crate::text::Notation;

/// A setting with one of a few values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Light, dark, or as in the system.
    Theme,
    /// How far Propagate goes.
    Reach,
    /// How steps are written.
    Notation,
}

/// Each setting's stable name, the names of its values, and the index of the default.
const ROWS: [(Pick, &str, &[&str], u8); 3] = [
    (Pick::Theme, "theme", &["system", "light", "dark"], 0),
    (Pick::Reach, "reach", &["naked", "both", "subsets"], 1), // as in `Reach::ALL`
    (Pick::Notation, "notation", &["hodoku", "eureka"], 0),   // as in `Notation::ALL`
];

impl Pick {
    /// All of them.
    pub const ALL: [Self; ROWS.len()] = [Self::Theme, Self::Reach, Self::Notation];

    /// The one with this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pick| pick.slug() == slug)
    }

    /// Its stable name, also in the skeleton.
    pub fn slug(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// The place of the value with this name.
    pub fn place(self, name: &str) -> Option<usize> {
        ROWS[self as usize]
            .2
            .iter()
            .position(|value| *value == name)
    }
}

/// The value chosen for each setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picks([u8; ROWS.len()]);

impl Default for Picks {
    fn default() -> Self {
        Self(ROWS.map(|(.., usual)| usual))
    }
}

impl Picks {
    /// The place of the value chosen.
    pub fn place(self, pick: Pick) -> usize {
        self.0[pick as usize].into()
    }

    /// The name of the value chosen.
    pub fn name(self, pick: Pick) -> &'static str {
        ROWS[pick as usize].2[self.place(pick)]
    }

    /// Chooses the value at a place; without one there, nothing changes.
    pub fn choose(&mut self, pick: Pick, place: usize) {
        if place < ROWS[pick as usize].2.len() {
            self.0[pick as usize] = place as u8;
        }
    }

    /// Chooses the value with this name; without one, nothing changes.
    pub fn choose_named(&mut self, pick: Pick, name: &str) {
        self.choose(pick, pick.place(name).unwrap_or(usize::MAX));
    }

    /// How far Propagate goes.
    pub fn reach(self) -> Reach {
        Reach::ALL[self.place(Pick::Reach)]
    }

    /// How steps are written.
    pub fn notation(self) -> Notation {
        Notation::ALL[self.place(Pick::Notation)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_their_values_are_those_of_the_types() {
        for (row, pick) in ROWS.iter().zip(Pick::ALL) {
            assert_eq!(row.0, pick);
            assert!(usize::from(row.3) < row.2.len());
        }
        assert_eq!(ROWS[1].2.len(), Reach::ALL.len());
        assert_eq!(ROWS[2].2.len(), Notation::ALL.len());
        let usual = Picks::default();
        assert_eq!(usual.reach(), Reach::BothSingles);
        assert_eq!(usual.notation(), Notation::default());
    }
}

//! Settings with one of a few values. A new one needs a row here, a select in `index.html` with its name as id, and
//! its words.

use nonet::logic::Reach;
use nonet::text::Notation;

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

/// What there is to know about a setting.
struct Row {
    slug: &'static str,
    /// The names of its values.
    values: &'static [&'static str],
    /// The place of the default.
    usual: u8,
}

impl Pick {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Theme, Self::Reach, Self::Notation];

    const fn row(self) -> Row {
        let (slug, values, usual): (_, &[_], _) = match self {
            Self::Theme => ("theme", &["system", "light", "dark"], 0),
            Self::Reach => ("reach", &["naked", "both", "subsets"], 1), // as in `Reach::ALL`
            Self::Notation => ("notation", &["hodoku", "eureka"], 0),   // as in `Notation::ALL`
        };
        Row {
            slug,
            values,
            usual,
        }
    }

    /// The one with this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pick| pick.slug() == slug)
    }

    /// Its stable name, also in the skeleton.
    pub fn slug(self) -> &'static str {
        self.row().slug
    }

    /// The place of the value with this name.
    pub fn place(self, name: &str) -> Option<usize> {
        self.row().values.iter().position(|value| *value == name)
    }
}

/// The value chosen for each setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picks([u8; Pick::ALL.len()]);

impl Default for Picks {
    fn default() -> Self {
        Self(Pick::ALL.map(|pick| pick.row().usual))
    }
}

impl Picks {
    /// The place of the value chosen.
    pub fn place(self, pick: Pick) -> usize {
        self.0[pick as usize].into()
    }

    /// The name of the value chosen.
    pub fn name(self, pick: Pick) -> &'static str {
        pick.row().values[self.place(pick)]
    }

    /// Chooses the value at a place; without one there, nothing changes.
    pub fn choose(&mut self, pick: Pick, place: usize) {
        if place < pick.row().values.len() {
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
    fn values_are_those_of_the_types() {
        for (place, pick) in Pick::ALL.into_iter().enumerate() {
            assert_eq!(pick as usize, place);
            assert!(usize::from(pick.row().usual) < pick.row().values.len());
        }
        assert_eq!(Pick::Reach.row().values.len(), Reach::ALL.len());
        assert_eq!(Pick::Notation.row().values.len(), Notation::ALL.len());
        let usual = Picks::default();
        assert_eq!(usual.reach(), Reach::BothSingles);
        assert_eq!(usual.notation(), Notation::default());
    }
}

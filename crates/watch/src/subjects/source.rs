//! The source of an experiment's puzzles.

use super::fewer::Fewer;
use super::larger::Larger;
use super::lines::read_lines;
use super::made::Making;
use super::numbers::Values;
use super::sets::{SETS, Set};
use super::subject::Gathered;
use std::ops::ControlFlow;

/// The kinds of sources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// A set of examples.
    #[default]
    Set,
    /// The generator.
    Made,
    /// Lines, typed or from a file.
    Lines,
    /// A series that loses givens.
    Fewer,
    /// A series of larger and larger boards.
    Larger,
}

impl Kind {
    /// All kinds, in the order offered.
    pub const ALL: [Self; 5] = [
        Self::Set,
        Self::Made,
        Self::Lines,
        Self::Fewer,
        Self::Larger,
    ];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Made => "made",
            Self::Lines => "lines",
            Self::Fewer => "fewer",
            Self::Larger => "larger",
        }
    }

    /// Do its puzzles grow?
    pub fn grows(self) -> bool {
        match self {
            Self::Set | Self::Made | Self::Lines => false,
            Self::Fewer | Self::Larger => true,
        }
    }
}

/// The source of puzzles, with the settings of all kinds, chosen or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The chosen kind.
    pub kind: Kind,
    /// The set.
    pub set: Set,
    /// The request to the generator.
    pub made: Making,
    /// The lines as typed, pasted or read from a file.
    pub lines: String,
    /// How givens are removed.
    pub fewer: Fewer,
    /// How boards grow.
    pub larger: Larger,
}

impl Default for Source {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            set: SETS[0],
            made: Making::default(),
            lines: String::new(),
            fewer: Fewer::default(),
            larger: Larger::default(),
        }
    }
}

impl Source {
    /// The chosen kind as text: its name and its settings after semicolons.
    pub(crate) fn write(&self) -> String {
        let settings = match self.kind {
            Kind::Set => format!("name:{}", self.set.slug),
            Kind::Made => self.made.write(),
            Kind::Lines => return self.kind.slug().to_owned(),
            Kind::Fewer => self.fewer.write(),
            Kind::Larger => self.larger.write(),
        };
        format!("{};{settings}", self.kind.slug())
    }

    /// The puzzle that a series starts from, as in links, for that kind.
    pub(crate) fn base(&self) -> Option<String> {
        (self.kind == Kind::Fewer).then(|| self.fewer.base_text())
    }

    /// From the text, the puzzle to start from, and the lines.
    pub(crate) fn read(text: &str, base: &str, lines: &str) -> Option<Self> {
        let (slug, settings) = text.split_once(';').unwrap_or((text, ""));
        let kind = Kind::ALL.into_iter().find(|kind| kind.slug() == slug)?;
        let (values, usual) = (Values(settings), Self::default());
        Some(match kind {
            Kind::Set => {
                let name = values.text("name");
                let set = SETS.into_iter().find(|set| Some(set.slug) == name);
                let set = set.unwrap_or(usual.set);
                Self { kind, set, ..usual }
            }
            Kind::Made => Self {
                kind,
                made: Making::read(values),
                ..usual
            },
            Kind::Lines => Self {
                kind,
                lines: lines.to_owned(),
                ..usual
            },
            Kind::Fewer => Self {
                kind,
                fewer: Fewer::read(values, base),
                ..usual
            },
            Kind::Larger => Self {
                kind,
                larger: Larger::read(values),
                ..usual
            },
        })
    }

    /// The puzzles. `tick` often gets the number so far, and can stop it.
    pub fn gather(&self, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
        let gathered = match self.kind {
            Kind::Set => Gathered {
                subjects: self.set.subjects(),
                ..Gathered::default()
            },
            Kind::Made => self.made.gather(tick),
            Kind::Lines => read_lines(&self.lines, tick),
            Kind::Fewer => self.fewer.gather(tick),
            Kind::Larger => self.larger.gather(tick),
        };
        gathered.tidied()
    }
}

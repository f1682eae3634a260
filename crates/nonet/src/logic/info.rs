//! What is known about a technique apart from its steps: its row in the table.

/// A row of the table of techniques, named after its source.
#[derive(Debug)]
pub struct Info {
    /// Its stable name, as in `hidden-pair`.
    pub slug: &'static str,
    /// Its value on the scale from 0 to 6; `None` if it is not on that scale.
    pub half_steps: Option<HalfSteps>,
    /// Its place in HoDoKu's library and rating; `None` if HoDoKu does not have it.
    pub hodoku: Option<Hodoku>,
    /// Its family, if it does not follow from its number in HoDoKu's library.
    kin: Family,
}

/// A technique's difficulty on the scale from 0 to 6, in half steps (0 to 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfSteps {
    /// The value if it was needed once.
    pub once: u8,
    /// The value if it was needed more often.
    pub more: u8,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Unfair,
        Self::Extreme,
    ];
}

/// HoDoKu's name for a technique, and its weight. Source: <https://hodoku.sourceforge.net/en/techniques.php>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hodoku {
    /// The name of its steps in HoDoKu's notation.
    pub name: &'static str,
    /// Its number in the library of cases, as in `0110`, without a variant.
    pub code: &'static str,
    /// The least level of a puzzle that needs it.
    pub level: Level,
    /// The points for each of its steps.
    pub score: u16,
    /// Which digits its lines in the library name.
    pub digits: Named,
    /// The variants of the number that mean it; empty for all of them.
    pub variants: &'static [&'static str],
}

/// The kind of technique, which the vaguest hint names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// The last place, the last candidate.
    Singles,
    /// Lines against boxes.
    Intersections,
    /// As many digits as cells.
    Subsets,
    /// One digit, as many covers as bases.
    Fish,
    /// A few strong links of one digit.
    SingleDigit,
    /// Candidates in two colours.
    Colours,
    /// Patterns that would allow a second solution.
    Uniqueness,
    /// Alternating links.
    Chains,
    /// Three or four cells that share digits.
    Wings,
    /// Almost locked sets.
    Als,
    /// Everything else.
    Rare,
    /// Assumptions and their consequences.
    Forcing,
}

/// HoDoKu's levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Level {
    /// Singles.
    Easy,
    /// Intersections and small subsets.
    Medium,
    /// Fish, wings, uniqueness.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Techniques that HoDoKu does not use by default, and guessing.
    Extreme,
}

impl Level {
    /// Its stable name, as rows, files and other programs write it.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }
}

/// Which digits a line of HoDoKu's library names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// The digits that are eliminated.
    Eliminated,
    /// The digits of the pattern.
    Pattern,
    /// The lowest digit of the pattern: of two patterns in one, HoDoKu names the digit of the first.
    First,
    /// No digit: the pattern has all of them.
    Nothing,
}

impl Family {
    /// All of them, easiest first.
    pub const ALL: [Self; 12] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::SingleDigit,
        Self::Colours,
        Self::Uniqueness,
        Self::Chains,
        Self::Wings,
        Self::Als,
        Self::Rare,
        Self::Forcing,
    ];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::SingleDigit => "single-digit",
            Self::Colours => "colours",
            Self::Uniqueness => "uniqueness",
            Self::Chains => "chains",
            Self::Wings => "wings",
            Self::Als => "als",
            Self::Rare => "rare",
            Self::Forcing => "forcing",
        }
    }
}

impl PartialEq for Info {
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Info {}

impl Info {
    /// A technique that HoDoKu has and the scale from 0 to 6 does not.
    pub(crate) const fn rated(slug: &'static str, hodoku: Hodoku) -> Self {
        Self {
            slug,
            half_steps: None,
            hodoku: Some(hodoku),
            kin: Family::Rare,
        }
    }

    /// The row with its values on the scale from 0 to 6, used once and more often.
    pub(crate) const fn half_steps(self, once: u8, more: u8) -> Self {
        Self {
            half_steps: Some(HalfSteps { once, more }),
            ..self
        }
    }

    /// A technique that has neither rating.
    pub(crate) const fn unrated(slug: &'static str) -> Self {
        Self::of(Family::Rare, slug)
    }

    /// A technique of this family that has neither rating.
    pub(crate) const fn of(kin: Family, slug: &'static str) -> Self {
        Self {
            slug,
            half_steps: None,
            hodoku: None,
            kin,
        }
    }

    /// Is it harder than a single?
    pub fn is_hard(&self) -> bool {
        self.family() != Family::Singles
    }

    /// Its family: from the first half of its number in HoDoKu's library, or as given for techniques without one.
    pub fn family(&self) -> Family {
        let code = self.hodoku.map_or("", |row| row.code);
        if code.starts_with("037") {
            return Family::Forcing; // Kraken fish
        }
        match code.get(..2) {
            Some("00") => Family::Singles,
            Some("01") => Family::Intersections,
            Some("02") => Family::Subsets,
            Some("03") => Family::Fish,
            Some("04") => Family::SingleDigit,
            Some("05") => Family::Colours,
            Some("06") => Family::Uniqueness,
            Some("07") => Family::Chains,
            Some("08") => Family::Wings,
            Some("09" | "11") => Family::Als,
            Some("13") => Family::Forcing,
            _ => self.kin,
        }
    }
}

impl Hodoku {
    /// A row whose lines in the library name the digits of the pattern, as most do.
    pub const fn new(name: &'static str, code: &'static str, level: Level, score: u16) -> Self {
        Self {
            name,
            code,
            level,
            score,
            digits: Named::Pattern,
            variants: &[],
        }
    }

    /// The row, with other digits named by its lines.
    pub const fn naming(self, digits: Named) -> Self {
        Self { digits, ..self }
    }

    /// The row, restricted to these variants of its number.
    pub const fn variants(self, variants: &'static [&'static str]) -> Self {
        Self { variants, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_in_the_library_says_the_family() {
        let family = |code| Info::rated("", Hodoku::new("", code, Level::Easy, 0)).family();
        let numbers = [
            "0000", "0100", "0200", "0300", "0400", "0500", "0600", "0700", "0800", "0900", "1200",
            "1300",
        ];
        assert_eq!(numbers.map(family), Family::ALL);
        assert_eq!(family("1101"), Family::Als);
        assert_eq!(Info::unrated("").family(), Family::Rare);
    }
}

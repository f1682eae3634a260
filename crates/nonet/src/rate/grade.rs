//! How hard a puzzle is in a word: bands of Sudoku Explainer's rating, by what they demand of players.
//! docs/GENERATE.md has the figures and the demands of each grade.

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Grade {
    /// Hidden singles.
    Easy,
    /// Naked singles, intersections, pairs, naked triples, X-wings.
    Medium,
    /// Swordfish, hidden triples, wings, unique rectangles: hard in HoDoKu's terms.
    Hard,
    /// Quads, graves, chains of one digit.
    Fiendish,
    /// Chains of several digits.
    Extreme,
    /// More than one chain at a time.
    Nightmare,
}

/// A grade, its stable name, and the highest rating that belongs to it on Sudoku Explainer's scale, in tenths. No
/// puzzle with more than 11.9 is known.
const GRADES: [(Grade, &str, u8); 6] = [
    (Grade::Easy, "easy", 15),
    (Grade::Medium, "medium", 36),
    (Grade::Hard, "hard", 45),
    (Grade::Fiendish, "fiendish", 69),
    (Grade::Extreme, "extreme", 74),
    (Grade::Nightmare, "nightmare", 119),
];

impl Grade {
    /// All grades, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        GRADES.iter().map(|&(grade, ..)| grade)
    }

    /// The grade of a puzzle with this rating, in tenths; `None` means that it took too long to find.
    ///
    /// ```
    /// use nonet::rate::Grade;
    /// assert_eq!(Grade::of(Some(42)), Grade::Hard);
    /// assert_eq!(Grade::of(None), Grade::Nightmare);
    /// ```
    pub fn of(er: Option<u8>) -> Self {
        let er = er.unwrap_or(u8::MAX);
        let row = GRADES.iter().find(|&&(.., most)| er <= most);
        row.map_or(Self::Nightmare, |&(grade, ..)| grade)
    }

    /// The grade of this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::all().find(|grade| grade.slug() == slug)
    }

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        GRADES[self as usize].1
    }

    /// The lowest and the highest rating that belong to it on Sudoku Explainer's scale, in tenths.
    pub fn band(self) -> (u8, u8) {
        let before = (self as usize).checked_sub(1);
        let least = before.map_or(0, |before| GRADES[before].2 + 1);
        (least, GRADES[self as usize].2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_has_the_grade_whose_band_holds_it() {
        for (place, grade) in Grade::all().enumerate() {
            assert_eq!(grade as usize, place, "the table is in order");
            assert_eq!(Grade::named(grade.slug()), Some(grade));
            let (least, most) = grade.band();
            for er in least..=most {
                assert_eq!(Grade::of(Some(er)), grade, "{er}");
            }
        }
    }
}

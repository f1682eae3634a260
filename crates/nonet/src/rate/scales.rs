//! The table of scales.

use super::scale::Scale;
use super::{explainer, half_steps, hodoku, human, whips};

impl Scale {
    /// All scales.
    pub const ALL: [&'static Self; 8] = [
        &half_steps::SCALE,
        &hodoku::LEVEL,
        &hodoku::SCORE,
        &explainer::SCALE,
        &human::DEPENDENCY,
        &human::REFUTATION_SUM,
        &whips::WHIP,
        &whips::BRAID,
    ];

    /// The scale of this name.
    ///
    /// ```
    /// use nonet::rate::Scale;
    /// let score = Scale::named("hodoku-score").expect("a scale");
    /// assert!(score.method.is_classic && Scale::ALL.contains(&score));
    /// ```
    pub fn named(slug: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|scale| scale.slug == slug)
    }

    /// The scale whose bands are the grades.
    pub(crate) fn graded() -> Option<&'static Self> {
        Self::ALL.into_iter().find(|scale| scale.has_grades)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_and_columns_are_unique_and_each_part_exists() {
        let slugs: BTreeSet<&str> = Scale::ALL.iter().map(|scale| scale.slug).collect();
        assert_eq!(slugs.len(), Scale::ALL.len());
        let mut columns = BTreeSet::new();
        for scale in Scale::ALL {
            assert!(!scale.own.is_empty(), "{}", scale.slug);
            let fresh = |name| columns.insert(name);
            assert!(scale.parts().flat_map(|(_, part)| part.columns).all(fresh));
        }
    }
}

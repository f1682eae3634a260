//! Sentences independent of language: the key of a phrase and what fills its gaps.

use answers::protocol::{Filling, Sentence};

/// What fills gaps, by their names.
pub(super) type Gaps = Vec<(&'static str, Filling)>;

/// The sentence.
pub(super) fn sentence(key: &str, gaps: Gaps) -> Sentence {
    let gaps = gaps.into_iter();
    Sentence {
        key: key.to_owned(),
        gaps: gaps.map(|(name, gap)| (name.to_owned(), gap)).collect(),
    }
}

//! Sentences independent of language: the key of a phrase and what fills its gaps.

use answers::protocol::{Filling, Phrase, Sentence};
use words::Key;

/// What fills gaps, by their names.
pub(super) type Gaps = Vec<(&'static str, Filling)>;

/// The sentence.
pub(super) fn sentence(key: Key, gaps: Gaps) -> Sentence {
    said(Phrase::Key(key), gaps)
}

/// Any sentence.
pub(super) fn said(phrase: Phrase, gaps: Gaps) -> Sentence {
    let gaps = gaps.into_iter();
    Sentence {
        phrase,
        gaps: gaps.map(|(name, gap)| (name.to_owned(), gap)).collect(),
    }
}

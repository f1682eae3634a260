//! When a game was created.

/// A game's name begins with the time when it was created, in milliseconds since 1970; `known` is a time when it
/// surely existed.
pub(super) fn began(game: &str, known: u64) -> u64 {
    let began = game.split('-').next().and_then(|began| began.parse().ok());
    began.filter(|&began| began <= known).unwrap_or(known)
}

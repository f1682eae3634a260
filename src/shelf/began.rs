//! When a game was made.

/// A game's name begins with the time at which it was made, in milliseconds since 1970; `known` is when it was there
/// for certain.
pub(super) fn began(game: &str, known: u64) -> u64 {
    let began = game.split('-').next().and_then(|began| began.parse().ok());
    began.filter(|&began| began <= known).unwrap_or(known)
}

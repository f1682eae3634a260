//! What a text that the user enters is: boards, a line of HoDoKu's library, a link, a grid of candidates.

use super::candidates::read_candidates;
use super::hodoku_library::{LibraryCase, read_case};
use super::link::{link_in, read_link};
use super::reading::any_size::{Expect, Readings, read_telling};
use super::reading::read::{LONG, refuse_what_is_no_text};
use super::{Game, ReadError};

/// What was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Found {
    /// The boards that it may mean.
    Boards(Readings),
    /// A line of HoDoKu's library, and how many more such lines follow it.
    Case(Box<LibraryCase>, usize),
    /// A board in the middle of a game.
    Game(Box<Game>),
}

/// Finds out what a text is. `looked` receives the number of characters looked at, now and then: most are looked
/// at more than once, but on average never more than about twenty times.
///
/// ```
/// use nonet::text::{Found, find};
/// let Ok(Found::Boards(readings)) = find("1...2.......3..4", &|_| {}) else { panic!("a board") };
/// assert_eq!(readings.likeliest().puzzle.geometry().side(), 4);
/// ```
///
/// # Errors
/// Says what keeps it from being a board, and where.
pub fn find(text: &str, looked: &dyn Fn(usize)) -> Result<Found, ReadError> {
    let at_nine = |error| ReadError::Fault { side: 9, error };
    refuse_what_is_no_text(text).map_err(at_nine)?;
    if let Some((case, n_more)) = read_case(text) {
        let case = case.map_err(ReadError::Case)?;
        return Ok(Found::Case(Box::new(case), n_more));
    }
    let linked = match link_in(text) {
        Some(fragment) => read_link(fragment).map_err(at_nine)?.game,
        None => None,
    };
    let grid = || {
        (text.len() <= LONG)
            .then(|| read_candidates(text))
            .flatten()
    };
    if let Some(game) = linked.or_else(grid) {
        return Ok(Found::Game(Box::new(game)));
    }
    if is_address(text.trim()) {
        return Err(ReadError::Address);
    }
    read_telling(text, &Expect::default(), looked).map(Found::Boards)
}

fn is_address(text: &str) -> bool {
    let mut after = text.split(':').skip(1);
    after.any(|rest| rest.starts_with("//")) && !text.contains(char::is_whitespace)
}

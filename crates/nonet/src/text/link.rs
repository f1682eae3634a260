//! The address's fragment: `p=` with the givens in one line, `s=` or `r=` with the shape of any board but the
//! ordinary one, `w=` with the workspace. If there is more to say, `z=` instead, with the whole position
//! ([`whole`](super::whole)). Or `learn=` alone, with the slug of a technique: a link to its page.
//!
//! Links of version 2 are still read. For a game in progress they had three more parts, about the cells that are
//! not given: `f=` their digits, `e=` their erased candidates with a point after each cell (present if candidates
//! were shown), and at the end `v=` with the version, which also showed that nothing was cut off.
//!
//! The fragment never goes to a server. Unknown parts are ignored, so old pages open newer links.

use super::chars::{digit_value, is_one_of};
use super::reading::strict::read_cells;
use super::shape::ShapeForm;
use super::symbols::Symbols;
use super::{Game, ParseError, line, whole};
use crate::board::{Digit, DigitSet, Geometry, Layout, Puzzle};
use std::sync::Arc;

/// The longest fragment: the largest board with all that may be on it is shorter.
const MAX_BYTES: usize = 24 << 10;

/// The last version of links that had a part for each thing.
const VERSION: u32 = 2;

/// What a link leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The board to open.
    pub game: Option<Game>,
    /// The slug of the workspace to show.
    pub workspace: Option<String>,
}

/// Writes a fragment, without the `#`.
pub fn write_link(link: &Link) -> String {
    let game = link.game.as_ref().map(written);
    let workspace = link.workspace.as_ref();
    let workspace = workspace.map(|slug| format!("w={}", percent_encoded(slug)));
    let mut parts = Vec::from_iter(game);
    parts.extend(workspace);
    parts.join("&")
}

fn written(game: &Game) -> String {
    if game.is_begun() {
        return format!("z={}", whole::write(game));
    }
    let shape = shape(game.givens.geometry().layout());
    format!("p={}{shape}", line(&game.givens, '.'))
}

/// The part with the shape of a board; nothing for the ordinary one.
fn shape(layout: &Layout) -> String {
    match layout.is_classic() {
        true => String::new(),
        false => format!("&{}", ShapeForm::LINK.write(layout)),
    }
}

/// Reads a fragment, with or without its `#`. A puzzle may also be there alone. Digits may repeat.
///
/// ```
/// use nonet::text::{read_link, write_link};
/// let fragment = "p=1..23....4.........................6&s=3x2&w=solve";
/// let link = read_link(fragment)?;
/// assert_eq!(link.game.as_ref().map(|game| game.givens.n_givens()), Some(5));
/// assert_eq!(link.workspace.as_deref(), Some("solve"));
/// assert_eq!(write_link(&link), fragment);
/// # Ok::<(), nonet::text::ParseError>(())
/// ```
///
/// # Errors
/// Why the board in it cannot be read.
pub fn read_link(fragment: &str) -> Result<Link, ParseError> {
    let bytes = fragment.len();
    if bytes > MAX_BYTES {
        return Err(ParseError::TooLarge { bytes });
    }
    let parts = Parts::of(fragment.strip_prefix('#').unwrap_or(fragment));
    Ok(Link {
        workspace: parts.get("w").map(str::to_owned),
        game: parts.game()?,
    })
}

/// The part of a fragment that leads to the page of a technique; without a slug, to the index of all.
const LEARN: &str = "learn=";

/// The slug of the technique to whose page a fragment leads; empty if it is the index.
///
/// ```
/// use nonet::text::{learn_link, linked_technique};
/// assert_eq!(linked_technique(&learn_link("x-wing")), Some("x-wing"));
/// assert_eq!(linked_technique("w=solve"), None);
/// ```
pub fn linked_technique(fragment: &str) -> Option<&str> {
    let mut parts = fragment.split('&');
    parts.find_map(|part| part.strip_prefix(LEARN))
}

/// The fragment that leads to the page of a technique.
pub fn learn_link(slug: &str) -> String {
    LEARN.to_owned() + slug
}

/// The game in a text that is just one link, if it can be read.
///
/// ```
/// use nonet::text::linked_game;
/// assert!(linked_game("https://example.org/nonet/#p=1..............2").is_some());
/// assert!(linked_game("see https://example.org/nonet/#p=1..............2").is_none());
/// ```
pub fn linked_game(text: &str) -> Option<Game> {
    let text = text.trim();
    let fragment = link_in(text).filter(|_| !text.contains(char::is_whitespace))?;
    read_link(fragment).ok()?.game
}

/// The part after the `#` of the first word that is a link to a board.
pub(super) fn link_in(text: &str) -> Option<&str> {
    // Not `contains`, which would add the searcher for words to the program.
    let words = text.split_once('#').map_or("", |_| text);
    let fragments = words.split_whitespace().filter_map(|word| {
        let (_, fragment) = word.split_once('#')?;
        Some(fragment.trim_end_matches(['>', ')', '"', '\'', ',']))
    });
    let alone = Some(text.trim()).filter(|text| !text.contains(char::is_whitespace));
    let is_board = |part: &str| part.starts_with("p=") || part.starts_with("z=");
    let has_board = |fragment: &&str| fragment.split('&').any(is_board);
    fragments.chain(alone).find(has_board)
}

/// The parts of a fragment: each key with its value.
struct Parts<'a>(Vec<(&'a str, String)>);

impl<'a> Parts<'a> {
    fn of(fragment: &'a str) -> Self {
        let mut parts = Vec::new();
        for part in fragment.split('&') {
            let (key, value) = part.split_once('=').unwrap_or(("", part));
            let value = percent_decoded(value);
            let is_alone = key.is_empty() && !part.starts_with('=');
            let key = if is_alone { "p" } else { key };
            let says = match key {
                "p" if is_alone => has_digit(&value),
                "p" | "w" => !value.is_empty(),
                _ => true,
            };
            if says {
                parts.push((key, value));
            }
        }
        Self(parts)
    }

    /// The last value of a key.
    fn get(&self, key: &str) -> Option<&str> {
        let mut parts = self.0.iter().rev();
        let part = parts.find(|(name, _)| *name == key);
        part.map(|(_, value)| &**value)
    }

    /// The last valid shape.
    fn geometry(&self) -> Option<Arc<Geometry>> {
        let mut parts = self.0.iter().rev();
        parts.find_map(|(key, value)| ShapeForm::LINK.read(&format!("{key}={value}")))
    }

    fn game(&self) -> Result<Option<Game>, ParseError> {
        if let Some(whole) = self.get("z") {
            return whole::read(without_stops(whole)).map(Some);
        }
        self.check_version()?;
        let Some(cells) = self.get("p") else {
            return Ok(None);
        };
        let mut game = Game::of(read_cells(cells, self.geometry().as_ref())?);
        let open: Vec<_> = game.open_cells().collect();
        let filled = filled(&game.givens, self.get("f").unwrap_or_default());
        let erased = erased(&game.givens, self.get("e").unwrap_or_default());
        let (filled, erased) = filled.zip(erased).ok_or(ParseError::BrokenLink)?;
        if filled.len() > open.len() || erased.len() > open.len() {
            return Err(ParseError::BrokenLink);
        }
        for (&cell, digit) in open.iter().zip(filled) {
            game.board.put(cell, digit);
        }
        for (&cell, digits) in open.iter().zip(erased) {
            game.erased[cell.index()] = digits;
        }
        game.candidates = self.get("e").is_some();
        Ok(Some(game))
    }

    /// A game in progress needs a version: it is the end of the link.
    fn check_version(&self) -> Result<(), ParseError> {
        let needs_one = self.get("f").is_some() || self.get("e").is_some();
        match self.get("v").map(str::parse::<u32>) {
            None if !needs_one => Ok(()),
            Some(Ok(version)) if version > VERSION => Err(ParseError::NewerLink),
            Some(Ok(_)) => Ok(()),
            _ => Err(ParseError::BrokenLink),
        }
    }
}

/// The digits of the open cells, up to the last that is filled.
fn filled(puzzle: &Puzzle, text: &str) -> Option<Vec<Option<Digit>>> {
    let digit = |ch| match ch {
        '.' => Some(None),
        _ => Symbols::Letters
            .digit(ch, puzzle.geometry().side())
            .map(Some),
    };
    text.chars().map(digit).collect()
}

/// The erased candidates of the open cells, up to the last that has any.
fn erased(puzzle: &Puzzle, text: &str) -> Option<Vec<DigitSet>> {
    let digit = |ch| Symbols::Letters.digit(ch, puzzle.geometry().side());
    let cell = |cell: &str| cell.chars().map(digit).collect();
    text.split_terminator('.').map(cell).collect()
}

/// A link at the end of a sentence is followed by its full stop.
fn without_stops(whole: &str) -> &str {
    whole.trim_end_matches(|ch: char| !ch.is_ascii_alphanumeric())
}

/// Is it a puzzle without `p=`? Without a digit it is the name of a place on the page.
fn has_digit(text: &str) -> bool {
    text.chars().any(|ch| digit_value(ch).is_some())
}

/// Undoes percent-encoding; everything else stays as it is.
///
/// ```
/// use nonet::text::{percent_decoded, percent_encoded};
/// assert_eq!(percent_decoded(&percent_encoded("a: 1&2")), "a: 1&2");
/// ```
pub fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = |&byte: &u8| char::from(byte).to_digit(16).map(|value| value as u8);
        let (byte, tail) = match after {
            [high, low, tail @ ..] if first == b'%' => match (hex(high), hex(low)) {
                (Some(high), Some(low)) => (high << 4 | low, tail),
                _ => (first, after),
            },
            _ => (first, after),
        };
        bytes.push(byte);
        rest = tail;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Percent-encodes all but unreserved characters (RFC 3986).
pub fn percent_encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for &byte in text.as_bytes() {
        let ch = char::from(byte);
        if ch.is_ascii_alphanumeric() || is_one_of(ch, "-._~") {
            encoded.push(ch);
        } else {
            encoded += &format!("%{byte:02X}");
        }
    }
    encoded
}

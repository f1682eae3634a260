//! The address's fragment: `p=` with the puzzle in one line, `s=` or `r=` with the shape of its board where it is not
//! the ordinary one, `w=` with the workspace.
//!
//! It never goes to a server. Unknown parts are ignored, so that old pages open newer links.

use super::any_size::{Expect, read_one};
use super::chars::digit_value;
use super::regions::{read_regions, regions};
use super::symbols::Symbols;
use super::{ParseError, line, read};
use crate::board::{Geometry, Puzzle};
use std::sync::Arc;

/// Longer fragments are refused.
const MAX_BYTES: usize = 8 << 10;

/// What a link leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The puzzle to open.
    pub puzzle: Option<Puzzle>,
    /// The slug of the workspace to show.
    pub workspace: Option<String>,
}

/// Writes a fragment, without the `#`.
pub fn write_link(link: &Link) -> String {
    let puzzle = link
        .puzzle
        .as_ref()
        .map(|puzzle| format!("p={}{}", line(puzzle, '.'), shape(puzzle.geometry())));
    let workspace = link
        .workspace
        .as_ref()
        .map(|slug| format!("w={}", encoded(slug)));
    let parts: Vec<String> = puzzle.into_iter().chain(workspace).collect();
    parts.join("&")
}

/// The part with the shape of a board: nothing for the ordinary one, the boxes' height and width, or the map.
fn shape(geometry: &Geometry) -> String {
    match geometry.boxes() {
        Some((3, 3)) => String::new(),
        Some((high, wide)) => format!("&s={high}x{wide}"),
        None => format!("&r={}", regions(geometry)),
    }
}

/// Reads a fragment, with or without its `#`. A puzzle may also be there alone. Only 9x9 boards with square boxes
/// are read.
///
/// ```
/// use nonet::text::{Link, read_link, write_link};
/// let link = read_link("#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&w=solve")?;
/// assert_eq!(link.workspace.as_deref(), Some("solve"));
/// assert_eq!(read_link(&write_link(&link))?, link);
/// # Ok::<(), nonet::text::ParseError>(())
/// ```
///
/// # Errors
/// Why the puzzle in it cannot be read.
pub fn read_link(fragment: &str) -> Result<Link, ParseError> {
    parse(fragment, &|text, _| Ok(read(text)?.puzzle))
}

/// Reads a fragment with a board of any size and shape.
///
/// ```
/// use nonet::text::{read_any_link, write_link};
/// let fragment = "p=1..23....4.........................6&s=3x2";
/// let link = read_any_link(fragment)?;
/// assert_eq!(link.puzzle.as_ref().and_then(|puzzle| puzzle.geometry().boxes()), Some((3, 2)));
/// assert_eq!(write_link(&link), fragment);
/// # Ok::<(), nonet::text::ParseError>(())
/// ```
///
/// # Errors
/// Why the puzzle in it cannot be read.
pub fn read_any_link(fragment: &str) -> Result<Link, ParseError> {
    parse(fragment, &|text, geometry| {
        let symbols = Some(Symbols::Letters);
        read_one(text, &Expect { geometry, symbols })
    })
}

/// How the cells of a puzzle are read, if this is the shape of its board.
type Reader = dyn Fn(&str, Option<Arc<Geometry>>) -> Result<Puzzle, ParseError>;

fn parse(fragment: &str, read: &Reader) -> Result<Link, ParseError> {
    let bytes = fragment.len();
    if bytes > MAX_BYTES {
        return Err(ParseError::TooLarge { bytes });
    }
    let (mut cells, mut geometry, mut workspace) = (None, None, None);
    for part in fragment.strip_prefix('#').unwrap_or(fragment).split('&') {
        match part
            .split_once('=')
            .map(|(key, value)| (key, decoded(value)))
        {
            Some(("p", text)) if !text.is_empty() => cells = Some(text),
            Some(("s", boxes)) => geometry = read_boxes(&boxes).or(geometry),
            Some(("r", map)) => geometry = read_regions(&map).or(geometry),
            Some(("w", slug)) if !slug.is_empty() => workspace = Some(slug),
            Some(_) => {}
            None => cells = alone(decoded(part)).or(cells),
        }
    }
    let puzzle = cells.map(|cells| read(&cells, geometry)).transpose()?;
    Ok(Link { puzzle, workspace })
}

/// The shape of a board with boxes of this height and width, as in `2x3`.
///
/// ```
/// use nonet::text::read_boxes;
/// assert_eq!(read_boxes("2x3").map(|board| board.side()), Some(6));
/// assert!(read_boxes("9x9").is_none());
/// ```
pub fn read_boxes(text: &str) -> Option<Arc<Geometry>> {
    let (high, wide) = text.split_once(['x', 'X', '\u{d7}'])?;
    let size = |text: &str| text.trim().parse::<u8>().ok().map(usize::from);
    Geometry::rectangular(size(high)?, size(wide)?)
        .map(Arc::new)
        .ok()
}

/// A puzzle without `p=`. What has no digit is the name of a place on the page.
fn alone(text: String) -> Option<String> {
    let any_digit = text.chars().any(|ch| digit_value(ch).is_some());
    any_digit.then_some(text)
}

/// Undoes percent-encoding; everything else stays as it is.
fn decoded(text: &str) -> String {
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
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for &byte in text.as_bytes() {
        let ch = char::from(byte);
        if ch.is_ascii_alphanumeric() || "-._~".contains(ch) {
            encoded.push(ch);
        } else {
            encoded += &format!("%{byte:02X}");
        }
    }
    encoded
}

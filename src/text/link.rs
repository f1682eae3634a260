//! The address's fragment: `p=` with the puzzle in 81 characters, `w=` with the workspace.
//!
//! It never goes to a server. Parts that are not known are passed over, so that old pages open newer links.

use super::chars::digit_value;
use super::{ParseError, line, read};
use crate::board::Puzzle;

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
        .map(|puzzle| format!("p={}", line(puzzle, '.')));
    let workspace = link
        .workspace
        .as_ref()
        .map(|slug| format!("w={}", encoded(slug)));
    let parts: Vec<String> = puzzle.into_iter().chain(workspace).collect();
    parts.join("&")
}

/// Reads a fragment, with or without its `#`. A puzzle may also stand there alone.
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
    let bytes = fragment.len();
    if bytes > MAX_BYTES {
        return Err(ParseError::TooLarge { bytes });
    }
    let mut link = Link::default();
    for part in fragment.strip_prefix('#').unwrap_or(fragment).split('&') {
        match part
            .split_once('=')
            .map(|(key, value)| (key, decoded(value)))
        {
            Some(("p", text)) if !text.is_empty() => link.puzzle = Some(read(&text)?.puzzle),
            Some(("w", slug)) if !slug.is_empty() => link.workspace = Some(slug),
            Some(_) => {}
            None => link.puzzle = alone(&decoded(part))?.or(link.puzzle),
        }
    }
    Ok(link)
}

/// A puzzle without `p=`. What has no digit is the name of a place on the page.
fn alone(text: &str) -> Result<Option<Puzzle>, ParseError> {
    if text.chars().any(|ch| digit_value(ch).is_some()) {
        return Ok(Some(read(text)?.puzzle));
    }
    Ok(None)
}

/// Undoes percent-encoding; what is none stays as it is.
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

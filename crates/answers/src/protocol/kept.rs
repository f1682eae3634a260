//! A puzzle that was made as a line of text, its stored form: `1 p=53..7.... 01046e6f6e65...`, that is, the number
//! of the format, the puzzle as in a link, and in hexadecimal what is certain about it.
//!
//! If another version of Nonet wrote it in a way that is not understood, the puzzle can still be read, and the text
//! is kept as it is. The page reads; only the workshop writes.

use super::{Made, Position, bytes};
use nonet::text::{Game, Link, read_link, write_link};

/// The number of the format, to be changed if [`Made`] is written as bytes in another way.
const WAY: &str = "1";

impl Made {
    /// The puzzle with its text filled in.
    pub fn with_text(self) -> Self {
        let game = self.position.read().map(|asked| Game::of(asked.givens));
        let workspace = None;
        let link = write_link(&Link { game, workspace });
        let position = self.position;
        let rest = Self {
            position: Position::default(),
            text: String::new(),
            ..self
        };
        let hex: String = bytes::written(&rest)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self {
            position,
            text: format!("{WAY} {link} {hex}"),
            ..rest
        }
    }

    /// The puzzle of a text; `None` if even that cannot be read.
    ///
    /// ```
    /// use answers::protocol::Made;
    /// let text = "9 p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 later";
    /// assert_eq!(Made::of_text(text).map(|made| made.position.n_givens()), Some(30));
    /// assert_eq!(Made::of_text("1 p="), None);
    /// ```
    pub fn of_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let is_ours = words.next() == Some(WAY);
        let game = read_link(words.next()?).ok()?.game?;
        let bytes = words.next().filter(|_| is_ours).map(unhex);
        let known = bytes.and_then(|bytes| bytes::read::<Self>(&bytes));
        Some(Self {
            position: Position::of(&game.givens),
            text: text.to_owned(),
            ..known.unwrap_or_else(Self::unknown)
        })
    }

    /// A puzzle about which nothing is certain.
    fn unknown() -> Self {
        Self {
            symmetry: "none".to_owned(),
            ..Self::default()
        }
    }
}

/// The bytes written in hexadecimal; other characters give bytes that do not make a puzzle.
fn unhex(text: &str) -> Vec<u8> {
    let figure = |byte: u8| (byte & 15) + 9 * (byte >> 6);
    let pairs = text.as_bytes().chunks_exact(2);
    let byte = |pair: &[u8]| pair.iter().fold(0, |byte, &sign| byte << 4 | figure(sign));
    pairs.map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::Geometry;
    use nonet::generate::{Options, make};

    fn made(shape: (usize, usize), seed: u64) -> Made {
        let geometry = Geometry::shared(shape.0, shape.1).expect("a shape");
        let made = make(&Options::minimal(geometry), seed, &mut |_| {}).expect("a puzzle");
        let certificate = made.certificate(&mut || {}).expect("it is right");
        Made {
            position: Position::of(&made.puzzle),
            minimal: certificate.minimal,
            symmetry: certificate.symmetry.slug().to_owned(),
            rated: certificate.rated,
            attempts: made.attempts,
            shown: vec![(3, "r1c1=5".to_owned())],
            options: "--minimal".to_owned(),
            seed,
            text: String::new(),
        }
    }

    #[test]
    fn what_was_made_is_read_as_it_was_kept() {
        for (shape, seed) in [((2, 2), 1), ((2, 3), 2), ((3, 3), 3), ((3, 3), u64::MAX)] {
            let made = made(shape, seed).with_text();
            assert_eq!(Made::of_text(&made.text), Some(made));
        }
    }

    #[test]
    fn what_another_version_says_is_kept_and_its_puzzle_is_there() {
        let made = made((3, 3), 4).with_text();
        let later = made.text.replacen('1', "2", 1);
        for text in [
            later.as_str(),
            &made.text[..made.text.len() - 1],
            &format!("{later} more"),
        ] {
            let read = Made::of_text(text).expect("the puzzle");
            assert_eq!((read.text.as_str(), &read.position), (text, &made.position));
            assert_eq!(read.rated, None);
        }
        for text in ["", "1", "1 w=lab 00", "1 p=12 00"] {
            assert_eq!(Made::of_text(text), None, "{text}");
        }
    }
}

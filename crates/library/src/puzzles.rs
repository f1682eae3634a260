//! Puzzles as in a line of the journal: `p=53..7.... p=8........`. They stay one text, of which there may be
//! 100,000.

/// Links' fragments, in order.
///
/// ```
/// use library::Puzzles;
/// let puzzles = Puzzles::read("p=53..7.... p=8........").unwrap();
/// assert_eq!(puzzles.iter().collect::<Vec<_>>(), ["p=53..7....", "p=8........"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzles {
    /// The fragments, separated by blanks.
    text: String,
    len: usize,
}

impl Puzzles {
    /// Reads their text; `None` if one of them is empty or not a single word.
    pub fn read(text: &str) -> Option<Self> {
        // Counting over the whole text uses the widest registers.
        let bytes = text.as_bytes();
        let n_white = bytes
            .iter()
            .filter(|byte| byte.is_ascii_whitespace())
            .count();
        let n_blank = bytes.iter().filter(|&&byte| byte == b' ').count();
        let pairs = bytes.iter().zip(bytes.get(1..)?);
        let n_double = pairs.filter(|&pair| pair == (&b' ', &b' ')).count();
        let is_inside = !text.starts_with(' ') && !text.ends_with(' ');
        let is_right = is_inside && n_white == n_blank && n_double == 0;
        is_right.then(|| Self {
            text: text.to_owned(),
            len: n_blank + 1,
        })
    }

    /// Adds a puzzle, which must be a single word.
    pub fn push(&mut self, puzzle: &str) {
        if self.len > 0 {
            self.text.push(' ');
        }
        self.text.push_str(puzzle);
        self.len += 1;
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.text.split(' ').take(self.len)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Is the list empty?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Their text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl<T: AsRef<str>> FromIterator<T> for Puzzles {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        let mut puzzles = Self::default();
        all.into_iter()
            .for_each(|puzzle| puzzles.push(puzzle.as_ref()));
        puzzles
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_read_as_they_were_written() {
        for words in [&["p=1"][..], &["p=1", "p=é&s=2x2", "x"]] {
            let puzzles: Puzzles = words.iter().collect();
            assert_eq!(puzzles.iter().collect::<Vec<_>>(), words);
            assert_eq!(Puzzles::read(puzzles.text()), Some(puzzles));
        }
        assert_eq!(Puzzles::default().iter().count(), 0);
        for text in ["", " ", "a ", " a", "a  b", "a\tb", "a\nb"] {
            assert_eq!(Puzzles::read(text), None, "{text:?}");
        }
    }
}

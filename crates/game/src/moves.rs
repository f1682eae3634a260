//! What is done in the tree of changes besides making a change, with its text in the journal: `go 12`, `save 12
//! before the guess`.

/// A move in the tree of changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// The last change is undone.
    Undo,
    /// A change is redone: the one on the branch last left.
    Redo,
    /// The change just made was not meant, like the 1 when 12 is typed: it is undone for good.
    Slip,
    /// Goes to this change, undoing and redoing what is needed.
    Go(usize),
    /// Redo leads to this change from the one before it.
    Prefer(usize),
    /// This change becomes a savepoint with this name, which may be empty.
    Save(usize, String),
    /// This change is not a savepoint any more.
    Unsave(usize),
    /// A supposition begins here, after this many changes in all.
    Suppose(usize),
    /// The supposition ends.
    Settle,
}

/// The moves written as a single word.
const BARE: [(&str, Move); 4] = [
    ("undo", Move::Undo),
    ("redo", Move::Redo),
    ("slip", Move::Slip),
    ("settle", Move::Settle),
];

/// The most characters of a savepoint's name.
const LONGEST_NAME: usize = 60;

impl Move {
    /// Its text.
    pub fn text(&self) -> String {
        let (word, n) = match self {
            Self::Go(node) => ("go ", node),
            Self::Prefer(node) => ("prefer ", node),
            Self::Save(node, _) => ("save ", node),
            Self::Unsave(node) => ("unsave ", node),
            Self::Suppose(n) => ("suppose ", n),
            _ => {
                let row = BARE.iter().find(|(_, what)| what == self);
                return row.map_or("", |(word, _)| word).to_owned();
            }
        };
        let mut text = word.to_owned() + &n.to_string();
        if let Self::Save(_, name) = self
            && !name.is_empty()
        {
            text.push(' ');
            text.push_str(name);
        }
        text
    }

    /// Reads the text; `None` if it is not a move.
    pub fn read(text: &str) -> Option<Self> {
        if let Some((_, what)) = BARE.iter().find(|(word, _)| *word == text) {
            return Some(what.clone());
        }
        let (word, rest) = text.split_once(' ')?;
        let (node, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let node: usize = node.parse().ok()?;
        match word {
            "save" => Some(Self::Save(node, cleaned(name))),
            "go" if name.is_empty() => Some(Self::Go(node)),
            "prefer" if name.is_empty() => Some(Self::Prefer(node)),
            "unsave" if name.is_empty() => Some(Self::Unsave(node)),
            "suppose" if name.is_empty() => Some(Self::Suppose(node)),
            _ => None,
        }
    }
}

/// A name as it is kept: one line, not too long, without white space at its ends.
pub fn cleaned(name: &str) -> String {
    let plain = name.replace(char::is_control, " ");
    let short: String = plain.trim().chars().take(LONGEST_NAME).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        let with_number = [
            Move::Go(0),
            Move::Prefer(12),
            Move::Save(3, String::new()),
            Move::Save(3, "before the guess ~7".into()),
            Move::Unsave(3),
            Move::Suppose(4),
        ];
        for what in BARE.map(|(_, what)| what).into_iter().chain(with_number) {
            assert_eq!(Move::read(&what.text()), Some(what));
        }
    }

    #[test]
    fn anything_else_is_no_move() {
        for text in [
            "", "go", "go ", "go -1", "go 1 2", "goes 1", "save", "save x", "undo 1",
        ] {
            assert_eq!(Move::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_name_stays_one_short_line() {
        assert_eq!(cleaned(" a\nb\u{7f} "), "a b");
        let long = format!("{} x", "ñ".repeat(LONGEST_NAME - 1));
        assert_eq!(cleaned(&long), "ñ".repeat(LONGEST_NAME - 1));
    }
}

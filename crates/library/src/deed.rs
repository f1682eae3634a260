//! The deeds done to the library, each a line of its journal. `game::ledger` makes numbered, chained lines of the
//! texts.
//!
//! ```text
//! puzzles 0 1795377600000 1 p=53..7.... p=8........     first row, time, folder, a link's fragment for each puzzle
//! game 7 1795377600000-1 1 12 3:91d5 1795377600000 1795377700000 solved p=53..7.... 534678912... 312 own
//! begin 3 1795377800000-2                                the puzzle of row 3 becomes this game
//! folder 1 Hard ones
//! put 1 3-7,9
//! ```
//!
//! Rows, folders and tags have numbers that stay the same until the journal is rewritten, so that each line makes
//! sense by itself: if one is lost, the others still hold.

use super::puzzles::Puzzles;
use super::row::Played;
use super::rows::Rows;

/// Something done to the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryEdit {
    /// Puzzles were imported: the number of the first one's row, the time, their folder, the puzzles.
    Puzzles(u32, u64, u16, Puzzles),
    /// What is known of a game: its row, when it was created, its puzzle.
    Game(u32, u64, String, Box<Played>),
    /// The puzzle of a row becomes the game with this name once a change is made in it.
    Begin(u32, String),
    /// A row got a name, which may be empty.
    Name(u32, String),
    /// A folder got a name; an empty one removes it.
    Folder(u16, String),
    /// Rows were put into a folder; 0 means no folder.
    Put(u16, Rows),
    /// A tag got a name; an empty one removes it.
    Tag(u16, String),
    /// Rows got a tag (true), or lost it.
    Mark(u16, bool, Rows),
    /// Rows were deleted (true), or restored.
    Delete(bool, Rows),
    /// Rows are gone for good.
    Forget(Rows),
    /// Rows have this rating, in tenths.
    Rated(u8, Rows),
    /// The statistics start at this time, in milliseconds since 1970: what was solved earlier is left out.
    Since(u64),
    /// A damaged line, kept aside.
    Damaged(String),
}

/// In place of a seal: the game still has to be read.
const UNREAD: &str = "0:";

/// The most characters of a name.
const LONGEST_NAME: usize = 60;

/// The start of a damaged line, as in a game's journal.
const DAMAGED: &str = "# damaged: ";

/// A name as it is kept: one line, not too long.
pub(super) fn cleaned(name: &str) -> String {
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .collect();
    let words = words.into_iter().filter(|word| !word.is_empty());
    let line = words.collect::<Vec<_>>().join(" ");
    line.chars()
        .take(LONGEST_NAME)
        .collect::<String>()
        .trim_end()
        .to_owned()
}

impl LibraryEdit {
    /// Its text.
    pub fn text(&self) -> String {
        match self {
            Self::Puzzles(first, time, folder, puzzles) => {
                format!("puzzles {first} {time} {folder} {}", puzzles.text())
            }
            Self::Game(row, created, puzzle, it) => {
                let Played {
                    game,
                    at,
                    tip,
                    seal,
                    played,
                    board,
                    is_solved,
                    is_helped,
                    seconds,
                } = &**it;
                let solved = if *is_solved { "solved" } else { "open" };
                let whose = if *is_helped { "helped" } else { "own" };
                format!(
                    "game {row} {game} {at} {tip} {seal} {created} {played} {solved} {puzzle} {board} {seconds} {whose}"
                )
            }
            Self::Begin(row, game) => format!("begin {row} {game}"),
            Self::Name(row, name) => format!("name {row} {name}"),
            Self::Folder(folder, name) => format!("folder {folder} {name}"),
            Self::Put(folder, rows) => format!("put {folder} {}", rows.text()),
            Self::Tag(tag, name) => format!("tag {tag} {name}"),
            Self::Mark(tag, true, rows) => format!("mark {tag} {}", rows.text()),
            Self::Mark(tag, false, rows) => format!("unmark {tag} {}", rows.text()),
            Self::Delete(true, rows) => format!("delete {}", rows.text()),
            Self::Delete(false, rows) => format!("restore {}", rows.text()),
            Self::Forget(rows) => format!("forget {}", rows.text()),
            Self::Rated(er, rows) => format!("rated {er} {}", rows.text()),
            Self::Since(time) => format!("since {time}"),
            Self::Damaged(line) => format!("{DAMAGED}{}", line.replace(['\n', '\r'], " ")),
        }
    }

    /// Reads the text; `None` if it makes no sense.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(line) = text.strip_prefix(DAMAGED) {
            return Some(Self::Damaged(line.to_owned()));
        }
        let (word, rest) = text.split_once(' ')?;
        Some(match word {
            "puzzles" => return read_puzzles(rest),
            "game" => return read_game(rest),
            "begin" => {
                let (row, game) = rest.split_once(' ')?;
                Self::Begin(row.parse().ok()?, word_of(game)?)
            }
            "name" => {
                let (row, name) = named(rest)?;
                Self::Name(row, name)
            }
            "folder" => {
                let (folder, name) = named(rest)?;
                Self::Folder(number(folder)?, name)
            }
            "tag" => {
                let (tag, name) = named(rest)?;
                Self::Tag(number(tag)?, name)
            }
            "put" => {
                let (folder, rows) = rest.split_once(' ')?;
                Self::Put(folder.parse().ok()?, Rows::read(rows)?)
            }
            "mark" | "unmark" => {
                let (tag, rows) = rest.split_once(' ')?;
                Self::Mark(tag.parse().ok()?, word == "mark", Rows::read(rows)?)
            }
            "since" => Self::Since(rest.parse().ok()?),
            "delete" | "restore" => Self::Delete(word == "delete", Rows::read(rest)?),
            "forget" => Self::Forget(Rows::read(rest)?),
            "rated" => {
                let (er, rows) = rest.split_once(' ')?;
                Self::Rated(er.parse().ok()?, Rows::read(rows)?)
            }
            _ => return None,
        })
    }
}

fn number(n: u32) -> Option<u16> {
    n.try_into().ok()
}

/// A number, and a name in its stored form.
fn named(rest: &str) -> Option<(u32, String)> {
    let (n, name) = rest.split_once(' ')?;
    (cleaned(name) == name).then_some(())?;
    Some((n.parse().ok()?, name.to_owned()))
}

/// A text that is one word.
fn word_of(text: &str) -> Option<String> {
    let is_word = !text.is_empty() && !text.bytes().any(|byte| byte.is_ascii_whitespace());
    is_word.then(|| text.to_owned())
}

fn read_puzzles(rest: &str) -> Option<LibraryEdit> {
    let mut words = rest.splitn(4, ' ');
    let first = words.next()?.parse().ok()?;
    let time = words.next()?.parse().ok()?;
    let folder = words.next()?.parse().ok()?;
    let puzzles = words
        .next()
        .map_or_else(|| Some(Puzzles::default()), Puzzles::read)?;
    Some(LibraryEdit::Puzzles(first, time, folder, puzzles))
}

fn read_game(rest: &str) -> Option<LibraryEdit> {
    let mut words = rest.split(' ');
    let row = words.next()?.parse().ok()?;
    let game = word_of(words.next()?)?;
    let at = words.next()?.parse().ok()?;
    let tip = words.next()?.parse().ok()?;
    let seal = word_of(words.next()?)?;
    let created = words.next()?.parse().ok()?;
    let played = words.next()?.parse().ok()?;
    let is_solved = match words.next()? {
        "solved" => true,
        "open" => false,
        _ => return None,
    };
    let puzzle = word_of(words.next()?)?;
    let board = word_of(words.next()?)?;
    // Older lines have neither; without a seal the game is read again.
    let is_whole = words.clone().next().is_some();
    let seconds = words.next().unwrap_or("0").parse().ok()?;
    let is_helped = match words.next() {
        None if !is_whole => false,
        Some("own") => false,
        Some("helped") => true,
        _ => return None,
    };
    words.next().is_none().then_some(())?;
    let played = Played {
        game,
        at,
        tip,
        seal: if is_whole { seal } else { UNREAD.to_owned() },
        played,
        board,
        is_solved,
        is_helped,
        seconds,
    };
    Some(LibraryEdit::Game(row, created, puzzle, Box::new(played)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every() -> Vec<LibraryEdit> {
        let rows = || Rows::of([3, 4, 5, 9]);
        let played = Played {
            game: "7-1".into(),
            at: 1,
            tip: 12,
            seal: "3:91d5".into(),
            played: 9,
            board: "53..".into(),
            is_solved: true,
            is_helped: true,
            seconds: 312,
        };
        vec![
            LibraryEdit::Puzzles(0, 7, 1, ["p=1...", "p=2...&s=2x2"].into_iter().collect()),
            LibraryEdit::Game(2, 8, "p=5...".into(), Box::new(played)),
            LibraryEdit::Begin(3, "7-2".into()),
            LibraryEdit::Name(3, "Zoë's own".into()),
            LibraryEdit::Name(3, String::new()),
            LibraryEdit::Folder(1, "Hard ones".into()),
            LibraryEdit::Put(0, rows()),
            LibraryEdit::Tag(63, "x".into()),
            LibraryEdit::Mark(1, true, rows()),
            LibraryEdit::Mark(1, false, rows()),
            LibraryEdit::Delete(true, rows()),
            LibraryEdit::Delete(false, rows()),
            LibraryEdit::Forget(rows()),
            LibraryEdit::Rated(72, rows()),
            LibraryEdit::Since(1_795_377_600_000),
            LibraryEdit::Damaged("1 what ~7".into()),
        ]
    }

    #[test]
    fn a_deed_is_read_as_it_was_written() {
        for deed in every() {
            let text = deed.text();
            assert_eq!(LibraryEdit::read(&text), Some(deed), "{text}");
        }
    }

    /// Before there was a timer, lines ended with the board.
    #[test]
    fn a_game_noted_without_its_time_is_read_once_more() {
        let old = "game 2 7-1 1 12 3:91d5 8 9 solved p=5... 53..";
        let Some(LibraryEdit::Game(2, 8, _, played)) = LibraryEdit::read(old) else {
            panic!("{old}");
        };
        assert_eq!(
            (&*played.seal, played.seconds, played.is_helped),
            (UNREAD, 0, false)
        );
    }

    #[test]
    fn what_makes_no_sense_is_none() {
        for text in [
            "",
            "put",
            "put 1",
            "put 1 x",
            "put -1 3",
            "put 70000 3",
            "name 3",
            "name x y",
            "name 3  two blanks",
            "puzzles 0 1",
            "puzzles 0 1 2 a  b",
            "game 2 7-1 1 12",
            "begin 3 a b",
            "rated 256 1",
            "game 2 7-1 1 12 3:91d5 8 9 solved p=5... 53.. 312",
            "game 2 7-1 1 12 3:91d5 8 9 solved p=5... 53.. x own",
            "since yesterday",
            "forget",
            "burn 1",
        ] {
            assert_eq!(LibraryEdit::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_name_is_one_line_and_not_too_long() {
        assert_eq!(cleaned("  a\n\tb  c\u{7} "), "a b c");
        assert_eq!(cleaned(&"é".repeat(99)).chars().count(), LONGEST_NAME);
        let long = format!("{} b", "a".repeat(59));
        assert_eq!(cleaned(&cleaned(&long)), cleaned(&long));
    }
}

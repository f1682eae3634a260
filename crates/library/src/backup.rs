//! A backup: all games with their journals, and the content of the library, as text.
//!
//! ```text
//! Nonet backup 1
//! nonet 2 backup 1 214 ~5b0c...                     as in a journal: how many lines follow
//! 1 deed folder 1 Hard ones ~9a31...                a line of the library's journal
//! 2 game 1795377600000-1 1795377700000 ~77b0...     a game, and when it was last changed
//! 3 line nonet 2 1795377600000-1 1 3 ~91d5... ~...  a line of its journal
//! ```
//!
//! The lines are numbered and chained like those of a journal, so a damaged or cut-off file shows where the damage
//! is, and the lines after it still count; those of a game have their own chain, too.

use super::began::began;
use super::deed::LibraryEdit;
use game::ledger::{Ledger, Reading, game_of, salvaged};

/// The first line, up to the number of the format.
const FIRST: &str = "Nonet backup ";

/// The number of this format.
const FORMAT: &str = "1";

/// The chain's name for the lines of a backup.
const CHAIN: &str = "backup";

/// A game of a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub game: String,
    /// When it was last changed, in milliseconds since 1970.
    pub time: u64,
    /// The lines of its journal.
    pub lines: Vec<String>,
}

/// The content of a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// The deeds that make up the library.
    pub deeds: Vec<LibraryEdit>,
    /// The games.
    pub games: Vec<Kept>,
    /// The number of the file's first line that is damaged or missing, from 1.
    pub damaged: Option<usize>,
}

/// Is the text a backup, of this or of another format?
pub fn is_backup(text: &str) -> bool {
    text.trim_start_matches('\u{FEFF}').starts_with(FIRST)
}

/// Is the text one or more games that the page has saved?
pub fn are_games(text: &str) -> bool {
    let first = text.trim_start_matches('\u{FEFF}').lines().next();
    first.and_then(game_of).is_some()
}

impl Backup {
    /// The games of a file that the page has saved, read at this time. Each begins with the header of its journal.
    pub fn of_games(text: &str, time: u64) -> Self {
        let mut backup = Self::default();
        for line in text.trim_start_matches('\u{FEFF}').lines() {
            if let Some(game) = game_of(line) {
                let (game, time) = (game.to_owned(), began(game, time));
                let lines = Vec::new();
                backup.games.push(Kept { game, time, lines });
            }
            if let Some(kept) = backup.games.last_mut() {
                kept.lines.push(line.to_owned());
            }
        }
        backup.damaged = first_damaged(&backup.games);
        backup.games.iter_mut().for_each(keep_sound);
        backup.games.retain(|kept| !kept.lines.is_empty());
        backup
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let mut texts: Vec<String> = self
            .deeds
            .iter()
            .map(|deed| format!("deed {}", deed.text()))
            .collect();
        for Kept { game, time, lines } in &self.games {
            texts.push(format!("game {game} {time}"));
            texts.extend(lines.iter().map(|line| format!("line {line}")));
        }
        let lines = Ledger::new(CHAIN).anew(&texts);
        let mut text = format!("{FIRST}{FORMAT}\n");
        for line in lines {
            text += &line;
            text.push('\n');
        }
        text
    }

    /// Reads it, as far as it is sound; `None` if it is of another format.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{FEFF}');
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        (first.trim_end().strip_prefix(FIRST)? == FORMAT).then_some(())?;
        let lines: Vec<String> = rest.lines().map(str::to_owned).collect();
        let reading = Reading::of(CHAIN, &lines);
        let is_whole = reading.is_whole && reading.rest.is_empty();
        let n_sound = reading.ledger.n_lines();
        let mut backup = Self {
            damaged: (!is_whole).then_some(n_sound + 2),
            ..Self::default()
        };
        for text in reading.texts.iter().chain(&salvaged(&reading.rest)) {
            backup.take(text);
        }
        backup.games.retain(|kept| !kept.lines.is_empty());
        Some(backup)
    }

    fn take(&mut self, text: &str) {
        let Some((word, rest)) = text.split_once(' ') else {
            return;
        };
        match word {
            "deed" => self.deeds.extend(LibraryEdit::read(rest)),
            "game" => {
                let mut words = rest.split(' ');
                let game = words.next().unwrap_or_default().to_owned();
                let time = words.next().and_then(|time| time.parse().ok()).unwrap_or(0);
                self.games.push(Kept {
                    game,
                    time,
                    lines: Vec::new(),
                });
            }
            "line" => self.line(rest),
            _ => {}
        }
    }

    /// Adds a line to the game named last. A game's first line also names it, in case the line with its time is
    /// lost. If the first line is lost, the others still count.
    fn line(&mut self, line: &str) {
        let game = game_of(line);
        let is_next = self.games.last().is_some_and(|kept| match game {
            Some(game) => kept.lines.is_empty() && kept.game == game,
            None => true,
        });
        if let Some(game) = game.filter(|_| !is_next) {
            self.games.push(Kept {
                game: game.to_owned(),
                ..Kept::default()
            });
        }
        if let Some(kept) = self.games.last_mut().filter(|_| is_next || game.is_some()) {
            kept.lines.push(line.to_owned());
        }
    }
}

/// Drops the lines after damage, as no seal around them shows that they are sound.
fn keep_sound(kept: &mut Kept) {
    let reading = Reading::of(&kept.game, &kept.lines);
    kept.lines.truncate(reading.ledger.n_lines());
}

/// The number of the first line that is damaged or missing, from 1, counting the lines of these games in sequence.
fn first_damaged(games: &[Kept]) -> Option<usize> {
    let mut before = 0;
    for kept in games {
        let reading = Reading::of(&kept.game, &kept.lines);
        if !reading.is_whole || !reading.rest.is_empty() {
            return Some(before + reading.ledger.n_lines() + 1);
        }
        before += kept.lines.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backup() -> Backup {
        let game = |name: &str, n: usize| Kept {
            game: name.to_owned(),
            time: 9,
            lines: Ledger::new(name).add(&vec!["load r1c1:.>5g".to_owned(); n]),
        };
        Backup {
            deeds: vec![
                LibraryEdit::Folder(1, "Hard ones".to_owned()),
                LibraryEdit::Name(0, "x ~y".to_owned()),
            ],
            games: vec![game("7-1", 3), game("7-2", 1)],
            damaged: None,
        }
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let text = backup().text();
        assert!(is_backup(&text) && !is_backup("Nonet"));
        assert_eq!(Backup::read(&text), Some(backup()));
        assert_eq!(Backup::read(&text.replace('\n', "\r\n")), Some(backup()));
        assert_eq!(
            Backup::read(&text.replace("backup 1\n", "backup 2\n")),
            None
        );
    }

    #[test]
    fn a_file_that_is_cut_off_says_where() {
        let text = backup().text();
        let n_lines = text.lines().count();
        for n in 1..n_lines {
            let cut: String = text
                .lines()
                .take(n)
                .map(|line| format!("{line}\n"))
                .collect();
            let read = Backup::read(&cut).unwrap();
            assert_eq!(read.damaged, Some(n + 1), "{n}");
        }
    }

    #[test]
    fn a_damaged_line_is_named_and_the_others_count() {
        let (text, whole) = (backup().text(), backup());
        for at in 2..text.lines().count() {
            let lines = text.lines().enumerate();
            let damaged = lines.map(|(n, line)| match n == at {
                true => line.replacen(' ', "  ", 1) + "\n",
                false => format!("{line}\n"),
            });
            let read = Backup::read(&damaged.collect::<String>()).unwrap();
            assert_eq!(read.damaged, Some(at + 1));
            let n = |backup: &Backup| {
                backup.deeds.len()
                    + backup
                        .games
                        .iter()
                        .map(|game| game.lines.len())
                        .sum::<usize>()
            };
            assert!(n(&read) + 3 >= n(&whole), "line {at}: {read:?}");
            for game in &read.games {
                let known = whole
                    .games
                    .iter()
                    .find(|known| known.game == game.game)
                    .unwrap();
                assert!(game.lines.iter().all(|line| known.lines.contains(line)));
            }
        }
    }
}

//! How the game is kept, and saved games as text.

use game::ledger::{Ledger, Reading, game_of};
use game::persistence::SaveState;
use game::play::Play;
use game::rescue::Brought;

/// How the game is kept, and what the user sees of it.
#[derive(Clone, Debug, Default)]
pub struct Safe {
    /// Where the journal continues.
    pub ledger: Ledger,
    /// How much of it is stored.
    pub standing: SaveState,
    /// The damaged lines kept aside.
    pub damaged: Vec<String>,
    /// Could something that was saved be missing?
    pub is_damaged: bool,
    /// What was restored from the second copy.
    pub brought: Brought,
    /// The games not opened for a long time, once their size is known.
    pub old: Option<OldGames>,
    /// Is the user being asked whether to remove these?
    pub asks: bool,
}

/// Games not opened for a long time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OldGames {
    /// How many.
    pub n: usize,
    /// Their size in bytes.
    pub n_bytes: usize,
    /// The days of the earliest and the latest last change, as in `2026-11-22`.
    pub days: [String; 2],
}

impl Safe {
    /// Is everything stored?
    pub fn is_saved(&self) -> bool {
        self.standing.fault.is_none() && self.standing.n_kept >= self.ledger.n_lines()
    }
}

/// Lines as the text of a file.
pub fn file(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Is the text a saved game?
pub(crate) fn is_game(text: &str) -> bool {
    text.lines().next().and_then(game_of).is_some()
}

/// The first of the saved games, how many of its lines were damaged, and how many games follow.
pub(crate) fn first_game(text: &str) -> (Play, usize, usize) {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let headers: Vec<usize> = (0..lines.len())
        .filter(|&place| is_game(&lines[place]))
        .collect();
    let n_more = headers.len().saturating_sub(1);
    let end = headers.get(1).copied().unwrap_or(lines.len());
    let game = lines.first().and_then(|line| game_of(line));
    let reading = Reading::of(game.unwrap_or_default(), &lines[..end]);
    let (play, _) = Play::replay(&reading.texts);
    (play, reading.rest.len(), n_more)
}

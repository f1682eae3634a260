//! What a game's journal says about its puzzles.
//!
//! A puzzle read over another stays in the same journal, since one undo brings the other back. So a journal has a
//! card for each puzzle that was ever on its board, with the place in the tree of changes where it was left.

use game::play::{By, Entry, Play};
use nonet::board::Puzzle;
use nonet::text::{Game, Link, line, write_link};

/// A puzzle of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The change that put it on the board; 0 for one typed on the empty board of the beginning.
    pub at: usize,
    /// The change where it was left.
    pub tip: usize,
    /// The givens, as a link's fragment, or the player's digits if there are none.
    pub puzzle: String,
    /// The board where it was left, as a line.
    pub board: String,
    /// Is that board complete and correct?
    pub is_solved: bool,
    /// Did Nonet put digits on it?
    pub is_helped: bool,
    /// The seconds spent on it; 0 if it was not timed.
    pub seconds: u32,
    /// Is it the puzzle on the board?
    pub is_here: bool,
}

/// The fragment of a link to a puzzle.
pub(super) fn fragment(puzzle: Puzzle) -> String {
    write_link(&Link {
        game: Some(Game::of(puzzle)),
        workspace: None,
    })
}

/// The cards of a journal, by the texts of its lines; boards that always were empty have none.
///
/// ```
/// use library::cards;
/// let texts = ["load r1c1:.>5g", "type r1c2:.>3p", "load r1c1:5g>. r1c2:3p>. r9c9:.>1g"];
/// let cards = cards(&texts.map(str::to_owned));
/// assert_eq!((cards.len(), cards[0].tip), (2, 2));
/// ```
pub fn cards(texts: &[String]) -> Vec<Card> {
    let (play, _) = Play::replay(texts);
    let begins = beginnings(&play);
    let mut firsts: Vec<usize> = begins.clone();
    firsts.sort_unstable();
    firsts.dedup();
    let here = begins[play.history().here()];
    let cards = firsts
        .into_iter()
        .map(|at| card(&play, at, tip(&play, &begins, at), at == here));
    cards.flatten().collect()
}

/// For the beginning and each change, the change that put its puzzle on the board.
fn beginnings(play: &Play) -> Vec<usize> {
    let mut begins = vec![0];
    for node in 1..=play.history().n_changes() {
        let parent = play.history().parent(node).unwrap_or(0);
        let is_new = play.entry(node).is_some_and(Entry::begins);
        begins.push(if is_new { node } else { begins[parent] });
    }
    begins
}

/// Where the puzzle was left: where the game is, or where it was when another puzzle replaced this one.
fn tip(play: &Play, begins: &[usize], at: usize) -> usize {
    let history = play.history();
    if begins[history.here()] == at {
        return history.here();
    }
    let mut tip = at;
    while let Some(next) = history.next(tip).filter(|&next| begins[next] == at) {
        tip = next;
    }
    tip
}

fn card(play: &Play, at: usize, tip: usize, is_here: bool) -> Option<Card> {
    let then = play.at(tip);
    let (puzzle, board) = (then.posed(), then.board());
    if puzzle.n_givens() == 0 {
        return None;
    }
    let is_tool = |by: Option<(_, By)>| by.is_some_and(|(_, by)| by == By::Tool);
    Some(Card {
        at,
        tip,
        is_helped: then.squares().iter().any(|square| is_tool(square.digit)),
        seconds: play.spent_on(at),
        is_solved: board.is_full() && board.conflicts().is_empty(),
        board: line(&board, '.'),
        puzzle: fragment(puzzle),
        is_here,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(texts: &[&str]) -> Vec<(usize, usize, usize)> {
        let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        let n_digits = |card: &Card| card.board.chars().filter(|&c| c != '.').count();
        let cards = cards(&texts);
        cards
            .iter()
            .map(|card| (card.at, card.tip, n_digits(card)))
            .collect()
    }

    #[test]
    fn each_puzzle_is_found_where_it_was_left() {
        let (one, digit) = ("load r1c1:.>5g", "type r1c2:.>3p");
        let other = "load r1c1:5g>. r1c2:3p>. r9c9:.>1g";
        assert_eq!(told(&[]), []);
        assert_eq!(told(&[digit]), [(0, 1, 1)], "typed on an empty board");
        assert_eq!(told(&[one, digit]), [(1, 2, 2)]);
        assert_eq!(told(&[one, digit, other]), [(1, 2, 2), (3, 3, 1)]);
        assert_eq!(
            told(&[one, digit, other, "undo", "undo"]),
            [(1, 1, 1), (3, 3, 1)]
        );
        assert_eq!(
            told(&[one, digit, "clear r1c1:5g>. r1c2:3p>."]),
            [(1, 2, 2)],
            "an empty board is no game"
        );
    }

    #[test]
    fn a_board_that_is_full_and_right_is_solved() {
        let rows = ["1234", "3412", "2143", "4321"];
        let cells = rows.iter().zip(1..).flat_map(|(row, r)| {
            row.chars()
                .zip(1..)
                .map(move |(digit, c)| format!(" r{r}c{c}:.>{digit}g"))
        });
        let load = format!("load 2x2{}", cells.collect::<String>());
        let solved = |more: &str| {
            let texts = [load.clone(), more.to_owned()];
            cards(&texts)[0].is_solved
        };
        assert!(cards(std::slice::from_ref(&load))[0].is_solved);
        assert!(!solved("type r1c1:1g>2g"));
    }

    #[test]
    fn the_time_of_each_puzzle_and_who_filled_it_are_known() {
        let texts = ["@9 load r1c1:.>5g", "@65 solve r1c2:.>3t", "load r9c9:.>1g"];
        let cards = cards(&texts.map(str::to_owned));
        let told = cards.iter().map(|card| (card.seconds, card.is_helped));
        assert_eq!(
            told.collect::<Vec<_>>(),
            [(65, true), (0, true)],
            "the digit is still there"
        );
    }
}

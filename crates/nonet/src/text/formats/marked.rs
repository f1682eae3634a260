//! Grids of candidates as people post them, with marks at some of the candidates: `15*`, `-37`, `#28`. The meaning
//! of the marks is unknown; they are reported as drawings and left out, and every candidate stays.

use super::super::candidates::read_candidates;
use super::super::reading::line::is_ruled;
use super::parts::sheet::{Found, Lost, Taken};

/// The marks that are put before or after candidates.
const MARKS: [char; 11] = ['*', '#', '@', '&', '^', '!', '-', '+', '~', '<', '>'];

/// A 9x9 grid of candidates with at least one mark.
pub(super) fn read(text: &str) -> Found {
    let mut any = false;
    let mut plain = String::new();
    for line in text.lines() {
        if is_ruled(line) {
            plain = plain + line + "\n";
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for word in words {
            let bare = word.trim_matches(MARKS);
            let is_marked = bare.len() < word.len()
                && !bare.is_empty()
                && bare.bytes().all(|byte| byte.is_ascii_digit());
            any |= is_marked;
            plain = plain + if is_marked { bare } else { word } + " ";
        }
        plain.push('\n');
    }
    let game = any.then(|| read_candidates(&plain))??;
    let is_nine = game.givens.geometry().side() == 9;
    is_nine.then(|| Ok(Taken::game(game).without([Lost::Drawings])))
}

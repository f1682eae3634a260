//! The progress of a game.

use super::catalogue::Catalogue;
use super::row::Row;

/// How many of the cells to fill are filled, as a percentage.
pub(super) fn percent(catalogue: &Catalogue, row: &Row) -> usize {
    let Some(played) = &row.played else {
        return 0;
    };
    if played.is_solved {
        return 100;
    }
    let cells = played.board.len();
    let filled = played.board.bytes().filter(|&byte| byte != b'.').count();
    let n_givens = catalogue.n_givens(row);
    let own = filled.saturating_sub(n_givens);
    own * 100 / cells.saturating_sub(n_givens).max(1)
}

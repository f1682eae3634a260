//! A complete and correct board: how it was solved.

use crate::model::Model;
use crate::status::Finish;
use game::play::By;

/// How the puzzle was solved; `None` if it is not.
pub(crate) fn of(model: &Model) -> Option<Finish> {
    let (play, board) = (&model.play, model.play.board());
    let count = |wanted: By| {
        let cells = play.geometry().cells();
        let by = cells.filter_map(|cell| play.square(cell).digit);
        by.filter(|(_, by)| *by == wanted).count()
    };
    let is_right = board.is_full() && board.conflicts().is_empty() && count(By::Given) > 0;
    let finish = Finish {
        by_hand: count(By::Player),
        by_tool: count(By::Tool),
        n_hints: model.ui.n_hints,
        seconds: play.spent(),
    };
    (is_right && finish.by_hand + finish.by_tool > 0).then_some(finish)
}

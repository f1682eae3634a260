//! Back to the last correct board, which the solution of the givens reveals.

use super::question::Question;
use crate::edit::past;
use crate::key;
use crate::model::{Model, Status};
use crate::status::Past;
use answers::protocol::{Job, Position, Quick, Solved};
use game::play::Play;
use nonet::board::Digit;

pub(super) static LAST_CORRECT: Question = Question {
    slug: "last-correct",
    working: key::WORKING_SOLVE,
    job: |model| Some(Job::Quick(Quick::Solve, Position::of(&model.play.givens()))),
    ..Question::PLAIN
};

/// Goes there, if the givens have one solution.
pub(super) fn answered(model: &mut Model, solved: &Solved) {
    let solution = solved.solution.as_ref();
    let Some(solution) = solution.filter(|_| solved.count == 1 && solved.complete) else {
        let none = solved.count == 0 && solved.complete;
        return model.say(Status::Past(Past::NotOne(none)));
    };
    match last_correct(&model.play, solution) {
        Some(node) if node == model.play.history().here() => {
            model.say(Status::Past(Past::AllCorrect));
        }
        Some(node) => {
            past::go(model, node);
            let Status::Past(Past::Went(n, _)) = model.ui.status else {
                return;
            };
            model.say(Status::Past(Past::Corrected(n)));
        }
        None => model.say(Status::Past(Past::NeverCorrect)),
    }
}

/// The last change on the way here after which all digits and candidates agreed with the solution, as long as the
/// givens were these.
fn last_correct(play: &Play, solution: &[Digit]) -> Option<usize> {
    let givens = play.givens();
    for (node, then) in play.back() {
        if then.givens() != givens {
            return None;
        }
        if is_correct(&then, solution) {
            return Some(node);
        }
    }
    None
}

fn is_correct(play: &Play, solution: &[Digit]) -> bool {
    let mut squares = play.squares().iter().zip(solution);
    squares.all(|(square, &digit)| match square.digit {
        Some((held, _)) => held == digit,
        None => !square.erased.contains(digit),
    })
}

//! What a link says of the page: the game, and the step shown. The workshop proves the step before it is shown,
//! since a link cannot be trusted.

use super::game::game;
use crate::ask::request;
use crate::key;
use crate::model::{Model, Panel, Status, Workspace};
use crate::msg::Effect;
use answers::protocol::{HintResult, Job, JobId, StepView};
use answers::voice::HINT_LEVELS;
use nonet::text::{Game, Link, write_link};

/// What is shown: the board, with the step that is explained on it. For a step of the solution path, its board.
pub(super) fn shown(model: &Model) -> Game {
    let mut game = match model.in_sight() {
        Panel::Cascade(cascade) if !cascade.done => {
            let before = cascade.before(model.play.geometry(), model.play.squares());
            game(model, &model.play.showing(before))
        }
        _ => game(model, &model.play),
    };
    let is_told = match model.in_sight() {
        Panel::Hint(HintResult::Step(_), level) => *level >= HINT_LEVELS,
        Panel::Cascade(cascade) => !cascade.done,
        panel => panel.chosen().is_some(),
    };
    // The reader of the link proves the step on the board alone.
    let is_told = is_told && model.relied().is_empty();
    let step = model.in_sight().step().filter(|_| is_told);
    game.step = step.and_then(|step| step.lines().last());
    game
}

/// Asks for the step that came with a game.
pub(super) fn ask(model: &mut Model, game: Game) -> Option<Effect> {
    game.step.as_ref()?;
    let link = write_link(&Link {
        game: Some(game),
        workspace: None,
    });
    let request = request(model, Job::Show(link));
    model.ui.told = Some(request.id);
    Some(Effect::Ask(request))
}

/// Was this the job that asks for the step? Then it is done, whatever is shown by now.
pub(crate) fn is_asked(model: &mut Model, id: JobId) -> bool {
    model.ui.told.take_if(|asked| *asked == id).is_some()
}

/// Shows the step that has arrived; there is none if it does not follow from its board.
pub(crate) fn came(model: &mut Model, steps: Vec<StepView>) {
    match steps.into_iter().next() {
        Some(step) => {
            model.settings.workspace = Workspace::Solve;
            let help = HintResult::Step(step);
            model.show_with_candidates(Panel::Hint(help.clone(), HINT_LEVELS));
            model.say(Status::Hint(help, HINT_LEVELS));
        }
        None => model.say(Status::Word(key::NO_TOLD_STEP)),
    }
}

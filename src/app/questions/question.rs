//! What every question says about itself.

use crate::app::block::Block;
use crate::app::choice::Workspace;
use crate::app::model::{Model, Panel, Said};
use crate::app::msg::Effect;
use crate::app::steps::scene::Scene;
use crate::app::words::Voice;
use crate::board::Geometry;
use crate::protocol::{Answer, Job, Progress};
use std::sync::Arc;

/// What the page knows about a question before it is answered.
pub(in crate::app) struct Question {
    /// Its stable name: that of its button in `data-action`, and of the button's words.
    pub(in crate::app) slug: &'static str,
    /// The key of the message shown while it is being worked on.
    pub(in crate::app) working: &'static str,
    /// Where its answer is shown: keys and the menu ask from anywhere.
    pub(in crate::app) workspace: Option<Workspace>,
    /// What to ask the worker; `None` if there is nothing to ask about.
    pub(in crate::app) job: fn(&Model) -> Option<Job>,
    /// What is left to do if nobody is waiting for the answer any longer.
    pub(in crate::app) dropped: fn() -> Vec<Effect>,
    /// What was found so far also counts as an answer if the user cancels it.
    pub(in crate::app) cut_short: fn(&mut Model, Progress),
}

impl Question {
    /// What most have in common.
    pub(super) const PLAIN: Self = Self {
        slug: "",
        working: "",
        workspace: Some(Workspace::Solve),
        job: |_| None,
        dropped: Vec::new,
        cut_short: |_, _| {},
    };
}

/// How to show an answer that has no state of its own.
pub(in crate::app) trait Shown {
    /// The sentence of the status line.
    fn said(&self, voice: &Voice) -> String;

    /// The panel.
    fn panel(&self, voice: &Voice) -> Vec<Block>;

    /// What it puts on the board.
    fn scene(&self, _: &Geometry) -> Scene {
        Scene::default()
    }
}

/// Shows an answer that changes nothing else.
pub(super) fn show(model: &mut Model, answer: Answer) {
    let answer = Arc::new(answer);
    model.say(Said::Answer(Arc::clone(&answer)));
    model.show(Panel::Answer(answer));
}

//! What every question defines.

use crate::block::Block;
use crate::choice::Workspace;
use crate::key;
use crate::model::{Model, Panel, Status};
use crate::msg::Effect;
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::protocol::{Answer, Job, Progress};
use nonet::board::Geometry;
use std::sync::Arc;
use words::{Key, thousands};

/// What the page knows about a question before it is answered.
pub(crate) struct Question {
    /// Its stable name: that of its button in `data-action`, and of the button's words.
    pub(crate) slug: &'static str,
    /// The key of the message shown while it runs.
    pub(crate) working: Key,
    /// Where its answer is shown: keys and the menu ask from anywhere.
    pub(crate) workspace: Option<Workspace>,
    /// What to ask the worker; `None` if there is nothing to ask about.
    pub(crate) job: fn(&Model) -> Option<Job>,
    /// What to do if it is dropped before its answer.
    pub(crate) dropped: fn() -> Vec<Effect>,
    /// Shows what was found so far as the answer if the user cancels it.
    pub(crate) cut_short: fn(&mut Model, Progress),
    /// What another press says, if the answer has more to give. Returns false if it does not.
    pub(crate) more: fn(&mut Model) -> bool,
    /// What has been found so far, in words.
    pub(crate) so_far: fn(&Voice, Progress) -> String,
    /// Is it still asked when the engine is lost, because its own program answers it?
    pub(crate) outlives_engine: bool,
    /// Is its answer about the board as it was still wanted when the board has changed?
    pub(crate) outlives_edits: bool,
}

impl Question {
    /// The defaults of most questions.
    pub(super) const PLAIN: Self = Self {
        slug: "",
        working: key::WORKING_HINT,
        workspace: Some(Workspace::Solve),
        job: |_| None,
        dropped: Vec::new,
        cut_short: |_, _| {},
        more: |_| false,
        so_far,
        outlives_engine: false,
        outlives_edits: false,
    };
}

fn so_far(voice: &Voice, progress: Progress) -> String {
    let [nodes, found] = [progress.nodes, progress.found].map(thousands);
    voice.say(key::PROGRESS, &[("nodes", &nodes), ("found", &found)])
}

/// How to show an answer without state.
pub(crate) trait Shown {
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
    model.say(Status::Answer(Arc::clone(&answer)));
    model.show(Panel::Answer(answer));
}

//! The events that the laboratory's loop handles.

use super::workers::Sign;
use crate::web::queue;
use lab_page::Msg;

/// What happened to the laboratory.
pub(super) enum Happened {
    /// A message for the model.
    Said(Msg),
    /// The player's worker gave a sign; its number distinguishes it from earlier ones.
    Player(u32, Sign),
    /// A worker gave a sign, in the experiment with this number.
    Trial(u32, usize, Sign),
    /// A frame was drawn, but not the whole page.
    Drawn,
    /// It is time to check whether the player's worker still gives signs.
    Look,
    /// It is time to check whether the workers of the experiment with this number still give signs.
    TrialLook(u32),
}

impl From<Msg> for Happened {
    fn from(msg: Msg) -> Self {
        Self::Said(msg)
    }
}

/// The way into the laboratory's queue.
pub(super) type Sender = queue::Sender<Happened>;

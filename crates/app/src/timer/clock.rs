//! The state of the clock of the time spent on a puzzle; `spending.rs` uses it.

/// The state of the clock. The time itself is part of the game: [`Play::spent`](game::play::Play::spent).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Timer {
    /// Did the player stop it?
    pub is_stopped: bool,
    /// Is the page out of sight?
    pub(crate) is_hidden: bool,
    /// When the clock was last read, in milliseconds; `None` while it is stopped.
    pub(crate) last: Option<f64>,
    /// The milliseconds counted towards the next second.
    pub(crate) rest: f64,
    /// Is a reading of the clock on its way?
    pub(crate) is_waiting: bool,
}

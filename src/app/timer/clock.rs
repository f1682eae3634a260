//! What is known about the clock of the time spent on a puzzle; what follows from it is in `timed.rs`.

/// What is known about the clock. The time itself is part of the game: [`Play::spent`](crate::game::play::Play::spent).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Timer {
    /// Did the player stop it?
    pub is_stopped: bool,
    /// Is the page out of sight?
    pub(crate) is_hidden: bool,
    /// When the clock was last looked at, in milliseconds; `None` while it stands.
    pub(crate) last: Option<f64>,
    /// What has passed of the next second, in milliseconds.
    pub(crate) rest: f64,
    /// Is a look at the clock on its way?
    pub(crate) is_waiting: bool,
}

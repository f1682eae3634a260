//! Moments shown one after the other, automatically or by a slider: those of a cascade or of a whole game.

/// How fast moments follow each other, in milliseconds: each is shown for the first number, or for less, so that
/// all of them take at most the second.
pub(crate) type Pace = (f64, f64);

/// The position in a run of moments.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reel {
    /// How many there are.
    pub n: usize,
    /// The index of the one shown, from 0.
    pub at: usize,
    /// Is it playing?
    pub playing: bool,
    /// How long each is shown, in milliseconds.
    pace: f64,
    /// When it was shown, in milliseconds; `None` before the first frame.
    shown: Option<f64>,
}

impl Reel {
    /// A reel of `n` moments, to be played from the first.
    pub(crate) fn new(n: usize, (pace, longest): Pace) -> Self {
        Self {
            n,
            playing: n > 0,
            pace: pace.min(longest / n as f64),
            ..Self::default()
        }
    }

    /// Is the last one shown?
    pub(crate) fn is_at_end(self) -> bool {
        self.at + 1 >= self.n
    }

    /// Shows this one and stops.
    pub(super) fn stop_at(&mut self, at: usize) {
        self.at = at.min(self.n.saturating_sub(1));
        self.playing = false;
    }

    /// Plays on, or from the first after the last; or pauses.
    pub(super) fn play_or_pause(&mut self) {
        self.playing = !self.playing && self.n > 0;
        self.shown = None;
        if self.playing && self.is_at_end() {
            self.at = 0;
        }
    }

    /// Handles a frame: shows the moment due by now.
    pub(super) fn frame(&mut self, now: f64) {
        let since = *self.shown.get_or_insert(now);
        let n_due = ((now - since) / self.pace) as usize;
        self.shown = Some(since + n_due as f64 * self.pace);
        self.at = self.at.saturating_add(n_due);
        if self.is_at_end() {
            self.stop_at(self.at);
        }
    }
}

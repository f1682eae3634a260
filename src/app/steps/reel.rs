//! Moments shown one after the other, by themselves or as far as a slider says: a cascade's, or those of a whole game.

/// How fast moments follow each other, in milliseconds: each is shown for so long, unless all of them together would
/// take longer than the second number.
pub(crate) type Pace = (f64, f64);

/// How far moments are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reel {
    /// How many there are.
    pub n: usize,
    /// The one shown, from 0.
    pub at: usize,
    /// Is it playing?
    pub playing: bool,
    /// How long it is shown, in milliseconds.
    pace: f64,
    /// When it was shown, in milliseconds, once a frame has told the time.
    shown: Option<f64>,
}

impl Reel {
    /// So many moments, to be played from the first.
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

    /// Shows this one, and stands still.
    pub(super) fn stop_at(&mut self, at: usize) {
        self.at = at.min(self.n.saturating_sub(1));
        self.playing = false;
    }

    /// Plays on, or from the first again; or stands still.
    pub(super) fn play_or_pause(&mut self) {
        self.playing = !self.playing && self.n > 0;
        self.shown = None;
        if self.playing && self.is_at_end() {
            self.at = 0;
        }
    }

    /// A frame: all that is due by now is shown.
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

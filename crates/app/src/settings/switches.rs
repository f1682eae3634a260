//! The switches of the settings.

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Candidates are shown.
    Candidates,
    /// The cells seen from the cursor's cell are tinted.
    Peers,
    /// The cells with the same digit as the cursor's are tinted.
    Same,
    /// The board is enlarged.
    Zoom,
    /// Each press on the board selects or deselects a cell, as with Ctrl held. Not saved.
    Several,
    /// Single-letter keys work.
    Letters,
    /// The cursor wraps around at the edge.
    Wrap,
    /// Digits above nine are written as letters.
    Alphabet,
    /// Marks that a placed digit makes impossible vanish.
    Vanish,
    /// Hints start from the player's marks.
    Marked,
    /// Digits placed under a supposition look different.
    Supposed,
    /// Digits repeated in a house are marked.
    Repeated,
    /// The player's wrong digits are marked.
    Wrong,
    /// Cells whose marks miss the solution's digit are marked.
    Lacking,
    /// Wrong digits are refused.
    Strict,
    /// The time spent on the puzzle is measured.
    Timer,
    /// The index of techniques is sorted by difficulty alone.
    ByLevel,
}

impl Switch {
    /// All switches.
    pub const ALL: [Self; 17] = [
        Self::Candidates,
        Self::Peers,
        Self::Same,
        Self::Zoom,
        Self::Several,
        Self::Letters,
        Self::Wrap,
        Self::Alphabet,
        Self::Vanish,
        Self::Marked,
        Self::Supposed,
        Self::Repeated,
        Self::Wrong,
        Self::Lacking,
        Self::Strict,
        Self::Timer,
        Self::ByLevel,
    ];

    /// Those that need the solution.
    pub const TELLING: [Self; 3] = [Self::Wrong, Self::Lacking, Self::Strict];

    /// Its stable name, also in the skeleton.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Candidates => "candidates",
            Self::Peers => "peers",
            Self::Same => "same",
            Self::Zoom => "zoom",
            Self::Several => "several",
            Self::Letters => "letters",
            Self::Wrap => "wrap",
            Self::Alphabet => "alphabet",
            Self::Vanish => "vanish",
            Self::Marked => "from-marks",
            Self::Supposed => "supposed",
            Self::Repeated => "repeated",
            Self::Wrong => "wrong",
            Self::Lacking => "lacking",
            Self::Strict => "strict",
            Self::Timer => "timed",
            Self::ByLevel => "by-level",
        }
    }
}

/// The state of all switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches([bool; Switch::ALL.len()]);

impl Default for Switches {
    /// All on except the candidates, hints on marks, the enlarged board, selecting several, wrapping, the timer,
    /// the sorted index, and those that need the solution.
    fn default() -> Self {
        let mut switches = Self([true; Switch::ALL.len()]);
        let off = [
            Switch::Candidates,
            Switch::Marked,
            Switch::Zoom,
            Switch::Several,
            Switch::Timer,
            Switch::Wrap,
            Switch::ByLevel,
        ]
        .into_iter();
        for switch in off.chain(Switch::TELLING) {
            switches.turn(switch, false);
        }
        switches
    }
}

impl Switches {
    /// Is it on?
    pub fn is_on(self, switch: Switch) -> bool {
        self.0[switch as usize]
    }

    /// Turns the switch on or off.
    pub fn turn(&mut self, switch: Switch, on: bool) {
        self.0[switch as usize] = on;
    }
}

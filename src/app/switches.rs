//! What is on and what is off.

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Candidates are shown.
    Candidates,
    /// The cells seen from the cursor's cell are tinted.
    Peers,
    /// The cells with the same digit as the cursor's are tinted.
    Same,
    /// Single-letter keys work.
    Letters,
    /// Digits above nine are written as letters.
    Alphabet,
    /// Marks that a placed digit makes impossible vanish.
    Vanish,
    /// Digits that are only supposed look different.
    Supposed,
    /// The index of techniques is sorted by difficulty alone.
    ByLevel,
}

impl Switch {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Candidates,
        Self::Peers,
        Self::Same,
        Self::Letters,
        Self::Alphabet,
        Self::Vanish,
        Self::Supposed,
        Self::ByLevel,
    ];

    /// Its stable name, also in the skeleton.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Candidates => "candidates",
            Self::Peers => "peers",
            Self::Same => "same",
            Self::Letters => "letters",
            Self::Alphabet => "alphabet",
            Self::Vanish => "vanish",
            Self::Supposed => "supposed",
            Self::ByLevel => "by-level",
        }
    }
}

/// What is on and what is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches([bool; Switch::ALL.len()]);

impl Default for Switches {
    /// Everything but the candidates and the sorted index.
    fn default() -> Self {
        let mut switches = Self([true; Switch::ALL.len()]);
        switches.turn(Switch::Candidates, false);
        switches.turn(Switch::ByLevel, false);
        switches
    }
}

impl Switches {
    /// Is it on?
    pub fn is_on(self, switch: Switch) -> bool {
        self.0[switch as usize]
    }

    /// Turns it on or off.
    pub fn turn(&mut self, switch: Switch, on: bool) {
        self.0[switch as usize] = on;
    }
}

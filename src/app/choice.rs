//! What is chosen from a few: what typing does, the theme, the workspace.

/// What typing does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Writes givens.
    Givens,
    /// Writes the player's digits.
    #[default]
    Digits,
    /// Removes candidates and puts them back.
    Candidates,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A workspace: a view over the same board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Workspace {
    /// Deduce, hint, solve, rate.
    #[default]
    Solve,
    /// The solutions.
    Solutions,
    /// New puzzles.
    Create,
    /// Text in and out.
    Text,
    /// The laboratory, which the second program draws.
    Lab,
    /// The techniques.
    Learn,
}

impl Mode {
    /// All, in the order of the pad's switch.
    pub const ALL: [Self; 3] = [Self::Givens, Self::Digits, Self::Candidates];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Digits => "digits",
            Self::Candidates => "candidates",
        }
    }
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Workspace {
    /// All workspaces, in the order of their tabs.
    pub const ALL: [Self; 6] = [
        Self::Solve,
        Self::Solutions,
        Self::Create,
        Self::Text,
        Self::Lab,
        Self::Learn,
    ];

    /// Its stable name, also in the address's fragment.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Solve => "solve",
            Self::Solutions => "solutions",
            Self::Create => "create",
            Self::Text => "text",
            Self::Lab => "lab",
            Self::Learn => "learn",
        }
    }
}

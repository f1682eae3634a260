//! Choices among a few: what typing does, the workspace.

use nonet::board::Layer;

/// What typing does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Writes givens.
    Givens,
    /// Writes the player's digits.
    #[default]
    Digits,
    /// Marks digits in the corner of the cell.
    Corner,
    /// Marks digits in its middle.
    Centre,
    /// Colours cells.
    Colour,
    /// Eliminates computed candidates and puts them back.
    Eliminate,
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
    /// The games, which the second program lists.
    Library,
}

impl Workspace {
    /// Does it replace the board on the page?
    pub fn hides_board(self) -> bool {
        matches!(self, Self::Lab | Self::Learn | Self::Library)
    }
}

impl Mode {
    /// All modes, in the order of the pad's switch.
    pub const ALL: [Self; 6] = [
        Self::Givens,
        Self::Digits,
        Self::Corner,
        Self::Centre,
        Self::Colour,
        Self::Eliminate,
    ];

    /// The modes that the next-mode key cycles through.
    pub const ROUND: [Self; 4] = [Self::Digits, Self::Corner, Self::Centre, Self::Colour];

    /// The layer of the player's marks that it writes.
    pub fn layer(self) -> Option<Layer> {
        match self {
            Self::Corner => Some(Layer::Corner),
            Self::Centre => Some(Layer::Centre),
            Self::Colour => Some(Layer::Colour),
            Self::Givens | Self::Digits | Self::Eliminate => None,
        }
    }

    /// The largest value that can be typed in it; the smallest is 1.
    pub fn n_values(self, side: usize) -> usize {
        self.layer().map_or(side, |layer| layer.n_marks(side))
    }

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Digits => "digits",
            Self::Corner => "corner",
            Self::Centre => "centre",
            Self::Colour => "colour",
            Self::Eliminate => "eliminate",
        }
    }
}

impl Workspace {
    /// All workspaces, in the order of their tabs.
    pub const ALL: [Self; 7] = [
        Self::Solve,
        Self::Solutions,
        Self::Create,
        Self::Text,
        Self::Library,
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
            Self::Library => "library",
        }
    }
}

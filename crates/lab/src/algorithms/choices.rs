//! Options shared by several algorithms.

use super::super::moves::Plan;
use super::super::{Kind, OptionRow, Options, Refusal};
use super::domains::{Domains, Look, Rules};
use nonet::board::{HouseKind, Puzzle};
use std::sync::Arc;

pub(super) const BRANCH: OptionRow = OptionRow {
    name: "branch",
    help: "first-or-smallest-domain",
    kind: Kind::Choice(&["first", "smallest"]),
};

/// Which cell comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    First,
    Smallest,
}

/// The choice made by [`BRANCH`].
pub(super) fn choice(options: &Options) -> Choice {
    match options.choice("branch") {
        "smallest" => Choice::Smallest,
        _ => Choice::First,
    }
}

/// The rules that the flags of these names turn on.
pub(super) fn rules(options: &Options) -> Rules {
    Rules {
        hidden_singles: options.flag("hidden-singles"),
        subsets: ["pairs", "triples", "quads"].map(|name| options.flag(name)),
    }
}

pub(super) const PAIRS: OptionRow = OptionRow {
    name: "pairs",
    help: "pairs",
    kind: Kind::Flag,
};

pub(super) const TRIPLES: OptionRow = OptionRow {
    name: "triples",
    help: "triples",
    kind: Kind::Flag,
};

pub(super) const QUADS: OptionRow = OptionRow {
    name: "quads",
    help: "quads",
    kind: Kind::Flag,
};

pub(super) const HIDDEN_SINGLES: OptionRow = OptionRow {
    name: "hidden-singles",
    help: "hidden-singles",
    kind: Kind::Flag,
};

/// Which kind of house holds every digit once from the start, for full boards.
pub(super) const FILL: OptionRow = OptionRow {
    name: "fill",
    help: "houses-kept-whole",
    kind: Kind::Choice(&["boxes", "rows", "columns"]),
};

pub(super) const FIX_SINGLES: OptionRow = OptionRow {
    name: "fix-singles",
    help: "fix-singles",
    kind: Kind::Flag,
};

/// When a walk starts again.
pub(super) const fn restart(usual: u64) -> OptionRow {
    OptionRow {
        name: "restart",
        help: "restart-after-iterations",
        kind: Kind::Number {
            least: 0,
            most: 1_000_000_000,
            usual,
            decimals: 0,
        },
    }
}

/// The full boards described by [`FILL`] and [`FIX_SINGLES`].
pub(super) fn plan(puzzle: &Puzzle, options: &Options) -> Result<Arc<Plan>, Refusal> {
    let kind = match options.choice("fill") {
        "rows" => HouseKind::Row,
        "columns" => HouseKind::Col,
        _ => HouseKind::Box,
    };
    if !options.flag("fix-singles") {
        return Ok(Plan::new(puzzle, kind));
    }
    let singles = Rules {
        hidden_singles: true,
        ..Rules::default()
    };
    let (board, is_consistent) = Domains::new(puzzle, Look::Everywhere(singles));
    if !is_consistent {
        return Err(Refusal::Contradictory);
    }
    Ok(Plan::new(&board.snapshot().digits, kind))
}

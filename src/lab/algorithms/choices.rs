//! Choices that several algorithms offer.

use super::super::{Kind, OptionRow, Options};
use super::domains::Rules;

pub(super) const BRANCH: OptionRow = OptionRow {
    name: "branch",
    help: "on which cell: the first open one, or the one with the smallest domain",
    kind: Kind::Choice(&["first", "smallest"]),
};

/// Which cell comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    First,
    Smallest,
}

/// What [`BRANCH`] says.
pub(super) fn choice(options: &Options) -> Choice {
    match options.choice("branch") {
        "smallest" => Choice::Smallest,
        _ => Choice::First,
    }
}

/// The rules that flags of these names ask for.
pub(super) fn rules(options: &Options) -> Rules {
    Rules {
        hidden_singles: options.flag("hidden-singles"),
        subsets: ["pairs", "triples", "quads"].map(|name| options.flag(name)),
    }
}

pub(super) const PAIRS: OptionRow = OptionRow {
    name: "pairs",
    help: "two cells of a house with the same two digits keep these to themselves",
    kind: Kind::Flag,
};

pub(super) const TRIPLES: OptionRow = OptionRow {
    name: "triples",
    help: "three cells of a house with three digits between them keep these to themselves",
    kind: Kind::Flag,
};

pub(super) const QUADS: OptionRow = OptionRow {
    name: "quads",
    help: "four cells of a house with four digits between them keep these to themselves",
    kind: Kind::Flag,
};

pub(super) const HIDDEN_SINGLES: OptionRow = OptionRow {
    name: "hidden-singles",
    help: "a digit with one place left in a house goes there",
    kind: Kind::Flag,
};

//! The rows of the techniques.

use super::guarded::Guarded;
use super::kind::Kind;
use super::shape::Shape;
use crate::logic::{Family, Hodoku, Info, Level, Named};

/// A row of one that HoDoKu has; it rates all of them alike.
const fn known(slug: &'static str, name: &'static str, code: &'static str) -> Info {
    Info::rated(slug, Hodoku::new(name, code, Level::Hard, 100))
}

/// All guardians in one cell.
pub(crate) static UNIQUENESS_1: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::OneCell,
    info: &known("uniqueness-test-1", "Uniqueness Test 1", "0600"),
};

/// Two cells of a house guarded by one digit.
pub(crate) static UNIQUENESS_2: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::OneDigitInHouse,
    info: &known("uniqueness-test-2", "Uniqueness Test 2", "0601"),
};

/// Two guarded cells that are part of a naked subset.
pub(crate) static UNIQUENESS_3: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::Subset,
    info: &known("uniqueness-test-3", "Uniqueness Test 3", "0602"),
};

/// Two guarded cells that are the only places of a digit in their house.
pub(crate) static UNIQUENESS_4: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::Locked,
    info: &known("uniqueness-test-4", "Uniqueness Test 4", "0603"),
};

/// Three cells, or two opposite ones, guarded by one digit.
pub(crate) static UNIQUENESS_5: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::OneDigitApart,
    info: &known("uniqueness-test-5", "Uniqueness Test 5", "0604"),
};

/// Two opposite guarded cells, and a digit that has no other places in both rows or both columns.
pub(crate) static UNIQUENESS_6: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::Crossed,
    info: &known("uniqueness-test-6", "Uniqueness Test 6", "0605"),
};

/// A corner that would force the whole rectangle.
pub(crate) static HIDDEN_RECTANGLE: Guarded = Guarded {
    shape: Shape::Rectangle,
    kind: Kind::Hidden,
    info: &known("hidden-rectangle", "Hidden Rectangle", "0606"),
};

/// Three cells filled, but not given.
pub(crate) static AVOIDABLE_1: Guarded = Guarded {
    shape: Shape::Avoidable,
    kind: Kind::OneCell,
    info: &known(
        "avoidable-rectangle-1",
        "Avoidable Rectangle Type 1",
        "0607",
    ),
};

/// Two cells filled, but not given, the others guarded by one digit.
pub(crate) static AVOIDABLE_2: Guarded = Guarded {
    shape: Shape::Avoidable,
    kind: Kind::OneDigitInHouse,
    info: &known(
        "avoidable-rectangle-2",
        "Avoidable Rectangle Type 2",
        "0608",
    ),
};

/// Two cells filled, but not given, the others part of a naked subset.
pub(crate) static AVOIDABLE_3: Guarded = Guarded {
    shape: Shape::Avoidable,
    kind: Kind::Subset,
    info: &Info::of(Family::Uniqueness, "avoidable-rectangle-3"),
};

/// One cell filled, but not given, or two opposite ones; the others guarded by one digit.
pub(crate) static AVOIDABLE_5: Guarded = Guarded {
    shape: Shape::Thin,
    kind: Kind::OneDigitApart,
    info: &Info::of(Family::Uniqueness, "avoidable-rectangle-5"),
};

/// A corner that would force the whole rectangle, opposite one that is filled, but not given.
pub(crate) static HIDDEN_AVOIDABLE: Guarded = Guarded {
    shape: Shape::Thin,
    kind: Kind::Hidden,
    info: &Info::of(Family::Uniqueness, "hidden-avoidable-rectangle"),
};

/// A single extra candidate, where all other cells have two.
pub(crate) static BUG_1: Guarded = Guarded {
    shape: Shape::Bug,
    kind: Kind::OneCandidate,
    info: &Info::rated(
        "bug-1",
        Hodoku::new("Bivalue Universal Grave + 1", "0610", Level::Hard, 100).naming(Named::Nothing),
    ),
};

/// Several extra candidates, all of one digit.
pub(crate) static BUG_2: Guarded = Guarded {
    shape: Shape::Bug,
    kind: Kind::OneDigit,
    info: &Info::of(Family::Uniqueness, "bug-2"),
};

/// Extra candidates that are part of a naked subset.
pub(crate) static BUG_3: Guarded = Guarded {
    shape: Shape::Bug,
    kind: Kind::Subset,
    info: &Info::of(Family::Uniqueness, "bug-3"),
};

/// Extra candidates in two cells that are the only places of a digit in their house.
pub(crate) static BUG_4: Guarded = Guarded {
    shape: Shape::Bug,
    kind: Kind::Locked,
    info: &Info::of(Family::Uniqueness, "bug-4"),
};

/// Extra candidates in several cells and of several digits that all rule out the same candidate.
pub(crate) static BUG_N: Guarded = Guarded {
    shape: Shape::Bug,
    kind: Kind::Linked,
    info: &Info::of(Family::Uniqueness, "bug-n"),
};

/// All guardians in one cell, on a loop.
pub(crate) static LOOP_1: Guarded = Guarded {
    shape: Shape::Loop,
    kind: Kind::OneCell,
    info: &Info::of(Family::Uniqueness, "unique-loop-1"),
};

/// Guardians of one digit, on a loop.
pub(crate) static LOOP_2: Guarded = Guarded {
    shape: Shape::Loop,
    kind: Kind::OneDigit,
    info: &Info::of(Family::Uniqueness, "unique-loop-2"),
};

/// Two guarded cells that are part of a naked subset, on a loop.
pub(crate) static LOOP_3: Guarded = Guarded {
    shape: Shape::Loop,
    kind: Kind::Subset,
    info: &Info::of(Family::Uniqueness, "unique-loop-3"),
};

/// Two guarded cells that are the only places of a digit in their house, on a loop.
pub(crate) static LOOP_4: Guarded = Guarded {
    shape: Shape::Loop,
    kind: Kind::Locked,
    info: &Info::of(Family::Uniqueness, "unique-loop-4"),
};

/// All guardians in one cell, on an extended rectangle.
pub(crate) static EXTENDED_1: Guarded = Guarded {
    shape: Shape::Extended,
    kind: Kind::OneCell,
    info: &Info::of(Family::Uniqueness, "extended-rectangle-1"),
};

/// Guardians of one digit, on an extended rectangle.
pub(crate) static EXTENDED_2: Guarded = Guarded {
    shape: Shape::Extended,
    kind: Kind::OneDigit,
    info: &Info::of(Family::Uniqueness, "extended-rectangle-2"),
};

/// Two guarded cells that are part of a naked subset, on an extended rectangle.
pub(crate) static EXTENDED_3: Guarded = Guarded {
    shape: Shape::Extended,
    kind: Kind::Subset,
    info: &Info::of(Family::Uniqueness, "extended-rectangle-3"),
};

/// Two guarded cells that are the only places of a digit in their house, on an extended rectangle.
pub(crate) static EXTENDED_4: Guarded = Guarded {
    shape: Shape::Extended,
    kind: Kind::Locked,
    info: &Info::of(Family::Uniqueness, "extended-rectangle-4"),
};

/// All guardians in one cell, of an odd loop of two digits.
pub(crate) static ODDAGON_1: Guarded = Guarded {
    shape: Shape::Oddagon,
    kind: Kind::OneCell,
    info: &Info::unrated("bivalue-oddagon-1"),
};

/// Guardians of one digit, of an odd loop of two digits.
pub(crate) static ODDAGON_2: Guarded = Guarded {
    shape: Shape::Oddagon,
    kind: Kind::OneDigit,
    info: &Info::unrated("bivalue-oddagon-2"),
};

/// Two guarded cells that are part of a naked subset, of an odd loop of two digits.
pub(crate) static ODDAGON_3: Guarded = Guarded {
    shape: Shape::Oddagon,
    kind: Kind::Subset,
    info: &Info::unrated("bivalue-oddagon-3"),
};

/// All guardians in one cell, of a tridagon.
pub(crate) static TRIDAGON_1: Guarded = Guarded {
    shape: Shape::Tridagon,
    kind: Kind::OneCell,
    info: &Info::unrated("tridagon-1"),
};

/// Guardians of one digit, of a tridagon.
pub(crate) static TRIDAGON_2: Guarded = Guarded {
    shape: Shape::Tridagon,
    kind: Kind::OneDigit,
    info: &Info::unrated("tridagon-2"),
};

//! Two strong links of one digit: skyscraper, two-string kite, and turbot fish for all of that kind.
//!
//! Each of two houses has two places for the digit, and a place in the one sees a place in the other: these two
//! cannot both be right, so one of the two far ends is, and candidates that see both far ends are wrong. It is a
//! *skyscraper* if both houses are rows that meet in a column, or columns that meet in a row; a *kite* if a row
//! and a column meet in a box. *Turbot fish* is any of them, with boxes as houses too: an X-chain of four
//! candidates. A skyscraper whose far ends share a line as well is an X-wing and left to the fish. Also called
//! strong link or single chain of length 4, crane, dual strong link. Source:
//! <https://hodoku.sourceforge.net/en/tech_sdp.php>; the names are from the players' forum (Havard).

use super::short_chain::{claim, open_chain, pattern};
use crate::board::{Cell, Digit, Geometry, House, HouseKind};
use crate::logic::{Chain, Context, Hodoku, Info, Level, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Two rows that meet in a column, or two columns that meet in a row.
pub(crate) static SKYSCRAPER: TwoLinks = TwoLinks {
    form: Form::Skyscraper,
    info: &Info::rated(
        "skyscraper",
        Hodoku::new("Skyscraper", "0400", Level::Hard, 130),
    ),
};

/// A row and a column that meet in a box.
pub(crate) static KITE: TwoLinks = TwoLinks {
    form: Form::Kite,
    info: &Info::rated(
        "two-string-kite",
        Hodoku::new("2-String Kite", "0401", Level::Hard, 150),
    ),
};

/// Any two houses.
pub(crate) static TURBOT_FISH: TwoLinks = TwoLinks {
    form: Form::Any,
    info: &Info::rated(
        "turbot-fish",
        Hodoku::new("Turbot Fish", "0403", Level::Hard, 120),
    ),
};

/// Finds two strong links of a digit with neighbouring ends: by digit, then by houses.
#[derive(Debug)]
pub(crate) struct TwoLinks {
    form: Form,
    info: &'static Info,
}

#[derive(Debug)]
enum Form {
    Skyscraper,
    Kite,
    Any,
}

/// A far end, the two near ends, the other far end; and the houses of the two links.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    pub digit: Digit,
    pub cells: [Cell; 4],
    pub houses: [House; 2],
}

impl Technique for TwoLinks {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.instances(context, &mut |instance| {
            let [first, .., last] = instance.cells;
            let gone = context.seen_by_all(instance.digit, [first, last]);
            let gone = context.of(instance.digit, gone);
            Step::ruling_out(self.info, context, gone, || pattern(instance.chain()))
                .map_or(ControlFlow::Continue(()), &mut *found)
        })
    }
}

impl TwoLinks {
    /// Reports every pair of links of this form, whether or not they have a conclusion.
    pub(super) fn instances(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in context.digits() {
            let links = context.pairs(digit);
            for (index, &first) in links.iter().enumerate() {
                for &second in &links[index + 1..] {
                    if self.form.has([first.0.kind, second.0.kind]) {
                        self.meetings(context, digit, [first, second], found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The ways in which an end of one link meets an end of the other.
    fn meetings(
        &self,
        context: &Context<'_>,
        digit: Digit,
        [(first, [a, b]), (second, [c, d])]: [(House, [Cell; 2]); 2],
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let geometry = context.geometry();
        for cells in [[a, b, c, d], [a, b, d, c], [b, a, c, d], [b, a, d, c]] {
            if self.form.joins(geometry, cells) {
                found(Found {
                    digit,
                    cells,
                    houses: [first, second],
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Form {
    fn has(&self, [first, second]: [HouseKind; 2]) -> bool {
        match self {
            Self::Skyscraper => first == second && first != HouseKind::Box,
            Self::Kite => first == HouseKind::Row && second == HouseKind::Col,
            Self::Any => true,
        }
    }

    /// Do the middle two of these cells see each other in a house of the kind that the form requires?
    fn joins(&self, geometry: &Geometry, [first, a, b, last]: [Cell; 4]) -> bool {
        if first == b || last == a || first == last || !geometry.sees(a, b) {
            return false;
        }
        match self {
            Self::Skyscraper => in_line(geometry, a, b) && !in_line(geometry, first, last),
            Self::Kite => geometry.box_index(a) == geometry.box_index(b),
            Self::Any => true,
        }
    }
}

impl Found {
    /// The chain from one far end to the other.
    pub(super) fn chain(&self) -> Chain {
        let [a, b, c, d] = self.cells.map(|cell| claim(cell, self.digit));
        let [first, second] = self.houses.map(|house| Truth::House(house, self.digit));
        open_chain([([a, b], first), ([c, d], second)])
    }
}

fn in_line(geometry: &Geometry, a: Cell, b: Cell) -> bool {
    geometry.row(a) == geometry.row(b) || geometry.col(a) == geometry.col(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::logic::techniques::check::{check, only_at, pencil};

    /// Two rows with these two places each for the digit 5.
    fn rows(first: [&str; 2], second: [&str; 2]) -> Grid {
        let grid = only_at(&pencil(&[]), House::row(0), 5, &first);
        only_at(&grid, House::row(7), 5, &second)
    }

    #[test]
    fn a_skyscraper_stands_on_a_line() {
        let grid = rows(["r1c1", "r1c5"], ["r8c1", "r8c6"]);
        let expected = "r2c6-5 r3c6-5 r7c5-5 r9c5-5";
        check(&SKYSCRAPER, &grid, &[expected]);
        check(&TURBOT_FISH, &grid, &[expected]);
        check(&KITE, &grid, &[]);
    }

    #[test]
    fn an_x_wing_is_no_skyscraper() {
        let grid = rows(["r1c1", "r1c5"], ["r8c1", "r8c5"]);
        check(&SKYSCRAPER, &grid, &[]);
    }

    #[test]
    fn towers_that_share_no_band_see_nothing() {
        let grid = rows(["r1c1", "r1c5"], ["r8c1", "r8c9"]);
        check(&SKYSCRAPER, &grid, &[]);
    }

    #[test]
    fn a_kite_hangs_in_a_box() {
        let grid = only_at(&pencil(&[]), House::row(1), 5, &["r2c3", "r2c8"]);
        let kite = only_at(&grid, House::col(0), 5, &["r3c1", "r7c1"]);
        check(&KITE, &kite, &["r7c8-5"]);
        check(&TURBOT_FISH, &kite, &["r7c8-5"]);
        check(&SKYSCRAPER, &kite, &[]);
        let apart = only_at(&grid, House::col(0), 5, &["r4c1", "r7c1"]);
        check(&KITE, &apart, &[]);
        let same_cell = only_at(&grid, House::col(2), 5, &["r2c3", "r7c3"]);
        check(&KITE, &same_cell, &[]);
    }

    #[test]
    fn a_third_place_breaks_the_link() {
        let grid = only_at(&pencil(&[]), House::row(1), 5, &["r2c3", "r2c8", "r2c9"]);
        let grid = only_at(&grid, House::col(0), 5, &["r3c1", "r7c1"]);
        check(&KITE, &grid, &[]);
        check(&TURBOT_FISH, &grid, &[]);
    }

    #[test]
    fn a_turbot_fish_swims_through_boxes() {
        let grid = only_at(&pencil(&[]), House::of_box(4), 5, &["r4c4", "r6c6"]);
        let grid = only_at(&grid, House::row(6), 5, &["r7c2", "r7c6"]);
        check(&TURBOT_FISH, &grid, &["r4c2-5"]);
        check(&SKYSCRAPER, &grid, &[]);
        check(&KITE, &grid, &[]);
    }
}

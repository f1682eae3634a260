//! Two kites, or two empty rectangles, that share their places in a box: together, a dual one.
//!
//! Each has its own conclusions, as in [`two_links`](super::two_links) and
//! [`empty_rectangle`](super::empty_rectangle). The kites share the two places in the box, connected in two ways
//! to the same strings, or in two digits; the empty rectangles share the box and the digit. They form a dual only
//! if their conclusions differ. Source: <https://hodoku.sourceforge.net/en/tech_sdp.php>

use super::{empty_rectangle, two_links};
use crate::board::{Candidate, CellSet, Digit};
use crate::logic::{Chain, Context, Hodoku, Info, Level, Named, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Two kites.
pub(crate) static KITE: Dual = Dual {
    halves: Halves::Kites,
    info: &Info::rated(
        "dual-two-string-kite",
        Hodoku::new("Dual 2-String Kite", "0404", Level::Hard, 120).naming(Named::First),
    ),
};

/// Two empty rectangles.
pub(crate) static EMPTY_RECTANGLE: Dual = Dual {
    halves: Halves::EmptyRectangles,
    info: &Info::rated(
        "dual-empty-rectangle",
        Hodoku::new("Dual Empty Rectangle", "0405", Level::Hard, 120),
    ),
};

/// Finds two that share their places: in the order of the first, then of the second.
#[derive(Debug)]
pub(crate) struct Dual {
    halves: Halves,
    info: &'static Info,
}

#[derive(Debug)]
enum Halves {
    Kites,
    EmptyRectangles,
}

/// One of the two.
#[derive(Clone, Copy)]
enum Half {
    Kite(two_links::Found),
    EmptyRectangle(empty_rectangle::Found),
}

impl Technique for Dual {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let halves = match self.halves {
            Halves::Kites => kites(context),
            Halves::EmptyRectangles => empty_rectangles(context),
        };
        for (index, first) in halves.iter().enumerate() {
            for second in &halves[index + 1..] {
                if first.is_dual(second, context) {
                    let both = [first, second];
                    let gone = both.iter().flat_map(|half| half.gone(context));
                    let chains = || both.iter().map(|half| half.chain(context)).collect();
                    let pattern = || Pattern::Chain(chains());
                    if let Some(step) = Step::ruling_out(self.info, context, gone, pattern) {
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Half {
    /// Do both share their places in a box, with different conclusions?
    fn is_dual(&self, other: &Self, context: &Context<'_>) -> bool {
        let is_same = self.digit() == other.digit() || matches!(self, Self::Kite(_));
        if !is_same || self.hinge(context) != other.hinge(context) {
            return false;
        }
        let gone = [self, other].map(|half| half.gone(context));
        gone[0] != gone[1] && gone.iter().all(|gone| !gone.is_empty())
    }

    fn digit(&self) -> Digit {
        match self {
            Self::Kite(kite) => kite.digit,
            Self::EmptyRectangle(rectangle) => rectangle.gone.digit,
        }
    }

    /// The places in the box that it shares.
    fn hinge(&self, context: &Context<'_>) -> CellSet {
        match self {
            Self::Kite(kite) => context.set([kite.cells[1], kite.cells[2]]),
            Self::EmptyRectangle(rectangle) => context.set(rectangle.places(context)),
        }
    }

    fn gone(&self, context: &Context<'_>) -> Vec<Candidate> {
        match self {
            Self::Kite(kite) => {
                let [first, .., last] = kite.cells;
                let gone = context.seen_by_all(kite.digit, [first, last]);
                context.of(kite.digit, gone).collect()
            }
            Self::EmptyRectangle(rectangle) => vec![rectangle.gone],
        }
    }

    fn chain(&self, context: &Context<'_>) -> Chain {
        match self {
            Self::Kite(kite) => kite.chain(),
            Self::EmptyRectangle(rectangle) => rectangle.chain(context),
        }
    }
}

fn kites(context: &Context<'_>) -> Vec<Half> {
    let mut halves = Vec::new();
    let _ = two_links::KITE.instances(context, &mut |kite| {
        halves.push(Half::Kite(kite));
        ControlFlow::Continue(())
    });
    halves
}

fn empty_rectangles(context: &Context<'_>) -> Vec<Half> {
    let mut halves = Vec::new();
    let _ = empty_rectangle::instances(context, &mut |rectangle| {
        halves.push(Half::EmptyRectangle(rectangle));
        ControlFlow::Continue(())
    });
    halves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Grid, House};
    use crate::logic::techniques::check::{check, only_at, pencil};

    fn four_strings() -> Grid {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c3", "r1c8"]);
        grid = only_at(&grid, House::row(2), 5, &["r3c1", "r3c9"]);
        grid = only_at(&grid, House::col(0), 5, &["r3c1", "r6c1"]);
        only_at(&grid, House::col(2), 5, &["r1c3", "r4c3"])
    }

    #[test]
    fn two_kites_with_the_same_places_in_a_box_are_one() {
        check(&two_links::KITE, &four_strings(), &["r6c8-5", "r4c9-5"]);
        check(&KITE, &four_strings(), &["r4c9-5 r6c8-5"]);
        check(&EMPTY_RECTANGLE, &four_strings(), &[]);
    }

    /// The places in the box are the same, the digits are not.
    #[test]
    fn two_kites_of_two_digits_hang_from_the_same_places() {
        let mut grid = pencil(&[]);
        for (digit, [right, below]) in [(5, ["r1c8", "r6c1"]), (7, ["r1c9", "r8c1"])] {
            grid = only_at(&grid, House::row(0), digit, &["r1c3", right]);
            grid = only_at(&grid, House::col(0), digit, &["r3c1", below]);
        }
        check(&KITE, &grid, &["r6c8-5 r8c9-7"]);
        let apart = only_at(&grid, House::col(0), 7, &["r2c1", "r8c1"]);
        check(&KITE, &apart, &[]);
    }

    #[test]
    fn one_kite_is_not_dual() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c3", "r1c8"]);
        grid = only_at(&grid, House::col(0), 5, &["r3c1", "r6c1"]);
        check(&KITE, &grid, &[]);
    }

    #[test]
    fn two_links_of_one_empty_rectangle_are_dual() {
        let mut grid = only_at(&pencil(&[]), House::of_box(4), 5, &["r4c4", "r4c6", "r6c5"]);
        grid = only_at(&grid, House::col(1), 5, &["r4c2", "r8c2"]);
        check(&EMPTY_RECTANGLE, &grid, &[]);
        grid = only_at(&grid, House::row(7), 5, &["r8c2", "r8c5"]);
        check(&EMPTY_RECTANGLE, &grid, &["r4c2-5 r8c5-5"]);
    }
}

//! Three strong links in a row: M-wing, S-wing, L-wing and H-wing.
//!
//! A strong link is a cell with two candidates, or a house with two places for a digit. The second end of each
//! excludes the first end of the next: a digit in two cells that see each other or, between two houses, two digits
//! of one cell. So if the very first end is wrong the last is right: one of the two is. If they are the same
//! digit, cells that see both lose it; if not, and their cells see each other, neither cell can hold the other's
//! digit.
//!
//! - *M-wing*: a cell and two houses, `(X=Y)a - Yb=(Y-X)c=Xd`, with the same digit at both ends.
//! - *S-wing* (split): a cell between two houses, `Xa=Xb - (X=Y)c - Yd=Ye`.
//! - *L-wing* (local): three houses, `Xa=(X-Y)b=(Y-Z)c=Zd`; X and Z may be the same digit.
//! - *H-wing* (hybrid): a cell, or two, and the rest houses, `(X=Y)a - Yb=(Y-Z)c=Zd` or `(X=Y)a - (Y=Z)b - Zc=Zd`, with
//!   different digits at the ends.
//!
//! With two cells around a house it is the W-wing, with three cells an XY-chain. All are short alternating chains.
//! Sources: StrmCkr and others in the Sudoku Players' Forum, 2017 and 2018, "Hybrid wings"
//! <http://forum.enjoysudoku.com/hybrid-wings-work-in-progress-t34212.html> and "Local wing"
//! <http://forum.enjoysudoku.com/local-wing-t34685.html>; their H1-wing is the L-wing.

use super::short_chain::{claim, open_chain, pattern};
use crate::board::{Candidate, Cell, sort_short};
use crate::logic::{Context, Family, Info, Step, Technique, Truth};
use std::ops::ControlFlow;

/// A cell and two houses.
pub(crate) static M_WING: ThreeLinks = ThreeLinks {
    forms: &[[Kind::Cell, Kind::House, Kind::House]],
    ends: Ends::Same,
    info: &Info::of(Family::Wings, "m-wing"),
};

/// A cell between two houses.
pub(crate) static S_WING: ThreeLinks = ThreeLinks {
    forms: &[[Kind::House, Kind::Cell, Kind::House]],
    ends: Ends::Any,
    info: &Info::of(Family::Wings, "s-wing"),
};

/// Three houses.
pub(crate) static L_WING: ThreeLinks = ThreeLinks {
    forms: &[[Kind::House, Kind::House, Kind::House]],
    ends: Ends::Any,
    info: &Info::of(Family::Wings, "l-wing"),
};

/// Cells first, then houses.
pub(crate) static H_WING: ThreeLinks = ThreeLinks {
    forms: &[
        [Kind::Cell, Kind::Cell, Kind::House],
        [Kind::Cell, Kind::House, Kind::House],
    ],
    ends: Ends::Different,
    info: &Info::of(Family::Wings, "h-wing"),
};

/// Finds three links of these forms: by form, then link by link, cells in reading order before digits and houses.
#[derive(Debug)]
pub(crate) struct ThreeLinks {
    forms: &'static [[Kind; 3]],
    ends: Ends,
    info: &'static Info,
}

/// The basis of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Cell,
    House,
}

/// How the digits of the two ends relate.
#[derive(Debug)]
enum Ends {
    Same,
    Different,
    Any,
}

/// A strong link in one direction.
#[derive(Clone, Copy)]
struct Link {
    from: Candidate,
    to: Candidate,
    truth: Truth,
}

impl Technique for ThreeLinks {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let links = links(context);
        for form in self.forms {
            let of = |kind| links.iter().filter(move |link| link.kind() == kind);
            for &first in of(form[0]) {
                for &second in of(form[1]).filter(|next| first.leads_to(next, context)) {
                    for &third in of(form[2]).filter(|next| second.leads_to(next, context)) {
                        let step = self.step(context, [first, second, third]);
                        step.map_or(ControlFlow::Continue(()), &mut *found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl ThreeLinks {
    fn step(&self, context: &Context<'_>, links: [Link; 3]) -> Option<Step> {
        let (first, last) = (links[0].from, links[2].to);
        let fits = match self.ends {
            Ends::Same => first.digit == last.digit,
            Ends::Different => first.digit != last.digit,
            Ends::Any => true,
        };
        let is_turned = links[0].kind() == links[2].kind() && first > last;
        if !fits || is_turned || crosses(&links) {
            return None;
        }
        let pairs = links.map(|Link { from, to, truth }| {
            let pair = [from, to].map(|end| claim(end.cell, end.digit));
            (pair, truth)
        });
        Step::ruling_out(self.info, context, gone(context, first, last), || {
            pattern(open_chain(pairs))
        })
    }
}

impl Link {
    fn kind(&self) -> Kind {
        match self.truth {
            Truth::Cell(_) => Kind::Cell,
            Truth::House(..) => Kind::House,
        }
    }

    fn turned(self) -> Self {
        Self {
            from: self.to,
            to: self.from,
            ..self
        }
    }

    /// Does the end of this one exclude the beginning of the next? Between two links of houses this happens within
    /// a cell.
    fn leads_to(&self, next: &Self, context: &Context<'_>) -> bool {
        let (a, b) = (self.to, next.from);
        if (self.kind(), next.kind()) == (Kind::House, Kind::House) {
            return a.cell == b.cell && a.digit != b.digit;
        }
        a.digit == b.digit && context.geometry().sees(a.cell, b.cell)
    }
}

/// All strong links in both directions, each once.
fn links(context: &Context<'_>) -> Vec<Link> {
    let cells = context.bivalue().iter().filter_map(|cell| {
        let mut digits = context.candidates(cell).iter();
        let ends = [digits.next()?, digits.next()?];
        let [from, to] = ends.map(|digit| Candidate { cell, digit });
        let truth = Truth::Cell(cell);
        Some(Link { from, to, truth })
    });
    let houses = context.digits().flat_map(|digit| {
        let pairs = context.pairs(digit);
        let is_new = |&place: &usize| !pairs[..place].iter().any(|pair| pair.1 == pairs[place].1);
        (0..pairs.len()).filter(is_new).map(move |place| {
            let (house, ends) = pairs[place];
            let [from, to] = ends.map(|cell| Candidate { cell, digit });
            let truth = Truth::House(house, digit);
            Link { from, to, truth }
        })
    });
    let all = cells.chain(houses);
    all.flat_map(|link| [link, link.turned()]).collect()
}

/// Do they visit a cell twice?
fn crosses(links: &[Link; 3]) -> bool {
    let ends = links.iter().flat_map(|link| [link.from.cell, link.to.cell]);
    let mut cells: Vec<Cell> = ends.collect();
    cells.dedup();
    let n = cells.len();
    sort_short(&mut cells, |&cell| cell);
    cells.dedup();
    cells.len() < n
}

/// What is wrong if one of the two is right.
fn gone(context: &Context<'_>, first: Candidate, last: Candidate) -> Vec<Candidate> {
    if first.digit == last.digit {
        let seen = context.seen_by_all(first.digit, [first.cell, last.cell]);
        return context.of(first.digit, seen).collect();
    }
    let crosswise = |(at, other): (Candidate, Candidate)| Candidate {
        cell: at.cell,
        digit: other.digit,
    };
    let sees = context.geometry().sees(first.cell, last.cell);
    let pairs = [(first, last), (last, first)];
    let pairs = pairs.into_iter().filter(|_| sees);
    pairs.map(crosswise).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::House;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn an_m_wing_has_the_same_digit_at_both_ends() {
        let grid = pencil(&[("r1c1", "12")]);
        let grid = only_at(&grid, House::col(4), 2, &["r1c5", "r5c5"]);
        let wing = only_at(&grid, House::row(4), 1, &["r5c5", "r5c8"]);
        check(&M_WING, &wing, &["r1c8-1"]);
        check(&H_WING, &wing, &[]);
        let loose = only_at(&grid, House::row(4), 1, &["r5c4", "r5c8"]);
        check(&M_WING, &loose, &[]);
    }

    #[test]
    fn an_s_wing_splits_at_a_cell() {
        let grid = pencil(&[("r5c5", "12")]);
        let grid = only_at(&grid, House::col(0), 1, &["r1c1", "r5c1"]);
        let wing = only_at(&grid, House::row(7), 2, &["r8c5", "r8c9"]);
        check(&S_WING, &wing, &[]);
        let wing = only_at(&grid, House::col(4), 2, &["r1c5", "r2c5", "r5c5"]);
        let wing = only_at(&wing, House::row(0), 2, &["r1c4", "r1c9"]);
        check(&S_WING, &wing, &[]);
        let wing = only_at(&grid, House::of_box(1), 2, &["r1c6", "r2c5"]);
        check(&S_WING, &wing, &["r1c1-2 r1c6-1"]);
    }

    #[test]
    fn an_l_wing_turns_in_cells() {
        let grid = only_at(&pencil(&[]), House::col(0), 1, &["r1c1", "r5c1"]);
        let grid = only_at(&grid, House::row(4), 2, &["r5c1", "r5c5"]);
        let three = only_at(&grid, House::col(4), 3, &["r1c5", "r5c5"]);
        check(&L_WING, &three, &["r1c1-3 r1c5-1"]);
        let same = only_at(&grid, House::col(4), 1, &["r2c5", "r5c5"]);
        check(&L_WING, &same, &["r1c4-1 r1c6-1 r2c2-1 r2c3-1"]);
        let apart = only_at(&grid, House::col(4), 3, &["r2c5", "r5c5"]);
        check(&L_WING, &apart, &[]);
    }

    #[test]
    fn an_h_wing_has_different_digits_at_its_ends() {
        let grid = pencil(&[("r1c1", "12"), ("r5c1", "23")]);
        let two = only_at(&grid, House::col(4), 3, &["r1c5", "r5c5"]);
        check(&H_WING, &two, &["r1c5-1"]);
        check(&M_WING, &two, &[]);
        let grid = pencil(&[("r1c1", "12")]);
        let grid = only_at(&grid, House::row(4), 2, &["r5c1", "r5c5"]);
        let one = only_at(&grid, House::col(4), 3, &["r1c5", "r5c5"]);
        check(&H_WING, &one, &["r1c5-1"]);
        let apart = only_at(&grid, House::col(4), 3, &["r2c5", "r5c5"]);
        check(&H_WING, &apart, &[]);
    }
}

//! W-wing: two cells with the same two candidates, joined by a strong link of one of them.
//!
//! The strong link's ends see one of the cells each. Since one end is right, the cells cannot both hold its digit,
//! so one of them holds the other digit, and cells that see both cannot. Cells that see each other are a naked
//! pair and left to it. Also called semi-remote naked pair. Sources:
//! <https://hodoku.sourceforge.net/en/tech_wings.php>, <https://www.sudopedia.org/wiki/W-Wing>

use super::short_chain::{claim, open_chain, pattern};
use crate::board::{Cell, Digit, House};
use crate::logic::{Context, Hodoku, Info, Level, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info::rated("w-wing", Hodoku::new("W-Wing", "0803", Level::Hard, 150));

/// Finds two such cells, in reading order, then the eliminated digit, then the strong link.
#[derive(Debug)]
pub(crate) struct WWing;

/// Two cells with the same candidates: one digit to eliminate elsewhere, and one whose links may join them.
struct Twins<'a> {
    context: &'a Context<'a>,
    cells: [Cell; 2],
    lost: Digit,
    joining: Digit,
}

impl Technique for WWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut rest = context.bivalue().iter();
        while let Some(first) = rest.next() {
            let digits = context.candidates(first);
            let twins = rest.clone().filter(|&c| context.candidates(c) == digits);
            for second in twins.filter(|&c| !context.geometry().sees(first, c)) {
                for lost in digits.iter() {
                    let joining = digits.without(lost).first().unwrap_or(lost);
                    let twins = Twins {
                        context,
                        cells: [first, second],
                        lost,
                        joining,
                    };
                    twins.find(found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Twins<'_> {
    fn find(&self, found: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        let gone = self.context.seen_by_all(self.lost, self.cells);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let links = self.context.pairs(self.joining);
        for (index, &(house, ends)) in links.iter().enumerate() {
            let is_known = || links[..index].iter().any(|(_, earlier)| *earlier == ends);
            if let Some(ends) = self.joined(ends).filter(|_| !is_known()) {
                let gone = self.context.of(self.lost, gone);
                let pattern = || self.pattern(house, ends);
                if let Some(step) = Step::ruling_out(&INFO, self.context, gone, pattern) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The ends of this link, ordered so that the first sees the first cell and the second the second.
    fn joined(&self, [a, b]: [Cell; 2]) -> Option<[Cell; 2]> {
        let geometry = self.context.geometry();
        let fits = |ends: &[Cell; 2]| (0..2).all(|i| geometry.sees(ends[i], self.cells[i]));
        [[a, b], [b, a]].into_iter().find(fits)
    }

    fn pattern(&self, house: House, [a, b]: [Cell; 2]) -> Pattern {
        let [first, second] = self.cells;
        let (lost, joining) = (self.lost, self.joining);
        let pairs = [
            (
                [claim(first, lost), claim(first, joining)],
                Truth::Cell(first),
            ),
            (
                [claim(a, joining), claim(b, joining)],
                Truth::House(house, joining),
            ),
            (
                [claim(second, joining), claim(second, lost)],
                Truth::Cell(second),
            ),
        ];
        pattern(open_chain(pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn a_strong_link_joins_two_equal_cells() {
        let grid = pencil(&[("r2c1", "12"), ("r8c5", "12")]);
        let grid = only_at(&grid, House::col(8), 2, &["r2c9", "r8c9"]);
        check(&WWing, &grid, &["r2c5-1 r8c1-1"]);
    }

    #[test]
    fn both_ends_must_see_their_cells() {
        let grid = pencil(&[("r2c1", "12"), ("r8c5", "12")]);
        let grid = only_at(&grid, House::col(8), 2, &["r2c9", "r7c9"]);
        check(&WWing, &grid, &[]);
    }

    #[test]
    fn other_cells_or_a_weak_link_are_no_wing() {
        let link = |cells| only_at(&pencil(cells), House::col(8), 2, &["r2c9", "r8c9"]);
        check(&WWing, &link(&[("r2c1", "12"), ("r8c5", "23")]), &[]);
        let weak = pencil(&[("r2c1", "12"), ("r8c5", "12")]);
        let weak = only_at(&weak, House::col(8), 2, &["r2c9", "r8c9", "r5c9"]);
        check(&WWing, &weak, &[]);
    }

    #[test]
    fn a_link_in_two_houses_is_one_link() {
        let mut grid = pencil(&[("r2c1", "12"), ("r7c2", "12")]);
        for house in [House::row(4), House::of_box(3)] {
            grid = only_at(&grid, house, 2, &["r5c1", "r5c2"]);
        }
        check(
            &WWing,
            &grid,
            &["r1c2-1 r2c2-1 r3c2-1 r7c1-1 r8c1-1 r9c1-1"],
        );
    }
}

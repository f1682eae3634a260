//! Simple colours: one digit's strong links join its places in two colours, one of which is right.
//!
//! *Trap*: candidates that see both colours are wrong. *Wrap*: a colour of which two places see each other is
//! wrong. A single link is left to the intersections. Also called singles chains, colouring; a trap is colouring's
//! rule 4, "two colours elsewhere", a wrap its rule 2, "twice in a unit". Sources:
//! <https://hodoku.sourceforge.net/en/tech_col.php>, <https://www.sudokuwiki.org/Simple_Colouring>

use crate::board::{Candidate, Digit};
use crate::logic::cluster::Cluster;
use crate::logic::{Context, Hodoku, Info, Level, Step, Technique};
use std::ops::ControlFlow;

/// Eliminates what sees both colours.
pub(crate) static TRAP: SimpleColours = SimpleColours {
    rule: Rule::Trap,
    info: &Info::rated(
        "simple-colours-trap",
        Hodoku::new("Simple Colors Trap", "0500", Level::Hard, 150),
    ),
};

/// A colour that sees itself.
pub(crate) static WRAP: SimpleColours = SimpleColours {
    rule: Rule::Wrap,
    info: &Info::rated(
        "simple-colours-wrap",
        Hodoku::new("Simple Colors Wrap", "0501", Level::Hard, 150),
    ),
};

/// Finds clusters with a conclusion: by digit, then by cluster.
#[derive(Debug)]
pub(crate) struct SimpleColours {
    rule: Rule,
    info: &'static Info,
}

#[derive(Debug)]
enum Rule {
    Trap,
    Wrap,
}

impl Technique for SimpleColours {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in context.digits() {
            let clusters = context.clusters(digit).iter();
            for cluster in clusters.filter(|cluster| cluster.links.len() > 1) {
                let gone = match self.rule {
                    Rule::Trap => trap(context, digit, cluster),
                    Rule::Wrap => wrap(context, digit, cluster),
                };
                let pattern = || Cluster::pattern(&[cluster], None);
                if let Some(step) = Step::ruling_out(self.info, context, gone, pattern) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn trap(context: &Context<'_>, digit: Digit, cluster: &Cluster) -> Vec<Candidate> {
    let seen = *cluster.excluded(0, digit) & *cluster.excluded(1, digit);
    context.of(digit, *context.places(digit) & seen).collect()
}

fn wrap(_: &Context<'_>, _: Digit, cluster: &Cluster) -> Vec<Candidate> {
    let wrong = [0, 1].into_iter().find(|&colour| cluster.is_wrong(colour));
    wrong.map_or_else(Vec::new, |colour| cluster.colours[colour].clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::House;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn what_sees_both_colours_is_trapped() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::row(7), 5, &["r8c1", "r8c6"]);
        check(&TRAP, &grid, &[]);
        grid = only_at(&grid, House::col(0), 5, &["r1c1", "r8c1"]);
        check(&TRAP, &grid, &["r2c6-5 r3c6-5 r7c5-5 r9c5-5"]);
        check(&WRAP, &grid, &[]);
    }

    #[test]
    fn a_colour_that_sees_itself_is_wrong() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::col(4), 5, &["r1c5", "r6c5"]);
        grid = only_at(&grid, House::row(5), 5, &["r6c2", "r6c5"]);
        check(&WRAP, &grid, &[]);
        grid = only_at(&grid, House::col(1), 5, &["r3c2", "r6c2"]);
        check(&WRAP, &grid, &["r1c1-5 r3c2-5 r6c5-5"]);
    }

    #[test]
    fn a_single_link_is_left_to_the_intersections() {
        let grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c2"]);
        check(&TRAP, &grid, &[]);
    }
}

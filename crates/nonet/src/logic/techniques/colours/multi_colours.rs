//! Multi-colours: two clusters of one digit that see each other.
//!
//! *Type 1*: if a colour of one sees a colour of the other, the two cannot both be right, so one of their
//! opposites is, and candidates that see both opposites are wrong. *Type 2*: a colour that sees both colours of
//! the other cluster is wrong. Also called multiple colours, colour wing (type 1). Source:
//! <https://hodoku.sourceforge.net/en/tech_col.php>

use crate::board::{Candidate, Digit};
use crate::logic::cluster::Cluster;
use crate::logic::{Context, Hodoku, Info, Level, Step, Technique};
use std::ops::ControlFlow;

/// Eliminates what sees both opposites.
pub(crate) static TYPE_1: MultiColours = MultiColours {
    rule: Rule::Type1,
    info: &Info::rated(
        "multi-colours-1",
        Hodoku::new("Multi Colors 1", "0502", Level::Hard, 200),
    ),
};

/// A colour that sees both colours of the other cluster.
pub(crate) static TYPE_2: MultiColours = MultiColours {
    rule: Rule::Type2,
    info: &Info::rated(
        "multi-colours-2",
        Hodoku::new("Multi Colors 2", "0503", Level::Hard, 200),
    ),
};

/// Finds pairs of clusters with a conclusion: by digit, then by clusters.
#[derive(Debug)]
pub(crate) struct MultiColours {
    rule: Rule,
    info: &'static Info,
}

#[derive(Debug)]
enum Rule {
    Type1,
    Type2,
}

impl Technique for MultiColours {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in context.digits() {
            let clusters = context.clusters(digit);
            for (index, first) in clusters.iter().enumerate() {
                for second in &clusters[index + 1..] {
                    let both = [first, second];
                    let gone = match self.rule {
                        Rule::Type1 => type_1(context, digit, both),
                        Rule::Type2 => type_2(context, digit, both),
                    };
                    let pattern = || Cluster::pattern(&both, None);
                    if let Some(step) = Step::ruling_out(self.info, context, gone, pattern) {
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn type_1(context: &Context<'_>, digit: Digit, both: [&Cluster; 2]) -> Vec<Candidate> {
    let mut gone = context.no_cells();
    for colours in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        if meet(both, colours) {
            let [first, second] = [0, 1].map(|i| *both[i].excluded(1 - colours[i], digit));
            gone = gone | (first & second);
        }
    }
    context.of(digit, *context.places(digit) & gone).collect()
}

fn type_2(_: &Context<'_>, _: Digit, [first, second]: [&Cluster; 2]) -> Vec<Candidate> {
    let wrong = |one: &Cluster, other: &Cluster| {
        let is_wrong = |&a: &usize| (0..2).all(|b| meet([one, other], [a, b]));
        let wrong = (0..2).find(is_wrong)?;
        Some(one.colours[wrong].clone())
    };
    let gone = wrong(first, second).or_else(|| wrong(second, first));
    gone.unwrap_or_default()
}

/// Does colour `a` of the first cluster see colour `b` of the second?
fn meet([first, second]: [&Cluster; 2], [a, b]: [usize; 2]) -> bool {
    let mut candidates = first.colours[a].iter();
    candidates.any(|&candidate| second.excludes(b, candidate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::House;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn one_of_two_opposites_is_right() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::row(7), 5, &["r8c1", "r8c6"]);
        check(&TYPE_1, &grid, &["r2c6-5 r3c6-5 r7c5-5 r9c5-5"]);
        check(&TYPE_2, &grid, &[]);
    }

    #[test]
    fn clusters_that_do_not_meet_say_nothing() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::row(7), 5, &["r8c2", "r8c6"]);
        check(&TYPE_1, &grid, &[]);
        check(&TYPE_2, &grid, &[]);
    }

    #[test]
    fn a_colour_that_sees_both_others_is_wrong() {
        let mut grid = only_at(&pencil(&[]), House::row(0), 5, &["r1c1", "r1c5"]);
        grid = only_at(&grid, House::col(4), 5, &["r1c5", "r6c5"]);
        check(&TYPE_2, &grid, &[]);
        grid = only_at(&grid, House::col(1), 5, &["r3c2", "r6c2"]);
        check(&TYPE_2, &grid, &["r1c1-5 r6c5-5"]);
    }
}

//! Forcing chains and nets: assumptions of which one must be right, and what all of them lead to; or a single one
//! that contradicts itself.
//!
//! Sound because one of the assumptions is right: all digits of a cell, all places of a digit in a house, a
//! candidate right or wrong. A *static* chain follows the strong links of the board; a *dynamic* one also those
//! that arise on its way, so it is a net; *plus* adds pointing, claiming, pairs and X-wings on the way. *Nishio*
//! looks at one digit only. A static chain from a candidate right and wrong is an alternating chain, and so is one
//! from a cell with two candidates or a house with two places: these belong to `chains`. The shortest come first,
//! and of two with the same conclusion only the shorter is reported. Sources: N. Juillerat's Sudoku Explainer,
//! <https://diuf.unifr.ch/pai/people/juillera/Sudoku/Sudoku.html>;
//! <https://hodoku.sourceforge.net/en/tech_last.php>; *Nishio* is named for Tetsuya Nishio.

mod follow;
pub(super) mod kraken;
mod nested;
mod report;
pub(super) mod whip;

pub(crate) use nested::Nested;

use crate::board::sort_short;
use crate::logic::net::{self, Depth, Finding, Root, Roots, Waves};
use crate::logic::{Context, Family, Hodoku, Info, Level, Named, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Forcing chains of a kind.
pub(crate) struct Forcing {
    depth: Depth,
    kind: Kind,
    info: &'static Info,
}

/// The assumptions made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Contradiction,
    Digit,
    Cell,
    Region,
}

const fn row(depth: Depth, kind: Kind, info: &'static Info) -> Forcing {
    Forcing { depth, kind, info }
}

/// A chain in HoDoKu's rating.
const fn chain(slug: &'static str, name: &'static str, code: &'static str) -> Info {
    rated(slug, Hodoku::new(name, code, Level::Extreme, 500))
}

/// A net, for which HoDoKu gives more points.
const fn net(slug: &'static str, name: &'static str, code: &'static str) -> Info {
    rated(slug, Hodoku::new(name, code, Level::Extreme, 700))
}

const fn rated(slug: &'static str, hodoku: Hodoku) -> Info {
    Info::rated(slug, hodoku.naming(Named::Eliminated))
}

/// A digit whose assumption leaves it no place.
pub(crate) static NISHIO: Forcing = row(
    Depth::OneDigit,
    Kind::Contradiction,
    &Info::of(Family::Forcing, "nishio"),
);

/// From all digits of a cell.
pub(crate) static CELL: Forcing = row(
    Depth::Static,
    Kind::Cell,
    &chain("cell-forcing-chain", "Forcing Chain Verity", "1302"),
);

/// From all places of a digit in a house.
pub(crate) static REGION: Forcing = row(
    Depth::Static,
    Kind::Region,
    &chain("region-forcing-chain", "Forcing Chain Verity", "1302"),
);

/// A net that contradicts itself.
pub(crate) static DYNAMIC_CONTRADICTION: Forcing = row(
    Depth::Dynamic,
    Kind::Contradiction,
    &net("contradiction-net", "Forcing Net Contradiction", "1303"),
);

/// Nets from a candidate right and wrong.
pub(crate) static DYNAMIC_DIGIT: Forcing = row(
    Depth::Dynamic,
    Kind::Digit,
    &net("digit-forcing-net", "Forcing Net Verity", "1304"),
);

/// Nets from all digits of a cell.
pub(crate) static DYNAMIC_CELL: Forcing = row(
    Depth::Dynamic,
    Kind::Cell,
    &net("cell-forcing-net", "Forcing Net Verity", "1304"),
);

/// Nets from all places of a digit in a house.
pub(crate) static DYNAMIC_REGION: Forcing = row(
    Depth::Dynamic,
    Kind::Region,
    &net("region-forcing-net", "Forcing Net Verity", "1304"),
);

/// A net, with patterns inside, that contradicts itself.
pub(crate) static PLUS_CONTRADICTION: Forcing = row(
    Depth::Plus,
    Kind::Contradiction,
    &Info::of(Family::Forcing, "contradiction-net-plus"),
);

/// Nets, with patterns inside, from a candidate right and wrong.
pub(crate) static PLUS_DIGIT: Forcing = row(
    Depth::Plus,
    Kind::Digit,
    &Info::of(Family::Forcing, "digit-forcing-net-plus"),
);

/// Nets, with patterns inside, from all digits of a cell.
pub(crate) static PLUS_CELL: Forcing = row(
    Depth::Plus,
    Kind::Cell,
    &Info::of(Family::Forcing, "cell-forcing-net-plus"),
);

/// Nets, with patterns inside, from all places of a digit in a house.
pub(crate) static PLUS_REGION: Forcing = row(
    Depth::Plus,
    Kind::Region,
    &Info::of(Family::Forcing, "region-forcing-net-plus"),
);

impl Technique for Forcing {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.depth == Depth::Plus && context.geometry().side() > follow::LARGEST {
            return ControlFlow::Continue(());
        }
        let waves = context.waves(self.depth, follow::waves);
        let mut findings = self.findings(waves);
        if self.depth == Depth::Plus {
            let without = context.waves(Depth::Dynamic, follow::waves);
            let known = self.findings(without);
            findings.retain(|finding| !known.iter().any(|known| known.says_as(finding)));
        }
        let mut findings = findings.into_iter();
        findings.try_for_each(|finding| found(report::step(self.info, context, waves, finding)))
    }
}

impl Forcing {
    fn roots(&self) -> Roots {
        Roots {
            absurd: self.kind == Kind::Contradiction,
            digits: self.kind == Kind::Digit,
            truths: matches!(self.kind, Kind::Cell | Kind::Region),
        }
    }

    /// The shortest finding for each conclusion, in order of length.
    fn findings(&self, waves: &Waves<'_, Pattern>) -> Vec<Finding> {
        let mut shortest: Vec<Option<Finding>> = vec![None; 2 * waves.board.n_candidates()];
        net::find(waves, self.roots(), &mut |finding| {
            let place = 2 * usize::from(finding.candidate) + usize::from(finding.right);
            let is_shorter = shortest[place].is_none_or(|other| finding.nodes < other.nodes);
            if is_shorter && self.is_meant(waves, finding) {
                shortest[place] = Some(finding);
            }
        });
        let mut shortest: Vec<Finding> = shortest.into_iter().flatten().collect();
        sort_short(&mut shortest, |finding| finding.nodes);
        shortest
    }

    fn is_meant(&self, waves: &Waves<'_, Pattern>, finding: Finding) -> bool {
        let Root::Truth(truth) = finding.root else {
            return self.kind == Kind::Contradiction || !waves.is_absurd(finding.root);
        };
        let is_cell = usize::from(truth) < waves.board.n_cells();
        let n = waves.board.members(truth).len();
        // Statically, two ways are an alternating chain; places that all see the candidate are an intersection;
        // and a way that contradicts itself is a net by itself.
        let is_chain = n < if self.depth == Depth::Static { 3 } else { 2 };
        let is_seen = finding.nodes as usize <= 2 * n;
        is_cell == (self.kind == Kind::Cell)
            && !is_chain
            && !is_seen
            && !waves.is_absurd(finding.root)
    }
}

//! Chains of alternating strong and weak links.
//!
//! Sound because an open chain that starts and ends strong has a right end: if its first claim is wrong the next
//! is right, so the one after it wrong, and so on. So any candidate that disagrees with both ends is wrong; and if
//! both ends are one claim, it is right. If the ends are digits of one cell the chain is closed, and each of its
//! weak links has a right end. All chains of one length are looked for before any longer one, and of those between
//! the same two ends only a shortest that visits no cell twice is taken; of closed ones, all of the shortest that
//! rule out the most.
//!
//! An *X-chain* keeps to one digit, an *XY-chain* to cells with two candidates (in HoDoKu's sense, with the same
//! digit at both ends). Other chains that rule out one candidate, or decide a cell, are *discontinuous nice
//! loops*; those that rule out more are *AIC*: of type 1, with the same digit at both ends, or of type 2, which
//! rules each end's digit out of the other's cell. *Continuous nice loops* are sought, as HoDoKu does, from cells
//! with two of their strong links and three candidates or more. *Grouped* ones have groups: all places of a digit
//! in both a line and a box. With almost locked sets among their links they are separate techniques here, variants
//! in HoDoKu's library; if no chain that visits each cell once has a conclusion, a set may cover cells that its
//! chain visits elsewhere. Also called forcing chains, alternating inference chains. Source:
//! <https://hodoku.sourceforge.net/en/tech_chains.php>

mod alternating;
mod discontinuous;
mod report;
mod search;
mod sought;
#[cfg(test)]
mod tests;

use crate::logic::{Context, Hodoku, Info, Level, Named, Sort, Step, Technique};
use report::Report;
use sought::{Chains, Kind};
use std::ops::ControlFlow;

/// Within one digit.
pub(crate) static X_CHAIN: Chains = Chains {
    sort: Sort::OneDigit,
    kind: Kind::Alternating,
    info: &Info::rated("x-chain", unfair("X-Chain", "0701", 260)),
};

/// Through cells with two candidates.
pub(crate) static XY_CHAIN: Chains = Chains {
    sort: Sort::Bivalue,
    kind: Kind::Alternating,
    info: &Info::rated("xy-chain", unfair("XY-Chain", "0702", 260)),
};

/// A closed chain.
pub(crate) static CONTINUOUS: Chains = Chains {
    sort: Sort::Plain,
    kind: Kind::Continuous,
    info: &Info::rated(
        "continuous-nice-loop",
        unfair("Continuous Nice Loop", "0706", 280),
    ),
};

/// A chain that decides the cell it comes back to.
pub(crate) static DISCONTINUOUS: Chains = Chains {
    sort: Sort::Plain,
    kind: Kind::Discontinuous,
    info: &Info::rated(
        "discontinuous-nice-loop",
        unfair("Discontinuous Nice Loop", "0707", 280),
    ),
};

/// An open chain.
pub(crate) static AIC: Chains = Chains {
    sort: Sort::Plain,
    kind: Kind::Alternating,
    info: &Info::rated("aic", unfair("AIC", "0708", 280)),
};

/// A closed chain with groups.
pub(crate) static GROUPED_CONTINUOUS: Chains = Chains {
    sort: Sort::Grouped,
    kind: Kind::Continuous,
    info: &Info::rated(
        "grouped-continuous-nice-loop",
        unfair("Grouped Continuous Nice Loop", "0709", 300),
    ),
};

/// A chain with groups that decides the cell it comes back to.
pub(crate) static GROUPED_DISCONTINUOUS: Chains = Chains {
    sort: Sort::Grouped,
    kind: Kind::Discontinuous,
    info: &Info::rated(
        "grouped-discontinuous-nice-loop",
        unfair("Grouped Discontinuous Nice Loop", "0710", 300),
    ),
};

/// An open chain with groups.
pub(crate) static GROUPED_AIC: Chains = Chains {
    sort: Sort::Grouped,
    kind: Kind::Alternating,
    info: &Info::rated("grouped-aic", unfair("Grouped AIC", "0711", 300)),
};

/// A closed chain with almost locked sets.
pub(crate) static ALS_CONTINUOUS: Chains = Chains {
    sort: Sort::Sets,
    kind: Kind::Continuous,
    info: &Info::rated(
        "als-continuous-nice-loop",
        with_sets(&["2"], "Grouped Continuous Nice Loop", "0709", 300),
    ),
};

/// A chain with almost locked sets that decides the cell it comes back to.
pub(crate) static ALS_DISCONTINUOUS: Chains = Chains {
    sort: Sort::Deciding,
    kind: Kind::Discontinuous,
    info: &Info::rated(
        "als-discontinuous-nice-loop",
        with_sets(&["3", "4"], "Grouped Discontinuous Nice Loop", "0710", 300),
    ),
};

/// An open chain with almost locked sets.
pub(crate) static ALS_AIC: Chains = Chains {
    sort: Sort::Deciding,
    kind: Kind::Alternating,
    info: &Info::rated(
        "als-aic",
        with_sets(&["3", "4"], "Grouped AIC", "0711", 300),
    ),
};

impl Technique for Chains {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut report = Report {
            technique: self,
            context,
            links: context.links(self.sort),
            said: Vec::new(),
            crossing: Vec::new(),
            found,
        };
        match self.kind {
            Kind::Alternating | Kind::Continuous => alternating::find(&mut report),
            Kind::Discontinuous => discontinuous::find(&mut report),
        }
    }
}

/// A row for HoDoKu's number of which only some variants mean the technique.
const fn with_sets(
    variants: &'static [&'static str],
    name: &'static str,
    code: &'static str,
    score: u16,
) -> Hodoku {
    unfair(name, code, score).variants(variants)
}

/// A row for HoDoKu's number, whose lines in the library name the eliminated digits.
const fn unfair(name: &'static str, code: &'static str, score: u16) -> Hodoku {
    Hodoku::new(name, code, Level::Unfair, score).naming(Named::Eliminated)
}

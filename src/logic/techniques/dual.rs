//! Two kites, or two empty rectangles, that turn on the same places of a box: taken together, a dual one.
//!
//! Each concludes for itself, as in [`two_links`](super::two_links) and [`empty_rectangle`](super::empty_rectangle).
//! The kites have the same two places in the box, each tied to four strings in two ways; the empty rectangles
//! have the same box. Only where the two conclude different things is there a dual form.
//! Source: <https://hodoku.sourceforge.net/en/tech_sdp.php>

use super::{empty_rectangle, two_links};
use crate::board::Candidate;
use crate::logic::{Chain, Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Two kites.
pub(crate) static KITE: Dual = Dual {
    halves: kites,
    info: &Info {
        slug: "dual-two-string-kite",
        half_steps: None,
        hodoku: Some(Hodoku::new("Dual 2-String Kite", "0404", Level::Hard, 120)),
    },
};

/// Two empty rectangles.
pub(crate) static EMPTY_RECTANGLE: Dual = Dual {
    halves: empty_rectangles,
    info: &Info {
        slug: "dual-empty-rectangle",
        half_steps: None,
        hodoku: Some(Hodoku::new(
            "Dual Empty Rectangle",
            "0405",
            Level::Hard,
            120,
        )),
    },
};

/// Finds two that turn on the same places: in the order of the first, then of the second.
#[derive(Debug)]
pub(crate) struct Dual {
    halves: fn(&Context<'_>) -> Vec<Half>,
    info: &'static Info,
}

/// One of the two.
struct Half {
    /// The places in the box that it turns on.
    hinge: Vec<Candidate>,
    gone: Vec<Candidate>,
    chain: Chain,
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
        let halves = (self.halves)(context);
        for (index, first) in halves.iter().enumerate() {
            let later = halves[index + 1..].iter();
            let fits = |second: &&Half| second.hinge == first.hinge && second.gone != first.gone;
            for second in later.filter(fits) {
                let gone = first.gone.iter().chain(&second.gone).copied();
                let pattern = || Pattern::Chain(vec![first.chain.clone(), second.chain.clone()]);
                if let Some(step) = Step::ruling_out(self.info, context, gone, pattern) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn kites(context: &Context<'_>) -> Vec<Half> {
    let mut halves = Vec::new();
    let _ = two_links::KITE.instances(context, &mut |kite| {
        let [first, a, b, last] = kite.cells;
        let gone = context.seen_by_all(kite.digit, [first, last]);
        if !gone.is_empty() {
            halves.push(Half {
                hinge: context.of(kite.digit, context.set([a, b])).collect(),
                gone: context.of(kite.digit, gone).collect(),
                chain: kite.chain(),
            });
        }
        ControlFlow::Continue(())
    });
    halves
}

fn empty_rectangles(context: &Context<'_>) -> Vec<Half> {
    let mut halves = Vec::new();
    let _ = empty_rectangle::instances(context, &mut |instance| {
        let digit = instance.gone.digit;
        let cells = context.grid().places_in(instance.square, digit);
        halves.push(Half {
            hinge: cells.map(|cell| Candidate { cell, digit }).collect(),
            gone: vec![instance.gone],
            chain: instance.chain,
        });
        ControlFlow::Continue(())
    });
    halves
}

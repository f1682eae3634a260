//! Checks that the givens are the same after a turn and an exchange of digits, and what follows: their only
//! solution is its own image.

use super::flaw::{Flaw, distinct, that};
use crate::board::{Candidate, Digit};
use crate::logic::{Context, Deduction, Turn};

/// Follows each deduction around: a candidate is right if and only if its image is.
pub(super) fn follow(
    context: &Context<'_>,
    turn: Turn,
    images: &[Digit],
    deductions: &[Deduction],
) -> Result<(), Flaw> {
    let symmetry = Symmetry {
        context,
        turn,
        images,
    };
    symmetry.check()?;
    for &deduction in deductions {
        let around = symmetry.around(deduction.candidate());
        let follows = match deduction {
            Deduction::Place(_) => around.iter().any(|&one| symmetry.is_filled(one)),
            Deduction::Eliminate(_) => !symmetry.can_be(&around),
        };
        if !follows {
            return Err(Flaw::DoesNotFollow(deduction));
        }
    }
    Ok(())
}

struct Symmetry<'a> {
    context: &'a Context<'a>,
    turn: Turn,
    images: &'a [Digit],
}

impl Symmetry<'_> {
    fn check(&self) -> Result<(), Flaw> {
        let geometry = self.context.geometry();
        let is_there = |digit: &Digit| digit.index() < geometry.side();
        that(
            self.images.len() == geometry.side() && self.images.iter().all(is_there),
            "every-digit-has-an-image",
        )?;
        distinct(self.images)?;
        that(self.turn.keeps(geometry), "the-image-of-a-box-is-a-box")?;
        let Some(givens) = self.context.givens() else {
            return Err(Flaw::Pattern("the-solution-is-known-to-be-unique"));
        };
        let is_kept = givens.iter().all(|cell| {
            let image = self.turn.image(geometry, cell);
            let value = |cell| self.context.grid().value(cell);
            let expected = value(cell).map(|digit| self.images[digit.index()]);
            givens.contains(image) && value(image) == expected
        });
        that(is_kept, "the-image-of-a-given-is-a-given")
    }

    /// The candidate and its images, until they come back to it.
    fn around(&self, candidate: Candidate) -> Vec<Candidate> {
        let mut around = vec![candidate];
        loop {
            let Candidate { cell, digit } = around[around.len() - 1];
            let image = Candidate {
                cell: self.turn.image(self.context.geometry(), cell),
                digit: self.images[digit.index()],
            };
            if image == candidate {
                return around;
            }
            around.push(image);
        }
    }

    fn is_filled(&self, one: Candidate) -> bool {
        self.context.grid().value(one.cell) == Some(one.digit)
    }

    /// Can all of these be right together?
    fn can_be(&self, all: &[Candidate]) -> bool {
        let is_open = |&one: &Candidate| self.context.grid().has(one) || self.is_filled(one);
        let agree = |a: &Candidate, b: &Candidate| {
            let same_cell = a.cell == b.cell && a.digit != b.digit;
            let sees = self.context.geometry().sees(a.cell, b.cell);
            !(same_cell || (a.digit == b.digit && sees))
        };
        all.iter().all(is_open) && all.iter().all(|a| all.iter().all(|b| agree(a, b)))
    }
}

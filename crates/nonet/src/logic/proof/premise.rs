//! Is one of the assumptions of a net right? And if none has to be, does the rest have the same conclusion?

use super::claim::{claims, truth as truth_of};
use super::flaw::{Flaw, that};
use super::refute::{Clause, Search, Tried};
use crate::board::{Candidate, House, sort_short};
use crate::logic::{Context, Deduction, Fact, Fish, Pattern, Premise};

/// Checks that these assumptions are all that the premise names.
pub(super) fn is_exhaustive(
    context: &Context<'_>,
    premise: &Premise,
    supposed: &[Fact],
) -> Result<(), Flaw> {
    let all = match premise {
        Premise::Opposites => {
            let are_opposites = matches!(supposed, [a, b] if *a == b.opposite());
            return that(are_opposites, "the-branches-are-all-ways");
        }
        Premise::Truth(truth) => truth_of(context, *truth)?,
        Premise::Fins(fish) => fins(fish),
        Premise::Cover(fish, house) => covered(context, fish, *house)?,
    };
    let right = all.into_iter().map(|candidate| Fact {
        candidate,
        right: true,
    });
    that(
        right.eq(supposed.iter().copied()),
        "the-branches-are-all-ways",
    )
}

/// Does the deduction follow if none of the assumptions is right? Only the fins of a fish may all be wrong.
pub(super) fn follows_without(
    context: &Context<'_>,
    premise: &Premise,
    deduction: Deduction,
) -> Result<(), Flaw> {
    let Premise::Fins(fish) = premise else {
        return Ok(());
    };
    let clauses = without(context, fish, &fins(fish))?;
    match Search::new(context.geometry(), &clauses).refute(deduction) {
        Tried::Refuted => Ok(()),
        Tried::Possible => Err(Flaw::DoesNotFollow(deduction)),
        Tried::TooLong => Err(Flaw::TooLong),
    }
}

/// The fins, endo fins last.
fn fins(fish: &Fish) -> Vec<Candidate> {
    let cells = fish.fins.iter().chain(&fish.endo_fins);
    let candidates = cells.map(|&cell| Candidate {
        cell,
        digit: fish.digit,
    });
    candidates.collect()
}

/// The places of the base in a cover house, then the fins, if the base cannot be filled without them.
fn covered(context: &Context<'_>, fish: &Fish, house: House) -> Result<Vec<Candidate>, Flaw> {
    that(fish.cover.contains(&house), "the-house-is-a-cover")?;
    let geometry = context.geometry();
    let base = without(context, fish, &fins(fish))?.concat().into_iter();
    let inside = base.filter(|candidate| geometry.contains(house, candidate.cell));
    let mut all: Vec<Candidate> = inside.collect();
    sort_short(&mut all, |&candidate| candidate);
    all.extend(fins(fish));
    let clauses = without(context, fish, &all)?;
    let is_impossible = Search::new(geometry, &clauses).is_impossible();
    that(is_impossible, "the-branches-are-all-ways")?;
    Ok(all)
}

/// What must be true of a fish, without these candidates.
fn without(context: &Context<'_>, fish: &Fish, gone: &[Candidate]) -> Result<Vec<Clause>, Flaw> {
    let mut clauses = claims(context, &Pattern::Fish(vec![fish.clone()]))?.concat();
    for clause in &mut clauses {
        clause.retain(|candidate| !gone.contains(candidate));
    }
    Ok(clauses)
}

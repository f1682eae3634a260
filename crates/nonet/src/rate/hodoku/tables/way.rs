//! The path from a supposition to a consequence.

use super::all::Tables;
use super::claim::Claim;
use super::table::{From, ROOM, Table};

/// A chain of claims, last first.
struct Way {
    claims: Vec<Claim>,
    /// Does any claim on it depend on others besides the one before it?
    is_net: bool,
}

impl Tables {
    /// The path that is kept, if it is a chain of claims, the supposition first.
    pub(in crate::rate::hodoku) fn way(&self, supposed: Claim, claim: Claim) -> Option<Vec<Claim>> {
        let mut claims = self.back(supposed, claim)?.claims;
        claims.reverse();
        Some(claims)
    }

    /// Does any claim on the path depend on others besides the one before it?
    pub(in crate::rate::hodoku) fn is_net(&self, supposed: Claim, claim: Claim) -> bool {
        self.back(supposed, claim).is_some_and(|way| way.is_net)
    }

    fn back(&self, supposed: Claim, claim: Claim) -> Option<Way> {
        let table = &self.tables[supposed.index()];
        let mut at = table.place(claim)?;
        let mut way = Way {
            claims: vec![claim],
            is_net: false,
        };
        while at != 0 && way.claims.len() < ROOM {
            let entry = table.entries[at];
            at = match entry.from {
                From::Here(_) => way.step(table, at)?,
                From::There(through) => {
                    let there = &self.tables[through.index()];
                    let mut back = there.place(entry.claim)?;
                    while back != 0 {
                        back = way.step(there, back)?;
                    }
                    table.place(through)?
                }
            };
        }
        Some(way)
    }
}

/// What a claim directly follows from.
pub(in crate::rate::hodoku) struct Reasons<'a> {
    /// The supposition whose table it is in.
    pub(in crate::rate::hodoku) supposed: Claim,
    pub(in crate::rate::hodoku) claims: Vec<Claim>,
    table: &'a Table,
    place: usize,
}

impl Reasons<'_> {
    /// Was this claim known by then?
    pub(in crate::rate::hodoku) fn is_known(&self, claim: Claim) -> bool {
        let place = self.table.place(claim);
        place.is_some_and(|place| place < self.place)
    }
}

impl Tables {
    /// The reasons for the claim; `None` if it is the supposition itself.
    pub(in crate::rate::hodoku) fn reasons(
        &self,
        supposed: Claim,
        claim: Claim,
    ) -> Option<Reasons<'_>> {
        let (mut supposed, mut table) = (supposed, &self.tables[supposed.index()]);
        let mut place = table.place(claim).filter(|&place| place != 0)?;
        if let From::There(through) = table.entries[place].from {
            (supposed, table) = (through, &self.tables[through.index()]);
            place = table.place(claim)?;
        }
        let From::Here([first, others @ ..]) = table.entries[place].from else {
            return None;
        };
        let others = others.into_iter().filter(|&other| other != 0);
        let places = std::iter::once(first).chain(others);
        let claims = places.map(|place| table.entries[usize::from(place)].claim);
        Some(Reasons {
            supposed,
            claims: claims.collect(),
            table,
            place,
        })
    }
}

impl Way {
    /// One step back in a table.
    fn step(&mut self, table: &Table, at: usize) -> Option<usize> {
        let From::Here([before, others @ ..]) = table.entries[at].from else {
            return None;
        };
        self.is_net |= others.iter().any(|&other| other != 0);
        self.claims.push(table.entries[usize::from(before)].claim);
        Some(usize::from(before))
    }
}

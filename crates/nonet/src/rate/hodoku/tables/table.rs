//! One table: what follows from one supposition.

use super::claim::Claim;

/// How many consequences a table has room for.
pub(super) const ROOM: usize = 1000;

/// Not a place in a table.
const NOWHERE: u16 = u16::MAX;

/// A consequence of a supposition, and its reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) claim: Claim,
    /// The distance from the supposition, as HoDoKu counts.
    pub(super) distance: u16,
    pub(super) from: From,
}

/// What an entry follows from.
#[derive(Clone, Copy, Debug)]
pub(super) enum From {
    /// Entries of the same table; unused places are 0.
    Here([u16; 5]),
    /// Entries in the table of this claim.
    There(Claim),
}

/// The consequences of one supposition, which is the first entry.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    pub(super) entries: Vec<Entry>,
    /// The place of each claim.
    places: Vec<u16>,
    /// How many entries there were before others were added from other tables.
    pub(super) n_own: usize,
}

impl Table {
    pub(super) fn place(&self, claim: Claim) -> Option<usize> {
        let place = *self.places.get(claim.index())?;
        (place != NOWHERE).then_some(usize::from(place))
    }

    /// Adds a claim that follows from these entries, if it is new.
    pub(super) fn add(&mut self, claim: Claim, from: [u16; 5]) {
        let before = self.entries.get(usize::from(from[0]));
        let distance = before.map_or(0, |before| before.distance) + 1;
        let mut sorted = from;
        for place in 1..5 {
            if sorted[place] > sorted[0] {
                sorted.swap(0, place);
            }
        }
        self.push(Entry {
            claim,
            distance,
            from: From::Here(sorted),
        });
    }

    pub(super) fn push(&mut self, entry: Entry) {
        if self.entries.len() >= ROOM || self.place(entry.claim).is_some() {
            return;
        }
        if self.places.len() <= entry.claim.index() {
            self.places.resize(entry.claim.index() + 1, NOWHERE);
        }
        self.places[entry.claim.index()] = self.entries.len() as u16;
        self.entries.push(entry);
    }
}

impl Table {
    /// Its own consequences, before those from other tables.
    pub(super) fn own(&self) -> Vec<(Claim, u16)> {
        let entries = self.entries.iter().skip(1);
        entries.map(|entry| (entry.claim, entry.distance)).collect()
    }

    /// Adds the consequences of its entries; `own` has those of each supposition's own table.
    pub(super) fn expand(&mut self, own: &[Vec<(Claim, u16)>]) {
        let mut at = 1;
        while at < self.entries.len() && self.entries.len() < ROOM {
            let through = self.entries[at];
            for &(claim, further) in &own[through.claim.index()] {
                let distance = through.distance + further;
                let from = From::There(through.claim);
                match self.place(claim) {
                    None => self.push(Entry {
                        claim,
                        distance,
                        from,
                    }),
                    Some(place) if place >= self.n_own => {
                        let known = &mut self.entries[place];
                        if known.distance > distance {
                            (known.distance, known.from) = (distance, from);
                        }
                    }
                    Some(_) => {}
                }
            }
            at += 1;
        }
    }
}

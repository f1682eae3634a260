//! Records ordered by value; in a tie, the first in comes out first.

use super::records::Records;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many bytes a key takes: a value, its arrival number, and the record's place.
const KEY: u64 = 24;

/// Records, each with a value.
#[derive(Clone, Debug)]
pub(super) struct Heap {
    keys: BinaryHeap<Reverse<(i64, u64, u64)>>,
    records: Records,
    /// Places of removed records.
    free: Vec<u64>,
    n_pushed: u64,
}

impl Heap {
    pub(super) fn new(size: usize) -> Self {
        Self {
            keys: BinaryHeap::new(),
            records: Records::new(size),
            free: Vec::new(),
            n_pushed: 0,
        }
    }

    pub(super) fn len(&self) -> u64 {
        self.keys.len() as u64
    }

    /// How many bytes the records and keys take, including places free for the next records.
    pub(super) fn memory(&self) -> u64 {
        self.records.memory() + self.records.len() * KEY
    }

    /// A new record with this value; `None` if there is no memory for it.
    pub(super) fn push(&mut self, value: i64) -> Option<&mut [u8]> {
        self.keys.try_reserve(1).ok()?;
        self.free.try_reserve(self.keys.len() + 1).ok()?;
        let place = match self.free.pop() {
            Some(place) => place,
            None => {
                self.records.push()?;
                self.records.len() - 1
            }
        };
        self.keys.push(Reverse((value, self.n_pushed, place)));
        self.n_pushed += 1;
        self.records.at(place)
    }

    /// The records that come out next if no others are added, at most `most`, with their values.
    pub(super) fn next(&self, most: usize) -> Vec<(i64, &[u8])> {
        let keys = self.keys.as_slice(); // each is followed by greater ones at twice its place
        let mut open: BinaryHeap<_> = keys.first().map(|key| (*key, 0)).into_iter().collect();
        let mut next = Vec::new();
        while next.len() < most
            && let Some((Reverse((value, _, place)), at)) = open.pop()
        {
            let below = [2 * at + 1, 2 * at + 2];
            open.extend(below.iter().filter_map(|&at| Some((*keys.get(at)?, at))));
            next.extend(self.records.nth(place).map(|record| (value, record)));
        }
        next
    }

    /// The smallest value.
    pub(super) fn least(&self) -> Option<i64> {
        self.keys.peek().map(|Reverse((value, ..))| *value)
    }

    /// Takes out the record with the smallest value, by copying it.
    pub(super) fn pop(&mut self, record: &mut Vec<u8>) -> Option<()> {
        let Reverse((_, _, place)) = self.keys.pop()?;
        record.clear();
        record.extend_from_slice(self.records.at(place)?);
        self.free.push(place);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn the_smallest_comes_first_and_of_equals_the_oldest() {
        let (mut heap, mut plain) = (Heap::new(4), Vec::new());
        let (mut random, mut record) = (Random::new(5), Vec::new());
        for number in 0..5000u32 {
            if random.below(5) < 3 - 2 * (number as usize / 500 % 2) {
                let value = random.below(20) as i64 - 10;
                heap.push(value)
                    .unwrap()
                    .copy_from_slice(&number.to_le_bytes());
                plain.push((value, number));
            } else {
                let first = plain.iter().copied().min();
                plain.retain(|&item| Some(item) != first);
                let got = heap.pop(&mut record);
                assert_eq!(got.is_some(), first.is_some());
                if let Some((_, number)) = first {
                    assert_eq!(record, number.to_le_bytes());
                }
            }
            assert_eq!(heap.len(), plain.len() as u64);
            if number % 50 == 0 {
                let mut sorted = plain.clone();
                sorted.sort_unstable();
                let next = heap.next(7).into_iter();
                let next: Vec<_> = next
                    .map(|(value, record)| (value, record.to_vec()))
                    .collect();
                let wanted = sorted.iter().take(7);
                let wanted = wanted.map(|(value, number)| (*value, number.to_le_bytes().to_vec()));
                assert_eq!(next, wanted.collect::<Vec<_>>());
            }
        }
    }
}

//! Records of one length, in chunks that are freed as they are drained.
//!
//! A vector that doubles holds both old and new while it grows, and a browser's memory never shrinks: with chunks
//! a frontier takes only what it holds, and it reports when memory runs out.

use std::collections::VecDeque;

/// The approximate size of a chunk, in bytes.
const CHUNK: usize = 1 << 16;

/// A sequence of records that grows at its end and shrinks at both.
#[derive(Clone, Debug)]
pub(super) struct Records {
    size: usize,
    /// How many records fit into a chunk.
    per_chunk: usize,
    chunks: VecDeque<Vec<u8>>,
    /// How many of the first chunk's records are gone.
    n_gone: usize,
    len: u64,
    /// A drained chunk, kept for pushes and pops across its border.
    spare: Option<Vec<u8>>,
}

impl Records {
    pub(super) fn new(size: usize) -> Self {
        Self {
            size,
            per_chunk: (CHUNK / size.max(1)).max(1),
            chunks: VecDeque::new(),
            n_gone: 0,
            len: 0,
            spare: None,
        }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Bytes of the records in it.
    pub(super) fn memory(&self) -> u64 {
        self.len * self.size as u64
    }

    /// A new record at the end; `None` if there is no memory for it.
    pub(super) fn push(&mut self) -> Option<&mut [u8]> {
        let full = self.size * self.per_chunk;
        if self.chunks.back().is_none_or(|chunk| chunk.len() == full) {
            let chunk = self.spare.take().or_else(|| self.chunk())?;
            self.chunks.try_reserve(1).ok()?;
            self.chunks.push_back(chunk);
        }
        let chunk = self.chunks.back_mut()?;
        let start = chunk.len();
        chunk.resize(start + self.size, 0);
        self.len += 1;
        chunk.get_mut(start..)
    }

    /// Takes out the last record, by copying it.
    pub(super) fn pop_last(&mut self, record: &mut Vec<u8>) -> Option<()> {
        if self.len == 0 {
            return None;
        }
        let is_first = self.chunks.len() == 1;
        let chunk = self.chunks.back_mut()?;
        let start = chunk.len() - self.size;
        record.clear();
        record.extend(chunk.drain(start..));
        self.len -= 1;
        if chunk.len() == if is_first { self.n_gone * self.size } else { 0 } {
            let chunk = self.chunks.pop_back();
            self.retire(chunk);
            self.n_gone = if is_first { 0 } else { self.n_gone };
        }
        Some(())
    }

    /// Takes out the first record, by copying it.
    pub(super) fn pop_first(&mut self, record: &mut Vec<u8>) -> Option<()> {
        if self.len == 0 {
            return None;
        }
        let chunk = self.chunks.front()?;
        let start = self.n_gone * self.size;
        record.clear();
        record.extend_from_slice(chunk.get(start..start + self.size)?);
        self.len -= 1;
        self.n_gone += 1;
        if self.n_gone * self.size == chunk.len() {
            let chunk = self.chunks.pop_front();
            self.retire(chunk);
            self.n_gone = 0;
        }
        Some(())
    }

    /// The record at this place, if none has been taken from the beginning.
    pub(super) fn at(&mut self, place: u64) -> Option<&mut [u8]> {
        let per_chunk = self.per_chunk as u64;
        let chunk = self.chunks.get_mut((place / per_chunk) as usize)?;
        let start = (place % per_chunk) as usize * self.size;
        chunk.get_mut(start..start + self.size)
    }

    /// The record with this number, counted from the first that is still there.
    pub(super) fn nth(&self, number: u64) -> Option<&[u8]> {
        let (place, per_chunk) = (self.n_gone as u64 + number, self.per_chunk as u64);
        let chunk = self.chunks.get((place / per_chunk) as usize)?;
        let start = (place % per_chunk) as usize * self.size;
        chunk.get(start..start + self.size)
    }

    fn chunk(&self) -> Option<Vec<u8>> {
        let mut chunk = Vec::new();
        let reserved = chunk.try_reserve_exact(self.size * self.per_chunk);
        reserved.ok().map(|()| chunk)
    }

    fn retire(&mut self, chunk: Option<Vec<u8>>) {
        self.spare = chunk.map(|mut chunk| {
            chunk.clear();
            chunk
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn records_come_back_as_from_a_plain_queue() {
        for size in [1, 7, 93, 40_000, 70_000] {
            let (mut records, mut plain) = (Records::new(size), VecDeque::new());
            let mut random = Random::new(size as u64);
            let mut record = Vec::new();
            for number in 0..6000u32 {
                // Long runs of pushes and pops cross the borders of chunks in both directions.
                let grows = number / 1000 % 2 == 0;
                match random.below(8) {
                    0 => {
                        let expected = plain.pop_front();
                        let got = records.pop_first(&mut record).map(|()| record[0]);
                        assert_eq!(got, expected);
                    }
                    n if n < 3 || !grows => {
                        let expected = plain.pop_back();
                        let got = records.pop_last(&mut record).map(|()| record[0]);
                        assert_eq!(got, expected);
                    }
                    _ if plain.len() < 300 || size < 100 => {
                        records.push().unwrap().fill(number as u8);
                        plain.push_back(number as u8);
                    }
                    _ => {}
                }
                assert_eq!(records.len(), plain.len() as u64);
                let number = random.below(plain.len() + 2);
                let first = records.nth(number as u64).map(|record| record[0]);
                assert_eq!(first, plain.get(number).copied());
                assert_eq!(records.memory(), (plain.len() * size) as u64);
            }
        }
    }
}

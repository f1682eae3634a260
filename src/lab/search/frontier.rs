//! States that wait to be expanded.

use super::heap::Heap;
use super::records::Records;

/// In which order they come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Breadth-first.
    FirstIn,
    /// Depth-first.
    LastIn,
    /// The smallest value; in a tie, the first in: best-first.
    Smallest,
}

/// What waits, and how deep it lies.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    waiting: Waiting,
    levels: Vec<u64>,
    /// The record taken last.
    record: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Waiting {
    Queue(Records),
    Stack(Records),
    Heap(Heap),
}

/// A state that was taken out.
#[derive(Debug)]
pub(super) struct Taken<'a> {
    pub(super) depth: u32,
    /// The number of the state that it is a successor of.
    pub(super) parent: u64,
    pub(super) bytes: &'a [u8],
}

/// Bytes before a state: its depth and its parent.
const HEAD: usize = 12;

impl Frontier {
    /// An empty one for states of this many bytes.
    pub(super) fn new(order: Order, size: usize) -> Self {
        let size = HEAD + size;
        Self {
            waiting: match order {
                Order::FirstIn => Waiting::Queue(Records::new(size)),
                Order::LastIn => Waiting::Stack(Records::new(size)),
                Order::Smallest => Waiting::Heap(Heap::new(size)),
            },
            levels: Vec::new(),
            record: Vec::new(),
        }
    }

    /// Does what is put in last come out first?
    pub(super) fn is_last_first(&self) -> bool {
        matches!(self.waiting, Waiting::Stack(_))
    }

    pub(super) fn len(&self) -> u64 {
        match &self.waiting {
            Waiting::Queue(records) | Waiting::Stack(records) => records.len(),
            Waiting::Heap(heap) => heap.len(),
        }
    }

    pub(super) fn memory(&self) -> u64 {
        match &self.waiting {
            Waiting::Queue(records) | Waiting::Stack(records) => records.memory(),
            Waiting::Heap(heap) => heap.memory(),
        }
    }

    /// How many states wait at each depth.
    pub(super) fn levels(&self) -> &[u64] {
        &self.levels
    }

    /// Room for a state; nothing if there is no memory for it.
    pub(super) fn put(&mut self, value: u64, depth: u32, parent: u64) -> Option<&mut [u8]> {
        let level = depth as usize;
        if self.levels.len() <= level {
            self.levels.resize(level + 1, 0);
        }
        self.levels[level] += 1;
        let record = match &mut self.waiting {
            Waiting::Queue(records) | Waiting::Stack(records) => records.push()?,
            Waiting::Heap(heap) => heap.push(value)?,
        };
        let (head, state) = record.split_at_mut_checked(HEAD)?;
        head[..4].copy_from_slice(&depth.to_le_bytes());
        head[4..].copy_from_slice(&parent.to_le_bytes());
        Some(state)
    }

    /// The next state.
    pub(super) fn take(&mut self) -> Option<Taken<'_>> {
        match &mut self.waiting {
            Waiting::Queue(records) => records.pop_first(&mut self.record)?,
            Waiting::Stack(records) => records.pop_last(&mut self.record)?,
            Waiting::Heap(heap) => heap.pop(&mut self.record)?,
        }
        let (depth, rest) = self.record.split_first_chunk()?;
        let (parent, bytes) = rest.split_first_chunk()?;
        let depth = u32::from_le_bytes(*depth);
        if let Some(level) = self.levels.get_mut(depth as usize) {
            *level -= 1;
        }
        Some(Taken {
            depth,
            parent: u64::from_le_bytes(*parent),
            bytes,
        })
    }
}

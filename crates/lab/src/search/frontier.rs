//! States that wait to be expanded.

use super::heap::Heap;
use super::records::Records;
use crate::Discipline;

/// In which order states come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Breadth-first.
    FirstIn,
    /// Depth-first.
    LastIn,
    /// The smallest value; in a tie, the first in: best-first.
    Smallest,
}

/// The waiting states, and their depths.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    waiting: Waiting,
    levels: Vec<u64>,
    /// The last record taken out.
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
    /// The number of its parent.
    pub(super) parent: u64,
    pub(super) bytes: &'a [u8],
}

/// How many bytes precede a state: its depth and its parent.
const HEAD: usize = 12;

/// A state that will come out.
#[derive(Debug)]
pub(super) struct Next<'a> {
    pub(super) depth: u32,
    pub(super) value: Option<i64>,
    pub(super) bytes: &'a [u8],
}

impl<'a> Next<'a> {
    fn of(value: Option<i64>, record: &'a [u8]) -> Option<Self> {
        let depth = u32::from_le_bytes(*record.first_chunk()?);
        let bytes = record.get(HEAD..)?;
        Some(Self {
            depth,
            value,
            bytes,
        })
    }
}

impl Frontier {
    /// An empty frontier for states of this many bytes.
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

    /// Does the last state put in come out first?
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

    /// Makes room for a state; `None` if there is no memory for it.
    pub(super) fn put(&mut self, value: i64, depth: u32, parent: u64) -> Option<&mut [u8]> {
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

    /// The states that come out next, at most `most`.
    pub(super) fn next(&self, most: usize) -> Vec<Next<'_>> {
        let n = self.len().min(most as u64);
        let valued: Vec<(Option<i64>, &[u8])> = match &self.waiting {
            Waiting::Queue(records) => {
                let first = (0..n).filter_map(|at| records.nth(at));
                first.map(|record| (None, record)).collect()
            }
            Waiting::Stack(records) => {
                let last = (0..n).filter_map(|at| records.nth(records.len() - 1 - at));
                last.map(|record| (None, record)).collect()
            }
            Waiting::Heap(heap) => {
                let least = heap.next(most).into_iter();
                least.map(|(value, record)| (Some(value), record)).collect()
            }
        };
        let read = |(value, record)| Next::of(value, record);
        valued.into_iter().filter_map(read).collect()
    }

    /// In which order it returns the waiting states.
    pub(super) fn discipline(&self) -> Discipline {
        match self.waiting {
            Waiting::Queue(_) => Discipline::Queue,
            Waiting::Stack(_) => Discipline::Stack,
            Waiting::Heap(_) => Discipline::Heap,
        }
    }

    /// The smallest value waiting, if states are ordered by value.
    pub(super) fn least(&self) -> Option<i64> {
        match &self.waiting {
            Waiting::Heap(heap) => heap.least(),
            Waiting::Queue(_) | Waiting::Stack(_) => None,
        }
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

//! Key frames: copies of a run at evenly spaced positions, from which it can continue.

use lab::{Event, Run};

/// How many are kept; beyond that every second one is dropped, and new ones are made half as often.
const KEYS: usize = 64;

/// A run that holds more bytes than this is not copied.
const KEY_BYTES: u64 = 256 << 10;

/// A copy of the run at a position, and the last event before it.
#[derive(Debug)]
struct Key {
    at: u64,
    run: Box<dyn Run>,
    event: Option<Event>,
}

/// The key frames of a run, oldest first.
#[derive(Debug)]
pub(super) struct Keys {
    all: Vec<Key>,
    /// There is one at each multiple of this.
    stride: u64,
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            stride: 32,
        }
    }
}

impl Keys {
    /// Keeps a copy of the run, if one is due here and the run is small enough.
    pub(super) fn offer(&mut self, at: u64, run: &dyn Run, event: Option<Event>) {
        if !at.is_multiple_of(self.stride) || run.counters().memory > KEY_BYTES {
            return;
        }
        let Some(run) = run.fork() else { return };
        self.all.push(Key { at, run, event });
        if self.all.len() > KEYS {
            self.stride *= 2;
            let stride = self.stride;
            self.all.retain(|key| key.at.is_multiple_of(stride));
        }
    }

    /// The last key at or before this position: its position, a copy of the run there, and the last event.
    pub(super) fn before(&self, position: u64) -> Option<(u64, Box<dyn Run>, Option<Event>)> {
        let key = self.all.iter().rev().find(|key| key.at <= position)?;
        Some((key.at, key.run.fork()?, key.event))
    }
}

//! The events of a run.

use lab::Event;
use std::collections::VecDeque;

/// How many of the last events are kept.
const EVENTS: usize = 1 << 16;

/// The last events of a run.
#[derive(Clone, Debug, Default)]
pub struct Events {
    ring: VecDeque<Event>,
    /// How many events were dropped at the front.
    dropped: u64,
}

impl Events {
    /// Records an event.
    pub(super) fn push(&mut self, event: Event) {
        if self.ring.len() == EVENTS {
            self.ring.pop_front();
            self.dropped += 1;
        }
        self.ring.push_back(event);
    }

    /// How many came before the ones kept.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Each event with its position, from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (u64, &Event)> {
        (self.dropped + 1..).zip(&self.ring)
    }
}

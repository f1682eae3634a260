//! The waves of a board, and how much each of their events rests on.

use super::super::effort::Effort;
use super::wave::{CANDIDATES, Candidate, Inference, Inner, Rules, Wave, Why};
use crate::rate::board::Board;
use std::cell::{OnceCell, RefCell};

/// Looks for what arises from eliminations: given the original board and the remaining one.
type Look<'a> = dyn Fn(&Board, &Board) -> Vec<Inference> + 'a;

/// The waves from each candidate, wrong and right, each run on first use.
#[derive(Clone)]
pub(super) struct Waves<'a> {
    pub(super) before: &'a Board,
    rules: Rules,
    slots: Vec<OnceCell<Box<Slot>>>,
}

#[derive(Clone)]
struct Slot {
    wave: Wave,
    /// How many events each rests on, itself included; 0 if not known yet.
    sizes: RefCell<Vec<u16>>,
}

impl<'a> Waves<'a> {
    pub(super) fn new(before: &'a Board, rules: Rules) -> Self {
        Self {
            before,
            rules,
            slots: vec![OnceCell::new(); 2 * CANDIDATES],
        }
    }

    /// What follows from this assumption.
    pub(super) fn wave(&self, candidate: Candidate, right: bool) -> &Wave {
        &self.slot(candidate, right).wave
    }

    fn slot(&self, candidate: Candidate, right: bool) -> &Slot {
        self.slots[2 * usize::from(candidate) + usize::from(right)].get_or_init(|| {
            let mut wave = Wave::new(self.before, candidate, right);
            wave.run(self.rules, &mut |_| Vec::new());
            Box::new(Slot {
                wave,
                sizes: RefCell::default(),
            })
        })
    }

    /// Continues all waves with `look` where nothing else follows, at this cost in microseconds each; `false` if
    /// that is too much.
    pub(super) fn further(&mut self, effort: &mut Effort<'_>, cost: u64, look: &Look<'_>) -> bool {
        let mut left = true;
        for slot in self.slots.iter_mut().filter_map(OnceCell::get_mut) {
            slot.wave.run(self.rules, &mut |now| {
                left = left && effort.spend(cost);
                if left {
                    look(self.before, now)
                } else {
                    Vec::new()
                }
            });
        }
        left
    }

    /// Continues all waves with `look`, within another wave, which bears the cost.
    pub(super) fn further_inside(&mut self, look: &Look<'_>) {
        for slot in self.slots.iter_mut().filter_map(OnceCell::get_mut) {
            slot.wave.run(self.rules, &mut |now| look(self.before, now));
        }
    }

    /// How many events this one rests on, itself included.
    pub(super) fn size(&self, candidate: Candidate, right: bool, place: usize) -> u32 {
        let Slot { wave, sizes } = self.slot(candidate, right);
        let mut sizes = sizes.borrow_mut();
        sizes.resize(wave.events.len(), 0);
        if sizes[place] == 0 {
            sizes[place] = ancestors(wave, self.before, place).len() as u16;
        }
        sizes[place].into()
    }
}

/// The events that this one rests on, and itself.
pub(super) fn ancestors(wave: &Wave, before: &Board, place: usize) -> Vec<usize> {
    let mut seen = [0u64; 2 * CANDIDATES / 64 + 1];
    let mut found = vec![place];
    let mut at = 0;
    while at < found.len() {
        wave.parents(before, found[at], &mut |parent| {
            let (word, bit) = (parent / 64, 1 << (parent % 64));
            if seen[word] & bit == 0 {
                seen[word] |= bit;
                found.push(parent);
            }
        });
        at += 1;
    }
    found
}

/// Adds the chains inside these events to the known ones.
pub(super) fn inside<'a>(wave: &'a Wave, places: &[usize], known: &mut Vec<&'a Inner>) {
    for &place in places {
        if let Why::Further(number) = wave.events[place].why
            && let Some(inner) = &wave.further[usize::from(number)].inner
            && !known.iter().any(|other| other.events == inner.events)
        {
            known.push(inner);
        }
    }
}

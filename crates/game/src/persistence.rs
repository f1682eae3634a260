//! Where the game is kept, and how to keep it there: in a database and a second copy, each of which may fail and
//! recover.
//!
//! The whole journal is in memory, so a recovered place is given all of it. A line counts as stored when every
//! working place has it; if no place works, nothing is stored. Pure: the browser's side carries out the [`Order`]s
//! and reports.

use super::faults::StoreFault;
use std::collections::VecDeque;

/// A place where the game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The browser's database.
    Database,
    /// The files of the second copy.
    Copy,
}

impl Place {
    /// Both places.
    pub const ALL: [Self; 2] = [Self::Database, Self::Copy];

    /// How many writes it can be given before the first has completed. The copy takes them in order, and what it
    /// has been given survives a fault of the page. A database that is ended with several under way may lose all of
    /// them.
    fn most_under_way(self) -> usize {
        match self {
            Self::Database => 1,
            Self::Copy => 64,
        }
    }
}

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Open the place after this many milliseconds, and report.
    Open(Place, u32),
    /// Write, then report the number of the write and how it ended.
    Write(Place, u32, Write),
}

/// What to write, all at once or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Write {
    /// Does it replace everything there?
    pub is_anew: bool,
    /// The number of its first line.
    pub first: usize,
    /// The lines.
    pub lines: Vec<String>,
    /// The settings, if they changed.
    pub settings: Option<String>,
}

/// How the game is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SaveState {
    /// How many lines are stored.
    pub n_kept: usize,
    /// Why nothing is stored, if no place works.
    pub fault: Option<StoreFault>,
}

/// The first wait, in milliseconds, before a place is tried again; it doubles each time, up to [`LONGEST_MS`].
const FIRST_MS: u32 = 250;

/// The longest wait in milliseconds: see [`FIRST_MS`].
const LONGEST_MS: u32 = 10_000;

/// What is kept, and the state of each place.
#[derive(Clone, Debug, Default)]
pub struct Keeping {
    lines: Vec<String>,
    settings: Option<String>,
    shelves: [Shelf; 2],
}

/// The state of a place.
#[derive(Clone, Debug, Default)]
struct Shelf {
    state: State,
    /// How many failures since it last stored something.
    n_failures: u32,
    /// Why it last failed. `Full` stays: the browser describes each further failure more vaguely.
    fault: Option<StoreFault>,
    /// Reports about writes with lower numbers come too late.
    oldest_write: u32,
    last_write: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum State {
    /// It is being opened for the first time.
    #[default]
    Opening,
    /// It works.
    Open(Progress),
    /// It does not work; it is tried again unless the fault is permanent.
    Closed,
}

/// What a working place has been given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Progress {
    /// Must everything be rewritten?
    is_stale: bool,
    /// How many lines are certainly stored.
    n_kept: usize,
    /// The writes under way, oldest first: the number of each, and how many lines are stored after it.
    under_way: VecDeque<(u32, usize)>,
    /// Does it have the latest settings?
    has_settings: bool,
}

impl Keeping {
    /// The state at the start, with the data found; both places are being opened.
    pub fn new(lines: Vec<String>, settings: Option<String>) -> Self {
        Self {
            lines,
            settings,
            ..Self::default()
        }
    }

    /// Adds lines to the journal.
    pub fn record(&mut self, lines: Vec<String>) {
        self.lines.extend(lines);
    }

    /// Replaces the whole journal by these lines.
    pub fn rewrite(&mut self, lines: Vec<String>) {
        self.lines = lines;
        for progress in self.shelves.iter_mut().filter_map(Shelf::progress) {
            progress.is_stale = true;
            progress.n_kept = 0;
        }
    }

    /// Sets the settings to keep.
    pub fn keep(&mut self, settings: String) {
        self.settings = Some(settings);
        for progress in self.shelves.iter_mut().filter_map(Shelf::progress) {
            progress.has_settings = false;
        }
    }

    /// The place is open. `has_all`: it holds all data found at the start.
    pub fn opened(&mut self, place: Place, has_all: bool) {
        let n_kept = if has_all { self.lines.len() } else { 0 };
        self.shelves[place as usize].state = State::Open(Progress {
            is_stale: !has_all,
            n_kept,
            under_way: VecDeque::new(),
            has_settings: has_all,
        });
    }

    /// The place was closed from outside. If it was open, it is opened again.
    pub fn lost(&mut self, place: Place, fault: StoreFault) -> Option<Order> {
        let is_open = self.shelves[place as usize].progress().is_some();
        is_open.then(|| self.failed(place, fault)).flatten()
    }

    /// The place could not be opened, or has stopped working.
    pub fn failed(&mut self, place: Place, fault: StoreFault) -> Option<Order> {
        let shelf = &mut self.shelves[place as usize];
        shelf.state = State::Closed;
        let is_vague = fault == StoreFault::Failed;
        shelf.fault = shelf.fault.filter(|_| is_vague).max(Some(fault));
        shelf.oldest_write = shelf.last_write + 1;
        shelf.n_failures += 1;
        let doublings = (shelf.n_failures - 1).min(8);
        let wait = (FIRST_MS << doublings).min(LONGEST_MS);
        fault.may_pass().then_some(Order::Open(place, wait))
    }

    /// A write has ended.
    pub fn wrote(
        &mut self,
        place: Place,
        number: u32,
        outcome: Result<(), StoreFault>,
    ) -> Option<Order> {
        let shelf = &mut self.shelves[place as usize];
        if number < shelf.oldest_write {
            return None;
        }
        if let Err(fault) = outcome {
            return self.failed(place, fault);
        }
        (shelf.n_failures, shelf.fault) = (0, None);
        if let Some(progress) = shelf.progress() {
            progress.ended(number);
        }
        None
    }

    /// The writes that can be made now.
    pub fn due(&mut self) -> Vec<Order> {
        let Self {
            lines,
            settings,
            shelves,
        } = self;
        let due = Place::ALL
            .into_iter()
            .zip(shelves)
            .filter_map(|(place, shelf)| {
                let number = shelf.last_write + 1;
                let progress = shelf.progress()?;
                if progress.under_way.len() == place.most_under_way() {
                    return None;
                }
                let write = progress.due(number, lines, settings.as_ref())?;
                shelf.last_write = number;
                Some(Order::Write(place, number, write))
            });
        due.collect()
    }

    /// Is every line stored?
    pub fn is_kept(&self) -> bool {
        let standing = self.standing();
        let n_lines = self.lines.len();
        n_lines == 0 || standing.fault.is_none() && standing.n_kept == n_lines
    }

    /// How the game is kept now.
    pub fn standing(&self) -> SaveState {
        let n_lines = self.lines.len();
        let shelves = self.shelves.iter();
        let kept = shelves.clone().filter_map(|shelf| shelf.n_kept(n_lines));
        let faults = shelves.filter_map(|shelf| shelf.fault);
        match kept.min() {
            Some(n_kept) => SaveState {
                n_kept,
                fault: None,
            },
            None => SaveState {
                n_kept: 0,
                fault: faults.max(),
            },
        }
    }
}

impl Shelf {
    /// How many lines are stored here, if it works. Reopening proves nothing: it works once it has stored
    /// something.
    fn n_kept(&self, n_lines: usize) -> Option<usize> {
        match &self.state {
            State::Opening => Some(0),
            State::Open(progress) if self.n_failures == 0 || progress.n_kept == n_lines => {
                Some(progress.n_kept)
            }
            State::Open(_) | State::Closed => None,
        }
    }

    fn progress(&mut self) -> Option<&mut Progress> {
        match &mut self.state {
            State::Open(progress) => Some(progress),
            _ => None,
        }
    }
}

impl Progress {
    /// The write that can be made now. Settings wait until nothing is under way, and so must a rewrite: a late
    /// report of an earlier write could refer to either journal.
    fn due(&mut self, number: u32, lines: &[String], settings: Option<&String>) -> Option<Write> {
        let is_anew = self.is_stale && !lines.is_empty();
        let first = if self.is_stale { 0 } else { self.n_given() };
        let is_idle = self.under_way.is_empty();
        let settings = settings.filter(|_| is_idle && !self.has_settings);
        let is_nothing = lines.len() == first && settings.is_none();
        if is_nothing || self.is_stale && !is_idle {
            return None;
        }
        self.is_stale &= !is_anew;
        self.has_settings |= settings.is_some();
        self.under_way.push_back((number, lines.len()));
        Some(Write {
            is_anew,
            first,
            lines: lines[first..].to_vec(),
            settings: settings.cloned(),
        })
    }

    /// How many lines it will have when everything under way has completed.
    fn n_given(&self) -> usize {
        self.under_way.back().map_or(self.n_kept, |(_, n)| *n)
    }

    /// A write has ended, and with it those before. It does not count if everything has to be rewritten since then.
    fn ended(&mut self, number: u32) {
        while let Some((_, n_lines)) = self.under_way.pop_front_if(|(n, _)| *n <= number) {
            if !self.is_stale {
                self.n_kept = n_lines;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(n: usize) -> Vec<String> {
        (0..n).map(|line| line.to_string()).collect()
    }

    /// The content of a place. Its operation number `fails_at` fails.
    #[derive(Default)]
    struct Disk {
        lines: Vec<String>,
        n_done: u32,
        fails_at: u32,
        fault: Option<StoreFault>,
    }

    impl Disk {
        fn operate(&mut self) -> Result<(), StoreFault> {
            self.n_done += 1;
            let fails = self.n_done == self.fails_at;
            self.fault.filter(|_| fails).map_or(Ok(()), Err)
        }

        fn write(&mut self, write: &Write) -> Result<(), StoreFault> {
            self.operate()?;
            if write.is_anew {
                self.lines.clear();
            }
            assert_eq!(self.lines.len(), write.first, "no gap");
            self.lines.extend(write.lines.iter().cloned());
            Ok(())
        }
    }

    fn perform(keeping: &mut Keeping, disks: &mut [Disk; 2], order: Order) {
        let next = match order {
            Order::Open(place, _) => match disks[place as usize].operate() {
                Ok(()) => {
                    keeping.opened(place, false);
                    None
                }
                Err(fault) => keeping.failed(place, fault),
            },
            Order::Write(place, number, write) => {
                let outcome = disks[place as usize].write(&write);
                keeping.wrote(place, number, outcome)
            }
        };
        let next = next.into_iter().chain(keeping.due());
        for order in next.collect::<Vec<_>>() {
            perform(keeping, disks, order);
        }
    }

    /// Each operation of each place fails once, with each fault: in the end every working place has everything.
    #[test]
    fn whichever_operation_fails_everything_is_kept_in_the_end() {
        let faults = [
            StoreFault::Refused,
            StoreFault::Failed,
            StoreFault::Newer,
            StoreFault::Full,
        ];
        for (fails_at, fault, place) in (1..20)
            .flat_map(|n| faults.map(|fault| (n, fault)))
            .flat_map(|(n, fault)| Place::ALL.map(|place| (n, fault, place)))
        {
            let mut disks = [Disk::default(), Disk::default()];
            (disks[place as usize].fails_at, disks[place as usize].fault) = (fails_at, Some(fault));
            let mut keeping = Keeping::new(Vec::new(), None);
            for place in Place::ALL {
                perform(&mut keeping, &mut disks, Order::Open(place, 0));
            }
            for line in lines(12) {
                keeping.record(vec![line]);
                for order in keeping.due() {
                    perform(&mut keeping, &mut disks, order);
                }
            }
            assert_eq!(
                keeping.standing(),
                SaveState {
                    n_kept: 12,
                    fault: None
                }
            );
            for (disk, other) in disks.iter().zip([Place::Database, Place::Copy]) {
                let is_out = other == place && !fault.may_pass() && disk.n_done >= fails_at;
                assert!(
                    is_out || disk.lines == lines(12),
                    "{fault:?} at {fails_at} of {place:?}"
                );
            }
        }
    }

    #[test]
    fn nothing_is_kept_before_both_places_say_so() {
        let mut keeping = Keeping::new(Vec::new(), None);
        keeping.opened(Place::Database, true);
        keeping.record(lines(2));
        let [Order::Write(Place::Database, number, _)] = &keeping.due()[..] else {
            panic!("the copy is not open yet");
        };
        assert_eq!(keeping.wrote(Place::Database, *number, Ok(())), None);
        assert_eq!(keeping.standing().n_kept, 0);
        assert_eq!(keeping.failed(Place::Copy, StoreFault::Refused), None);
        assert_eq!(keeping.standing().n_kept, 2, "there is no copy");
    }

    #[test]
    fn what_ends_after_a_journal_was_put_in_its_place_counts_for_nothing() {
        let mut keeping = Keeping::new(lines(9), None);
        keeping.opened(Place::Database, true);
        keeping.failed(Place::Copy, StoreFault::Refused);
        keeping.record(lines(1));
        let due = keeping.due();
        keeping.rewrite(lines(3));
        assert_eq!(keeping.due(), [], "the write under way comes first");
        let Order::Write(place, number, _) = due[0] else {
            panic!("{due:?}")
        };
        keeping.wrote(place, number, Ok(()));
        assert_eq!(keeping.standing().n_kept, 0);
        let due = keeping.due();
        let [Order::Write(_, number, write)] = &due[..] else {
            panic!("{due:?}")
        };
        assert!(write.is_anew && write.lines == lines(3));
        keeping.wrote(Place::Database, *number, Ok(()));
        assert_eq!(keeping.standing().n_kept, 3);
    }

    #[test]
    fn while_nothing_works_the_greatest_fault_is_told_and_the_waits_grow() {
        let mut keeping = Keeping::default();
        keeping.failed(Place::Copy, StoreFault::Refused);
        let waits: Vec<Option<Order>> = (0..8)
            .map(|_| keeping.failed(Place::Database, StoreFault::Full))
            .collect();
        assert_eq!(keeping.standing().fault, Some(StoreFault::Full));
        assert_eq!(waits[1], Some(Order::Open(Place::Database, 2 * FIRST_MS)));
        assert_eq!(waits[7], Some(Order::Open(Place::Database, LONGEST_MS)));
    }

    #[test]
    fn a_full_disk_is_told_until_something_is_kept_again() {
        let mut keeping = Keeping::new(lines(2), None);
        keeping.failed(Place::Copy, StoreFault::Refused);
        keeping.failed(Place::Database, StoreFault::Full);
        keeping.failed(Place::Database, StoreFault::Failed);
        assert_eq!(keeping.standing().fault, Some(StoreFault::Full));
        keeping.opened(Place::Database, false);
        assert_eq!(keeping.standing().fault, Some(StoreFault::Full));
        let [Order::Write(place, number, _)] = keeping.due()[..] else {
            panic!("all anew");
        };
        keeping.wrote(place, number, Ok(()));
        let kept = SaveState {
            n_kept: 2,
            fault: None,
        };
        assert_eq!(keeping.standing(), kept);
    }

    #[test]
    fn the_database_gets_one_write_at_a_time_and_the_next_has_all_that_came_meanwhile() {
        let mut keeping = Keeping::new(Vec::new(), None);
        keeping.opened(Place::Database, true);
        keeping.keep("cursor=1".into());
        let first = keeping.due();
        keeping.keep("cursor=2".into());
        keeping.record(lines(1));
        assert_eq!(keeping.due(), []);
        let [Order::Write(place, number, _)] = &first[..] else {
            panic!("{first:?}")
        };
        keeping.wrote(*place, *number, Ok(()));
        let due = keeping.due();
        let [Order::Write(_, _, write)] = &due[..] else {
            panic!("{due:?}")
        };
        assert_eq!(
            write.settings.as_deref(),
            Some("cursor=2"),
            "along with the edit"
        );
    }

    #[test]
    fn the_copy_gets_each_line_at_once() {
        let mut keeping = Keeping::new(Vec::new(), None);
        keeping.opened(Place::Copy, true);
        keeping.failed(Place::Database, StoreFault::Refused);
        let orders: Vec<Order> = lines(3)
            .into_iter()
            .flat_map(|line| {
                keeping.record(vec![line]);
                keeping.due()
            })
            .collect();
        let firsts = orders.iter().map(|order| match order {
            Order::Write(Place::Copy, _, write) => (write.first, write.lines.len()),
            other => panic!("{other:?}"),
        });
        assert_eq!(firsts.collect::<Vec<_>>(), [(0, 1), (1, 1), (2, 1)]);
        keeping.wrote(Place::Copy, 2, Ok(()));
        assert_eq!(keeping.standing().n_kept, 2);
        let again = keeping.wrote(Place::Copy, 3, Err(StoreFault::Full));
        assert_eq!(again, Some(Order::Open(Place::Copy, FIRST_MS)));
        keeping.opened(Place::Copy, false);
        let [Order::Write(_, _, write)] = &keeping.due()[..] else {
            panic!("all anew");
        };
        assert!(write.is_anew && write.lines == lines(3));
    }
}

//! Distributes chunks among threads and puts their answers back into order.
//!
//! Each thread takes the next chunk, answers it and writes what is due: if nothing before its answers is missing,
//! these and all that waited for them. So no thread only reads or writes, and there are at most as many threads as
//! processors. A thread that is far ahead waits for slower ones before it: memory use does not grow with the list.

use super::output::{Answers, Output};
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many chunks a thread may be ahead of the output, for each thread.
const AHEAD: usize = 16;

/// Answers all chunks in order.
pub(crate) fn out<T: Send>(
    chunks: impl Iterator<Item = T> + Send,
    n_threads: usize,
    answer: &(impl Fn(&T) -> Answers + Sync),
    output: &mut Output,
) {
    if n_threads == 1 {
        return chunks.for_each(|chunk| output.write(answer(&chunk)));
    }
    let chunks = Mutex::new(chunks.enumerate());
    let order = Order::new(output, n_threads * AHEAD);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| work(&chunks, &order, answer));
        }
    });
}

fn work<T>(
    chunks: &Mutex<impl Iterator<Item = (usize, T)>>,
    order: &Order<'_>,
    answer: &impl Fn(&T) -> Answers,
) {
    let next = || locked(chunks).next();
    while let Some((number, chunk)) = next() {
        let answers = Answers::default();
        let mut turn = Turn {
            order,
            number,
            answers,
        };
        turn.answers = answer(&chunk);
    }
}

/// A chunk's place in the order. When it is dropped, its answers are there; there are none if its thread panics,
/// which the scope will report.
struct Turn<'a, 'b> {
    order: &'a Order<'b>,
    number: usize,
    answers: Answers,
}

impl Drop for Turn<'_, '_> {
    fn drop(&mut self) {
        self.order
            .put(self.number, std::mem::take(&mut self.answers));
    }
}

/// Answers on their way to the output.
struct Order<'a> {
    due: Mutex<Due<'a>>,
    /// Notified when something has been written.
    room: Condvar,
    most_ahead: usize,
}

/// What is written next, and what waits.
struct Due<'a> {
    output: &'a mut Output,
    n_written: usize,
    /// The answers after those written, if they are there.
    waiting: VecDeque<Option<Answers>>,
}

impl<'a> Order<'a> {
    fn new(output: &'a mut Output, most_ahead: usize) -> Self {
        Self {
            due: Mutex::new(Due {
                output,
                n_written: 0,
                waiting: VecDeque::new(),
            }),
            room: Condvar::new(),
            most_ahead,
        }
    }

    /// Writes the answers of this chunk and those that waited for them, or makes them wait too.
    fn put(&self, number: usize, answers: Answers) {
        let is_far = |due: &mut Due<'_>| number >= due.n_written + self.most_ahead;
        let due = self.room.wait_while(locked(&self.due), is_far);
        due.unwrap_or_else(PoisonError::into_inner)
            .put(number, answers);
        self.room.notify_all();
    }
}

impl Due<'_> {
    fn put(&mut self, number: usize, answers: Answers) {
        let place = number - self.n_written;
        let n = self.waiting.len().max(place + 1);
        self.waiting.resize_with(n, || None);
        self.waiting[place] = Some(answers);
        while let Some(answers) = self.waiting.front_mut().and_then(Option::take) {
            self.output.write(answers);
            self.waiting.pop_front();
            self.n_written += 1;
        }
    }
}

/// The value of a mutex, even if a thread panicked: none leaves it in an inconsistent state.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

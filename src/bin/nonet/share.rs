//! Shares chunks out among threads and puts their answers back into order.
//!
//! The reader gives each chunk a channel of its own for the answer and queues the channel's other end, so that the
//! writer takes the answers in order. That queue is short, so the reader waits for the writer, and memory use does not
//! grow with the list.

use super::output::{Answers, Output};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread;

/// Chunks under way per thread: finished ones wait here for a slow one before them.
const UNDER_WAY: usize = 16;

/// A chunk and where its answers go.
type Task<T> = (T, Sender<Answers>);

/// Answers all chunks in order.
pub(crate) fn out<T: Send>(
    chunks: impl Iterator<Item = T> + Send,
    n_threads: usize,
    answer: &(impl Fn(&T) -> Answers + Sync),
    output: &mut Output,
) {
    if n_threads == 1 {
        chunks.for_each(|chunk| output.write(&answer(&chunk)));
    } else {
        among(chunks, n_threads, answer, output);
    }
}

fn among<T: Send>(
    chunks: impl Iterator<Item = T> + Send,
    n_threads: usize,
    answer: &(impl Fn(&T) -> Answers + Sync),
    output: &mut Output,
) {
    let (queue, in_order) = sync_channel::<Receiver<Answers>>(n_threads * UNDER_WAY);
    let (give, tasks) = channel::<Task<T>>();
    let tasks = Mutex::new(tasks);
    thread::scope(|scope| {
        scope.spawn(move || {
            for chunk in chunks {
                let (sender, answers) = channel();
                if queue.send(answers).is_err() || give.send((chunk, sender)).is_err() {
                    return;
                }
            }
        });
        for _ in 0..n_threads {
            scope.spawn(|| work(&tasks, answer));
        }
        for answers in in_order {
            // If there is no answer, its thread has panicked, and the scope will report it.
            answers
                .recv()
                .into_iter()
                .for_each(|answers| output.write(&answers));
        }
    });
}

fn work<T>(tasks: &Mutex<Receiver<Task<T>>>, answer: &impl Fn(&T) -> Answers) {
    let next = || tasks.lock().ok()?.recv().ok();
    while let Some((chunk, sender)) = next() {
        if sender.send(answer(&chunk)).is_err() {
            return;
        }
    }
}

//! Shares chunks out among threads and puts their answers back into order.
//!
//! The reader gives each chunk a channel of its own for the answer and queues the channel's other end where the
//! writer takes them in order. That queue is short, so the reader waits for the writer and memory stays the same however
//! long the list is.

use super::input::{Chunk, Chunks};
use super::output::{Answers, Output};
use nonet::batch::Job;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread;

/// Chunks under way for each thread: finished ones wait here for a slow one before them.
const UNDER_WAY: usize = 16;

/// A chunk and where its answers go.
type Task = (Chunk, Sender<Answers>);

/// Answers all chunks in order.
pub(crate) fn out(job: &Job, chunks: Chunks, n_threads: usize, output: &mut Output) {
    if n_threads == 1 {
        chunks.for_each(|chunk| output.write(&Answers::to(job, &chunk)));
    } else {
        among(job, chunks, n_threads, output);
    }
}

fn among(job: &Job, chunks: Chunks, n_threads: usize, output: &mut Output) {
    let (queue, in_order) = sync_channel::<Receiver<Answers>>(n_threads * UNDER_WAY);
    let (give, tasks) = channel::<Task>();
    let tasks = Mutex::new(tasks);
    thread::scope(|scope| {
        scope.spawn(move || {
            for chunk in chunks {
                let (answer, answers) = channel();
                if queue.send(answers).is_err() || give.send((chunk, answer)).is_err() {
                    return;
                }
            }
        });
        for _ in 0..n_threads {
            scope.spawn(|| work(job, &tasks));
        }
        for answers in in_order {
            // Without an answer its thread has panicked, and the scope will say so.
            answers
                .recv()
                .into_iter()
                .for_each(|answers| output.write(&answers));
        }
    });
}

fn work(job: &Job, tasks: &Mutex<Receiver<Task>>) {
    let next = || tasks.lock().ok()?.recv().ok();
    while let Some((chunk, answer)) = next() {
        if answer.send(Answers::to(job, &chunk)).is_err() {
            return;
        }
    }
}

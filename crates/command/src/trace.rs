//! `nonet lab --trace`: every event of a run, written as it happens, so a run may be of any length. The text is
//! that of the trace saved by the page, but complete.

use super::files::sink::Sink;
use batch::{LabJob, LabWatch, Outcome, lab_row};
use lab::{self, Event, Verdict};
use nonet::board::Puzzle;
use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;
use watch::{Plan, Trace};

/// How much text is collected before it is written.
const PIECE: usize = 1 << 16;

/// Where the traces of all runs go, and in which form.
pub(super) struct Tracer {
    form: Trace,
    job: LabJob,
    sink: Sink,
    /// The text not yet written.
    text: String,
}

impl Debug for Tracer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tracer")
            .field("sink", &self.sink)
            .finish_non_exhaustive()
    }
}

impl Tracer {
    /// A tracer; if it writes to a file, the row about the end of a run is printed too.
    pub(super) fn new(form: Trace, job: &LabJob, sink: Sink) -> Self {
        let (job, text) = (job.clone(), String::new());
        Self {
            form,
            job,
            sink,
            text,
        }
    }

    /// Ends the output after all runs.
    pub(super) fn end(self) {
        self.sink.end();
    }

    /// Runs the algorithm on a line and writes its trace.
    pub(super) fn run(
        &mut self,
        number: u64,
        text: &str,
        job: &LabJob,
        clock: &dyn Fn() -> ControlFlow<Verdict>,
    ) -> Outcome {
        let into_file = self.sink.is_file();
        let mut traced = Traced {
            tracer: self,
            clock,
            side: 0,
            position: 0,
        };
        let outcome = lab_row(job, number, text, &mut traced);
        let is_refused = traced.side == 0;
        self.flush();
        match outcome {
            // The trace replaces it.
            Outcome::Row { readings, lost, .. }
                if !into_file && !is_refused && readings.is_empty() && lost.is_empty() =>
            {
                Outcome::Nothing
            }
            other => other,
        }
    }

    fn write(&mut self, text: &str) {
        self.text += text;
        if self.text.len() >= PIECE {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.sink.write(&self.text, 0);
        self.text.clear();
    }
}

/// A run being traced.
struct Traced<'a> {
    tracer: &'a mut Tracer,
    clock: &'a dyn Fn() -> ControlFlow<Verdict>,
    /// The length of a row of its board; 0 until it begins.
    side: usize,
    /// How many events there were so far.
    position: u64,
}

impl LabWatch for Traced<'_> {
    fn begins(&mut self, puzzle: &Puzzle) {
        let job = &self.tracer.job;
        let plan = Plan::new(job.algorithm, &job.options, job.seed, puzzle, job.limits);
        self.side = puzzle.geometry().side();
        let head = self.tracer.form.head(&plan, 0);
        self.tracer.write(&head);
    }

    fn sees(&mut self, event: &Event) -> ControlFlow<Verdict> {
        let form = self.tracer.form;
        if self.position > 0 {
            self.tracer.write(form.between());
        }
        self.position += 1;
        self.tracer
            .write(&form.event(self.position, event, self.side));
        (self.clock)()
    }

    fn ends(&mut self, outcome: &lab::Outcome) {
        let end = self
            .tracer
            .form
            .end(&outcome.counters, Some(outcome.verdict));
        self.tracer.write(&end);
    }
}

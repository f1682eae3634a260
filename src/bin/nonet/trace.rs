//! `nonet lab --trace`: every event of a run, written while it goes on, so that it may be as long as it likes. The text is
//! that of the trace that the page saves, where nothing is left out.

use super::complaint::complain;
use super::speech::word;
use nonet::batch::{LabJob, LabWatch, Outcome, lab_row};
use nonet::board::Puzzle;
use nonet::lab::{self, Event, Verdict};
use nonet::watch::{Plan, Trace};
use std::fmt::{self, Debug, Formatter};
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::exit;

/// Where the traces of all runs go, and how.
pub(super) struct Tracer {
    form: Trace,
    job: LabJob,
    out: BufWriter<Box<dyn Write>>,
    /// The file, if it is one: then the row that says how a run ended is printed too.
    file: Option<PathBuf>,
}

impl Debug for Tracer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tracer")
            .field("file", &self.file)
            .finish_non_exhaustive()
    }
}

impl Tracer {
    /// To this file, which is made anew, or to standard output.
    pub(super) fn new(form: Trace, job: &LabJob, file: Option<&Path>) -> io::Result<Self> {
        let out: Box<dyn Write> = match file {
            Some(path) => Box::new(File::create(path)?),
            None => Box::new(io::stdout()),
        };
        Ok(Self {
            form,
            job: job.clone(),
            out: BufWriter::new(out),
            file: file.map(Path::to_owned),
        })
    }

    /// Runs the algorithm on a line and writes its trace.
    pub(super) fn run(
        &mut self,
        number: u64,
        text: &str,
        job: &LabJob,
        clock: &dyn Fn() -> ControlFlow<Verdict>,
    ) -> Outcome {
        let into_file = self.file.is_some();
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
            // The trace stands in its place.
            Outcome::Row { readings, lost, .. }
                if !into_file && !is_refused && readings.is_empty() && lost.is_empty() =>
            {
                Outcome::Nothing
            }
            other => other,
        }
    }

    fn write(&mut self, text: &str) {
        let written = self.out.write_all(text.as_bytes());
        self.must(written);
    }

    fn flush(&mut self) {
        let written = self.out.flush();
        self.must(written);
    }

    /// If the reader has gone, the program ends without a word; any other failure is told.
    fn must(&self, written: io::Result<()>) {
        let Err(error) = written else { return };
        if self.file.is_none() && error.kind() == ErrorKind::BrokenPipe {
            exit(0);
        }
        let place = self.file.as_ref().map(|path| path.display().to_string());
        let place = place.unwrap_or_else(|| word("place-output").to_owned());
        complain(&format!("{place}: {error}"));
        exit(1);
    }
}

/// A run being traced.
struct Traced<'a> {
    tracer: &'a mut Tracer,
    clock: &'a dyn Fn() -> ControlFlow<Verdict>,
    /// The length of a row of its board; 0 until it begins.
    side: usize,
    /// Events so far.
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

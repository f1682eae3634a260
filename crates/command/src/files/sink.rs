//! Where text goes: standard output, or a file.

use super::super::complaint::complain;
use super::super::key;
use super::super::speech::word;
use super::aside::{Aside, refuse_standard_output};
use super::resume::{Mark, Plan};
use super::source::Source;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::exit;

#[derive(Debug)]
pub(crate) enum Sink {
    Standard,
    File(Aside),
}

impl Sink {
    /// The file of this name, or standard output if the name is missing or `-`.
    ///
    /// # Errors
    /// Says in a sentence why nothing can be written there.
    pub(crate) fn open(
        file: Option<&Path>,
        inputs: &[Source],
        plan: Option<Plan>,
    ) -> Result<Self, String> {
        match file.filter(|name| name.as_os_str() != "-") {
            Some(name) => Aside::begin(name, inputs, plan).map(Self::File),
            None => refuse_standard_output(inputs).map(|()| Self::Standard),
        }
    }

    /// How much a stopped run has left.
    pub(crate) fn begun(&self) -> Mark {
        match self {
            Self::Standard => Mark::default(),
            Self::File(file) => file.begun(),
        }
    }

    /// Is it a file?
    pub(crate) fn is_file(&self) -> bool {
        matches!(self, Self::File(_))
    }

    /// Writes it immediately. If the reader has gone, the program ends silently with the status so far; any other
    /// failure, such as a full disk, is reported, and ends it too.
    pub(crate) fn write(&mut self, text: &str, status: u8) {
        self.answer(text, 0, status);
    }

    /// Writes the answer to `n_lines` boards and lines.
    pub(crate) fn answer(&mut self, text: &str, n_lines: u64, status: u8) {
        let written = match self {
            Self::Standard => {
                let mut out = io::stdout().lock();
                out.write_all(text.as_bytes()).and_then(|()| out.flush())
            }
            Self::File(file) => file.write(text.as_bytes(), n_lines, status > 0),
        };
        if let Err(error) = written {
            self.fail(&error, status);
        }
    }

    /// Ends it: everything is written.
    pub(crate) fn end(self) {
        if let Self::File(file) = self {
            let place = file.name().display().to_string();
            if let Err(error) = file.end() {
                complain(&format!("{place}: {error}"));
                exit(1);
            }
        }
    }

    fn fail(&self, error: &io::Error, status: u8) -> ! {
        let (place, kept) = match self {
            Self::Standard => (word(key::PLACE_OUTPUT).to_owned(), None),
            Self::File(file) => (file.name().display().to_string(), file.give_up()),
        };
        if error.kind() == ErrorKind::BrokenPipe {
            exit(status.into());
        }
        complain(&format!("{place}: {error}"));
        kept.iter().for_each(|kept| complain(kept));
        exit(1)
    }
}

//! Every file that the command line writes. It is written aside, as `NAME.part`, and takes its name when it is whole:
//! whatever ends the program before that leaves the file that had the name as it was.
//!
//! What is no ordinary file (a device, a named pipe) is written as it stands. An input is never an output.

use super::source::{Identity, Source};
use super::speech::{say, word};
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What a file is called until it is whole.
const PART: &str = ".part";

/// A file that is being written.
#[derive(Debug)]
pub(super) struct Aside {
    /// What the user called it.
    name: PathBuf,
    file: File,
    /// Where it is until it is whole, and where it is then; nothing if it is written as it stands.
    moves: Option<Moves>,
}

#[derive(Debug)]
struct Moves {
    part: PathBuf,
    to: PathBuf,
}

impl Aside {
    /// Begins the file of this name.
    ///
    /// # Errors
    /// Says in a sentence why it cannot be written, and what to do.
    pub(super) fn begin(name: &Path, inputs: &[Source]) -> Result<Self, String> {
        let named = |why: &dyn ToString| format!("{}: {}", name.display(), why.to_string());
        match fs::metadata(name) {
            Ok(found) if found.is_dir() => Err(named(&word("is-folder"))),
            Ok(found) if !found.is_file() || is_stream(name) => {
                let file = File::options().append(true).open(name);
                let file = file.map_err(|error| named(&error))?;
                Self::as_it_stands(name, file, inputs)
            }
            Ok(found) if found.permissions().readonly() => Err(named(&word("no-permission"))),
            _ => Self::beside(name, inputs),
        }
    }

    fn as_it_stands(name: &Path, file: File, inputs: &[Source]) -> Result<Self, String> {
        refuse_input(name, Identity::of_file(&file), inputs)?;
        Ok(Self {
            name: name.to_owned(),
            file,
            moves: None,
        })
    }

    fn beside(name: &Path, inputs: &[Source]) -> Result<Self, String> {
        refuse_input(name, Identity::of(name), inputs)?;
        let to = resolved(name);
        let part = with_suffix(&to, PART);
        refuse_input(&part, Identity::of(&part), inputs)?;
        let file = alone(&part).map_err(|error| format!("{}: {error}", part.display()))?;
        Ok(Self {
            name: name.to_owned(),
            file,
            moves: Some(Moves { part, to }),
        })
    }

    /// What the user called it.
    pub(super) fn name(&self) -> &Path {
        &self.name
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    /// It is whole: now it has its name, and the rights of the file that had it.
    pub(super) fn end(self) -> io::Result<()> {
        let Some(Moves { part, to }) = self.moves else {
            return Ok(());
        };
        self.file.sync_all()?;
        if let Ok(old) = fs::metadata(&to) {
            fs::set_permissions(&part, old.permissions())?;
        }
        fs::rename(&part, &to)
    }

    /// It will never be whole: nothing is left of it.
    pub(super) fn give_up(&self) {
        if let Some(Moves { part, .. }) = &self.moves {
            // Why the file could not be written is worth more than why its part could not be removed.
            let _ = fs::remove_file(part);
        }
    }
}

/// Is it another name for something that is open already, as `/dev/stdout` or `/dev/fd/3`?
fn is_stream(name: &Path) -> bool {
    cfg!(unix) && (name.starts_with("/dev") || name.starts_with("/proc"))
}

fn refuse_input(name: &Path, output: Option<Identity>, inputs: &[Source]) -> Result<(), String> {
    let is_it = |source: &&Source| output.is_some() && source.identity() == output;
    match inputs.iter().find(is_it) {
        Some(source) => {
            let output = name.display().to_string();
            let places = [("output", &*output), ("input", &*source.name())];
            Err(say("output-is-input", &places))
        }
        None => Ok(()),
    }
}

/// Where a link leads, also if nothing is there yet.
fn resolved(name: &Path) -> PathBuf {
    let beside = |target: PathBuf| name.parent().unwrap_or(Path::new("")).join(target);
    let linked = || fs::read_link(name).map(beside);
    fs::canonicalize(name)
        .or_else(|_| linked())
        .unwrap_or_else(|_| name.to_owned())
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Opens the part for this run alone: two that wrote it would mix their rows.
fn alone(part: &Path) -> io::Result<File> {
    let busy = || io::Error::other(word("output-is-busy"));
    let file = File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(part)?;
    // Where files cannot be locked, nothing is known of others.
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(busy());
    }
    // Another run may have finished it, and given it its name, in the meantime.
    if Identity::of_file(&file).is_some_and(|own| Identity::of(part) != Some(own)) {
        return Err(busy());
    }
    file.set_len(0)?;
    Ok(file)
}

/// Refuses to go on if standard output is one of the inputs, as in `>> FILE`: what is written would be read again.
pub(super) fn refuse_standard_output(inputs: &[Source]) -> Result<(), String> {
    let name = Path::new(word("place-output"));
    refuse_input(name, Identity::of_standard_output(), inputs)
}

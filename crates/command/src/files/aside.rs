//! Every file that the command line writes. It is written as `NAME.part`, and renamed when it is complete: if the
//! program ends earlier for any reason, an existing file of that name is left unchanged.
//!
//! Anything but an ordinary file (a device, a named pipe) is written directly. An input is never an output.
//!
//! Beside the part, `NAME.resume` records the progress, if the run can be resumed.

use super::super::key;
use super::super::speech::{say, word};
use super::super::stop;
use super::resume::{Mark, Plan};
use super::source::{Identity, Source};
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The ending of a file's name until it is complete.
const PART: &str = ".part";

/// The ending of the name of the file that records the progress.
const MARK: &str = ".resume";

/// A file that is being written.
#[derive(Debug)]
pub(crate) struct Aside {
    /// The name that the user gave.
    name: PathBuf,
    file: File,
    /// Where it is until it is complete, and where it goes then; `None` if it is written directly.
    moves: Option<Moves>,
}

#[derive(Debug)]
struct Moves {
    part: PathBuf,
    to: PathBuf,
    /// The file of its mark and the command, if it can be resumed.
    marked: Option<(PathBuf, File, u64)>,
    mark: Mark,
}

impl Aside {
    /// Begins the file of this name.
    ///
    /// # Errors
    /// Says in a sentence why it cannot be written, and what to do.
    pub(crate) fn begin(
        name: &Path,
        inputs: &[Source],
        plan: Option<Plan>,
    ) -> Result<Self, String> {
        let named = |why: &dyn ToString| named(name, why);
        match fs::metadata(name) {
            Ok(found) if found.is_dir() => Err(named(&word(key::IS_FOLDER))),
            Ok(found) if !found.is_file() || is_stream(name) => {
                let file = File::options().append(true).open(name);
                let file = file.map_err(|error| named(&error))?;
                Self::as_it_stands(name, file, inputs)
            }
            Ok(found) if found.permissions().readonly() => Err(named(&word(key::NO_PERMISSION))),
            _ => Self::beside(name, inputs, plan),
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

    fn beside(name: &Path, inputs: &[Source], plan: Option<Plan>) -> Result<Self, String> {
        refuse_input(name, Identity::of(name), inputs)?;
        let to = resolved(name);
        let [part, marks] = [PART, MARK].map(|suffix| with_suffix(&to, suffix));
        for beside in [&part, &marks] {
            refuse_input(beside, Identity::of(beside), inputs)?;
        }
        let mut file = alone(&part).map_err(|error| named(&part, &error))?;
        let mark = match plan {
            Some(plan) => left(&part, &file, &marks, plan)?,
            None => Mark::default(),
        };
        // Anything after the mark is cut off: it may end within a row.
        let begun = file.set_len(mark.n_bytes);
        let begun = begun.and_then(|()| file.seek(SeekFrom::End(0)));
        begun.map_err(|error| named(&part, &error))?;
        let marked = match plan {
            Some(plan) => {
                let file = open(&marks).map_err(|error| named(&marks, &error))?;
                Some((marks, file, plan.command))
            }
            None => None,
        };
        stop::begins(
            &part,
            marked.as_ref().map(|(path, ..)| path.as_path()),
            mark.n_lines,
        );
        Ok(Self {
            name: name.to_owned(),
            file,
            moves: Some(Moves {
                part,
                to,
                marked,
                mark,
            }),
        })
    }

    /// How much was there already.
    pub(crate) fn begun(&self) -> Mark {
        self.moves
            .as_ref()
            .map_or(Mark::default(), |moves| moves.mark)
    }

    /// The name that the user gave.
    pub(crate) fn name(&self) -> &Path {
        &self.name
    }

    /// Writes these bytes, the answers to `n_lines` boards and lines.
    pub(crate) fn write(&mut self, bytes: &[u8], n_lines: u64, any_bad: bool) -> io::Result<()> {
        let Some(moves) = &mut self.moves else {
            return self.file.write_all(bytes);
        };
        let mut writing = stop::writing();
        self.file.write_all(bytes)?;
        moves.mark.n_bytes += bytes.len() as u64;
        moves.mark.n_lines += n_lines;
        moves.mark.any_bad |= any_bad;
        if let Some((_, file, command)) = &mut moves.marked {
            file.seek(SeekFrom::Start(0))?;
            file.write_all(moves.mark.written(*command).as_bytes())?;
        }
        writing.is_at(moves.mark.n_lines, moves.mark.n_bytes);
        Ok(())
    }

    /// Completes it: it gets its name, and the permissions of the file that it replaces.
    pub(crate) fn end(self) -> io::Result<()> {
        let Some(moves) = self.moves else {
            return Ok(());
        };
        let mut writing = stop::writing();
        self.file.sync_all()?;
        if let Ok(old) = fs::metadata(&moves.to) {
            fs::set_permissions(&moves.part, old.permissions())?;
        }
        fs::rename(&moves.part, &moves.to)?;
        if let Some((path, ..)) = moves.marked {
            // The file is complete: a remaining mark means nothing.
            let _ = fs::remove_file(path);
        }
        writing.is_over();
        Ok(())
    }

    /// Ends it after an error. The part is kept if a run can resume it; returns the sentence that says so.
    pub(crate) fn give_up(&self) -> Option<String> {
        self.moves.as_ref()?;
        stop::writing().ends()
    }
}

/// The progress of a stopped run, if there was one.
fn left(part: &Path, file: &File, marks: &Path, plan: Plan) -> Result<Mark, String> {
    let length = file.metadata().map_or(0, |found| found.len());
    let shown = part.display().to_string();
    let told = |key| say(key, &[("part", &shown)]);
    match Mark::read(marks).filter(|(mark, _)| mark.n_bytes <= length) {
        None => Ok(Mark::default()),
        Some(_) if !plan.resume => Err(told(key::OUTPUT_LEFT)),
        Some((mark, command)) if command == plan.command => Ok(mark),
        Some(_) => Err(told(key::OUTPUT_OTHER)),
    }
}

fn named(path: &Path, why: &dyn ToString) -> String {
    format!("{}: {}", path.display(), why.to_string())
}

/// Is it another name for something already open, such as `/dev/stdout` or `/dev/fd/3`?
fn is_stream(name: &Path) -> bool {
    cfg!(unix) && (name.starts_with("/dev") || name.starts_with("/proc"))
}

fn refuse_input(name: &Path, output: Option<Identity>, inputs: &[Source]) -> Result<(), String> {
    let is_it = |source: &&Source| output.is_some() && source.identity() == output;
    match inputs.iter().find(is_it) {
        Some(source) => {
            let output = name.display().to_string();
            let places = [("output", &*output), ("input", &*source.name())];
            Err(say(key::OUTPUT_IS_INPUT, &places))
        }
        None => Ok(()),
    }
}

/// The target of a link, even if nothing is there yet.
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

/// Opens the part for this run alone: two runs would mix their rows.
fn alone(part: &Path) -> io::Result<File> {
    let busy = || io::Error::other(word(key::OUTPUT_IS_BUSY));
    let file = open(part)?;
    // If files cannot be locked, nothing is known about other runs.
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(busy());
    }
    // Another run may have completed and renamed it in the meantime.
    if Identity::of_file(&file).is_some_and(|own| Identity::of(part) != Some(own)) {
        return Err(busy());
    }
    Ok(file)
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false).open(path)
}

/// Refuses to continue if standard output is one of the inputs, as in `>> FILE`: the output would be read again.
pub(crate) fn refuse_standard_output(inputs: &[Source]) -> Result<(), String> {
    let name = Path::new(word(key::PLACE_OUTPUT));
    refuse_input(name, Identity::of_standard_output(), inputs)
}

//! Sources of puzzles, and their names.

use super::super::key;
use super::super::speech::{say, word};
use super::super::telling::unread;
use nonet::text::{ReadError, digit_value};
use std::fs::{self, File};
use std::io;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

/// The cells of the smallest board, which is the shortest puzzle.
const FEWEST_CELLS: usize = 16;

/// The longest name of a file.
const LONGEST_NAME: usize = 255;

/// A source of puzzles.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Input,
    File(Arc<str>),
    /// The argument with this number, from 1.
    Argument(u64, String),
}

/// The identity of an ordinary file, the same for all its names and for open files.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Identity(#[cfg(unix)] [u64; 2], #[cfg(not(unix))] std::path::PathBuf);

#[cfg(unix)]
impl Identity {
    /// The identity of the file to which this name leads.
    pub(crate) fn of(name: &Path) -> Option<Self> {
        fs::metadata(name).ok().and_then(Self::known)
    }

    /// The identity of an open file.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().and_then(Self::known)
    }

    fn of_standard_input() -> Option<Self> {
        Self::of_stream(io::stdin())
    }

    pub(crate) fn of_standard_output() -> Option<Self> {
        Self::of_stream(io::stdout())
    }

    fn of_stream(stream: impl std::os::fd::AsFd) -> Option<Self> {
        let stream = stream.as_fd().try_clone_to_owned().ok()?;
        Self::of_file(&File::from(stream))
    }

    fn known(found: fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        found.is_file().then(|| Self([found.dev(), found.ino()]))
    }
}

/// Elsewhere only names can be compared.
#[cfg(not(unix))]
impl Identity {
    /// The identity of the file to which this name leads.
    pub(crate) fn of(name: &Path) -> Option<Self> {
        let path = fs::canonicalize(name).ok()?;
        path.is_file().then_some(Self(path))
    }

    /// The identity of an open file.
    pub(crate) fn of_file(_: &File) -> Option<Self> {
        None
    }

    fn of_standard_input() -> Option<Self> {
        None
    }

    pub(crate) fn of_standard_output() -> Option<Self> {
        None
    }
}

impl Source {
    /// Its identity, if it is an ordinary file.
    pub(crate) fn identity(&self) -> Option<Identity> {
        match self {
            Self::Input => Identity::of_standard_input(),
            Self::File(name) => Identity::of(Path::new(&**name)),
            Self::Argument(..) => None,
        }
    }

    /// The source that an argument means.
    pub(crate) fn new(number: u64, text: &str) -> Self {
        let is_there = || match fs::metadata(text) {
            Ok(_) => true,
            Err(error) => error.kind() == io::ErrorKind::PermissionDenied,
        };
        match text {
            "-" => Self::Input,
            _ if is_there() => Self::File(text.into()),
            _ => Self::Argument(number, text.to_owned()),
        }
    }

    /// Its name, for people.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Input => word(key::PLACE_INPUT).to_owned(),
            Self::File(name) => name.to_string(),
            Self::Argument(number, _) => self.place(*number),
        }
    }

    /// Why one of its lines has no puzzle: if it looks like a file name, that there is no such file.
    pub(crate) fn why(&self, error: &ReadError) -> String {
        match self {
            Self::Argument(_, text) if is_name(text) => {
                say(key::NO_SUCH_FILE_NAMED, &[("name", text)])
            }
            _ => unread(error),
        }
    }

    /// The error of a board that begins in this line, with the source's line numbers.
    pub(crate) fn placed(&self, error: ReadError, number: u64) -> ReadError {
        match self {
            Self::Argument(..) => error,
            _ => error.below(usize::try_from(number).map_or(0, |number| number - 1)),
        }
    }

    /// Its name in rows: as the user named it, empty if it is an argument itself.
    pub(crate) fn file(&self) -> &str {
        match self {
            Self::Input => "-",
            Self::File(name) => name,
            Self::Argument(..) => "",
        }
    }

    /// The place of a board in some of its lines, for people.
    pub(crate) fn places(&self, lines: RangeInclusive<u64>) -> String {
        let (first, last) = lines.into_inner();
        let [n, m] = [first, last].map(|n| n.to_string());
        match self {
            _ if first == last => self.place(first),
            Self::Input => say(key::PLACE_LINES, &[("n", &n), ("m", &m)]),
            Self::File(name) => say(
                key::PLACE_FILE_LINES,
                &[("name", name), ("n", &n), ("m", &m)],
            ),
            Self::Argument(..) => self.place(first),
        }
    }

    /// The place of one of its lines, for people.
    pub(crate) fn place(&self, number: u64) -> String {
        let n = number.to_string();
        match self {
            Self::Input => say(key::PLACE_LINE, &[("n", &n)]),
            Self::File(name) => say(key::PLACE_FILE, &[("name", name), ("n", &n)]),
            Self::Argument(..) => say(key::PLACE_ARGUMENT, &[("n", &n)]),
        }
    }
}

/// How many bytes there are to read, if all are ordinary files.
pub(crate) fn length(sources: &[Source]) -> Option<u64> {
    let length = |source: &Source| match source {
        Source::File(name) => fs::metadata(&**name).ok().filter(fs::Metadata::is_file),
        Source::Input | Source::Argument(..) => None,
    };
    sources
        .iter()
        .map(|source| Some(length(source)?.len()))
        .sum()
}

/// Does it look more like a file name than a faulty puzzle?
fn is_name(text: &str) -> bool {
    let is_cell = |&ch: &char| digit_value(ch).is_some() || ".*_-?xX".contains(ch);
    let n_cells = text.chars().filter(is_cell).count();
    let extension = Path::new(text).extension().and_then(|word| word.to_str());
    let is_word =
        |word: &str| (2..6).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_lowercase());
    text.len() <= LONGEST_NAME
        && !text.contains('\n')
        && (text.contains(['/', '\\'])
            || text.len() < FEWEST_CELLS
            || n_cells * 2 < text.chars().count()
            || extension.is_some_and(is_word))
}

//! Which file names what of which other file: the paths in our sources, followed to the files that define what they name.
//!
//! Read from tokens, not from lines: grouped and nested imports, paths in code, in types and in macros count alike. What names
//! nothing, the call of a method say, is not seen.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// A path as it is written: `crate::board::Cell`, `super::x::f`, `Cell`.
type Path = Vec<String>;

/// One path in a file.
struct Said {
    path: Path,
    line: usize,
    /// How many modules of the same file stand around it.
    depth: usize,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Import,
    /// `pub use`: a window, through which others look at what stands elsewhere.
    Window,
    Code,
}

/// What a file says of itself. Modules within it are part of it.
#[derive(Default)]
struct File {
    name: String,
    /// The crate and the modules on the way down to it.
    module: Path,
    items: BTreeSet<String>,
    /// The names that imports bring, with what they stand for.
    brought: BTreeMap<String, Said>,
    said: Vec<Said>,
}

/// One file names something that another one defines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arrow {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) line: usize,
    pub(crate) path: String,
}

/// All files of src/.
pub(crate) struct Names {
    files: BTreeMap<Path, File>,
}

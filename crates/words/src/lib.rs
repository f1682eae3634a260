//! The words that people read. Each language is a folder of `words/`, from which `crates/words/build/` makes the list
//! of languages and the books of each in the fetched form.
//!
//! A phrase is a constant and has gaps to fill, as in `{cell}`; a misspelt one does not compile, and the compiler
//! names those that nothing says. The program for the browser has no phrases built in: it fetches the books that it
//! needs, and finds phrases by their places there. Native builds have them built in.

mod book;
mod cut;
mod here;
mod key;
mod list;
#[cfg(not(target_arch = "wasm32"))]
mod names;
mod numbers;
mod say;
mod tags;

pub use book::{Book, Lang, text};
pub use cut::cut;
pub use here::{bring, is_here};
pub use key::{Family, Key, family};
#[cfg(not(target_arch = "wasm32"))]
pub use names::{SKELETON, name, named, named_in, names, phrases};
pub use numbers::{clock, grouped, thousands};
pub use say::{filled, find, next_place};

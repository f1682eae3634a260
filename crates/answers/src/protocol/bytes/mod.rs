//! Messages as bytes: the values in sequence, with no names and no version, since both sides are of one build.
//!
//! Numbers are written seven bits a byte, lowest first; texts and lists begin with their length, variants are
//! numbers. Nothing fails half-way: the reader goes on to the end with default values, and then reports whether it
//! was a message. An error that cannot happen compiles to no code: this saves 8 kB of the first load (brotli).

mod never;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

pub use reader::read;
pub use writer::written;

//! Messages as bytes: the values one after the other, with no names and no version, since both sides are of one build.
//!
//! Numbers are written seven bits a byte, the lowest first; texts and lists begin with their length, variants are
//! numbers. Nothing fails half-way: whoever reads goes on to the end with the first values there are, and then says
//! whether it was a message. To the compiler an error that cannot be is no code: this is 8 kB less of the first load
//! than with errors (brotli).

mod never;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

pub use reader::read;
pub use writer::written;

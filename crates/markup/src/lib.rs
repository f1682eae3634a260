//! Pages and pictures as plain data. Pure: no document, no words.
//!
//! A [`Node`] is an element: the page makes the document look like it, a file holds it as SVG. [`parts`] has what
//! rooms are made of (buttons, fields, cards); an [`Act`] is what a button does, by its name in the document.

mod act;
mod node;
pub mod parts;

pub use act::{Act, Numbered, Plain};
pub use node::Node;

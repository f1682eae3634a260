//! The words of all languages: what the build refuses, and that code and words fit together.

mod build;
mod keys;
mod made_up;

//! The words of all languages: what the build rejects, and that code and words match.

mod build;
mod keys;
mod made_up;

//! The words of all languages: what the build rejects, and that data and words match.

mod build;
mod families;
mod made_up;

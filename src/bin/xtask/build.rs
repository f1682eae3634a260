//! `cargo xtask build`: the static folder `dist/`, ready for any web server.

use std::process::Command;

use super::setup;
use super::shell::{self, Done};

/// Installs what is missing and builds the release page.
pub(crate) fn build(_: &[String]) -> Done {
    setup::for_build()?;
    shell::run(&mut trunk())
}

/// Trunk's release build; its hook (Trunk.toml) comes back to us as `cargo xtask precache`.
pub(crate) fn trunk() -> Command {
    shell::command("trunk", &["build", "--release"])
}

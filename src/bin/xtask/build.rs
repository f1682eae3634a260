//! `cargo xtask build`: the static folder `dist/`, ready for any web server.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use super::shell::{self, Done, OrFail};
use super::{setup, workshop};

/// Cargo's name for the flags of the page's compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Installs what is missing and builds the release page.
pub(crate) fn build(_: &[String]) -> Done {
    setup::for_build()?;
    release()
}

/// Compiles both programs at once, since each keeps only one processor busy for most of its time. If the second fails,
/// Trunk's hook tries again and says why.
pub(crate) fn release() -> Done {
    let mut second = workshop::compiling(true);
    let second = second.env(FLAGS, nameless()).spawn();
    let mut second = second.or_fail("cannot run cargo")?;
    let page = shell::run(&mut trunk());
    second.wait().or_fail("cargo is lost")?;
    page
}

/// Trunk's release build; its hook (Trunk.toml) comes back to us as `cargo xtask precache`.
pub(crate) fn trunk() -> Command {
    let mut command = shell::command("trunk", &["build", "--release"]);
    command.env(FLAGS, nameless());
    command
}

/// The flags that keep this machine's folders out of the programs, so that they are the same wherever they are built.
/// They are added to those in `.cargo/config.toml`.
fn nameless() -> String {
    let home = |name: &str| env::var_os(name).map(PathBuf::from);
    let cargo = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    let folders = [(cargo, "/cargo"), (Some(shell::root()), "/nonet")];
    let flag = |(folder, name): (Option<PathBuf>, &str)| {
        let folder = folder?.display().to_string();
        // A blank would split the flag in two: then the folder stays in.
        let is_one = !folder.contains(char::is_whitespace);
        is_one.then(|| format!("--remap-path-prefix={folder}={name}"))
    };
    let flags: Vec<String> = folders.into_iter().filter_map(flag).collect();
    flags.join(" ")
}

//! The second program of the page, which no first visit waits for. Trunk bundles one program with hashed names and one
//! profile; this one has a profile of its own, so it is compiled here.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::setup::WASM;
use super::shell::{self, Done};

/// Its folder in the build.
pub(crate) const FOLDER: &str = "workshop/";

const NAME: &str = "workshop";

/// Is it one of its files?
pub(crate) fn includes(path: &str) -> bool {
    path.starts_with(FOLDER)
}

/// Compiles it into the build's folder.
pub(crate) fn build(folder: &Path, is_release: bool) -> Done {
    shell::run(&mut compiling(is_release))?;
    let built = target().join(WASM);
    let built = built.join(if is_release { NAME } else { "debug" });
    bind(&built.join("workshop.wasm"), &folder.join(FOLDER))
}

/// The command that compiles it.
pub(crate) fn compiling(is_release: bool) -> Command {
    let profile = if is_release { NAME } else { "dev" };
    let what = ["build", "--locked", "--quiet", "--bin", NAME];
    let how = ["--target", WASM, "--profile", profile];
    shell::command("cargo", &[&what[..], &how].concat())
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    shell::root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Joins it to its script; both are then in the folder.
fn bind(program: &Path, out: &Path) -> Done {
    let (program, out) = (program.to_string_lossy(), out.to_string_lossy());
    let how = ["--target", "web", "--no-typescript", "--out-dir", &out];
    shell::run(&mut shell::command(
        "wasm-bindgen",
        &[&how[..], &[&program]].concat(),
    ))
}

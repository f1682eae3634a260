//! The second program of the page, which no first visit waits for. Trunk bundles one program with hashed names and with
//! one profile; this one has its own, so it is compiled here.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::precache;
use super::setup::WASM;
use super::shell::{self, Done, Failure, OrFail};

/// Where its files lie in the build.
pub(crate) const FOLDER: &str = "workshop/";

const NAME: &str = "workshop";

/// Is it one of its files?
pub(crate) fn includes(path: &str) -> bool {
    path.starts_with(FOLDER)
}

/// Compiles it into the build's folder. Says where its two files lie there, without their endings.
pub(crate) fn build(folder: &Path, is_release: bool) -> Result<String, Failure> {
    let profile = if is_release { NAME } else { "dev" };
    let what = ["build", "--locked", "--quiet", "--bin", NAME];
    let how = ["--target", WASM, "--profile", profile];
    shell::run(&mut shell::command("cargo", &[&what[..], &how].concat()))?;
    let built = target().join(WASM);
    let built = built.join(if is_release { NAME } else { "debug" });
    let bound = built.join("bound");
    bind(&built.join("workshop.wasm"), &bound)?;
    place(&bound, folder)
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    shell::root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

fn bind(program: &Path, out: &Path) -> Done {
    let (program, out) = (program.to_string_lossy(), out.to_string_lossy());
    let how = ["--target", "web", "--no-typescript", "--out-dir", &out];
    shell::run(&mut shell::command(
        "wasm-bindgen",
        &[&how[..], &[&program]].concat(),
    ))
}

/// Puts the two files into the folder under names that change with their bytes.
fn place(bound: &Path, folder: &Path) -> Result<String, Failure> {
    let read = |name: &str| fs::read(bound.join(name)).or_fail(format!("cannot read {name}"));
    let (script, program) = (read("workshop.js")?, read("workshop_bg.wasm")?);
    let hash = &precache::sha256(&[&script[..], &program].concat())[..16];
    let stem = format!("{FOLDER}{hash}");
    fs::create_dir_all(folder.join(FOLDER)).or_fail(FOLDER)?;
    for (ending, bytes) in [("js", script), ("wasm", program)] {
        let path = format!("{stem}.{ending}");
        fs::write(folder.join(&path), bytes).or_fail(format!("cannot write {path}"))?;
    }
    Ok(stem)
}

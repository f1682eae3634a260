//! `cargo xtask reproduce`: two builds from scratch give the same files, byte for byte.

use std::fs;
use std::path::PathBuf;

use super::programs::Manner;
use super::shell::{self, Done, Failure, OrFail};
use super::{build, compare, setup};

/// The folder of the two builds.
const FOLDER: &str = "target/reproduce";

/// Builds twice and compares.
pub(crate) fn reproduce(_: &[String]) -> Done {
    setup::target(setup::WASM)?;
    let n_files = compare::same(&built("first")?, &built("second")?)?;
    println!("{n_files} files, the same in both builds");
    Ok(())
}

fn built(name: &str) -> Result<PathBuf, Failure> {
    let folder = shell::root().join(FOLDER).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).or_fail(format!("cannot remove {}", folder.display()))?;
    }
    let dist = folder.join("dist");
    build::into(&dist, &folder.join("target"), Manner::Release)?;
    Ok(dist)
}

//! For users of Trunk (`Trunk.toml`): its hook, and the check that it makes the same files as we do.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::programs::Manner;
use super::shell::{self, Done, Failure, OrFail};
use super::site::precache;
use super::{build, compare};

/// The name of the check.
pub(crate) const CHECK: &str = "trunk";

/// The message if there is no Trunk.
pub(crate) const LACKS: &str = "Trunk is not installed, and nothing else needs it; the newest that Rust 1.95 compiles:\n  \
     cargo install --locked trunk --version 0.21.14 --no-default-features";

/// Where the check lets Trunk build.
const FOLDER: &str = "target/trunk";

const PAGE: &str = "index.html";
const SERVICE_WORKER: &str = "sw.js";

/// The service worker of a page that is being tried out.
const NO_WORKER: &str = include_str!("../trunk/sw.js");

/// Trunk's hook: builds the page into the folder that Trunk names.
pub(crate) fn hook(_: &[String]) -> Done {
    let stage = env::var_os("TRUNK_STAGING_DIR");
    let stage = stage.ok_or_else(|| Failure::new("this is for Trunk; cargo xtask build"))?;
    let stage = Path::new(&stage);
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        return build::with_tools(stage, Manner::Release);
    }
    build::with_tools(stage, Manner::Quick)?;
    keep_nothing(stage)
}

/// Makes browsers store nothing of a build, so that a reload shows the change.
fn keep_nothing(stage: &Path) -> Done {
    let page = shell::read(&stage.join(PAGE))?;
    let page = page.replacen("<html ", "<html data-sw=\"off\" ", 1);
    precache::write(stage, PAGE, page.as_bytes())?;
    precache::write(stage, SERVICE_WORKER, NO_WORKER.as_bytes())
}

/// Is Trunk installed? Another program has the same name.
pub(crate) fn is_there() -> bool {
    let said = shell::output(&mut trunk(&["--version"]));
    said.is_some_and(|said| said.starts_with("trunk "))
}

/// Builds with xtask and with Trunk, and compares.
pub(crate) fn check() -> Done {
    if !is_there() {
        return Err(Failure::new(LACKS));
    }
    build::release()?;
    let theirs = shell::root().join(FOLDER);
    shell::run(&mut trunk(&["build", "--release", "--dist", FOLDER]))?;
    let n_files = compare::same(&shell::dist(), &theirs)?;
    println!("{n_files} files, the same by Trunk");
    fs::remove_dir_all(&theirs).or_fail(format!("cannot remove {FOLDER}"))
}

fn trunk(arguments: &[&str]) -> Command {
    let mut command = shell::command("trunk", arguments);
    command.env_remove("NO_COLOR"); // where it is 1, Trunk refuses to run
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> String {
        shell::read(&shell::root().join("Trunk.toml")).unwrap()
    }

    /// The quoted texts in the list of this name.
    fn list(name: &str) -> Vec<String> {
        let settings = settings();
        let (_, after) = settings.split_once(&format!("{name} = [")).unwrap();
        let (within, _) = after.split_once(']').unwrap();
        within
            .split('"')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn the_hook_is_one_of_our_words() {
        let called = list("command_arguments");
        assert_eq!(called[0], "xtask");
        assert_eq!(called.len(), 2);
        assert!(crate::find(&called[1]).is_ok());
    }

    #[test]
    fn trunk_finds_no_project_beside_its_target() {
        let settings = settings();
        let (_, target) = settings.split_once("\ntarget = \"").unwrap();
        let target = shell::root().join(target.split('"').next().unwrap());
        assert!(target.is_file());
        assert!(!target.with_file_name("Cargo.toml").exists());
    }

    #[test]
    fn trunk_watches_all_that_the_page_is_made_of() {
        let watched = list("watch");
        // Trunk does not start if one is missing.
        for path in &watched {
            assert!(shell::root().join(path).exists(), "{path}");
        }
        let others = ["Cargo.lock", "Cargo.toml", ".cargo/config.toml"];
        let folders = ["crates/", "docs/", "src/", "words/", "www/", "xtask/"];
        for path in build::FILES.iter().chain(&others).chain(&folders) {
            let is_within = |watched: &String| Path::new(path).starts_with(watched);
            assert!(watched.iter().any(is_within), "{path}");
        }
    }

    #[test]
    fn a_page_that_is_tried_out_is_not_stored() {
        let stage = env::temp_dir().join(format!("nonet-trunk-{}", std::process::id()));
        for file in [PAGE, "www/sw.js"] {
            let name = Path::new(file).file_name().unwrap().to_string_lossy();
            let bytes = fs::read(shell::root().join(file)).unwrap();
            precache::write(&stage, &name, &bytes).unwrap();
        }
        keep_nothing(&stage).unwrap();
        let read = |name: &str| shell::read(&stage.join(name)).unwrap();
        assert!(read(PAGE).contains("\n<html data-sw=\"off\" lang="));
        assert!(!read(SERVICE_WORKER).contains("caches"));
        fs::remove_dir_all(&stage).unwrap();
    }
}

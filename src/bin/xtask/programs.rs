//! The page's two programs: compiled, and joined to their scripts.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use super::setup::WASM;
use super::shell::{self, Done, Failure, OrFail};
use super::workshop;

struct Program {
    name: &'static str,
    /// Its cargo profile, by the name of the folder in which cargo puts what it builds.
    profile: &'static str,
    /// Its folder in the build.
    folder: &'static str,
}

const PROGRAMS: [Program; 2] = [
    Program {
        name: "page",
        profile: "release",
        folder: "",
    },
    Program {
        name: "workshop",
        profile: "workshop",
        folder: workshop::FOLDER,
    },
];

/// Cargo's name for the flags of the page's compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiles both at once, since each keeps only one processor busy for most of its time.
pub(crate) fn compile(target: &Path) -> Done {
    let start = |program: &Program| {
        program
            .compiling(target)
            .spawn()
            .or_fail("cannot run cargo")
    };
    let started = PROGRAMS.each_ref().map(start);
    let ended = started.map(|child| child.and_then(end));
    ended.into_iter().collect()
}

fn end(mut child: Child) -> Done {
    let status = child.wait().or_fail("cargo is lost")?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("cargo build: {status}")))
}

/// Joins each to its script; all are then in the folder.
pub(crate) fn bind(target: &Path, folder: &Path) -> Done {
    PROGRAMS
        .iter()
        .try_for_each(|program| program.bind(target, folder))
}

/// Where cargo puts what it builds, unless it is told otherwise.
pub(crate) fn target() -> PathBuf {
    shell::root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

impl Program {
    fn compiling(&self, target: &Path) -> Command {
        let what = ["build", "--locked", "--bin", self.name, "--target", WASM];
        let how = ["--profile", self.profile];
        let mut command = shell::command("cargo", &[&what[..], &how].concat());
        command.env("CARGO_TARGET_DIR", target);
        command.env(FLAGS, nameless());
        command
    }

    fn bind(&self, target: &Path, folder: &Path) -> Done {
        let program = target.join(WASM).join(self.profile).join(self.name);
        let program = program.with_extension("wasm");
        let (program, out) = (program.to_string_lossy(), folder.join(self.folder));
        let out = out.to_string_lossy();
        let how = ["--target", "web", "--no-typescript", "--out-dir", &out];
        shell::run(&mut shell::command(
            "wasm-bindgen",
            &[&how[..], &[&program]].concat(),
        ))
    }
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

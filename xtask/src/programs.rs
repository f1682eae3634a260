//! The page's two programs: compiled, and joined to their scripts.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use super::setup::WASM;
use super::shell::{self, Done, Failure, OrFail};
use super::site::workshop;

/// What a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// For serving: as small and as fast as the programs can be.
    Release,
    /// For trying out a change: compiled in seconds, larger and slower.
    Quick,
}

struct Program {
    name: &'static str,
    /// Its cargo profile for a release, which is also the name of cargo's folder for its output.
    profile: &'static str,
    /// What the compiler's optimizer leaves out, to make it smaller.
    left_out: &'static [&'static str],
    /// The page's features that it has.
    features: &'static str,
    /// Its folder in the build.
    folder: &'static str,
}

/// Passes of LLVM that make code faster by more of it, even where it is asked for the smallest: addresses kept beside
/// counters, values loaded ahead of branches or kept out of memory in loops. Without them the first load is 5 kB less.
const FOR_SPEED: &[&str] = &[
    "-disable-lsr",
    "-enable-load-pre=0",
    "-disable-licm-promotion",
];

const PROGRAMS: [Program; 2] = [
    Program {
        name: "page",
        profile: "release",
        left_out: FOR_SPEED,
        features: "",
        folder: "",
    },
    Program {
        name: "workshop",
        profile: "workshop",
        left_out: &[],
        features: "workshop",
        folder: workshop::FOLDER,
    },
];

/// The package with the program of the package for npm. It has the workshop's profile, since it does the same kind
/// of work.
const PACKAGE: &str = "nonet-npm";

/// Compiles one of the wasm tests along with it, so that cargo gives both the same library.
const WITH_TESTS: [&str; 4] = ["--package=page", "--lib", "--test", "same"];

/// Cargo's name for the flags of the page's compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiles both at once, since each uses only one processor for most of its time.
pub(crate) fn compile(target: &Path, manner: Manner) -> Done {
    let start = |program: &Program| {
        program
            .compiling(target, manner)
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
pub(crate) fn bind(target: &Path, folder: &Path, manner: Manner) -> Done {
    PROGRAMS
        .iter()
        .try_for_each(|program| program.bind(target, folder, manner))
}

/// Compiles the program of the package for npm, and joins it to its script in this folder.
pub(crate) fn compile_package(folder: &Path) -> Done {
    let profile = PROGRAMS[1].profile;
    let mut command = packing(&["--profile", profile]);
    shell::run(command.env(FLAGS, nameless()))?;
    bind_package(folder, profile)
}

/// Compiles the program of the package for npm with the library as the tests have it, which is compiled already.
pub(crate) fn compile_tried_package(folder: &Path) -> Done {
    shell::run(&mut packing(&WITH_TESTS))?;
    bind_package(folder, "debug")
}

fn packing(how: &[&str]) -> Command {
    let what = ["build", "--locked", "--package", PACKAGE, "--target", WASM];
    shell::command("cargo", &[&what, how].concat())
}

fn bind_package(folder: &Path, profile: &str) -> Done {
    let program = PACKAGE.replace('-', "_");
    let program = target().join(WASM).join(profile).join(program);
    bound(&program, folder, &["--out-name", "engine"])
}

/// Cargo's folder for its output, unless another one is set.
pub(crate) fn target() -> PathBuf {
    shell::root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

impl Program {
    fn profile(&self, manner: Manner) -> &'static str {
        match manner {
            Manner::Release => self.profile,
            Manner::Quick => "quick",
        }
    }

    fn compiling(&self, target: &Path, manner: Manner) -> Command {
        let what = ["build", "--locked", "--package", "page", "--bin", self.name];
        let how = [
            "--target",
            WASM,
            "--features",
            self.features,
            "--profile",
            self.profile(manner),
        ];
        let mut command = shell::command("cargo", &[&what[..], &how].concat());
        command.env("CARGO_TARGET_DIR", target);
        let passes = self
            .left_out
            .iter()
            .map(|pass| format!(" -Cllvm-args={pass}"));
        command.env(FLAGS, nameless() + &passes.collect::<String>());
        command
    }

    fn bind(&self, target: &Path, folder: &Path, manner: Manner) -> Done {
        let profile = self.profile(manner);
        let program = target.join(WASM).join(profile).join(self.name);
        bound(&program, &folder.join(self.folder), &[])
    }
}

/// Joins a program, named without its extension, to its script.
fn bound(program: &Path, folder: &Path, named: &[&str]) -> Done {
    let program = program.with_extension("wasm");
    let (program, out) = (program.to_string_lossy(), folder.to_string_lossy());
    let how = ["--target", "web", "--no-typescript", "--out-dir", &out];
    shell::run(&mut shell::command(
        "wasm-bindgen",
        &[&how[..], named, &[&program]].concat(),
    ))
}

/// The flags that keep this machine's folders out of the programs, so that they are the same wherever they are built.
/// They are added to those in `.cargo/config.toml`.
fn nameless() -> String {
    let home = |name: &str| env::var_os(name).map(PathBuf::from);
    let cargo = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    let own = [
        (cargo, "/cargo".to_owned()),
        (Some(shell::root()), "/nonet".to_owned()),
    ];
    let flag = |(folder, name): (Option<PathBuf>, String)| {
        let folder = folder?.display().to_string();
        // A blank would split the flag in two: then the folder stays in.
        let is_one = !folder.contains(char::is_whitespace);
        is_one.then(|| format!("--remap-path-prefix={folder}={name}"))
    };
    let flags: Vec<String> = own.into_iter().chain(library()).filter_map(flag).collect();
    flags.join(" ")
}

/// The standard library's source, if it is installed, and its name in programs built without it.
fn library() -> Option<(Option<PathBuf>, String)> {
    let ask = |what: &str| shell::output(&mut shell::command("rustc", &[what]));
    let folder = Path::new(ask("--print=sysroot")?.trim()).join("lib/rustlib/src/rust");
    let version = ask("-vV")?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))?;
    Some((Some(folder), format!("/rustc/{commit}")))
}

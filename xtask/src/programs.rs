//! The page's two programs: compiled, and joined to their scripts.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;

use wasm_bindgen_cli_support::Bindgen;

use super::setup::WASM;
use super::shell::{self, Done, Failure, OrFail};
use super::site::workshop;

/// What a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// For serving: as small and as fast as the programs can be.
    Release,
    /// For the person who waits: compiled in a fraction of the time, larger and slower.
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

static PROGRAMS: [Program; 2] = [
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

/// The profile of both programs for trying out a change.
const QUICK: &str = "quick";

/// The package with the program of the package for npm. It has the workshop's profile, since it does the same kind
/// of work.
const PACKAGE: &str = "nonet-npm";

/// Compiles one of the wasm tests along with it, so that cargo gives both the same library.
const WITH_TESTS: [&str; 4] = ["--package=page", "--lib", "--test", "same"];

/// Cargo's name for the flags of the page's compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiles both. Each program of a release has its own flags and uses only one processor for most of its time, so both
/// are compiled at once; otherwise they have everything in common, which is compiled once.
pub(crate) fn compile(target: &Path, manner: Manner) -> Done {
    let mut commands = match manner {
        Manner::Release => PROGRAMS.iter().map(Program::compiling).collect(),
        Manner::Quick => vec![compiling(&["--bins"], "workshop", QUICK, &[])],
    };
    let start = |command: &mut Command| {
        let command = command.env("CARGO_TARGET_DIR", target);
        command.spawn().or_fail("cannot run cargo")
    };
    let started: Vec<_> = commands.iter_mut().map(start).collect();
    let ended: Vec<_> = started
        .into_iter()
        .map(|child| child.and_then(end))
        .collect();
    ended.into_iter().collect()
}

fn end(mut child: Child) -> Done {
    let status = child.wait().or_fail("cargo is lost")?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("cargo build: {status}")))
}

/// Joins each to its script, both at once; all are then in the folder.
pub(crate) fn bind(target: &Path, folder: &Path, manner: Manner) -> Done {
    thread::scope(|scope| {
        let bind =
            |program: &'static Program| scope.spawn(move || program.bind(target, folder, manner));
        let lost = |_| Err(Failure::new("joining panicked"));
        let begun = PROGRAMS.each_ref().map(bind);
        let ended = begun.map(|joining| joining.join().unwrap_or_else(lost));
        ended.into_iter().collect()
    })
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
    bound(&program, folder, Some("engine"))
}

/// Cargo's folder for its output, unless another one is set.
pub(crate) fn target() -> PathBuf {
    shell::root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Cargo's call for some of the programs.
fn compiling(which: &[&str], features: &str, profile: &str, left_out: &[&str]) -> Command {
    let what = ["build", "--locked", "--package", "page", "--target", WASM];
    let how = ["--features", features, "--profile", profile];
    let mut command = shell::command("cargo", &[&what[..], &how, which].concat());
    let passes = left_out.iter().map(|pass| format!(" -Cllvm-args={pass}"));
    command.env(FLAGS, nameless() + &passes.collect::<String>());
    command
}

impl Program {
    fn profile(&self, manner: Manner) -> &'static str {
        match manner {
            Manner::Release => self.profile,
            Manner::Quick => QUICK,
        }
    }

    /// For a release.
    fn compiling(&self) -> Command {
        compiling(
            &["--bin", self.name],
            self.features,
            self.profile,
            self.left_out,
        )
    }

    fn bind(&self, target: &Path, folder: &Path, manner: Manner) -> Done {
        let profile = self.profile(manner);
        let program = target.join(WASM).join(profile).join(self.name);
        bound(&program, &folder.join(self.folder), None)
    }
}

/// Joins a program, named without its extension, to its script. Nobody reads the names of its functions; that the script
/// knows the program's address by itself is the one habit of wasm-bindgen's command line that is not the library's.
fn bound(program: &Path, folder: &Path, name: Option<&str>) -> Done {
    let program = program.with_extension("wasm");
    let mut joining = Bindgen::new();
    joining.input_path(&program).remove_name_section(true);
    joining.typescript(false).omit_default_module_path(false);
    if let Some(name) = name {
        joining.out_name(name);
    }
    let joined = joining
        .web(true)
        .and_then(|joining| joining.generate(folder));
    joined.map_err(|error| Failure::new(format!("cannot join {}: {error:#}", program.display())))
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

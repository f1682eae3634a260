//! Running other programs, and the one kind of failure that a build helper has.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What failed and what to do about it, for the person at the terminal.
#[derive(Debug)]
pub(crate) struct Failure(String);

/// The outcome of an action.
pub(crate) type Done = Result<(), Failure>;

impl Failure {
    pub(crate) fn new(words: impl Into<String>) -> Failure {
        Failure(words.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Puts the action before an error of the standard library.
pub(crate) trait OrFail<T> {
    fn or_fail(self, what: impl fmt::Display) -> Result<T, Failure>;
}

impl<T, E: fmt::Display> OrFail<T> for Result<T, E> {
    fn or_fail(self, what: impl fmt::Display) -> Result<T, Failure> {
        self.map_err(|error| Failure::new(format!("{what}: {error}")))
    }
}

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The built page.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where our own copies of the tools live: in the project, so that nothing global changes.
pub(crate) fn tools() -> PathBuf {
    root().join(env::var_os("NONET_TOOLS").unwrap_or_else(|| ".tools".into()))
}

/// Reads a text file of the project.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).or_fail(format!("cannot read {}", path.display()))
}

/// A program to be run in the project's folder, with our tools found first.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command.env("PATH", search_path());
    for name in env::vars_os().map(|(name, _)| name).filter(is_leaked) {
        command.env_remove(name);
    }
    command
}

fn search_path() -> OsString {
    let given = env::var_os("PATH").unwrap_or_default();
    let ours = std::iter::once(tools().join("bin"));
    env::join_paths(ours.chain(env::split_paths(&given))).unwrap_or(given)
}

/// `cargo run` describes *this* package to its child in variables that a nested cargo must not take as its own; the
/// user's settings (`CARGO_TARGET_DIR`, `RUSTFLAGS`, ...) pass through.
fn is_leaked(name: &OsString) -> bool {
    let name = name.to_string_lossy();
    [
        "CARGO_PKG_",
        "CARGO_MANIFEST_",
        "CARGO_BIN_",
        "CARGO_CRATE_",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
}

/// Runs a command to its end, showing what it prints.
pub(crate) fn run(command: &mut Command) -> Done {
    let line = line(command);
    println!("+ {line}");
    let status = command.status().or_fail(format!("cannot start {line}"))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("{line}: {status}")))
}

/// Runs a command to its end, then shows its output: for commands that run beside others.
pub(crate) fn in_one_piece(command: &mut Command) -> Done {
    let line = line(command);
    let output = command.output().or_fail(format!("cannot start {line}"))?;
    let [printed, told] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    println!("+ {line}\n{told}{printed}");
    if output.status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("{line}: {}", output.status)))
}

/// The output of a command, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_reads_as_it_is_typed() {
        assert_eq!(
            line(&command("cargo", &["fmt", "--check"])),
            "cargo fmt --check"
        );
    }

    #[test]
    fn only_what_describes_this_package_is_kept_from_nested_cargo() {
        assert!(is_leaked(&"CARGO_PKG_NAME".into()));
        assert!(!is_leaked(&"CARGO_TARGET_DIR".into()));
        assert!(!is_leaked(&"RUSTFLAGS".into()));
    }

    #[test]
    fn a_failure_says_what_was_being_done() {
        let failure = read(Path::new("no/such/file")).unwrap_err().to_string();
        assert!(
            failure.starts_with("cannot read no/such/file: "),
            "{failure}"
        );
    }
}

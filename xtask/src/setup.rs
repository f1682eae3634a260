//! Puts in place what builds and checks need: the wasm target, wasm-bindgen's test runner, tools of the campaigns.
//!
//! Nothing is fetched if everything is there. Tools are compiled once into `.tools`, which `cargo clean` does not
//! touch; `NONET_TOOLS` names another folder.

use std::fs;
use std::path::Path;
use std::time::Instant;

use super::shell::{self, Done, Failure, OrFail};
use super::versions;

/// The target of the page and its workers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

struct Tool {
    package: &'static str,
    program: &'static str,
    /// The arguments that make it print its version, as its second word.
    asked: &'static [&'static str],
    version: String,
    why: &'static str,
    minutes: &'static str,
}

/// What the tests that run as wasm need.
pub(crate) fn for_wasm_tests() -> Done {
    provide([test_runner()?])
}

/// What the campaigns need in addition: one feeds strange input to a program, the other strange programs to tests.
pub(crate) fn for_campaigns() -> Done {
    provide(campaign_tools())
}

/// Compiles the missing tools.
fn provide<const N: usize>(tools: [Tool; N]) -> Done {
    let missing: Vec<Tool> = tools.into_iter().filter(|tool| !tool.is_there()).collect();
    for tool in &missing {
        tool.announce();
    }
    for tool in &missing {
        tool.install()?;
    }
    if missing.is_empty() {
        return Ok(());
    }
    let leftovers = build_folder();
    if !Path::new(&leftovers).exists() {
        return Ok(()); // everything was installed already
    }
    fs::remove_dir_all(&leftovers).or_fail(format!("cannot remove {leftovers}"))
}

/// The compiler's parts that the checks need, beyond a build.
pub(crate) fn for_checks() -> Done {
    for (component, word) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if shell::output(&mut shell::command("cargo", &[word, "--version"])).is_none() {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn test_runner() -> Result<Tool, Failure> {
    Ok(Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen-test-runner",
        asked: &["--version"],
        version: versions::wasm_bindgen()?,
        why: "runs tests as wasm",
        minutes: "2 to 3",
    })
}

fn campaign_tools() -> [Tool; 2] {
    [
        Tool {
            package: "cargo-fuzz",
            program: "cargo-fuzz",
            asked: &["--version"],
            version: "0.13.2".to_owned(),
            why: "looks for inputs that reach new code",
            minutes: "1 to 2",
        },
        Tool {
            package: "cargo-mutants",
            program: "cargo-mutants",
            asked: &["mutants", "--version"],
            version: "27.1.0".to_owned(),
            why: "says which small faults a program can have",
            minutes: "2 to 3",
        },
    ]
}

/// Makes sure that the standard library for a target is installed.
pub(crate) fn target(name: &str) -> Done {
    let query = ["--print", "target-libdir", "--target", name];
    let folder = shell::output(&mut shell::command("rustc", &query)).unwrap_or_default();
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    println!("{name}: the standard library for it; some seconds, once");
    rustup(&["target", "add", name])
}

fn rustup(arguments: &[&str]) -> Done {
    shell::run(&mut shell::command("rustup", arguments)).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nrustup adds it (https://rustup.rs); or install it as your system does"
        ))
    })
}

/// Shared by all installations, since they have many dependencies in common.
fn build_folder() -> String {
    shell::tools().join("build").to_string_lossy().into_owned()
}

impl Tool {
    fn is_there(&self) -> bool {
        let said = shell::output(&mut shell::command(self.program, self.asked));
        said.is_some_and(|said| said.split_whitespace().nth(1) == Some(&self.version))
    }

    fn announce(&self) {
        let Tool {
            package,
            version,
            why,
            minutes,
            ..
        } = self;
        println!("{package} {version} will be compiled: it {why}; {minutes} minutes, once");
    }

    fn install(&self) -> Done {
        println!(
            "\ninstalling {} {} into {}",
            self.package,
            self.version,
            shell::tools().display()
        );
        let start = Instant::now();
        let (root, build) = (shell::tools(), build_folder());
        let root = root.to_string_lossy();
        let place = ["--root", &root, "--target-dir", &build];
        let what = [
            "install",
            "--locked",
            self.package,
            "--version",
            &self.version,
        ];
        let mut command = shell::command("cargo", &[&what, &place[..]].concat());
        // Their own release profiles spend minutes on speed that a build of the page would not notice.
        command.env("CARGO_PROFILE_RELEASE_LTO", "off");
        command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        shell::run(&mut command)?;
        println!(
            "{} {} installed in {} s",
            self.package,
            self.version,
            start.elapsed().as_secs()
        );
        Ok(())
    }
}

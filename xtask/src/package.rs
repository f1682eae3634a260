//! `cargo xtask package`: the package for npm, in `target/npm/nonet`, ready for `npm publish`; and its check.
//!
//! Its program is compiled from `npm/`, a separate member; scripts, types and README are packed from there unchanged.

use std::fs;
use std::path::Path;

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};
use super::site::{first_load, precache, wasm};
use super::{programs, setup};

/// Where the package is made.
const FOLDER: &str = "target/npm/nonet";

/// Where it is made for the check, without shrinking, and with the library as the tests have it.
const TRIED: &str = "target/npm/tried/nonet";

/// The sources of the package.
const SOURCE: &str = "npm";

/// Those that are packed unchanged.
const FILES: &[&str] = &[
    "README.md",
    "index.d.ts",
    "index.js",
    "node.js",
    "package.json",
];

const LICENCES: &[&str] = &["LICENSE-APACHE", "LICENSE-MIT"];

/// The program and its script, as wasm-bindgen names them.
const PROGRAM: &str = "engine_bg.wasm";
const SCRIPT: &str = "engine.js";

/// Makes the package.
pub(crate) fn package(_: &[String]) -> Done {
    setup::target(setup::WASM)?;
    make(FOLDER, programs::compile_package)?;
    lighten(&shell::root().join(FOLDER))?;
    let folder = shell::root().join(FOLDER);
    let program = fs::read(folder.join(PROGRAM)).or_fail(PROGRAM)?;
    let said = sizes(program.len(), first_load::compressed(&program)?);
    println!("{FOLDER}: the program is {said}");
    let readme = shell::read(&folder.join("README.md"))?;
    if !readme.contains(&said) {
        let wrong = format!("{SOURCE}/README.md does not say that the program is {said}");
        return Err(Failure::new(wrong));
    }
    Ok(())
}

/// Packs it, installs it in an empty project, and tries it there: in Node, in a browser, and by the compiler of types.
pub(crate) fn check(browser: &Browser) -> Done {
    make(TRIED, programs::compile_tried_package)?;
    browser::packages()?;
    let tests = precache::walk(&shell::root().join(SOURCE).join("test"))?;
    let tests = tests.iter().map(|file| &file.name);
    let tests = tests.filter(|name| name.ends_with(".test.mjs"));
    let tests: Vec<String> = tests.map(|name| format!("{SOURCE}/test/{name}")).collect();
    let arguments = ["--test".to_owned()].into_iter().chain(tests);
    let arguments: Vec<String> = arguments.collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut command = browser.node(&arguments);
    command.env("NONET_PACKAGE", shell::root().join(TRIED));
    shell::run(command.env("NPM", browser::npm()?))
}

fn make(folder: &str, compile: fn(&Path) -> Done) -> Done {
    let folder = shell::root().join(folder);
    if folder.exists() {
        fs::remove_dir_all(&folder).or_fail(format!("cannot remove {}", folder.display()))?;
    }
    compile(&folder)?;
    let root = shell::root();
    let own = FILES.iter().map(|name| (root.join(SOURCE), *name));
    let licences = LICENCES.iter().map(|name| (root.clone(), *name));
    own.chain(licences)
        .try_for_each(|(from, name)| copy(&from, name, &folder))
}

fn copy(from: &Path, name: &str, folder: &Path) -> Done {
    let bytes = fs::read(from.join(name)).or_fail(format!("cannot read {name}"))?;
    precache::write(folder, name, &bytes)
}

/// Shrinks the program, as the page's programs are.
fn lighten(folder: &Path) -> Done {
    let program = fs::read(folder.join(PROGRAM)).or_fail(PROGRAM)?;
    let script = shell::read(&folder.join(SCRIPT))?;
    let (program, script) = wasm::smaller(&program, &script).or_fail(PROGRAM)?;
    precache::write(folder, PROGRAM, &program)?;
    precache::write(folder, SCRIPT, script.as_bytes())
}

/// A size as the README states it.
fn sizes(whole: usize, compressed: usize) -> String {
    let whole = (whole + 50_000) / 100_000;
    let compressed = (compressed + 5_000) / 10_000 * 10;
    format!(
        "{}.{} MB, {compressed} kB compressed",
        whole / 10,
        whole % 10
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded() {
        assert_eq!(sizes(1_949_999, 504_999), "1.9 MB, 500 kB compressed");
        assert_eq!(sizes(2_050_000, 505_000), "2.1 MB, 510 kB compressed");
    }

    #[test]
    fn the_package_has_the_version_of_the_library() {
        let text = |name: &str| shell::read(&shell::root().join(name)).unwrap();
        let version = |text: &str, mark: &str| {
            let (_, rest) = text.split_once(mark).unwrap();
            rest.split('"').next().unwrap().to_owned()
        };
        let library = version(&text("Cargo.toml"), "\nversion = \"");
        let package = version(&text("npm/package.json"), "\"version\": \"");
        assert_eq!(package, library);
    }
}

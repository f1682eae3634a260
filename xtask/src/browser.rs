//! The real browsers for the checks, the driver of the first, and the Node packages that control both.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::shell::{self, Done, Failure, OrFail};
use super::system::{self, Need};

/// The folder of the end-to-end suite.
pub(crate) const SUITE: &str = "tests/e2e";

const CHROMIUM: Need = Need {
    what: "Chromium",
    why: "the checks run the page in a real browser",
    packages: &["chromium", "chromium-driver"],
    variable: "CHROMIUM",
    names: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    ],
};

const SHELL: Need = Need {
    what: "Chromium's headless shell",
    why: "the same browser without windows starts and opens a page in half the time",
    packages: &["chromium-headless-shell"],
    variable: "CHROMIUM_SHELL",
    names: &["chromium-headless-shell", "chrome-headless-shell"],
};

const FIREFOX: Need = Need {
    what: "Firefox",
    why: "the checks walk the page's main paths in a second browser",
    packages: &["firefox-esr"],
    variable: "FIREFOX",
    names: &[
        "firefox-esr",
        "firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        r"C:\Program Files\Mozilla Firefox\firefox.exe",
    ],
};

const DRIVER: Need = Need {
    what: "ChromeDriver",
    why: "the wasm tests start their browser through it; its version must be the browser's",
    packages: &["chromium-driver"],
    variable: "CHROMEDRIVER",
    names: &["chromedriver"],
};

const OLDEST_NODE: u32 = 20;

const NODE: Need = Need {
    what: "Node",
    why: "the end-to-end suite is written for it",
    packages: &["nodejs", "npm"],
    variable: "NODE",
    names: &["node"],
};

const NPM: Need = Need {
    what: "npm",
    why: "it fetches the packages of the end-to-end suite: playwright-core, axe-core, mdn-http-observatory, typescript",
    packages: &["npm"],
    variable: "NPM",
    names: &[if cfg!(windows) { "npm.cmd" } else { "npm" }],
};

/// Browsers that can be controlled.
pub(crate) struct Browser {
    chromium: PathBuf,
    shell: PathBuf,
    firefox: PathBuf,
    driver: PathBuf,
    node: PathBuf,
}

/// Finds browsers, driver and Node, or installs them.
pub(crate) fn provide() -> Result<Browser, Failure> {
    let node = system::provide(&NODE)?;
    let version = shell::output(&mut shell::command(&node.to_string_lossy(), &["--version"]));
    new_enough(&version.unwrap_or_default())?;
    let chromium = system::provide(&CHROMIUM)?;
    Ok(Browser {
        shell: system::provide(&SHELL).unwrap_or_else(|_| chromium.clone()),
        chromium,
        firefox: system::provide(&FIREFOX)?,
        driver: system::provide(&DRIVER)?,
        node,
    })
}

/// Some systems still package an older Node, which fails in ways that do not say so.
fn new_enough(version: &str) -> Done {
    let major = version.trim().trim_start_matches('v').split('.').next();
    if major.and_then(|major| major.parse::<u32>().ok()) >= Some(OLDEST_NODE) {
        return Ok(());
    }
    Err(Failure::new(format!(
        "Node is {version:?}, but {OLDEST_NODE} or later is needed: https://nodejs.org has it; \
         put it on PATH, or name it by NODE=/path/to/node"
    )))
}

impl Browser {
    /// A script of the suite, with the browsers to use.
    pub(crate) fn node(&self, arguments: &[&str]) -> Command {
        let mut command = shell::command(&self.node.to_string_lossy(), arguments);
        command.env("CHROMIUM", &self.chromium);
        command.env("CHROMIUM_SHELL", &self.shell);
        command.env("FIREFOX", &self.firefox);
        command
    }

    /// Lets a `cargo test` for wasm32 find its browser.
    pub(crate) fn drive<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("CHROMEDRIVER", &self.driver)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
    }
}

/// Installs the suite's packages unless exactly those of its lock file are there: `npm ci` would fetch them each time.
pub(crate) fn packages() -> Done {
    let suite = shell::root().join(SUITE);
    let lock = shell::read(&suite.join("package-lock.json"))?;
    let installed = suite.join("node_modules/.installed-lock.json");
    if fs::read_to_string(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    let npm = npm()?;
    let arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    shell::run(shell::command(&npm.to_string_lossy(), &arguments).current_dir(&suite))?;
    fs::write(&installed, lock).or_fail(format!("cannot write {}", installed.display()))
}

/// npm, or what installs it.
pub(crate) fn npm() -> Result<PathBuf, Failure> {
    system::provide(&NPM)
}

/// The suite's test files, in order of name (Node 20 does not expand patterns).
pub(crate) fn test_files() -> Result<Vec<String>, Failure> {
    let folder = shell::root().join(SUITE);
    let entries = fs::read_dir(&folder).or_fail(format!("cannot list {}", folder.display()))?;
    let names = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut files: Vec<String> = names
        .filter(|name| name.ends_with(".test.mjs"))
        .map(|name| format!("{SUITE}/{name}"))
        .collect();
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_node_is_refused() {
        assert!(new_enough("v20.20.2\n").is_ok());
        assert!(new_enough("v18.19.0").is_err());
        assert!(new_enough("").is_err());
    }
}

//! The packages built into the programs: each under a licence that allows it, from the registry, in one version,
//! and with its reason on record.
//!
//! Known vulnerabilities are listed on the network, which the checks do not use: the last line shows how to look
//! them up.

use std::collections::BTreeSet;
use std::path::Path;

use super::shell::{self, Done, Failure};
use super::{browser, setup};

/// Licences that only require attribution.
const ALLOWED: &[&str] = &["MIT", "Apache-2.0", "BSD-3-Clause", "Unicode-3.0", "Zlib"];

/// Packages used only by the tests may have these licences as well: they are not distributed.
const ALLOWED_IN_TESTS: &[&str] = &["MPL-2.0", "MIT-0", "ISC", "BSD-2-Clause", "BlueOak-1.0.0"];

/// The page that gives the reason for each package.
const REASONS: &str = "docs/DESIGN.md";

/// Packages built in two versions, and why.
const TWICE: &[(&str, &str)] = &[(
    "syn",
    "a macro of the build helper's walrus is older; nothing of it is in what is served",
)];

/// A package as `cargo tree` prints it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    /// Where it comes from, if not from the registry.
    place: Option<String>,
    licence: String,
}

impl Package {
    /// Is it one of this folder's?
    fn is_ours(&self) -> bool {
        let root = shell::root();
        let place = self.place.as_deref().map(Path::new);
        place.is_some_and(|place| place.starts_with(root))
    }
}

/// Runs the check.
pub(crate) fn check() -> Done {
    let (mut faults, mut names) = (Vec::new(), BTreeSet::new());
    for target in [&["--target", setup::WASM][..], &[]] {
        let packages = tree(target)?;
        faults.extend(packages.iter().filter_map(fault));
        faults.extend(doubles(&packages));
        names.extend(packages.into_iter().map(|package| package.name));
    }
    faults.extend(unknown(&names, &shell::read(&shell::root().join(REASONS))?));
    let lock = shell::root().join(browser::SUITE).join("package-lock.json");
    faults.extend(test_faults(&shell::read(&lock)?));
    if !faults.is_empty() {
        return Err(Failure::new(faults.join("\n")));
    }
    println!(
        "{} packages, all with a licence that allows it",
        names.len()
    );
    println!("advisories are not checked: they are on the network. To ask:");
    println!(
        "  cargo install cargo-audit && cargo audit; npm --prefix {} audit",
        browser::SUITE
    );
    Ok(())
}

/// All packages built for a target, including build scripts and macros, except ours.
fn tree(target: &[&str]) -> Result<BTreeSet<Package>, Failure> {
    let how = [
        "tree",
        "--locked",
        "--workspace",
        "--all-features",
        "-e",
        "normal,build",
        "--prefix",
        "none",
        "-f",
        "{p}|{l}",
    ];
    let mut command = shell::command("cargo", &[&how, target].concat());
    let printed = shell::output(&mut command).ok_or_else(|| Failure::new("cargo tree failed"))?;
    let packages: BTreeSet<Package> = printed.lines().filter_map(package).collect();
    Ok(packages
        .into_iter()
        .filter(|package| !package.is_ours())
        .collect())
}

/// Reads `name v1.0.0 (proc-macro)|MIT`; a package listed before ends in `(*)`.
fn package(line: &str) -> Option<Package> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let (name, rest) = package.split_once(" v")?;
    let (version, place) = rest.split_once(" (").unwrap_or((rest, "proc-macro"));
    let place = place.trim_end_matches(')');
    Some(Package {
        name: name.to_owned(),
        version: version.to_owned(),
        place: (place != "proc-macro").then(|| place.to_owned()),
        licence: licence.to_owned(),
    })
}

fn fault(package: &Package) -> Option<String> {
    let Package {
        name,
        licence,
        place,
        ..
    } = package;
    match place {
        Some(place) => Some(format!("{name} is not from the registry: ({place})")),
        None if !allows(licence, ALLOWED) => {
            Some(format!("{name}: {licence:?} is not among {ALLOWED:?}"))
        }
        None => None,
    }
}

/// Is each part of `(MIT OR X) AND Y` allowed? A slash is an old way to write "or".
fn allows(expression: &str, allowed: &[&str]) -> bool {
    let parts = expression
        .split(" AND ")
        .map(|part| part.trim_matches(['(', ')']));
    let choices = |part: &str| part.replace('/', " OR ");
    let is_allowed = |choice: &str| allowed.contains(&choice.trim());
    let mut parts = parts.map(choices);
    parts.all(|part| part.split(" OR ").any(is_allowed))
}

/// The packages built in two versions without a reason.
fn doubles(packages: &BTreeSet<Package>) -> Vec<String> {
    let pairs = packages.iter().zip(packages.iter().skip(1));
    let has_reason = |package: &Package| TWICE.iter().any(|(name, _)| *name == package.name);
    let twice = pairs.filter(|(a, b)| a.name == b.name && !has_reason(a));
    twice
        .map(|(a, b)| {
            format!(
                "{} is built in two versions: {}, {}",
                a.name, a.version, b.version
            )
        })
        .collect()
}

/// The packages that the page of reasons does not name.
fn unknown(names: &BTreeSet<String>, reasons: &str) -> Vec<String> {
    let (_, section) = reasons
        .split_once("\n## Dependencies\n")
        .unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let is_name = |ch: char| ch.is_ascii_alphanumeric() || ch == '-' || ch == '_';
    let known: BTreeSet<&str> = section.split(|ch| !is_name(ch)).collect();
    let unknown = names.iter().filter(|name| !known.contains(name.as_str()));
    unknown
        .map(|name| format!("{name} is new: {REASONS} does not say what it is for"))
        .collect()
}

/// The packages of the browser suite with other licences.
fn test_faults(lock: &str) -> Vec<String> {
    let licences = lock
        .lines()
        .filter_map(|line| line.trim().strip_prefix("\"license\": \""));
    let allowed = [ALLOWED, ALLOWED_IN_TESTS].concat();
    let mut licences = licences.map(|rest| rest.trim_end_matches(['"', ',']));
    let refused = licences.find(|licence| !allows(licence, &allowed));
    refused
        .map(|licence| format!("{}: {licence:?} is not allowed", browser::SUITE))
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_licence_must_be_allowed() {
        for good in [
            "MIT",
            "Apache-2.0/MIT",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
        ] {
            assert!(allows(good, ALLOWED), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND OpenSSL",
            "MIT-0",
        ] {
            assert!(!allows(bad, ALLOWED), "{bad}");
        }
    }

    #[test]
    fn what_comes_from_elsewhere_is_told() {
        let fault = |line| fault(&package(line).expect("a package"));
        assert_eq!(fault("syn v3.0.9 (proc-macro)|MIT (*)"), None);
        assert_eq!(
            fault("a v1.0.0 (https://example.org/a#1234)|MIT").as_deref(),
            Some("a is not from the registry: (https://example.org/a#1234)")
        );
        assert!(fault("a v1.0.0|").is_some_and(|fault| fault.starts_with("a: \"\" is not")));
    }

    #[test]
    fn a_package_in_two_versions_and_a_new_one_are_told() {
        let packages: BTreeSet<Package> = ["a v1.0.0|MIT", "a v2.0.0|MIT", "b-c v1.0.0|MIT"]
            .into_iter()
            .filter_map(package)
            .collect();
        assert_eq!(
            doubles(&packages),
            ["a is built in two versions: 1.0.0, 2.0.0"]
        );
        let names = packages.into_iter().map(|package| package.name).collect();
        let reasons = "b-c\n## Dependencies\n| `a` | of use |\n## Tools\nb-c\n";
        assert_eq!(
            unknown(&names, reasons),
            ["b-c is new: docs/DESIGN.md does not say what it is for"]
        );
    }

    #[test]
    fn packages_of_the_tests_may_ask_for_more() {
        assert!(test_faults("\"license\": \"MPL-2.0\",\n\"license\": \"MIT\"").is_empty());
        assert_eq!(test_faults("\"license\": \"GPL-3.0\",").len(), 1);
    }
}

//! Programs of the operating system that cargo cannot install: searched, fetched by apt-get if that is possible
//! without asking, and otherwise named exactly.

use std::env;
use std::path::{Path, PathBuf};

use super::shell::{self, Done, Failure};

/// Something that the system has to provide.
pub(crate) struct Need {
    pub(crate) what: &'static str,
    /// Why it is needed, and its name for apt-get.
    pub(crate) why: &'static str,
    pub(crate) packages: &'static [&'static str],
    /// The variable with its path, if it is elsewhere.
    pub(crate) variable: &'static str,
    /// Its possible names; a whole path is used as it is.
    pub(crate) names: &'static [&'static str],
}

/// Finds a program, installing it if it is missing and that is possible.
pub(crate) fn provide(need: &Need) -> Result<PathBuf, Failure> {
    if let Some(path) = find(need) {
        return Ok(path);
    }
    println!(
        "{}: {}; installing {}",
        need.what,
        need.why,
        need.packages.join(", ")
    );
    let outcome = apt_get(need.packages);
    find(need).ok_or_else(|| missing(need, outcome))
}

fn find(need: &Need) -> Option<PathBuf> {
    let given = env::var_os(need.variable).map(PathBuf::from);
    given.or_else(|| need.names.iter().find_map(|name| on_path(name)))
}

fn on_path(name: &str) -> Option<PathBuf> {
    if Path::new(name).is_absolute() {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}

fn missing(need: &Need, outcome: Done) -> Failure {
    let tried = outcome
        .err()
        .map_or(String::new(), |failure| format!(" ({failure})"));
    Failure::new(format!(
        "{what} is missing: {why}.{tried}\n\
         Debian, Ubuntu:  apt-get install {packages}\n\
         elsewhere:       install it and put it on PATH, or name it by {variable}=/path/to/it",
        what = need.what,
        why = need.why,
        packages = need.packages.join(" "),
        variable = need.variable,
    ))
}

/// Runs apt-get without asking: as root, with a sudo that needs no password, or not at all.
fn apt_get(packages: &[&str]) -> Done {
    if on_path("apt-get").is_none() {
        return Err(Failure::new("this system has no apt-get"));
    }
    let prefix: &[&str] = if is_root() { &[] } else { &["sudo", "-n"] };
    let apt = |arguments: &[&str]| {
        let words = [
            prefix,
            &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
            arguments,
        ]
        .concat();
        shell::run(&mut shell::command(words[0], &words[1..]))
    };
    apt(&["update", "--quiet"])?;
    apt(&[
        &["install", "--quiet", "--yes", "--no-install-recommends"],
        packages,
    ]
    .concat())
}

fn is_root() -> bool {
    shell::output(&mut shell::command("id", &["-u"])).is_some_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: Need = Need {
        what: "A thing",
        why: "for the test",
        packages: &["thing", "thing-driver"],
        variable: "NONET_TEST_THING",
        names: &["no-such-program-anywhere"],
    };

    #[test]
    fn finds_programs_by_name() {
        assert!(on_path("cargo").is_some());
        assert_eq!(find(&NOWHERE), None);
    }

    #[test]
    fn says_exactly_what_to_install() {
        let text = missing(&NOWHERE, Err(Failure::new("no way"))).to_string();
        assert!(
            text.starts_with("A thing is missing: for the test. (no way)\n"),
            "{text}"
        );
        assert!(
            text.contains("apt-get install thing thing-driver\n"),
            "{text}"
        );
        assert!(text.contains("NONET_TEST_THING="), "{text}");
    }
}

//! wasm-bindgen's crate, its test runner and what joins programs to their scripts must be the same version: manifests
//! pin it, Cargo.lock resolves it.

use super::shell::{self, Failure};

/// The version of wasm-bindgen that all of them name.
pub(crate) fn wasm_bindgen() -> Result<String, Failure> {
    let text = |name: &str| shell::read(&shell::root().join(name));
    agreed(&[
        (
            "Cargo.toml",
            quoted_after(&text("Cargo.toml")?, "wasm-bindgen = \"="),
        ),
        ("Cargo.lock", locked(&text("Cargo.lock")?, "wasm-bindgen")),
        (
            "Cargo.lock (cli-support)",
            locked(&text("Cargo.lock")?, "wasm-bindgen-cli-support"),
        ),
    ])
}

type Named = (&'static str, Option<String>);

fn agreed(found: &[Named]) -> Result<String, Failure> {
    if let [(_, Some(first)), rest @ ..] = found
        && rest
            .iter()
            .all(|(_, version)| version.as_ref() == Some(first))
    {
        return Ok(first.clone());
    }
    let each = found.iter().map(|(file, version)| {
        format!(
            "{file} {}",
            version.as_deref().unwrap_or("names none exactly")
        )
    });
    Err(Failure::new(format!(
        "the versions of wasm-bindgen must be equal: {}",
        each.collect::<Vec<_>>().join(", ")
    )))
}

/// The version of a package in Cargo.lock, on the line after its name.
fn locked(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    quoted_after(lines.next()?, "version = \"")
}

/// The rest of the quoted text on the first line that begins like this.
fn quoted_after(text: &str, start: &str) -> Option<String> {
    let rest = text.lines().find_map(|line| line.strip_prefix(start))?;
    Some(rest.split_once('"')?.0.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n\n\
                        [[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"0.2.7\"\n";

    #[test]
    fn reads_the_locked_version() {
        assert_eq!(locked(LOCK, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(
            locked(LOCK, "wasm-bindgen-shared").as_deref(),
            Some("0.2.7")
        );
        assert_eq!(locked(LOCK, "serde"), None);
    }

    #[test]
    fn reads_a_pin() {
        let toml = "[dependencies]\nwasm-bindgen = \"=0.2.129\" # why\n";
        let pin = |text| quoted_after(text, "wasm-bindgen = \"=");
        assert_eq!(pin(toml).as_deref(), Some("0.2.129"));
        assert_eq!(pin("wasm-bindgen = \"0.2\"\n"), None);
    }

    #[test]
    fn names_the_files_that_disagree() {
        let named = |a: &str, b: Option<&str>| {
            agreed(&[("A", Some(a.to_owned())), ("B", b.map(str::to_owned))])
        };
        assert_eq!(named("1.0.0", Some("1.0.0")).unwrap(), "1.0.0");
        let message = named("1.0.0", Some("1.0.1")).unwrap_err().to_string();
        assert!(message.ends_with("A 1.0.0, B 1.0.1"), "{message}");
        assert!(named("1.0.0", None).is_err());
    }

    #[test]
    fn the_project_agrees_with_itself() {
        assert!(wasm_bindgen().is_ok());
    }
}

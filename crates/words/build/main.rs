//! Runs before anything is compiled, on the folders of `words/`: makes the list of languages, a constant for each
//! phrase, and the texts of each language in the form fetched. Faults in them end the build here.

mod code;
mod families;
mod faults;
mod ftl;
mod keys;
mod language;
mod plural;

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The variable that names another folder of languages, to try one out.
const FOLDER: &str = "NONET_WORDS";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let folder = env::var(FOLDER).unwrap_or_else(|_| "../../words".to_owned());
    println!("cargo::rerun-if-changed={folder}");
    let languages = language::read_all(Path::new(&folder))?;
    let faults = faults::of(&languages);
    if !faults.is_empty() {
        return Err(format!("the words are not in order:\n{}", faults.join("\n")).into());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, text) in code::files(&languages)
        .into_iter()
        .chain(keys::files(&languages))
    {
        fs::write(out.join(name), text)?;
    }
    println!("cargo::metadata=KEYS={}", out.display());
    Ok(())
}

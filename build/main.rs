//! Runs before anything is compiled, on the folders of `words/`: makes the list of languages, and the texts of
//! each in the form fetched. Faults in them end the build here. Without the feature `words` nothing is made.

#[cfg(feature = "words")]
mod code;
#[cfg(feature = "words")]
mod faults;
#[cfg(feature = "words")]
mod ftl;
#[cfg(feature = "words")]
mod language;
#[cfg(feature = "words")]
mod plural;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    #[cfg(feature = "words")]
    words()?;
    #[cfg(not(feature = "words"))]
    println!("cargo::rerun-if-changed=build/main.rs");
    Ok(())
}

#[cfg(feature = "words")]
fn words() -> Result<(), Box<dyn Error>> {
    use std::env;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The variable that names another folder of languages, to try one out.
    const FOLDER: &str = "NONET_WORDS";

    println!("cargo::rerun-if-env-changed={FOLDER}");
    let folder = env::var(FOLDER).unwrap_or_else(|_| "words".to_owned());
    println!("cargo::rerun-if-changed={folder}");
    let languages = language::read_all(Path::new(&folder))?;
    let faults = faults::of(&languages);
    if !faults.is_empty() {
        return Err(format!("the words are not in order:\n{}", faults.join("\n")).into());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, text) in code::files(&languages) {
        fs::write(out.join(name), text)?;
    }
    Ok(())
}

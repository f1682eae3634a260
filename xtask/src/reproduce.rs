//! `cargo xtask reproduce`: two builds from scratch give the same files, byte for byte.

use std::collections::BTreeMap;
use std::fs;

use super::programs::Manner;
use super::shell::{self, Done, Failure, OrFail};
use super::{build, precache, setup, staged};

/// The folder of the two builds.
const FOLDER: &str = "target/reproduce";

/// The hash of each file of a build.
type Hashes = BTreeMap<String, String>;

/// Builds twice and compares.
pub(crate) fn reproduce(_: &[String]) -> Done {
    setup::for_build()?;
    let (first, second) = (built("first")?, built("second")?);
    let differing = differing(&first, &second);
    if differing.is_empty() {
        println!("{} files, the same in both builds", first.len());
        return Ok(());
    }
    Err(Failure::new(format!(
        "these differ between two builds: {}",
        differing.join(", ")
    )))
}

fn built(name: &str) -> Result<Hashes, Failure> {
    let folder = shell::root().join(FOLDER).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).or_fail(format!("cannot remove {}", folder.display()))?;
    }
    let dist = folder.join("dist");
    build::into(&dist, &folder.join("target"), Manner::Release)?;
    let files = precache::walk(&dist)?.into_iter();
    Ok(files
        .map(|file| (file.name, staged::sha256(&file.bytes)))
        .collect())
}

/// The files that are not in both builds with the same bytes.
fn differing(first: &Hashes, second: &Hashes) -> Vec<String> {
    let of = |one: &Hashes, other: &Hashes| -> Vec<String> {
        let differs = |(name, hash): &(&String, &String)| other.get(*name) != Some(*hash);
        let names = one.iter().filter(differs).map(|(name, _)| name.clone());
        names.collect()
    };
    let mut names = [of(first, second), of(second, first)].concat();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_what_differs_or_is_missing() {
        let hashes = |files: &[(&str, &str)]| -> Hashes {
            let owned = files
                .iter()
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()));
            owned.collect()
        };
        let first = hashes(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let second = hashes(&[("a", "1"), ("b", "9"), ("d", "4")]);
        assert_eq!(differing(&first, &second), ["b", "c", "d"]);
        assert!(differing(&first, &first).is_empty());
    }
}

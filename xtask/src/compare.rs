//! Two folders with builds, file by file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::shell::{Failure, OrFail};
use super::site::staged;

/// The hash of each file of a folder.
type Hashes = BTreeMap<PathBuf, String>;

/// How many files there are, if both folders have the same ones, byte for byte.
pub(crate) fn same(first: &Path, second: &Path) -> Result<usize, Failure> {
    let (all, others) = (hashes(first)?, hashes(second)?);
    let differing = differing(&all, &others);
    if differing.is_empty() {
        return Ok(all.len());
    }
    Err(Failure::new(format!(
        "these differ between {} and {}: {}",
        first.display(),
        second.display(),
        differing.join(", ")
    )))
}

fn hashes(folder: &Path) -> Result<Hashes, Failure> {
    let mut hashes = Hashes::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        for entry in fs::read_dir(&at).or_fail(format!("cannot read {}", at.display()))? {
            let path = entry.or_fail(at.display())?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path).or_fail(format!("cannot read {}", path.display()))?;
            let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
            hashes.insert(name, staged::sha256(&bytes));
        }
    }
    Ok(hashes)
}

/// The files that are not in both with the same bytes.
fn differing(first: &Hashes, second: &Hashes) -> Vec<String> {
    let names = first.keys().chain(second.keys());
    let mut names: Vec<_> = names
        .filter(|name| first.get(*name) != second.get(*name))
        .map(|name| name.display().to_string())
        .collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::precache::write;
    use std::env;

    #[test]
    fn names_what_differs_or_is_missing() {
        let folder = env::temp_dir().join(format!("nonet-compare-{}", std::process::id()));
        let (first, second) = (folder.join("1"), folder.join("2"));
        for (place, path, text) in [
            (&first, "a", "1"),
            (&first, "in/b", "2"),
            (&first, "_headers", "3"),
            (&second, "a", "1"),
            (&second, "in/b", "9"),
            (&second, ".d", "4"),
        ] {
            write(place, path, text.as_bytes()).unwrap();
        }
        let failure = same(&first, &second).unwrap_err().to_string();
        assert!(failure.ends_with(": .d, _headers, in/b"), "{failure}");
        assert_eq!(same(&first, &first).unwrap(), 3);
        fs::remove_dir_all(&folder).unwrap();
    }
}

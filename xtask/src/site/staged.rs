//! The files of a build in progress, and operations that all steps share.

use sha2::{Digest, Sha256};

use super::super::shell::Failure;

/// A file of the build, with `/` in its names on every system.
pub(crate) struct Staged {
    /// Its name in the sources.
    pub(crate) name: String,
    /// Its path in the build.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

impl Staged {
    pub(crate) fn new(name: String, bytes: Vec<u8>) -> Staged {
        Staged {
            path: name.clone(),
            name,
            bytes,
        }
    }
}

/// A script with its marks filled.
pub(crate) fn filled(
    script: &str,
    mut text: String,
    marks: &[(&str, &str)],
) -> Result<String, Failure> {
    for (name, value) in marks {
        let mark = format!("/*{name}*/");
        if text.matches(&mark).count() != 1 {
            return Err(Failure::new(format!(
                "{script} must have the mark {mark} once"
            )));
        }
        text = text.replace(&mark, value);
    }
    match unknown_mark(&text) {
        None => Ok(text),
        Some(mark) => Err(Failure::new(format!(
            "{script} has a mark that nothing fills: {mark}"
        ))),
    }
}

/// A comment that consists of one word in capitals.
fn unknown_mark(text: &str) -> Option<&str> {
    let comments = text
        .split("/*")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("*/")?.0));
    comments
        .filter(|comment| !comment.is_empty())
        .find(|comment| {
            comment
                .bytes()
                .all(|byte| byte.is_ascii_uppercase() || byte == b'_')
        })
}

pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

//! The page that others may embed in theirs. Its script is the page's own, except for the part that starts the
//! game: files are checked in the same way, and nothing is written twice.

use super::super::shell::Failure;
use super::staged::Staged;

/// Its script.
const SCRIPT: &str = "embed.js";

/// How the names of its files begin.
const STEM: &str = "embed.";

const BOOT: &str = "boot.js";

/// The call that starts the game, at the end of the page's script.
const END: &str = "\nmain();\n";

/// Is this one of its files? They are neither fetched on a first visit nor stored.
pub(crate) fn includes(name: &str) -> bool {
    name.starts_with(STEM)
}

/// Puts the page's script before the end of its own.
pub(crate) fn complete(files: &mut [Staged]) -> Result<(), Failure> {
    let boot = files.iter().find(|file| file.name == BOOT);
    let boot = boot.and_then(|file| str::from_utf8(&file.bytes).ok());
    let boot = boot.and_then(|script| script.strip_suffix(END));
    let boot = boot.ok_or_else(|| Failure::new("boot.js does not end with main()"))?;
    let mut script = format!("{boot}\n").into_bytes();
    let file = files.iter_mut().find(|file| file.name == SCRIPT);
    let file = file.ok_or_else(|| Failure::new("the build has no embed.js"))?;
    script.append(&mut file.bytes);
    file.bytes = script;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn completed(boot: &str) -> Option<String> {
        let staged = |(name, text): (&str, &str)| Staged::new(name.into(), text.into());
        let mut files = [(BOOT, boot), (SCRIPT, "embed();\n")].map(staged);
        complete(&mut files).ok()?;
        String::from_utf8(files[1].bytes.clone()).ok()
    }

    #[test]
    fn only_the_end_differs() {
        let script = completed("async function main() {}\n\nmain();\n");
        let wanted = "async function main() {}\n\nembed();\n";
        assert_eq!(script.as_deref(), Some(wanted));
        assert_eq!(completed("main(); // at once\n"), None);
    }
}

//! The cost of a first visit: the size of all that it fetches, compressed as servers do it.

use std::io::Write;

use brotli::CompressorWriter;

use super::super::shell::{Failure, OrFail};
use super::workshop;

/// The most bytes of a first load.
const LIMIT: usize = 260_000;

/// Brotli's slowest setting and its largest window, as used by hosts that compress ahead of time.
const SLOWEST: u32 = 11;
const WINDOW: u32 = 24;

/// The setting of hosts that compress as they serve: at the slowest, this unoptimised program would take most of a
/// minute for the second program.
const QUICK: u32 = 5;

/// The only icon that the page itself shows. The others, and the texts about techniques, are fetched when the page
/// is stored, the second program after that; the style and the words of everything not in sight at first, as soon
/// as the program is there; the board without WebAssembly, the repair page and the one for other pages only where
/// they are needed.
const ICON: &str = "icons/icon.svg";

/// The page's words, a file for each language.
const WORDS: &str = "words/";

/// Does a page that opens for the first time fetch this file, given by its plain name?
pub(crate) fn includes(name: &str) -> bool {
    let later = [
        "icons/",
        "techniques/",
        "later",
        WORDS,
        "plain.",
        "embed.",
        "repair.",
        workshop::FOLDER,
    ];
    name == ICON || !later.iter().any(|begin| name.starts_with(begin))
}

/// Is this one of the page's word files, of which a visit fetches only one?
pub(crate) fn is_words(name: &str) -> bool {
    name.starts_with(WORDS)
}

/// The size of a file as sent by a server that has compressed it ahead of time.
pub(crate) fn compressed(bytes: &[u8]) -> Result<usize, Failure> {
    at(SLOWEST, bytes)
}

/// About that size, computed in a tenth of the time: for files without a limit.
pub(crate) fn compressed_quickly(bytes: &[u8]) -> Result<usize, Failure> {
    at(QUICK, bytes)
}

fn at(quality: u32, bytes: &[u8]) -> Result<usize, Failure> {
    let mut out = CompressorWriter::new(Vec::new(), bytes.len().max(1), quality, WINDOW);
    out.write_all(bytes).or_fail("brotli")?;
    Ok(out.into_inner().len())
}

/// The table of sizes, or, if the total exceeds the limit, a failure that shows it.
pub(crate) fn table(sizes: &[(String, usize)]) -> Result<String, Failure> {
    let total: usize = sizes.iter().map(|(_, size)| size).sum();
    let row = |(path, size): &(String, usize)| format!("{size:>9}  {path}\n");
    let rows: String = sizes.iter().map(row).collect();
    let table = format!(
        "first load, brotli -11, bytes:\n{rows}{total:>9}  together; at most {} kB",
        LIMIT / 1000
    );
    if total > LIMIT {
        return Err(Failure::new(format!("{table}: too much")));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_the_first_visit_fetches() {
        assert!(includes("index.html") && includes("icons/icon.svg"));
        assert!(!includes("icons/icon-512.png") && !includes("techniques/en.txt"));
        assert!(!includes("workshop/0123.wasm"));
        assert!(!includes("words/en.txt") && is_words("words/en.txt"));
        assert!(!is_words("workshop/study/en.txt"));
        assert!(!is_words("later/en.txt") && !includes("later/en.txt") && !includes("later.css"));
        assert!(!includes("plain.js") && !includes("repair.html"));
    }

    #[test]
    fn compresses() {
        assert!(compressed(&[0; 10_000]).unwrap() < 100);
    }

    #[test]
    fn the_limit_is_a_limit() {
        let sizes = |size| [("a.js".to_owned(), 1), ("b.wasm".to_owned(), size)];
        let table_at = |size| table(&sizes(size)).map_err(|failure| failure.to_string());
        let together = format!("{LIMIT:>9}  together");
        assert!(table_at(LIMIT - 1).unwrap().contains(&together));
        assert!(table_at(LIMIT).unwrap_err().ends_with("too much"));
    }
}

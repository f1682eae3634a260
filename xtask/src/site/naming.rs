//! Names that change with the content: a file of another build never has the same address, so a browser may keep each
//! for ever, and tabs of two builds never share one.
//!
//! Files that people and browsers request by name keep it; every file that refers to another gets its address
//! here, and the hash of its bytes.

use sha2::{Digest, Sha256};

use super::super::shell::{Failure, OrFail};
use super::staged::{self, Staged};

/// The folder of the files named by their content.
pub(crate) const FOLDER: &str = "files/";

/// Files that keep their name, besides the icons.
const FIXED: &[&str] = &[
    "embed.html",
    "index.html",
    "manifest.webmanifest",
    "repair.html",
    "sw.js",
];

/// The pages' scripts, which name the others.
const BOOTS: &[&str] = &["boot.js", "embed.js"];

/// The pages, which name scripts and style sheets.
const PAGES: &[&str] = &["embed.html", "index.html", "repair.html"];

/// How many figures of the hash a name contains.
const FIGURES: usize = 16;

/// Gives each file its address, and passes that on to the files that refer to it.
pub(crate) fn name(files: &mut [Staged]) -> Result<(), Failure> {
    let is_boot = |file: &Staged| BOOTS.contains(&&*file.name);
    for file in files.iter_mut().filter(|file| !is_boot(file)) {
        file.path = path(file);
    }
    let list = list(files);
    for name in BOOTS {
        let boot = find(files, name)?;
        let script = str::from_utf8(&boot.bytes).or_fail(name)?.to_owned();
        boot.bytes = staged::filled(name, script, &[("FILES", &list)])?.into_bytes();
        boot.path = path(boot);
    }
    for page in PAGES {
        let text = str::from_utf8(&find(files, page)?.bytes).or_fail(page)?;
        let text = addressed(text.to_owned(), files);
        find(files, page)?.bytes = text.into_bytes();
    }
    Ok(())
}

/// The hash with which a browser compares the bytes of a file.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", base64(&Sha256::digest(bytes)))
}

fn find<'a>(files: &'a mut [Staged], name: &str) -> Result<&'a mut Staged, Failure> {
    let file = files.iter_mut().find(|file| file.name == name);
    file.ok_or_else(|| Failure::new(format!("the build has no {name}")))
}

fn path(file: &Staged) -> String {
    let name = &file.name;
    if FIXED.contains(&name.as_str()) || name.starts_with("icons/") {
        return name.clone();
    }
    let hash = &staged::sha256(&file.bytes)[..FIGURES];
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{FOLDER}{stem}-{hash}.{ending}")
}

/// For the page's script: the plain name of each file that it may fetch, its address, and its hash.
fn list(files: &[Staged]) -> String {
    let named = files.iter().filter(|file| file.path.starts_with(FOLDER));
    let line = |file: &Staged| {
        let hash = integrity(&file.bytes);
        format!("  \"{}\": [\"{}\", \"{hash}\"],\n", file.name, file.path)
    };
    let lines: String = named.map(line).collect();
    format!("\n{lines}")
}

/// A page with the addresses of the files that it names, and the hashes of scripts and style sheets.
fn addressed(mut page: String, files: &[Staged]) -> String {
    for file in files {
        let (name, path) = (&file.name, &file.path);
        let checked = format!("\"./{path}\" integrity=\"{}\"", integrity(&file.bytes));
        for place in ["src=", "rel=\"stylesheet\" href="] {
            let plain = format!("{place}\"./{name}\"");
            page = page.replace(&plain, &format!("{place}{checked}"));
        }
        page = page.replace(&format!("href=\"./{name}\""), &format!("href=\"./{path}\""));
    }
    page
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(crate) fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let byte = |place: usize| u32::from(group.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place > group.len() {
                '='
            } else {
                letter.into()
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn staged(name: &str, text: &str) -> Staged {
        Staged::new(name.to_owned(), text.as_bytes().to_vec())
    }

    fn build(words: &str) -> Vec<Staged> {
        let page = "<link rel=\"stylesheet\" href=\"./style.css\"/><link rel=\"preload\" href=\"./words/en.txt\"><script src=\"./boot.js\">";
        let mut files = vec![
            staged("boot.js", "const FILES = {/*FILES*/};"),
            staged("embed.html", ""),
            staged("embed.js", "const FILES = {/*FILES*/};"),
            staged("icons/icon.svg", "i"),
            staged("index.html", page),
            staged("repair.html", ""),
            staged("style.css", "p {}"),
            staged("words/en.txt", words),
        ];
        name(&mut files).unwrap();
        files
    }

    fn text(file: &Staged) -> &str {
        str::from_utf8(&file.bytes).unwrap()
    }

    #[test]
    fn hashes_are_written_as_the_standard_says() {
        assert_eq!(base64(b""), "");
        assert_eq!(base64(b"f"), "Zg==");
        assert_eq!(base64(b"fo"), "Zm8=");
        assert_eq!(base64(b"foobar"), "Zm9vYmFy");
        let empty = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        assert_eq!(integrity(b""), empty);
    }

    #[test]
    fn other_content_is_another_address_up_to_the_page() {
        let (old, new) = (build("a"), build("b"));
        for (name, changes) in [
            ("words/en.txt", true),
            ("boot.js", true),
            ("style.css", false),
        ] {
            let path = |files: &[Staged]| {
                let file = files.iter().find(|file| file.name == name).unwrap();
                assert!(file.path.starts_with(FOLDER), "{}", file.path);
                file.path.clone()
            };
            assert_eq!(path(&old) != path(&new), changes, "{name}");
        }
        assert_ne!(old[4].bytes, new[4].bytes);
        assert_eq!(
            (&*old[3].path, &*old[4].path),
            ("icons/icon.svg", "index.html")
        );
    }

    #[test]
    fn the_script_and_the_page_know_addresses_and_hashes() {
        let files = build("a");
        let [boot, _, _, _, page, _, style, words] = &files[..] else {
            panic!("eight files");
        };
        let line = format!(
            "\"words/en.txt\": [\"{}\", \"{}\"],",
            words.path,
            integrity(b"a")
        );
        assert!(text(boot).contains(&line), "{}", text(boot));
        let of = |file: &Staged| {
            format!(
                "\"./{}\" integrity=\"{}\"",
                file.path,
                integrity(&file.bytes)
            )
        };
        assert!(text(page).contains(&format!("href={}", of(style))));
        assert!(text(page).contains(&format!("src={}", of(boot))));
        assert!(
            text(page).contains(&format!("href=\"./{}\">", words.path)),
            "{}",
            text(page)
        );
    }
}

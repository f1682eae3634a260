//! The page that is one file, `nonet.html`: everything is inside, so it opens from a disk, without a server.
//!
//! Made of the same files as the build. Its policy lets it load only its own contents.

use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;

use super::super::shell::{self, Failure, OrFail};
use super::keyed::numbered;
use super::naming::{base64, integrity};
use super::sentences::once;
use super::slim;
use super::staged::{self, Staged};

/// Its name in the build.
pub(crate) const NAME: &str = "nonet.html";

const PAGE: &str = "index.html";
const BOOT: &str = "boot.js";
const STYLE: &str = "style.css";
const ICON: &str = "icons/icon.svg";

/// Unpacks the files, before the page's script.
const UNPACKER: &str = "www/single.js";

/// Files that the page has in other forms than packed; the folder of the icons is left out too.
const OTHERWISE: &[&str] = &[
    PAGE,
    BOOT,
    STYLE,
    "manifest.webmanifest",
    "repair.html",
    "repair.js",
    "sw.js",
];

/// The offer to save this very file, and the key of the words that replace it.
const OFFER: &str = "<a href=\"nonet.html\" download data-word=\"whole\"></a> <span data-word=\"whole-note\"></span>";
const INSTEAD: &str = "whole-is";

/// The parts that are in the page itself.
struct Parts {
    policy: String,
    script: String,
    style: String,
    icon: String,
    packed: String,
}

/// The page, made of files that have their sentences but no addresses yet.
pub(crate) fn page(files: &[Staged]) -> Result<Vec<u8>, Failure> {
    let (script, style) = (script(files)?, text(files, STYLE)?.to_owned());
    let parts = Parts {
        policy: policy(&script, &style),
        script,
        style,
        icon: base64(find(files, ICON)?),
        packed: packed(files)?,
    };
    let instead = format!("<span data-word=\"{INSTEAD}\"></span>");
    let (offer, instead) = (numbered(OFFER)?, numbered(&instead)?);
    let page = once(text(files, PAGE)?, &offer, &instead)?;
    let lines = page.lines().filter_map(|line| parts.line(line));
    Ok(lines.collect::<String>().into_bytes())
}

impl Parts {
    /// A line of the page with the contents of what it names; `None` for lines that only a server needs.
    fn line(&self, line: &str) -> Option<String> {
        let is = |begin: &str| line.starts_with(begin);
        let Self {
            policy,
            script,
            style,
            icon,
            packed,
        } = self;
        Some(if is("<meta http-equiv") {
            format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n")
        } else if is("<script type=\"module\"") {
            format!("<script type=\"module\">{script}</script>\n")
        } else if is("<link rel=\"stylesheet\"") {
            format!("<style>{style}</style>\n")
        } else if is("<link rel=\"icon\"") {
            format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n")
        } else if is("</body>") {
            format!("{packed}{line}\n")
        } else if is("<link ") || is("<p><a href=\"repair.html\"") {
            return None;
        } else {
            format!("{line}\n")
        })
    }
}

/// The page's script, which gets its files unpacked.
fn script(files: &[Staged]) -> Result<String, Failure> {
    let unpacker = shell::read(&shell::root().join(UNPACKER))?;
    let unpacker = slim::slim(UNPACKER, &unpacker).unwrap_or(unpacker);
    let boot = text(files, BOOT)?.to_owned();
    let script = unpacker + &staged::filled(BOOT, boot, &[("FILES", "...await unpacked()")])?;
    // Either would end or hide the script.
    match ["</script", "<!--"]
        .iter()
        .find(|end| script.contains(**end))
    {
        Some(end) => Err(Failure::new(format!(
            "{BOOT} cannot stand in a page: {end}"
        ))),
        None => Ok(script),
    }
}

/// The policy of `headers::POLICY`, with the page's own script and style, and the unpacked files, instead of a
/// server's.
fn policy(script: &str, style: &str) -> String {
    let (script, style) = (integrity(script.as_bytes()), integrity(style.as_bytes()));
    format!(
        "default-src 'none'; script-src '{script}' blob: 'wasm-unsafe-eval'; style-src '{style}' blob:; \
         img-src data: blob:; connect-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'; \
         object-src 'none'; require-trusted-types-for 'script'; trusted-types nonet"
    )
}

fn packed(files: &[Staged]) -> Result<String, Failure> {
    let is_inside = |name: &str| !OTHERWISE.contains(&name) && !name.starts_with("icons/");
    let inside = files.iter().filter(|file| is_inside(&file.name));
    let element = |Staged { name, bytes, .. }: &Staged| {
        let (hash, packed) = (integrity(bytes), base64(&deflated(bytes)?));
        Ok(format!(
            "<script type=\"text/plain\" data-file=\"{name}\" data-hash=\"{hash}\">{packed}</script>\n"
        ))
    };
    inside.map(element).collect()
}

fn deflated(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut out = DeflateEncoder::new(Vec::new(), Compression::best());
    out.write_all(bytes).or_fail("deflate")?;
    out.finish().or_fail("deflate")
}

fn text<'a>(files: &'a [Staged], name: &str) -> Result<&'a str, Failure> {
    str::from_utf8(find(files, name)?).or_fail(name)
}

fn find<'a>(files: &'a [Staged], name: &str) -> Result<&'a [u8], Failure> {
    let file = files.iter().find(|file| file.name == name);
    let bytes = file.map(|file| &*file.bytes);
    bytes.ok_or_else(|| Failure::new(format!("the build has no {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(boot: &str) -> Result<String, Failure> {
        let page = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"x\">\n\
             <link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
             <link rel=\"icon\" type=\"image/svg+xml\" href=\"icons/icon.svg\">\n\
             <link rel=\"stylesheet\" href=\"./style.css\">\n\
             <script type=\"module\" async src=\"./boot.js\"></script>\n\
             <p><a href=\"repair.html\">Repair</a></p>\n<p>{}</p>\n</body>\n",
            numbered(OFFER)?
        );
        let files = [
            (BOOT, boot),
            (ICON, "<svg/>"),
            (PAGE, &page),
            (STYLE, "p {}"),
            ("sw.js", "s"),
            ("words/en.txt", "hello"),
        ];
        let staged = |(name, text): (&str, &str)| Staged::new(name.into(), text.into());
        let bytes = super::page(&files.map(staged))?;
        Ok(String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn everything_is_inside_and_the_policy_names_it() {
        let page = build("const FILES = {/*FILES*/};").unwrap();
        let between = |begin: &str, end: &str| {
            let (_, rest) = page.split_once(begin).unwrap();
            rest.split_once(end).unwrap().0.to_owned()
        };
        let script = between("<script type=\"module\">", "</script>");
        assert!(
            script.ends_with("const FILES = {...await unpacked()};"),
            "{script}"
        );
        for inline in [script, between("<style>", "</style>")] {
            assert!(page.contains(&format!("-src '{}'", integrity(inline.as_bytes()))));
        }
        let file = format!(
            "data-file=\"words/en.txt\" data-hash=\"{}\">",
            integrity(b"hello")
        );
        assert!(page.contains(&file), "{page}");
        let others = ["manifest", "./", "icons/", "nonet.html", "repair", "sw.js"];
        let found: Vec<_> = others.iter().filter(|name| page.contains(**name)).collect();
        assert!(found.is_empty(), "{found:?} in {page}");
    }

    #[test]
    fn a_script_that_would_end_early_is_refused() {
        assert!(build("const FILES = {/*FILES*/}; '</script>'").is_err());
        assert!(build("const FILES = {/*FILES*/}; '<!--'").is_err());
    }
}

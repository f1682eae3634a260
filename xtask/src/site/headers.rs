//! The headers of answers: one table for our own server, for the `_headers` file of static hosts (Netlify,
//! Cloudflare Pages) and for the headers that the service worker adds to the worker's script.

use super::{naming, single};

/// What the page may load and do: our own files and wasm, nothing else; text never becomes script.
///
/// `index.html` has the same in a `meta` element, for hosts that send no headers.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; \
    require-trusted-types-for 'script'; trusted-types nonet";

/// The other headers.
const OTHERS: &[(&str, &str)] = &[
    (
        "Strict-Transport-Security",
        "max-age=63072000; includeSubDomains; preload",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// No other page may embed ours, where it could trick people into pressing what they do not see. A `meta` element
/// cannot forbid that. The page made for embedding has neither games nor a store (`embed.rs`), so there is nothing
/// to press.
///
/// Hosts join the two policies by a comma. The semicolon is an empty directive for browsers; scanners that do not
/// support commas find the next policy by it.
const UNFRAMED: &[(&str, &str)] = &[
    ("X-Frame-Options", "DENY"),
    ("Content-Security-Policy", "; frame-ancestors 'none'"),
];

/// The pages to which this applies: all but the one for embedding.
const PAGES: &[&str] = &["", "index.html", "nonet.html", "repair.html"];

/// The header for how long a browser may keep an answer.
const KEEP: &str = "Cache-Control";

/// A file named by its content never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Any other file: the browser must ask each time whether it is still the same.
const ASK: &str = "no-cache";

/// Files that keep their name: hosts combine all rules that match a path, so each path matches only one.
const ASKED: &[&str] = &[
    "/",
    "/embed.html",
    "/index.html",
    "/nonet.html",
    "/repair.html",
    "/sw.js",
    "/manifest.webmanifest",
    "/icons/*",
];

/// The page in one file is meant to be saved: at this address the policy of the others would stop it.
const SAVED: (&str, &str) = ("Content-Disposition", "attachment");

/// The headers of the file at this path alone: how long a browser may keep it, whether it is saved instead of
/// opened, and whether other pages may embed it.
pub(crate) fn of(path: &str) -> Vec<(&'static str, &'static str)> {
    let is_named_by_content = path.starts_with(naming::FOLDER);
    let keep = (KEEP, if is_named_by_content { FOR_EVER } else { ASK });
    let saved = (path == single::NAME).then_some(SAVED);
    let unframed = UNFRAMED.iter().filter(|_| PAGES.contains(&path)).copied();
    [keep].into_iter().chain(saved).chain(unframed).collect()
}

/// Every header that does not depend on the path, as (name, value).
pub(crate) fn all() -> Vec<(&'static str, String)> {
    let others = OTHERS
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()));
    std::iter::once(("Content-Security-Policy", POLICY.to_owned()))
        .chain(others)
        .collect()
}

/// The text of the `_headers` file.
pub(crate) fn file() -> String {
    let files = format!("/{}*", naming::FOLDER);
    let asked = ASKED.iter().map(|path| rule(path, &of(&path[1..])));
    let everywhere = all();
    let everywhere = everywhere.iter().map(|(name, value)| (*name, &**value));
    let everywhere: Vec<_> = everywhere.collect();
    [rule("/*", &everywhere), rule(&files, &[(KEEP, FOR_EVER)])]
        .into_iter()
        .chain(asked)
        .collect()
}

fn rule(path: &str, headers: &[(&str, &str)]) -> String {
    let lines = headers
        .iter()
        .map(|(name, value)| format!("  {name}: {value}\n"));
    std::iter::once(format!("{path}\n")).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell;

    #[test]
    fn the_file_has_one_rule_with_every_header_and_says_what_may_be_kept() {
        let text = file();
        assert!(text.starts_with("/*\n  Content-Security-Policy: default-src 'none'; script-src"));
        let kept = "\n/files/*\n  Cache-Control: public, max-age=31536000, immutable\n/\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n";
        assert!(text.contains(kept), "{text}");
        assert_eq!(text.matches("Cache-Control").count(), 1 + ASKED.len());
        assert!(
            text.lines().all(|line| line.len() < 2000),
            "a static host's limit"
        );
    }

    #[test]
    fn only_what_is_named_by_its_content_is_kept_for_ever() {
        assert_eq!(of("files/words/en-0123.txt"), [(KEEP, FOR_EVER)]);
        assert_eq!(of("sw.js"), [(KEEP, ASK)]);
    }

    #[test]
    fn the_page_in_one_file_is_saved_not_opened() {
        assert!(of("nonet.html").starts_with(&[(KEEP, ASK), SAVED]));
        let rule = "\n/nonet.html\n  Cache-Control: no-cache\n  Content-Disposition: attachment\n";
        assert!(file().contains(rule), "{}", file());
    }

    #[test]
    fn one_page_may_be_shown_in_others() {
        let text = file();
        let rules: Vec<&str> = text.split("\n/").collect();
        for (page, is_framed) in [
            ("\n", false),
            ("index.html\n", false),
            ("nonet.html\n", false),
            ("repair.html\n", false),
            ("embed.html\n", true),
        ] {
            let rule = rules.iter().find(|rule| rule.starts_with(page)).unwrap();
            assert_eq!(
                !rule.contains("frame-ancestors 'none'"),
                is_framed,
                "{rule}"
            );
            assert_eq!(!rule.contains("X-Frame-Options: DENY"), is_framed, "{rule}");
        }
        assert!(!rules[0].contains("frame-ancestors"), "hosts combine rules");
    }

    #[test]
    fn the_pages_carry_the_same_policy() {
        for page in ["index.html", "www/embed.html", "www/repair.html"] {
            let text = shell::read(&shell::root().join(page)).unwrap();
            assert!(text.contains(&format!("content=\"{POLICY}\"")), "{page}");
        }
    }
}

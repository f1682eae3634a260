//! The answers' headers: one table for our own server, for the `_headers` file of static hosts
//! (Netlify, Cloudflare Pages) and for what the service worker adds to the worker's script.

/// What the page may load and do: our own files, wasm, and nothing else; text never becomes script.
///
/// `index.html` carries the same in a `meta` element, for hosts that send no headers.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; \
    require-trusted-types-for 'script'; trusted-types nonet";

/// The others. `no-cache` means "ask each time whether it is still the same": the service worker
/// answers returning visitors anyway, and Trunk's hashed names do not cover what is changed after
/// compilation, so no file may be kept unasked.
const OTHERS: &[(&str, &str)] = &[
    (
        "Strict-Transport-Security",
        "max-age=63072000; includeSubDomains; preload",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    ("Cache-Control", "no-cache"),
];

/// Every header, as (name, value).
pub(crate) fn all() -> Vec<(&'static str, String)> {
    // A meta element cannot forbid framing: only the header says that.
    let policy = format!("{POLICY}; frame-ancestors 'none'");
    let others = OTHERS
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()));
    std::iter::once(("Content-Security-Policy", policy))
        .chain(others)
        .collect()
}

/// The text of the `_headers` file.
pub(crate) fn file() -> String {
    let lines = all()
        .into_iter()
        .map(|(name, value)| format!("  {name}: {value}\n"));
    std::iter::once("/*\n".to_owned()).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::shell;

    #[test]
    fn the_file_has_one_rule_with_every_header() {
        let text = file();
        assert!(text.starts_with("/*\n  Content-Security-Policy: default-src 'none'; script-src"));
        assert!(text.contains("; frame-ancestors 'none'\n"));
        assert!(text.ends_with("  Cache-Control: no-cache\n"));
        assert_eq!(text.lines().count(), all().len() + 1);
        assert!(
            text.lines().all(|line| line.len() < 2000),
            "a static host's limit"
        );
    }

    #[test]
    fn the_page_carries_the_same_policy() {
        let page = shell::read(&shell::root().join("index.html")).unwrap();
        assert!(page.contains(&format!("content=\"{POLICY}\"")));
    }
}

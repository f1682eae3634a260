//! Addresses of pages: where they are in a text, and their parts.

use super::super::super::percent_decoded;

/// The parts of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text::formats) struct Address<'a> {
    /// The server's name, without `www.`; the scheme of an application's own links counts as one.
    pub(in crate::text::formats) host: &'a str,
    /// The path after the server's name.
    pub(in crate::text::formats) path: &'a str,
    /// The part after the question mark.
    query: &'a str,
    /// The part after the number sign.
    pub(in crate::text::formats) fragment: &'a str,
}

impl<'a> Address<'a> {
    /// The first address in a text.
    pub(in crate::text::formats) fn first_in(text: &'a str) -> Option<Self> {
        // The colon is searched first: a single character is found in a tenth of the time.
        let mut colons = text.match_indices(':').map(|(at, _)| at);
        let is_scheme = |at: &usize| text.get(*at..).is_some_and(|rest| rest.starts_with("://"));
        let before = text.get(..colons.find(is_scheme)?)?;
        let start = before.rfind(|ch: char| !ch.is_ascii_alphanumeric());
        let start = start.map_or(0, |at| {
            at + before[at..].chars().next().map_or(1, char::len_utf8)
        });
        let address = text.get(start..)?;
        let ends = |ch: char| ch.is_whitespace() || matches!(ch, '<' | '>' | '"' | ')' | ']');
        let end = address.find(ends).unwrap_or(address.len());
        Self::read(address.get(..end)?)
    }

    fn read(text: &'a str) -> Option<Self> {
        let (scheme, rest) = text.split_once("://")?;
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_web = scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https");
        let host = if is_web {
            host.trim_start_matches("www.")
        } else {
            scheme
        };
        Some(Self {
            host,
            path,
            query,
            fragment,
        })
    }

    /// Is it of this server, or of one below it?
    pub(in crate::text::formats) fn is_of(&self, host: &str) -> bool {
        let rest = self.host.strip_suffix(host);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    }

    /// The names and values of the query and of the fragment, decoded.
    pub(in crate::text::formats) fn fields(&self) -> impl Iterator<Item = (&'a str, String)> {
        let parts = self.query.split('&').chain(self.fragment.split('&'));
        parts.filter_map(|part| {
            let (name, value) = part.split_once('=')?;
            Some((name, percent_decoded(value)))
        })
    }

    /// The value of this name.
    pub(in crate::text::formats) fn field(&self, name: &str) -> Option<String> {
        self.fields()
            .find_map(|(known, value)| (known == name).then_some(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_parts() {
        let text = "see (https://www.a.example/b/c?d=1%202&e=x#f=3) or http://other.example";
        let address = Address::first_in(text).unwrap();
        assert_eq!((address.host, address.path), ("a.example", "b/c"));
        assert_eq!(address.field("d").as_deref(), Some("1 2"));
        assert_eq!(address.field("f").as_deref(), Some("3"));
        assert!(address.is_of("example") && address.is_of("a.example"));
        assert!(!address.is_of("ple") && !address.is_of("b.example"));
        assert_eq!(
            Address::first_in("no://").map(|address| address.host),
            Some("no")
        );
        assert_eq!(Address::first_in("1:2//3"), None);
        assert_eq!(
            Address::first_in("é✓://x/y").map(|address| address.path),
            Some("y")
        );
    }
}

//! The language that a tag asks for.

use super::Lang;

impl Lang {
    /// The language for a BCP 47 tag, by the lookup of RFC 4647: subtags are removed from its end until a language
    /// of ours is left, so that `es-MX` asks for `es`.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::of("es-419"), Some(Lang::Es));
    /// assert_eq!(Lang::of("est"), None);
    /// ```
    pub fn of(tag: &str) -> Option<Self> {
        Self::ALL
            .get(lookup(&Self::ALL.map(Self::slug), tag)?)
            .copied()
    }
}

/// The index of the tag found by removing subtags from the end of `wanted`.
fn lookup(tags: &[&str], mut wanted: &str) -> Option<usize> {
    loop {
        let found = tags.iter().position(|tag| tag.eq_ignore_ascii_case(wanted));
        if found.is_some() {
            return found;
        }
        (wanted, _) = wanted.rsplit_once('-')?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_tag_that_fits_is_taken() {
        let tags = ["en", "pt-BR", "zh-Hant", "zh"];
        for (wanted, found) in [
            ("pt-BR", Some(1)),
            ("PT-br", Some(1)),
            ("pt-BR-x-mine", Some(1)),
            ("pt", None),
            ("pt-PT", None),
            ("zh-Hant-TW", Some(2)),
            ("zh-Hans-CN", Some(3)),
            ("en-", Some(0)),
            ("eng", None),
            ("", None),
        ] {
            assert_eq!(lookup(&tags, wanted), found, "{wanted}");
        }
    }
}

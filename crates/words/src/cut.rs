//! Cutting texts at a mark.

/// The text before the first occurrence of a mark, and the text after it. The standard library's search is quicker
/// in long texts, but 4 kB of code.
pub fn cut<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let mut windows = text.as_bytes().windows(mark.len());
    let at = windows.position(|window| window == mark.as_bytes())?;
    Some((text.get(..at)?, text.get(at + mark.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_the_first_mark() {
        assert_eq!(cut("ñ::ñ::", "::"), Some(("ñ", "ñ::")));
        assert_eq!(cut("::", "::"), Some(("", "")));
        assert_eq!(cut("a:b", "::"), None);
    }
}

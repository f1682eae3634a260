//! XML and HTML as a sequence of tags and texts. Nothing outside the text is ever looked up: no entities other
//! than the five of XML and numbers, no document types.

/// The most characters that an entity's name may have: a code point in figures, with zeros before it.
const LONGEST_ENTITY: usize = 12;

/// A piece of markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text::formats) enum Piece<'a> {
    /// A tag: its name in small letters, with a stroke before it if it closes, and its attributes as written.
    Tag(String, &'a str),
    /// The text between tags, if it is not blank.
    Text(String),
}

/// The pieces of a text. Comments and declarations are left out.
pub(in crate::text::formats) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        words(before, &mut pieces);
        if let Some(comment) = after.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let Some((tag, after)) = after.split_once('>') else {
            return pieces;
        };
        if !tag.starts_with(['!', '?']) {
            let end = |ch: char| ch.is_whitespace() || ch == '/';
            let from = usize::from(tag.starts_with('/'));
            let at = tag.get(from..).and_then(|name| name.find(end));
            let (name, attributes) = tag.split_at(at.map_or(tag.len(), |at| at + from));
            pieces.push(Piece::Tag(name.to_ascii_lowercase(), attributes));
        }
        rest = after;
    }
    words(rest, &mut pieces);
    pieces
}

fn words(text: &str, pieces: &mut Vec<Piece<'_>>) {
    let text = plain(text);
    if !text.trim().is_empty() {
        pieces.push(Piece::Text(text));
    }
}

/// The value of an attribute, in quotes or bare; other attributes before it may have no value.
pub(in crate::text::formats) fn attribute(attributes: &str, name: &str) -> Option<String> {
    let is_space = |ch: char| ch.is_whitespace() || ch == '/';
    let mut rest = attributes.trim_start_matches(is_space);
    while !rest.is_empty() {
        let end = rest.find(|ch| is_space(ch) || ch == '=');
        let (key, after) = rest.split_at(end.unwrap_or(rest.len()));
        let (value, tail) = match after.trim_start().strip_prefix('=') {
            Some(after) => value(after.trim_start())?,
            None => ("", after),
        };
        if key.eq_ignore_ascii_case(name) {
            return Some(plain(value));
        }
        rest = tail.trim_start_matches(is_space);
    }
    None
}

/// A value, and the rest after it. `None` if its quote does not end, or if it is cut off.
fn value(text: &str) -> Option<(&str, &str)> {
    match text.chars().next()? {
        quote @ ('"' | '\'') => text.get(1..)?.split_once(quote),
        _ => Some(text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))),
    }
}

/// A text with its entities replaced by characters.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out += before;
        // Longer names are no entities. Without this limit each of many would be searched to the end of the text.
        let near = after.bytes().take(LONGEST_ENTITY + 1);
        let end = near.enumerate().find(|(_, byte)| *byte == b';');
        let known = end.and_then(|(end, _)| {
            let ch = entity(after.get(..end)?)?;
            Some((ch, after.get(end + 1..)?))
        });
        let (ch, tail) = known.unwrap_or(('&', after));
        out.push(ch);
        rest = tail;
    }
    out + rest
}

fn entity(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => '\u{A0}',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    })
}

/// A text with the characters of markup replaced by entities.
pub(in crate::text::formats) fn escaped(text: &str) -> String {
    let pairs = [
        ('&', "&amp;"),
        ('<', "&lt;"),
        ('>', "&gt;"),
        ('"', "&quot;"),
    ];
    let escape = |ch: char| {
        let pair = pairs.iter().find(|(sign, _)| *sign == ch);
        pair.map_or_else(|| ch.to_string(), |(_, entity)| (*entity).to_owned())
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_texts_in_their_order() {
        let text =
            "<?xml version='1.0'?><!-- <x> --><A b=\"1 &lt; 2\" c='&#100;'>5<br/> &nbsp;</A>";
        let pieces = pieces(text);
        let names: Vec<&str> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Tag(name, _) => name.as_str(),
                Piece::Text(text) => text.as_str(),
            })
            .collect();
        assert_eq!(names, ["a", "5", "br", "/a"]);
        let Piece::Tag(_, attributes) = &pieces[0] else {
            panic!("a tag")
        };
        assert_eq!(attribute(attributes, "b").as_deref(), Some("1 < 2"));
        assert_eq!(attribute(attributes, "C").as_deref(), Some("d"));
        assert_eq!(attribute(attributes, "d"), None);
    }

    #[test]
    fn attributes_may_be_bare_and_have_no_value() {
        let value = |text| attribute(text, "value");
        for text in [
            " value=\"8\" readonly",
            " readonly value='8'",
            " maxlength=1 value=8 disabled/",
            " data-value=3 VALUE = 8",
        ] {
            assert_eq!(
                value(text).as_deref().map(|v| v.trim_end_matches('/')),
                Some("8"),
                "{text}"
            );
        }
        assert_eq!(value(" value").as_deref(), Some(""));
        assert_eq!(value(" a==").as_deref(), None);
    }

    #[test]
    fn damaged_markup_ends_somewhere() {
        for text in ["<", "<a", "<!--", "&#xFFFFFFFF;", "<a b=>", "<a b='", "&;"] {
            for piece in pieces(text) {
                if let Piece::Tag(_, attributes) = piece {
                    assert_eq!(attribute(attributes, "b"), None, "{text}");
                }
            }
        }
        assert_eq!(plain(&escaped("a<b>&\"c")), "a<b>&\"c");
    }
}

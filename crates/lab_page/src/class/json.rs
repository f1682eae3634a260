//! JSON (RFC 8259) as used in our files: texts, whole numbers, lists, objects.

use std::fmt::Write;

/// The deepest nesting of objects and lists: deeper files are not ours.
const DEPTH: usize = 12;

/// The longest line of a file that is not broken, in bytes.
const WIDE: usize = 100;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Truth(bool),
    /// A whole number.
    Number(u64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object: names and values, in their order.
    Object(Vec<(String, Json)>),
}

/// The byte, from 0, at which a text stops being such JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JsonError(pub usize);

impl Json {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// An object.
    pub fn object<const N: usize>(fields: [(&str, Self); N]) -> Self {
        let fields = fields.into_iter();
        Self::Object(
            fields
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        )
    }

    /// The value of this name in an object.
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else {
            return None;
        };
        let field = fields.iter().find(|(known, _)| known == name);
        field.map(|(_, value)| value)
    }

    /// The text of this name in an object.
    pub fn text_of(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(Self::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The number of this name in an object.
    pub fn number_of(&self, name: &str) -> Option<u64> {
        match self.get(name) {
            Some(Self::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The list of this name in an object.
    pub fn list_of(&self, name: &str) -> Option<&[Self]> {
        match self.get(name) {
            Some(Self::List(items)) => Some(items),
            _ => None,
        }
    }

    /// As readable text: what fits on a line is on one line.
    pub fn written(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, 0);
        text
    }

    fn write(&self, text: &mut String, inside: usize) {
        let start = text.len();
        self.write_items(text, None);
        if text.len() - start > WIDE && matches!(self, Self::List(_) | Self::Object(_)) {
            text.truncate(start);
            self.write_items(text, Some(inside));
        }
    }

    /// On one line, or each item on its own line, indented this far.
    fn write_items(&self, text: &mut String, inside: Option<usize>) {
        match self {
            Self::Null => text.push_str("null"),
            Self::Truth(truth) => text.push_str(if *truth { "true" } else { "false" }),
            Self::Number(number) => text.push_str(&number.to_string()),
            Self::Text(words) => quote(words, text),
            Self::List(items) => {
                let items = items.iter().map(|item| (None, item));
                write_between(items, ['[', ']'], text, inside);
            }
            Self::Object(fields) => {
                let items = fields.iter().map(|(name, value)| (Some(name), value));
                write_between(items, ['{', '}'], text, inside);
            }
        }
    }

    /// Reads a text that is one value.
    ///
    /// # Errors
    /// Says where it is not JSON of the kind in our files.
    pub fn read(text: &str) -> Result<Self, JsonError> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.blanks();
        match reader.at == text.len() {
            true => Ok(value),
            false => Err(reader.error()),
        }
    }
}

fn write_between<'a>(
    items: impl Iterator<Item = (Option<&'a String>, &'a Json)>,
    [open, close]: [char; 2],
    text: &mut String,
    inside: Option<usize>,
) {
    let line = |text: &mut String, inside: usize| {
        text.push('\n');
        text.extend(std::iter::repeat_n(' ', inside));
    };
    text.push(open);
    for (place, (name, value)) in items.enumerate() {
        if place > 0 {
            text.push_str(if inside.is_some() { "," } else { ", " });
        }
        inside.into_iter().for_each(|inside| line(text, inside + 1));
        if let Some(name) = name {
            quote(name, text);
            text.push_str(": ");
        }
        match inside {
            Some(inside) => value.write(text, inside + 1),
            None => value.write_items(text, None),
        }
    }
    inside.into_iter().for_each(|inside| line(text, inside));
    text.push(close);
}

fn quote(words: &str, text: &mut String) {
    text.push('"');
    for ch in words.chars() {
        match ch {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            control if control < ' ' => _ = write!(text, "\\u{:04x}", u32::from(control)),
            other => text.push(other),
        }
    }
    text.push('"');
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn error(&self) -> JsonError {
        JsonError(self.at)
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn blanks(&mut self) {
        let rest = self.rest();
        let blanks = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.at += rest.len() - blanks.len();
    }

    /// Skips blanks, then this sign if it comes next. Returns whether it did.
    fn takes(&mut self, sign: &str) -> bool {
        self.blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    fn must(&mut self, sign: &str) -> Result<(), JsonError> {
        if self.takes(sign) {
            Ok(())
        } else {
            Err(self.error())
        }
    }

    fn value(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.blanks();
        match self.rest().chars().next() {
            Some('{' | '[') if depth >= DEPTH => Err(self.error()),
            Some('{') => self.object(depth),
            Some('[') => self.list(depth),
            Some('"') => self.string().map(Json::Text),
            Some('0'..='9') => self.number(),
            _ if self.takes("null") => Ok(Json::Null),
            _ if self.takes("true") => Ok(Json::Truth(true)),
            _ if self.takes("false") => Ok(Json::Truth(false)),
            _ => Err(self.error()),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.must("{")?;
        let mut fields = Vec::new();
        while fields.is_empty() || self.takes(",") {
            if fields.is_empty() && self.takes("}") {
                return Ok(Json::Object(fields));
            }
            self.blanks();
            let name = self.string()?;
            self.must(":")?;
            fields.push((name, self.value(depth + 1)?));
        }
        self.must("}")?;
        Ok(Json::Object(fields))
    }

    fn list(&mut self, depth: usize) -> Result<Json, JsonError> {
        self.must("[")?;
        let mut items = Vec::new();
        while items.is_empty() || self.takes(",") {
            if items.is_empty() && self.takes("]") {
                return Ok(Json::List(items));
            }
            items.push(self.value(depth + 1)?);
        }
        self.must("]")?;
        Ok(Json::List(items))
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let rest = self.rest();
        let end = rest.find(|ch: char| !ch.is_ascii_digit());
        let figures = &rest[..end.unwrap_or(rest.len())];
        let number = figures.parse().map_err(|_| self.error())?;
        self.at += figures.len();
        Ok(Json::Number(number))
    }

    fn string(&mut self) -> Result<String, JsonError> {
        self.must("\"")?;
        let mut words = String::new();
        loop {
            let ch = self.rest().chars().next().ok_or(self.error())?;
            match ch {
                '"' => {
                    self.at += 1;
                    return Ok(words);
                }
                '\\' => words.push(self.escaped()?),
                control if control < ' ' => return Err(self.error()),
                other => {
                    self.at += other.len_utf8();
                    words.push(other);
                }
            }
        }
    }

    /// The character for an escape sequence.
    fn escaped(&mut self) -> Result<char, JsonError> {
        let sign = self.rest().chars().nth(1).ok_or(self.error())?;
        let plain = match sign {
            '"' | '\\' | '/' => sign,
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => return self.by_number(),
            _ => return Err(self.error()),
        };
        self.at += 2;
        Ok(plain)
    }

    /// `\u00e9`, or two of them for one character.
    fn by_number(&mut self) -> Result<char, JsonError> {
        let unit = |text: &str| {
            let figures = text.strip_prefix("\\u")?.get(..4)?;
            u16::from_str_radix(figures, 16).ok()
        };
        let first = unit(self.rest()).ok_or(self.error())?;
        let second = self.rest().get(6..).and_then(unit);
        let units = [Some(first), second].into_iter().flatten();
        let sign = char::decode_utf16(units).next();
        let sign = sign.and_then(Result::ok).ok_or(self.error())?;
        self.at += 6 * sign.len_utf16();
        Ok(sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let long = "word ".repeat(40);
        let value = Json::object([
            ("none", Json::Null),
            (
                "list",
                Json::List(vec![Json::Number(u64::MAX), Json::Truth(true)]),
            ),
            (
                "long",
                Json::List(vec![Json::text(long), Json::List(Vec::new())]),
            ),
            ("odd \"name\"", Json::text("é\n\t\\ 𝄞")),
        ]);
        assert_eq!(Json::read(&value.written()), Ok(value.clone()));
        assert!(value.written().lines().count() > 4);
        let foreign = "{\"a\":\t[1 ,\"\\u00e9\\ud834\\udd1e\\/\"]}";
        let list = Json::List(vec![Json::Number(1), Json::text("é𝄞/")]);
        assert_eq!(Json::read(foreign), Ok(Json::object([("a", list)])));
    }

    #[test]
    fn what_is_no_json_says_where() {
        for (text, at) in [
            ("", 0),
            ("{\"a\":1,}", 7),
            ("[1 2]", 3),
            ("[1,", 3),
            ("\"abc", 4),
            ("\"\\q\"", 1),
            ("\"\\ud834\"", 1),
            ("99999999999999999999", 0),
            ("1.5", 1),
            ("nul", 0),
        ] {
            assert_eq!(Json::read(text), Err(JsonError(at)), "{text}");
        }
        assert!(Json::read(&"[".repeat(1_000_000)).is_err());
    }
}

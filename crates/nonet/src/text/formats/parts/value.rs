//! Values as programs write them: JSON, the output of Python and JavaScript, and SudokuPad's shortened JSON.
//!
//! One lenient reader for all: quotes of either kind or none, brackets of any kind, `None` and `null`, trailing
//! commas. It reads data and never runs anything.

/// How deep lists may be nested.
const DEPTH: usize = 24;

/// A value. Numbers keep their figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text::formats) enum Value {
    /// Nothing.
    Null,
    /// True or false.
    Truth(bool),
    /// A whole number.
    Number(i64),
    /// A text, and anything that is no other value.
    Text(String),
    /// A list, tuple or set.
    List(Vec<Value>),
    /// Names with values.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// The value in a text, with nothing after it but signs that end a statement.
    pub(in crate::text::formats) fn read(text: &str) -> Option<Self> {
        let mut reader = Reader {
            rest: text,
            depth: 0,
        };
        let value = reader.value()?;
        let rest = reader
            .rest
            .trim_matches(|ch: char| ch.is_whitespace() || ";,)".contains(ch));
        rest.is_empty().then_some(value)
    }

    /// The value of this name.
    pub(in crate::text::formats) fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else {
            return None;
        };
        let field = fields.iter().find(|(known, _)| known == name);
        field.map(|(_, value)| value)
    }

    /// The items of a list.
    pub(in crate::text::formats) fn items(&self) -> Option<&[Self]> {
        match self {
            Self::List(items) => Some(items),
            _ => None,
        }
    }

    /// The text.
    pub(in crate::text::formats) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, even if it is written as a text.
    pub(in crate::text::formats) fn number(&self) -> Option<usize> {
        match self {
            Self::Number(number) => usize::try_from(*number).ok(),
            Self::Text(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok(),
            _ => None,
        }
    }

    /// Does it count as true: is there anything in it?
    pub(in crate::text::formats) fn is_something(&self) -> bool {
        match self {
            Self::Null | Self::Truth(false) => false,
            Self::Truth(true) | Self::Number(_) => true,
            Self::Text(text) => !text.is_empty(),
            Self::List(items) => items.iter().any(Self::is_something),
            Self::Object(fields) => !fields.is_empty(),
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn pass(&mut self) -> Option<char> {
        let ch = self.rest.chars().next()?;
        self.rest = self.rest.get(ch.len_utf8()..)?;
        Some(ch)
    }

    fn value(&mut self) -> Option<Value> {
        match self.peek()? {
            '[' => self.inside(']'),
            '(' => self.inside(')'),
            '{' => self.inside('}'),
            '"' | '\'' | '`' => self.quoted().map(Value::Text),
            _ => self.bare().map(of_word),
        }
    }

    /// The content of brackets: values with commas between, or names with values.
    fn inside(&mut self, close: char) -> Option<Value> {
        self.pass()?;
        self.depth += 1;
        if self.depth > DEPTH {
            return None;
        }
        let (mut items, mut fields) = (Vec::new(), Vec::new());
        loop {
            match self.peek()? {
                ch if ch == close => break,
                // SudokuPad leaves out objects without a field.
                ',' => items.push(Value::Object(Vec::new())),
                _ => self.item(&mut items, &mut fields)?,
            }
            match self.peek()? {
                ',' => _ = self.pass(),
                ch if ch == close => break,
                _ => return None,
            }
        }
        self.pass()?;
        self.depth -= 1;
        let is_object = close == '}' && items.is_empty();
        (is_object || fields.is_empty()).then_some(match is_object {
            true => Value::Object(fields),
            false => Value::List(items),
        })
    }

    fn item(&mut self, items: &mut Vec<Value>, fields: &mut Vec<(String, Value)>) -> Option<()> {
        let value = self.value()?;
        if self.peek() != Some(':') {
            items.push(value);
            return Some(());
        }
        self.pass()?;
        let name = match value {
            Value::Text(name) => name,
            Value::Number(number) => number.to_string(),
            // Short names that, as values, mean true and false.
            Value::Truth(truth) => if truth { "t" } else { "f" }.to_owned(),
            _ => return None,
        };
        fields.push((name, self.value()?));
        Some(())
    }

    fn quoted(&mut self) -> Option<String> {
        let quote = self.pass()?;
        let mut text = String::new();
        loop {
            match self.pass()? {
                ch if ch == quote => return Some(text),
                '\\' => text.push(self.escaped()?),
                ch => text.push(ch),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        Some(match self.pass()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'u' => self.by_number()?,
            other => other,
        })
    }

    /// `u00e9`, or two of them for one character.
    fn by_number(&mut self) -> Option<char> {
        let unit = |text: &str| u16::from_str_radix(text.get(..4)?, 16).ok();
        let first = unit(self.rest)?;
        self.rest = self.rest.get(4..)?;
        let second = self.rest.strip_prefix("\\u").and_then(unit);
        let units = [Some(first), second].into_iter().flatten();
        let ch = char::decode_utf16(units).next()?.ok();
        if ch.is_some_and(|ch| ch.len_utf16() == 2) {
            self.rest = self.rest.get(6..)?;
        }
        Some(ch.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// A word without quotes.
    fn bare(&mut self) -> Option<&'a str> {
        let ends = |ch: char| ch.is_whitespace() || ",:[]{}()'\"`".contains(ch);
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }
}

fn of_word(word: &str) -> Value {
    match word {
        "null" | "None" | "undefined" | "nan" | "NaN" | "nil" => Value::Null,
        "true" | "True" | "t" => Value::Truth(true),
        "false" | "False" | "f" => Value::Truth(false),
        _ => match word.trim_end_matches(".0").parse() {
            // Figures alone may be a board, longer than any number: they stay text.
            Ok(number) if word.len() < 12 => Value::Number(number),
            _ => Value::Text(word.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(numbers: &[i64]) -> Value {
        Value::List(numbers.iter().copied().map(Value::Number).collect())
    }

    #[test]
    fn values_of_several_languages() {
        for text in ["[1,2]", "(1, 2,)", "{1 , 2}", "[1.0, \t2];"] {
            assert_eq!(Value::read(text), Some(list(&[1, 2])), "{text}");
        }
        let object = Value::read("{a: 'it\\'s', \"b\":[None, True], 'c':-1}").unwrap();
        assert_eq!(object.get("a").and_then(Value::text), Some("it's"));
        let pair = Value::List(vec![Value::Null, Value::Truth(true)]);
        assert_eq!(object.get("b"), Some(&pair));
        assert_eq!(object.get("c"), Some(&Value::Number(-1)));
        assert_eq!(object.get("c").and_then(Value::number), None);
    }

    #[test]
    fn sudokupad_leaves_out_what_is_empty() {
        let object = Value::read("{ce:[[,{v:5},],[]]}").unwrap();
        let empty = || Value::Object(Vec::new());
        let five = Value::Object(vec![("v".to_owned(), Value::Number(5))]);
        let rows = vec![Value::List(vec![empty(), five]), Value::List(Vec::new())];
        assert_eq!(object.get("ce"), Some(&Value::List(rows)));
    }

    #[test]
    fn what_is_no_value_is_none() {
        for text in ["", "[1", "[1 2]", "{a:}", "\"abc", "[1]]", "1 2", "{a:1,2}"] {
            assert_eq!(Value::read(text), None, "{text}");
        }
        assert_eq!(Value::read(&"[".repeat(1_000_000)), None);
    }

    #[test]
    fn characters_by_number() {
        let text = Value::Text("𝄞é".to_owned());
        assert_eq!(Value::read("\"\\ud834\\udd1e\\u00e9\""), Some(text));
    }
}

//! The values of a row, and how JSON (RFC 8259) and CSV (RFC 4180) write them.

use std::fmt::Write;

/// Values of a row by name.
pub(super) type Fields = Vec<(&'static str, Value)>;

/// A value of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Null,
    Truth(bool),
    Number(u64),
    /// With one decimal: 12 is 1.2.
    Tenths(u64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(&'static str, Value)>),
}

impl Value {
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    pub(super) fn list<T>(items: impl IntoIterator<Item = T>, value: impl Fn(T) -> Self) -> Self {
        Self::List(items.into_iter().map(value).collect())
    }

    pub(super) fn to_json(&self) -> String {
        let mut out = String::new();
        self.write_json(&mut out);
        out
    }

    fn write_json(&self, out: &mut String) {
        match self {
            Self::Null => out.push_str("null"),
            Self::Truth(truth) => out.push_str(if *truth { "true" } else { "false" }),
            Self::Number(number) => out.push_str(&number.to_string()),
            Self::Tenths(number) => {
                write!(out, "{}.{}", number / 10, number % 10).expect("a string takes everything");
            }
            Self::Text(text) => write_quoted(text, out),
            Self::List(items) => {
                let write = |item: &Value, out: &mut String| item.write_json(out);
                write_between(items, ['[', ']'], out, write);
            }
            Self::Object(fields) => write_between(fields, ['{', '}'], out, |(name, value), out| {
                write_quoted(name, out);
                out.push(':');
                value.write_json(out);
            }),
        }
    }

    /// Blanks separate the items of a list, or semicolons if any item contains a blank.
    pub(super) fn to_csv(&self) -> String {
        let plain = match self {
            Self::Null => String::new(),
            Self::Text(text) => text.clone(),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(Self::to_csv).collect();
                let has_blanks = items.iter().any(|item| item.contains(' '));
                items.join(if has_blanks { "; " } else { " " })
            }
            other => other.to_json(),
        };
        if plain.contains([',', '"', '\n', '\r']) {
            return format!("\"{}\"", plain.replace('"', "\"\""));
        }
        plain
    }
}

fn write_between<T>(
    items: &[T],
    [open, close]: [char; 2],
    out: &mut String,
    write: impl Fn(&T, &mut String),
) {
    out.push(open);
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            out.push(',');
        }
        write(item, out);
    }
    out.push(close);
}

fn write_quoted(text: &str, out: &mut String) {
    out.push('"');
    for ch in text.chars() {
        match ch {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            control if control < ' ' => {
                write!(out, "\\u{:04x}", u32::from(control)).expect("a string takes everything");
            }
            other => out.push(other),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_quotes_what_it_must() {
        let text = Value::text("a \"b\", c\\\n");
        assert_eq!(text.to_json(), r#""a \"b\", c\\\u000a""#);
        assert_eq!(text.to_csv(), "\"a \"\"b\"\", c\\\n\"");
        let list = Value::list([1, 2], Value::Number);
        let object = Value::Object(vec![("list", list.clone()), ("none", Value::Null)]);
        assert_eq!(object.to_json(), r#"{"list":[1,2],"none":null}"#);
        assert_eq!(
            (list.to_csv(), Value::Null.to_csv()),
            ("1 2".to_owned(), String::new())
        );
        assert_eq!(Value::Truth(true).to_csv(), "true");
        let tenths = [0, 7, 12, 100].map(|number| Value::Tenths(number).to_json());
        assert_eq!(tenths, ["0.0", "0.7", "1.2", "10.0"]);
    }
}

//! The options of algorithms, as a table, and the values chosen.

use super::heuristic::{Formula, FormulaError, Use};
use std::fmt;

/// A row of an algorithm's options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionRow {
    /// Its name in links and on the command line.
    pub name: &'static str,
    /// What it does: the slug of its words.
    pub help: &'static str,
    /// The values it may have.
    pub kind: Kind,
}

/// The values an option may have, and its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off; off by default.
    Flag,
    /// One of these words; the first by default.
    Choice(&'static [&'static str]),
    /// A number within these bounds. With `decimals` 2, 33 is written 0.33.
    Number {
        /// The minimum.
        least: u64,
        /// The maximum.
        most: u64,
        /// The default.
        usual: u64,
        /// Digits after the point.
        decimals: u8,
    },
    /// A formula for this use; none by default.
    Formula(Use),
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On or off.
    Flag(bool),
    /// The word.
    Choice(&'static str),
    /// The number, in units of its last decimal.
    Number(u64),
    /// The formula, if there is one.
    Formula(Option<Formula>),
}

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The algorithm has no such option.
    Unknown(String),
    /// The option cannot have this value.
    Value(&'static str, String),
    /// The option's text is not a formula for this use.
    Formula(&'static str, Use, String, FormulaError),
}

/// The name and the data of the error. Sentences for people are in `words`.
impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for OptionError {}

/// The options of one run.
///
/// ```
/// use lab::{Options, algorithm};
/// let row = algorithm("backtracking").expect("it is in the table");
/// let mut options = Options::usual(row.options);
/// assert!(options.set("speed", "7").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    rows: &'static [OptionRow],
    settings: Vec<Setting>,
}

impl Options {
    /// Each option at its default.
    pub fn usual(rows: &'static [OptionRow]) -> Self {
        let settings = rows.iter().map(|row| usual_setting(row.kind)).collect();
        Self { rows, settings }
    }

    /// Sets an option from its text: a word, a number, a formula (or nothing, for none), `true` or `false`.
    ///
    /// # Errors
    /// Says whether the option or its value is unknown, and what is wrong with a formula.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let place = self.rows.iter().position(|row| row.name == name);
        let place = place.ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        let row = &self.rows[place];
        self.settings[place] = read(row, value)?;
        Ok(())
    }

    /// Each option with its value, as [`set`](Self::set) reads it.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, String)> + '_ {
        let pairs = self.rows.iter().zip(&self.settings);
        pairs.map(|(row, setting)| (row.name, write(row.kind, setting)))
    }

    /// Is this flag on? `false` for anything that is not a flag.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name) == Some(&Setting::Flag(true))
    }

    /// The word of a choice; empty for anything that is not a choice.
    pub fn choice(&self, name: &str) -> &'static str {
        match self.get(name) {
            Some(&Setting::Choice(word)) => word,
            _ => "",
        }
    }

    /// The number, in units of its last decimal; 0 for anything that is not a number.
    pub fn number(&self, name: &str) -> u64 {
        match self.get(name) {
            Some(&Setting::Number(number)) => number,
            _ => 0,
        }
    }

    /// The formula, if there is one.
    pub fn formula(&self, name: &str) -> Option<&Formula> {
        match self.get(name) {
            Some(Setting::Formula(formula)) => formula.as_ref(),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<&Setting> {
        let place = self.rows.iter().position(|row| row.name == name)?;
        self.settings.get(place)
    }
}

/// The default of an option, as text; `None` for flags, which are off, and formulas.
pub fn usual(kind: Kind) -> Option<String> {
    let usual = usual_setting(kind);
    let is_said = matches!(usual, Setting::Choice(_) | Setting::Number(_));
    is_said.then(|| write(kind, &usual))
}

fn usual_setting(kind: Kind) -> Setting {
    match kind {
        Kind::Flag => Setting::Flag(false),
        Kind::Choice(words) => Setting::Choice(words.first().copied().unwrap_or_default()),
        Kind::Number { usual, .. } => Setting::Number(usual),
        Kind::Formula(_) => Setting::Formula(None),
    }
}

fn read(row: &OptionRow, value: &str) -> Result<Setting, OptionError> {
    if let Kind::Formula(used) = row.kind {
        let is_there = !value.trim().is_empty();
        let formula = is_there.then(|| Formula::read(value, used)).transpose();
        let unread = |error| OptionError::Formula(row.name, used, value.to_owned(), error);
        return formula.map(Setting::Formula).map_err(unread);
    }
    let setting = read_plain(row.kind, value);
    setting.ok_or_else(|| OptionError::Value(row.name, value.to_owned()))
}

/// Reads the value of any option but a formula.
fn read_plain(kind: Kind, value: &str) -> Option<Setting> {
    match kind {
        Kind::Formula(_) => None,
        Kind::Flag => value.parse().ok().map(Setting::Flag),
        Kind::Choice(words) => {
            let word = words.iter().find(|word| **word == value)?;
            Some(Setting::Choice(word))
        }
        Kind::Number {
            least,
            most,
            decimals,
            ..
        } => {
            let number = read_number(value, decimals)?;
            let fits = (least..=most).contains(&number);
            fits.then_some(Setting::Number(number))
        }
    }
}

/// `0.33` with two decimals is 33, and so is `.33`; `0.333` is invalid.
fn read_number(value: &str, decimals: u8) -> Option<u64> {
    let (whole, part) = value.split_once('.').unwrap_or((value, ""));
    let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let length = usize::from(decimals);
    if value.is_empty()
        || value == "."
        || part.len() > length
        || !is_plain(part)
        || !is_plain(whole)
    {
        return None;
    }
    format!("{whole}{part:0<length$}").parse().ok()
}

fn write(kind: Kind, setting: &Setting) -> String {
    match (kind, setting) {
        (_, Setting::Flag(on)) => on.to_string(),
        (_, Setting::Choice(word)) => (*word).to_owned(),
        (_, Setting::Formula(formula)) => {
            let text = formula.as_ref().map(Formula::text);
            text.unwrap_or_default().to_owned()
        }
        (Kind::Number { decimals, .. }, Setting::Number(number)) if decimals > 0 => {
            let unit = 10u64.pow(u32::from(decimals));
            let length = usize::from(decimals);
            format!("{}.{:0length$}", number / unit, number % unit)
        }
        (_, Setting::Number(number)) => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &[OptionRow] = &[
        OptionRow {
            name: "pairs",
            help: "",
            kind: Kind::Flag,
        },
        OptionRow {
            name: "branch",
            help: "",
            kind: Kind::Choice(&["first", "smallest"]),
        },
        OptionRow {
            name: "temperature",
            help: "",
            kind: Kind::Number {
                least: 1,
                most: 200,
                usual: 33,
                decimals: 2,
            },
        },
        OptionRow {
            name: "heuristic",
            help: "",
            kind: Kind::Formula(Use::Cells),
        },
    ];

    fn settings(options: &Options) -> Vec<String> {
        options.named().map(|(_, value)| value).collect()
    }

    #[test]
    fn options_are_read_as_they_are_written() {
        let mut options = Options::usual(ROWS);
        assert_eq!(settings(&options), ["false", "first", "0.33", ""]);
        for (name, value) in [
            ("pairs", "true"),
            ("branch", "smallest"),
            ("temperature", "1.5"),
            ("heuristic", " size - 1 "),
        ] {
            options.set(name, value).unwrap();
        }
        assert_eq!(settings(&options), ["true", "smallest", "1.50", "size - 1"]);
        assert!(options.flag("pairs"));
        assert_eq!(options.choice("branch"), "smallest");
        assert_eq!(options.number("temperature"), 150);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let mut options = Options::usual(ROWS);
        for value in [
            "", ".", "0", "0.001", "2.01", "-1", "+1", "1e1", "9.9.9", "x",
        ] {
            assert!(options.set("temperature", value).is_err(), "{value}");
        }
        assert!(options.set("pairs", "yes").is_err());
        assert!(options.set("branch", "last").is_err());
        assert!(options.set("heuristic", "size +").is_err());
        let unknown = OptionError::Unknown("size".to_owned());
        assert_eq!(options.set("size", "1"), Err(unknown));
        assert_eq!(options, Options::usual(ROWS));
    }
}

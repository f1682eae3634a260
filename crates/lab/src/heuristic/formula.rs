//! A formula: its text, and the program it stands for.

use super::error::{FormulaError, Wrong};
use super::names::{Name, Use};
use super::parse::code;
use super::program::{Op, value};

/// The most characters of a text.
const MOST: usize = 200;

/// A formula that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    text: String,
    code: Vec<Op>,
}

impl Formula {
    /// Reads a text.
    ///
    /// ```
    /// use lab::heuristic::{Formula, Name, Use};
    /// let formula = Formula::read("size * 2 - degree", Use::Cells)?;
    /// let fact = |name| if name == Name::Size { 3 } else { 20 };
    /// assert_eq!(formula.value(&mut Vec::new(), fact), -14);
    /// assert_eq!(Formula::read("size + digit", Use::Cells).map_err(|error| error.at), Err(7));
    /// # Ok::<(), lab::heuristic::FormulaError>(())
    /// ```
    ///
    /// # Errors
    /// Says what is wrong, and at which character.
    pub fn read(text: &str, used: Use) -> Result<Self, FormulaError> {
        if text.chars().nth(MOST).is_some() {
            let (at, wrong) = (MOST, Wrong::TooLong(MOST));
            return Err(FormulaError { at, wrong });
        }
        Ok(Self {
            code: code(text, used)?,
            text: text.trim().to_owned(),
        })
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Does it use this name?
    pub fn uses(&self, name: Name) -> bool {
        self.code.contains(&Op::Load(name))
    }

    /// Its value, given the current values of names. The stack is passed only to be reused.
    pub fn value(&self, stack: &mut Vec<i64>, fact: impl Fn(Name) -> i64) -> i64 {
        value(&self.code, stack, fact)
    }
}

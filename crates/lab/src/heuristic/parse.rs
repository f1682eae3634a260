//! From words and signs to a program, by descent: comparisons, sums, products, values. It nests no deeper than
//! [`MOST`].

use super::error::{FormulaError, Wrong};
use super::names::{Function, Name, Use};
use super::program::{Op, Two};
use super::tokens::{Token, What, tokens};

/// How deep brackets, functions and signs may be nested.
const MOST: usize = 24;

/// The binary operators by level, the weakest binding first.
const LEVELS: [&[(&str, Two)]; 3] = [
    &[
        ("<", Two::Less),
        ("<=", Two::AtMost),
        (">", Two::Greater),
        (">=", Two::AtLeast),
        ("=", Two::Equal),
        ("!=", Two::Unequal),
    ],
    &[("+", Two::Add), ("-", Two::Subtract)],
    &[
        ("*", Two::Multiply),
        ("/", Two::Divide),
        ("%", Two::Remainder),
    ],
];

/// The program of a text.
///
/// # Errors
/// Says what is wrong, and at which character.
pub(super) fn code(text: &str, used: Use) -> Result<Vec<Op>, FormulaError> {
    let mut reader = Reader {
        tokens: tokens(text)?,
        next: 0,
        end: text.trim_end().chars().count(),
        used,
        depth: 0,
        code: Vec::new(),
    };
    reader.expression(0)?;
    match reader.peek() {
        None => Ok(reader.code),
        Some(_) => Err(reader.error(Wrong::Operator)),
    }
}

struct Reader {
    tokens: Vec<Token>,
    next: usize,
    /// The length of the text.
    end: usize,
    used: Use,
    depth: usize,
    code: Vec<Op>,
}

impl Reader {
    fn peek(&self) -> Option<&What> {
        self.tokens.get(self.next).map(|token| &token.what)
    }

    /// The place of the next token, or of the end.
    fn at(&self) -> usize {
        let token = self.tokens.get(self.next);
        token.map_or(self.end, |token| token.at)
    }

    fn error(&self, wrong: Wrong) -> FormulaError {
        let at = self.at();
        FormulaError { at, wrong }
    }

    /// Skips this sign, if it is next.
    fn take(&mut self, sign: &str) -> bool {
        let is_next = self.peek().is_some_and(|what| is_sign(what, sign));
        self.next += usize::from(is_next);
        is_next
    }

    /// Skips an operator of this level, if one is next.
    fn operator(&mut self, signs: &[(&str, Two)]) -> Option<Two> {
        let what = self.peek()?;
        let (_, two) = signs.iter().find(|(sign, _)| is_sign(what, sign))?;
        self.next += 1;
        Some(*two)
    }

    fn expression(&mut self, level: usize) -> Result<(), FormulaError> {
        let Some(signs) = LEVELS.get(level) else {
            return self.value();
        };
        self.expression(level + 1)?;
        let mut is_compared = false;
        loop {
            let at = self.at();
            let Some(two) = self.operator(signs) else {
                return Ok(());
            };
            if is_compared {
                let wrong = Wrong::Chain;
                return Err(FormulaError { at, wrong });
            }
            is_compared = level == 0;
            self.expression(level + 1)?;
            self.code.push(Op::Two(two));
        }
    }

    /// A value, one level deeper.
    fn value(&mut self) -> Result<(), FormulaError> {
        if self.depth == MOST {
            return Err(self.error(Wrong::TooDeep(MOST)));
        }
        self.depth += 1;
        self.inner_value()?;
        self.depth -= 1;
        Ok(())
    }

    fn inner_value(&mut self) -> Result<(), FormulaError> {
        let at = self.at();
        match self.peek().cloned() {
            Some(What::Number(number)) => {
                self.next += 1;
                self.code.push(Op::Number(number));
                Ok(())
            }
            Some(What::Word(word)) => self.word(&word),
            Some(What::Sign("-")) => {
                self.next += 1;
                self.value()?;
                self.code.push(Op::Negate);
                Ok(())
            }
            Some(What::Sign("(")) => {
                self.next += 1;
                self.expression(0)?;
                self.close(at)
            }
            Some(What::Sign(_)) | None => Err(self.error(Wrong::Value)),
        }
    }

    /// The end of a bracket that was opened there.
    fn close(&mut self, opened: usize) -> Result<(), FormulaError> {
        if self.take(")") {
            return Ok(());
        }
        Err(self.error(match self.peek() {
            None => Wrong::Open(opened),
            Some(_) => Wrong::Operator,
        }))
    }

    /// A name, or a function with its arguments.
    fn word(&mut self, word: &str) -> Result<(), FormulaError> {
        let at = self.at();
        let mut functions = Function::ALL.into_iter();
        if let Some(function) = functions.find(|function| function.slug() == word) {
            self.next += 1;
            let n = self.arguments(function)?;
            if !function.arguments().contains(&n) {
                let wrong = Wrong::Arguments(function);
                return Err(FormulaError { at, wrong });
            }
            self.call(function, n);
            return Ok(());
        }
        let name = self.used.names().find(|name: &Name| name.slug() == word);
        let name = name.ok_or_else(|| self.error(Wrong::Name(word.to_owned())))?;
        self.next += 1;
        self.code.push(Op::Load(name));
        Ok(())
    }

    /// Reads the arguments in the brackets of a function; returns their number.
    fn arguments(&mut self, function: Function) -> Result<usize, FormulaError> {
        let opened = self.at();
        if !self.take("(") {
            return Err(self.error(Wrong::Call(function)));
        }
        let mut n = 0;
        loop {
            self.expression(0)?;
            n += 1;
            if !self.take(",") {
                self.close(opened)?;
                return Ok(n);
            }
        }
    }

    fn call(&mut self, function: Function, n: usize) {
        let again = |two| std::iter::repeat_n(Op::Two(two), n - 1);
        match function {
            Function::Min => self.code.extend(again(Two::Min)),
            Function::Max => self.code.extend(again(Two::Max)),
            Function::Abs => self.code.push(Op::Abs),
            Function::If => self.code.push(Op::Choose),
        }
    }
}

fn is_sign(what: &What, sign: &str) -> bool {
    matches!(what, What::Sign(known) if *known == sign)
}

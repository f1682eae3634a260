//! Sentences about user-written formulas: the meaning of names, and what is wrong with a text.

use crate::key;
use lab::heuristic::{FormulaError, Function, Name, Use, Wrong};
use words::{Key, Lang, filled};

/// What a name means.
pub fn meaning(lang: Lang, name: Name) -> &'static str {
    lang.word(match name {
        Name::Size => key::FORMULA_SIZE,
        Name::Degree => key::FORMULA_DEGREE,
        Name::Row => key::FORMULA_ROW,
        Name::Column => key::FORMULA_COLUMN,
        Name::Box => key::FORMULA_BOX,
        Name::Digit => key::FORMULA_DIGIT,
        Name::Used => key::FORMULA_USED,
        Name::Removes => key::FORMULA_REMOVES,
        Name::Digits => key::FORMULA_DIGITS,
        Name::Bivalue => key::FORMULA_BIVALUE,
        Name::Open => key::FORMULA_OPEN,
        Name::Depth => key::FORMULA_DEPTH,
        Name::Random => key::FORMULA_RANDOM,
        Name::Side => key::FORMULA_SIDE,
    })
}

/// Where and why a text is wrong.
pub fn formula_error(lang: Lang, used: Use, error: &FormulaError) -> String {
    let at = (error.at + 1).to_string();
    let why = wrong(lang, used, &error.wrong);
    filled(
        lang.word(key::FORMULA_WRONG),
        &[("column", &at), ("why", &why)],
    )
}

fn wrong(lang: Lang, used: Use, wrong: &Wrong) -> String {
    let n = number(wrong);
    let names: Vec<&str> = used.names().map(Name::slug).collect();
    let names = names.join(", ");
    let (key, what) = match wrong {
        Wrong::TooLong(_) => (key::FORMULA_TOO_LONG, String::new()),
        Wrong::TooDeep(_) => (key::FORMULA_TOO_DEEP, String::new()),
        Wrong::Sign('.') => (key::FORMULA_POINT, String::new()),
        Wrong::Sign(sign) => (key::FORMULA_SIGN, sign.to_string()),
        Wrong::TooLarge(_) => (key::FORMULA_TOO_LARGE, String::new()),
        Wrong::Name(name) => (key::FORMULA_NAME, name.clone()),
        Wrong::Call(function) => (key::FORMULA_CALL, function.slug().to_owned()),
        Wrong::Arguments(function) => (arguments(*function), String::new()),
        Wrong::Value => (key::FORMULA_VALUE, String::new()),
        Wrong::Operator => (key::FORMULA_OPERATOR, String::new()),
        Wrong::Open(_) => (key::FORMULA_BRACKET, String::new()),
        Wrong::Chain => (key::FORMULA_CHAIN, String::new()),
    };
    filled(
        lang.word(key),
        &[("n", &n), ("what", &what), ("names", &names)],
    )
}

/// The key of the sentence about a function's arguments.
fn arguments(function: Function) -> Key {
    match function {
        Function::If => key::FORMULA_IF,
        Function::Abs => key::FORMULA_ABS,
        Function::Min | Function::Max => key::FORMULA_MIN,
    }
}

/// The number in an error: a limit, or a place.
fn number(wrong: &Wrong) -> String {
    match wrong {
        Wrong::TooLong(most) | Wrong::TooDeep(most) => most.to_string(),
        Wrong::TooLarge(most) => most.to_string(),
        Wrong::Open(at) => (at + 1).to_string(),
        Wrong::Sign(_)
        | Wrong::Name(_)
        | Wrong::Call(_)
        | Wrong::Arguments(_)
        | Wrong::Value
        | Wrong::Operator
        | Wrong::Chain => String::new(),
    }
}

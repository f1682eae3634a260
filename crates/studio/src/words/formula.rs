//! Sentences about user-written formulas: the meaning of names, and what is wrong with a text.

use super::word;
use lab::heuristic::{FormulaError, Function, Name, Use, Wrong};
use words::{Lang, filled};

/// What a name means.
pub fn meaning(lang: Lang, name: Name) -> &'static str {
    word(
        lang,
        match name {
            Name::Size => "formula-size",
            Name::Degree => "formula-degree",
            Name::Row => "formula-row",
            Name::Column => "formula-column",
            Name::Box => "formula-box",
            Name::Digit => "formula-digit",
            Name::Used => "formula-used",
            Name::Removes => "formula-removes",
            Name::Digits => "formula-digits",
            Name::Bivalue => "formula-bivalue",
            Name::Open => "formula-open",
            Name::Depth => "formula-depth",
            Name::Random => "formula-random",
            Name::Side => "formula-side",
        },
    )
}

/// Where and why a text is wrong.
pub fn formula_error(lang: Lang, used: Use, error: &FormulaError) -> String {
    let at = (error.at + 1).to_string();
    let why = wrong(lang, used, &error.wrong);
    filled(
        word(lang, "formula-wrong"),
        &[("column", &at), ("why", &why)],
    )
}

fn wrong(lang: Lang, used: Use, wrong: &Wrong) -> String {
    let n = number(wrong);
    let names: Vec<&str> = used.names().map(Name::slug).collect();
    let names = names.join(", ");
    let (key, what) = match wrong {
        Wrong::TooLong(_) => ("formula-too-long", String::new()),
        Wrong::TooDeep(_) => ("formula-too-deep", String::new()),
        Wrong::Sign('.') => ("formula-point", String::new()),
        Wrong::Sign(sign) => ("formula-sign", sign.to_string()),
        Wrong::TooLarge(_) => ("formula-too-large", String::new()),
        Wrong::Name(name) => ("formula-name", name.clone()),
        Wrong::Call(function) => ("formula-call", function.slug().to_owned()),
        Wrong::Arguments(function) => (arguments(*function), String::new()),
        Wrong::Value => ("formula-value", String::new()),
        Wrong::Operator => ("formula-operator", String::new()),
        Wrong::Open(_) => ("formula-bracket", String::new()),
        Wrong::Chain => ("formula-chain", String::new()),
    };
    filled(
        word(lang, key),
        &[("n", &n), ("what", &what), ("names", &names)],
    )
}

/// The key of the sentence about a function's arguments.
fn arguments(function: Function) -> &'static str {
    match function {
        Function::If => "formula-if",
        Function::Abs => "formula-abs",
        Function::Min | Function::Max => "formula-min",
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

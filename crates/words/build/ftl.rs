//! Turns Fluent's messages into plain phrases: references are replaced by their text, and a message that chooses by the
//! number `$n` becomes a phrase for each plural category.
//!
//! Only the parts of Fluent (FTL) that the words need are supported: text, gaps, references, one choice by `$n`.
//! Everything else is an error.

use std::collections::BTreeMap;

use fluent_syntax::ast::VariantKey;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant};
use fluent_syntax::parser;

/// The number by which a message may choose.
const NUMBER: &str = "n";

/// The deepest nesting of references: more is taken for a circle.
const DEPTH: usize = 4;

/// The category that every language has.
pub(crate) const OTHER: &str = "other";

/// The phrases of a message: one for the category `other`, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The key by which code asks for it.
    pub(crate) key: String,
    /// Category and phrase; gaps are written `{name}`.
    pub(crate) forms: Vec<(String, String)>,
    /// Does it choose by the number?
    pub(crate) chooses: bool,
    /// The crate that says it.
    pub(crate) owner: String,
}

type Patterns = BTreeMap<String, Pattern<String>>;

/// The messages of a text, except those that are only referred to by others.
pub(crate) fn read(text: &str) -> Result<Vec<Message>, String> {
    let (order, patterns) = parse(text)?;
    let mut referred = Vec::new();
    for pattern in patterns.values() {
        references(pattern, &mut referred);
    }
    let own = order.iter().filter(|key| !referred.contains(key));
    own.map(|key| message(key, &patterns)).collect()
}

fn parse(text: &str) -> Result<(Vec<String>, Patterns), String> {
    let resource = parser::parse(text.to_owned()).map_err(|(_, errors)| {
        let line = |at: usize| text[..at].lines().count();
        let told = errors
            .iter()
            .map(|e| format!("line {}: {e}", line(e.pos.start)));
        told.collect::<Vec<_>>().join("; ")
    })?;
    let (mut order, mut patterns) = (Vec::new(), Patterns::new());
    for entry in resource.body {
        let (key, pattern) = match entry {
            Entry::Message(message) if !message.attributes.is_empty() => {
                return Err(format!("{} has attributes", message.id.name));
            }
            Entry::Message(message) => (message.id.name, message.value),
            Entry::Term(term) => return Err(format!("-{}: terms see no places", term.id.name)),
            _ => continue,
        };
        let pattern = pattern.ok_or(format!("{key} is empty"))?;
        order.push(key.clone());
        if patterns.insert(key.clone(), pattern).is_some() {
            return Err(format!("{key} is there twice"));
        }
    }
    Ok((order, patterns))
}

/// The keys that a pattern refers to.
fn references(pattern: &Pattern<String>, found: &mut Vec<String>) {
    for expression in expressions(pattern) {
        match expression {
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                found.push(id.name.clone());
            }
            Expression::Inline(_) => {}
            Expression::Select { variants, .. } => {
                variants
                    .iter()
                    .for_each(|variant| references(&variant.value, found));
            }
        }
    }
}

fn expressions(pattern: &Pattern<String>) -> impl Iterator<Item = &Expression<String>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression } => Some(expression),
    })
}

fn message(key: &str, patterns: &Patterns) -> Result<Message, String> {
    let told = |fault: String| format!("{key}: {fault}");
    let pattern = &patterns[key];
    let categories = categories(pattern, patterns, DEPTH).map_err(told)?;
    let chooses = !categories.is_empty();
    let categories = if chooses {
        categories
    } else {
        vec![OTHER.to_owned()]
    };
    let form = |category: String| {
        let phrase = phrase(pattern, patterns, &category)?;
        Ok((category, phrase))
    };
    let forms = categories.into_iter().map(form).collect::<Result<_, _>>();
    Ok(Message {
        key: key.to_owned(),
        forms: forms.map_err(told)?,
        chooses,
        owner: String::new(),
    })
}

/// The categories that a pattern chooses among; none if it does not choose. A pattern has at most one choice.
fn categories(
    pattern: &Pattern<String>,
    patterns: &Patterns,
    depth: usize,
) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for expression in expressions(pattern) {
        let more = match expression {
            Expression::Select { selector, variants } => {
                check_number(selector)?;
                variants.iter().map(category).collect::<Result<_, _>>()?
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                let depth = depth.checked_sub(1).ok_or("refers to itself")?;
                categories(referred(&id.name, patterns)?, patterns, depth)?
            }
            Expression::Inline(_) => continue,
        };
        if !found.is_empty() && !more.is_empty() {
            return Err("chooses twice".to_owned());
        }
        found.extend(more);
    }
    Ok(found)
}

fn check_number(selector: &InlineExpression<String>) -> Result<(), String> {
    match selector {
        InlineExpression::VariableReference { id } if id.name == NUMBER => Ok(()),
        _ => Err(format!("chooses by something else than ${NUMBER}")),
    }
}

fn category(variant: &Variant<String>) -> Result<String, String> {
    match &variant.key {
        VariantKey::Identifier { name } if (name == OTHER) == variant.default => Ok(name.clone()),
        VariantKey::Identifier { .. } => Err("its default is not [other]".to_owned()),
        VariantKey::NumberLiteral { value } => Err(format!("chooses the number {value}")),
    }
}

fn referred<'a>(key: &str, patterns: &'a Patterns) -> Result<&'a Pattern<String>, String> {
    patterns
        .get(key)
        .ok_or(format!("refers to {key}, which is not there"))
}

/// The phrase of a pattern in a category. References end: `categories` has followed them.
fn phrase(pattern: &Pattern<String>, patterns: &Patterns, chosen: &str) -> Result<String, String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable { expression } => {
                text += &placed(expression, patterns, chosen)?;
            }
        }
    }
    Ok(text)
}

fn placed(
    expression: &Expression<String>,
    patterns: &Patterns,
    chosen: &str,
) -> Result<String, String> {
    match expression {
        Expression::Select { variants, .. } => {
            let is_chosen = |v: &&Variant<String>| category(v).is_ok_and(|name| name == chosen);
            let variant = variants.iter().find(is_chosen);
            phrase(&variant.ok_or("chooses in vain")?.value, patterns, chosen)
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(value.clone()),
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Ok(format!("{{{}}}", id.name))
        }
        Expression::Inline(InlineExpression::MessageReference {
            id,
            attribute: None,
        }) => phrase(referred(&id.name, patterns)?, patterns, chosen),
        Expression::Inline(other) => Err(format!("has what Nonet does not read: {other:?}")),
    }
}

/// The gaps of a phrase, in order.
pub(crate) fn places(phrase: &str) -> Vec<&str> {
    let parts = phrase.split('{').skip(1);
    let mut places: Vec<&str> = parts.filter_map(|part| part.split('}').next()).collect();
    places.sort_unstable();
    places.dedup();
    places
}

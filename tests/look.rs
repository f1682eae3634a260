//! Every text can be read on every ground that it stands on: contrasts computed from the tokens of the style
//! sheet, by the formula of WCAG 2.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

type Tokens = BTreeMap<String, [u8; 3]>;

fn style() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/www/style.css");
    std::fs::read_to_string(path).expect("the style sheet is there")
}

/// The tokens of each block that sets them: light, dark by choice, dark by the system.
fn themes() -> Vec<Tokens> {
    let style = style();
    let blocks = style.split(" color-scheme:").skip(1);
    blocks
        .map(|block| tokens(block.split('}').next().unwrap_or_default()))
        .collect()
}

fn tokens(block: &str) -> Tokens {
    let declarations = block.split(';').filter_map(|part| part.split_once(':'));
    let colour = |(name, value): (&str, &str)| {
        let name = name.trim().strip_prefix("--")?;
        let hex = value
            .trim()
            .strip_prefix('#')
            .filter(|hex| hex.len() == 6)?;
        let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok();
        Some((name.to_owned(), [part(0)?, part(2)?, part(4)?]))
    };
    declarations.filter_map(colour).collect()
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The grounds that a cell can have.
const CELLS: [&str; 9] = [
    "surface",
    "peer",
    "same",
    "select",
    "role-house",
    "role-pattern",
    "role-out",
    "role-placed",
    "role-mistake",
];

/// Text, its grounds, the least contrast.
const PAIRS: &[(&str, &[&str], f64)] = &[
    ("text", &CELLS, 7.0),
    ("own", &CELLS, 4.5),
    ("tool", &CELLS, 4.5),
    ("bad", &CELLS, 4.5),
    ("muted", &CELLS, 4.5),
    ("text", &["ground", "raised"], 7.0),
    ("muted", &["ground", "raised"], 4.5),
    ("accent", &["accent-soft", "raised", "surface"], 4.5),
    ("good", &["good-soft", "raised"], 4.5),
    ("warn", &["warn-soft", "raised"], 4.5),
    ("bad", &["bad-soft", "raised"], 4.5),
    ("on-accent", &["accent"], 4.5),
    ("surface", &["good"], 4.5),
    ("frame", &["surface"], 3.0),
    ("accent", &["surface", "select", "ground"], 3.0),
    ("edge", &["ground", "raised"], 3.0),
];

#[test]
fn each_pair_in_use_can_be_read() {
    for (theme, tokens) in themes().iter().enumerate() {
        for (text, grounds, least) in PAIRS {
            for ground in *grounds {
                let ratio = contrast(tokens[*text], tokens[*ground]);
                assert!(
                    ratio >= *least,
                    "theme {theme}: {text} on {ground} is {ratio:.2}, not {least}"
                );
            }
        }
    }
}

#[test]
fn the_two_dark_themes_are_the_same() {
    let themes = themes();
    assert_eq!(themes.len(), 3);
    assert_eq!(themes[1], themes[2]);
    assert_ne!(themes[0], themes[1]);
}

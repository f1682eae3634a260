//! Every text can be read on every background that it appears on: contrasts computed from the tokens of the style
//! sheet, by the formula of WCAG 2.

use std::collections::BTreeMap;

type Tokens = BTreeMap<String, [u8; 3]>;

/// Both sheets of the page.
fn style() -> String {
    let sheet = |name| {
        let path = format!("{}/www/{name}.css", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the style sheet is there")
    };
    ["style", "later"].map(sheet).concat()
}

/// The colours in light and in dark: `--name: light-dark(#rrggbb, #rrggbb)`.
fn themes() -> [Tokens; 2] {
    let style = style();
    let mut themes = [Tokens::new(), Tokens::new()];
    for declaration in style.split(';') {
        let Some((name, colours)) = declaration.split_once(": light-dark(#") else {
            continue;
        };
        let name = name.rsplit("--").next().unwrap_or(name);
        let colours = colours.trim_end_matches(')').split(", #");
        for (theme, hex) in themes.iter_mut().zip(colours) {
            let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex digits");
            theme.insert(name.to_owned(), [part(0), part(2), part(4)]);
        }
    }
    themes
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

/// The backgrounds that a cell can have.
const CELLS: [&str; 18] = [
    "surface",
    "peer",
    "same",
    "select",
    "role-house",
    "role-pattern",
    "role-out",
    "role-placed",
    "role-mistake",
    "tint-a",
    "tint-b",
    "tint-c",
    "tint-d",
    "age-0",
    "age-1",
    "age-2",
    "age-3",
    "age-4",
];

/// The player's colours.
const PAINTS: [&str; 9] = [
    "paint-1", "paint-2", "paint-3", "paint-4", "paint-5", "paint-6", "paint-7", "paint-8",
    "paint-9",
];

/// Text, its backgrounds, the least contrast.
const PAIRS: &[(&str, &[&str], f64)] = &[
    ("text", &CELLS, 7.0),
    ("text", &PAINTS, 7.0),
    ("own", &PAINTS, 4.5),
    ("tool", &PAINTS, 4.5),
    ("bad", &PAINTS, 4.5),
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
    ("medium", &["medium-soft"], 4.5),
    ("extreme", &["extreme-soft"], 4.5),
    ("nightmare", &["nightmare-soft"], 4.5),
    ("on-accent", &["accent"], 4.5),
    (
        "surface",
        &["good", "set-a", "set-b", "set-c", "set-d"],
        4.5,
    ),
    ("set-a", &["tint-a"], 4.5),
    ("set-b", &["tint-b"], 4.5),
    ("set-c", &["tint-c"], 4.5),
    ("set-d", &["tint-d"], 4.5),
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
fn light_and_dark_differ_in_every_colour() {
    let [light, dark] = themes();
    assert!(light.len() > 20 && light.keys().eq(dark.keys()));
    for (name, colour) in &light {
        assert_ne!(dark[name], *colour, "{name}");
    }
}

/// `:has()` is looked at anew whenever anything is written into the page. If what it decides is the look of the cells, all of
/// them get new styles each time: at 25x25 that was 60 of 100 ms from key to paint.
#[test]
fn no_look_inside_the_page_decides_how_cells_look() {
    let style = style();
    let rules = style.split('}').filter_map(|rule| rule.rsplit_once('{'));
    for (selectors, _) in rules {
        let selectors = selectors.rsplit(['{', '/']).next().unwrap_or_default();
        for selector in parts_of(selectors)
            .iter()
            .filter_map(|text| after_has(text))
        {
            for part in [".cell", ".digit", ".notes", ".colours", ".selected"] {
                assert!(!selector.contains(part), "{}", selectors.trim());
            }
        }
    }
}

/// A list of selectors, parted at the commas outside of brackets.
fn parts_of(selectors: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for c in selectors.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        match c {
            ',' if depth == 0 => parts.push(String::new()),
            c => parts.last_mut().expect("there is one").push(c),
        }
    }
    parts
}

/// What follows after the first `:has(...)`.
fn after_has(selector: &str) -> Option<&str> {
    let (_, inside) = selector.split_once(":has(")?;
    let mut depth = 1;
    let end = inside.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    inside.get(end? + 1..)
}

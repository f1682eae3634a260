//! Every text can be read on every background on which it appears: contrasts computed from the tokens of the style
//! sheet, by the formula of WCAG 2. Also, how different the player's colours look, even to people with colour
//! blindness.

use crate::css::{parts_of, sheet};
use std::collections::{BTreeMap, BTreeSet};

type Tokens = BTreeMap<String, [u8; 3]>;

/// Both sheets of the page.
fn style() -> String {
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

fn linear(colour: [u8; 3]) -> [f64; 3] {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = linear(colour);
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

/// Text, its backgrounds, and the least contrast.
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

/// `:has()` is evaluated again whenever anything is written inside. If it affects the look of the cells, all of
/// them get new styles each time: at 25x25 that was 60 of 100 ms from key to paint. And around the board it
/// searches all of its nodes at every press.
#[test]
fn no_look_inside_the_page_decides_how_cells_look() {
    let style = style();
    let rules = style.split('}').filter_map(|rule| rule.rsplit_once('{'));
    for (selectors, _) in rules {
        let selectors = selectors.rsplit('{').next().unwrap_or_default();
        for selector in parts_of(selectors)
            .iter()
            .filter_map(|text| after_has(text))
        {
            for part in [".cell", ".digit", ".notes", ".colours", ".selected"] {
                assert!(!selector.contains(part), "{}", selectors.trim());
            }
        }
        for selector in parts_of(selectors) {
            let subject = selector
                .split_once(":has(")
                .map(|(before, _)| before.trim());
            for around in ["html", "#page", "main", ".pad", "#board", ".board"] {
                assert_ne!(subject, Some(around), "{}", selectors.trim());
            }
        }
    }
}

/// The rest after the first `:has(...)`.
fn after_has(selector: &str) -> Option<&str> {
    let (_, inside) = selector.split_once(":has(")?;
    let mut depth = 1;
    let end = inside.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    inside.get(end? + 1..)
}

type Matrix = [[f64; 3]; 3];

/// How eyes perceive linear light, by Machado, Oliveira and Fernandes (2009), and the difference between the two
/// most similar of the player's colours, in light and in dark (CIELAB, 1976).
const EYES: [(&str, Matrix, [f64; 2]); 4] = [
    (
        "with all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [14.0, 18.5],
    ),
    (
        "without those for red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [1.6, 3.9],
    ),
    (
        "without those for green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [2.3, 0.9],
    ),
    (
        "without those for blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
        [3.2, 8.7],
    ),
];

/// The light of sRGB as CIE's X, Y, Z, each as a share of white's.
const SHARES: Matrix = [
    [0.433_950, 0.376_210, 0.189_840],
    [0.212_673, 0.715_152, 0.072_175],
    [0.017_757, 0.109_468, 0.872_775],
];

fn times(matrix: &Matrix, [a, b, c]: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * a + row[1] * b + row[2] * c)
}

/// A colour as perceived by these eyes.
fn seen(eyes: &Matrix, colour: [u8; 3]) -> [f64; 3] {
    let light = times(eyes, linear(colour)).map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = times(&SHARES, light).map(|share| {
        if share > 216.0 / 24389.0 {
            share.cbrt()
        } else {
            (24389.0 / 27.0 * share + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    let squares = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f64>().sqrt()
}

#[test]
fn not_every_eye_tells_the_player_s_colours_apart_so_each_has_a_letter() {
    for (theme, tokens) in themes().iter().enumerate() {
        for (eyes, matrix, figures) in EYES {
            let colours = PAINTS.map(|paint| seen(&matrix, tokens[paint]));
            let others = |at: usize| colours[at + 1..].iter().map(move |it| (at, *it));
            let pairs = (0..colours.len()).flat_map(others);
            let least = pairs.map(|(at, other)| distance(colours[at], other));
            let least = least.fold(f64::INFINITY, f64::min);
            let is_so = (least - figures[theme]).abs() < 0.1;
            assert!(is_so, "theme {theme}, eyes {eyes}: {least:.2}");
        }
    }
    let style = style();
    let letter = |n: usize| {
        let head = format!("[data-colour=\"{n}\"] {{ --paint: var(--paint-{n}); --letter: ");
        let rest = style.split(&head).nth(1).expect("a letter");
        rest.split(';').next().expect("its end").to_owned()
    };
    let letters: BTreeSet<String> = (1..=9).map(letter).collect();
    assert_eq!(letters.len(), 9);
}

//! A style sheet for a part of the page affects only that part: once fetched, a sheet stays, and a rule of the
//! laboratory's for `.row` would take the board's rows apart until the page is reloaded.

use crate::css::{Rule, outside_brackets, parts_of, rules, sheet};
use std::collections::BTreeSet;

/// The sheets of the whole page.
const OWN: [&str; 2] = ["later", "style"];

/// Each other sheet, the place that it is for, and what a rule must contain to affect things around that place.
const PLACES: [(&str, &str, &[&str]); 2] = [
    (
        "lab",
        "#work-lab",
        &[
            ":has(> #work-lab > .alone)",
            ":has(#work-lab > .alone)",
            ":has(:where(#work-lab:not([hidden])) .paper)",
        ],
    ),
    ("library", "#work-library", &[]),
];

fn names() -> Vec<String> {
    let folder = format!("{}/www", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let name = |file: std::io::Result<std::fs::DirEntry>| {
        let name = file.expect("it can be read").file_name();
        name.to_str()?.strip_suffix(".css").map(str::to_owned)
    };
    let mut names: Vec<String> = files.filter_map(name).collect();
    names.sort();
    names
}

/// Whether a selector directly in the rule of its place matches nothing outside.
fn stays_within(selector: &str) -> bool {
    let shown = outside_brackets(selector);
    let shown = shown.trim();
    if !selector.contains('&') {
        return !shown.starts_with(['+', '~']);
    }
    // The place itself, or something in it: never as a condition in brackets, and never a neighbour.
    shown.matches('&').count() == 1
        && selector.matches('&').count() == 1
        && shown.starts_with('&')
        && !beside(&shown[1..])
}

/// Whether the rest after the place selects a neighbour of it.
fn beside(rest: &str) -> bool {
    let after = rest.find([' ', '>', '+', '~']);
    after.is_some_and(|at| rest[at..].trim_start().starts_with(['+', '~']))
}

/// The selectors of a rule for `place` that could match elsewhere.
fn strays(rule: &Rule, place: &str, around: &[&str]) -> Vec<String> {
    let holds = |text: &&String| **text == format!(":where({place})");
    let parents: Vec<&String> = rule
        .within
        .iter()
        .filter(|it| !it.starts_with('@'))
        .collect();
    let is_own = holds(&&rule.selectors);
    if rule.selectors.starts_with('@') {
        let known = ["@media ", "@supports ", "@container "];
        let is_condition = known.iter().any(|known| rule.selectors.starts_with(known));
        return if is_condition {
            vec![]
        } else {
            vec![rule.selectors.clone()]
        };
    }
    let stays = |selector: &String| match parents.as_slice() {
        [] => is_own || around.iter().any(|state| selector.contains(state)),
        [parent] if holds(parent) => stays_within(selector),
        [parent, ..] => holds(parent),
    };
    let parts = parts_of(&rule.selectors).into_iter();
    parts.filter(|selector| !stays(selector)).collect()
}

#[test]
fn no_sheet_of_a_part_of_the_page_reaches_another_part() {
    for (name, place, around) in PLACES {
        let rules = rules(&sheet(name));
        assert!(rules.len() > 50);
        for rule in &rules {
            let strays = strays(rule, place, around);
            assert!(
                strays.is_empty(),
                "www/{name}.css: {strays:?} in {:?}",
                rule.within
            );
        }
    }
}

#[test]
fn each_sheet_is_the_page_s_or_has_a_place() {
    let of_parts = PLACES.iter().map(|(name, ..)| *name);
    let mut known: Vec<&str> = OWN.into_iter().chain(of_parts).collect();
    known.sort_unstable();
    assert_eq!(names(), known);
}

/// Classes with the same meaning in a part as on the rest of the page; in the laboratory's drawings `bar` and
/// `same` are shapes, which have neither a row nor a background.
const SHARED: [&str; 8] = [
    "actions", "bar", "lab", "note", "primary", "same", "small", "toggle",
];

/// The classes named in a selector.
fn classes(selector: &str) -> BTreeSet<&str> {
    let is_in_name = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let parts = selector.split('.').skip(1);
    let names = parts.filter_map(|part| part.split(|c| !is_in_name(c)).next());
    names.collect()
}

/// Whether a selector of the page could match an element with these classes of a part.
fn could_dress(selector: &str, own: &BTreeSet<String>) -> bool {
    let shown = outside_brackets(selector);
    let is_known = |class: &&str| own.contains(*class) || SHARED.contains(class);
    let found = classes(&shown);
    !shown.contains('#')
        && found.iter().all(is_known)
        && found.iter().any(|class| own.contains(*class))
}

#[test]
fn no_sheet_of_the_page_dresses_what_a_part_named_for_itself() {
    for (name, place, _) in PLACES {
        let own = rules(&sheet(name)).into_iter();
        let own = own.filter(|rule| rule.within.iter().any(|it| it.contains(place)));
        let own: Vec<String> = own.map(|rule| rule.selectors).collect();
        let own = own.iter().flat_map(|selectors| classes(selectors));
        let own = own.filter(|class| !SHARED.contains(class));
        let own: BTreeSet<String> = own.map(str::to_owned).collect();
        assert!(own.len() > 20, "{own:?}");
        for page in OWN {
            let selectors = rules(&sheet(page)).into_iter();
            let selectors = selectors.flat_map(|rule| parts_of(&rule.selectors));
            let found: Vec<String> = selectors.filter(|it| could_dress(it, &own)).collect();
            assert!(found.is_empty(), "www/{page}.css dresses {name}: {found:?}");
        }
    }
}

#[test]
fn what_dresses_a_part_is_seen() {
    let own = ["card", "head"].map(str::to_owned).into();
    for bad in [
        ".card",
        "img.card",
        ".head i",
        ".card > .head:hover",
        ".card:has(.x)",
        ".note .card",
    ] {
        assert!(could_dress(bad, &own), "{bad}");
    }
    for good in [
        ".x .card",
        "#panel .card",
        ".note",
        ".card.x",
        ".cards",
        "p",
    ] {
        assert!(!could_dress(good, &own), "{good}");
    }
}

#[test]
fn what_strays_is_seen() {
    let found = |sheet: &str| -> Vec<String> {
        let rules = rules(sheet);
        let of = |rule| strays(rule, "#here", &[":has(#here .x)"]);
        rules
            .iter()
            .flat_map(of)
            .map(|it| it.trim().to_owned())
            .collect()
    };
    let good = ":where(#here) { .row { a: b; } &#here, & > .x, .a + .b { &:hover { a: b } + .c { a: b } } @media print { .a, :has(.x) { a: b } } } \
                body:has(#here .x) { a: b; }";
    assert_eq!(found(good), [""; 0]);
    for (bad, what) in [
        (".row { a: b }", ".row"),
        ("@media print { .a, #here .b { c: d } }", ".a"),
        (":where(#here) { + .x { a: b } }", "+ .x"),
        (":where(#here) { & ~ .x { a: b } }", "& ~ .x"),
        (":where(#here) { &#here.y + .x { a: b } }", "&#here.y + .x"),
        (":where(#here) { :not(&) { a: b } }", ":not(&)"),
        (
            ":where(#here) { body:has(&) .x { a: b } }",
            "body:has(&) .x",
        ),
        (":where(#there) { .x { a: b } }", ":where(#there)"),
        ("@keyframes turn { to { a: b } }", "@keyframes turn"),
    ] {
        assert!(
            found(bad).contains(&what.to_owned()),
            "{bad}: {:?}",
            found(bad)
        );
    }
}

//! A style sheet that comes with a part of the page reaches nothing but that part: once fetched, a sheet stays, and a
//! rule of the laboratory's for `.row` would take the board's rows apart until the page is loaded again.

use crate::css::{Rule, outside_brackets, parts_of, rules, sheet};

/// The sheets of the whole page.
const OWN: [&str; 2] = ["later", "style"];

/// Each other sheet, the place that it is for, and what must be in that place for a rule to reach what is around it.
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

/// Whether a selector that stands directly in the rule of its place matches nothing outside.
fn stays_within(selector: &str) -> bool {
    let shown = outside_brackets(selector);
    let shown = shown.trim();
    if !selector.contains('&') {
        return !shown.starts_with(['+', '~']);
    }
    // The place itself, or what is in it: never as a condition in brackets, and no neighbour of it.
    shown.matches('&').count() == 1
        && selector.matches('&').count() == 1
        && shown.starts_with('&')
        && !beside(&shown[1..])
}

/// Whether what follows the place is a neighbour of it.
fn beside(rest: &str) -> bool {
    let after = rest.find([' ', '>', '+', '~']);
    after.is_some_and(|at| rest[at..].trim_start().starts_with(['+', '~']))
}

/// What a rule of a sheet for `place` could match elsewhere.
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

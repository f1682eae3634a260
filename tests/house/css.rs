//! Reading style sheets, as far as the tests of looks need it.

/// A rule's selectors, and the rules and at-rules around it, outermost first.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) within: Vec<String>,
    pub(crate) selectors: String,
}

/// The text of a sheet in `www/`, without its comments.
pub(crate) fn sheet(name: &str) -> String {
    let path = format!("{}/www/{name}.css", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the style sheet is there");
    without_comments(&text)
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once("*/").expect("a comment ends").1
    })
}

/// All rules and at-rules with a block, in their order.
pub(crate) fn rules(sheet: &str) -> Vec<Rule> {
    let (mut rules, mut open, mut text) = (Vec::new(), Vec::new(), String::new());
    for c in sheet.chars() {
        match c {
            '{' => {
                let selectors = text.trim().to_owned();
                let within = open.clone();
                open.push(selectors.clone());
                rules.push(Rule { within, selectors });
            }
            '}' => drop(open.pop()),
            ';' => {}
            c => {
                text.push(c);
                continue;
            }
        }
        text.clear();
    }
    rules
}

/// A list of selectors, split at the commas outside brackets.
pub(crate) fn parts_of(selectors: &str) -> Vec<String> {
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

/// A selector without the parts in brackets.
pub(crate) fn outside_brackets(selector: &str) -> String {
    let mut depth = 0;
    let shown = |c: &char| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        depth == 0
    };
    selector.chars().filter(shown).collect()
}

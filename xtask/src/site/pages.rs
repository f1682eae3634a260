//! The texts about the techniques that the page fetches, made from the documentation: nothing is written twice.
//!
//! For each technique: `## slug`, a line that describes it, and for each example a line with a position and one
//! with the step found there.

use std::collections::BTreeMap;

/// A technique's part of a page: its description, and the indented lines.
type Section = (String, Vec<String>);

/// The text for the page. `english` is the English pages, one after the other, which have the examples; `words` those
/// in the wanted language. The error names a technique that is not described.
pub(crate) fn text(english: &str, words: &str) -> Result<String, String> {
    let words = sections(words);
    let mut text = String::new();
    for (slug, (_, examples)) in sections(english) {
        let (what, _) = words.get(&slug).ok_or(slug.clone())?;
        if examples.is_empty() || examples.len() % 2 > 0 {
            return Err(slug);
        }
        text += &format!("## {slug}\n{what}\n{}\n", examples.join("\n"));
    }
    Ok(text)
}

fn sections(pages: &str) -> BTreeMap<String, Section> {
    let sections = pages.split("\n## ").skip(1);
    sections.filter_map(section).collect()
}

/// Every further page begins with its own heading, which belongs to no technique.
fn section(section: &str) -> Option<(String, Section)> {
    let section = section.split("\n# ").next()?;
    let (heading, body) = section.split_once('\n')?;
    let slug = heading.split('`').nth(1)?;
    let (example, words): (Vec<&str>, Vec<&str>) =
        body.lines().partition(|line| line.starts_with("    "));
    let words: Vec<&str> = words.into_iter().filter(|line| !line.is_empty()).collect();
    let example = example.into_iter().map(|line| line.trim().to_owned());
    let words = words.join(" ").replace('`', "");
    Some((slug.to_owned(), (words, example.collect())))
}

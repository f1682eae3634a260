//! The texts of the laboratory that the page fetches, made from the documentation: nothing is written twice.
//!
//! A page is a first heading with a slug in backticks, then paragraphs; an exercise is a heading with its name in
//! backticks, paragraphs, an indented line that sets it up, and quoted lines for the teacher. Each paragraph
//! becomes one line. The part for the teacher comes last, apart from the exercises.

/// The text for the page: pages, then exercises without their answers, then the answers.
pub(crate) fn text(pages: &str, exercises: &str) -> String {
    let mut text = String::new();
    for (heading, body) in sections(pages, "\n# ") {
        let slug = heading.split('`').nth(1).unwrap_or(heading);
        text += &format!("## {slug}\n{}", lines(body, |_| true));
    }
    text += "# exercises\n";
    for (heading, body) in sections(exercises, "\n## ") {
        if let Some((title, slug)) = named(heading) {
            let task = lines(body, |line| !line.starts_with('>'));
            text += &format!("## {slug} {title}\n{task}");
        }
    }
    text + "# answers\n" + &answers(exercises)
}

/// The part for the teacher: the answer to each exercise, by name, and further remarks, under `plan`.
fn answers(exercises: &str) -> String {
    let mut text = String::new();
    for (heading, body) in sections(exercises, "\n## ") {
        text += &match named(heading) {
            Some((_, slug)) => {
                format!("## {slug}\n{}", lines(body, |line| line.starts_with('>')))
            }
            None => format!("## plan\n{}", lines(body, |_| true)),
        };
    }
    text
}

/// An exercise's title and name.
fn named(heading: &str) -> Option<(&str, &str)> {
    let (title, rest) = heading.split_once(" (`")?;
    Some((title, rest.strip_suffix("`)")?))
}

/// The text under each heading with this sign. Text under other headings is left out.
fn sections<'a>(pages: &'a str, sign: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let sections = pages.split(sign).enumerate();
    let sections = sections.filter_map(move |(place, section)| match place {
        0 => section.strip_prefix(sign.trim_start()),
        _ => section.split("\n# ").next(),
    });
    sections.filter_map(|section| section.split_once('\n'))
}

/// The paragraphs of these kinds, a line each.
fn lines(body: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let paragraphs = body.split("\n\n").map(paragraph);
    let kept = paragraphs.filter(|line| !line.is_empty() && is_wanted(line));
    kept.map(|line| line + "\n").collect()
}

fn paragraph(lines: &str) -> String {
    let is_set_up = lines.trim_start_matches('\n').starts_with("    ");
    let is_quoted = lines.trim().starts_with('>');
    let words = lines
        .lines()
        .map(|line| line.trim_start_matches('>').trim());
    let words: Vec<&str> = words.filter(|line| !line.is_empty()).collect();
    let sign = match (is_set_up, is_quoted) {
        (true, _) => "#",
        (_, true) => "> ",
        _ => "",
    };
    format!("{sign}{}", words.join(" ").replace(['`', '*'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_become_lines() {
        let pages = "# One (`one`)\n\nIt is\n`this`.\n\n**And** that.\n\n# Two (`two`)\n\nTwo.\n";
        let exercises = "# E\n\n## First (`first`)\n\nDo it.\n\n    a=one&p=1\n\n> It\n> works.\n\n## For you\n\nLast.\n";
        assert_eq!(
            text(pages, exercises),
            "## one\nIt is this.\nAnd that.\n## two\nTwo.\n\
             # exercises\n## first First\nDo it.\n#a=one&p=1\n\
             # answers\n## first\n> It works.\n## plan\nLast.\n"
        );
    }
}

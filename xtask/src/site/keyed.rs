//! The phrases that `index.html` names, by their numbers: the program knows no names.

use words::named;

use super::super::shell::{Done, Failure};
use super::sentences::change;
use super::staged::Staged;

/// The page.
const PAGE: &str = "index.html";

/// The attributes that name a phrase.
const MARKS: [&str; 2] = [" data-word=\"", " data-title=\""];

/// Numbers them in the page.
pub(crate) fn fill(files: &mut [Staged]) -> Done {
    change(files, PAGE, |page| numbered(&page))
}

/// A page with the number of each phrase in the place of its name.
pub(crate) fn numbered(page: &str) -> Result<String, Failure> {
    let mut page = page.to_owned();
    for mark in MARKS {
        let mut parts = page.split(mark);
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once('"').unwrap_or((part, ""));
            let key =
                named(name).ok_or_else(|| Failure::new(format!("no phrase is named {name}")))?;
            text += &format!("{mark}{}\"{rest}", key.number());
        }
        page = text;
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell;

    #[test]
    fn names_become_numbers() {
        let undo = named("undo").unwrap().number();
        let page = "<p data-word=\"undo\"></p><p data-title=\"undo\" hidden></p>";
        let expected = page.replace("\"undo\"", &format!("\"{undo}\""));
        assert_eq!(numbered(page).ok(), Some(expected));
        assert!(numbered("<p data-word=\"no such phrase\">").is_err());
    }

    /// The compiler finds those of the program that nothing says.
    #[test]
    fn every_phrase_of_the_skeleton_is_in_it() {
        let texts = ["index.html", "xtask/src/site/single.rs"];
        let texts = texts.map(|name| shell::read(&shell::root().join(name)).ok().unwrap());
        let is_said = |name: &str| {
            texts
                .iter()
                .any(|text| text.contains(&format!("\"{name}\"")))
        };
        let own = words::SKELETON;
        let unsaid: Vec<_> = own.iter().filter(|name| !is_said(name)).collect();
        assert!(!own.is_empty() && unsaid.is_empty(), "{unsaid:?}");
    }
}

//! The words of the scripts and the pages before the program runs, written into them in every language, since
//! nothing can be fetched by then.

use words::{Book, Lang, find, named_in, phrases};

use super::super::shell::{Done, Failure, OrFail};
use super::staged::Staged;

/// A script, and the prefix of the keys of its sentences.
const SCRIPTS: [(&str, Option<&str>); 5] = [
    ("boot.js", None),
    ("embed.js", None),
    ("mend.js", Some("mend-")),
    ("plain.js", Some("plain-")),
    ("repair.js", Some("repair-")),
];

/// Where the sentences go in a script.
const MARK: &str = "/*SENTENCES*/";

/// The files with marks for sentences to be inserted in every language.
const PAGES: [&str; 4] = ["embed.html", "index.html", "repair.html", "sw.js"];

/// Fills all of them.
pub(crate) fn fill(files: &mut [Staged]) -> Done {
    for (name, prefix) in SCRIPTS {
        let sentences = object(prefix);
        change(files, name, |script| once(&script, MARK, &sentences))?;
    }
    PAGES
        .iter()
        .try_for_each(|name| change(files, name, |page| paragraphs(&page)))
}

/// Changes the text of one of the files.
pub(crate) fn change(
    files: &mut [Staged],
    name: &str,
    change: impl Fn(String) -> Result<String, Failure>,
) -> Done {
    let file = files.iter_mut().find(|file| file.name == name);
    let file = file.ok_or_else(|| Failure::new(format!("the build has no {name}")))?;
    let text = String::from_utf8(file.bytes.clone()).or_fail(name)?;
    file.bytes = change(text)?.into_bytes();
    Ok(())
}

/// A text with a mark replaced, which must occur exactly once.
pub(crate) fn once(script: &str, mark: &str, value: &str) -> Result<String, Failure> {
    match script.matches(mark).count() {
        1 => Ok(script.replace(mark, value)),
        n => Err(Failure::new(format!("{mark} is there {n} times"))),
    }
}

/// The sentences of a script, by language: the inside of a JavaScript object.
fn object(prefix: Option<&str>) -> String {
    let language = |lang: Lang| {
        let rows: String = sentences(lang, prefix);
        format!("\n  {}: {{\n{rows}  }},", quoted(lang.slug()))
    };
    Lang::ALL.map(language).concat() + "\n"
}

fn sentences(lang: Lang, prefix: Option<&str>) -> String {
    let direction = ("direction".to_owned(), lang.direction().unwrap_or_default());
    let rows = phrases(lang, Book::Boot).into_iter();
    let own = rows.filter_map(|(key, phrase)| Some((own_key(&key, prefix)?.to_owned(), phrase)));
    let row =
        |(key, phrase): (String, &str)| format!("    {}: {},\n", quoted(&key), quoted(phrase));
    [direction].into_iter().chain(own).map(row).collect()
}

/// The script's own name for a sentence, if it has one. Those of `boot.js`, with which `embed.js` begins, have no
/// prefix.
fn own_key<'a>(key: &'a str, prefix: Option<&str>) -> Option<&'a str> {
    match prefix {
        Some(prefix) => key.strip_prefix(prefix),
        None => (!key.contains('-') && !NOT_SCRIPTS.contains(&key)).then_some(key),
    }
}

/// Sentences that are only in the page.
const NOT_SCRIPTS: [&str; 2] = ["late", "scripts"];

fn quoted(text: &str) -> String {
    let text = text
        .replace('\\', "\\\\")
        .replace('\'', "\\'")
        .replace('\n', "\\n");
    format!("'{text}'")
}

/// `<!--SAY key-->` becomes a paragraph in each language, `<!--NAME key-->` just the words with dots between them.
fn paragraphs(page: &str) -> Result<String, Failure> {
    let mut parts = page.split("<!--");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (remark, rest) = part.split_once("-->").unwrap_or((part, ""));
        filled += &match remark.split_once(' ') {
            Some(("SAY", key)) => in_all(key, "p", "\n")?,
            Some(("NAME", key)) => in_all(key, "span", " · ")?,
            _ => format!("<!--{remark}-->"),
        };
        filled += rest;
    }
    Ok(filled)
}

fn in_all(key: &str, tag: &str, between: &str) -> Result<String, Failure> {
    let say = |lang: Lang| {
        let words = named_in(Book::Boot, key).and_then(|key| find(lang, key));
        let words = words.ok_or_else(|| Failure::new(format!("no language says {key}")))?;
        let direction = lang.direction().unwrap_or_default();
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        let slug = lang.slug();
        Ok(format!(
            "<{tag} lang=\"{slug}\" dir=\"{direction}\">{words}</{tag}>"
        ))
    };
    let all: Result<Vec<String>, Failure> = Lang::ALL.into_iter().map(say).collect();
    Ok(all?.join(between))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_gets_its_own_sentences_in_every_language() {
        let mend = object(Some("mend-"));
        assert!(
            mend.starts_with("\n  'en': {\n    'direction': 'ltr',\n    'page': '"),
            "{mend}"
        );
        assert!(mend.contains("    'again': 'Reintentar',\n"));
        assert!(!mend.contains("starting"));
        let boot = object(None);
        assert!(boot.contains("\\'wasm-unsafe-eval\\'") && !boot.contains("mend-"));
        assert!(!boot.contains("'late'"));
        assert!(object(Some("plain-")).contains("'clashes:1': '{n} cell holds"));
    }

    #[test]
    fn a_mark_is_there_once() {
        assert_eq!(once("a /*X*/", "/*X*/", "b").ok(), Some("a b".to_owned()));
        assert!(once("a", "/*X*/", "b").is_err());
    }

    #[test]
    fn a_page_says_it_in_every_language() {
        let page = paragraphs("<!-- why --><a><!--NAME repair--></a>").ok();
        let english = "<span lang=\"en\" dir=\"ltr\">Repair</span>";
        let spanish = "<span lang=\"es\" dir=\"ltr\">Reparar</span>";
        assert_eq!(
            page,
            Some(format!("<!-- why --><a>{english} · {spanish}</a>"))
        );
        assert!(paragraphs("<!--SAY nothing-->").is_err());
    }
}

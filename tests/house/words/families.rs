//! What the compiler cannot see of the words: that the names that data gives have their phrases and no others have,
//! and that a phrase is in the book that has arrived when it is said.

use nonet::logic::Reach;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::{Book, Family, Lang, SKELETON, family, named, names};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The names of a family in a language are these, each once.
fn names_are(family: Family, expected: BTreeSet<String>) {
    for lang in Lang::ALL {
        let own: Vec<&str> = family.names(lang).collect();
        let set: BTreeSet<String> = own.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(set.len(), own.len(), "{lang:?}: a name is there twice");
        assert_eq!(set, expected, "{lang:?}");
    }
}

fn owned<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn every_technique_and_symmetry_has_its_words() {
    let slugs = || owned(nonet::logic::techniques::every().map(|technique| technique.info().slug));
    names_are(family::TECHNIQUE, slugs());
    names_are(family::EXPLAIN, slugs());
    let symmetries = nonet::generate::Symmetry::ALL;
    names_are(
        family::SYMMETRY,
        owned(symmetries.map(|symmetry| symmetry.slug())),
    );
}

#[test]
fn every_format_and_what_it_loses_has_its_words() {
    names_are(
        family::FORMAT,
        owned(nonet::text::FORMATS.iter().map(|format| format.slug)),
    );
    names_are(
        family::LOST,
        owned(nonet::text::Lost::ALL.map(|lost| lost.slug())),
    );
    // Of cells the sentence says how many.
    let broken = nonet::text::Broken::ALL.map(|broken| broken.slug());
    let broken = broken.into_iter().filter(|slug| *slug != "cells");
    names_are(family::BROKEN, owned(broken));
}

#[test]
fn what_the_command_line_lists_has_its_words() {
    names_are(
        family::NODE,
        owned(lab::ALGORITHMS.iter().map(|row| row.node)),
    );
    let rated = nonet::rate::Scale::ALL.into_iter().flat_map(|scale| {
        let name = scale.told_as();
        let beyond = scale.parts().filter_map(|(_, part)| part.beyond);
        let beyond = beyond.map(move |beyond| format!("{name}-{beyond}"));
        beyond.chain([name.to_owned()])
    });
    names_are(family::RATED, rated.collect());
}

/// Claims and parts are named where a proof or a line of steps fails, so there is no list of them to ask.
#[test]
fn what_a_proof_and_a_line_of_steps_complain_of_has_its_words() {
    let proofs = sources("crates/nonet/src/logic/proof");
    let claims = strings(&proofs)
        .into_iter()
        .filter(|text| text.contains('-'));
    names_are(family::CLAIM, owned(claims));
    let steps = sources("crates/nonet/src/text/steps");
    let parts = steps.split("miss(").skip(1);
    let parts = parts.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    names_are(family::PART, owned(parts));
}

/// The sources of a folder without their tests and comments.
fn sources(folder: &str) -> String {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.concat()
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, found);
        } else {
            found.push(code(&fs::read_to_string(&path).expect("it is text")));
        }
    }
}

fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next();
    let lines = text.unwrap_or_default().lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn strings(code: &str) -> BTreeSet<&str> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    let is_name = |text: &&str| !text.is_empty() && text.chars().all(plain);
    code.split('"').filter(is_name).collect()
}

/// The names in these lines of the skeleton.
fn marked<'a>(lines: &[&'a str]) -> BTreeSet<&'a str> {
    let names = |line: &&'a str| {
        let marks = ["data-word=\"", "data-title=\""];
        let rests = marks.iter().flat_map(|mark| line.split(mark).skip(1));
        let names = rests.filter_map(|rest| rest.split('"').next());
        names.collect::<Vec<&str>>()
    };
    lines.iter().flat_map(names).collect()
}

/// The lines of the skeleton that are in sight when the page opens, and those of hidden workspaces, sheets and the
/// menu.
fn parted(skeleton: &str) -> [Vec<&str>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    let mut end = None;
    for line in skeleton.lines() {
        let begins = line.starts_with("      <div id=\"work-") && line.ends_with("hidden>");
        end = match end {
            None if begins => Some("      </div>"),
            None if line.starts_with("  <dialog") => Some("  </dialog>"),
            None if line.starts_with("    <div id=\"menu\"") => Some("    </div>"),
            open => open,
        };
        parts[usize::from(end.is_some())].push(line);
        end = end.filter(|end| *end != line);
    }
    parts
}

/// The skeleton, except for its hidden parts, is drawn before anything else has come. Propagate is the first
/// program's. `crates/app/tests/app/early.rs` checks all that is said meanwhile.
#[test]
fn what_is_said_at_once_is_in_the_first_books() {
    let skeleton = fs::read_to_string(root().join("index.html")).unwrap();
    let [seen, hidden] = parted(&skeleton).map(|lines| marked(&lines));
    assert!(seen.contains("workspace-solve") && hidden.contains("box-label"));
    let techniques = Reach::Subsets.techniques().iter();
    let techniques = techniques.map(|technique| technique.info().slug);
    let told = techniques.flat_map(|slug| ["technique-", "explain-"].map(|p| p.to_owned() + slug));
    let told: BTreeSet<String> = told.collect();
    let told = told.iter().map(String::as_str);
    let [first, later] = [Book::Page, Book::Later].map(names);
    for name in seen {
        assert!(first.contains(&name), "{name} comes too late");
    }
    for name in hidden.into_iter().chain(told) {
        assert!(
            first.contains(&name) || later.contains(&name),
            "{name} comes too late"
        );
    }
}

/// A phrase of the skeleton's own folder is nowhere in the code; `xtask/src/site/keyed.rs` tests that the skeleton has it.
#[test]
fn the_skeleton_s_own_phrases_are_the_page_s() {
    assert!(SKELETON.iter().all(|name| named(name).is_some()));
}

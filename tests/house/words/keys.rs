//! Code and words match: every key in the code exists, and every key that exists is used.

use nonet::logic::Reach;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::{Book, Lang, find, text};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
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

/// A source without its tests and comments.
fn code(text: &str) -> String {
    let text = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// All code of the workspace that may say something: the page and the crates.
fn all_sources() -> String {
    let crates = fs::read_dir(root().join("crates")).expect("a folder");
    let folders = crates.map(|room| room.expect("an entry").path().join("src"));
    let mut found = vec![sources("src")];
    folders.for_each(|folder| collect(&folder, &mut found));
    found.concat()
}

fn sources(folder: &str) -> String {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.concat()
}

/// The strings of a source that may be keys.
fn strings(code: &str) -> BTreeSet<&str> {
    let is_key = |text: &&str| {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
        !text.is_empty() && text.chars().all(plain)
    };
    code.split('"').filter(is_key).collect()
}

/// The page's books: the first one, the one that comes a moment later, and the one for when the second program is
/// there.
const PAGE: &[Book] = &[Book::Page, Book::Later, Book::Study];

fn keys(books: &[Book]) -> BTreeSet<&'static str> {
    let rows = books
        .iter()
        .flat_map(|book| text(Lang::default(), *book).split("\n\n").skip(1));
    let keys = rows.filter_map(|row| row.split(['\n', ':']).next());
    // A language's own name is used by the build.
    keys.filter(|key| !key.is_empty() && *key != "language-name")
        .collect()
}

/// The keys that the page forms from a prefix and a name.
fn made_on_the_page() -> BTreeSet<String> {
    let techniques = nonet::logic::techniques::every().map(|technique| technique.info().slug);
    let techniques =
        techniques.flat_map(|slug| ["technique-", "explain-"].map(|p| p.to_owned() + slug));
    let symmetries = nonet::generate::Symmetry::ALL.iter();
    let symmetries = symmetries.map(|symmetry| format!("symmetry-{}", symmetry.slug()));
    let formats = nonet::text::FORMATS.iter();
    let formats = formats.map(|format| format!("format-{}", format.slug));
    let lost = nonet::text::Lost::ALL.iter();
    let lost = lost.map(|lost| format!("lost-{}", lost.slug()));
    let broken = nonet::text::Broken::ALL.iter();
    let broken = broken.map(|broken| format!("broken-{}", broken.slug()));
    let imports = formats.chain(lost).chain(broken);
    techniques.chain(symmetries).chain(imports).collect()
}

fn nobody_says(
    books: &[Book],
    said: &BTreeSet<&str>,
    made: &BTreeSet<String>,
) -> Vec<&'static str> {
    let keys = keys(books).into_iter();
    keys.filter(|key| !said.contains(key) && !made.contains(*key))
        .collect()
}

#[test]
fn every_word_of_the_page_is_used() {
    let page = fs::read_to_string(root().join("index.html")).unwrap();
    let code = all_sources() + &sources("xtask/src") + &page;
    let mut said = strings(&code);
    let unused = nobody_says(PAGE, &said, &made_on_the_page());
    assert!(unused.is_empty(), "nobody says {unused:?}");
    said.remove("undo");
    assert_eq!(nobody_says(PAGE, &said, &made_on_the_page()), ["undo"]);
}

/// The keys in these lines of the skeleton.
fn marked<'a>(lines: &[&'a str]) -> BTreeSet<&'a str> {
    let keys = |line: &&'a str| {
        let marks = ["data-word=\"", "data-title=\""];
        let rests = marks.iter().flat_map(|mark| line.split(mark).skip(1));
        let keys = rests.filter_map(|rest| rest.split('"').next());
        keys.collect::<Vec<&str>>()
    };
    lines.iter().flat_map(keys).collect()
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
    let named = techniques.flat_map(|slug| ["technique-", "explain-"].map(|p| p.to_owned() + slug));
    let named: BTreeSet<String> = named.collect();
    let named = named.iter().map(String::as_str);
    let [first, later, last] = [Book::Page, Book::Later, Book::Study].map(|book| keys(&[book]));
    for key in seen {
        assert!(first.contains(key), "{key} comes too late");
    }
    for key in hidden.into_iter().chain(named) {
        assert!(
            first.contains(key) || later.contains(key),
            "{key} comes too late"
        );
    }
    for (one, other) in [(&first, &later), (&first, &last), (&later, &last)] {
        let both: Vec<_> = one.intersection(other).collect();
        assert_eq!(both, [&"language-direction"]);
    }
}

#[test]
fn every_word_that_is_made_of_a_name_is_there() {
    for key in made_on_the_page() {
        assert!(
            find(Lang::default(), Book::Page, &key).is_some(),
            "no {key}"
        );
    }
}

/// The laboratory's lines and names are checked against the algorithms' rows where these keys are made:
/// `crates/studio/src/words`.
#[test]
fn every_word_of_the_laboratory_is_used() {
    let code = all_sources();
    let said = strings(&code);
    let algorithms = lab::ALGORITHMS
        .iter()
        .map(|row| format!("algorithm-{}", row.slug));
    let measures = said
        .iter()
        .map(|slug| format!("m-{}", slug.replace('_', "-")));
    let made = algorithms.chain(measures).collect();
    let mut unused = nobody_says(&[Book::Lab], &said, &made);
    unused.retain(|key| !key.starts_with("line-") && !key.starts_with("name-"));
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_word_of_the_library_is_used() {
    let code = sources("crates/shelf/src");
    // Each book has the direction; in this one it is not read.
    let made = BTreeSet::from(["language-direction".to_owned()]);
    let unused = nobody_says(&[Book::Library], &strings(&code), &made);
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// The keys that the command line forms from a prefix and a slug, except for its help, which
/// `crates/command/src/help.rs` checks.
fn made_on_the_command_line() -> BTreeSet<String> {
    let (proofs, steps) = (
        sources("crates/nonet/src/logic/proof"),
        sources("crates/nonet/src/text/steps"),
    );
    let claims = strings(&proofs)
        .into_iter()
        .filter(|text| text.contains('-'));
    let claims = claims.map(|slug| format!("claim-{slug}"));
    let parts = called(&steps, &["miss("]).into_iter();
    let parts = parts.map(|slug| format!("part-{slug}"));
    let nodes = lab::ALGORITHMS.iter();
    let nodes = nodes.map(|row| format!("node-{}", row.node));
    let scales = nonet::rate::Scale::ALL.into_iter().flat_map(|scale| {
        let key = format!("rated-{}", scale.told_as());
        let beyond = scale.parts().filter_map(|(_, part)| part.beyond);
        let beyond = beyond.map(|beyond| format!("{key}-{beyond}"));
        beyond.chain([key.clone()]).collect::<Vec<_>>()
    });
    claims.chain(parts).chain(nodes).chain(scales).collect()
}

#[test]
fn the_command_line_says_what_is_there_and_nothing_else_is() {
    let code = sources("crates/command/src");
    let made = made_on_the_command_line();
    let mut unused = nobody_says(&[Book::Command], &strings(&code), &made);
    let is_help = |key: &str| {
        let prefixes = ["command-", "after-", "argument-", "value-", "heading-"];
        prefixes.iter().any(|prefix| key.starts_with(prefix))
    };
    unused.retain(|key| !is_help(key) && *key != "language-direction");
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let (own, page) = (keys(&[Book::Command]), keys(PAGE));
    let calls = called(&code, &["word(", "say(", "count("]).into_iter();
    let said = calls.map(str::to_owned).chain(made);
    let is_known = |key: &str| own.contains(key) || page.contains(key);
    let lacks: Vec<String> = said.filter(|key| !is_known(key)).collect();
    assert!(lacks.is_empty(), "there is no {lacks:?}");
}

/// Strings with a dash that are not keys: names of actions and fields, and a value of one.
const NO_KEYS: [&str; 4] = ["technique-2", "technique-3", "technique-in", "rotate-180"];

#[test]
fn every_word_that_the_page_says_is_there() {
    let app = sources("crates/app/src") + &sources("crates/answers/src/voice");
    let actions = code(&fs::read_to_string(root().join("crates/app/src/buttons.rs")).unwrap());
    let inner = |key: &&str| key.trim_matches('-') == *key && key.contains('-');
    let dashed = strings(&app).into_iter().filter(inner);
    let (keys, actions) = (keys(PAGE), strings(&actions));
    let is_known = |said: &&str| keys.contains(said) || actions.contains(said);
    let said = dashed.chain(called(&app, &PAGE_CALLS));
    let lacks: Vec<&str> = said
        .filter(|said| !is_known(said) && !NO_KEYS.contains(said))
        .collect();
    assert!(lacks.is_empty(), "there is no {lacks:?}");
    assert_eq!(
        called("voice.word(\"no\")", &PAGE_CALLS)
            .iter()
            .find(|said| !is_known(said)),
        Some(&"no")
    );
}

/// The calls by which the page gets words.
const PAGE_CALLS: [&str; 6] = [
    "word(",
    ".text(",
    "say(",
    "count(",
    "count_with(",
    "pieces(",
];

/// The keys used in such calls, including those without a dash.
fn called<'a>(code: &'a str, calls: &[&str]) -> BTreeSet<&'a str> {
    let after = calls.iter().flat_map(|call| code.split(*call).skip(1));
    let keys = after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    keys.collect()
}

//! The last step of a build: turns the staged files into what is served.
//!
//! It writes the texts, shrinks the files, names them by their content, writes `_headers`, and gives the service
//! worker the list of this build's files and their SHA-256, so that a visitor gets one whole build or none.

use std::fs;
use std::path::Path;

use words::{Book, Lang, find, named_in, text};

use super::super::programs::Manner;
use super::super::shell::{self, Done, Failure, OrFail};
use super::staged::{Staged, filled, sha256};
use super::{
    embed, first_load, headers, keyed, lab, naming, pages, sentences, single, slim, wasm, workshop,
};

const SERVICE_WORKER: &str = "sw.js";
const HEADERS: &str = "_headers";

/// The files of `www/` that come with the second program.
pub(crate) const LATER: [&str; 3] = ["lab.css", "library.css", "library.js"];

/// Finishes the build in this folder. A release is checked for its size.
pub(crate) fn finish(folder: &Path, manner: Manner) -> Done {
    write_pages(folder)?;
    write_words(folder)?;
    write_lab(folder)?;
    let mut files = walk(folder)?;
    embed::complete(&mut files)?;
    sentences::fill(&mut files)?;
    keyed::fill(&mut files)?;
    lighten(&mut files, manner)?;
    let single = single::page(&files)?;
    naming::name(&mut files)?;
    fill_service_worker(&mut files)?;
    replace(folder, &files)?;
    write(folder, single::NAME, &single)?;
    write(folder, HEADERS, headers::file().as_bytes())?;
    match manner {
        Manner::Release => print_sizes(&files, single.len()),
        Manner::Quick => Ok(()),
    }
}

/// Writes the texts about the techniques. The examples are in those of the first language.
fn write_pages(folder: &Path) -> Done {
    let examples = documentation(Lang::default(), "docs-techniques")?;
    for lang in Lang::ALL {
        let text = pages::text(&examples, &documentation(lang, "docs-techniques")?);
        let slug = lang.slug();
        let text =
            text.map_err(|lacks| Failure::new(format!("the pages in {slug} lack {lacks}")))?;
        write(folder, &format!("techniques/{slug}.txt"), text.as_bytes())?;
    }
    Ok(())
}

/// Writes the words of the page, its later ones and those of the laboratory: a file for each language.
fn write_words(folder: &Path) -> Done {
    let books = [
        ("words/".to_owned(), Book::Page),
        ("later/".to_owned(), Book::Later),
        (format!("{}study/", workshop::FOLDER), Book::Study),
        (format!("{}words/", workshop::FOLDER), Book::Lab),
        (format!("{}library/", workshop::FOLDER), Book::Library),
    ];
    for lang in Lang::ALL {
        for (place, book) in &books {
            let path = format!("{place}{}.txt", lang.slug());
            write(folder, &path, text(lang, *book).as_bytes())?;
        }
    }
    Ok(())
}

/// Writes the files of the laboratory and the library: scripts and style sheets, and for each language the pages
/// about algorithms and the exercises.
fn write_lab(folder: &Path) -> Done {
    let path = |name: &str| format!("{}{name}", workshop::FOLDER);
    for name in LATER {
        let text = shell::read(&shell::root().join("www").join(name))?;
        write(folder, &path(name), text.as_bytes())?;
    }
    for lang in Lang::ALL {
        let algorithms = documentation(lang, "docs-algorithms")?;
        let text = lab::text(&algorithms, &documentation(lang, "docs-exercises")?);
        write(
            folder,
            &path(&format!("{}.txt", lang.slug())),
            text.as_bytes(),
        )?;
    }
    Ok(())
}

/// The pages of a folder of the documentation, one after the other. Each language has its own name for the folder.
fn documentation(lang: Lang, key: &str) -> Result<String, Failure> {
    let docs = named_in(Book::Boot, key).and_then(|key| find(lang, key));
    let docs = docs.ok_or_else(|| Failure::new(format!("no {key}")))?;
    let pages = walk(&shell::root().join("docs").join(docs))?;
    let pages = pages.iter().map(|page| str::from_utf8(&page.bytes));
    pages.collect::<Result<String, _>>().or_fail(docs)
}

/// Removes everything from the files that no browser reads. Programs are shrunk for a release only: it takes this
/// unoptimised helper longer than all else.
fn lighten(files: &mut [Staged], manner: Manner) -> Done {
    for index in 0..files.len() {
        if manner == Manner::Release && files[index].name.ends_with(".wasm") {
            lighten_program(files, index)?;
        }
    }
    for file in files {
        if let Some(text) = slimmed(file) {
            file.bytes = text.into_bytes();
        }
    }
    Ok(())
}

/// Lightens a program together with its script: `page_bg.wasm` and `page.js`.
fn lighten_program(files: &mut [Staged], index: usize) -> Done {
    let stem = files[index].name.trim_end_matches(".wasm");
    let name = format!("{}.js", stem.trim_end_matches("_bg"));
    let script = files.iter().position(|file| file.name == name);
    let script = script.ok_or_else(|| Failure::new(format!("the build has no {name}")))?;
    let text = str::from_utf8(&files[script].bytes).or_fail(&name)?;
    let (module, text) = wasm::smaller(&files[index].bytes, text).or_fail(stem)?;
    files[index].bytes = module;
    files[script].bytes = text.into_bytes();
    Ok(())
}

fn slimmed(file: &Staged) -> Option<String> {
    slim::slim(&file.name, str::from_utf8(&file.bytes).ok()?)
}

fn fill_service_worker(files: &mut [Staged]) -> Done {
    // A page that embeds ours needs the network itself.
    let stored = || files.iter().filter(|file| !embed::includes(&file.name));
    let is_rest = |file: &&Staged| workshop::includes(&file.name);
    let rest = list(stored().filter(is_rest))?;
    let first = list(stored().filter(|file| !is_rest(file)))?;
    let worker = files.iter_mut().find(|file| file.name == SERVICE_WORKER);
    let worker = worker.ok_or_else(|| Failure::new("the build has no sw.js"))?;
    let template = str::from_utf8(&worker.bytes).or_fail(SERVICE_WORKER)?;
    worker.bytes = fill(template, &first, &rest)?.into_bytes();
    Ok(())
}

/// Replaces the staged files in the folder by the finished ones.
fn replace(folder: &Path, files: &[Staged]) -> Done {
    for file in files {
        let staged = folder.join(&file.name);
        fs::remove_file(&staged).or_fail(format!("cannot remove {}", file.name))?;
        // Its folder goes with its last file.
        let _ = staged.parent().map(fs::remove_dir);
    }
    files
        .iter()
        .try_for_each(|file| write(folder, &file.path, &file.bytes))
}

/// Writes a file below a folder.
pub(crate) fn write(folder: &Path, path: &str, bytes: &[u8]) -> Done {
    let file = folder.join(path);
    let parent = file.parent().unwrap_or(folder);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(&file, bytes))
        .or_fail(format!("cannot write {path}"))
}

/// Every file of the page below a folder, in order of path.
pub(crate) fn walk(folder: &Path) -> Result<Vec<Staged>, Failure> {
    let mut files = Vec::new();
    collect(folder, "", &mut files).or_fail(format!("cannot read {}", folder.display()))?;
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<Staged>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let (path, relative) = (entry.path(), format!("{prefix}{name}"));
        if name.starts_with('.') || relative == HEADERS {
            continue;
        }
        if path.is_dir() {
            collect(&path, &format!("{relative}/"), files)?;
        } else {
            files.push(Staged::new(relative, fs::read(&path)?));
        }
    }
    Ok(())
}

/// The list in JavaScript, one `["path", "integrity"],` per line. The page is listed by the address at which it is
/// visited, and the service worker is not in its own list.
fn list<'a>(files: impl Iterator<Item = &'a Staged>) -> Result<String, Failure> {
    let listed = files.filter(|file| file.name != SERVICE_WORKER);
    let lines = listed.map(|file| {
        let path = if file.path == "index.html" {
            "./"
        } else {
            &file.path
        };
        let hash = naming::integrity(&file.bytes);
        Ok(format!("  [\"{}\", \"{hash}\"],\n", plain(path)?))
    });
    lines.collect()
}

/// A path that needs no escape in an address or in a string.
fn plain(path: &str) -> Result<&str, Failure> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "./-_".contains(c);
    if path.chars().all(is_plain) {
        return Ok(path);
    }
    Err(Failure::new(format!(
        "rename {path:?}: letters, digits, dot, dash and underscore only"
    )))
}

/// Fills the marks in `sw.js`. The version covers the script itself and every file's hash.
fn fill(template: &str, first: &str, rest: &str) -> Result<String, Failure> {
    let version = &sha256(format!("{template}{first}{rest}").as_bytes())[..16];
    let marks = [
        ("PRECACHE", &*format!("\n{first}")),
        ("REST", &*format!("\n{rest}")),
        ("VERSION", version),
        ("POLICY", headers::POLICY),
    ];
    filled(SERVICE_WORKER, template.to_owned(), &marks)
}

fn print_sizes(files: &[Staged], single: usize) -> Done {
    let mut sizes = Vec::new();
    let mut words = Vec::new();
    for file in files {
        let size = || Ok((file.path.clone(), first_load::compressed(&file.bytes)?));
        if first_load::includes(&file.name) {
            sizes.push(size()?);
        } else if first_load::is_words(&file.name) {
            words.push(size()?);
        }
    }
    // A visit fetches one language: the largest is counted.
    sizes.extend(words.into_iter().max_by_key(|(_, size)| *size));
    println!("{}", first_load::table(&sizes)?);
    println!("later, for what most visits do not need, brotli -5:");
    for file in files.iter().filter(|file| workshop::includes(&file.name)) {
        let size = first_load::compressed_quickly(&file.bytes)?;
        println!("{size:>9}  {}", file.path);
    }
    println!("all in one file:\n{single:>9}  {}", single::NAME);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "const LIST = [/*PRECACHE*/];\nconst REST = [/*REST*/];\nconst V = '/*VERSION*/';\nconst P = \"/*POLICY*/\";\n";

    fn staged(path: &str, bytes: &[u8]) -> Staged {
        Staged::new(path.to_owned(), bytes.to_vec())
    }

    #[test]
    fn hashes_as_the_standard_says() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256(b"abc"), abc);
    }

    #[test]
    fn lists_every_file_but_the_service_worker() {
        let files = [
            staged("icons/a-1.svg", b"abc"),
            staged("index.html", b""),
            staged("sw.js", b""),
        ];
        let text = list(files.iter()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[0].starts_with("  [\"icons/a-1.svg\", \"sha256-ungWv48B"),
            "{text}"
        );
        assert!(
            lines[1].starts_with("  [\"./\", \"sha256-47DEQpj8"),
            "{text}"
        );
        assert_eq!(lines.len(), 2);
        assert!(list([staged("it's.js", b"")].iter()).is_err());
    }

    #[test]
    fn fills_every_mark() {
        let text = fill(TEMPLATE, "  [\"a\", \"b\"],\n", "").unwrap();
        assert!(
            text.starts_with("const LIST = [\n  [\"a\", \"b\"],\n];\n"),
            "{text}"
        );
        assert!(text.contains(headers::POLICY));
        assert!(!text.contains("/*"));
    }

    #[test]
    fn the_version_changes_with_the_list_and_with_the_script() {
        let version = |template: &str, list: &str| {
            let text = fill(template, list, "").unwrap();
            text.split_once("V = '").unwrap().1[..16].to_owned()
        };
        assert_eq!(version(TEMPLATE, "x"), version(TEMPLATE, "x"));
        assert_ne!(version(TEMPLATE, "x"), version(TEMPLATE, "y"));
        assert_ne!(
            version(TEMPLATE, "x"),
            version(&format!("{TEMPLATE};"), "x")
        );
    }

    #[test]
    fn refuses_missing_and_unknown_marks() {
        assert!(fill(&TEMPLATE.replace("/*VERSION*/", ""), "", "").is_err());
        assert!(fill(&format!("{TEMPLATE}/*VERSION*/"), "", "").is_err());
        assert!(fill(&format!("{TEMPLATE}/*WHAT*/"), "", "").is_err());
        assert!(fill(&format!("{TEMPLATE}/* a remark */"), "", "").is_ok());
    }
}

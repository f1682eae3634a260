//! `cargo xtask build`: the static folder `dist/`, ready for any web server.

use std::fs;
use std::path::Path;

use super::programs::Manner;
use super::shell::{self, Done, OrFail};
use super::site::precache;
use super::{programs, setup};

/// The files served, except for the programs and what is made of words and docs. The rest of `www/` belongs to the
/// laboratory and the page in one file.
pub(crate) const FILES: &[&str] = &[
    "index.html",
    "www/boot.js",
    "www/database.js",
    "www/embed.html",
    "www/embed.js",
    "www/keeper.js",
    "www/later.css",
    "www/later.js",
    "www/manifest.webmanifest",
    "www/mend.js",
    "www/plain.js",
    "www/repair.html",
    "www/repair.js",
    "www/store.js",
    "www/style.css",
    "www/sw.js",
    "www/worker.js",
];

const ICONS: &str = "www/icons";

/// Installs what is missing and builds the release page.
pub(crate) fn build(_: &[String]) -> Done {
    with_tools(&shell::dist(), Manner::Release)
}

/// Installs what is missing and builds the page for trying out a change.
pub(crate) fn quick(_: &[String]) -> Done {
    with_tools(&shell::dist(), Manner::Quick)
}

/// Installs what is missing and builds the page into a folder.
pub(crate) fn with_tools(dist: &Path, manner: Manner) -> Done {
    setup::target(setup::WASM)?;
    into(dist, &programs::target(), manner)
}

/// Builds the release page.
pub(crate) fn release() -> Done {
    into(&shell::dist(), &programs::target(), Manner::Release)
}

/// Builds the page into a folder, which is replaced when everything is ready. Cargo compiles into `target`.
pub(crate) fn into(dist: &Path, target: &Path, manner: Manner) -> Done {
    programs::compile(target, manner)?;
    println!("joining the programs to their scripts, writing what is served");
    let stage = dist.with_extension("new");
    remove(&stage)?;
    programs::bind(target, &stage, manner)?;
    copy(&stage)?;
    precache::finish(&stage, manner)?;
    remove(dist)?;
    fs::rename(&stage, dist).or_fail(format!("cannot make {}", dist.display()))
}

fn remove(folder: &Path) -> Done {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).or_fail(format!("cannot remove {}", folder.display()))
}

fn copy(stage: &Path) -> Done {
    let root = shell::root();
    for path in FILES {
        let name = path.rsplit('/').next().unwrap_or(path);
        let bytes = fs::read(root.join(path)).or_fail(format!("cannot read {path}"))?;
        precache::write(stage, name, &bytes)?;
    }
    let icons = precache::walk(&root.join(ICONS))?;
    icons
        .iter()
        .try_for_each(|icon| precache::write(stage, &format!("icons/{}", icon.name), &icon.bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_served() {
        let there = precache::walk(&shell::root().join("www")).unwrap();
        for file in there.iter().map(|file| &file.name) {
            let is_known = FILES.contains(&format!("www/{file}").as_str());
            assert!(
                is_known
                    || file.starts_with("icons/")
                    || file == "single.js"
                    || precache::LATER.contains(&file.as_str()),
                "{file}"
            );
        }
    }
}

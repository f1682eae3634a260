//! Every other name that the pages of techniques mention leads to a technique.

use nonet::logic::techniques::similar;
use std::fs;

#[test]
fn what_a_technique_is_also_called_is_understood() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/techniques");
    let files = fs::read_dir(folder).expect("there are pages");
    let (mut n, mut slug) = (0, String::new());
    for path in files.map(|file| file.expect("a file").path()) {
        let text = fs::read_to_string(path).expect("it is text");
        let text = text
            .replace("\n\n", "\u{1}")
            .replace('\n', " ")
            .replace('\u{1}', "\n");
        for line in text.lines() {
            if let Some((_, rest)) = line.split_once(" (`").filter(|_| line.starts_with("## ")) {
                slug = rest.trim_end_matches("`)").to_owned();
            }
            let Some((_, names)) = line.split_once("Also called ") else {
                continue;
            };
            let names = names.split(['.', ';']).next().unwrap_or_default();
            for name in names.split([',', '/']).flat_map(|name| name.split(" or ")) {
                let found = similar(name);
                let another = name.trim().to_lowercase().replace(' ', "-");
                let is_one = found.contains(&&*slug)
                    || found == [another]
                    || found.len() > 1
                    || name.contains("BUG+n");
                assert!(!found.is_empty() && is_one, "{slug}: {name}: {found:?}");
                n += 1;
            }
        }
    }
    assert!(n > 50, "{n}");
}

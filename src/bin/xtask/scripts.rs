//! The words that hand over to a script of the browser suite.

use super::shell::{self, Done, Failure};
use super::{browser, build};

/// `cargo xtask shots [FOLDER]`
pub(crate) fn shots(arguments: &[String]) -> Done {
    match arguments {
        [] => script("shots.mjs", &["shots"]),
        [folder] => script("shots.mjs", &[folder]),
        _ => Err(Failure::new("shots takes one folder")),
    }
}

/// `cargo xtask bench`
pub(crate) fn bench(_: &[String]) -> Done {
    script("latency.mjs", &[])
}

fn script(name: &str, arguments: &[&str]) -> Done {
    let browser = browser::provide()?;
    browser::packages()?;
    build::build(&[])?;
    let path = format!("{}/{name}", browser::SUITE);
    shell::run(&mut browser.node(&[&[path.as_str()], arguments].concat()))
}

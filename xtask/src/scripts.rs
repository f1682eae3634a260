//! The words that run a script in the browser.

use super::shell::{self, Done, Failure};
use super::{browser, build, setup};

const SHOTS: &str = "tests/e2e/shots.mjs";

/// `cargo xtask shots [FOLDER [DOCS]]`
pub(crate) fn shots(arguments: &[String]) -> Done {
    match arguments {
        [] => script(SHOTS, &["shots"]),
        [folder] => script(SHOTS, &[folder]),
        [folder, docs] => script(SHOTS, &[folder, docs]),
        _ => Err(Failure::new("shots takes one folder, or two")),
    }
}

/// `cargo xtask bench`: the engines natively and as wasm, then the page.
pub(crate) fn bench(_: &[String]) -> Done {
    println!("{}", machine());
    println!("\nnatively, one thread, count up to 2, parsing included");
    engines(&["--profile", "native"])?;
    println!("\nthe same as wasm, built as the page is, in node");
    setup::target("wasm32-wasip1")?;
    engines(&["--target", "wasm32-wasip1"])?;
    println!("\nthe page: from key press to painted change");
    script("tests/campaigns/latency.mjs", &[])
}

fn engines(how: &[&str]) -> Done {
    let benches = ["--bench", "solve", "--bench", "generate"];
    let what = ["bench", "--locked", "--quiet", "--package", "nonet"];
    let arguments = [&what[..], &benches, how].concat();
    shell::run(&mut shell::command("cargo", &arguments))
}

/// The machine on which the figures were measured.
fn machine() -> String {
    let cpus = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpus
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown processor", |name| {
        name.trim_start_matches([':', '\t', ' '])
    });
    let n = std::thread::available_parallelism().map_or(1, usize::from);
    let mut git = shell::command("git", &["rev-parse", "--short", "HEAD"]);
    let commit = shell::output(&mut git).unwrap_or_default();
    format!("{model}, {n} processors, commit {}", commit.trim())
}

fn script(path: &str, arguments: &[&str]) -> Done {
    let browser = browser::provide()?;
    browser::packages()?;
    build::build(&[])?;
    shell::run(&mut browser.node(&[&[path], arguments].concat()))
}

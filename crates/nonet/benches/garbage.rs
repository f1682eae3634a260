//! How long it takes to reject a text: a mebibyte of garbage of many kinds, including some with the sign of a format.
//!
//! `cargo bench --profile native --bench garbage -- WORD` measures the kinds whose name contains the word:
//! milliseconds, the best of five. As a test each kind is read once, a hundredth as long.

use nonet::text::{FORMATS, MAX_BYTES, import};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::time::Instant;

/// The beginning of each text, and the part repeated to its end.
const KINDS: [(&str, &str, &str); 26] = [
    ("points", "", "."),
    ("figures", "", "1"),
    ("letters", "", "A"),
    ("numbers", "", "12 "),
    ("rows", "", "12345678\n"),
    ("short rows", "", "1\n"),
    ("bars", "", "|"),
    ("fields", "", "1,2,,"),
    ("tabs", "", "\t\t1\n"),
    ("empty lines", "", "\n"),
    ("words", "", "some words "),
    ("lines of words", "", "some words\n"),
    (
        "words of 81",
        "",
        "123456789123456789123456789123456789123456789123456789123456789123456789123456781 ",
    ),
    ("brackets", "", "["),
    ("braces", "", "{"),
    ("lists", "[", "[1,2],"),
    ("objects", "{\"grid\":[", "{\"a\":1},"),
    ("tags", "<", "<td>"),
    ("attributes", "<opensudoku ", "a='&amp;' "),
    ("entities", "<table>", "&"),
    ("state", "version: 3\n", "1|0|0|"),
    ("S9B", "S9B", "0a"),
    ("SCv7", "SCv7_32_", "0v"),
    ("scl", "scl", "Abc"),
    ("f-puzzles", "https://f-puzzles.com/?load=", "N4Ig"),
    ("table", "puzzle,x\n", "1,2\n"),
];

fn main() {
    let is_bench = std::env::args().any(|arg| arg == "--bench");
    let wanted = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let length = if is_bench { MAX_BYTES } else { MAX_BYTES / 100 };
    for (name, text) in texts(length) {
        if wanted
            .as_ref()
            .is_none_or(|word| name.contains(word.as_str()))
        {
            measure(&name, &text, is_bench);
        }
    }
}

fn measure(name: &str, text: &str, is_bench: bool) {
    let mut best = f64::INFINITY;
    for _ in 0..if is_bench { 5 } else { 1 } {
        let start = Instant::now();
        let found = import(text);
        best = best.min(start.elapsed().as_secs_f64() * 1e3);
        drop(found);
    }
    if is_bench {
        println!("{name:18} {best:8.2} ms");
    }
}

/// The kinds above; random characters of three sorts; the example of each format, cut and repeated.
fn texts(length: usize) -> Vec<(String, String)> {
    let full = |head: &str, part: &str| {
        let n = (length - head.len()) / part.len();
        head.to_owned() + &part.repeat(n)
    };
    let mut texts: Vec<(String, String)> = KINDS
        .iter()
        .map(|(name, head, part)| ((*name).to_owned(), full(head, part)))
        .collect();
    for (name, signs) in [
        ("random figures", "0123456789.\n"),
        ("random signs", " \n\t|,;:.-+*#[]{}<>='\"&/\\1X"),
        (
            "random letters",
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789 \n",
        ),
    ] {
        let mut random = Pcg32::seed_from_u64(5);
        let signs = signs.as_bytes();
        let sign = |_| char::from(signs[random.next_u32() as usize % signs.len()]);
        texts.push((name.to_owned(), (0..length).map(sign).collect()));
    }
    for format in FORMATS {
        let Some(example) = format.example() else {
            continue;
        };
        let cut: String = example.chars().take(example.chars().count() / 2).collect();
        texts.push((format!("cut {}", format.slug), full("", &(cut + "~"))));
    }
    texts
}

//! The examples of every technique in `docs/techniques/`, which the page shows: three positions, each a line of
//! HoDoKu's library, and the step that the technique finds there, as `text::step_line` writes it in one of the
//! notations.

use answers::protocol::{Filling, Phrase, Sentence};
use nonet::board::canonical;
use nonet::logic::{Context, proof, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::{LibraryCase, Notation, read_step, step_line};
use std::collections::BTreeMap;
use words::{Lang, family, name, next_place};
use worker::exhibit;

/// How many a technique has.
const EXAMPLES: usize = 3;

/// The position and the step.
type Example = [String; 2];

/// The examples of all pages, by the slug of the technique.
fn examples() -> BTreeMap<String, Vec<Example>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/techniques");
    let mut found = BTreeMap::new();
    for page in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(page.unwrap().path()).unwrap();
        for section in text.split("\n## ").skip(1) {
            let slug = section.split('`').nth(1).unwrap().to_owned();
            let lines = section.lines().filter_map(|line| line.strip_prefix("    "));
            let lines: Vec<&str> = lines.collect();
            let pairs = lines
                .chunks(2)
                .map(|pair| [0, 1].map(|at| pair[at].to_owned()));
            assert_eq!(found.insert(slug, pairs.collect()), None, "{section}");
        }
    }
    found
}

/// The technique finds exactly this step, the proof checker accepts it, its line is the one given, and the puzzle
/// has one solution, which agrees.
fn judge(slug: &str, [position, written]: &Example) {
    let technique = techniques::every().find(|technique| technique.info().slug == slug);
    let case = LibraryCase::read(position).unwrap();
    let (grid, givens) = (case.grid(), case.given_cells());
    let Verdict::One(solution) = solve::verdict(&case.givens, 1 << 20) else {
        panic!("{slug}: {position} is no puzzle");
    };
    let context = Context::unique(&grid, &givens);
    let step = read_step(grid.geometry(), written).unwrap();
    assert_eq!(step.technique, technique.unwrap().info(), "{written}");
    assert!(
        technique.unwrap().all(&context).contains(&step),
        "{slug}: {written} on {position}"
    );
    assert_eq!(step.deductions, case.deductions, "{position}");
    assert_eq!(proof::check(&context, &step), Ok(()), "{slug}: {written}");
    let mut notations = Notation::ALL.into_iter();
    let is_written = |notation| step_line(grid.geometry(), &step, notation) == *written;
    assert!(notations.any(is_written), "{written}");
    let mut board = case.board.givens();
    assert!(
        board.all(|(cell, digit)| solution.board().get(cell) == Some(digit)),
        "{position}"
    );
}

#[test]
fn every_example_is_found_proved_and_written_as_it_stands() {
    let examples = examples();
    assert_eq!(examples.len(), techniques::every().count());
    for (slug, examples) in &examples {
        assert_eq!(examples.len(), EXAMPLES, "{slug}");
        examples.iter().for_each(|example| judge(slug, example));
    }
}

/// Every gap of every sentence is filled, in both languages, and no fish, chain or set is described as a mere list
/// of cells.
#[test]
fn every_example_is_told_in_full() {
    for (slug, examples) in examples() {
        for [position, written] in &examples {
            let case = LibraryCase::read(position).unwrap();
            let geometry = case.givens.geometry();
            let shown = exhibit(geometry, &read_step(geometry, written).unwrap());
            let parts = ["fin", "sashimi", "als-", "colours", "xy", "-chain"];
            let has_parts = parts.iter().any(|part| slug.contains(part));
            assert!(!has_parts || shown.reason.len() > 1, "{slug}: {written}");
            for sentence in &shown.reason {
                is_filled(sentence, &slug);
            }
        }
    }
}

/// The phrase of a sentence about a step of this technique, and its name.
fn phrase(lang: Lang, sentence: &Sentence, technique: &str) -> (&'static str, &'static str) {
    match sentence.phrase {
        Phrase::Key(key) => (name(key), lang.word(key)),
        Phrase::Technique => ("", family::EXPLAIN.find(lang, technique).unwrap()),
    }
}

fn is_filled(sentence: &Sentence, technique: &str) {
    for lang in Lang::ALL {
        let (_, mut rest) = phrase(lang, sentence, technique);
        assert!(!rest.is_empty(), "{sentence:?}");
        while let Some((_, name, after)) = next_place(rest) {
            let mut gaps = sentence.gaps.iter();
            let (_, filling) = gaps
                .find(|(gap, _)| gap == name)
                .unwrap_or_else(|| panic!("{sentence:?} lacks {name}"));
            let is_empty = match filling {
                Filling::Cells(cells) | Filling::Set(_, cells) => cells.is_empty(),
                Filling::Houses(houses) => houses.is_empty(),
                Filling::Digits(digits, _) => digits.is_empty(),
                Filling::Named(_) | Filling::Claim(_) | Filling::Outcome => false,
            };
            assert!(!is_empty, "{sentence:?}: {name}");
            rest = after;
        }
    }
}

/// A list ends in "and". So a claim about several cells says that it is about one of them, or none, and digits of
/// which one is right are not a remark in brackets.
#[test]
fn of_several_ways_no_sentence_says_that_all_are_right() {
    let (mut n_groups, mut n_extras) = (0, 0);
    for [_, written] in examples().values().flatten() {
        let geometry = nonet::board::Geometry::classic();
        let shown = exhibit(&geometry, &read_step(&geometry, written).unwrap());
        for sentence in &shown.reason {
            let gaps = &sentence.gaps;
            let several = |name: &str| {
                gaps.iter().any(|(gap, filling)| match filling {
                    _ if gap != name => false,
                    Filling::Cells(cells) => cells.len() > 1,
                    Filling::Digits(digits, _) => digits.len() > 1,
                    _ => false,
                })
            };
            for lang in Lang::ALL {
                let (key, phrase) = phrase(lang, sentence, shown.technique.slug);
                if key.starts_with("chain-") && several("cells") {
                    let of = ["one of {cells}", "una de {cells}", "ninguna de {cells}"];
                    assert!(of.iter().any(|of| phrase.contains(of)), "{key}: {phrase}");
                    n_groups += 1;
                }
                if several("extra") {
                    assert!(!phrase.contains("({extra})"), "{key}: {phrase}");
                    n_extras += 1;
                }
            }
        }
    }
    assert!(n_groups > 50 && n_extras > 10, "{n_groups} {n_extras}");
}

#[test]
fn no_two_examples_of_a_technique_are_one_puzzle_in_two_forms() {
    let form = |[position, _]: &Example| {
        let case = LibraryCase::read(position).unwrap();
        canonical(&case.givens)
            .unwrap_or(case.givens)
            .givens()
            .collect::<Vec<_>>()
    };
    for (slug, examples) in examples() {
        let mut forms: Vec<_> = examples.iter().map(form).collect();
        forms.sort();
        forms.dedup();
        assert_eq!(forms.len(), examples.len(), "{slug}");
    }
}

//! Written steps read back as the same steps, in each notation: those of our own cases, of whole paths, on large
//! and irregular boards. Steps written by HoDoKu are read and proved. No text causes a crash.

use nonet::board::{CellSet, Digit, Geometry, Grid, Puzzle};
use nonet::logic::{Context, Step, proof, techniques};
use nonet::rate;
use nonet::solve::{self, Verdict};
use nonet::text::{Expected, LibraryCase, Notation, read_step, step_line, steps_text};
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use support::{Random, packed, plain, puzzle, shared};

const CASES: &str = include_str!("../../../../tests/data/cases.txt");

/// The most steps of a case that are written: some have ten thousand.
const STEPS: usize = 40;

const NOTATIONS: [Notation; 2] = [Notation::Hodoku, Notation::Eureka];

fn reads_back(geometry: &Geometry, step: &Step) {
    for notation in NOTATIONS {
        let line = step_line(geometry, step, notation);
        let read = read_step(geometry, &line);
        assert_eq!(read.as_ref(), Ok(step), "{line}");
    }
}

/// The case and the step of each line of the file that has one.
fn cases() -> impl Iterator<Item = (LibraryCase, &'static str, &'static str)> {
    CASES.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        let [slug, "+", case, step] = fields.as_slice() else {
            return None;
        };
        Some((LibraryCase::read(case).unwrap(), *slug, *step))
    })
}

/// Passes the grid to `judge`, with its uniqueness if the puzzle has one solution.
fn on<T>(case: &LibraryCase, judge: impl FnOnce(&Context<'_>) -> T) -> T {
    let (grid, givens): (Grid, CellSet) = (case.grid(), case.given_cells());
    let is_unique = matches!(solve::verdict(&case.givens, 1 << 20), Verdict::One(_));
    judge(&Context::knowing(&grid, is_unique.then_some(&givens)))
}

#[test]
fn the_steps_of_the_cases_are_read_and_proved() {
    let nine = Geometry::classic();
    for (case, slug, text) in cases() {
        let step = read_step(&nine, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(step.technique.slug, slug);
        assert_eq!(step.deductions, case.deductions, "{text}");
        assert_eq!(step_line(&nine, &step, Notation::Hodoku), text);
        let proved = on(&case, |context| proof::check(context, &step));
        assert_eq!(proved, Ok(()), "{text}");
        reads_back(&nine, &step);
    }
}

#[test]
fn every_step_that_is_found_on_the_cases_reads_back() {
    let nine = Geometry::classic();
    for (case, slug, _) in cases() {
        let technique = techniques::every().find(|technique| technique.info().slug == slug);
        let steps = on(&case, |context| technique.unwrap().all(context));
        for step in steps.iter().take(STEPS) {
            reads_back(&nine, step);
        }
    }
}

#[test]
fn every_step_of_whole_paths_reads_back() {
    let Some(text) = shared("techniques/ratings-part.csv") else {
        return;
    };
    let nine = Geometry::classic();
    let is_solved = |line: &&str| !line.contains(",EXTREME,");
    let mut n = 0;
    for line in text.lines().skip(1).filter(is_solved) {
        let board = puzzle(&plain(line.split(',').next().unwrap()));
        let givens = CellSet::of(81, board.givens().map(|(cell, _)| cell));
        let path = rate::path(Grid::new(&board), Some(&givens), techniques::ALL);
        path.steps.iter().for_each(|step| reads_back(&nine, step));
        n += path.steps.len();
    }
    println!("{n} steps read back");
}

/// Some digits of a well-known solution: each row is the one before, shifted.
fn thinned(high: usize, wide: usize, random: &mut Random) -> Grid {
    let geometry = Geometry::shared(high, wide).unwrap();
    let mut board = Puzzle::empty(geometry.clone());
    for cell in geometry.cells() {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let value = (row % high * wide + row / high + col) % geometry.side() + 1;
        if random.below(100) < 40 {
            board
                .set(cell, Digit::new(value as u8))
                .expect("on the board");
        }
    }
    Grid::new(&board)
}

/// Two-figure numbers need commas; brackets hold several.
#[test]
fn steps_on_boards_of_other_sizes_read_back() {
    let slow = [
        "chain",
        "loop",
        "aic",
        "als",
        "death",
        "sets",
        "template",
        "jelly",
        "exclusion",
    ];
    let is_quick = |slug: &str| !slow.iter().any(|part| slug.contains(part));
    let mut random = Random::new(12);
    let mut kinds = std::collections::BTreeSet::new();
    for (high, wide) in [(2, 3), (2, 5), (3, 4), (4, 4)] {
        let mut grid = thinned(high, wide, &mut random);
        for _ in 0..20 {
            let context = Context::new(&grid);
            let mut next = None;
            for technique in techniques::ALL {
                let slug = technique.info().slug;
                if !is_quick(slug) && (high * wide > 10 || kinds.contains(slug)) {
                    continue;
                }
                for step in technique.all(&context).into_iter().take(20) {
                    reads_back(grid.geometry(), &step);
                    kinds.insert(slug);
                    next.get_or_insert(step);
                }
            }
            match next {
                Some(step) => step.apply(&mut grid),
                None => break,
            }
        }
    }
    println!("{} techniques: {kinds:?}", kinds.len());
    assert!(kinds.len() > 15);
}

/// HoDoKu's own lines: for chains, fish and naked subsets they contain all that a proof needs.
#[test]
fn steps_that_hodoku_wrote_are_read_and_proved() {
    let Some(text) = packed("techniques/paths-hodoku.txt.gz") else {
        return;
    };
    let nine = Geometry::classic();
    let whole = [
        "Chain: ",
        "AIC: ",
        "Nice Loop: ",
        "X-Wing: ",
        "fish: ",
        "Naked Pair: ",
        "Naked Triple: ",
    ];
    let (mut n, mut grid, mut givens) = (0, None, None);
    for line in text.lines().filter(|line| !line.is_empty()) {
        let Some(line) = line.strip_prefix("   ") else {
            let board = puzzle(&plain(line));
            givens = Some(CellSet::of(81, board.givens().map(|(cell, _)| cell)));
            grid = Some(Grid::new(&board));
            continue;
        };
        let grid = grid.as_mut().unwrap();
        if whole.iter().any(|name| line.contains(name)) {
            let step = read_step(&nine, line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            let context = Context::knowing(grid, givens.as_ref());
            assert_eq!(proof::check(&context, &step), Ok(()), "{line}");
            n += 1;
        }
        let outcome = line
            .rsplit(": ")
            .next()
            .and_then(|rest| rest.rsplit("=> ").next());
        let outcome = format!("Template Set: 1 => {}", outcome.unwrap());
        read_step(&nine, &outcome).unwrap().apply(grid);
    }
    println!("{n} steps of HoDoKu's are proved");
    assert!(n > 100);
}

/// Are all entries different?
fn is_distinct(expected: &[Expected]) -> bool {
    let mut rest = expected;
    while let [first, others @ ..] = rest {
        if others.contains(first) {
            return false;
        }
        rest = others;
    }
    true
}

#[test]
fn a_row_may_be_named_cell_by_cell() {
    let step = read_step(&Geometry::classic(), "Template Set: 1 => r1c123456789<>1");
    assert_eq!(step.unwrap().deductions.len(), 9);
}

/// A hyphen marks steps that do not reach an end, and occurs only there.
#[test]
fn steps_that_end_without_the_solution_say_so() {
    let text = |solved| steps_text("start".to_owned(), ["one".to_owned()], solved);
    let whole = "start\n   one";
    assert_eq!([Some(true), None].map(text), [whole; 2]);
    assert_eq!(text(Some(false)), format!("{whole}\n   -"));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let nine = Geometry::classic();
    let table = [
        ("", 1, "a-technique-and-a-colon"),
        ("X-Wing 8 c57 r78", 1, "a-technique-and-a-colon"),
        ("Y-Wing: r1c1=1", 1, "a-technique"),
        ("Full House: r0c1=1", 14, "a-number-of-the-board"),
        ("Full House: r1c1=", 18, "a-number-of-the-board"),
        ("Full House: r1c1=1 2", 20, "the-end"),
        ("Full House: r1c1<>1", 20, "one-placement"),
        ("X-Wing: 8 c57 r78", 18, "=>"),
        ("X-Wing: 8 c57 => r7c6<>8", 15, "a-house"),
        ("X-Wing: 8 c57 r7é => r7c6<>8", 17, "=>"),
        ("AIC: (3)r4c7-(3)r5c1 => r4c4<>3", 22, "links-in-turns"),
        (
            "AIC: (3)r4c7=(3)r5c1 => r4c4<>3",
            22,
            "what-the-link-stands-on",
        ),
        (
            "XY-Wing: A=r7c7 {28}, C=r8c5 {48} => r1c1<>8",
            23,
            "the-letter-of-the-next-set",
        ),
        (
            "Naked Pair: 2,6 in r1c1,r9c9 => r1c2<>2",
            30,
            "cells-of-one-house",
        ),
        ("Sue de Coq: 1 in r1c1 {1r1 2x} => r1c1<>3", 29, "a-house"),
        (
            "Template Set: 1 => r1c1234567891<>1",
            33,
            "each-number-once",
        ),
        (
            "X-Chain: 5 5= r1c1 =5= r1c9 -5 => r9c9<>5",
            32,
            "the-way-back",
        ),
    ];
    for (line, column, expected) in table {
        let error = read_step(&nine, line).expect_err("it is wrong");
        assert_eq!(error.column, column, "{line}: {error:?}");
        let (sign, part) = (Expected::Sign(expected), Expected::Part(expected));
        let is_told = error.expected.contains(&sign) || error.expected.contains(&part);
        assert!(is_told, "{line}: {error:?}");
        assert!(is_distinct(&error.expected), "{line}: {error:?}");
    }
    let error = read_step(&nine, "Full House: r1c1-1").expect_err("it is wrong");
    let last = error.expected.last();
    assert_eq!((error.column, last), (17, Some(&Expected::Sign("<>"))));
}

#[test]
fn people_may_write_it_more_freely() {
    let nine = Geometry::classic();
    let tables = [
        [
            "Naked Pair: 2,6 in r15c1 => r28c1<>2",
            "naked-pair:26 in R1C1,R5C1=>R2C1,R8C1<>2",
            "Naked Pair: (2,6)r1c1|r5c1 [c1] => r2c1<>2, r8c1<>2",
        ],
        [
            "X-Wing: 8 c57 r78 => r7c6<>8",
            "x-wing: (8) c5c7 \\ r78 => r7c6 <> 8",
            "X-Wing: 8 c57\\r78 => r7c6<>8",
        ],
        [
            "X-Chain: 5 5- r1c1 =5= r1c9 -5 => r9c9<>5",
            "X-Chain: (5)r1c1=(5)r1c9 => r9c9<>5",
            "x-chain: 5- r1c1 =5[r1]= r1c9 -5 => r9c9<>5",
        ],
        [
            "X-Chain: 5 5- r1c1 =5= r1c9 -5 => r9c19<>5",
            "X-Chain: 5 r9c1 -5- r1c1 =5= r1c9 -5- r9c9 => r9c19<>5",
            "X-Chain: 5 r1c1 =5= r1c9 -5- r9c9 => r9c19<>5",
        ],
    ];
    for [clean, others @ ..] in tables {
        let step = read_step(&nine, clean).unwrap();
        assert_eq!(step_line(&nine, &step, Notation::Hodoku), clean);
        for other in others {
            assert_eq!(read_step(&nine, other).as_ref(), Ok(&step), "{other}");
        }
    }
}

fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]))
}

/// Every text that can be read is written in both notations and read again.
fn check(geometry: &Geometry, text: &str) {
    match read_step(geometry, text) {
        Ok(step) => reads_back(geometry, &step),
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1 && !error.expected.is_empty());
            assert!(is_distinct(&error.expected), "{text}: {error:?}");
        }
    }
}

#[test]
fn no_text_is_a_surprise() {
    let boards = [Geometry::classic(), Geometry::shared(4, 4).unwrap()];
    let names = techniques::every().map(|technique| technique.info().slug.to_owned());
    let names: Vec<String> = names.collect();
    let parts = prop_oneof![
        any::<char>().prop_map(String::from),
        "[rcb0-9,; =<>(){}/\\\\\\[\\]|-]{0,12}",
        "([rc][1-9]{1,3}|b[1-9]|\\([1-9]\\)|=[1-9]=|-[1-9]-| => |<>[1-9]| in |, | f| ef|X=|[A-D]=){0,12}",
        "(stem|guardians|by|after|empty|\\{5r1 2c3\\}|r1c1=|é|\u{1F600}){0,4}",
    ];
    let texts = proptest::collection::vec(parts, 0..6).prop_map(|parts| parts.concat());
    let all = (0..names.len(), 0..boards.len(), texts);
    let result = runner(4000).run(&all, |(name, board, text)| {
        check(&boards[board], &text);
        check(&boards[board], &format!("{}: {text}", names[name]));
        check(
            &boards[board],
            &format!("{}: {text} => r1c1<>1", names[name]),
        );
        Ok(())
    });
    result.unwrap();
}

#[test]
fn damaged_lines_are_no_surprise() {
    let nine = Geometry::classic();
    let mut lines = Vec::new();
    for (_, _, text) in cases().step_by(5) {
        let step = read_step(&nine, text).unwrap();
        lines.extend(NOTATIONS.map(|notation| step_line(&nine, &step, notation)));
    }
    let edit = (any::<usize>(), 0..5u8, any::<char>(), any::<usize>());
    let edits = (0..lines.len(), proptest::collection::vec(edit, 1..4));
    let result = runner(4000).run(&edits, |(which, edits)| {
        let mut text: Vec<char> = lines[which].chars().collect();
        for (place, kind, ch, other) in edits {
            let n = text.len().max(1);
            match kind {
                _ if text.is_empty() => text.push(ch),
                0 => text[place % n] = ch,
                1 => drop(text.remove(place % n)),
                2 => text.truncate(place % n),
                3 => text.insert(place % n, text[other % n]),
                _ => text.swap(place % n, other % n),
            }
        }
        check(&nine, &text.into_iter().collect::<String>());
        Ok(())
    });
    result.unwrap();
}

/// Nets may be nested, but only to some depth: both reader and stack are limited.
#[test]
fn nets_are_read_up_to_some_depth() {
    let net = |depth: usize| {
        let inner = "{r1c1=1: r1c2<>1 [(".repeat(depth);
        let end = ")]}".repeat(depth);
        format!("nested-net: {inner}1 in b1 (r1c12 in r1){end} => r1c1<>1")
    };
    let nine = Geometry::classic();
    assert!(read_step(&nine, &net(3)).is_ok());
    assert!(read_step(&nine, &net(50_000)).is_err());
}

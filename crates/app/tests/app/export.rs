//! Exports as text: the solution path, lines of HoDoKu's library; by messages, with the real engine behind them.

use crate::page::{HARD, PAIRS, Page, SUBSETS, cell};
use answers::protocol::JobKind;
use app::Msg;
use app::model::Switch;
use app::msg::{Action, CopyKind, PastAction};
use app::view::{Origin, View};
use batch::{Choices, Format, Job, Outcome, Passed, ask, row, verify};
use nonet::text::LibraryCase;
use support::Random;
use words::Lang;

/// A case of our own: 5 is confined to row 1 in box 1; one digit is placed, but not given.
const LINE: &str = ":0100:5:.........123......4+67............................................................:914 915:514 515 516 517 518 519::";

fn copied(page: &mut Page, kind: CopyKind) -> String {
    page.act(Action::Copy(kind));
    page.copied.last().expect("something was copied").1.clone()
}

fn is_remark(line: &&str) -> bool {
    line.trim_start().starts_with('#')
}

fn panel(view: &View) -> String {
    format!("{:?}", view.panel)
}

#[test]
fn the_path_is_what_the_command_line_writes_with_remarks() {
    for puzzle in [PAIRS, HARD] {
        let mut page = Page::with(puzzle);
        page.act(Action::Ask(JobKind::Path));
        let text = copied(&mut page, CopyKind::Path);
        let job = Job {
            ask: ask("path").expect("a question"),
            choices: Choices::default(),
            format: Format::Text(Lang::En),
            expect: Default::default(),
            budget: None,
        };
        let Outcome::Row { row, .. } = row(&job, 1, puzzle) else {
            panic!("a path");
        };
        let plain: Vec<&str> = text.lines().filter(|line| !is_remark(line)).collect();
        assert_eq!(plain.join("\n"), row);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].starts_with("# 0 to 6: "), "{}", lines[1]);
        assert!(lines[1].contains("Sudoku Explainer: ER"), "{}", lines[1]);
        let n_steps = plain.iter().filter(|line| line.contains(": ")).count();
        let n_remarks = lines.iter().filter(|line| is_remark(line)).count();
        assert_eq!(
            n_remarks,
            n_steps + 1,
            "each step in words, and the ratings"
        );
        page.act(Action::SavePath);
        assert_eq!(page.files, std::slice::from_ref(&text));
        let mut again = Page::with(&text);
        assert_eq!(again.line(), puzzle, "it reads back");
        again.act(Action::SavePath);
        assert!(again.files.is_empty(), "there is no path to save");
    }
}

#[test]
fn a_path_from_the_middle_names_the_board_that_it_starts_from() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Path));
    page.tell(Msg::RowChosen(24));
    page.act(Action::UpToHere);
    page.act(Action::Ask(JobKind::Path));
    let text = copied(&mut page, CopyKind::Path);
    let from = text
        .lines()
        .find_map(|line| line.strip_prefix("# From here on: "));
    let mut there = Page::with(from.expect("the board has gone on"));
    assert_eq!(there.model.play.grid(), page.model.play.grid());
    there.act(Action::Ask(JobKind::Path));
    let steps = |text: &str| -> Vec<String> {
        let lines = text
            .lines()
            .filter(|line| line.starts_with("   ") && !is_remark(line));
        lines.map(str::to_owned).collect()
    };
    let again = copied(&mut there, CopyKind::Path);
    assert_eq!(steps(&again), steps(&text));
}

#[test]
fn a_library_line_is_shown_as_it_stands_and_undone_at_once() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::TextGiven(format!("# a case\n{LINE}\n{LINE}\n")));
    let view = page.view();
    assert_eq!(cell(&view, 2, 1).origin, Origin::Given);
    assert_eq!(cell(&view, 3, 2).origin, Origin::Own);
    assert!(view.switches.is_on(Switch::Candidates));
    let shown = cell(&view, 1, 4).candidates.expect("they are shown");
    assert!(shown.iter().all(|digit| digit.get() != 9));
    assert!(view.status.contains("5 givens"), "{}", view.status);
    let told = panel(&view);
    assert!(
        told.contains("the line’s conclusion") && told.contains("1 more puzzle"),
        "{told}"
    );
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Past(PastAction::Open));
    page.tell(Msg::RowChosen(2));
    let line = copied(&mut page, CopyKind::Library);
    let (ours, theirs) = (
        LibraryCase::read(&line).unwrap(),
        LibraryCase::read(LINE).unwrap(),
    );
    assert_eq!(
        (ours.givens, ours.board, ours.deleted),
        (theirs.givens, theirs.board, theirs.deleted)
    );
    assert!(line.starts_with(":0000:x:"), "{line}");
}

#[test]
fn a_malformed_line_is_refused_with_its_place() {
    let broken = [
        (LINE.replacen("0100", "01o0", 1), "Field 1", "campo 1"),
        (LINE.replacen(":5:", ":a:", 1), "Field 2", "campo 2"),
        (LINE.replacen("...", "..", 1), "Field 3", "campo 3"),
        (LINE.replacen("914", "94", 1), "Field 4", "campo 4"),
        (LINE.replacen("514", "504", 1), "Field 5", "campo 5"),
        (LINE.replacen("::", ":57:", 1), "Field 6", "campo 6"),
        (":0100:5:".to_owned(), "this one has 3", "esta tiene 3"),
    ];
    for (text, english, spanish) in broken {
        for (lang, words) in [(Lang::En, english), (Lang::Es, spanish)] {
            let mut page = Page::with(PAIRS);
            page.tell(Msg::LangChosen(lang));
            page.tell(Msg::TextGiven(text.clone()));
            assert_eq!(page.line(), PAIRS, "nothing changes");
            let view = page.view();
            assert!(view.status.contains(words), "{text}: {}", view.status);
        }
    }
}

#[test]
fn every_sort_of_text_with_colons_is_safe() {
    println!("seed 409");
    let mut random = Random::new(409);
    let signs: Vec<char> = ":+.0159x- #é\n".chars().collect();
    let mut page = Page::fresh();
    page.holds_back = true;
    for _ in 0..3000 {
        let mut text: Vec<char> = LINE.chars().collect();
        for _ in 0..1 + random.below(4) {
            let place = random.below(text.len());
            match random.below(3) {
                0 => drop(text.remove(place)),
                1 => text.insert(place, signs[random.below(signs.len())]),
                _ => text[place] = signs[random.below(signs.len())],
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(case) = LibraryCase::read(&text) {
            let again = LibraryCase::read(&case.to_string()).unwrap();
            assert_eq!(again, case, "{text}");
        }
        page.tell(Msg::TextGiven(text));
        page.view();
    }
}

#[test]
fn every_step_of_a_path_goes_into_a_line_and_comes_back() {
    for puzzle in [PAIRS, SUBSETS] {
        let mut page = Page::with(puzzle);
        page.act(Action::Ask(JobKind::Path));
        let mut seen = Vec::new();
        for index in 0..60 {
            page.tell(Msg::RowChosen(index));
            let line = copied(&mut page, CopyKind::Library);
            let case = LibraryCase::read(&line).unwrap();
            assert_eq!(case.to_string(), line);
            if case.deductions.is_empty() || seen.contains(&case.code) {
                continue;
            }
            seen.push(case.code.clone());
            assert_ne!(verify(&case), Passed::No, "{line}");
            let there = Page::with(&line);
            assert_eq!(there.model.play.grid(), case.grid());
            assert_eq!(there.model.play.givens(), page.model.play.givens());
        }
        assert!(seen.len() > 2, "{seen:?}");
    }
}

#[test]
fn our_own_cases_come_back_from_the_page() {
    let cases = include_str!("../../../../tests/data/cases.txt").lines();
    let lines = cases.filter_map(|line| line.split_once("|+|").map(|(_, line)| line));
    let mut n = 0;
    for line in lines.step_by(7) {
        let case = LibraryCase::read(line).unwrap();
        if case.givens.geometry().boxes().is_none() {
            continue;
        }
        let mut page = Page::fresh();
        page.reads(line);
        assert_eq!(page.model.play.grid(), case.grid(), "{line}");
        let copy = copied(&mut page, CopyKind::Library);
        let copy = LibraryCase::read(&copy).unwrap();
        assert_eq!((&copy.givens, &copy.board), (&case.givens, &case.board));
        assert_eq!(copy.grid(), case.grid());
        n += 1;
    }
    assert!(n > 50, "{n}");
}

#[test]
fn a_hint_is_not_given_away_by_copying() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Hint));
    for _ in 0..2 {
        assert!(copied(&mut page, CopyKind::Library).starts_with(":0000:x:"));
        page.act(Action::Ask(JobKind::Hint));
    }
    page.act(Action::Ask(JobKind::Hint));
    let case = LibraryCase::read(&copied(&mut page, CopyKind::Library)).unwrap();
    assert!(!case.deductions.is_empty());
}

#[test]
fn other_sizes_have_no_library_line_and_say_so() {
    let mut page = Page::with("1...............");
    let view = page.act(Action::Copy(CopyKind::Library));
    assert!(page.copied.is_empty());
    assert!(view.status.contains("9×9"), "{}", view.status);
    page.tell(Msg::TextGiven("12343412214343.1".into()));
    page.act(Action::Ask(JobKind::Path));
    let text = copied(&mut page, CopyKind::Path);
    assert!(
        text.contains("r4c3=2") && text.contains("# 0 to 6: 0 of 6"),
        "{text}"
    );
}

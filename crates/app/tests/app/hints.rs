//! What hints say about the player's own marks, how mistakes are corrected, and how steps are revealed and proved:
//! by messages, with the real engine behind them.

use crate::learn::{open, pages_of};
use crate::page::{HARD, PAIRS, Page, SUBSETS, cell};
use answers::protocol::{Answer, Deep, HintResult, Job, JobId, JobKind, Proof, Reply, Request};
use answers::voice::Voice;
use app::Msg;
use app::model::{Panel, Switch};
use app::msg::Action;
use app::view::{Block, Button, LineRow, LinkView, Press, Role, Tie, View};
use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, House};
use nonet::logic::{Context, Deduction, Pattern, Step, Technique, techniques};
use nonet::text::{Expect, read_any};
use words::Lang;

pub(crate) fn buttons(view: &View) -> Vec<Button> {
    let rows = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

fn button(view: &View, label: &str) -> Press {
    let all = buttons(view);
    let found = all.iter().find(|button| button.label == label);
    found
        .unwrap_or_else(|| panic!("no {label} in {all:?}"))
        .press
}

fn texts(view: &View) -> String {
    let texts = view.panel.iter().filter_map(|block| match block {
        Block::Text(pieces) => Some(pieces.iter().map(|piece| &*piece.text).collect::<String>()),
        Block::Result(_, text) => Some(text.clone()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// The solution, found by the page itself.
fn solution() -> String {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Solve));
    page.line()
}

fn digit_at(text: &str, row: usize, col: usize) -> u8 {
    text.as_bytes()[(row - 1) * 9 + col - 1] - b'0'
}

/// Eliminates a candidate of a cell.
fn mark_off(page: &mut Page, row: usize, col: usize, digit: u8) {
    page.click(row, col);
    page.tell(Msg::ModeChosen(app::model::Mode::Eliminate));
    page.press(&digit.to_string());
    page.tell(Msg::ModeChosen(app::model::Mode::Digits));
}

fn write(page: &mut Page, row: usize, col: usize, digit: u8) {
    page.click(row, col);
    page.press(&digit.to_string());
}

#[test]
fn every_mistake_is_named_outlined_and_put_right_for_one_undo() {
    let solution = solution();
    let mut page = Page::with(PAIRS);
    // Two wrong digits, and an erased candidate that is the solution's digit.
    let wrong = |row, col| digit_at(&solution, row, col) % 9 + 1;
    write(&mut page, 1, 1, wrong(1, 1));
    write(&mut page, 5, 5, wrong(5, 5));
    mark_off(&mut page, 9, 9, digit_at(&solution, 9, 9));
    let before = page.model.play.position();
    let view = page.act(Action::Ask(JobKind::Hint));
    for (row, col) in [(1, 1), (5, 5), (9, 9)] {
        assert_eq!(cell(&view, row, col).role, Role::Mistake);
        assert!(
            texts(&view).contains(&format!("R{row}C{col}")),
            "{}",
            texts(&view)
        );
    }
    assert!(view.status.contains("2 more mistakes"), "{}", view.status);
    let view = page.act(Action::Mend);
    assert!(
        view.status.contains("3 mistakes corrected"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Undo);
    assert_eq!(page.model.play.position(), before);
}

#[test]
fn mistakes_are_put_right_one_at_a_time_and_the_hint_goes_on() {
    let solution = solution();
    let mut page = Page::with(PAIRS);
    mark_off(&mut page, 9, 9, digit_at(&solution, 9, 9));
    mark_off(&mut page, 1, 1, digit_at(&solution, 1, 1));
    let view = page.act(Action::Ask(JobKind::Hint));
    assert_eq!(button(&view, "Correct R9C9"), Press::Mend(1));
    page.tell(Msg::MendChosen(1));
    let view = page.view();
    assert_eq!(cell(&view, 9, 9).role, Role::None, "it is right now");
    assert_eq!(button(&view, "Correct R1C1"), Press::Mend(0));
    page.tell(Msg::MendChosen(9));
    assert_eq!(page.view().status, view.status, "there is no such mistake");
    page.tell(Msg::MendChosen(0));
    assert!(
        page.model
            .play
            .square(nonet::board::Cell::new(0))
            .erased
            .is_empty()
    );
    page.tell(Msg::MendChosen(0));
    let view = page.act(Action::Ask(JobKind::Hint));
    assert!(view.status.contains("next step uses"), "{}", view.status);
    let right = "Nothing you entered or erased is wrong.";
    assert!(
        !texts(&view).contains(right),
        "there is nothing to be right"
    );
}

#[test]
fn a_hint_says_that_the_marks_are_right_and_what_they_lack() {
    let mut page = Page::with(SUBSETS);
    page.act(Action::Ask(JobKind::Solve));
    let solution = page.line();
    page.act(Action::Undo);
    page.tell(Msg::Switched(Switch::Candidates, true));
    write(&mut page, 1, 1, digit_at(&solution, 1, 1));
    let right = "Nothing you entered or erased is wrong.";
    for _ in 0..80 {
        let view = page.act(Action::Ask(JobKind::Hint));
        let lacks = texts(&view).contains("You can still remove");
        assert!(texts(&view).contains(right), "{}", texts(&view));
        assert_eq!(
            lacks,
            !view.status.contains("uses a single"),
            "{}",
            view.status
        );
        page.press("Enter");
        if lacks {
            return;
        }
    }
    panic!("this puzzle needs pairs");
}

/// Does the panel say that its step is proved?
fn is_proved(view: &View) -> bool {
    texts(view).contains("Proved from the board alone")
}

#[test]
fn every_step_that_is_shown_proves_itself_when_asked() {
    let mut page = Page::with(PAIRS);
    for _ in 0..4 {
        page.act(Action::Ask(JobKind::Hint));
    }
    let view = page.view();
    assert_eq!(
        button(&view, "Prove it"),
        Press::Action(Action::Ask(JobKind::Prove))
    );
    let view = page.act(Action::Ask(JobKind::Prove));
    assert!(
        is_proved(&view) && view.status.starts_with("Proved"),
        "{}",
        texts(&view)
    );
    page.act(Action::Apply);
    assert!(!is_proved(&page.view()), "it is done");
    page.act(Action::Ask(JobKind::Step));
    assert!(!is_proved(&page.view()), "it is another one");
    assert!(
        is_proved(&page.act(Action::Ask(JobKind::Prove))),
        "after it was carried out"
    );
    page.act(Action::Ask(JobKind::Path));
    for _ in 0..60 {
        assert!(
            is_proved(&page.act(Action::Ask(JobKind::Prove))),
            "{}",
            texts(&page.view())
        );
        page.act(Action::NextStep);
    }
    page.act(Action::Ask(JobKind::Steps));
    page.tell(Msg::RowChosen(7));
    assert!(is_proved(&page.act(Action::Ask(JobKind::Prove))));
    page.act(Action::Dismiss);
    assert_eq!(
        page.act(Action::Ask(JobKind::Prove)).panel,
        page.view().panel,
        "nothing to prove"
    );
}

#[test]
fn a_hint_that_is_shown_is_told_again_in_another_language() {
    let mut page = Page::with(PAIRS);
    for _ in 0..4 {
        page.act(Action::Ask(JobKind::Hint));
    }
    let english = texts(&page.view());
    assert!(english.contains(" can only be "), "{english}");
    page.tell(Msg::LangChosen(Lang::Es));
    let spanish = texts(&page.view());
    assert!(spanish.contains(" solo puede ser "), "{spanish}");
}

#[test]
fn a_step_says_letters_where_the_board_shows_them() {
    let geometry = Geometry::shared(4, 4).unwrap();
    let digit = Digit::new(12).unwrap();
    let cells = vec![geometry.cell(0, 0), geometry.cell(0, 1)];
    let gone = geometry.cell(0, 7);
    let step = Step {
        technique: techniques::info("pointing").unwrap(),
        deductions: vec![Deduction::Eliminate(Candidate { cell: gone, digit })],
        pattern: Pattern::Intersection {
            digit,
            base: House::of_box(0),
            cover: House::row(0),
            cells,
        },
    };
    let shown = worker::exhibit(&geometry, &step);
    for (letters, symbol) in [(true, "C"), (false, "12")] {
        let voice = Voice {
            geometry: geometry.clone(),
            letters,
            ..Voice::default()
        };
        let words: Vec<String> = voice.explain(&shown).into_iter().map(|p| p.text).collect();
        let end = format!("R1C8 loses {symbol}");
        assert!(words.contains(&end), "{words:?}");
        assert!(voice.step(&shown).ends_with(&end));
    }
}

/// The example of a technique, with its step on the board.
fn example(slug: &str) -> Page {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    open(&mut page, slug);
    page.act(Action::LoadExample);
    page
}

/// The lines of the reason shown, each with whether it is about the cell with the cursor.
fn lines(view: &View) -> (bool, Vec<(String, bool)>) {
    let found = view.panel.iter().find_map(|block| match block {
        Block::Lines(numbered, rows) => Some((*numbered, rows.clone())),
        _ => None,
    });
    let (numbered, rows) = found.unwrap_or_default();
    let text = |row: &LineRow| row.pieces.iter().map(|piece| &*piece.text).collect();
    let rows = rows.iter().map(|row| (text(row), row.current));
    (numbered, rows.collect())
}

/// Are the ends and the middle of every link on the board?
fn links_are_on_the_board(view: &View) -> bool {
    let side = 1000 * view.voice.geometry.side() as i32;
    let middle = |a: i32, first: i32, second: i32, b: i32| (a + 3 * first + 3 * second + b) / 8;
    view.links.iter().all(|link| {
        let ((x1, y1), [first, second], (x2, y2)) = (link.from, link.bends, link.to);
        let half = (
            middle(x1, first.0, second.0, x2),
            middle(y1, first.1, second.1, y2),
        );
        let inside = |at: i32| (0..side).contains(&at);
        let points = [(x1, y1), half, (x2, y2)];
        points.into_iter().all(|(x, y)| inside(x) && inside(y))
    })
}

#[test]
fn a_chain_is_told_claim_by_claim_and_its_claims_are_numbered_on_the_board() {
    for slug in [
        "x-chain",
        "xy-chain",
        "aic",
        "continuous-nice-loop",
        "grouped-aic",
        "als-aic",
    ] {
        let mut page = example(slug);
        let view = page.view();
        let (numbered, told) = lines(&view);
        assert!(
            numbered && told[0].0.starts_with("Suppose "),
            "{slug}: {told:?}"
        );
        let numbers: Vec<String> = (1..=told.len()).map(|n| n.to_string()).collect();
        let of_claims = |view: &View| {
            let labels = view.labels.iter().filter(|label| label.set.is_none());
            labels.map(|label| label.text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(of_claims(&view), numbers, "{slug}");
        let leads = |link: &LinkView| link.arrow || link.tie == Tie::Group;
        assert!(view.links.iter().all(leads), "{slug}");
        assert!(links_are_on_the_board(&view), "{slug}: {:?}", view.links);
        let view = page.act(Action::NextLink);
        let links = view.links.iter().filter(|link| link.tie != Tie::Group);
        assert_eq!((links.count(), of_claims(&view).len()), (1, 2), "{slug}");
        assert_eq!(lines(&view).1.len(), 2, "{slug}: as far as it is drawn");
    }
}

#[test]
fn the_almost_locked_sets_of_a_chain_have_letters_on_the_board_and_in_their_lines() {
    let view = example("als-aic").view();
    let told = lines(&view).1;
    assert!(
        told.iter().any(|(line, _)| line.starts_with("Then A (R")),
        "{told:?}"
    );
    assert!(view.labels.iter().any(|label| label.set == Some(0)));
    assert!(view.cells.iter().any(|cell| cell.role == Role::Set(0)));
}

#[test]
fn the_line_about_the_cell_with_the_cursor_stands_out() {
    let mut page = example("aic");
    let Panel::Hint(HintResult::Step(step), _) = &page.model.ui.panel else {
        panic!("no step");
    };
    let claim = step.nodes[1].cells[0];
    page.model.settings.cursor = claim;
    let (_, told) = lines(&page.view());
    assert!(
        told[1].1 && told.iter().any(|(_, current)| !current),
        "{told:?}"
    );
}

#[test]
fn the_lines_about_the_cell_under_the_pointer_stand_out() {
    let mut page = example("xy-chain");
    let Panel::Hint(HintResult::Step(step), _) = &page.model.ui.panel else {
        panic!("no step");
    };
    let (claims, n) = (step.nodes.clone(), step.nodes.len());
    let in_chain = |cell: &Cell| claims.iter().any(|node| node.cells.contains(cell));
    let beside = page
        .model
        .play
        .geometry()
        .cells()
        .find(|cell| !in_chain(cell));
    page.model.settings.cursor = beside.unwrap();
    let lit = |page: &Page| {
        let rows = lines(&page.view()).1.into_iter();
        rows.map(|(_, current)| current).collect::<Vec<bool>>()
    };
    assert_eq!(lit(&page), vec![false; n]);
    let cell = claims[0].cells[0];
    page.tell(Msg::Hovered(Some(cell)));
    let about = claims.iter().map(|node| node.cells.contains(&cell));
    assert_eq!(lit(&page), about.collect::<Vec<bool>>());
    page.tell(Msg::Hovered(None));
    assert_eq!(lit(&page), vec![false; n]);
}

#[test]
fn almost_locked_sets_have_letters_on_the_board_and_in_the_sentence() {
    for (slug, n) in [("als-xz", 2), ("als-xy-wing", 3), ("als-chain", 3)] {
        let page = example(slug);
        let view = page.view();
        let (numbered, told) = lines(&view);
        assert!(!numbered, "{slug}");
        for (number, letter) in (0..n).zip(["A", "B", "C"]) {
            let line = &told[usize::from(number)].0;
            assert!(line.starts_with(&format!("{letter}: R")), "{slug}: {line}");
            let cells = view
                .cells
                .iter()
                .filter(|cell| cell.role == Role::Set(number));
            let labels = view.labels.iter().filter(|label| label.text == letter);
            let of_it = labels.filter(|label| label.set == Some(number));
            assert!(cells.count() > 0 && of_it.count() > 0, "{slug}: {letter}");
        }
        let mut told = told.iter();
        let says =
            told.any(|(line, _)| line.starts_with("If A has ") && line.contains(", B lacks"));
        assert!(says, "{slug}");
    }
}

#[test]
fn the_parts_of_a_sue_de_coq_and_of_an_exocet_have_letters() {
    let told_of = [
        ("sue-de-coq", &["in both", "provides", "provides"][..]),
        ("junior-exocet", &["the base", "the targets"][..]),
    ];
    for (slug, parts) in told_of {
        let mut page = example(slug);
        let view = page.view();
        let (numbered, told) = lines(&view);
        assert!(!numbered && told.len() == parts.len(), "{slug}: {told:?}");
        for ((part, (line, _)), number) in parts.iter().zip(told).zip(0..) {
            let letter = ["A", "B", "C"][usize::from(number)];
            let is_told = line.starts_with(&format!("{letter}: R")) && line.contains(part);
            assert!(is_told, "{slug}: {line}");
            let mut cells = view.cells.iter();
            let cell = cells.find(|cell| cell.role == Role::Set(number)).unwrap();
            let labels = view.labels.iter().filter(|label| label.text == letter);
            let n = labels.filter(|label| label.set == Some(number)).count();
            assert!(n > 0, "{slug}: {letter}");
            page.model.settings.cursor = cell.cell;
            let lit = lines(&page.view())
                .1
                .into_iter()
                .map(|(_, current)| current);
            let of_it = (0..parts.len()).map(|place| place == usize::from(number));
            assert!(
                lit.eq(of_it),
                "{slug}: the line of {letter} alone is about its cells"
            );
        }
    }
    // In an SK loop all cells have the same role.
    assert!(lines(&example("sk-loop").view()).1.is_empty());
}

#[test]
fn an_irregular_region_is_outlined_by_its_border() {
    // The regions of a jigsaw 4x4: the first is an L of three cells and one more.
    let boxes = vec![0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
    let puzzle = "12.4............ aaababbbcccdcddd";
    let mut page = Page::with(puzzle);
    assert_eq!(page.model.play.geometry().box_map(), boxes);
    let mut n = 0;
    for _ in 0..4 {
        let view = page.act(Action::Ask(JobKind::Hint));
        for border in view.outlines.iter().map(|outline| &outline.border) {
            // As many pieces begin as end at every corner: the border is closed. A piece is one cell long.
            let long = |[x1, y1, x2, y2]: &[usize; 4]| (x2 - x1) + (y2 - y1);
            assert!(border.iter().all(|piece| long(piece) == 1));
            let ends = border
                .iter()
                .flat_map(|&[x1, y1, x2, y2]| [(x1, y1), (x2, y2)]);
            let mut ends: Vec<(usize, usize)> = ends.collect();
            ends.sort_unstable();
            assert!(ends.chunk_by(|a, b| a == b).all(|same| same.len() % 2 == 0));
            // An L or a T of four cells and a line of four have ten pieces, a square would have eight.
            assert_eq!(border.len(), 10, "{border:?}");
            n += 1;
        }
    }
    assert!(n > 0, "a house was outlined");
}

#[test]
fn a_proof_says_if_it_needs_a_unique_solution() {
    let mut page = example("uniqueness-test-1");
    let view = page.act(Action::Ask(JobKind::Prove));
    assert!(is_proved(&view), "{}", texts(&view));
    let relies = "relies on the puzzle having exactly one solution";
    assert!(texts(&view).contains(relies), "{}", texts(&view));
}

#[test]
fn a_step_that_is_not_right_is_not_proved() {
    let page = Page::with(PAIRS);
    let position = page.model.play.position();
    let ask = |job: Job| {
        let mut last = None;
        let id = JobId(1);
        worker::handle(Request { id, job }, &mut |reply| last = Some(reply));
        last.unwrap()
    };
    let Reply::Done(_, Answer::Hint(HintResult::Step(step))) =
        ask(Job::Deep(Deep::Hint(None), position.clone()))
    else {
        panic!("there is a step");
    };
    let right = step.lines().next().unwrap();
    let (before, digit) = right.split_at(right.len() - 1);
    let other = if digit == "1" { "2" } else { "1" };
    let wrong = format!("{before}{other}");
    let no_step = "1 is in R1C1".to_owned();
    let lines = [
        (right.clone(), Proof::Proved),
        (wrong, Proof::Refused),
        (no_step, Proof::Refused),
    ];
    for (line, wanted) in lines {
        let reply = ask(Job::Deep(Deep::Prove(line), position.clone()));
        assert_eq!(reply, Reply::Done(JobId(1), Answer::Prove(wanted)));
    }
}

/// The judge runs every technique on the board, in the order of hints.
#[test]
fn a_hint_names_the_techniques_that_found_nothing_before_it() {
    let mut page = Page::with(HARD);
    let puzzle = read_any(HARD, &Expect::default())
        .unwrap()
        .into_likeliest()
        .puzzle;
    let (grid, givens) = (Grid::new(&puzzle), puzzle.given_cells());
    let context = Context::unique(&grid, &givens);
    let finds = |technique: &&&dyn Technique| technique.first(&context).is_none();
    let tried: Vec<&str> = techniques::ALL
        .iter()
        .take_while(finds)
        .map(|technique| technique.info().slug)
        .collect();
    (0..4).for_each(|_| drop(page.act(Action::Ask(JobKind::Hint))));
    let told = texts(&page.view());
    let voice = Voice::default();
    let [first, last] = [tried[0], tried[tried.len() - 1]].map(|slug| voice.technique(slug));
    let n = tried.len();
    let expected =
        format!("{n} techniques were tried first, from {first} to {last}, and found nothing.");
    assert!(told.contains(&expected), "{expected}: {told}");
}

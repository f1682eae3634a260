//! The Create workspace by messages: no page, no clock, no store, but the real workshop.

use crate::page::{CHANCE, Page};
use answers::protocol::{Answer, Failure, Grade, Job, JobKind, Quick, Reply, WorkshopAnswer};
use app::Msg;
use app::model::{Switch, Workspace};
use app::msg::{Action, CopyKind, Form, PastAction};
use app::view::{Block, PuzzleRow, Tone, View};
use nonet::board::{Geometry, Puzzle, same};
use nonet::generate::{Options, make};
use nonet::text::{self, Expect};
use nonet::{rate, solve};

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn form(fields: &[(&str, &str)]) -> Form {
    let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    Form(fields.iter().map(own).collect())
}

/// The page after a press with these fields; the others are as in the skeleton.
fn pressed(page: &mut Page, action: Action, fields: &[(&str, &str)]) -> View {
    let mut all = fields.to_vec();
    all.extend([("way", "dig"), ("symmetry", "none"), ("count", "1")]);
    page.form = form(&all);
    page.act(action)
}

fn puzzle(line: &str) -> Puzzle {
    let boards = text::read_any(line, &Expect::default()).expect("a puzzle");
    boards.into_likeliest().puzzle
}

fn rows(view: &View) -> Vec<PuzzleRow> {
    let blocks = view.create_panel.iter();
    let rows = blocks.filter_map(|block| match block {
        Block::Puzzles(rows) => Some(rows.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

fn result(view: &View) -> (Tone, String) {
    let blocks = view.create_panel.iter();
    let mut results = blocks.filter_map(|block| match block {
        Block::Result(tone, text) => Some((*tone, text.clone())),
        _ => None,
    });
    results.next().expect("a sentence")
}

fn made_by_the_library(seed: u64) -> String {
    let options = Options::minimal(Geometry::classic());
    let made = make(&options, seed, &mut |_| {}).expect("there are such puzzles");
    text::line(&made.puzzle, '0')
}

#[test]
fn a_new_puzzle_is_on_the_board_and_the_old_one_a_press_away() {
    let mut page = Page::with(S2);
    let view = pressed(&mut page, Action::Make, &[]);
    assert_eq!(page.line(), made_by_the_library(CHANCE));
    assert_eq!(view.workspace, Workspace::Create);
    assert!(rows(&view)[0].current);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), S2);
    assert_eq!(rows(&page.view()).len(), 1, "the list stays");
}

#[test]
fn several_have_a_seed_each_and_are_opened_with_a_click() {
    let mut page = Page::with(S2);
    let view = pressed(&mut page, Action::Make, &[("seed", "40"), ("count", "3")]);
    assert_eq!(page.line(), made_by_the_library(40), "the first is here");
    assert!(
        view.status
            .contains("3 puzzles made. The first is on the board")
    );
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), S2);
    assert_eq!(rows(&view).len(), 3);
    for at in [2, 0] {
        page.tell(Msg::PuzzleChosen(at));
        assert_eq!(page.line(), made_by_the_library(40 + at as u64));
    }
    page.tell(Msg::PuzzleChosen(3));
    assert!(rows(&page.view())[0].current);
}

#[test]
fn what_is_wished_is_made_and_the_certificate_says_it() {
    let mut page = Page::fresh();
    let fields = [
        ("symmetry", "rotate-180"),
        ("rating", "explainer"),
        ("easiest", "1.2"),
        ("hardest", "2.6"),
        ("fewest", "24"),
        ("most", "34"),
    ];
    let view = pressed(&mut page, Action::Make, &fields);
    let chips = rows(&view)[0].chips.clone();
    assert!(chips.contains(&"half turn".to_owned()), "{chips:?}");
    page.act(Action::Copy(CopyKind::Certificate));
    let (_, certificate) = page.copied.last().expect("it was copied");
    let options = "--symmetry rotate-180 --givens 24..34 --rating explainer:1.2..2.6";
    for part in [options, "Seed: 7", "exactly one, proved", "ER\u{a0}"] {
        assert!(certificate.contains(part), "{part} in {certificate}");
    }
    assert!(certificate.starts_with(&page.line().replace('0', ".")));
}

#[test]
fn what_was_chosen_is_kept() {
    let mut page = Page::fresh();
    let fields = [("rating", "explainer"), ("attempts", ""), ("without", "on")];
    for (name, value) in [("rating", "half-steps"), ("other", "1 2")]
        .iter()
        .chain(&fields)
    {
        page.tell(Msg::FieldChanged((*name).into(), (*value).into()));
    }
    let kept = Page::start(page.journal, page.settings).view().form;
    assert_eq!(
        kept,
        form(&fields),
        "what was typed to be compared is no choice"
    );
}

#[test]
fn several_techniques_are_asked_for() {
    let mut page = Page::fresh();
    let techniques = [("technique", "pointing"), ("technique-2", "naked-pair")];
    pressed(&mut page, Action::Make, &techniques);
    page.act(Action::Copy(CopyKind::Certificate));
    let (_, certificate) = page.copied.last().expect("it was copied");
    let options = "--needs pointing --needs naked-pair";
    assert!(certificate.contains(options), "{certificate}");
    let shown = |name: &str| {
        let mut rows = certificate
            .lines()
            .filter(|row| row.starts_with("On its path"));
        rows.any(|row| row.contains(name))
    };
    assert!(
        shown("Naked Pair") && shown("Locked Candidates Type 1"),
        "{certificate}"
    );
}

#[test]
fn a_drawn_pattern_is_filled() {
    let mut page = Page::with(S2);
    pressed(
        &mut page,
        Action::Make,
        &[("way", "pattern"), ("fewest", "17")],
    );
    let given = |line: &str| -> Vec<bool> { line.chars().map(|c| c != '0').collect() };
    assert_eq!(given(&page.line()), given(S2));
    assert_ne!(page.line(), S2);
    assert_eq!(solve::count(&puzzle(&page.line()), 2).found, 1);
}

#[test]
fn a_grade_of_the_form_is_the_grade_of_the_puzzle() {
    for (slug, grade) in [("easy", Grade::Easy), ("hard", Grade::Hard)] {
        let mut page = Page::fresh();
        pressed(
            &mut page,
            Action::Make,
            &[("rating", &format!("grade:{slug}"))],
        );
        let er = rate::explainer(&puzzle(&page.line())).and_then(|rating| rating.er);
        assert_eq!(Grade::of(er), grade);
    }
}

#[test]
fn what_cannot_be_is_said_with_its_reason() {
    for (fields, why) in [
        (&[("fewest", "90")][..], "has only 81 cells"),
        (&[("fewest", "30"), ("most", "20")], "is not a valid number"),
        (&[("fewest", "x")], "is not a valid number"),
        (
            &[("shape", "17"), ("minimal", "on")],
            "larger than 16×16 need a number",
        ),
        (&[("way", "pattern")], "The board is empty"),
        (
            &[("shape", "12"), ("rating", "hodoku-level:easy")],
            "up to 9×9",
        ),
        (
            &[
                ("way", "scatter"),
                ("fewest", "17"),
                ("most", "17"),
                ("attempts", "50"),
            ],
            "None found in 50 attempts",
        ),
    ] {
        let mut page = Page::fresh();
        let view = pressed(&mut page, Action::Make, fields);
        let (tone, said) = result(&view);
        assert!(
            tone == Tone::Warn && said.contains(why),
            "{fields:?}: {said}"
        );
        assert!(rows(&view).is_empty());
        assert_eq!(view.status, said);
    }
}

#[test]
fn large_boards_are_made_without_any_choice() {
    for (shape, cells) in [("13", 400), ("15", 576), ("17", 625)] {
        let mut page = Page::fresh();
        let view = pressed(&mut page, Action::Make, &[("shape", shape)]);
        assert_eq!(rows(&view).len(), 1, "{}", view.status);
        let n_givens = page.model.play.givens().n_givens();
        assert!((cells / 2..cells * 56 / 100).contains(&n_givens));
    }
}

#[test]
fn techniques_that_are_switched_off_are_not_needed() {
    let mut page = Page::fresh();
    page.tell(Msg::PresetChosen(2)); // singles and intersections
    pressed(&mut page, Action::Make, &[("without", "on")]);
    page.act(Action::Ask(JobKind::Path));
    assert!(
        page.view().status.contains("lead to the solution"),
        "{}",
        page.view().status
    );
}

#[test]
fn how_far_it_is_and_how_long_it_takes_is_told_and_it_can_be_cancelled() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    pressed(&mut page, Action::Make, &[("count", "5")]);
    let request = page.asked.last().expect("it was asked").clone();
    page.tell(Msg::Clock(1000.0));
    page.tell(Msg::Clock(3500.0));
    let progress = answers::protocol::Progress {
        nodes: 1234,
        found: 0,
    };
    page.tell(Msg::Worker(Reply::Progress(request.id, progress)));
    let Block::Working(words) = &page.view().create_panel[0] else {
        panic!("it works");
    };
    assert!(
        words.contains("1 of 5") && words.contains("2.5 s"),
        "{words}"
    );
    page.act(Action::Cancel);
    assert_eq!(page.cancelled, [request.id]);
    page.holds_back = false;
    page.answer(request);
    assert!(rows(&page.view()).is_empty(), "it comes too late");
    assert_eq!(page.line(), S2);
}

#[test]
fn what_was_made_before_a_cancel_stays() {
    let mut page = Page::fresh();
    page.holds_back = true;
    pressed(&mut page, Action::Make, &[("count", "5")]);
    for _ in 0..2 {
        page.answer(page.asked.last().expect("it was asked").clone());
    }
    page.act(Action::Cancel);
    assert_eq!(rows(&page.view()).len(), 2);
}

#[test]
fn a_scramble_is_the_same_puzzle_and_another_board() {
    let mut page = Page::with(S2);
    pressed(&mut page, Action::Scramble, &[]);
    let scrambled = puzzle(&page.line());
    assert_ne!(page.line(), S2);
    assert_eq!(same(&scrambled, &puzzle(S2)), Some(true));
    let view = pressed(&mut page, Action::Compare, &[("other", S2)]);
    assert!(result(&view).1.starts_with("Equivalent"));
    let other = made_by_the_library(1);
    let view = pressed(&mut page, Action::Compare, &[("other", &other)]);
    assert!(result(&view).1.starts_with("Not equivalent"));
    let view = pressed(&mut page, Action::Compare, &[("other", " ")]);
    assert_eq!(view.status, "Type or paste the other puzzle first.");
    let view = pressed(&mut page, Action::Compare, &[("other", "hello")]);
    assert_eq!(result(&view).1, "The other text is not a puzzle.");
    let view = pressed(&mut page, Action::Canonical, &[]);
    let canonical = nonet::board::canonical(&puzzle(S2)).expect("a form");
    let line = Block::Code(text::line(&canonical, '.'));
    assert!(view.create_panel.contains(&line));
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), S2);
}

#[test]
fn a_scramble_of_a_board_that_has_changed_is_dropped() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    pressed(&mut page, Action::Scramble, &[]);
    let request = page.asked.last().expect("it was asked").clone();
    page.click(1, 3);
    page.press("1");
    let before = page.line();
    page.answer(request);
    assert_eq!(page.line(), before);
    assert!(page.view().status.contains("The board changed"));
}

#[test]
fn boards_are_drawn_for_paper_and_as_files() {
    let mut page = Page::with(S2);
    page.tell(Msg::Switched(Switch::Candidates, true));
    pressed(&mut page, Action::SaveSvg, &[]);
    let svg = page.files.pop().expect("a file");
    assert_eq!(svg.matches("class=\"given\"").count(), 30);
    assert!(svg.contains("class=\"note\""));
    pressed(&mut page, Action::SavePng, &[("pixels", "500")]);
    assert_eq!(page.files.pop(), Some(svg));
    pressed(&mut page, Action::Make, &[("count", "3")]);
    let fields = [("what", "list"), ("per-page", "2"), ("answers", "on")];
    pressed(&mut page, Action::Print, &fields);
    let print = page.printed.pop().expect("it was printed");
    assert_eq!(
        (print.per_page, print.n_puzzles, print.figures.len()),
        (2, 3, 6)
    );
    let (puzzles, answers) = print.figures.split_at(3);
    assert!(
        puzzles
            .iter()
            .all(|(svg, _)| !svg.contains("class=\"solution\"") && !svg.contains("class=\"note\""))
    );
    assert!(puzzles[1].1.starts_with("2. ") && puzzles[1].1.contains("one solution"));
    assert!(
        answers
            .iter()
            .all(|(svg, _)| svg.matches("<text").count() == 81)
    );
    pressed(&mut page, Action::Print, &[("print-candidates", "on")]);
    let print = page.printed.pop().expect("it was printed");
    assert_eq!(print.figures.len(), 1);
    assert!(print.figures[0].0.contains("class=\"note\""));
}

#[test]
fn a_workshop_that_is_not_there_is_told_and_does_no_harm() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    for failure in [Failure::NotFetched, Failure::WorkerDied] {
        pressed(&mut page, Action::Make, &[]);
        let id = page.asked.last().expect("it was asked").id;
        page.tell(Msg::Worker(Reply::Failed(id, failure)));
        assert_eq!(result(&page.view()).0, Tone::Bad);
        assert_eq!(page.line(), S2);
    }
}

#[test]
fn a_wish_that_failed_leaves_no_certificate_of_another() {
    let mut page = Page::fresh();
    let has_certificate = |view: &View| {
        let mut blocks = view.create_panel.iter();
        blocks.any(|block| matches!(block, Block::Table(_)))
    };
    assert!(has_certificate(&pressed(&mut page, Action::Make, &[])));
    let view = pressed(&mut page, Action::Make, &[("fewest", "90")]);
    assert_eq!(result(&view).0, Tone::Warn);
    assert!(!has_certificate(&view));
    assert!(!rows(&view)[0].current, "it can be opened again");
    page.tell(Msg::PuzzleChosen(0));
    assert!(has_certificate(&page.view()));
}

#[test]
fn the_engine_does_not_do_the_workshop_s_work() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    pressed(&mut page, Action::Make, &[]);
    let request = page.asked.last().expect("it was asked").clone();
    assert!(request.job.is_workshop());
    let mut replies = Vec::new();
    worker::handle(request.clone(), &mut |reply| replies.push(reply));
    let refused = Reply::Failed(request.id, Failure::BadRequest);
    assert_eq!(replies, [refused]);
    replies.clear();
    worker::workshop::handle(request, &mut |reply| replies.push(reply));
    let Some(Reply::Done(_, Answer::Craft(crafted))) = replies.last() else {
        panic!("{replies:?}");
    };
    assert!(matches!(**crafted, WorkshopAnswer::Make(Ok(_))));
    assert!(!Job::Quick(Quick::Check, page.model.play.position()).is_workshop());
}

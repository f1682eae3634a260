//! The Solutions workspace by messages.

use crate::page::{Page, cell, name};
use answers::protocol::{About, Answer, Diagnosis, JobId, JobKind, Progress, Reply};
use app::Msg;
use app::model::Panel;
use app::msg::Action;
use app::view::{Block, Mark, Origin, Press, Role, View};
use words::Lang;

const UNIQUE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SIX_SOLUTIONS: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";
/// The unique one with a 4 typed for the 7 in row 1: it has no solution.
const MISTYPED: &str =
    "530040000600195000098000060800060003400803001700020006060000280000419005000080079";

fn buttons(view: &View) -> Vec<(String, Press)> {
    let blocks = view.solutions_panel.iter();
    let rows = blocks.filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    let buttons = rows.flatten();
    buttons
        .map(|button| (button.label.clone(), button.press))
        .collect()
}

#[test]
fn solutions_are_counted_and_looked_at_without_touching_the_board() {
    let mut page = Page::with(SIX_SOLUTIONS);
    let before = page.model.play.position();
    let view = page.act(Action::Ask(JobKind::Count));
    assert!(
        view.status.starts_with("Exactly 6 solutions"),
        "{}",
        view.status
    );
    let mut seen = Vec::new();
    for _ in 0..6 {
        seen.push(page.line());
        page.act(Action::NextSolution);
    }
    assert_eq!(page.line(), seen[0], "after the last comes the first");
    page.act(Action::PreviousSolution);
    assert_eq!(page.line(), seen[5]);
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 6);
    let view = page.view();
    let differs = |place: usize| {
        seen.iter()
            .any(|s| s.as_bytes()[place] != seen[0].as_bytes()[place])
    };
    for (place, looks) in view.cells.iter().enumerate() {
        assert_eq!(looks.role == Role::Differs, differs(place), "{place}");
    }
    assert_eq!(cell(&view, 1, 2).origin, Origin::Shown);
    assert!(name(&view, 1, 2).contains("shown"));
    assert_eq!(page.model.play.position(), before);
}

/// The 5 typed in row 1 is covered by the solution's 4, which conflicts with nothing.
#[test]
fn a_solution_that_covers_a_wrong_digit_takes_over_no_conflict() {
    let mut page = Page::with(UNIQUE);
    page.click(1, 3);
    let view = page.press("5");
    assert!(!cell(&view, 1, 3).clashes.is_empty());
    let view = page.act(Action::Ask(JobKind::Count));
    assert_eq!(name(&view, 1, 3), "R1C3, 4, shown");
    assert!(view.cells.iter().all(|cell| cell.clashes.is_empty()));
}

#[test]
fn a_count_that_is_cancelled_says_at_least() {
    let mut page = Page::with(SIX_SOLUTIONS);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Count));
    let id = JobId(page.model.ui.last_job);
    let progress = Progress {
        nodes: 10,
        found: 4,
    };
    page.tell(Msg::Worker(Reply::Progress(id, progress)));
    let view = page.act(Action::Cancel);
    assert!(view.status.starts_with("At least 4"), "{}", view.status);
}

#[test]
fn a_mistyped_given_is_found_and_mended_with_a_press() {
    let mut page = Page::with(MISTYPED);
    let view = page.act(Action::Ask(JobKind::Diagnose));
    assert!(view.status.starts_with("No solution"), "{}", view.status);
    assert!(view.cells.iter().any(|cell| cell.role == Role::Named));
    let mended = buttons(&view)
        .into_iter()
        .find(|(label, _)| label == "R1C5: 7 instead of 4");
    let Some((_, Press::Repair(index))) = mended else {
        panic!("{:?}", buttons(&view));
    };
    page.tell(Msg::RepairChosen(index));
    assert_eq!(page.line(), UNIQUE);
    page.act(Action::Undo);
    assert_eq!(page.line(), MISTYPED);
}

#[test]
fn two_givens_typed_the_wrong_way_round_are_swapped_with_a_press() {
    let swapped = UNIQUE.to_owned();
    let place = (0..80).find(|&at| {
        let two = &UNIQUE.as_bytes()[at..at + 2];
        at % 9 < 8 && !two.contains(&b'0')
    });
    let place = place.expect("two neighbours");
    let (one, other) = (&swapped[place..=place], &swapped[place + 1..=place + 1]);
    let wrong = [&swapped[..place], other, one, &swapped[place + 2..]].concat();
    let mut page = Page::with(&wrong);
    let view = page.act(Action::Ask(JobKind::Diagnose));
    let (label, press) = buttons(&view).remove(0);
    assert!(label.starts_with("Swap "), "{label}");
    assert_eq!(press, Press::Repair(0));
    page.tell(Msg::RepairChosen(0));
    assert_eq!(page.line(), UNIQUE);
    page.act(Action::Undo);
    assert_eq!(page.line(), wrong);
}

#[test]
fn several_solutions_are_put_side_by_side_and_each_offer_decides() {
    let mut page = Page::with(SIX_SOLUTIONS);
    let view = page.act(Action::Ask(JobKind::Diagnose));
    let boards = view.solutions_panel.iter().find_map(|block| match block {
        Block::Boards(boards) => Some(boards.clone()),
        _ => None,
    });
    let boards = boards.expect("two boards");
    assert_eq!(boards.len(), 2);
    let marked = boards[0]
        .rows
        .iter()
        .flatten()
        .filter(|(_, stands_out)| *stands_out);
    assert!(marked.count() > 1);
    let offers = buttons(&view);
    assert!(!offers.is_empty());
    let Panel::Answer(answer) = &page.model.ui.panel else {
        panic!("an answer");
    };
    let Answer::Diagnose(About {
        found: Diagnosis::Several { repairs, .. },
        ..
    }) = &**answer
    else {
        panic!("a diagnosis");
    };
    for index in 0..repairs.len() {
        let mut page = Page::with(SIX_SOLUTIONS);
        page.act(Action::Ask(JobKind::Diagnose));
        page.tell(Msg::RepairChosen(index));
        let view = page.act(Action::Ask(JobKind::Count));
        assert!(
            view.status.starts_with("Exactly one solution"),
            "{}",
            view.status
        );
    }
}

#[test]
fn what_is_not_needed_is_named() {
    let mut page = Page::with(UNIQUE);
    let view = page.act(Action::Ask(JobKind::Diagnose));
    let Panel::Answer(answer) = &page.model.ui.panel else {
        panic!("{}", view.status);
    };
    let Answer::Diagnose(About {
        found: Diagnosis::One { redundant, .. },
        ..
    }) = &**answer
    else {
        panic!("{}", view.status);
    };
    let named = view.cells.iter().filter(|cell| cell.role == Role::Named);
    assert_eq!(named.count(), redundant.len());
}

#[test]
fn true_candidates_are_those_of_the_solutions() {
    let mut page = Page::with(SIX_SOLUTIONS);
    page.act(Action::Ask(JobKind::Count));
    let Panel::Counted(About { found: counted, .. }, _) = page.model.ui.panel.clone() else {
        panic!("counted");
    };
    let view = page.act(Action::Ask(JobKind::TrueCandidates));
    for (place, looks) in view.cells.iter().enumerate() {
        for digit in looks
            .candidates
            .into_iter()
            .flat_map(|digits| digits.iter().collect::<Vec<_>>())
        {
            let stands = counted
                .shown
                .iter()
                .any(|solution| solution[place] == digit);
            let gone = looks.marks.contains(&(digit, Mark::Out));
            assert_eq!(stands, !gone, "{place} {digit}");
        }
    }
}

#[test]
fn an_estimate_comes_with_its_interval() {
    let mut page = Page::with(UNIQUE);
    let view = page.act(Action::Ask(JobKind::Estimate));
    assert!(
        view.status.starts_with("Exactly one solution"),
        "{}",
        view.status
    );
    let mut page = Page::fresh();
    let view = page.act(Action::Ask(JobKind::Estimate));
    assert!(view.status.contains("10²¹"), "{}", view.status);
    assert!(view.status.contains("95 %"), "{}", view.status);
}

#[test]
fn all_solutions_are_saved_one_a_line() {
    let mut page = Page::with(SIX_SOLUTIONS);
    let view = page.act(Action::Ask(JobKind::Save));
    assert!(
        view.status.starts_with("All 6 solutions were saved"),
        "{}",
        view.status
    );
    let [file] = &page.files[..] else {
        panic!("one file");
    };
    let mut lines: Vec<&str> = file.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), 6);
    assert!(
        lines
            .iter()
            .all(|line| line.len() == 81 && !line.contains('.'))
    );
}

#[test]
fn a_save_that_is_cancelled_leaves_no_file() {
    let mut page = Page::with(SIX_SOLUTIONS);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Save));
    let id = JobId(page.model.ui.last_job);
    page.tell(Msg::Worker(Reply::Part(id, "a line".into())));
    page.act(Action::Cancel);
    page.tell(Msg::Worker(Reply::Part(id, "too late".into())));
    assert!(page.file.is_empty() && page.files.is_empty());
}

#[test]
fn the_workspace_speaks_spanish_and_knows_other_boards() {
    let mut page = Page::with("1...2.......3..4");
    page.tell(Msg::LangChosen(Lang::Es));
    for action in [
        Action::Ask(JobKind::Count),
        Action::Ask(JobKind::Diagnose),
        Action::Ask(JobKind::TrueCandidates),
        Action::Ask(JobKind::Estimate),
    ] {
        let view = page.act(action);
        assert!(!view.status.is_empty());
        assert!(
            view.status.is_ascii() || !view.status.contains("olution"),
            "{}",
            view.status
        );
    }
}

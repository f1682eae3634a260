//! Lists of steps on the page, by messages, with the real engine behind them.

use crate::page::{PAIRS, Page};
use nonet::app::Msg;
use nonet::app::msg::Action;
use nonet::app::start::settings_text;
use nonet::app::view::{Block, Origin, Press, Role, StepRow, View};
use nonet::protocol::JobKind;

fn rows(view: &View) -> Vec<StepRow> {
    let lists = view.panel.iter().filter_map(|block| match block {
        Block::Steps(rows) => Some(rows.clone()),
        _ => None,
    });
    lists.flatten().collect()
}

/// The digits on the board, whatever is shown over them.
fn board(page: &Page) -> String {
    nonet::text::line(&page.model.play.board(), '0')
}

fn current(view: &View) -> Option<usize> {
    rows(view).iter().find(|row| row.current)?.choice
}

#[test]
fn all_steps_are_listed_chosen_and_carried_out() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    let view = page.view();
    let all = rows(&view);
    assert!(
        all.len() > 10 && view.status.contains("steps, using"),
        "{}",
        view.status
    );
    assert_eq!(current(&view), Some(0));
    let last = all.len() - 1;
    page.tell(Msg::RowChosen(last));
    let view = page.view();
    assert_eq!(current(&view), Some(last));
    assert!(view.cells.iter().any(|cell| cell.role != Role::None));
    assert_eq!(board(&page), PAIRS, "looking changes nothing");
    page.tell(Msg::RowChosen(usize::MAX));
    assert_eq!(current(&page.view()), Some(last), "there is no such row");
    let before = page.model.play.grid();
    page.press("Enter");
    assert_ne!(page.model.play.grid(), before);
}

#[test]
fn a_list_is_narrowed_to_one_technique_and_sorted() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    let all = rows(&page.view());
    page.tell(Msg::KindChosen(0));
    let some = rows(&page.view());
    assert!(!some.is_empty() && some.len() < all.len());
    assert!(some.iter().all(|row| row.name == some[0].name));
    assert_eq!(current(&page.view()), some[0].choice);
    page.act(Action::NextStep);
    let next = some.get(1).unwrap_or(&some[0]);
    assert_eq!(current(&page.view()), next.choice);
    page.tell(Msg::KindChosen(0));
    assert_eq!(rows(&page.view()).len(), all.len());
    page.act(Action::SortSteps);
    let sorted = rows(&page.view());
    let sizes: Vec<usize> = sorted.iter().map(|row| row.cells.len()).collect();
    assert!(sizes.is_sorted_by(|a, b| a >= b), "{sizes:?}");
}

#[test]
fn the_path_is_walked_over_the_board_and_carried_out_up_to_a_step() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Path));
    let view = page.view();
    let n = rows(&view).len();
    assert!(
        view.status.contains("lead to the solution"),
        "{}",
        view.status
    );
    page.act(Action::PreviousStep);
    assert_eq!(
        current(&page.view()),
        Some(0),
        "there is none before the first"
    );
    page.tell(Msg::RowChosen(20));
    let view = page.view();
    assert_eq!(current(&view), Some(20));
    assert!(view.cells.iter().any(|cell| cell.origin == Origin::Shown));
    assert_eq!(board(&page), PAIRS, "the board is as it was");
    page.act(Action::UpToHere);
    assert_ne!(board(&page), PAIRS);
    assert_eq!(rows(&page.view()).len(), n - 21);
    page.act(Action::Undo);
    assert_eq!(board(&page), PAIRS, "one undo takes it all back");
}

/// The step shown as it is written, and the parts of it that name cells.
fn written(view: &View) -> (String, Vec<String>) {
    let pieces = view.panel.iter().find_map(|block| match block {
        Block::Notation(pieces) => Some(pieces.clone()),
        _ => None,
    });
    let pieces = pieces.unwrap_or_default();
    let text = pieces.iter().map(|piece| piece.text.as_str()).collect();
    let named = pieces.iter().filter(|piece| !piece.cells.is_empty());
    (text, named.map(|piece| piece.text.clone()).collect())
}

fn press_of(view: &View, label: &str) -> Option<Press> {
    let buttons = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    let mut buttons = buttons.flatten();
    Some(buttons.find(|button| button.label == label)?.press)
}

#[test]
fn steps_are_written_in_either_notation_and_what_they_name_glows() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    let is_pair = |row: &StepRow| row.name == "Naked pair";
    let pair = rows(&page.view())
        .into_iter()
        .find(is_pair)
        .expect("a pair");
    page.tell(Msg::RowChosen(pair.choice.expect("a row of a list")));
    let (text, named) = written(&page.view());
    assert!(
        text.starts_with("Naked Pair: ") && text.contains(" in r"),
        "{text}"
    );
    assert!(named.len() > 1, "{named:?}");
    let press = press_of(&page.view(), "Write as Eureka");
    assert_eq!(press, Some(Press::Action(Action::Notation)));
    page.act(Action::Notation);
    let (other, _) = written(&page.view());
    assert!(
        other.starts_with("Naked Pair: (") && other != text,
        "{other}"
    );
    assert!(press_of(&page.view(), "Write as HoDoKu").is_some());
    let kept = settings_text(&page.model.settings);
    assert!(kept.contains("notation=eureka"), "{kept}");
}

#[test]
fn a_wrong_board_gets_the_mistake_instead_of_steps() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.tell(Msg::ModeChosen(nonet::app::model::Mode::Digits));
    for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        page.press(digit);
        page.act(Action::Ask(JobKind::Path));
        let listed = !rows(&page.view()).is_empty();
        let wrong = page
            .view()
            .cells
            .iter()
            .any(|cell| cell.role == Role::Mistake);
        assert!(listed != wrong, "{digit}");
    }
}

//! The path on the page, by messages, with the real engine behind it.

use crate::page::{HARD, PAIRS, Page};
use answers::protocol::JobKind;
use app::Msg;
use app::msg::Action;
use app::view::Role;

/// How many steps the status line reports, and how many of them are more than singles.
fn counts(status: &str) -> [usize; 2] {
    let numbers = status.split(|ch: char| !ch.is_ascii_digit());
    let numbers: Vec<usize> = numbers.filter_map(|text| text.parse().ok()).collect();
    numbers.try_into().unwrap()
}

#[test]
fn the_shortest_path_leads_to_the_solution_with_fewer_steps() {
    let mut page = Page::with(HARD);
    let whole = page.act(Action::Ask(JobKind::Path)).status;
    let shortest = page.act(Action::Ask(JobKind::Shortest));
    assert!(
        shortest.status.contains(" lead to the solution, "),
        "{}",
        shortest.status
    );
    let [[_, whole], [_, n]] = [counts(&whole), counts(&shortest.status)];
    assert!(0 < n && n < whole, "{n} of {whole}");
    assert!(shortest.player.is_some());
}

#[test]
fn a_wrong_board_gets_the_mistake_instead_of_steps() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.tell(Msg::ModeChosen(app::model::Mode::Digits));
    for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        page.press(digit);
        page.act(Action::Ask(JobKind::Path));
        let listed = page.view().player.is_some();
        let wrong = page
            .view()
            .cells
            .iter()
            .any(|cell| cell.role == Role::Mistake);
        assert!(listed != wrong, "{digit}");
    }
}

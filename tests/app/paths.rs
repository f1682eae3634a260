//! The path on the page, by messages, with the real engine behind it.

use crate::page::{PAIRS, Page};
use nonet::app::Msg;
use nonet::app::msg::Action;
use nonet::app::view::Role;
use nonet::protocol::JobKind;

#[test]
fn a_wrong_board_gets_the_mistake_instead_of_steps() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.tell(Msg::ModeChosen(nonet::app::model::Mode::Digits));
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

//! The game: saved games restore what was done, and can contain anything.

#[path = "../support/page.rs"]
mod page;

use super::lossy;
use answers::protocol::{JobKind, Position};
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Switch};
use app::msg::{Action, PastAction, Pointed};
use app::settings::saved::{read_settings, settings_text};
use game::play::Square;
use nonet::board::Cell;
use nonet::board::SHAPES;
use page::Page;

/// A saved game, line by line: it is read, written as a journal again, and reads back as the same board.
pub fn journal(data: &[u8]) {
    let lines = lossy(data).lines().map(str::to_owned).collect();
    let first = silent(lines, None);
    let second = silent(first.journal.clone(), None);
    assert_eq!(board(&second), board(&first));
    assert_eq!(second.journal, first.journal, "it is mended once");
}

/// Saved settings: they are read, written out and read back the same.
pub fn settings(data: &[u8]) {
    let written = settings_text(&read_settings(&lossy(data)));
    assert_eq!(settings_text(&read_settings(&written)), written);
    silent(Vec::new(), Some(written)).view();
}

/// A session: each pair of bytes is one user action. A reload restores the same board; undo leads back to the
/// beginning of the game, from there to the game before, and so on to the first board.
pub fn session(data: &[u8]) {
    let mut page = silent(Vec::new(), None);
    let first = board(&page);
    for pair in data.chunks_exact(2) {
        let Some(msg) = message(pair[0], pair[1]) else {
            continue;
        };
        page.tell(msg);
        page.view();
    }
    let mut again = silent(page.journal.clone(), None);
    assert_eq!(board(&again), board(&page));
    loop {
        while again.view().can_undo {
            again.tell(Msg::Action(Action::Undo));
        }
        if again.model.play.previous().is_none() {
            break;
        }
        again.tell(Msg::Action(Action::Past(PastAction::Previous)));
    }
    again.model.play.go(0);
    assert_eq!(board(&again), first);
}

/// A page whose worker falls silent as soon as the page is up.
fn silent(journal: Vec<String>, settings: Option<String>) -> Page {
    Page {
        holds_back: true,
        ..Page::start(journal, settings)
    }
}

fn board(page: &Page) -> (Position, Vec<Square>) {
    let play = &page.model.play;
    (play.position(), play.squares().to_vec())
}

/// A user action, from two bytes.
fn message(kind: u8, which: u8) -> Option<Msg> {
    let n = usize::from(which);
    let key = |key: &str| {
        Msg::Pressed(Key {
            key: key.into(),
            focus: Focus::Board,
            ..Key::default()
        })
    };
    Some(match kind % 16 {
        0 => Msg::Clicked(Cell::new(n)),
        1 => Msg::Pointed(Pointed::Down(Cell::new(n), false, false)),
        2 => Msg::Pointed(Pointed::Down(Cell::new(n), true, false)),
        3 => Msg::Pointed(Pointed::Down(Cell::new(n), n.is_multiple_of(2), true)),
        4..=7 => key([
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
            "9",
            "a",
            "0",
            "Backspace",
        ][n % 12]),
        8 => key([
            "ArrowUp",
            "ArrowLeft",
            "ArrowDown",
            "ArrowRight",
            "Home",
            "End",
        ][n % 6]),
        9 => Msg::Action(Action::Undo),
        10 => Msg::Action(Action::Redo),
        11 => Msg::ModeChosen(Mode::ALL[n % Mode::ALL.len()]),
        12 => Msg::ShapeChosen(n % SHAPES.len()),
        13 => Msg::Action(
            [
                Action::Clear,
                Action::Restart,
                Action::Ask(JobKind::Propagate),
                Action::Cancel,
                Action::Past(PastAction::Open),
                Action::Past(PastAction::Save),
                Action::Past(PastAction::Suppose),
                Action::Past(PastAction::Drop),
                Action::Past(PastAction::Keep),
            ][n % 9],
        ),
        14 => Msg::TextGiven(TEXTS[n % TEXTS.len()].to_owned()),
        15 if n < 64 => Msg::RowChosen(n),
        _ => Msg::Switched(Switch::Candidates, n % 2 == 0),
    })
}

/// Texts to paste: boards of three sizes, one with regions, and one that is not a board.
const TEXTS: [&str; 5] = [
    page::PAIRS,
    "1.......2.......",
    "1..23....4.........................6",
    "1234............\n[Regions]\naabb\naabb\nccdd\nccdd",
    "?",
];

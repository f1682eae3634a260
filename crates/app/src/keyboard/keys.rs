//! What a pressed key means: a digit, or what the table of bindings says, after the user's own keys.

use super::bindings::{Scope, bindings};
pub use super::key::Focus;
pub use super::key::Key;
pub use super::key::Meaning;
pub use super::key::Motion;
use super::keymap::Keymap;
use crate::choice::Mode;
use crate::edit::filter::Look;
use nonet::board::{Cell, Digit, Geometry, MAX_SIDE};

/// What a key means on a board of this side, with single-letter keys on or off. The user's own keys come before the
/// default ones. With more than nine digits, letters are digits first.
pub fn meaning(key: &Key, letters: bool, side: usize, own: &Keymap) -> Option<Meaning> {
    let works = |scope| match scope {
        Scope::Within(limit) => key.focus <= limit,
        Scope::Letter => letters,
    };
    digit_meaning(key, side).or_else(|| {
        let own_first = [true, false].into_iter();
        let mut found = own_first.filter_map(|is_own| {
            let mut fitting = bindings().filter(|binding| works(binding.scope));
            fitting.find(|it| own.of(&it.usual()).is_some() == is_own && it.is_meant(key, own))
        });
        found.next().map(|binding| binding.meaning)
    })
}

/// Does the page take this key from the browser, if the user has no keys of their own? In the board, letters are
/// left to the browser and come back as text; with the focus on nothing they would be lost.
pub fn takes(key: &Key) -> bool {
    meaning(key, true, taken_side(key), &Keymap::default()).is_some()
}

/// The board side assumed: the largest where letters may be digits.
fn taken_side(key: &Key) -> usize {
    match key.focus {
        Focus::Nowhere => MAX_SIDE,
        _ => 9,
    }
}

/// Can this key be reassigned? Figures type digits, Tab leaves the board, Ctrl with C and V copies and pastes, and
/// a modifier alone means nothing.
pub(super) fn is_free(key: &Key) -> bool {
    let is_held = [
        "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead",
    ];
    let near = Key {
        focus: Focus::Board,
        ..key.clone()
    };
    let copies = key.ctrl && ["c", "v"].iter().any(|it| key.key.eq_ignore_ascii_case(it));
    let is_kept = copies || key.key == "Tab" || is_held.contains(&&*key.key);
    !is_kept && digit_meaning(&near, 9).is_none()
}

/// Is this the key of the figure 0, which can be the second figure of a number?
pub(crate) fn is_zero(key: &Key) -> bool {
    !(key.ctrl || key.alt) && key.key == "0"
}

/// The modes that are active while Ctrl, Shift or both are held.
const HELD: [((bool, bool), Mode); 3] = [
    ((false, true), Mode::Corner),
    ((true, false), Mode::Centre),
    ((true, true), Mode::Colour),
];

/// The mode that holding Ctrl and Shift like this means; `None` for the chosen one.
pub fn held(ctrl: bool, shift: bool) -> Option<Mode> {
    let mut rows = HELD.iter();
    let row = rows.find(|(held, _)| *held == (ctrl, shift));
    row.map(|(_, mode)| *mode)
}

/// A digit by the place of the key, for layouts that need Shift for digits; otherwise by its text, for keyboards
/// without such places and for digits of other scripts. Away from the board letters are not digits. With Ctrl
/// letters are commands, and an element that uses the arrow keys gets all of Ctrl. With Alt a digit gets the focus.
fn digit_meaning(key: &Key, side: usize) -> Option<Meaning> {
    if key.alt {
        let look = by_place(key).filter(|_| !key.ctrl && !key.shift);
        return look.map(|digit| Meaning::Look(Look::At(digit)));
    }
    if key.ctrl && key.focus > Focus::Button {
        return None;
    }
    let is_near = key.focus <= Focus::Nowhere && !key.ctrl;
    let side = if is_near { side } else { 9 };
    let by_text = || by_text(&key.key, side).filter(|_| !key.ctrl || figure(&key.key));
    let digit = by_place(key).or_else(by_text)?;
    Some(match held(key.ctrl, key.shift) {
        Some(mode) => Meaning::Mark(mode, digit),
        None => Meaning::Digit(digit),
    })
}

/// Is it a figure, in any script?
fn figure(text: &str) -> bool {
    text.chars().any(|c| nonet::text::digit_value(c).is_some())
}

/// The digit by the key's place. With Num Lock off, the numeric pad moves the cursor.
fn by_place(key: &Key) -> Option<Digit> {
    let pad = key.code.strip_prefix("Numpad");
    let pad = pad.filter(|_| !key.is_named());
    let number = key.code.strip_prefix("Digit").or(pad)?;
    number.parse().ok().and_then(Digit::new)
}

/// The digit that a text stands for on a board of this side: a figure in any script, or a letter above nine. `None`
/// for any other text.
pub fn by_text(text: &str, side: usize) -> Option<Digit> {
    let mut chars = text.trim().chars();
    let (digit, rest) = (chars.next()?, chars.next());
    if rest.is_some() {
        return None;
    }
    let letter = || {
        digit
            .to_digit(36)
            .and_then(|value| u8::try_from(value).ok())
    };
    let value = nonet::text::digit_value(digit).or_else(letter)?;
    Digit::new(value).filter(|digit| digit.index() < side.max(9))
}

/// Where a motion leads from a cell. `is_empty` says which cells are empty.
pub fn target(
    geometry: &Geometry,
    from: Cell,
    motion: Motion,
    is_empty: impl Fn(Cell) -> bool,
) -> Cell {
    let (row, col, last) = (geometry.row(from), geometry.col(from), geometry.side() - 1);
    let clamp = |at: usize, by: isize| at.saturating_add_signed(by).min(last);
    match motion {
        Motion::By(down, right) => geometry.cell(clamp(row, down), clamp(col, right)),
        Motion::Box(down) => geometry.cell(clamp(row, down * box_height(geometry)), col),
        Motion::Empty(down, right) => {
            let next = |&at: &Cell| {
                let to = target(
                    geometry,
                    at,
                    Motion::By(down, right),
                    &is_empty as &dyn Fn(_) -> _,
                );
                (to != at).then_some(to)
            };
            let mut line = std::iter::successors(next(&from), next);
            line.find(|&cell| is_empty(cell)).unwrap_or(from)
        }
        Motion::RowStart => geometry.cell(row, 0),
        Motion::RowEnd => geometry.cell(row, last),
        Motion::First => geometry.cell(0, 0),
        Motion::Last => geometry.cell(last, last),
    }
}

/// The height of the first box.
fn box_height(geometry: &Geometry) -> isize {
    let first = geometry.house_cells(nonet::board::House::of_box(0));
    let rows = first.iter().map(|&cell| geometry.row(cell) + 1).max();
    rows.unwrap_or(1) as isize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use answers::protocol::JobKind;

    fn key(key: &str, code: &str) -> Key {
        Key {
            key: key.into(),
            code: code.into(),
            focus: Focus::Board,
            ..Key::default()
        }
    }

    #[test]
    fn digits_come_from_every_keyboard() {
        let seven = Digit::new(7).map(Meaning::Digit);
        for (text, code) in [
            ("7", "Digit7"),
            ("è", "Digit7"),
            ("7", "Numpad7"),
            ("7", ""),
            ("７", "KeyJ"),
            ("٧", "Digit7"),
        ] {
            assert_eq!(
                meaning(&key(text, code), true, 9, &Keymap::default()),
                seven,
                "{text} {code}"
            );
        }
    }

    #[test]
    fn the_numeric_pad_types_marks_or_moves_by_num_lock() {
        let one = |mode| Digit::new(1).map(|one| Meaning::Mark(mode, one));
        let go = |motion| Some(Meaning::Go(motion));
        let on_and_off: [(&str, &str, bool, bool, Option<Meaning>); 10] = [
            (
                "1",
                "Numpad1",
                false,
                true,
                Digit::new(1).map(Meaning::Digit),
            ),
            ("End", "Numpad1", false, true, one(Mode::Corner)), // Windows
            ("End", "Numpad1", true, true, one(Mode::Corner)),  // Linux
            ("1", "Numpad1", true, false, one(Mode::Corner)),   // a Mac, which has no Num Lock
            ("Insert", "Numpad0", false, true, Some(Meaning::Blank)),
            (
                "Enter",
                "NumpadEnter",
                false,
                true,
                Some(Meaning::Action(Action::Verify)),
            ),
            ("End", "Numpad1", false, false, go(Motion::RowEnd)),
            ("ArrowDown", "Numpad2", false, false, go(Motion::By(1, 0))),
            (
                "End",
                "Numpad1",
                true,
                false,
                Some(Meaning::Extend(Motion::RowEnd)),
            ),
            ("End", "End", false, true, go(Motion::RowEnd)),
        ];
        for (text, code, shift, num_lock, wanted) in on_and_off {
            let mut pressed = key(text, code);
            pressed.shift = shift;
            let pressed = pressed.with_num_lock(num_lock);
            let meant = meaning(&pressed, true, 9, &Keymap::default());
            assert_eq!(meant, wanted, "{text} {code} {shift} {num_lock}");
        }
        let mut both = key("End", "Numpad1");
        both.ctrl = true;
        let both = meaning(&both.with_num_lock(true), true, 9, &Keymap::default());
        assert_eq!(both, one(Mode::Colour));
    }

    #[test]
    fn a_key_held_chooses_the_mode_for_one_digit() {
        for (ctrl, shift, mode) in [
            (false, true, Mode::Corner),
            (true, false, Mode::Centre),
            (true, true, Mode::Colour),
        ] {
            let mut held = key("&", "Digit6");
            (held.ctrl, held.shift) = (ctrl, shift);
            let six = Digit::new(6).map(|six| Meaning::Mark(mode, six));
            assert_eq!(meaning(&held, true, 9, &Keymap::default()), six);
            held.focus = Focus::Elsewhere;
            assert_eq!(
                meaning(&held, true, 9, &Keymap::default()),
                six.filter(|_| !ctrl)
            );
        }
    }

    #[test]
    fn clearing_has_four_keys() {
        for (text, code, clears) in [
            ("0", "Digit0", Meaning::Blank),
            (".", "Period", Meaning::Blank),
            ("Delete", "Delete", Meaning::Action(Action::Erase)),
            ("Backspace", "Backspace", Meaning::Back),
            ("0", "Numpad0", Meaning::Blank),
        ] {
            assert_eq!(
                meaning(&key(text, code), true, 9, &Keymap::default()),
                Some(clears),
                "{text}"
            );
        }
    }

    #[test]
    fn letters_can_be_switched_off_and_the_rest_stays() {
        assert!(meaning(&key("h", "KeyH"), true, 9, &Keymap::default()).is_some());
        assert!(meaning(&key("h", "KeyH"), false, 9, &Keymap::default()).is_none());
        assert!(meaning(&key("ArrowUp", "ArrowUp"), false, 9, &Keymap::default()).is_some());
    }

    #[test]
    fn the_browser_keeps_the_keys_of_what_has_the_focus() {
        let taken_from = |focus| {
            let keys = ["5", "Delete", "ArrowUp", " ", "Enter", "Home", "Tab"];
            let taken = keys.into_iter().filter(|text| {
                takes(&Key {
                    focus,
                    ..key(text, "")
                })
            });
            taken.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(taken_from(Focus::Board), "5 Delete ArrowUp   Enter Home");
        assert_eq!(taken_from(Focus::Nowhere), "5 Delete ArrowUp   Enter");
        assert_eq!(taken_from(Focus::Button), "5 Delete ArrowUp");
        assert_eq!(taken_from(Focus::Elsewhere), "5 Delete");
        let mut copy = key("c", "KeyC");
        copy.ctrl = true;
        assert!(!takes(&copy));
    }

    #[test]
    fn the_cursor_stops_at_the_edge_and_finds_empty_cells() {
        let nine = Geometry::classic();
        let to = |from, motion| {
            target(&nine, Cell::new(from), motion, |cell: Cell| {
                cell.index().is_multiple_of(3)
            })
            .index()
        };
        assert_eq!(to(0, Motion::By(-1, 0)), 0);
        assert_eq!(to(8, Motion::By(0, 1)), 8);
        assert_eq!(to(40, Motion::By(1, 0)), 49);
        assert_eq!(to(1, Motion::Empty(0, 1)), 3);
        assert_eq!(to(7, Motion::Empty(0, 1)), 7);
        assert_eq!(to(13, Motion::Box(1)), 40);
        assert_eq!(to(13, Motion::RowEnd), 17);
        assert_eq!(to(13, Motion::Last), 80);
    }

    #[test]
    fn letters_are_digits_where_there_are_more_than_nine() {
        let h = key("h", "KeyH");
        let action = Some(Meaning::Action(Action::Ask(JobKind::Hint)));
        assert_eq!(
            meaning(&h, true, 25, &Keymap::default()),
            Digit::new(17).map(Meaning::Digit)
        );
        assert_eq!(meaning(&h, true, 16, &Keymap::default()), action);
        let mut outside = h.clone();
        outside.focus = Focus::Nowhere;
        assert_eq!(
            meaning(&outside, true, 25, &Keymap::default()),
            Digit::new(17).map(Meaning::Digit)
        );
        outside.focus = Focus::Button;
        assert_eq!(meaning(&outside, true, 25, &Keymap::default()), action);
    }
}

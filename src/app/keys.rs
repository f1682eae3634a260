//! Which key does what. One table: the page, the sheet of keys and the tests read it.
//!
//! The choice follows the conventions shared by Sudoku programs. Keys chosen for their place (WASD, the modes) go by
//! the place of the key, keys chosen for their meaning (H for Hint) by the letter.

use super::action::{Action, Aloud, PastAction};
use super::choice::Mode;
use super::filter::Look;
use super::selection::Pick;
use crate::board::{Cell, Digit, Geometry, MAX_SIDE};
use crate::protocol::JobKind;

/// A key as the browser reports it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// The text or the name of the key, as in `a`, `ArrowLeft`: `KeyboardEvent.key`.
    pub key: String,
    /// Its place on the keyboard, as in `Digit7`, `KeyQ`: `KeyboardEvent.code`.
    pub code: String,
    /// Is Shift held?
    pub shift: bool,
    /// Is Ctrl (or the command key) held?
    pub ctrl: bool,
    /// Is Alt held?
    pub alt: bool,
    /// Where the keyboard's focus is.
    pub focus: Focus,
}

/// Where the keyboard's focus is, the nearest to the board first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Focus {
    /// In the board.
    Board,
    /// On nothing: so it is after the page was loaded.
    Nowhere,
    /// On a button, which takes Enter and Space.
    Button,
    /// On anything else but a text field: it may take the arrow keys, too.
    #[default]
    Elsewhere,
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The cursor moves.
    Go(Motion),
    /// The digit, used as the mode says.
    Digit(Digit),
    /// The digit as the keys held say, whatever the mode.
    Mark(Mode, Digit),
    /// The cursor moves, and the cells up to there are selected too.
    Extend(Motion),
    /// The cursor moves, and the cells selected stay.
    Roam(Motion),
    /// Cells are selected.
    Pick(Pick),
    /// A digit is looked at.
    Look(Look),
    /// A command.
    Action(Action),
    /// The cell is emptied; where givens are typed, the cursor moves on.
    Blank,
    /// The cell is emptied; where givens are typed, the one typed before.
    Back,
    /// A mode of typing is chosen.
    Mode(Mode),
    /// The next mode is chosen; where givens are typed, the next cell.
    Next,
    /// Candidates are shown or hidden.
    Candidates,
}

/// A movement of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// By this many rows and columns; it stops at the edge.
    By(isize, isize),
    /// Up or down by the height of a box.
    Box(isize),
    /// To the next empty cell in this direction.
    Empty(isize, isize),
    /// To the row's first or last cell.
    RowStart,
    /// To the row's last cell.
    RowEnd,
    /// To the first cell.
    First,
    /// To the last cell.
    Last,
}

/// Where a key works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// With the focus no further from the board than this.
    Within(Focus),
    /// Anywhere but in a text field, while single-letter keys are on.
    Letter,
}

/// What the browser's report must look like.
#[derive(Clone, Copy, Debug)]
enum Name {
    Key(&'static str),
    Code(&'static str),
}

struct Binding {
    name: Name,
    /// Ctrl, Shift, Alt; `None` for either.
    held: (bool, Option<bool>, bool),
    scope: Scope,
    meaning: Meaning,
}

const FREE: (bool, Option<bool>, bool) = (false, None, false);
const BARE: (bool, Option<bool>, bool) = (false, Some(false), false);
const SHIFT: (bool, Option<bool>, bool) = (false, Some(true), false);
const CTRL: (bool, Option<bool>, bool) = (true, Some(false), false);
const CTRL_SHIFT: (bool, Option<bool>, bool) = (true, Some(true), false);
const ALT: (bool, Option<bool>, bool) = (false, Some(false), true);

const fn bind(
    name: Name,
    held: (bool, Option<bool>, bool),
    scope: Scope,
    meaning: Meaning,
) -> Binding {
    Binding {
        name,
        held,
        scope,
        meaning,
    }
}

/// A movement that the page has no other use for.
const fn go(name: Name, held: (bool, Option<bool>, bool), motion: Motion) -> Binding {
    let scope = Scope::Within(Focus::Button);
    bind(name, held, scope, Meaning::Go(motion))
}

/// A movement whose key scrolls the page if the focus is not in the board.
const fn leap(name: Name, held: (bool, Option<bool>, bool), motion: Motion) -> Binding {
    let scope = Scope::Within(Focus::Board);
    bind(name, held, scope, Meaning::Go(motion))
}

/// The same, and all cells up to there are selected.
const fn reach(key: &'static str, held: (bool, Option<bool>, bool), motion: Motion) -> Binding {
    let scope = Scope::Within(Focus::Board);
    bind(Name::Key(key), held, scope, Meaning::Extend(motion))
}

const fn letter(name: Name, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    bind(name, held, Scope::Letter, meaning)
}

const fn command(key: &'static str, held: (bool, Option<bool>, bool), action: Action) -> Binding {
    let scope = Scope::Within(Focus::Elsewhere);
    bind(Name::Key(key), held, scope, Meaning::Action(action))
}

/// What belongs to typing digits, and works wherever they do.
const fn typing(name: Name, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    bind(name, held, Scope::Within(Focus::Elsewhere), meaning)
}

/// What buttons take.
const fn press(key: &'static str, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    let scope = Scope::Within(Focus::Nowhere);
    bind(Name::Key(key), held, scope, meaning)
}

use Name::{Code, Key as Text};

static BINDINGS: &[Binding] = &[
    go(Text("ArrowUp"), BARE, Motion::By(-1, 0)),
    go(Text("ArrowDown"), BARE, Motion::By(1, 0)),
    go(Text("ArrowLeft"), BARE, Motion::By(0, -1)),
    go(Text("ArrowRight"), BARE, Motion::By(0, 1)),
    press("ArrowUp", SHIFT, Meaning::Extend(Motion::By(-1, 0))),
    press("ArrowDown", SHIFT, Meaning::Extend(Motion::By(1, 0))),
    press("ArrowLeft", SHIFT, Meaning::Extend(Motion::By(0, -1))),
    press("ArrowRight", SHIFT, Meaning::Extend(Motion::By(0, 1))),
    press("ArrowUp", CTRL, Meaning::Roam(Motion::By(-1, 0))),
    press("ArrowDown", CTRL, Meaning::Roam(Motion::By(1, 0))),
    press("ArrowLeft", CTRL, Meaning::Roam(Motion::By(0, -1))),
    press("ArrowRight", CTRL, Meaning::Roam(Motion::By(0, 1))),
    press(" ", CTRL, Meaning::Pick(Pick::Toggle)),
    press(" ", SHIFT, Meaning::Pick(Pick::Row)),
    press("a", CTRL, Meaning::Pick(Pick::All)),
    press("i", CTRL, Meaning::Pick(Pick::Others)),
    go(Text("ArrowUp"), ALT, Motion::Empty(-1, 0)),
    go(Text("ArrowDown"), ALT, Motion::Empty(1, 0)),
    go(Text("ArrowLeft"), ALT, Motion::Empty(0, -1)),
    go(Text("ArrowRight"), ALT, Motion::Empty(0, 1)),
    go(Code("KeyW"), BARE, Motion::By(-1, 0)),
    go(Code("KeyS"), BARE, Motion::By(1, 0)),
    go(Code("KeyA"), BARE, Motion::By(0, -1)),
    go(Code("KeyD"), BARE, Motion::By(0, 1)),
    leap(Text("Home"), BARE, Motion::RowStart),
    leap(Text("End"), BARE, Motion::RowEnd),
    leap(Text("Home"), CTRL, Motion::First),
    leap(Text("End"), CTRL, Motion::Last),
    reach("Home", SHIFT, Motion::RowStart),
    reach("End", SHIFT, Motion::RowEnd),
    reach("Home", CTRL_SHIFT, Motion::First),
    reach("End", CTRL_SHIFT, Motion::Last),
    leap(Text("PageUp"), FREE, Motion::Box(-1)),
    leap(Text("PageDown"), FREE, Motion::Box(1)),
    typing(Text("Delete"), FREE, Meaning::Action(Action::Erase)),
    typing(Text("Backspace"), FREE, Meaning::Back),
    typing(Text("0"), FREE, Meaning::Blank),
    typing(Code("Digit0"), BARE, Meaning::Blank),
    typing(Text("."), FREE, Meaning::Blank),
    press("Enter", FREE, Meaning::Action(Action::Verify)),
    press(" ", BARE, Meaning::Next),
    letter(Code("KeyG"), BARE, Meaning::Mode(Mode::Givens)),
    letter(Code("KeyZ"), BARE, Meaning::Mode(Mode::Digits)),
    letter(Code("KeyX"), BARE, Meaning::Mode(Mode::Corner)),
    letter(Code("KeyC"), BARE, Meaning::Mode(Mode::Centre)),
    letter(Code("KeyV"), BARE, Meaning::Mode(Mode::Colour)),
    letter(Code("KeyE"), BARE, Meaning::Mode(Mode::Eliminate)),
    letter(Text("p"), BARE, Meaning::Candidates),
    letter(Text("<"), FREE, Meaning::Look(Look::Turn(false))),
    letter(Text(">"), FREE, Meaning::Look(Look::Turn(true))),
    typing(Code("Digit0"), ALT, Meaning::Look(Look::Away)),
    letter(
        Text(";"),
        FREE,
        Meaning::Action(Action::Ask(JobKind::Propagate)),
    ),
    letter(Text("n"), BARE, Meaning::Action(Action::Ask(JobKind::Step))),
    letter(Text("n"), SHIFT, Meaning::Action(Action::Undo)),
    letter(Text("h"), BARE, Meaning::Action(Action::Ask(JobKind::Hint))),
    letter(Text("r"), BARE, Meaning::Action(Action::Ask(JobKind::Rate))),
    letter(Text("u"), BARE, Meaning::Action(Action::Undo)),
    letter(
        Text("t"),
        BARE,
        Meaning::Action(Action::Past(PastAction::Open)),
    ),
    letter(
        Text("k"),
        BARE,
        Meaning::Action(Action::Past(PastAction::Save)),
    ),
    letter(
        Text("i"),
        BARE,
        Meaning::Action(Action::Past(PastAction::Suppose)),
    ),
    // No digit of any board.
    letter(Text("q"), BARE, Meaning::Action(Action::Aloud(Aloud::Row))),
    letter(Text("q"), SHIFT, Meaning::Action(Action::Aloud(Aloud::Col))),
    letter(Text("y"), BARE, Meaning::Action(Action::Aloud(Aloud::Box))),
    letter(
        Text("y"),
        SHIFT,
        Meaning::Action(Action::Aloud(Aloud::Marks)),
    ),
    letter(Text("["), FREE, Meaning::Action(Action::Undo)),
    letter(Text("]"), FREE, Meaning::Action(Action::Redo)),
    letter(Text("?"), FREE, Meaning::Action(Action::Help)),
    command("Enter", CTRL, Action::Ask(JobKind::Solve)),
    command("Enter", CTRL_SHIFT, Action::Ask(JobKind::Solve)),
    command("z", CTRL, Action::Undo),
    command("y", CTRL, Action::Redo),
    command("z", CTRL_SHIFT, Action::Redo),
    command("Escape", FREE, Action::Dismiss),
];

impl Binding {
    fn fits(&self, key: &Key) -> bool {
        let (ctrl, shift, alt) = self.held;
        let held = key.ctrl == ctrl && key.alt == alt && shift.is_none_or(|s| s == key.shift);
        held && match self.name {
            Name::Key(name) => key.key.eq_ignore_ascii_case(name),
            Name::Code(code) => key.code == code,
        }
    }
}

/// What a key means on a board of this side, with single-letter keys on or off. If there are more than nine digits,
/// letters are first of all digits.
pub fn meaning(key: &Key, letters: bool, side: usize) -> Option<Meaning> {
    let works = |scope| match scope {
        Scope::Within(limit) => key.focus <= limit,
        Scope::Letter => letters,
    };
    digit_meaning(key, side).or_else(|| {
        let mut bindings = BINDINGS.iter();
        let binding = bindings.find(|binding| works(binding.scope) && binding.fits(key))?;
        Some(binding.meaning)
    })
}

/// Does the page take this key from the browser? In the board letters are left to it, and come back as text; with the
/// focus on nothing they would be lost.
pub fn takes(key: &Key) -> bool {
    let side = match key.focus {
        Focus::Nowhere => MAX_SIDE,
        _ => 9,
    };
    meaning(key, true, side).is_some()
}

/// Is this the key of the figure 0, which may be the second figure of a number?
pub(super) fn is_zero(key: &Key) -> bool {
    !(key.ctrl || key.alt) && key.key == "0"
}

/// The modes whose keys are held, while they are: Ctrl, Shift.
const HELD: [((bool, bool), Mode); 3] = [
    ((false, true), Mode::Corner),
    ((true, false), Mode::Centre),
    ((true, true), Mode::Colour),
];

/// The mode that holding Ctrl and Shift like this means; `None` for the one chosen.
pub fn held(ctrl: bool, shift: bool) -> Option<Mode> {
    let mut rows = HELD.iter();
    let row = rows.find(|(held, _)| *held == (ctrl, shift));
    row.map(|(_, mode)| *mode)
}

/// A digit by the place of the key, so that layouts that need Shift for digits work; otherwise by its text, so that
/// keyboards without such places and digits of other scripts work. Away from the board letters are no digits. With Ctrl
/// letters are commands, and what has the arrow keys has all of Ctrl. With Alt a digit is looked at.
fn digit_meaning(key: &Key, side: usize) -> Option<Meaning> {
    if key.alt {
        let look = by_place(&key.code).filter(|_| !key.ctrl && !key.shift);
        return look.map(|digit| Meaning::Look(Look::At(digit)));
    }
    if key.ctrl && key.focus > Focus::Button {
        return None;
    }
    let is_near = key.focus <= Focus::Nowhere && !key.ctrl;
    let side = if is_near { side } else { 9 };
    let by_text = || by_text(&key.key, side).filter(|_| !key.ctrl || figure(&key.key));
    let digit = by_place(&key.code).or_else(by_text)?;
    Some(match held(key.ctrl, key.shift) {
        Some(mode) => Meaning::Mark(mode, digit),
        None => Meaning::Digit(digit),
    })
}

/// Is it a figure, in any script?
fn figure(text: &str) -> bool {
    text.chars().any(|c| crate::text::digit_value(c).is_some())
}

fn by_place(code: &str) -> Option<Digit> {
    let number = ["Digit", "Numpad"]
        .iter()
        .find_map(|row| code.strip_prefix(row))?;
    number.parse().ok().and_then(Digit::new)
}

/// The digit that a text stands for on a board of this side, if it is nothing else: a figure in any script, or a letter
/// above nine.
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
    let value = crate::text::digit_value(digit).or_else(letter)?;
    Digit::new(value).filter(|digit| digit.index() < side.max(9))
}

/// Where a motion leads from a cell. `is_empty` tells which cells are empty.
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

/// The rows of the first box.
fn box_height(geometry: &Geometry) -> isize {
    let first = geometry.house_cells(crate::board::House::of_box(0));
    let rows = first.iter().map(|&cell| geometry.row(cell) + 1).max();
    rows.unwrap_or(1) as isize
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(meaning(&key(text, code), true, 9), seven, "{text} {code}");
        }
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
            assert_eq!(meaning(&held, true, 9), six);
            held.focus = Focus::Elsewhere;
            assert_eq!(meaning(&held, true, 9), six.filter(|_| !ctrl));
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
            assert_eq!(meaning(&key(text, code), true, 9), Some(clears), "{text}");
        }
    }

    #[test]
    fn letters_can_be_switched_off_and_the_rest_stays() {
        assert!(meaning(&key("h", "KeyH"), true, 9).is_some());
        assert!(meaning(&key("h", "KeyH"), false, 9).is_none());
        assert!(meaning(&key("ArrowUp", "ArrowUp"), false, 9).is_some());
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
        assert_eq!(meaning(&h, true, 25), Digit::new(17).map(Meaning::Digit));
        assert_eq!(meaning(&h, true, 16), action);
        let mut outside = h.clone();
        outside.focus = Focus::Nowhere;
        assert_eq!(
            meaning(&outside, true, 25),
            Digit::new(17).map(Meaning::Digit)
        );
        outside.focus = Focus::Button;
        assert_eq!(meaning(&outside, true, 25), action);
    }
}

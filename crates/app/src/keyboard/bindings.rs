//! Which key does what: one table, read by the page, the sheet of keys and the tests.
//!
//! The choice follows the conventions shared by Sudoku programs. Keys chosen for their place (WASD, the modes) are
//! recognised by their place, keys chosen for their meaning (H for Hint) by their letter.

use super::key::{Focus, Key, Meaning, Motion};
use super::keymap::Keymap;
use crate::action::{Action, Aloud, PastAction};
use crate::choice::Mode;
use crate::edit::filter::Look;
use crate::edit::selection::Pick;
use crate::key;
use answers::protocol::JobKind;

/// Where a key works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// With the focus no farther from the board than this.
    Within(Focus),
    /// Anywhere but in a text field, while single-letter keys are on.
    Letter,
}

/// How the browser names the key.
#[derive(Clone, Copy, Debug)]
enum Name {
    Key(&'static str),
    Code(&'static str),
}

/// A key and what it means.
#[derive(Debug)]
pub struct Binding {
    name: Name,
    /// Ctrl, Shift, Alt; `None` for either.
    held: (bool, Option<bool>, bool),
    pub(crate) scope: Scope,
    pub(crate) meaning: Meaning,
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

/// A movement whose key scrolls the page if the focus is outside the board.
const fn leap(name: Name, held: (bool, Option<bool>, bool), motion: Motion) -> Binding {
    let scope = Scope::Within(Focus::Board);
    bind(name, held, scope, Meaning::Go(motion))
}

/// A movement that also selects all cells up to its end.
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

/// A key that belongs to typing digits, and works wherever they do.
const fn typing(name: Name, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    bind(name, held, Scope::Within(Focus::Elsewhere), meaning)
}

/// A key that selects cells; buttons do not use it.
const fn select(key: &'static str, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    let scope = Scope::Within(Focus::Button);
    bind(Name::Key(key), held, scope, meaning)
}

/// A key that buttons use.
const fn press(key: &'static str, held: (bool, Option<bool>, bool), meaning: Meaning) -> Binding {
    let scope = Scope::Within(Focus::Nowhere);
    bind(Name::Key(key), held, scope, meaning)
}

use Name::{Code, Key as Text};

/// A row of the sheet of keys: what the keys do (a message key), and either the keys, which can be changed, or the
/// text of fixed ones.
pub(crate) enum Row {
    Keys(::words::Key, &'static [Binding]),
    Printed(::words::Key, &'static [Print]),
}

/// What a label shows: a sign, or a word.
#[derive(Clone, Copy)]
pub(crate) enum Print {
    Sign(&'static str),
    Word(::words::Key),
}

use Print::{Sign, Word};

use Row::{Keys, Printed};

/// All keys, in the order of the sheet.
pub(crate) static ROWS: &[Row] = &[
    Keys(
        key::HELP_ARROWS,
        &[
            go(Text("ArrowUp"), BARE, Motion::By(-1, 0)),
            go(Text("ArrowDown"), BARE, Motion::By(1, 0)),
            go(Text("ArrowLeft"), BARE, Motion::By(0, -1)),
            go(Text("ArrowRight"), BARE, Motion::By(0, 1)),
        ],
    ),
    Keys(
        key::HELP_EMPTY,
        &[
            go(Text("ArrowUp"), ALT, Motion::Empty(-1, 0)),
            go(Text("ArrowDown"), ALT, Motion::Empty(1, 0)),
            go(Text("ArrowLeft"), ALT, Motion::Empty(0, -1)),
            go(Text("ArrowRight"), ALT, Motion::Empty(0, 1)),
        ],
    ),
    Keys(
        key::HELP_WASD,
        &[
            go(Code("KeyW"), BARE, Motion::By(-1, 0)),
            go(Code("KeyA"), BARE, Motion::By(0, -1)),
            go(Code("KeyS"), BARE, Motion::By(1, 0)),
            go(Code("KeyD"), BARE, Motion::By(0, 1)),
        ],
    ),
    Keys(
        key::HELP_ENDS,
        &[
            leap(Text("Home"), BARE, Motion::RowStart),
            leap(Text("End"), BARE, Motion::RowEnd),
        ],
    ),
    Keys(
        key::HELP_CORNERS,
        &[
            leap(Text("Home"), CTRL, Motion::First),
            leap(Text("End"), CTRL, Motion::Last),
        ],
    ),
    Keys(
        key::HELP_PAGES,
        &[
            leap(Text("PageUp"), FREE, Motion::Box(-1)),
            leap(Text("PageDown"), FREE, Motion::Box(1)),
        ],
    ),
    Printed(key::HELP_DIGITS, &[Sign("1 – 9")]),
    Printed(key::HELP_SHIFT, &[Word(key::KEY_SHIFT), Sign("1 – 9")]),
    Printed(key::HELP_CTRL, &[Sign("Ctrl"), Sign("1 – 9")]),
    Printed(
        key::HELP_BOTH,
        &[Sign("Ctrl"), Word(key::KEY_SHIFT), Sign("1 – 9")],
    ),
    Keys(
        key::HELP_CLEAR,
        &[
            typing(Text("0"), FREE, Meaning::Blank),
            typing(Code("Digit0"), BARE, Meaning::Blank),
            typing(Text("."), FREE, Meaning::Blank),
            typing(Text("Delete"), FREE, Meaning::Action(Action::Erase)),
            typing(Text("Backspace"), FREE, Meaning::Back),
        ],
    ),
    Keys(
        key::HELP_MODES,
        &[
            letter(Code("KeyZ"), BARE, Meaning::Mode(Mode::Digits)),
            letter(Code("KeyX"), BARE, Meaning::Mode(Mode::Corner)),
            letter(Code("KeyC"), BARE, Meaning::Mode(Mode::Centre)),
            letter(Code("KeyV"), BARE, Meaning::Mode(Mode::Colour)),
        ],
    ),
    Keys(key::HELP_NEXT, &[press(" ", BARE, Meaning::Next)]),
    Keys(
        key::HELP_GIVENS,
        &[letter(Code("KeyG"), BARE, Meaning::Mode(Mode::Givens))],
    ),
    Keys(
        key::HELP_ELIMINATE,
        &[letter(Code("KeyE"), BARE, Meaning::Mode(Mode::Eliminate))],
    ),
    Keys(
        key::HELP_EXTEND,
        &[
            select("ArrowUp", SHIFT, Meaning::Extend(Motion::By(-1, 0))),
            select("ArrowDown", SHIFT, Meaning::Extend(Motion::By(1, 0))),
            select("ArrowLeft", SHIFT, Meaning::Extend(Motion::By(0, -1))),
            select("ArrowRight", SHIFT, Meaning::Extend(Motion::By(0, 1))),
        ],
    ),
    Keys(
        key::HELP_REACH,
        &[
            reach("Home", SHIFT, Motion::RowStart),
            reach("End", SHIFT, Motion::RowEnd),
            reach("Home", CTRL_SHIFT, Motion::First),
            reach("End", CTRL_SHIFT, Motion::Last),
        ],
    ),
    Keys(
        key::HELP_ROAM,
        &[
            select("ArrowUp", CTRL, Meaning::Roam(Motion::By(-1, 0))),
            select("ArrowDown", CTRL, Meaning::Roam(Motion::By(1, 0))),
            select("ArrowLeft", CTRL, Meaning::Roam(Motion::By(0, -1))),
            select("ArrowRight", CTRL, Meaning::Roam(Motion::By(0, 1))),
        ],
    ),
    Keys(
        key::HELP_TOGGLE,
        &[press(
            " ",
            CTRL,
            Meaning::Action(Action::Pick(Pick::Toggle)),
        )],
    ),
    Keys(
        key::HELP_ROW,
        &[press(" ", SHIFT, Meaning::Action(Action::Pick(Pick::Row)))],
    ),
    Keys(
        key::HELP_ALL,
        &[select("a", CTRL, Meaning::Action(Action::Pick(Pick::All)))],
    ),
    Keys(
        key::HELP_INVERT,
        &[select(
            "i",
            CTRL,
            Meaning::Action(Action::Pick(Pick::Others)),
        )],
    ),
    Printed(key::HELP_LOOK, &[Sign("Alt"), Sign("1 – 9")]),
    Keys(
        key::HELP_TURN,
        &[
            letter(Text("<"), FREE, Meaning::Look(Look::Turn(false))),
            letter(Text(">"), FREE, Meaning::Look(Look::Turn(true))),
        ],
    ),
    Keys(
        key::HELP_PAIRS,
        &[letter(Text("b"), BARE, Meaning::Look(Look::Pairs))],
    ),
    Keys(
        key::HELP_AWAY,
        &[typing(Code("Digit0"), ALT, Meaning::Look(Look::Away))],
    ),
    Keys(
        key::HELP_CANDIDATES,
        &[letter(Text("p"), BARE, Meaning::Candidates)],
    ),
    // Q: no board has it as a digit.
    Keys(
        key::HELP_READ_LINES,
        &[
            letter(Text("q"), BARE, Meaning::Action(Action::Aloud(Aloud::Row))),
            letter(Text("q"), SHIFT, Meaning::Action(Action::Aloud(Aloud::Col))),
        ],
    ),
    Keys(
        key::HELP_READ_MARKS,
        &[
            letter(Text("y"), BARE, Meaning::Action(Action::Aloud(Aloud::Box))),
            letter(
                Text("y"),
                SHIFT,
                Meaning::Action(Action::Aloud(Aloud::Marks)),
            ),
        ],
    ),
    Keys(
        key::HELP_PROPAGATE,
        &[letter(
            Text(";"),
            FREE,
            Meaning::Action(Action::Ask(JobKind::Propagate)),
        )],
    ),
    Keys(
        key::HELP_STEP,
        &[letter(
            Text("n"),
            BARE,
            Meaning::Action(Action::Ask(JobKind::Step)),
        )],
    ),
    Keys(
        key::HELP_HINT,
        &[letter(
            Text("h"),
            BARE,
            Meaning::Action(Action::Ask(JobKind::Hint)),
        )],
    ),
    Keys(
        key::HELP_ENTER,
        &[press("Enter", FREE, Meaning::Action(Action::Verify))],
    ),
    Keys(
        key::HELP_SOLVE,
        &[
            command("Enter", CTRL, Action::Ask(JobKind::Solve)),
            command("Enter", CTRL_SHIFT, Action::Ask(JobKind::Solve)),
        ],
    ),
    Keys(
        key::HELP_RATE,
        &[letter(
            Text("r"),
            BARE,
            Meaning::Action(Action::Ask(JobKind::Rate)),
        )],
    ),
    Keys(
        key::HELP_UNDO,
        &[
            command("z", CTRL, Action::Undo),
            letter(Text("u"), BARE, Meaning::Action(Action::Undo)),
            letter(Text("["), FREE, Meaning::Action(Action::Undo)),
            letter(Text("n"), SHIFT, Meaning::Action(Action::Undo)),
        ],
    ),
    Keys(
        key::HELP_REDO,
        &[
            command("y", CTRL, Action::Redo),
            command("z", CTRL_SHIFT, Action::Redo),
            letter(Text("]"), FREE, Meaning::Action(Action::Redo)),
        ],
    ),
    Keys(
        key::HISTORY,
        &[letter(
            Text("t"),
            BARE,
            Meaning::Action(Action::Past(PastAction::Open)),
        )],
    ),
    Keys(
        key::SAVEPOINT,
        &[letter(
            Text("k"),
            BARE,
            Meaning::Action(Action::Past(PastAction::Save)),
        )],
    ),
    Keys(
        key::SUPPOSE,
        &[letter(
            Text("i"),
            BARE,
            Meaning::Action(Action::Past(PastAction::Suppose)),
        )],
    ),
    Printed(key::HELP_PASTE, &[Sign("Ctrl"), Sign("V")]),
    Printed(key::HELP_COPY, &[Sign("Ctrl"), Sign("C")]),
    Keys(
        key::HELP_ESCAPE,
        &[command("Escape", FREE, Action::Dismiss)],
    ),
    Keys(
        key::HELP_HELP,
        &[letter(Text("?"), FREE, Meaning::Action(Action::Help))],
    ),
];

/// All keys that can be changed.
pub(super) fn bindings() -> impl Iterator<Item = &'static Binding> {
    let mut rows = ROWS.iter();
    let mut row: std::slice::Iter<'static, Binding> = [].iter();
    std::iter::from_fn(move || {
        loop {
            if let Some(binding) = row.next() {
                return Some(binding);
            }
            if let Keys(_, bindings) = rows.next()? {
                row = bindings.iter();
            }
        }
    })
}

impl Binding {
    /// Its permanent name: that of its default key.
    pub(crate) fn usual(&self) -> String {
        let (ctrl, shift, alt) = self.held;
        let name = match self.name {
            Name::Key(name) | Name::Code(name) => name,
        };
        with_held(ctrl, shift == Some(true), alt, name)
    }

    /// Does this key trigger it, given the user's own keys?
    pub(super) fn is_meant(&self, key: &Key, own: &Keymap) -> bool {
        match own.of(&self.usual()) {
            Some(word) => word == own_word(key),
            None => self.fits(key),
        }
    }

    /// Is this its default key?
    pub(super) fn fits(&self, key: &Key) -> bool {
        let (ctrl, shift, alt) = self.held;
        let held = key.ctrl == ctrl && key.alt == alt && shift.is_none_or(|s| s == key.shift);
        held && match self.name {
            Name::Key(name) => key.key.eq_ignore_ascii_case(name),
            Name::Code(code) => key.code == code,
        }
    }
}

/// A key with its modifiers as one word: `Ctrl+Shift+KeyE`.
pub(crate) fn with_held(ctrl: bool, shift: bool, alt: bool, name: &str) -> String {
    let mut word = String::new();
    for (is_held, held) in [(ctrl, "Ctrl+"), (shift, "Shift+"), (alt, "Alt+")] {
        word += if is_held { held } else { "" };
    }
    word + name
}

/// The word for a key that the user chose: by its place, so that it is the same with Shift held.
pub fn own_word(key: &Key) -> String {
    let name = if key.code.is_empty() {
        &key.key
    } else {
        &key.code
    };
    with_held(key.ctrl, key.shift, key.alt, name)
}

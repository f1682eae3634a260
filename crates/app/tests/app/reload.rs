//! Nothing made by a press is lost by a reload: after each act of a long journey the page is restarted from what it
//! has saved, and shows the same.

use crate::page::{CHANCE, GAME, HARD, PAIRS, Page, SUBSETS};
use answers::protocol::JobKind;
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Pick, Switch, Workspace};
use app::msg::{Action, CopyKind, Form, MarksAction, PastAction};
use app::settings::saved::settings_text;
use app::storage::wanted::Wanted;
use app::view::{Block, PuzzleRow};
use game::play::Square;
use game::rescue::Stored;
use nonet::board::Cell;
use std::rc::Rc;
use support::Random;

/// The fields for a small puzzle that is made at once.
fn small() -> Form {
    let fields = [
        ("shape", "0"),
        ("way", "dig"),
        ("symmetry", "none"),
        ("count", "2"),
    ];
    Form(
        fields
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec(),
    )
}

fn rows(page: &Page) -> Vec<PuzzleRow> {
    let blocks = page.view().create_panel.into_iter();
    let rows = blocks.filter_map(|block| match block {
        Block::Puzzles(rows) => Some(rows),
        _ => None,
    });
    rows.flatten().collect()
}

/// What was made, noted or chosen.
type Kept = (
    Vec<Square>,
    [usize; 3],
    u32,
    Vec<(String, Vec<String>)>,
    String,
);

fn kept(page: &Page) -> Kept {
    let (play, history) = (&page.model.play, page.model.play.history());
    let supposed = history.supposed().map_or(0, |node| node + 1);
    let rows = rows(page).into_iter().map(|row| (row.name, row.chips));
    // The last rating is computed again; the permission to change a game's givens ends with the visit.
    let settings = settings_text(&page.model.settings);
    let mut settings = settings.replace("mode=givens", "mode=digits");
    settings.truncate(settings.find(" rated=").unwrap_or(settings.len()));
    (
        play.squares().to_vec(),
        [history.here(), history.n_changes(), supposed],
        play.spent(),
        rows.collect(),
        settings,
    )
}

fn again(page: &Page) -> Page {
    Page::start(page.journal.clone(), page.settings.clone())
}

fn key(key: &str, shift: bool) -> Msg {
    Msg::Pressed(Key {
        key: key.to_owned(),
        shift,
        focus: Focus::Board,
        ..Key::default()
    })
}

/// One of the acts, by its number.
fn act(page: &mut Page, what: usize, n: usize) {
    let digit = (n % 9 + 1).to_string();
    match what {
        0..6 => {
            let cell = n % page.model.play.geometry().n_cells();
            page.tell(Msg::Clicked(Cell::new(cell)));
            page.tell(key(&digit, n.is_multiple_of(5)));
        }
        6 => page.tell(Msg::Action(Action::Undo)),
        7 => page.tell(Msg::Action(Action::Redo)),
        8 => page.tell(Msg::TextGiven([PAIRS, HARD, SUBSETS][n % 3].to_owned())),
        9 => page.tell(Msg::Action(Action::Make)),
        10 => page.tell(Msg::PuzzleChosen(n % 7)),
        11 => page.tell(Msg::Action(Action::Forget)),
        12 => page.tell(Msg::ModeChosen(Mode::ALL[n % Mode::ALL.len()])),
        13 => page.tell(Msg::WorkspaceChosen(
            [Workspace::Solve, Workspace::Create, Workspace::Text][n % 3],
        )),
        14 => page.tell(Msg::FieldChanged(
            "rating".into(),
            ["explainer", ""][n % 2].into(),
        )),
        15 => page.tell(Msg::Switched(Switch::Peers, n.is_multiple_of(2))),
        16 => page.tell(Msg::Picked(Pick::Theme, n % 3)),
        17 => page.tell(Msg::Action(Action::Past(PastAction::Save))),
        18 => page.tell(Msg::Action(Action::Past(
            [PastAction::Suppose, PastAction::Keep, PastAction::Drop][n % 3],
        ))),
        19 => page.tell(Msg::Action(Action::Marks(MarksAction::Fill))),
        20 => page.tell(Msg::Action(Action::Ask(JobKind::Propagate))),
        21 => page.tell(Msg::Action(Action::Scramble)),
        22 => page.tell(Msg::Action(Action::Clear)),
        _ => page.tell(Msg::Action(Action::Restart)),
    }
}

#[test]
fn what_a_press_made_is_there_after_a_reload() {
    for seed in 1..=4 {
        let mut random = Random::new(seed);
        let mut page = match seed % 2 {
            0 => Page::first(CHANCE),
            _ => Page::fresh(),
        };
        (page.form, page.stays_unrated) = (small(), true);
        let mut most = 0;
        for at in 0..80 {
            let (what, n) = (random.below(24), random.below(1000));
            act(&mut page, what, n);
            if page.model.play.has_unsaved() {
                continue; // the puzzle of a first visit is still untouched
            }
            let now = again(&page);
            let is_kept = |then: &Page| kept(then) == kept(&page);
            assert!(is_kept(&now), "seed {seed}, act {at}: {what} {n}");
            assert!(is_kept(&again(&now)), "seed {seed}, act {at}: written anew");
            most = most.max(rows(&page).len());
        }
        assert!(most > 1, "seed {seed} made nothing");
    }
}

/// The list of Create after ten puzzles were made.
#[test]
fn the_list_of_create_is_there_after_a_reload() {
    let mut page = Page::first(CHANCE);
    page.form = small();
    page.act(Action::Make);
    page.tell(Msg::PuzzleChosen(1));
    let before = rows(&page);
    let mut now = again(&page);
    assert_eq!(rows(&now), before);
    assert!(
        before[1].current,
        "the one on the board, with its certificate"
    );
    now.act(Action::Copy(CopyKind::Certificate));
    page.act(Action::Copy(CopyKind::Certificate));
    assert_eq!(now.copied, page.copied);
    assert!(page.copied[0].1.contains("Seed: 8"), "{:?}", page.copied);
}

#[test]
fn the_list_is_copied_taken_into_the_library_and_shortened() {
    let mut page = Page::fresh();
    page.form = small();
    page.act(Action::Make);
    let first = page.line().replace('0', ".");
    page.act(Action::Copy(CopyKind::List));
    let (_, text) = page.copied.last().expect("it was copied").clone();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, &*first));
    page.act(Action::TakeAll);
    assert_eq!(page.taken, [text]);
    page.tell(Msg::PuzzleChosen(0));
    page.act(Action::Forget);
    assert_eq!(rows(&page).len(), 1);
    assert_eq!(
        page.line().replace('0', "."),
        first,
        "it stays on the board"
    );
    assert_eq!(rows(&again(&page)), rows(&page));
    page.act(Action::Forget);
    assert_eq!(rows(&page).len(), 1, "none is open");
}

#[test]
fn the_list_goes_along_to_another_game() {
    let mut page = Page::fresh();
    page.form = small();
    page.act(Action::Make);
    let before = rows(&page);
    let other = Page::with(HARD).journal;
    let wanted = Wanted {
        game: GAME.to_owned(),
        ..Wanted::default()
    };
    let stored = Stored {
        game: GAME.to_owned(),
        head: None,
        sources: vec![Rc::default(), Rc::new(other)],
    };
    page.tell(Msg::GameOpened(wanted, stored.rescue()));
    assert_eq!(page.line(), HARD);
    let names = |rows: Vec<PuzzleRow>| rows.into_iter().map(|row| row.name).collect::<Vec<_>>();
    assert_eq!(names(rows(&page)), names(before));
    assert_eq!(kept(&again(&page)), kept(&page));
}

#[test]
fn a_puzzle_that_makes_no_sense_is_kept_aside_and_told() {
    let mut page = Page::fresh();
    page.form = small();
    page.act(Action::Make);
    let texts = [
        "# made: 7 p=1234".to_owned(),
        "# made: 7 p=1...............".to_owned(),
    ];
    let lines = page.model.ui.safe.ledger.add(&texts);
    page.journal.extend(lines);
    let now = again(&page);
    assert_eq!(rows(&now).len(), 3, "of a later version, but a puzzle");
    assert_eq!(now.model.ui.safe.damaged, texts[..1]);
    assert_eq!(again(&now).model.ui.safe.damaged, texts[..1]);
}

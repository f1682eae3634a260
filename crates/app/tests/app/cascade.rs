//! Playing deductions one after the other, by messages, with the real engine behind them.

use crate::page::{PAIRS, Page, SUBSETS, cell};
use answers::protocol::JobKind;
use app::Msg;
use app::model::{Mode, Panel};
use app::msg::Action;
use app::steps::cascade::{Kind, Tale};
use app::view::{Block, Button, Mark, Origin, PlayedRow, PlayerView, Role, Tone, Track, View};
use game::play::Play;
use nonet::board::{Cell, Contradiction, Layer};
use nonet::logic::Outcome;

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Its solution, without the first row.
const ROW_LEFT: &str =
    "000000000672195348198342567859761423426853791713924856961537284287419635345286179";

/// A page that plays the deductions of Propagate on this puzzle.
fn playing(puzzle: &str) -> Page {
    playing_by(JobKind::Propagate, puzzle)
}

fn playing_by(kind: JobKind, puzzle: &str) -> Page {
    let mut page = Page::with(puzzle);
    page.plays = true;
    page.act(Action::Ask(kind));
    page
}

fn player(page: &Page) -> PlayerView {
    page.view().player.expect("something is played")
}

fn rows(view: &View) -> Vec<PlayedRow> {
    let lists = view.panel.iter().filter_map(|block| match block {
        Block::Played(played) => Some(played.rows()),
        _ => None,
    });
    lists.flatten().collect()
}

fn buttons(view: &View) -> Vec<String> {
    let rows = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    let first = rows.into_iter().next().into_iter().flatten();
    first.map(|Button { label, .. }| label.clone()).collect()
}

/// The digits of the game, regardless of what is shown over them.
fn game(page: &Page) -> String {
    nonet::text::line(&page.model.play.board(), '0')
}

fn n_filled(line: &str) -> usize {
    line.chars().filter(|&digit| digit != '0').count()
}

#[test]
fn a_cascade_shows_the_board_after_each_deduction_while_the_game_has_all_of_them() {
    let mut page = playing(S2);
    assert_eq!(n_filled(&game(&page)), 81, "it is carried out at once,");
    assert_eq!(page.journal.len(), 3, "and kept as one change");
    let kept = page.journal.clone();
    assert_eq!(n_filled(&page.line()), 31, "the first deduction is shown");
    for at in 1..51 {
        page.tell(Msg::Frame(40.0 * at as f64));
    }
    page.tell(Msg::Frame(2_040.0));
    assert_eq!(page.line(), game(&page));
    assert_eq!((player(&page).at, player(&page).playing), (50, false));
    assert_eq!(page.journal, kept, "showing changes nothing");
    page.act(Action::Undo);
    assert_eq!((game(&page), page.view().player), (S2.to_owned(), None));
}

#[test]
fn forty_milliseconds_a_step_and_two_seconds_at_most() {
    let mut page = playing(ROW_LEFT);
    page.tell(Msg::Frame(7.0));
    page.tell(Msg::Frame(46.9));
    assert_eq!(player(&page).at, 0);
    page.tell(Msg::Frame(47.0));
    assert_eq!(player(&page).at, 1);
    page.tell(Msg::Frame(7.0 + 40.0 * 5.5));
    assert_eq!(player(&page).at, 5, "a late frame shows all that is due");
    let mut long = playing(S2);
    let n = player(&long).track.kinds().len() as f64;
    long.tell(Msg::Frame(0.0));
    long.tell(Msg::Frame(2_000.0 * (n - 1.5) / n));
    assert!(player(&long).playing);
    long.tell(Msg::Frame(2_000.0));
    assert!(!player(&long).playing);
}

#[test]
fn a_frame_is_asked_for_as_long_as_it_plays_and_only_once() {
    let mut page = playing(S2);
    assert_eq!(page.n_frames, 1);
    page.click(1, 3);
    assert_eq!(page.n_frames, 1, "one is already on its way");
    page.tell(Msg::Frame(0.0));
    assert_eq!(page.n_frames, 2);
    page.act(Action::Play);
    page.tell(Msg::Frame(500.0));
    assert_eq!((page.n_frames, player(&page).at), (2, 0), "it stands still");
    page.act(Action::Play);
    assert_eq!(page.n_frames, 3);
    page.tell(Msg::Frame(9_000.0));
    assert_eq!(player(&page).at, 0, "while it stood still no time passed");
    page.tell(Msg::Frame(99_000.0));
    assert_eq!((page.n_frames, player(&page).at), (4, 50));
    page.act(Action::Play);
    assert_eq!(
        (page.n_frames, player(&page).at),
        (5, 0),
        "again from the first"
    );
}

#[test]
fn a_key_or_a_touch_or_unwanted_motion_shows_the_end_at_once() {
    let mut page = playing(S2);
    page.tell(Msg::Hurried);
    assert_eq!((player(&page).at, player(&page).playing), (50, false));
    page.tell(Msg::RowChosen(3));
    page.tell(Msg::Hurried);
    assert_eq!(player(&page).at, 3, "it was not playing");
    let mut still = Page::with(S2);
    still.act(Action::Ask(JobKind::Propagate));
    assert_eq!((player(&still).at, n_filled(&still.line())), (50, 81));
}

#[test]
fn the_newest_cell_is_marked_with_its_house_and_four_older_ones() {
    let mut page = playing(PAIRS);
    let Track::Steps(steps) = player(&page).track else {
        panic!("deductions");
    };
    let boxed = (5..steps.len())
        .find(|&at| Kind::of(&steps[at]) != Kind::Cell)
        .unwrap();
    page.tell(Msg::RowChosen(boxed));
    let view = page.view();
    for age in 0..5 {
        let newest = steps[boxed - age].deductions[0].candidate().cell;
        assert_eq!(view.cells[newest.index()].role, Role::Age(age));
    }
    let marked = view
        .cells
        .iter()
        .filter(|cell| matches!(cell.role, Role::Age(_)));
    assert_eq!(marked.count(), 5);
    assert!(view.cells.iter().any(|cell| cell.role == Role::House));
    assert_eq!(view.outlines.len(), 1);
}

#[test]
fn the_slider_the_buttons_and_the_rows_lead_to_the_same_moments() {
    let mut page = Page::with(S2);
    page.act(Action::Ask(JobKind::Propagate));
    let status = page.view().status;
    page.tell(Msg::Scrubbed(16));
    let by_slider = page.view();
    assert_eq!(by_slider.status, status, "the slider speaks for itself");
    assert!(player(&page).place == "17 of 51" && player(&page).what.contains(" = "));
    assert_eq!(n_filled(&page.line()), 30 + 17);
    page.act(Action::LastStep);
    page.act(Action::FirstStep);
    assert_eq!(player(&page).at, 0);
    page.act(Action::PreviousStep);
    assert_eq!(player(&page).at, 0, "there is none before the first");
    page.act(Action::NextStep);
    assert!(
        page.view().status.starts_with("2 of 51 · "),
        "{}",
        page.view().status
    );
    page.tell(Msg::RowChosen(16));
    let by_row = page.view();
    assert_eq!(
        (by_row.cells, by_row.player),
        (by_slider.cells, by_slider.player)
    );
    page.tell(Msg::RowChosen(51));
    page.tell(Msg::Scrubbed(usize::MAX));
    assert_eq!(player(&page).at, 50, "there is nothing beyond the last");
}

#[test]
fn every_row_says_what_and_why_and_its_sign_is_explained() {
    let mut page = Page::with(S2);
    let view = page.act(Action::Ask(JobKind::Propagate));
    let rows = rows(&view);
    assert_eq!(rows.len(), 51);
    for row in &rows {
        assert!(
            row.what.starts_with('R') && row.what.contains(" = "),
            "{row:?}"
        );
        let named = [
            "single in box ",
            "single in row ",
            "single in column ",
            "Naked single",
        ];
        assert!(named.iter().any(|name| row.why.contains(name)), "{row:?}");
        assert_eq!(row.kind == Kind::Cell, row.why == "Naked single", "{row:?}");
    }
    let legend = view.panel.iter().find_map(|block| match block {
        Block::Kinds(kinds) => Some(kinds.clone()),
        _ => None,
    });
    let mut kinds: Vec<Kind> = legend.unwrap().into_iter().map(|(kind, _)| kind).collect();
    kinds.retain(|&kind| !rows.iter().any(|row| row.kind == kind));
    assert_eq!(kinds, [], "only those that occur");
}

#[test]
fn it_is_cut_where_it_is_shown_and_one_undo_takes_the_rest_back() {
    let mut page = Page::with(S2);
    page.act(Action::Ask(JobKind::Propagate));
    assert_eq!(buttons(&page.view()), ["Finish", "Undo all"]);
    page.tell(Msg::Scrubbed(16));
    assert_eq!(
        buttons(&page.view()),
        ["Finish", "Keep these 17", "Undo all"]
    );
    let shown = page.line();
    page.act(Action::UpToHere);
    assert_eq!(game(&page), shown);
    assert!(
        page.view()
            .status
            .starts_with("17 deductions are on the board")
    );
    assert_eq!((rows(&page.view()).len(), player(&page).at), (17, 16));
    let (again, damaged) =
        Play::replay(&Page::start(page.journal.clone(), None).model.play.journal());
    assert!(damaged.is_empty() && nonet::text::line(&again.board(), '0') == shown);
    page.act(Action::Undo);
    assert_eq!(game(&page), S2);
}

#[test]
fn finishing_puts_the_player_away_and_leaves_the_board_complete() {
    let mut page = playing(S2);
    let view = page.act(Action::Finish);
    assert_eq!((view.player, n_filled(&page.line())), (None, 81));
    assert_eq!(page.model.ui.panel, Panel::Rest);
    let mut page = playing(S2);
    page.press("Escape");
    assert_eq!((page.view().player, n_filled(&page.line())), (None, 81));
}

#[test]
fn the_path_is_played_over_the_board_and_carried_out_when_asked() {
    for ask in [Action::Ask(JobKind::Path), Action::Watch] {
        let mut page = Page::with(PAIRS);
        let view = page.act(ask);
        assert!(
            view.status.contains("lead to the solution"),
            "{}",
            view.status
        );
        page.tell(Msg::RowChosen(20));
        let view = page.view();
        assert!(view.cells.iter().any(|cell| cell.origin == Origin::Shown));
        assert_eq!(game(&page), PAIRS, "the board is as it was");
        assert_eq!(page.journal.len(), 2, "and nothing is kept");
        assert_eq!(buttons(&view), ["Carry out all", "Carry out 21", "Dismiss"]);
        page.act(Action::UpToHere);
        assert_eq!(game(&page), page.line());
        assert_eq!(rows(&page.view()).len(), 21);
        page.act(Action::Undo);
        assert_eq!(game(&page), PAIRS, "one undo takes it all back");
        page.act(ask);
        page.act(Action::Finish);
        assert_eq!(n_filled(&game(&page)), 81);
        page.act(Action::Undo);
        page.act(ask);
        assert_eq!(page.press("Escape").player, None);
        assert_eq!(game(&page), PAIRS);
    }
}

#[test]
fn a_path_without_steps_says_so_and_plays_nothing() {
    let mut page = Page::with(&format!("1{}", "0".repeat(80)));
    let given = game(&page);
    let view = page.act(Action::Ask(JobKind::Propagate));
    assert_eq!(view.player, None);
    assert!(view.status.contains("0 digits placed"), "{}", view.status);
    for action in [
        Action::Play,
        Action::FirstStep,
        Action::LastStep,
        Action::UpToHere,
        Action::Finish,
    ] {
        page.act(action);
        assert_eq!(game(&page), given);
    }
}

#[test]
fn eliminations_are_struck_out_where_they_are_found_and_gone_afterwards() {
    let mut page = Page::with(SUBSETS);
    page.act(Action::Ask(JobKind::Path));
    let Track::Steps(steps) = player(&page).track else {
        panic!("deductions");
    };
    let at = steps
        .iter()
        .position(|step| Kind::of(step) == Kind::Other)
        .unwrap();
    page.tell(Msg::RowChosen(at));
    let gone = steps[at].deductions[0].candidate();
    let looks = page.view().cells[gone.cell.index()].clone();
    assert!(looks.candidates.unwrap().contains(gone.digit));
    assert!(looks.marks.contains(&(gone.digit, Mark::Out)));
    page.act(Action::NextStep);
    let looks = page.view().cells[gone.cell.index()].clone();
    assert!(!looks.marks.contains(&(gone.digit, Mark::Out)));
    assert!(
        looks
            .candidates
            .is_none_or(|left| !left.contains(gone.digit))
    );
    page.act(Action::Dismiss);
    let view = page.view();
    assert!(view.cells.iter().all(|cell| cell.candidates.is_none()));
}

#[test]
fn a_path_of_singles_alone_shows_no_candidates() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Path));
    let view = page.act(Action::FirstStep);
    assert!(view.cells.iter().all(|cell| cell.candidates.is_none()));
}

/// Propagate on a board that contradicts itself after several deductions: it has a wrong digit that clashes with
/// none.
fn contradicted() -> Page {
    let tries = (0..81 * 9).map(|place| (place / 9, place % 9 + 1));
    let empty = tries.filter(|&(at, _)| &S2[at..=at] == "0");
    let page = |(at, digit)| {
        let mut page = Page::with(&format!("{}{digit}{}", &S2[..at], &S2[at + 1..]));
        page.act(Action::Ask(JobKind::Propagate));
        page
    };
    let is_wanted = |page: &Page| {
        page.view().status.contains("contradicts itself")
            && page.view().player.is_some_and(|player| player.at > 5)
    };
    empty.map(page).find(is_wanted).expect("one of them")
}

#[test]
fn a_contradictory_board_ends_where_nothing_is_left() {
    let wrong = |view: &View| {
        let cells = view.cells.iter();
        cells.filter(|cell| cell.role == Role::Mistake).count()
    };
    let at_once = format!("{}123456780000000009", "0".repeat(63));
    let mut at_once = Page::with(&at_once);
    let view = at_once.act(Action::Ask(JobKind::Propagate));
    assert!(wrong(&view) > 0 && view.player.is_none());
    let mut page = contradicted();
    let view = page.view();
    assert!(
        view.panel
            .iter()
            .any(|block| matches!(block, Block::Result(Tone::Bad, _)))
    );
    let Panel::Cascade(cascade) = &page.model.ui.panel else {
        panic!("no cascade");
    };
    match cascade.tale {
        Tale::Propagation(Outcome::Contradictory(Contradiction::EmptyCell(_))) => {
            assert_eq!(wrong(&view), 1);
        }
        Tale::Propagation(Outcome::Contradictory(_)) => assert_eq!(wrong(&view), 9),
        tale => panic!("{tale:?}"),
    }
    page.act(Action::FirstStep);
    assert_eq!(wrong(&page.view()), 0, "only the end shows it");
}

#[test]
fn a_step_shows_its_house_and_its_cell_like_the_newest_of_a_cascade() {
    let mut page = Page::with(S2);
    let view = page.act(Action::Ask(JobKind::Step));
    let newest: Vec<_> = view
        .cells
        .iter()
        .filter(|cell| cell.role == Role::Age(0))
        .collect();
    assert_eq!(newest.len(), 1);
    assert_eq!(newest[0].origin, Origin::Tool);
    assert_eq!(view.player, None, "the pad stays");
    assert_eq!(cell(&view, 1, 1).origin, Origin::Given);
}

#[test]
fn a_board_of_625_cells_plays_in_two_seconds_and_lists_a_part_of_its_rows() {
    let side = 25;
    let row = |r: usize| (0..side).map(move |c| (c + 5 * r + r / 5) % side + 1);
    let full: Vec<usize> = (0..side).flat_map(row).collect();
    let kept = |(at, digit): (usize, &usize)| match (at * at + 7 * at) % 101 % 9 {
        0..4 => "0".to_owned(),
        _ => digit.to_string(),
    };
    let sparse: Vec<String> = full.iter().enumerate().map(kept).collect();
    let mut page = Page::with(&sparse.join(" "));
    page.plays = true;
    page.act(Action::Ask(JobKind::Propagate));
    let n = page
        .view()
        .player
        .map_or(0, |player| player.track.kinds().len());
    assert!(n > 200, "{n}");
    assert_eq!(rows(&page.view()).len(), 100);
    page.tell(Msg::Frame(0.0));
    page.tell(Msg::Frame(16.0));
    assert!(player(&page).at > 1, "several a frame");
    page.tell(Msg::Frame(2_000.0));
    assert!(!player(&page).playing);
    assert_eq!(rows(&page.view())[0].choice, (n - 1) / 100 * 100);
}

/// A mark made while a moment is shown is on the board of that moment and of every other, and stays when it is cut
/// there.
#[test]
fn what_is_marked_meanwhile_is_seen_at_every_moment() {
    for kind in [JobKind::Propagate, JobKind::Path] {
        let mut page = playing_by(kind, SUBSETS);
        let cell = Cell::new(page.model.settings.cursor.index());
        page.act(Action::FirstStep);
        page.tell(Msg::ModeChosen(Mode::Colour));
        page.press("3");
        let colours = |page: &Page| page.view().cells[cell.index()].mine.get(Layer::Colour);
        for to in [Action::FirstStep, Action::NextStep, Action::LastStep] {
            page.act(to);
            assert_eq!(colours(&page).to_string(), "3", "{kind:?}, {to:?}");
        }
        page.act(Action::FirstStep);
        page.act(Action::UpToHere);
        assert_eq!(colours(&page).to_string(), "3", "{kind:?}");
        assert_eq!(n_filled(&game(&page)), n_filled(SUBSETS) + 1, "{kind:?}");
        page.act(Action::Undo);
        page.act(Action::Redo);
        assert_eq!(colours(&page).to_string(), "3", "{kind:?}");
    }
}

//! All steps on the page, by messages, with the real engine behind them.

use crate::page::{PAIRS, Page};
use answers::protocol::JobKind;
use app::Msg;
use app::msg::Action;
use app::settings::saved::settings_text;
use app::view::{Block, Press, Role, TreeRow, Twig, View};
use nonet::board::{Candidate, Digit, Grid, House};

/// A row as text: its depth, its name, how many steps it reports; the chosen step has a star.
fn text(row: &TreeRow) -> String {
    let more = |more| if more { "+" } else { "" };
    let count = |twig: Twig| format!(" {}{}", twig.n, more(twig.more));
    let chosen = if row.current { "*" } else { "" };
    let depth = "-".repeat(row.level - 1);
    format!(
        "{depth}{}{}{chosen}",
        row.name,
        row.twig.map_or(String::new(), count)
    )
}

fn tree(view: &View) -> Vec<String> {
    view.tree.iter().map(text).collect()
}

/// What the rows of this depth report of their branches.
fn twigs(view: &View, level: usize) -> Vec<Twig> {
    let rows = view.tree.iter().filter(|row| row.level == level);
    rows.filter_map(|row| row.twig).collect()
}

/// The step that is chosen.
fn chosen(view: &View) -> Option<usize> {
    view.tree.iter().find(|row| row.current)?.choice
}

/// Opens or closes the branch with this name.
fn toggle(page: &mut Page, name: &str) {
    let view = page.view();
    let row = view.tree.iter().find(|row| row.name == name);
    let twig = row.and_then(|row| row.twig).expect("it is a branch");
    page.tell(Msg::BranchChosen(twig.number));
}

/// Opens all that is closed.
fn open_all(page: &mut Page) {
    for level in [1, 2] {
        for twig in twigs(&page.view(), level) {
            if !twig.open {
                page.tell(Msg::BranchChosen(twig.number));
            }
        }
    }
}

/// The naked singles of a grid, and its hidden ones, counted house by house.
fn singles(grid: &Grid) -> [usize; 2] {
    let geometry = grid.geometry();
    let alone = |cell: &_| grid.candidates(*cell).len() == 1;
    let places = |house: House, digit: Digit| {
        let cells = geometry.house_cells(house).iter();
        cells
            .filter(|&&cell| grid.has(Candidate { cell, digit }))
            .count()
    };
    let in_house = |house| {
        Digit::all(9)
            .filter(|&digit| places(house, digit) == 1)
            .count()
    };
    [
        grid.empty_cells().filter(alone).count(),
        geometry.houses().map(in_house).sum(),
    ]
}

#[test]
fn all_steps_are_a_tree_of_families_and_techniques_with_their_counts() {
    let mut page = Page::with(PAIRS);
    let [naked, hidden] = singles(&page.model.play.grid());
    page.act(Action::Ask(JobKind::Steps));
    let view = page.view();
    let singles = [
        format!("Singles {}", naked + hidden),
        format!("-Naked single {naked}"),
        "--R7C3 is 6*".to_owned(),
        format!("-Hidden single {hidden}"),
    ];
    assert_eq!(tree(&view)[..4], singles);
    assert_eq!(view.tree[4].level, 1, "the others are closed");
    assert_eq!(view.tree.iter().filter(|row| row.stop).count(), 1);
    toggle(&mut page, "Singles");
    let view = page.view();
    assert!(view.tree.iter().all(|row| row.level == 1), "closed again");
    assert!(
        view.tree[0].stop,
        "there is always a row that the tab key reaches"
    );
    page.tell(Msg::BranchChosen(usize::MAX));
    assert_eq!(page.view().tree, view.tree, "there is no such branch");
}

#[test]
fn a_step_of_the_tree_is_chosen_and_carried_out() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    page.tell(Msg::RowChosen(20));
    let view = page.view();
    assert_eq!(chosen(&view), Some(20), "its branches are open");
    assert!(view.cells.iter().any(|cell| cell.role != Role::None));
    assert_eq!(
        nonet::text::line(&page.model.play.board(), '0'),
        PAIRS,
        "looking changes nothing"
    );
    page.tell(Msg::RowChosen(usize::MAX));
    assert_eq!(chosen(&page.view()), Some(20), "there is no such row");
    let before = page.model.play.grid();
    let view = page.press("Enter");
    assert_ne!(page.model.play.grid(), before);
    assert_eq!(tree(&view), Vec::<String>::new());
}

#[test]
fn the_steps_of_a_technique_are_sorted_by_their_effect() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    open_all(&mut page);
    let is_sorted = |page: &Page| {
        let view = page.view();
        let mut kinds = view.tree.chunk_by(|_, row| row.level == 3);
        kinds.all(|kind| kind[1..].is_sorted_by(|a, b| a.cells.len() >= b.cells.len()))
    };
    assert!(!is_sorted(&page));
    page.act(Action::SortSteps);
    assert!(is_sorted(&page));
    let choices: Vec<usize> = page
        .view()
        .tree
        .iter()
        .filter_map(|row| row.choice)
        .collect();
    page.tell(Msg::RowChosen(choices[0]));
    page.act(Action::NextStep);
    assert_eq!(
        chosen(&page.view()),
        Some(choices[1]),
        "n goes down the tree"
    );
}

#[test]
fn a_list_that_was_cut_says_so() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Steps));
    open_all(&mut page);
    let view = page.view();
    let [families, kinds] = [1, 2].map(|level| twigs(&view, level));
    let status = format!(
        "At least 1000 steps, using {} techniques or more. The first 1000 are listed.",
        kinds.len()
    );
    assert_eq!(view.status, status);
    let leaves = view.tree.iter().filter(|row| row.choice.is_some()).count();
    for twigs in [families, kinds] {
        assert_eq!(twigs.iter().map(|twig| twig.n).sum::<usize>(), leaves);
        assert_eq!(
            twigs.iter().filter(|twig| twig.more).count(),
            1,
            "the one that was cut"
        );
    }
    assert_eq!(leaves, 1000);
}

#[test]
fn a_list_that_is_whole_says_how_many() {
    // The last cell: full in three houses, hidden in three, and it has one candidate.
    let mut page = Page::with(
        "034678912672195348198342567859761423426853791713924856961537284287419635345286179",
    );
    page.act(Action::Ask(JobKind::Steps));
    let view = page.view();
    assert_eq!(view.status, "7 steps, using 3 techniques.");
    assert_eq!(tree(&view)[0], "Singles 7");
}

/// The step shown in notation, and the parts of it that name cells.
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
    open_all(&mut page);
    let view = page.view();
    let kinds = view.tree.iter().skip_while(|row| row.name != "Naked pair");
    let pair = kinds.filter_map(|row| row.choice).next();
    page.tell(Msg::RowChosen(pair.expect("a pair")));
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

//! The choice of techniques: hints, lists and paths use it, and it is saved.

use crate::hints::buttons;
use crate::learn::pages_of;
use crate::page::{PAIRS, Page};
use answers::protocol::{Deep, Job, JobKind};
use app::Msg;
use app::model::Panel;
use app::msg::Action;
use app::steps::order::{Order, PRESETS};
use app::view::{Block, TechniqueRow, View};
use nonet::logic::{Family, techniques};
use words::Lang;

/// The rows of the open sheet of techniques.
fn rows(view: &View) -> Vec<TechniqueRow> {
    let blocks = view.sheet.iter().flat_map(|sheet| &sheet.blocks);
    let rows = blocks.filter_map(|block| match block {
        Block::Techniques(rows) => Some(rows.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

fn place(slug: &str) -> usize {
    let mut every = techniques::every();
    every
        .position(|technique| technique.info().slug == slug)
        .unwrap()
}

/// The techniques in the list of all steps, and that of the first step of the path.
fn slugs(page: &mut Page) -> (Vec<&'static str>, &'static str) {
    page.act(Action::Ask(JobKind::Steps));
    let Panel::Steps(listed) = &page.model.ui.panel else {
        panic!("no list");
    };
    let kinds = listed.kinds().iter().map(|(kind, _)| kind.slug).collect();
    page.act(Action::Ask(JobKind::Path));
    let Panel::Cascade(cascade) = &page.model.ui.panel else {
        panic!("no path");
    };
    (kinds, cascade.steps[0].technique.slug)
}

/// Opens the sheet of techniques, with their names.
fn techniques_open(page: &mut Page) {
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    page.act(Action::Techniques);
}

#[test]
fn hints_lists_and_paths_use_the_chosen_techniques_in_the_chosen_order() {
    let mut page = Page::with(PAIRS);
    let (kinds, first) = slugs(&mut page);
    assert!(kinds.len() > 3 && first == kinds[0], "{kinds:?}");
    let rating = page.chips();
    techniques_open(&mut page);
    for single in ["full-house", "naked-single", "hidden-single"] {
        page.tell(Msg::TechniqueSwitched(place(single), false));
    }
    while rows(&page.view())[0].place != place("naked-pair") {
        page.tell(Msg::TechniqueMoved(place("naked-pair"), true));
    }
    page.act(Action::CloseSheet);
    assert_eq!(page.view().sheet, None);
    let (kinds, first) = slugs(&mut page);
    assert_eq!((kinds[0], first), ("naked-pair", "naked-pair"));
    assert!(!kinds.contains(&"hidden-single"), "{kinds:?}");
    page.act(Action::Ask(JobKind::Hint));
    assert!(
        page.view().status.contains("a subset"),
        "{}",
        page.view().status
    );
    assert_eq!(page.chips(), rating, "ratings keep their order");
    page.tell(Msg::TechniqueSwitched(place("naked-pair"), false));
    assert!(
        buttons(&page.view()).is_empty(),
        "the hint was another order's"
    );
}

#[test]
fn the_choice_of_techniques_is_kept_and_presets_set_it() {
    let mut page = Page::with(PAIRS);
    techniques_open(&mut page);
    assert_eq!(rows(&page.view()).len(), techniques::every().count());
    page.tell(Msg::FamilySwitched(4, false));
    page.tell(Msg::TechniqueSwitched(place("template-delete"), true));
    let order = page.model.settings.order.clone();
    let mut again = Page::start(page.journal.clone(), page.settings.clone());
    assert_eq!(again.model.settings.order, order);
    for (index, (_, preset)) in PRESETS.iter().enumerate() {
        again.tell(Msg::PresetChosen(index));
        assert_eq!(again.model.settings.order, Order::of(*preset));
    }
    again.tell(Msg::PresetChosen(99));
    again.tell(Msg::FamilySwitched(99, false));
    again.tell(Msg::PresetChosen(0));
    assert!(!again.settings.clone().unwrap().contains("order="));
    again.act(Action::Ask(JobKind::Steps));
    assert_eq!(
        again.asked.last().map(|request| match &request.job {
            Job::Deep(Deep::Steps(wanted), _) => wanted.clone(),
            _ => Some(Vec::new()),
        }),
        Some(None),
        "as shipped is said in one byte"
    );
}

#[test]
fn without_techniques_there_is_no_step_and_no_guess() {
    let mut page = Page::with(PAIRS);
    for family in 0..Family::ALL.len() {
        page.tell(Msg::FamilySwitched(family, false));
    }
    let view = page.act(Action::Ask(JobKind::Hint));
    assert!(
        view.status.contains("none of the chosen techniques"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), PAIRS);
}

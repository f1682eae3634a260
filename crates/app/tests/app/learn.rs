//! The Learn workspace by messages: the index, its search, the page of every technique, the ways to it.

#[path = "../../../../xtask/src/site/pages.rs"]
mod pages;

use crate::page::{PAIRS, Page};
use answers::protocol::{Failure, HintResult, Job, JobKind, Reply, Request, StepView};
use app::Msg;
use app::learn::index::Rank;
use app::model::{Panel, Switch, Workspace};
use app::msg::{Action, PastAction, Start};
use app::view::{Block, Button, LearnView, Press, Role, Shelf, View};
use nonet::board::Cell;
use nonet::logic::{Family, Info, Level, techniques};
use nonet::text::read_step;
use words::{self, Lang};
use worker::exhibit;

/// The texts as the build makes them.
pub(crate) fn pages_of(lang: Lang) -> String {
    let folder = |name: &str| {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/");
        let pages = std::fs::read_dir(format!("{root}{name}")).unwrap();
        let texts = pages.map(|page| std::fs::read_to_string(page.unwrap().path()).unwrap());
        texts.collect::<String>()
    };
    let english = folder("techniques");
    let words = match lang {
        Lang::En => english.clone(),
        Lang::Es => folder("tecnicas"),
    };
    pages::text(&english, &words).unwrap()
}

/// Follows the link to a technique.
pub(crate) fn open(page: &mut Page, slug: &str) {
    page.tell(Msg::FragmentChanged(format!("learn={slug}")));
}

/// A page in the Learn workspace with the texts.
fn learning() -> Page {
    let mut page = Page::with(PAIRS);
    for lang in Lang::ALL {
        page.tell(Msg::PagesCame(lang, Some(pages_of(lang))));
    }
    page.tell(Msg::WorkspaceChosen(Workspace::Learn));
    page
}

fn shown(page: &Page) -> LearnView {
    page.view().learn.unwrap()
}

fn shelves(page: &Page) -> Vec<Shelf> {
    let blocks = shown(page).about.into_iter();
    let shelves = blocks.filter_map(|block| match block {
        Block::Shelf(shelf) => Some(shelf),
        _ => None,
    });
    shelves.collect()
}

/// The slugs in the index, in order.
fn slugs(page: &Page) -> Vec<&'static str> {
    let shelves = shelves(page).into_iter();
    shelves
        .flat_map(|shelf| shelf.rows)
        .map(|row| row.slug)
        .collect()
}

fn buttons(blocks: &[Block]) -> Vec<Button> {
    let rows = blocks.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

fn texts(blocks: &[Block]) -> String {
    let texts = blocks.iter().filter_map(|block| match block {
        Block::Text(pieces) => Some(pieces.iter().map(|piece| &*piece.text).collect::<String>()),
        Block::Result(_, text) | Block::Working(text) | Block::Heading(text, _) => {
            Some(text.clone())
        }
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

fn searched(page: &mut Page, text: &str) -> Vec<&'static str> {
    page.tell(Msg::Searched(text.to_owned()));
    slugs(page)
}

fn rank(slug: &str) -> Rank {
    Rank::of(techniques::info(slug).unwrap())
}

fn all() -> Vec<&'static Info> {
    techniques::infos().collect()
}

#[test]
fn the_index_has_every_technique_once_by_family_and_from_easy_to_hard() {
    let page = learning();
    let mut listed = slugs(&page);
    let shelves = shelves(&page);
    let titles: Vec<&str> = shelves.iter().map(|shelf| &*shelf.title).collect();
    let families = Family::ALL.map(|family| page.view().voice.family(family));
    assert_eq!(titles, families);
    for shelf in &shelves {
        let ranks: Vec<_> = shelf.rows.iter().map(|row| rank(row.slug)).collect();
        assert!(
            ranks.is_sorted_by_key(|rank| (rank.level, rank.score)),
            "{shelf:?}"
        );
    }
    listed.sort_unstable();
    let mut every: Vec<&str> = all().iter().map(|info| info.slug).collect();
    every.sort_unstable();
    assert_eq!(listed, every);
    let stops = shelves.iter().flat_map(|shelf| &shelf.rows);
    assert_eq!(stops.filter(|row| row.stop).count(), 1);
}

#[test]
fn no_technique_is_without_a_level_and_those_that_hodoku_does_not_know_say_so() {
    let mut page = learning();
    for info in all() {
        let rank = Rank::of(info);
        assert_eq!(rank.by_place, info.hodoku.is_none(), "{}", info.slug);
        if let Some(row) = info.hodoku {
            assert_eq!((rank.level, rank.score), (row.level, row.score));
        }
        open(&mut page, info.slug);
        let about = texts(&shown(&page).about);
        let says = if rank.by_place {
            "by its place"
        } else {
            "HoDoKu: "
        };
        assert!(about.contains(says), "{}: {about}", info.slug);
    }
    // It is between the grave (hard) and the X-chain (unfair).
    assert_eq!(rank("wxyz-wing").level, Level::Hard);
    assert_eq!(rank("junior-exocet").level, Level::Unfair);
}

#[test]
fn all_can_be_sorted_by_difficulty_alone_and_that_is_kept() {
    let mut page = learning();
    page.tell(Msg::Switched(Switch::ByLevel, true));
    let listed = slugs(&page);
    assert_eq!(listed.len(), all().len());
    assert!(
        listed
            .iter()
            .map(|slug| rank(slug))
            .is_sorted_by_key(|rank| (rank.level, rank.score))
    );
    let titles: Vec<String> = shelves(&page)
        .into_iter()
        .map(|shelf| shelf.title)
        .collect();
    assert_eq!(titles, ["easy", "medium", "hard", "unfair", "extreme"]);
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert!(again.model.settings.switches.is_on(Switch::ByLevel));
}

#[test]
fn a_search_knows_names_other_names_and_neither_case_nor_accents_nor_dashes() {
    let mut page = learning();
    assert_eq!(searched(&mut page, "XY wing"), ["xy-wing", "als-xy-wing"]);
    assert_eq!(searched(&mut page, "bent naked"), ["xy-wing"]);
    assert!(searched(&mut page, "Sue-De coq").contains(&"sue-de-coq"));
    assert!(searched(&mut page, "Simple Colors").contains(&"simple-colours-trap"));
    assert_eq!(searched(&mut page, "no such thing"), [""; 0]);
    assert!(texts(&shown(&page).about).contains("No technique"));
    assert!(
        page.view().status.starts_with("0 "),
        "{}",
        page.view().status
    );
    assert_eq!(searched(&mut page, " ").len(), all().len());
    page.tell(Msg::LangChosen(Lang::Es));
    assert!(searched(&mut page, "UNICO desnudo").contains(&"naked-single"));
    assert!(searched(&mut page, "único").contains(&"hidden-single"));
    assert!(searched(&mut page, "semirremoto").contains(&"w-wing"));
    assert!(searched(&mut page, "x-wing").contains(&"x-wing"));
}

#[test]
fn every_page_has_a_link_that_leads_to_it() {
    let mut page = learning();
    let before = page.fragment.clone();
    for info in all() {
        let slug = info.slug;
        open(&mut page, slug);
        let name = words::family::TECHNIQUE.find(Lang::En, slug).unwrap();
        assert_eq!(shown(&page).title, name);
        assert_eq!(page.fragment, format!("learn={slug}"));
        // As the browser's Back does.
        page.tell(Msg::FragmentChanged(before.clone()));
        assert!(shown(&page).is_index);
        assert_eq!(page.fragment, before);
        let rows = shelves(&page).into_iter().flat_map(|shelf| shelf.rows);
        let stop: Vec<&str> = rows.filter(|row| row.stop).map(|row| row.slug).collect();
        assert_eq!(stop, [slug], "the index goes on where it was left");
    }
    for nowhere in ["", "no-technique"] {
        open(&mut page, "x-wing");
        open(&mut page, nowhere);
        assert!(shown(&page).is_index);
        assert_eq!(page.fragment, before);
    }
}

#[test]
fn a_page_opened_from_elsewhere_leads_back_there() {
    let mut page = learning();
    let before = page.fragment.clone();
    page.tell(Msg::WorkspaceChosen(Workspace::Solve));
    open(&mut page, "x-wing");
    open(&mut page, "swordfish");
    page.tell(Msg::FragmentChanged(before));
    assert_eq!(page.model.settings.workspace, Workspace::Solve);
    page.tell(Msg::WorkspaceChosen(Workspace::Learn));
    assert!(shown(&page).is_index);
    assert_eq!(page.line(), PAIRS);
}

#[test]
fn a_first_visit_by_a_link_finds_the_page_and_a_puzzle_too() {
    let mut page = Page::default();
    page.tell(Msg::Started(Start {
        fragment: "learn=x-wing".into(),
        ..Start::default()
    }));
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    assert_eq!(shown(&page).title, "X-wing");
    assert_eq!(page.fragment, "learn=x-wing");
    assert_eq!(page.view().status, "");
    page.tell(Msg::WorkspaceChosen(Workspace::Solve));
    assert!(page.view().start.is_some() && page.model.play.givens().n_givens() > 0);
}

/// The step made from its own line again, on its board.
fn on_its_board(page: &Page, step: &StepView) -> StepView {
    let geometry = page.model.play.geometry();
    let line = step.lines().last().unwrap();
    exhibit(geometry, &read_step(geometry, &line).unwrap())
}

#[test]
fn every_technique_has_three_examples_drawn_with_their_steps_and_the_game_before_is_kept() {
    let mut page = learning();
    page.stays_unrated = true;
    for info in all() {
        let slug = info.slug;
        for at in 0..3 {
            if at == 0 {
                open(&mut page, slug);
            } else {
                page.tell(Msg::WorkspaceChosen(Workspace::Learn)); // where the last example is
                page.act(Action::NextExample);
            }
            let View { learn, stage, .. } = page.view();
            let (learn, stage) = (learn.unwrap(), stage.unwrap());
            assert!(
                texts(&learn.about).ends_with(&format!("Example {} of 3", at + 1)),
                "{slug}"
            );
            let n_boxed = stage.cells.iter().filter(|cell| cell.box_starts[0]).count();
            let is_irregular = slug == "law-of-leftovers";
            assert!(stage.cells.len() == 81 && (n_boxed == 18 || is_irregular));
            let is_out = |role| matches!(role, Role::Out | Role::Placed);
            let changed = |view: &View| view.cells.iter().any(|cell| !cell.marks.is_empty());
            assert!(
                changed(&stage) || stage.cells.iter().any(|cell| is_out(cell.role)),
                "{slug}"
            );
            assert!(stage.cells.iter().all(|cell| !cell.selected && !cell.peer));
            let view = page.act(Action::LoadExample);
            let Panel::Hint(HintResult::Step(step), _) = &page.model.ui.panel else {
                panic!("{slug}: {}", view.status);
            };
            assert_eq!(step.technique, info);
            assert_eq!(*step, on_its_board(&page, step), "{slug}");
            assert!(
                view.links == stage.links && view.outlines == stage.outlines,
                "{slug}"
            );
            assert!(
                view.cells
                    .iter()
                    .zip(&stage.cells)
                    .all(|(a, b)| a.role == b.role),
                "{slug}"
            );
            page.act(Action::Past(PastAction::Previous));
            assert_eq!(page.line(), PAIRS);
        }
    }
}

#[test]
fn examples_follow_each_other_in_a_ring_and_are_announced() {
    let mut page = learning();
    open(&mut page, "xy-wing");
    assert_eq!(page.act(Action::PreviousExample).status, "Example 3 of 3");
    assert_eq!(page.act(Action::NextExample).status, "Example 1 of 3");
    page.act(Action::NextExample);
    open(&mut page, "w-wing");
    assert!(texts(&shown(&page).about).contains("Example 1 of 3"));
    let beside = buttons(&shown(&page).steps)
        .into_iter()
        .filter_map(|button| match button.press {
            Press::Open(slug) => Some(slug),
            _ => None,
        });
    assert_eq!(
        beside.collect::<Vec<_>>(),
        ["als-discontinuous-nice-loop", "xy-wing"]
    );
}

#[test]
fn hints_all_steps_and_the_sheet_of_techniques_have_links_to_the_pages() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Hint));
    let links = |blocks: &[Block]| -> Vec<Press> {
        let all = buttons(blocks).into_iter().map(|button| button.press);
        all.filter(|press| matches!(press, Press::Open(_)))
            .collect()
    };
    let hint = page.act(Action::Ask(JobKind::Hint));
    let Panel::Hint(HintResult::Step(step), _) = &page.model.ui.panel else {
        panic!("a hint");
    };
    assert_eq!(links(&hint.panel), [Press::Open(step.technique.slug)]);
    let steps = page.act(Action::Ask(JobKind::Steps));
    let slug = page.model.ui.panel.clone();
    let Panel::Steps(listed) = slug else {
        panic!("a list");
    };
    let chosen = listed.steps[listed.at.unwrap()].technique.slug;
    assert_eq!(links(&steps.panel), [Press::Open(chosen)]);
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    let sheet = page.act(Action::Techniques).sheet.unwrap();
    let rows = sheet.blocks.iter().find_map(|block| match block {
        Block::Techniques(rows) => Some(rows.clone()),
        _ => None,
    });
    for (row, info) in rows.unwrap().iter().zip(all()) {
        assert_eq!(row.slug, info.slug);
        assert!(row.what_is.starts_with("What is “"), "{}", row.what_is);
    }
    open(&mut page, chosen);
    assert_eq!(page.view().sheet, None, "the sheet is not over the page");
}

#[test]
fn the_text_is_fetched_once_when_it_is_wanted() {
    let mut page = Page::with(PAIRS);
    assert!(page.fetched.is_empty());
    open(&mut page, "x-wing");
    assert_eq!(page.fetched, [Lang::En]);
    assert!(texts(&shown(&page).about).contains("Loading"));
    // It fails to arrive; then something else arrives; then it arrives.
    for text in [None, Some("<!doctype html>".to_owned())] {
        page.tell(Msg::PagesCame(Lang::En, text));
        assert!(texts(&shown(&page).about).contains("could not be loaded"));
        page.act(Action::FetchAgain);
    }
    assert_eq!(page.fetched, [Lang::En; 3]);
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    assert!(
        texts(&shown(&page).about).contains("Two rows"),
        "{}",
        texts(&shown(&page).about)
    );
    page.tell(Msg::WorkspaceChosen(Workspace::Solve));
    page.tell(Msg::WorkspaceChosen(Workspace::Learn));
    assert_eq!(page.fetched.len(), 3, "it is there");
    page.tell(Msg::LangChosen(Lang::Es));
    assert_eq!(page.fetched.last(), Some(&Lang::Es));
}

#[test]
fn a_workshop_that_does_not_answer_leaves_the_example_without_its_pattern() {
    let mut page = learning();
    page.holds_back = true;
    open(&mut page, "x-wing");
    let shows =
        |request: &&Request| matches!(&request.job, Job::Show(lines) if lines.lines().count() == 6);
    let id = page.asked.iter().find(shows).unwrap().id;
    assert!(
        page.view()
            .stage
            .unwrap()
            .cells
            .iter()
            .all(|cell| cell.marks.is_empty())
    );
    page.tell(Msg::Worker(Reply::Failed(id, Failure::NotFetched)));
    assert_eq!(
        page.asked.iter().filter(shows).count(),
        1,
        "it is not asked again by itself"
    );
    page.holds_back = false;
    page.act(Action::FetchAgain);
    assert!(
        page.view()
            .stage
            .unwrap()
            .cells
            .iter()
            .any(|cell| !cell.marks.is_empty())
    );
}

#[test]
fn an_example_wanted_on_the_board_before_its_step_has_come_waits_for_it() {
    let mut page = learning();
    page.holds_back = true;
    open(&mut page, "x-wing");
    let view = page.act(Action::LoadExample);
    assert!(view.learn.is_some() && page.line() == PAIRS);
    let shows = |request: &&Request| matches!(&request.job, Job::Show(_));
    let request = page.asked.iter().find(shows).unwrap().clone();
    page.holds_back = false;
    page.answer(request);
    let view = page.view();
    assert!(view.learn.is_none() && page.line() != PAIRS);
    assert!(view.cells.iter().any(|cell| cell.role == Role::Pattern));
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), PAIRS);
    // After leaving the page it is not wanted any more.
    page.holds_back = true;
    open(&mut page, "swordfish");
    page.act(Action::LoadExample);
    let request = page.asked.iter().rfind(shows).unwrap().clone();
    page.tell(Msg::WorkspaceChosen(Workspace::Create));
    page.answer(request);
    assert_eq!(page.line(), PAIRS);
}

#[test]
fn what_is_pointed_at_in_the_words_is_marked_on_the_example() {
    let mut page = learning();
    open(&mut page, "xy-wing");
    page.tell(Msg::PointedAt(vec![Cell::new(7)]));
    let stage = page.view().stage.unwrap();
    let pointed = stage.cells.iter().filter(|cell| cell.pointed);
    assert_eq!(
        pointed.map(|cell| cell.cell.index()).collect::<Vec<_>>(),
        [7]
    );
}

#[test]
fn keys_do_not_reach_the_board_that_is_out_of_sight() {
    let mut page = learning();
    for key in ["5", "Delete", "h"] {
        page.press(key);
    }
    assert_eq!(page.line(), PAIRS);
    assert_eq!(page.model.ui.panel, Panel::Rest);
}

//! Before the second program has arrived the page does not mention what comes with it: it has no words for that
//! yet. When it opens, it also has none for what is out of sight.

use crate::learn::{open, pages_of};
use crate::page::{HARD, PAIRS, Page};
use app::Msg;

use answers::protocol::{Failure, Job, JobKind, Reply};
use app::model::{Pick, Workspace};
use app::msg::{Action, StoreFault};
use app::view::{Block, View};
use game::persistence::SaveState;
use nonet::logic::Reach;
use words::{Book, Lang, phrases, text};

/// The phrases of a book, as the parts between their gaps that are long enough to be recognised.
fn parts(lang: Lang, book: Book) -> Vec<&'static str> {
    let phrases = phrases(lang, book).into_iter();
    let parts = phrases.flat_map(|(_, phrase)| phrase.split(['{', '}', '\n', '"']).step_by(2));
    parts.filter(|part| part.len() > 12).collect()
}

/// Phrases on the page that belong to the second program.
fn said_too_early(page: &Page) -> Vec<&'static str> {
    let known = [Book::Page, Book::Later];
    said_without(page.model.settings.lang, &page.view(), Book::Study, &known)
}

/// Phrases in this view that are from this book, and from none of the known ones.
fn said_without(lang: Lang, view: &View, book: Book, known: &[Book]) -> Vec<&'static str> {
    let shown = format!("{view:?}");
    let is_known = |part: &&str| known.iter().any(|book| text(lang, *book).contains(part));
    let parts = parts(lang, book).into_iter();
    parts
        .filter(|part| shown.contains(part) && !is_known(part))
        .collect()
}

/// The page without what other workspaces show.
fn in_sight(page: &Page) -> View {
    let mut view = page.view();
    view.solutions_panel.clear();
    view.create_panel.clear();
    view.text_panel.clear();
    view.keys.said.clear();
    view
}

#[test]
fn what_is_in_sight_when_the_page_opens_needs_no_later_words() {
    for lang in Lang::ALL {
        for puzzle in [PAIRS, HARD, "", "55"] {
            let mut page = Page::with(puzzle);
            page.tell(Msg::LangChosen(lang));
            page.tell(Msg::WordsCame(lang, true));
            let said =
                |page: &Page| said_without(lang, &in_sight(page), Book::Later, &[Book::Page]);
            page.press("1");
            assert_eq!(said(&page), [""; 0], "{puzzle}");
            page.act(Action::Undo);
            assert_eq!(said(&page), [""; 0], "{puzzle}");
        }
    }
}

/// Every possible failure is reported in words that have arrived before it.
#[test]
fn what_tells_of_a_failure_needs_no_later_words() {
    let failures = [
        Failure::BadRequest,
        Failure::WorkerDied,
        Failure::Silent,
        Failure::NotFetched,
        Failure::NoEngine,
    ];
    let faults = [
        StoreFault::Refused,
        StoreFault::Failed,
        StoreFault::Newer,
        StoreFault::Full,
    ];
    for lang in Lang::ALL {
        let mut page = Page::with(PAIRS);
        page.tell(Msg::LangChosen(lang));
        page.tell(Msg::WordsCame(lang, true));
        page.holds_back = true;
        for failure in failures {
            page.act(Action::Ask(JobKind::Hint));
            let id = page.asked.last().unwrap().id;
            page.tell(Msg::Worker(Reply::Failed(id, failure)));
            let view = in_sight(&page);
            assert_eq!(view.panel.len(), 2, "{failure:?}");
            assert!(view.status.len() > 12, "{failure:?}");
            assert_eq!(
                said_without(lang, &view, Book::Later, &[Book::Page]),
                [""; 0]
            );
        }
        for fault in faults {
            let fault = Some(fault);
            page.tell(Msg::Kept(SaveState { n_kept: 0, fault }));
            let view = in_sight(&page);
            assert!(view.notices[0].text.len() > 12 && view.notices[0].buttons[0].label.len() > 12);
            assert_eq!(
                said_without(lang, &view, Book::Later, &[Book::Page]),
                [""; 0]
            );
        }
    }
}

/// Answers the requests to the first program; the second has not arrived.
fn answer(page: &mut Page) {
    let asked = std::mem::take(&mut page.asked);
    let first = asked.into_iter().filter(|asked| !asked.job.is_workshop());
    first.for_each(|request| page.answer(request));
}

fn every_reach(page: &mut Page) {
    for reach in Reach::ALL {
        page.tell(Msg::Picked(Pick::Reach, reach as usize));
        page.act(Action::Ask(JobKind::Propagate));
        answer(page);
        assert_eq!(said_too_early(page), [""; 0], "{reach:?}");
        page.act(Action::Undo);
    }
}

#[test]
fn the_first_program_s_answers_need_no_later_words() {
    for lang in Lang::ALL {
        for puzzle in [PAIRS, HARD, "55"] {
            let mut page = Page::with(puzzle);
            page.holds_back = true;
            page.tell(Msg::LangChosen(lang));
            page.tell(Msg::WordsCame(lang, true));
            every_reach(&mut page);
            for &kind in app::WITH_BUTTON {
                page.act(Action::Ask(kind));
                assert_eq!(said_too_early(&page), [""; 0], "{kind:?}");
                answer(&mut page);
                assert_eq!(said_too_early(&page), [""; 0], "{kind:?}");
            }
            for workspace in Workspace::ALL {
                page.tell(Msg::WorkspaceChosen(workspace));
                assert_eq!(said_too_early(&page), [""; 0], "{workspace:?}");
            }
        }
    }
}

#[test]
fn the_names_of_techniques_are_waited_for() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Techniques);
    assert_eq!(page.fetched, [Lang::En]);
    let blocks = |page: &Page| page.view().sheet.unwrap().blocks;
    assert!(matches!(blocks(&page)[..], [Block::Working(_)]));
    page.tell(Msg::PagesCame(Lang::En, None));
    assert!(matches!(
        blocks(&page)[..],
        [Block::Result(..), Block::Buttons(_)]
    ));
    page.act(Action::FetchAgain);
    page.act(Action::CloseSheet);
    for workspace in [Workspace::Learn, Workspace::Create] {
        page.tell(Msg::WorkspaceChosen(workspace));
        assert!(!page.view().books[1]);
        assert_eq!(said_too_early(&page), [""; 0]);
    }
    open(&mut page, "x-wing");
    assert_eq!(page.view().learn.unwrap().title, "Techniques");
    page.tell(Msg::Searched("wing".into()));
    assert_eq!(page.view().status, "");
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    assert_eq!(page.view().learn.unwrap().title, "X-wing");
    assert!(page.view().books[1] && !said_too_early(&page).is_empty());
    assert_eq!(page.fetched, [Lang::En; 2]);
}

/// A question for the second program, which has not arrived, so that the test above is not vacuous.
#[test]
fn most_questions_are_the_second_program_s() {
    let mut page = Page::with(PAIRS);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Hint));
    assert!(matches!(page.asked.last().unwrap().job, Job::Deep(..)));
    let hint = page.asked.pop().unwrap();
    page.answer(hint);
    assert!(!said_too_early(&page).is_empty());
}

//! The start of the page: finds what was kept, what the address says and what the browser prefers.

use super::download::Download;
use super::happened::{Happened, Tell};
use super::queue::Queue;
use super::runtime::State;
use super::screen::Screen;
use super::storage::{self, Opened};
use super::worker::Workers;
use super::workshop::Workshop;
use super::{Fallible, Host, address, dom, events, pages};
use crate::app::msg::Start;
use crate::app::{Model, Msg};
use std::rc::Rc;
use web_sys::Element;

/// Starts the page. It is drawn once the store has answered, or has taken too long.
///
/// # Errors
/// The document is not the one for this program, or the words of the language can't be fetched.
pub async fn start_page(host: Host) -> Fallible {
    let page: Rc<Queue<State>> = Queue::new();
    let tell = page.tell();
    let mut workers = engine(&host, &tell);
    let told = workers.start(); // now, so that the worker starts up while the store opens
    let (store, opened) = storage::open(&host, tell.clone()).await;
    let mut found = found(opened)?;
    bring_words(&host, &mut found).await?;
    let root: Element = dom::find(&dom::html()?, "#page")?;
    let state = State {
        model: Model::default(),
        screen: Screen::new(&root)?,
        workers,
        workshop: Workshop::new(&host, &tell),
        store,
        download: Download::default(),
        host,
        listeners: events::listen(&root, &tell)?,
        tell,
        focus: None,
        reveal: None,
    };
    state.tell.msg(Msg::Started(found));
    state.pass_on(state.host.mended().then_some(Msg::Mended));
    state.pass_on(told);
    page.begin(state);
    root.remove_attribute("hidden")
}

/// Brings the words of the language; if they can't be fetched, another language stands in.
async fn bring_words(host: &Host, start: &mut Start) -> Fallible {
    let wanted = start.lang();
    let Err(error) = pages::bring_words(host, wanted).await else {
        return Ok(());
    };
    dom::log(&error);
    start.lacks = Some(wanted);
    pages::bring_words(host, start.lang()).await
}

fn engine(host: &Host, tell: &Tell) -> Workers {
    let (host, tell) = (host.clone(), tell.clone());
    Workers::new(
        move || host.spawn(),
        move |serial, signal| tell.happened(Happened::Worker(serial, signal)),
    )
}

fn found(opened: Opened) -> Fallible<Start> {
    let languages = dom::window()?.navigator().languages();
    Ok(Start {
        fragment: address::fragment()?,
        languages: languages.iter().filter_map(|tag| tag.as_string()).collect(),
        lacks: None,
        settings: opened.settings,
        rescued: opened.rescued,
        n_games: opened.n_games,
    })
}

//! The start of the page: what was saved, what the address says and what the browser prefers.

use super::download::Download;
use super::happened::{Happened, Sender};
use super::queue::Queue;
use super::runtime::State;
use super::screen::Screen;
use super::storage::{self, Found, News, StoreScript, outcome};
use super::worker::{WorkerNews, Workers};
use super::workshop::Workshop;
use super::{Fallible, Host, address, dom, events, form, pages, timing};
use app::msg::{Start, StoreFault};
use app::{Model, Msg};
use game::persistence::Place;
use game::rescue::Rescued;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::Element;
use words::{Book, Lang, bring};

/// Words that could not be fetched are asked for again after this time; `www/boot.js` asks as often for their style
/// sheet, and sends a message.
const AGAIN_MS: i32 = 10_000;

/// The page before it is drawn for the first time, and the entry point for reports from the scripts.
pub struct Page {
    queue: Rc<Queue<State>>,
    tell: Sender,
    host: Host,
    /// Its workers and their news, until the page begins.
    workers: RefCell<Option<(Workers, Vec<WorkerNews>)>>,
}

impl Page {
    /// Starts the workers. Reports wait until the page begins.
    pub fn new(host: Host) -> Self {
        let queue: Rc<Queue<State>> = Queue::new();
        let tell = queue.sender();
        let mut workers = engine(&host, &tell);
        let told = workers.start();
        Self {
            queue,
            tell,
            host,
            workers: RefCell::new(Some((workers, told))),
        }
    }

    /// The language that the page starts in; another one if its words are missing.
    ///
    /// # Errors
    /// There is no page.
    pub fn language(&self, found: &Found, is_lacking: bool) -> Fallible<Lang> {
        Ok(start(found, Rescued::default(), is_lacking)?.lang())
    }

    /// Draws the page for the first time, with these words.
    ///
    /// # Errors
    /// The document is not the one for this program, or the page has begun already.
    pub fn begin(
        &self,
        script: StoreScript,
        found: &Found,
        words: String,
        is_lacking: bool,
    ) -> Fallible {
        let (store, rescued) = storage::begin(script, found, JsValue::as_string);
        let start = start(found, rescued, is_lacking)?;
        let lang = start.lang();
        if !bring(lang, Book::Page, words.leak()) {
            return Err(pages::OTHER_WORDS.into());
        }
        let root: Element = dom::find(&dom::html(), "#page");
        let workers = self.workers.take();
        let (workers, told) = workers.ok_or_else(|| JsValue::from_str("begun already"))?;
        let (host, tell) = (self.host.clone(), self.tell.clone());
        let state = State {
            model: Model::default(),
            screen: Screen::new(&root),
            workers,
            workshop: Workshop::new(&host, &tell),
            store,
            download: Download::default(),
            large: None,
            host,
            listeners: events::listen(&root, &tell),
            tell,
            fragment: None,
            focus: None,
            focus_box: false,
            focus_learn: false,
            focus_result: false,
        };
        state.tell.msg(Msg::Started(start));
        state.pass_on(state.host.mended().then_some(Msg::Mended));
        state.pass_on(told);
        self.queue.begin(state);
        dom::set_flag(&root, "hidden", false);
        bring_later(self.host.clone(), self.tell.clone(), lang);
        Ok(())
    }

    /// A place of the store was opened; or it was not, and this is the name of the error.
    pub fn opened(&self, place: usize, fault: Option<String>) {
        self.heard(News::Opened(Place::ALL[place], outcome(fault)));
    }

    /// The database was closed from outside.
    pub fn closed(&self, fault: &str) {
        self.heard(News::Closed(StoreFault::named(fault)));
    }

    /// A write to a place ended.
    pub fn wrote(&self, place: usize, number: u32, fault: Option<String>) {
        self.heard(News::Wrote(Place::ALL[place], number, outcome(fault)));
    }

    /// A message for the model.
    pub fn said(&self, msg: Msg) {
        self.tell.msg(msg);
    }

    fn heard(&self, news: News) {
        self.tell.happened(Happened::Store(news));
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Page")
    }
}

fn engine(host: &Host, tell: &Sender) -> Workers {
    let (host, tell) = (host.clone(), tell.clone());
    Workers::new(
        move || host.spawn(),
        move |serial, signal| tell.happened(Happened::Worker(serial, signal)),
    )
}

/// Fetches the words for what is not in sight yet, until they arrive.
fn bring_later(host: Host, tell: Sender, lang: Lang) {
    let more = host.clone();
    let then = move |outcome: Fallible| {
        tell.msg(Msg::WordsCame(lang, outcome.is_ok()));
        if outcome.is_err() {
            timing::after(AGAIN_MS, move || bring_later(more, tell, lang));
        }
    };
    pages::bring_later(&host, lang, Box::new(then));
}

/// What the page starts from. `is_lacking`: the words of its language could not be fetched.
fn start(found: &Found, rescued: Rescued, is_lacking: bool) -> Fallible<Start> {
    let languages = dom::window().navigator().languages();
    let mut start = Start {
        address: address::page()?,
        fragment: address::fragment()?,
        languages: languages.iter().filter_map(|tag| tag.as_string()).collect(),
        lacks: None,
        settings: found.settings(),
        rescued,
        n_games: found.n_games(),
        chance: form::chance(),
        tab: address::remembered()?,
    };
    start.lacks = is_lacking.then(|| start.lang());
    Ok(start)
}

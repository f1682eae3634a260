//! The state of the library in the browser, and what follows from each event.

use super::events;
use super::games::{self, Games};
use super::happened::{Happened, Tell};
use super::long;
use crate::web::download::Download;
use crate::web::focus::Focus;
use crate::web::listener::Listener;
use crate::web::queue::{self, Queue};
use crate::web::storage::{self, Found, Hands, Store};
use crate::web::worker::{WorkerNews, Workers};
use crate::web::{Fallible, dom, pages, patch, timing};
use answers::protocol::Request;
use js_sys::Promise;
use shelf::view::view;
use shelf::{Effect, Model, Msg, update};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use watch::Node;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use words::{Book, Lang, is_here};

#[wasm_bindgen]
extern "C" {
    /// An element's own style, which no markup can set here.
    type Styled;

    #[wasm_bindgen(method, getter)]
    fn style(this: &Styled) -> Style;

    type Style;

    #[wasm_bindgen(method, js_name = setProperty)]
    fn set(this: &Style, name: &str, value: &str);
}

/// Where the focus goes if no element does the same as the one that had it: the list, or else the chosen place, in
/// either form. Not the search field, which would bring up a phone's keyboard.
const HEIRS: [&str; 3] = [".rows", ".places [aria-pressed=\"true\"]", ".places select"];

/// Everything that makes up the library.
pub(super) struct Shelf {
    model: Model,
    tell: Tell,
    games: Games,
    /// `None` if another tab has the library.
    store: Option<Store>,
    root: Element,
    drawn: Node,
    chooser: HtmlInputElement,
    download: Download,
    /// The workers that rate, once there was something to rate.
    workers: Option<Workers>,
    /// Has the page asked for it to be shown, and marked the rows on screen as old? The mark is removed once, when
    /// the new rows are in place, and not for anything that happens before.
    is_marked: bool,
    focus: Option<&'static str>,
    /// What had the focus when something was asked.
    asker: Option<Focus>,
    scroll: Option<usize>,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: Vec<Listener>,
}

impl queue::TakeIn for Shelf {
    type Happened = Happened;

    fn take_in(&mut self, happened: Happened) {
        match happened {
            Happened::Said(msg) => self.update(msg),
            Happened::Now(msg) => {
                self.update(clock());
                self.update(msg);
            }
            Happened::Shown(game, lang, rated) => self.shown(game, lang, rated),
            Happened::Store(news) => {
                if let Some(store) = &mut self.store {
                    store.hear(news);
                }
            }
            Happened::Worker(serial, signal) => {
                if !self.is_in_sight() {
                    self.update(Msg::Hidden); // no more rating behind another workspace
                }
                let workers = self.workers.as_mut();
                let told = workers.map_or_else(Vec::new, |workers| workers.hear(serial, signal));
                self.pass_on(told);
            }
            Happened::Scrolled => self.update_scroll(),
        }
        // Everything that resulted is written together.
        if let Some(kept) = self.store.as_mut().and_then(Store::settle) {
            self.update(Msg::Kept(kept));
        }
    }

    fn draw(&mut self) {
        let before = Focus::of(&self.root);
        self.patch();
        if self.update_size() {
            self.patch();
        }
        if let Some(place) = self.scroll.take() {
            self.bring_into_sight(place);
        }
        self.put_focus(before);
    }
}

impl Shelf {
    /// Opens it in a part of the page as soon as its words have arrived; until then messages wait.
    pub(super) fn open(
        place: Element,
        games: Games,
        (hands, found): (Hands, &Found),
        lang: Lang,
    ) -> Tell {
        let page: Rc<Queue<Self>> = Queue::new();
        let tell = page.tell();
        let is_ours = games.is_ours();
        let words = words(&games, lang);
        let (store, rescued) = match is_ours {
            true => {
                let (store, rescued) = storage::begin(hands, found, long::text);
                (Some(store), rescued)
            }
            false => (None, storage::read(found, long::text)),
        };
        tell.msg(Msg::Opened(rescued, is_ours));
        pages::bring_library_words(&words, lang, move |brought| {
            let begun = brought.and_then(|()| Self::begin(&page, &place, games, store));
            dom::log_failure(begun);
        });
        tell
    }

    fn begin(
        page: &Rc<Queue<Self>>,
        place: &Element,
        games: Games,
        store: Option<Store>,
    ) -> Fallible {
        let tell = page.tell();
        let model = Model::default();
        let drawn = view(&model);
        let root = patch::make(&drawn)?;
        let chooser: HtmlInputElement = dom::element("input", "").unchecked_into();
        chooser.set_type("file");
        chooser.set_multiple(true);
        chooser.set_hidden(true);
        place.set_text_content(None);
        place.append_child(&root)?;
        place.append_child(&chooser)?;
        page.begin(Self {
            model,
            listeners: events::listen(place, &tell),
            tell,
            games,
            store,
            root,
            drawn,
            chooser,
            download: Download::default(),
            workers: None,
            is_marked: false,
            focus: None,
            asker: None,
            scroll: None,
        });
        Ok(())
    }

    fn update(&mut self, msg: Msg) {
        if let Msg::Set(field, value) = &msg {
            self.drawn.field_was_set(field, value);
        }
        for effect in update(&mut self.model, msg) {
            dom::log_failure(self.perform(effect));
        }
    }

    /// Shows it once the words of the language have arrived.
    fn shown(&mut self, game: String, lang: Lang, rated: Vec<(String, u8)>) {
        if is_here(lang, Book::Library) {
            self.is_marked = true;
            self.update(clock());
            return self.update(Msg::Shown(game, lang, rated));
        }
        let tell = self.tell.clone();
        pages::bring_library_words(
            &words(&self.games, lang),
            lang,
            move |brought| match brought {
                Ok(()) => tell.happened(Happened::Shown(game, lang, rated)),
                Err(error) => dom::log(&error),
            },
        );
    }

    /// Makes the page look as it should.
    fn patch(&mut self) {
        let next = view(&self.model);
        match patch::patch(self.root.clone(), &self.drawn, &next) {
            Ok(root) => (self.root, self.drawn) = (root, next),
            Err(error) => return dom::log(&error),
        }
        if let Some(place) = self.root.parent_element() {
            let is_settled = self.model.is_settled;
            if !is_settled || std::mem::take(&mut self.is_marked) {
                dom::set_flag(&place, "data-stale", !is_settled);
            }
        }
        if let Some(list) = self.list() {
            for (name, attribute) in [("--rows", "data-rows"), ("--first", "data-first")] {
                let value = list.get_attribute(attribute).unwrap_or_default();
                list.unchecked_ref::<Styled>().style().set(name, &value);
            }
        }
    }

    fn is_in_sight(&self) -> bool {
        let place = self.root.parent_element();
        place.is_some_and(|place| !place.has_attribute("hidden"))
    }

    fn list(&self) -> Option<Element> {
        dom::first(&self.root, ".rows")
    }

    /// The height of a row as laid out.
    fn high(list: &Element) -> Option<f64> {
        let row: HtmlElement = dom::first(list, ".game")?.unchecked_into();
        let high = f64::from(row.offset_height());
        (high > 0.0).then_some(high)
    }

    /// The first row in sight, and how many are in sight.
    fn seen(&self) -> Option<(usize, usize)> {
        let list = self.list()?;
        let high = Self::high(&list)?;
        let first = f64::from(list.scroll_top()) / high;
        let n_fit = f64::from(list.client_height()) / high;
        Some((first as usize, n_fit.ceil() as usize + 1))
    }

    fn update_scroll(&mut self) {
        if let Some((first, n_fit)) = self.seen() {
            self.update(Msg::Scrolled(first, n_fit));
        }
    }

    /// Updates the size of the list, which may be new. Returns whether it changed.
    fn update_size(&mut self) -> bool {
        let seen = self.seen();
        let is_new = seen.is_some_and(|seen| seen != (self.model.first, self.model.n_fit));
        if is_new {
            self.update_scroll();
        }
        is_new
    }

    fn bring_into_sight(&self, place: usize) {
        let Some(list) = self.list() else { return };
        let Some(high) = Self::high(&list) else {
            return;
        };
        let (top, room) = (
            f64::from(list.scroll_top()),
            f64::from(list.client_height()),
        );
        let row = place as f64 * high;
        if row < top {
            list.set_scroll_top(row as i32);
        } else if row + high > top + room {
            list.set_scroll_top((row + high - room).ceil() as i32);
        }
    }

    /// After a drawing: puts the focus where it was asked for, or else keeps it where it was.
    fn put_focus(&mut self, before: Option<Focus>) {
        let keep = |asker: Option<&Focus>| {
            before
                .iter()
                .for_each(|it| it.keep(asker, &self.root, &HEIRS))
        };
        match (self.focus.take(), self.list()) {
            (None, _) => keep(None),
            (Some(""), Some(list)) => dom::focus(&list),
            (Some(""), None) => keep(self.asker.take().as_ref()),
            (Some(field), _) => {
                self.asker = before;
                dom::first(&self.root, &format!("[data-field={field}]")).inspect(dom::focus);
            }
        }
    }

    fn perform(&mut self, effect: Effect) -> Fallible {
        match effect {
            Effect::Record(lines) => {
                if let Some(store) = &mut self.store {
                    store.record(lines);
                }
            }
            Effect::Rewrite(lines) => {
                if let Some(store) = &mut self.store {
                    store.rewrite(lines);
                }
            }
            Effect::List => {
                let tell = self.tell.clone();
                games::list(&self.games, move |listed| match listed {
                    Ok(listed) => tell.happened(Happened::Now(Msg::Listed(listed))),
                    Err(error) => {
                        dom::log(&error);
                        tell.msg(Msg::Read(Vec::new())); // there is nothing to wait for
                    }
                });
            }
            Effect::Read(names) => games::read(&self.games, names, self.telling(Msg::Read)),
            Effect::Fetch(names) => games::read(&self.games, names, self.telling(Msg::Fetched)),
            Effect::Put(kept) => {
                let tell = self.tell.clone();
                games::put(&self.games, &kept, move |put| match put {
                    Ok(put) => tell.msg(Msg::Put(put)),
                    Err(error) => {
                        dom::log(&error);
                        tell.msg(Msg::Put(Vec::new()));
                    }
                });
            }
            Effect::Remove(names) => {
                games::remove(&self.games, &names, self.telling(Msg::Removed));
            }
            Effect::Ask(request) => self.ask(request),
            Effect::Open(game, at, puzzle) => self.games.open(&game, at, &puzzle),
            Effect::Scroll(place) => self.scroll = Some(place),
            Effect::Focus(field) => self.focus = Some(field),
            Effect::Later => {
                let tell = self.tell.clone();
                timing::at_next_frame(move || {
                    timing::after(0, move || tell.happened(Happened::Now(Msg::Continued)));
                });
            }
            Effect::ChooseFile => self.chooser.click(),
            Effect::Save(name, text) => {
                self.download.collect(&text)?;
                self.download.offer(&name)?;
            }
        }
        Ok(())
    }

    fn ask(&mut self, request: Request) {
        let mut told = Vec::new();
        let workers = self.workers.get_or_insert_with(|| {
            let (games, tell) = (self.games.clone(), self.tell.clone());
            let report = move |serial, signal| tell.happened(Happened::Worker(serial, signal));
            let mut workers = Workers::new(move || games.spawn(), report);
            told = workers.start();
            workers
        });
        told.extend(workers.ask(request));
        self.pass_on(told);
    }

    /// Passes on the supervisor's news. The library shows no slowness.
    fn pass_on(&mut self, told: Vec<WorkerNews>) {
        for news in told {
            match news {
                WorkerNews::Reply(reply) => self.tell.msg(Msg::Replied(reply)),
                WorkerNews::Lost => {
                    self.workers = None;
                    self.tell.msg(Msg::WorkersLost);
                }
                WorkerNews::Slow(..) => {}
            }
        }
    }

    /// Passes on the store's answers, and logs its refusals.
    fn telling<T: 'static>(&self, msg: fn(T) -> Msg) -> impl FnOnce(Fallible<T>) + 'static {
        let tell = self.tell.clone();
        move |answer| match answer {
            Ok(answer) => tell.msg(msg(answer)),
            Err(error) => dom::log(&error),
        }
    }
}

/// The time in UTC, the offset of local time, and a random number.
fn clock() -> Msg {
    let now = js_sys::Date::new_0();
    let ahead = -now.get_timezone_offset() * 60_000.0;
    let chance = js_sys::Math::random() * 1e15;
    Msg::Clock(now.get_time() as u64, ahead as i64, chance as u64)
}

/// The words of a language, being fetched.
fn words(games: &Games, lang: Lang) -> Promise {
    games.text(&format!("workshop/library/{}.txt", lang.slug()))
}

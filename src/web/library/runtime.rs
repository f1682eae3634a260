//! The library as a room: what its messages and effects mean in the browser.

use super::events;
use super::games::{self, Games};
use super::happened::{Happened, Sender};
use super::list::List;
use super::long;
use crate::web::download::Download;
use crate::web::listener::Listener;
use crate::web::room::{self, Focus, Room, Sheet};
use crate::web::storage::{self, Found, Store, StoreScript};
use crate::web::worker::{WorkerNews, Workers};
use crate::web::{Fallible, dom, timing};
use answers::protocol::Request;
use library::view::view;
use library::{Effect, Model, Msg, update};
use markup::Node;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use words::{Book, Lang};

/// Everything that makes up the library.
pub(super) struct Shelf {
    model: Model,
    tell: Sender,
    games: Games,
    /// `None` if another tab has the library.
    store: Option<Store>,
    place: Element,
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
}

/// Opens it in a part of the page.
pub(super) fn open(
    place: Element,
    games: Games,
    (script, found): (StoreScript, &Found),
    lang: Lang,
) -> Sender {
    let is_ours = games.is_ours();
    let (store, rescued) = match is_ours {
        true => {
            let (store, rescued) = storage::begin(script, found, long::text);
            (Some(store), rescued)
        }
        false => (None, storage::read(found, long::text)),
    };
    let texts = games.clone();
    let words = move |lang: Lang| texts.text(&format!("workshop/library/{}.txt", lang.slug()));
    let part = place.clone();
    let tell = room::open(place, lang, words, move |tell| {
        Ok(Shelf::new(part, games, store, tell))
    });
    tell.msg(Msg::Opened(rescued, is_ours));
    tell
}

impl Room for Shelf {
    type Msg = Msg;
    type Happened = Happened;
    type Effect = Effect;

    const BOOK: Book = Book::Library;

    /// The list, or else the chosen place, in either form. Not the search field, which would bring up a phone's
    /// keyboard.
    const HEIRS: &'static [&'static str] =
        &[".rows", ".places [aria-pressed=\"true\"]", ".places select"];

    fn language(happened: &Happened) -> Option<Lang> {
        match happened {
            Happened::Shown(_, lang, _) => Some(*lang),
            _ => None,
        }
    }

    fn field_set(msg: &Msg) -> Option<(&str, &str)> {
        match msg {
            Msg::Set(field, value) => Some((field, value)),
            _ => None,
        }
    }

    fn attach(&self, place: &Element) -> Fallible<Vec<Listener>> {
        place.append_child(&self.chooser)?;
        Ok(events::listen(place, &self.tell))
    }

    fn hear(&mut self, happened: Happened) -> Vec<Msg> {
        match happened {
            Happened::Said(msg) => return vec![msg],
            Happened::Now(msg) => return vec![clock(), msg],
            Happened::Shown(game, lang, rated) => {
                self.is_marked = true;
                return vec![clock(), Msg::Shown(game, lang, rated)];
            }
            Happened::Scrolled => return self.scrolled().into_iter().collect(),
            Happened::Worker(serial, signal) => {
                let workers = self.workers.as_mut();
                let told = workers.map_or_else(Vec::new, |workers| workers.hear(serial, signal));
                self.pass_on(told);
                if self.place.has_attribute("hidden") {
                    return vec![Msg::Hidden]; // no more rating behind another workspace
                }
            }
            Happened::Store(news) => {
                if let Some(store) = &mut self.store {
                    store.hear(news);
                }
            }
        }
        Vec::new()
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        update(&mut self.model, msg)
    }

    /// Everything that resulted is written together.
    fn settle(&mut self) -> Option<Msg> {
        self.store.as_mut()?.settle().map(Msg::Kept)
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
            Effect::List => self.list_games(),
            Effect::Read(names) => games::read(&self.games, names, self.telling(Msg::Read)),
            Effect::Fetch(names) => games::read(&self.games, names, self.telling(Msg::Fetched)),
            Effect::Put(kept) => {
                let tell = self.tell.clone();
                games::put(&self.games, &kept, move |put| {
                    tell.msg(Msg::Put(put.inspect_err(dom::log).unwrap_or_default()));
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
            Effect::Save(name, text) => self.download.save(&name, &text)?,
        }
        Ok(())
    }

    fn view(&self) -> Node {
        view(&self.model)
    }

    fn draw(&mut self, sheet: &mut Sheet) {
        let before = Focus::of(sheet.root());
        self.show(sheet);
        if self.update_size() {
            self.show(sheet);
        }
        let list = List::inside(sheet.root());
        if let (Some(list), Some(place)) = (&list, self.scroll.take()) {
            list.bring_into_sight(place);
        }
        self.put_focus(before, sheet.root(), list);
    }
}

impl Shelf {
    fn new(place: Element, games: Games, store: Option<Store>, tell: Sender) -> Self {
        let chooser: HtmlInputElement = dom::element("input", "").unchecked_into();
        chooser.set_type("file");
        chooser.set_multiple(true);
        chooser.set_hidden(true);
        Self {
            model: Model::default(),
            tell,
            games,
            store,
            place,
            chooser,
            download: Download::default(),
            workers: None,
            is_marked: false,
            focus: None,
            asker: None,
            scroll: None,
        }
    }

    fn show(&mut self, sheet: &mut Sheet) {
        sheet.show(self.view());
        let is_settled = self.model.is_settled;
        if !is_settled || std::mem::take(&mut self.is_marked) {
            dom::set_flag(&self.place, "data-stale", !is_settled);
        }
        if let Some(list) = List::inside(sheet.root()) {
            list.place_rows();
        }
    }

    fn scrolled(&self) -> Option<Msg> {
        let (first, n_fit) = List::inside(&self.place)?.seen()?;
        Some(Msg::Scrolled(first, n_fit))
    }

    /// Updates the size of the list, which may be new. Returns whether it changed.
    fn update_size(&mut self) -> bool {
        let known = Msg::Scrolled(self.model.first, self.model.n_fit);
        let new = self.scrolled().filter(|seen| *seen != known);
        let is_new = new.is_some();
        new.into_iter().for_each(|msg| self.handle(msg));
        is_new
    }

    /// After a drawing: puts the focus where it was asked for, or else keeps it where it was.
    fn put_focus(&mut self, before: Option<Focus>, root: &Element, list: Option<List>) {
        let keep = |asker: Option<&Focus>| {
            before
                .iter()
                .for_each(|it| it.keep(asker, root, Self::HEIRS));
        };
        match (self.focus.take(), list) {
            (None, _) => keep(None),
            (Some(""), Some(List(list))) => dom::focus(&list),
            (Some(""), None) => keep(self.asker.take().as_ref()),
            (Some(field), _) => {
                self.asker = before;
                dom::first(root, &format!("[data-field={field}]")).inspect(dom::focus);
            }
        }
    }

    fn list_games(&self) {
        let tell = self.tell.clone();
        games::list(&self.games, move |listed| match listed {
            Ok(listed) => tell.happened(Happened::Now(Msg::Listed(listed))),
            Err(error) => {
                dom::log(&error);
                tell.msg(Msg::Read(Vec::new())); // there is nothing to wait for
            }
        });
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

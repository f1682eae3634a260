//! The state of a room, and what follows from each event.

use super::{Room, Sheet};
use crate::web::listener::Listener;
use crate::web::queue::{self, Queue, Sender};
use crate::web::{Fallible, dom, pages};
use js_sys::Promise;
use std::rc::Rc;
use web_sys::Element;
use words::{Lang, is_here};

/// Fetches a room's words.
type Words = Box<dyn Fn(Lang) -> Promise>;

/// A room, and what it is drawn on.
struct State<R: Room> {
    room: R,
    sheet: Sheet,
    words: Words,
    tell: Sender<R::Happened>,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: Vec<Listener>,
}

/// Opens a room in a part of the page as soon as its words have arrived; until then events wait.
pub(in crate::web) fn open<R: Room>(
    place: Element,
    lang: Lang,
    words: impl Fn(Lang) -> Promise + 'static,
    make: impl FnOnce(Sender<R::Happened>) -> Fallible<R> + 'static,
) -> Sender<R::Happened> {
    let queue = Queue::new();
    let tell = queue.sender();
    let words: Words = Box::new(words);
    pages::bring_room(&words(lang), lang, R::BOOK, move |brought| {
        let made = brought.and_then(|()| make(queue.sender()));
        let begun = made.and_then(|room| begin(&queue, &place, room, words));
        dom::log_failure(begun);
    });
    tell
}

fn begin<R: Room>(queue: &Rc<Queue<State<R>>>, place: &Element, room: R, words: Words) -> Fallible {
    let sheet = Sheet::new(place, room.view())?;
    queue.begin(State {
        listeners: room.attach(place)?,
        tell: queue.sender(),
        room,
        sheet,
        words,
    });
    Ok(())
}

impl<R: Room> queue::TakeIn for State<R> {
    type Happened = R::Happened;

    fn take_in(&mut self, happened: R::Happened) {
        let lang = R::language(&happened);
        if let Some(lang) = lang.filter(|&lang| !is_here(lang, R::BOOK)) {
            return self.put_off(happened, lang);
        }
        for msg in self.room.hear(happened) {
            self.update(msg);
        }
        if let Some(msg) = self.room.settle() {
            self.update(msg);
        }
    }

    fn draw(&mut self) {
        self.room.draw(&mut self.sheet);
    }
}

impl<R: Room> State<R> {
    fn update(&mut self, msg: R::Msg) {
        if let Some((field, value)) = R::field_set(&msg) {
            self.sheet.field_was_set(field, value);
        }
        self.room.handle(msg);
    }

    /// Puts an event off until the words of this language have arrived.
    fn put_off(&self, happened: R::Happened, lang: Lang) {
        let tell = self.tell.clone();
        pages::bring_room(
            &(self.words)(lang),
            lang,
            R::BOOK,
            move |brought| match brought {
                Ok(()) => tell.happened(happened),
                Err(error) => dom::log(&error),
            },
        );
    }
}

//! The laboratory as a room: what its messages and effects mean in the browser.

use super::crew::Crew;
use super::happened::{Happened, Sender};
use super::player::Player;
use super::{events, keep};
use crate::web::download::Download;
use crate::web::listener::Listener;
use crate::web::room::{self, Focus, Room, Sheet};
use crate::web::{Fallible, Program, address, dom, pages, timing};
use lab_page::view::{Kept, view};
use lab_page::{Change, Effect, Model, Msg, embedding, rehearsed, update};
use markup::Node;
use nonet::board::Cell;
use std::hint::black_box;
use web_sys::Element;
use words::{Book, Lang};

/// How many milliseconds of a frame can go into making and patching pieces; one is made in any case. The browser
/// needs three times as long to lay them out and paint them.
const BUDGET: f64 = 2.0;

/// How many milliseconds after opening it is surely painted, and probably nothing has been pressed yet.
const REHEARSAL: i32 = 200;

/// Everything that makes up the laboratory.
pub(super) struct Lab {
    model: Model,
    program: Program,
    tell: Sender,
    kept: Kept,
    player: Player,
    crew: Crew,
    download: Download,
    focus: Option<(usize, Cell)>,
    /// The name of the field that is to get the focus.
    field: Option<String>,
    /// The address to set once the laboratory is in sight: until then the address is another workspace's.
    address: Option<String>,
}

/// Opens it in a part of the page.
pub(super) fn open(place: Element, program: Program, lang: Lang) -> Sender {
    let texts = program.clone();
    let words = move |lang: Lang| {
        let words = texts.text(&format!("workshop/words/{}.txt", lang.slug()));
        pages::bring_names(&texts, lang);
        words
    };
    room::open(place, lang, words, move |tell| {
        Lab::new(program, lang, tell)
    })
}

impl Room for Lab {
    type Msg = Msg;
    type Happened = Happened;
    type Effect = Effect;

    const BOOK: Book = Book::Lab;

    /// The player, or else the tabs.
    const HEIRS: &'static [&'static str] = &[".presses button", ".rooms [aria-pressed=\"true\"]"];

    fn language(happened: &Happened) -> Option<Lang> {
        match happened {
            Happened::Said(Msg::Speaks(lang)) => Some(*lang),
            _ => None,
        }
    }

    fn field_set(msg: &Msg) -> Option<(&str, &str)> {
        match msg {
            Msg::Set(field, value) | Msg::Typed(field, value) => Some((field, value)),
            _ => None,
        }
    }

    fn attach(&self, place: &Element) -> Fallible<Vec<Listener>> {
        timing::after(REHEARSAL, || {
            black_box(rehearsed());
        });
        Ok(events::listen(place, &self.tell))
    }

    fn hear(&mut self, happened: Happened) -> Vec<Msg> {
        let msg = match happened {
            Happened::Said(msg) => Some(msg),
            Happened::Player(number, sign) => self.player.hear(number, sign),
            Happened::Look => self.player.look(&self.model),
            Happened::Trial(number, worker, sign) => self.crew.hear(number, worker, sign),
            Happened::TrialLook(number) => return self.crew.look(number),
            Happened::Drawn => None, // only to draw again
        };
        msg.into_iter().collect()
    }

    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        if let Some((field, value)) = Self::field_set(&msg) {
            self.kept.field_was_set(field, value);
        }
        let change = msg.change();
        let effects = update(&mut self.model, msg);
        self.kept.touch(&self.model, change);
        effects
    }

    fn perform(&mut self, effect: Effect) -> Fallible {
        match effect {
            Effect::Player(command) => self.player.tell(command)?,
            Effect::Cancel => self.player.cancel()?,
            Effect::EndPlayer => self.player.end(),
            Effect::TrialWorkers(n) => self.crew.start(n)?,
            Effect::TrialWorker(worker) => self.crew.replace(worker)?,
            Effect::Trial(worker, command) => self.crew.tell(worker, command),
            Effect::Fetch(lang) => self.fetch(lang),
            Effect::CopyLink(fragment) => self.copy(&address::link(&fragment)?),
            Effect::CopyEmbedding(fragment) => self.copy(&embedding(&address::link(&fragment)?)),
            Effect::Store(name, text) => self.store(&name, &text),
            Effect::Recall(name) => {
                let kept = keep::kept(&name).inspect_err(dom::log).ok().flatten();
                self.tell.msg(Msg::Recalled(name, kept));
            }
            Effect::Print => dom::window().print()?,
            Effect::Fragment(fragment) => self.address = Some(fragment),
            Effect::Keep(fragment) => self.program.keep(&fragment),
            Effect::Save(name, text) => self.download.save(&name, &text)?,
            Effect::Focus(lane, cell) => self.focus = Some((lane, cell)),
            Effect::FocusField(field) => self.field = Some(field),
        }
        Ok(())
    }

    fn view(&self) -> Node {
        view(&self.model, &self.kept)
    }

    fn draw(&mut self, sheet: &mut Sheet) {
        let start = timing::now();
        let focus = Focus::of(sheet.root());
        self.kept.renew(&self.model);
        sheet.show(self.view());
        while timing::now() - start < BUDGET && self.kept.renew(&self.model) {
            sheet.show(self.view());
        }
        if let Some(focus) = focus {
            focus.keep(None, sheet.root(), Self::HEIRS);
        }
        if !self.kept.is_fresh() {
            self.tell.happened(Happened::Drawn);
        }
        if self.player.is_awaited && self.kept.has_shown(Change::Look) {
            self.player.has_shown();
        }
        self.put_focus(sheet.root());
        dom::log_failure(self.tell_address(sheet.root()));
    }
}

impl Lab {
    fn new(program: Program, lang: Lang, tell: Sender) -> Fallible<Self> {
        let model = Model {
            lang,
            page: address::page()?,
            ..Model::default()
        };
        Ok(Self {
            kept: Kept::new(&model),
            model,
            player: Player::new(program.clone(), tell.clone()),
            crew: Crew::new(program.clone(), tell.clone()),
            program,
            tell,
            download: Download::default(),
            focus: None,
            field: None,
            address: None,
        })
    }

    /// Puts the focus where it was asked for.
    fn put_focus(&mut self, root: &Element) {
        if let Some((lane, cell)) = self.focus.take() {
            let cell = cell.index();
            let selector = format!("[data-guess=\"{cell}\"][data-lane=\"{lane}\"]");
            dom::first(root, &selector).inspect(dom::focus);
        }
        if let Some(field) = self.field.take() {
            reveal(root, &field);
        }
    }

    fn tell_address(&mut self, root: &Element) -> Fallible {
        if self.address.is_none() || root.closest("[hidden]")?.is_some() {
            return Ok(());
        }
        let address = self.address.take();
        address.map_or(Ok(()), |fragment| address::set_fragment(&fragment))
    }

    fn store(&self, name: &str, text: &str) {
        if let Err(error) = keep::keep(name, text) {
            dom::log(&error);
            self.tell.msg(Msg::Unkept);
        }
    }

    fn fetch(&self, lang: Lang) {
        let tell = self.tell.clone();
        let text = self.program.text(&format!("workshop/{}.txt", lang.slug()));
        pages::text(&text, move |text| {
            tell.msg(Msg::TextsCame(lang, text.inspect_err(dom::log).ok()));
        });
    }

    fn copy(&self, text: &str) {
        let taken = dom::window().navigator().clipboard().write_text(text);
        let tell = self.tell.clone();
        timing::when(&taken, move |taken| tell.msg(Msg::Copied(taken.is_ok())));
    }
}

/// Focuses the field of this name, opening everything around it.
fn reveal(root: &Element, field: &str) {
    let mut fields = dom::all(root, "[data-field]").into_iter();
    let Some(field) =
        fields.find(|node| node.get_attribute("data-field").as_deref() == Some(field))
    else {
        return;
    };
    let mut inside = field.parent_element();
    while let Some(details) = inside
        .as_ref()
        .and_then(|inside| dom::around(inside, "details"))
    {
        dom::put(&details, "open", "");
        inside = details.parent_element();
    }
    dom::focus(&field);
}

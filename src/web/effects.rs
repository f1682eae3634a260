//! Carrying out the effects that `update` returns.

use super::happened::Happened;
use super::runtime::State;
use super::{Fallible, Program, address, clipboard, dom, pages, print, timing};
use app::storage::wanted::Wanted;
use app::{Effect, Msg};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use words::Lang;

impl State {
    /// Carries it out. Results come back through the queue.
    pub(super) fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Ask(request) if request.job.is_workshop() => {
                let told = self.workshop.ask(request, self.model.settings.lang);
                self.pass_on(told);
            }
            Effect::Ask(request) => {
                let told = self.workers.ask(request);
                self.pass_on(told);
            }
            Effect::Cancel(id) => {
                let told = self.workers.cancel(id);
                self.pass_on(told);
                let told = self.workshop.cancel(id);
                self.pass_on(told);
            }
            Effect::Record(lines) => self.store.record(lines),
            Effect::Rewrite(lines) => self.store.rewrite(lines),
            Effect::Keep(settings) => self.store.keep(settings),
            Effect::WeighGames => self.store.script.weigh_games(),
            Effect::ReadGames => self.store.script.read_games(),
            Effect::RemoveGames => self.store.script.remove_games(),
            Effect::FetchWords(lang) => self.fetch_words(lang),
            Effect::FetchPages(lang) => self.fetch_pages(lang),
            Effect::Copy(kind, text) => {
                dom::log_failure(clipboard::copy(&self.tell, kind, text));
            }
            Effect::Collect(text) => dom::log_failure(self.download.collect(&text)),
            Effect::Download(name) => dom::log_failure(self.download.offer(&name)),
            Effect::Discard => self.download.discard(),
            Effect::NextFrame => self.next_frame(),
            Effect::LookAtClock(wait) => self.look_at_clock(wait),
            Effect::Focus(cell) => self.focus = Some(cell),
            Effect::Fragment(text) => self.set_fragment(text),
            Effect::Remember(text) => dom::log_failure(address::remember(&text)),
            Effect::ChooseFile => self.screen.choose_file(),
            Effect::FocusBox => self.focus_box = true,
            Effect::FocusLearn => self.focus_learn = true,
            Effect::FocusResult => self.focus_result = true,
            Effect::FillBox(text) => self.screen.fill_box(&text),
            Effect::ReadBox => self.tell.msg(self.screen.box_text()),
            Effect::Open(sheet) => dom::log_failure(self.screen.open(sheet)),
            Effect::ReadForm(action) => match self.screen.form(action) {
                Ok(msg) => self.tell.msg(msg),
                Err(error) => dom::log(&error),
            },
            Effect::Print(figures) => dom::log_failure(print::print(&figures)),
            Effect::SavePng(svg, pixels) => dom::log_failure(print::save_png(&svg, pixels)),
            Effect::OpenLab(fragment, lang) => self.open_lab(fragment, lang),
            Effect::ShowLab(fragment, lang) => self.show_lab(fragment, lang),
            Effect::ShowLibrary(game, lang, rated) => self.show_library(&game, lang, &rated),
            Effect::TakeIn(text) => {
                let large = self.large.take().filter(|_| text.is_empty());
                let given = large.map_or_else(|| text.into(), JsValue::from);
                timing::when(&self.host.take_in(&given), dom::log_failure);
            }
            Effect::SwitchGame(wanted) => self.switch_game(wanted),
            Effect::Update => self.take_update(),
        }
    }

    fn set_fragment(&mut self, text: String) {
        dom::log_failure(address::set_fragment(&text));
        self.fragment = Some(text);
    }

    fn next_frame(&self) {
        if dom::motion_is_unwanted() {
            return self.tell.msg(Msg::Hurried);
        }
        let tell = self.tell.clone();
        timing::at_next_frame(move || tell.msg(Msg::Frame(timing::now())));
    }

    fn look_at_clock(&self, wait: u32) {
        if dom::document().hidden() {
            self.tell.msg(Msg::Seen(false));
        }
        let tell = self.tell.clone();
        timing::after(wait as i32, move || tell.msg(Msg::ClockSeen(timing::now())));
    }

    fn fetch_words(&self, lang: Lang) {
        let tell = self.tell.clone();
        let then = move |outcome: Fallible| {
            tell.msg(Msg::WordsCame(lang, outcome.is_ok()));
            dom::log_failure(outcome);
        };
        pages::bring_words(&self.host, lang, Box::new(then));
    }

    fn fetch_pages(&self, lang: Lang) {
        let tell = self.tell.clone();
        let then = move |text: Fallible<String>| tell.msg(Msg::PagesCame(lang, text.ok()));
        pages::fetch(&self.host, lang, Box::new(then));
    }

    fn open_lab(&self, fragment: String, lang: Lang) {
        let tell = self.tell.clone();
        let opened = move |opened: Fallible<JsValue>| {
            if let Err(error) = opened {
                dom::log(&error);
                tell.msg(Msg::LabFailed);
            }
        };
        timing::when(&self.host.workshop(), move |program| match program {
            Ok(program) => {
                let program: Program = program.unchecked_into();
                let opening = program.open_lab("work-lab", &fragment, lang.slug());
                timing::when(&opening, opened);
            }
            Err(error) => opened(Err(error)),
        });
    }

    fn show_lab(&self, fragment: String, lang: Lang) {
        timing::when(&self.host.workshop(), move |program| {
            if let Ok(program) = program {
                let program: Program = program.unchecked_into();
                dom::log_failure(program.show_lab(&fragment, lang.slug()));
            }
        });
    }

    /// The rows on screen may be old: the library removes the mark once its new rows are in place.
    fn show_library(&self, game: &str, lang: Lang, rated: &str) {
        let place = dom::find::<web_sys::Element>(&dom::html(), "#work-library");
        dom::set_flag(&place, "data-stale", true);
        let (tell, script) = (self.tell.clone(), &self.store.script);
        let showing = self
            .host
            .show_library("work-library", script, game, lang.slug(), rated);
        timing::when(&showing, move |shown| {
            if let Err(error) = shown {
                dom::log(&error);
                tell.msg(Msg::LibraryFailed);
            }
        });
    }

    fn switch_game(&self, wanted: Wanted) {
        let tell = self.tell.clone();
        let coming = self.store.script.another(&wanted.game);
        timing::when(&coming, move |came| match came {
            Ok(came) => {
                let came: Array = came.unchecked_into();
                let (script, found) = (came.get(0).unchecked_into(), came.get(1).unchecked_into());
                tell.happened(Happened::Game(wanted, script, found));
            }
            Err(error) => {
                dom::log(&error);
                tell.msg(Msg::GameTaken);
            }
        });
    }

    fn take_update(&self) {
        match self.host.apply_update() {
            Ok(promise) => timing::when(&promise, dom::log_failure),
            Err(error) => dom::log(&error),
        }
    }
}

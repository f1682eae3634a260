//! Carrying out what `update` asks for.

use super::runtime::State;
use super::storage::Deed;
use super::{Program, address, clipboard, dom, pages, print};
use crate::app::model::Lang;
use crate::app::{Effect, Msg};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

impl State {
    /// Carries it out. Results come back through the queue.
    pub(super) fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Ask(request) if request.job.is_workshop() => {
                let told = self.workshop.ask(request);
                self.pass_on(told);
            }
            Effect::Ask(request) => {
                let told = self.workers.ask(request);
                self.pass_on(told);
            }
            Effect::Cancel(id) => {
                let mut told = self.workers.cancel(id);
                told.extend(self.workshop.cancel(id));
                self.pass_on(told);
            }
            Effect::Record(lines) => self.store.record(lines),
            Effect::Rewrite(lines) => self.store.rewrite(lines),
            Effect::Keep(settings) => self.store.keep(settings),
            Effect::WeighGames => self.store.of_games(Deed::Weigh),
            Effect::ReadGames => self.store.of_games(Deed::Read),
            Effect::RemoveGames => self.store.of_games(Deed::Remove),
            Effect::FetchWords(lang) => self.fetch_words(lang),
            Effect::FetchPages(lang) => self.fetch_pages(lang),
            Effect::Copy(kind, text) => {
                dom::log_failure(clipboard::copy(&self.tell, kind, text));
            }
            Effect::Collect(text) => dom::log_failure(self.download.collect(&text)),
            Effect::Download(name) => dom::log_failure(self.download.offer(&name)),
            Effect::Discard => self.download.discard(),
            Effect::Focus(cell) => self.focus = Some(cell),
            Effect::Reveal(workspace) => self.reveal = Some(workspace),
            Effect::Fragment(text) => dom::log_failure(address::set_fragment(&text)),
            Effect::ChooseFile => self.screen.choose_file(),
            Effect::ReadBox => self.tell.msg(self.screen.box_text()),
            Effect::ShowHelp(open) => dom::log_failure(self.screen.show_help(open)),
            Effect::ReadForm(action) => match self.screen.form(action) {
                Ok(msg) => self.tell.msg(msg),
                Err(error) => dom::log(&error),
            },
            Effect::Print(figures) => spawn_local(async move {
                dom::log_failure(print::print(figures).await);
            }),
            Effect::SavePng(svg, pixels) => spawn_local(async move {
                dom::log_failure(print::save_png(&svg, pixels).await);
            }),
            Effect::OpenLab(fragment, lang) => self.open_lab(fragment, lang),
            Effect::ShowLab(fragment, lang) => self.show_lab(fragment, lang),
            Effect::Update => self.take_update(),
        }
    }

    fn fetch_words(&self, lang: Lang) {
        let (tell, host) = (self.tell.clone(), self.host.clone());
        spawn_local(async move {
            let outcome = pages::bring_words(&host, lang).await;
            tell.msg(Msg::WordsCame(lang, outcome.is_ok()));
            dom::log_failure(outcome);
        });
    }

    fn fetch_pages(&self, lang: Lang) {
        let (tell, host) = (self.tell.clone(), self.host.clone());
        spawn_local(async move {
            let text = pages::fetch(&host, lang).await.ok();
            tell.msg(Msg::PagesCame(lang, text));
        });
    }

    fn open_lab(&self, fragment: String, lang: Lang) {
        let (tell, program) = (self.tell.clone(), self.host.workshop());
        spawn_local(async move {
            let opened = match JsFuture::from(program).await {
                Ok(program) => {
                    let program: Program = program.unchecked_into();
                    let opened = program.open_lab("work-lab", &fragment, lang.slug());
                    JsFuture::from(opened).await
                }
                Err(error) => Err(error),
            };
            if let Err(error) = opened {
                dom::log(&error);
                tell.msg(Msg::LabFailed);
            }
        });
    }

    fn show_lab(&self, fragment: String, lang: Lang) {
        let program = self.host.workshop();
        spawn_local(async move {
            if let Ok(program) = JsFuture::from(program).await {
                let program: Program = program.unchecked_into();
                dom::log_failure(program.show_lab(&fragment, lang.slug()));
            }
        });
    }

    fn take_update(&self) {
        let update = self.host.apply_update();
        spawn_local(async move {
            match update {
                Ok(promise) => dom::log_failure(JsFuture::from(promise).await),
                Err(error) => dom::log(&error),
            }
        });
    }
}

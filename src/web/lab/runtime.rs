//! What the laboratory is in the browser, and what follows from what happened to it.

use super::workers::{Runner, Sign};
use super::{events, patch};
use crate::app::model::Lang;
use crate::board::Cell;
use crate::studio::view::{Kept, view};
use crate::studio::{Change, Effect, Model, Msg, rehearsed, update};
use crate::watch::{Command, Node, Report};
use crate::web::download::Download;
use crate::web::listener::Listener;
use crate::web::queue::{self, Queue};
use crate::web::{Fallible, Program, address, dom, pages, timing};
use std::hint::black_box;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlElement};

/// What happened to the laboratory.
pub(super) enum Happened {
    /// Something that the model wants to know.
    Said(Msg),
    /// The player's worker gave a sign; its number tells it from those before it.
    Player(u32, Sign),
    /// A worker of an experiment did, of the experiment with this number.
    Trial(u32, usize, Sign),
    /// A frame was drawn, but not all of it.
    Drawn,
}

impl From<Msg> for Happened {
    fn from(msg: Msg) -> Self {
        Self::Said(msg)
    }
}

/// The way into the laboratory's queue.
pub(super) type Tell = queue::Tell<Lab>;

/// So many milliseconds the player's worker has to end its runs. The frame that shows it comes on top.
const PATIENCE: i32 = 50;

/// So many milliseconds of a frame may go into making and patching pieces; one is made in any case. The browser needs
/// three times as long to lay them out and to paint them.
const BUDGET: f64 = 2.0;

/// So many milliseconds after it is opened nobody has pressed anything yet, and it has been painted.
const REHEARSAL: i32 = 200;

/// Everything that the laboratory is.
pub(super) struct Lab {
    model: Model,
    program: Program,
    tell: Tell,
    root: Element,
    drawn: Node,
    kept: Kept,
    player: Option<Runner>,
    player_number: u32,
    trial: Vec<Option<Runner>>,
    trial_number: u32,
    download: Download,
    focus: Option<Cell>,
    /// Does the worker of the runs wait to hear that a look of them is drawn?
    is_awaited: bool,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: Vec<Listener>,
}

impl queue::TakeIn for Lab {
    type Happened = Happened;

    fn take_in(&mut self, happened: Happened) {
        let msg = match happened {
            Happened::Said(msg) => msg,
            Happened::Player(number, sign) if number == self.player_number => match sign {
                Sign::Said(Report::Ready) => {
                    self.player.iter_mut().for_each(Runner::ready);
                    return;
                }
                Sign::Said(report) => {
                    self.is_awaited |= matches!(report, Report::Shown(..));
                    Msg::Player(report)
                }
                Sign::Died => {
                    self.player = None;
                    Msg::PlayerDied
                }
            },
            Happened::Trial(number, worker, sign) if number == self.trial_number => match sign {
                Sign::Said(report) => {
                    let runner = self.trial.get_mut(worker).into_iter().flatten();
                    runner.for_each(Runner::ready);
                    Msg::Trial(worker, report)
                }
                Sign::Died => Msg::TrialDied(worker),
            },
            _ => return, // from a worker that has been ended, or only to draw again
        };
        if let Msg::Set(field, value) = &msg {
            self.drawn.field_was_set(field, value);
            self.kept.field_was_set(field, value);
        }
        let change = msg.change();
        for effect in update(&mut self.model, msg) {
            dom::log_failure(self.perform(effect));
        }
        self.kept.touch(&self.model, change);
    }

    fn draw(&mut self) {
        let start = timing::now();
        self.kept.renew(&self.model);
        self.patch();
        while timing::now() - start < BUDGET && self.kept.renew(&self.model) {
            self.patch();
        }
        if !self.kept.is_fresh() {
            self.tell.happened(Happened::Drawn);
        }
        if self.is_awaited && self.kept.has_shown(Change::Look) {
            self.is_awaited = false;
            self.player
                .iter_mut()
                .for_each(|player| player.tell(Command::Seen));
        }
        if let Some(cell) = self.focus.take() {
            let selector = format!("[data-guess=\"{}\"]", cell.index());
            let node = dom::find::<HtmlElement>(&self.root, &selector);
            dom::log_failure(node.and_then(|node| node.focus()));
        }
    }
}

impl Lab {
    /// Opens it in a part of the page.
    pub(super) fn open(place: Element, program: Program, opened: &str) -> Fallible {
        let page = Queue::new();
        let tell: Tell = page.tell();
        let model = Model {
            lang: language()?,
            ..Model::default()
        };
        let kept = Kept::new(&model);
        let drawn = view(&model, &kept);
        let root = patch::make(&drawn)?;
        place.set_text_content(None);
        place.append_child(&root)?;
        let lab = Self {
            model,
            program,
            listeners: events::listen(&place, &tell)?,
            tell: tell.clone(),
            root,
            drawn,
            kept,
            player: None,
            player_number: 0,
            trial: Vec::new(),
            trial_number: 0,
            download: Download::default(),
            focus: None,
            is_awaited: false,
        };
        page.begin(lab);
        spawn_local(async {
            timing::sleep(REHEARSAL).await;
            black_box(rehearsed());
        });
        // The page may have been opened by a link to a run, which the game's address has forgotten since.
        let is_run = opened.contains("a=");
        let fragment = if is_run {
            opened.to_owned()
        } else {
            address::fragment()?
        };
        tell.msg(Msg::Opened(fragment));
        Ok(())
    }

    /// Makes the page look as it should.
    fn patch(&mut self) {
        let next = view(&self.model, &self.kept);
        match patch::patch(self.root.clone(), &self.drawn, &next) {
            Ok(root) => (self.root, self.drawn) = (root, next),
            Err(error) => dom::log(&error),
        }
    }

    fn perform(&mut self, effect: Effect) -> Fallible {
        match effect {
            Effect::Player(command) => self.tell_player(command),
            Effect::Cancel => {
                self.alarm();
                self.tell_player(Command::Cancel)
            }
            Effect::EndPlayer => {
                self.player = None;
                Ok(())
            }
            Effect::TrialWorkers(n) => self.start_trial(n),
            Effect::Trial(worker, command) => {
                let runner = self.trial.get_mut(worker).into_iter().flatten();
                runner.for_each(|runner| runner.tell(command.clone()));
                Ok(())
            }
            Effect::Fetch(lang) => {
                self.fetch(lang);
                Ok(())
            }
            Effect::CopyLink(fragment) => self.copy(&fragment),
            Effect::Fragment(fragment) => address::set_fragment(&fragment),
            Effect::Save(name, text) => {
                self.download.collect(&text)?;
                self.download.offer(&name)
            }
            Effect::Focus(cell) => {
                self.focus = Some(cell);
                Ok(())
            }
        }
    }

    /// Tells the player's worker; there is a new one, if there is none.
    fn tell_player(&mut self, command: Command) -> Fallible {
        if self.player.is_none() {
            self.player_number += 1;
            let (tell, number) = (self.tell.clone(), self.player_number);
            let heard = move |sign| tell.happened(Happened::Player(number, sign));
            self.player = Some(Runner::new(&self.program, heard)?);
        }
        self.player
            .iter_mut()
            .for_each(|player| player.tell(command.clone()));
        Ok(())
    }

    fn alarm(&self) {
        let tell = self.tell.clone();
        spawn_local(async move {
            timing::sleep(PATIENCE).await;
            tell.msg(Msg::EndIsDue);
        });
    }

    /// Ends the workers of the experiment before, and starts so many.
    fn start_trial(&mut self, n: usize) -> Fallible {
        self.trial.clear();
        self.trial_number += 1;
        for worker in 0..n {
            let (tell, number) = (self.tell.clone(), self.trial_number);
            let heard = move |sign| tell.happened(Happened::Trial(number, worker, sign));
            self.trial.push(Some(Runner::new(&self.program, heard)?));
        }
        Ok(())
    }

    fn fetch(&self, lang: Lang) {
        let tell = self.tell.clone();
        let text = self.program.text(&format!("workshop/{}.txt", lang.slug()));
        spawn_local(async move {
            let text = pages::text(text).await.inspect_err(dom::log).ok();
            tell.msg(Msg::TextsCame(lang, text));
        });
    }

    fn copy(&self, fragment: &str) -> Fallible {
        let link = address::link(fragment)?;
        let taken = dom::window()?.navigator().clipboard().write_text(&link);
        let tell = self.tell.clone();
        spawn_local(async move {
            let taken = JsFuture::from(taken).await.is_ok();
            tell.msg(Msg::Copied(taken));
        });
        Ok(())
    }
}

/// The language that the document speaks.
fn language() -> Fallible<Lang> {
    let lang = dom::html()?.get_attribute("lang");
    let lang = Lang::ALL
        .into_iter()
        .find(|known| lang.as_deref() == Some(known.slug()));
    Ok(lang.unwrap_or_default())
}

//! The state of the laboratory in the browser, and what follows from each event.

use super::crew::Crew;
use super::happened::{Happened, Tell};
use super::pulse::{LOOK, Look, Pulse};
use super::workers::{Runner, Sign};
use super::{events, keep};
use crate::web::download::Download;
use crate::web::focus::Focus;
use crate::web::listener::Listener;
use crate::web::queue::{self, Queue};
use crate::web::{Fallible, Program, address, dom, pages, patch, timing};
use nonet::board::Cell;
use std::hint::black_box;
use std::rc::Rc;
use studio::view::{Kept, view};
use studio::{Change, Doing, Effect, Model, Msg, embedding, rehearsed, update};
use watch::{Command, Node, Report};
use web_sys::Element;
use words::{Book, Lang, is_here};

/// How many milliseconds the player's worker has to end its runs. The frame that shows it comes on top.
const PATIENCE: i32 = 50;

/// How many deaths of the player's worker within `LOOP` milliseconds are tolerated.
const DEATHS: usize = 3;
const LOOP: f64 = 10_000.0;

/// How many milliseconds of a frame can go into making and patching pieces; one is made in any case. The browser
/// needs three times as long to lay them out and paint them.
const BUDGET: f64 = 2.0;

/// How many milliseconds after opening it is surely painted, and probably nothing has been pressed yet.
const REHEARSAL: i32 = 200;

/// Where the focus goes if no element does the same as the one that had it: the player, or else the room.
const HEIRS: [&str; 2] = [".presses button", ".rooms [aria-pressed=\"true\"]"];

/// Everything that makes up the laboratory.
pub(super) struct Lab {
    model: Model,
    program: Program,
    tell: Tell,
    root: Element,
    drawn: Node,
    kept: Kept,
    player: Option<Runner>,
    player_number: u32,
    pulse: Pulse,
    /// Is a check due?
    is_looking: bool,
    /// When the player's workers died recently.
    deaths: Vec<f64>,
    trial: Crew,
    trial_number: u32,
    download: Download,
    focus: Option<(usize, Cell)>,
    /// The name of the field that is to get the focus.
    field: Option<String>,
    /// The address to set once the laboratory is in sight: until then the address is another workspace's.
    address: Option<String>,
    /// Is the player's worker waiting for its last picture to be drawn?
    is_awaited: bool,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: Vec<Listener>,
}

impl queue::TakeIn for Lab {
    type Happened = Happened;

    fn take_in(&mut self, happened: Happened) {
        let msg = match happened {
            Happened::Said(Msg::Speaks(lang)) if !is_here(lang, Book::Lab) => {
                return self.fetch_words(lang);
            }
            Happened::Said(msg) => msg,
            Happened::Player(number, sign) if number == self.player_number => {
                self.pulse.heard();
                match sign {
                    Sign::Said(Report::Ready) => {
                        self.player.iter_mut().for_each(Runner::ready);
                        return;
                    }
                    Sign::Said(report) => {
                        self.is_awaited |= matches!(report, Report::Shown(..));
                        Msg::Player(report)
                    }
                    Sign::Died => self.player_died(),
                }
            }
            Happened::Look => match self.look() {
                Some(msg) => msg,
                None => return,
            },
            Happened::Trial(number, worker, sign) if number == self.trial_number => {
                match self.trial.hear(worker, sign) {
                    Some(msg) => msg,
                    None => return,
                }
            }
            Happened::TrialLook(number) if number == self.trial_number => {
                let told = self.trial.look();
                if !told.is_empty() || self.trial.is_at_work() {
                    self.look_at_trial();
                }
                told.into_iter().for_each(|msg| self.tell.msg(msg));
                return;
            }
            _ => return, // from an ended worker, or only to draw again
        };
        if let Msg::Set(field, value) | Msg::Typed(field, value) = &msg {
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
        let had_focus = Focus::of(&self.root);
        self.kept.renew(&self.model);
        self.patch();
        while timing::now() - start < BUDGET && self.kept.renew(&self.model) {
            self.patch();
        }
        if let Some(focus) = had_focus {
            focus.keep(None, &self.root, &HEIRS);
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
        if let Some((lane, cell)) = self.focus.take() {
            let cell = cell.index();
            let selector = format!("[data-guess=\"{cell}\"][data-lane=\"{lane}\"]");
            dom::first(&self.root, &selector).inspect(dom::focus);
        }
        if let Some(field) = self.field.take() {
            reveal(&self.root, &field);
        }
        dom::log_failure(self.tell_address());
    }
}

impl Lab {
    /// Opens it in a part of the page as soon as its words have arrived; until then messages wait.
    pub(super) fn open(place: Element, program: Program, lang: Lang) -> Tell {
        let page: Rc<Queue<Self>> = Queue::new();
        let tell = page.tell();
        let words = program.text(&words_of(lang));
        pages::bring_lab_words(&words, lang, move |brought| {
            let opened = brought.and_then(|()| Self::begin(&page, &place, program, lang));
            dom::log_failure(opened);
        });
        tell
    }

    fn begin(page: &Rc<Queue<Self>>, place: &Element, program: Program, lang: Lang) -> Fallible {
        let tell = page.tell();
        pages::bring_names(&program, lang);
        let model = Model {
            lang,
            page: address::page()?,
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
            listeners: events::listen(place, &tell),
            tell,
            root,
            drawn,
            kept,
            player: None,
            player_number: 0,
            pulse: Pulse::default(),
            is_looking: false,
            deaths: Vec::new(),
            trial: Crew::default(),
            trial_number: 0,
            download: Download::default(),
            focus: None,
            field: None,
            address: None,
            is_awaited: false,
        };
        page.begin(lab);
        timing::after(REHEARSAL, || {
            black_box(rehearsed());
        });
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

    fn tell_address(&mut self) -> Fallible {
        if self.address.is_none() || self.root.closest("[hidden]")?.is_some() {
            return Ok(());
        }
        let address = self.address.take();
        address.map_or(Ok(()), |fragment| address::set_fragment(&fragment))
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
            Effect::TrialWorker(worker) => {
                let runner = self.trial_runner(worker)?;
                self.trial.replace(worker, runner);
                Ok(())
            }
            Effect::Trial(worker, command) => {
                self.trial.tell(worker, command);
                Ok(())
            }
            Effect::Fetch(lang) => {
                self.fetch(lang);
                Ok(())
            }
            Effect::CopyLink(fragment) => self.copy(&address::link(&fragment)?),
            Effect::CopyEmbedding(fragment) => self.copy(&embedding(&address::link(&fragment)?)),
            Effect::Store(name, text) => {
                if let Err(error) = keep::keep(&name, &text) {
                    dom::log(&error);
                    self.tell.msg(Msg::Unkept);
                }
                Ok(())
            }
            Effect::Recall(name) => {
                let kept = keep::kept(&name).inspect_err(dom::log).ok().flatten();
                self.tell.msg(Msg::Recalled(name, kept));
                Ok(())
            }
            Effect::Print => dom::window().print(),
            Effect::Fragment(fragment) => {
                self.address = Some(fragment);
                Ok(())
            }
            Effect::Keep(fragment) => {
                self.program.keep(&fragment);
                Ok(())
            }
            Effect::Save(name, text) => {
                self.download.collect(&text)?;
                self.download.offer(&name)
            }
            Effect::Focus(lane, cell) => {
                self.focus = Some((lane, cell));
                Ok(())
            }
            Effect::FocusField(field) => {
                self.field = Some(field);
                Ok(())
            }
        }
    }

    /// Sends the player's worker a command, starting one if needed.
    fn tell_player(&mut self, command: Command) -> Fallible {
        if self.player.is_none() {
            self.player_number += 1;
            let (tell, number) = (self.tell.clone(), self.player_number);
            let heard = move |sign| tell.happened(Happened::Player(number, sign));
            self.player = Some(Runner::new(&self.program, heard)?);
            self.pulse = Pulse::default();
        }
        if command.is_answered() {
            self.pulse.asked(timing::now());
        }
        self.look_later();
        self.player
            .iter_mut()
            .for_each(|player| player.tell(command.clone()));
        Ok(())
    }

    /// The player's worker is gone. If its successors keep dying, it is given up.
    fn player_died(&mut self) -> Msg {
        self.player = None;
        let now = timing::now();
        self.deaths.retain(|then| now - then < LOOP);
        self.deaths.push(now);
        if self.deaths.len() > DEATHS {
            Msg::PlayerLost
        } else {
            Msg::PlayerDied
        }
    }

    /// Checks whether the player's worker still gives signs.
    fn look(&mut self) -> Option<Msg> {
        self.is_looking = false;
        let is_running = self.player.is_some() && self.model.doing != Doing::Still;
        match self.pulse.look(timing::now(), is_running) {
            Look::Rest => return None,
            Look::Wait => {}
            Look::Ask => {
                self.pulse.asked(timing::now());
                self.player.iter().for_each(Runner::ping);
            }
            Look::Tell if self.model.is_begun() => {
                self.look_later();
                return Some(Msg::PlayerSilent);
            }
            Look::Tell => return Some(self.player_died()),
        }
        self.look_later();
        None
    }

    fn look_later(&mut self) {
        if std::mem::replace(&mut self.is_looking, true) {
            return;
        }
        let tell = self.tell.clone();
        timing::after(LOOK, move || tell.happened(Happened::Look));
    }

    fn alarm(&self) {
        let tell = self.tell.clone();
        timing::after(PATIENCE, move || tell.msg(Msg::EndIsDue));
    }

    /// Ends the workers of the last experiment, and starts this many.
    fn start_trial(&mut self, n: usize) -> Fallible {
        self.trial_number += 1;
        self.trial = Crew::default();
        self.trial = Crew::new(n, |worker| self.trial_runner(worker))?;
        self.look_at_trial();
        Ok(())
    }

    fn trial_runner(&self, worker: usize) -> Fallible<Runner> {
        let (tell, number) = (self.tell.clone(), self.trial_number);
        let heard = move |sign| tell.happened(Happened::Trial(number, worker, sign));
        Runner::new(&self.program, heard)
    }

    fn look_at_trial(&self) {
        let (tell, number) = (self.tell.clone(), self.trial_number);
        timing::after(LOOK, move || tell.happened(Happened::TrialLook(number)));
    }

    fn fetch(&self, lang: Lang) {
        let tell = self.tell.clone();
        let text = self.program.text(&format!("workshop/{}.txt", lang.slug()));
        pages::text(&text, move |text| {
            tell.msg(Msg::TextsCame(lang, text.inspect_err(dom::log).ok()));
        });
    }

    /// Switches to the language once its words have arrived.
    fn fetch_words(&self, lang: Lang) {
        pages::bring_names(&self.program, lang);
        let tell = self.tell.clone();
        let words = self.program.text(&words_of(lang));
        pages::bring_lab_words(&words, lang, move |brought| match brought {
            Ok(()) => tell.msg(Msg::Speaks(lang)),
            Err(error) => dom::log(&error),
        });
    }

    fn copy(&self, text: &str) -> Fallible {
        let taken = dom::window().navigator().clipboard().write_text(text);
        let tell = self.tell.clone();
        timing::when(&taken, move |taken| tell.msg(Msg::Copied(taken.is_ok())));
        Ok(())
    }
}

/// The file with the laboratory's words.
fn words_of(lang: Lang) -> String {
    format!("workshop/words/{}.txt", lang.slug())
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

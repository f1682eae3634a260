//! A page without a browser.
#![allow(dead_code, reason = "each test binary uses its own part")]

use answers::protocol::{Deep, Job, JobId, Request};
use app::keyboard::keys::{Focus, Key};
use app::msg::{Action, CopyKind, Form, Print, Start};
use app::storage::wanted::Wanted;
use app::{Effect, Model, Msg, View, update, view};
use game::ledger::Head;
use game::rescue::Stored;
use nonet::board::Cell;
use std::rc::Rc;
use words::Lang;
use worker::workshop;

/// A puzzle that needs pairs (our own).
pub(crate) const PAIRS: &str =
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000";
/// The source documents' puzzle that simple techniques cannot solve.
pub(crate) const HARD: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// Intersections and subsets, the page's own example.
pub(crate) const SUBSETS: &str =
    "000049305000000704008000000042070000000005030009000041000754000030800000804001000";

/// The name of the game in the store.
pub(crate) const GAME: &str = "1795377600000-7";

/// The random number.
pub(crate) const CHANCE: u64 = 7;

/// A page without a browser: the worker answers every request immediately.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) model: Model,
    pub(crate) journal: Vec<String>,
    pub(crate) settings: Option<String>,
    pub(crate) fragment: String,
    pub(crate) tab: Option<String>,
    pub(crate) copied: Vec<(CopyKind, String)>,
    pub(crate) focused: Option<Cell>,
    pub(crate) asked: Vec<Request>,
    pub(crate) cancelled: Vec<JobId>,
    pub(crate) fetched: Vec<Lang>,
    pub(crate) holds_back: bool,
    /// Are ratings, which take long, never answered?
    pub(crate) stays_unrated: bool,
    /// Do cascades play? Otherwise they end immediately, as with reduced motion.
    pub(crate) plays: bool,
    /// How many frames were requested.
    pub(crate) n_frames: usize,
    /// The text collected so far for a file.
    pub(crate) file: String,
    /// The content of the fields in the Create workspace.
    pub(crate) form: Form,
    /// What was printed.
    pub(crate) printed: Vec<Print>,
    /// The games that were to be opened.
    pub(crate) wanted: Vec<Wanted>,
    /// The texts that the library was to take in.
    pub(crate) taken: Vec<String>,
    /// The messages to the laboratory since it was opened.
    pub(crate) lab: Vec<(String, Lang)>,
    /// The text put into the text box.
    pub(crate) text_box: String,
    /// The pending looks at the clock: after how many milliseconds each comes.
    pub(crate) looks: Vec<u32>,
    /// The files offered.
    pub(crate) files: Vec<String>,
}

impl Page {
    pub(crate) fn start(journal: Vec<String>, settings: Option<String>) -> Self {
        let mut page = Self {
            journal: journal.clone(),
            settings: settings.clone(),
            ..Self::default()
        };
        page.begin(&Stored {
            game: GAME.into(),
            head: journal
                .last()
                .map(|last| Head::of(0, journal.len(), last).text()),
            sources: vec![Rc::new(journal)],
        });
        page
    }

    /// A page that finds this in the store.
    pub(crate) fn find(stored: &Stored) -> Self {
        let mut page = Self {
            journal: stored.sources[0].to_vec(),
            ..Self::default()
        };
        page.begin(stored);
        page
    }

    fn begin(&mut self, stored: &Stored) {
        self.tell(Msg::Started(Start {
            rescued: stored.rescue(),
            settings: self.settings.clone(),
            languages: vec!["en-GB".into()],
            fragment: "x=".into(), // with none, a first visit finds a puzzle
            ..Start::default()
        }));
    }

    /// A first visit, without a game and without a link.
    pub(crate) fn first(chance: u64) -> Self {
        let mut page = Self::default();
        let nothing = Stored {
            game: GAME.into(),
            head: None,
            sources: vec![Rc::default()],
        };
        page.tell(Msg::Started(Start {
            rescued: nothing.rescue(),
            chance,
            ..Start::default()
        }));
        page
    }

    pub(crate) fn fresh() -> Self {
        Self::start(Vec::new(), None)
    }

    pub(crate) fn with(puzzle: &str) -> Self {
        let mut page = Self::fresh();
        page.tell(Msg::TextGiven(puzzle.into()));
        page
    }

    pub(crate) fn tell(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            self.perform(effect);
        }
    }

    pub(crate) fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Ask(request) => {
                self.asked.push(request.clone());
                let is_rating = matches!(request.job, Job::Deep(Deep::Er, _));
                let waits = self.holds_back || self.stays_unrated && is_rating;
                if !waits {
                    self.answer(request);
                }
            }
            Effect::FetchWords(lang) if !self.holds_back => self.tell(Msg::WordsCame(lang, true)),
            Effect::FetchWords(_) => {}
            Effect::FetchPages(lang) => self.fetched.push(lang),
            Effect::Cancel(id) => self.cancelled.push(id),
            Effect::Record(lines) => self.journal.extend(lines),
            Effect::Rewrite(lines) => self.journal = lines,
            Effect::Keep(settings) => self.settings = Some(settings),
            Effect::Copy(kind, text) => self.copied.push((kind, text)),
            Effect::Focus(cell) => self.focused = Some(cell),
            Effect::Fragment(fragment) => self.fragment = fragment,
            Effect::Remember(text) => self.tab = Some(text),
            Effect::NextFrame if self.plays => self.n_frames += 1,
            Effect::NextFrame => self.tell(Msg::Hurried),
            Effect::Collect(text) => self.file += &text,
            Effect::Discard => self.file.clear(),
            Effect::Download(_) => self.files.push(std::mem::take(&mut self.file)),
            Effect::ReadForm(action) => {
                let form = self.form.clone();
                self.tell(Msg::FormRead(action, form, CHANCE));
            }
            Effect::FillBox(text) => self.text_box = text,
            Effect::LookAtClock(wait) => self.looks.push(wait),
            Effect::Print(print) => self.printed.push(print),
            Effect::SavePng(svg, _) => self.files.push(svg),
            Effect::OpenLab(fragment, lang) | Effect::ShowLab(fragment, lang) => {
                self.lab.push((fragment, lang));
            }
            Effect::TakeIn(text) => self.taken.push(text),
            Effect::SwitchGame(wanted) => self.wanted.push(wanted),
            Effect::ChooseFile
            | Effect::ReadBox
            | Effect::Open(_)
            | Effect::FocusBox
            | Effect::FocusLearn
            | Effect::FocusResult
            | Effect::WeighGames
            | Effect::ReadGames
            | Effect::RemoveGames
            | Effect::ShowLibrary(..)
            | Effect::Update => {}
        }
    }

    pub(crate) fn answer(&mut self, request: Request) {
        let mut replies = Vec::new();
        workshop::handle(request, &mut |reply| replies.push(reply));
        for reply in replies {
            self.tell(Msg::Worker(reply));
        }
    }

    /// Gives a text, and lets it be read; nothing else is answered.
    pub(crate) fn reads(&mut self, text: &str) {
        self.holds_back = true;
        self.tell(Msg::TextGiven(text.to_owned()));
        let asked = self.asked.iter();
        let mut asked = asked.filter(|request| matches!(request.job, Job::Import(_)));
        if let Some(request) = asked.next().cloned() {
            self.answer(request);
        }
    }

    pub(crate) fn act(&mut self, action: Action) -> View {
        self.tell(Msg::Action(action));
        self.view()
    }

    pub(crate) fn press(&mut self, key: &str) -> View {
        self.tell(Msg::Pressed(Key {
            key: key.into(),
            focus: Focus::Board,
            ..Key::default()
        }));
        self.view()
    }

    pub(crate) fn click(&mut self, row: usize, col: usize) {
        self.tell(Msg::Clicked(Cell::new((row - 1) * 9 + col - 1)));
    }

    pub(crate) fn view(&self) -> View {
        view(&self.model)
    }

    pub(crate) fn line(&self) -> String {
        self.view()
            .cells
            .iter()
            .map(|cell| cell.digit.map_or("0".to_owned(), |digit| digit.to_string()))
            .collect()
    }

    pub(crate) fn chips(&self) -> Vec<String> {
        self.view()
            .chips
            .into_iter()
            .map(|chip| chip.text)
            .collect()
    }
}

pub(crate) fn cell(view: &View, row: usize, col: usize) -> &app::view::CellView {
    &view.cells[(row - 1) * 9 + col - 1]
}

pub(crate) fn name(view: &View, row: usize, col: usize) -> String {
    view.voice.cell_name(cell(view, row, col))
}

//! The address that the page leaves behind describes what the page has: after a reload it changes nothing, neither
//! on the board nor in the laboratory. Only a link that the user follows brings anything else.

use crate::page::{GAME, HARD, PAIRS, Page, SUBSETS};
use app::Msg;
use app::model::Workspace;
use app::msg::{Action, CopyKind, Start};
use game::ledger::Head;
use game::play::Square;
use game::rescue::Stored;
use lab_page::{self, Room};
use nonet::board::{Cell, Digit};
use std::rc::Rc;
use support::Random;
use watch::write_setup;
use words::Lang;

const FOUR: &str = "1...............";

/// Links of every kind.
const LINKS: [&str; 9] = [
    "a=backtracking&d=7&p=1.2.............&s=2x2&w=lab",
    "a=depth-first&a=dancing-links&w=lab",
    "a=depth-first&p=1...............&s=2x2&w=lab&lp=12..............&ls=2x2",
    "a=backtracking&x=made;n:3&d=1&w=lab",
    "a=tabu-search&p=12..............&s=2x2",
    "w=lab",
    "p=12..............&s=2x2&w=lab",
    "p=nonsense&w=lab",
    "learn=x-wing",
];

/// The page, and the laboratory in it once opened.
struct Tab {
    page: Page,
    lab: Option<lab_page::Model>,
    /// The address that the laboratory would set, once it is in sight.
    run: Option<String>,
    /// How often the game was passed on to the laboratory.
    n_told: usize,
}

impl Tab {
    fn open(journal: Vec<String>, settings: Option<String>, fragment: &str) -> Self {
        Self::begin(journal, settings, fragment, None)
    }

    /// A visit: the first one of this tab, or one with what it remembers.
    fn begin(
        journal: Vec<String>,
        settings: Option<String>,
        fragment: &str,
        remembered: Option<String>,
    ) -> Self {
        let last = journal.last();
        let stored = Stored {
            game: GAME.into(),
            head: last.map(|last| Head::of(0, journal.len(), last).text()),
            sources: vec![Rc::new(journal.clone())],
        };
        let page = Page {
            journal,
            settings: settings.clone(),
            stays_unrated: true,
            fragment: fragment.to_owned(),
            ..Page::default()
        };
        let mut tab = Self {
            page,
            lab: None,
            run: None,
            n_told: 0,
        };
        tab.tell(Msg::Started(Start {
            rescued: stored.rescue(),
            settings,
            fragment: fragment.to_owned(),
            tab: remembered,
            ..Start::default()
        }));
        tab
    }

    fn reloaded(&self) -> Self {
        let Page {
            journal,
            settings,
            fragment,
            tab,
            ..
        } = &self.page;
        // Another tab was in Create meanwhile: all tabs share the settings.
        let settings = settings
            .as_ref()
            .map(|text| text.clone() + " workspace=create");
        Self::begin(journal.clone(), settings, fragment, tab.clone())
    }

    fn tell(&mut self, msg: Msg) {
        // A followed link makes a new entry of the history, which remembers nothing.
        if matches!(msg, Msg::FragmentChanged(_)) {
            self.page.tab = None;
            self.page.tell(Msg::Turned);
        }
        self.page.tell(msg);
        for (link, _) in self.page.lab.split_off(self.n_told) {
            self.lab.get_or_insert_default();
            self.tell_lab(lab_page::Msg::Opened(link));
        }
        self.show_address();
    }

    fn tell_lab(&mut self, msg: lab_page::Msg) {
        let Some(lab) = &mut self.lab else {
            return;
        };
        for effect in lab_page::update(lab, msg) {
            if let lab_page::Effect::Fragment(run) = effect {
                self.run = Some(run);
            }
        }
        self.show_address();
    }

    fn is_in_the_lab(&self) -> bool {
        self.page.model.settings.workspace == Workspace::Lab
    }

    fn show_address(&mut self) {
        if self.is_in_the_lab() {
            let run = self.run.take();
            self.page.fragment = run.unwrap_or_else(|| std::mem::take(&mut self.page.fragment));
        }
    }

    fn act(&mut self, random: &mut Random) {
        let n = random.below(1000);
        match random.below(14) {
            0..3 => {
                let cell = n % self.page.model.play.geometry().n_cells();
                self.tell(Msg::Clicked(Cell::new(cell)));
                self.tell(Msg::Pad(Digit::new(1 + (n % 4) as u8).unwrap()));
            }
            3 => self.tell(Msg::TextGiven([PAIRS, HARD, SUBSETS, FOUR][n % 4].into())),
            4 => self.tell(Msg::ShapeChosen(n % 3)),
            5 => self.tell(Msg::Action(Action::Undo)),
            6 => self.tell(Msg::Action(Action::Redo)),
            7 => self.tell(Msg::FragmentChanged(LINKS[n % LINKS.len()].into())),
            8 => {
                self.tell(Msg::Action(Action::Copy(CopyKind::Link)));
                let (_, link) = self.page.copied.pop().unwrap();
                self.page.fragment.clone_from(&link);
                self.tell(Msg::FragmentChanged(link));
            }
            9 => self.tell(Msg::WorkspaceChosen(
                Workspace::ALL[n % Workspace::ALL.len()],
            )),
            10 => self.tell(Msg::WorkspaceChosen(Workspace::Lab)),
            11 => self.tell(Msg::LangChosen(Lang::ALL[n % Lang::ALL.len()])),
            12 => self.set("puzzle", &(n % 6).to_string()),
            _ => self.set("algorithm/0", ["dancing-links", "hill-climbing"][n % 2]),
        }
    }

    /// Chooses something in the laboratory, if it is in sight.
    fn set(&mut self, field: &str, value: &str) {
        if self.is_in_the_lab() {
            self.tell_lab(lab_page::Msg::Set(field.to_owned(), value.to_owned()));
        }
    }

    fn seen(&self) -> Seen {
        let model = &self.page.model;
        let lab = self.lab.as_ref().filter(|_| self.is_in_the_lab());
        let history = model.play.history();
        (
            model.play.squares().to_vec(),
            [history.here(), history.n_changes()],
            model.settings.workspace,
            self.page.fragment.clone(),
            lab.map(shown),
        )
    }
}

type Seen = (Vec<Square>, [usize; 2], Workspace, String, Option<String>);

/// The experiment, or the runs.
fn shown(lab: &lab_page::Model) -> String {
    match lab.room {
        Room::Trial => format!("{:?}", lab.trial.study),
        _ => write_setup(&lab.setup, &lab.puzzle),
    }
}

#[test]
fn a_reload_follows_the_address_and_changes_nothing() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut tab = Tab::open(Vec::new(), None, "x=");
        tab.tell(Msg::TextGiven(PAIRS.into()));
        for at in 0..60 {
            tab.act(&mut random);
            let (before, now) = (tab.seen(), tab.reloaded().seen());
            let told = (&before.3, &now.3, &before.4, &now.4);
            assert!(before == now, "seed {seed}, act {at}: {told:?}");
        }
    }
}

/// A user who has only looked around finds the same puzzle again, as it was left.
#[test]
fn a_reload_of_a_first_visit_leads_nowhere_else() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut tab = Tab::open(Vec::new(), None, "");
        for at in 0..30 {
            match random.below(4) {
                0 => tab.tell(Msg::FragmentChanged(
                    ["w=lab", "learn=x-wing", LINKS[3]][random.below(3)].into(),
                )),
                1 => tab.set("algorithm/0", "hill-climbing"),
                2 => tab.tell(Msg::Action(Action::Undo)),
                _ => {
                    let place = random.below(Workspace::ALL.len());
                    tab.tell(Msg::WorkspaceChosen(Workspace::ALL[place]));
                }
            }
            tab = {
                let (before, again) = (tab.seen(), tab.reloaded());
                assert!(
                    again.page.journal.is_empty(),
                    "seed {seed}: nothing was done"
                );
                let now = again.seen();
                let told = (&before.3, &now.3, &before.4, &now.4);
                assert!(before == now, "seed {seed}, act {at}: {told:?}");
                if random.below(3) == 0 { again } else { tab }
            };
        }
    }
}

#[test]
fn the_empty_board_of_a_link_into_the_void_stays() {
    for link in ["x=", "p=nonsense", "w=create"] {
        let tab = Tab::open(Vec::new(), None, link);
        assert_eq!(tab.page.model.play.givens().n_givens(), 0);
        assert!(tab.seen() == tab.reloaded().seen(), "{link}");
    }
}

/// The laboratory always knows the game's puzzle.
#[test]
fn the_laboratory_has_the_puzzle_that_is_on_the_board() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut tab = Tab::open(Vec::new(), None, LINKS[seed as usize % LINKS.len()]);
        for at in 0..60 {
            tab.act(&mut random);
            let givens = tab.page.model.play.givens();
            let Some(lab) = &tab.lab else {
                continue;
            };
            let is_its_own = lab.own == givens || lab.own.n_givens() + givens.n_givens() == 0;
            assert!(is_its_own, "seed {seed}, act {at}: {:?}", lab.own);
        }
    }
}

#[test]
fn a_link_to_a_run_is_told_when_the_laboratory_is_opened_unless_the_board_is_another_by_then() {
    let run = LINKS[4];
    for other in [None, Some(HARD)] {
        let mut tab = Tab::open(Vec::new(), None, run);
        assert!(tab.lab.is_none(), "it leads to the board");
        if let Some(text) = other {
            tab.tell(Msg::TextGiven(text.into()));
        }
        tab.tell(Msg::WorkspaceChosen(Workspace::Lab));
        let lab = tab.lab.as_ref().unwrap();
        let is_linked = lab.setup.lanes[0].algorithm.slug == "tabu-search";
        assert_eq!(is_linked, other.is_none());
        assert_eq!(lab.puzzle, tab.page.model.play.givens());
    }
}

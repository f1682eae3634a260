//! A library with a made-up store: what it records, and what its games are.

use answers::protocol::Request;
use game::ledger::{Head, Ledger};
use game::persistence::SaveState;
use game::rescue::Stored;
use library::{Effect, Model, Msg, update};
use std::collections::BTreeMap;
use words::Lang;

#[derive(Default)]
pub(crate) struct Shop {
    pub(crate) model: Model,
    /// The library's journal.
    pub(crate) journal: Vec<String>,
    /// The games in the store, by name.
    pub(crate) games: BTreeMap<String, (u64, Vec<String>)>,
    pub(crate) opened: Vec<(String, usize, String)>,
    pub(crate) files: Vec<(String, String)>,
    /// The requests to a worker.
    pub(crate) asked: Vec<Request>,
    /// How often journals were read.
    pub(crate) n_read: usize,
}

impl Shop {
    /// A library of three games.
    pub(crate) fn three() -> Self {
        let mut shop = Self::default();
        for n in 1..=3 {
            shop.game(
                &format!("7-{n}"),
                100 * n,
                &[&format!("load r1c1:.>5g r9c{n}:.>1g")],
            );
        }
        shop.again()
    }

    /// A library with this journal.
    pub(crate) fn with(journal: Vec<String>, games: BTreeMap<String, (u64, Vec<String>)>) -> Self {
        let mut shop = Self {
            journal,
            games,
            ..Self::default()
        };
        let head = shop
            .journal
            .last()
            .map(|last| Head::of(1, shop.journal.len(), last).text());
        let stored = Stored {
            game: "library".into(),
            head,
            sources: vec![std::rc::Rc::new(shop.journal.clone())],
        };
        shop.tell(Msg::Opened(stored.rescue(), true));
        shop.show();
        shop
    }

    pub(crate) fn show(&mut self) {
        self.tell(Msg::Clock(1_000_000, 0, 5));
        self.tell(Msg::Shown("7-0".into(), Lang::En, Vec::new()));
    }

    /// Reopens it from what was kept.
    pub(crate) fn again(&self) -> Self {
        Self::with(self.journal.clone(), self.games.clone())
    }

    /// Sets a field.
    pub(crate) fn set(&mut self, field: &str, value: &str) {
        self.tell(Msg::Set(field.into(), value.into()));
    }

    /// Answers the question.
    pub(crate) fn answer(&mut self, text: &str) {
        self.set("ask", text);
        self.tell(Msg::Answered);
    }

    /// Puts a game into the store.
    pub(crate) fn game(&mut self, name: &str, time: u64, texts: &[&str]) {
        let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        let lines = Ledger::new(name).add(&texts);
        self.games.insert(name.into(), (time, lines));
    }

    pub(crate) fn tell(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            self.perform(effect);
        }
        let n_kept = self.journal.len();
        update(
            &mut self.model,
            Msg::Kept(SaveState {
                n_kept,
                fault: None,
            }),
        );
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Record(lines) => self.journal.extend(lines),
            Effect::Rewrite(lines) => self.journal = lines,
            Effect::List => {
                let head = |(time, lines): &(u64, Vec<String>)| {
                    let last = lines.last()?;
                    Some(Head::of(*time, lines.len(), last).text())
                };
                let games = self
                    .games
                    .iter()
                    .map(|(name, game)| (name.clone(), head(game)));
                let games = games.collect();
                self.tell(Msg::Listed(games));
            }
            Effect::Read(names) => {
                self.n_read += names.len();
                let lines = |name: String| {
                    let lines = self.games[&name].1.clone();
                    (name, lines)
                };
                let read = names.into_iter().map(lines).collect();
                self.tell(Msg::Read(read));
            }
            Effect::Fetch(names) => {
                let lines = |name: String| {
                    let lines = self.games[&name].1.clone();
                    (name, lines)
                };
                let read = names.into_iter().map(lines).collect();
                self.tell(Msg::Fetched(read));
            }
            Effect::Put(kept) => {
                let names = kept.iter().map(|kept| kept.game.clone()).collect();
                for kept in kept {
                    self.games.insert(kept.game, (kept.time, kept.lines));
                }
                self.tell(Msg::Put(names));
            }
            Effect::Remove(names) => {
                names.iter().for_each(|name| _ = self.games.remove(name));
                self.tell(Msg::Removed(names));
            }
            Effect::Open(game, at, puzzle) => self.opened.push((game, at, puzzle)),
            Effect::Save(name, text) => self.files.push((name, text)),
            Effect::Later => self.tell(Msg::Continued),
            Effect::Ask(request) => self.asked.push(request),
            Effect::Scroll(_) | Effect::Focus(_) | Effect::ChooseFile => {}
        }
    }

    /// The names of the rows in the list, or the number of givens if unnamed.
    pub(crate) fn list(&self) -> Vec<String> {
        let rows = self.model.list.iter();
        rows.map(|&row| library::words::title(&self.model, self.model.catalogue.row(row)))
            .collect()
    }
}

//! The start: settings, the saved game, the puzzle in the address.

use super::model::{Model, Settings, Status};
use super::msg::{Effect, Start};
use super::tab::Tab;
use crate::learn::reading;
use crate::settings::saved::read_settings;
use crate::storage::saving;
use crate::text::{inout, ready};
use nonet::text::{Game, linked_technique, read_link};
use words::Lang;

impl Start {
    /// The language that the page starts in: the saved one, or else the browser's; another one if its words could
    /// not be fetched.
    pub fn lang(&self) -> Lang {
        let meant = match &self.settings {
            Some(text) => read_settings(text).lang,
            None => {
                let mut wanted = self.languages.iter();
                wanted.find_map(|tag| Lang::of(tag)).unwrap_or_default()
            }
        };
        let mut others = Lang::ALL.into_iter().filter(|lang| *lang != meant);
        let lacks_it = self.lacks == Some(meant);
        let stand_in = lacks_it.then(|| others.next()).flatten();
        stand_in.unwrap_or(meant)
    }

    /// Is there no game to continue?
    fn finds_nothing(&self) -> bool {
        self.rescued.texts.is_empty() && self.rescued.damaged.is_empty()
    }

    /// Which ready puzzle is shown, if any? None if a link leads to a game or is broken. The page puts the puzzle
    /// into its own address, so reloading leads to the same one.
    fn found(&self) -> Option<u64> {
        let link = Some(&*self.fragment).filter(|text| !text.is_empty());
        let link = link.filter(|text| linked_technique(text).is_none());
        match (self.tab(), link) {
            (None, None) => Some(self.chance),
            (None, Some(_)) => None,
            (Some(tab), link) => tab.chance.filter(|&chance| {
                let linked = link.and_then(|text| read_link(text).ok()?.game);
                linked.is_none_or(|game| game == Game::of(ready::ready(chance).0))
            }),
        }
    }

    fn tab(&self) -> Option<Tab> {
        Tab::read(self.tab.as_deref()?)
    }
}

/// The page has started.
pub(super) fn started(model: &mut Model, start: Start) -> Vec<Effect> {
    let settings = start.settings.as_deref().map(read_settings);
    model.ui.address.clone_from(&start.address);
    model.settings = Settings {
        lang: start.lang(),
        meant: start.lacks,
        ..settings.unwrap_or_default()
    };
    if let Some(tab) = start.tab() {
        model.settings.workspace = tab.workspace;
    }
    if let Some((line, er)) = &model.settings.rated {
        model.ui.ers.learn(ready::classic(line), *er);
    }
    let mut effects = saving::restore(model, &start.rescued, start.n_games);
    let is_first = start.finds_nothing();
    model.ui.chance = if is_first {
        start.found()
    } else {
        Some(start.chance)
    };
    let chance = model.ui.chance.filter(|_| is_first);
    if let Some(chance) = chance {
        inout::begin(model, chance);
    }
    if chance.is_none() || !start.fragment.is_empty() {
        effects.extend(reading::follow(model, &start.fragment));
    }
    if start.lacks.is_some() {
        model.say(Status::NoWords);
    }
    effects
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::picks::Pick;
    use crate::settings::saved::settings_text;

    #[test]
    fn a_language_without_words_is_stood_in_for_and_stays_chosen() {
        let mut model = Model::default();
        let start = Start {
            settings: Some("lang=es theme=dark".to_owned()),
            lacks: Some(Lang::Es),
            ..Start::default()
        };
        started(&mut model, start);
        let settings = &model.settings;
        assert_eq!(settings.lang, Lang::En);
        assert_eq!(settings.picks.name(Pick::Theme), "dark");
        assert_eq!(model.ui.status, Status::NoWords);
        assert!(settings_text(settings).starts_with("lang=es "));
    }
}

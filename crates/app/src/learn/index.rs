//! The index of techniques: how hard each is, and which of them match a search.

use super::pages::Entry;
use crate::key;
use crate::model::{Model, Switch};
use nonet::board::sort_short;
use nonet::logic::{Info, Level, techniques};
use words::{Lang, cut, family};

/// How hard a technique is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    /// HoDoKu's level.
    pub level: Level,
    /// HoDoKu's points for a step.
    pub score: u16,
    /// Is the technique unknown to HoDoKu? Then it ranks with the last one before it, in technique order, that
    /// HoDoKu knows.
    pub by_place: bool,
}

impl Rank {
    /// The rank of a technique.
    pub fn of(info: &Info) -> Self {
        let mut rank = Self {
            level: Level::Easy,
            score: 0,
            by_place: true,
        };
        for other in techniques::infos() {
            if let Some(row) = other.hodoku {
                (rank.level, rank.score) = (row.level, row.score);
            }
            if other == info {
                break;
            }
        }
        Self {
            by_place: info.hodoku.is_none(),
            ..rank
        }
    }
}

/// Techniques as listed: easiest first, and by families unless only difficulty is to count.
pub(crate) fn sorted(model: &Model, all: Vec<&'static Info>) -> Vec<(&'static Info, Rank)> {
    let mut ranked = Vec::new();
    for info in all {
        ranked.push((info, Rank::of(info)));
    }
    sort_short(&mut ranked, |(_, rank)| (rank.level, rank.score));
    if !model.settings.switches.is_on(Switch::ByLevel) {
        sort_short(&mut ranked, |(info, _)| info.family());
    }
    ranked
}

/// The techniques that match the search, in their order.
pub(crate) fn found(model: &Model) -> Vec<&'static Info> {
    let wanted = plain(&model.ui.learn.search);
    if wanted.is_empty() {
        return techniques::infos().collect();
    }
    let lang = model.settings.lang;
    let entries = model.pages().text().map_or_else(Vec::new, Entry::all);
    let mut found = Vec::new();
    for info in techniques::infos() {
        let entry = entries.iter().find(|(slug, _)| *slug == info.slug);
        let names = names(lang, info, entry.map_or("", |(_, entry)| entry.text));
        if names
            .iter()
            .any(|name| cut(&plain(name), &wanted).is_some())
        {
            found.push(info);
        }
    }
    found
}

/// All names of a technique: the one in this language, its slug, HoDoKu's, and those that its page mentions.
fn names<'a>(lang: Lang, info: &'a Info, text: &'a str) -> Vec<&'a str> {
    let mut names = vec![info.slug];
    names.extend(family::TECHNIQUE.find(lang, info.slug));
    names.extend(info.hodoku.map(|row| row.name));
    let mut rest = text;
    while let Some((_, after)) = cut(rest, lang.word(key::ALSO_CALLED)) {
        names.extend(after.split(['.', ';']).next());
        rest = after;
    }
    names
}

/// Only the letters and digits, in lower case and without accents.
fn plain(text: &str) -> String {
    let bare = text.chars().map(|letter| match letter {
        'á' | 'Á' => 'a',
        'é' | 'É' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'Ó' => 'o',
        'ú' | 'Ú' | 'ü' | 'Ü' => 'u',
        'ñ' | 'Ñ' => 'n',
        '–' | '’' => ' ',
        _ => letter.to_ascii_lowercase(),
    });
    bare.filter(|letter| !letter.is_ascii() || letter.is_ascii_alphanumeric())
        .collect()
}

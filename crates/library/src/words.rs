//! The words of the library. They are fetched when it is opened, so the first load contains none of them.

use super::model::Model;
use super::progress::percent;
use super::query::Place;
use super::row::Row;
use crate::key;
use ::words::{Key, Lang, clock, thousands};
use answers::protocol::Grade;
use nonet::text::read_link;

const DAY: i64 = 86_400_000;

/// The phrase in the form for a number.
pub fn count(lang: Lang, key: Key, n: usize) -> String {
    count_of(lang, key, n, "")
}

/// The phrase in the form for a number, about something with this name.
pub fn count_of(lang: Lang, key: Key, n: usize, name: &str) -> String {
    let grouped = thousands(n as u64);
    lang.count_with(key, n, &[("count", &grouped), ("name", name)])
}

/// The phrase with its gaps filled.
pub fn say(lang: Lang, key: Key, places: &[(&str, &str)]) -> String {
    lang.say(key, places)
}

/// The name of a grade.
pub(super) fn level(lang: Lang, grade: Grade) -> &'static str {
    lang.word(match grade {
        Grade::Easy => key::EASY,
        Grade::Medium => key::MEDIUM,
        Grade::Hard => key::HARD,
        Grade::Fiendish => key::FIENDISH,
        Grade::Extreme => key::EXTREME,
        Grade::Nightmare => key::NIGHTMARE,
    })
}

/// A rating in tenths, as in `ER 4.2`.
pub fn rating(lang: Lang, er: u8) -> String {
    let tenths = format!("{}.{}", er / 10, er % 10);
    say(lang, key::RATING, &[("er", &tenths)])
}

/// A grade and its rating, as in `Hard ER 4.2`.
pub fn grade(lang: Lang, er: u8) -> String {
    format!("{} {}", level(lang, Grade::of(Some(er))), rating(lang, er))
}

/// The name of a place.
pub fn place(model: &Model, place: Place) -> String {
    let named = |mut names: Box<dyn Iterator<Item = (u16, &str)> + '_>, number: u16| {
        let name = names.find(|(n, _)| *n == number);
        name.map_or_else(String::new, |(_, name)| name.to_owned())
    };
    match place {
        Place::All => model.lang.word(key::ALL).to_owned(),
        Place::Deleted => model.lang.word(key::DELETED_ONES).to_owned(),
        Place::Folder(folder) => named(Box::new(model.catalogue.folders()), folder),
        Place::Tag(tag) => named(Box::new(model.catalogue.tags()), tag),
    }
}

/// The title of a row: its name, or else its givens.
pub fn title(model: &Model, row: &Row) -> String {
    if !row.name.is_empty() {
        return row.name.to_string();
    }
    let givens = count(model.lang, key::GIVENS, model.catalogue.n_givens(row));
    let side = read_link(model.catalogue.puzzle(row))
        .ok()
        .and_then(|link| link.game);
    let side = side.map_or(9, |game| game.givens.geometry().side());
    match side {
        9 => givens,
        side => say(
            model.lang,
            key::SIZED,
            &[("side", &side.to_string()), ("givens", &givens)],
        ),
    }
}

/// The progress of a game: in words, and as a percentage.
pub fn progress(model: &Model, row: &Row) -> (String, usize) {
    let Some(played) = &row.played else {
        return (model.lang.word(key::UNTOUCHED).to_owned(), 0);
    };
    if model.is_lost(&played.game) {
        return (model.lang.word(key::NO_HISTORY).to_owned(), 0);
    }
    if played.is_solved {
        let solved = model.lang.word(key::SOLVED).to_owned();
        return match played.seconds {
            0 => (solved, 100),
            seconds => (format!("{solved} · {}", clock(seconds)), 100),
        };
    }
    let part = percent(&model.catalogue, row);
    let words = say(model.lang, key::PERCENT, &[("n", &part.to_string())]);
    (words, part)
}

/// The day of a time: today, yesterday, or as in `2026-11-25`; with the hour if it was today.
pub fn day(model: &Model, time: u64) -> String {
    let local = |time: u64| i64::try_from(time).unwrap_or(0) + model.ahead;
    let (then, now) = (local(time), local(model.now));
    let minutes = then.rem_euclid(DAY) / 60_000;
    match now.div_euclid(DAY) - then.div_euclid(DAY) {
        0 => {
            let clock = format!("{:02}:{:02}", minutes / 60, minutes % 60);
            say(model.lang, key::TODAY, &[("time", &clock)])
        }
        1 => model.lang.word(key::YESTERDAY).to_owned(),
        _ => date_of(model, time),
    }
}

/// The date of a time, as in `2026-11-25`.
pub(super) fn date_of(model: &Model, time: u64) -> String {
    date((i64::try_from(time).unwrap_or(0) + model.ahead).div_euclid(DAY))
}

/// The date of a day, counted from 1 January 1970 (Hinnant's `civil_from_days`).
fn date(days: i64) -> String {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_782, "2026-11-25"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(date(days), text);
        }
    }

    #[test]
    fn today_is_what_the_clock_on_the_wall_says() {
        let model = |now: u64, ahead: i64| Model {
            now,
            ahead,
            ..Model::default()
        };
        let hour = 3_600_000;
        assert_eq!(day(&model(25 * hour, 0), 24 * hour), "Today, 00:00");
        assert_eq!(day(&model(25 * hour, 0), 23 * hour), "Yesterday");
        assert_eq!(
            day(&model(25 * hour, 2 * hour as i64), 23 * hour),
            "Today, 01:00"
        );
        assert_eq!(day(&model(99 * hour, 0), hour), "1970-01-01");
    }
}

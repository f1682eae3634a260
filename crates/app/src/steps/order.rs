//! Which techniques hints, the list of all steps and the path use, and in which order: the user's choice.

use crate::key;
use nonet::logic::{Family, Info, Level, techniques};
use words::Key;

/// Every technique in search order, including those that are off. Empty: as shipped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order(Vec<Row>);

/// A technique in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its index in the table of all techniques.
    pub place: usize,
    /// Is it used?
    pub on: bool,
}

/// A ready-made choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// As shipped.
    Shipped,
    /// HoDoKu's default order, with only what it uses by default.
    Hodoku,
    /// The seven techniques of the scale from 0 to 6, in the order of the thesis it comes from.
    Thesis,
    /// Singles and intersections.
    Simple,
    /// Everything that HoDoKu puts at this level or below.
    UpTo(Level),
    /// All techniques, including those that hints do not look for.
    Everything,
}

/// The ready-made choices, each with the key of its name.
pub const PRESETS: [(Key, Preset); 8] = [
    (key::PRESET_SHIPPED, Preset::Shipped),
    (key::PRESET_HODOKU, Preset::Hodoku),
    (key::PRESET_THESIS, Preset::Thesis),
    (key::PRESET_SIMPLE, Preset::Simple),
    (key::PRESET_MEDIUM, Preset::UpTo(Level::Medium)),
    (key::PRESET_HARD, Preset::UpTo(Level::Hard)),
    (key::PRESET_UNFAIR, Preset::UpTo(Level::Unfair)),
    (key::PRESET_EVERYTHING, Preset::Everything),
];

impl Order {
    /// A ready-made choice.
    pub fn of(preset: Preset) -> Self {
        match preset {
            Preset::Shipped => Self::default(),
            Preset::Hodoku => Self::beginning_with(techniques::HODOKU),
            Preset::Thesis => Self::beginning_with(techniques::THESIS),
            Preset::Simple => Self::with(|info, _| {
                matches!(info.family(), Family::Singles | Family::Intersections)
            }),
            Preset::UpTo(level) => {
                Self::with(|info, on| on && info.hodoku.is_some_and(|row| row.level <= level))
            }
            Preset::Everything => Self::with(|_, _| true),
        }
    }

    /// The shipped order with other techniques on; `on` also gets whether the technique is on as shipped.
    fn with(on: impl Fn(&Info, bool) -> bool) -> Self {
        let rows = shipped().into_iter().zip(techniques::infos());
        let rows = rows.map(|(row, info)| Row {
            on: on(info, row.on),
            ..row
        });
        Self::from_rows(rows.collect())
    }

    /// The named techniques on and first, the rest off.
    fn beginning_with(slugs: &[&str]) -> Self {
        let first = slugs.iter().filter_map(|slug| place(slug));
        let mut rows: Vec<Row> = first.map(|place| Row { place, on: true }).collect();
        rows.extend(rest(&rows).into_iter().map(|row| Row { on: false, ..row }));
        Self::from_rows(rows)
    }

    fn from_rows(rows: Vec<Row>) -> Self {
        Self(if rows == shipped() { Vec::new() } else { rows })
    }

    /// Every technique, in order.
    pub fn rows(&self) -> Vec<Row> {
        if self.0.is_empty() {
            return shipped();
        }
        self.0.clone()
    }

    /// The techniques that are on, as sent to the worker; `None` for as shipped.
    pub fn wanted(&self) -> Option<Vec<u16>> {
        let on = self.0.iter().filter(|row| row.on);
        (!self.0.is_empty()).then(|| on.map(|row| row.place as u16).collect())
    }

    /// The techniques tried before this one.
    pub fn before(&self, technique: &Info) -> Vec<&'static Info> {
        let all: Vec<&Info> = techniques::infos().collect();
        let on = self.rows().into_iter().filter(|row| row.on);
        let infos = on.filter_map(|row| all.get(row.place).copied());
        infos.take_while(|info| *info != technique).collect()
    }

    /// Switches the technique with this index in the table on or off.
    pub fn switch(&mut self, place: usize, on: bool) {
        let mut rows = self.rows();
        for row in rows.iter_mut().filter(|row| row.place == place) {
            row.on = on;
        }
        *self = Self::from_rows(rows);
    }

    /// Switches a whole family on or off.
    pub fn switch_family(&mut self, family: Family, on: bool) {
        let places = techniques::infos().enumerate();
        let places = places.filter(|(_, info)| info.family() == family);
        for (place, _) in places {
            self.switch(place, on);
        }
    }

    /// Moves the technique one place forward or back.
    pub fn shift(&mut self, place: usize, forward: bool) {
        let mut rows = self.rows();
        let Some(at) = rows.iter().position(|row| row.place == place) else {
            return;
        };
        let to = if forward {
            at.checked_sub(1)
        } else {
            Some(at + 1)
        };
        if let Some(to) = to.filter(|&to| to < rows.len()) {
            rows.swap(at, to);
            *self = Self::from_rows(rows);
        }
    }

    /// The saved form: slugs, with a dash before those that are off; empty for as shipped.
    pub fn text(&self) -> String {
        let slugs: Vec<&str> = techniques::infos().map(|info| info.slug).collect();
        let words = self.0.iter().map(|row| {
            let dash = if row.on { "" } else { "-" };
            format!("{dash}{}", slugs[row.place])
        });
        words.collect::<Vec<_>>().join(",")
    }

    /// Reads what was saved. Unknown techniques are skipped; those not named, being newer, come last, as shipped.
    pub fn read(text: &str) -> Self {
        let mut rows: Vec<Row> = Vec::new();
        for word in text.split(',') {
            let (slug, on) = word
                .strip_prefix('-')
                .map_or((word, true), |slug| (slug, false));
            let place = place(slug).filter(|place| rows.iter().all(|row| row.place != *place));
            rows.extend(place.map(|place| Row { place, on }));
        }
        rows.extend(rest(&rows));
        Self::from_rows(rows)
    }
}

fn shipped() -> Vec<Row> {
    let row = |(place, _)| Row {
        place,
        on: place < techniques::n_hinted(),
    };
    techniques::infos().enumerate().map(row).collect()
}

/// The techniques missing from the rows, as shipped.
fn rest(rows: &[Row]) -> Vec<Row> {
    let mut rest = shipped();
    rest.retain(|row| rows.iter().all(|other| other.place != row.place));
    rest
}

fn place(slug: &str) -> Option<usize> {
    techniques::infos().position(|info| info.slug == slug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_needs_no_words() {
        let mut order = Order::default();
        assert_eq!((order.text(), order.wanted()), (String::new(), None));
        order.shift(3, true);
        assert_ne!(order, Order::default());
        order.shift(3, false);
        order.switch(0, true);
        assert_eq!(order, Order::default());
        assert_eq!(Order::of(Preset::Shipped), order);
    }

    #[test]
    fn every_choice_has_every_technique_once_and_is_read_as_it_was_written() {
        for (_, preset) in PRESETS {
            let order = Order::of(preset);
            let mut places: Vec<usize> = order.rows().iter().map(|row| row.place).collect();
            places.sort_unstable();
            assert!(places.into_iter().eq(0..techniques::every().count()));
            assert_eq!(Order::read(&order.text()), order, "{preset:?}");
        }
    }

    #[test]
    fn the_presets_hold_what_they_say() {
        let on = |preset| {
            let order = Order::of(preset);
            let rows = order.rows().into_iter().filter(|row| row.on);
            let every: Vec<_> = techniques::every().collect();
            rows.map(|row| every[row.place].info().slug)
                .collect::<Vec<_>>()
        };
        assert_eq!(on(Preset::Hodoku), techniques::HODOKU);
        let thesis = techniques::HALF_STEPS
            .iter()
            .map(|technique| technique.info().slug);
        assert!(thesis.eq(on(Preset::Thesis)) && on(Preset::Thesis) == techniques::THESIS);
        let simple = on(Preset::Simple);
        assert_eq!(simple.len(), 8, "{simple:?}");
        let medium = on(Preset::UpTo(Level::Medium));
        assert!(medium.contains(&"naked-quad") == medium.contains(&"hidden-quad"));
        assert!(medium.contains(&"naked-pair") && !medium.contains(&"x-wing"));
        assert_eq!(on(Preset::Everything).len(), techniques::every().count());
    }

    #[test]
    fn what_makes_no_sense_is_passed_over_and_what_is_new_comes_last() {
        assert_eq!(Order::read("nonsense,,-"), Order::default());
        let order = Order::read("x-wing,-naked-pair,x-wing,new");
        let rows = order.rows();
        assert_eq!(rows.len(), techniques::every().count());
        assert!(rows[0].on && !rows[1].on && rows[2].place == 0);
    }

    #[test]
    fn ends_are_ends_and_families_go_together() {
        let mut order = Order::default();
        order.shift(0, true);
        order.shift(usize::MAX, true);
        order.shift(techniques::every().count() - 1, false);
        assert_eq!(order, Order::default());
        order.switch_family(Family::Singles, false);
        let n_on = order.rows().iter().filter(|row| row.on).count();
        assert_eq!(n_on, techniques::ALL.len() - 3);
    }
}

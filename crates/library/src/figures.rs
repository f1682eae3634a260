//! The statistics: how much was solved, how fast, and on how many days. Computed from the rows each time.

use super::catalogue::Catalogue;
use super::row::{Row, Standing};
use answers::protocol::Grade;
use std::collections::{BTreeSet, HashSet};

const DAY: i64 = 86_400_000;

/// The statistics of all games. Only those solved without digits from Nonet count as solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Games that were started but not solved.
    pub n_begun: usize,
    /// Games that are complete with digits that Nonet put on the board.
    pub n_helped: usize,
    /// All solved games, then those of each grade, then those not rated.
    pub tallies: Vec<(Level, Tally)>,
    /// The streak: how many days in sequence, up to today or yesterday, something was solved on.
    pub n_days: usize,
    /// The longest streak ever.
    pub most_days: usize,
}

/// A group of games counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Everything.
    All,
    /// The puzzles of this grade.
    Of(Grade),
    /// Those that are not rated.
    Unrated,
}

/// Solved games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many.
    pub n: usize,
    /// The seconds of those that were timed, fastest first.
    pub seconds: Vec<u32>,
}

impl Tally {
    fn of<'a>(rows: impl Iterator<Item = &'a Row>) -> Self {
        let mut tally = Self::default();
        for row in rows {
            tally.n += 1;
            let seconds = row.played.as_ref().map_or(0, |it| it.seconds);
            tally.seconds.extend(Some(seconds).filter(|&n| n > 0));
        }
        tally.seconds.sort_unstable();
        tally
    }

    /// The fastest.
    pub fn best(&self) -> Option<u32> {
        self.seconds.first().copied()
    }

    /// The median; of two in the middle the faster one.
    pub fn median(&self) -> Option<u32> {
        let middle = self.seconds.len().saturating_sub(1) / 2;
        self.seconds.get(middle).copied()
    }
}

/// The games solved since the statistics start, earliest first. A game opened from a file is there twice, with the
/// same board and the same time, but counts once.
fn solved(catalogue: &Catalogue) -> Vec<&Row> {
    let rows = catalogue.rows().map(|(_, row)| row);
    let mut rows: Vec<&Row> = rows
        .filter(|row| row.is_solved() && is_counted(catalogue, row))
        .collect();
    rows.sort_by_key(|row| row.time());
    let mut known = HashSet::new();
    rows.retain(|row| {
        let game = row
            .played
            .as_ref()
            .map(|it| (&*it.board, it.seconds, it.is_helped));
        known.insert((catalogue.puzzle(row), game))
    });
    rows
}

/// Is it on the shelf, and was it played since the statistics start?
fn is_counted(catalogue: &Catalogue, row: &Row) -> bool {
    row.standing == Standing::Here && row.time() >= catalogue.since()
}

fn is_own(row: &Row) -> bool {
    row.played.as_ref().is_some_and(|it| !it.is_helped)
}

/// The games that the player has solved alone since the statistics start, earliest first.
pub(super) fn own(catalogue: &Catalogue) -> Vec<&Row> {
    let mut rows = solved(catalogue);
    rows.retain(|row| is_own(row));
    rows
}

impl Figures {
    /// The figures at this time in milliseconds since 1970, with local time `ahead` of UTC by that many
    /// milliseconds.
    pub fn of(catalogue: &Catalogue, now: u64, ahead: i64) -> Self {
        let solved = solved(catalogue);
        let own = || solved.iter().copied().filter(|row| is_own(row));
        let begun = catalogue
            .rows()
            .filter(|(_, row)| row.is_begun() && is_counted(catalogue, row));
        let day = |time: u64| (i64::try_from(time).unwrap_or(0) + ahead).div_euclid(DAY);
        let days: BTreeSet<i64> = own().map(|row| day(row.time())).collect();
        let grades = Grade::all().map(Level::Of);
        let levels = [Level::All]
            .into_iter()
            .chain(grades)
            .chain([Level::Unrated]);
        let tallies = levels.map(|level| (level, Tally::of(own().filter(|row| level.has(row)))));
        let (n_days, most_days) = streaks(&days, day(now));
        Self {
            n_begun: begun.count(),
            n_helped: solved.iter().filter(|row| !is_own(row)).count(),
            tallies: tallies.filter(|(_, tally)| tally.n > 0).collect(),
            n_days,
            most_days,
        }
    }
}

impl Level {
    fn has(self, row: &Row) -> bool {
        match self {
            Self::All => true,
            Self::Of(grade) => row.er.is_some_and(|er| Grade::of(Some(er)) == grade),
            Self::Unrated => row.er.is_none(),
        }
    }
}

/// The streak that ends today or yesterday, and the longest ever, in days.
fn streaks(days: &BTreeSet<i64>, today: i64) -> (usize, usize) {
    let (mut n, mut most, mut last) = (0, 0, i64::MIN);
    for &day in days {
        n = if last.checked_add(1) == Some(day) {
            n + 1
        } else {
            1
        };
        (most, last) = (most.max(n), day);
    }
    let goes_on = last == today || last.checked_add(1) == Some(today);
    (if goes_on { n } else { 0 }, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_end_today_or_yesterday() {
        for (days, today, told) in [
            (vec![], 9, (0, 0)),
            (vec![9], 9, (1, 1)),
            (vec![7, 8], 9, (2, 2)),
            (vec![1, 2, 3, 6, 7], 9, (0, 3)),
            (vec![1, 2, 3, 8, 9], 9, (2, 3)),
        ] {
            assert_eq!(streaks(&days.into_iter().collect(), today), told);
        }
    }

    #[test]
    fn the_median_of_nothing_is_none() {
        let tally = |seconds: &[u32]| Tally {
            n: 0,
            seconds: seconds.to_vec(),
        };
        assert_eq!(tally(&[]).median(), None);
        assert_eq!(tally(&[5]).median(), Some(5));
        assert_eq!(tally(&[5, 7, 9, 11]).median(), Some(7));
    }
}

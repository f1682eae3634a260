//! Rows by number, as in a line of the journal: `3-7,9`.

use std::fmt::Write;

/// Numbers of rows, in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows(Vec<(u32, u32)>);

impl Rows {
    /// These rows.
    ///
    /// ```
    /// use library::Rows;
    /// assert_eq!(Rows::of([9, 3, 4, 4, 5]).text(), "3-5,9");
    /// ```
    pub fn of(rows: impl IntoIterator<Item = u32>) -> Self {
        let mut rows: Vec<u32> = rows.into_iter().collect();
        rows.sort_unstable();
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for row in rows {
            match runs.last_mut() {
                Some((_, last)) if row <= last.saturating_add(1) => *last = row,
                _ => runs.push((row, row)),
            }
        }
        Self(runs)
    }

    /// Their text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (at, (first, last)) in self.0.iter().enumerate() {
            let comma = if at > 0 { "," } else { "" };
            let _ = match first == last {
                true => write!(text, "{comma}{first}"),
                false => write!(text, "{comma}{first}-{last}"),
            };
        }
        text
    }

    /// Reads the text; `None` if it is invalid.
    pub fn read(text: &str) -> Option<Self> {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for run in text.split(',') {
            let (first, last) = run.split_once('-').unwrap_or((run, run));
            let (first, last): (u32, u32) = (first.parse().ok()?, last.parse().ok()?);
            let is_after = runs.last().is_none_or(|&(_, before)| before < first);
            if !is_after || last < first {
                return None;
            }
            runs.push((first, last));
        }
        Some(Self(runs))
    }

    /// Each of them that is below `n`.
    pub fn below(&self, n: u32) -> impl Iterator<Item = u32> + '_ {
        let runs = self.0.iter();
        runs.flat_map(move |&(first, last)| first..=last.min(n.saturating_sub(1)))
            .filter(move |&row| row < n)
    }

    /// Is the list empty?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_were_written() {
        for rows in [vec![0], vec![1, 2, 3], vec![0, 2, 3, 7], vec![u32::MAX]] {
            let rows = Rows::of(rows);
            assert_eq!(Rows::read(&rows.text()), Some(rows));
        }
        for text in ["", "a", "3-1", "4,3", "3,3", "-", "1-", "1,,2"] {
            assert_eq!(Rows::read(text), None, "{text}");
        }
    }

    #[test]
    fn no_more_are_gone_through_than_there_are() {
        let rows = Rows::read("2-4294967295").unwrap();
        assert_eq!(rows.below(5).collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(rows.below(0).count(), 0);
        assert_eq!(rows.below(2).count(), 0);
    }
}

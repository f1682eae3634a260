//! How high boxes are, by the lines drawn across between the rows.
//!
//! If a line follows every row, only the heavier lines mark boxes; if all weigh the same, none do. A frame that
//! holds whole rows, without a bar inside, draws boxes of one row.

use super::super::chars::{is_bar, is_heavy_rule, is_rule};

/// The lines drawn across below the rows of a board.
#[derive(Debug, Default)]
pub(in crate::text) struct Bands {
    n_rows: usize,
    /// How many rows are above each line, and the line's weight.
    lines: Vec<(usize, usize)>,
    holds_whole_rows: bool,
}

impl Bands {
    /// A row of cells.
    pub(in crate::text) fn row(&mut self, text: &str) {
        self.n_rows += 1;
        if self.n_rows == 1 {
            let inner = text.trim().strip_prefix(is_bar);
            let inner = inner.and_then(|text| text.strip_suffix(is_bar));
            self.holds_whole_rows = inner.is_some_and(|text| !text.contains(is_bar));
        }
    }

    /// A line drawn across. Lines without a row between them count as one.
    pub(in crate::text) fn line(&mut self, text: &str) {
        let is_heavy = text.chars().filter(|&ch| is_rule(ch)).any(is_heavy_rule);
        let weight = 1 + usize::from(is_heavy);
        match self.lines.last_mut() {
            Some((above, before)) if *above == self.n_rows => *before += weight,
            _ => self.lines.push((self.n_rows, weight)),
        }
    }

    /// How many rows a box has on a board of this side, if the lines show it.
    pub(in crate::text) fn height(&self, side: usize) -> Option<usize> {
        let inner = self.lines.iter();
        let inner = inner.filter(|&&(above, _)| (1..side.min(self.n_rows)).contains(&above));
        let heaviest = inner.clone().map(|&(_, weight)| weight).max()?;
        let high = inner
            .filter(|&&(_, weight)| weight == heaviest)
            .map(|&(above, _)| above)
            .next()?;
        let is_drawn = high > 1 || self.holds_whole_rows;
        (is_drawn && side.is_multiple_of(high)).then_some(high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine rows, with these lines below them; an empty text means no line.
    fn height(row: &str, below: [&str; 9]) -> Option<usize> {
        let mut bands = Bands::default();
        for line in below {
            bands.row(row);
            if !line.is_empty() {
                bands.line(line);
            }
        }
        bands.height(9)
    }

    #[test]
    fn lines_after_every_row_tell_by_their_weight_alone() {
        let (thin, thick) = ("+---+---+", "+===+===+");
        let every = |third| [thin, thin, third, thin, thin, third, thin, thin, third];
        assert_eq!(height("| 1 | 2 |", every(thin)), None);
        assert_eq!(height("1 2", every("---------")), None);
        assert_eq!(height("| 1 | 2 |", every(thick)), Some(3));
        assert_eq!(height("║ 1 │ 2 ║", every("╠═══╬═══╣")), Some(3));
        let bands = ["", "", thin, "", "", thin, "", "", thin];
        assert_eq!(height("| 1 2 | 3 |", bands), Some(3));
    }

    #[test]
    fn a_frame_of_whole_rows_has_boxes_of_one_row() {
        assert_eq!(height("| 1 2 3 |", ["+-------+"; 9]), Some(1));
    }

    #[test]
    fn what_no_board_has_and_what_is_below_the_last_row_tells_nothing() {
        let only =
            |at: usize| std::array::from_fn(|row| if row + 1 == at { "---+---" } else { "" });
        assert_eq!(height("1 2", only(5)), None);
        assert_eq!(height("1 2", only(9)), None);
    }
}

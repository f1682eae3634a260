//! Naked subsets: cells of a house with only as many digits between them as cells exclude these from the house's
//! other cells.
//!
//! Two cells: naked pair; three: naked triple; four: naked quad. If the cells have fewer digits than there are cells,
//! the board contradicts itself. Source: J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles",
//! Notices of the AMS 56(4), 2009; <https://hodoku.sourceforge.net/en/tech_naked.php>

/// The largest subset.
const MOST: usize = 4;

/// Every choice of `size` places, in lexicographic order.
pub(super) struct Choices {
    places: [usize; MOST],
    size: usize,
    n: usize,
    is_first: bool,
}

impl Choices {
    pub(super) fn new(n: usize, size: usize) -> Self {
        Self {
            places: [0, 1, 2, 3],
            size: size.min(MOST),
            n,
            is_first: true,
        }
    }

    pub(super) fn next(&mut self) -> Option<&[usize]> {
        if !std::mem::take(&mut self.is_first) {
            let last = self.n - self.size;
            let mut free = (0..self.size).rev();
            let turns = free.find(|&index| self.places[index] < last + index)?;
            self.places[turns] += 1;
            for index in turns + 1..self.size {
                self.places[index] = self.places[index - 1] + 1;
            }
        }
        let is_enough = self.n >= self.size;
        is_enough.then(|| &self.places[..self.size])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_once() {
        for (n, size, expected) in [(5, 2, 10), (6, 3, 20), (8, 4, 70), (3, 4, 0), (4, 4, 1)] {
            let mut choices = Choices::new(n, size);
            let mut all = Vec::new();
            while let Some(choice) = choices.next() {
                all.push(choice.to_vec());
            }
            assert_eq!(all.len(), expected);
            assert!(all.is_sorted() && all.iter().flatten().all(|&place| place < n));
            all.dedup();
            assert_eq!(all.len(), expected);
        }
    }
}

//! The matrix of exact cover as dancing links: circular lists whose removed members can be put back.
//!
//! An item is a cell to be filled, or a digit that a house needs: 4 n² of them. An option is a digit in a cell,
//! n³, and covers four items: the cell, and the digit in its row, column and box. The four links of an option are
//! adjacent, so no list is needed for them. Source: D. E. Knuth, Dancing Links, 2000,
//! <https://arxiv.org/abs/cs/0011047>.

use nonet::board::{Cell, Digit, Geometry, HouseKind};

/// The root of the list of items; items are numbered from 1, and so are the heads of their lists.
const ROOT: usize = 0;

/// How many items an option covers.
const WIDTH: usize = 4;

/// The matrix, partly covered.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    side: usize,
    /// How many items there are; the options' links begin at this number plus 1.
    n_items: usize,
    /// For the root and each item, its neighbours among the remaining items.
    row: Vec<Pair>,
    /// For each link its neighbours in its item's list.
    column: Vec<Pair>,
    /// For each link its item; meaningless for the root.
    item: Vec<u32>,
    /// How many options of an item remain.
    size: Vec<u32>,
    /// How many links were taken out of their lists so far.
    pub(super) taken_out: u64,
}

/// Two neighbours in a circular list.
#[derive(Clone, Copy, Debug)]
struct Pair {
    before: u32,
    after: u32,
}

impl Matrix {
    /// All items and options of a board.
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (side, n_items) = (geometry.side(), WIDTH * geometry.n_cells());
        let alone = |place: usize| Pair {
            before: place as u32,
            after: place as u32,
        };
        let mut matrix = Self {
            side,
            n_items,
            row: (0..=n_items).map(alone).collect(),
            column: (0..=n_items).map(alone).collect(),
            item: (0..=n_items as u32).collect(),
            size: vec![0; n_items + 1],
            taken_out: 0,
        };
        for item in 1..=n_items {
            insert_before(&mut matrix.row, ROOT, item);
        }
        for cell in geometry.cells() {
            for digit in Digit::all(side) {
                matrix.add(items(geometry, cell, digit));
            }
        }
        matrix
    }

    fn add(&mut self, items: [usize; WIDTH]) {
        for item in items {
            let link = self.column.len();
            self.column.push(Pair {
                before: 0,
                after: 0,
            });
            insert_before(&mut self.column, item, link);
            self.item.push(item as u32);
            self.size[item] += 1;
        }
    }

    /// Its bytes: 8 for each pair of neighbours, 4 for each number.
    pub(super) fn bytes(&self) -> u64 {
        let (items, links) = (self.size.len() as u64, self.item.len() as u64);
        items * 12 + links * 12
    }

    /// The remaining items, in order.
    pub(super) fn items(&self) -> impl Iterator<Item = usize> + '_ {
        around(&self.row, ROOT)
    }

    /// How many options of this item remain.
    pub(super) fn size(&self, item: usize) -> u32 {
        self.size[item]
    }

    /// The remaining options of this item: their links in its list.
    pub(super) fn options(&self, item: usize) -> impl Iterator<Item = usize> + '_ {
        around(&self.column, item)
    }

    /// The option after this one in the list of its item, if there is one.
    pub(super) fn next(&self, link: usize) -> Option<usize> {
        let after = self.column[link].after as usize;
        (after > self.n_items).then_some(after)
    }

    /// The option of a candidate: its first link, in the list of its cell.
    pub(super) fn option(&self, cell: Cell, digit: Digit) -> usize {
        self.n_items + 1 + WIDTH * (cell.index() * self.side + digit.index())
    }

    /// The item of the list in which this link is.
    pub(super) fn item(&self, link: usize) -> usize {
        self.item[link] as usize
    }

    /// The candidate of an option.
    pub(super) fn candidate(&self, link: usize) -> (Cell, Option<Digit>) {
        let number = (link - self.n_items - 1) / WIDTH;
        let digit = Digit::new((number % self.side + 1) as u8);
        (Cell::new(number / self.side), digit)
    }

    /// The item of this cell.
    pub(super) fn cell_item(cell: Cell) -> usize {
        cell.index() + 1
    }

    /// Selects an option: its items are covered, and all options that share one with it are removed. The link's
    /// own item comes first, so its list stays unchanged.
    pub(super) fn select(&mut self, link: usize) {
        for link in self.round(link) {
            self.cover(self.item[link] as usize);
        }
    }

    /// Undoes the last selected option.
    pub(super) fn release(&mut self, link: usize) {
        for link in self.round(link).rev() {
            self.uncover(self.item[link] as usize);
        }
    }

    /// All links of the option to which this link belongs.
    fn whole(&self, link: usize) -> std::ops::Range<usize> {
        let begin = link - (link - self.n_items - 1) % WIDTH;
        begin..begin + WIDTH
    }

    /// The links of an option, starting after this one and going round.
    fn round(&self, link: usize) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let whole = self.whole(link);
        (link..whole.end).chain(whole.start..link)
    }

    fn cover(&mut self, item: usize) {
        take_out(&mut self.row, item);
        self.taken_out += 1;
        let mut option = self.column[item].after as usize;
        while option != item {
            for link in self.whole(option).filter(|&link| link != option) {
                take_out(&mut self.column, link);
                self.size[self.item[link] as usize] -= 1;
                self.taken_out += 1;
            }
            option = self.column[option].after as usize;
        }
    }

    fn uncover(&mut self, item: usize) {
        let mut option = self.column[item].before as usize;
        while option != item {
            for link in self.whole(option).rev().filter(|&link| link != option) {
                self.size[self.item[link] as usize] += 1;
                put_back(&mut self.column, link);
            }
            option = self.column[option].before as usize;
        }
        put_back(&mut self.row, item);
    }
}

/// The items that a candidate covers.
fn items(geometry: &Geometry, cell: Cell, digit: Digit) -> [usize; WIDTH] {
    let first = 1 + geometry.n_cells() + digit.index();
    let of = |kind| first + geometry.number(geometry.house_of(cell, kind)) * geometry.side();
    let [row, col, square] = HouseKind::ALL.map(of);
    [Matrix::cell_item(cell), row, col, square]
}

fn insert_before(list: &mut [Pair], head: usize, place: usize) {
    let last = list[head].before;
    list[place] = Pair {
        before: last,
        after: head as u32,
    };
    list[last as usize].after = place as u32;
    list[head].before = place as u32;
}

fn take_out(list: &mut [Pair], place: usize) {
    let Pair { before, after } = list[place];
    list[before as usize].after = after;
    list[after as usize].before = before;
}

fn put_back(list: &mut [Pair], place: usize) {
    let Pair { before, after } = list[place];
    list[before as usize].after = place as u32;
    list[after as usize].before = place as u32;
}

fn around(list: &[Pair], head: usize) -> impl Iterator<Item = usize> + '_ {
    let after = move |&place: &usize| Some(list[place].after as usize);
    std::iter::successors(after(&head), after).take_while(move |&place| place != head)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(matrix: &Matrix) -> Vec<(usize, Vec<usize>)> {
        let items = matrix.items();
        items
            .map(|item| (item, matrix.options(item).collect()))
            .collect()
    }

    #[test]
    fn a_board_has_so_many_items_and_options() {
        for (high, wide) in [(2, 2), (3, 3), (4, 4), (5, 5)] {
            let geometry = Geometry::shared(high, wide).expect("it is a shape");
            let matrix = Matrix::new(&geometry);
            let (side, n_cells) = (geometry.side(), geometry.n_cells());
            assert_eq!(matrix.items().count(), 4 * n_cells);
            let n_options: u32 = (1..=n_cells).map(|item| matrix.size(item)).sum();
            assert_eq!(n_options as usize, n_cells * side);
            assert!((1..=4 * n_cells).all(|item| matrix.size(item) as usize == side));
        }
    }

    #[test]
    fn what_is_released_is_as_it_was() {
        let geometry = Geometry::shared(2, 3).expect("it is a shape");
        let mut matrix = Matrix::new(&geometry);
        let before = sizes(&matrix);
        let mut chosen = Vec::new();
        for _ in 0..12 {
            let items: Vec<usize> = matrix.items().collect();
            let item = items[chosen.len() * 5 % items.len()];
            let options: Vec<usize> = matrix.options(item).collect();
            if let Some(&option) = options.last() {
                matrix.select(option);
                chosen.push(option);
            }
        }
        assert!(chosen.len() > 5, "{chosen:?}");
        for &option in chosen.iter().rev() {
            matrix.release(option);
        }
        assert_eq!(sizes(&matrix), before);
    }

    #[test]
    fn a_selected_option_takes_its_rivals_out() {
        let geometry = Geometry::classic();
        let mut matrix = Matrix::new(&geometry);
        let digit = Digit::new(5).expect("it is one");
        let cell = Cell::new(40);
        let option = matrix.option(cell, digit);
        assert_eq!(matrix.candidate(option), (cell, Some(digit)));
        assert_eq!(matrix.candidate(option + 3), (cell, Some(digit)));
        matrix.select(option);
        assert_eq!(matrix.items().count(), 320);
        // 729 candidates, minus 9 of the cell and one of each of its 20 peers.
        let left: u32 = matrix
            .items()
            .filter(|&item| item <= 81)
            .map(|item| matrix.size(item))
            .sum();
        assert_eq!(left, 729 - 9 - 20);
    }
}

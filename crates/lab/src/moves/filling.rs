//! A full board with mistakes, and the effect of each swap.

use super::Full;
use nonet::board::{Cell, Digit, DigitSet, Geometry, House, HouseKind, Puzzle, Random};
use std::sync::Arc;

/// The fixed part of a changing board: which cells may change, and the lines in which a change counts.
#[derive(Debug)]
pub(crate) struct Plan {
    geometry: Arc<Geometry>,
    givens: Puzzle,
    kind: HouseKind,
    /// For each cell, where the counts of its two lines begin: a line is a house of the two other kinds.
    lines: Vec<[usize; 2]>,
    /// The cells that can be swapped, house by house.
    open: Vec<Cell>,
    /// For each of these, the place of the first cell of its house in `open`, and how many cells of the house are open.
    spans: Vec<(usize, usize)>,
}

/// Two cells of one house that swap their digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swap {
    /// One cell.
    pub(crate) a: Cell,
    /// The other cell.
    pub(crate) b: Cell,
}

impl Plan {
    /// Fills the houses of this kind around the givens of the puzzle.
    pub(crate) fn new(puzzle: &Puzzle, kind: HouseKind) -> Arc<Self> {
        let geometry = Arc::clone(puzzle.geometry());
        let mut plan = Self {
            lines: geometry
                .cells()
                .map(|c| lines(&geometry, kind, c))
                .collect(),
            givens: puzzle.clone(),
            kind,
            open: Vec::new(),
            spans: Vec::new(),
            geometry,
        };
        for house in plan.houses() {
            let open = plan.gaps(house);
            if open.len() > 1 {
                let span = (plan.open.len(), open.len());
                plan.spans.extend(open.iter().map(|_| span));
                plan.open.extend(open);
            }
        }
        Arc::new(plan)
    }

    /// The shape of its board.
    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The filled houses.
    pub(crate) fn houses(&self) -> impl Iterator<Item = House> + use<> {
        let kind = self.kind;
        (0..self.geometry.side()).map(move |index| House::of(kind, index))
    }

    /// The kind of the filled houses.
    pub(crate) fn kind(&self) -> HouseKind {
        self.kind
    }

    /// The cells that can be swapped.
    pub(crate) fn open(&self) -> &[Cell] {
        &self.open
    }

    /// Every possible swap.
    pub(crate) fn swaps(&self) -> impl Iterator<Item = Swap> + '_ {
        let places = 0..self.open.len();
        places.flat_map(|place| self.swaps_of(place).filter(|swap| swap.a < swap.b))
    }

    /// The swaps of the cell at this place of [`open`](Self::open).
    pub(crate) fn swaps_of(&self, place: usize) -> impl Iterator<Item = Swap> + '_ {
        let (first, n) = self.spans[place];
        let a = self.open[place];
        let others = self.open[first..first + n].iter();
        others
            .filter(move |&&b| b != a)
            .map(move |&b| Swap { a, b })
    }

    /// A random swap of the cell at this place.
    pub(crate) fn any_swap_of(&self, place: usize, random: &mut Random) -> Swap {
        let (first, n) = self.spans[place];
        let other = first + random.below(n - 1);
        Swap {
            a: self.open[place],
            b: self.open[other + usize::from(other >= place)],
        }
    }

    /// Is it not a given?
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_none()
    }

    fn gaps(&self, house: House) -> Vec<Cell> {
        let cells = self.geometry.house_cells(house).iter().copied();
        cells.filter(|&cell| self.is_free(cell)).collect()
    }
}

/// Where the counts of the cell's two lines begin, in a table of lines and digits.
fn lines(geometry: &Geometry, filled: HouseKind, cell: Cell) -> [usize; 2] {
    let side = geometry.side();
    let houses = geometry.houses_of(cell).iter();
    let mut lines = houses.filter(|house| house.kind != filled);
    [0, side].map(|first| {
        let line = lines.next().map_or(0, |house| usize::from(house.index));
        (first + line) * side
    })
}

/// A full board: each filled house holds each digit once.
#[derive(Clone, Debug)]
pub(crate) struct Filling {
    plan: Arc<Plan>,
    /// The digit of each cell, from 0.
    digits: Vec<u8>,
    /// How often each line holds each digit.
    counts: Vec<u8>,
    cost: u32,
}

impl Filling {
    /// Fills each house with the digits that its givens leave, in a random order.
    pub(crate) fn new(plan: &Arc<Plan>, random: &mut Random) -> Self {
        let side = plan.geometry.side();
        let mut filling = Self {
            plan: Arc::clone(plan),
            digits: vec![0; side * side],
            counts: vec![0; 2 * side * side],
            cost: 0,
        };
        filling.refill(random);
        filling
    }

    /// Starts again from another filling.
    pub(crate) fn refill(&mut self, random: &mut Random) {
        let plan = Arc::clone(&self.plan);
        for (cell, digit) in plan.givens.givens() {
            self.digits[cell.index()] = digit.index() as u8;
        }
        for house in plan.houses() {
            let mut left = DigitSet::full(plan.geometry.side());
            for &cell in plan.geometry.house_cells(house) {
                left = plan
                    .givens
                    .get(cell)
                    .map_or(left, |digit| left.without(digit));
            }
            let mut left: Vec<Digit> = left.iter().collect();
            random.shuffle(&mut left);
            for (cell, digit) in plan.gaps(house).into_iter().zip(left) {
                self.digits[cell.index()] = digit.index() as u8;
            }
        }
        self.count();
    }

    /// Takes the digits of a house from another filling of the same plan. [`count`](Self::count) must follow.
    pub(crate) fn take_house(&mut self, from: &Self, house: House) {
        for cell in self.plan.geometry.house_cells(house) {
            self.digits[cell.index()] = from.digits[cell.index()];
        }
    }

    /// Recounts the digits that the lines hold and miss.
    pub(crate) fn count(&mut self) {
        self.counts.fill(0);
        for (digit, lines) in self.digits.iter().zip(&self.plan.lines) {
            for line in lines {
                self.counts[line + usize::from(*digit)] += 1;
            }
        }
        self.cost = self.counts.iter().map(|&n| u32::from(n == 0)).sum();
    }

    /// By how much the cost would rise, -4 to 4.
    pub(crate) fn rise(&self, swap: Swap) -> i32 {
        let (a, b) = (swap.a.index(), swap.b.index());
        let (x, y) = (usize::from(self.digits[a]), usize::from(self.digits[b]));
        let lines = self.plan.lines[a].iter().zip(&self.plan.lines[b]);
        let differing = lines.filter(|(of_a, of_b)| of_a != of_b);
        let rises = differing.map(|(of_a, of_b)| {
            let lost = [self.counts[of_a + x], self.counts[of_b + y]];
            let won = [self.counts[of_a + y], self.counts[of_b + x]];
            let worse = lost.map(|n| i32::from(n == 1));
            let better = won.map(|n| i32::from(n == 0));
            worse[0] + worse[1] - better[0] - better[1]
        });
        rises.sum()
    }

    /// Makes the swap.
    pub(crate) fn swap(&mut self, swap: Swap) {
        self.cost = self.cost.saturating_add_signed(self.rise(swap));
        let (a, b) = (swap.a.index(), swap.b.index());
        let (x, y) = (usize::from(self.digits[a]), usize::from(self.digits[b]));
        for (of_a, of_b) in self.plan.lines[a].iter().zip(&self.plan.lines[b]) {
            self.counts[of_a + x] -= 1;
            self.counts[of_b + y] -= 1;
            self.counts[of_a + y] += 1;
            self.counts[of_b + x] += 1;
        }
        self.digits.swap(a, b);
    }

    /// Does a line of the cell repeat its digit?
    pub(crate) fn is_wrong(&self, cell: Cell) -> bool {
        let digit = usize::from(self.digits[cell.index()]);
        let lines = self.plan.lines[cell.index()];
        lines.iter().any(|line| self.counts[line + digit] > 1)
    }

    /// The digit of a cell.
    pub(crate) fn digit(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.digits[cell.index()] + 1)
    }

    /// The digit of a cell, from 0.
    pub(crate) fn digit_index(&self, cell: Cell) -> usize {
        usize::from(self.digits[cell.index()])
    }

    /// The places, among the cells that can be swapped, of cells whose digit is repeated in a line.
    pub(crate) fn mistakes(&self) -> impl Iterator<Item = usize> + '_ {
        let open = self.plan.open.iter().enumerate();
        open.filter(|(_, cell)| self.is_wrong(**cell))
            .map(|(place, _)| place)
    }
}

impl Full for Filling {
    fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// How many digits are missing from the lines, in total.
    fn cost(&self) -> u32 {
        self.cost
    }

    fn memory(&self) -> u64 {
        (self.digits.len() + self.counts.len()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> Vec<Arc<Geometry>> {
        let crooked = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
        let crooked = Geometry::irregular(&crooked).expect("four of four");
        let boxes = [(1, 1), (2, 2), (2, 3), (3, 3), (4, 4), (5, 5)];
        let regular = boxes.map(|(high, wide)| Geometry::shared(high, wide).expect("they fit"));
        regular.into_iter().chain([Arc::new(crooked)]).collect()
    }

    /// A few digits that break no rule.
    fn givens(geometry: &Arc<Geometry>, random: &mut Random) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(geometry));
        for _ in 0..geometry.n_cells() / 3 {
            let cell = Cell::new(random.below(geometry.n_cells()));
            let before = puzzle.get(cell);
            puzzle.put(cell, Digit::new(random.below(geometry.side()) as u8 + 1));
            if !puzzle.conflicts().is_empty() {
                puzzle.put(cell, before);
            }
        }
        puzzle
    }

    /// The slow recount: for each house of the two other kinds, the digits that none of its cells holds.
    fn recount(board: &Puzzle, filled: HouseKind) -> u32 {
        let geometry = board.geometry();
        let houses = geometry.houses().filter(|house| house.kind != filled);
        let lacks = |house: House| {
            let cells = geometry.house_cells(house).iter();
            let held: DigitSet = cells.filter_map(|&cell| board.get(cell)).collect();
            (geometry.side() - held.len()) as u32
        };
        houses.map(lacks).sum()
    }

    fn check(filling: &Filling) {
        let plan = &filling.plan;
        let board = filling.snapshot(&plan.geometry, Vec::new());
        assert_eq!(filling.cost(), recount(&board.digits, plan.kind));
        for (cell, digit) in plan.givens.givens() {
            assert_eq!(board.digits.get(cell), Some(digit));
        }
        for house in plan.houses() {
            let cells = plan.geometry.house_cells(house).iter();
            let held: DigitSet = cells.filter_map(|&cell| board.digits.get(cell)).collect();
            assert_eq!(held, DigitSet::full(plan.geometry.side()));
        }
        let open = plan.open.iter().enumerate();
        let wrong = open.filter(|(_, cell)| board.conflicts.contains(cell));
        assert!(wrong.map(|(place, _)| place).eq(filling.mistakes()));
        let mut afresh = filling.clone();
        afresh.count();
        assert_eq!(
            (&afresh.counts, afresh.cost),
            (&filling.counts, filling.cost)
        );
    }

    #[test]
    fn what_is_counted_move_by_move_is_what_a_recount_says() {
        let mut random = Random::new(81);
        for geometry in boards() {
            for kind in HouseKind::ALL {
                let plan = Plan::new(&givens(&geometry, &mut random), kind);
                let mut filling = Filling::new(&plan, &mut random);
                check(&filling);
                for _ in 0..300 {
                    if plan.open.is_empty() {
                        break;
                    }
                    let place = random.below(plan.open.len());
                    let swap = plan.any_swap_of(place, &mut random);
                    let (before, rise) = (filling.cost() as i32, filling.rise(swap));
                    assert!((-4..=4).contains(&rise));
                    filling.swap(swap);
                    assert_eq!(filling.cost() as i32, before + rise);
                    check(&filling);
                }
                filling.refill(&mut random);
                check(&filling);
            }
        }
    }

    #[test]
    fn every_swap_is_of_two_open_cells_of_one_house() {
        let mut random = Random::new(4);
        for geometry in boards() {
            let plan = Plan::new(&givens(&geometry, &mut random), HouseKind::Box);
            let all: Vec<Swap> = plan.swaps().collect();
            for swap in &all {
                assert!(swap.a < swap.b);
                assert_eq!(geometry.box_index(swap.a), geometry.box_index(swap.b));
                assert!(
                    [swap.a, swap.b]
                        .iter()
                        .all(|&c| plan.givens.get(c).is_none())
                );
            }
            let gaps = plan.houses().map(|house| plan.gaps(house).len());
            assert_eq!(
                all.len(),
                gaps.map(|n| n * n.saturating_sub(1) / 2).sum::<usize>()
            );
            for _ in 0..all.len() {
                let place = random.below(plan.open.len());
                let Swap { a, b } = plan.any_swap_of(place, &mut random);
                assert!(a == plan.open[place] && a != b);
                assert!(all.contains(&Swap {
                    a: a.min(b),
                    b: a.max(b)
                }));
            }
        }
    }
}

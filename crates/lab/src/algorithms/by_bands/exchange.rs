//! What may be exchanged without moving a given: the digits without one, and in each stack the columns without one.

use super::ways::{N, NewNames, Sets, Ways, digits};

/// The orders of three.
pub(super) const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The exchanges that leave some givens unmoved.
#[derive(Clone, Debug)]
pub(super) struct Exchange {
    /// The digits that keep their names.
    pinned: u16,
    /// The possible orders of the columns of each stack.
    orders: [Vec<[usize; 3]>; 3],
    /// For each stack and way, the least way that differs only in the order of columns.
    least: [Vec<u16>; 3],
}

impl Exchange {
    /// The exchanges possible around these givens: row, column and digit, from 0.
    pub(super) fn around(givens: &[[usize; 3]], ways: &Ways) -> Self {
        let bits = |at: usize| givens.iter().fold(0u16, |set, given| set | 1 << given[at]);
        let (columns, pinned) = (bits(1), bits(2));
        let orders = [0, 3, 6].map(|first| {
            let keeps = |order: &&[usize; 3]| {
                (0..3).all(|at| columns >> (first + at) & 1 == 0 || order[at] == at)
            };
            ORDERS.iter().filter(keeps).copied().collect::<Vec<_>>()
        });
        let least = [0, 1, 2].map(|stack: usize| {
            let put = |sets: Sets, order: &[usize; 3]| ways.number(order.map(|at| sets[at]));
            let least = |way: u16| {
                let all = orders[stack].iter().map(|order| put(ways.sets(way), order));
                all.min().unwrap_or(way)
            };
            (0..N as u16).map(least).collect()
        });
        Self {
            pinned,
            orders,
            least,
        }
    }

    /// The least way of a stack's box that differs only in the order of columns.
    pub(super) fn least(&self, stack: usize, way: u16) -> u16 {
        self.least[stack][usize::from(way)]
    }

    /// The usual form of this way of the first stack, and the new names that lead to it.
    pub(super) fn usual(&self, way: u16, ways: &Ways) -> (u16, NewNames) {
        let sets = ways.sets(way);
        let named = |order: &[usize; 3]| {
            let names = self.in_order(order.map(|at| sets[at]));
            let new = |set| digits(set).fold(0, |new, digit| new | 1 << names[digit]);
            (self.least(0, ways.number(sets.map(new))), names)
        };
        let all = self.orders[0].iter().map(named);
        all.min().unwrap_or((way, [0, 1, 2, 3, 4, 5, 6, 7, 8]))
    }

    /// New names that put free digits in order, set by set.
    fn in_order(&self, sets: Sets) -> NewNames {
        let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let mut free = digits(0x1FF & !self.pinned);
        let all = sets.into_iter().flat_map(|set| digits(set & !self.pinned));
        for digit in all {
            names[digit] = free.next().unwrap_or(digit) as u8;
        }
        names
    }

    /// All new names that keep a way of the first stack, up to the order of columns.
    pub(super) fn keeping(&self, way: u16, ways: &Ways) -> Vec<NewNames> {
        let sets = ways.sets(way);
        let mut all = Vec::new();
        for order in &self.orders[0] {
            let goals = order.map(|at| sets[at]);
            let fits = (0..3).all(|at| sets[at] & self.pinned == goals[at] & self.pinned);
            if fits {
                self.map_sets(sets, goals, &mut all);
            }
        }
        all
    }

    /// All new names that turn each set into its goal.
    fn map_sets(&self, sets: Sets, goals: Sets, all: &mut Vec<NewNames>) {
        let mut names = vec![[0, 1, 2, 3, 4, 5, 6, 7, 8]];
        for (set, goal) in sets.into_iter().zip(goals) {
            let old: Vec<usize> = digits(set & !self.pinned).collect();
            let new: Vec<usize> = digits(goal & !self.pinned).collect();
            names = names
                .iter()
                .flat_map(|names| matched(names, &old, &new))
                .collect();
        }
        all.append(&mut names);
    }
}

/// All ways to give old digits these new names.
fn matched(names: &NewNames, old: &[usize], new: &[usize]) -> Vec<NewNames> {
    let orders = ORDERS
        .iter()
        .filter(|order| (old.len()..3).all(|at| order[at] == at));
    let put = |order: &[usize; 3]| {
        let mut names = *names;
        for (at, &digit) in old.iter().enumerate() {
            names[digit] = new[order[at]] as u8;
        }
        names
    };
    orders.map(put).collect()
}

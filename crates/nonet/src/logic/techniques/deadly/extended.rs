//! Extended rectangles: two lines, three or four places in each, with as many digits.
//!
//! If the cells hold only these digits, each line has all of them, and swapping the lines there changes no house:
//! not the lines; not the crossing lines, which keep both their digits; and not the boxes, if they hold both cells
//! of each crossing line, or all cells of one of the two lines. Source:
//! <https://www.sudokuwiki.org/Extended_Unique_Rectangles>

use super::pattern::Deadly;
use crate::board::{Cell, CellSet, DigitSet, House, HouseKind, sort_short};
use crate::logic::Facts;

/// The width of the longest one looked for.
const MAX_WIDTH: usize = 4;

/// The patterns with guardians in no more than two of the crossing lines.
pub(super) fn find(facts: &Facts<'_>) -> Vec<Deadly> {
    let Some(givens) = facts.givens() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let side = facts.geometry().side();
    for kind in [HouseKind::Row, HouseKind::Col] {
        for first in 0..side {
            for second in first + 1..side {
                let lines = [first, second].map(|index| House::of(kind, index));
                let rungs = rungs(facts, givens, lines);
                for width in 3..=MAX_WIDTH {
                    let mut search = Search {
                        facts,
                        rungs: &rungs,
                        width,
                        all: &mut all,
                    };
                    search.choose(0, &mut Vec::new(), DigitSet::EMPTY);
                }
            }
        }
    }
    all
}

/// The two cells of a crossing line.
struct Rung {
    cells: [Cell; 2],
    sets: [DigitSet; 2],
    boxes: [usize; 2],
}

fn rungs(facts: &Facts<'_>, givens: &CellSet, lines: [House; 2]) -> Vec<Rung> {
    let geometry = facts.geometry();
    let [first, second] = lines.map(|line| geometry.house_cells(line));
    let pairs = first.iter().zip(second).map(|(&a, &b)| [a, b]);
    let rungs = pairs.map(|cells| Rung {
        cells,
        sets: cells.map(|cell| facts.candidates(cell)),
        boxes: cells.map(|cell| geometry.box_index(cell)),
    });
    let is_open = |rung: &Rung| {
        let is_given = rung.cells.iter().any(|&cell| givens.contains(cell));
        !is_given && rung.sets.iter().all(|set| set.len() > 1)
    };
    rungs.filter(is_open).collect()
}

struct Search<'a> {
    facts: &'a Facts<'a>,
    rungs: &'a [Rung],
    width: usize,
    all: &'a mut Vec<Deadly>,
}

impl Search<'_> {
    /// Chooses all but two rungs, from index `next` on, with few digits between them.
    fn choose(&mut self, next: usize, chosen: &mut Vec<usize>, digits: DigitSet) {
        if chosen.len() == self.width - 2 {
            return self.complete(chosen, digits);
        }
        for index in next..self.rungs.len() {
            let [a, b] = self.rungs[index].sets;
            let digits = digits.union(a).union(b);
            if digits.len() <= self.width {
                chosen.push(index);
                self.choose(index + 1, chosen, digits);
                chosen.pop();
            }
        }
    }

    /// Adds two more rungs, in all ways that leave few guardians.
    fn complete(&mut self, chosen: &[usize], digits: DigitSet) {
        for first in 0..self.rungs.len() {
            for second in first + 1..self.rungs.len() {
                let is_new = !chosen.contains(&first) && !chosen.contains(&second);
                if is_new && self.is_close([first, second], digits) {
                    let all = [chosen, &[first, second]].concat();
                    let rungs: Vec<&Rung> = all.iter().map(|&index| &self.rungs[index]).collect();
                    if self.is_exchangeable(&rungs) {
                        self.confine(&rungs, digits);
                    }
                }
            }
        }
    }

    /// Can two cells of these rungs be without guardians, or are all guardians of one digit?
    fn is_close(&self, rungs: [usize; 2], digits: DigitSet) -> bool {
        let sets = || rungs.iter().flat_map(|&index| self.rungs[index].sets);
        let is_bare = |set: &DigitSet| digits.union(*set).len() <= self.width;
        let all = sets().fold(digits, DigitSet::union);
        sets().filter(is_bare).count() >= 2 || all.len() == self.width + 1
    }

    /// Does swapping the lines at these rungs leave the boxes unchanged, and can the pattern be filled at all?
    fn is_exchangeable(&self, rungs: &[&Rung]) -> bool {
        let [first, second] = rungs[0].boxes;
        if first != second {
            return rungs.iter().all(|rung| rung.boxes == [first, second]);
        }
        let in_same = |rung: &&Rung| rungs.iter().filter(|r| r.boxes == rung.boxes).count();
        let is_inside = |rung: &&Rung| rung.boxes[0] == rung.boxes[1];
        let mut all = rungs.iter();
        all.all(|rung| is_inside(rung) && 2 * in_same(rung) <= self.width)
    }

    /// Tries the digits of the chosen rungs plus two cells of the others, or all digits but one.
    fn confine(&mut self, rungs: &[&Rung], digits: DigitSet) {
        let added = &rungs[rungs.len() - 2..];
        let sets = [added[0].sets, added[1].sets].concat();
        let all = sets.iter().fold(digits, |all, &set| all.union(set));
        for (place, &a) in sets.iter().enumerate() {
            for &b in &sets[place + 1..] {
                self.take(rungs, digits.union(a).union(b));
            }
        }
        if all.len() == self.width + 1 {
            all.iter()
                .for_each(|digit| self.take(rungs, all.without(digit)));
        }
    }

    /// Keeps the pattern of these digits if it has few guardians and is new.
    fn take(&mut self, rungs: &[&Rung], digits: DigitSet) {
        let mut sets = rungs.iter().flat_map(|rung| rung.sets);
        if digits.len() != self.width || sets.any(|set| set.intersection(digits).is_empty()) {
            return;
        }
        let mut cells: Vec<Cell> = rungs.iter().flat_map(|rung| rung.cells).collect();
        sort_short(&mut cells, |&item| item);
        let deadly = Deadly::new(self.facts, cells, digits);
        let is_same = |other: &Deadly| other.digits == digits && other.cells == deadly.cells;
        if deadly.is_close() && !self.all.iter().any(is_same) {
            self.all.push(deadly);
        }
    }
}

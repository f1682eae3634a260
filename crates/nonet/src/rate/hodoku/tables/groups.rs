//! The direct consequences of groups, and what implies them.

use super::all::Tables;
use super::claim::Claim;
use super::group::Group;
use super::shape::{SHAPE, cells_of};

impl Tables {
    /// Puts groups into the tables of candidates, and makes separate tables for them.
    pub(super) fn link_groups(&mut self) {
        for number in 0..self.groups.len() {
            let [wrong, right] = [false, true].map(|right| Claim::of_group(number, right));
            self.add(right, right);
            self.add(wrong, wrong);
            self.link_to_cells(number);
            self.link_to_groups(number);
        }
    }

    fn link_to_cells(&mut self, number: usize) {
        let Group {
            digit,
            cells,
            houses: [line, of_box],
        } = self.groups[number];
        let [wrong, right] = [false, true].map(|right| Claim::of_group(number, right));
        let seen = SHAPE.seen_by_all(cells) & self.board.places[digit];
        for cell in cells_of(seen) {
            self.add(right, Claim::new(cell, digit, false));
            self.add(Claim::new(cell, digit, true), wrong);
        }
        for house in [of_box, line] {
            let others = seen & SHAPE.houses[house];
            if others.count_ones() == 1 {
                let other = others.trailing_zeros() as usize;
                self.add(wrong, Claim::new(other, digit, true));
                self.add(Claim::new(other, digit, false), right);
            }
        }
    }

    fn link_to_groups(&mut self, number: usize) {
        let group = self.groups[number];
        let [wrong, right] = [false, true].map(|right| Claim::of_group(number, right));
        let mut others: [Vec<usize>; 2] = Default::default();
        for (other, its) in self.groups.clone().iter().enumerate() {
            if other == number || its.digit != group.digit || its.cells & group.cells != 0 {
                continue;
            }
            for (place, house) in group.houses.iter().enumerate() {
                if its.houses[place] == *house {
                    others[place].push(other);
                    self.add(right, Claim::of_group(other, false));
                }
            }
        }
        for (others, house) in others.iter().zip(group.houses) {
            let [other] = others[..] else { continue };
            let both = group.cells | self.groups[other].cells;
            let places = self.board.places[group.digit] & SHAPE.houses[house];
            if places & !both == 0 {
                self.add(wrong, Claim::of_group(other, true));
            }
        }
    }
}

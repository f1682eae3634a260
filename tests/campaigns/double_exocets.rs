//! What two junior exocets with the same digits would add together. In each state that the path of hints leaves to
//! forcing chains and nets, all junior exocets are found by their definition. For every two with the same digits
//! and no common base cell the truths are tried together, including those of the mirrors: the base cells, each
//! digit's place in each line across and in each target's box. Candidates that agree with no choice of places are
//! ruled out, whatever rule would show it. Those that one of the exocets rules out alone, tried as thoroughly, are
//! counted separately. A pair is *double* in the sense of the compendium if both have the same three lines across.
//!
//! `NONET_ADDS_FILE=puzzles.txt NONET_ADDS_PUZZLES=40 cargo test --test campaigns double_exocets -- --ignored --nocapture`

use nonet::board::{Cell, Digit, DigitSet, Geometry, Grid, House};
use nonet::logic::{Family, Pattern, first_step_with, techniques};
use std::collections::BTreeSet;
use support::states::State;
use support::{plain, puzzle};

/// Candidates by number, nine for each cell.
pub(crate) type Set = [u64; 12];

/// Two cells of a box in a line, the lines across, and a target in each of the other boxes of the band.
#[derive(Clone, Debug)]
pub(crate) struct Exocet {
    base: [Cell; 2],
    targets: [Cell; 2],
    digits: DigitSet,
    across: BTreeSet<House>,
}

/// A board with lines as rows, or as columns.
#[derive(Clone, Copy)]
struct View<'a> {
    grid: &'a Grid,
    is_turned: bool,
}

impl View<'_> {
    fn cell(self, line: usize, across: usize) -> Cell {
        let nine = self.grid.geometry();
        if self.is_turned {
            nine.cell(across, line)
        } else {
            nine.cell(line, across)
        }
    }

    fn across(self, across: usize) -> House {
        if self.is_turned {
            House::row(across)
        } else {
            House::col(across)
        }
    }

    fn can(self, (line, across): (usize, usize), digit: Digit) -> bool {
        let cell = self.cell(line, across);
        self.grid.value(cell) == Some(digit) || self.grid.candidates(cell).contains(digit)
    }

    fn holds_any(self, spot: (usize, usize), digits: DigitSet) -> bool {
        digits.iter().any(|digit| self.can(spot, digit))
    }

    /// Finds those with a base in this line, next to this place.
    fn exocets(self, line: usize, spare: usize, found: &mut Vec<Exocet>) {
        let first = spare / 3 * 3;
        let base = (first..first + 3).filter(|&across| across != spare);
        let base: Vec<Cell> = base.map(|across| self.cell(line, across)).collect();
        let &[a, b] = base.as_slice() else {
            return;
        };
        let digits = self.grid.candidates(a).union(self.grid.candidates(b));
        let is_open = [a, b].iter().all(|&cell| self.grid.value(cell).is_none());
        if !is_open || !(3..=4).contains(&digits.len()) {
            return;
        }
        let others = (0..9).filter(|across| across / 3 != spare / 3);
        let targets: Vec<(usize, usize)> = others
            .flat_map(|across| self.target(line, across, digits))
            .collect();
        for &one in &targets {
            let is_after = |other: &&(usize, usize)| other.1 / 3 > one.1 / 3;
            for &other in targets.iter().filter(is_after) {
                let across = [spare, one.1, other.1];
                if digits
                    .iter()
                    .all(|digit| !self.can_avoid(line / 3, &across, digit))
                {
                    found.push(Exocet {
                        base: [a, b],
                        targets: [one, other].map(|(line, across)| self.cell(line, across)),
                        digits,
                        across: across.map(|across| self.across(across)).into(),
                    });
                }
            }
        }
    }

    /// The targets in a line across: each next to a cell without the digits, and not in the line of the base.
    fn target(self, line: usize, across: usize, digits: DigitSet) -> Vec<(usize, usize)> {
        let band = line / 3 * 3;
        let lines = (band..band + 3).filter(|&other| other != line);
        let is_target = |&target: &usize| {
            let companion = 3 * band + 3 - line - target;
            let held = self.grid.candidates(self.cell(target, across));
            !held.intersection(digits).is_empty() && !self.holds_any((companion, across), digits)
        };
        lines
            .filter(is_target)
            .map(|target| (target, across))
            .collect()
    }

    /// Can the digit be outside the band in all these lines that still need it?
    fn can_avoid(self, band: usize, across: &[usize], digit: Digit) -> bool {
        let is_open = |&&across: &&usize| self.grid.places(self.across(across), digit) != 0;
        let open: Vec<usize> = across.iter().filter(is_open).copied().collect();
        let outside = |across: usize| {
            let lines = (0..9).filter(move |line| line / 3 != band);
            lines.filter(move |&line| {
                let candidates = self.grid.candidates(self.cell(line, across));
                candidates.contains(digit)
            })
        };
        fn differ(sets: &[Vec<usize>], taken: &mut Vec<usize>) -> bool {
            let Some((first, rest)) = sets.split_first() else {
                return true;
            };
            first.iter().any(|&line| {
                let is_free = !taken.contains(&line);
                taken.push(line);
                let can = is_free && differ(rest, taken);
                taken.pop();
                can
            })
        }
        let sets: Vec<Vec<usize>> = open.iter().map(|&one| outside(one).collect()).collect();
        sets.is_empty() || differ(&sets, &mut Vec::new())
    }
}

pub(crate) fn exocets(grid: &Grid) -> Vec<Exocet> {
    let mut found = Vec::new();
    for is_turned in [false, true] {
        let view = View { grid, is_turned };
        for (line, spare) in (0..81).map(|number| (number / 9, number % 9)) {
            view.exocets(line, spare, &mut found);
        }
    }
    found
}

/// The candidates, which of them see each other, and the true ones.
pub(crate) struct Board {
    open: Set,
    sees: Vec<Set>,
}

impl Board {
    pub(crate) fn of(grid: &Grid) -> Self {
        let nine = grid.geometry();
        let all = || {
            nine.cells()
                .flat_map(|c| Digit::all(9).map(move |d| (c, d)))
        };
        let mut open = Set::default();
        for (cell, digit) in all().filter(|&(cell, digit)| grid.candidates(cell).contains(digit)) {
            add(&mut open, number(cell, digit));
        }
        Self {
            open,
            sees: all().map(|(cell, digit)| seen(nine, cell, digit)).collect(),
        }
    }

    pub(crate) fn truths(&self, grid: &Grid, exocet: &Exocet) -> Vec<Set> {
        let nine = grid.geometry();
        let cells = exocet.base.iter().map(|&cell| {
            let mut set = Set::default();
            Digit::all(9).for_each(|digit| add(&mut set, number(cell, digit)));
            set
        });
        let boxes = exocet
            .targets
            .map(|cell| House::of_box(nine.box_index(cell)));
        let houses = exocet.across.iter().copied().chain(boxes);
        let places = houses.flat_map(|house| exocet.digits.iter().map(move |digit| (house, digit)));
        let places = places.filter(|&(house, digit)| grid.places(house, digit) != 0);
        let places = places.map(|(house, digit)| {
            let mut set = Set::default();
            let cells = nine.house_set(house).iter();
            cells.for_each(|cell| add(&mut set, number(cell, digit)));
            set
        });
        cells
            .chain(places)
            .map(|set| both(&set, &self.open))
            .collect()
    }

    /// The candidates that agree with no way to choose one of each truth.
    pub(crate) fn ruled_out(&self, truths: &[Set]) -> BTreeSet<usize> {
        let mut possible = Set::default();
        let mut out = BTreeSet::new();
        for candidate in (0..729).filter(|&candidate| has(&self.open, candidate)) {
            if !has(&possible, candidate) {
                let left = without(&self.open, &self.sees[candidate]);
                match self.agree(left, truths.to_vec()) {
                    Some(left) => possible = either(&possible, &left),
                    None => drop(out.insert(candidate)),
                }
            }
        }
        out
    }

    /// The candidates that remain with some choice of one of each truth.
    fn agree(&self, left: Set, mut truths: Vec<Set>) -> Option<Set> {
        let fewest = (0..truths.len()).min_by_key(|&n| size(&both(&truths[n], &left)));
        let Some(fewest) = fewest else {
            return Some(left);
        };
        let truth = both(&truths.swap_remove(fewest), &left);
        let mut members = (0..729).filter(|&member| has(&truth, member));
        members.find_map(|one| self.agree(without(&left, &self.sees[one]), truths.clone()))
    }
}

fn number(cell: Cell, digit: Digit) -> usize {
    9 * cell.index() + digit.index()
}

fn seen(nine: &Geometry, cell: Cell, digit: Digit) -> Set {
    let mut set = Set::default();
    let peers = nine.peers(cell).iter();
    peers.for_each(|&peer| add(&mut set, number(peer, digit)));
    let others = Digit::all(9).filter(|&other| other != digit);
    others.for_each(|other| add(&mut set, number(cell, other)));
    set
}

fn add(set: &mut Set, member: usize) {
    set[member / 64] |= 1 << (member % 64);
}

fn has(set: &Set, member: usize) -> bool {
    set[member / 64] >> (member % 64) & 1 == 1
}

fn both(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|n| a[n] & b[n])
}

fn either(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|n| a[n] | b[n])
}

fn without(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|n| a[n] & !b[n])
}

fn size(set: &Set) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

/// The numbers of states, of puzzles that have any, and of conclusions.
#[derive(Default)]
struct Count {
    states: usize,
    puzzles: BTreeSet<usize>,
    conclusions: usize,
}

impl Count {
    fn add(&mut self, puzzle: usize, conclusions: usize) {
        self.states += usize::from(conclusions > 0);
        self.conclusions += conclusions;
        if conclusions > 0 {
            self.puzzles.insert(puzzle);
        }
    }

    fn told(&self, what: &str) {
        let Self {
            states,
            puzzles,
            conclusions,
        } = self;
        println!("{what:34} {states:6} {:6} {conclusions:6}", puzzles.len());
    }
}

#[derive(Default)]
struct Counts {
    left: Count,
    single: Count,
    alone: Count,
    pair: Count,
    of_pair: Count,
    double: Count,
    of_double: Count,
}

impl Counts {
    /// Evaluates the exocets of a state. `right` says for each number whether it belongs to the solution.
    fn look(&mut self, number: usize, grid: &Grid, right: &dyn Fn(usize) -> bool) {
        let all = exocets(grid);
        let board = Board::of(grid);
        self.left.add(number, 1);
        self.single.add(number, all.len());
        let truths = |exocet| board.truths(grid, exocet);
        let alone: BTreeSet<usize> = all
            .iter()
            .flat_map(|exocet| board.ruled_out(&truths(exocet)))
            .collect();
        assert!(!alone.iter().any(|&candidate| right(candidate)));
        self.alone.add(number, alone.len());
        let (mut n_pairs, mut n_doubles) = (0, 0);
        let (mut of_pairs, mut of_doubles) = (BTreeSet::new(), BTreeSet::new());
        for (place, one) in all.iter().enumerate() {
            let is_partner = |other: &&Exocet| {
                other.digits == one.digits && other.base.iter().all(|cell| !one.base.contains(cell))
            };
            for other in all[..place].iter().filter(is_partner) {
                let out = board.ruled_out(&[truths(one), truths(other)].concat());
                assert!(!out.iter().any(|&candidate| right(candidate)));
                n_pairs += 1;
                if one.across == other.across {
                    n_doubles += 1;
                    of_doubles.extend(out.difference(&alone).copied());
                }
                of_pairs.extend(out.difference(&alone).copied());
            }
        }
        self.pair.add(number, n_pairs);
        self.of_pair.add(number, of_pairs.len());
        self.double.add(number, n_doubles);
        self.of_double.add(number, of_doubles.len());
    }
}

/// Each junior exocet of the library is among these.
fn check(state: &State, all: &[Exocet]) {
    let junior = techniques::ALL
        .iter()
        .find(|t| t.info().slug == "junior-exocet");
    for step in junior.unwrap().all(&state.context()) {
        let Pattern::Truths { cells, .. } = &step.pattern else {
            panic!("{step:?}");
        };
        let cells: BTreeSet<Cell> = cells.iter().copied().collect();
        let is_it = |exocet: &Exocet| {
            let own = exocet.base.iter().chain(&exocet.targets).copied();
            cells == own.collect()
        };
        assert!(all.iter().any(is_it), "{step:?}");
    }
}

#[test]
#[ignore = "minutes; a measurement"]
fn double_exocets() {
    let file = std::env::var("NONET_ADDS_FILE").expect("a file");
    let n = std::env::var("NONET_ADDS_PUZZLES").map_or(40, |n| n.parse().expect("a number"));
    let text = std::fs::read_to_string(file).expect("puzzles");
    let lines = text.lines().filter(|line| line.len() >= 81);
    let mut counts = Counts::default();
    for (number, line) in lines.take(n).enumerate() {
        let mut state = State::start(&puzzle(&plain(line))).unwrap();
        let solution = state.solution;
        let right = |candidate: usize| usize::from(solution[candidate / 9]) == candidate % 9 + 1;
        while let Some(step) = first_step_with(&state.context(), techniques::ALL, &mut || {}) {
            if step.technique.slug == "junior-exocet" {
                check(&state, &exocets(&state.grid));
            }
            if step.technique.family() == Family::Forcing {
                counts.look(number, &state.grid, &right);
            }
            step.apply(&mut state.grid);
        }
    }
    println!("{:34} {:>6} {:>6} {:>6}", "", "states", "puzzles", "number");
    for (what, count) in [
        ("left to chains and nets", &counts.left),
        ("with exocets", &counts.single),
        ("of which all truths conclude", &counts.alone),
        ("with two of the same digits", &counts.pair),
        ("which conclude more together", &counts.of_pair),
        ("with the same lines across", &counts.double),
        ("which conclude more together", &counts.of_double),
    ] {
        count.told(what);
    }
}

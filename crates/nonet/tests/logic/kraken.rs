//! Kraken fish against a slow twin, which tries every choice of base and cover lines, and follows every place of
//! the digit by strong links: everything found is also found by the twin. Its further finds are fish whose fins
//! the candidate sees, or the places of one line lead to them already, or those in the cover of a fish without
//! fins.

use crate::forcing::{Board, Open, boards, concluded};
use nonet::board::Geometry;
use nonet::logic::proof::Flaw;
use nonet::logic::{Context, Net, Pattern, Premise, Step, proof};
use nonet::text::{LibraryCase, read_step};
use std::collections::{BTreeMap, BTreeSet};

/// Cells as bits.
type Cells = u128;

/// The most fins of a fish that is looked for.
const MOST_FINS: u32 = 5;

/// What the places of a digit lead to, by strong links; those that contradict themselves lead only to what they see.
struct Water {
    digit: usize,
    places: Cells,
    /// For each candidate, the places that make it wrong.
    sources: BTreeMap<Open, Cells>,
}

impl Board {
    /// What follows statically if a candidate is right; `None` if that contradicts itself.
    fn follow(&self, suppose: Open) -> Option<BTreeSet<Open>> {
        let (mut right, mut wrong) = (BTreeSet::from([suppose]), BTreeSet::new());
        loop {
            let before = right.len() + wrong.len();
            for group in &self.groups {
                if let Some(held) = group.iter().find(|one| right.contains(one)) {
                    wrong.extend(group.iter().filter(|one| *one != held));
                }
                if let [a, b] = group.as_slice() {
                    for (one, other) in [(a, b), (b, a)] {
                        if wrong.contains(one) {
                            right.insert(*other);
                        }
                    }
                }
            }
            if right.intersection(&wrong).next().is_some() {
                return None;
            }
            if before == right.len() + wrong.len() {
                return Some(wrong);
            }
        }
    }
}

impl Water {
    fn of(board: &Board, digit: usize) -> Self {
        let cells = (0..81).filter(|&cell| board.open.contains(&(cell, digit)));
        let cells: Vec<usize> = cells.collect();
        let follow = |&cell: &usize| Some((cell, board.follow((cell, digit))?));
        let mut sources: BTreeMap<Open, Cells> = BTreeMap::new();
        for (cell, wrong) in cells.iter().filter_map(follow) {
            for open in wrong {
                *sources.entry(open).or_default() |= 1 << cell;
            }
        }
        for (&open, sources) in sources.iter_mut().filter(|(open, _)| open.1 == digit) {
            let seen = cells.iter().filter(|&&cell| board.see((cell, digit), open));
            *sources |= seen.fold(0, |all, cell| all | 1 << cell);
        }
        Self {
            digit,
            places: cells.iter().fold(0, |all, cell| all | 1 << cell),
            sources,
        }
    }
}

fn line(number: usize, is_row: bool) -> Cells {
    let cell = |at: usize| {
        if is_row {
            9 * number + at
        } else {
            9 * at + number
        }
    };
    (0..9).fold(0, |all, at| all | 1 << cell(at))
}

/// Every choice of two to four of nine lines.
fn choices() -> impl Iterator<Item = Vec<usize>> {
    let sets = (0..512u32).filter(|set| (2..=4).contains(&set.count_ones()));
    sets.map(|set| (0..9).filter(|line| set >> line & 1 == 1).collect())
}

/// The twin's finds: by type 1, by type 2, by a fish without fins.
fn twin(water: &Water) -> [BTreeSet<Open>; 3] {
    let mut found = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    let sums = |is_row: bool| {
        let lines =
            move |lines: &Vec<usize>| lines.iter().fold(0, |all, &at| all | line(at, is_row));
        choices()
            .map(move |choice| (lines(&choice), choice))
            .collect::<Vec<_>>()
    };
    let [rows, cols] = [true, false].map(sums);
    for (is_row, bases, covers) in [(true, &rows, &cols), (false, &cols, &rows)] {
        for (base, chosen) in bases {
            let is_open = |&at: &usize| line(at, is_row) & water.places != 0;
            if !chosen.iter().all(is_open) {
                continue;
            }
            let base = base & water.places;
            for (cover, across) in covers.iter().filter(|(_, c)| c.len() == chosen.len()) {
                let fins = base & !cover;
                let held = across.iter().map(|&at| line(at, !is_row) & base);
                let held: Vec<Cells> = held.collect();
                if fins.count_ones() > MOST_FINS || held.contains(&0) {
                    continue;
                }
                for (&open, sources) in &water.sources {
                    if fins & !sources != 0 {
                        continue;
                    }
                    let spared = cover & !base;
                    if fins != 0 && open.1 == water.digit && spared >> open.0 & 1 == 1 {
                        found[0].insert(open);
                    }
                    if held.iter().any(|held| held & !sources == 0) {
                        found[if fins == 0 { 2 } else { 1 }].insert(open);
                    }
                }
            }
        }
    }
    found
}

/// Do all places in some line lead to it, or does it see all that it must?
fn is_easier(board: &Board, water: &Water, open: Open) -> bool {
    let sources = water.sources[&open];
    let seen = (0..81).filter(|&cell| board.open.contains(&(cell, water.digit)));
    let seen = seen.filter(|&cell| board.see((cell, water.digit), open));
    let seen = seen.fold(0, |all, cell| all | 1 << cell);
    let lines = (0..9).flat_map(|at| [line(at, true), line(at, false)]);
    let mut lines = lines.map(|line| line & water.places);
    lines.any(|line| line != 0 && line & !sources == 0) || sources & !seen == 0
}

#[test]
fn kraken_fish_are_those_of_a_slow_twin() {
    let mut n = [0; 2];
    boards(83, 40, &mut |state| {
        let board = Board::of(&state.grid);
        let ours = ["kraken-fish-1", "kraken-fish-2"].map(|slug| concluded(slug, state));
        let ours = ours.map(|all| {
            all.into_iter()
                .map(|(open, _)| open)
                .collect::<BTreeSet<_>>()
        });
        let mut all = [BTreeSet::new(), BTreeSet::new()];
        for water in (0..9).map(|digit| Water::of(&board, digit)) {
            let found = twin(&water);
            for open in found[..2].iter().flatten() {
                let is_found = ours.iter().any(|ours| ours.contains(open));
                let is_found = is_found || found[2].contains(open);
                assert!(is_found || is_easier(&board, &water, *open), "{open:?}");
            }
            for (all, found) in all.iter_mut().zip(found) {
                all.extend(found);
            }
        }
        for (kind, (ours, all)) in ours.iter().zip(&all).enumerate() {
            assert!(ours.is_subset(all), "type {}", kind + 1);
            n[kind] += ours.len();
        }
    });
    println!("{n:?}");
    assert!(n[0] > 20 && n[1] > 50, "{n:?}");
}

/// Every case of a type, with its step.
fn cases(slug: &str) -> Vec<(LibraryCase, Step)> {
    let lines = include_str!("../../../../tests/data/cases.txt").lines();
    let of_type = lines.filter_map(|line| line.strip_prefix(slug)?.strip_prefix("|+|"));
    let read = |line: &str| {
        let (case, step) = line.split_once('|').unwrap();
        let step = read_step(&Geometry::classic(), step).unwrap();
        (LibraryCase::read(case).unwrap(), step)
    };
    of_type.map(read).collect()
}

/// The checker's answer for a changed step.
fn flaw(case: &LibraryCase, step: &Step, change: impl Fn(&mut Step, &mut Net)) -> Result<(), Flaw> {
    let grid = case.grid();
    let mut told = step.clone();
    let Pattern::Forcing(mut net) = step.pattern.clone() else {
        panic!("{step:?}");
    };
    change(&mut told, &mut net);
    told.pattern = Pattern::Forcing(net);
    proof::check(&Context::new(&grid), &told)
}

/// Neither a branch nor the fish can be left out.
#[test]
fn a_kraken_fish_needs_its_fish_and_all_branches() {
    let incomplete = Err(Flaw::Pattern("the-branches-are-all-ways"));
    for slug in ["kraken-fish-1", "kraken-fish-2"] {
        for (case, step) in cases(slug) {
            assert_eq!(flaw(&case, &step, |_, _| ()), Ok(()), "{case}");
            let fewer = flaw(&case, &step, |_, net| drop(net.branches.pop()));
            assert_eq!(fewer, incomplete, "{case}");
            let bare = flaw(&case, &step, |_, net| net.premise = Premise::Opposites);
            assert_ne!(bare, Ok(()), "{case}");
        }
    }
    let mut refused = 0;
    for (case, step) in cases("kraken-fish-2") {
        let elsewhere = flaw(&case, &step, |_, net| {
            if let Premise::Cover(fish, house) = &mut net.premise {
                *house = fish.base[0];
            }
        });
        assert_eq!(elsewhere, Err(Flaw::Pattern("the-house-is-a-cover")));
        // The fins alone: the fish hardly ever implies what they lead to.
        let fins = flaw(&case, &step, |_, net| {
            if let Premise::Cover(fish, _) = net.premise.clone() {
                net.branches.drain(..net.branches.len() - fish.fins.len());
                net.premise = Premise::Fins(fish);
            }
        });
        refused += usize::from(fins == Err(Flaw::DoesNotFollow(step.deductions[0])));
    }
    assert!(refused > 5, "{refused}");
}

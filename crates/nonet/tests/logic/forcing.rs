//! Forcing nets against a slow twin, which assumes a candidate and takes singles in any order until there are
//! none: the contradictions are the same, and nothing that all branches of a root share is missed.

use nonet::board::{Candidate, Cell, Digit, Grid};
use nonet::logic::{Because, Deduction, Net, Pattern, Reach, proof, propagate, techniques};
use std::collections::BTreeSet;
use support::naive::houses;
use support::states::{State, fresh};
use support::{HARDEST, Random};

/// A cell and a digit, from 0.
pub(crate) type Open = (usize, usize);

/// What is right and what is wrong after an assumption.
#[derive(Clone, Default)]
pub(crate) struct Closure {
    pub(crate) right: BTreeSet<Open>,
    pub(crate) wrong: BTreeSet<Open>,
}

/// The open candidates, and the groups each of which needs one of them.
pub(crate) struct Board {
    pub(crate) open: BTreeSet<Open>,
    pub(crate) groups: Vec<Vec<Open>>,
}

impl Board {
    pub(crate) fn of(grid: &Grid) -> Self {
        let has = |&(cell, digit): &Open| {
            let digit = Digit::new(digit as u8 + 1).unwrap();
            let cell = Cell::new(cell);
            grid.has(Candidate { cell, digit })
        };
        let cells = (0..81).map(|cell| (0..9).map(|digit| (cell, digit)).collect());
        let of = |house: Vec<usize>| {
            (0..9).map(move |digit| house.iter().map(|&cell| (cell, digit)).collect())
        };
        let all: Vec<Vec<Open>> = cells.chain(houses().into_iter().flat_map(of)).collect();
        let groups = all
            .into_iter()
            .map(|group| group.into_iter().filter(has).collect());
        let groups: Vec<Vec<Open>> = groups
            .filter(|group: &Vec<Open>| !group.is_empty())
            .collect();
        Self {
            open: groups.iter().flatten().copied().collect(),
            groups,
        }
    }

    /// `None` if the assumption contradicts itself.
    pub(crate) fn close(&self, suppose: Open, right: bool) -> Option<Closure> {
        let mut all = Closure::default();
        let side = if right {
            &mut all.right
        } else {
            &mut all.wrong
        };
        side.insert(suppose);
        loop {
            let before = all.right.len() + all.wrong.len();
            for group in &self.groups {
                let held = group.iter().find(|one| all.right.contains(one)).copied();
                let others = group.iter().filter(|&&one| Some(one) != held);
                if held.is_some() {
                    all.wrong.extend(others);
                }
                let left: Vec<&Open> = group
                    .iter()
                    .filter(|one| !all.wrong.contains(one))
                    .collect();
                match left.as_slice() {
                    [] => return None,
                    [last] => drop(all.right.insert(**last)),
                    _ => {}
                }
            }
            if all.right.intersection(&all.wrong).next().is_some() {
                return None;
            }
            if before == all.right.len() + all.wrong.len() {
                return Some(all);
            }
        }
    }
}

/// A walk over boards without singles.
pub(crate) fn boards(seed: u64, n: usize, judge: &mut dyn FnMut(&State)) {
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let mut judged = 0;
    while judged < n {
        let mut state = fresh(&mut random);
        propagate(&mut state.grid, Reach::BothSingles);
        while judged < n && !state.grid.is_full() {
            judge(&state);
            judged += 1;
            for _ in 0..random.below(30) {
                if !state.grid.is_full() {
                    state.thin(&mut random);
                }
            }
            propagate(&mut state.grid, Reach::BothSingles);
        }
    }
}

/// The conclusions of a technique on a board, each with whether it is right.
pub(crate) fn concluded(slug: &str, state: &State) -> BTreeSet<(Open, bool)> {
    let technique = techniques::every().find(|technique| technique.info().slug == slug);
    let context = state.context();
    let steps = technique.unwrap().all(&context);
    let open = |deduction: &Deduction| {
        let Candidate { cell, digit } = deduction.candidate();
        let right = matches!(deduction, Deduction::Place(_));
        ((cell.index(), digit.index()), right)
    };
    steps
        .iter()
        .flat_map(|step| {
            assert_eq!(proof::check(&context, step), Ok(()), "{step:?}");
            step.deductions.iter().map(open)
        })
        .collect()
}

#[test]
fn contradictions_are_those_of_a_slow_twin() {
    let mut n = 0;
    boards(81, 25, &mut |state| {
        let board = Board::of(&state.grid);
        let both = |&open: &Open| [(open, true), (open, false)];
        let all = board.open.iter().flat_map(both);
        let absurd = all.filter(|&(open, right)| board.close(open, right).is_none());
        let expected: BTreeSet<(Open, bool)> = absurd.map(|(open, right)| (open, !right)).collect();
        assert_eq!(concluded("contradiction-net", state), expected);
        n += expected.len();
    });
    assert!(n > 100, "{n}");
}

#[test]
fn what_all_branches_share_is_found() {
    let mut n = 0;
    boards(82, 30, &mut |state| {
        let board = Board::of(&state.grid);
        let found = [
            "digit-forcing-net",
            "cell-forcing-net",
            "region-forcing-net",
        ]
        .map(|slug| concluded(slug, state));
        let found: BTreeSet<(Open, bool)> = found.into_iter().flatten().collect();
        for group in board.groups.iter().filter(|group| group.len() > 2) {
            let branches = group.iter().map(|&open| board.close(open, true));
            let Some(branches) = branches.collect::<Option<Vec<Closure>>>() else {
                continue;
            };
            let shared = |side: fn(&Closure) -> &BTreeSet<Open>| {
                let first = side(&branches[0]).iter().copied();
                let is_shared = |open: &Open| branches.iter().all(|b| side(b).contains(open));
                first.filter(is_shared).collect::<Vec<Open>>()
            };
            let right = shared(|closure| &closure.right);
            let wrong = shared(|closure| &closure.wrong);
            for open in right {
                assert!(
                    found.contains(&(open, true)),
                    "{open:?} right, from {group:?}"
                );
                n += 1;
            }
            // A candidate seen by all places is an intersection, not a net.
            let seen = |open: &Open| group.iter().all(|one| board.see(*one, *open));
            for open in wrong.into_iter().filter(|open| !seen(open)) {
                assert!(
                    found.contains(&(open, false)),
                    "{open:?} wrong, from {group:?}"
                );
                n += 1;
            }
        }
    });
    assert!(n > 50, "{n}");
}

impl Board {
    pub(crate) fn see(&self, one: Open, other: Open) -> bool {
        let both = |group: &&Vec<Open>| group.contains(&one) && group.contains(&other);
        self.groups.iter().any(|group| both(&group))
    }
}

fn nets<'a>(pattern: &'a Pattern, all: &mut Vec<&'a Net>) {
    if let Pattern::Forcing(net) = pattern {
        all.push(net);
        let lines = net.branches.iter().flat_map(|branch| &branch.lines);
        for line in lines {
            if let Because::Pattern(inner) = &line.why {
                nets(inner, all);
            }
        }
    }
}

/// On every board of a puzzle with one solution hints have a step, and the path ends in the solution.
#[test]
fn the_hardest_puzzles_are_solved_by_logic() {
    let mut deepest = 0;
    for text in HARDEST {
        let puzzle = nonet::text::read(text).unwrap().puzzle;
        let mut state = State::start(&puzzle).unwrap();
        while !state.grid.is_full() {
            let context = state.context();
            let step = nonet::logic::first_step(&context, techniques::ALL);
            let step = step.unwrap_or_else(|| panic!("no step in {text}"));
            assert_eq!(proof::check(&context, &step), Ok(()), "{text}");
            assert!(step.deductions.iter().all(|&d| state.agrees(d)), "{text}");
            let mut all = Vec::new();
            nets(&step.pattern, &mut all);
            deepest = deepest.max(all.len());
            step.apply(&mut state.grid);
        }
    }
    assert!(deepest > 1, "no net stands in another");
}

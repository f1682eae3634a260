//! Whips and braids against slow twins. For whips, found by the definition one truth after the other: the same
//! candidates have one, and the shortest are equally long. For braids: they exist for exactly the candidates that
//! contradict themselves by singles, and no truth in one can be spared.

use crate::forcing::{Board, Open, boards, concluded};
use nonet::board::{Candidate, Cell, Digit, Grid, Puzzle};
use nonet::logic::{Because, Deduction, Pattern, Reach, Step, Truth, propagate, techniques};
use nonet::rate::{WhipRating, braids, whips};
use std::collections::{BTreeMap, BTreeSet};
use support::states::State;
use support::{Random, puzzle};

/// Up to which length the twin searches.
const LONGEST: usize = 4;

#[derive(Clone, Copy)]
enum Kind {
    Whip,
    Braid,
}

/// The candidates that are right, and how many of them rule out each candidate.
struct Right {
    all: Vec<usize>,
    ruled: Vec<u8>,
}

impl Right {
    fn nothing(n_candidates: usize) -> Self {
        let (all, ruled) = (Vec::new(), vec![0; n_candidates]);
        Self { all, ruled }
    }

    /// Makes one more right; `sees` are the candidates that it rules out.
    fn push(&mut self, sees: &[bool], one: usize) {
        self.all.push(one);
        let ruled = self.ruled.iter_mut().zip(sees);
        ruled.for_each(|(ruled, &sees)| *ruled += u8::from(sees));
    }

    /// Takes the last one back; `sees` are the candidates that it rules out.
    fn pop(&mut self, sees: &[bool]) {
        self.all.pop();
        let ruled = self.ruled.iter_mut().zip(sees);
        ruled.for_each(|(ruled, &sees)| *ruled -= u8::from(sees));
    }

    fn rules_out(&self, one: usize) -> bool {
        self.ruled[one] > 0
    }
}

/// Candidates by number, and which see each other.
struct Sight {
    open: Vec<Open>,
    groups: Vec<Vec<usize>>,
    sees: Vec<Vec<bool>>,
}

impl Sight {
    fn of(board: &Board) -> Self {
        let open: Vec<Open> = board.open.iter().copied().collect();
        let number = |one: &Open| open.binary_search(one).unwrap();
        let groups = board.groups.iter();
        let groups: Vec<Vec<usize>> = groups.map(|g| g.iter().map(number).collect()).collect();
        let mut sees = vec![vec![false; open.len()]; open.len()];
        for group in &groups {
            for (&a, &b) in group.iter().flat_map(|a| group.iter().map(move |b| (a, b))) {
                sees[a][b] |= a != b;
            }
        }
        Self { open, groups, sees }
    }

    /// Does the candidate with this number lead to a whip, or a braid, of at most `most` truths?
    fn refutes(&self, target: usize, most: usize, kind: Kind) -> bool {
        let groups = self.groups.iter();
        let others: Vec<_> = groups.filter(|group| !group.contains(&target)).collect();
        let mut right = Right::nothing(self.open.len());
        right.push(&self.sees[target], target);
        self.has_whip(&others, &mut right, most, kind)
    }

    /// Does it, if these are right, with `more` further truths of the groups? Each truth of a whip has lost a
    /// candidate to the last one that is right, each of a braid to any of them.
    fn has_whip(&self, groups: &[&Vec<usize>], right: &mut Right, more: usize, kind: Kind) -> bool {
        let last = &self.sees[*right.all.last().unwrap()];
        for group in groups {
            let has_lost = match kind {
                Kind::Whip => group.iter().any(|&one| last[one]),
                Kind::Braid => group.iter().any(|&one| right.rules_out(one)),
            };
            if !has_lost {
                continue;
            }
            let mut left = group.iter().filter(|&&one| !right.rules_out(one));
            match (left.next(), left.next()) {
                (None, _) => return true,
                (Some(&next), None) if more > 1 && !right.all.contains(&next) => {
                    right.push(&self.sees[next], next);
                    let found = self.has_whip(groups, right, more - 1, kind);
                    right.pop(&self.sees[next]);
                    if found {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// For each candidate that has one, the length of its shortest.
    fn lengths(&self, kind: Kind) -> BTreeMap<Open, usize> {
        let length = |target: usize| {
            let length = (1..=LONGEST).find(|&length| self.refutes(target, length, kind));
            Some((self.open[target], length?))
        };
        (0..self.open.len()).filter_map(length).collect()
    }

    /// The length of the shortest of all, and the candidates that have one of this length.
    fn shortest(&self, kind: Kind) -> Option<(usize, Vec<Open>)> {
        (1..=LONGEST).find_map(|length| {
            let targets = 0..self.open.len();
            let refuted = targets.filter(|&target| self.refutes(target, length, kind));
            let refuted: Vec<Open> = refuted.map(|target| self.open[target]).collect();
            (!refuted.is_empty()).then_some((length, refuted))
        })
    }
}

/// The truths of a step's only branch, in order.
fn truths(step: &Step) -> Vec<Truth> {
    let Pattern::Forcing(net) = &step.pattern else {
        panic!("{step:?}");
    };
    let [branch] = net.branches.as_slice() else {
        panic!("{step:?}");
    };
    let truth = |why: &Because| match why {
        Because::Truth(truth) => Some(*truth),
        _ => None,
    };
    let lines = branch.lines.iter();
    lines.filter_map(|line| truth(&line.why)).collect()
}

fn steps(slug: &str, state: &State) -> Vec<Step> {
    let technique = techniques::every().find(|technique| technique.info().slug == slug);
    technique.unwrap().all(&state.context())
}

fn target(step: &Step) -> Open {
    let [Deduction::Eliminate(candidate)] = step.deductions.as_slice() else {
        panic!("{step:?}");
    };
    (candidate.cell.index(), candidate.digit.index())
}

#[test]
fn the_shortest_whips_are_those_of_a_slow_twin() {
    let mut n = [0; LONGEST + 1];
    boards(84, 20, &mut |state| {
        let expected = Sight::of(&Board::of(&state.grid)).lengths(Kind::Whip);
        let steps = steps("whip", state);
        let lengths: Vec<usize> = steps.iter().map(|step| truths(step).len()).collect();
        assert!(lengths.is_sorted(), "{lengths:?}");
        let found = steps.iter().map(target).zip(lengths);
        let found: BTreeMap<Open, usize> = found.filter(|&(_, n)| n <= LONGEST).collect();
        let told = expected.into_iter().filter(|&(_, length)| length > 1);
        assert_eq!(found, told.collect());
        found.values().for_each(|&length| n[length] += 1);
    });
    println!("{n:?}");
    assert!(n[2..].iter().all(|&n| n > 20), "{n:?}");
}

#[test]
fn whips_and_braids_are_all_contradictions_by_singles() {
    let mut n = 0;
    boards(85, 15, &mut |state| {
        let board = Board::of(&state.grid);
        let [whips, braids] = ["whip", "braid"].map(|slug| concluded(slug, state));
        let found: BTreeSet<Open> = whips.iter().chain(&braids).map(|&(open, _)| open).collect();
        let is_absurd = |&&open: &&Open| board.close(open, true).is_none();
        let absurd: BTreeSet<Open> = board.open.iter().filter(is_absurd).copied().collect();
        let shortest = Sight::of(&board).lengths(Kind::Whip);
        let is_told = |open: &&Open| shortest.get(open) != Some(&1);
        assert!(found.is_subset(&absurd));
        let missing: Vec<_> = absurd.difference(&found).filter(is_told).collect();
        assert!(missing.is_empty(), "{missing:?}");
        n += found.len();
    });
    assert!(n > 100, "{n}");
}

/// Does the target contradict itself if only these truths are known?
fn is_refuted(sight: &Sight, target: usize, truths: &[Vec<usize>]) -> bool {
    let mut right = vec![target];
    loop {
        let before = right.len();
        for group in truths {
            let is_left = |&&one: &&usize| !right.iter().any(|&by| sight.sees[by][one]);
            let left: Vec<usize> = group.iter().filter(is_left).copied().collect();
            match left.as_slice() {
                [] => return true,
                [last] if !right.contains(last) => right.push(*last),
                _ => {}
            }
        }
        if right.len() == before {
            return false;
        }
    }
}

#[test]
fn nothing_in_a_braid_can_be_spared() {
    let mut n = 0;
    boards(86, 60, &mut |state| {
        let sight = Sight::of(&Board::of(&state.grid));
        let number = |open: Open| sight.open.binary_search(&open).unwrap();
        let takes = |truth: Truth, &(cell, digit): &Open| {
            let digit = Digit::new(digit as u8 + 1).unwrap();
            let cell = Cell::new(cell);
            truth.takes(Candidate { cell, digit }, state.grid.geometry())
        };
        for step in steps("braid", state) {
            let group = |truth: Truth| {
                let members = sight.open.iter().filter(|open| takes(truth, open));
                members.map(|&open| number(open)).collect::<Vec<usize>>()
            };
            let all: Vec<Vec<usize>> = truths(&step).into_iter().map(group).collect();
            let target = number(target(&step));
            assert!(is_refuted(&sight, target, &all), "{step:?}");
            for spared in 0..all.len() {
                let mut fewer = all.clone();
                fewer.remove(spared);
                assert!(!is_refuted(&sight, target, &fewer), "{step:?}");
                n += 1;
            }
        }
    });
    assert!(n > 50, "{n}");
}

fn candidate((cell, digit): Open) -> Candidate {
    let digit = Digit::new(digit as u8 + 1).unwrap();
    let cell = Cell::new(cell);
    Candidate { cell, digit }
}

/// W or B by the twin: `take` decides which of the candidates with the shortest sequences are taken at once.
/// `None` if longer ones are needed than the twin searches.
fn rating(
    puzzle: &Puzzle,
    kind: Kind,
    take: &mut dyn FnMut(Vec<Open>) -> Vec<Open>,
) -> Option<usize> {
    let (mut grid, mut longest) = (Grid::new(puzzle), 0);
    loop {
        propagate(&mut grid, Reach::BothSingles);
        if grid.is_full() {
            return Some(longest);
        }
        let (shortest, all) = Sight::of(&Board::of(&grid)).shortest(kind)?;
        longest = longest.max(shortest);
        for open in take(all) {
            grid.eliminate(candidate(open));
        }
    }
}

#[test]
fn a_puzzle_is_rated_as_by_a_slow_twin() {
    println!("seed 87");
    let mut random = Random::new(87);
    let mut n = [0; LONGEST + 2];
    for _ in 0..60 {
        let puzzle = puzzle(&random.unique().0);
        for (kind, found) in [(Kind::Whip, whips(&puzzle)), (Kind::Braid, braids(&puzzle))] {
            let found = found.unwrap();
            let expected = rating(&puzzle, kind, &mut |all| all);
            match expected {
                Some(length) => assert_eq!(found, WhipRating::Of(length as u32), "{puzzle:?}"),
                None => {
                    let length = found.length();
                    assert!(length.is_none_or(|n| n as usize > LONGEST), "{puzzle:?}");
                }
            }
            n[expected.unwrap_or(LONGEST + 1)] += 1;
        }
    }
    println!("{n:?}");
    assert!(n.iter().all(|&n| n > 0), "{n:?}");
}

/// Braids end on the same board in whatever order they are taken. Whips need not; on these puzzles they do.
#[test]
fn taken_one_by_one_in_any_order_they_give_the_same_rating() {
    println!("seed 88");
    let mut random = Random::new(88);
    let mut n = 0;
    for _ in 0..60 {
        let puzzle = puzzle(&random.unique().0);
        for kind in [Kind::Whip, Kind::Braid] {
            let all = rating(&puzzle, kind, &mut |all| all);
            let one = rating(&puzzle, kind, &mut |all| vec![all[random.below(all.len())]]);
            assert_eq!(all, one, "{puzzle:?}");
            n += usize::from(all.is_some_and(|length| length > 1));
        }
    }
    assert!(n > 15, "{n}");
}

//! Chains and cycles of alternately right and wrong candidates. A right one rules out those that it sees; a wrong
//! one makes the only other one of its cell or house right. X-chains stay on one digit; Y-cycles continue from a
//! wrong one within cells only.

use super::{HOUSES, Hint, addition, candidates, houses_of, sees};
use std::collections::VecDeque;
use support::naive::Board;

/// Candidates are numbers here, nine for each cell.
pub(super) fn number(cell: usize, digit: u8) -> usize {
    9 * cell + usize::from(digit) - 1
}

/// The cell and the digit of a candidate.
pub(super) fn parts(number: usize) -> (usize, u8) {
    (number / 9, (number % 9) as u8 + 1)
}

/// What follows from each candidate.
pub(super) struct Links {
    /// The candidates that are wrong if it is right.
    weak: Vec<Vec<usize>>,
    /// The candidates that are right if it is wrong.
    strong: Vec<Vec<usize>>,
}

impl Links {
    /// All links, or without those in cells (X), or without the strong ones in houses (Y). First come those in the
    /// cell, then box, row and column.
    pub(super) fn new(board: &Board, kind: Kind) -> Self {
        let mut links = Self {
            weak: vec![Vec::new(); 729],
            strong: vec![Vec::new(); 729],
        };
        for (cell, digit) in candidates(board) {
            let mut groups: Vec<(Vec<usize>, bool)> = Vec::new();
            if kind != Kind::X {
                let digits = board.digits(cell).into_iter();
                groups.push((digits.map(|digit| number(cell, digit)).collect(), true));
            }
            for house in houses_of(&[cell]) {
                let places = board.places(&HOUSES[house], digit).into_iter();
                let group = places.map(|cell| number(cell, digit)).collect();
                groups.push((group, kind != Kind::Y));
            }
            let own = number(cell, digit);
            for (mut others, is_strong) in groups {
                others.retain(|&other| other != own);
                if is_strong && others.len() == 1 && !links.strong[own].contains(&others[0]) {
                    links.strong[own].push(others[0]);
                }
                others.retain(|other| !links.weak[own].contains(other));
                links.weak[own].extend(others);
            }
        }
        links
    }

    /// How many claims each consequence of this one rests on, by candidate, wrong and right; 0 if it does not
    /// follow. As breadth-first search finds it.
    pub(super) fn lengths(&self, from: usize, right: bool) -> Vec<[usize; 2]> {
        let mut lengths = vec![[0; 2]; 729];
        lengths[from][usize::from(right)] = 1;
        let mut next = VecDeque::from([(from, right)]);
        while let Some((node, right)) = next.pop_front() {
            let length = lengths[node][usize::from(right)];
            let others = if right { &self.weak } else { &self.strong };
            for &other in &others[node] {
                let known = &mut lengths[other][usize::from(!right)];
                if *known == 0 {
                    *known = length + 1;
                    next.push_back((other, !right));
                }
            }
        }
        lengths
    }
}

/// In the order that decides between chains of the same rating and length.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    X,
    Y,
    Both,
}

/// Cycles of X and Y 6.5, forcing X-chains 6.6, both kinds mixed 7.0, and more by length. There are no forcing
/// Y-chains.
pub(super) fn chains(board: &Board) -> Vec<Hint> {
    let kinds = [(Kind::X, 65, 66), (Kind::Y, 65, 0), (Kind::Both, 70, 70)];
    let mut hints = Vec::new();
    for (kind, of_cycles, of_chains) in kinds {
        let links = Links::new(board, kind);
        for (cell, digit) in candidates(board) {
            let source = number(cell, digit);
            hints.extend(cycles(board, &links, source, of_cycles, kind));
            if kind != Kind::Y {
                hints.extend(forcing(board, &links, source, of_chains, kind));
            }
        }
    }
    hints
}

/// A candidate that leads to its own opposite.
fn forcing(board: &Board, links: &Links, source: usize, base: u8, kind: Kind) -> Vec<Hint> {
    let (cell, digit) = parts(source);
    let length = |right: bool| links.lengths(source, right)[source][usize::from(!right)];
    let (of_right, of_wrong) = (length(true), length(false));
    let wrong = Hint::remove(board, base + addition(of_right), [(cell, digit)]);
    let right = Hint::place(base + addition(of_wrong), cell, digit);
    let wrong = wrong
        .filter(|_| of_right > 0)
        .map(|hint| hint.behind(of_right, kind as usize));
    let right = (of_wrong > 0).then(|| right.behind(of_wrong, kind as usize));
    wrong.into_iter().chain(right).collect()
}

/// The eliminations of the cycles from this candidate.
fn cycles(board: &Board, links: &Links, source: usize, base: u8, kind: Kind) -> Vec<Hint> {
    let hint = |ring: Vec<usize>| {
        let hint = Hint::remove(board, base + addition(ring.len()), seen(board, &ring))?;
        Some(hint.behind(ring.len(), kind as usize))
    };
    rings(links, source).into_iter().filter_map(hint).collect()
}

/// The candidates that see one that is right in one direction, and one that is right in the other, outside the
/// ring's cells.
fn seen(board: &Board, ring: &[usize]) -> Vec<(usize, u8)> {
    let is_seen = |&(cell, digit): &(usize, u8)| {
        let sees_one = |first: usize| {
            let mut half = ring.iter().skip(first).step_by(2).map(|&node| parts(node));
            half.any(|(other, same)| same == digit && sees(cell, other))
        };
        sees_one(0) && sees_one(1) && ring.iter().all(|&node| parts(node).0 != cell)
    };
    candidates(board).into_iter().filter(is_seen).collect()
}

/// A candidate, and the place of the one it follows from.
type Stop = (usize, usize);

/// The rings found by a breadth-first search that visits right candidates once and wrong ones by every path
/// without them; the nodes of each, the last one first.
fn rings(links: &Links, source: usize) -> Vec<Vec<usize>> {
    let mut stops: Vec<Stop> = vec![(source, 0)];
    let mut visited = vec![source];
    let mut found = Vec::new();
    let mut rights = vec![0];
    let mut length = 0;
    while !rights.is_empty() {
        length += 2;
        let first_wrong = stops.len();
        for right in rights {
            let way = way(&stops, right);
            for &node in &links.weak[stops[right].0] {
                if !way.iter().skip(1).step_by(2).any(|&before| before == node) {
                    stops.push((node, right));
                }
            }
        }
        rights = Vec::new();
        for wrong in first_wrong..stops.len() {
            for &node in &links.strong[stops[wrong].0] {
                if node == source && length >= 4 {
                    found.push(way(&stops, wrong));
                }
                if !visited.contains(&node) {
                    visited.push(node);
                    rights.push(stops.len());
                    stops.push((node, wrong));
                }
            }
        }
    }
    found
}

/// The way back to the source.
fn way(stops: &[Stop], from: usize) -> Vec<usize> {
    let (mut at, mut way) = (from, vec![stops[from].0]);
    while at > 0 {
        at = stops[at].1;
        way.push(stops[at].0);
    }
    way
}

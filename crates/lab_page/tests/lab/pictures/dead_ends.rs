//! What a dead end leaves empty, and the domains of algorithms that compare them.

use super::{by_peers, digits, watch};
use crate::lab_runs::{P, classic};
use lab::{DeadEnd, Emptied, Happened, Snapshot};
use nonet::board::{Cell, DigitSet};

/// Is this empty on the board, checked digit by digit?
fn lacks(board: &Snapshot, emptied: &Emptied) -> bool {
    let left = |cell: Cell| match board.domains.get(cell.index()) {
        Some(domain) => *domain,
        None => match board.digits.get(cell) {
            Some(digit) => DigitSet::only(digit),
            None => by_peers(&board.digits, cell),
        },
    };
    let geometry = board.digits.geometry();
    match emptied {
        Emptied::Cell(cell) => left(*cell).is_empty() && board.digits.get(*cell).is_none(),
        Emptied::Place(house, digit) => {
            let mut cells = geometry.house_cells(*house).iter();
            cells.all(|&cell| !left(cell).contains(*digit))
        }
        Emptied::Shared(house, own, only) => {
            let cells = geometry.house_cells(*house).iter();
            let mut others = cells.filter(|&cell| cell != own);
            only.len() > 1
                && only.iter().all(|digit| left(*own).contains(digit))
                && others.all(|&cell| left(cell).intersection(*only).is_empty())
        }
        Emptied::Crowd(house, cells, only) => {
            let inside = |cell: &Cell| {
                geometry.house_cells(*house).contains(cell) && left(*cell).minus(*only).is_empty()
            };
            cells.len() > only.len() && cells.iter().all(inside)
        }
    }
}

/// Puzzle, algorithm, options; how many dead ends it has at least in its first steps, and how many of them are a house.
const DEAD_ENDS: [(usize, &str, &str, usize, usize); 13] = [
    (1, "depth-first", "", 300, 0),
    (1, "breadth-first", "", 300, 0),
    (1, "iterative-deepening", "", 5, 0),
    (1, "backtracking", "", 300, 0),
    (0, "backtracking-smallest-domain", "", 200, 0),
    (0, "backtracking-forward-checking", "", 200, 0),
    (0, "backtracking-full-propagation", "", 30, 3),
    (
        0,
        "backtracking-full-propagation",
        "pairs triples quads",
        1,
        0,
    ),
    (0, "exhaustive-count", "", 10, 1),
    (1, "scan-then-search", "", 300, 0),
    (0, "dancing-links", "", 100, 10),
    (0, "dsatur", "", 100, 0),
    (0, "dsatur-greedy", "", 1, 0),
];

#[test]
fn a_dead_end_says_what_the_board_lacks() {
    for (which, slug, options, least, houses) in DEAD_ENDS {
        let (mut n, mut n_houses) = (0, 0);
        watch(
            slug,
            options,
            &classic(P[which]),
            3000,
            &mut |run, event| {
                let is_end = matches!(event.happened, Happened::Conflict | Happened::GaveUp);
                if !is_end {
                    return;
                }
                let board = run.board();
                let dead_ends = run.dead_ends();
                let [
                    DeadEnd {
                        tried: None,
                        emptied: Some(emptied),
                    },
                ] = dead_ends.as_slice()
                else {
                    panic!("{slug} {options}: {dead_ends:?}");
                };
                assert!(lacks(&board, emptied), "{slug}: {emptied:?} {board:?}");
                n += 1;
                n_houses += usize::from(matches!(emptied, Emptied::Place(..)));
            },
        );
        assert!(
            n >= least && n_houses >= houses,
            "{slug} {options}: {n}, {n_houses}"
        );
    }
}

/// A board whose givens leave nothing for a cell, or no place in a house, is a dead end from the start.
#[test]
fn a_puzzle_without_a_solution_says_what_it_lacks() {
    let mut cell = "0".repeat(81);
    cell.replace_range(1..9, "12345678");
    cell.replace_range(9..10, "9");
    let puzzle = classic(&cell);
    for slug in [
        "backtracking-forward-checking",
        "candidate-breadth-first",
        "human-logic",
        "integer-program",
        "dancing-links",
    ] {
        let mut found = Vec::new();
        watch(slug, "", &puzzle, 5, &mut |run, _| {
            found.extend(run.dead_ends())
        });
        let first = found.first().and_then(|dead_end| dead_end.emptied.clone());
        assert_eq!(first, Some(Emptied::Cell(Cell::new(0))), "{slug} {found:?}");
    }
}

/// Every digit tried in the cell is reported with what it leaves empty: placed by hand, and followed by singles.
#[test]
fn a_dead_end_of_candidate_sets_tells_what_each_digit_empties() {
    let mut n = 0;
    for slug in [
        "candidate-breadth-first",
        "candidate-best-first",
        "candidate-a-star",
    ] {
        for options in ["", "branch=smallest", "hidden-singles"] {
            watch(slug, options, &classic(P[0]), 700, &mut |run, event| {
                if event.happened != Happened::Conflict {
                    return;
                }
                let (cell, board) = (event.cell.expect("it branched"), run.board());
                let dead_ends = run.dead_ends();
                let tried: Vec<_> = dead_ends
                    .iter()
                    .filter_map(|dead_end| dead_end.tried)
                    .collect();
                let domain = board.domains[cell.index()];
                assert!(
                    tried
                        .iter()
                        .copied()
                        .eq(domain.iter().map(|digit| (cell, digit)))
                );
                for dead_end in &dead_ends {
                    assert!(is_emptied(&board, dead_end), "{dead_end:?}");
                    n += 1;
                }
            });
        }
    }
    assert!(n > 300, "{n}");
}

/// Tries the digit, follows naked and hidden singles in any order: something must be left empty.
fn is_emptied(board: &Snapshot, dead_end: &DeadEnd) -> bool {
    let Some((cell, digit)) = dead_end.tried else {
        return false;
    };
    let geometry = board.digits.geometry();
    let mut left = board.domains.clone();
    left[cell.index()] = DigitSet::only(digit);
    loop {
        let before = left.clone();
        for cell in geometry.cells() {
            if let Some(digit) = left[cell.index()].single() {
                for peer in geometry.peers(cell) {
                    left[peer.index()] = left[peer.index()].without(digit);
                }
            }
        }
        for (house, digit) in geometry
            .houses()
            .flat_map(|h| digits().map(move |d| (h, d)))
        {
            let cells = geometry.house_cells(house).iter();
            let mut places = cells.filter(|cell| left[cell.index()].contains(digit));
            match (places.next(), places.next()) {
                (None, _) => return dead_end.emptied.is_some(),
                (Some(only), None) => left[only.index()] = DigitSet::only(digit),
                _ => {}
            }
        }
        let is_lost = left.iter().any(|domain| domain.is_empty());
        if is_lost || left == before {
            return dead_end.emptied.is_some() && is_lost;
        }
    }
}

#[test]
fn who_compares_domains_shows_them() {
    for slug in [
        "backtracking-smallest-domain",
        "backtracking-forward-checking",
        "dsatur",
    ] {
        watch(slug, "", &classic(P[0]), 300, &mut |run, event| {
            if event.happened == Happened::Conflict {
                return; // consequences are not followed to the end
            }
            let board = run.board();
            for cell in board.digits.geometry().cells() {
                let shown = board.domains[cell.index()];
                match board.digits.get(cell) {
                    Some(digit) => assert_eq!(shown, DigitSet::only(digit)),
                    None => assert!(shown.minus(by_peers(&board.digits, cell)).is_empty()),
                }
                let is_exact = slug == "backtracking-smallest-domain";
                if is_exact && board.digits.get(cell).is_none() {
                    assert_eq!(shown, by_peers(&board.digits, cell));
                }
            }
        });
    }
}

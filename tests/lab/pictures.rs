//! What only one kind of search can show, judged a second way: by the board, by the solution, by the rules themselves.

use crate::common::lab::{P, begin, classic, limited, row};
use nonet::board::{Cell, Digit, DigitSet, HouseKind, Puzzle};
use nonet::lab::{
    Assigned, Clash, Crossing, DeadEnd, Detail, Emptied, Happened, Implied, Item, Limits, Literal,
    Matrix, Reason, Run, Snapshot,
};
use std::collections::BTreeSet;

/// Candidates that are known to be right or wrong; what follows from a wrong supposition may be both.
type Known = BTreeSet<(Cell, Digit, bool)>;

fn digits() -> impl Iterator<Item = Digit> + Clone {
    (1..=9).filter_map(Digit::new)
}

fn is_true(known: &Known, literal: &Literal) -> bool {
    known.contains(&(literal.cell, literal.digit, literal.holds))
}

fn is_false(known: &Known, literal: &Literal) -> bool {
    known.contains(&(literal.cell, literal.digit, !literal.holds))
}

fn is_out(known: &Known, cell: Cell, digit: Digit) -> bool {
    known.contains(&(cell, digit, false))
}

/// Does a literal follow from what is known, for the reason given?
fn follows(known: &Known, implied: &Implied, puzzle: &Puzzle) -> bool {
    let geometry = puzzle.geometry();
    let Literal { cell, digit, holds } = implied.literal;
    match &implied.reason {
        Reason::Given => holds && puzzle.get(cell) == Some(digit),
        Reason::OnlyDigit => {
            holds && digits().all(|other| other == digit || is_out(known, cell, other))
        }
        Reason::OnlyPlace(house) => {
            let cells = geometry.house_cells(*house);
            let mut others = cells.iter().filter(|&&other| other != cell);
            holds && cells.contains(&cell) && others.all(|&other| is_out(known, other, digit))
        }
        Reason::Holds(other) => !holds && *other != digit && known.contains(&(cell, *other, true)),
        Reason::Seen(house, other) => {
            let cells = geometry.house_cells(*house);
            let both = cells.contains(&cell) && cells.contains(other) && cell != *other;
            !holds && both && known.contains(&(*other, digit, true))
        }
        Reason::Learned(clause) => {
            let mut others = clause.iter().filter(|&other| *other != implied.literal);
            clause.contains(&implied.literal) && others.all(|other| is_false(known, other))
        }
        Reason::Forgotten => false,
    }
}

fn learn(known: &mut Known, literal: Literal) {
    known.insert((literal.cell, literal.digit, literal.holds));
}

fn clashes(known: &Known, clash: &Clash, puzzle: &Puzzle) -> bool {
    match clash {
        Clash::Emptied(Emptied::Cell(cell)) => digits().all(|digit| is_out(known, *cell, digit)),
        Clash::Emptied(Emptied::Place(house, digit)) => {
            let mut cells = puzzle.geometry().house_cells(*house).iter();
            cells.all(|&cell| is_out(known, cell, *digit))
        }
        Clash::Emptied(_) => false,
        Clash::Both(one, other) => {
            let [a, b] = [one, other].map(|literal| (literal.cell, literal.digit));
            let both = [one, other].map(|literal| literal.holds && is_true(known, literal));
            let exclude =
                a.0 == b.0 && a.1 != b.1 || a.1 == b.1 && puzzle.geometry().sees(a.0, b.0);
            both == [true; 2] && exclude
        }
        Clash::Learned(clause) => clause.iter().all(|literal| is_false(known, literal)),
    }
}

fn assigned(run: &dyn Run) -> Assigned {
    match run.detail() {
        Detail::Clauses { assigned, .. } => *assigned.expect("steps are small"),
        other => panic!("{other:?}"),
    }
}

/// What the board knows: the digits, and what each cell may still hold.
fn known(board: &Snapshot) -> Known {
    let cells = board.digits.geometry().cells();
    let all = cells.flat_map(|cell| digits().map(move |digit| (cell, digit)));
    let known = all.filter_map(|(cell, digit)| {
        let domain = board.domains[cell.index()];
        match (domain.contains(digit), domain.len()) {
            (false, _) => Some((cell, digit, false)),
            (true, 1) if board.digits.get(cell).is_some() => Some((cell, digit, true)),
            (true, _) => None,
        }
    });
    known.collect()
}

#[test]
fn however_small_its_steps_a_solver_counts_the_same() {
    for (text, least) in [(P[0], 200), (P[1], 55), (P[2], 45)] {
        for encoding in ["extended", "minimal"] {
            let puzzle = classic(text);
            let ends = ["digits", "literals", "stretches"].map(|steps| {
                let options = format!("encoding={encoding} steps={steps} stretch=3");
                let mut run = begin("clause-learning", &options, &puzzle);
                let mut n = 0;
                let mut before = *run.counters();
                while run.step().happened != Happened::Solution {
                    n += 1;
                    let now = *run.counters();
                    assert!(now.expanded >= before.expanded);
                    assert!(now.propagations >= before.propagations);
                    assert!(now.backtracks >= before.backtracks);
                    before = now;
                }
                let counters = *run.counters();
                (
                    n,
                    format!("{counters:?}"),
                    run.solution().map(|s| s.board().clone()),
                )
            });
            assert_eq!(ends[0].1, ends[2].1);
            assert_eq!(ends[1].1, ends[2].1);
            assert!(ends[0].2.is_some() && ends[0].2 == ends[1].2);
            assert!(
                ends[0].0 >= least && ends[1].0 > 3 * ends[0].0,
                "{encoding} {}",
                ends[0].0
            );
        }
    }
}

#[test]
fn each_implication_follows_from_the_board_before_it() {
    for (text, options) in [
        (P[0], "steps=literals stretch=2"),
        (P[1], "steps=literals encoding=minimal"),
        (P[2], "steps=literals"),
    ] {
        let puzzle = classic(text);
        let mut run = begin("clause-learning", options, &puzzle);
        let mut n_told = 0;
        for _ in 0..2500 {
            let mut before = known(&run.board());
            if run.step().happened != Happened::Deduced {
                continue;
            }
            let assigned = assigned(run.as_ref());
            assert_eq!((assigned.implied.len(), assigned.n_implied), (1, 1));
            for implied in &assigned.implied {
                // The board shows a cell's last candidate as its digit, whether or not that is said yet.
                let Literal { cell, digit, .. } = implied.literal;
                before.retain(|known| (known.0, known.1) != (cell, digit));
                assert!(follows(&before, implied, &puzzle), "{implied:?}");
                n_told += 1;
            }
        }
        assert!(n_told > 400, "{n_told}");
    }
}

#[test]
fn each_learned_clause_is_true_and_proved() {
    let mut n_proved = 0;
    for (text, options) in [
        (P[0], ""),
        (P[0], "stretch=1 encoding=minimal"),
        (P[1], "encoding=minimal"),
    ] {
        let puzzle = classic(text);
        let judge = limited(
            "dancing-links",
            "",
            &puzzle,
            Limits::of(row("dancing-links")),
        );
        let solution = judge.solution.expect("there is one");
        let mut run = begin("clause-learning", options, &puzzle);
        let mut clauses: Vec<Vec<Literal>> = Vec::new();
        loop {
            let happened = run.step().happened;
            if happened == Happened::Solution {
                break;
            }
            if happened != Happened::Conflict {
                continue;
            }
            let assigned = assigned(run.as_ref());
            let is_true = |literal: &Literal| {
                (solution.digit(literal.cell) == literal.digit) == literal.holds
            };
            assert!(assigned.learned.iter().any(is_true), "{assigned:?}");
            n_proved += usize::from(is_proved(&assigned, &clauses, &puzzle));
            clauses.push(assigned.learned);
        }
        assert_eq!(clauses.len() as u64, run.counters().backtracks);
    }
    assert!(n_proved > 100, "{n_proved}");
}

/// Is the proof of a learned clause one? From what follows from the givens, the clause's literals made false.
fn is_proved(assigned: &Assigned, clauses: &[Vec<Literal>], puzzle: &Puzzle) -> bool {
    let Some(clash) = &assigned.clash else {
        return false;
    };
    let own = |clause: &Vec<Literal>| clauses.contains(clause);
    let mut known = Known::new();
    for literal in &assigned.learned {
        let holds = !literal.holds;
        learn(&mut known, Literal { holds, ..*literal });
    }
    facts(&mut known, clauses, puzzle);
    for implied in &assigned.proof {
        assert!(follows(&known, implied, puzzle), "{implied:?}");
        if let Reason::Learned(clause) = &implied.reason {
            assert!(own(clause));
        }
        learn(&mut known, implied.literal);
    }
    assert!(clashes(&known, clash, puzzle), "{clash:?}");
    true
}

/// Adds what follows from the givens and from learned clauses without a decision, by trying every rule on everything.
fn facts(known: &mut Known, clauses: &[Vec<Literal>], puzzle: &Puzzle) {
    let mut facts = Known::new();
    let geometry = puzzle.geometry();
    loop {
        let mut new: Vec<Literal> = Vec::new();
        for cell in geometry.cells() {
            for digit in digits().filter(|&digit| {
                !is_out(&facts, cell, digit) && !facts.contains(&(cell, digit, true))
            }) {
                let reasons = geometry.houses_of(cell).into_iter().flat_map(|house| {
                    let cells = geometry.house_cells(house).iter();
                    let seen = cells.map(move |&other| Reason::Seen(house, other));
                    seen.chain([Reason::OnlyPlace(house)])
                });
                let reasons = reasons.chain(digits().map(Reason::Holds));
                for reason in reasons.chain([Reason::Given, Reason::OnlyDigit]) {
                    for holds in [true, false] {
                        let literal = Literal { cell, digit, holds };
                        let reason = reason.clone();
                        if follows(&facts, &Implied { literal, reason }, puzzle) {
                            new.push(literal);
                        }
                    }
                }
            }
        }
        for clause in clauses {
            let left: Vec<_> = clause.iter().filter(|l| !is_false(&facts, l)).collect();
            if let [only] = left[..]
                && !is_true(&facts, only)
            {
                new.push(*only);
            }
        }
        if new.is_empty() {
            break;
        }
        new.into_iter()
            .for_each(|literal| learn(&mut facts, literal));
    }
    known.extend(facts);
}

/// Events of a run until it ends, at most so many, with the board after each.
fn watch(
    slug: &str,
    options: &str,
    puzzle: &Puzzle,
    most: usize,
    see: &mut dyn FnMut(&dyn Run, nonet::lab::Event),
) {
    let mut run = begin(slug, options, puzzle);
    for _ in 0..most {
        let event = run.step();
        see(run.as_ref(), event);
        if event.happened.is_final() {
            return;
        }
    }
}

/// What a cell may hold by the digits on the board alone.
fn by_peers(board: &Puzzle, cell: Cell) -> DigitSet {
    let peers = board.geometry().peers(cell).iter();
    let held: DigitSet = peers.filter_map(|&peer| board.get(peer)).collect();
    digits().filter(|digit| !held.contains(*digit)).collect()
}

/// Is this what the board lacks, looked at digit by digit?
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

/// Every digit tried in the cell is told with what it empties: placed by hand, and followed by singles.
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

/// Tries the digit, follows naked and hidden singles in any order: something must be left with nothing.
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
                return; // what follows is not followed to the end
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

fn matrix(run: &dyn Run) -> (Matrix, (u64, u64)) {
    match run.detail() {
        Detail::Cover { matrix, left, .. } => (*matrix, left),
        other => panic!("{other:?}"),
    }
}

/// What is left after these digits: items that none of them covers, options that none of them rules out.
fn uncovered(board: &Puzzle) -> (Vec<Item>, Vec<(Cell, Digit)>) {
    let geometry = board.geometry();
    let cells = geometry.cells().filter(|&cell| board.get(cell).is_none());
    let options = cells.clone().flat_map(|cell| {
        let fitting = by_peers(board, cell);
        digits()
            .filter(move |digit| fitting.contains(*digit))
            .map(move |digit| (cell, digit))
    });
    let demands = geometry.houses().flat_map(|house| {
        let cells = geometry.house_cells(house);
        let has = move |digit: Digit| cells.iter().any(|&cell| board.get(cell) == Some(digit));
        digits()
            .filter(move |&digit| !has(digit))
            .map(move |digit| Item::Digit(house, digit))
    });
    let items = cells.map(Item::Cell).chain(demands);
    (items.collect(), options.collect())
}

#[test]
fn the_matrix_is_what_the_board_before_leaves() {
    for options in ["", "item=first"] {
        let mut before = classic(P[1]);
        let mut n = 0;
        watch(
            "dancing-links",
            options,
            &classic(P[1]),
            400,
            &mut |run, event| {
                let (matrix, left) = matrix(run);
                // The board before the option was taken: that of this step without it.
                let now = run.board().digits;
                before = now.clone();
                if let Some((cell, digit)) = matrix.taken {
                    assert_eq!((event.cell, event.digit), (Some(cell), Some(digit)));
                    before.set(cell, None);
                }
                assert_eq!((matrix.items, matrix.options.clone()), uncovered(&before));
                let (items, options) = uncovered(&now);
                assert_eq!(left, (options.len() as u64, items.len() as u64));
                let Some(chosen) = matrix.chosen else { return };
                let covers = |&&(cell, digit): &&(Cell, Digit)| match chosen {
                    Item::Cell(own) => own == cell,
                    Item::Digit(house, own) => {
                        own == digit && now.geometry().house_cells(house).contains(&cell)
                    }
                };
                let expected: Vec<_> = matrix.options.iter().filter(covers).copied().collect();
                assert_eq!(matrix.offered, expected);
                assert!(matrix.taken.is_none_or(|taken| expected.contains(&taken)));
                assert!(matrix.taken.is_some() || expected.is_empty());
                n += 1;
            },
        );
        assert!(n > 80, "{n}");
    }
}

fn crossing(run: &dyn Run) -> Option<Crossing> {
    match run.detail() {
        Detail::Population { crossing, .. } => crossing.map(|crossing| *crossing),
        other => panic!("{other:?}"),
    }
}

/// How many digits the houses of a board lack, all in all.
fn lacking(digits: &[Digit], puzzle: &Puzzle) -> u64 {
    let geometry = puzzle.geometry();
    let lacks = geometry.houses().map(|house| {
        let cells = geometry.house_cells(house).iter();
        let held: DigitSet = cells.map(|cell| digits[cell.index()]).collect();
        9 - held.len() as u64
    });
    lacks.sum()
}

#[test]
fn a_child_is_its_parents_house_by_house() {
    let puzzle = classic(P[1]);
    for (slug, options, n_children) in [
        ("genetic-algorithm", "", 2),
        ("genetic-algorithm", "mutation=0", 2),
        ("memetic", "burst=20", 1),
        ("memetic", "burst=0 fill=rows", 1),
    ] {
        let (mut n, mut n_changed, mut kinds) = (0, 0, BTreeSet::new());
        watch(slug, options, &puzzle, 150, &mut |run, _| {
            let Some(crossing) = crossing(run) else {
                return;
            };
            assert_eq!(crossing.children.len(), n_children);
            for parent in &crossing.parents {
                assert_eq!(parent.cost, lacking(&parent.digits, &puzzle));
            }
            for child in &crossing.children {
                kinds.insert(child.kind);
                n += 1;
                n_changed += usize::from(!child.changed.is_empty());
                assert_eq!(child.board.cost, lacking(&child.board.digits, &puzzle));
                for cell in puzzle.geometry().cells() {
                    let place = match child.kind {
                        HouseKind::Row => cell.index() / 9,
                        HouseKind::Col => cell.index() % 9,
                        HouseKind::Box => cell.index() / 27 * 3 + cell.index() % 9 / 3,
                    };
                    let parent = &crossing.parents[usize::from(child.second[place])];
                    let is_same = child.board.digits[cell.index()] == parent.digits[cell.index()];
                    assert_eq!(is_same, !child.changed.contains(&cell), "{slug} {options}");
                }
            }
        });
        assert!(n >= 140, "{n}");
        let changes = !options.contains("=0");
        assert_eq!(n_changed > 0, changes, "{slug} {options} {n_changed}");
        assert_eq!(kinds.len(), if slug == "memetic" { 1 } else { 3 });
    }
}

#[test]
fn a_relaxation_is_shown_also_at_a_dead_end() {
    let (mut n_ends, mut n_shown) = (0, 0);
    for options in ["", "presolve=off", "fraction=half"] {
        watch(
            "integer-program",
            options,
            &classic(P[0]),
            40,
            &mut |run, event| {
                let Detail::Program {
                    values,
                    fixed,
                    is_infeasible,
                    ..
                } = run.detail()
                else {
                    panic!("a program");
                };
                assert_eq!(is_infeasible, event.happened == Happened::Conflict);
                assert_eq!(values.len(), 729);
                // The sums of cells and houses are 1, up to rounding down.
                for cell in 0..81 {
                    let sum: u32 = values[9 * cell..9 * cell + 9]
                        .iter()
                        .map(|&v| u32::from(v))
                        .sum();
                    assert!((991..=1000).contains(&sum), "{sum}");
                }
                for literal in &fixed {
                    let place = 9 * literal.cell.index() + literal.digit.index();
                    let value = u32::from(values[place]);
                    let wanted = if literal.holds { 1000 } else { 0 };
                    // What was fixed last is what the shown relaxation does not have at a dead end.
                    let is_last = fixed.last() == Some(literal);
                    assert!(value.abs_diff(wanted) <= 1 || is_infeasible && is_last);
                }
                if is_infeasible {
                    n_ends += 1;
                    let [dead_end] = run.dead_ends().try_into().expect("one dead end");
                    n_shown += usize::from(dead_end.emptied.is_some());
                    assert_eq!(dead_end.tried, None);
                } else {
                    assert!(run.dead_ends().is_empty());
                }
            },
        );
    }
    assert!(n_ends >= 4 && n_shown > 0, "{n_ends} {n_shown}");
}

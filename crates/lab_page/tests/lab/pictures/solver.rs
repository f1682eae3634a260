//! A solver's decisions, consequences with reasons, learned clauses and proofs.

use super::digits;
use crate::lab_runs::{P, begin, classic, limited, row};
use lab::{
    Assigned, Clash, Detail, Emptied, Happened, Implied, Limits, Literal, Reason, Run, Snapshot,
};
use nonet::board::{Cell, Digit, Puzzle};
use std::collections::BTreeSet;

/// Candidates known to be right or wrong; consequences of a wrong assumption may be both.
type Known = BTreeSet<(Cell, Digit, bool)>;

fn is_true(known: &Known, literal: &Literal) -> bool {
    known.contains(&(literal.cell, literal.digit, literal.holds))
}

fn is_false(known: &Known, literal: &Literal) -> bool {
    known.contains(&(literal.cell, literal.digit, !literal.holds))
}

fn is_out(known: &Known, cell: Cell, digit: Digit) -> bool {
    known.contains(&(cell, digit, false))
}

/// Does a literal follow from the known ones, for the reason given?
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

/// The facts shown on the board: the digits, and what each cell may still hold.
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
                // The board shows a cell's last candidate as its digit, whether or not it has been stated yet.
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

/// Is the proof of a learned clause valid? It starts from the facts and the clause's literals made false.
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
                let reasons = geometry.houses_of(cell).iter().flat_map(|&house| {
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

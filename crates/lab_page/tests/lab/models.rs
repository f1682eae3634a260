//! Sudoku in the terms of other fields: each text is read by a small separate reader, and has exactly the judge's
//! solutions.

use crate::lab_runs::{P, classic};
use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use lab::models::{Encoding, Export, each_equation, n_clauses, n_equations};
use nonet::board::{Cell, Puzzle};
use std::collections::{BTreeMap, BTreeSet};
use support::any_size::Shape;
use support::{Random, solutions};

/// A board's solutions as rows of digits.
type Solutions = BTreeSet<Vec<u8>>;

/// Boards of several shapes with up to this many solutions, or none.
fn samples(limit: usize) -> Vec<(Puzzle, Solutions)> {
    let mut random = Random::new(729);
    let shapes = [Shape::boxes(2, 2), Shape::boxes(2, 3), Shape::crooked()];
    let mut found = Vec::new();
    for shape in shapes {
        for _ in 0..8 {
            let board = shape.sample(&mut random);
            let expected = shape.solutions(&board, limit);
            if expected.len() < limit {
                found.push((shape.puzzle(&board), expected.into_iter().collect()));
            }
        }
    }
    assert!(found.len() > 12, "{}", found.len());
    found
}

/// Variables and clauses of a DIMACS text, following the format's description.
fn read_cnf(text: &str) -> (usize, Vec<Vec<i32>>) {
    let lines = text.lines().filter(|line| !line.starts_with('c'));
    let mut head = 0;
    let mut numbers = Vec::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["p", "cnf", variables, clauses] = words[..] {
            numbers = [variables, clauses]
                .map(|n| n.parse().expect("a number"))
                .to_vec();
            head = 1;
        } else {
            assert_eq!(head, 1, "clauses before the head: {line}");
            numbers.extend(
                words
                    .iter()
                    .map(|word| word.parse::<i32>().expect("a number")),
            );
        }
    }
    let (sizes, literals) = numbers.split_at(2);
    assert_eq!(literals.last(), Some(&0));
    let clauses = literals[..literals.len() - 1].split(|&literal| literal == 0);
    let clauses: Vec<Vec<i32>> = clauses.map(<[i32]>::to_vec).collect();
    assert_eq!(clauses.len(), sizes[1] as usize);
    (sizes[0] as usize, clauses)
}

/// All solutions of the clauses; the text's first line shows which variable stands for a digit in a cell.
fn solve_cnf(text: &str, side: usize) -> Solutions {
    let (n_variables, clauses) = read_cnf(text);
    assert_eq!(n_variables, side * side * side);
    let mut solver = BasicSolver::default();
    let literal = |solver: &mut BasicSolver, number: i32| {
        assert!((1..=n_variables).contains(&(number.unsigned_abs() as usize)));
        Lit::new(solver.var_of_int(number.unsigned_abs() - 1), number > 0)
    };
    for clause in clauses {
        let mut clause: Vec<Lit> = clause.iter().map(|&n| literal(&mut solver, n)).collect();
        solver.add_clause_reuse(&mut clause);
    }
    let mut found = Solutions::new();
    while solver.solve_limited(&[]) == lbool::TRUE {
        let all = 1..=n_variables as i32;
        let is_true = |&n: &i32| solver.get_model()[n as usize - 1] == lbool::TRUE;
        let chosen: Vec<i32> = all.filter(is_true).collect();
        assert_eq!(chosen.len(), side * side, "a digit a cell");
        found.insert(
            chosen
                .iter()
                .map(|&n| ((n as usize - 1) % side + 1) as u8)
                .collect(),
        );
        let mut clause: Vec<Lit> = chosen.iter().map(|&n| literal(&mut solver, -n)).collect();
        solver.add_clause_reuse(&mut clause);
    }
    found
}

#[test]
fn clauses_have_exactly_the_solutions() {
    for (puzzle, expected) in samples(40) {
        for export in [Export::Cnf, Export::CnfMinimal] {
            let found = solve_cnf(&export.text(&puzzle), puzzle.geometry().side());
            assert_eq!(found, expected, "{export:?} {puzzle:?}");
        }
    }
}

/// The equations of a CPLEX LP text: sums of variables that equal 1. Every variable must be declared binary.
fn read_lp(text: &str) -> Vec<(String, Vec<String>)> {
    let (head, rest) = text.split_once("Subject To\n").expect("equations");
    assert!(head.contains("Minimize\n nothing: 0 x_1_1_1\n"));
    let (rows, binary) = rest.split_once("Binary\n").expect("variables");
    let binary = binary.strip_suffix("End\n").expect("an end");
    let binary: BTreeSet<&str> = binary.split_whitespace().collect();
    let row = |line: &str| {
        let (name, sum) = line.split_once(':').expect("a name");
        let sum = sum.strip_suffix("= 1").expect("the sum is 1");
        let terms: Vec<String> = sum.split('+').map(|term| term.trim().to_owned()).collect();
        assert!(
            terms.iter().all(|term| binary.contains(&term[..])),
            "{line}"
        );
        assert!(line.len() < 510, "longer than CPLEX takes: {line}");
        (name.trim().to_owned(), terms)
    };
    rows.lines().map(row).collect()
}

/// All choices of variables that make each sum 1, trying those of the shortest sum first.
fn solve_sums(
    rows: &[BTreeSet<[u8; 3]>],
    chosen: &mut Vec<[u8; 3]>,
    found: &mut Vec<Vec<[u8; 3]>>,
) {
    let Some(shortest) = rows.iter().min_by_key(|row| row.len()) else {
        found.push(chosen.clone());
        return;
    };
    for variable in shortest {
        let (met, left): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row.contains(variable));
        let gone: BTreeSet<[u8; 3]> = met.into_iter().flatten().copied().collect();
        let left = left
            .into_iter()
            .map(|row| row.difference(&gone).copied().collect());
        chosen.push(*variable);
        solve_sums(&left.collect::<Vec<_>>(), chosen, found);
        chosen.pop();
    }
}

fn solve_lp(text: &str, side: usize) -> Solutions {
    let variable = |name: &String| -> [u8; 3] {
        let parts = name.strip_prefix("x_").expect("x_i_j_k").split('_');
        let parts: Vec<u8> = parts.map(|part| part.parse().expect("a number")).collect();
        parts.try_into().expect("three")
    };
    let rows = read_lp(text);
    let names: BTreeSet<&String> = rows.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), rows.len(), "names are different");
    let rows: Vec<_> = rows
        .iter()
        .map(|(_, terms)| terms.iter().map(variable).collect())
        .collect();
    let mut found = Vec::new();
    solve_sums(&rows, &mut Vec::new(), &mut found);
    let board = |chosen: Vec<[u8; 3]>| {
        let mut board = vec![0; side * side];
        for [i, j, k] in chosen {
            board[usize::from(i - 1) * side + usize::from(j - 1)] = k;
        }
        board
    };
    found.into_iter().map(board).collect()
}

#[test]
fn equations_have_exactly_the_solutions() {
    for (puzzle, expected) in samples(40) {
        let found = solve_lp(&Export::Lp.text(&puzzle), puzzle.geometry().side());
        assert_eq!(found, expected, "{puzzle:?}");
    }
}

/// A table in a GMPL text's data: by row and column, `None` for a dot.
fn read_table(text: &str, name: &str) -> BTreeMap<(usize, usize), Option<usize>> {
    let data = text.split_once("data;\n").expect("data").1;
    let table = data
        .split_once(&format!("param {name} :"))
        .expect("the table")
        .1;
    let table = table.split_once(';').expect("its end").0;
    let (heads, rows) = table.split_once(":=").expect("heads");
    let heads: Vec<usize> = heads
        .split_whitespace()
        .map(|n| n.parse().expect("a number"))
        .collect();
    let mut entries = BTreeMap::new();
    for line in rows.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(words.len(), heads.len() + 1, "{line}");
        let row: usize = words[0].parse().expect("a number");
        for (&col, word) in heads.iter().zip(&words[1..]) {
            entries.insert((row, col), word.parse().ok());
        }
    }
    entries
}

#[test]
fn mathprog_s_data_are_the_board() {
    for (puzzle, _) in samples(40) {
        let text = Export::Gmpl.text(&puzzle);
        let geometry = puzzle.geometry();
        let side = geometry.side();
        assert!(text.contains(&format!("param n, integer, := {side};\n")));
        assert!(text.ends_with(";\nend;\n"));
        let [regions, givens] = ["region", "given"].map(|name| read_table(&text, name));
        assert_eq!((regions.len(), givens.len()), (side * side, side * side));
        for place in 0..side * side {
            let at = (place / side + 1, place % side + 1);
            let digit = puzzle
                .get(Cell::new(place))
                .map(|digit| usize::from(digit.get()));
            assert_eq!(givens[&at], digit);
            let region = geometry.box_index(Cell::new(place)) + 1;
            assert_eq!(regions[&at], Some(region));
        }
    }
}

#[test]
fn models_are_as_large_as_the_sources_say() {
    for text in P {
        let puzzle = classic(text);
        let givens = puzzle.n_givens() as u64;
        assert_eq!(n_equations(&puzzle), 324 + givens);
        assert_eq!(n_clauses(&puzzle, Encoding::Minimal), 8829 + givens);
        assert_eq!(n_clauses(&puzzle, Encoding::Extended), 11_988 + givens);
        let mut named = BTreeSet::new();
        each_equation(&puzzle, &mut |_, variables| {
            named.extend(variables.to_vec())
        });
        assert_eq!(named.len(), 729);
        let expected: Solutions = solutions(&support::plain(text), 2)
            .into_iter()
            .map(|board| board.to_vec())
            .collect();
        assert_eq!(solve_cnf(&Export::Cnf.text(&puzzle), 9), expected);
        assert_eq!(solve_lp(&Export::Lp.text(&puzzle), 9), expected);
    }
}

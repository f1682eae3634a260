//! The coursework as a student would do it: plain sets, a queue, recursion where states collapse. It is the judge
//! of the laboratory's searches over candidate sets and of both rules of collapsing.

use crate::lab_runs::{P, classic, limited, row, solved};
use lab::{Limits, Verdict};
use nonet::board::Puzzle;
use std::collections::VecDeque;
use support::Random;
use support::puzzle;

/// Sets of values as bits, row by row.
type Board = Vec<u32>;

/// The student's task.
#[derive(Clone, Copy)]
struct Task {
    side: usize,
    pairs: bool,
    smallest: bool,
    best_first: bool,
    rule: Rule,
}

#[derive(Clone, Copy, PartialEq)]
enum Rule {
    Plain,
    ToSolutions,
    Coursework,
}

impl Task {
    fn houses(&self) -> Vec<Vec<usize>> {
        let (n, boxed) = (self.side, self.side.isqrt());
        let in_box = |b: usize, k: usize| {
            (b / boxed * boxed + k / boxed) * n + b % boxed * boxed + k % boxed
        };
        let rows = (0..n).map(|r| (0..n).map(|c| r * n + c).collect());
        let columns = (0..n).map(|c| (0..n).map(|r| r * n + c).collect());
        let boxes = (0..n).map(|b| (0..n).map(|k| in_box(b, k)).collect());
        rows.chain(columns).chain(boxes).collect()
    }

    /// Removes values from a cell, with all consequences; `false` on a contradiction.
    fn remove(&self, board: &mut Board, cell: usize, values: u32) -> bool {
        if board[cell] & values == 0 {
            return true;
        }
        board[cell] &= !values;
        match board[cell].count_ones() {
            0 => false,
            1 => self.clear(board, cell),
            _ => true,
        }
    }

    /// Takes a decided cell's value from the others of its houses.
    fn clear(&self, board: &mut Board, cell: usize) -> bool {
        let value = board[cell];
        let houses = self.houses().into_iter();
        let mut peers = houses.filter(|house| house.contains(&cell)).flatten();
        peers.all(|peer| peer == cell || self.remove(board, peer, value))
    }

    /// Pair elimination until nothing changes.
    fn pair_up(&self, board: &mut Board) -> bool {
        loop {
            let before = board.clone();
            for house in self.houses() {
                for (i, &a) in house.iter().enumerate() {
                    for &b in &house[i + 1..] {
                        if board[a] != board[b] || board[a].count_ones() != 2 {
                            continue;
                        }
                        let pair = board[a];
                        let mut others = house.iter().filter(|&&cell| cell != a && cell != b);
                        if !others.all(|&cell| self.remove(board, cell, pair)) {
                            return false;
                        }
                    }
                }
            }
            if *board == before {
                return true;
            }
        }
    }

    fn set(&self, board: &Board, cell: usize, value: u32) -> Option<Board> {
        let mut copy = board.clone();
        copy[cell] = value;
        let is_fine = self.clear(&mut copy, cell) && (!self.pairs || self.pair_up(&mut copy));
        is_fine.then_some(copy)
    }

    fn start(&self, puzzle: &Puzzle) -> Option<Board> {
        let mut board = vec![(1 << self.side) - 1; self.side * self.side];
        for (cell, digit) in puzzle.givens() {
            let others = ((1 << self.side) - 1) & !(1 << digit.index());
            if !self.remove(&mut board, cell.index(), others) {
                return None;
            }
        }
        (!self.pairs || self.pair_up(&mut board)).then_some(board)
    }

    fn is_solution(board: &Board) -> bool {
        board.iter().all(|set| set.count_ones() == 1)
    }

    /// The successors, collapsed if required; a solution under the other rule is returned immediately.
    fn successors(&self, board: &Board) -> Result<Vec<Board>, ()> {
        let open = (0..board.len()).filter(|&cell| board[cell].count_ones() > 1);
        let cell = if self.smallest {
            open.min_by_key(|&cell| board[cell].count_ones())
        } else {
            open.take(1).next()
        };
        let cell = cell.expect("only undecided boards have successors");
        let values = (0..self.side).map(|k| 1 << k);
        let values = values.filter(|value| board[cell] & value != 0);
        let made: Vec<Board> = values
            .filter_map(|value| self.set(board, cell, value))
            .collect();
        match (self.rule, made.as_slice()) {
            (Rule::ToSolutions, [only]) if Self::is_solution(only) => Err(()),
            (Rule::ToSolutions | Rule::Coursework, [only]) if !Self::is_solution(only) => {
                self.successors(only)
            }
            _ => Ok(made),
        }
    }

    /// How many boards are expanded until there is a solution.
    fn search(&self, puzzle: &Puzzle) -> Option<u64> {
        let mut waiting = VecDeque::from([self.start(puzzle)?]);
        let mut expanded = 0;
        while let Some(board) = self.next(&mut waiting) {
            if Self::is_solution(&board) {
                return Some(expanded);
            }
            match self.successors(&board) {
                Ok(successors) => waiting.extend(successors),
                // The board has become a solution: it was not expanded, but replaced.
                Err(()) => return Some(expanded),
            }
            expanded += 1;
        }
        None
    }

    fn next(&self, waiting: &mut VecDeque<Board>) -> Option<Board> {
        if !self.best_first {
            return waiting.pop_front();
        }
        let undecided = |board: &Board| board.iter().filter(|set| set.count_ones() > 1).count();
        let places = 0..waiting.len();
        let best = places.min_by_key(|&place| undecided(&waiting[place]))?;
        waiting.remove(best)
    }

    /// The slug of the same search in the laboratory, and its options.
    fn named(&self) -> (&'static str, String) {
        let slug =
            ["candidate-breadth-first", "candidate-best-first"][usize::from(self.best_first)];
        let branch = ["first", "smallest"][usize::from(self.smallest)];
        let rule = match self.rule {
            Rule::Plain => "",
            Rule::ToSolutions => "collapse",
            Rule::Coursework => "collapse collapse-rule=coursework",
        };
        let pairs = self.pairs;
        (slug, format!("branch={branch} pairs={pairs} {rule}"))
    }
}

/// Every way to do the coursework.
fn tasks(side: usize) -> impl Iterator<Item = Task> {
    let rules = [Rule::Plain, Rule::ToSolutions, Rule::Coursework];
    rules.into_iter().flat_map(move |rule| {
        (0..8).map(move |bits| Task {
            side,
            pairs: bits & 1 > 0,
            smallest: bits & 2 > 0,
            best_first: bits & 4 > 0,
            rule,
        })
    })
}

#[test]
fn both_rules_of_collapsing_count_as_a_students_program_does() {
    let mut random = Random::new(2013);
    let mut puzzles: Vec<Puzzle> = P[1..].iter().map(|text| classic(text)).collect();
    puzzles.extend((0..3).map(|_| puzzle(&random.unique().0)));
    for puzzle in puzzles {
        for task in tasks(9) {
            let (slug, options) = task.named();
            let expanded = solved(slug, &options, &puzzle).expanded;
            assert_eq!(task.search(&puzzle), Some(expanded), "{slug} {options}");
        }
    }
}

#[test]
fn the_coursework_s_rule_alone_collapses_too() {
    for (slug, flags) in [
        ("candidate-breadth-first", "pairs"),
        ("candidate-a-star", ""),
    ] {
        let with = |words: &str| solved(slug, &format!("{flags} {words}"), &classic(P[1]));
        let both = with("collapse collapse-rule=coursework");
        assert_eq!(with("collapse-rule=coursework"), both);
        assert!(both.collapsed > 0);
    }
}

#[test]
fn a_board_without_solution_is_proved_to_have_none_by_either_rule() {
    let mut text: Vec<char> = P[1].chars().collect();
    text[0] = '8';
    let puzzle = classic(&text.into_iter().collect::<String>());
    for rule in ["to-solutions", "coursework"] {
        let slug = "candidate-breadth-first";
        let limits = Limits::of(row(slug));
        let outcome = limited(
            slug,
            &format!("collapse collapse-rule={rule}"),
            &puzzle,
            limits,
        );
        assert_eq!(outcome.verdict, Verdict::NoSolution, "{rule}");
    }
}

/// Expanded and collapsed with the coursework's rule: first cell, then smallest domain; breadth-first and best-first,
/// each without and with pairs.
const COUNTS: [[[(u64, u64); 4]; 2]; 2] = [
    [
        [(3052, 2075), (359, 315), (147, 100), (13, 18)],
        [(826, 524), (131, 69), (568, 396), (71, 29)],
    ],
    [
        [(406, 90), (130, 75), (539, 114), (152, 76)],
        [(83, 35), (3, 1), (44, 23), (2, 1)],
    ],
];

#[test]
fn the_coursework_s_counts() {
    for (text, rows) in P.into_iter().zip(COUNTS) {
        for (branch, expected) in ["first", "smallest"].into_iter().zip(rows) {
            let searches = [
                ("candidate-breadth-first", ""),
                ("candidate-breadth-first", "pairs"),
                ("candidate-best-first", ""),
                ("candidate-best-first", "pairs"),
            ];
            let counts = searches.map(|(slug, pairs)| {
                let options = format!("branch={branch} collapse-rule=coursework {pairs}");
                let counters = solved(slug, &options, &classic(text));
                (counters.expanded, counters.collapsed)
            });
            assert_eq!(counts, expected, "{text} {branch}");
        }
    }
}

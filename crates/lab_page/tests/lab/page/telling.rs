//! The page's sentences about a step are true: each is checked against the boards before and after the step, and
//! each cell that it names is marked on the board.

use super::{Lab, page};
use crate::lab_runs::{P, classic, row};
use lab::{ALGORITHMS, Detail, Family};
use lab_page::Button;
use markup::Node;
use nonet::board::{Cell, Digit, DigitSet};
use watch::Shot;

/// A step: what was shown before and after it.
struct Step<'a> {
    slug: &'a str,
    family: Family,
    before: &'a Shot,
    after: &'a Shot,
}

impl Step<'_> {
    fn digit(&self, cell: usize) -> [Option<Digit>; 2] {
        [self.before, self.after].map(|shot| shot.digits[cell])
    }

    /// What a cell may hold before and after, if domains are kept.
    fn domain(&self, cell: usize) -> [Option<DigitSet>; 2] {
        [self.before, self.after].map(|shot| shot.domains.get(cell).copied())
    }

    /// The digits that fit a cell by its row, column and box, counted here.
    fn fitting(&self, cell: usize) -> usize {
        let sees = |other: usize| {
            let box_of = |at: usize| (at / 27, at % 9 / 3);
            other != cell
                && (other / 9 == cell / 9 || other % 9 == cell % 9 || box_of(other) == box_of(cell))
        };
        let holds = |digit: u8| {
            let mut cells = (0..81).filter(|&other| sees(other));
            cells.any(|other| self.after.digits[other].map(Digit::get) == Some(digit))
        };
        (1..=9).filter(|&digit| !holds(digit)).count()
    }

    fn is_solved(&self) -> bool {
        let digits: Vec<u8> = self
            .after
            .digits
            .iter()
            .flatten()
            .map(|digit| digit.get())
            .collect();
        let all = |cells: &mut dyn Iterator<Item = usize>| {
            let mut found: Vec<u8> = cells.map(|cell| digits[cell]).collect();
            found.sort_unstable();
            found == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        };
        digits.len() == 81
            && (0..9).all(|n| {
                let mut row = 9 * n..9 * n + 9;
                let mut col = (0..9).map(|row| 9 * row + n);
                let mut inside = (0..9).map(|at| n / 3 * 27 + n % 3 * 3 + at / 3 * 9 + at % 3);
                all(&mut row) && all(&mut col) && all(&mut inside)
            })
    }

    /// Is the sentence true of this step, up to the first part about a dead end or a reason?
    fn is_true(&self, sentence: &str) -> bool {
        self.tells_of_a_cell(sentence)
            .or_else(|| self.tells_of_the_run(sentence))
            .unwrap_or(false)
    }

    /// Is a sentence about a cell true? `None` if it is about something else.
    fn tells_of_a_cell(&self, sentence: &str) -> Option<bool> {
        let (cells, digits) = (cells(sentence), digits(sentence));
        let (cell, digit) = (cells.first().copied().unwrap_or(0), digits.first().copied());
        let [was, is] = self.digit(cell);
        let [had, has] = self.domain(cell);
        let is_in =
            |set: Option<DigitSet>| set.is_none_or(|set| digit.is_some_and(|d| set.contains(d)));
        let is_like =
            |start: &str, end: &str| sentence.starts_with(start) && sentence.contains(end);
        let expanded = self.counted(|shot| shot.counters.expanded);
        let is_true = match self.family {
            _ if is_like("R", ": trying ") => was.is_none() && is == digit && is_in(had),
            _ if is_like("Back at ", "trying the next digit") => is == digit && was != digit,
            _ if is_like("The last option is taken back", "") => is == digit && was != digit,
            _ if is_like("Back at ", "now excluded") => {
                let is_supposed = |holds| fixed(self.after, cell, digit, holds);
                is_supposed(false) && !is_supposed(true) && has.is_some_and(|_| !is_in(has))
            }
            _ if is_like("R", "for the time being") => {
                fixed(self.after, cell, digit, true) && has.and_then(|set| set.single()) == digit
            }
            _ if is_like("Branching on ", "") => is.is_none() && expanded.1 > expanded.0,
            _ if is_like("Dead end: nothing fits in ", "") => {
                is.is_none() && has.map_or_else(|| self.fitting(cell), |set| set.len()) == 0
            }
            _ if is_like("Dead end: every digit of ", "") => is.is_none() && has.is_some(),
            _ if is_like("Dead end: R", "leads to a contradiction") => {
                // The exact dead end is judged in `pictures/dead_ends.rs`.
                !self.after.conflicts.is_empty() || !self.after.dead_ends.is_empty()
            }
            _ if is_like("Dead end", "") => true,
            _ if is_like("R", "follows without a choice") => was.is_none() && is.is_some(),
            Family::HumanLogic | Family::Backtracking if sentence.contains(": R") => {
                self.is_concluded(sentence)
            }
            _ if is_like("Decision: ", "") => self.concludes(cell, digit, sentence),
            _ if is_like("It follows that ", "") => self.concludes(cell, digit, sentence),
            _ => return None,
        };
        Some(is_true)
    }

    /// Is a sentence about the run true? `None` if it is about something else.
    fn tells_of_the_run(&self, sentence: &str) -> Option<bool> {
        let cost = |shot: &Shot| (shot.counters.cost, shot.counters.best_cost);
        let is_like =
            |start: &str, end: &str| sentence.starts_with(start) && sentence.contains(end);
        let expanded = self.counted(|shot| shot.counters.expanded);
        let is_true = match self.family {
            _ if is_like("Nothing more follows", "") => {
                self.before.digits == self.after.digits && expanded == (0, 0)
            }
            _ if is_like("A solution", "") => self.is_solved(),
            _ if is_like("All boards are counted", "") => self.is_solved(),
            _ if is_like("The best so far", "")
                | is_like("A generation was bred: the best", "") =>
            {
                cost(self.after).0 == cost(self.after).1 && cost(self.after).1 < cost(self.before).1
            }
            _ if is_like("A move that is no better", "")
                | is_like("A generation was bred; ", "") =>
            {
                expanded.1 > expanded.0 && cost(self.after).1 == cost(self.before).1
            }
            _ if is_like("No swap was made", "") => cost(self.after) == cost(self.before),
            _ if is_like("Two parents were crossed", "") => {
                let (was, is) = self.counted(|shot| shot.counters.generated);
                is > was && expanded.1 == expanded.0
            }
            _ if is_like("A fresh start", "") | is_like("Conflicts taught it", "") => {
                let (was, is) = self.counted(|shot| shot.counters.restarts);
                is == was + 1
            }
            _ if is_like("This state lies at the horizon", "") => expanded.1 == expanded.0,
            _ if is_like("Expanding a state", "") => {
                let (was, is) = self.counted(|shot| shot.counters.generated);
                expanded.1 > expanded.0 || is > was
            }
            _ if is_like("Adding the ways", "") => self.after.counters.depth == 3,
            _ if is_like("A relaxation is solved", "") => is_relaxed(self.after),
            _ if is_like("Conflict. Learned: ", "") => {
                let (was, is) = self.counted(|shot| shot.counters.contradictions);
                is == was + 1
            }
            _ if is_like("Everything has been searched", "") | is_like("It stops here", "") => {
                self.after.verdict.is_some()
            }
            _ if is_like("Each step was a proof", "") => self.after.verdict.is_some(),
            _ => return None,
        };
        Some(is_true)
    }

    /// Is the conclusion of a step of logic on the board after it?
    fn is_concluded(&self, sentence: &str) -> bool {
        let cells = cells(sentence);
        let concluded = sentence
            .split_once(": ")
            .map_or("", |(_, concluded)| concluded);
        let digits = self::digits(concluded);
        let mut pairs = cells.iter().zip(&digits).zip(signs(concluded));
        pairs.all(
            |((&cell, &digit), holds)| match (holds, self.domain(cell)) {
                (true, [_, _]) => self.digit(cell) == [None, Some(digit)],
                (false, [Some(had), Some(has)]) => had.contains(digit) && !has.contains(digit),
                (false, _) => false,
            },
        )
    }

    /// A counter before and after the step.
    fn counted(&self, of: fn(&Shot) -> u64) -> (u64, u64) {
        (of(self.before), of(self.after))
    }

    /// Is the first literal of the sentence shown on the board after it?
    fn concludes(&self, cell: usize, digit: Option<Digit>, sentence: &str) -> bool {
        let (Some(has), Some(digit)) = (self.domain(cell)[1], digit) else {
            return false;
        };
        match signs(sentence).next() {
            Some(true) => has.single() == Some(digit),
            _ => !has.contains(digit),
        }
    }
}

/// Has the program fixed this candidate to this value?
fn fixed(shot: &Shot, cell: usize, digit: Option<Digit>, holds: bool) -> bool {
    let Detail::Program { fixed, .. } = &shot.detail else {
        return false;
    };
    let is_it = |literal: &lab::Literal| {
        (literal.cell.index(), Some(literal.digit), literal.holds) == (cell, digit, holds)
    };
    fixed.iter().any(is_it)
}

fn is_relaxed(shot: &Shot) -> bool {
    matches!(&shot.detail, Detail::Program { values, is_infeasible: false, .. } if !values.is_empty())
}

/// The words of a text that are names of cells.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| cell_of(word).is_some())
}

fn cell_of(word: &str) -> Option<usize> {
    let (row, col) = word.strip_prefix('R')?.split_once('C')?;
    let [row, col]: [usize; 2] = [row.parse().ok()?, col.parse().ok()?];
    Some(9 * (row - 1) + col - 1)
}

fn cells(text: &str) -> Vec<usize> {
    names(text).filter_map(cell_of).collect()
}

/// The digits that a text names as separate words.
fn digits(text: &str) -> Vec<Digit> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let digits = words.filter_map(|word| word.parse().ok().and_then(Digit::new));
    digits.collect()
}

/// For each candidate of a text whether it holds.
fn signs(text: &str) -> impl Iterator<Item = bool> {
    let signs = text.chars().filter(|sign| ['=', '≠'].contains(sign));
    signs.map(|sign| sign == '=')
}

/// The sentence of the first run.
fn story(page: &Node) -> String {
    let story = page.find(&|node| node.attribute("class") == Some("story"));
    story.expect("a run is shown").text.clone()
}

/// The classes of a cell on the board.
fn classes(page: &Node, cell: Cell) -> String {
    fn collect<'n>(node: &'n Node, found: &mut Vec<&'n str>) {
        let class = node.attribute("class").unwrap_or_default();
        if node.tag == "div" && (class == "c" || class.starts_with("c ")) {
            found.push(class);
        }
        node.children.iter().for_each(|child| collect(child, found));
    }
    let mut found = Vec::new();
    collect(page, &mut found);
    assert_eq!(found.len(), 81);
    found[cell.index()].to_owned()
}

/// Steps through a run and checks each sentence; returns how many there were of each beginning.
fn check(algorithm: &str, family: Family, puzzle: &str, steps: usize) -> usize {
    let puzzle = puzzle.replace('0', ".");
    let mut lab = Lab::open(&format!("a={algorithm}&p={puzzle}&w=lab"));
    let shot = |lab: &Lab| *lab.model.watched[0].shot.clone().expect("it was begun");
    let mut before = shot(&lab);
    for step in 0..steps {
        lab.press(Button::Step);
        let (page, after) = (page(&lab.model), shot(&lab));
        let story = story(&page);
        // Dead ends and reasons follow; other tests judge them.
        let main = story.split_inclusive(". ").next().unwrap_or_default();
        let first = if main.starts_with("Conflict. ") {
            &story
        } else {
            main
        };
        let told = Step {
            slug: algorithm,
            family,
            before: &before,
            after: &after,
        };
        assert!(
            told.is_true(first),
            "{} on {puzzle}, step {step}: {story}\n{after:?}",
            told.slug
        );
        if !first.starts_with("Conflict. ") {
            for name in names(first) {
                let cell = Cell::new(cell_of(name).expect("a cell"));
                let classes = classes(&page, cell);
                let is_marked = ["named", "touched"]
                    .iter()
                    .any(|mark| classes.contains(mark));
                assert!(is_marked, "{algorithm}: {story}: {name} is {classes}");
            }
        }
        if after.verdict.is_some() {
            return step + 1;
        }
        before = after;
    }
    steps
}

const EMPTY_BOX: &str =
    "000000000000000000000000000000000000000000000000000000000000000000000000123456789";

/// An easy puzzle with one wrong given.
const WRONG: &str =
    "531070000600195000098000060800060003400803001700020006060000280000419005000080079";

#[test]
fn every_sentence_is_true_of_its_step() {
    let mut n_steps = 0;
    for algorithm in ALGORITHMS {
        for puzzle in [P[0], P[1], P[2], WRONG, EMPTY_BOX] {
            let is_slow =
                row(algorithm.slug).family == Family::IntegerProgram && puzzle == EMPTY_BOX;
            let steps = if is_slow { 12 } else { 120 };
            n_steps += check(algorithm.slug, algorithm.family, puzzle, steps);
        }
    }
    assert!(n_steps > 5_000, "{n_steps}");
}

#[test]
fn every_sentence_is_true_with_other_options() {
    let human = row("human-logic").family;
    let cases = [
        ("dancing-links;item:first", Family::ExactCover, 400),
        (
            "clause-learning;steps:literals",
            Family::Satisfiability,
            300,
        ),
        (
            "clause-learning;steps:stretches",
            Family::Satisfiability,
            20,
        ),
        ("integer-program;presolve:off", Family::IntegerProgram, 40),
        ("integer-program;fraction:half", Family::IntegerProgram, 80),
        ("human-logic;techniques:thesis", human, 80),
        (
            "logic-then-search;techniques:singles",
            Family::Backtracking,
            200,
        ),
        (
            "backtracking-full-propagation;branch:smallest;pairs:true",
            Family::Backtracking,
            200,
        ),
        (
            "candidate-best-first;collapse:true",
            Family::CandidateSets,
            200,
        ),
        ("iterative-deepening;increment:10", Family::StateSpace, 300),
        ("genetic-algorithm;population:4", Family::Evolution, 200),
        ("memetic;population:3;restart:2", Family::Evolution, 60),
        (
            "tabu-search;fill:columns;neighbours:thesis;restart:10",
            Family::LocalSearch,
            200,
        ),
        ("min-conflicts;restart:10", Family::LocalSearch, 200),
    ];
    for (algorithm, family, steps) in cases {
        for puzzle in P {
            check(algorithm, family, puzzle, steps);
        }
    }
    assert_eq!(classic(P[0]).n_givens(), 21);
}

#[test]
fn each_branch_of_an_integer_program_has_its_label() {
    let p1 = P[0].replace('0', ".");
    let mut lab = Lab::open(&format!("a=integer-program&p={p1}&w=lab"));
    for _ in 0..60 {
        lab.press(Button::Step);
    }
    let places = &lab.model.watched[0].drawing.places;
    let decisions = places
        .iter()
        .filter(|place| place.parent.is_some())
        .map(|place| place.decision);
    let decisions: Vec<_> = decisions.collect();
    assert!(
        decisions.iter().all(Option::is_some) && decisions.len() > 2,
        "{decisions:?}"
    );
    let excluded = decisions
        .iter()
        .flatten()
        .filter(|decision| !decision.holds)
        .count();
    let told = page(&lab.model).all_text();
    assert!(
        excluded > 0 && told.matches(" ≠ ").count() >= excluded.min(1),
        "{excluded}"
    );
}

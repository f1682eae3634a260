//! Random reachable states of puzzles with one solution, for the tests that judge techniques at scale: walks from the
//! givens to the solution, and states near the cases of `tests/data/cases.txt`; each seen through a random symmetry.

pub mod costs;
mod symmetry;

pub use symmetry::Symmetry;

use crate::{Plain, Random, puzzle, to_plain};
use nonet::board::{Candidate, Cell, CellSet, Digit, Grid, Puzzle};
use nonet::logic::{Context, Deduction, Step, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::LibraryCase;
use std::collections::BTreeMap;

/// The project's own cases.
const CASES: &str = include_str!("../../../data/cases.txt");

/// Branches allowed for deciding whether a puzzle has one solution.
const BUDGET: u64 = 1 << 20;

/// How many fresh puzzles a walk keeps.
const OWN: usize = 16;

/// For how many puzzles walked one fresh puzzle is made.
const RENEWAL: usize = 8;

/// A board on the way to its only solution.
#[derive(Clone, Debug)]
pub struct State {
    pub grid: Grid,
    pub givens: CellSet,
    pub solution: Plain,
}

impl State {
    /// The start of a puzzle, if it has one solution.
    pub fn start(givens: &Puzzle) -> Option<Self> {
        let Verdict::One(solution) = solve::verdict(givens, BUDGET) else {
            return None;
        };
        Some(Self {
            grid: Grid::new(givens),
            givens: CellSet::of(81, givens.givens().map(|(cell, _)| cell)),
            solution: to_plain(solution.board()),
        })
    }

    /// The state as techniques see it.
    pub fn context(&self) -> Context<'_> {
        Context::unique(&self.grid, &self.givens)
    }

    /// Does the deduction agree with the solution?
    pub fn agrees(&self, deduction: Deduction) -> bool {
        let Candidate { cell, digit } = deduction.candidate();
        let is_it = self.solution[cell.index()] == digit.get();
        is_it == matches!(deduction, Deduction::Place(_))
    }

    /// Removes a wrong candidate from a random cell; if there is none, and occasionally otherwise, the cell is filled.
    pub fn thin(&mut self, random: &mut Random) {
        let empty: Vec<Cell> = self.grid.empty_cells().collect();
        let cell = empty[random.below(empty.len())];
        let right = Digit::new(self.solution[cell.index()]).unwrap();
        let wrong = self.grid.candidates(cell).without(right);
        if wrong.is_empty() || random.below(12) == 0 {
            self.grid.place(cell, right);
        } else {
            let digit = wrong.iter().nth(random.below(wrong.len())).unwrap();
            self.grid.eliminate(Candidate { cell, digit });
        }
    }

    /// The state under a random symmetry that suits this technique, with a few wrong candidates removed.
    pub fn near(&self, slug: &str, random: &mut Random) -> Self {
        let mut near = Symmetry::lawful(slug, random).state(self);
        for _ in 0..random.below(8) {
            if !near.grid.is_full() {
                near.thin(random);
            }
        }
        near
    }

    /// The state as a line of HoDoKu's library, with the conclusions of a step.
    pub fn case(&self, step: &Step) -> LibraryCase {
        let board = self.grid.to_puzzle();
        let mut givens = board.clone();
        let own = board
            .givens()
            .filter(|(cell, _)| !self.givens.contains(*cell));
        own.for_each(|(cell, _)| givens.set(cell, None).expect("on the board"));
        LibraryCase {
            code: "9999".to_owned(),
            variant: String::new(),
            digits: step.pattern.digits(),
            givens,
            deleted: gone(&self.grid),
            board,
            deductions: step.deductions.clone(),
            extra: String::new(),
        }
    }
}

/// The candidates that have been removed.
pub fn gone(grid: &Grid) -> Vec<Candidate> {
    let full = Grid::new(&grid.to_puzzle());
    let of = |cell| full.candidates(cell).minus(grid.candidates(cell)).iter();
    let empty = full.empty_cells();
    empty
        .flat_map(|cell| of(cell).map(move |digit| Candidate { cell, digit }))
        .collect()
}

/// A puzzle with one solution, made quickly: cells of a random solution are emptied in random order while it stays
/// unique.
pub fn fresh(random: &mut Random) -> State {
    let mut givens = puzzle(&random.solution());
    let mut order: Vec<Cell> = givens.geometry().cells().collect();
    random.shuffle(&mut order);
    let keep = random.below(25);
    for &cell in &order[keep..] {
        let digit = givens.get(cell);
        givens.set(cell, None).expect("on the board");
        if !matches!(solve::verdict(&givens, BUDGET), Verdict::One(_)) {
            givens.set(cell, digit).expect("on the board");
        }
    }
    State::start(&givens).unwrap()
}

/// States near which rare patterns occur.
pub struct Seeds {
    /// The states of the cases in which a technique has a step, by its name.
    pub near: BTreeMap<&'static str, Vec<State>>,
    /// The puzzles of all cases.
    pub starts: Vec<State>,
}

impl Seeds {
    /// The project's own cases whose puzzles have one solution.
    pub fn read() -> Self {
        let slugs = techniques::every().map(|technique| technique.info().slug);
        let mut near: BTreeMap<_, Vec<State>> = slugs.map(|slug| (slug, Vec::new())).collect();
        let mut starts = BTreeMap::new();
        for line in CASES.lines() {
            let fields: Vec<&str> = line.split('|').collect();
            let case = LibraryCase::read(fields[2]).unwrap();
            if fields[1] == "+"
                && let Some(start) = State::start(&case.givens)
            {
                let grid = case.grid();
                let list = near.get_mut(fields[0]).unwrap();
                list.push(State {
                    grid,
                    ..start.clone()
                });
                if case.givens.geometry().boxes().is_some() {
                    starts.insert(to_plain(&case.givens), start);
                }
            }
        }
        let starts = starts.into_values().collect();
        Self { near, starts }
    }
}

/// An endless walk through states: puzzle after puzzle, each from its givens to nearly its solution.
pub struct Walk<'a> {
    pub random: Random,
    starts: &'a [State],
    own: Vec<State>,
    state: State,
    pace: usize,
    n_walks: usize,
}

impl<'a> Walk<'a> {
    /// A walk in which the puzzles of the cases and fresh ones alternate.
    pub fn new(seed: u64, starts: &'a [State]) -> Self {
        let mut random = Random::new(seed);
        let own: Vec<State> = (0..OWN).map(|_| fresh(&mut random)).collect();
        let state = own[0].clone();
        Self {
            random,
            starts,
            own,
            state,
            pace: 1,
            n_walks: 0,
        }
    }

    /// The present state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes one of these steps, or removes wrong candidates; starts another puzzle when hardly a cell is empty.
    pub fn go_on(&mut self, steps: &[Step]) {
        if !steps.is_empty() && self.random.below(2) == 0 {
            steps[self.random.below(steps.len())].apply(&mut self.state.grid);
        } else {
            for _ in 0..=self.random.below(self.pace) {
                if !self.state.grid.is_full() {
                    self.state.thin(&mut self.random);
                }
            }
        }
        if self.state.grid.empty_cells().nth(2).is_none() {
            self.begin();
        }
    }

    /// Begins another puzzle, seen through a random symmetry.
    fn begin(&mut self) {
        self.n_walks += 1;
        if self.n_walks.is_multiple_of(RENEWAL) {
            let place = self.random.below(OWN);
            self.own[place] = fresh(&mut self.random);
        }
        let starts = if self.n_walks.is_multiple_of(2) {
            &self.own
        } else {
            self.starts
        };
        let start = &starts[self.random.below(starts.len())];
        self.state = Symmetry::random(&mut self.random).state(start);
        self.pace = 1 + self.random.below(6);
    }
}

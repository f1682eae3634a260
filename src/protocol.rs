//! What the page and its worker say to each other. Only types: the worker's part is
//! [`engine`](crate::engine), the page's is [`app`](crate::app).

mod craft;

pub use craft::{Craft, Crafted, Made, NotMade, Sketch};

use crate::board::{Cell, Conflict, Digit, DigitSet, Geometry, Grid, Puzzle};
use crate::logic::{Level, Propagation, Reach, Step};
use crate::text::{Found, ReadError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Numbers the requests of one page, so that a late answer is known as late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back with each reply.
    pub id: JobId,
    /// What is to be done.
    pub job: Job,
}

/// What a worker can do. Every job is told all that it needs, so any worker can do it, or do it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// How many solutions has the puzzle, and how hard is it? Asked after every change; answers within a budget.
    Check(Position),
    /// Which deductions follow?
    Propagate(Position, Reach),
    /// What is the next logical step?
    Hint(Position, Wanted),
    /// Which logical steps are there now? Up to [`STEPS_LIMIT`].
    Steps(Position, Wanted),
    /// The whole logical solution.
    Path(Position, Wanted),
    /// Does this step follow from this board, for the reason that it gives?
    Prove(Position, Step),
    /// Find a solution, count them up to [`COUNT_LIMIT`].
    Solve(Position),
    /// How hard is it, on every scale?
    Rate(Position),
    /// Count the solutions, up to [`FULL_COUNT_LIMIT`], and show the first of them.
    Count(Position),
    /// What is the matter with the puzzle, and what would mend it?
    Diagnose(Position),
    /// Which candidates stand in a solution?
    Possible(Position),
    /// About how many solutions, by random walks that start from this seed?
    Estimate(Position, u64),
    /// All solutions as text, up to [`SAVE_LIMIT`], one a line, in parts.
    Save(Position),
    /// Something for the workshop, the second program.
    Craft(Position, Craft),
    /// What is this text?
    Read(String),
}

impl Job {
    /// The board that it is about, if it is about one.
    pub fn position(&self) -> Option<&Position> {
        Some(match self {
            Self::Check(position)
            | Self::Propagate(position, _)
            | Self::Hint(position, _)
            | Self::Steps(position, _)
            | Self::Path(position, _)
            | Self::Prove(position, _)
            | Self::Solve(position)
            | Self::Rate(position)
            | Self::Count(position)
            | Self::Diagnose(position)
            | Self::Possible(position)
            | Self::Estimate(position, _)
            | Self::Save(position)
            | Self::Craft(position, _) => position,
            Self::Read(_) => return None,
        })
    }

    /// Is it for the workshop, the second program?
    pub fn is_workshop(&self) -> bool {
        match self {
            Self::Check(_) | Self::Propagate(..) | Self::Solve(_) | Self::Count(_) => false,
            Self::Read(_) => false,
            Self::Hint(..)
            | Self::Steps(..)
            | Self::Path(..)
            | Self::Prove(..)
            | Self::Rate(_)
            | Self::Diagnose(_)
            | Self::Possible(_)
            | Self::Estimate(..)
            | Self::Save(_)
            | Self::Craft(..) => true,
        }
    }
}

/// The techniques to use, in order, by their places in the table of all of them; `None` for those that hints know.
pub type Wanted = Option<Vec<u16>>;

/// More steps than this are not listed.
pub const STEPS_LIMIT: usize = 1000;

/// Solutions are counted up to this number.
pub const COUNT_LIMIT: u64 = 10_000;

/// More solutions than this the Solutions workspace does not count.
pub const FULL_COUNT_LIMIT: u64 = 1_000_000_000;

/// So many solutions are sent along to be looked at.
pub const SHOWN_LIMIT: usize = 100;

/// More solutions than this are not saved as text.
pub const SAVE_LIMIT: u64 = 1_000_000;

/// A board as the player has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The box of each cell, from 0: [`Geometry::box_map`].
    pub boxes: Vec<u8>,
    /// Its cells in reading order.
    pub cells: Vec<Content>,
    /// The candidates that the player or a step took away, cell by cell.
    pub erased: Vec<DigitSet>,
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the player or a tool put there.
    Filled(Digit),
}

impl Content {
    /// The digit, whoever put it there.
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Given(digit) | Self::Filled(digit) => Some(digit),
        }
    }
}

impl Position {
    /// The shape of its board; `None` if this is none, or if there is something on it that is not one of its digits.
    pub fn geometry(&self) -> Option<Arc<Geometry>> {
        let boxes: Vec<usize> = self.boxes.iter().copied().map(usize::from).collect();
        let geometry = Geometry::irregular(&boxes).ok()?;
        let digits = DigitSet::full(geometry.side());
        let mut written = self.cells.iter().filter_map(|content| content.digit());
        let fits = self.cells.len() == geometry.n_cells()
            && self.erased.len() == geometry.n_cells()
            && written.all(|digit| digits.contains(digit))
            && self.erased.iter().all(|erased| erased.is_subset(digits));
        fits.then(|| Arc::new(geometry))
    }

    /// The givens alone.
    pub fn givens(&self) -> Puzzle {
        self.board_of(|content| match content {
            Content::Given(digit) => Some(digit),
            _ => None,
        })
    }

    /// Givens and filled cells alike.
    pub fn board(&self) -> Puzzle {
        self.board_of(Content::digit)
    }

    /// The current board with its candidates, less the erased ones.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(&self.board());
        for (cell, erased) in grid.geometry().cells().zip(&self.erased) {
            for digit in erased.iter() {
                grid.eliminate(crate::board::Candidate { cell, digit });
            }
        }
        grid
    }

    /// A puzzle that nobody has played on.
    pub fn of(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry();
        let content = |cell| puzzle.get(cell).map_or(Content::Empty, Content::Given);
        Self {
            boxes: geometry.box_map().to_vec(),
            cells: geometry.cells().map(content).collect(),
            erased: vec![DigitSet::EMPTY; geometry.n_cells()],
        }
    }

    /// Wants a position that has a geometry.
    fn board_of(&self, digit_of: impl Fn(Content) -> Option<Digit>) -> Puzzle {
        let geometry = self.geometry().unwrap_or_else(Geometry::classic);
        let cells = geometry.cells();
        let mut board = Puzzle::empty(geometry);
        for (cell, &content) in cells.zip(&self.cells) {
            board.set(cell, digit_of(content));
        }
        board
    }
}

/// What an answer looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// The givens alone.
    Givens,
    /// The current board.
    Board,
}

/// What a worker says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// It has started. What is sent to it earlier is lost.
    Ready,
    /// It is still at it.
    Progress(JobId, Progress),
    /// The same, where there is nothing to count.
    Alive(JobId),
    /// A part of the text that the job makes.
    Part(JobId, String),
    /// The answer.
    Done(JobId, Answer),
    /// No answer: the request could not be carried out.
    Failed(JobId, Failure),
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Branches tried; characters looked at.
    pub nodes: u64,
    /// Solutions found.
    pub found: u64,
}

/// Why a job gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The message was no request.
    BadRequest,
    /// The worker ended in the middle of it.
    WorkerDied,
    /// The worker gave no sign any more, nor did the one that took over.
    Silent,
    /// The program that could do it could not be fetched.
    NotFetched,
}

/// How many solutions there are, as far as one needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// None.
    None,
    /// Exactly one.
    One,
    /// Two or more.
    Several,
    /// The budget ended before that was known.
    Undecided,
}

/// The answer to a [`Job`] of the same name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Solutions of the givens (of the current board where there are no givens), and the rating if there is exactly one.
    Check(Basis, Verdict, Option<Rating>),
    /// What follows from the current board.
    Propagate(Propagation),
    /// The next step, or why there is none; also in the place of steps and path.
    Hint(Help),
    /// Every step of the current board, easiest first.
    Steps(Vec<Step>),
    /// The steps from the current board as far as logic goes, whether that is the end, and the ratings of the givens (of
    /// the board where there are none) if these have exactly one solution.
    Path(Vec<Step>, bool, Option<Ratings>),
    /// Whether the step is proved.
    Prove(Proof),
    /// Solutions of the current board.
    Solve(Solved),
    /// The ratings, or the number of solutions that forbids them.
    Rate(Basis, Result<Rated, Verdict>),
    /// How many solutions.
    Count(Basis, Counted),
    /// What is the matter.
    Diagnose(Basis, Diagnosis),
    /// What may stand where.
    Possible(Basis, Possible),
    /// About how many solutions.
    Estimate(Basis, Estimate),
    /// So many solutions were sent as text; were these all?
    Save(u64, bool),
    /// What the workshop made.
    Craft(Box<Crafted>),
    /// What the text is, or why it is nothing.
    Read(Result<Found, ReadError>),
}

/// Solutions counted, and the first of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// How many.
    pub count: u64,
    /// Are these all?
    pub complete: bool,
    /// The first [`SHOWN_LIMIT`], each in reading order.
    pub shown: Vec<Vec<Digit>>,
    /// Branches tried.
    pub nodes: u64,
}

/// What is the matter with a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Diagnosis {
    /// It has no solution.
    None {
        /// Every digit that stands twice in a house.
        repeated: Vec<Conflict>,
        /// Givens that contradict each other.
        core: Vec<Cell>,
        /// Is each of them needed for that?
        minimal: bool,
        /// Every change of one cell that leaves exactly one solution.
        repairs: Vec<Repair>,
        /// Givens of which that could not be decided.
        unknown: Vec<Cell>,
    },
    /// It has exactly one.
    One {
        /// Givens without any one of which it is still the only one.
        redundant: Vec<Cell>,
        /// Givens of which that could not be decided.
        unknown: Vec<Cell>,
    },
    /// It has several.
    Several {
        /// Two of them, in reading order.
        two: [Vec<Digit>; 2],
        /// What may stand where.
        possible: Possible,
        /// Every digit that leaves exactly one solution when it is given too.
        repairs: Vec<Repair>,
        /// Of how many that could not be decided.
        n_unknown: usize,
    },
    /// Too hard to tell.
    Undecided,
}

/// A change of one cell that leaves exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair {
    /// The cell.
    pub cell: Cell,
    /// The digit that it has; `None` if it is empty.
    pub was: Option<Digit>,
    /// The digit that it is to have; `None` for an empty cell.
    pub to: Option<Digit>,
}

/// For each cell the digits that stand there in some solution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possible {
    /// Those that surely do.
    pub proven: Vec<DigitSet>,
    /// Those of which it could not be decided.
    pub unknown: Vec<DigitSet>,
}

/// About how many solutions there are, as powers of ten.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The likeliest; `None` if no walk arrived at a solution.
    pub log10: Option<f64>,
    /// The interval that holds the number in 95 of 100 estimates; `None` if too few walks arrived.
    pub interval: Option<(f64, f64)>,
    /// Is it the number itself?
    pub exact: bool,
    /// Choices made.
    pub nodes: u64,
}

/// How a step stood the proof, which knows nothing of how it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proof {
    /// The opposite of each conclusion contradicts what the pattern stands on.
    Proved,
    /// The pattern is not what it claims to be, or a conclusion does not follow from it.
    Refused,
    /// There were too many ways to try.
    Undecided,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Help {
    /// The next step of the current board.
    Step(Step),
    /// The player's own digits and erased candidates that cannot be right: at least one. Each is found after those
    /// before it were put right; unless the budget ended, putting all of them right leaves a solution.
    Mistakes(Vec<Mistake>),
    /// The board is full and right.
    Finished,
    /// There is a solution, but no technique here finds the next step.
    NoStep,
    /// The givens have no solution.
    NoSolution,
    /// The budget ended before it was known whether there is a solution.
    Undecided,
}

/// What contradicts the solution, or every one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mistake {
    /// This digit of the player's is wrong.
    Digit(Cell, Digit),
    /// This candidate was erased, and is the solution's digit.
    Erased(Cell, Digit),
    /// The digits up to this one fit no solution; without it they do.
    Together(Cell, Digit),
}

impl Mistake {
    /// Where it is.
    pub fn cell(self) -> Cell {
        let (Self::Digit(cell, _) | Self::Erased(cell, _) | Self::Together(cell, _)) = self;
        cell
    }
}

/// The answer to [`Job::Solve`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// Solutions of the current board, up to [`COUNT_LIMIT`].
    pub count: u64,
    /// Is the count all of them?
    pub complete: bool,
    /// One of them, verified house by house, in reading order.
    pub solution: Option<Vec<Digit>>,
    /// What the givens alone have, within a budget. If they have a solution and the current board has none, a
    /// filled cell is wrong.
    pub givens: Verdict,
    /// Branches tried.
    pub nodes: u64,
}

/// A rating on the scale from 0 to 6.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// In half steps: 0 to 12.
    pub half_steps: u8,
    /// How often each technique was needed, by slug, easiest first; `backtracking` last.
    pub counts: Vec<(String, u32)>,
}

/// A puzzle on every scale, and what its solution takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rated {
    /// The scales.
    pub ratings: Ratings,
    /// How often each technique is used on the solution path, by slug, easiest first.
    pub counts: Vec<(String, u32)>,
    /// Does that path end in the solution?
    pub solved: bool,
}

/// A puzzle on every scale. Those that are for 9x9 alone say nothing of other boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratings {
    /// From 0 to 6.
    pub half_steps: Rating,
    /// HoDoKu's level and score; `None` also where its techniques do not suffice.
    pub hodoku: Option<(Level, u32)>,
    /// Sudoku Explainer's ER, EP and ED in tenths; in the place of one, `None` is 7.5 or more.
    pub explainer: Option<[Option<u8>; 3]>,
    /// Simulated people.
    pub human: Option<Human>,
}

/// What simulated people say, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Human {
    /// How many singles there are to choose from.
    pub dependency: u32,
    /// How many steps refute the wrong digits; `None` is infinite.
    pub refutation_sum: Option<u32>,
}

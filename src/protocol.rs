//! What the page and its worker say to each other. Only types: the worker's part is
//! [`engine`](crate::engine), the page's is [`app`](crate::app).

mod craft;
mod position;
mod result;

pub use crate::generate::{NotMade, Problem};
pub use crate::rate::{
    Backdoors, Explainer, HalfStepRating, HodokuRating, Human, LARGEST_BACKDOOR, Rated, Ratings,
};
pub use craft::{Craft, Crafted, Made, Sketch};
pub use position::{Asked, Basis, Content, Position};
pub use result::{
    Counted, Diagnosis, Estimate, Help, Mistake, Possible, Proof, Repair, Saved, Solved, Verdict,
};

use crate::logic::{Propagation, Reach, Step};
use crate::text::{Found, ReadError};
use serde::{Deserialize, Serialize};

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
    /// A question that play asks for all the time: the first program answers it.
    Play(Play, Position),
    /// One that needs every technique, every scale or a long search: the workshop, the second program, answers it.
    Study(Study, Position),
    /// Something else for the workshop.
    Craft(Craft, Position),
    /// What is this text?
    Read(String),
}

/// The first program's questions about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Play {
    /// How many solutions has the puzzle, and how hard is it? Asked after every change; answers within a budget.
    Check,
    /// Which deductions follow?
    Propagate(Reach),
    /// Find a solution, count them up to [`COUNT_LIMIT`].
    Solve,
    /// Count the solutions, up to [`FULL_COUNT_LIMIT`], and show the first of them.
    Count,
}

/// The workshop's questions about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Study {
    /// What is the next logical step?
    Hint(Wanted),
    /// Which logical steps are there now? Up to [`STEPS_LIMIT`].
    Steps(Wanted),
    /// The whole logical solution.
    Path(Wanted),
    /// Does this step follow from this board, for the reason that it gives?
    Prove(Step),
    /// How hard is it, on every scale?
    Rate,
    /// What is the matter with the puzzle, and what would mend it?
    Diagnose,
    /// Which candidates stand in a solution?
    TrueCandidates,
    /// Which smallest sets of cells, once told, let singles solve the rest?
    Backdoors,
    /// About how many solutions, by random walks that start from this seed?
    Estimate(u64),
    /// All solutions as text, up to [`SAVE_LIMIT`], one a line, in parts.
    Save,
}

/// The questions by name, without what they are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// Deduce to the fixed point.
    Propagate,
    /// Carry out the first of these deductions.
    Step,
    /// The next logical step.
    Hint,
    /// All steps.
    Steps,
    /// The whole path.
    Path,
    /// Whether a step is proved.
    Prove,
    /// A solution and their number.
    Solve,
    /// The ratings.
    Rate,
    /// The solutions counted.
    Count,
    /// A diagnosis.
    Diagnose,
    /// What may stand where.
    TrueCandidates,
    /// The smallest backdoors.
    Backdoors,
    /// About how many solutions.
    Estimate,
    /// All solutions as a file.
    Save,
    /// Something that the workshop makes.
    Craft,
    /// What a long text is.
    Read,
}

impl JobKind {
    /// Those that have a button.
    pub const BUTTONS: [Self; 14] = [
        Self::Propagate,
        Self::Step,
        Self::Hint,
        Self::Steps,
        Self::Path,
        Self::Prove,
        Self::Solve,
        Self::Rate,
        Self::Count,
        Self::Diagnose,
        Self::TrueCandidates,
        Self::Backdoors,
        Self::Estimate,
        Self::Save,
    ];
}

impl Job {
    /// Is it for the workshop, the second program?
    pub fn is_workshop(&self) -> bool {
        match self {
            Self::Play(..) | Self::Read(_) => false,
            Self::Study(..) | Self::Craft(..) => true,
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

/// The answer to a question of the same name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Solutions of the puzzle, and the rating if there is exactly one.
    Check(About<Verdict>, Option<HalfStepRating>),
    /// What follows from the current board.
    Propagate(Propagation),
    /// The next step, or why there is none; also in the place of steps and path.
    Hint(Help),
    /// Every step of the current board, easiest first.
    Steps(Vec<Step>),
    /// The steps from the current board as far as logic goes, whether that is the end, and the ratings of the puzzle
    /// if it has exactly one solution.
    Path(Vec<Step>, bool, Option<Ratings>),
    /// Whether the step is proved.
    Prove(Proof),
    /// Solutions of the current board.
    Solve(Solved),
    /// The ratings, or the number of solutions that forbids them.
    Rate(About<Result<Rated, Verdict>>),
    /// How many solutions.
    Count(About<Counted>),
    /// What is the matter.
    Diagnose(About<Diagnosis>),
    /// What may stand where.
    TrueCandidates(About<Possible>),
    /// The smallest backdoors, or the number of solutions that forbids them.
    Backdoors(About<Result<Backdoors, Verdict>>),
    /// About how many solutions.
    Estimate(About<Estimate>),
    /// How many solutions were sent as text.
    Save(Saved),
    /// What the workshop made.
    Craft(Box<Crafted>),
    /// What the text is, or why it is nothing.
    Read(Result<Found, ReadError>),
}

/// What was found out about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct About<T> {
    /// What the answer looked at.
    pub basis: Basis,
    /// The answer.
    pub found: T,
}

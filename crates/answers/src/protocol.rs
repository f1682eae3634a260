//! The messages between the page and its workers. Only types: the worker's part is `engine`, the
//! page's is `app`.

pub mod bytes;
mod kept;
mod marks_used;
mod position;
mod result;
mod step_view;
mod workshop_job;

pub use marks_used::{Digits, MarksUsed};
pub use nonet::generate::{NotMade, Problem};
pub use nonet::rate::{
    Backdoors, Explainer, Extent, Grade, HalfStepRating, HodokuRating, Human, LARGEST_BACKDOOR,
    Rated, Ratings,
};
pub use nonet::solve::{HowMany as Verdict, Possible}; // a verdict travels without its solutions
pub use position::{Basis, Content, ParsedPosition, Position};
pub use result::{
    Amount, Counted, Diagnosis, Estimate, HintResult, Mistake, Proof, Repair, Saved, Solved,
};
pub use step_view::{Filling, Phrase, Sentence, StepView};
pub use workshop_job::{Made, Sketch, WorkshopAnswer, WorkshopJob};

use nonet::board::Marks;
use nonet::logic::{Outcome, Reach};
use nonet::text::{Broken, Found, Import, Offer, ReadError, Sheet};
use serde::{Deserialize, Serialize};

/// The number of a request, so that a late answer is recognised as late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back with every reply.
    pub id: JobId,
    /// What to do.
    pub job: Job,
}

/// What a worker can do. Every job carries all that it needs, so any worker can do it, or repeat it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// A question asked all the time during play: the first program answers it.
    Quick(Quick, Position),
    /// A question that needs every technique, every scale or a long search: the workshop, the second program,
    /// answers it.
    Deep(Deep, Position),
    /// Something else for the workshop.
    Craft(WorkshopJob, Position),
    /// How are these steps drawn and explained? Two lines for each: a position, as a line of HoDoKu's library, and
    /// the step there, in either notation. Or a link with a step, which is shown only if it is proved. For the
    /// workshop.
    Show(String),
    /// What is this text, in any form or format? For the workshop.
    Import(String),
    /// How is this board written in the formats of other programs? For the workshop.
    Formats(Box<Sheet>),
}

/// Makes the questions and the answers from rows that hold both, so that neither can be forgotten.
macro_rules! questions {
    (
        $(#[$about_play:meta])*
        Quick { $($play:tt)* }
        $(#[$about_study:meta])*
        Deep { $($study:tt)* }
        $(#[$about_answer:meta])*
        Answer { $($other:tt)* }
    ) => {
        questions! { @ask $(#[$about_play])* Quick { $($play)* } }
        questions! { @ask $(#[$about_study])* Deep { $($study)* } }
        questions! { @answer $(#[$about_answer])* Answer { $($play)* $($study)* $($other)* } }
    };
    (@ask $(#[$about:meta])* $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($($with:ty),+))?
            => $(#[$_doc:meta])* ($($_found:ty),+),)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $variant $(($($with),+))?,)*
        }
    };
    (@answer $(#[$about:meta])* $name:ident {
        $($(#[$_doc:meta])* $variant:ident $(($($_with:ty),+))?
            => $(#[$doc:meta])* ($($found:ty),+),)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $variant($($found),+),)*
        }
    };
}

questions! {
    /// The first program's questions about a position.
    Quick {
        /// How many solutions does the puzzle have? Asked after every change; answered within a budget.
        Check =>
        /// Solutions of the puzzle.
        (Verdict),

        /// Which deductions follow?
        Propagate(Reach) =>
        /// What follows from the current board.
        (Propagated),

        /// Find a solution, count them up to [`COUNT_LIMIT`].
        Solve =>
        /// Solutions of the current board.
        (Solved),

        /// Count the solutions, up to [`FULL_COUNT_LIMIT`], and show the first of them.
        Count =>
        /// How many solutions.
        (About<Counted>),
    }

    /// The workshop's questions about a position.
    Deep {
        /// What is the next logical step?
        Hint(Wanted) =>
        /// The next step, or why there is no step; also sent in place of steps and path.
        (HintResult),

        /// What is the next logical step, if the player's marks, cell by cell, are accepted as right?
        Marked(Wanted, Vec<Marks>) =>
        /// The next step and what it owes to the marks, or why there is no step: the marks may be wrong.
        (HintResult, Option<Box<MarksUsed>>),

        /// Which logical steps are there now? Up to [`STEPS_LIMIT`], and one more if there are more.
        Steps(Wanted) =>
        /// All steps of the current board, easiest first.
        (Vec<StepView>),

        /// The whole logical solution.
        Path(Wanted, Extent) =>
        /// The steps from the current board as far as logic goes, whether they reach the end, and the ratings of the
        /// puzzle if it has exactly one solution.
        (Vec<StepView>, bool, Option<Ratings>),

        /// Does the step in this line, in either notation, follow from this board, for the reason it gives?
        Prove(String) =>
        /// Whether the step is proved.
        (Proof),

        /// How hard are the givens, on Sudoku Explainer's scale? Asked automatically, once for each puzzle.
        Er =>
        /// Its rating in tenths; `None` if it is beyond the scale.
        (Option<u8>),

        /// How hard is it, on every scale?
        Rate =>
        /// The ratings, or the number of solutions that rules them out.
        (About<Result<Rated, Verdict>>),

        /// What is wrong with the puzzle, and what would repair it?
        Diagnose =>
        /// What is wrong.
        (About<Diagnosis>),

        /// Which candidates occur in a solution?
        TrueCandidates =>
        /// The digits that each cell may hold.
        (About<Possible>),

        /// Which smallest sets of cells, once filled in, let singles solve the rest?
        Backdoors =>
        /// The smallest backdoors, or the number of solutions that rules them out.
        (About<Result<Backdoors, Verdict>>),

        /// About how many solutions are there, by random walks from this seed?
        Estimate(u64) =>
        /// An estimate of the number of solutions.
        (About<Estimate>),

        /// All solutions as text, up to [`SAVE_LIMIT`], one per line, in parts.
        Save =>
        /// How many solutions were sent as text.
        (Saved),
    }

    /// The answer to the question with the same name.
    Answer {
        /// What should the workshop make?
        Craft =>
        /// What the workshop made.
        (Box<WorkshopAnswer>),

        /// What does a text mean, if it is surely a board, or surely not one?
        Read =>
        /// What the text means, or why it cannot be read: also an answer to `Import`.
        (Result<Found, ReadError>),

        /// How are steps drawn and explained?
        Show =>
        /// All of the steps; empty if one of them cannot be read.
        (Vec<StepView>),

        /// What does a text in any format mean?
        Import =>
        /// What the text is, with at most [`SHEETS_LIMIT`] of its boards, and how many there are; or the slug of
        /// the format that it is marked as, and its fault. A text in no such format is answered by `Read`.
        (Box<Result<Import, (String, Broken)>>, usize),

        /// How is a board written in the formats of other programs?
        Formats =>
        /// The board in each of them.
        (Vec<Offer>),
    }
}

/// The questions by name, without their subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// Deduce until nothing more follows.
    Propagate,
    /// Carry out the first of these deductions.
    Step,
    /// The next logical step.
    Hint,
    /// All steps.
    Steps,
    /// The whole path.
    Path,
    /// The path without its superfluous steps.
    Shortest,
    /// The proof of a step.
    Prove,
    /// A solution and their number.
    Solve,
    /// The solution, to go back to where the board still agreed with it.
    LastCorrect,
    /// The ratings.
    Rate,
    /// The number of solutions.
    Count,
    /// A diagnosis.
    Diagnose,
    /// The digits that each cell may hold.
    TrueCandidates,
    /// The smallest backdoors.
    Backdoors,
    /// An estimate of the number of solutions.
    Estimate,
    /// All solutions as a file.
    Save,
    /// Something that the workshop makes.
    Craft,
    /// The meaning of a text.
    Read,
    /// The board in other formats, to be exported.
    Export,
    /// The formats that can be pasted.
    Examples,
}

impl Job {
    /// Is it for the workshop, the second program? It alone searches boards of other sizes than 9x9.
    pub fn is_workshop(&self) -> bool {
        match self {
            Self::Quick(Quick::Propagate(_), _) => false,
            Self::Quick(_, position) => !position.is_classic(),
            Self::Deep(..) | Self::Craft(..) | Self::Show(_) => true,
            Self::Import(_) | Self::Formats(_) => true,
        }
    }
}

/// The techniques to use, in order, as indices into the table of all techniques; `None` for those that hints use.
pub type Wanted = Option<Vec<u16>>;

/// At most this many steps are listed.
pub const STEPS_LIMIT: usize = 1000;

/// At most this many boards of a text are sent as choices.
pub const SHEETS_LIMIT: usize = 100;

/// Solutions are counted up to this number.
pub const COUNT_LIMIT: u64 = 10_000;

/// The Solutions workspace counts no further than this.
pub const FULL_COUNT_LIMIT: u64 = 1_000_000_000;

/// How many solutions are sent along for display.
pub const SHOWN_LIMIT: usize = 100;

/// At most this many solutions are saved as text.
pub const SAVE_LIMIT: u64 = 1_000_000;

/// What a worker replies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// It has started. Anything sent earlier is lost.
    Ready,
    /// It is still running.
    Progress(JobId, Progress),
    /// It is still running, with nothing to count.
    Alive(JobId),
    /// A part of the text that the job writes.
    Part(JobId, String),
    /// The answer.
    Done(JobId, Answer),
    /// No answer: the request could not be carried out.
    Failed(JobId, Failure),
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Branches tried, or characters read, or a lower bound of a rating in tenths.
    pub nodes: u64,
    /// Solutions found.
    pub found: u64,
}

/// Why a job gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The message was not a request.
    BadRequest,
    /// The worker died while working on it.
    WorkerDied,
    /// The worker went silent, and so did its replacement.
    Silent,
    /// The program that could do it could not be fetched.
    NotFetched,
    /// No worker can be started.
    NoEngine,
}

/// Deductions that follow from each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Propagated {
    /// The deductions, each on the board that the ones before it left.
    pub steps: Vec<StepView>,
    /// How it ended.
    pub outcome: Outcome,
}

/// An answer about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct About<T> {
    /// The board that the answer is about.
    pub basis: Basis,
    /// The answer.
    pub found: T,
}

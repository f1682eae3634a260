//! Everything that the page knows, as plain data.

use super::create::{Create, Note};
use super::msg::{CopyKind, FileFault, Form, Slow};
use super::order::Order;
use super::play::{Cause, Play};
use super::safe::Safe;
use super::sheet::{Pages, Sheet};
use super::words::Voice;
use crate::board::{Cell, Digit, Puzzle};
use crate::logic::{Info, Outcome, Propagation, Reach, Step};
use crate::protocol::{
    Basis, Counted, Diagnosis, Estimate, Failure, Help, JobId, Possible, Progress, Proof, Rated,
    Rating, Ratings, Repair, Solved, Verdict,
};
use crate::text::{Board, Ignored, Notation, ReadError};
use std::sync::Arc;

pub use super::switches::{Switch, Switches};
pub use crate::words::Lang;

/// What typing does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Writes givens.
    Givens,
    /// Writes the player's digits.
    #[default]
    Digits,
    /// Takes candidates away and puts them back.
    Candidates,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A workspace: a view over the same board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Workspace {
    /// Deduce, hint, solve, rate.
    #[default]
    Solve,
    /// The solutions.
    Solutions,
    /// New puzzles.
    Create,
    /// Text in and out.
    Text,
    /// The laboratory, which the second program draws.
    Lab,
}

impl Mode {
    /// All, in the order of the pad's switch.
    pub const ALL: [Self; 3] = [Self::Givens, Self::Digits, Self::Candidates];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Digits => "digits",
            Self::Candidates => "candidates",
        }
    }
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Workspace {
    /// All workspaces, in the order of their tabs.
    pub const ALL: [Self; 5] = [
        Self::Solve,
        Self::Solutions,
        Self::Create,
        Self::Text,
        Self::Lab,
    ];

    /// Its stable name, also in the address's fragment.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Solve => "solve",
            Self::Solutions => "solutions",
            Self::Create => "create",
            Self::Text => "text",
            Self::Lab => "lab",
        }
    }
}

/// Everything that the page knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// What undo restores.
    pub play: Play,
    /// What the user chose, kept from visit to visit.
    pub settings: Settings,
    /// Everything else that must survive a redraw.
    pub ui: Ui,
}

impl Model {
    /// Who speaks of its board.
    pub fn voice(&self) -> Voice {
        Voice {
            lang: self.settings.lang,
            geometry: Arc::clone(self.play.geometry()),
            letters: self.settings.switches.is_on(Switch::Alphabet),
            notation: self.settings.notation,
        }
    }
}

/// What the user chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// The one that was chosen, while another stands in because its words could not be fetched.
    pub meant: Option<Lang>,
    /// Light, dark or as the system has it.
    pub theme: Theme,
    /// How far Propagate goes.
    pub reach: Reach,
    /// How steps are written.
    pub notation: Notation,
    /// What is on.
    pub switches: Switches,
    /// Which techniques hints use, in which order.
    pub order: Order,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What typing does.
    pub mode: Mode,
    /// Where the cursor is.
    pub cursor: Cell,
    /// The fields of the Create workspace that were changed.
    pub form: Form,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            meant: None,
            theme: Theme::System,
            reach: Reach::BothSingles,
            notation: Notation::default(),
            switches: Switches::default(),
            order: Order::default(),
            workspace: Workspace::Solve,
            mode: Mode::Givens,
            cursor: Cell::new(0),
            form: Form::default(),
        }
    }
}

/// What the page shows and waits for.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    /// Where a figure was typed last, and which: one typed after it may make a number of the two.
    pub figure: Option<(Cell, Digit)>,
    /// Grows with every change of the board: an answer about an older board is dropped.
    pub epoch: u32,
    /// The number of the last request.
    pub last_job: u32,
    /// What is known of the puzzle without being asked.
    pub check: Check,
    /// The ratings that came with a path, and the puzzle that they are about.
    pub ratings: Option<(Puzzle, Ratings)>,
    /// The job that a button started.
    pub job: Option<Running>,
    /// What the Solve workspace shows.
    pub panel: Panel,
    /// What the Create workspace holds.
    pub create: Create,
    /// What the Text workspace shows.
    pub text: TextPanel,
    /// The cells that the pointer is on in a panel.
    pub pointed: Vec<Cell>,
    /// How the step that is shown stood its proof, once it was asked.
    pub proof: Option<Proof>,
    /// The language that was chosen, until its words have come.
    pub lang: Option<Lang>,
    /// The texts about techniques, by language.
    pub pages: [Pages; Lang::ALL.len()],
    /// The step of the example that is being looked for, in notation; empty if none is.
    pub example: String,
    /// How many links of a chain are told; `None` for all.
    pub n_links: Option<usize>,
    /// The last result.
    pub status: Said,
    /// Grows with every result.
    pub status_serial: u32,
    /// The sheet that lies over the page, if one does.
    pub sheet: Option<Sheet>,
    /// How the game is kept.
    pub safe: Safe,
    /// Does the page work without network?
    pub offline: bool,
    /// Does a new version wait?
    pub update: bool,
    /// Is there no engine any more?
    pub engine_lost: bool,
    /// Was the laboratory opened?
    pub lab: bool,
}

/// What is known of the puzzle without being asked.
#[derive(Clone, Debug, Default)]
pub struct Check {
    /// The request under way and the puzzle that it is about.
    pub asked: Option<(JobId, Puzzle)>,
    /// The last answer and the puzzle that it is about.
    pub known: Option<(Puzzle, Verdict, Option<Rating>)>,
}

/// A job that a button started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Its number.
    pub id: JobId,
    /// What was asked.
    pub asked: Asked,
    /// The board that it is about.
    pub epoch: u32,
    /// How far it is.
    pub progress: Option<Progress>,
}

/// What a button asks the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
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
    Possible,
    /// About how many solutions.
    Estimate,
    /// All solutions as a file.
    Save,
    /// Something that the workshop makes.
    Craft,
    /// What a long text is.
    Read,
}

/// What the Solve workspace shows under its buttons.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Panel {
    /// The invitation on an empty board, the path so far on any other.
    #[default]
    Rest,
    /// A hint, told so far: 1 what sort of step, 2 which technique and where, 3 the cells, 4 the proof.
    Hint(Help, usize),
    /// All steps there are, and which of them is looked at.
    Steps(Listed),
    /// The whole path, whether it ends in the solution, and before which step the board is shown.
    Path(Vec<Step>, bool, usize),
    /// All that followed.
    Propagated(Propagation),
    /// The one deduction that was carried out.
    Stepped(Step),
    /// The solutions.
    Solved(Solved),
    /// The ratings.
    Rated(Basis, Result<Rated, Verdict>),
    /// Solutions counted, and which of them is shown, from 0.
    Counted(Basis, Counted, usize),
    /// What is the matter.
    Diagnosed(Basis, Diagnosis),
    /// What may stand where.
    Possible(Basis, Possible),
    /// About how many solutions.
    Estimated(Basis, Estimate),
    /// So many solutions were saved; were these all?
    Saved(u64, bool),
    /// The digits that repeat.
    Conflicts,
    /// No answer came.
    Failed(Asked, Failure),
}

/// A list of steps to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// All of them, easiest technique first.
    pub steps: Vec<Step>,
    /// Which of them is looked at.
    pub at: Option<usize>,
    /// The technique whose steps are listed; all if none is chosen.
    pub only: Option<&'static Info>,
    /// Are those that conclude most listed first?
    pub by_effect: bool,
}

/// What the Text workspace shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum TextPanel {
    /// Nothing yet.
    #[default]
    Rest,
    /// What was read and what was passed over.
    Read(usize, Vec<Ignored>),
    /// It may mean any of these boards: which one is asked.
    Unclear(Vec<Board>),
    /// Why nothing was read.
    Refused(ReadError),
    /// A file that was not read, by its name, and why not.
    Unreadable(String, FileFault),
    /// Text that the clipboard did not take.
    ByHand(CopyKind, String),
}

/// The last result, as data: its words are found when they are shown, in the language of that moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Said {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A cell was filled; so many of the digit are left.
    Placed(Cell, Digit, usize),
    /// A cell was filled, and its digit stands in these peers too.
    Clashes(Cell, Digit, Vec<Cell>),
    /// A cell was emptied.
    Erased(Cell),
    /// A candidate was taken away (true) or put back.
    Marked(Cell, Digit, bool),
    /// A given can't be changed in this mode.
    GivenStays(Cell),
    /// A candidate can't be marked there: the cell is filled.
    Filled(Cell),
    /// A change was taken back (true) or made again.
    Went(bool, Cause, usize),
    /// There is nothing to take back (true) or to make again.
    NoMore(bool),
    /// The words of the chosen language could not be fetched.
    NoWords,
    /// What typing does was chosen.
    Mode(Mode),
    /// A puzzle was read: so many givens, and something was passed over or not.
    Loaded(usize, bool),
    /// Text may mean so many boards.
    Unclear(usize),
    /// Text was refused.
    Refused(ReadError),
    /// A file was refused.
    Unreadable(String, FileFault),
    /// Something was copied (true), or is shown to be copied by hand.
    Copied(CopyKind, bool),
    /// There is no line of HoDoKu's library for this board.
    NoLibraryLine,
    /// Back to the givens.
    Restarted,
    /// The board is empty.
    Cleared,
    /// Another board has come.
    Shape,
    /// No digit repeats.
    NoConflicts,
    /// So many repeats.
    Conflicts(usize),
    /// Deductions were carried out: so many digits, so many eliminations; how it ended.
    Propagated(usize, usize, Outcome),
    /// The step was carried out.
    Stepped(Step),
    /// A hint, told so far.
    Hint(Help, usize),
    /// So many steps of so many techniques were found.
    Steps(usize, usize),
    /// The step was asked to prove itself.
    Proved(Step, Proof),
    /// The path has so many steps, and ends in the solution or not.
    Path(usize, bool),
    /// One of so many steps is shown, from 0.
    AtStep(usize, usize),
    /// Solutions were looked for.
    Solved(Solved),
    /// The puzzle was rated.
    Rated(Basis, Result<Rated, Verdict>),
    /// Solutions counted.
    Counted(Basis, Counted),
    /// One of so many solutions is shown, from 0.
    Shown(usize, usize),
    /// What is the matter.
    Diagnosed(Basis, Diagnosis),
    /// What may stand where.
    Possible(Basis, Possible),
    /// About how many solutions.
    Estimated(Basis, Estimate),
    /// So many solutions were saved; were these all?
    Saved(u64, bool),
    /// Something about puzzles.
    Noted(Note),
    /// So many mistakes were put right.
    Mended(usize),
    /// The path was saved as a file.
    PathSaved,
    /// A change was made that leaves exactly one solution.
    Repaired(Repair),
    /// The job was stopped.
    Cancelled,
    /// A job waits for something.
    Slow(Slow),
    /// The page was started again after a fault.
    Recovered,
    /// The board changed while the job ran.
    Outdated,
    /// No answer came.
    Failed(Failure),
    /// Work has begun.
    Working(Asked),
}

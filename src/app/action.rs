//! The commands that have names.

use crate::app::edit::selection::Pick;
use crate::protocol::{Grade, JobKind};

/// A named command: a button, a key or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Ask one of the questions.
    Ask(JobKind),
    /// Carry out the step of the hint.
    Apply,
    /// Put right all mistakes named by the hint.
    Mend,
    /// List steps in the other order.
    SortSteps,
    /// Look at the previous step, on the path or in the list.
    PreviousStep,
    /// Look at the next step.
    NextStep,
    /// Look at the first step of the cascade.
    FirstStep,
    /// Look at its last step.
    LastStep,
    /// Play it, or stand still.
    Play,
    /// Carry it out up to the step shown.
    UpToHere,
    /// Carry all of it out, and put the player away.
    Finish,
    /// Play the solution path.
    Watch,
    /// Show the chain of the step link by link.
    NextLink,
    /// Write steps in the other notation.
    Notation,
    /// Save the path shown as a text file.
    SavePath,
    /// Look at the next of the counted solutions.
    NextSolution,
    /// Look at the previous one.
    PreviousSolution,
    /// Stop the running job.
    Cancel,
    /// Take the last change back.
    Undo,
    /// Take the last undo back.
    Redo,
    /// Select cells.
    Pick(Pick),
    /// Empty the cell.
    Erase,
    /// Something to do with the player's marks.
    Marks(MarksAction),
    /// Empty the board.
    Clear,
    /// Back to the givens.
    Restart,
    /// Make all digits givens.
    Adopt,
    /// Change the givens of the puzzle that is played.
    EditPuzzle,
    /// Put away the hint or the result.
    Dismiss,
    /// Say which digits repeat.
    Verify,
    /// Copy something.
    Copy(CopyKind),
    /// Save the board in the format chosen.
    SaveFormat,
    /// Something to do with the QR code of the link.
    Qr(QrAction),
    /// Choose a file to open.
    OpenFile,
    /// Put all boards of the text that was read into the library.
    TakeAll,
    /// Read the content of the text box.
    ReadBox,
    /// Show the sheet of keys.
    Help,
    /// All keys are the usual ones again.
    UsualKeys,
    /// Show the sheet of settings.
    Settings,
    /// Show the ways to begin.
    Start,
    /// Show where a puzzle can be typed or pasted.
    PasteMine,
    /// Go to the board, past all that stands before it.
    Board,
    /// Show the sheet of techniques.
    Techniques,
    /// Show the index of techniques.
    Learn,
    /// Show the example before.
    PreviousExample,
    /// Show the next example.
    NextExample,
    /// Put the example of the technique on the board.
    LoadExample,
    /// Fetch again what the page of a technique lacks.
    FetchAgain,
    /// The sheet over the page was closed.
    CloseSheet,
    /// Take the new version.
    Update,
    /// Make a puzzle of this grade and put it on the board.
    New(Grade),
    /// Make new puzzles.
    Make,
    /// Take the puzzle now open off the list of those made.
    Forget,
    /// Turn the puzzle into an equivalent one.
    Scramble,
    /// Show the canonical form of the puzzle.
    Canonical,
    /// Tell whether another puzzle is the same.
    Compare,
    /// Print puzzles.
    Print,
    /// Save the board as a drawing.
    SaveSvg,
    /// Save the board as a picture.
    SavePng,
    /// Something to do with what is kept.
    Store(StoreAction),
    /// Something to do with the tree of changes.
    Past(PastAction),
    /// Stop the timer, or let it go on.
    Timer,
    /// Say what the board holds.
    Aloud(Aloud),
}

/// What can be read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aloud {
    /// The row of the cursor's cell.
    Row,
    /// Its column.
    Col,
    /// Its box.
    Box,
    /// The marks of the cells selected.
    Marks,
}

/// What can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyKind {
    /// The givens as 81 characters.
    Givens,
    /// The current board as 81 characters.
    Board,
    /// The current board in a frame.
    Framed,
    /// The framed board with its candidates.
    Candidates,
    /// The address with the puzzle in it.
    Link,
    /// The path shown, step by step.
    Path,
    /// The board shown and the step on it, as a line of HoDoKu's library.
    Library,
    /// The certificate of the puzzle now open.
    Certificate,
    /// The puzzles made, one per line.
    List,
    /// The board in the format chosen.
    Format,
}

/// What can be done with the QR code of the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QrAction {
    /// Show it.
    Show,
    /// Save it as a file.
    Save,
    /// Print it.
    Print,
}

/// What can be done with the player's marks as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarksAction {
    /// Mark whatever is possible.
    Fill,
    /// Take away the marks that are impossible.
    Drop,
    /// Compare them with the computed candidates.
    Compare,
    /// Hide the computed candidates.
    Only,
}

/// What a notice about saving offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreAction {
    /// Save the game as a file.
    SaveGame,
    /// Save the damaged lines as a file.
    SaveDamaged,
    /// Remove them.
    ForgetDamaged,
    /// Put the notice away.
    Understood,
    /// Save the old games as a file.
    SaveGames,
    /// Ask whether to remove them.
    AskGames,
    /// Remove them.
    RemoveGames,
    /// Keep them.
    KeepGames,
}

/// What can be done with the tree of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastAction {
    /// Show it, or put it away.
    Open,
    /// Play the whole way from the puzzle to here.
    Replay,
    /// Go back to where the game before this puzzle's was left.
    Previous,
    /// Go to the moment shown.
    GoThere,
    /// Make this place a savepoint.
    Save,
    /// It is to be one no longer.
    Unsave,
    /// What follows is only supposed.
    Suppose,
    /// Keep what is supposed.
    Keep,
    /// Go back to where the supposition began.
    Drop,
}

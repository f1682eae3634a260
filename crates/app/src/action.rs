//! The commands that have names.

use crate::edit::selection::Pick;
use answers::protocol::{Grade, JobKind};

/// A named command: a button, a key or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Ask one of the questions.
    Ask(JobKind),
    /// Carry out the step of the hint.
    Apply,
    /// Correct all mistakes named by the hint.
    Mend,
    /// List the steps in the other order.
    SortSteps,
    /// Look at the previous step, on the path or in the list.
    PreviousStep,
    /// Look at the next step.
    NextStep,
    /// Look at the first step of the cascade.
    FirstStep,
    /// Look at its last step.
    LastStep,
    /// Play the cascade, or pause it.
    Play,
    /// Carry the cascade out up to the step shown.
    UpToHere,
    /// Carry all of it out, and close the player.
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
    /// Undo the last change.
    Undo,
    /// Redo the last undone change.
    Redo,
    /// Select cells.
    Pick(Pick),
    /// Empty the selected cells.
    Erase,
    /// Something to do with the player's marks.
    Marks(MarksAction),
    /// Empty the board.
    Clear,
    /// Go back to the givens.
    Restart,
    /// Make all digits givens.
    Adopt,
    /// Edit the givens of the puzzle being played.
    EditPuzzle,
    /// Dismiss the hint or the result.
    Dismiss,
    /// Report which digits repeat.
    Verify,
    /// Copy something.
    Copy(CopyKind),
    /// Save the board in the format chosen.
    SaveFormat,
    /// Something to do with the QR code of the link.
    Qr(QrAction),
    /// Choose a file to open.
    OpenFile,
    /// Add all boards of the text that was read to the library.
    TakeAll,
    /// Read the content of the text box.
    ReadBox,
    /// Show the sheet of keys.
    Help,
    /// Restore the default keys.
    UsualKeys,
    /// Show the sheet of settings.
    Settings,
    /// Show the ways to begin.
    Start,
    /// Show where a puzzle can be typed or pasted.
    PasteMine,
    /// Skip to the board, past everything before it.
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
    /// Fetch what the page of a technique is missing again.
    FetchAgain,
    /// The sheet over the page was closed.
    CloseSheet,
    /// Take the new version.
    Update,
    /// Make a puzzle of this grade and put it on the board.
    New(Grade),
    /// Make new puzzles.
    Make,
    /// Remove the open puzzle from the list of those made.
    Forget,
    /// Turn the puzzle into an equivalent one.
    Scramble,
    /// Show the canonical form of the puzzle.
    Canonical,
    /// Check whether another puzzle is equivalent.
    Compare,
    /// Print puzzles.
    Print,
    /// Save the board as a drawing.
    SaveSvg,
    /// Save the board as a picture.
    SavePng,
    /// Something to do with saved games.
    Store(StoreAction),
    /// Something to do with the tree of changes.
    Past(PastAction),
    /// Pause or resume the timer.
    Timer,
    /// Announce what the board holds.
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
    /// The marks of the selected cells.
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
    /// The certificate of the open puzzle.
    Certificate,
    /// The puzzles made, one per line.
    List,
    /// The board in the chosen format.
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
    /// Mark every candidate that is possible.
    Fill,
    /// Remove the marks that are impossible.
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
    /// Remove the damaged lines.
    ForgetDamaged,
    /// Dismiss the notice.
    Understood,
    /// Save the old games as a file.
    SaveGames,
    /// Ask whether to remove them.
    AskGames,
    /// Remove the old games.
    RemoveGames,
    /// Keep the old games.
    KeepGames,
}

/// What can be done with the tree of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastAction {
    /// Show or hide it.
    Open,
    /// Replay every change from the puzzle to here.
    Replay,
    /// Go back to where the previous puzzle's game was left.
    Previous,
    /// Go to the moment shown.
    GoThere,
    /// Make this place a savepoint.
    Save,
    /// Remove the savepoint here.
    Unsave,
    /// Begin a supposition: what follows is tentative.
    Suppose,
    /// Keep the supposition.
    Keep,
    /// Go back to where the supposition began.
    Drop,
}

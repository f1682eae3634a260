//! The buttons of the skeleton and of the panels: the name in `data-action` and what it does.

use super::action::{Action, CopyKind, MarksAction, PastAction, QrAction, StoreAction};
use super::questions;
use crate::edit::selection::Pick;
use answers::protocol::Grade;
use nonet::text::learn_link;

/// Buttons that are not questions.
const ACTIONS: &[(&str, Action)] = &[
    ("apply", Action::Apply),
    ("mend", Action::Mend),
    ("sort-steps", Action::SortSteps),
    ("previous-step", Action::PreviousStep),
    ("next-step-shown", Action::NextStep),
    ("first-step", Action::FirstStep),
    ("last-step", Action::LastStep),
    ("play", Action::Play),
    ("up-to-here", Action::UpToHere),
    ("finish", Action::Finish),
    ("watch", Action::Watch),
    ("next-link", Action::NextLink),
    ("notation", Action::Notation),
    ("save-path", Action::SavePath),
    ("next-solution", Action::NextSolution),
    ("previous-solution", Action::PreviousSolution),
    ("cancel", Action::Cancel),
    ("undo", Action::Undo),
    ("redo", Action::Redo),
    ("select-all", Action::Pick(Pick::All)),
    ("select-others", Action::Pick(Pick::Others)),
    ("erase", Action::Erase),
    ("fill-marks", Action::Marks(MarksAction::Fill)),
    ("drop-marks", Action::Marks(MarksAction::Drop)),
    ("compare-marks", Action::Marks(MarksAction::Compare)),
    ("only-mine", Action::Marks(MarksAction::Only)),
    ("clear", Action::Clear),
    ("restart", Action::Restart),
    ("adopt", Action::Adopt),
    ("edit-puzzle", Action::EditPuzzle),
    ("dismiss", Action::Dismiss),
    ("verify", Action::Verify),
    ("copy-givens", Action::Copy(CopyKind::Givens)),
    ("copy-board", Action::Copy(CopyKind::Board)),
    ("copy-framed", Action::Copy(CopyKind::Framed)),
    ("copy-candidates", Action::Copy(CopyKind::Candidates)),
    ("copy-link", Action::Copy(CopyKind::Link)),
    ("copy-path", Action::Copy(CopyKind::Path)),
    ("copy-library", Action::Copy(CopyKind::Library)),
    ("copy-format", Action::Copy(CopyKind::Format)),
    ("save-format", Action::SaveFormat),
    ("qr", Action::Qr(QrAction::Show)),
    ("save-qr", Action::Qr(QrAction::Save)),
    ("print-qr", Action::Qr(QrAction::Print)),
    ("open-file", Action::OpenFile),
    ("take-all", Action::TakeAll),
    ("read-box", Action::ReadBox),
    ("help", Action::Help),
    ("usual-keys", Action::UsualKeys),
    ("settings", Action::Settings),
    ("board", Action::Board),
    ("start", Action::Start),
    ("paste-mine", Action::PasteMine),
    ("techniques", Action::Techniques),
    ("learn", Action::Learn),
    ("previous-example", Action::PreviousExample),
    ("next-example", Action::NextExample),
    ("load-example", Action::LoadExample),
    ("pages-again", Action::FetchAgain),
    ("close-sheet", Action::CloseSheet),
    ("update", Action::Update),
    ("timer", Action::Timer),
    ("new-easy", Action::New(Grade::Easy)),
    ("new-medium", Action::New(Grade::Medium)),
    ("new-hard", Action::New(Grade::Hard)),
    ("new-fiendish", Action::New(Grade::Fiendish)),
    ("make", Action::Make),
    ("forget", Action::Forget),
    ("scramble", Action::Scramble),
    ("canonical", Action::Canonical),
    ("compare", Action::Compare),
    ("print", Action::Print),
    ("save-svg", Action::SaveSvg),
    ("save-png", Action::SavePng),
    ("copy-certificate", Action::Copy(CopyKind::Certificate)),
    ("copy-list", Action::Copy(CopyKind::List)),
    ("save-game", Action::Store(StoreAction::SaveGame)),
    ("save-damaged", Action::Store(StoreAction::SaveDamaged)),
    ("forget-damaged", Action::Store(StoreAction::ForgetDamaged)),
    ("understood", Action::Store(StoreAction::Understood)),
    ("save-games", Action::Store(StoreAction::SaveGames)),
    ("ask-games", Action::Store(StoreAction::AskGames)),
    ("remove-games", Action::Store(StoreAction::RemoveGames)),
    ("keep-games", Action::Store(StoreAction::KeepGames)),
    ("history", Action::Past(PastAction::Open)),
    ("replay", Action::Past(PastAction::Replay)),
    ("previous-puzzle", Action::Past(PastAction::Previous)),
    ("go-there", Action::Past(PastAction::GoThere)),
    ("savepoint", Action::Past(PastAction::Save)),
    ("unsave", Action::Past(PastAction::Unsave)),
    ("suppose", Action::Past(PastAction::Suppose)),
    ("keep-supposed", Action::Past(PastAction::Keep)),
    ("drop-supposed", Action::Past(PastAction::Drop)),
];

/// What the button of this name does.
pub fn named(name: &str) -> Option<Action> {
    let row = ACTIONS.iter().find(|(action, _)| *action == name);
    let question = || questions::named(name).map(Action::Ask);
    row.map(|&(_, action)| action).or_else(question)
}

/// The address of the page of a technique.
pub fn address(slug: &str) -> String {
    format!("#{}", learn_link(slug))
}

/// The name of the button for this command.
pub fn name(action: Action) -> &'static str {
    if let Action::Ask(kind) = action {
        return questions::of(kind).slug;
    }
    let row = ACTIONS.iter().find(|(_, named)| *named == action);
    row.map_or("", |(name, _)| name)
}

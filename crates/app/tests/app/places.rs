//! What a tool shows belongs to one workspace, and is on the board only there.

use crate::page::{PAIRS, Page};
use answers::protocol::JobKind;
use app::Msg;
use app::model::{Panel, Workspace};
use app::msg::{Action, CopyKind};

/// Those whose answers are a panel, or change the board and report it in one.
const SHOWN: [JobKind; 13] = [
    JobKind::Propagate,
    JobKind::Step,
    JobKind::Hint,
    JobKind::Steps,
    JobKind::Path,
    JobKind::Solve,
    JobKind::Rate,
    JobKind::Count,
    JobKind::Diagnose,
    JobKind::Backdoors,
    JobKind::Estimate,
    JobKind::TrueCandidates,
    JobKind::Save,
];

/// The look of the board, without its highlighting.
fn board(page: &Page) -> Vec<String> {
    let cells = page.view().cells.into_iter();
    let seen = |cell: app::view::CellView| {
        let bare = (cell.digit, cell.origin, cell.candidates, cell.mine);
        format!("{bare:?} {:?} {:?}", cell.role, cell.marks)
    };
    cells.map(seen).collect()
}

#[test]
fn an_answer_is_shown_wherever_it_was_asked_for() {
    for kind in SHOWN {
        for from in [Workspace::Solve, Workspace::Create, Workspace::Text] {
            let mut page = Page::with(PAIRS);
            page.tell(Msg::WorkspaceChosen(from));
            page.act(Action::Ask(kind));
            let view = page.view();
            let panel = match view.workspace {
                Workspace::Solve => &view.panel,
                Workspace::Solutions => &view.solutions_panel,
                other => panic!("{kind:?} from {from:?} is shown in {other:?}"),
            };
            assert!(!panel.is_empty(), "{kind:?} from {from:?}");
            assert_ne!(page.model.ui.panel, Panel::Rest, "{kind:?} from {from:?}");
        }
    }
}

#[test]
fn the_board_shows_nothing_of_a_panel_that_is_out_of_sight() {
    for kind in SHOWN {
        let mut page = Page::with(PAIRS);
        page.plays = true;
        page.act(Action::Ask(kind));
        page.act(Action::FirstStep);
        let place = page.model.settings.workspace;
        let shown = board(&page);
        page.tell(Msg::WorkspaceChosen(Workspace::Text));
        let (out_of_sight, link) = (board(&page), copied(&mut page));
        page.tell(Msg::WorkspaceChosen(place));
        assert_eq!(board(&page), shown, "{kind:?}: back where it was");
        page.act(Action::Dismiss);
        assert_eq!(board(&page), out_of_sight, "{kind:?}");
        assert_eq!(copied(&mut page), link, "{kind:?}");
    }
}

/// The link to what is shown.
fn copied(page: &mut Page) -> String {
    page.act(Action::Copy(CopyKind::Link));
    page.copied.pop().expect("a link").1
}

/// Enter carries out the step that is shown, not one out of sight.
#[test]
fn enter_carries_out_what_is_in_sight() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Hint));
    let before = page.model.play.squares().to_vec();
    page.tell(Msg::WorkspaceChosen(Workspace::Text));
    page.act(Action::Verify);
    assert_eq!(page.model.play.squares(), before);
    page.tell(Msg::WorkspaceChosen(Workspace::Solve));
    page.act(Action::Ask(JobKind::Hint));
    page.act(Action::Verify);
    assert_ne!(page.model.play.squares(), before);
}

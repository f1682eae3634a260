//! Links that carry the whole position from one page to another.

use crate::page::{PAIRS, Page};
use answers::protocol::{HintResult, JobKind};
use app::Msg;
use app::model::{Mode, Panel, Switch, TextPanel, Workspace};
use app::msg::{Action, CopyKind};
use game::play::Play;
use nonet::board::Layer;
use nonet::text::{Game, Link, ReadError, read_link, write_link};

/// The link to what is shown.
fn link(page: &mut Page) -> String {
    page.act(Action::Copy(CopyKind::Link));
    page.copied.last().expect("something was copied").1.clone()
}

/// A game with everything that a player can put on a board.
fn noted() -> Page {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    for (mode, digits) in [
        (Mode::Corner, "26"),
        (Mode::Centre, "268"),
        (Mode::Colour, "3"),
        (Mode::Eliminate, "8"),
    ] {
        page.tell(Msg::ModeChosen(mode));
        digits.chars().for_each(|digit| {
            page.press(&digit.to_string());
        });
    }
    page.act(Action::Ask(JobKind::Step));
    page
}

/// The cells as a link carries them, without who filled them in.
fn squares(play: &Play) -> Vec<String> {
    let cells = play.squares().iter();
    cells
        .map(|square| {
            let digit = square.digit.map(|(digit, _)| digit);
            format!("{digit:?} {:?} {:?}", square.erased, square.marks)
        })
        .collect()
}

#[test]
fn marks_and_colours_travel() {
    let mut sender = noted();
    let link = link(&mut sender);
    assert!(link.starts_with("z="), "{link}");
    for how in [
        Msg::FragmentChanged(link.clone()),
        Msg::TextGiven(format!("See x#{link}.")),
    ] {
        let mut page = Page::fresh();
        page.tell(how);
        assert_eq!(squares(&page.model.play), squares(&sender.model.play));
        let marks = page.model.play.squares()[0].marks;
        let counts = Layer::ALL.map(|layer| marks.get(layer).len());
        assert_eq!(counts, [2, 3, 1]);
        assert_eq!(page.model.play.givens(), sender.model.play.givens());
        assert!(page.view().switches.is_on(Switch::Candidates));
        assert!(!page.view().can_undo, "its game begins here");
    }
}

#[test]
fn where_nothing_has_been_done_the_link_is_the_givens() {
    let mut page = Page::with(PAIRS);
    assert_eq!(link(&mut page), format!("p={}", PAIRS.replace('0', ".")));
    page.click(1, 1);
    page.tell(Msg::ModeChosen(Mode::Colour));
    page.press("2");
    assert!(link(&mut page).starts_with("z="));
    page.act(Action::Undo);
    assert!(link(&mut page).starts_with("p="));
}

/// A hint revealed to its last level, which explains its step.
fn explained() -> Page {
    let mut page = noted();
    for _ in 0..4 {
        page.act(Action::Ask(JobKind::Hint));
    }
    page
}

#[test]
fn the_step_explained_travels() {
    let mut sender = explained();
    let Panel::Hint(HintResult::Step(step), 4) = sender.model.ui.panel.clone() else {
        panic!("a step is explained");
    };
    let link = link(&mut sender);
    let mut page = Page::fresh();
    page.tell(Msg::FragmentChanged(link.clone()));
    assert_eq!(page.model.ui.panel, Panel::Hint(HintResult::Step(step), 4));
    assert_eq!(page.view().workspace, Workspace::Solve);
    // The same link again, after the step was dismissed.
    page.act(Action::Dismiss);
    page.tell(Msg::FragmentChanged(link));
    assert!(matches!(page.model.ui.panel, Panel::Hint(..)));
}

/// A link gives nothing of a hint away before it is fully revealed.
#[test]
fn a_step_half_told_stays_here() {
    let mut page = noted();
    for _ in 0..3 {
        page.act(Action::Ask(JobKind::Hint));
        let game = read_link(&link(&mut page)).unwrap().game.unwrap();
        assert_eq!(game.step, None);
    }
}

#[test]
fn each_moment_of_the_solution_path_has_a_link() {
    let mut sender = Page::with(PAIRS);
    sender.act(Action::Ask(JobKind::Path));
    sender.act(Action::FirstStep);
    for _ in 0..3 {
        sender.act(Action::NextStep);
    }
    let Panel::Cascade(cascade) = &sender.model.ui.panel else {
        panic!("the path is shown");
    };
    let step = cascade.steps[3].clone();
    let link = link(&mut sender);
    let mut page = Page::fresh();
    page.tell(Msg::FragmentChanged(link));
    assert_eq!(page.model.ui.panel, Panel::Hint(HintResult::Step(step), 4));
}

/// Links are not trusted: a step that does not follow is not shown, and cannot be carried out.
#[test]
fn a_step_that_does_not_follow_is_not_shown() {
    let mut sender = explained();
    let game = read_link(&link(&mut sender)).unwrap().game.unwrap();
    let lines = [
        "Hidden Single: 1 in r1 => r1c1=1",
        "Naked Single: r1c1=1",
        "no step at all",
        "",
    ];
    for line in lines {
        let step = Some(line.to_owned());
        let game = Some(Game {
            step,
            ..game.clone()
        });
        let link = write_link(&Link {
            game,
            workspace: None,
        });
        let mut page = Page::fresh();
        page.tell(Msg::FragmentChanged(link));
        assert_eq!(page.model.ui.panel, Panel::Rest, "{line}");
        assert!(page.view().status.contains("could not be shown"), "{line}");
        assert_eq!(squares(&page.model.play), squares(&sender.model.play));
    }
}

#[test]
fn a_step_that_comes_late_is_not_shown() {
    let mut sender = explained();
    let link = link(&mut sender);
    let mut page = Page::fresh();
    page.holds_back = true;
    page.tell(Msg::FragmentChanged(link));
    let asked = page.asked.iter().rfind(|asked| asked.job.is_workshop());
    let asked = asked.expect("the step was asked for").clone();
    page.act(Action::Clear);
    page.answer(asked);
    assert_eq!(page.model.ui.panel, Panel::Rest);
}

#[test]
fn a_damaged_link_changes_nothing() {
    let mut sender = noted();
    let link = link(&mut sender);
    let mut page = Page::with(PAIRS);
    let before = (page.line(), page.journal.len());
    for cut in 3..link.len() {
        page.tell(Msg::FragmentChanged(link[..cut].to_owned()));
        assert!(matches!(
            page.model.ui.text,
            TextPanel::Refused(ReadError::Fault { .. })
        ));
        assert!(
            page.view().status.contains("damaged"),
            "{}",
            page.view().status
        );
        assert_eq!((page.line(), page.journal.len()), before);
    }
}

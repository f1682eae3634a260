//! Texts of other programs on the page, and exporting the board for them.

use crate::page::{PAIRS, Page, cell};
use answers::protocol::{Failure, Job, JobKind, Reply};
use app::Msg;
use app::model::{Mode, Workspace};
use app::msg::{Action, CopyKind, PastAction};
use app::view::{Block, View};
use nonet::text::{format_named, import};

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// A page whose board has one of everything: a digit, marks of each layer, an eliminated candidate.
fn full() -> Page {
    let mut page = Page::with(S2);
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 3);
    page.press("4");
    for (mode, column, key) in [
        (Mode::Corner, 4, "2"),
        (Mode::Centre, 4, "6"),
        (Mode::Colour, 6, "5"),
        (Mode::Eliminate, 7, "9"),
    ] {
        page.tell(Msg::ModeChosen(mode));
        page.click(1, column);
        page.press(key);
    }
    page
}

/// The board in this format, as the page offers it.
fn offered(page: &mut Page, slug: &str) -> String {
    let view = page.act(Action::Ask(JobKind::Export));
    assert_eq!(view.workspace, Workspace::Text);
    let name = view.voice.format(slug);
    let (_, names, _) = choice(&view.text_panel).expect("a list of formats");
    let at = names.iter().position(|known| known == name);
    page.tell(Msg::OptionChosen(at.expect("the format")));
    page.act(Action::Copy(CopyKind::Format));
    page.copied.last().expect("a copy").1.clone()
}

fn choice(blocks: &[Block]) -> Option<(&str, &[String], usize)> {
    blocks.iter().find_map(|block| match block {
        Block::Choice(label, options, at) => Some((&**label, &**options, *at)),
        _ => None,
    })
}

fn panel(view: &View) -> String {
    format!("{:?}", view.text_panel)
}

#[test]
fn a_link_brings_digits_marks_colours_and_candidates() {
    let mut sender = full();
    let link = offered(&mut sender, "f-puzzles");
    let mut page = Page::with(PAIRS);
    page.tell(Msg::TextGiven(link));
    let (here, there) = (&page.model.play, &sender.model.play);
    assert_eq!(here.givens(), there.givens());
    assert_eq!(here.board(), there.board());
    assert_eq!(here.grid(), there.grid());
    let marks = |page: &Page| -> Vec<_> {
        page.model
            .play
            .squares()
            .iter()
            .map(|square| square.marks)
            .collect()
    };
    assert_eq!(marks(&page), marks(&sender));
    let view = page.view();
    assert!(
        view.status
            .starts_with("Recognised: f-puzzles link. Read a puzzle with 30 givens.")
    );
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), PAIRS, "it is a press away");
}

#[test]
fn what_cannot_be_held_is_named() {
    let mut page = Page::fresh();
    let link = "https://sudokupad.app/scffHTNWS9Qj5NdLc2kYr0L4pRbN*xtName";
    page.tell(Msg::TextGiven(link.into()));
    let panel = panel(&page.view());
    assert!(
        panel.contains("so it was left out: diagonals without repeats."),
        "{panel}"
    );
    assert!(
        panel.contains("Without these rules it is a different puzzle."),
        "{panel}"
    );
}

/// A file of OpenSudoku's with these puzzles.
fn file(puzzles: &[&str]) -> String {
    let games = puzzles
        .iter()
        .map(|data| format!("<game data=\"{data}\"/>"));
    format!(
        "<opensudoku version=\"2\"><folder name=\"F\">{}</folder></opensudoku>",
        games.collect::<String>()
    )
}

#[test]
fn of_several_puzzles_somebody_chooses() {
    let mut page = Page::with(S2);
    page.tell(Msg::TextGiven(file(&[S2, PAIRS])));
    assert_eq!(page.line(), S2);
    let view = page.view();
    assert_eq!(
        view.status,
        "Recognised: OpenSudoku file. There are 2 puzzles: choose one."
    );
    let (_, names, at) = choice(&view.text_panel).expect("a list");
    assert!(names[1].starts_with("2. F ......9.7...42"), "{names:?}");
    assert_eq!((names.len(), at), (2, 0));
    page.tell(Msg::OptionChosen(1));
    assert_eq!(page.line(), S2, "nothing is put on the board by looking");
    assert_eq!(
        choice(&page.view().text_panel).map(|(_, _, at)| at),
        Some(1)
    );
    page.tell(Msg::ReadingChosen(1));
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), S2);
    page.tell(Msg::ReadingChosen(7));
    page.tell(Msg::OptionChosen(7));
    assert_eq!(page.line(), S2);
}

#[test]
fn a_list_begins_with_its_first_puzzle() {
    let mut page = Page::fresh();
    page.tell(Msg::TextGiven(format!("{S2}\n{PAIRS}\n{S2}\n")));
    assert_eq!(page.line(), S2);
    assert!(panel(&page.view()).contains("2 more puzzles after the first"));
    page.tell(Msg::ReadingChosen(1));
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), S2);
}

#[test]
fn a_long_list_is_cut() {
    let mut page = Page::fresh();
    page.tell(Msg::TextGiven(format!("{S2}\n").repeat(300)));
    let view = page.view();
    let (_, names, _) = choice(&view.text_panel).expect("a list");
    assert_eq!(names.len(), 100);
    assert!(panel(&view).contains("The first 100 of 300 are listed."));
}

/// Without the workshop, texts that the page cannot read itself wait in its box.
#[test]
fn without_the_workshop_nothing_is_lost() {
    let s9b = offered(&mut full(), "sudokuwiki");
    for text in [s9b, format!("{S2} from the paper")] {
        let mut page = Page::with(PAIRS);
        page.holds_back = true;
        page.tell(Msg::TextGiven(text.clone()));
        assert_eq!(page.line(), PAIRS);
        let request = page.asked.last().cloned().expect("a job");
        assert_eq!(request.job, Job::Import(text.clone()));
        page.tell(Msg::Worker(Reply::Failed(request.id, Failure::NotFetched)));
        assert_eq!(
            (page.line(), page.text_box.clone()),
            (PAIRS.to_owned(), text)
        );
        assert_eq!(page.view().workspace, Workspace::Text);
        let status = page.view().status;
        assert!(status.contains("could not be loaded"), "{status}");
    }
}

#[test]
fn garbage_is_refused_and_the_board_stays() {
    let mut page = Page::with(S2);
    for (text, said) in [
        (
            "S9B0702",
            "This looks like the format “SudokuWiki string”, but it has 2 cells.",
        ),
        ("no puzzle at all", "The character “n”"),
        ("https://sudokupad.app/abc123", "contains only the name"),
        ("https://example.org/", "This is a link to another page"),
    ] {
        page.tell(Msg::TextGiven(text.into()));
        let view = page.view();
        assert!(view.status.contains(said), "{}", view.status);
        assert!(panel(&view).contains(said), "{}", panel(&view));
        assert_eq!(page.line(), S2);
    }
}

#[test]
fn what_is_taken_along_is_shown_copied_and_saved() {
    let mut page = full();
    for slug in ["sdk", "opensudoku-file", "gnome", "csv", "solo"] {
        let text = offered(&mut page, slug);
        let format = format_named(slug).expect("a format");
        let view = page.view();
        let shown = |block: &Block| matches!(block, Block::Selectable(shown, _) if *shown == text);
        assert!(view.text_panel.iter().any(shown), "{slug}");
        page.act(Action::SaveFormat);
        assert_eq!(page.files.last(), Some(&text));
        let back = import(&text).expect("it reads back");
        assert_eq!(
            back.sheets[0].game.givens,
            page.model.play.givens(),
            "{slug}"
        );
        let holds_all = panel(&view).contains("holds all");
        assert!(!holds_all, "{slug} has no colours: {}", format.slug);
    }
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 4);
    page.press("6");
    assert!(page.view().text_panel.is_empty(), "the board has changed");
    assert_eq!(cell(&page.view(), 1, 4).digit.map(|it| it.get()), Some(6));
}

#[test]
fn what_can_be_pasted_is_shown_from_the_same_table() {
    let mut page = Page::with(S2);
    let view = page.act(Action::Ask(JobKind::Examples));
    let panel = panel(&view);
    for format in nonet::text::FORMATS
        .iter()
        .filter(|format| format.is_read())
    {
        assert!(
            panel.contains(view.voice.format(format.slug)),
            "{}",
            format.slug
        );
    }
    assert_eq!(page.line(), S2);
}

/// The page reads all that the table reads: no other program's text is taken for one of the page's own.
#[test]
fn every_sample_is_read_on_the_page() {
    let samples = include_str!("../../../nonet/tests/text/samples/samples.txt");
    let mut wrong = Vec::new();
    for sample in samples.split("%%%\t").skip(1) {
        let mut parts = sample.splitn(3, '\n');
        let (head, wanted) = (parts.next().unwrap(), parts.next().unwrap());
        let text = parts.next().unwrap().strip_suffix('\n').unwrap();
        let head: Vec<&str> = head.split('\t').collect();
        let [name, slug, n_sheets, _] = head[..] else {
            panic!("{head:?}");
        };
        let mut page = Page::fresh();
        page.holds_back = true; // their ratings do not matter here
        page.tell(Msg::TextGiven(text.to_owned()));
        let asked = page
            .asked
            .iter()
            .find(|it| matches!(it.job, Job::Import(_)));
        if let Some(request) = asked.cloned() {
            page.answer(request);
        }
        if n_sheets != "1" {
            page.tell(Msg::ReadingChosen(0));
        }
        let givens = nonet::text::line(&page.model.play.givens(), '0');
        let status = page.view().status;
        let recognised = status.starts_with("Recognised");
        if !wanted.starts_with(&givens) || recognised != (slug != "-") {
            wrong.push(format!("{name}: {givens}: {status}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

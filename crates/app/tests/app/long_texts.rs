//! Texts that the workshop reads: none takes longer than its length allows, and meanwhile the page waits, can
//! cancel and shows the right state.

use crate::page::{PAIRS, Page};
use answers::protocol::{Answer, Failure, Job, JobId, Reply, Request};
use app::Msg;
use app::model::Workspace;
use app::msg::{Action, FileFault, LONGEST_TEXT, PastAction};
use app::view::{Block, Tone};
use nonet::text::{Found, ReadError, decode, find, line};
use std::cell::Cell;
use support::Random;
use worker::workshop;

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Pieces of texts that are hard to refuse: each makes some ways of reading go far before they fail.
const PIECES: [&str; 24] = [
    "\n",
    "1",
    "1 \n",
    "\n1",
    " ",
    "\t",
    "\t\t\t\t\n",
    "|",
    "| ",
    "-",
    "---------\n",
    ".",
    "....\n",
    "......\n",
    "X",
    "0",
    ",,,,\n",
    ";1\n",
    "12 ",
    "ABCDEFGHIJKLMNOP\n",
    "* * * *\n",
    "1...2.......3..4\n",
    "\u{200B}",
    "?",
];

/// A text of this length: a few kinds of pieces, repeated over and over.
fn hard_text(random: &mut Random, length: usize) -> String {
    let parts = 1 + random.below(4);
    let mut text = String::with_capacity(length + 64);
    for part in 0..parts {
        let (one, other) = (random.below(PIECES.len()), random.below(PIECES.len()));
        let run = 1 + random.below(700);
        while text.len() < length * (part + 1) / parts {
            text.push_str(&PIECES[one].repeat(run));
            text.push_str(PIECES[other]);
        }
    }
    text
}

/// How many characters are examined, in steps of 2^18.
fn looked(text: &str) -> usize {
    let looked = Cell::new(0);
    let _ = find(text, &|n| looked.set(n));
    looked.get()
}

#[test]
fn no_text_takes_longer_than_its_length_allows() {
    let seed = 14;
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let mut texts: Vec<String> = (0..20).map(|_| hard_text(&mut random, 60_000)).collect();
    texts.extend(PIECES.map(|piece| piece.repeat(80_000 / piece.len())));
    for text in texts {
        let most = 20 * text.len() + (1 << 18);
        let start: String = text.chars().take(60).collect();
        assert!(
            looked(&text) <= most,
            "{} of {most}: {start:?}",
            looked(&text)
        );
    }
}

fn replies(text: &str) -> Vec<Reply> {
    let (id, job) = (JobId(1), Job::Import(text.to_owned()));
    let mut replies = Vec::new();
    workshop::handle(Request { id, job }, &mut |reply| replies.push(reply));
    replies
}

#[test]
fn what_is_surely_a_board_or_none_is_told_as_it_is_found() {
    let list = list();
    let case = ":0101:5:+5........1...............................................................1.......:517:521::";
    let texts = [
        S2.to_owned(),
        format!("AB{}", ".".repeat(254)),
        format!("{case}\n").repeat(300),
        case.replace("517", "5x7"),
        format!("{list}\0"),
        "12".to_owned(),
        "1".repeat(LONGEST_TEXT + 1),
    ];
    for text in texts {
        let answer = Answer::Read(find(&text, &|_| {}));
        assert_eq!(replies(&text).last(), Some(&Reply::Done(JobId(1), answer)));
    }
    for text in [
        list.clone(),
        format!("{}\n{list}", "# a comment\n".repeat(500)),
    ] {
        let replies = replies(&text);
        let Some(Reply::Done(_, Answer::Import(import, n))) = replies.last() else {
            panic!("{:?}", replies.last());
        };
        let import = import.as_ref().as_ref().expect("a list");
        let first = &import.sheets[0].game.givens;
        assert_eq!((line(first, '0'), *n), (S2.to_owned(), 1000));
    }
}

#[test]
fn long_readings_tell_how_far_they_are() {
    let row = "12345678\n";
    let all = replies(&row.repeat(LONGEST_TEXT / row.len()));
    let told: Vec<u64> = all
        .iter()
        .filter_map(|reply| match reply {
            Reply::Progress(_, progress) => Some(progress.nodes),
            _ => None,
        })
        .collect();
    assert!(told.len() > 1 && told.is_sorted(), "{told:?}");
}

/// A long list.
fn list() -> String {
    format!("{S2}\n").repeat(1000)
}

#[test]
fn a_long_text_is_read_in_the_worker() {
    let mut page = Page::fresh();
    page.holds_back = true;
    page.tell(Msg::TextGiven(list()));
    let request = page.asked.last().cloned().expect("a job");
    assert_eq!(request.job, Job::Import(list()));
    assert!(matches!(page.view().text_panel[0], Block::Working(_)));
    page.answer(request);
    assert_eq!(page.line(), S2);
    let status = page.view().status;
    assert!(status.contains("Some of the text was skipped"), "{status}");
    assert!(!page.view().can_undo, "its game begins here");
}

#[test]
fn a_short_text_needs_no_worker() {
    let mut page = Page::fresh();
    page.holds_back = true;
    page.tell(Msg::TextGiven(S2.to_owned()));
    assert_eq!(page.line(), S2);
    assert!(
        !page
            .asked
            .iter()
            .any(|request| matches!(request.job, Job::Import(_)))
    );
}

#[test]
fn reading_is_cancelled_and_nothing_has_happened() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.tell(Msg::TextGiven(format!(
        "{}{}",
        "1".repeat(81),
        "\n#".repeat(20_000)
    )));
    let request = page.asked.last().cloned().expect("a job");
    page.act(Action::Cancel);
    assert_eq!(page.cancelled, [request.id]);
    page.answer(request);
    assert_eq!(page.line(), S2, "a late answer is dropped");
}

#[test]
fn what_was_typed_meanwhile_is_not_lost() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.tell(Msg::TextGiven(format!("{PAIRS}\n").repeat(1000)));
    let request = page.asked.last().cloned().expect("a job");
    page.click(1, 3);
    page.press("4");
    let typed = page.line();
    page.answer(request);
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), typed);
}

#[test]
fn a_worker_that_dies_leaves_the_board() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.tell(Msg::TextGiven(list()));
    let id = page.asked.last().expect("a job").id;
    page.tell(Msg::Worker(Reply::Failed(id, Failure::WorkerDied)));
    assert_eq!(page.line(), S2);
    assert!(
        page.view().status.contains("stopped"),
        "{}",
        page.view().status
    );
}

/// What the page reads itself it reads without the workshop, even without an engine; what it cannot read waits in
/// the box.
#[test]
fn without_the_workshop_plain_puzzles_are_read_and_others_are_kept() {
    let rows: String = (0..9)
        .map(|row| S2[row * 9..][..9].to_owned() + "\n")
        .collect();
    let link = format!("https://example.org/#p={S2}");
    for text in [S2.to_owned(), rows.clone(), link] {
        let mut page = Page::fresh();
        page.holds_back = true;
        page.tell(Msg::EngineLost);
        page.tell(Msg::TextGiven(text));
        assert_eq!(page.line(), S2);
    }
    let mut page = Page::with(PAIRS);
    page.holds_back = true;
    let framed = rows.replace('\n', " |\n");
    page.tell(Msg::TextGiven(framed.clone()));
    let id = page.asked.last().expect("a job").id;
    page.tell(Msg::Worker(Reply::Failed(id, Failure::NotFetched)));
    assert_eq!((page.line(), &page.text_box), (PAIRS.to_owned(), &framed));
    assert_eq!(page.view().workspace, Workspace::Text);
    assert!(page.view().status.contains("could not be loaded"));
}

#[test]
fn what_is_too_large_is_refused_at_once() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.tell(Msg::TextGiven("1".repeat(LONGEST_TEXT + 1)));
    assert!(
        page.view().status.contains("1048577 bytes"),
        "{}",
        page.view().status
    );
    page.tell(Msg::TextTooLarge(100_000_000));
    assert!(
        page.view().status.contains("too large"),
        "{}",
        page.view().status
    );
    assert_eq!(page.line(), S2);
}

#[test]
fn a_list_too_long_for_the_board_is_offered_to_the_library() {
    let given = || Msg::FileGiven("many.txt".into(), S2.as_bytes().to_vec(), 8_200_000.0);
    let mut page = Page::with(S2);
    page.tell(given());
    let view = page.view();
    assert!(
        view.status.contains("8\u{202f}200\u{202f}000 bytes"),
        "{}",
        view.status
    );
    assert_eq!(view.workspace, Workspace::Text);
    assert!(matches!(
        view.text_panel[..],
        [Block::Result(..), Block::Buttons(_)]
    ));
    page.act(Action::TakeAll);
    assert_eq!(
        (page.taken, page.model.settings.workspace),
        (vec![String::new()], Workspace::Library)
    );
    let mut page = Page::with(S2);
    page.tell(Msg::WorkspaceChosen(Workspace::Library));
    page.tell(given());
    assert_eq!(page.taken, [""], "at once, where it is meant");
    assert_eq!(page.model.settings.workspace, Workspace::Library);
}

#[test]
fn files_are_told_for_what_they_are() {
    let mut page = Page::with(S2);
    let given = |bytes: &[u8], size: f64| Msg::FileGiven("<b>a.bin".into(), bytes.to_vec(), size);
    let refusals = [
        (given(b"PK\x03\x04\0", 5.0), "Byte 5"),
        (given(b"1 2 3", 104_857_600.0), "600 bytes"),
        (given(b"PK\0", 104_857_600.0), "Byte 3"),
        (
            Msg::FileUnreadable("<b>a.bin".into(), FileFault::Sort("image/png".into())),
            "image/png",
        ),
        (
            Msg::FileUnreadable("<b>a.bin".into(), FileFault::Closed),
            "folder",
        ),
    ];
    for (msg, words) in refusals {
        page.tell(msg);
        let view = page.view();
        assert!(view.status.contains(words), "{}", view.status);
        assert!(view.status.contains("“<b>a.bin”"), "{}", view.status);
        assert!(
            matches!(&view.text_panel[0], Block::Result(Tone::Bad, told) if *told == view.status)
        );
        assert_eq!(page.line(), S2);
    }
    let utf16: Vec<u8> = std::iter::once(0xFEFF)
        .chain(S2.replace('5', "٥").encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let mut page = Page::fresh();
    page.tell(given(&utf16, utf16.len() as f64));
    assert_eq!(page.line(), S2);
}

#[test]
fn bytes_are_decoded_by_their_mark() {
    let big: Vec<u8> = "\u{FEFF}12\n"
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect();
    assert_eq!(decode(&big), Ok("12\n".to_owned()));
    assert_eq!(
        decode(b"\xFF\xFE1"),
        Ok(String::new()),
        "half a character is none"
    );
    assert_eq!(decode(b""), Ok(String::new()));
    let error = find("\u{FEFF}\u{1}\u{2}\u{3}", &|_| {}).unwrap_err();
    assert!(matches!(error, ReadError::Fault { .. }), "{error:?}");
    assert!(matches!(find(S2, &|_| {}), Ok(Found::Boards(boards)) if boards.only().is_some()));
}

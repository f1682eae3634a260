//! The QR code of a link: asked for, shown, saved, printed, and read again by another program.

use crate::page::{PAIRS, Page};
use nonet::app::Msg;
use nonet::app::model::{TextPanel, Workspace};
use nonet::app::msg::{Action, CopyKind, Start};
use nonet::app::view::Block;
use nonet::protocol::{Failure, Reply};
use nonet::workshop;

const ADDRESS: &str = "https://nonet.example/sudoku/";

fn page() -> Page {
    let mut page = Page::default();
    page.tell(Msg::Started(Start {
        address: ADDRESS.to_owned(),
        fragment: format!("p={PAIRS}"),
        ..Start::default()
    }));
    page
}

/// The picture in the Text workspace.
fn picture(page: &Page) -> Option<(String, String)> {
    let blocks = page.view().text_panel;
    blocks.into_iter().find_map(|block| match block {
        Block::Picture(svg, alt) => Some((svg, alt)),
        _ => None,
    })
}

#[test]
fn the_link_is_shown_saved_and_printed_as_a_qr_code() {
    let mut page = page();
    page.act(Action::Copy(CopyKind::Link));
    let link = format!("{ADDRESS}#{}", page.copied[0].1);
    page.act(Action::Qr);
    assert_eq!(page.view().workspace, Workspace::Text);
    let (svg, alt) = picture(&page).expect("it is drawn");
    assert!(alt.contains("QR") && page.view().status.contains("QR"));
    assert_eq!(Some(&svg), workshop::qr(&link).as_ref());
    let blocks = page.view().text_panel;
    let is_link = |block: &Block| matches!(block, Block::Selectable(text, _) if *text == link);
    assert!(blocks.iter().any(is_link));
    page.act(Action::SaveQr);
    assert_eq!(page.files, [svg.clone()]);
    page.act(Action::PrintQr);
    assert_eq!(page.printed[0].figures, [(svg, link)]);
    page.click(1, 1);
    page.press("2");
    assert_eq!(picture(&page), None, "it was about the board before");
}

#[test]
fn without_the_workshop_it_is_said() {
    let mut page = page();
    page.holds_back = true;
    page.act(Action::Qr);
    assert!(matches!(&page.view().text_panel[..], [Block::Working(_)]));
    let asked = page.asked.last().expect("it was asked for").id;
    page.tell(Msg::Worker(Reply::Failed(asked, Failure::NotFetched)));
    assert_eq!(page.model.ui.text, TextPanel::Rest);
    assert!(!page.view().status.is_empty());
}

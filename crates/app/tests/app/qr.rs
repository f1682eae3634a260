//! The QR code of a link: asked for, shown, saved, printed, and read back by another program.

use crate::page::{PAIRS, Page};
use answers::protocol::{Failure, Reply};
use app::Msg;
use app::model::{TextPanel, Workspace};
use app::msg::{Action, CopyKind, QrAction, Start};
use app::view::Block;
use nonet::board::{Digit, Layer, Puzzle};
use nonet::text::{Game, Link, read_boxes, write_link};
use std::sync::Arc;
use support::Random;
use worker::workshop;

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
    page.act(Action::Qr(QrAction::Show));
    assert_eq!(page.view().workspace, Workspace::Text);
    let (svg, alt) = picture(&page).expect("it is drawn");
    assert!(alt.contains("QR") && page.view().status.contains("QR"));
    assert_eq!(Some(&svg), workshop::qr(&link).as_ref());
    let blocks = page.view().text_panel;
    let is_link = |block: &Block| matches!(block, Block::Selectable(text, _) if *text == link);
    assert!(blocks.iter().any(is_link));
    page.act(Action::Qr(QrAction::Save));
    assert_eq!(page.files, std::slice::from_ref(&svg));
    page.act(Action::Qr(QrAction::Print));
    assert_eq!(page.printed[0].figures, [(svg, link)]);
    page.click(1, 1);
    page.press("2");
    assert_eq!(picture(&page), None, "it was about the board before");
}

#[test]
fn without_the_workshop_it_is_said() {
    let mut page = page();
    page.holds_back = true;
    page.act(Action::Qr(QrAction::Show));
    assert!(matches!(&page.view().text_panel[..], [Block::Working(_)]));
    let asked = page.asked.last().expect("it was asked for").id;
    page.tell(Msg::Worker(Reply::Failed(asked, Failure::NotFetched)));
    assert_eq!(page.model.ui.text, TextPanel::Rest);
    assert!(!page.view().status.is_empty());
}

/// The side in modules, and the dark ones, from the drawing.
fn modules(svg: &str) -> (usize, Vec<bool>) {
    let between = |from: &str, to: &str| {
        let rest = svg.split_once(from).expect("it is there").1;
        rest.split_once(to).expect("it ends").0.to_owned()
    };
    let side: usize = between("viewBox=\"0 0 ", " ").parse().unwrap();
    let mut dark = vec![false; side * side];
    for run in between("<path d=\"", "\"")
        .split('z')
        .filter(|run| !run.is_empty())
    {
        let (place, wide) = run.strip_prefix('M').unwrap().split_once('h').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let [x, y]: [usize; 2] = [x, y].map(|at| at.parse().unwrap());
        let wide: usize = wide.split('v').next().unwrap().parse().unwrap();
        dark[y * side + x..][..wide].fill(true);
    }
    (side, dark)
}

/// What a scanner reads in the drawing, printed small or large.
fn decoded(svg: &str, scale: usize) -> String {
    let (side, dark) = modules(svg);
    let grey = |x: usize, y: usize| match dark[y / scale * side + x / scale] {
        true => 0,
        false => 255,
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, grey);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "one code is found");
    grids[0].decode().expect("it is read").1
}

/// Links of all lengths to positions of all sizes.
#[test]
fn another_program_reads_the_links() {
    println!("seed 101");
    let mut random = Random::new(101);
    let shapes = ["2x2", "2x3", "3x3", "3x3", "3x4", "4x4"].map(|boxes| read_boxes(boxes).unwrap());
    for n in 0..100 {
        let geometry = &shapes[n % shapes.len()];
        let mut game = Game::of(Puzzle::empty(Arc::clone(geometry)));
        for cell in geometry
            .cells()
            .filter(|_| random.below(3) == 0)
            .collect::<Vec<_>>()
        {
            let digit = Digit::new(1 + random.below(geometry.side()) as u8);
            game.givens.set(cell, digit).expect("on the board");
            game.board.set(cell, digit).expect("on the board");
        }
        game.candidates = n % 3 > 0;
        for _ in 0..n {
            let marks = &mut game.marks[random.below(geometry.n_cells())];
            *marks = marks.marked(
                Layer::ALL[n % 3],
                Digit::new(1 + random.below(4) as u8).unwrap(),
            );
        }
        let game = Some(game);
        let link = format!(
            "{ADDRESS}#{}",
            write_link(&Link {
                game,
                workspace: None
            })
        );
        let svg = workshop::qr(&link).expect("it has room");
        let (side, dark) = modules(&svg);
        let is_quiet = |at: usize| at < 4 || at >= side - 4;
        let in_border = (0..side * side).filter(|at| is_quiet(at % side) || is_quiet(at / side));
        assert!(in_border.into_iter().all(|at| !dark[at]), "the quiet zone");
        assert_eq!(decoded(&svg, 3 + n % 4), link);
    }
}

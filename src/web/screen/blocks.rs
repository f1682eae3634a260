//! The parts of a panel as nodes.

use super::refs::{link, refer};
use super::{cascade, ratings, techniques};
use crate::app::buttons;
use crate::app::view::{
    Block, Button, LineRow, Piece, Press, PuzzleRow, Shelf, ShelfRow, SmallBoard, Tone, TreeRow,
};
use crate::board::Cell;
use crate::web::{Fallible, dom};
use web_sys::{Element, HtmlElement};

/// A block.
pub(super) fn block(block: &Block) -> Fallible<Element> {
    let node = match block {
        Block::Heading(words, remark) => heading(words, remark),
        Block::Levels(told, all) => levels(*told, *all),
        Block::Text(pieces) => dom::with_children("p", "text", pieces.iter().map(piece)),
        Block::Result(tone, text) => result(*tone, text),
        Block::Lines(numbered, rows) => lines(*numbered, rows),
        Block::Legend(texts) => legend(texts),
        Block::List(tone, lines) => {
            let lines = lines.iter().map(|line| dom::with_text("li", "", line));
            dom::with_children("ul", &format!("list {}", tone_class(*tone)), lines)
        }
        Block::Code(text) => dom::with_text("code", "", text),
        Block::Notation(pieces) => notation(pieces),
        Block::Table(rows) => table(rows),
        Block::Scales(words, columns, rows) => ratings::scales(words, columns, rows),
        Block::Histogram(columns, bars) => ratings::histogram(columns, bars),
        Block::Kinds(kinds) => cascade::kinds(kinds),
        Block::Played(played) => cascade::rows(&played.rows()),
        Block::Puzzles(rows) => puzzles(rows),
        Block::Buttons(buttons) => dom::with_children("div", "buttons", buttons.iter().map(button)),
        Block::Working(text) => dom::with_text("p", "working", text),
        Block::Families(rows) => techniques::families(rows),
        Block::Techniques(rows) => techniques::list(rows),
        Block::Shelf(shelf) => self::shelf(shelf),
        Block::Boards(boards) => {
            dom::with_children("div", "small-boards", boards.iter().map(small_board))
        }
        Block::Selectable(text, label) => selectable(text, label),
    };
    node.map(Element::from)
}

/// Text with a tone. Where the tone carries meaning, a sign says it too, so that it does not rest on colour alone.
pub(super) fn toned(tag: &str, tone: Tone, text: &str) -> Fallible<HtmlElement> {
    let sign = match tone {
        Tone::Quiet | Tone::Accent | Tone::Grade(_) | Tone::Set(_) => "",
        Tone::Good => "✓",
        Tone::Warn => "!",
        Tone::Bad => "✕",
    };
    let node = dom::element(tag, tone_class(tone))?;
    if !sign.is_empty() {
        let sign = dom::with_text("span", "sign", sign)?;
        sign.set_attribute("aria-hidden", "true")?;
        dom::append(&node, Ok(sign))?;
    }
    node.append_with_str_1(text)?;
    Ok(node)
}

/// A button. Its attribute says what it does, as on those of the skeleton.
pub(super) fn button(button: &Button) -> Fallible<HtmlElement> {
    if let Press::Open(slug) = button.press {
        return link(slug, "small", &button.label);
    }
    let class = if button.primary { "primary" } else { "small" };
    let node = dom::with_text("button", class, &button.label)?;
    node.set_attribute("type", "button")?;
    match button.press {
        Press::Action(action) => node.set_attribute("data-action", buttons::name(action))?,
        Press::Reading(place) => node.set_attribute("data-reading", &place.to_string())?,
        Press::Preset(place) => node.set_attribute("data-preset", &place.to_string())?,
        Press::Mend(place) => node.set_attribute("data-mend", &place.to_string())?,
        Press::Repair(place) => node.set_attribute("data-repair", &place.to_string())?,
        Press::Open(_) => {}
    }
    Ok(node)
}

fn result(tone: Tone, text: &str) -> Fallible<HtmlElement> {
    let node = toned("p", tone, text)?;
    node.class_list().add_1("result")?;
    Ok(node)
}

fn heading(words: &str, remark: &str) -> Fallible<HtmlElement> {
    let node = dom::with_text("h2", "", words)?;
    if !remark.is_empty() {
        dom::append(&node, dom::with_text("small", "", remark))?;
    }
    Ok(node)
}

fn levels(told: usize, all: usize) -> Fallible<HtmlElement> {
    let dots = (0..all).map(|level| dom::element("i", if level < told { "on" } else { "" }));
    let node = dom::with_children("div", "levels", dots)?;
    node.set_attribute("role", "img")?;
    node.set_attribute("aria-label", &format!("{told}/{all}"))?;
    Ok(node)
}

fn piece(piece: &Piece) -> Fallible<HtmlElement> {
    let node = dom::with_text("span", tone_class(piece.tone), &piece.text)?;
    if !piece.cells.is_empty() {
        node.class_list().add_1("ref")?;
        refer(&node, &piece.cells)?;
        node.set_tab_index(0);
    }
    Ok(node)
}

/// The pieces have one tab stop; the arrow keys move from one to the next (`events::roving`).
fn notation(pieces: &[Piece]) -> Fallible<HtmlElement> {
    let stop = pieces.iter().position(|piece| !piece.cells.is_empty());
    let nodes = pieces.iter().enumerate().map(|(place, piece)| {
        let node = self::piece(piece)?;
        if !piece.cells.is_empty() && Some(place) != stop {
            node.set_tab_index(-1);
        }
        Ok(node)
    });
    dom::with_children("code", "", nodes)
}

/// The lines have one tab stop; the arrow keys move from line to line (`events::roving`).
fn lines(numbered: bool, rows: &[LineRow]) -> Fallible<HtmlElement> {
    let items = rows.iter().enumerate().map(|(place, row)| {
        let words = row.pieces.iter();
        let words = words.map(|piece| dom::with_text("span", tone_class(piece.tone), &piece.text));
        let node = dom::with_children("li", if row.current { "current" } else { "" }, words)?;
        let cells: Vec<Cell> = row
            .pieces
            .iter()
            .flat_map(|piece| piece.cells.clone())
            .collect();
        refer(&node, &cells)?;
        node.set_tab_index(if place == 0 { 0 } else { -1 });
        Ok(node)
    });
    dom::with_children(if numbered { "ol" } else { "ul" }, "lines", items)
}

/// A strong and a weak link, and what they mean.
fn legend(texts: &[String; 2]) -> Fallible<HtmlElement> {
    let items = texts.iter().zip(["strong", "weak"]).map(|(text, class)| {
        let sample = dom::element("i", class)?;
        let node = dom::with_children("li", "", [Ok(sample)])?;
        node.append_with_str_1(text)?;
        Ok(node)
    });
    dom::with_children("ul", "legend", items)
}

fn table(rows: &[(String, String)]) -> Fallible<HtmlElement> {
    let rows = rows.iter().map(|(name, value)| {
        let name = dom::with_text("th", "", name)?;
        name.set_attribute("scope", "row")?;
        dom::with_children("tr", "", [Ok(name), dom::with_text("td", "", value)])
    });
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "", [body])
}

/// A row of the tree of steps. The rows have one tab stop; the arrow keys move between them (`events::roving`).
pub(super) fn tree_row(row: &TreeRow) -> Fallible<Element> {
    let tag = if row.twig.is_some() { "b" } else { "code" };
    let node = dom::with_children("li", "", [dom::with_text(tag, "", &row.name)])?;
    node.set_attribute("role", "treeitem")?;
    node.set_attribute("aria-level", &row.level.to_string())?;
    node.set_tab_index(if row.stop { 0 } else { -1 });
    if let Some(twig) = row.twig {
        node.append_with_str_1(" ")?; // keeps name and number apart for speech
        let more = if twig.more { "+" } else { "" };
        dom::append(
            &node,
            dom::with_text("small", "", &format!("{}{more}", twig.n)),
        )?;
        dom::set_state(&node, "aria-expanded", twig.open)?;
        node.set_attribute("data-branch", &twig.number.to_string())?;
    }
    if let Some(choice) = row.choice {
        dom::set_state(&node, "aria-selected", row.current)?;
        node.set_attribute("data-row", &choice.to_string())?;
        refer(&node, &row.cells)?;
    }
    Ok(node.into())
}

/// A button for each puzzle.
fn puzzles(rows: &[PuzzleRow]) -> Fallible<HtmlElement> {
    let rows = rows.iter().enumerate().map(|(place, row)| {
        let parts = row
            .chips
            .iter()
            .map(|chip| dom::with_text("small", "", chip));
        let parts = [dom::with_text("b", "", &row.name)]
            .into_iter()
            .chain(parts);
        let button = dom::with_children("button", "", parts)?;
        button.set_attribute("type", "button")?;
        button.set_attribute("data-puzzle", &place.to_string())?;
        if row.current {
            button.set_attribute("aria-current", "true")?;
        }
        dom::with_children("li", "", [Ok(button)])
    });
    dom::with_children("ol", "puzzles", rows)
}

/// The rows of all shelves have one tab stop; the arrow keys move from one to the next (`events::roving`).
fn shelf(shelf: &Shelf) -> Fallible<HtmlElement> {
    let rows = dom::with_children("ul", "", shelf.rows.iter().map(shelf_row));
    let title = dom::with_text("h3", "", &shelf.title);
    dom::with_children("section", "shelf", [title, rows])
}

fn shelf_row(row: &ShelfRow) -> Fallible<HtmlElement> {
    let link = link(row.slug, "", &row.name)?;
    link.set_tab_index(if row.stop { 0 } else { -1 });
    link.append_with_str_1(" ")?; // keeps name and level apart for speech
    dom::append(&link, toned("small", row.level.tone, &row.level.text))?;
    dom::with_children("li", "", [Ok(link)])
}

fn small_board(board: &SmallBoard) -> Fallible<HtmlElement> {
    let rows = board.rows.iter().map(|row| {
        let cells = row.iter().map(|(text, stands_out)| {
            let tag = if *stands_out { "mark" } else { "span" };
            dom::with_children("td", "", [dom::with_text(tag, "", text)])
        });
        dom::with_children("tr", "", cells)
    });
    let title = dom::with_text("caption", "", &board.title);
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "small-board", [title, body])
}

fn selectable(text: &str, label: &str) -> Fallible<HtmlElement> {
    let words = dom::with_text("span", "", label);
    let field = dom::with_text("textarea", "", text)?;
    field.set_attribute("readonly", "")?;
    field.set_attribute("rows", &text.lines().count().to_string())?;
    dom::with_children("label", "selectable field", [words, Ok(field)])
}

fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Quiet => "tone-quiet",
        Tone::Accent => "tone-accent",
        Tone::Set(number) => set_class(number),
        Tone::Good => "tone-good",
        Tone::Warn => "tone-warn",
        Tone::Bad => "tone-bad",
        Tone::Grade(grade) => grade.slug(),
    }
}

/// The class of a set's colour.
pub(super) fn set_class(number: u8) -> &'static str {
    ["set-a", "set-b", "set-c", "set-d"][usize::from(number % 4)]
}

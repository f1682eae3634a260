//! The parts of a panel as nodes.

use super::{ratings, techniques};
use crate::app::buttons;
use crate::app::view::{Block, Button, Piece, Press, PuzzleRow, SmallBoard, StepRow, Tone};
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
        Block::List(tone, lines) => {
            let lines = lines.iter().map(|line| dom::with_text("li", "", line));
            dom::with_children("ul", &format!("list {}", tone_class(*tone)), lines)
        }
        Block::Code(text) => dom::with_text("code", "", text),
        Block::Notation(pieces) => notation(pieces),
        Block::Table(rows) => table(rows),
        Block::Scales(columns, rows) => ratings::scales(columns, rows),
        Block::Histogram(columns, bars) => ratings::histogram(columns, bars),
        Block::Steps(rows) => steps(rows),
        Block::Puzzles(rows) => puzzles(rows),
        Block::Buttons(buttons) => dom::with_children("div", "buttons", buttons.iter().map(button)),
        Block::Working(text) => dom::with_text("p", "working", text),
        Block::Families(rows) => techniques::families(rows),
        Block::Techniques(rows) => techniques::list(rows),
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
        Tone::Quiet | Tone::Accent => "",
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
    let class = if button.primary { "primary" } else { "small" };
    let node = dom::with_text("button", class, &button.label)?;
    node.set_attribute("type", "button")?;
    match button.press {
        Press::Action(action) => node.set_attribute("data-action", buttons::name(action))?,
        Press::Reading(place) => node.set_attribute("data-reading", &place.to_string())?,
        Press::Kind(place) => node.set_attribute("data-kind", &place.to_string())?,
        Press::Preset(place) => node.set_attribute("data-preset", &place.to_string())?,
        Press::Mend(place) => node.set_attribute("data-mend", &place.to_string())?,
        Press::Repair(place) => node.set_attribute("data-repair", &place.to_string())?,
        Press::Example(place) => node.set_attribute("data-example", &place.to_string())?,
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
        node.set_attribute("data-cells", &cell_list(&piece.cells))?;
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

fn table(rows: &[(String, String)]) -> Fallible<HtmlElement> {
    let rows = rows.iter().map(|(name, value)| {
        let name = dom::with_text("th", "", name)?;
        name.set_attribute("scope", "row")?;
        dom::with_children("tr", "", [Ok(name), dom::with_text("td", "", value)])
    });
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "", [body])
}

/// The steps have one tab stop; the arrow keys move from row to row (`events::roving`).
fn steps(rows: &[StepRow]) -> Fallible<HtmlElement> {
    let stop = rows.iter().position(|row| row.current).unwrap_or(0);
    let rows = rows.iter().enumerate();
    let items = rows.map(|(place, row)| step(row, place == stop));
    dom::with_children("ol", "steps", items)
}

fn step(row: &StepRow, is_stop: bool) -> Fallible<HtmlElement> {
    let parts = [
        dom::with_text("b", "", &row.name),
        dom::with_text("code", "", &row.notation),
    ];
    let node = dom::with_children("li", "", parts)?;
    node.set_attribute("data-cells", &cell_list(&row.cells))?;
    node.set_tab_index(if is_stop { 0 } else { -1 });
    if row.current {
        node.set_attribute("aria-current", "step")?;
    }
    if let Some(choice) = row.choice {
        node.set_attribute("data-row", &choice.to_string())?;
    }
    Ok(node)
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
        Tone::Good => "tone-good",
        Tone::Warn => "tone-warn",
        Tone::Bad => "tone-bad",
    }
}

fn cell_list(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.index().to_string()).collect();
    cells.join(",")
}

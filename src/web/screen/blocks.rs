//! The parts of a panel as nodes.

use super::refs::{link, refer};
use super::{cascade, ratings, techniques};
use crate::web::{dom, print};
use app::buttons;
use app::view::{
    Block, Button, LineRow, Piece, Press, PuzzleRow, Shelf, ShelfRow, SmallBoard, Tone, TreeRow,
};
use web_sys::{Element, HtmlElement};

/// A block.
pub(super) fn block(block: &Block) -> Element {
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
        Block::Name(label, name) => self::name(label, name),
        Block::Working(text) => dom::with_text("p", "working", text),
        Block::Families(rows) => techniques::families(rows),
        Block::Techniques(rows) => techniques::list(rows),
        Block::Shelf(shelf) => self::shelf(shelf),
        Block::Boards(boards) => {
            dom::with_children("div", "small-boards", boards.iter().map(small_board))
        }
        Block::Choice(label, options, at) => choice(label, options, *at),
        Block::Picture(svg, alt) => picture(svg, alt),
        Block::Selectable(text, label) => selectable(text, label),
    };
    node.into()
}

/// Text with a tone. If the tone carries meaning, a sign shows it too, so that it does not depend on colour alone.
pub(super) fn toned(tag: &str, tone: Tone, text: &str) -> HtmlElement {
    let sign = match tone {
        Tone::Quiet | Tone::Accent | Tone::Grade(_) | Tone::Set(_) => "",
        Tone::Good => "✓",
        Tone::Warn => "!",
        Tone::Bad => "✕",
    };
    let node = dom::element(tag, tone_class(tone));
    if !sign.is_empty() {
        let sign = dom::with_text("span", "sign", sign);
        dom::put(&sign, "aria-hidden", "true");
        dom::append(&node, &sign);
    }
    dom::append_text(&node, text);
    node
}

/// A button. Its attribute says what it does, as on the skeleton's buttons.
pub(super) fn button(button: &Button) -> HtmlElement {
    if let Press::Open(slug) = button.press {
        return link(slug, "small", &button.label);
    }
    let class = if button.primary { "primary" } else { "small" };
    let node = dom::with_text("button", class, &button.label);
    dom::put(&node, "type", "button");
    match button.press {
        Press::Action(action) => dom::put(&node, "data-action", buttons::name(action)),
        Press::Reading(place) => dom::put(&node, "data-reading", &place.to_string()),
        Press::Preset(place) => dom::put(&node, "data-preset", &place.to_string()),
        Press::Mend(place) => dom::put(&node, "data-mend", &place.to_string()),
        Press::Repair(place) => dom::put(&node, "data-repair", &place.to_string()),
        Press::Open(_) => {}
    }
    node
}

fn result(tone: Tone, text: &str) -> HtmlElement {
    let node = toned("p", tone, text);
    dom::set_class(&node, "result", true);
    node
}

fn heading(words: &str, remark: &str) -> HtmlElement {
    let node = dom::with_text("h2", "", words);
    if !remark.is_empty() {
        dom::append(&node, &dom::with_text("small", "", remark));
    }
    node
}

fn levels(told: usize, all: usize) -> HtmlElement {
    let dots = (0..all).map(|level| dom::element("i", if level < told { "on" } else { "" }));
    let node = dom::with_children("div", "levels", dots);
    dom::put(&node, "role", "img");
    dom::put(&node, "aria-label", &format!("{told}/{all}"));
    node
}

fn piece(piece: &Piece) -> HtmlElement {
    let node = dom::with_text("span", tone_class(piece.tone), &piece.text);
    if !piece.cells.is_empty() {
        dom::set_class(&node, "ref", true);
        refer(&node, &piece.cells);
        node.set_tab_index(0);
    }
    node
}

/// The pieces have one tab stop; the arrow keys move from one to the next (`events::roving`).
fn notation(pieces: &[Piece]) -> HtmlElement {
    let stop = pieces.iter().position(|piece| !piece.cells.is_empty());
    let nodes = pieces.iter().enumerate().map(|(place, piece)| {
        let node = self::piece(piece);
        if !piece.cells.is_empty() && Some(place) != stop {
            node.set_tab_index(-1);
        }
        node
    });
    dom::with_children("code", "", nodes)
}

/// The lines have one tab stop; the arrow keys move from line to line (`events::roving`).
fn lines(numbered: bool, rows: &[LineRow]) -> HtmlElement {
    let items = rows.iter().enumerate().map(|(place, row)| {
        let words = row.pieces.iter();
        let words = words.map(|piece| dom::with_text("span", tone_class(piece.tone), &piece.text));
        let node = dom::with_children("li", if row.current { "current" } else { "" }, words);
        let mut cells = Vec::new();
        for piece in &row.pieces {
            cells.extend_from_slice(&piece.cells);
        }
        refer(&node, &cells);
        node.set_tab_index(if place == 0 { 0 } else { -1 });
        node
    });
    dom::with_children(if numbered { "ol" } else { "ul" }, "lines", items)
}

/// A strong and a weak link, and what they mean.
fn legend(texts: &[String; 2]) -> HtmlElement {
    let items = texts.iter().zip(["strong", "weak"]).map(|(text, class)| {
        let sample = dom::element("i", class);
        let node = dom::with_children("li", "", [sample]);
        dom::append_text(&node, text);
        node
    });
    dom::with_children("ul", "legend", items)
}

fn table(rows: &[(String, String)]) -> HtmlElement {
    let rows = rows.iter().map(|(name, value)| {
        let name = dom::with_text("th", "", name);
        dom::put(&name, "scope", "row");
        dom::with_children("tr", "", [name, dom::with_text("td", "", value)])
    });
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "", [body])
}

/// A row of the tree of steps. The rows have one tab stop; the arrow keys move between them (`events::roving`).
pub(super) fn tree_row(row: &TreeRow) -> Element {
    let is_words = row.twig.is_some() || !row.class.is_empty();
    let tag = if is_words { "b" } else { "code" };
    let node = dom::with_children("li", &row.class, [dom::with_text(tag, "", &row.name)]);
    dom::put(&node, "role", "treeitem");
    dom::put(&node, "aria-level", &row.level.to_string());
    node.set_tab_index(if row.stop { 0 } else { -1 });
    if let Some(twig) = row.twig {
        dom::append_text(&node, " "); // separates name and number for speech
        let more = if twig.more { "+" } else { "" };
        dom::append(
            &node,
            &dom::with_text("small", "", &format!("{}{more}", twig.n)),
        );
        dom::set_state(&node, "aria-expanded", twig.open);
        dom::put(&node, "data-branch", &twig.number.to_string());
    }
    if let Some(choice) = row.choice {
        dom::set_state(&node, "aria-selected", row.current);
        dom::put(&node, "data-row", &choice.to_string());
        refer(&node, &row.cells);
    }
    node.into()
}

/// A button for each puzzle.
fn puzzles(rows: &[PuzzleRow]) -> HtmlElement {
    let rows = rows.iter().enumerate().map(|(place, row)| {
        let parts = row
            .chips
            .iter()
            .map(|chip| dom::with_text("small", "", chip));
        let parts = [dom::with_text("b", "", &row.name)]
            .into_iter()
            .chain(parts);
        let button = dom::with_children("button", "", parts);
        dom::put(&button, "type", "button");
        dom::put(&button, "data-puzzle", &place.to_string());
        if row.current {
            dom::put(&button, "aria-current", "true");
        }
        dom::with_children("li", "", [button])
    });
    dom::with_children("ol", "puzzles", rows)
}

/// The rows of all shelves have one tab stop; the arrow keys move from one to the next (`events::roving`).
fn shelf(shelf: &Shelf) -> HtmlElement {
    let rows = dom::with_children("ul", "", shelf.rows.iter().map(shelf_row));
    let title = dom::with_text("h3", "", &shelf.title);
    dom::with_children("section", "shelf", [title, rows])
}

fn shelf_row(row: &ShelfRow) -> HtmlElement {
    let link = link(row.slug, "", &row.name);
    link.set_tab_index(if row.stop { 0 } else { -1 });
    dom::append_text(&link, " "); // separates name and level for speech
    dom::append(&link, &toned("small", row.level.tone, &row.level.text));
    dom::with_children("li", "", [link])
}

fn small_board(board: &SmallBoard) -> HtmlElement {
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

fn choice(label: &str, options: &[String], at: usize) -> HtmlElement {
    let options = options.iter().enumerate().map(|(place, words)| {
        let option = dom::with_text("option", "", words);
        dom::put(&option, "value", &place.to_string());
        dom::set_flag(&option, "selected", place == at);
        option
    });
    let select = dom::with_children("select", "", options);
    dom::put(&select, "data-choice", "");
    dom::with_children(
        "label",
        "selectable field",
        [dom::with_text("span", "", label), select],
    )
}

/// As an image, so that nothing in it can be a script.
fn picture(svg: &str, alt: &str) -> HtmlElement {
    let image = print::drawing(svg);
    image.set_alt(alt);
    dom::put(&image, "class", "drawing");
    image.into()
}

/// The field of a savepoint's name.
fn name(label: &str, name: &str) -> HtmlElement {
    let field = dom::element("input", "");
    for (key, value) in [("id", "savepoint"), ("maxlength", "60"), ("value", name)] {
        dom::put(&field, key, value);
    }
    let words = dom::with_text("span", "", label);
    dom::with_children("label", "field", [words, field])
}

fn selectable(text: &str, label: &str) -> HtmlElement {
    let words = dom::with_text("span", "", label);
    let field = dom::with_text("textarea", "", text);
    dom::put(&field, "readonly", "");
    dom::put(&field, "rows", &text.lines().count().to_string());
    dom::with_children("label", "selectable field", [words, field])
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

/// The class for a set's colour.
pub(super) fn set_class(number: u8) -> &'static str {
    ["set-a", "set-b", "set-c", "set-d"][usize::from(number % 4)]
}

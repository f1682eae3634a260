//! The board: a grid of cells, and over it the outlines of the highlighted houses, links, labels.

use super::blocks::set_class;
use super::cell::CellNodes;
use super::diff::draw_list;
use super::notes::Notes;
use crate::web::{Fallible, dom};
use app::View;
use app::view::{CellView, LabelView, LinkView, Outline, Tie};
use app::words::Voice;
use js_sys::Math;
use nonet::board::Cell;
use web_sys::{Element, HtmlElement};

/// The nodes of the board.
#[derive(Debug)]
pub(super) struct Board {
    grid: HtmlElement,
    /// Makes an empty cell, of a board with this many rows, in a row and a column.
    cell: fn(usize, usize, usize) -> CellNodes,
    cells: Vec<CellNodes>,
    outlines: Element,
    links: Element,
    labels: Element,
    /// The small digits of the selected cell, enlarged.
    lens: Notes,
}

impl Board {
    /// The board of the game.
    pub(super) fn new(root: &Element) -> Self {
        Self::of(dom::find(root, "#board"), CellNodes::new)
    }

    /// A board for display only.
    pub(super) fn still(root: &Element) -> Self {
        Self::of(dom::find(root, "#example"), |_, _, _| CellNodes::still())
    }

    fn of(grid: HtmlElement, cell: fn(usize, usize, usize) -> CellNodes) -> Self {
        let [outlines, links, labels] = [layer("outlines"), layer("links"), layer("labels")];
        let lens = Notes::new();
        dom::set_class(lens.node(), "lens", true);
        Self {
            grid,
            cell,
            cells: Vec::new(),
            outlines,
            links,
            labels,
            lens,
        }
    }

    /// Draws the cells that differ. A board of another size is built from scratch.
    pub(super) fn draw(&mut self, before: Option<&View>, next: &View) -> Fallible {
        let before = before.filter(|view| view.cells.len() == next.cells.len());
        if before.is_none() {
            dom::set_flag(&self.grid, "hidden", false);
            self.make(next.voice.geometry.side());
        }
        dom::set_class(&self.grid, "zoomed", next.zoom.is_some());
        dom::set_class(&self.grid, "plays", next.player.is_some());
        for (name, part) in ["data-part-x", "data-part-y"]
            .into_iter()
            .zip(next.zoom.unwrap_or_default())
        {
            dom::set(&self.grid, name, &part.to_string());
        }
        let is_done = next.is_solved && before.is_some_and(|view| !view.is_solved);
        if is_done || !next.is_solved {
            dom::set_class(&self.grid, "wave", is_done);
        }
        let spoke = before.map(|view| &view.voice);
        for (place, (nodes, cell)) in self.cells.iter().zip(&next.cells).enumerate() {
            let drawn = before.map(|view| &view.cells[place]);
            nodes.draw((drawn, spoke), (cell, &next.voice));
        }
        self.draw_lens(before, next);
        let outlines = before.map(|view| &view.outlines[..]);
        draw_list(&self.outlines, outlines, &next.outlines, outline)?;
        let links = before.map(|view| &view.links[..]);
        draw_list(&self.links, links, &next.links, link)?;
        let labels = before.map(|view| &view.labels[..]);
        draw_list(&self.labels, labels, &next.labels, label)
    }

    fn draw_lens(&self, before: Option<&View>, next: &View) {
        let node = self.lens.node();
        dom::set_flag(node, "hidden", next.lens.is_none());
        let Some(lens) = next.lens else { return };
        dom::set_class(node, "above", lens.is_above);
        dom::set_class(node, "before", lens.is_before);
        let spoke = before.filter(|view| view.voice == next.voice);
        let drawn = spoke.and_then(|view| Some(&view.cells[view.lens?.cell.index()]));
        let looks = &next.cells[lens.cell.index()];
        self.lens.draw(drawn, looks, &next.voice);
    }

    /// Removes the board.
    pub(super) fn clear(&mut self) {
        self.grid.set_text_content(None);
        self.cells.clear();
        dom::set_flag(&self.grid, "hidden", true);
    }

    /// The node of a cell.
    pub(super) fn node(&self, cell: Cell) -> Option<&HtmlElement> {
        self.cells.get(cell.index()).map(CellNodes::node)
    }

    /// Rebuilds the inside of a cell.
    pub(super) fn repair(&mut self, cell: Cell, looks: &CellView, voice: &Voice) {
        if let Some(nodes) = self.cells.get_mut(cell.index()) {
            nodes.repair(looks, voice);
        }
    }

    fn make(&mut self, side: usize) {
        self.grid.set_text_content(None);
        dom::set(&self.grid, "data-side", &side.to_string());
        self.cells.clear();
        for row in 0..side {
            let line = dom::element("div", "row");
            dom::put(&line, "role", "row");
            for col in 0..side {
                let cell = (self.cell)(side, row, col);
                dom::append(&line, cell.node());
                self.cells.push(cell);
            }
            dom::append(&self.grid, &line);
        }
        let layers = [
            (&self.outlines, side),
            (&self.links, 1000 * side),
            (&self.labels, 1000 * side),
        ];
        for (layer, side) in layers {
            dom::put(layer, "viewBox", &format!("0 0 {side} {side}"));
            dom::append(&self.grid, layer);
        }
        dom::append(&self.grid, self.lens.node());
    }

    /// Tab reaches only one cell. Comes last: the browser lays the page out when the cell with the focus changes.
    pub(super) fn move_tab_stop(&self, before: Option<Cell>, next: Cell) {
        let left = before.filter(|cell| *cell != next);
        if let Some(node) = left.and_then(|cell| self.node(cell)) {
            node.set_tab_index(-1);
        }
        // A rebuilt board has no tab stop, even if the cursor is where it was.
        if let Some(node) = self.node(next).filter(|node| node.tab_index() != 0) {
            node.set_tab_index(0);
        }
    }
}

/// A drawing over the board, which assistive technology ignores.
fn layer(class: &str) -> Element {
    let layer = dom::drawing("svg", class);
    dom::put(&layer, "aria-hidden", "true");
    layer
}

/// A curve in ink, its halo below it, and its head; or the band of a group.
fn link(link: &LinkView) -> Element {
    let ((x1, y1), [(x, y), (x3, y3)], (x2, y2)) = (link.from, link.bends, link.to);
    let group = dom::drawing("g", "");
    let classes = match link.tie {
        Tie::Strong => &["halo", "strong"][..],
        Tie::Weak => &["halo", "weak"],
        Tie::Group => &["band"],
    };
    for class in classes {
        let curve = dom::drawing("path", class);
        dom::put(
            &curve,
            "d",
            &format!("M{x1} {y1}C{x} {y} {x3} {y3} {x2} {y2}"),
        );
        dom::append(&group, &curve);
    }
    if link.arrow {
        let head = dom::drawing("path", "head");
        let (across, down) = (f64::from(x2 - x3), f64::from(y2 - y3));
        // Whole degrees: the standard formatting of fractions is 10 kB of code.
        let turn = Math::atan2(down, across).to_degrees().round() as i32;
        dom::put(&head, "d", "M30 0L-120 -65L-85 0L-120 65Z");
        dom::put(
            &head,
            "transform",
            &format!("translate({x2} {y2})rotate({turn})"),
        );
        dom::append(&group, &head);
    }
    group
}

/// A number, or a letter on a tile.
fn label(label: &LabelView) -> Element {
    let (x, y) = label.at;
    let group = dom::drawing("g", label.set.map_or("number", set_class));
    dom::put(&group, "transform", &format!("translate({x} {y})"));
    if label.set.is_some() {
        let tile = dom::drawing("rect", "");
        for (name, value) in [
            ("x", -125),
            ("y", -125),
            ("width", 250),
            ("height", 250),
            ("rx", 50),
        ] {
            dom::put(&tile, name, &value.to_string());
        }
        dom::append(&group, &tile);
    }
    let text = dom::drawing("text", "");
    text.set_text_content(Some(&label.text));
    dom::append(&group, &text);
    group
}

fn outline(outline: &Outline) -> Element {
    let pieces = outline.border.iter();
    let outline = dom::drawing("path", if outline.is_base { "base" } else { "cover" });
    let pieces = pieces.map(|[x1, y1, x2, y2]| format!("M{x1} {y1}L{x2} {y2}"));
    dom::put(&outline, "d", &pieces.collect::<String>());
    outline
}

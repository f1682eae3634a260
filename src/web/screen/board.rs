//! The board: a grid of cells, and the outlines of the highlighted houses.

use super::cell::CellNodes;
use super::diff::draw_list;
use crate::app::View;
use crate::app::view::{CellView, LinkView};
use crate::app::words::Voice;
use crate::board::Cell;
use crate::web::{Fallible, dom};
use web_sys::{Element, HtmlElement};

/// The nodes of the board.
#[derive(Debug)]
pub(super) struct Board {
    grid: HtmlElement,
    cells: Vec<CellNodes>,
    outlines: Element,
    links: Element,
}

impl Board {
    pub(super) fn new(root: &Element) -> Fallible<Self> {
        let [outlines, links] = [layer("outlines")?, layer("links")?];
        Ok(Self {
            grid: dom::find(root, "#board")?,
            cells: Vec::new(),
            outlines,
            links,
        })
    }

    /// Draws the cells that differ. A board of another size is made from scratch.
    pub(super) fn draw(&mut self, before: Option<&View>, next: &View) -> Fallible {
        let before = before.filter(|view| view.cells.len() == next.cells.len());
        if before.is_none() {
            self.make(next.voice.geometry.side())?;
        }
        let spoke = before.map(|view| &view.voice);
        for (place, (nodes, cell)) in self.cells.iter().zip(&next.cells).enumerate() {
            let drawn = before.map(|view| &view.cells[place]);
            nodes.draw((drawn, spoke), (cell, &next.voice))?;
        }
        let outlines = before.map(|view| &view.outlines[..]);
        draw_list(&self.outlines, outlines, &next.outlines, outline)?;
        let links = before.map(|view| &view.links[..]);
        draw_list(&self.links, links, &next.links, link)
    }

    /// The node of a cell.
    pub(super) fn node(&self, cell: Cell) -> Option<&HtmlElement> {
        self.cells.get(cell.index()).map(CellNodes::node)
    }

    /// Makes the inside of a cell anew.
    pub(super) fn repair(&mut self, cell: Cell, looks: &CellView, voice: &Voice) -> Fallible {
        let nodes = self.cells.get_mut(cell.index());
        nodes.map_or(Ok(()), |nodes| nodes.repair(looks, voice))
    }

    fn make(&mut self, side: usize) -> Fallible {
        self.grid.set_text_content(None);
        dom::set(&self.grid, "data-side", &side.to_string())?;
        self.cells.clear();
        for row in 0..side {
            let line = dom::element("div", "row")?;
            line.set_attribute("role", "row")?;
            for col in 0..side {
                let cell = CellNodes::new(side, row, col)?;
                line.append_child(cell.node())?;
                self.cells.push(cell);
            }
            self.grid.append_child(&line)?;
        }
        for (layer, side) in [(&self.outlines, side), (&self.links, 1000 * side)] {
            layer.set_attribute("viewBox", &format!("0 0 {side} {side}"))?;
            self.grid.append_child(layer)?;
        }
        Ok(())
    }

    /// The tab key reaches only one cell. Comes last: the browser lays the page out when the cell with the focus
    /// changes.
    pub(super) fn move_tab_stop(&self, before: Option<Cell>, next: Cell) {
        if before == Some(next) {
            return;
        }
        if let Some(node) = before.and_then(|cell| self.node(cell)) {
            node.set_tab_index(-1);
        }
        if let Some(node) = self.node(next) {
            node.set_tab_index(0);
        }
    }
}

/// A drawing over the board, which assistive technology ignores.
fn layer(class: &str) -> Fallible<Element> {
    let layer = dom::drawing("svg", class)?;
    layer.set_attribute("aria-hidden", "true")?;
    Ok(layer)
}

/// An arc, so that it does not run through the small digits between its ends: its middle is an eighth of its length off
/// the straight line.
fn link(link: &LinkView) -> Fallible<Element> {
    let arc = dom::drawing("path", if link.strong { "strong" } else { "weak" })?;
    let ((x1, y1), (x2, y2)) = (link.from, link.to);
    let (x, y) = ((x1 + x2) / 2 + (y2 - y1) / 8, (y1 + y2) / 2 - (x2 - x1) / 8);
    arc.set_attribute("d", &format!("M{x1} {y1}Q{x} {y} {x2} {y2}"))?;
    Ok(arc)
}

fn outline(&[top, left, rows, cols]: &[usize; 4]) -> Fallible<Element> {
    let outline = dom::drawing("rect", "outline")?;
    for (name, value) in [("x", left), ("y", top), ("width", cols), ("height", rows)] {
        outline.set_attribute(name, &value.to_string())?;
    }
    Ok(outline)
}

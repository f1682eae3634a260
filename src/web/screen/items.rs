//! The lists of the page: chips, notices, and the blocks of the panels.

use super::blocks;
use super::diff::draw_list;
use crate::web::{Fallible, dom};
use app::View;
use app::view::{Block, Chip, Notice, TreeRow};
use web_sys::Element;

/// The nodes that each hold a list.
#[derive(Debug)]
pub(super) struct Items {
    chips: Element,
    notices: Element,
    panel: Element,
    tree: Element,
    solutions_panel: Element,
    create_panel: Element,
    text_panel: Element,
    sheet_title: Element,
    sheet: Element,
}

impl Items {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            chips: dom::find(root, "#chips"),
            notices: dom::find(root, "#notices"),
            panel: dom::find(root, "#panel"),
            tree: dom::find(root, "#tree"),
            solutions_panel: dom::find(root, "#solutions-panel"),
            create_panel: dom::find(root, "#create-panel"),
            text_panel: dom::find(root, "#text-panel"),
            sheet_title: dom::find(root, "#sheet-title"),
            sheet: dom::find(root, "#sheet-panel"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) -> Fallible {
        let chips = before.map(|view| &view.chips[..]);
        draw_list(&self.chips, chips, &next.chips, chip)?;
        let notices = before.map(|view| &view.notices[..]);
        draw_list(&self.notices, notices, &next.notices, notice)?;
        let panel = before.map(|view| &view.panel[..]);
        draw_list(&self.panel, panel, &next.panel, blocks::block)?;
        self.draw_tree(before, next)?;
        let solutions_panel = before.map(|view| &view.solutions_panel[..]);
        draw_list(
            &self.solutions_panel,
            solutions_panel,
            &next.solutions_panel,
            blocks::block,
        )?;
        dom::set_state(&self.solutions_panel, "aria-busy", next.busy);
        let create_panel = before.map(|view| &view.create_panel[..]);
        draw_list(
            &self.create_panel,
            create_panel,
            &next.create_panel,
            blocks::block,
        )?;
        dom::set_state(&self.create_panel, "aria-busy", next.busy);
        let text_panel = before.map(|view| &view.text_panel[..]);
        draw_list(
            &self.text_panel,
            text_panel,
            &next.text_panel,
            blocks::block,
        )?;
        dom::set_state(&self.panel, "aria-busy", next.busy);
        self.draw_sheet(before, next)
    }

    /// Puts the keyboard's focus on the panel of the Text workspace.
    pub(super) fn focus_text(&self) {
        dom::focus(&self.text_panel);
    }

    fn draw_tree(&self, before: Option<&View>, next: &View) -> Fallible {
        let rows = before.map(|view| &view.tree[..]);
        draw_list(&self.tree, rows, &next.tree, blocks::tree_row)?;
        dom::set_flag(&self.tree, "hidden", next.tree.is_empty());
        dom::set(&self.tree, "aria-label", next.tree_name);
        let chosen = |rows: &[TreeRow]| rows.iter().find(|row| row.current)?.choice;
        if rows.and_then(chosen) != chosen(&next.tree) {
            show_chosen(&self.tree);
        }
        Ok(())
    }

    fn draw_sheet(&self, before: Option<&View>, next: &View) -> Fallible {
        let title = next.sheet.as_ref().map(|sheet| &*sheet.title);
        self.sheet_title.set_text_content(title);
        draw_list(
            &self.sheet,
            before.map(on_sheet),
            on_sheet(next),
            blocks::block,
        )
    }
}

/// What the sheet shows; nothing while it is closed.
fn on_sheet(view: &View) -> &[Block] {
    view.sheet.as_ref().map_or(&[], |sheet| &sheet.blocks)
}

/// Scrolls only the tree, and only if the chosen step is out of sight.
fn show_chosen(tree: &Element) {
    for row in dom::all(tree, "[aria-selected=true]") {
        let [list, row_box] = [tree, &*row].map(Element::get_bounding_client_rect);
        if row_box.top() < list.top() || row_box.bottom() > list.bottom() {
            dom::scroll_to(&row);
        }
    }
}

fn chip(chip: &Chip) -> Element {
    let item = blocks::toned("li", chip.tone, &chip.text);
    if !chip.title.is_empty() {
        dom::put(&item, "title", &chip.title);
    }
    item.into()
}

fn notice(notice: &Notice) -> Element {
    let item = blocks::toned("li", notice.tone, &notice.text);
    for button in &notice.buttons {
        dom::append(&item, &blocks::button(button));
    }
    item.into()
}

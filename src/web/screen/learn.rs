//! The Learn workspace: its heading, the search, and the board of an example, drawn as the page's own.

use super::blocks;
use super::board::Board;
use super::diff::draw_list;
use crate::web::{Fallible, dom};
use app::View;
use app::view::{Block, LearnView};
use web_sys::{Element, HtmlElement};

/// The nodes of the workspace.
#[derive(Debug)]
pub(super) struct Learn {
    title: HtmlElement,
    find: HtmlElement,
    back: HtmlElement,
    about: HtmlElement,
    board: Board,
    steps: HtmlElement,
}

impl Learn {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            title: dom::find(root, "#learn-title"),
            find: dom::find(root, "#learn-find"),
            back: dom::find(root, "#learn-back"),
            about: dom::find(root, "#learn-about"),
            board: Board::still(root),
            steps: dom::find(root, "#learn-steps"),
        }
    }

    /// Draws the workspace; nothing of it stays while another one is shown.
    pub(super) fn draw(&mut self, before: Option<&View>, next: &View) -> Fallible {
        self.draw_stage(
            before.and_then(|view| view.stage.as_deref()),
            next.stage.as_deref(),
        )?;
        let (before, next) = (
            before.and_then(|view| view.learn.as_ref()),
            next.learn.as_ref(),
        );
        let title = |learn: &LearnView| (learn.title.clone(), learn.is_index);
        if let Some(learn) = next.filter(|next| before.map(title) != Some(title(next))) {
            self.title.set_text_content(Some(&learn.title));
            dom::set_flag(&self.find, "hidden", !learn.is_index);
            dom::set_flag(&self.back, "hidden", learn.is_index);
        }
        let blocks = |part: fn(&LearnView) -> &Vec<Block>| {
            let next = next.map_or(&[][..], |learn| &part(learn)[..]);
            (before.map(|learn| &part(learn)[..]), next)
        };
        let (drawn, about) = blocks(|learn| &learn.about);
        draw_list(&self.about, drawn, about, blocks::block)?;
        let (drawn, steps) = blocks(|learn| &learn.steps);
        draw_list(&self.steps, drawn, steps, blocks::block)
    }

    fn draw_stage(&mut self, before: Option<&View>, next: Option<&View>) -> Fallible {
        match next {
            Some(next) => self.board.draw(before, next)?,
            None if before.is_some() => self.board.clear(),
            None => {}
        }
        Ok(())
    }

    /// Focuses the heading of a page, or the row of the index that Tab reaches.
    pub(super) fn focus(&self) {
        let row = dom::first(&self.about, ".shelf [tabindex='0']");
        dom::focus(row.as_ref().unwrap_or(&self.title));
    }
}

//! The screen: makes the document look as a [`View`] says, writing only what has changed.
//!
//! The last view drawn is remembered as a value; the nodes carry no state. Each part draws itself from two views:
//! the one drawn, if any, and the next. Looks belong to the style sheet: here are only classes and attributes.

mod blocks;
mod board;
mod cascade;
mod cell;
mod colours;
mod controls;
mod diff;
mod focus;
mod items;
mod keys;
mod learn;
mod notes;
mod pad;
mod ratings;
mod refs;
mod skeleton;
mod status;
mod techniques;

use super::{Fallible, dom, form};
use app::msg::{Action, LONGEST_TEXT};
use app::{Msg, View};
use board::Board;
use cascade::Player;
use controls::Controls;
use focus::Focus;
use items::Items;
use keys::Keys;
use learn::Learn;
use nonet::board::Cell;
use pad::Pad;
use skeleton::Skeleton;
use status::Status;
use web_sys::{Element, HtmlDialogElement, HtmlInputElement, HtmlTextAreaElement};

/// What is on the screen, and the nodes that show it.
#[derive(Debug)]
pub struct Screen {
    root: Element,
    skeleton: Skeleton,
    keys: Keys,
    board: Board,
    pad: Pad,
    player: Player,
    items: Items,
    learn: Learn,
    controls: Controls,
    status: Status,
    text_box: HtmlTextAreaElement,
    file: HtmlInputElement,
    sheet: HtmlDialogElement,
    drawn: Option<View>,
}

impl Screen {
    /// The screen of the skeleton in `index.html`, whose root is `#page`. Nothing is drawn yet.
    pub fn new(root: &Element) -> Self {
        form::fill(root);
        Self {
            root: root.clone(),
            skeleton: Skeleton::new(root),
            keys: Keys::new(root),
            board: Board::new(root),
            pad: Pad::new(root),
            player: Player::new(root),
            items: Items::new(root),
            learn: Learn::new(root),
            controls: Controls::new(root),
            status: Status::new(root),
            text_box: dom::find(root, "#box"),
            file: dom::find(root, "#file"),
            sheet: dom::find(root, "#sheet"),
            drawn: None,
        }
    }

    /// Shows the view.
    ///
    /// # Errors
    /// The browser refused something; the next drawing then writes everything.
    pub fn draw(&mut self, next: View) -> Fallible {
        let before = self.drawn.take();
        let before = before.as_ref();
        if before == Some(&next) {
            self.drawn = Some(next);
            return Ok(());
        }
        let focus = Focus::of(&self.root);
        self.skeleton.draw(before, &next);
        self.keys.draw(before, &next);
        self.board.draw(before, &next)?;
        self.pad.draw(before, &next);
        self.items.draw(before, &next)?;
        self.learn.draw(before, &next)?;
        self.player.draw(before, &next);
        self.controls.draw(before, &next);
        if before.map(|view| &view.form) != Some(&next.form) {
            form::write(&self.root, &next.form);
        }
        self.status.draw(before, &next);
        show(&self.sheet, next.sheet.is_some())?;
        self.board
            .move_tab_stop(before.map(|view| view.cursor), next.cursor);
        focus.keep(self.board.node(next.cursor));
        self.drawn = Some(next);
        Ok(())
    }

    /// Puts the keyboard's focus on a cell.
    pub fn focus(&self, cell: Cell) {
        if let Some(node) = self.board.node(cell) {
            dom::focus(node);
        }
    }

    /// Rebuilds a cell after the browser has written into it.
    pub fn repair(&mut self, cell: Cell) {
        let Some(view) = &self.drawn else {
            return;
        };
        if let Some(looks) = view.cells.get(cell.index()) {
            self.board.repair(cell, looks, &view.voice);
        }
    }

    /// The content of the text box.
    pub(super) fn box_text(&self) -> Msg {
        let length = self.text_box.text_length() as usize; // in code units: at least as many bytes
        if length > LONGEST_TEXT {
            return Msg::TextTooLarge(length);
        }
        Msg::TextGiven(self.text_box.value())
    }

    /// Puts a text into the text box.
    pub(super) fn fill_box(&self, text: &str) {
        self.text_box.set_value(text);
    }

    /// The content of the fields in the Create workspace.
    pub(super) fn form(&self, action: Action) -> Fallible<Msg> {
        form::read(&self.root, action)
    }

    /// Puts the keyboard's focus into the text box.
    pub(super) fn focus_box(&self) {
        dom::focus(&self.text_box);
    }

    /// Focuses the title of the technique's page, or its row in the index.
    pub(super) fn focus_learn(&self) {
        self.learn.focus();
    }

    /// Puts the keyboard's focus on what the Text workspace shows.
    pub(super) fn focus_result(&self) {
        self.items.focus_text();
    }

    /// Opens the browser's file chooser.
    pub(super) fn choose_file(&self) {
        self.file.click();
    }

    /// Opens a sheet of the skeleton; the user closes it.
    pub(super) fn open(&self, sheet: &str) -> Fallible {
        show(&dom::find(&self.root, &format!("#{sheet}")), true)
    }
}

fn show(dialog: &HtmlDialogElement, open: bool) -> Fallible {
    match (open, dialog.open()) {
        (true, false) => dialog.show_modal(),
        (false, true) => {
            dialog.close();
            Ok(())
        }
        _ => Ok(()),
    }
}

//! The search tree as a way through the run: what is known of the node pointed at, and what can be done there.

use crate::button::Button;
use crate::key;
use crate::model::{Doing, Model};
use crate::watched::Watched;
use crate::words::tree_note;
use markup::Node;
use markup::parts::{button, element, switch};
use std::rc::Rc;
use watch::View;
use words::thousands;

/// The card of a run's search tree, so that its nodes can be pressed.
pub(super) fn navigator(model: &Model, lane: usize, mut card: Node) -> Node {
    let Some(watched) = model.watched.get(lane) else {
        return card;
    };
    steered(&mut card, lane);
    let note = note(
        lane,
        tree_note(model.lang, model.puzzle.geometry(), watched),
    );
    let view = watched.drawing.view;
    let fold = switch(
        &format!("fold/{lane}"),
        model.word(key::FOLD),
        view.is_folded,
    );
    let tools = tools(model, lane, view, watched.marked().is_some());
    let last = card.children.pop();
    card.child(note)
        .child(tools.child(fold))
        .children(kept(model, watched))
        .children(last)
}

/// Makes the picture on a card one that can be pressed and browsed by keyboard.
pub(super) fn steered(card: &mut Node, lane: usize) {
    if let Some(svg) = card.children.iter_mut().find(|child| child.tag == "svg") {
        let svg = Rc::make_mut(svg);
        svg.attributes.retain(|(name, _)| *name != "role");
        for (name, value) in [("role", "application"), ("tabindex", "0")] {
            svg.attributes.push((name, value.to_owned()));
        }
        svg.attributes.push(("data-tree", lane.to_string()));
        svg.attributes.push(("aria-describedby", note_id(lane)));
    }
}

/// What is known of the node pointed at.
pub(super) fn note(lane: usize, text: String) -> Node {
    element("p", "node-note")
        .with("id", note_id(lane))
        .with("role", "status")
        .text(text)
}

fn note_id(lane: usize) -> String {
    format!("tree-note-{lane}")
}

/// The buttons to zoom in and out.
pub(super) fn tools(model: &Model, lane: usize, view: View, is_marked: bool) -> Node {
    let tools = [
        (Button::Closer(lane), key::CLOSER, !is_marked),
        (Button::Farther(lane), key::FARTHER, view.root == 0),
        (Button::Whole(lane), key::WHOLE_TREE, view.root == 0),
    ];
    let tools = tools.map(|(press, word, is_idle)| {
        button(press, model.word(word), "small").flag("disabled", is_idle)
    });
    element("div", "fields").children(tools)
}

/// The note on how many nodes are drawn, if that is not all: the first ones, or those up to a moment ago.
fn kept(model: &Model, watched: &Watched) -> Option<Node> {
    let (all, kept) = watched.drawing.nodes;
    let key = match model.doing {
        _ if kept < all => key::TREE_FIRST,
        Doing::Still => return None,
        Doing::Playing | Doing::RunningTo(_) | Doing::Ending => key::TREE_SO_FAR,
    };
    let [all, kept] = [all, kept].map(thousands);
    let places = [("kept", kept.as_str()), ("all", all.as_str())];
    let text = words::filled(model.word(key), &places);
    Some(element("p", "quiet").text(text))
}

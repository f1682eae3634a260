//! The search tree as a way through the run: what is known of the node pointed at, and what can be done there.

use super::parts::{button, element, switch};
use crate::app::words::thousands;
use crate::studio::button::Button;
use crate::studio::model::Model;
use crate::studio::watched::Watched;
use crate::studio::words::tree_note;
use crate::watch::Node;
use std::rc::Rc;

/// The card of a run's search tree, so that its nodes can be pressed.
pub(super) fn navigator(model: &Model, lane: usize, mut card: Node) -> Node {
    let Some(watched) = model.watched.get(lane) else {
        return card;
    };
    if let Some(svg) = card.children.iter_mut().find(|child| child.tag == "svg") {
        let svg = Rc::make_mut(svg);
        svg.attributes.retain(|(name, _)| *name != "role");
        for (name, value) in [("role", "application"), ("tabindex", "0")] {
            svg.attributes.push((name, value.to_owned()));
        }
        svg.attributes.push(("data-tree", lane.to_string()));
        svg.attributes.push(("aria-describedby", note_id(lane)));
    }
    let note = element("p", "node-note")
        .with("id", note_id(lane))
        .with("role", "status")
        .text(tree_note(model.lang, model.puzzle.geometry(), watched));
    let last = card.children.pop();
    card.child(note)
        .child(tools(model, lane, watched))
        .children(kept(model, watched))
        .children(last)
}

fn note_id(lane: usize) -> String {
    format!("tree-note-{lane}")
}

fn tools(model: &Model, lane: usize, watched: &Watched) -> Node {
    let view = watched.drawing.view;
    let (is_whole, is_marked) = (view.root == 0, watched.marked().is_some());
    element("div", "fields")
        .child(
            button(Button::Closer(lane), model.word("closer"), "small")
                .flag("disabled", !is_marked),
        )
        .child(
            button(Button::Farther(lane), model.word("farther"), "small")
                .flag("disabled", is_whole),
        )
        .child(
            button(Button::Whole(lane), model.word("whole-tree"), "small")
                .flag("disabled", is_whole),
        )
        .child(switch(
            &format!("fold/{lane}"),
            model.word("fold"),
            view.is_folded,
        ))
}

/// Says how many nodes are drawn, if that is not all of them.
fn kept(model: &Model, watched: &Watched) -> Option<Node> {
    let (all, kept) = watched.drawing.nodes;
    let [all_words, kept_words] = [all, kept].map(thousands);
    let places = [("kept", kept_words.as_str()), ("all", all_words.as_str())];
    let text = crate::words::filled(model.word("tree-first"), &places);
    (kept < all).then(|| element("p", "quiet").text(text))
}

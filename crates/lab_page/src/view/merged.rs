//! The search trees of two runs as one: which two, how much they share, where they diverge.

use super::parts::chart_card;
use super::tree::{note, steered, tools};
use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::words::{decision, merged_note, merged_sum, ratio};
use markup::Node;
use markup::parts::{self, button, element, labelled, select};
use watch::chart::{Chart, RATIOS, merged_trees};
use watch::{Pair, Place};

/// The card, if there are two trees.
pub(super) fn card(model: &Model, place: usize, all: &[String]) -> Option<Node> {
    let with_tree = model.watched.iter().filter(|run| run.drawing.nodes.0 > 0);
    if with_tree.count() < 2 {
        return None;
    }
    let Some((chart, pair)) = chart(model, all).zip(model.merged.pair.as_ref()) else {
        let card = parts::card("picture", model.word(key::MERGED_TREES));
        let how = element("p", "quiet").text(model.word(key::MERGE_HOW));
        return Some(card.child(how).child(choice(model, all)));
    };
    let lane = model.setup.lanes.len();
    let mut card = chart_card(model, place, chart, &[]);
    steered(&mut card, lane);
    let last = card.children.pop();
    let names = names_of(pair, all);
    let at = model.merged.marked();
    let text = merged_note(model.lang, model.puzzle.geometry(), pair, at, &names);
    let sum = merged_sum(model.lang, model.puzzle.geometry(), pair, &names);
    card.children.insert(2, element("p", "").text(sum).into());
    card.children.insert(2, legend(model, pair).into());
    Some(
        card.child(note(lane, text))
            .child(tools(model, lane, pair.drawing.view, at.is_some()))
            .child(choice(model, all))
            .children(last),
    )
}

/// The picture itself, once it has been asked for.
pub(super) fn chart(model: &Model, names: &[String]) -> Option<Chart> {
    let (pair, signs) = model.merged.drawn()?;
    let [first, second] = names_of(pair, names);
    let only = |name: &str| model.word(key::ONLY_IN).replace("{run}", name);
    let [depth, both] = [key::DEPTH, key::IN_BOTH].map(|key| model.word(key).to_owned());
    let words = [depth, both, only(&first), only(&second)];
    let label = |place: &Place| decision(model.lang, model.puzzle.geometry(), place.decision);
    let title = format!("{}: {first}, {second}", model.word(key::MERGED_TREES));
    let marked = model.merged.marked();
    Some(merged_trees(&title, words, (pair, signs), marked, &label))
}

/// The two runs' names, with their numbers in the race.
fn names_of(pair: &Pair, names: &[String]) -> [String; 2] {
    pair.runs.map(|run| {
        let name = names.get(usize::from(run));
        format!("{} {}", run + 1, name.map_or("", String::as_str))
    })
}

/// The meaning of the colours and signs.
fn legend(model: &Model, pair: &Pair) -> Node {
    let names = pair.runs.map(|run| (run + 1).to_string());
    let keys = RATIOS.map(|kind| {
        element("li", "")
            .child(element("i", &format!("swatch {}", kind.class())))
            .child(element("span", "").text(ratio(model.lang, kind, &names)))
    });
    let how = element("li", "").text(model.word(key::RATIO_HOW));
    element("ul", "legend").child(how).children(keys)
}

/// The choice of the two runs to merge, if there are more, and the button for it.
fn choice(model: &Model, names: &[String]) -> Node {
    let rows = names.iter().enumerate();
    let rows = rows.map(|(run, name)| (run.to_string(), format!("{} {name}", run + 1)));
    let rows: Vec<(String, String)> = rows.collect();
    let fields = [
        ("merge/0", key::MERGE_FIRST),
        ("merge/1", key::MERGE_SECOND),
    ];
    let fields = fields.into_iter().zip(model.merged.runs);
    let fields = fields
        .filter(|_| rows.len() > 2)
        .map(|((field, word), run)| {
            labelled(model.word(word), select(field, &run.to_string(), &rows))
        });
    element("div", "fields").children(fields).child(
        button(Button::Merge, model.word(key::MERGE_TREES), "small")
            .flag("disabled", model.is_lost),
    )
}

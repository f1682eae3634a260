//! The pseudo-code with its current line, and the page about the algorithm.

use crate::key;
use crate::model::Model;
use crate::words;
use ::words::filled;
use lab::Algorithm;
use markup::Node;
use markup::parts::{card, element};

/// The pseudo-code of each algorithm, once.
pub(super) fn code(model: &Model) -> Node {
    let runs = model.setup.lanes.iter().zip(&model.watched).enumerate();
    let lists = runs.map(|(place, (lane, watched))| {
        let event = watched.shot.as_ref().and_then(|shot| shot.event);
        let line = event.map(|event| usize::from(event.line));
        let own = lane.formulas().map(move |formula| own(model, formula));
        [listing(model, lane.algorithm, line, place)]
            .into_iter()
            .chain(own)
    });
    card("code", model.word(key::PSEUDO_CODE)).children(lists.flatten())
}

/// The current line of a single run's code, as the whole code may be out of sight.
pub(super) fn line(model: &Model) -> Option<Node> {
    let (lane, watched) = model.setup.lanes.iter().zip(&model.watched).next()?;
    let event = watched.shot.as_ref().and_then(|shot| shot.event);
    let at = event.map(|event| usize::from(event.line));
    let text = at.and_then(|at| lane.algorithm.pseudo_code.get(at));
    let words = match (event, text) {
        (None, _) => model.word(key::STORY_START).to_owned(),
        (_, Some(text)) => words::line(model.lang, text).trim().to_owned(),
        (_, None) => String::new(),
    };
    let number = at.filter(|_| text.is_some()).map(|at| (at + 1).to_string());
    let number = element("b", "").text(number.unwrap_or_default());
    let node = element("p", "line").child(number);
    (!model.is_race()).then(|| node.child(element("span", "").text(words)))
}

/// The user's formula for this option, in place of a rule.
fn own(model: &Model, (name, formula): (&'static str, &str)) -> Node {
    let name = words::option(model.lang, name);
    let places = [("name", name), ("formula", formula)];
    element("p", "instead").text(filled(model.word(key::FORMULA_INSTEAD), &places))
}

fn listing(model: &Model, algorithm: &Algorithm, current: Option<usize>, place: usize) -> Node {
    let lines = algorithm.pseudo_code.iter().enumerate();
    let lines = lines.map(|(at, text)| {
        let node = element("li", "");
        let node = if current == Some(at) {
            node.with("aria-current", "step")
        } else {
            node
        };
        let text = words::line(model.lang, text);
        node.text(text.replace("    ", "\u{2003}"))
    });
    element("ol", &format!("listing c{place}")).children(lines)
}

/// The algorithms described in words.
pub(super) fn page(model: &Model) -> Node {
    let mut seen = Vec::new();
    let mut pages = Vec::new();
    for lane in &model.setup.lanes {
        if !seen.contains(&lane.algorithm.slug) {
            seen.push(lane.algorithm.slug);
            pages.push(about(model, lane.algorithm));
        }
    }
    element("div", "pages").children(pages)
}

fn about(model: &Model, algorithm: &Algorithm) -> Node {
    let name = words::algorithm(model.lang, algorithm.slug);
    let texts = model.texts.as_ref().map(|(_, texts)| texts);
    let lines = texts.map_or(&[][..], |texts| texts.page(algorithm.slug));
    let paragraphs = lines.iter().map(|line| element("p", "").text(line.clone()));
    let source = format!("{}: {}", model.word(key::SOURCE), algorithm.source);
    let source = lines.is_empty().then(|| element("p", "").text(source));
    card("page", &name).children(paragraphs).children(source)
}

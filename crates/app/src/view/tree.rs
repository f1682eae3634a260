//! The trees: all steps, by families and their techniques; the changes of the game.

use super::past;
use crate::block::{TreeRow, Twig};
use crate::key;
use crate::model::{Branch, Listed, Model, Panel};
use crate::words::Voice;
use nonet::logic::Info;
use std::slice;

/// A technique, its place among those that have steps, and the places of its steps.
type Kind = (usize, (&'static Info, Vec<usize>));

/// The visible rows, from the top.
pub(super) fn rows(model: &Model) -> Vec<TreeRow> {
    let mut rows = match &model.ui.panel {
        Panel::Steps(listed) => visible(&model.voice(), listed),
        Panel::History(None) => return past::rows(model),
        _ => return Vec::new(),
    };
    let chosen = rows.iter().position(|row| row.current);
    if let Some(row) = rows.get_mut(chosen.unwrap_or(0)) {
        row.stop = true;
    }
    rows
}

/// What the tree is.
pub(super) fn name(model: &Model) -> &'static str {
    model.settings.lang.word(match model.ui.panel {
        Panel::History(_) => key::HISTORY,
        _ => key::STEPS,
    })
}

fn visible(voice: &Voice, listed: &Listed) -> Vec<TreeRow> {
    let kinds: Vec<Kind> = listed.kinds().into_iter().enumerate().collect();
    let mut rows = Vec::new();
    for kinds in kinds.chunk_by(|(_, (kind, _)), (_, (next, _))| kind.family() == next.family()) {
        let family = kinds[0].1.0.family();
        let twig = twig(listed, Branch::Family(family as usize), kinds);
        rows.push(bough(1, voice.family(family).to_owned(), twig));
        if twig.open {
            for kind in kinds {
                rows.extend(technique(voice, listed, kind));
            }
        }
    }
    rows
}

/// The row of a technique, and those of its steps if it is open.
fn technique(voice: &Voice, listed: &Listed, kind: &Kind) -> Vec<TreeRow> {
    let (place, (info, steps)) = kind;
    let twig = twig(listed, Branch::Kind(*place), slice::from_ref(kind));
    let mut rows = vec![bough(2, voice.technique(info.slug), twig)];
    if twig.open {
        rows.extend(steps.iter().map(|&step| leaf(voice, listed, step)));
    }
    rows
}

fn twig(listed: &Listed, branch: Branch, kinds: &[Kind]) -> Twig {
    let techniques = || kinds.iter().map(|(_, kind)| kind);
    Twig {
        number: branch.number(),
        open: listed.open.contains(&branch),
        n: techniques().map(|(_, steps)| steps.len()).sum(),
        more: techniques().any(|&(info, _)| listed.cut == Some(info)),
    }
}

fn bough(level: usize, name: String, twig: Twig) -> TreeRow {
    TreeRow {
        level,
        name,
        twig: Some(twig),
        cells: Vec::new(),
        choice: None,
        class: String::new(),
        current: false,
        stop: false,
    }
}

fn leaf(voice: &Voice, listed: &Listed, place: usize) -> TreeRow {
    let step = &listed.steps[place];
    TreeRow {
        level: 3,
        name: voice.concluded(step),
        twig: None,
        cells: step.cells().collect(),
        choice: Some(place),
        class: String::new(),
        current: listed.at == Some(place),
        stop: false,
    }
}

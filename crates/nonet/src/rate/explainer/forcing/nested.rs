//! Chains inside others: all chains of a kind on the board without the candidates ruled out, each with what it
//! rests on.

use super::super::chain::{self, Links};
use super::find::{Finding, Root, find};
use super::multiple::Common;
use super::patterns;
use super::search::{DYNAMIC, MULTIPLE, Search, addition};
use super::wave::{Candidate, Inference, Inner, Why, members, parts};
use super::waves::{Waves, ancestors};
use crate::rate::board::{Board, ones};
use std::rc::Rc;

/// What follows when nothing else does, from the first kind that gives anything: patterns (level 1), then chains
/// of one branch (2), of several (3); instead of those, dynamic ones (4) that contain as much as three levels
/// below (5 and more).
pub(super) fn further(before: &Board, now: &Board, level: u8) -> Vec<Inference> {
    let mut found = patterns::first(before, now);
    if found.is_empty() && (2..4).contains(&level) {
        found = chains(before, now);
    }
    if found.is_empty() && level == 3 {
        found = multiple(before, now);
    }
    if found.is_empty() && level > 3 {
        found = forcing(before, now, DYNAMIC, &|_| true, level - 4);
    }
    found
}

/// The approximate cost of that search, in microseconds.
pub(super) fn cost(level: u8) -> u64 {
    match level {
        0 | 1 => 3,
        2 => 30,
        3 => 100,
        _ => 1_000 * u64::from(level - 3),
    }
}

/// The eliminations of chains and cycles of one branch.
fn chains(before: &Board, now: &Board) -> Vec<Inference> {
    let mut effects: Vec<Vec<Candidate>> = Vec::new();
    let mut found = Vec::new();
    for chain in chain::every(now) {
        if effects.contains(&chain.wrong) {
            continue;
        }
        effects.push(chain.wrong.clone());
        let truths = chain.truths.iter();
        let inner = Inner {
            nodes: chain.nodes.into(),
            events: chain.events,
        };
        let from = truths.flat_map(|&truth| gone(before, now, truth));
        found.extend(inference(chain.wrong, from.collect(), inner));
    }
    found
}

fn inference(wrong: Vec<Candidate>, mut from: Vec<Candidate>, inner: Inner) -> Option<Inference> {
    from.sort_unstable();
    from.dedup();
    let new = !from.is_empty();
    new.then(|| Inference {
        wrong,
        from,
        inner: Some(Rc::new(inner)),
    })
}

/// The candidates of a truth that have been ruled out.
fn gone(before: &Board, now: &Board, truth: u16) -> impl Iterator<Item = Candidate> {
    members(before, truth).filter(|&candidate| {
        let (cell, digit) = parts(candidate);
        now.digits[cell] >> digit & 1 == 0
    })
}

/// The eliminations of static chains of several branches.
fn multiple(before: &Board, now: &Board) -> Vec<Inference> {
    let links = Links::of(now);
    let common = Common::of(now, &links);
    forcing(before, now, MULTIPLE, &|root| common.hope(root), 0)
}

/// The eliminations of chains of several branches, easiest first.
fn forcing(
    before: &Board,
    now: &Board,
    search: Search,
    hope: &dyn Fn(Root) -> bool,
    level: u8,
) -> Vec<Inference> {
    let mut waves = Waves::new(now, search.rules);
    let mut all = Vec::new();
    find(&waves, search.roots, hope, &mut |finding| {
        all.extend(whole(&waves, finding))
    });
    if level > 0 {
        waves.further_inside(&|before, now| further(before, now, level));
        all.clear();
        find(&waves, search.roots, hope, &mut |finding| {
            all.extend(whole(&waves, finding))
        });
    }
    all.sort_by_key(|&(nodes, finding)| (addition(nodes), nodes, finding.root.sort()));
    let mut effects: Vec<Vec<Candidate>> = Vec::new();
    let mut found = Vec::new();
    for (nodes, finding) in all {
        let wrong = wrong(now, finding);
        if wrong.is_empty() || effects.contains(&wrong) {
            continue;
        }
        effects.push(wrong.clone());
        let (from, events) = basis(before, &waves, finding);
        found.extend(inference(wrong, from, Inner { nodes, events }));
    }
    found
}

fn whole(waves: &Waves<'_>, finding: Finding) -> Option<(u32, Finding)> {
    Some((finding.nodes(waves, u32::MAX)?, finding))
}

fn wrong(now: &Board, finding: Finding) -> Vec<Candidate> {
    if !finding.right {
        return vec![finding.candidate];
    }
    let (cell, digit) = parts(finding.candidate);
    let others = ones(now.digits[cell] & !(1 << digit));
    others
        .map(|other| (9 * cell + other) as Candidate)
        .collect()
}

/// The eliminated candidates that it rests on, and the statements of its branches.
fn basis(before: &Board, waves: &Waves<'_>, finding: Finding) -> (Vec<Candidate>, Vec<Vec<u16>>) {
    let (mut from, mut all) = (Vec::new(), Vec::new());
    for (branch, place) in finding.targets(waves) {
        let mut events = Vec::new();
        for at in ancestors(branch.wave, waves.before, place) {
            let event = branch.wave.events[at];
            events.push(2 * event.candidate + u16::from(event.right));
            if let Why::Last(truth) = event.why {
                from.extend(gone(before, waves.before, truth));
            }
        }
        events.sort_unstable();
        all.push(events);
    }
    if let Root::Truth(truth) = finding.root {
        from.extend(gone(before, waves.before, truth));
    }
    (from, all)
}

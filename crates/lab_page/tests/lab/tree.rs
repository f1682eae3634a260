//! The search tree: it is always complete, however it is drawn, and each node leads to its step. The judge is a
//! second count, made from the events alone.

use crate::lab_runs::{P, THIN, classic, row};
use lab::{ALGORITHMS, Happened};
use std::collections::{BTreeMap, BTreeSet};
use watch::chart::place_at;
use watch::{Drawing, Kind, MAX_NODES, Place, Player, Setup, View};

/// A node by the judge's count.
#[derive(Clone, Copy)]
struct Noted {
    parent: u64,
    depth: usize,
    happened: Happened,
    step: u64,
}

/// A run, and its nodes according to its events.
struct Watched {
    player: Player,
    nodes: BTreeMap<u64, Noted>,
}

fn watched(slug: &str, puzzle: &str, limit: u64) -> Watched {
    let setup = Setup {
        nodes: Some(limit),
        ..Setup::usual(row(slug))
    };
    let plan = setup.plans(&classic(puzzle)).remove(0);
    let mut player = Player::new(plan).expect("it can be begun");
    let mut nodes: BTreeMap<u64, Noted> = BTreeMap::new();
    while player.verdict().is_none() {
        player.hurry(1);
        let event = player.frame().event.expect("a step was done");
        let Some(edge) = event.edge.filter(|edge| edge.node > 0) else {
            continue;
        };
        let depth = nodes.get(&edge.parent).map_or(0, |above| above.depth + 1);
        let step = nodes.get(&edge.node).map(|node| node.step);
        let noted = Noted {
            parent: edge.parent,
            depth,
            happened: event.happened,
            step: step.unwrap_or(player.position()),
        };
        nodes.insert(edge.node, noted);
        // A node that leads further is not a dead end, even if the first thing tried there was.
        if let Some(above) = nodes.get_mut(&edge.parent) {
            above.happened = Happened::Expanded;
        }
    }
    Watched { player, nodes }
}

impl Watched {
    fn draw(&self, root: u32, is_folded: bool) -> Drawing {
        let view = View { root, is_folded };
        let (_, tree, _) = self.player.recorded();
        tree.draw(view, self.player.position())
    }

    /// Is it this node, or one below it? All are below 0.
    fn is_below(&self, node: u64, root: u64) -> bool {
        let up = |node: &u64| Some(self.nodes.get(node)?.parent).filter(|&above| above > 0);
        root == 0 || std::iter::successors(Some(node), up).any(|above| above == root)
    }

    fn below(&self, root: u64) -> Vec<u64> {
        let all = self.nodes.keys().copied();
        all.filter(|&node| self.is_below(node, root)).collect()
    }
}

#[test]
fn the_numbers_are_those_of_the_whole_tree() {
    for algorithm in ALGORITHMS {
        for limit in [700, 3_000] {
            let run = watched(algorithm.slug, P[1], limit);
            let drawing = run.draw(0, false);
            let mut levels: Vec<[u32; 3]> = Vec::new();
            for node in run.nodes.values() {
                levels.resize(levels.len().max(node.depth + 1), [0; 3]);
                let [nodes, dead, solutions] = &mut levels[node.depth];
                *nodes += 1;
                *dead += u32::from(node.happened == Happened::Conflict);
                *solutions += u32::from(node.happened == Happened::Solution);
            }
            let drawn = drawing.levels.iter();
            let drawn: Vec<[u32; 3]> = drawn.map(|l| [l.nodes, l.dead, l.solutions]).collect();
            assert_eq!(drawn, levels, "{}", algorithm.slug);
            let n = run.nodes.len() as u64;
            assert_eq!(drawing.nodes, (n, n), "{}", algorithm.slug);
            let solutions: u32 = levels.iter().map(|level| level[2]).sum();
            if n > 0 {
                assert_eq!(u64::from(solutions), run.player.counters().solutions);
            }
        }
    }
}

/// There are as many drawn nodes as the judge expects, below a root and with nothing folded.
#[test]
fn every_node_is_drawn_or_gathered() {
    for (slug, limit) in [
        ("breadth-first", 30_000),
        ("depth-first", 9_000),
        ("iterative-deepening", 3_000),
        ("backtracking", 3_000),
        ("dancing-links", 1_000),
        ("candidate-best-first", 200),
    ] {
        let run = watched(slug, P[1], limit);
        let n = run.nodes.len() as u64;
        assert!(n > 20, "{slug}: {n}");
        for root in [0, 1, 2, n / 3, n / 2, n - 1] {
            let drawing = run.draw(root as u32, false);
            let drawn: u64 = stood_for(&drawing);
            assert_eq!(drawn, run.below(root).len() as u64, "{slug} below {root}");
            nested(&drawing);
            found(&drawing);
        }
    }
}

fn stood_for(drawing: &Drawing) -> u64 {
    let places = drawing.places.iter();
    places.map(|place| u64::from(place.stands_for)).sum()
}

/// Each place lies within the one above it; a gathered one may stick out by its own width.
fn nested(drawing: &Drawing) {
    for (at, place) in drawing.places.iter().enumerate() {
        assert!(place.left + place.width <= Place::ACROSS + 1);
        let Some(parent) = place.parent else { continue };
        let above = drawing.places[parent as usize];
        assert!((parent as usize) < at && above.depth < place.depth);
        if place.stands_for == 1 && above.depth + 1 == place.depth {
            let right = above.left + above.width + place.width;
            assert!(above.left <= place.left + place.width && place.left + place.width <= right);
        }
    }
}

/// A press in the middle of a drawn place finds it, or another one drawn at the same spot.
fn found(drawing: &Drawing) {
    let (inner, rows) = (380.0 / f64::from(Place::ACROSS), drawing.places.iter());
    let depths: Vec<u32> = rows.map(|place| place.depth).collect();
    let top = depths.iter().min().copied().unwrap_or(0);
    let n_rows = depths.iter().max().copied().unwrap_or(0) - top;
    let step = match drawing.is_dots {
        true => 180.0 / f64::from(n_rows.max(1)),
        false => 180.0 / f64::from(n_rows + 1),
    };
    for place in drawing.places.iter().step_by(7) {
        let x = 10.0 + inner * (f64::from(place.left) + f64::from(place.width) / 2.0);
        let row = f64::from(place.depth - top);
        let y = 10.0 + step * if drawing.is_dots { row } else { row + 0.5 };
        let hit = place_at(drawing, x, y).expect("something is there");
        let hit = drawing.places[hit];
        let middle = |place: &Place| place.left + place.width / 2;
        assert!(drawing.is_dots || hit.depth == place.depth);
        let near = Place::ACROSS / 100;
        assert!(
            middle(&hit).abs_diff(middle(place)) <= hit.width / 2 + near,
            "{hit:?} {place:?}"
        );
    }
}

#[test]
fn folding_hides_no_solution_and_not_where_the_search_is() {
    for (slug, limit) in [
        ("breadth-first", 3_000),
        ("depth-first", 3_000),
        ("backtracking", 500),
    ] {
        let run = watched(slug, P[2], limit);
        for root in [0, 2] {
            let drawing = run.draw(root, true);
            let shown: BTreeSet<u64> = drawing
                .places
                .iter()
                .map(|place| place.node.into())
                .collect();
            let below = run.below(root.into());
            assert_eq!(stood_for(&drawing), below.len() as u64, "{slug}");
            for node in below {
                let is_solution = run.nodes[&node].happened == Happened::Solution;
                assert!(!is_solution || shown.contains(&node), "{slug}: {node}");
            }
            let folded = drawing.places.iter().filter(|place| place.is_folded);
            for place in folded.clone() {
                let inside = run.below(place.node.into());
                assert_eq!(inside.len(), place.stands_for as usize);
                let mut inside = inside.iter().map(|node| run.nodes[node].happened);
                assert!(inside.all(|happened| happened != Happened::Solution));
            }
            assert!(folded.count() > 0, "{slug}: nothing is folded");
            let last = run.nodes.len() as u64;
            let here = drawing.here.map(|here| drawing.places[here as usize].node);
            if run.is_below(last, root.into()) {
                assert_eq!(here, Some(last as u32), "{slug}");
            }
        }
    }
}

#[test]
fn a_node_leads_to_its_step_and_back() {
    for algorithm in ALGORITHMS {
        let mut run = watched(algorithm.slug, P[1], 400);
        let wanted: Vec<(u64, Noted)> = run
            .nodes
            .iter()
            .map(|(node, noted)| (*node, *noted))
            .collect();
        for (node, noted) in wanted.into_iter().step_by(23) {
            let (_, tree, _) = run.player.recorded();
            assert_eq!(
                tree.step_of(node as u32),
                Some(noted.step),
                "{}",
                algorithm.slug
            );
            assert_eq!(
                u64::from(tree.node_at(noted.step)),
                node,
                "{}",
                algorithm.slug
            );
            run.player.seek(noted.step);
            while !run.player.work(1_000) {}
            let edge = run.player.frame().event.and_then(|event| event.edge);
            assert_eq!(edge.map(|edge| edge.node), Some(node), "{}", algorithm.slug);
        }
    }
}

/// A solution among a million nodes is visible.
#[test]
fn what_is_gathered_shows_its_solution() {
    let run = watched("breadth-first", P[2], u64::MAX);
    let drawing = run.draw(0, false);
    assert!(!drawing.is_dots && run.player.counters().solutions == 1);
    let solutions = drawing
        .places
        .iter()
        .filter(|place| place.kind == Kind::Solution);
    assert_eq!(solutions.count(), 1);
}

/// Beyond a million the first nodes are kept, but the total is still shown.
#[test]
fn of_more_than_a_million_nodes_the_first_are_drawn() {
    let setup = Setup {
        nodes: Some(MAX_NODES as u64 + 5_000),
        memory: 2048,
        ..Setup::usual(row("depth-first"))
    };
    let mut player = Player::new(setup.plans(&classic(THIN)).remove(0)).expect("it can be begun");
    player.hurry(u64::MAX);
    let (_, tree, _) = player.recorded();
    let drawing = tree.draw(View::default(), player.position());
    let (all, kept) = (player.counters().expanded, MAX_NODES as u64);
    assert_eq!((all, drawing.nodes), (kept + 5_000, (all, kept)));
    let levels = drawing.levels.iter().map(|level| u64::from(level.nodes));
    assert_eq!((levels.sum::<u64>(), stood_for(&drawing)), (kept, kept));
    assert!(drawing.places.len() < 20_000, "{}", drawing.places.len());
}

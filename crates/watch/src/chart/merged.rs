//! Two search trees as one. Nodes that both runs visited are coloured by the difference in size of what is below,
//! as a ratio; those that only one visited are hatched, each run in its own direction (as CP-Profiler merges
//! trees).

use super::axes::{number, picture, stroke};
use super::scene::{Scene, block};
use super::tree::sign;
use super::{Chart, short};
use crate::{Pair, Place, Share, Shared};
use markup::Node;
use std::rc::Rc;

/// Which run visited a place, or how the sizes compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ratio {
    /// Only the first run visited it.
    OnlyFirst,
    /// The first visited ten times as many nodes, or more.
    FarMoreFirst,
    /// The first visited half as many again, or more.
    MoreFirst,
    /// About the same.
    Same,
    /// The second visited half as many again, or more.
    MoreSecond,
    /// The second visited ten times as many, or more.
    FarMoreSecond,
    /// Only the second run visited it.
    OnlySecond,
}

/// All ratios, in the order of the legend.
pub const RATIOS: [Ratio; 7] = [
    Ratio::OnlyFirst,
    Ratio::FarMoreFirst,
    Ratio::MoreFirst,
    Ratio::Same,
    Ratio::MoreSecond,
    Ratio::FarMoreSecond,
    Ratio::OnlySecond,
];

impl Ratio {
    /// Its class in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Self::OnlyFirst => "only-a",
            Self::FarMoreFirst => "far-a",
            Self::MoreFirst => "more-a",
            Self::Same => "same",
            Self::MoreSecond => "more-b",
            Self::FarMoreSecond => "far-b",
            Self::OnlySecond => "only-b",
        }
    }

    /// The shape of its dot, and the number of strokes beside it: to the left for the first run, to the right for
    /// the second.
    fn sign(self) -> (&'static str, i8) {
        match self {
            Self::OnlyFirst => ("dead", 0),
            Self::FarMoreFirst => ("branch", -2),
            Self::MoreFirst => ("branch", -1),
            Self::Same => ("branch", 0),
            Self::MoreSecond => ("branch", 1),
            Self::FarMoreSecond => ("branch", 2),
            Self::OnlySecond => ("folded", 0),
        }
    }
}

/// The ratio of a place.
pub fn ratio_of(share: &Share) -> Ratio {
    match share.nodes {
        Shared {
            both: 0,
            only: [_, 0],
        } => return Ratio::OnlyFirst,
        Shared {
            both: 0,
            only: [0, _],
        } => return Ratio::OnlySecond,
        _ => {}
    }
    let [first, second] = share.sizes.map(u64::from);
    let at_least = |one: u64, other: u64, (n, of): (u64, u64)| of * one >= n * other;
    match [(10, 1), (3, 2)].map(|n| (at_least(first, second, n), at_least(second, first, n))) {
        [(true, _), _] => Ratio::FarMoreFirst,
        [(_, true), _] => Ratio::FarMoreSecond,
        [_, (true, _)] => Ratio::MoreFirst,
        [_, (_, true)] => Ratio::MoreSecond,
        [(false, false), (false, false)] => Ratio::Same,
    }
}

/// The signs of all places, and the lines between them: the part that stays the same while places are marked.
pub fn merged_signs(pair: &Pair) -> Vec<Rc<Node>> {
    let scene = Scene::of(&pair.drawing);
    let signs = if scene.is_dots {
        dots(&scene, pair)
    } else {
        icicle(&scene, pair)
    };
    signs.into_iter().map(Rc::new).collect()
}

/// Two trees as one, with their [signs](merged_signs). The place with this index is marked; `label` gives the
/// decision of a node, `words` head the table: depth, both, only the first, only the second.
pub fn merged_trees(
    title: &str,
    words: [String; 4],
    (pair, signs): (&Pair, &[Rc<Node>]),
    marked: Option<usize>,
    label: &dyn Fn(&Place) -> String,
) -> Chart {
    let scene = Scene::of(&pair.drawing);
    let mark = marked.and_then(|at| Some(scene.mark("marked", scene.places.get(at)?)));
    let Shared { both, only } = pair.all;
    Chart {
        title: format!("{title} ({})", short(f64::from(both + only[0] + only[1]))),
        svg: picture(title)
            .children(signs.iter().cloned())
            .children(scene.labels(label))
            .children(mark),
        head: words.to_vec(),
        rows: rows(&pair.levels),
    }
}

/// The places with this ratio.
fn of<'a>(scene: &'a Scene<'_>, pair: &'a Pair, ratio: Ratio) -> impl Iterator<Item = &'a Place> {
    let all = scene.places.iter().zip(&pair.shares);
    let of = all.filter(move |(_, share)| ratio_of(share) == ratio);
    of.map(|(place, _)| place)
}

fn dots(scene: &Scene<'_>, pair: &Pair) -> Vec<Node> {
    let kinds = RATIOS.iter().map(|&ratio| {
        let dot = |place| sign(ratio.sign().0, scene.point(place), scene.size());
        let way: String = of(scene, pair, ratio).map(dot).collect();
        Node::new("path", ratio.class()).with("d", way)
    });
    let strokes = RATIOS.iter().map(|&ratio| {
        let beside = |place| strokes(scene.point(place), scene.size(), ratio.sign().1);
        of(scene, pair, ratio).map(beside).collect::<String>()
    });
    let strokes = Node::new("path", "tick").with("d", strokes.collect::<String>());
    let links = [scene.links()].into_iter();
    links.chain(kinds).chain([strokes]).collect()
}

/// Strokes beside a dot.
fn strokes((x, y): (f64, f64), size: f64, strokes: i8) -> String {
    let one = |n: i8| {
        let x = x + f64::from(strokes.signum()) * (size + 2.0 * f64::from(n));
        stroke((x, y - size), (x, y + size))
    };
    (1..=strokes.abs()).map(one).collect()
}

fn icicle(scene: &Scene<'_>, pair: &Pair) -> Vec<Node> {
    let blocks = RATIOS.iter().map(|&ratio| {
        let way = of(scene, pair, ratio).map(|place| block(scene.block(place)));
        Node::new("path", ratio.class()).with("d", way.collect::<String>())
    });
    let hatches = [Ratio::OnlyFirst, Ratio::OnlySecond].map(|ratio| {
        let hatch = |place| hatched(scene.block(place), ratio == Ratio::OnlyFirst);
        let way: String = of(scene, pair, ratio).map(hatch).collect();
        Node::new("path", "hatch").with("d", way)
    });
    blocks.chain(hatches).collect()
}

/// The distance between the lines of a hatch.
const APART: f64 = 5.0;

/// Lines across a block, rising or falling to the right.
fn hatched([left, top, width, height]: [f64; 4], rises: bool) -> String {
    let n = (width / APART).ceil().clamp(1.0, 100.0);
    let wide = width / n;
    let (from, to) = if rises { (height, 0.0) } else { (0.0, height) };
    let mut way = String::new();
    let mut x = left;
    while x < left + width - wide / 2.0 {
        let [a, b, c, d] = [x, top + from, wide, to - from].map(number);
        way += &format!("M{a} {b}l{c} {d}");
        x += wide;
    }
    way
}

/// What the runs have in common at each depth.
fn rows(levels: &[Shared]) -> Vec<Vec<String>> {
    let row = |(depth, level): (usize, &Shared)| {
        let [first, second] = level.only;
        let counts = [level.both, first, second].map(|count| count.to_string());
        [depth.to_string()].into_iter().chain(counts).collect()
    };
    levels.iter().enumerate().map(row).collect()
}

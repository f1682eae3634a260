//! A search tree as it is drawn. Nothing is left out: nodes too narrow to be distinguished are gathered, and what
//! is drawn for them gives their number.

use super::layout::{Layout, View};
use super::nodes::{Kept, Kind, Level, Tree};
use lab::Literal;
use serde::{Deserialize, Serialize};

/// Up to this many nodes are drawn as dots joined by lines; more, as an icicle.
const NODE_LINK: usize = 2_000;

/// Narrower nodes are gathered, in units of [`Place::ACROSS`].
const LEAST: u32 = Place::ACROSS / 200;

/// The place of a drawn node, or of several drawn as one. The whole drawing is [`Place::ACROSS`] wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Its left edge.
    pub left: u32,
    /// Its width.
    pub width: u32,
    /// Its depth, from the root of the tree.
    pub depth: u32,
    /// Its kind. Of several: a solution if one of them is, dead if all are.
    pub kind: Kind,
    /// The index of the place of the nearest node above that is drawn individually.
    pub parent: Option<u32>,
    /// The number of the node; of several, of the first.
    pub node: u32,
    /// How many nodes it stands for: 1, or those gathered here, or those of a folded subtree.
    pub stands_for: u32,
    /// Is it the root of a folded subtree?
    pub is_folded: bool,
    /// The decision that led to it.
    pub decision: Option<Literal>,
}

impl Place {
    /// The width of the whole tree.
    pub const ACROSS: u32 = 100_000;
}

/// A search tree as it is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    /// The places, each node before its successors.
    pub places: Vec<Place>,
    /// Is it drawn as dots joined by lines, rather than as an icicle?
    pub is_dots: bool,
    /// The part shown.
    pub view: View,
    /// The number of the node above its root; 0 if that is the whole tree.
    pub above: u32,
    /// The index of the place where the search is, if it is drawn.
    pub here: Option<u32>,
    /// The counts at each depth of the whole tree.
    pub levels: Vec<Level>,
    /// How many nodes there were, and how many of them are kept.
    pub nodes: (u64, u64),
}

impl Drawing {
    /// The index of the place of the node with this number.
    pub fn place_of(&self, node: u32) -> Option<usize> {
        self.places.iter().position(|place| place.node == node)
    }
}

impl Tree {
    /// Draws the part in view, as of this step.
    pub fn draw(&self, view: View, step: u64) -> Drawing {
        self.draw_noting(view, step, &mut |_, _| {})
    }

    /// Draws the part in view; `note` gets the index of each node's place.
    pub(super) fn draw_noting(
        &self,
        view: View,
        step: u64,
        note: &mut dyn FnMut(usize, usize),
    ) -> Drawing {
        let view = match self.node(view.root) {
            Some(_) => view,
            None => View { root: 0, ..view },
        };
        let layout = Layout::of(self, &view, step);
        let is_dots = layout.drawn.0 <= NODE_LINK;
        let mut pen = Pen::new(&layout, if is_dots { 0 } else { LEAST });
        for (node, kept) in self.nodes.iter().enumerate() {
            if layout.widths[node] > 0 {
                note(node, pen.draw(node, kept));
            }
        }
        let here = self.node_at(step);
        let here = (here as usize).checked_sub(1);
        let here = here.and_then(|here| pen.listed.get(here).copied().flatten());
        Drawing {
            here,
            places: pen.places,
            is_dots,
            above: self.node(view.root).map_or(0, |root| root.parent),
            view,
            levels: self.levels(),
            nodes: (self.len(), self.nodes.len() as u64),
        }
    }
}

/// Draws node by node.
struct Pen<'a> {
    layout: &'a Layout,
    least: u32,
    places: Vec<Place>,
    /// The place of each node, or of the nearest node above it that is drawn individually.
    listed: Vec<Option<u32>>,
    /// The places of gathered nodes, by depth and column.
    gathered: Vec<Option<u32>>,
}

/// The number of columns in which gathered nodes are drawn.
const COLUMNS: u32 = Place::ACROSS / LEAST;

impl<'a> Pen<'a> {
    fn new(layout: &'a Layout, least: u32) -> Self {
        let depths = match least {
            0 => 0,
            _ => usize::from(layout.drawn.1) + 1,
        };
        Self {
            layout,
            least,
            places: Vec::new(),
            listed: vec![None; layout.widths.len()],
            gathered: vec![None; depths * COLUMNS as usize],
        }
    }

    /// Draws a node. Returns the index of its place.
    fn draw(&mut self, node: usize, kept: &Kept) -> usize {
        let scale = |leaf: u32| {
            let wide = u64::from(leaf) * u64::from(Place::ACROSS);
            (wide / u64::from(self.layout.width.max(1))) as u32
        };
        let from = self.layout.lefts[node];
        let (left, right) = (scale(from), scale(from + self.layout.widths[node]));
        let above = (kept.parent as usize).checked_sub(1);
        let parent = above.and_then(|above| self.listed[above]);
        let place = Place {
            left,
            width: right - left,
            depth: kept.depth.into(),
            kind: kept.kind,
            parent,
            node: node as u32 + 1,
            stands_for: self.layout.sizes[node],
            is_folded: self.layout.sizes[node] > 1,
            decision: kept.decision,
        };
        if right - left >= self.least {
            self.listed[node] = Some(self.places.len() as u32);
            self.places.push(place);
            self.places.len() - 1
        } else {
            self.listed[node] = parent;
            self.gather(place)
        }
    }

    /// Adds a node to those drawn as one in its column.
    fn gather(&mut self, place: Place) -> usize {
        let column = ((place.left + place.width / 2) / LEAST).min(COLUMNS - 1);
        let slot = (place.depth * COLUMNS + column) as usize;
        if let Some(at) = self.gathered[slot] {
            let known = &mut self.places[at as usize];
            known.stands_for += place.stands_for;
            known.kind = both(known.kind, place.kind);
            return at as usize;
        }
        self.gathered[slot] = Some(self.places.len() as u32);
        self.places.push(Place {
            left: column * LEAST,
            width: LEAST,
            is_folded: false,
            ..place
        });
        self.places.len() - 1
    }
}

/// The kind of two sets of nodes together.
pub(super) fn both(one: Kind, other: Kind) -> Kind {
    match (one, other) {
        (Kind::Solution, _) | (_, Kind::Solution) => Kind::Solution,
        (Kind::Dead, Kind::Dead) => Kind::Dead,
        _ => Kind::Branch,
    }
}

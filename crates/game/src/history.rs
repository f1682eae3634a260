//! The tree of changes: which follows which, where the game is, where redo leads. Their content is kept elsewhere.
//!
//! A change is identified by its number, from 1 for the first ever made; 0 is the beginning. A change made after an
//! undo begins a branch, and nothing is ever removed, so numbers are permanent, in the journal too. Text editors
//! know such trees (the idea is from Vim's undo branches).

use super::moves::Move;
use std::iter::successors;

/// A tree of changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The changes, by number.
    nodes: Vec<Node>,
    here: usize,
    /// The savepoints, in the order of their numbers; the name is empty if the player gave none.
    saved: Vec<(usize, String)>,
    /// Each change after which a supposition begins, and how many changes were made before it did.
    supposed: Vec<(usize, usize)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Node {
    /// The change that it follows.
    parent: usize,
    /// How many changes lead from the beginning to it.
    depth: usize,
    /// The change that put the puzzle on the board.
    puzzle: usize,
    /// The branch that redo follows: the one last left or entered.
    next: Option<usize>,
    /// What its parent's `next` was before it was made.
    before: Option<usize>,
    /// Was it undone for good, as never meant?
    is_slip: bool,
}

impl Default for History {
    fn default() -> Self {
        Self {
            nodes: vec![Node::default()],
            here: 0,
            saved: Vec::new(),
            supposed: Vec::new(),
        }
    }
}

impl History {
    /// The last change on the way to where the game is; 0 at the beginning.
    pub fn here(&self) -> usize {
        self.here
    }

    /// How many changes were ever made.
    pub fn n_changes(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Has only one change been made, and nothing else been done?
    pub fn is_new(&self) -> bool {
        self.n_changes() == 1 && self.saved.is_empty() && self.supposed.is_empty()
    }

    /// The change that this one follows; `None` for the beginning.
    pub fn parent(&self, node: usize) -> Option<usize> {
        (node > 0).then(|| self.nodes[node].parent)
    }

    /// How many changes lead to it.
    pub fn depth(&self, node: usize) -> usize {
        self.nodes[node].depth
    }

    /// The change that put its puzzle on the board; 0 for what was typed on the empty board of the beginning.
    pub fn puzzle(&self, node: usize) -> usize {
        self.nodes[node].puzzle
    }

    /// The change that redo leads to from it.
    pub fn next(&self, node: usize) -> Option<usize> {
        self.nodes[node].next
    }

    /// Was it undone for good, as never meant?
    pub fn is_slip(&self, node: usize) -> bool {
        self.nodes[node].is_slip
    }

    /// The savepoints with their names, oldest change first; unnamed ones have an empty name.
    pub fn saved(&self) -> &[(usize, String)] {
        &self.saved
    }

    /// The name of the savepoint at this change, if there is one.
    pub fn name(&self, node: usize) -> Option<&str> {
        let row = self.saved.iter().find(|(saved, _)| *saved == node);
        row.map(|(_, name)| &**name)
    }

    /// The change after which the current supposition begins, until it is kept or dropped.
    pub fn supposed(&self) -> Option<usize> {
        self.supposition(self.here)
            .map(|place| self.supposed[place].0)
    }

    /// Is this change part of a supposition?
    pub fn is_supposed(&self, node: usize) -> bool {
        self.supposition(node)
            .is_some_and(|place| self.supposed[place].0 != node)
    }

    /// All suppositions: the change after which each begins, and how many changes were made before it did.
    pub fn suppositions(&self) -> &[(usize, usize)] {
        &self.supposed
    }

    /// The index of the supposition that this change belongs to. One includes all changes made from its beginning
    /// on, as long as they follow that place and are of the same puzzle. So no two overlap.
    fn supposition(&self, node: usize) -> Option<usize> {
        self.supposed.iter().position(|&(from, n_before)| {
            let (left, entered) = self.way(from, node);
            let is_newer = entered.first().is_none_or(|&first| first > n_before);
            left.is_empty() && is_newer && self.puzzle(from) == self.puzzle(node)
        })
    }

    /// Does the way from the beginning to `node` lead through `ancestor`?
    pub fn leads_through(&self, ancestor: usize, node: usize) -> bool {
        let (_, entered) = self.way(node, ancestor);
        entered.is_empty()
    }

    /// The changes from this one back to the first.
    pub fn back(&self, node: usize) -> impl Iterator<Item = usize> {
        successors(Some(node), |&node| self.parent(node)).filter(|&node| node > 0)
    }

    /// The changes to undo, then those to make again, on the way from one change to another.
    pub fn way(&self, from: usize, to: usize) -> (Vec<usize>, Vec<usize>) {
        let (mut left, mut entered) = (Vec::new(), Vec::new());
        let (mut from, mut to) = (from, to);
        while from != to {
            let (side, at) = match self.depth(from) >= self.depth(to) {
                true => (&mut left, &mut from),
                false => (&mut entered, &mut to),
            };
            side.push(*at);
            *at = self.nodes[*at].parent;
        }
        entered.reverse();
        (left, entered)
    }

    /// Adds a change that follows the current one.
    pub(super) fn add(&mut self) {
        let (parent, node) = (self.here, self.nodes.len());
        self.nodes.push(Node {
            parent,
            depth: self.depth(parent) + 1,
            puzzle: self.puzzle(parent),
            before: self.next(parent),
            ..Node::default()
        });
        self.nodes[parent].next = Some(node);
        self.here = node;
    }

    /// Notes that the change just made put another puzzle on the board.
    pub(super) fn begin(&mut self) {
        self.nodes[self.here].puzzle = self.here;
    }

    /// Makes a move. If it makes no sense here, does nothing and returns false.
    pub(super) fn make(&mut self, what: &Move) -> bool {
        let to = match *what {
            Move::Undo => self.parent(self.here),
            Move::Redo => self.next(self.here),
            Move::Slip => return self.slip(),
            Move::Go(node) => Some(node).filter(|&node| node <= self.n_changes()),
            Move::Prefer(node) => return self.prefer(node),
            Move::Save(node, ref name) => return self.save(node, name),
            Move::Unsave(node) => return self.unsave(node),
            Move::Suppose(n_before) => return self.suppose(n_before),
            Move::Settle => return self.settle(),
        };
        to.map(|to| self.go(to)).is_some()
    }

    fn go(&mut self, to: usize) {
        // Redo already leads to those that are left, as they were entered before.
        let (_, entered) = self.way(self.here, to);
        for node in entered {
            self.prefer(node);
        }
        self.here = to;
    }

    /// Makes redo lead to this change from the one before it, unless it was never meant.
    fn prefer(&mut self, node: usize) -> bool {
        let may = node > 0 && node <= self.n_changes() && !self.is_slip(node);
        if may {
            let parent = self.nodes[node].parent;
            self.nodes[parent].next = Some(node);
        }
        may
    }

    /// Undoes the change just made as never meant; redo leads where it led before.
    fn slip(&mut self) -> bool {
        let node = self.here;
        let may = node > 0 && node == self.n_changes();
        if may {
            let Node { parent, before, .. } = self.nodes[node];
            self.nodes[node].is_slip = true;
            self.nodes[parent].next = before;
            self.here = parent;
        }
        may
    }

    fn save(&mut self, node: usize, name: &str) -> bool {
        let may = node <= self.n_changes();
        if may {
            self.unsave(node);
            let place = self.saved.iter().take_while(|(saved, _)| *saved < node);
            self.saved.insert(place.count(), (node, name.to_owned()));
        }
        may
    }

    fn unsave(&mut self, node: usize) -> bool {
        let place = self.saved.iter().position(|(saved, _)| *saved == node);
        place.map(|place| self.saved.remove(place)).is_some()
    }

    fn suppose(&mut self, n_before: usize) -> bool {
        let may = self.supposed().is_none() && n_before <= self.n_changes();
        if may {
            self.supposed.push((self.here, n_before));
        }
        may
    }

    /// Ends the supposition here, or else the newest: old journals, with only one, ended it anywhere.
    fn settle(&mut self) -> bool {
        let newest = self.supposed.len().checked_sub(1);
        let place = self.supposition(self.here).or(newest);
        place.map(|place| self.supposed.remove(place)).is_some()
    }

    /// The fewest moves and changes that make this tree: `change` is called with the number of each change.
    pub(super) fn retold(&self, mut change: impl FnMut(usize) -> String) -> Vec<String> {
        let mut again = Self::default();
        let mut texts = Vec::new();
        for (node, made) in self.nodes.iter().enumerate().skip(1) {
            again.follow(made.parent, &mut texts);
            again.add();
            again.nodes[node].puzzle = made.puzzle;
            texts.push(change(node));
            if made.is_slip {
                again.tell(&Move::Slip, &mut texts);
            }
        }
        for (node, name) in &self.saved {
            again.tell(&Move::Save(*node, name.clone()), &mut texts);
        }
        for &(from, n_before) in &self.supposed {
            again.follow(from, &mut texts);
            again.tell(&Move::Suppose(n_before), &mut texts);
        }
        again.follow(self.here, &mut texts);
        for node in 0..self.nodes.len() {
            let next = self
                .next(node)
                .filter(|_| self.next(node) != again.next(node));
            if let Some(next) = next {
                again.tell(&Move::Prefer(next), &mut texts);
            }
        }
        texts
    }

    /// Goes there in as few moves as possible.
    fn follow(&mut self, to: usize, texts: &mut Vec<String>) {
        if to == self.here {
            return;
        }
        let what = match self.parent(self.here) == Some(to) {
            true => Move::Undo,
            false => Move::Go(to),
        };
        self.tell(&what, texts);
    }

    fn tell(&mut self, what: &Move, texts: &mut Vec<String>) {
        self.make(what);
        texts.push(what.text());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree with 1 and 2 in sequence and 3 beside 2.
    fn forked() -> History {
        let mut history = History::default();
        history.add();
        history.add();
        assert!(history.make(&Move::Undo));
        history.add();
        history
    }

    #[test]
    fn redo_follows_the_branch_last_left() {
        let mut history = forked();
        for (to, then) in [(2, 2), (3, 3), (2, 2)] {
            assert!(history.make(&Move::Go(to)) && history.make(&Move::Go(0)));
            assert!(history.make(&Move::Redo) && history.make(&Move::Redo));
            assert_eq!(history.here(), then);
        }
        assert!(!history.make(&Move::Redo));
    }

    #[test]
    fn what_was_never_meant_is_not_redone() {
        let mut history = forked();
        history.make(&Move::Go(1));
        history.add();
        assert!(history.make(&Move::Slip) && history.is_slip(4));
        assert!(!history.make(&Move::Slip), "1 is not the newest");
        assert!(history.make(&Move::Redo));
        assert_eq!(history.here(), 3);
    }

    #[test]
    fn moves_that_make_no_sense_change_nothing() {
        let mut history = forked();
        let before = history.clone();
        for what in [
            Move::Go(4),
            Move::Prefer(0),
            Move::Prefer(4),
            Move::Save(4, String::new()),
            Move::Unsave(1),
            Move::Settle,
            Move::Suppose(4),
            Move::Redo,
        ] {
            assert!(!history.make(&what), "{what:?}");
        }
        assert_eq!(history, before);
    }

    #[test]
    fn ways_lead_over_the_last_common_change() {
        let history = forked();
        assert_eq!(history.way(3, 2), (vec![3], vec![2]));
        assert_eq!(history.way(0, 3), (vec![], vec![1, 3]));
        assert!(history.leads_through(1, 3) && !history.leads_through(2, 3));
        assert!(history.leads_through(0, 3) && history.leads_through(3, 3));
        assert_eq!(history.back(3).collect::<Vec<_>>(), [3, 1]);
    }
}

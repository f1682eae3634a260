//! What remains of the truths of a board when some candidates are right.

use super::board::Board;

/// A truth with at most one candidate left, and that candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forced {
    /// The truth.
    pub(crate) truth: u16,
    /// The candidate, which is right; without one the truth cannot be satisfied.
    pub(crate) right: Option<u16>,
}

/// The candidates that are right, and what remains.
#[derive(Debug)]
pub(super) struct Left<'a> {
    board: &'a Board,
    right: Vec<u16>,
    /// How many of these rule out each candidate, counted once for each truth that the two share.
    ruled: Vec<u8>,
    /// How many candidates of each truth are not ruled out.
    left: Vec<u8>,
}

impl<'a> Left<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        let left = (0..board.n_truths()).map(|truth| board.members(truth as u16).len() as u8);
        Self {
            board,
            right: Vec::new(),
            ruled: vec![0; board.n_candidates()],
            left: left.collect(),
        }
    }

    /// Makes exactly these right; quick if they begin as before.
    pub(super) fn set(&mut self, right: &[u16]) {
        let both = self.right.iter().zip(right);
        let same = both.take_while(|(a, b)| a == b).count();
        while self.right.len() > same {
            self.pop();
        }
        right[same..].iter().for_each(|&one| self.push(one));
    }

    /// Makes one more candidate right.
    pub(super) fn push(&mut self, right: u16) {
        self.right.push(right);
        for other in seen(self.board, right) {
            let ruled = &mut self.ruled[usize::from(other)];
            *ruled += 1;
            if *ruled == 1 {
                let truths = self.board.truths(other).map(usize::from);
                truths.into_iter().for_each(|truth| self.left[truth] -= 1);
            }
        }
    }

    fn pop(&mut self) {
        let Some(right) = self.right.pop() else {
            return;
        };
        for other in seen(self.board, right) {
            let ruled = &mut self.ruled[usize::from(other)];
            *ruled -= 1;
            if *ruled == 0 {
                let truths = self.board.truths(other).map(usize::from);
                truths.into_iter().for_each(|truth| self.left[truth] += 1);
            }
        }
    }

    /// The truth, if it has at most one candidate left that is not right already.
    pub(super) fn forced(&self, truth: u16) -> Option<Forced> {
        let members = self.board.members(truth);
        if members.is_empty() || self.left[usize::from(truth)] > 1 {
            return None;
        }
        let is_left = |&&other: &&u16| self.ruled[usize::from(other)] == 0;
        let right = members.iter().find(is_left).copied();
        let is_known = right.is_some_and(|right| self.right.contains(&right));
        (!is_known).then_some(Forced { truth, right })
    }
}

/// The candidates that share a truth with this one, once for each truth they share.
pub(super) fn seen(board: &Board, candidate: u16) -> impl Iterator<Item = u16> {
    let truths = board.truths(candidate).into_iter();
    let members = truths.flat_map(|truth| board.members(truth)).copied();
    members.filter(move |&other| other != candidate)
}

/// Do the two share a truth?
pub(crate) fn sees(board: &Board, one: u16, other: u16) -> bool {
    seen(board, one).any(|seen| seen == other)
}

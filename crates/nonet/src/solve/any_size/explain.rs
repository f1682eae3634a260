//! Explanations: what a decided candidate follows from, and what a conflict consists of.

use super::cover::Var;
use super::state::{Conflict, Reason, State};

impl State {
    /// The candidates from which a decided one follows; none if it was chosen. Clauses explain themselves.
    pub(super) fn explain(&self, var: Var, reason: Reason, because: &mut Vec<Var>) {
        match reason {
            Reason::None | Reason::Clause(_) => {}
            Reason::Peer(peer) => because.push(peer),
            Reason::Last(need) => {
                for rival in self.cover.vars(need.index(), self.root(need.index())) {
                    if rival != var {
                        because.push(rival);
                    }
                }
            }
            Reason::Locked(need, other) => self.explain_locked(need, other, because),
            Reason::Subset(number) => self.explain_subset(number, because),
        }
    }

    /// The candidates that make a conflict.
    pub(super) fn explain_conflict(&self, conflict: Conflict, because: &mut Vec<Var>) {
        match conflict {
            Conflict::Unmet(need) => {
                self.list(need.index(), u32::MAX, because);
            }
            Conflict::Refuted(var, reason) => {
                because.push(var);
                self.explain(var, reason, because);
            }
            Conflict::Subset(number) => self.explain_subset(number, because),
            Conflict::Clause(_) => {}
        }
    }

    /// Lists those of a need's candidates before any choice that are `among` these.
    pub(super) fn list(&self, need: usize, among: u32, because: &mut Vec<Var>) {
        for var in self.cover.vars(need, self.root(need) & among) {
            because.push(var);
        }
    }
}

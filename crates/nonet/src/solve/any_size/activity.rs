//! What to choose next: a need with the fewest candidates ("first fail": R. M. Haralick and G. L. Elliott,
//! Increasing tree search efficiency for constraint satisfaction problems, 1980), whether a cell's or a house's,
//! and among those one whose candidates took part in conflicts (VSIDS: M. W. Moskewicz and others, Chaff, 2001).
//!
//! After the first conflicts, only candidates of the latest ones are considered (as in BerkMin: E. Goldberg and Y.
//! Novikov, 2002): that is quicker than comparing all needs, and leads to fewer conflicts. The most active ones
//! are tried out, and the need is taken from which most follows either way. The candidate from which more follows
//! comes first: if it is wrong, that shows soonest.

use super::cover::{Lit, Var};
use super::probe::Probe;
use super::state::{MET, State};

/// By how much the weight of a conflict grows from one to the next.
const GROWTH: f32 = 1.02;

/// How many needs are looked at together.
const CHUNK: usize = 16;

/// The initial weight of a candidate, before any conflict.
const START: f32 = 0.01;

/// How many candidates of the latest conflicts are compared.
const RECENT: usize = 32;

/// How many needs are tried out.
const LOOKED_AT: usize = 5;

/// A need, and the activity of its more active candidate; `None` if there are too few needs.
type Active = (f32, Option<usize>);

/// How often each candidate took part in conflicts; recent ones count more.
#[derive(Clone, Debug)]
pub(super) struct Activity {
    of: Vec<f32>,
    weight: f32,
    /// Candidates of conflicts, the latest last; only a candidate's last entry counts.
    recent: Vec<Var>,
    last: Vec<u32>,
    /// How long the list may grow before it is tidied.
    room: usize,
    probe: Probe,
}

impl Activity {
    pub(super) fn new() -> Self {
        Self {
            of: Vec::new(),
            weight: 1.0,
            recent: Vec::new(),
            last: Vec::new(),
            room: 0,
            probe: Probe::default(),
        }
    }

    pub(super) fn bump(&mut self, var: Var) {
        self.of[var.index()] += self.weight;
        self.last[var.index()] = self.recent.len() as u32;
        self.recent.push(var);
    }

    /// Lets the next conflict count more.
    pub(super) fn grow(&mut self) {
        self.weight *= GROWTH;
        if self.weight > 1e20 {
            self.weight *= 1e-20;
            for activity in &mut self.of {
                *activity *= 1e-20;
            }
        }
        if self.recent.len() > self.room {
            self.tidy();
        }
    }

    /// Drops the entries that do not count.
    fn tidy(&mut self) {
        let mut n_kept = 0;
        for index in 0..self.recent.len() {
            // Without a branch, since it is hard to predict which entries count.
            let var = self.recent[index];
            let last = &mut self.last[var.index()];
            let is_kept = *last as usize == index;
            *last = if is_kept { n_kept as u32 } else { *last };
            self.recent[n_kept] = var;
            n_kept += usize::from(is_kept);
        }
        self.recent.truncate(n_kept);
        self.room = self.recent.len() * 3 / 2 + 200;
    }

    /// The candidate to try. Expects a board that is not full, with all singles propagated.
    pub(super) fn choose(&mut self, state: &State) -> Var {
        self.of.resize(state.cover.n_vars(), START);
        self.last.resize(state.cover.n_vars(), 0);
        self.look_ahead(state).unwrap_or_else(|| {
            let two = self.two_left(state);
            let need = two.unwrap_or_else(|| self.fewest_left(state));
            state.cover.first(need, state.open[need])
        })
    }

    /// Among the most active needs with two candidates, finds the one from which most follows on both sides, and
    /// returns the candidate from which more follows. An impossible candidate takes precedence: it is a conflict.
    fn look_ahead(&mut self, state: &State) -> Option<Var> {
        let mut best = (0, None);
        let tried = self.two_left_of_recent(state).into_iter();
        for need in tried.filter_map(|(_, need)| need) {
            let open = state.open[need];
            let one = state.cover.first(need, open);
            let other = state.cover.first(need, open & (open - 1));
            let Some(n) = self.probe.look(one, state) else {
                return Some(one);
            };
            let Some(m) = self.probe.look(other, state) else {
                return Some(other);
            };
            if n * m > best.0 {
                best = (n * m, Some(if m > n { other } else { one }));
            }
        }
        best.1
    }

    fn of(&self, var: Var) -> f32 {
        self.of[var.index()]
    }

    /// The total activity of a need's candidates.
    fn sum(&self, need: usize, state: &State) -> f32 {
        let mut sum = 0.0;
        for var in state.cover.vars(need, state.open[need]) {
            sum += self.of(var);
        }
        sum
    }

    /// The needs with two candidates of which a recent one is the most active.
    fn two_left_of_recent(&self, state: &State) -> [Active; LOOKED_AT] {
        let (mut best, mut n_seen) = ([(0.0, None); LOOKED_AT], 0);
        for (index, &var) in self.recent.iter().enumerate().rev() {
            if self.last[var.index()] as usize != index || state.value(Lit::yes(var)) != 0 {
                continue;
            }
            let needs = state.cover.needs(var);
            let Some(&(need, _)) = needs.iter().find(|need| has_two(state.open[need.0])) else {
                continue;
            };
            keep(&mut best, (self.of(var), Some(need)));
            n_seen += 1;
            if n_seen == RECENT {
                break;
            }
        }
        best
    }

    /// The most active of the needs with two candidates.
    fn two_left(&self, state: &State) -> Option<usize> {
        let mut best = (0.0, None);
        for (index, chunk) in state.needs().chunks(CHUNK).enumerate() {
            // Most chunks have none: without a branch for each need, they are skipped quickly.
            if !chunk.iter().fold(false, |some, &open| some | has_two(open)) {
                continue;
            }
            for (need, &open) in (CHUNK * index..).zip(chunk) {
                if !has_two(open) {
                    continue;
                }
                let activity = self.sum(need, state);
                if activity > best.0 {
                    best = (activity, Some(need));
                }
            }
        }
        best.1
    }

    fn fewest_left(&self, state: &State) -> usize {
        let mut best = (u32::MAX, 0.0, 0);
        for (need, &open) in state.needs().iter().enumerate() {
            let n_left = open.count_ones();
            if open & MET != 0 || n_left < 2 || n_left > best.0 {
                continue;
            }
            let activity = self.sum(need, state);
            if n_left < best.0 || activity > best.1 {
                best = (n_left, activity, need);
            }
        }
        best.2
    }
}

/// Puts a need into its place in the list, or replaces the least active one if the need is more active.
fn keep(best: &mut [Active; LOOKED_AT], new: Active) {
    let mut least = 0;
    for (index, &(activity, need)) in best.iter().enumerate() {
        if need == new.1 {
            least = index;
            break;
        }
        if activity < best[least].0 {
            least = index;
        }
    }
    if new.0 > best[least].0 {
        best[least] = new;
    }
}

fn has_two(open: u32) -> bool {
    let second = open & open.wrapping_sub(1);
    (second != 0) & (second & second.wrapping_sub(1) == 0)
}

#[cfg(test)]
mod tests {
    use super::super::cover::Cover;
    use super::*;
    use crate::board::Geometry;

    /// Random numbers below a limit.
    fn random() -> impl FnMut(u32) -> u32 {
        let mut seed = 1u64;
        move |limit| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as u32 % limit
        }
    }

    /// Needs with random candidates: none, one, or at least `fewest`; none and one are rare.
    fn state(fewest: u32, below: &mut impl FnMut(u32) -> u32) -> State {
        let cover = Cover::new(&Geometry::shared(3, 4).expect("such boards exist"));
        let mut open = vec![0u32; cover.n_needs()];
        for need in cover.all_needs() {
            let n = [0, 1, 3, 4, 5, fewest][below(6).min(below(6)) as usize];
            while open[need].count_ones() < n {
                open[need] |= 1 << below(12);
            }
        }
        State::new(cover, open)
    }

    #[test]
    fn of_the_latest_candidates_the_most_active_that_are_one_of_two_are_tried_out() {
        let mut below = random();
        for _ in 0..300 {
            let (mut activity, state) = (Activity::new(), state(2, &mut below));
            activity.of = vec![START; state.cover.n_vars()];
            activity.last = vec![0; state.cover.n_vars()];
            let mut latest: Vec<Var> = Vec::new();
            for _ in 0..below(400) {
                let var = state.cover.var(below(144) as usize, below(12) as usize);
                activity.bump(var);
                activity.grow();
                latest.retain(|&other| other != var);
                latest.insert(0, var);
            }
            let needs = |var: &Var| state.cover.needs(*var).map(|(need, _)| need);
            let two = |need: &usize| state.open[*need].count_ones() == 2;
            latest.retain(|var| needs(var).iter().any(two));
            latest.truncate(RECENT);
            let mut expected: Vec<Active> = Vec::new();
            for var in latest {
                let need = needs(&var).into_iter().find(two).expect("kept for it");
                match expected.iter_mut().find(|other| other.1 == Some(need)) {
                    Some(other) => other.0 = other.0.max(activity.of(var)),
                    None => expected.push((activity.of(var), Some(need))),
                }
            }
            expected.sort_by(|a, b| b.0.total_cmp(&a.0));
            expected.truncate(LOOKED_AT);
            let mut found: Vec<_> = activity.two_left_of_recent(&state).into();
            found.retain(|(_, need)| need.is_some());
            found.sort_by(|a, b| b.0.total_cmp(&a.0));
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_need_is_the_most_active_of_those_with_the_fewest_candidates() {
        let mut below = random();
        for round in 0..300 {
            let (mut activity, state) = (Activity::new(), state(2 + round % 2, &mut below));
            activity.of = vec![START; state.cover.n_vars()];
            if round % 3 > 0 {
                activity.of.fill_with(|| below(1000) as f32);
            }
            let sum = |need: usize| -> f32 {
                let vars = state.cover.vars(need, state.open[need]);
                vars.map(|var| activity.of(var)).sum()
            };
            let n_left = |need: &usize| state.open[*need].count_ones();
            let open = || state.cover.all_needs().filter(|need| n_left(need) > 1);
            let fewest = open().map(|need| n_left(&need)).min().expect("some");
            let among = open().filter(|need| n_left(need) == fewest);
            let best = among.reduce(|best, need| if sum(need) > sum(best) { need } else { best });
            assert_eq!(Some(activity.fewest_left(&state)), best);
            assert_eq!(activity.two_left(&state), best.filter(|_| fewest == 2));
        }
    }
}

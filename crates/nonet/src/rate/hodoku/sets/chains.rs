//! Chains of almost locked sets.

use super::list::{Pair, Set, Sets};
use super::step::step;
use crate::logic::{Context, Step};
use crate::rate::hodoku::gone::{Gone, least};

/// The best chain.
pub(in crate::rate::hodoku) fn chain(context: &Context<'_>) -> Option<Step> {
    let sets = Sets::new(context);
    let mut search = Chains {
        sets: &sets,
        links: Vec::new(),
        seen: Vec::new(),
        best: None,
    };
    (0..sets.sets.len()).for_each(|start| search.start(start));
    let (gone, links) = search.best?;
    let last = links.last().map(|link| link.pair.sets[1])?;
    let numbers = links.iter().map(|link| link.pair.sets[0]).chain([last]);
    let chosen: Vec<&Set> = numbers.map(|set| &sets.sets[set]).collect();
    let commons = (0_u8..).zip(&links).flat_map(|(place, link)| {
        let digits = link.digits().into_iter().flatten();
        digits.map(move |digit| (digit, place, place + 1))
    });
    step("als-chain", &gone, &chosen, commons.collect())
}

/// Which commons of the pair are in force at a link of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Force {
    First,
    Second,
    Both,
}

/// A pair in a chain.
#[derive(Clone, Copy, Debug)]
struct Link {
    pair: Pair,
    force: Force,
}

impl Link {
    fn digits(self) -> [Option<usize>; 2] {
        match self.force {
            Force::First => [Some(self.pair.first), None],
            Force::Second => [None, self.pair.second],
            Force::Both => [Some(self.pair.first), self.pair.second],
        }
    }

    /// The next link: a common in force here cannot be in force there. (If both are, HoDoKu considers only the first.)
    fn next(self, pair: Pair) -> Option<Self> {
        let used = match self.force {
            Force::Second => self.pair.second?,
            Force::First | Force::Both => self.pair.first,
        };
        let force = match pair.second {
            None => (pair.first != used).then_some(Force::First)?,
            Some(second) if second == used => Force::First,
            Some(_) if pair.first == used => Force::Second,
            Some(_) => Force::Both,
        };
        Some(Self { pair, force })
    }
}

/// The search for chains.
struct Chains<'a> {
    sets: &'a Sets,
    links: Vec<Link>,
    /// Whether each link has been reached early and late, for each digit in force in the first link: the
    /// continuation depends on nothing else.
    seen: Vec<bool>,
    best: Option<(Vec<Gone>, Vec<Link>)>,
}

impl Chains<'_> {
    fn start(&mut self, set: usize) {
        self.seen = vec![false; 9 * 6 * self.sets.pairs.len()];
        for number in self.sets.starts[set]..self.sets.starts[set + 1] {
            let pair = self.sets.pairs[number];
            let second = pair.second.map(|_| Force::Second);
            for force in std::iter::once(Force::First).chain(second) {
                self.links.push(Link { pair, force });
                self.follow();
                self.links.pop();
            }
        }
    }

    fn follow(&mut self) {
        let last = self.links[self.links.len() - 1];
        let set = last.pair.sets[1];
        for number in self.sets.starts[set]..self.sets.starts[set + 1] {
            let Some(link) = last.next(self.sets.pairs[number]) else {
                continue;
            };
            self.links.push(link);
            if !self.is_seen(number) {
                self.tell();
                self.follow();
            }
            self.links.pop();
        }
    }

    /// Has the last link, which has this number, been reached before?
    fn is_seen(&mut self, number: usize) -> bool {
        let [first, .., last] = self.links[..] else {
            return false;
        };
        let digit = first.digits().into_iter().flatten().next().unwrap_or(0);
        let link = 3 * (digit * self.sets.pairs.len() + number) + last.force as usize;
        let place = 2 * link + usize::from(self.links.len() > 2);
        std::mem::replace(&mut self.seen[place], true)
    }

    /// Notes what the chain rules out, if it is the best so far.
    fn tell(&mut self) {
        let [first, _, .., last] = self.links[..] else {
            return;
        };
        if self.links.len() < 3 {
            return;
        }
        let but = [first.digits(), last.digits()].concat();
        let gone = self
            .sets
            .gone([first.pair.sets[0], last.pair.sets[1]], &but);
        let is_best = |(best, _): &(Vec<Gone>, _)| least(&gone) < least(best);
        if !gone.is_empty() && self.best.as_ref().is_none_or(is_best) {
            self.best = Some((gone, self.links.clone()));
        }
    }
}

//! Forcing chains and nets, branch by branch. Eliminations that are plain to see are left out, except at the end.

use super::super::sentence::{Gaps, sentence};
use super::fish;
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Candidate, Cell, DigitSet, House};
use nonet::logic::{Because, Branch, Fact, Line, Net, Pattern, Premise, Truth};

/// Why one of the assumptions is right, if that is not obvious, and the branches, each with what follows from it.
pub(super) fn lines(net: &Net) -> Vec<Sentence> {
    [premise(net), branches(net)].concat()
}

/// What a fish implies without its fins.
fn premise(net: &Net) -> Vec<Sentence> {
    match &net.premise {
        Premise::Opposites | Premise::Truth(_) => Vec::new(),
        Premise::Fins(fish) => vec![fish::without_fins(fish)],
        Premise::Cover(fish, house) => {
            let house = ("house", Filling::Houses(vec![*house]));
            let gaps = fish::gaps(fish).into_iter().chain([house]);
            let key = match fish::n_fins(fish) {
                1 => key::NET_COVER,
                _ => key::NET_COVERS,
            };
            vec![sentence(key, gaps.collect())]
        }
    }
}

fn branches(net: &Net) -> Vec<Sentence> {
    let letters = !lettered(net).is_empty();
    let branches = net.branches.iter().zip(0..);
    branches
        .flat_map(|(branch, number)| {
            let Fact { candidate, right } = branch.suppose;
            let (key, set) = match (letters, right) {
                (true, _) => (key::NET_BRANCH, Some(number)),
                (false, true) => (key::NET_SUPPOSE, None),
                (false, false) => (key::NET_SUPPOSE_NOT, None),
            };
            let set = set.map(|number| ("set", Filling::Set(number, vec![candidate.cell])));
            let gaps = set.into_iter().chain(about(candidate)).collect();
            [vec![sentence(key, gaps)], told(branch)].concat()
        })
        .collect()
}

/// The cells that letters stand for, one set each: those of a digit's places.
pub(super) fn lettered(net: &Net) -> Vec<Vec<Cell>> {
    match net.premise {
        Premise::Truth(Truth::House(..)) | Premise::Fins(_) | Premise::Cover(..) => {
            let supposed = net.branches.iter().map(|branch| branch.suppose);
            supposed.map(|fact| vec![fact.candidate.cell]).collect()
        }
        Premise::Truth(Truth::Cell(_)) | Premise::Opposites => Vec::new(),
    }
}

/// What follows, and how it ends.
fn told(branch: &Branch) -> Vec<Sentence> {
    let facts: Vec<Fact> = branch.facts().collect();
    let clash = (1..facts.len()).find(|&place| facts[..place].contains(&facts[place].opposite()));
    let lines = branch.lines.iter().zip(1..);
    let before = lines.take_while(|&(_, place)| Some(place) != clash);
    let mut told: Vec<Sentence> = before.flat_map(|(line, _)| follows(line)).collect();
    let last = match clash {
        Some(place) => branch.lines.get(place - 1).map(contradicts),
        None => branch.lines.last().and_then(is_out),
    };
    told.extend(last);
    told
}

/// Why a line follows, unless it is plain to see.
fn follows(line: &Line) -> Vec<Sentence> {
    let candidate = line.fact.candidate;
    let one = |key, more: Gaps| {
        let gaps = more.into_iter().chain(about(candidate)).collect();
        vec![sentence(key, gaps)]
    };
    match &line.why {
        Because::Sees(_) => Vec::new(),
        Because::Truth(Truth::Cell(_)) => one(key::NET_CELL, Vec::new()),
        Because::Truth(Truth::House(house, _)) => one(
            key::NET_HOUSE,
            vec![("house", Filling::Houses(vec![*house]))],
        ),
        Because::Pattern(pattern) => match &**pattern {
            Pattern::Intersection { base, cover, .. } => {
                one(key::NET_LOCKED, bases_and_covers(&[*base], &[*cover]))
            }
            Pattern::Fish(fish) => {
                let houses = fish.first();
                let gaps = houses.map(|fish| bases_and_covers(&fish.base, &fish.cover));
                one(key::NET_FISH, gaps.unwrap_or_default())
            }
            Pattern::Subset { cells, digits, .. } => {
                let set = ("set", Filling::Cells(cells.clone()));
                one(
                    key::NET_SUBSET,
                    vec![set, ("digits", Filling::Digits(*digits, cells.clone()))],
                )
            }
            Pattern::Forcing(net) => {
                let inner = net.branches.iter().flat_map(|branch| {
                    let tried = about(branch.suppose.candidate).to_vec();
                    [vec![sentence(key::NET_TRY, tried)], told(branch)].concat()
                });
                inner.chain(one(key::NET_FAIL, Vec::new())).collect()
            }
            _ => one(key::NET_NOT, Vec::new()),
        },
    }
}

fn bases_and_covers(base: &[House], cover: &[House]) -> Gaps {
    vec![
        ("base", Filling::Houses(base.to_vec())),
        ("cover", Filling::Houses(cover.to_vec())),
    ]
}

/// The sentence that the last line rules its candidate out.
fn is_out(line: &Line) -> Option<Sentence> {
    let is_seen = matches!(line.why, Because::Sees(_));
    is_seen.then(|| sentence(key::NET_NOT, about(line.fact.candidate).to_vec()))
}

/// What is wrong with a line that says the opposite of one before it.
fn contradicts(line: &Line) -> Sentence {
    let candidate = line.fact.candidate;
    let digit = DigitSet::only(candidate.digit);
    match line.why {
        Because::Truth(Truth::Cell(_)) => sentence(key::NET_EMPTY, about(candidate).to_vec()),
        Because::Truth(Truth::House(house, _)) => {
            let house = ("house", Filling::Houses(vec![house]));
            let gaps = [house].into_iter().chain(about(candidate));
            sentence(key::NET_NO_PLACE, gaps.collect())
        }
        Because::Sees(by) if by.cell == candidate.cell => {
            sentence(key::NET_BOTH, about(candidate).to_vec())
        }
        Because::Sees(by) => {
            let both = vec![by.cell, candidate.cell];
            let cells = ("cells", Filling::Cells(both.clone()));
            sentence(
                key::NET_TWICE,
                vec![cells, ("digit", Filling::Digits(digit, both))],
            )
        }
        Because::Pattern(_) => sentence(key::NET_CLASH, about(candidate).to_vec()),
    }
}

fn about(candidate: Candidate) -> [(&'static str, Filling); 2] {
    let cells = vec![candidate.cell];
    let digit = Filling::Digits(DigitSet::only(candidate.digit), cells.clone());
    [("cells", Filling::Cells(cells)), ("digit", digit)]
}

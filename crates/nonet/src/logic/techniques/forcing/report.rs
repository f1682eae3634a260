//! Turns a finding into a step: from each branch, the events on which the conclusion rests.

use crate::board::{Candidate, Geometry, sort_short};
use crate::logic::net::{Board, Event, Finding, Inference, Root, Wave, Waves, Why};
use crate::logic::{
    Because, Branch, Context, Deduction, Fact, Info, Line, Net, Pattern, Premise, Step,
};

/// The step.
pub(super) fn step(
    technique: &'static Info,
    context: &Context<'_>,
    waves: &Waves<'_, Pattern>,
    finding: Finding,
) -> Step {
    let (board, geometry) = (&waves.board, context.geometry());
    let candidate = board.candidate(finding.candidate);
    let deduction = if finding.right {
        Deduction::Place(candidate)
    } else {
        Deduction::Eliminate(candidate)
    };
    let branches = waves.branches(finding.root).into_iter();
    let branch = |(supposed, right)| {
        let wave = waves.wave(supposed, right);
        branch(board, geometry, wave, &needed(board, wave, finding))
    };
    let net = Net {
        premise: match finding.root {
            Root::Truth(truth) => Premise::Truth(board.truth(truth, geometry)),
            Root::Absurd(..) | Root::Digit(_) => Premise::Opposites,
        },
        branches: branches.map(branch).collect(),
    };
    Step {
        technique,
        deductions: vec![deduction],
        pattern: Pattern::Forcing(net),
    }
}

/// The branch of an assumption up to its conclusion.
pub(super) fn leading(
    board: &Board,
    geometry: &Geometry,
    wave: &Wave<Pattern>,
    (candidate, right): (u16, bool),
) -> Branch {
    let end = wave.place(candidate, right);
    branch(board, geometry, wave, &resting(board, wave, end.as_slice()))
}

/// An assumption that contradicts itself.
pub(super) fn absurd(board: &Board, geometry: &Geometry, wave: &Wave<Pattern>) -> Net {
    let places = resting(board, wave, wave.clash.as_slice().as_flattened());
    Net {
        premise: Premise::Opposites,
        branches: vec![branch(board, geometry, wave, &places)],
    }
}

/// The places of the events of a branch on which the conclusion rests.
fn needed(board: &Board, wave: &Wave<Pattern>, finding: Finding) -> Vec<usize> {
    if let Root::Absurd(..) = finding.root {
        return resting(board, wave, wave.clash.as_slice().as_flattened());
    }
    let end = wave.place(finding.candidate, finding.right);
    resting(board, wave, end.as_slice())
}

/// The places of all events on which these rest.
fn resting(board: &Board, wave: &Wave<Pattern>, ends: &[usize]) -> Vec<usize> {
    let mut all: Vec<usize> = ends
        .iter()
        .flat_map(|&end| wave.ancestors(board, end))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// These events, up to the first that contradicts another.
fn branch(board: &Board, geometry: &Geometry, wave: &Wave<Pattern>, places: &[usize]) -> Branch {
    let fact = |event: &Event| Fact {
        candidate: board.candidate(event.candidate),
        right: event.right,
    };
    let mut branch = Branch {
        suppose: fact(&wave.events[0]),
        lines: Vec::new(),
    };
    for &place in places {
        let event = &wave.events[place];
        let because = |why| Line {
            fact: fact(event),
            why,
        };
        let line = match event.why {
            Why::Supposed => continue,
            Why::Sees(by) => because(Because::Sees(board.candidate(by))),
            Why::Truth(truth) => because(Because::Truth(board.truth(truth, geometry))),
            Why::Further(number) => {
                let inference = &wave.further[usize::from(number)];
                let emptied = emptied(board, geometry, &branch, inference);
                emptied.unwrap_or_else(|| because(pattern(&branch, inference)))
            }
        };
        branch.lines.push(line);
        if branch.is_absurd() {
            break;
        }
    }
    in_reading_order(&mut branch.lines);
    branch
}

fn says_wrong(branch: &Branch, candidate: Candidate) -> bool {
    let mut facts = branch.facts();
    facts.any(|fact| !fact.right && fact.candidate == candidate)
}

/// The pattern at the point where it is named. Simultaneous eliminations are listed one after the other, so some
/// of its places may be gone by then.
fn pattern(branch: &Branch, inference: &Inference<Pattern>) -> Because {
    let mut pattern = inference.pattern.clone();
    if let Pattern::Intersection { digit, cells, .. } = &mut pattern {
        let digit = *digit;
        cells.retain(|&cell| !says_wrong(branch, Candidate { cell, digit }));
    }
    Because::Pattern(Box::new(pattern))
}

/// If all candidates of one of the pattern's truths are gone by then: the line that its last one is right, a
/// contradiction.
fn emptied(
    board: &Board,
    geometry: &Geometry,
    branch: &Branch,
    inference: &Inference<Pattern>,
) -> Option<Line> {
    let is_gone = |&member: &u16| says_wrong(branch, board.candidate(member));
    let mut truths = inference.truths.iter();
    let truth = *truths.find(|&&truth| board.members(truth).iter().all(is_gone))?;
    let candidate = board.candidate(*board.members(truth).last()?);
    Some(Line {
        fact: Fact {
            candidate,
            right: true,
        },
        why: Because::Truth(board.truth(truth, geometry)),
    })
}

/// The eliminations by one candidate, digit by digit in reading order: none of them rests on another.
fn in_reading_order(lines: &mut [Line]) {
    for lines in lines.chunk_by_mut(|a, b| !a.fact.right && !b.fact.right && a.why == b.why) {
        sort_short(lines, |line| {
            (line.fact.candidate.digit, line.fact.candidate.cell)
        });
    }
}

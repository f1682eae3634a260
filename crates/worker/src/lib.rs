//! The whole worker without its surroundings: a request in, replies out. No clock, no thread, no browser.
//!
//! Every job carries all that it needs, and nothing is kept between jobs. Searches that could take long have a
//! budget of branches; when that runs out the answer is "undecided": late or unknown, but never wrong.

/// The examples of docs/LIBRARY.md.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/LIBRARY.md")]
pub struct Library;

mod backdoors;
mod budget;
mod count;
mod diagnose;
mod estimate;
mod excluded;
mod exhibit;
mod hint;
mod key;
mod mistake;
mod needed;
mod on_marks;
mod rate;
mod reason;
mod say;
mod sentence;
mod solutions;
mod tell;
pub mod workshop;

use answers::protocol::{
    Answer, Deep, Failure, Job, ParsedPosition, Propagated, Quick, Reply, Request,
};
pub use exhibit::exhibit;
use nonet::logic::{self, Reach};
pub(crate) use say::Say;
pub use tell::sentences;

/// Handles a request. The last reply is `Done` or `Failed`; before it there may be `Progress`, and in any case
/// regular signs of life.
pub fn handle(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, |job, say| match job {
        Job::Quick(question, position) => Some(quick(question, &position.read()?, say)),
        Job::Deep(question, position) => Some(deep(question, &position.read()?, say)),
        Job::Show(steps) => Some(Answer::Show(hint::show(steps, say))),
        Job::Craft(..) | Job::Import(_) | Job::Formats(_) => None, // for a program with a workshop
    });
}

/// Handles only what is asked all the time during play of 9x9, and propagation on every board. The page's first
/// program does no more: the rest is in the workshop.
pub fn handle_quick(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, |job, say| match job {
        Job::Quick(question, position) if !job.is_workshop() => {
            Some(quick(question, &position.read()?, say))
        }
        // The page asks another program.
        Job::Quick(..)
        | Job::Deep(..)
        | Job::Craft(..)
        | Job::Show(_)
        | Job::Import(_)
        | Job::Formats(_) => None,
    });
}

/// Answers a request, or refuses it if there is no such board or it is not for this program.
fn respond(
    Request { id, job }: Request,
    reply: &mut dyn FnMut(Reply),
    answer: fn(&Job, &mut Say<'_>) -> Option<Answer>,
) {
    let answer = answer(&job, &mut Say::new(id, reply));
    reply(match answer {
        Some(answer) => Reply::Done(id, answer),
        None => Reply::Failed(id, Failure::BadRequest),
    });
}

/// The questions that the first program answers.
fn quick(question: &Quick, asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    match question {
        Quick::Check => Answer::Check(budget::verdict(asked.puzzle().1, say)),
        Quick::Propagate(reach) => Answer::Propagate(propagate(asked, *reach)),
        Quick::Solve => Answer::Solve(count::solve(asked, say)),
        Quick::Count => solutions::count(asked, say),
    }
}

fn propagate(asked: &ParsedPosition, reach: Reach) -> Propagated {
    let found = logic::propagate(&mut asked.grid(), reach);
    let steps = found.steps.iter();
    Propagated {
        steps: steps
            .map(|step| exhibit::simple(&asked.geometry, step))
            .collect(),
        outcome: found.outcome,
    }
}

/// The questions that need every technique, every scale, or a long search.
fn deep(question: &Deep, asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    match question {
        Deep::Hint(wanted) => Answer::Hint(hint::hint(asked, wanted, say)),
        Deep::Marked(wanted, marks) => on_marks::hint(asked, wanted, marks, say),
        Deep::Steps(wanted) => hint::steps(asked, wanted, say),
        Deep::Path(wanted, extent) => hint::path(asked, wanted, *extent, say),
        Deep::Prove(step) => hint::prove(asked, step, say),
        Deep::Er => rate::er(asked, say),
        Deep::Rate => rate::rate(asked, say),
        Deep::Diagnose => diagnose::diagnose(asked, say),
        Deep::TrueCandidates => solutions::true_candidates(asked, say),
        Deep::Backdoors => backdoors::backdoors(asked, say),
        Deep::Estimate(seed) => estimate::estimate(asked, *seed, say),
        Deep::Save => solutions::save(asked, say),
    }
}

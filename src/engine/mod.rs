//! The whole worker without its surroundings: a request in, replies out. No clock, no thread, no browser.
//!
//! Every job carries all that it needs, and nothing is kept between jobs. Searches that could take long have a
//! budget of branches; when that runs out the answer is "undecided": late or unknown, but never wrong.

mod backdoors;
mod budget;
mod count;
mod diagnose;
mod estimate;
mod excluded;
mod exhibit;
mod hint;
mod mistake;
mod needed;
mod on_marks;
mod rate;
mod reason;
mod say;
mod sentence;
mod solutions;

use crate::logic::{self, Reach};
use crate::protocol::{Answer, Asked, Failure, Job, Play, Propagated, Reply, Request, Study};
pub use exhibit::exhibit;
pub(crate) use say::Say;

/// Handles a request. The last reply is `Done` or `Failed`; before it there may be `Progress`, and in any case
/// regular signs of life.
pub fn handle(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, |job, say| match job {
        Job::Play(question, position) => Some(play(question, &position.read()?, say)),
        Job::Study(question, position) => Some(study(question, &position.read()?, say)),
        Job::Show(steps) => Some(Answer::Show(hint::show(steps, say))),
        Job::Craft(..) | Job::Import(_) | Job::Formats(_) => None, // for a program with a workshop
    });
}

/// Handles only what is asked all the time during play of 9x9, and propagation on every board. The page's first
/// program does no more: the rest is in the workshop.
pub fn handle_play(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, |job, say| match job {
        Job::Play(question, position) if !job.is_workshop() => {
            Some(play(question, &position.read()?, say))
        }
        // The page asks another program.
        Job::Play(..)
        | Job::Study(..)
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
fn play(question: &Play, asked: &Asked, say: &mut Say<'_>) -> Answer {
    match question {
        Play::Check => Answer::Check(budget::verdict(asked.puzzle().1, say)),
        Play::Propagate(reach) => Answer::Propagate(propagate(asked, *reach)),
        Play::Solve => Answer::Solve(count::solve(asked, say)),
        Play::Count => solutions::count(asked, say),
    }
}

fn propagate(asked: &Asked, reach: Reach) -> Propagated {
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
fn study(question: &Study, asked: &Asked, say: &mut Say<'_>) -> Answer {
    match question {
        Study::Hint(wanted) => Answer::Hint(hint::hint(asked, wanted, say)),
        Study::Marked(wanted, marks) => on_marks::hint(asked, wanted, marks, say),
        Study::Steps(wanted) => hint::steps(asked, wanted, say),
        Study::Path(wanted, extent) => hint::path(asked, wanted, *extent, say),
        Study::Prove(step) => hint::prove(asked, step, say),
        Study::Er => rate::er(asked, say),
        Study::Rate => rate::rate(asked, say),
        Study::Diagnose => diagnose::diagnose(asked, say),
        Study::TrueCandidates => solutions::true_candidates(asked, say),
        Study::Backdoors => backdoors::backdoors(asked, say),
        Study::Estimate(seed) => estimate::estimate(asked, *seed, say),
        Study::Save => solutions::save(asked, say),
    }
}

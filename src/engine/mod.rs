//! The whole worker without the worker: a request in, replies out. No clock, no thread, no browser.
//!
//! Every job is told all that it needs, and nothing is kept between jobs. Where a search could take long it
//! has a budget of branches, and when that ends the answer is "undecided": late or unknown, but never wrong.

mod budget;
mod check;
mod count;
mod diagnose;
mod estimate;
mod hint;
mod mistake;
mod rate;
mod read;
mod say;
mod solutions;

use crate::logic;
use crate::protocol::{Answer, Failure, Job, Reply, Request};
pub(crate) use say::Say;

/// Does what is asked. The last reply is `Done` or `Failed`; before it there may be `Progress`, and in any case a sign of
/// life now and then.
pub fn handle(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, |job, say| {
        play(job, say).or_else(|| study(job, say))
    });
}

/// The same for what play asks for all the time. The page's first program does no more: the rest is in the workshop.
pub fn handle_play(request: Request, reply: &mut dyn FnMut(Reply)) {
    respond(request, reply, play);
}

fn respond(
    Request { id, job }: Request,
    reply: &mut dyn FnMut(Reply),
    answer: fn(&Job, &mut Say<'_>) -> Option<Answer>,
) {
    let position = job.position();
    let is_sound = position.is_none_or(|position| position.geometry().is_some());
    let mut say = Say::new(id, reply);
    let answer = is_sound.then(|| answer(&job, &mut say)).flatten();
    reply(match answer {
        Some(answer) => Reply::Done(id, answer),
        None => Reply::Failed(id, Failure::BadRequest),
    });
}

/// What [`Job::is_workshop`] is not true of.
fn play(job: &Job, say: &mut Say<'_>) -> Option<Answer> {
    Some(match job {
        Job::Check(position) => check::check(position, say),
        Job::Propagate(position, reach) => {
            Answer::Propagate(logic::propagate(&mut position.grid(), *reach))
        }
        Job::Solve(position) => Answer::Solve(count::solve(position, say)),
        Job::Count(position) => solutions::count(position, say),
        Job::Read(text) => read::read(text, say),
        _ => return None,
    })
}

/// What needs every technique, every scale, or a long search.
fn study(job: &Job, say: &mut Say<'_>) -> Option<Answer> {
    Some(match job {
        Job::Hint(position, wanted) => Answer::Hint(hint::hint(position, wanted, say)),
        Job::Steps(position, wanted) => hint::steps(position, wanted, say),
        Job::Path(position, wanted) => hint::path(position, wanted, say),
        Job::Prove(position, step) => hint::prove(position, step, say),
        Job::Rate(position) => rate::rate(position, say),
        Job::Diagnose(position) => diagnose::diagnose(position, say),
        Job::Possible(position) => solutions::possible(position, say),
        Job::Estimate(position, seed) => estimate::estimate(position, *seed, say),
        Job::Save(position) => solutions::save(position, say),
        _ => return None,
    })
}

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
mod solutions;

use crate::logic;
use crate::protocol::{Answer, Failure, Job, Progress, Reply, Request};

/// Does what is asked. The last reply is `Done` or `Failed`; before it there may be `Progress`.
pub fn handle(request: Request, reply: &mut dyn FnMut(Reply)) {
    let Request { id, job } = request;
    if job.position().geometry().is_none() {
        return reply(Reply::Failed(id, Failure::BadRequest));
    }
    let answer = match &job {
        Job::Save(position) => Some(solutions::save(position, &mut |part| {
            reply(Reply::Part(id, part))
        })),
        job => answer(job, &mut |progress| reply(Reply::Progress(id, progress))),
    };
    reply(match answer {
        Some(answer) => Reply::Done(id, answer),
        None => Reply::Failed(id, Failure::BadRequest),
    });
}

/// The answer; `None` to what is for the workshop.
fn answer(job: &Job, progress: &mut dyn FnMut(Progress)) -> Option<Answer> {
    Some(match job {
        Job::Check(position) => check::check(position),
        Job::Propagate(position, reach) => {
            Answer::Propagate(logic::propagate(&mut position.grid(), *reach))
        }
        Job::Hint(position, wanted) => Answer::Hint(hint::hint(position, wanted)),
        Job::Steps(position, wanted) => hint::steps(position, wanted),
        Job::Path(position, wanted) => hint::path(position, wanted),
        Job::Prove(position, step) => hint::prove(position, step),
        Job::Solve(position) => Answer::Solve(count::solve(position, progress)),
        Job::Rate(position) => rate::rate(position),
        Job::Count(position) => solutions::count(position, progress),
        Job::Diagnose(position) => diagnose::diagnose(position, progress),
        Job::Possible(position) => solutions::possible(position, progress),
        Job::Estimate(position, seed) => estimate::estimate(position, *seed, progress),
        Job::Save(position) => solutions::save(position, &mut drop),
        Job::Craft(..) => return None,
    })
}

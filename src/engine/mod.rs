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
mod solutions;

use crate::logic;
use crate::protocol::{Answer, Failure, Job, JobId, Reply, Request};

/// Says how a job goes.
type Say<'a> = &'a mut dyn FnMut(Reply);

/// Does what is asked. The last reply is `Done` or `Failed`; before it there may be `Progress`.
pub fn handle(request: Request, reply: Say<'_>) {
    respond(request, reply, |id, job, reply| {
        play(id, job, reply).or_else(|| study(id, job, reply))
    });
}

/// The same for what play asks for all the time. The page's first program does no more: the rest is in the workshop.
pub fn handle_play(request: Request, reply: Say<'_>) {
    respond(request, reply, play);
}

fn respond(
    Request { id, job }: Request,
    reply: Say<'_>,
    answer: fn(JobId, &Job, Say<'_>) -> Option<Answer>,
) {
    let position = job.position();
    let is_sound = position.is_none_or(|position| position.geometry().is_some());
    let answer = is_sound.then(|| answer(id, &job, reply)).flatten();
    reply(match answer {
        Some(answer) => Reply::Done(id, answer),
        None => Reply::Failed(id, Failure::BadRequest),
    });
}

/// What [`Job::is_workshop`] is not true of.
fn play(id: JobId, job: &Job, reply: Say<'_>) -> Option<Answer> {
    let progress = &mut |progress| reply(Reply::Progress(id, progress));
    Some(match job {
        Job::Check(position) => check::check(position),
        Job::Propagate(position, reach) => {
            Answer::Propagate(logic::propagate(&mut position.grid(), *reach))
        }
        Job::Solve(position) => Answer::Solve(count::solve(position, progress)),
        Job::Count(position) => solutions::count(position, progress),
        Job::Read(text) => read::read(text, progress),
        _ => return None,
    })
}

/// What needs every technique, every scale, or a long search.
fn study(id: JobId, job: &Job, reply: Say<'_>) -> Option<Answer> {
    if let Job::Save(position) = job {
        return Some(solutions::save(position, &mut |part| {
            reply(Reply::Part(id, part));
        }));
    }
    let progress = &mut |progress| reply(Reply::Progress(id, progress));
    Some(match job {
        Job::Hint(position, wanted) => Answer::Hint(hint::hint(position, wanted)),
        Job::Steps(position, wanted) => hint::steps(position, wanted),
        Job::Path(position, wanted) => hint::path(position, wanted),
        Job::Prove(position, step) => hint::prove(position, step),
        Job::Rate(position) => rate::rate(position),
        Job::Diagnose(position) => diagnose::diagnose(position, progress),
        Job::Possible(position) => solutions::possible(position, progress),
        Job::Estimate(position, seed) => estimate::estimate(position, *seed, progress),
        _ => return None,
    })
}

//! The work of the second program's workers: all that the engine does, making puzzles, and the formats of other
//! programs. A request in, replies out.
//!
//! Like the engine it has no clock, no thread and no memory: a job carries all that it needs.

mod draw;
mod import;
mod make;
mod qr;
mod same;
mod wish;

pub use qr::qr;

use crate::Say;
use answers::protocol::{Answer, Failure, Job, Reply, Request, WorkshopAnswer, WorkshopJob};
use nonet::text::offers;

/// Handles a request. The last reply is `Done` or `Failed`; before it there may be `Progress`.
pub fn handle(request: Request, reply: &mut dyn FnMut(Reply)) {
    let Request { id, job } = request;
    let (craft, position) = match job {
        Job::Craft(craft, position) => (craft, position),
        Job::Import(text) => {
            let answer = import::import(&text, &mut Say::new(id, reply));
            return reply(Reply::Done(id, answer));
        }
        Job::Formats(sheet) => {
            return reply(Reply::Done(id, Answer::Formats(offers(&sheet))));
        }
        job => return crate::handle(Request { id, job }, reply),
    };
    let Some(asked) = position.read() else {
        return reply(Reply::Failed(id, Failure::BadRequest));
    };
    let say = &mut Say::new(id, reply);
    let crafted = match craft {
        WorkshopJob::Make(wish, seed) => {
            let words = wish::words(&wish, asked.geometry.n_cells());
            make::made(&asked.geometry, &words, seed, say)
        }
        WorkshopJob::Scramble(seed) => same::scrambled(&asked, seed),
        WorkshopJob::Canonical => same::form(&asked),
        WorkshopJob::Same(other) => same::compared(&asked, &other),
        WorkshopJob::Draw(sketches) => {
            let drawn = sketches.iter().map(|sketch| draw::draw(sketch, say));
            WorkshopAnswer::Draw(drawn.collect())
        }
        WorkshopJob::Qr(link) => WorkshopAnswer::Qr(qr::qr(&link)),
    };
    reply(Reply::Done(id, Answer::Craft(Box::new(crafted))));
}

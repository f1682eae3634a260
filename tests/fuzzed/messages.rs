//! The messages between pages and workers, as the bytes that are sent.

use answers::protocol::{Deep, Job, Reply, Request, WorkshopJob, bytes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use watch::{Command, Report};
use worker::workshop;

/// Requests; on boards up to 4x4, where nothing takes long, they are also carried out.
pub fn requests(data: &[u8]) {
    let Some(request) = round_trip::<Request>(data) else {
        return;
    };
    let id = request.id;
    let asked = match &request.job {
        Job::Quick(_, position) | Job::Deep(_, position) | Job::Craft(_, position) => {
            position.read()
        }
        Job::Show(_) | Job::Import(_) | Job::Formats(_) => None,
    };
    let is_small = asked.is_none_or(|asked| asked.geometry.side() <= 4);
    let may_be_long = matches!(
        request.job,
        Job::Deep(Deep::Estimate(_), _)
            | Job::Craft(WorkshopJob::Make(..) | WorkshopJob::Draw(_), _)
    );
    if !is_small || may_be_long {
        return;
    }
    let mut replies = Vec::new();
    workshop::handle(request, &mut |reply| replies.push(reply));
    let is_last = |reply: &Reply| match reply {
        Reply::Done(of, _) | Reply::Failed(of, _) => *of == id,
        _ => false,
    };
    assert!(replies.last().is_some_and(is_last), "{replies:?}");
    assert_eq!(replies.iter().filter(|reply| is_last(reply)).count(), 1);
}

/// Replies.
pub fn replies(data: &[u8]) {
    round_trip::<Reply>(data);
}

/// Commands to the laboratory's worker, and its reports.
pub fn lab_messages(data: &[u8]) {
    round_trip::<Command>(data);
    round_trip::<Report>(data);
}

/// A message, if it is valid: it is written out and read back the same.
fn round_trip<T: Serialize + DeserializeOwned>(data: &[u8]) -> Option<T> {
    let message: T = bytes::read(data)?;
    let written = bytes::written(&message);
    let again: T = bytes::read(&written).expect("what is written is read");
    assert_eq!(bytes::written(&again), written);
    Some(message)
}

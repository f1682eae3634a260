//! The workers of the second program, which is fetched when its first job is asked for.

use super::happened::{Happened, Sender, WorkshopNews as News};
use super::worker::{WorkerNews, Workers};
use super::{Fallible, Host, Program, dom, pages, timing};
use answers::protocol::{Failure, JobId, Reply, Request};
use app::Msg;
use app::msg::Slow;
use wasm_bindgen::JsCast;
use words::Lang;

/// After this many milliseconds, a message says that the program is still being fetched.
const FETCH_SLOW: i32 = 1_500;

/// The second program, once it has arrived.
pub(super) struct Workshop {
    host: Host,
    tell: Sender,
    workers: Option<Workers>,
    /// The requests made before the program arrived.
    waiting: Vec<Request>,
}

impl Workshop {
    /// A workshop with nothing fetched yet.
    pub(super) fn new(host: &Host, tell: &Sender) -> Self {
        Self {
            host: host.clone(),
            tell: tell.clone(),
            workers: None,
            waiting: Vec::new(),
        }
    }

    /// Gives a job to a worker, as soon as there is one, and fetches the words for its answer. Like the methods
    /// below, it returns the messages for the model.
    pub(super) fn ask(&mut self, request: Request, lang: Lang) -> Vec<Msg> {
        if let Some(workers) = &mut self.workers {
            return workers.ask(request).into_iter().map(Msg::from).collect();
        }
        self.waiting.push(request);
        if self.waiting.len() == 1 {
            self.fetch(lang);
        }
        Vec::new()
    }

    /// Ends the worker that has this job, unless the job is done already.
    pub(super) fn cancel(&mut self, id: JobId) -> Vec<Msg> {
        self.waiting.retain(|request| request.id != id);
        let workers = self.workers.as_mut();
        let told = workers.map_or_else(Vec::new, |workers| workers.cancel(id));
        self.without_loss(told)
    }

    /// Handles an event.
    pub(super) fn hear(&mut self, news: News) -> Vec<Msg> {
        match news {
            // It was fetched again, because the first request was cancelled meanwhile.
            News::Fetched(Some(_)) if self.workers.is_some() => Vec::new(),
            News::Fetched(Some(program)) => self.begin(program),
            News::Fetched(None) => {
                let waiting = self.waiting.drain(..);
                let failed = |request: Request| Reply::Failed(request.id, Failure::NotFetched);
                waiting.map(failed).map(Msg::Worker).collect()
            }
            News::Awaited => {
                let waiting = self.waiting.iter();
                let slow = |request: &Request| Msg::Slow(request.id, Slow::Fetching);
                waiting.map(slow).collect()
            }
            News::Worker(serial, signal) => {
                let workers = self.workers.as_mut();
                let told = workers.map_or_else(Vec::new, |workers| workers.hear(serial, signal));
                with_the_time(self.without_loss(told))
            }
        }
    }

    fn fetch(&self, lang: Lang) {
        let tell = self.tell.clone();
        timing::after(FETCH_SLOW, move || {
            tell.happened(Happened::Workshop(News::Awaited));
        });
        let tell = self.tell.clone();
        let host = self.host.clone();
        pages::bring_study(&host, lang, Box::new(drop)); // fetched along with the program
        timing::when(&self.host.workshop(), move |program| {
            let then = move |words: Fallible| {
                let program = words.and(program).inspect_err(dom::log).ok();
                let news = News::Fetched(program.map(JsCast::unchecked_into));
                tell.happened(Happened::Workshop(news));
            };
            pages::bring_study(&host, lang, Box::new(then));
        });
    }

    fn begin(&mut self, program: Program) -> Vec<Msg> {
        let tell = self.tell.clone();
        let mut workers = Workers::new(
            move || program.spawn(),
            move |serial, signal| tell.happened(Happened::Workshop(News::Worker(serial, signal))),
        );
        let mut told = workers.start();
        for request in self.waiting.drain(..) {
            told.extend(workers.ask(request));
        }
        self.workers = Some(workers);
        self.without_loss(told)
    }

    /// If workers keep dying, they are given up until the next job. That does not mean that the page's engine, a
    /// different one, is lost.
    fn without_loss(&mut self, mut told: Vec<WorkerNews>) -> Vec<Msg> {
        if told.contains(&WorkerNews::Lost) {
            self.workers = None;
            told.retain(|news| *news != WorkerNews::Lost);
        }
        told.into_iter().map(Msg::from).collect()
    }
}

/// Progress is reported together with the time.
fn with_the_time(told: Vec<Msg>) -> Vec<Msg> {
    let mut all = vec![Msg::Clock(timing::now())];
    all.extend(told);
    all
}

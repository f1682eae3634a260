//! The supervisor of the workers: one works, a spare stands by.
//!
//! A worker can't be interrupted, only ended. So cancelling a job means ending its worker: the spare is warm and at
//! once takes over all other jobs, and another spare is started. The same happens when a worker dies, but then its
//! jobs are reported as failed, since one of them may have killed it. If workers keep dying, they are given up.
//!
//! Some workers end or hang silently. So a busy worker gives a sign every tenth of a second; after [`SILENT_MS`]
//! without one, that is reported, and the spare takes over and repeats the job. A machine that is merely slow loses
//! no more than that: the second worker has [`LOST_MS`]. If the page was asleep, or its timers were slowed down
//! because it is out of sight, the silence is not held against its workers.

use super::listener::Listener;
use super::{Fallible, dom, timing, wire};
use answers::protocol::{Failure, JobId, Reply, Request};
use app::Msg;
use app::msg::Slow;
use js_sys::Uint8Array;
use std::fmt;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker};

/// How many deaths within [`LOOP_MS`] are tolerated; one more, and the workers are given up.
const DEATHS: usize = 3;

/// The period for counting deaths: see [`DEATHS`].
const LOOP_MS: f64 = 10_000.0;

/// A worker not ready after this time never will be.
const READY_MS: i32 = 15_000;

/// Time between two checks that the worker gives signs.
const LOOK_MS: i32 = 250;

/// If two checks are further apart than this, the page itself was asleep, and they say nothing about the worker.
const SLEPT_MS: f64 = 1_000.0;

/// A busy worker that is silent for this long is replaced,
const SILENT_MS: f64 = 1_250.0;

/// one that has not started after this long,
const START_MS: f64 = 5_000.0;

/// and the replacement after this long: then its job gets no answer.
const LOST_MS: f64 = 20_000.0;

/// The number of a worker of one page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Serial(u32);

/// What comes from a worker.
#[derive(Debug)]
pub enum Signal {
    /// It posted something.
    Message(JsValue),
    /// It failed, or posted something that can't be read.
    Died,
    /// Its time to get ready is up.
    Overdue,
    /// It is time to check whether the active worker still gives signs.
    Look,
}

/// What the supervisor has to say.
#[derive(Debug, PartialEq)]
pub enum WorkerNews {
    /// A worker replied, or its job will get no reply.
    Reply(Reply),
    /// A job's worker is slow.
    Slow(JobId, Slow),
    /// The workers were given up.
    Lost,
}

impl From<WorkerNews> for Msg {
    fn from(news: WorkerNews) -> Self {
        match news {
            WorkerNews::Reply(reply) => Self::Worker(reply),
            WorkerNews::Slow(id, slow) => Self::Slow(id, slow),
            WorkerNews::Lost => Self::EngineLost,
        }
    }
}

type Report = Rc<dyn Fn(Serial, Signal)>;

/// The workers of the page.
pub struct Workers {
    spawn: Box<dyn Fn() -> Fallible<Worker>>,
    tell: Report,
    active: Option<Engine>,
    spare: Option<Engine>,
    /// The unanswered requests, oldest first.
    pending: Vec<Request>,
    /// The job whose silence was reported, and the one whose worker was replaced because of it.
    told: Option<JobId>,
    doubted: Option<JobId>,
    /// When the active worker last gave a sign.
    heard: f64,
    /// When it was last checked; `None` while it has nothing to do.
    looked: Option<f64>,
    /// When the spare was asked whether it is listening, if it has not answered.
    pinged: Option<f64>,
    /// When workers died recently.
    deaths: Vec<f64>,
    spawned: u32,
}

impl Workers {
    /// A supervisor without workers yet. `spawn` makes one; `tell` must bring each signal back to
    /// [`hear`](Self::hear).
    pub fn new(
        spawn: impl Fn() -> Fallible<Worker> + 'static,
        tell: impl Fn(Serial, Signal) + 'static,
    ) -> Self {
        Self {
            spawn: Box::new(spawn),
            tell: Rc::new(tell),
            active: None,
            spare: None,
            pending: Vec::new(),
            told: None,
            doubted: None,
            heard: 0.0,
            looked: None,
            pinged: None,
            deaths: Vec::new(),
            spawned: 0,
        }
    }

    /// Starts the first worker. Like the methods below, it returns the news.
    pub fn start(&mut self) -> Vec<WorkerNews> {
        self.replace()
    }

    /// Gives a job to the worker, as soon as it is ready.
    pub fn ask(&mut self, request: Request) -> Vec<WorkerNews> {
        let Some(active) = &self.active else {
            return vec![failed(&request, Failure::NoEngine)];
        };
        if active.ready {
            active.post(&request);
        }
        // For an idle worker, the time starts now.
        if self.pending.is_empty() {
            self.heard = timing::now();
        }
        self.pending.push(request);
        if self.looked.is_none() {
            self.looked = Some(timing::now());
            self.look_later();
        }
        Vec::new()
    }

    /// Ends the worker that has this job, unless the job is done already; its other jobs go to the next worker.
    pub fn cancel(&mut self, id: JobId) -> Vec<WorkerNews> {
        if self.settle(id) {
            self.replace()
        } else {
            Vec::new()
        }
    }

    /// Handles a worker's signal.
    pub fn hear(&mut self, serial: Serial, signal: Signal) -> Vec<WorkerNews> {
        match signal {
            Signal::Message(value) => match wire::from_js(value) {
                Ok(reply) => {
                    if is(&self.active, serial) {
                        self.heard = timing::now();
                    }
                    self.replied(serial, reply)
                }
                Err(error) => {
                    dom::log(&error);
                    self.died(serial)
                }
            },
            Signal::Died => self.died(serial),
            Signal::Overdue => self.overdue(serial),
            Signal::Look => {
                let told = self.look(timing::now());
                if self.looked.is_some() {
                    self.look_later();
                }
                told
            }
        }
    }

    fn look_later(&self) {
        let tell = Rc::clone(&self.tell);
        timing::after(LOOK_MS, move || tell(Serial(0), Signal::Look));
    }

    /// Checks whether the worker still gives signs if it has something to do, and whether the spare would.
    pub fn look(&mut self, now: f64) -> Vec<WorkerNews> {
        let Some(first) = self.pending.first().map(|request| request.id) else {
            (self.looked, self.pinged) = (None, None);
            return Vec::new();
        };
        let before = self.looked.replace(now);
        if before.is_some_and(|before| now - before > SLEPT_MS) {
            (self.heard, self.pinged) = (now, None);
            return Vec::new();
        }
        self.look_at_spare(now);
        let silence = now - self.heard;
        let mut told = Vec::new();
        if silence > SILENT_MS && self.told != Some(first) {
            self.told = Some(first);
            told.push(WorkerNews::Slow(first, Slow::Silent));
        }
        if silence > self.patience(first) {
            told.extend(self.condemn(first));
        }
        told
    }

    /// How long the active worker may be silent.
    fn patience(&self, first: JobId) -> f64 {
        let is_ready = self.active.as_ref().is_some_and(|active| active.ready);
        match (self.doubted == Some(first), is_ready) {
            (true, _) => LOST_MS,
            (false, true) => SILENT_MS,
            (false, false) => START_MS,
        }
    }

    /// Replaces the active worker, which has gone silent over this job. The second time, the job is given up.
    fn condemn(&mut self, first: JobId) -> Vec<WorkerNews> {
        let mut told = Vec::new();
        if self.doubted.replace(first) == Some(first) {
            self.settle(first);
            told.push(WorkerNews::Reply(Reply::Failed(first, Failure::Silent)));
        }
        told.extend(self.replace());
        told
    }

    /// A spare has nothing to do, so it answers at once; if not, it is replaced.
    fn look_at_spare(&mut self, now: f64) {
        let Some(spare) = self.spare.as_ref().filter(|spare| spare.ready) else {
            return;
        };
        match self.pinged {
            None => {
                spare.ping();
                self.pinged = Some(now);
            }
            Some(then) if now - then > SILENT_MS / 2.0 => {
                self.pinged = None;
                self.spare = self.spawn();
            }
            Some(_) => {}
        }
    }

    fn replied(&mut self, serial: Serial, reply: Reply) -> Vec<WorkerNews> {
        match reply {
            Reply::Ready => {
                self.ready(serial);
                Vec::new()
            }
            _ if !is(&self.active, serial) => Vec::new(),
            Reply::Alive(_) => Vec::new(),
            Reply::Progress(..) | Reply::Part(..) => vec![WorkerNews::Reply(reply)],
            Reply::Done(id, _) | Reply::Failed(id, _) => {
                self.settle(id);
                vec![WorkerNews::Reply(reply)]
            }
        }
    }

    /// It is listening: it has started, or it answers a ping.
    fn ready(&mut self, serial: Serial) {
        if is(&self.spare, serial) {
            self.pinged = None;
        }
        let engines = [&mut self.active, &mut self.spare].into_iter().flatten();
        for engine in engines.filter(|engine| engine.serial == serial) {
            if std::mem::replace(&mut engine.ready, true) {
                return;
            }
        }
        if is(&self.active, serial) {
            self.set_to_work();
        }
    }

    /// Gives the waiting jobs to the active worker, and makes sure that there is a spare: not earlier, so that the
    /// two do not slow down each other's start.
    fn set_to_work(&mut self) {
        let Some(active) = self.active.as_ref().filter(|active| active.ready) else {
            return;
        };
        for request in &self.pending {
            active.post(request);
        }
        if self.spare.is_none() {
            self.spare = self.spawn();
        }
    }

    /// Ends the active worker; the spare takes its place.
    fn replace(&mut self) -> Vec<WorkerNews> {
        self.active = self.spare.take().or_else(|| self.spawn());
        (self.heard, self.pinged) = (timing::now(), None);
        if self.active.is_none() {
            return self.give_up();
        }
        self.set_to_work();
        Vec::new()
    }

    fn died(&mut self, serial: Serial) -> Vec<WorkerNews> {
        if is(&self.spare, serial) {
            let hopeless = self.count_death();
            self.spare = if hopeless { None } else { self.spawn() };
            return Vec::new();
        }
        if !is(&self.active, serial) {
            return Vec::new();
        }
        let hopeless = self.count_death();
        let jobs = std::mem::take(&mut self.pending);
        let lost = if hopeless {
            self.give_up()
        } else {
            self.replace()
        };
        let why = match lost.is_empty() {
            true => Failure::WorkerDied,
            false => Failure::NoEngine,
        };
        let told = jobs.into_iter().map(|job| failed(&job, why));
        told.chain(lost).collect()
    }

    fn overdue(&mut self, serial: Serial) -> Vec<WorkerNews> {
        let late = |engine: &mut Engine| engine.serial == serial && !engine.ready;
        self.spare.take_if(late);
        if self.active.as_mut().is_some_and(late) {
            return self.give_up();
        }
        Vec::new()
    }

    /// Notes a death. Have there been too many recently?
    fn count_death(&mut self) -> bool {
        let now = timing::now();
        self.deaths.retain(|&then| now - then < LOOP_MS);
        self.deaths.push(now);
        self.deaths.len() > DEATHS
    }

    fn give_up(&mut self) -> Vec<WorkerNews> {
        self.active = None;
        self.spare = None;
        let jobs = self.pending.drain(..);
        let mut told: Vec<WorkerNews> = jobs.map(|job| failed(&job, Failure::NoEngine)).collect();
        told.push(WorkerNews::Lost);
        told
    }

    /// Removes a job from the pending ones. Returns whether it was there.
    fn settle(&mut self, id: JobId) -> bool {
        let place = self.pending.iter().position(|request| request.id == id);
        place.map(|place| self.pending.remove(place)).is_some()
    }

    fn spawn(&mut self) -> Option<Engine> {
        self.spawned += 1;
        let serial = Serial(self.spawned);
        let engine = (self.spawn)().and_then(|worker| Engine::new(worker, serial, &self.tell));
        engine.inspect_err(dom::log).ok()
    }
}

fn failed(request: &Request, why: Failure) -> WorkerNews {
    WorkerNews::Reply(Reply::Failed(request.id, why))
}

fn is(engine: &Option<Engine>, serial: Serial) -> bool {
    engine
        .as_ref()
        .is_some_and(|engine| engine.serial == serial)
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers")
            .field("active", &self.active)
            .field("spare", &self.spare)
            .field("pending", &self.pending)
            .finish_non_exhaustive()
    }
}

/// One worker; dropping it ends it.
#[derive(Debug)]
struct Engine {
    worker: Worker,
    serial: Serial,
    ready: bool,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: [Listener; 3],
}

impl Engine {
    fn new(worker: Worker, serial: Serial, tell: &Report) -> Fallible<Self> {
        let [message, error, unreadable, late] = std::array::from_fn(|_| Rc::clone(tell));
        let listeners = [
            Listener::new(&worker, "message", move |event: MessageEvent| {
                message(serial, Signal::Message(event.data()));
            }),
            Listener::new(&worker, "error", move |event: Event| {
                dom::log(&reason(&event));
                error(serial, Signal::Died);
            }),
            Listener::new(&worker, "messageerror", move |_: Event| {
                unreadable(serial, Signal::Died);
            }),
        ];
        timing::after(READY_MS, move || late(serial, Signal::Overdue));
        Ok(Self {
            worker,
            serial,
            ready: false,
            listeners,
        })
    }

    /// Asks whether it is listening, by an empty message. It answers that it is ready.
    fn ping(&self) {
        dom::log_failure(self.worker.post_message(&Uint8Array::new_with_length(0)));
    }

    /// Posts a request. A request is plain data, which can always be posted; if not, the job's worker is treated as
    /// dead.
    fn post(&self, request: &Request) {
        let posted = self.worker.post_message(&wire::to_js(request));
        dom::log_failure(posted);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Why a worker failed: a script that can't be loaded gives no reason.
fn reason(event: &Event) -> JsValue {
    use wasm_bindgen::JsCast;
    let error = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
    JsValue::from_str(&error.unwrap_or_else(|| "a worker could not be loaded".to_owned()))
}

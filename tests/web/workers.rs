//! The supervisor, with workers that only record what is done to them.

use answers::protocol::{
    Answer, Content, Failure, Job, JobId, Position, Quick, Reply, Request, Verdict,
};
use app::msg::Slow;
use js_sys::{Array, Function, Reflect};
use nonet::board::Geometry;
use page::web::{Serial, Signal, WorkerNews, Workers, wire};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, MessageEvent, MessageEventInit, Worker};

const FAKE: &str = "return Object.assign(new EventTarget(), {
    posted: [], ended: false,
    postMessage(value) { this.posted.push(value); },
    terminate() { this.ended = true; },
})";

fn failed(id: u32, why: Failure) -> WorkerNews {
    WorkerNews::Reply(Reply::Failed(JobId(id), why))
}

struct Factory {
    workers: Workers,
    made: Rc<RefCell<Vec<Worker>>>,
    signals: Rc<RefCell<Vec<(Serial, Signal)>>>,
}

impl Factory {
    fn new() -> Self {
        let made = Rc::new(RefCell::new(Vec::new()));
        let signals = Rc::new(RefCell::new(Vec::new()));
        let (making, telling) = (Rc::clone(&made), Rc::clone(&signals));
        let spawn = move || {
            let fake = Function::new_no_args(FAKE).call0(&JsValue::NULL)?;
            let fake: Worker = fake.unchecked_into();
            making.borrow_mut().push(fake.clone());
            Ok(fake)
        };
        let tell = move |serial, signal| telling.borrow_mut().push((serial, signal));
        let mut workers = Workers::new(spawn, tell);
        assert_eq!(workers.start(), []);
        Self {
            workers,
            made,
            signals,
        }
    }

    /// Passes the workers' signals on to the supervisor.
    fn hear(&mut self) -> Vec<WorkerNews> {
        let signals: Vec<_> = self.signals.borrow_mut().drain(..).collect();
        let hear = |(serial, signal)| self.workers.hear(serial, signal);
        signals.into_iter().flat_map(hear).collect()
    }

    fn worker(&self, place: usize) -> Worker {
        self.made.borrow()[place].clone()
    }

    fn says(&mut self, place: usize, reply: &Reply) -> Vec<WorkerNews> {
        let init = MessageEventInit::new();
        init.set_data(&wire::to_js(reply));
        let event = MessageEvent::new_with_event_init_dict("message", &init).unwrap();
        self.worker(place).dispatch_event(&event).unwrap();
        self.hear()
    }

    fn dies(&mut self, place: usize) -> Vec<WorkerNews> {
        let event = Event::new("error").unwrap();
        self.worker(place).dispatch_event(&event).unwrap();
        self.hear()
    }

    fn asked(&self, place: usize) -> Vec<JobId> {
        let posted: Array = get(&self.worker(place), "posted").unchecked_into();
        let id = |value| wire::from_js::<Request>(value).unwrap().id;
        let is_request = |value: &JsValue| get_length(value) > 0.0; // an empty one is a ping
        posted.iter().filter(is_request).map(id).collect()
    }

    fn is_ended(&self, place: usize) -> bool {
        get(&self.worker(place), "ended").is_truthy()
    }
}

fn get_length(value: &JsValue) -> f64 {
    Reflect::get(value, &"length".into())
        .unwrap()
        .as_f64()
        .unwrap()
}

fn get(worker: &Worker, name: &str) -> JsValue {
    Reflect::get(worker, &name.into()).unwrap()
}

fn request(id: u32) -> Request {
    let position = Position {
        layout: Geometry::classic().layout().clone(),
        cells: vec![Content::Empty; 81],
        erased: Vec::new(),
    };
    Request {
        id: JobId(id),
        job: Job::Quick(Quick::Check, position),
    }
}

fn done(id: u32) -> Reply {
    Reply::Done(JobId(id), Answer::Check(Verdict::Several))
}

#[wasm_bindgen_test]
fn jobs_wait_until_the_worker_is_ready_and_then_a_spare_is_made() {
    let mut factory = Factory::new();
    assert_eq!(factory.workers.ask(request(1)), []);
    assert_eq!(factory.asked(0), []);
    assert_eq!(factory.made.borrow().len(), 1);
    assert_eq!(factory.says(0, &Reply::Ready), []);
    assert_eq!(factory.asked(0), [JobId(1)]);
    assert_eq!(factory.made.borrow().len(), 2);
    assert_eq!(factory.says(0, &done(1)), [WorkerNews::Reply(done(1))]);
}

#[wasm_bindgen_test]
fn cancelling_ends_the_worker_and_the_spare_goes_on_with_the_rest() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.says(1, &Reply::Ready);
    for id in 1..=3 {
        factory.workers.ask(request(id));
    }
    assert_eq!(factory.workers.cancel(JobId(2)), []);
    assert!(factory.is_ended(0));
    assert_eq!(factory.asked(1), [JobId(1), JobId(3)]);
    assert_eq!(factory.made.borrow().len(), 3, "another spare");
    assert_eq!(factory.says(0, &done(1)), [], "the ended one is not heard");
}

#[wasm_bindgen_test]
fn what_is_answered_is_not_cancelled() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.workers.ask(request(1));
    factory.says(0, &done(1));
    assert_eq!(factory.workers.cancel(JobId(1)), []);
    assert!(!factory.is_ended(0));
}

#[wasm_bindgen_test]
fn a_death_is_told_for_each_job_and_the_spare_takes_over() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.workers.ask(request(1));
    factory.workers.ask(request(2));
    let told = [1, 2].map(|id| failed(id, Failure::WorkerDied));
    assert_eq!(factory.dies(0), told);
    factory.workers.ask(request(3));
    assert_eq!(factory.asked(1), [], "the spare is not ready yet");
    factory.says(1, &Reply::Ready);
    assert_eq!(factory.asked(1), [JobId(3)]);
}

#[wasm_bindgen_test]
fn a_message_that_can_t_be_read_is_a_death() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.workers.ask(request(1));
    let init = MessageEventInit::new();
    init.set_data(&"gibberish".into());
    let event = MessageEvent::new_with_event_init_dict("message", &init).unwrap();
    factory.worker(0).dispatch_event(&event).unwrap();
    assert_eq!(factory.hear(), [failed(1, Failure::WorkerDied)]);
    assert!(factory.is_ended(0));
}

#[wasm_bindgen_test]
fn workers_that_keep_dying_are_given_up() {
    let mut factory = Factory::new();
    for place in 0..3 {
        factory.workers.ask(request(9));
        assert_eq!(factory.dies(place), [failed(9, Failure::WorkerDied)]);
    }
    factory.workers.ask(request(9));
    let lost = [failed(9, Failure::NoEngine), WorkerNews::Lost];
    assert_eq!(
        factory.dies(3),
        lost,
        "one judge: nobody is told to press again"
    );
    assert_eq!(factory.made.borrow().len(), 4, "no more are made");
    let refused = [failed(5, Failure::NoEngine)];
    assert_eq!(factory.workers.ask(request(5)), refused);
}

#[wasm_bindgen_test]
fn a_worker_that_can_t_be_made_is_told_at_once() {
    let spawn = || Err(JsValue::from_str("no workers here"));
    let mut workers = Workers::new(spawn, |_, _| {});
    assert_eq!(workers.start(), [WorkerNews::Lost]);
}

/// Checks every quarter of a second for this long; returns the messages. The first spare answers when asked.
fn look(factory: &mut Factory, from: f64, seconds: f64) -> Vec<WorkerNews> {
    let mut told = Vec::new();
    for at in 0..=(seconds * 4.0) as u32 {
        told.extend(factory.workers.look(from + f64::from(at) * 250.0));
        told.extend(factory.says(1, &Reply::Ready));
    }
    told
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

#[wasm_bindgen_test]
fn a_silent_worker_is_told_and_the_spare_does_its_job() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.says(1, &Reply::Ready);
    factory.workers.ask(request(1));
    assert_eq!(look(&mut factory, now(), 1.0), []);
    assert!(!factory.is_ended(0));
    let told = look(&mut factory, now() + 1_000.0, 1.0);
    assert_eq!(told, [WorkerNews::Slow(JobId(1), Slow::Silent)]);
    assert!(factory.is_ended(0));
    assert_eq!(factory.asked(1), [JobId(1)]);
    assert_eq!(factory.says(1, &done(1)), [WorkerNews::Reply(done(1))]);
}

#[wasm_bindgen_test]
fn a_job_that_two_workers_are_silent_over_is_given_up() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.says(1, &Reply::Ready);
    factory.workers.ask(request(1));
    let told = look(&mut factory, now(), 25.0);
    let silent = Reply::Failed(JobId(1), Failure::Silent);
    assert_eq!(
        told,
        [
            WorkerNews::Slow(JobId(1), Slow::Silent),
            WorkerNews::Reply(silent)
        ]
    );
}

#[wasm_bindgen_test]
fn a_worker_that_gives_signs_is_left_alone_and_so_is_one_of_a_page_that_slept() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.workers.ask(request(1));
    for second in 1..10 {
        assert_eq!(factory.says(0, &Reply::Alive(JobId(1))), []);
        let later = f64::from(second) * 60_000.0;
        assert_eq!(
            factory.workers.look(now() + later),
            [],
            "minutes between two looks"
        );
    }
    assert!(!factory.is_ended(0));
}

#[wasm_bindgen_test]
fn a_spare_that_does_not_answer_is_replaced() {
    let mut factory = Factory::new();
    factory.says(0, &Reply::Ready);
    factory.says(1, &Reply::Ready);
    factory.workers.ask(request(1));
    let start = now();
    for at in 0..5 {
        factory.says(0, &Reply::Alive(JobId(1)));
        factory.workers.look(start + f64::from(at) * 250.0);
    }
    assert!(factory.is_ended(1));
    assert_eq!(factory.made.borrow().len(), 3, "another spare");
    assert!(!factory.is_ended(0));
}

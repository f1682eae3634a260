//! The laboratory's worker: commands in, reports out, and runs in between, slice by slice.

use crate::web::{Fallible, dom, wire};
use js_sys::{Function, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use watch::{Command, Driver, Next, Report};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// The worker: its driver, and what wakes it.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    driver: RefCell<Driver>,
    /// A message to itself arrives at once, behind those already waiting; a timer would take four milliseconds.
    channel: MessageChannel,
    /// Is such a message on its way?
    is_awake: Cell<bool>,
    /// What the timer calls, and the timer now running.
    timer: RefCell<(Option<Function>, Option<i32>)>,
}

/// Starts the worker: it listens, and reports that.
///
/// # Errors
/// The browser provides no message channel.
pub fn start_lab_worker() -> Fallible {
    let worker = Rc::new(Worker {
        scope: js_sys::global().unchecked_into(),
        driver: RefCell::default(),
        channel: MessageChannel::new()?,
        is_awake: Cell::new(false),
        timer: RefCell::default(),
    });
    let heard = Rc::clone(&worker);
    let heard = lasting(move |event: MessageEvent| heard.hear(event.data()));
    worker.scope.set_onmessage(Some(&heard));
    let woken = Rc::clone(&worker);
    let woken = lasting(move |_| {
        woken.is_awake.set(false);
        woken.slice();
    });
    worker.channel.port1().set_onmessage(Some(&woken));
    let rung = Rc::clone(&worker);
    let rung = Closure::<dyn FnMut()>::new(move || rung.ring()).into_js_value();
    worker.timer.borrow_mut().0 = Some(rung.unchecked_into());
    worker.post(&Report::Ready);
    Ok(())
}

/// A function that lives as long as the worker, its only owner.
fn lasting(heard: impl FnMut(MessageEvent) + 'static) -> Function {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(heard);
    heard.into_js_value().unchecked_into()
}

impl Worker {
    /// An empty message asks whether it is listening.
    fn hear(&self, message: JsValue) {
        let bytes = message.dyn_ref::<Uint8Array>();
        if bytes.is_some_and(|bytes| bytes.length() == 0) {
            return self.post(&Report::Ready);
        }
        match wire::from_js::<Command>(message) {
            Ok(command) => {
                let mut driver = self.driver.borrow_mut();
                let next = driver.command(command, &|| self.now(), &mut |r| self.post(&r));
                drop(driver);
                self.plan(next);
            }
            Err(error) => dom::log(&error),
        }
    }

    fn slice(&self) {
        let mut driver = self.driver.borrow_mut();
        let next = driver.slice(&|| self.now(), &mut |report| self.post(&report));
        drop(driver);
        self.plan(next);
    }

    fn ring(&self) {
        self.timer.borrow_mut().1 = None;
        self.slice();
    }

    /// Makes sure that exactly one next slice comes: earlier plans are dropped.
    fn plan(&self, next: Next) {
        let planned = match next {
            Next::Never => Ok(()),
            Next::Now if self.is_awake.replace(true) => Ok(()),
            Next::Now => self.channel.port2().post_message(&JsValue::NULL),
            Next::After(ms) => self.set_timer(ms),
        };
        dom::log_failure(planned);
    }

    fn set_timer(&self, ms: f64) -> Fallible {
        let mut timer = self.timer.borrow_mut();
        let Some(rung) = &timer.0 else {
            return Ok(());
        };
        if let Some(planned) = timer.1 {
            self.scope.clear_timeout_with_handle(planned);
        }
        let set = self
            .scope
            .set_timeout_with_callback_and_timeout_and_arguments_0(rung, ms as i32);
        timer.1 = Some(set?);
        Ok(())
    }

    fn now(&self) -> f64 {
        self.scope.performance().map_or(0.0, |clock| clock.now())
    }

    fn post(&self, report: &Report) {
        let posted = self.scope.post_message(&wire::to_js(report));
        dom::log_failure(posted);
    }
}

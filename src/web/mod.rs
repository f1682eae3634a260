//! The browser's side: the only module that knows the document, the workers, the store and the clipboard.
//!
//! Everything that happens goes through one queue ([`queue`], [`runtime`]): [`events`] turns the document's events
//! into messages, [`worker`] and [`storage`] report theirs, `app::update` decides what follows, [`effects`] carries
//! it out, and once a frame [`screen`] makes the document look as `app::view` says. What the second program draws, the
//! laboratory and the library, are rooms (`room`), each with a queue of its own. Refusals by the browser go no further
//! than this module: they are logged, and the model gets a message if the user should know.

mod address;
mod choices;
mod clipboard;
mod dom;
mod download;
mod effects;
mod events;
mod fallible;
mod form;
mod happened;
mod host;
#[cfg(feature = "workshop")]
mod lab;
#[cfg(feature = "workshop")]
mod library;
mod listener;
mod pages;
mod print;
mod queue;
#[cfg(feature = "workshop")]
mod room;
mod runtime;
mod screen;
mod start;
mod storage;
mod timing;
pub mod wire;
mod worker;
mod worker_main;
mod workshop;

pub use fallible::Fallible;
pub use host::{Host, Program};
#[cfg(feature = "workshop")]
pub use lab::{Laboratory, open_lab, start_lab_worker};
#[cfg(feature = "workshop")]
pub use library::{Games, Library, open_library};
pub use screen::Screen;
pub use start::Page;
pub use storage::{Found, StoreScript, believed, head_of, time_of};
pub use worker::{Serial, Signal, WorkerNews, Workers};
pub use worker_main::start_worker;

use wasm_bindgen::JsCast;

/// Does this instance of the program belong to a worker of the laboratory?
#[cfg(feature = "workshop")]
pub fn is_lab_worker() -> bool {
    let scope = js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>();
    scope.is_ok_and(|scope| scope.name() == lab::WORKER)
}

/// Does this instance of the program belong to the page, not to a worker?
pub fn in_page() -> bool {
    js_sys::global().is_instance_of::<web_sys::Window>()
}

//! The keeper's half: commands in, lines into files, answers out. Whatever it reports as done has been flushed.

use super::fault::{fault_of, full, lacking};
use super::files::{Folder, Slot};
use super::keeper::{Command, Outcome};
use crate::app::keeping::Write;
use crate::app::safe::file;
use crate::web::{Fallible, dom, wire};
use js_sys::Reflect;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DedicatedWorkerGlobalScope, FileSystemFileHandle, FileSystemSyncAccessHandle as Access,
    MessageEvent,
};

/// The worker. One command at a time, in the order in which they arrive.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    waiting: RefCell<VecDeque<Command>>,
    is_busy: Cell<bool>,
    /// The file of the game being kept.
    open: RefCell<Option<Access>>,
}

/// Starts the keeper: it listens, and says so.
pub fn start_keeper() {
    let worker = Rc::new(Worker {
        scope: js_sys::global().unchecked_into(),
        waiting: RefCell::default(),
        is_busy: Cell::default(),
        open: RefCell::default(),
    });
    let hearing = Rc::clone(&worker);
    let heard = move |event: MessageEvent| match wire::from_js(event.data()) {
        Ok(command) => hearing.hear(command),
        Err(error) => dom::log(&error),
    };
    // The scope is its only owner, and is gone when the worker is.
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(heard).into_js_value();
    worker.scope.set_onmessage(Some(heard.unchecked_ref()));
    worker.answer(&Ok(()));
}

impl Worker {
    fn hear(self: &Rc<Self>, command: Command) {
        self.waiting.borrow_mut().push_back(command);
        if !self.is_busy.replace(true) {
            let worker = Rc::clone(self);
            spawn_local(async move { worker.work().await });
        }
    }

    async fn work(&self) {
        while let Some(command) = self.next() {
            let done = self.perform(command).await;
            self.answer(&done.map_err(|error| fault_of(&error)));
        }
        self.is_busy.set(false);
    }

    fn next(&self) -> Option<Command> {
        self.waiting.borrow_mut().pop_front()
    }

    async fn perform(&self, command: Command) -> Fallible {
        match command {
            Command::Begin(game, slot, write) => self.begin(&game, slot, write).await,
            Command::Add(write) => self.add(write).await,
            Command::Put(game, lines) => {
                let handle = Folder::open().await?.make(&game, Slot::A).await?;
                fill(&handle, &file(&lines))
                    .await
                    .map(|access| access.close())
            }
        }
    }

    async fn begin(&self, game: &str, slot: Slot, write: Write) -> Fallible {
        // If this fails, later lines must not be added to the old file.
        self.open.take().iter().for_each(Access::close);
        let folder = Folder::open().await?;
        let handle = folder.make(game, slot).await?;
        let access = fill(&handle, &file(&write.lines)).await?;
        self.open.replace(Some(access));
        // A file that another worker has not yet released stays; its lines show that it is older.
        drop(folder.remove(game, slot.other()).await);
        keep_settings(&folder, write.settings).await
    }

    /// Adds lines. After one that could not be written, no more are added: there would be a gap.
    async fn add(&self, write: Write) -> Fallible {
        if !write.lines.is_empty() {
            let mut open = self.open.borrow_mut();
            let access = open.take().ok_or_else(|| JsValue::from_str("no file"))?;
            match append(&access, &file(&write.lines)) {
                Ok(()) => *open = Some(access),
                Err(error) => {
                    access.close();
                    return Err(error);
                }
            }
        }
        match write.settings {
            Some(_) => keep_settings(&Folder::open().await?, write.settings).await,
            None => Ok(()),
        }
    }

    fn answer(&self, outcome: &Outcome) {
        let posted = wire::to_js(outcome).and_then(|value| self.scope.post_message(&value));
        dom::log_failure(posted);
    }
}

async fn keep_settings(folder: &Folder, settings: Option<String>) -> Fallible {
    let Some(settings) = settings else {
        return Ok(());
    };
    let handle = folder.make_settings().await?;
    fill(&handle, &settings).await.map(|access| access.close())
}

/// Replaces the content of the file by this text.
async fn fill(handle: &FileSystemFileHandle, text: &str) -> Fallible<Access> {
    if !Reflect::has(handle, &"createSyncAccessHandle".into())? {
        return Err(lacking("no access to private files"));
    }
    let access = JsFuture::from(handle.create_sync_access_handle()).await?;
    let access: Access = access.unchecked_into();
    let filled = access
        .truncate_with_u32(0)
        .and_then(|()| append(&access, text));
    match filled {
        Ok(()) => Ok(access),
        Err(error) => {
            access.close();
            Err(error)
        }
    }
}

/// Appends to the file, and makes sure that it is on the disk.
fn append(access: &Access, text: &str) -> Fallible {
    let n_written = access.write_with_u8_array(text.as_bytes())?;
    if n_written < text.len() as f64 {
        return Err(full());
    }
    access.flush()
}

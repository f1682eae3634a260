//! The files of the second copy, in the private file system of the page's origin. Page and keeper both use them.
//!
//! A game has two files, only one of which is in use: to be written anew, it goes into the other one, and only then is
//! the first removed. If both are there, their lines decide.

use super::fault::lacking;
use crate::web::Fallible;
use js_sys::{Object, Promise, Reflect};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, File, FileSystemDirectoryHandle as Handle, FileSystemFileHandle,
    FileSystemGetDirectoryOptions, FileSystemGetFileOptions, StorageManager,
};

const FOLDER: &str = "games";
const SETTINGS: &str = "settings";

/// One of the two files of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Slot {
    A,
    B,
}

impl Slot {
    pub(super) const ALL: [Self; 2] = [Self::A, Self::B];

    pub(super) fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Self::A => ".a",
            Self::B => ".b",
        }
    }
}

/// The folder of the second copy.
#[derive(Clone, Debug)]
pub(super) struct Folder {
    root: Handle,
    games: Handle,
}

impl Folder {
    /// Opens it, creating it if there is none.
    pub(super) async fn open() -> Fallible<Self> {
        let root: Handle = awaited(storage()?.get_directory()).await?;
        let options = FileSystemGetDirectoryOptions::new();
        options.set_create(true);
        let games = awaited(root.get_directory_handle_with_options(FOLDER, &options)).await?;
        Ok(Self { root, games })
    }

    /// The games that have files.
    pub(super) async fn games(&self) -> Fallible<BTreeSet<String>> {
        let mut games = BTreeSet::new();
        let names = self.games.keys();
        loop {
            let next: Object = awaited(names.next()?).await?;
            let Some(name) = Reflect::get(&next, &"value".into())?.as_string() else {
                return Ok(games);
            };
            let endings = Slot::ALL.map(Slot::ending);
            let game = endings.iter().find_map(|ending| name.strip_suffix(ending));
            games.extend(game.map(str::to_owned));
        }
    }

    /// The lines of each file of a game.
    pub(super) async fn read(&self, game: &str) -> Fallible<Vec<(Slot, Vec<String>)>> {
        let mut found = Vec::new();
        for slot in Slot::ALL {
            if let Some(file) = file(&self.games, &name(game, slot)).await? {
                found.push((slot, lines(&text(&file).await?)));
            }
        }
        Ok(found)
    }

    /// When a game was last changed, in milliseconds since 1970.
    pub(super) async fn time(&self, game: &str) -> Fallible<f64> {
        let mut time = 0.0_f64;
        for slot in Slot::ALL {
            if let Some(file) = file(&self.games, &name(game, slot)).await? {
                time = time.max(file.last_modified());
            }
        }
        Ok(time)
    }

    /// The settings as last kept.
    pub(super) async fn settings(&self) -> Fallible<Option<String>> {
        match file(&self.root, SETTINGS).await? {
            Some(file) => text(&file).await.map(Some),
            None => Ok(None),
        }
    }

    /// The file of a game, created if there is none.
    pub(super) async fn make(&self, game: &str, slot: Slot) -> Fallible<FileSystemFileHandle> {
        make(&self.games, &name(game, slot)).await
    }

    /// The file of the settings, created if there is none.
    pub(super) async fn make_settings(&self) -> Fallible<FileSystemFileHandle> {
        make(&self.root, SETTINGS).await
    }

    /// Removes the files of a game.
    pub(super) async fn remove_game(&self, game: &str) -> Fallible {
        for slot in Slot::ALL {
            self.remove(game, slot).await?;
        }
        Ok(())
    }

    /// Removes a file of a game, if it is there.
    pub(super) async fn remove(&self, game: &str, slot: Slot) -> Fallible {
        let removed = JsFuture::from(self.games.remove_entry(&name(game, slot))).await;
        match removed {
            Err(error) if !is_missing(&error) => Err(error),
            _ => Ok(()),
        }
    }
}

fn storage() -> Fallible<StorageManager> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into())?;
    let storage = Reflect::get(&navigator, &"storage".into())?;
    if storage.is_undefined() || !Reflect::has(&storage, &"getDirectory".into())? {
        return Err(lacking("no private file system"));
    }
    Ok(storage.unchecked_into())
}

fn name(game: &str, slot: Slot) -> String {
    format!("{game}{}", slot.ending())
}

async fn make(folder: &Handle, name: &str) -> Fallible<FileSystemFileHandle> {
    let options = FileSystemGetFileOptions::new();
    options.set_create(true);
    awaited(folder.get_file_handle_with_options(name, &options)).await
}

async fn file(folder: &Handle, name: &str) -> Fallible<Option<File>> {
    let handle: FileSystemFileHandle = match awaited(folder.get_file_handle(name)).await {
        Ok(handle) => handle,
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(error),
    };
    awaited(handle.get_file()).await.map(Some)
}

async fn text(file: &File) -> Fallible<String> {
    let text = JsFuture::from(file.text()).await?;
    Ok(text.as_string().unwrap_or_default())
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn is_missing(error: &JsValue) -> bool {
    let error = error.dyn_ref::<DomException>();
    error.is_some_and(|error| error.name() == "NotFoundError")
}

async fn awaited<T: JsCast>(promise: Promise) -> Fallible<T> {
    Ok(JsFuture::from(promise).await?.unchecked_into())
}

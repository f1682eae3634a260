//! Files that are opened in a room.

use crate::web::timing;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, File, FileList, HtmlInputElement};

/// A file that was given.
pub(in crate::web) struct Given {
    /// What it is for, if the element that took it says so.
    pub(in crate::web) field: Option<String>,
    pub(in crate::web) name: String,
    /// `None` if it is too large, or cannot be read.
    pub(in crate::web) text: Option<String>,
}

/// Takes the files given to a room.
#[derive(Clone)]
pub(in crate::web) struct Reader {
    /// The largest file that is read, in bytes.
    most: f64,
    then: Rc<dyn Fn(Given)>,
}

impl Reader {
    /// Reads files of up to this many bytes.
    pub(in crate::web) fn new(most: f64, then: impl Fn(Given) + 'static) -> Self {
        Self {
            most,
            then: Rc::new(then),
        }
    }

    /// Reads the files that were chosen. Returns whether the event was about files.
    pub(in crate::web) fn take(&self, event: &Event) -> bool {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let chooser = target.filter(|field: &HtmlInputElement| field.type_() == "file");
        let Some(chooser) = chooser else {
            return false;
        };
        if let Some(files) = chooser.files() {
            self.read_all(&files, chooser.get_attribute("data-file").as_deref());
        }
        chooser.set_value(""); // or the same file could not be chosen again
        true
    }

    /// Reads these files, which are for this.
    pub(in crate::web) fn read_all(&self, files: &FileList, field: Option<&str>) {
        let all = (0..files.length()).filter_map(|at| files.item(at));
        all.for_each(|file| self.read(&file, field.map(str::to_owned)));
    }

    fn read(&self, file: &File, field: Option<String>) {
        let (then, name) = (Rc::clone(&self.then), file.name());
        let given = |text| Given { field, name, text };
        if file.size() > self.most {
            return then(given(None));
        }
        timing::when(&file.text(), move |text| {
            then(given(text.ok().and_then(|text| text.as_string())));
        });
    }
}

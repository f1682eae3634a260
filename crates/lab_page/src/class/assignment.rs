//! An assignment: a list of tasks with a title and a note, and its form in a link: `agenda=` the title, `about=`
//! the note, `task=` for each exercise, by its name, `run=` for each of the teacher's own runs, the question and
//! the run's link with `~` between them. All percent-encoded.
//!
//! `agenda=Search&task=queue-and-stack&run=Why%3F~a%3Ddepth-first...&w=lab`

use nonet::text::{percent_decoded, percent_encoded};

/// The most tasks of an assignment.
pub const MAX_TASKS: usize = 30;

/// A task of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A built-in exercise, by its name.
    Exercise(String),
    /// A run that the teacher made.
    Own {
        /// The question about it.
        question: String,
        /// The link that sets it up.
        run: String,
    },
}

/// A list of tasks, with a title and a note.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// Its title.
    pub title: String,
    /// A note for the pupils.
    pub note: String,
    /// Its tasks.
    pub tasks: Vec<Task>,
}

impl Assignment {
    /// The fragment of a link to it.
    ///
    /// ```
    /// use lab_page::class::{Assignment, Task};
    /// let tasks = vec![Task::Exercise("the-wall".to_owned())];
    /// let assignment = Assignment { title: "Búsqueda".to_owned(), note: String::new(), tasks };
    /// assert_eq!(assignment.fragment(), "agenda=B%C3%BAsqueda&task=the-wall&w=lab");
    /// assert_eq!(Assignment::read(&assignment.fragment()), Some(assignment));
    /// ```
    pub fn fragment(&self) -> String {
        let mut text = format!("agenda={}", percent_encoded(&self.title));
        if !self.note.is_empty() {
            text += &format!("&about={}", percent_encoded(&self.note));
        }
        for task in &self.tasks {
            text += &match task {
                Task::Exercise(slug) => format!("&task={}", percent_encoded(slug)),
                Task::Own { question, run } => {
                    // Encoded text contains no ~ of its own, so it can separate the parts.
                    let parts =
                        [question, run].map(|part| percent_encoded(part).replace('~', "%7E"));
                    format!("&run={}", parts.join("~"))
                }
            };
        }
        text + "&w=lab"
    }

    /// The assignment in a fragment, if there is one.
    pub fn read(fragment: &str) -> Option<Self> {
        let parts = fragment.trim_start_matches('#').split('&');
        let mut is_one = false;
        let mut assignment = Self::default();
        for (key, value) in parts.filter_map(|part| part.split_once('=')) {
            match key {
                "agenda" => {
                    is_one = true;
                    assignment.title = percent_decoded(value);
                }
                "about" => assignment.note = percent_decoded(value),
                "task" => assignment.add(Task::Exercise(percent_decoded(value))),
                "run" => {
                    let (question, run) = value.split_once('~')?;
                    let [question, run] = [question, run].map(percent_decoded);
                    assignment.add(Task::Own { question, run });
                }
                _ => {}
            }
        }
        is_one.then_some(assignment)
    }

    /// Adds a task, if there is room for it.
    pub fn add(&mut self, task: Task) {
        if self.tasks.len() < MAX_TASKS {
            self.tasks.push(task);
        }
    }

    /// Adds an exercise, or removes it.
    pub fn turn(&mut self, slug: &str, on: bool) {
        let task = Task::Exercise(slug.to_owned());
        self.tasks.retain(|known| *known != task);
        if on {
            self.add(task);
        }
    }

    /// Is this exercise in it?
    pub fn has(&self, slug: &str) -> bool {
        let is_it = |task: &Task| matches!(task, Task::Exercise(known) if known == slug);
        self.tasks.iter().any(is_it)
    }

    /// An identifier made from its content.
    pub fn id(&self) -> String {
        checksum(&self.fragment())
    }
}

/// FNV-1a, 32 bits, in eight figures: it detects damage, but does not prevent forgery.
pub(super) fn checksum(text: &str) -> String {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", text.bytes().fold(0x811c_9dc5, step))
}

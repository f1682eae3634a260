//! A pupil's place in an assignment: what the browser keeps beside the link to the open assignment, so that
//! reopening the page continues there.

/// The task under way, and the run that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The index of the task.
    pub task: usize,
    /// How far the run has come: its steps, or the rounds of a race.
    pub position: u64,
    /// The link to the run.
    pub run: String,
}

impl Standing {
    /// As text, after the link to the assignment.
    ///
    /// ```
    /// use lab_page::class::Standing;
    /// let standing = Standing { task: 1, position: 17, run: "a=dsatur&w=lab".to_owned() };
    /// let text = standing.write("agenda=Search");
    /// assert_eq!(Standing::read(&text), ("agenda=Search", Some(standing)));
    /// assert_eq!(Standing::read("agenda=Search"), ("agenda=Search", None));
    /// ```
    pub fn write(&self, link: &str) -> String {
        format!("{link}\n{}\n{}\n{}", self.task, self.position, self.run)
    }

    /// The link, and the place after it.
    pub fn read(text: &str) -> (&str, Option<Self>) {
        let mut lines = text.splitn(4, '\n');
        let link = lines.next().unwrap_or_default();
        let mut number = || lines.next()?.parse().ok();
        let (task, position) = (number(), number());
        let mut standing = || {
            Some(Self {
                task: usize::try_from(task?).ok()?,
                position: position?,
                run: lines.next()?.to_owned(),
            })
        };
        (link, standing())
    }
}

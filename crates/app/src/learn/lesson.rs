//! What the Learn workspace shows, as data.

use crate::choice::Workspace;
use answers::protocol::{Failure, JobId, StepView};
use nonet::logic::Info;

/// What the Learn workspace shows.
#[derive(Clone, Debug, Default)]
pub struct Learn {
    /// The technique whose page is open; `None` for the index.
    pub page: Option<&'static Info>,
    /// The technique whose page was open last: the index resumes there.
    pub last: Option<&'static Info>,
    /// The workspace to go back to, if the page was opened from another one.
    pub from: Option<Workspace>,
    /// Which of the examples is shown, from 0.
    pub at: usize,
    /// The text searched for.
    pub search: String,
    /// The steps of the examples.
    pub steps: Steps,
    /// Should the example be loaded onto the board as soon as its steps arrive?
    pub is_wanted: bool,
}

/// The steps of the examples, which the workshop makes from their notation.
#[derive(Clone, Debug, Default)]
pub enum Steps {
    /// Not asked for yet.
    #[default]
    Unasked,
    /// On their way.
    Asked(JobId),
    /// They could not be made.
    Failed(Failure),
    /// Here they are.
    Here(Vec<StepView>),
}

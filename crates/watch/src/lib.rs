//! Watching the laboratory: a player for runs, races, experiments, and pictures of them. Pure: the caller provides
//! the clock.
//!
//! A [`Plan`] has all that a run needs, as plain data that can be sent to a worker or put in a link. A [`Player`]
//! walks through the run in both directions; a [`Race`] drives several in lock-step; an [`Experiment`] is a list of
//! plans and their results. [`chart`] draws what they report as a tree of [`Node`](markup::Node)s, which the page
//! shows and a file can hold.

pub mod chart;
mod clock;
mod curves;
mod driver;
mod events;
mod experiment;
mod gather;
mod growth;
mod job;
mod keys;
mod link;
mod message;
mod plan;
mod player;
mod quiz;
mod race;
mod repeat;
mod stop;
mod study;
mod subjects;
mod summary;
mod table;
mod trace;
mod tree;

pub use curves::{Curves, MEASURES, Measure, Sample};
pub use driver::{Driver, Next};
pub use events::Events;
pub use experiment::{Experiment, Metric, Row};
pub use growth::{Cost, Fit, Fits, Judgement, Law, Point, Prediction, above_zero};
pub use link::{Lane, MAX_LANES, Setup, read_other, read_setup, write_address, write_setup};
pub use message::{Command, Report, Shot};
pub use plan::{Fault, Plan};
pub use player::{Ahead, FRAMES, Frame, Player};
pub use quiz::{Answer, Quiz};
pub use race::{Met, Pace, Race};
pub use repeat::{Repeat, Repeated};
pub use stop::Stop;
pub use study::{Look, MAX_LINK, MAX_STUDY_LANES, Study};
pub use subjects::{
    EXAMPLES, Fewer, From, Gathered, Lack, Larger, MAX_SUBJECTS, Making, SETS, Set, Source,
    SourceKind, Subject, example, read_lines,
};
pub use summary::{Summary, summary};
pub use trace::{Trace, race_trace, trace};
pub use tree::{
    Drawing, Kind, Level, MAX_NODES, Pair, Parting, Place, Share, Shared, Tree, View, merge,
};

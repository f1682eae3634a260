//! The questions that the page can ask, each in its own file: its button, what it asks the worker, what the answer
//! changes, what the status line says about it and what its panel looks like.
//!
//! The rows here name every question and every answer once, so the compiler says what a new one is missing.

use crate::key;
mod backdoors;
mod count;
mod diagnose;
mod estimate;
mod formats;
mod hint;
mod last_correct;
mod path;
mod propagate;
mod prove;
mod question;
mod rate;
mod save;
mod shortest;
mod solve;
mod step;
mod steps;
mod true_candidates;

pub(super) use count::{panel as counted_panel, turn as turn_solution};
pub(super) use diagnose::{offer as offer_diagnosis, repair};
pub(super) use hint::{changed as hint_changed, panel as hint_panel};
pub(super) use propagate::tally;
pub(super) use rate::ratings;
pub(super) use step::{panel as stepped_panel, stepped};
pub(super) use steps::panel as steps_panel;

use super::model::{Model, Running};
use super::msg::Effect;
use answers::protocol::{Answer, JobKind};
pub(super) use question::Question;
use question::{Shown, show};
use words::thousands;

/// Generates, from the rows below, what the page must know of every question: which it is, whether it has a button,
/// what its answer changes, how that is shown.
macro_rules! questions {
    (
        shown { $($shown:ident: $plain:expr,)* }
        told { $($told:ident: $own:expr,)* }
        without_button { $($bare:ident: $quiet:expr,)* }
        answered($model:ident, $job:ident, $answer:ident) { $($changes:tt)* }
        panels { $($panels:tt)* }
    ) => {
        /// The question of this kind.
        pub(super) fn of(kind: JobKind) -> &'static Question {
            match kind {
                $(JobKind::$shown => &$plain,)*
                $(JobKind::$told => &$own,)*
                $(JobKind::$bare => &$quiet,)*
            }
        }

        /// The kinds of questions that have a button.
        pub const WITH_BUTTON: &[JobKind] = &[$(JobKind::$shown,)* $(JobKind::$told,)*];

        /// Applies an answer about the present board to the model.
        pub(super) fn answered($model: &mut Model, $job: &Running, $answer: Answer) -> Vec<Effect> {
            match $answer {
                $(Answer::$shown(_) => show($model, $answer),)*
                $($changes)*
            }
            Vec::new()
        }

        /// How to show an answer; `None` if it has state and therefore its own panel.
        pub(super) fn shown(answer: &Answer) -> Option<&dyn Shown> {
            match answer {
                $(Answer::$shown(found) => Some(found),)*
                $($panels)*
            }
        }
    };
}

questions! {
    // Their answers are shown and change nothing else.
    shown {
        Rate: rate::RATE,
        Diagnose: diagnose::DIAGNOSE,
        Backdoors: backdoors::BACKDOORS,
        Estimate: estimate::ESTIMATE,
    }
    // What their answers change is under `answered`.
    told {
        Propagate: propagate::PROPAGATE,
        Step: step::STEP,
        Hint: hint::HINT,
        Steps: steps::STEPS,
        Path: path::PATH,
        Shortest: shortest::SHORTEST,
        Prove: prove::PROVE,
        Solve: solve::SOLVE,
        LastCorrect: last_correct::LAST_CORRECT,
        Count: count::COUNT,
        TrueCandidates: true_candidates::TRUE_CANDIDATES,
        Save: save::SAVE,
        Export: formats::EXPORT,
        Examples: formats::EXAMPLES,
    }
    without_button {
        Craft: CRAFT,
        Read: READ,
    }
    answered(model, job, answer) {
        Answer::Propagate(found) if job.kind == JobKind::Step => step::answered(model, found),
        Answer::Propagate(found) => propagate::answered(model, found),
        Answer::Hint(found) => hint::answered(model, found),
        Answer::Marked(found, footing) => hint::answered_on_marks(model, found, footing),
        Answer::Steps(found) => steps::answered(model, found),
        Answer::Path(steps, solved, ratings) => path::answered(model, steps, solved, ratings),
        Answer::Prove(found) => prove::answered(model, found),
        Answer::Solve(found) if job.kind == JobKind::LastCorrect => last_correct::answered(model, &found),
        Answer::Solve(found) => solve::answered(model, found),
        Answer::Count(found) => count::answered(model, found),
        Answer::TrueCandidates(_) => true_candidates::answered(model, answer),
        Answer::Save(found) => return save::answered(model, found),
        Answer::Formats(found) => return crate::text::formats::came(model, job.kind, found),
        // Not asked by a button.
        Answer::Check(_) | Answer::Er(_) | Answer::Craft(_) | Answer::Read(_) | Answer::Show(_) => {}
        Answer::Import(..) => {}
    }
    panels {
        Answer::Solve(found) => Some(found),
        Answer::Count(found) => Some(found),
        Answer::TrueCandidates(found) => Some(found),
        Answer::Save(found) => Some(found),
        Answer::Check(_) | Answer::Er(_) | Answer::Hint(_) | Answer::Steps(_) | Answer::Path(..) => None,
        Answer::Marked(..) => None,
        Answer::Propagate(_) | Answer::Prove(_) | Answer::Craft(_) | Answer::Read(_) | Answer::Show(_) => None,
        Answer::Import(..) | Answer::Formats(_) => None,
    }
}

/// The question whose button has this name.
pub(super) fn named(slug: &str) -> Option<JobKind> {
    let mut kinds = WITH_BUTTON.iter().copied();
    kinds.find(|&kind| of(kind).slug == slug)
}

/// The question of the Create workspace, which uses its fields.
static CRAFT: Question = Question {
    slug: "craft",
    working: key::WORKING_CRAFT,
    workspace: None,
    so_far: |voice, _| voice.text(key::WORKING_CRAFT),
    outlives_engine: true,
    ..Question::PLAIN
};

/// The question of what a long text means, however it came in.
static READ: Question = Question {
    slug: "read",
    working: key::WORKING_READ,
    workspace: None,
    so_far: |voice, progress| voice.say(key::READ_SO_FAR, &[("n", &thousands(progress.nodes))]),
    ..Question::PLAIN
};

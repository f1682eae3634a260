//! All buttons of the laboratory, with their names in `data-do`.

use super::class::Errand;
use super::model::Room;
use super::owner::Owner;
use lab::ALGORITHMS;
use lab::models::Export;
use watch::Stop;

/// A button of the laboratory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Run, or pause.
    Run,
    /// One step.
    Step,
    /// One step back.
    Back,
    /// Back to the beginning.
    Restart,
    /// End the run for good.
    Cancel,
    /// Run on until one of these happens.
    To(Stop),
    /// Add an algorithm to the race.
    AddLane,
    /// Remove this one from the race.
    DropLane(usize),
    /// Race this one against itself without formulas.
    Against(usize),
    /// Use an example for a formula: the owner, the algorithm's place, the option, and the example's index.
    Example(Owner, usize, &'static str, usize),
    /// Go to another room.
    Room(Room),
    /// Copy the link to this run.
    CopyLink,
    /// Copy the markup that embeds this run in another page.
    CopyEmbedding,
    /// Save the trace as CSV.
    SaveCsv,
    /// Save the trace as JSON.
    SaveJson,
    /// Save the model of the puzzle.
    SaveModel(Export),
    /// Show or hide the numbers of a picture, by its index on the page.
    Numbers(usize),
    /// Enlarge a picture, or shrink it again, by its index on the page.
    Enlarge(usize),
    /// Save a picture, by its index on the page.
    SaveChart(usize),
    /// Begin the experiment.
    TrialRun,
    /// Stop it.
    TrialStop,
    /// Save the experiment's rows.
    TrialCsv,
    /// Add an algorithm to the experiment.
    TrialAdd,
    /// Add this algorithm again, with the same options.
    TrialTwin(usize),
    /// Remove this algorithm from the experiment.
    TrialDrop(usize),
    /// Copy the link to the experiment.
    TrialLink,
    /// Save the experiment as a file.
    TrialSave,
    /// Watch the two compared algorithms on this puzzle of the experiment.
    TrialWatch(usize),
    /// Set an exercise up.
    Lesson(usize),
    /// Something for a class.
    Class(Errand),
    /// Show only the part of a run's search tree below the chosen node.
    Closer(usize),
    /// Show the search tree from one node higher.
    Farther(usize),
    /// Show the whole search tree.
    Whole(usize),
    /// Merge the search trees of two runs.
    Merge,
}

impl Button {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Self::Run => "run".to_owned(),
            Self::Step => "step".to_owned(),
            Self::Back => "back".to_owned(),
            Self::Restart => "restart".to_owned(),
            Self::Cancel => "cancel".to_owned(),
            Self::To(stop) => format!("to:{}", stop.slug()),
            Self::AddLane => "add".to_owned(),
            Self::DropLane(place) => format!("drop:{place}"),
            Self::Against(place) => format!("against:{place}"),
            Self::Example(owner, place, name, at) => {
                format!("example:{}/{at}", owner.field(place, name))
            }
            Self::Room(room) => format!("room:{}", room.slug()),
            Self::CopyLink => "link".to_owned(),
            Self::CopyEmbedding => "embedding".to_owned(),
            Self::SaveCsv => "csv".to_owned(),
            Self::SaveJson => "json".to_owned(),
            Self::SaveModel(export) => format!("model:{}", export.slug()),
            Self::Numbers(place) => format!("numbers:{place}"),
            Self::Enlarge(place) => format!("enlarge:{place}"),
            Self::SaveChart(place) => format!("chart:{place}"),
            Self::TrialRun => "trial".to_owned(),
            Self::TrialStop => "trial-stop".to_owned(),
            Self::TrialCsv => "trial-csv".to_owned(),
            Self::TrialAdd => "trial-add".to_owned(),
            Self::TrialTwin(place) => format!("trial-twin:{place}"),
            Self::TrialDrop(place) => format!("trial-drop:{place}"),
            Self::TrialLink => "trial-link".to_owned(),
            Self::TrialSave => "trial-save".to_owned(),
            Self::TrialWatch(puzzle) => format!("trial-watch:{puzzle}"),
            Self::Lesson(place) => format!("lesson:{place}"),
            Self::Class(errand) => errand.name(),
            Self::Closer(lane) => format!("closer:{lane}"),
            Self::Farther(lane) => format!("farther:{lane}"),
            Self::Whole(lane) => format!("whole:{lane}"),
            Self::Merge => "merge".to_owned(),
        }
    }

    /// The button with this name.
    pub fn named(name: &str) -> Option<Self> {
        let (word, rest) = name.split_once(':').unwrap_or((name, ""));
        let place = rest.parse();
        Some(match word {
            "run" => Self::Run,
            "step" => Self::Step,
            "back" => Self::Back,
            "restart" => Self::Restart,
            "cancel" => Self::Cancel,
            "to" => Self::To(Stop::ALL.into_iter().find(|stop| stop.slug() == rest)?),
            "add" => Self::AddLane,
            "drop" => Self::DropLane(place.ok()?),
            "against" => Self::Against(place.ok()?),
            "example" => example(rest)?,
            "room" => Self::Room(Room::ALL.into_iter().find(|room| room.slug() == rest)?),
            "link" => Self::CopyLink,
            "embedding" => Self::CopyEmbedding,
            "csv" => Self::SaveCsv,
            "json" => Self::SaveJson,
            "model" => Self::SaveModel(Export::ALL.into_iter().find(|e| e.slug() == rest)?),
            "numbers" => Self::Numbers(place.ok()?),
            "enlarge" => Self::Enlarge(place.ok()?),
            "chart" => Self::SaveChart(place.ok()?),
            "trial" => Self::TrialRun,
            "trial-stop" => Self::TrialStop,
            "trial-csv" => Self::TrialCsv,
            "trial-add" => Self::TrialAdd,
            "trial-twin" => Self::TrialTwin(place.ok()?),
            "trial-drop" => Self::TrialDrop(place.ok()?),
            "trial-link" => Self::TrialLink,
            "trial-save" => Self::TrialSave,
            "trial-watch" => Self::TrialWatch(place.ok()?),
            "lesson" => Self::Lesson(place.ok()?),
            "closer" => Self::Closer(place.ok()?),
            "farther" => Self::Farther(place.ok()?),
            "whole" => Self::Whole(place.ok()?),
            "merge" => Self::Merge,
            _ => Self::Class(Errand::named(word, place.ok())?),
        })
    }
}

/// The button for `owner/place/name/at`, if some algorithm has an option of this name.
fn example(rest: &str) -> Option<Button> {
    let (field, at) = rest.rsplit_once('/')?;
    let (owner, place, name) = Owner::of(field)?;
    let mut rows = ALGORITHMS.iter().flat_map(|row| row.options);
    let row = rows.find(|row| row.name == name)?;
    Some(Button::Example(owner, place, row.name, at.parse().ok()?))
}

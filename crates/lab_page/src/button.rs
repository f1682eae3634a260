//! All buttons of the laboratory, with their names in `data-do`.

use super::class::Errand;
use super::model::Room;
use super::owner::Owner;
use lab::ALGORITHMS;
use lab::models::Export;
use markup::{Act, Numbered, Plain};
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

impl Act for Button {
    const PLAIN: &'static [Plain<Self>] = &[
        ("run", Self::Run),
        ("step", Self::Step),
        ("back", Self::Back),
        ("restart", Self::Restart),
        ("cancel", Self::Cancel),
        ("add", Self::AddLane),
        ("link", Self::CopyLink),
        ("embedding", Self::CopyEmbedding),
        ("csv", Self::SaveCsv),
        ("json", Self::SaveJson),
        ("trial", Self::TrialRun),
        ("trial-stop", Self::TrialStop),
        ("trial-csv", Self::TrialCsv),
        ("trial-add", Self::TrialAdd),
        ("trial-link", Self::TrialLink),
        ("trial-save", Self::TrialSave),
        ("merge", Self::Merge),
    ];

    const NUMBERED: &'static [Numbered<Self>] = &[
        ("drop", Self::DropLane),
        ("against", Self::Against),
        ("numbers", Self::Numbers),
        ("enlarge", Self::Enlarge),
        ("chart", Self::SaveChart),
        ("trial-twin", Self::TrialTwin),
        ("trial-drop", Self::TrialDrop),
        ("trial-watch", Self::TrialWatch),
        ("lesson", Self::Lesson),
        ("closer", Self::Closer),
        ("farther", Self::Farther),
        ("whole", Self::Whole),
    ];

    fn number(self) -> usize {
        match self {
            Self::DropLane(number)
            | Self::Against(number)
            | Self::Numbers(number)
            | Self::Enlarge(number)
            | Self::SaveChart(number)
            | Self::TrialTwin(number)
            | Self::TrialDrop(number)
            | Self::TrialWatch(number)
            | Self::Lesson(number)
            | Self::Closer(number)
            | Self::Farther(number)
            | Self::Whole(number) => number,
            _ => 0,
        }
    }

    fn other_name(self) -> String {
        match self {
            Self::To(stop) => format!("to:{}", stop.slug()),
            Self::Room(room) => format!("room:{}", room.slug()),
            Self::SaveModel(export) => format!("model:{}", export.slug()),
            Self::Example(owner, place, name, at) => {
                format!("example:{}/{at}", owner.field(place, name))
            }
            Self::Class(errand) => errand.name(),
            _ => String::new(),
        }
    }

    fn other_named(name: &str) -> Option<Self> {
        let (word, rest) = name.split_once(':').unwrap_or((name, ""));
        match word {
            "to" => find(&Stop::ALL, Stop::slug, rest).map(Self::To),
            "room" => find(&Room::ALL, Room::slug, rest).map(Self::Room),
            "model" => find(&Export::ALL, Export::slug, rest).map(Self::SaveModel),
            "example" => example(rest),
            _ => Errand::named(name).map(Self::Class),
        }
    }
}

fn find<T: Copy>(all: &[T], slug: fn(T) -> &'static str, name: &str) -> Option<T> {
    all.iter().copied().find(|one| slug(*one) == name)
}

/// The button for `owner/place/name/at`, if some algorithm has an option of this name.
fn example(rest: &str) -> Option<Button> {
    let (field, at) = rest.rsplit_once('/')?;
    let (owner, place, name) = Owner::of(field)?;
    let mut rows = ALGORITHMS.iter().flat_map(|row| row.options);
    let row = rows.find(|row| row.name == name)?;
    Some(Button::Example(owner, place, row.name, at.parse().ok()?))
}

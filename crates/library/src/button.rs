//! The buttons of the library, by their names in the page.

use super::query::Place;
use markup::{Act, Plain};

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Go to another place.
    Go(Place),
    /// Tick every row of the list, or untick all if all are ticked.
    TickAll,
    /// Rename the row.
    Rename,
    /// Delete the ticked rows, or else the row with the cursor.
    Delete,
    /// Restore the deleted rows that are ticked.
    Restore,
    /// Undo the last deletion.
    Undo,
    /// Remove the deleted rows for good; asks first.
    Empty,
    /// Confirm the removal.
    ReallyEmpty,
    /// Ask for the name of a new folder.
    NewFolder,
    /// Ask for a new name of the folder or tag shown.
    RenamePlace,
    /// Remove the folder or tag shown, but not its content.
    RemovePlace,
    /// Ask for the name of a new tag for the ticked rows.
    NewTag,
    /// Confirm the text typed.
    Ok,
    /// Close the question.
    Cancel,
    /// Rate all rows of the list.
    RateAll,
    /// Stop rating all rows.
    RateNoMore,
    /// Save the ticked rows as lines.
    SaveLines,
    /// Save the ticked rows as a table.
    SaveTable,
    /// Choose files to import.
    Import,
    /// Save everything as a file.
    Backup,
    /// Show the statistics, or the list again.
    Figures,
    /// Save the statistics as a table.
    SaveFigures,
    /// Restart the statistics from now on; asks first.
    Forget,
    /// Confirm the restart.
    ReallyForget,
    /// Go to the list.
    List,
    /// Save the damaged lines as a file.
    SaveDamaged,
    /// Remove the damaged lines.
    ForgetDamaged,
}

impl Act for Button {
    const PLAIN: &'static [Plain<Self>] = &[
        ("tick-all", Self::TickAll),
        ("rename", Self::Rename),
        ("delete", Self::Delete),
        ("restore", Self::Restore),
        ("undo", Self::Undo),
        ("empty", Self::Empty),
        ("really-empty", Self::ReallyEmpty),
        ("new-folder", Self::NewFolder),
        ("rename-place", Self::RenamePlace),
        ("remove-place", Self::RemovePlace),
        ("new-tag", Self::NewTag),
        ("ok", Self::Ok),
        ("cancel", Self::Cancel),
        ("rate-all", Self::RateAll),
        ("rate-no-more", Self::RateNoMore),
        ("save-lines", Self::SaveLines),
        ("save-table", Self::SaveTable),
        ("import", Self::Import),
        ("backup", Self::Backup),
        ("figures", Self::Figures),
        ("save-figures", Self::SaveFigures),
        ("forget", Self::Forget),
        ("really-forget", Self::ReallyForget),
        ("list", Self::List),
        ("save-damaged", Self::SaveDamaged),
        ("forget-damaged", Self::ForgetDamaged),
    ];

    fn other_name(self) -> String {
        match self {
            Self::Go(place) => format!("go:{}", place.name()),
            _ => String::new(),
        }
    }

    fn other_named(name: &str) -> Option<Self> {
        Place::named(name.strip_prefix("go:")?).map(Self::Go)
    }
}

impl Place {
    /// Its name in the page.
    pub fn name(self) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::Deleted => "deleted".to_owned(),
            Self::Folder(folder) => format!("folder-{folder}"),
            Self::Tag(tag) => format!("tag-{tag}"),
        }
    }

    /// The place with this name.
    pub fn named(name: &str) -> Option<Self> {
        let number = |prefix: &str| name.strip_prefix(prefix)?.parse().ok();
        match name {
            "all" => Some(Self::All),
            "deleted" => Some(Self::Deleted),
            _ => number("folder-")
                .map(Self::Folder)
                .or_else(|| number("tag-").map(Self::Tag)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_is_found_by_its_name() {
        let places = [Place::All, Place::Deleted, Place::Folder(3), Place::Tag(63)];
        let buttons = Button::PLAIN.iter().map(|(_, button)| *button);
        for button in buttons.chain(places.map(Button::Go)) {
            assert_eq!(Button::named(&button.name()), Some(button));
        }
        assert_eq!(Button::named("go:tag-x"), None);
    }
}

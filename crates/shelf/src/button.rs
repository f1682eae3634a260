//! The buttons of the library, by their names in the page.

use super::query::Place;

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

const NAMES: [(&str, Button); 26] = [
    ("tick-all", Button::TickAll),
    ("rename", Button::Rename),
    ("delete", Button::Delete),
    ("restore", Button::Restore),
    ("undo", Button::Undo),
    ("empty", Button::Empty),
    ("really-empty", Button::ReallyEmpty),
    ("new-folder", Button::NewFolder),
    ("rename-place", Button::RenamePlace),
    ("remove-place", Button::RemovePlace),
    ("new-tag", Button::NewTag),
    ("ok", Button::Ok),
    ("cancel", Button::Cancel),
    ("rate-all", Button::RateAll),
    ("rate-no-more", Button::RateNoMore),
    ("save-lines", Button::SaveLines),
    ("save-table", Button::SaveTable),
    ("import", Button::Import),
    ("backup", Button::Backup),
    ("figures", Button::Figures),
    ("save-figures", Button::SaveFigures),
    ("forget", Button::Forget),
    ("really-forget", Button::ReallyForget),
    ("list", Button::List),
    ("save-damaged", Button::SaveDamaged),
    ("forget-damaged", Button::ForgetDamaged),
];

impl Button {
    /// Its name in the page.
    pub fn name(self) -> String {
        match self {
            Self::Go(place) => format!("go:{}", place.name()),
            _ => {
                let row = NAMES.iter().find(|(_, button)| *button == self);
                row.map_or("", |(name, _)| name).to_owned()
            }
        }
    }

    /// The button with this name.
    pub fn named(name: &str) -> Option<Self> {
        if let Some(place) = name.strip_prefix("go:") {
            return Place::named(place).map(Self::Go);
        }
        let row = NAMES.iter().find(|(own, _)| *own == name);
        row.map(|(_, button)| *button)
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
        let buttons = NAMES.iter().map(|(_, button)| *button);
        for button in buttons.chain(places.map(Button::Go)) {
            assert_eq!(Button::named(&button.name()), Some(button));
        }
        assert_eq!(Button::named("go:tag-x"), None);
    }
}

//! Whose options a field sets.

/// Whose options a field sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A run's, or those of one of the runs of a race.
    Run,
    /// Those of an algorithm of the experiment.
    Trial,
}

impl Owner {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Run, Self::Trial];

    /// With what the names of its fields begin.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Run => "option",
            Self::Trial => "trial-option",
        }
    }

    /// The name of the field for this option of the algorithm in this place.
    pub fn field(self, place: usize, option: &str) -> String {
        format!("{}/{place}/{option}", self.slug())
    }

    /// The owner, the place and the option that a field is for, if it is for an option.
    pub fn of(field: &str) -> Option<(Self, usize, &str)> {
        let (slug, rest) = field.split_once('/')?;
        let (place, option) = rest.split_once('/')?;
        let owner = Self::ALL.into_iter().find(|owner| owner.slug() == slug)?;
        Some((owner, place.parse().ok()?, option))
    }
}

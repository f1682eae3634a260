//! The owner of the options that a field sets.

/// The owner of the options that a field sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A run, alone or in a race.
    Run,
    /// An algorithm of the experiment.
    Trial,
}

impl Owner {
    /// Both owners.
    pub const ALL: [Self; 2] = [Self::Run, Self::Trial];

    /// The prefix of the names of its fields.
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

//! The two ways to write chains and houses.

/// How a step is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// HoDoKu's: nice loops `3- r4c7 =3= r4c1 -3`, fish `8 c56 r37`.
    #[default]
    Hodoku,
    /// Eureka's: chains `(3)r4c7=(3)r4c1`, fish `(8)c56\r37`.
    Eureka,
}

impl Notation {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Hodoku, Self::Eureka];

    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Self::Hodoku => Self::Eureka,
            Self::Eureka => Self::Hodoku,
        }
    }
}

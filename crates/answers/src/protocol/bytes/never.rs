//! The error that never happens.

use serde::{de, ser};
use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// A type without values. A type that would refuse what it reads reports that through
/// [`checked`](nonet::board::checked).
#[derive(Debug)]
pub(super) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Error for Never {}

impl de::Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        unreachable!("a type of a message refuses a value by itself")
    }
}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        unreachable!("a type of a message cannot be written")
    }
}

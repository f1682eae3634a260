//! Values whose serialized form can also be invalid.

use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use std::fmt::{self, Formatter};
use std::marker::PhantomData;

/// Reads a value from its serialized form. Invalid forms are rejected by asking for a part that no message has. A
/// reader that goes on nevertheless, and rejects the whole at its end, gets the stand-in.
///
/// # Errors
/// The form cannot be read, or is invalid.
pub fn checked<'de, D, F, T>(
    from: D,
    known: fn(F) -> Option<T>,
    stand_in: fn() -> T,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    F: Deserialize<'de> + Default,
{
    from.deserialize_tuple(1, Checked(known, stand_in, PhantomData))
}

struct Checked<F, T>(fn(F) -> Option<T>, fn() -> T, PhantomData<F>);

impl<'de, F: Deserialize<'de> + Default, T> Visitor<'de> for Checked<F, T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a value in the form in which it travels")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<T, A::Error> {
        let form: F = parts.next_element()?.unwrap_or_default();
        if let Some(value) = (self.0)(form) {
            return Ok(value);
        }
        parts.next_element::<IgnoredAny>()?;
        Ok((self.1)())
    }
}
